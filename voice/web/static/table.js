// A table: everything on its page is what the service tells, and every press is a command to the moderator.

import { ask, complain, Refused, trying } from "./api.js";
import { captions } from "./captions.js";
import { clock } from "./clock.js";
import { $, show } from "./dom.js";
import { ending } from "./ending.js";
import { follow } from "./follow.js";
import { invite } from "./invite.js";
import { lobby } from "./lobby.js";
import { orders } from "./orders.js";
import { pick } from "./pick.js";
import { question } from "./question.js";
import { enter, guarded } from "./session.js";
import { speaking } from "./speak.js";
import { talking } from "./talk.js";
import { timeline } from "./timeline.js";
import { vote } from "./vote.js";
import * as words from "./words.js";

const { t } = words;
const code = document.body.dataset.code;

const table = {
  code,
  view: null,
  catalogue: null,
  captions: captions(),
  language: () => words.language,
  send: (intent, slots = {}) => trying(() => ask("POST", `/api/tables/${code}/commands`, { intent, slots })),
  say: (text) => trying(() => ask("POST", `/api/tables/${code}/commands`, { text })),
  game: (id = table.view.game) => table.catalogue.games.find((each) => each.id === id),
  roles: (game = table.view.game) => table.game(game).roles,
  role: (id, game) => table.roles(game).find((role) => role.id === id)?.name ?? id,
  artifacts: () => ["claw", "brand", "cudgel", "void", "mask", "shroud"],
  sizes: () => Array.from({ length: table.game().most - table.game().least + 1 }, (_, at) => table.game().least + at),
  /** A seat as this page calls it. */
  name(id) {
    const seat = table.view.seats.find((each) => each.id === id);
    return !seat || seat.id === seat.name ? id : t("seat", { n: id });
  },
  askWhoGaveAway() {
    const living = table.view.seats.filter((seat) => !table.view.known.dead.includes(seat.id));
    show($("question"), true);
    pick($("answers"), t("gave-away"), living.map((seat) => ({ id: seat.id, label: table.name(seat.id) })), (player) => table.send("GaveAway", { player }));
    $("answers").querySelector("button")?.focus();
  },
  render() {
    const { view } = table;
    if (!view) return;
    heading(view);
    for (const part of parts) part(view, words.language);
    $("my-seat").hidden = view.game !== "wolfen" || view.known.storyteller !== "voice";
    table.speech.volume(view.settings.volume);
    $("table-language").value = view.settings.language;
  },
};

function heading(view) {
  const title = t(`phase-${view.phase}`);
  document.documentElement.dataset.phase = view.phase;
  document.documentElement.dataset.part = view.part ?? "";
  $("phase").textContent = title;
  $("chip").textContent = t("table", { code });
  document.title = `${title} · ${t("table", { code })} · ${t("brand")}`;
}

async function catalogue() {
  table.catalogue = await ask("GET", `/api/catalogue?lang=${words.language}`);
}

async function look() {
  try {
    return await ask("GET", `/api/tables/${code}`);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
    return missing(error.message);
  }
}

/** There is no such table: whoever wants it may open it. */
function missing(message) {
  $("missing-title").textContent = message;
  $("open-missing").textContent = t("no-table-open", { code });
  show($("table"), false);
  show($("missing"), true);
  $("missing-title").focus();
  return new Promise((resolve) => {
    $("open-missing").onclick = async () => {
      const view = await trying(() => ask("PUT", `/api/tables/${code}`, { language: words.language }));
      if (!view) return;
      $("missing").hidden = true;
      resolve(view);
    };
  });
}

await words.begin();
await enter(`/table/${code}`);
table.speech = speaking(table);
table.view = await guarded(look);
await words.follow(table.view.settings.language);
await guarded(catalogue);
words.onLanguage(() => trying(catalogue));
const parts = [timeline(), clock(), question(table), orders(table), vote(table), ending(table), lobby(table)];
words.onLanguage(() => table.render());
talking(table);
invite(table);
$("say").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = $("say-input").value.trim();
  if (text && (await table.say(text))) $("say-input").value = "";
});
$("table-language").addEventListener("change", () => table.send("SetLanguage", { language: $("table-language").value }));
$("table").hidden = false;
table.captions.catchUp(table.view);
table.render();

follow(code, {
  state(view, fresh) {
    table.view = view;
    if (fresh) table.captions.catchUp(view);
    words.follow(view.settings.language);
    table.render();
  },
  say(line) {
    table.captions.add(line.text, line.language, line.narration);
    table.speech.play(line.audio);
  },
  sound: (signal) => table.speech.play(signal.audio),
  hush: () => table.speech.hush(),
  heard(heard) {
    $("talk-state").textContent = heard.understood ? t("understood", { name: heard.text, of: heard.understood }) : t("heard", { name: heard.text });
  },
  trouble: (told) => complain(told.text, true),
  lost: () => { $("connection").textContent = t("lost"); },
  back: () => { $("connection").textContent = $("connection").textContent ? t("back") : ""; },
  gone: async () => {
    $("connection").textContent = t("gone");
    await missing(t("gone"));
    location.reload();
  },
});
