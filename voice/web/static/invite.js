// How others find the table: a picture to scan, and its address.

import { ask, trying } from "./api.js";
import { $ } from "./dom.js";
import { onLanguage, t } from "./words.js";

export function invite(table) {
  const box = $("invite");
  let found = null;

  function write() {
    $("invite-picture").alt = t("invite-picture", { code: table.code });
    if (found) $("invite-help").textContent = t(found.alone ? "serve-alone" : "invite-help");
  }

  box.addEventListener("toggle", async () => {
    if (!box.open) return;
    found = await trying(() => ask("GET", `/api/tables/${table.code}/join`));
    if (!found) return;
    $("invite-address").value = found.url;
    $("invite-picture").src = `/api/tables/${table.code}/join.svg`;
    $("invite-share").hidden = !navigator.share;
    write();
  });
  $("invite-copy").addEventListener("click", async () => {
    $("invite-address").select();
    // Without https there is no clipboard of its own; what is selected can still be copied.
    const copied = navigator.clipboard ? await navigator.clipboard.writeText(found.url).then(() => true, () => false) : document.execCommand("copy");
    $("invite-copied").textContent = copied ? t("invite-copied") : "";
  });
  $("invite-share").addEventListener("click", () => navigator.share({ url: found.url }).catch(() => undefined));
  onLanguage(write);
}
