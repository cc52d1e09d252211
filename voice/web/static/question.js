// What the moderator waits to be told: a button for every answer that fits.

import { $, button, lost, once, show } from "./dom.js";
import { pick, pickSome } from "./pick.js";
import { t } from "./words.js";

const YES_OR_NO = ["repair", "start", "stop", "meant", "go on", "storyteller", "dealt", "next night", "side", "gave away"];
const ELSEWHERE = ["card", "saw", "artifacts"];
const SIDES = { human: "humans-win", wolfen: "wolfen-win", werehamster: "werehamster-wins" };

export function question(table) {
  const box = $("answers");

  const write = once((ask, seats, dead, nominees, teller) => {
    const inside = box.contains(document.activeElement);
    const living = seats.filter((seat) => !dead.includes(seat.id)).map((seat) => ({ id: seat.id, label: table.name(seat.id) }));
    const send = (intent, slots = {}) => () => table.send(intent, slots);
    if (YES_OR_NO.includes(ask)) {
      box.replaceChildren(button(t("yes"), send("Yes"), { className: "chief" }), button(t("no"), send("No")));
      if (ask === "next night" && teller !== "voice") box.append(...wins(send));
    } else if (ask === "winner") box.replaceChildren(...wins(send));
    else if (ask === "players") pick(box, t("players"), table.sizes().map((n) => ({ id: n, label: String(n) })), (n) => table.send("SetPlayers", { players: n }));
    else if (ask === "deaths") {
      pickSome(box, t("dead-so-far"), living, t("these-died"), (players) => players.length && table.send("Died", { players }));
      box.append(button(t("nobody-died"), send("NobodyDied")));
    } else if (ask === "nominees") {
      pickSome(box, t("nominees"), living, t("these-nominated"), (players) => players.length && table.send("Nominate", { players }));
    } else if (ask === "executed") {
      pick(box, t("executed"), nominees.map((id) => ({ id, label: table.name(id) })), (player) => table.send("Execute", { player }));
    } else if (ask === "accusations" || ask === "votes") {
      box.replaceChildren(button(t("next-part"), send("Skip")));
    } else box.replaceChildren();
    if (inside) (box.querySelector("button") ?? { focus: lost }).focus();
  });

  return (view, language) => {
    const asked = view.question !== null && !ELSEWHERE.includes(view.question);
    if (asked) {
      write(view.question, view.seats, view.known.dead, view.known.nominees, view.known.storyteller, language, view.last_said);
      $("question-text").textContent = view.last_said.at(-1) ?? "";
      $("question-text").lang = view.settings.language;
    }
    show($("question"), asked && (view.question !== "roles" || box.children.length > 0));
  };
}

function wins(send) {
  return Object.entries(SIDES).map(([faction, label]) => button(t(label), send("Wins", { faction })));
}
