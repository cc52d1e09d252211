// The cards at dawn, read out one by one, and how it has ended.

import { $, el, once, show } from "./dom.js";
import { pick } from "./pick.js";
import { t } from "./words.js";

const ASKED = ["card", "saw", "artifacts"];

export function ending(table) {
  let holder = null;

  const cards = once((ask, about, seats, roles, told) => {
    const box = $("cards-pick");
    const distinct = [...new Set(roles)].map((id) => ({ id, label: table.role(id) }));
    const all = table.roles().map((role) => ({ id: role.id, label: role.name }));
    const none = { id: "", label: t("card-none") };
    if (ask === "card") {
      pick(box, t("card-who", { player: table.name(about) }), distinct, (role) => table.send("TellCard", { role, player: about }));
    } else if (ask === "saw") {
      pick(box, table.view.last_said.at(-1) ?? t("cards"), [...all, none], (role) => (role ? table.send("TellCard", { role }) : table.send("No")));
    } else if (ask === "artifacts" && holder) {
      const artifacts = table.artifacts().map((id) => ({ id, label: t(`artifact-${id}`) }));
      pick(box, t("artifact-which", { player: table.name(holder) }), artifacts, (artifact) => {
        const player = holder;
        holder = null;
        table.send("TellArtifact", { artifact, player });
      });
    } else if (ask === "artifacts") {
      pick(box, t("artifact-who"), [...seats.map((id) => ({ id, label: table.name(id) })), { id: "", label: t("artifact-no") }], (player) => {
        if (!player) return table.send("No");
        holder = player;
        table.render();
      });
    }
    $("cards-told").replaceChildren(
      ...seats.filter((seat) => seat in told).map((seat) => el("li", {}, t("vote-given", { player: table.name(seat), name: table.role(told[seat]) }))),
    );
  });

  const result = once((outcome, told, seats) => {
    const names = (found) => found.map((seat) => table.name(seat)).join(", ") || t("result-nobody");
    const teams = outcome.teams.map((team) => t(team === "werehamster" ? "werehamster-wins" : `team-${team}`)).join(", ");
    const rows = [
      [t("result-won"), teams ? `${names(outcome.winners)} (${teams})` : names(outcome.winners), "won"],
      [t("result-dead"), names(outcome.deaths), ""],
      [t("result-why"), outcome.reason, "why"],
    ];
    $("outcome").replaceChildren(
      el("dl", {}, ...rows.flatMap(([term, text, kind]) => [el("dt", {}, term), el("dd", { className: kind, lang: kind === "why" ? table.view.settings.language : "" }, text)])),
      el("ul", { className: "given" }, ...seats.filter((seat) => seat in told).map((seat) => el("li", {}, t("vote-given", { player: table.name(seat), name: table.role(told[seat]) })))),
    );
    for (const each of $("outcome").querySelectorAll('[lang=""]')) each.removeAttribute("lang");
  });

  return (view, language) => {
    const asking = ASKED.includes(view.question);
    const seats = view.seats.map((seat) => seat.id);
    if (!asking || view.question !== "artifacts") holder = null;
    show($("cards"), asking);
    if (asking) cards(view.question, view.about, seats, view.roles, view.cards, holder, language);
    show($("result"), view.known.result !== null);
    if (view.known.result) result(view.known.result, view.cards, seats, language);
  };
}
