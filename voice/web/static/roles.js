// Every role as a card that can be put into the deck, found by its name.

import { $, button, el, once } from "./dom.js";
import { t } from "./words.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function roleCards(table, deck, changed) {
  const search = $("search");
  let shown = [];
  const parts = new Map();

  const write = once((roles) => {
    parts.clear();
    shown = roles;
    $("roles").replaceChildren(...roles.map(card));
    filter();
  });

  function card(role) {
    // Hidden it still describes the card to a screen reader.
    const help = el("p", { id: `help-${role.id}`, className: "help", hidden: true }, role.help);
    const name = el("span", { className: "name" }, role.name);
    const team = el("span", { className: "team" }, t(`team-${role.team ?? "chosen"}`));
    const press = button("", () => add(role), { className: "take", "aria-describedby": help.id });
    const less = button("−", () => { deck.change(role.id, -1, role.cards); if (!deck.count(role.id)) press.focus(); changed(); }, { className: "less", "aria-label": t("role-remove", { role: role.name }) });
    const about = button("?", () => { help.hidden = !help.hidden; about.setAttribute("aria-expanded", String(!help.hidden)); }, { className: "about", "aria-label": t("role-about", { role: role.name }), "aria-expanded": "false", "aria-controls": help.id });
    press.append(name, el("span", { className: "count", "aria-hidden": "true" }), team);
    const item = el("li", { className: `role team-${role.team ?? "chosen"}` }, press, less, about, help);
    parts.set(role.id, { item, press, less });
    return item;
  }

  /** One more; of a card that there is once, none again. */
  function add(role) {
    const full = deck.count(role.id) >= role.cards;
    deck.change(role.id, full && role.cards === 1 ? -1 : 1, role.cards);
    changed();
  }

  function marks() {
    for (const role of shown) {
      const { item, press, less } = parts.get(role.id);
      const n = deck.count(role.id);
      item.classList.toggle("in", n > 0);
      press.setAttribute("aria-pressed", String(n > 0));
      press.setAttribute("aria-label", role.cards > 1 ? t("role-in", { role: role.name, n, of: role.cards }) : role.name);
      press.querySelector(".count").textContent = role.cards > 1 ? `${n} / ${role.cards}` : n ? "✓" : "";
      less.hidden = role.cards < 2 || n === 0;
    }
  }

  const matching = () => shown.filter((role) => plain(role.name).includes(plain(search.value.trim())));

  function filter() {
    const found = matching();
    for (const role of shown) parts.get(role.id).item.hidden = !found.includes(role);
    $("found").textContent = search.value.trim() ? t("found", { n: found.length }) : "";
  }

  search.addEventListener("input", filter);
  search.addEventListener("keydown", (event) => {
    const [first] = matching();
    if (event.key !== "Enter" || !search.value.trim() || !first) return;
    event.preventDefault();
    if (deck.count(first.id) < first.cards) add(first);
    search.select();
  });

  return {
    show(roles) {
      write(roles, table.language());
      marks();
    },
  };
}
