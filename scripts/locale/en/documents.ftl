### What can be wrong with JSON that another program hands in. $field is the name of a field, $path that of a file.

error-no-document = Name a file with one game as JSON, or - to read it from the standard input.
error-not-json = “{ $path }” is not JSON: look at line { $line }.
error-too-long = “{ $path }” is too long for a game; hand in one game at a time.
error-json-object = “{ $field }” must be an object with names and values: {"{"}…{"}"}.
error-json-list = “{ $field }” is missing or no list; write it as […].
error-json-text = “{ $field }” is missing or no text; write it in quotes.
error-choices-twice = “choices” names a role twice; leave one of the two out: { $role }.
error-settle-wolfen = Curse of the Wolfen has votes of its own; use nightcaller wolfen.
