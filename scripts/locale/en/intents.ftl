### What was understood from a sentence. $text is what was typed or heard, $intent and $slots are names for programs.

intent-plain = “{ $text }” → { $intent }
intent-filled = “{ $text }” → { $intent }: { $slots }
intent-repaired = (“{ $heard }” was taken for “{ $taken }”.)
intent-none = “{ $text }” is no command that I know. Say it in other words; “help” tells what can be said.

error-no-text = Write what was said after understand, in quotes, or - to read lines from the standard input.
error-unknown-phase =
    { $suggestion ->
        [none] There is no phase “{ $phase }”; choose { $known }.
       *[some] There is no phase “{ $phase }”. Did you mean { $suggestion }?
    }
error-pack-folder = “{ $path }” is no folder. --intents takes a folder with YAML files.
error-pack-empty = There is no file that ends in .yaml or .yml in “{ $path }”, nor in a folder of it that is named for the language.
error-pack-encoding = The file “{ $path }” is not written in UTF-8; save it as UTF-8.
error-pack-yaml = The file “{ $path }” is no YAML; look at line { $line }: { $reason }.
error-pack-file = The sentences in “{ $path }” cannot be used: { $reason }.
error-pack-no-intents = The files have no intents; a pack needs them. These keys are read: { $known }.
error-pack-shape =
    { $wanted ->
        [mapping] “{ $where }” must be names with values: a line “name: value” for each.
        [sequence] “{ $where }” must be a list: a line “- value” for each.
        [list] The list “{ $where }” needs values, a range, or wildcard: true.
        [range] The range “{ $where }” needs whole numbers for from and to, the smaller first, and a step above zero.
       *[text] “{ $where }” must be text; write it in quotes.
    }
error-pack-template = “{ $text }” in { $where } cannot be read; is every bracket closed?
error-pack-list = { $intent } asks for the list “{ $name }”, which is nowhere; add it under lists.
error-pack-rule = The rule “{ $name }” is nowhere; add it under expansion_rules.
error-pack-loop = The rule “{ $name }” leads back to itself; one of the rules must end somewhere.
