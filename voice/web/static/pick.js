// One out of several, asked again and again: the focus goes along from question to question.

import { button, el } from "./dom.js";

let count = 0;

/** Fills a box with a question and a button for each answer; the next one takes the focus where it was inside. */
export function pick(box, title, options, picked) {
  const inside = box.contains(document.activeElement);
  const id = `pick-${++count}`;
  const buttons = options.map((option) =>
    button(option.label, () => picked(option.id), { "aria-pressed": option.chosen ? "true" : "false" }),
  );
  if (!options.some((option) => "chosen" in option)) buttons.forEach((each) => each.removeAttribute("aria-pressed"));
  box.replaceChildren(
    el("div", { role: "group", "aria-labelledby": id }, el("p", { id, className: "prompt" }, title), el("div", { className: "row" }, ...buttons)),
  );
  if (inside) buttons[0]?.focus();
}

/** Some out of several, and then what is done with them. */
export function pickSome(box, title, options, doing, picked) {
  const id = `pick-${++count}`;
  const boxes = options.map((option) => el("input", { type: "checkbox", value: option.id }));
  const labels = boxes.map((each, at) => el("label", { className: "check" }, each, ` ${options[at].label}`));
  const go = button(doing, () => picked(boxes.filter((each) => each.checked).map((each) => each.value)), { className: "chief" });
  box.replaceChildren(
    el("div", { role: "group", "aria-labelledby": id }, el("p", { id, className: "prompt" }, title), el("div", { className: "row" }, ...labels, go)),
  );
}
