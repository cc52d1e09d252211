### The service: tables that are reached through speakers, programs and the page.

house-done = Done.
error-no-table = There is no table { $code }; look at its code, or open a new table.
error-table-code = “{ $code }” cannot be the code of a table; take small letters a to z, digits and hyphens, at most 32.
error-table-taken = There is a table { $code } already; join it, or take another code.
error-table-broken = Table { $code } could not be read and was left out; open it anew.
error-house-full = All { $most } tables of this house are taken; close one that nobody needs.
error-house-taken = Nightcaller already serves the tables of this folder; end the other one first, or set NIGHTCALLER_STATE to another folder.
error-no-sound = There is no such sound here; ask the table for its newest lines.
error-sound-late = This line is still being made; ask for it again in a moment.
error-sound-range = The sound has no such part; ask for it from its beginning.
error-ears-busy = Too many recordings are waiting; say it again in a moment, or type it.

error-no-page = There is nothing at this address; the beginning is at /, and /openapi.json lists what else there is.
error-no-method = This cannot be done with this address; /openapi.json tells what can.
error-bad-request = This request cannot be read; send it again as /openapi.json describes it.
error-went-wrong = Something went wrong here, and the game is safe; try it again.
error-too-large = This is too much at once; send less.
error-not-json-body = Send JSON, with the content type application/json.
error-body-broken = The body of the request is no JSON; look for a missing bracket or quotation mark.
error-body-shape = The body of the request is not as it should be: { $reason }.
error-not-sound = Send a recording, with a content type such as audio/wav.
error-text-or-intent = Say it either as “text” or as “intent” with its “slots”.
error-unknown-intent = There is no command “{ $intent }”; /openapi.json lists those that there are.
error-unknown-slot = { $intent } has no slot “{ $slot }”.
error-slot-missing = { $intent } lacks a slot that it needs.
error-unknown-value = “{ $value }” is nothing that “{ $slot }” can be.
error-slot-long = “{ $slot }” takes at most { $most } values.
error-wrong-host = This house is only at home on this machine; call it localhost.
error-other-page = Another site sent this; open Nightcaller’s own page.
error-token-missing = This house has a key; open the address that “nightcaller serve” shows, or send its token.
error-token-wrong = This key does not fit; open the address that “nightcaller serve” shows now.
error-banned = Too many wrong keys came from here; wait ten minutes.
error-too-fast = Too many requests came from here; wait a second.
error-streams-full = Too many pages follow a table at once; close one, and this one comes back by itself.
error-address-taken = Nothing can be served at { $host }, port { $port }: { $reason }. Take another with --host and --port.

serve-here = Nightcaller serves at { $url }
serve-scan = Phones and tablets scan this, or open { $url }
serve-stop = Ctrl and C ends it; every table is saved.
