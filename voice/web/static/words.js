// The words of the page, in the language that its reader has chosen, or else in that of the table.

const start = JSON.parse(document.getElementById("start").textContent);
const STORED = "nightcaller-language";
const changed = [];
let words = start.words;

export let language = start.language;

/** A message, with what the page puts into it. */
export function t(key, facts = {}) {
  const text = words[`web-${key}`] ?? words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "");
}

/** Fills every element that names its message. */
export function fill(root = document) {
  for (const each of root.querySelectorAll("[data-t]")) each.textContent = t(each.dataset.t);
  for (const each of root.querySelectorAll("[data-t-label]")) each.setAttribute("aria-label", t(each.dataset.tLabel));
  for (const each of root.querySelectorAll("[data-t-placeholder]")) each.placeholder = t(each.dataset.tPlaceholder);
}

/** Called whenever the page speaks another language. */
export function onLanguage(call) {
  changed.push(call);
}

/** The language of the table counts until the reader has chosen one. */
export async function follow(other) {
  if (!localStorage.getItem(STORED)) await speak(other);
}

async function speak(other) {
  if (other === language || !start.languages.some((each) => each.id === other)) return;
  const response = await fetch(`/static/words/${other}.json`);
  if (!response.ok) return;
  words = await response.json();
  language = other;
  document.documentElement.lang = other;
  document.getElementById("language").value = other;
  fill();
  for (const call of changed) await call();
}

/** Fills the page, and lets its reader choose. */
export async function begin() {
  const choice = document.getElementById("language");
  choice.addEventListener("change", async () => {
    localStorage.setItem(STORED, choice.value);
    await speak(choice.value);
  });
  fill();
  const stored = localStorage.getItem(STORED);
  if (stored) await speak(stored);
}
