### One sentence, and what to do. $suggestion is “none” where nothing similar is known.

error-unknown-role =
    { $suggestion ->
        [none] There is no role called “{ $role }”; the command nightcaller roles lists them all.
       *[some] There is no role called “{ $role }”. Did you mean { $suggestion }?
    }
error-unknown-preset =
    { $suggestion ->
        [none] There is no set called “{ $preset }”; the command nightcaller presets lists them all.
       *[some] There is no set called “{ $preset }”. Did you mean { $suggestion }?
    }
error-unknown-edition =
    { $suggestion ->
        [none] There is no edition “{ $edition }”; choose { $known }.
       *[some] There is no edition “{ $edition }”. Did you mean { $suggestion }?
    }
error-unknown-game =
    { $suggestion ->
        [none] There is no game “{ $game }”; choose { $known }.
       *[some] There is no game “{ $game }”. Did you mean { $suggestion }?
    }
error-unknown-language =
    { $suggestion ->
        [none] There is no language “{ $language }”; choose { $known }.
       *[some] There is no language “{ $language }”. Did you mean { $suggestion }?
    }
error-unknown-format =
    { $suggestion ->
        [none] There is no format “{ $format }”; choose { $known }.
       *[some] There is no format “{ $format }”. Did you mean { $suggestion }?
    }
error-unknown-part = This game has no part “{ $part }”; choose { $known }.
error-unknown-detail =
    { $suggestion ->
        [none] There is no detail “{ $detail }”; choose { $known }.
       *[some] There is no detail “{ $detail }”. Did you mean { $suggestion }?
    }
error-unknown-command =
    { $suggestion ->
        [none] There is no command “{ $command }”; choose { $known }.
       *[some] There is no command “{ $command }”. Did you mean { $suggestion }?
    }
error-unknown-option =
    { $suggestion ->
        [none] There is no option “{ $option }”; --help lists them all.
       *[some] There is no option “{ $option }”. Did you mean { $suggestion }?
    }
error-option-value = { $option } needs a word after it.
error-unknown-winner = Who has won? Choose { $known } with --winner.
error-too-few-players = { SPELL($players) } is too few: at least { SPELL($limit) } must play.
error-too-many-players = { SPELL($players) } is too many: there are cards for { SPELL($limit) }.
error-preset-too-few-players = { $preset } is for { SPELL($least) } players or more.
error-wolfen-pack =
    { $wolfen ->
        [one] With { SPELL($players) } players, { SPELL($wolfen) } Wolfen is in the deck; leave this card out: { $role }.
       *[other] With { SPELL($players) } players, { SPELL($wolfen) } Wolfen are in the deck; leave this card out: { $role }.
    }
error-wolfen-no-storyteller = The Storyteller’s card is in the deck only where a person tells the story.
error-wolfen-too-many-roles =
    { SPELL($roles) } named roles are too many: with { SPELL($players) } players, { $humans ->
        [one] there is room for { SPELL($humans) } Human.
       *[other] there is room for { SPELL($humans) } Humans.
    }
error-number = { $option } takes a number, not “{ $value }”.
error-extra = “{ $value }” was not expected there. A list with spaces goes into quotes: "Sentinel, Witch".
error-unknown-ending = A file that ends in “{ $ending }” cannot be written; choose { $known }. To get paper, print the page that ends in .html.
error-onenight-only = { $option } belongs to One Night; leave it out, or --game wolfen.
error-wolfen-only = { $option } belongs to Curse of the Wolfen; add --game wolfen, or leave it out.
error-no-survivors = Say how many are still alive, with --survivors.
error-first-night-deaths = In the first night nobody dies but the Storyteller; say which night it is, with --night.
error-survivors = { SPELL($survivors) } cannot be left alive of { SPELL($players) }.
error-nominees = Two players are nominated, and one of them is executed; name one alone only if everyone accused and executed that player.
error-words = The words of “{ $language }” are not complete: { $reason }. Run make test to see all that is missing.
error-no-roles = Name some roles with --roles, or a set with --preset.
error-no-players = Say how many play, with --players.
error-roles-and-preset = Name roles or a set, not both; add roles to a set by naming them all with --roles.
error-pace = A pace is a number from { $least } to { $most }; ten is ten times as slow.
error-minutes = A discussion lasts { $least } to { $most } minutes.
error-night-number = The nights are numbered from one.
error-several-formats = Several formats need a folder to go to: add --out FOLDER.
error-cannot-write = “{ $path }” cannot be written: { $reason }. Choose another place with --out.
error-cannot-print = What was asked for could not be printed: { $reason }. Choose a file with --out.
error-only-and-complete = A full deck has Werewolves; choose --only or --complete.
error-same-name = Two players are called “{ $name }”; give one of them another name.
