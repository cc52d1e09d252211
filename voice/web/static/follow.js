// Following a table: everything that happens there, and whether it can be heard of at all.

import { ask, Refused } from "./api.js";

const AGAIN = 2000;

/** Calls `on[kind](data)` for each happening; `on.lost()` and `on.gone()` where it ends. */
export function follow(code, on) {
  let source;
  let fresh = true;

  function open() {
    source = new EventSource(`/api/tables/${code}/events`);
    source.onopen = () => {
      fresh = true;
      document.documentElement.dataset.following = "yes";
      on.back();
    };
    source.onerror = () => {
      document.documentElement.dataset.following = "no";
      on.lost();
      // A refusal ends an EventSource for good; a cut it mends by itself.
      if (source.readyState === EventSource.CLOSED) setTimeout(again, AGAIN);
    };
    source.addEventListener("closed", () => {
      source.close();
      on.lost();
      setTimeout(again, AGAIN);
    });
    for (const kind of ["state", "say", "sound", "hush", "heard", "trouble"]) {
      source.addEventListener(kind, (event) => {
        on[kind](JSON.parse(event.data), fresh);
        fresh = false;
      });
    }
  }

  async function again() {
    try {
      await ask("GET", `/api/tables/${code}`);
      open();
    } catch (error) {
      if (error instanceof Refused && error.status === 404) on.gone();
      else if (error instanceof Refused && error.status === 401) location.reload();
      else setTimeout(again, AGAIN);
    }
  }

  open();
}
