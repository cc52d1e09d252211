### What one player alone sees where the moderator itself tells Curse of the Wolfen. Never said aloud.

secret-night = Night { SPELL($number) }: { $text }
secret-learned-wolfen = { $about } is a Wolfen.
secret-learned-not-wolfen = { $about } is no Wolfen.
secret-learned-executed-wolfen = { $about }, executed last, was a Wolfen.
secret-learned-executed-not-wolfen = { $about }, executed last, was no Wolfen.
secret-learned-pack = Your pack is you and { $about }.
secret-learned-alone = You are the only Wolfen.
secret-learned-lover = You and { $about } are in love; you never accuse each other, and never vote against each other.
secret-pick = { $hunter } wants { $prey }.
secret-chosen = Chosen: { $what }.
secret-not-counted = What you said against { $player } does not count: you love each other.
secret-ask = You may choose now: { $known }.
secret-offer-bless = bless everyone
secret-offer-jinx = jinx { $player }
secret-offer-side =
    { $side ->
        [human] with the Humans
       *[wolfen] with the Wolfen
    }
secret-offer-nothing = nothing

## Refused

secret-no-game = No cards are dealt here.
secret-dead = You are dead, and sleep till morning.
secret-not-called = It is not your turn; wait until you are called.
secret-nothing-to-choose = There is nothing for you to choose now.
secret-cannot = That cannot be chosen now; choose { $known }.

## The keyboard that goes round

secret-pass = For { $player } alone: everyone else looks away, and { $player } presses Enter.
secret-hide = Press Enter to wipe this, and pass the keyboard on.
secret-round-over = Everyone has had the keyboard.
