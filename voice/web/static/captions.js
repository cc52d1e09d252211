// What is said, as large as it can be; what was said before stays smaller above it.

import { $, el } from "./dom.js";

const KEPT = 5;

export function captions() {
  const box = $("captions");

  function add(text, language, narration) {
    $("captions-none").hidden = true;
    box.append(el("p", { lang: language, className: narration ? "narration" : "answer" }, text));
    while (box.children.length > KEPT) box.firstElementChild.remove();
  }

  return {
    add,
    /** After a reload or a cut: what is being said at present, unless it stands here already. */
    catchUp(view) {
      const telling = view.part && !view.question ? view.known.caption : view.last_said;
      const last = box.lastElementChild?.textContent;
      if (!telling.length || telling.at(-1) === last) return;
      for (const text of telling) add(text, view.settings.language, Boolean(view.part && !view.question));
    },
    /** What sounds here is not read out by a screen reader as well. */
    aloud(speaking) {
      box.setAttribute("aria-live", speaking ? "off" : "polite");
    },
  };
}
