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
error-ears-busy = Too many recordings are waiting; say it again in a moment, or type it.
