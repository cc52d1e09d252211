// The key of the house: from the address or typed, exchanged for a cookie, and kept nowhere else.

import { ask, complain, Refused, trying } from "./api.js";
import { $, show } from "./dom.js";

/** Takes the key out of the address before anybody reads it there. */
export async function enter(path) {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key || location.pathname !== path) history.replaceState(null, "", path);
  if (key) await trying(() => ask("POST", "/api/session", { token: key }));
}

/** Asks for the key where there is one, until it fits; then goes on. */
export async function guarded(doing) {
  for (;;) {
    try {
      return await doing();
    } catch (error) {
      if (error instanceof Refused && error.status !== 401) complain(error.message);
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      await keyTyped();
    }
  }
}

function keyTyped() {
  const form = $("key-form");
  show($("key"), true);
  $("key-input").focus();
  return new Promise((resolve) => {
    form.onsubmit = async (event) => {
      event.preventDefault();
      if (!(await trying(() => ask("POST", "/api/session", { token: $("key-input").value.trim() })))) return;
      $("key-input").value = "";
      $("key").hidden = true;
      resolve();
    };
  });
}
