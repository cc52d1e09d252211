### The end of a One Night game: who wins, and why. verdict puts the pieces together.

verdict = { $winner }: { $because }.
verdict-village = The village wins
verdict-werewolf = The Werewolves win
verdict-minion =
    { $n ->
        [one] The Minion wins
       *[other] The Minions win
    }
verdict-tanner =
    { $n ->
        [one] The Tanner wins
       *[other] The Tanners win
    }
verdict-vampire = The Vampires win
verdict-nobody = Nobody wins
verdict-and-tanner =
    { $n ->
        [one] { $winner }, and so does the Tanner
       *[other] { $winner }, and so do the Tanners
    }

## Reasons

because-and = { $first }, and { $second }
because-werewolf-died =
    { $n ->
        [one] { $players }, a Werewolf, died
       *[other] the Werewolves { $players } died
    }
because-vampire-died =
    { $n ->
        [one] { $players }, a Vampire, died
       *[other] the Vampires { $players } died
    }
because-tanner-died =
    { $n ->
        [one] { $players }, the Tanner, died
       *[other] the Tanners { $players } died
    }
because-died =
    { $n ->
        [one] { $players } died
       *[other] { $players } died
    }
because-nobody-died = nobody died
because-nobody-was-werewolf = nobody was a Werewolf
because-no-werewolf-died = no Werewolf died
because-no-vampire-died = no Vampire died

## Errors

error-vote-oneself = { $player } points at { $player }; everyone points at another player.
error-vote-nobody = { $player } points at nobody; everyone points at one other player.
error-saw = Only a Doppelgänger or Paranormal Investigator card was changed by what it saw; leave “saw” out for { $player }.

## Shown by nightcaller settle.

settle-deaths =
    { $n ->
        [0] Nobody dies.
        [one] { $players } dies.
       *[other] { $players } die.
    }
settle-winners = Winners: { $players }.
