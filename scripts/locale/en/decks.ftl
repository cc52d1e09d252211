### What is said about a deck: problems with the question that mends them, advice, and the names of sets.

## Problems. $add and $remove are the cards the repair moves. Each ends in a question that "yes" answers.

problem-too-few-players = { SPELL($players) } is too few: at least { SPELL($limit) } must play. Shall we be { SPELL($limit) }?
problem-too-many-players = { SPELL($players) } is too many: there are cards for { SPELL($limit) }. Shall we be { SPELL($limit) }?
problem-no-werewolf =
    { $swap ->
        [yes] There is no Werewolf. Put one in, in place of this card: { $remove }?
       *[no] There is no Werewolf. Add one?
    }
problem-one-mason =
    { $swap ->
        [yes] One Mason. Add the second, in place of this card: { $remove }?
       *[no] One Mason. Add the second?
    }
problem-too-few-cards =
    { SPELL($players) } players need { SPELL($needed) } cards, but there { $cards ->
        [one] is { SPELL($cards) }
       *[other] are { SPELL($cards) }
    }. Add { $add }?
problem-too-many-cards = { SPELL($players) } players need { SPELL($needed) } cards, but there are { SPELL($cards) }. Take out { $remove }?

## Advice

advice-insomniac-undisturbed = Nothing in this deck moves a card, so the Insomniac will always wake to her own.
advice-bodyguard-small-table = The Bodyguard is better with { SPELL($least) } players or more.
advice-beyond-box =
    { $cards ->
        [one] The box has only one card of this kind: { $role }.
       *[other] The box has only { SPELL($cards) } cards of this kind: { $role }.
    }
advice-no-center-werewolf = All Werewolf cards are in the deck; the Center Werewolf needs one more.
advice-vampires-sleep = The Vampires have no turn in this night; they count in the vote.
advice-helper = With more than { SPELL($most) } players, let someone who does not play move the cards.
advice-wolfen-many-specials =
    { $specials ->
        [one] There is { SPELL($specials) } Special Human here
       *[other] There are { SPELL($specials) } Special Humans here
    }; half of the Humans would be { SPELL($half) }.
advice-wolfen-substitutes =
    { $cards ->
        [one] The box has too few Normal Humans: write one card yourself.
       *[other] The box has too few Normal Humans: write { SPELL($cards) } cards yourself.
    }

## Sets of roles

preset-wicked_transformation = Wicked Transformation
preset-dont_trust_anyone = Don’t Trust Anyone
preset-cautionary_tale = Cautionary Tale
preset-information_society = Information Society
preset-total_chaos = Total Chaos

## Games, boxes, teams

game-onenight = One Night
game-wolfen = Curse of the Wolfen
box-base = One Night
box-daybreak = Daybreak
box-guest = guest
box-wolfen = Wolfen
team-village = Village
team-werewolf = Werewolves
team-tanner = Tanner
team-vampire = Vampires
team-human = Humans
team-wolfen = Wolfen
team-alone = alone
team-chosen = the side chosen
team-storyteller = neutral
