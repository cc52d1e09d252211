// Before the night: roles, players, what is wrong with the deck, and the start. After a game, folded away until it is wanted.

import { ask, trying } from "./api.js";
import { $, button, el, once, refill, show } from "./dom.js";
import { draft } from "./draft.js";
import { roleCards } from "./roles.js";
import { onLanguage, t } from "./words.js";

export function lobby(table) {
  const deck = draft();
  const seen = { deck: "", seats: "" };
  const stored = `nightcaller-draft-${table.code}`;
  let kept = JSON.parse(sessionStorage.getItem(stored) ?? "null");
  let asked = 0;
  let found = null;
  const pickable = () => table.roles(deck.game).filter((role) => deck.game === "onenight" || role.kind === "special" || role.kind === "normal");
  const cards = roleCards(table, deck, changed);

  function changed() {
    sessionStorage.setItem(stored, JSON.stringify({ deck, seen }));
    write();
    look();
  }

  async function look() {
    const mine = ++asked;
    const body = { roles: deck.roles(pickable()), players: deck.players, game: deck.game, language: table.language(), storyteller: deck.teller };
    const answer = await trying(() => ask("POST", "/api/deck", body));
    if (!answer || mine !== asked) return;
    found = answer;
    judge();
  }

  function judge() {
    const empty = deck.game === "onenight" && !found.cards;
    $("deck-count").textContent = found.wanted === null || found.wanted === undefined ? t("deck-cards", { n: found.cards }) : t("deck-count", { n: found.cards, of: found.wanted });
    if (deck.game === "wolfen") chips(found.roles);
    const problems = empty ? [] : found.problems;
    if (!problems.some((problem) => problem.repair)) leave($("problems-box"));
    if (!problems.length) leave($("problems-open"));
    refill($("problems"), problems.map((problem) =>
      el("li", {}, el("span", {}, problem.text), " ", problem.repair ? button(t("repair"), () => { deck.mend(problem.repair); changed(); }) : null)));
    $("problems-open").textContent = t("problems-count", { n: problems.length });
    show($("problems-open"), problems.length > 0);
    show($("problems-box"), problems.length > 0);
    $("advice").replaceChildren(...found.advice.map((tip) => el("li", {}, tip)));
    $("advice-box").hidden = found.advice.length === 0;
  }

  function chips(roles) {
    const counts = new Map();
    for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
    const chip = (role, n) => {
      const name = table.role(role, deck.game);
      const label = n > 1 ? `${name} × ${n}` : name;
      if (!deck.count(role)) return el("li", { className: "chip" }, label);
      return el("li", {}, button(`${label} ×`, () => { deck.change(role, -1, 100); changed(); }, { className: "chip", "aria-label": t("role-remove", { role: label }) }));
    };
    if (!Object.keys(deck.counts).length) [$("deck"), $("deck-clear")].forEach(leave);
    refill($("deck"), [...counts].map(([role, n]) => chip(role, n)));
    $("deck-none").hidden = roles.length > 0;
    show($("deck-clear"), Object.keys(deck.counts).length > 0);
  }

  function write() {
    for (const each of $("games").querySelectorAll("input")) each.checked = each.value === deck.game;
    for (const each of $("tellers").querySelectorAll("input")) each.checked = each.value === deck.teller;
    $("tellers").hidden = deck.game !== "wolfen";
    $("presets-box").hidden = deck.game !== "onenight";
    $("players").textContent = deck.players;
    $("fewer").disabled = $("more-players").disabled = deck.names.length > 0;
    if (document.activeElement !== $("names")) $("names").value = deck.names.join(", ");
    cards.show(pickable());
    if (deck.game === "onenight") chips(deck.roles(pickable()));
  }

  /** What has changed at the table counts more than what was picked here before; the rest stays. */
  function adopt(view) {
    const plan = JSON.stringify([view.game, view.roles, view.known.storyteller]);
    const seats = JSON.stringify([view.players, view.seats]);
    if (kept) {
      // Loaded anew: the picks of before, unless the table has moved on.
      const before = kept;
      kept = null;
      Object.assign(deck, before.deck);
      Object.assign(seen, before.seen);
      if (plan === seen.deck && seats === seen.seats) return changed();
    }
    if (plan === seen.deck && seats === seen.seats) return;
    if (seats !== seen.seats) deck.sit(view);
    if (plan !== seen.deck) {
      deck.game = view.game;
      deck.teller = view.known.storyteller || deck.teller;
      // Of the long game, the other cards follow from the number of players.
      const named = new Set(pickable().filter((role) => view.game === "onenight" || role.kind === "special").map((role) => role.id));
      deck.take(view.roles.filter((role) => named.has(role)));
    }
    Object.assign(seen, { deck: plan, seats });
    changed();
  }

  const choices = once(() => {
    const games = table.catalogue.games.map((game) =>
      el("label", {}, el("input", { type: "radio", name: "game", value: game.id, on: { change: () => { deck.play(game); changed(); } } }), ` ${game.name}`));
    refill($("games"), [$("games").firstElementChild, ...games]);
    refill($("presets"), table.catalogue.presets.map((preset) =>
      el("li", {}, button(t("preset-from", { name: preset.name, least: preset.players }), () => {
        deck.take(preset.roles);
        if (!deck.names.length) deck.players = Math.max(deck.players, preset.players);
        changed();
      }))));
  });

  const step = (by) => () => {
    const { least, most } = table.game(deck.game);
    deck.players = Math.min(most, Math.max(least, deck.players + by));
    changed();
  };
  $("fewer").addEventListener("click", step(-1));
  $("more-players").addEventListener("click", step(1));
  $("names").addEventListener("input", () => {
    deck.seat($("names").value.split(/[,;\n]/).map((name) => name.trim()).filter(Boolean));
    changed();
  });
  $("deck-clear").addEventListener("click", () => { deck.take([]); changed(); });
  for (const each of $("tellers").querySelectorAll("input")) each.addEventListener("change", () => { deck.teller = each.value; changed(); });
  $("begin").addEventListener("click", () => trying(start));
  $("problems-open").addEventListener("click", () => unfold($("problems-open"), $("problems-open").getAttribute("aria-expanded") !== "true"));
  $("change-deck").addEventListener("click", () => {
    unfold($("change-deck"), $("lobby").hidden);
    table.render();
  });
  // What has the focus is never scrolled to where the foot of the lobby covers it.
  new ResizeObserver(() => document.documentElement.style.setProperty("--foot", `${$("foot").offsetHeight}px`)).observe($("foot"));

  async function start() {
    const slots = { roles: deck.roles(pickable()), players: deck.players, game: deck.game, now: true };
    if (deck.game === "wolfen") slots.storyteller = deck.teller;
    else slots.only = true;
    const named = table.view.seats.filter((seat) => seat.id === seat.name).map((seat) => seat.name);
    if (named.join("\n") !== deck.names.join("\n")) await ask("PUT", `/api/tables/${table.code}/names`, { names: deck.names });
    await ask("POST", `/api/tables/${table.code}/commands`, { intent: "StartNight", slots });
  }

  onLanguage(() => {
    choices(table.language());
    changed();
  });

  return (view) => {
    choices(table.language());
    const between = ["setup", "over"].includes(view.phase) && !["dealt", "card", "saw", "side", "artifacts"].includes(view.question);
    const folds = between && view.phase === "over";
    if (!folds) unfold($("change-deck"), false);
    show($("change-deck"), folds);
    const shown = between && (!folds || $("change-deck").getAttribute("aria-expanded") === "true");
    show($("lobby"), shown);
    if (shown) adopt(view);
  };
}

/** Whoever has mended the deck, or emptied it, goes on to the start, and the page stays where it is. */
function leave(element) {
  if (element.contains(document.activeElement)) $("begin").focus({ preventScroll: true });
}

function unfold(press, open) {
  press.setAttribute("aria-expanded", String(open));
}
