// The beginning: a new table, or one that there is.

import { ask, trying } from "./api.js";
import { $, show } from "./dom.js";
import { enter, guarded } from "./session.js";
import { begin, language } from "./words.js";

await begin();
await enter("/");
await guarded(() => ask("GET", "/api/catalogue"));
show($("beginning"), true);

$("open").addEventListener("click", async () => {
  const table = await trying(() => ask("POST", "/api/tables", { language }));
  if (table) location.assign(`/table/${table.code}`);
});

$("join").addEventListener("submit", async (event) => {
  event.preventDefault();
  const code = encodeURIComponent($("code").value.trim().toLowerCase());
  if (await trying(() => ask("GET", `/api/tables/${code}`))) location.assign(`/table/${code}`);
});
