// Asking the service; what it refuses is one sentence.

import { button, el, $ } from "./dom.js";
import { t } from "./words.js";

export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

export async function ask(method, path, body, type = "application/json", headers = {}) {
  const isJson = type === "application/json" && body !== undefined;
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? headers : { ...headers, "Content-Type": type },
      body: isJson ? JSON.stringify(body) : body,
    });
  } catch {
    throw new Refused(0, t("busy"));
  }
  const answer = response.status === 204 ? {} : await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer.message ?? t("busy"));
  return answer;
}

/** Says what went wrong, where everyone sees and hears it; what lasts stays until somebody has closed it. */
export function complain(text, lasts = false) {
  settled();
  const note = el("p", { className: lasts ? "notice lasting" : "notice" }, text, " ");
  note.append(button(t("close"), () => note.remove(), { className: "plain-button" }));
  $("alerts").append(note);
}

function settled() {
  for (const note of $("alerts").querySelectorAll(".notice:not(.lasting)")) note.remove();
}

export async function trying(doing) {
  try {
    const done = await doing();
    settled();
    return done;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    complain(error.message);
    return undefined;
  }
}
