### What the moderator says besides the script: questions, answers, hints. Short: people wait while it speaks.
### Whatever stands in “…” is understood when somebody says it.

hello = Nightcaller is listening. Say “start night”, or “help”.
not-understood = I did not understand that.
ask-meant = Did you mean “{ $text }”?
not-now =
    { $phase ->
        [setup] Not before the game.
        [night] Not at night.
        [day] Not by day.
        [vote] Not during the vote.
       *[over] The game is over.
    }
nothing-asked = I have not asked anything.
cancelled = All right, forget it.
undone = Taken back.
nothing-to-undo = There is nothing to take back.

## Hints

hint =
    { $phase ->
        [setup] Say “start night with Seer and Robber”, “play total chaos”, “add the Drunk”, “we are six”, or “what does the Witch do”.
        [night] Say “pause”, “repeat”, “more time”, “slower”, “louder”, or “stop the game”.
        [day] Say “how much time is left”, “another minute”, “pause”, or “let’s vote”.
        [vote] Say “player one votes for player two”, “undo”, or “who won”.
       *[over] Say “same again”, “play total chaos”, or “stop”.
    }
hint-secret = Whoever is called types a name, and nothing of it is shown. Say “pause”, “repeat”, “more time”, or “stop the game”.
hint-question =
    { $ask ->
        [roles] Say “start night with Seer and Robber”, or “play total chaos”.
        [players] Say “five players”, or “cancel”.
        [card] Say the card, such as “the Seer”, or “cancel”.
        [saw] Say the card, such as “the Seer”, or “no”.
        [artifacts] Say “player one has the Mask”, or “no”.
        [deaths] Say “player one died”, or “nobody died”.
        [nominees] Say “player one and player two are nominated”, or “execute player one”.
        [executed] Say “execute player one”.
        [dealt] Say “yes” when everyone has seen their card.
        [accusations] Say “player one accuses player two”, “undo”, or “next”.
        [votes] Say “player one votes for player two”, “undo”, or “next”.
        [winner] Say “the Humans win”, “the Wolfen win”, or “the Werehamster wins”.
       *[yes] Say “yes” or “no”.
    }

## Before the night

ask-roles = Which roles shall be in the game?
ask-players = How many play?
read-back = { $roles }: { SPELL($cards, form: "f") } cards for { SPELL($players) } players. Start?
repair-declined = Then it cannot be played like this. Add a role, or take one out.
what-else = What shall I change?
not-in-deck = Not in the deck: { $roles }.
deck-is = In the deck: { $roles }.
deck-empty = No roles have been chosen yet.

## While the game runs

ask-go-on = The last game broke off. Shall we go on where we were?
ask-stop = Stop the game?
ask-leave = Shall I switch off?
stopped = The game is stopped. Say “same again” for another.
language-now = I speak English now.
nothing-to-skip = There is nothing to skip.
no-clock = No clock is running.
pace-limit =
    { $pace ->
        [slower] Slower is not possible.
       *[faster] Faster is not possible.
    }
time-left =
    { $minutes ->
        [0] { SPELL($seconds, form: "f") } { $seconds ->
            [one] second
           *[other] seconds
        } left.
        [one] One minute and { SPELL($seconds, form: "f") } { $seconds ->
            [one] second
           *[other] seconds
        } left.
       *[other] { SPELL($minutes, form: "f") } minutes and { SPELL($seconds, form: "f") } { $seconds ->
            [one] second
           *[other] seconds
        } left.
    }
time-left-about =
    { $minutes ->
        [one] About one minute left.
       *[other] About { SPELL($minutes, form: "f") } minutes left.
    }
next-is = Next: { $role }.
next-nobody =
    { $phase ->
        [night] Nobody: dawn is next.
       *[other] Nobody is called by day.
    }
explain-later = I will explain that by day.

## The vote

seat = player { SPELL($n) }
ask-votes = Now tell me who points at whom: “player one votes for player two”.
vote-recorded = { $voter } for { $target }.
votes-missing =
    { $n ->
        [one] A vote is missing: { $players }.
       *[other] Votes are missing: { $players }.
    }
ask-card = Which card does { $player } have?
whose-card = Whose card is that? Say “player one is the Seer”.
whose-artifact = Whose artifact is that? Say “player one has the Mask”.
ask-saw =
    { $card ->
        [doppelganger] Which card did the Doppelgänger see?
       *[paranormal_investigator] Which Werewolf or Tanner did the Investigator see, if any?
    }
ask-artifacts = Does anyone have an artifact? Say whose and which, or “no”.
ask-more-artifacts = Another artifact?
ask-again = Say “same again” for another game.

## Curse of the Wolfen

ask-storyteller = Is one of you the Storyteller? If not, I tell the story.
read-back-wolfen =
    { $storyteller ->
        [person] Curse of the Wolfen for { SPELL($players) }, the Storyteller included: { $roles }. Start?
       *[voice] Curse of the Wolfen for { SPELL($players) }, and I tell the story: { $roles }. Start?
    }
accusation-recorded = { $by } accuses { $player }.
ballot-recorded = { $by } for { $player }.
tally = Counted: { $list }.
tally-of = { $player } { SPELL($n) }

## Curse of the Wolfen, told by a person

ask-deaths = Storyteller, who died? Say “player one died”, or “nobody died”.
ask-nominees = Who is nominated? Say “player one and player two are nominated”, or “execute player one” if everyone accused that player.
ask-executed = Who is executed? Say “execute player one”.
ask-next-night = Does the game go on? Say “yes”, or who has won: “the Humans win”.
ask-winner = Who has won? Say “the Humans win”, “the Wolfen win”, or “the Werehamster wins”.
error-wolfen-no-deaths-now = Deaths are told when a night is over; in the first one nobody dies but the Storyteller.

## Curse of the Wolfen without a Storyteller

dealt = The cards are dealt. Look at yours, each alone: on a phone, or let the keyboard go round and press Enter. Say “yes” when everyone has seen theirs.
accusations-missing =
    { $n ->
        [one] An accusation is missing: { $players }. Say “player one accuses player two”, or “next” to leave it out.
       *[other] Accusations are missing: { $players }. Say “player one accuses player two”, or “next” to leave them out.
    }
ballots-missing =
    { $n ->
        [one] A vote is missing: { $players }. Say “player one votes for player two”, or “next” to leave it out.
       *[other] Votes are missing: { $players }. Say “player one votes for player two”, or “next” to leave them out.
    }
lot-fell = A tie: { $among }. The lot falls on { $names }.
ask-nightfall = Shall night fall? Say “yes”, or “undo”.
ask-gave-away = Did { $player } give their own role away?
card-was = { $player }: { $role }.
error-wolfen-told-by-me = I tell this story, and need not be told that.
error-wolfen-not-yet = It is not the time for that.

## Points of the evening

ask-points = For the points, tell me the cards, or say “no”.
ask-side = Did the Lunatic choose the Humans?
scores =
    { $games ->
        [one] After one game:
       *[other] After { SPELL($games) } games:
    }
score =
    { $points ->
        [one] One point: { $players }.
       *[other] { SPELL($points) } points: { $players }.
    }
no-scores = No game of Curse of the Wolfen has been played to its end tonight.
ask-prizes = Who was the best role-player, and who the most fun? Say “player one was the best role player”, or “player two was the most fun”.
award =
    { $prize ->
        [role_player] A point for { $player }, the best role-player.
       *[most_fun] A point for { $player }, the most fun.
    }
