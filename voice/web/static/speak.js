// Lines as sound, out of this device: one after the other, until the table says hush.

import { complain } from "./api.js";
import { $ } from "./dom.js";
import { t } from "./words.js";

const SIGNAL = "/audio/heard.wav";
const DUCKED = 0.15;

export function speaking(table) {
  const player = new Audio();
  const queue = [];
  const toggle = $("speak");
  let on = false;
  let playing = false;

  async function next() {
    const path = queue.shift();
    playing = path !== undefined;
    if (!playing) return;
    player.src = path;
    try {
      await player.play();
    } catch (error) {
      if (error.name === "NotAllowedError") {
        turn(false);
        complain(t("speak-blocked"));
      } else if (error.name !== "AbortError") next();
    }
  }

  function turn(wanted) {
    on = wanted;
    toggle.setAttribute("aria-checked", String(on));
    table.captions.aloud(on);
    if (!on) hush();
  }

  function hush() {
    queue.length = 0;
    playing = false;
    player.pause();
  }

  player.addEventListener("ended", next);
  player.addEventListener("error", () => playing && next());
  toggle.addEventListener("click", () => {
    turn(!on);
    if (on) play(SIGNAL); // within the press: from now on the browser lets us speak
  });

  function play(path) {
    if (!on) return;
    queue.push(path);
    if (!playing) next();
  }

  return {
    play,
    hush,
    volume(percent, ducked = false) {
      player.volume = Math.min(1, Math.max(0, percent / 100)) * (ducked ? DUCKED : 1);
    },
  };
}
