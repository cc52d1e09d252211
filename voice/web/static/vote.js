// Votes and accusations: one player after the other, each a single press.

import { $, button, el, once, show } from "./dom.js";
import { pick } from "./pick.js";
import { t } from "./words.js";

export function vote(table) {
  let changing = null;

  const write = once((kind, voters, targets, given) => {
    const asks = { votes: ["votes", "vote-who", "RecordVote", "voter"], accusations: ["accusations", "accuse-who", "Accuse", "accuser"] };
    const [title, who, intent, slot] = asks[kind];
    const voter = changing ?? voters.find((seat) => !(seat in given));
    $("vote-title").textContent = t(title);
    if (voter === undefined) {
      const go = button(t("who-won"), () => table.send("WhoWon"));
      const inside = $("vote-pick").contains(document.activeElement);
      $("vote-pick").replaceChildren(...(kind === "votes" && table.view.game === "onenight" ? [go] : []));
      if (inside) go.focus();
    } else {
      const options = targets.filter((seat) => seat !== voter).map((id) => ({ id, label: table.name(id) }));
      pick($("vote-pick"), t(who, { player: table.name(voter) }), options, (target) => {
        changing = null;
        table.send(intent, { [slot]: voter, target });
      });
    }
    $("vote-given").replaceChildren(
      ...voters.filter((seat) => seat in given).map((seat) =>
        el("li", {}, t("vote-given", { player: table.name(seat), name: table.name(given[seat]) }), " ",
          button(t("change"), () => {
            changing = seat;
            table.render();
            $("vote-pick").querySelector("button")?.focus();
          }, { className: "plain-button", "aria-label": t("vote-change", { player: table.name(seat) }) })),
      ),
    );
  });

  return (view, language) => {
    const found = asked(view);
    show($("vote"), found !== null);
    if (found) write(found.kind, found.voters, found.targets, found.given, language, changing);
  };
}

/** Who has to be asked now, about whom; nobody outside of votes. */
function asked(view) {
  const seats = view.seats.map((seat) => seat.id);
  const { dead, out, nominees, accusations } = view.known;
  const living = seats.filter((seat) => !dead.includes(seat));
  if (view.game === "onenight") {
    const over = view.phase !== "vote" || ["card", "saw", "artifacts"].includes(view.question);
    return over || seats.length === 0 ? null : { kind: "votes", voters: seats, targets: seats, given: view.votes };
  }
  if (view.part === "accusations" || view.question === "accusations") {
    return { kind: "accusations", voters: seats.filter((seat) => !out.includes(seat)), targets: living, given: accusations };
  }
  if (view.part === "vote" || view.question === "votes") {
    return { kind: "votes", voters: living.filter((seat) => !nominees.includes(seat)), targets: nominees, given: view.votes };
  }
  return null;
}
