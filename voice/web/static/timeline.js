// The calls of the night, and where it is among them; the moon goes along.

import { $, el, once } from "./dom.js";

export function timeline() {
  const list = $("timeline");
  const write = once((titles, language) => {
    list.lang = language;
    list.replaceChildren(...titles.map((title) => el("li", {}, title)));
  });
  return (view) => {
    const calls = view.timeline;
    $("timeline-box").hidden = calls.length < 2;
    write(calls.map((call) => call.title), view.settings.language);
    calls.forEach((call, at) => {
      const row = list.children[at];
      row.className = call.when.replace(" ", "-");
      if (call.when !== "now") row.removeAttribute("aria-current");
      else if (!row.hasAttribute("aria-current")) {
        row.setAttribute("aria-current", "step");
        list.scrollTo({ top: row.offsetTop - list.offsetTop - list.clientHeight / 2, left: row.offsetLeft - list.offsetLeft - list.clientWidth / 3 });
      }
    });
    // What has to be scrolled must be reached with the keyboard.
    const scrolls = list.scrollWidth > list.clientWidth || list.scrollHeight > list.clientHeight;
    if (scrolls) list.tabIndex = 0;
    else list.removeAttribute("tabindex");
    const now = calls.findIndex((call) => call.when === "now");
    const way = calls.length > 1 && now >= 0 ? now / (calls.length - 1) : 0.5;
    document.documentElement.style.setProperty("--way", way.toFixed(3));
  };
}
