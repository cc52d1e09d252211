### A night played out on the cards of a table: what was refused, and what each player learned.
### $role is the name of a role, $player the name of a player; neither is bent.

error-night-over = The night is over; nothing more can be chosen.
error-night-own-card = { $role }: not the own card; choose another player.
error-night-shielded = { $role }: that card has the Shield, so it can be neither seen nor moved nor given an artifact; choose another.
error-night-own-shielded = { $role }: the own card has the Shield, so it can be neither seen nor moved nor given an artifact.
error-night-known-werewolf = { $role }: the Center Werewolf goes to a player who is no Werewolf; choose another.
error-night-known-alpha = { $role }: not the Alpha Wolf whose card she saw; choose another player.
error-night-twice = { $role }: the same card was chosen twice; choose different ones.
error-night-looks =
    { $most ->
        [one] { $role }: only { SPELL($most, form: "f") } card may be looked at.
       *[other] { $role }: only { SPELL($most, form: "f") } cards may be looked at.
    }
error-night-must = { $role }: this must be done; choose a card.
error-night-witch-must = { $role }: whoever looks must swap; say who gets the card.
error-night-face-up = { $role }: that card lies face up already; choose another.
error-night-artifact-there = { $role }: an artifact lies there already; choose another card.
error-night-artifact-gone = { $role }: that artifact lies on a card already; choose another.
error-night-no-place = { $role }: there is no such card; center places are 0, 1 and 2, and with an Alpha Wolf “werewolf”.
error-night-cannot = { $role }: that is not what this role does.
error-night-shape = { $role }: this cannot be read; write it like { $example }.
error-night-nobody = { $role }: no player was dealt this card, so nobody chooses.
error-night-no-turn = { $role }: there is nothing for this role to choose at night.
error-night-not-alone = { $role }: only a Werewolf who is alone may look at a center card.
error-night-then = Doppelgänger: as this role she chooses nothing more: { $role }.
error-unknown-artifact =
    { $suggestion ->
        [none] There is no artifact “{ $artifact }”; choose { $known }.
       *[some] There is no artifact “{ $artifact }”. Did you mean { $suggestion }?
    }
error-unknown-player =
    { $suggestion ->
        [none] Nobody at this table is called “{ $player }”; choose { $known }.
       *[some] Nobody at this table is called “{ $player }”. Did you mean { $suggestion }?
    }
error-center-cards =
    { $cards ->
        [one] There is { SPELL($cards, form: "f") } card in the center; { SPELL($needed, form: "f") } belong there.
       *[other] There are { SPELL($cards, form: "f") } cards in the center; { SPELL($needed, form: "f") } belong there.
    }
error-center-werewolf = The Center Werewolf is a Werewolf card other than the Alpha Wolf, not this one: { $role }.

## Learned. Said to the player alone.

learned-player = { $player }’s card: { $card }.
learned-own = Your own card: { $card }.
learned-center =
    { $place ->
        [0] The first center card: { $card }.
        [1] The second center card: { $card }.
       *[2] The third center card: { $card }.
    }
learned-center-werewolf = The card at the Center Werewolf’s place: { $card }.
learned-werewolves =
    { $n ->
        [0] None of the others is a Werewolf.
        [one] Werewolf among the others: { $players }.
       *[other] Werewolves among the others: { $players }.
    }
learned-masons =
    { $n ->
        [0] None of the others is a Mason.
        [one] Mason among the others: { $players }.
       *[other] Masons among the others: { $players }.
    }
learned-artifact = The artifact on your card: { $artifact }.

## Shown by nightcaller night.

table-player = Player
table-dealt = Dealt
table-dawn = At dawn
table-besides = Besides
night-shield = Shield
night-face-up = face up
night-became = became { $role }
night-learned = { $player } learned: { $what }
