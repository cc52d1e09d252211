// A player's own phone: a card that lies covered, and a choice that nobody hears. Everyone's looks the same.

import { ask, complain, Refused, trying } from "./api.js";
import { $, button, el, refill, show } from "./dom.js";
import { follow } from "./follow.js";
import { enter, guarded } from "./session.js";
import * as words from "./words.js";

const { t } = words;
const code = document.body.dataset.code;
const STORED = `nightcaller-seat-${code}`;
const SHOWN = 20_000;
let mine = JSON.parse(localStorage.getItem(STORED) ?? "null");
let covering;

const address = (seat, way = "") => `/api/tables/${code}/seats/${encodeURIComponent(seat)}${way}`;
const name = (seat) => (seat.id === seat.name ? seat.id : t("seat", { n: seat.id }));

async function own(method, way, body) {
  return ask(method, address(mine.seat, way), body, undefined, { "Seat-Key": mine.key });
}

/** What the key of this seat opens; a key that fits no more is thrown away. */
async function look() {
  if (!mine) return seats();
  try {
    write(await own("GET", ""));
    show($("mine"), true);
    show($("choosing"), false);
  } catch (error) {
    if (!(error instanceof Refused) || ![403, 404].includes(error.status)) throw error;
    await left();
  }
  return undefined;
}

async function left() {
  mine = null;
  localStorage.removeItem(STORED);
  cover();
  await seats();
}

async function seats() {
  const found = await ask("GET", `/api/tables/${code}/seats`);
  refill($("seats"), found.seats.map((seat) =>
    seat.taken
      ? el("li", {}, `${t("seat-taken", { player: name(seat) })} `, button(t("seat-free"), () => trying(() => ask("DELETE", address(seat.id)).then(seats)), { className: "plain-button", "aria-label": t("seat-free-whose", { player: name(seat) }) }))
      : el("li", {}, button(name(seat), () => trying(() => take(seat.id)))),
  ));
  show($("mine"), false);
  show($("choosing"), true);
}

async function take(seat) {
  const { key } = await ask("POST", address(seat));
  mine = { seat, key };
  localStorage.setItem(STORED, JSON.stringify(mine));
  await look();
}

/** Always the same shape: a card, lines, and one list to choose from, whether there is anything in it or not. */
function write(view) {
  $("card").textContent = view.card || t("seat-not-dealt");
  $("lines").replaceChildren(...view.lines.map((line) => el("li", {}, line)));
  const offers = [{ do: "", about: "", text: t("seat-no-choice"), chosen: false }, ...view.offers];
  const before = $("offer").value;
  $("offer").replaceChildren(...offers.map((offer) => el("option", { value: JSON.stringify([offer.do, offer.about]) }, offer.chosen ? `✓ ${offer.text}` : offer.text)));
  if ([...$("offer").options].some((option) => option.value === before)) $("offer").value = before;
}

function cover() {
  clearTimeout(covering);
  $("secret").hidden = true;
  $("answer").textContent = "";
  $("reveal").setAttribute("aria-expanded", "false");
  $("reveal").textContent = t("seat-show");
}

function uncover() {
  $("secret").hidden = false;
  $("reveal").setAttribute("aria-expanded", "true");
  $("reveal").textContent = t("seat-hide");
  again();
}

/** It does not stay open on the table. */
function again() {
  clearTimeout(covering);
  covering = setTimeout(cover, SHOWN);
}

await words.begin();
await enter(`/table/${code}/seat`);
const view = await guarded(() => ask("GET", `/api/tables/${code}`));
await words.follow(view.settings.language);
$("seat-page").hidden = false;
cover();
await guarded(look);

$("reveal").addEventListener("click", () => ($("secret").hidden ? uncover() : cover()));
document.addEventListener("visibilitychange", () => document.hidden && cover());
$("leave").addEventListener("click", () => trying(() => ask("DELETE", address(mine.seat)).then(left)));
$("choice").addEventListener("submit", async (event) => {
  event.preventDefault();
  const [choice, about] = JSON.parse($("offer").value);
  again();
  if (!choice) return ($("answer").textContent = t("seat-nothing-chosen"));
  const answer = await trying(() => own("POST", "/choice", { do: choice, about }));
  if (!answer) return undefined;
  write(answer);
  $("answer").textContent = answer.answer;
  return undefined;
});
words.onLanguage(() => {
  cover();
  return look();
});

follow(code, {
  state(state) {
    document.documentElement.dataset.phase = state.phase;
    words.follow(state.settings.language);
    trying(look);
  },
  say(line) {
    $("line").textContent = line.text;
    $("line").lang = line.language;
  },
  sound() {},
  hush() {},
  heard() {},
  trouble: (told) => complain(told.text, true),
  lost: () => { $("connection").textContent = t("lost"); },
  back: () => { $("connection").textContent = $("connection").textContent ? t("back") : ""; },
  gone: () => { $("connection").textContent = t("gone"); },
});
