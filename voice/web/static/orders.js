// Orders to the moderator as buttons and keys: whatever can be said in a word.

import { $, button, once, refill } from "./dom.js";
import { t } from "./words.js";

const EXTRA = 60;

export function orders(table) {
  const press = (label, intent, slots = {}, properties = {}) =>
    button(t(label), () => table.send(intent, slots), properties);

  const chief = once((running, held, part, phase, game, question) => {
    const shown = [];
    if (running) {
      shown.push(press(held ? "resume" : "pause", held ? "Resume" : "Pause", {}, { className: "chief", "aria-keyshortcuts": "F2" }));
      shown.push(press("repeat", "Repeat", {}, { "aria-keyshortcuts": "F4" }));
      if (part === "day") {
        shown.push(press("minute", "MoreTime", { seconds: EXTRA }, { "aria-keyshortcuts": "F8" }));
        shown.push(press("vote-now", "StartVote"));
      } else {
        shown.push(press("more-time", "MoreTime", {}, { "aria-keyshortcuts": "F8" }));
        shown.push(press("skip", "Skip"));
      }
    } else if (phase === "over" && !question) shown.push(press("same-again", "SameAgain", {}, { className: "chief" }));
    else if (phase === "vote") {
      if (game === "onenight") shown.push(press("talk-longer", "StartTimer"));
      shown.push(press("repeat", "Repeat"), press("undo", "Undo"));
    }
    refill($("orders"), shown);
  });

  const further = once((running, phase, game, detail) => {
    const shown = [press("slower", "SetPace", { pace: "slower" }), press("faster", "SetPace", { pace: "faster" })];
    shown.push(press("quieter", "SetVolume", { volume: "quieter" }), press("louder", "SetVolume", { volume: "louder" }));
    shown.push(press(detail === "full" ? "brief" : "full", "SetDetail", { detail: detail === "full" ? "brief" : "full" }));
    if (running) shown.push(press("who-next", "WhoIsNext"), press("time-left", "TimeLeft"));
    if (!running) shown.push(press("repeat", "Repeat"));
    shown.push(press("undo", "Undo"), press("help", "Help"));
    if (game === "wolfen" && phase !== "setup" && phase !== "over") shown.push(button(t("gave-away"), table.askWhoGaveAway));
    if (phase !== "setup" && phase !== "over") shown.push(press("stop", "Stop"));
    refill($("more-orders"), shown);
  });

  document.addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !table.view) return;
    const keys = { F2: table.view.held ? "Resume" : "Pause", F4: "Repeat", F8: "MoreTime" };
    if (!(event.key in keys)) return;
    event.preventDefault();
    table.send(keys[event.key]);
  });

  return (view, language) => {
    const running = view.part !== null;
    chief(running, view.held, view.part, view.phase, view.game, view.question, language);
    further(running, view.phase, view.game, view.settings.detail, language);
  };
}
