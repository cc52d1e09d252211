### Curse of the Wolfen, from the first night to the end.
### $storyteller is "person" where someone at the table is the Storyteller, "voice" where the program is.

## First night

wolfen-first-opening = The plane is a wreck, the island is dark, and { SPELL($players) } of you have crawled ashore. Not all of you are only human.
wolfen-first-roles = On the list of passengers: { $roles }.
    .brief = On the list: { $roles }.
wolfen-first-card = Look at your card, remember it, and show it to nobody.
wolfen-first-secret = Whoever gives their own role away leaves the game at once; not even a Ghost remains, and that part of the day or night is over.
wolfen-first-storyteller = Storyteller, you alone show your card, and your eyes stay open.
    .brief = Storyteller, show your card. Your eyes stay open.
wolfen-first-close =
    { $storyteller ->
        [person] The first night begins. Everyone but the Storyteller, close your eyes.
       *[voice] The first night begins. Close your eyes, everyone.
    }
    .brief = { $storyteller ->
        [person] First night. Everyone but the Storyteller, close your eyes.
       *[voice] First night. Close your eyes, everyone.
    }
wolfen-first-known =
    { $storyteller ->
        [person] Look up, so that the Storyteller knows your face.
       *[voice] Make yourself known to me, without a sound.
    }
wolfen-first-romantic-act =
    { $storyteller ->
        [person] Choose the one you love, and point. The Storyteller taps your Lover on the shoulder.
       *[voice] Choose the one you love, and tell me without a sound.
    }
wolfen-first-romantic-lover =
    { $storyteller ->
        [person] Lover, open your eyes and see whose heart is yours. You two never accuse each other, and never vote against each other.
       *[voice] Your Lover will hear of it from me alone. You two never accuse each other, and never vote against each other.
    }
    .brief = { $storyteller ->
        [person] Lover, open your eyes.
       *[voice] Your Lover will hear of it from me alone.
    }
wolfen-first-lunatic-act =
    { $storyteller ->
        [person] Whose side are you on? Thumb up for the Humans, thumb down for the Wolfen.
       *[voice] Whose side are you on, Humans or Wolfen? Tell me without a sound.
    }
wolfen-first-wolfen-act = Look around, and know your pack.

## Every night after

wolfen-night-close =
    { $storyteller ->
        [person] Night { SPELL($number) }. The jungle falls silent. Everyone but the Storyteller, close your eyes. Ghosts, you sleep till morning, even when you hear your role.
       *[voice] Night { SPELL($number) }. The jungle falls silent. Close your eyes, everyone. Ghosts, you sleep till morning, even when you hear your role.
    }
    .brief = { $storyteller ->
        [person] Night { SPELL($number) }. Everyone but the Storyteller, close your eyes.
       *[voice] Night { SPELL($number) }. Close your eyes, everyone.
    }

wolfen-psychic-wake = { wolfen-psychic.vocative }, open your eyes. Let your mind wander.
    .brief = { wolfen-psychic.vocative }, open your eyes.
wolfen-psychic-act =
    { $storyteller ->
        [person] Point at one player. The Storyteller answers: thumb up for a Wolfen, thumb down for anyone else.
       *[voice] Choose one player, without a sound. You alone will learn whether it is a Wolfen.
    }
wolfen-psychic-sleep = { wolfen-psychic.vocative }, close your eyes.

wolfen-magus-wake = { wolfen-magus.vocative }, open your eyes. Two spells are yours, once each.
    .brief = { wolfen-magus.vocative }, open your eyes.
wolfen-magus-act =
    { $storyteller ->
        [person] You may bless: thumb up, and nobody dies tonight. You may jinx: thumb down, then point at the one who dies.
       *[voice] You may bless, and nobody dies tonight. You may jinx one player, and that player dies. All without a sound.
    }
wolfen-magus-sleep = { wolfen-magus.vocative }, close your eyes.

wolfen-priest-wake = { wolfen-priest.vocative }, open your eyes. Someone needs your prayer.
    .brief = { wolfen-priest.vocative }, open your eyes.
wolfen-priest-act =
    { $storyteller ->
        [person] Point at one player to protect tonight. Not yourself.
       *[voice] Choose one player to protect tonight, without a sound. Not yourself.
    }
wolfen-priest-sleep = { wolfen-priest.vocative }, close your eyes.

wolfen-occultist-wake = { wolfen-occultist.vocative }, open your eyes. The dead have something to say.
    .brief = { wolfen-occultist.vocative }, open your eyes.
wolfen-occultist-act =
    { $storyteller ->
        [person] Was the last one executed a Wolfen? The Storyteller answers: thumb up for yes, thumb down for no.
       *[voice] You alone will learn whether the last one executed was a Wolfen.
    }
wolfen-occultist-sleep = { wolfen-occultist.vocative }, close your eyes.

wolfen-romantic-wake = { wolfen-romantic.vocative }, open your eyes. Love does not sleep.
    .brief = { wolfen-romantic.vocative }, open your eyes.
wolfen-romantic-act = Lover, open your eyes too. Look at each other, and nothing more.
    .brief = Lover, open your eyes too.
wolfen-romantic-sleep =
    { $storyteller ->
        [person] { wolfen-romantic.vocative }, close your eyes. Lover, you too.
       *[voice] { wolfen-romantic.vocative }, close your eyes. Now everyone sleeps.
    }

wolfen-troublemaker-wake = { wolfen-troublemaker.vocative }, open your eyes. Whom shall they suspect?
    .brief = { wolfen-troublemaker.vocative }, open your eyes.
wolfen-troublemaker-act =
    { $storyteller ->
        [person] You may point at one player, who will be one of tomorrow’s nominees.
       *[voice] Without a sound, you may choose one player, who will be one of tomorrow’s nominees.
    }
wolfen-troublemaker-sleep = { wolfen-troublemaker.vocative }, close your eyes.

wolfen-lunatic-wake = { wolfen-lunatic.vocative }, open your eyes. Do you hear the voices?
    .brief = { wolfen-lunatic.vocative }, open your eyes.
wolfen-lunatic-act =
    { $storyteller ->
        [person] You may point at one player, who dies.
       *[voice] Without a sound, you may choose one player, who dies.
    }
wolfen-lunatic-sleep = { wolfen-lunatic.vocative }, close your eyes.

wolfen-wolfen-wake = { wolfen-wolfen.vocative }, open your eyes. You are hungry.
    .brief = { wolfen-wolfen.vocative }, open your eyes.
wolfen-wolfen-act = Agree on a victim, without a sound. If you cannot, the highest of you alive decides: Alpha, then Beta, Delta, Gamma.
wolfen-wolfen-sleep = { wolfen-wolfen.vocative }, close your eyes.

## Called on the first night only

wolfen-half_blood-wake = { wolfen-half_blood.vocative }, open your eyes. Their blood is yours as well.
    .brief = { wolfen-half_blood.vocative }, open your eyes.
wolfen-half_blood-sleep = { wolfen-half_blood.vocative }, close your eyes.
wolfen-wolfsbane-wake = { wolfen-wolfsbane.vocative }, open your eyes. No fang and no jinx can hurt you.
    .brief = { wolfen-wolfsbane.vocative }, open your eyes.
wolfen-wolfsbane-sleep = { wolfen-wolfsbane.vocative }, close your eyes.
wolfen-werehamster-wake = { wolfen-werehamster.vocative }, open your eyes. Small, furry, and out for yourself.
    .brief = { wolfen-werehamster.vocative }, open your eyes.
wolfen-werehamster-sleep = { wolfen-werehamster.vocative }, close your eyes.

## Dawn

wolfen-dawn = Morning comes to the island. Everyone, open your eyes.
    .brief = Everyone, open your eyes.
wolfen-dawn-storyteller = The Storyteller was found at the water’s edge, and is the first of the dead.
    .brief = The Storyteller is dead.
wolfen-dawn-deaths =
    { $count ->
        [one] One of us did not wake: { $names }.
       *[other] { SPELL($count) } of us did not wake: { $names }.
    }
wolfen-dawn-ghosts = The dead are Ghosts now. They may speak and accuse, and no longer vote.
wolfen-dawn-none = Count yourselves. Nobody died in the night.
    .brief = Nobody died in the night.

## Day

wolfen-day-start =
    { SPELL($survivors) } { $survivors ->
        [one] survivor
       *[other] survivors
    }, { SPELL($minutes, form: "f") } { $minutes ->
        [one] minute
       *[other] minutes
    }. Who is not only human? Talk.
wolfen-day-untimed = Take all the time you need. Who is not only human? Talk.
wolfen-day-half =
    { $seconds ->
        [0] Half your time is gone, with { SPELL($minutes, form: "f") } { $minutes ->
            [one] minute
           *[other] minutes
        } left.
       *[other] Half your time is gone, with { SPELL($minutes, form: "f") } and a half minutes left.
    }
wolfen-day-60 = One minute left.
wolfen-day-30 = Thirty seconds.
wolfen-day-10 = Ten seconds.
wolfen-day-end = Time is up. Silence.
    .brief = Time is up.
wolfen-accuse = Now accuse. One after the other, Ghosts too: say whom you suspect, and hand that player your white token. The two with the most tokens are nominated; a tie is settled by drawing lots.
    .brief = Accusations. One after the other, Ghosts too: say a name.
wolfen-accuse-aloud = Now accuse. One after the other, Ghosts too: tell me who accuses whom. The two whom most accuse are nominated; after a tie I draw lots.
    .brief = Accusations. One after the other, Ghosts too: tell me who accuses whom.
wolfen-accuse-unanimous = If everyone accuses the same player, that player is executed at once, without a trial.
wolfen-accuse-troublemaker = If the Troublemaker has chosen someone, that player is already one of the two nominees.
wolfen-nominees = Nominated: { $names }.
wolfen-defence-each = { $name }, the island listens. What do you say for yourself?
    .brief = { $name }, your defense.
wolfen-defence = Nominees, one after the other, the island listens. What do you say for yourselves?
    .brief = Nominees, your defense.
wolfen-defence-end = Thank you. Enough.
wolfen-vote = One nominee holds up red, the other blue. Everyone alive and not nominated: drop one of your own tokens into the hat, unseen, in the color of the one who should die. After a tie, you vote again; after a second tie, a token is drawn.
    .brief = Who is to die? Red or blue, into the hat.
wolfen-vote-aloud = Who is to die? Everyone alive and not nominated votes, one after the other: tell me who votes for whom. After a tie, you vote again; after a second tie, I draw a lot.
    .brief = Who is to die? Tell me who votes for whom.
wolfen-vote-end = The vote is closed.
wolfen-executed = The island has decided: { $name } is executed, and becomes a Ghost.
    .brief = Executed: { $name }.
wolfen-unanimous = With one voice, the island has named { $name }, who is executed at once and becomes a Ghost.
    .brief = Executed at once: { $name }.

## End

wolfen-end-human = No Wolfen is left alive. A ship is on the horizon: the Humans have won.
    .brief = No Wolfen is left alive. The Humans have won.
wolfen-end-wolfen = The Wolfen are now at least as many as all the others. The island is theirs: the Wolfen have won.
    .brief = The Wolfen are at least as many as the others. The Wolfen have won.
wolfen-end-werehamster = It seemed to be over, but something small is still gnawing. The Werehamster lives, and wins alone.
    .brief = The Werehamster lives, and wins alone.
wolfen-end-cards = Turn your cards over and read them out. Where a side has won, its dead have won too.
    .brief = Turn your cards over and read them out.
wolfen-end-told = Where a side has won, its dead have won too. And now you hear who was who.
    .brief = These were your cards.
