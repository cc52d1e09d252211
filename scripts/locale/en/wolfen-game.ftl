### A game of Curse of the Wolfen that is kept: what is told, what the Storyteller alone sees, and what is refused.

## Where the game is

wolfen-phase =
    { $phase ->
        [night] Night { SPELL($number) }. Called: { $turn }.
        [discussion] Day { SPELL($number) }. The table talks; { SPELL($minutes) } { $minutes ->
            [one] minute.
           *[other] minutes.
        }
        [accusations] Day { SPELL($number) }. Accusations.
        [draw] Day { SPELL($number) }. A lot is to be drawn.
        [defence] Day { SPELL($number) }. The nominees defend themselves.
        [vote] Day { SPELL($number) }. The vote.
       *[over] The game is over.
    }
wolfen-state-alive = alive
wolfen-state-ghost = Ghost
wolfen-state-out = out
wolfen-state-storyteller = Storyteller
wolfen-column-state = state
wolfen-column-faction = side
wolfen-faction-human = Humans
wolfen-faction-wolfen = Wolfen
wolfen-faction-werehamster = Werehamster
wolfen-faction-alone = alone
wolfen-faction-storyteller = none
wolfen-faction-open = not chosen yet

## What the table hears

wolfen-dealt = { SPELL($players) } cards are dealt: { $roles }.
wolfen-dealt-storyteller = The Storyteller: { $player }.
wolfen-noted = Noted.
wolfen-undone = Taken back. { $phase }
wolfen-accused = { $by } accuses { $player }.
wolfen-ballot = In the hat: { $cast } of { $voters }.
wolfen-told-all = { $player } gave their own role away, and is out: not even a Ghost remains.
wolfen-lots =
    { $count ->
        [one] Tied: { $names }. Draw one name.
       *[other] Tied: { $names }. Draw { SPELL($count) } names.
    }
wolfen-vote-again = A tie. Everyone votes once more.
wolfen-no-execution = Nobody is executed today.
wolfen-winners = Winners: { $names }.
wolfen-no-winners = Nobody is left to win.

wolfen-problem =
    { $part ->
        [night] Night { SPELL($number) }: { $text }
       *[day] Day { SPELL($number) }: { $text }
    }

## For the Storyteller alone

wolfen-secret = For the Storyteller’s eyes alone: { $text }
wolfen-learned-wolfen = { $player } learns that { $about } is a Wolfen: thumb up.
wolfen-learned-not-wolfen = { $player } learns that { $about } is no Wolfen: thumb down.
wolfen-learned-executed-wolfen = { $player } learns that { $about }, executed last, was a Wolfen: thumb up.
wolfen-learned-executed-not-wolfen = { $player } learns that { $about }, executed last, was no Wolfen: thumb down.
wolfen-learned-pack = { $player } sees the pack: { $about }.
wolfen-learned-lover = { $player } learns who shares this love: { $about }.
wolfen-your-card = { $player }, your card: { $role }.
wolfen-died =
    { $cause ->
        [storyteller] Night { SPELL($number) }: { $player }, the Storyteller.
        [wolfen] Night { SPELL($number) }: { $player }, by the Wolfen.
        [lunatic] Night { SPELL($number) }: { $player }, by the Lunatic.
        [jinx] Night { SPELL($number) }: { $player }, by the jinx.
        [seen] Night { SPELL($number) }: { $player }, seen by the Psychic.
        [suicide] Suicide: { $player }.
       *[executed] Day { SPELL($number) }: { $player }, executed.
    }

## Why

wolfen-reason-human = No Wolfen is left alive, so the Humans win.
wolfen-reason-wolfen = The living Wolfen are at least as many as the living others, so the Wolfen win.
wolfen-reason-werehamster = The game is at its end and the Werehamster lives, so the Werehamster wins alone.
wolfen-reason-open = Nobody has won yet: a Wolfen lives, and the living others are more.

## Words for “nightcaller wolfen do”, beside the roles

wolfen-word-accuse = accuse
wolfen-word-vote = vote
wolfen-word-count = count
wolfen-word-draw = draw
wolfen-word-suicide = suicide
wolfen-word-next = next
wolfen-word-bless = bless
wolfen-word-jinx = jinx
wolfen-word-anyway = anyway
wolfen-word-human = human
wolfen-word-wolfen = wolfen

## Refused: a deal

error-wolfen-card-twice = The card is there twice: { $role }; deal each of these only once.
error-wolfen-no-psychic = No deck is without the Psychic; deal that card too.
error-wolfen-pack-missing =
    { $wolfen ->
        [one] With { SPELL($players) } players, { SPELL($wolfen) } Wolfen is in the deck; this card is missing: { $role }.
       *[other] With { SPELL($players) } players, { SPELL($wolfen) } Wolfen are in the deck; this card is missing: { $role }.
    }
error-wolfen-cards = { $cards } cards do not go round among { $players } players; deal as many as there are players.
error-wolfen-name = “{ $name }” cannot be a player’s name; use letters that can be seen.
error-wolfen-no-names = Say who plays, with --players "Ana, Ben, …".

## Refused: a choice

error-wolfen-over = The game is over; undo takes the last step back.
error-wolfen-not-over = The game is not over yet; play it to its end first.
error-wolfen-nobody =
    { $suggestion ->
        [none] Nobody here is called “{ $player }”; the players are listed by show.
       *[some] Nobody here is called “{ $player }”. Did you mean { $suggestion }?
    }
error-wolfen-target-dead = { $player } is dead; choose someone who lives.
error-wolfen-storyteller-apart = The Storyteller stands apart, and neither chooses nor is chosen; name a player.
error-wolfen-out = { $player } gave their own role away and is out; go on without.
error-wolfen-not-night = It is day, and nobody is called: { $role }; wait for the night.
error-wolfen-not-in-deck = This card is not in the deck: { $role }.
error-wolfen-not-called = Not called at the moment: { $role }; next goes on to the following call.
error-wolfen-dead-role = Whoever held this card no longer acts: { $role }; go on with next.
error-wolfen-points-at-nobody = This role points at nobody: { $role }; go on with next.
error-wolfen-first-night = The first night is for getting known, and nobody acts yet: { $role }; go on with next.
error-wolfen-must-choose = A choice is still to come: { $role }; enter it, or leave it out with next anyway.
error-wolfen-chosen = The choice of tonight is made: { $role }; undo takes it back.
error-wolfen-priest-self = The Priest does not protect himself; choose another player.
error-wolfen-romantic-self = The Romantic loves another; choose someone else.
error-wolfen-lover-chosen = The Romantic has chosen a Lover already, once and for all.
error-wolfen-faction = A Lunatic wins with Humans or Wolfen, not with “{ $faction }”; choose human or wolfen.
error-wolfen-side-chosen = The Lunatic has chosen a faction already, once and for all.
error-wolfen-no-side = The Lunatic first chooses a faction: human or wolfen.
error-wolfen-blessing-spent = The blessing was spoken once already; go on without.
error-wolfen-jinx-spent = The jinx was spoken once already; go on without.
error-wolfen-no-hunter = { $player } is no Wolfen alive, and does not hunt; name one who is.
error-wolfen-no-accusations = It is not the time for accusations; next goes on.
error-wolfen-accused-already = { $player } has accused somebody already; undo takes the last step back.
error-wolfen-accuse-self = { $player } cannot accuse themselves; choose someone else.
error-wolfen-lovers = { $player } may not choose { $other }; name someone else.
error-wolfen-still-to-accuse =
    { $count ->
        [one] { $player } has not accused anybody yet; wait, or go on with next anyway.
       *[other] { $player } and others have not accused anybody yet; wait, or go on with next anyway.
    }
error-wolfen-no-draw = No lot is to be drawn now; go on with next.
error-wolfen-draw-first = The lot comes first: draw takes a name out of the hat.
error-wolfen-not-in-hat = { $player } is not among the names in the hat; draw again.
error-wolfen-draw-number =
    { $count ->
        [one] One name is to be drawn.
       *[other] { SPELL($count) } different names are to be drawn.
    }
error-wolfen-no-vote = It is not the time to vote; next goes on.
error-wolfen-dead-voter = { $player } is dead and has no vote; the living vote.
error-wolfen-nominee-voter = { $player } is nominated and has no vote today.
error-wolfen-not-nominated = { $player } is not nominated; vote for one of the two nominees.
error-wolfen-voted-already = { $player } has voted already; undo takes the last step back.
error-wolfen-counted-already = There are votes in the hat already; undo takes the last step back.
error-wolfen-count =
    { $count ->
        [one] There is one vote at most; count again.
       *[other] There are { SPELL($count) } votes at most; count again.
    }
error-wolfen-count-short =
    { $count ->
        [one] A token is missing in the hat; count again after undo, or say “next anyway”.
       *[other] { SPELL($count) } tokens are missing in the hat; count again after undo, or say “next anyway”.
    }
error-wolfen-still-to-vote =
    { $count ->
        [one] { $player } has not voted yet; wait, or go on with next anyway.
       *[other] { $player } and others have not voted yet; wait, or go on with next anyway.
    }

## Refused: a file

error-wolfen-file-there = “{ $path }” is there already; choose another name, or write over it with --force.
error-wolfen-file-missing = “{ $path }” cannot be read: { $reason }. Start a game with nightcaller wolfen new.
error-wolfen-file-broken = “{ $path }” is no game of Curse of the Wolfen, or damaged; take another file, or start anew.
error-wolfen-file-version = “{ $path }” was written by a newer nightcaller; update this one.
error-wolfen-file-event = “{ $path }” cannot be played again from step { $number } on: { $reason }
error-wolfen-file-changed = “{ $path }” has changed in the meantime; look with show, and try again.
error-wolfen-cannot-write = “{ $path }” cannot be written: { $reason }. The game is as it was before.
error-wolfen-event = This is no step of a game: { $event }. Take the names from docs/formats.md.
error-wolfen-nothing-to-undo = Nothing has happened yet that could be taken back.
error-wolfen-document = Not understood at { $where }; docs/formats.md shows how a game is written.
error-wolfen-what = Say what happens: one of { $known }.
error-wolfen-do-names =
    { $act ->
        [accuse] Say who accuses whom: accuse Ana Ben.
        [vote] Say who votes for whose execution: vote Ana Ben.
        [count] Say the votes for each nominee: count Ana=3 Ben=2.
        [jinx] Say who is jinxed: jinx Ana.
        [suicide] Say who gave their own role away: suicide Ana.
        [wolfen] Say the victim, or a Wolfen and the victim: wolfen Ana, or wolfen Ben Ana.
        [magus] Say the spell: magus bless, or magus jinx Ana.
        [next] After next stands nothing, or anyway.
        [bless] After bless stands nothing.
       *[point] Say one player: psychic Ana.
    }
error-unknown-act =
    { $suggestion ->
        [none] “{ $act }” is nothing that can happen; say a role that is called, or one of these words: { $known }.
       *[some] “{ $act }” is nothing that can happen. Did you mean { $suggestion }?
    }
error-wolfen-no-file = Name the file of the game: nightcaller wolfen { $command } evening.json.
