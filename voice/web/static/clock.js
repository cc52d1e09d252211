// What is left, counted down between two messages of the table.

import { $ } from "./dom.js";
import { onLanguage, t } from "./words.js";

export function clock() {
  const face = $("clock");
  let told = null;
  let at = 0;

  function tick() {
    const text = told ? left(Math.max(0, told.seconds - (told.runs ? (performance.now() - at) / 1000 : 0))) : "";
    if (face.textContent !== text) face.textContent = text;
  }

  function left(seconds) {
    if (!told.exact) return t("clock-about", { time: Math.max(1, Math.round(seconds / 60)) });
    const whole = Math.ceil(seconds);
    return t("clock-left", { time: `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` });
  }

  setInterval(tick, 250);
  onLanguage(tick);
  return (view) => {
    told = view.clock;
    at = performance.now();
    face.classList.toggle("exact", Boolean(told?.exact));
    $("paused").hidden = !view.held;
    tick();
  };
}
