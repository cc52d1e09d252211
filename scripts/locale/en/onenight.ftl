### The night of One Night and Daybreak, then the day.
### A line with .brief is said in that form to experts; lines ending in -act are for beginners only.
### Facts in every line: $shield, $dream, $tanner: "yes" or "no", whether there is a Shield, a Dream Wolf, perhaps a Tanner.

## Opening

onenight-opening-deck =
    { SPELL($players) } { $players ->
        [one] player
       *[other] players
    }, { SPELL($cards) } { $cards ->
        [one] card
       *[other] cards
    }. In play tonight: { $roles }.
    .brief = In play: { $roles }.
onenight-opening-named = On the list tonight: { $roles }.
    .brief = On the list: { $roles }.
onenight-opening-centerwolf = Next to the three cards in the center lies the Center Werewolf, turned crosswise. It counts as a card in the center too.
onenight-opening-shield = The Shield lies beside the center, within reach.
onenight-opening-artifacts = The artifacts lie beside the center, face down and well mixed.
onenight-opening-card = Look at your card, remember it, and lay it face down in front of you.
onenight-opening-close = Night falls on the village. Close your eyes, everyone, and keep them closed until you are called.
    .brief = Night falls. Close your eyes, everyone.

## Sentinel

onenight-sentinel-wake = { onenight-sentinel.vocative }, open your eyes. The watch is yours.
    .brief = { onenight-sentinel.vocative }, open your eyes.
onenight-sentinel-act = You may lay the Shield on any player’s card but your own. For the rest of the night, nobody looks at that card, moves it, or lays anything on it.
onenight-sentinel-sleep = { onenight-sentinel.vocative }, close your eyes.

## Doppelgänger

onenight-doppelganger-wake = { onenight-doppelganger.vocative }, open your eyes. Whose face will you wear tonight?
    .brief = { onenight-doppelganger.vocative }, open your eyes.
onenight-doppelganger-act =
    { $shield ->
        [yes] Look at another player’s card, if you like, but not under the Shield. What you see, you become.
       *[no] Look at another player’s card, if you like. What you see, you become.
    }
onenight-doppelganger-now = If you saw one of these, act now.
    .brief = If your new role acts at once, act now.
onenight-doppelganger-as-sentinel = As the Sentinel: { onenight-sentinel-act }
onenight-doppelganger-as-alpha_wolf =
    As the Alpha Wolf: You must exchange the Center Werewolf with another player’s card, looking at neither. { $shield ->
        [yes] Choose neither yourself, nor the Alpha Wolf you saw, nor a card under the Shield.
       *[no] Choose neither yourself nor the Alpha Wolf you saw.
    }
onenight-doppelganger-as-mystic_wolf = As the Mystic Wolf: { onenight-mystic_wolf-act }
onenight-doppelganger-as-seer = As the Seer: { onenight-seer-act }
onenight-doppelganger-as-apprentice_seer = As the Apprentice Seer: { onenight-apprentice_seer-act }
onenight-doppelganger-as-paranormal_investigator = As the Paranormal Investigator: { onenight-paranormal_investigator-act }
onenight-doppelganger-as-robber = As the Robber: { onenight-robber-act }
onenight-doppelganger-as-witch = As the Witch: { onenight-witch-act }
onenight-doppelganger-as-troublemaker = As the Troublemaker: { onenight-troublemaker-act }
onenight-doppelganger-as-village_idiot = As the Village Idiot: { onenight-village_idiot-act }
onenight-doppelganger-as-drunk = As the Drunk: { onenight-drunk-act }
onenight-doppelganger-pack = If you saw { $roles }, you will wake with the Werewolves.
onenight-doppelganger-dream = If you saw the Dream Wolf, you will show your thumb whenever the Dream Wolf does.
onenight-doppelganger-mason = If you saw a Mason, you will wake with the Masons.
onenight-doppelganger-minion = If you saw the Minion, keep your eyes open. If you did not, close them now.
    .brief = Unless you saw the Minion, close your eyes.
onenight-doppelganger-minion-thumbs =
    { $dream ->
        [yes] Werewolves, and you too, Dream Wolf, put out a thumb. Your eyes stay closed.
       *[no] Werewolves, put out a thumb. Your eyes stay closed.
    }
    .brief = { $dream ->
        [yes] Werewolves and Dream Wolf, thumbs out.
       *[no] Werewolves, thumbs out.
    }
onenight-doppelganger-minion-end =
    { $dream ->
        [yes] Werewolves and Dream Wolf, put your thumbs away.
       *[no] Werewolves, put your thumbs away.
    }
onenight-doppelganger-sleep = { onenight-doppelganger.vocative }, close your eyes.

onenight-doppelganger-insomniac-wake = { onenight-doppelganger.vocative }, if you saw the Insomniac, open your eyes.
onenight-doppelganger-insomniac-act = { onenight-insomniac-act }
onenight-doppelganger-revealer-wake = { onenight-doppelganger.vocative }, if you saw the Revealer, open your eyes.
onenight-doppelganger-revealer-act = { onenight-revealer-act }
onenight-doppelganger-curator-wake = { onenight-doppelganger.vocative }, if you saw the Curator, open your eyes.
onenight-doppelganger-curator-act =
    Without looking at it, you may lay one artifact face down on any player’s card that has { $shield ->
        [yes] neither a Shield nor an artifact.
       *[no] no artifact yet.
    }

## Werewolves

onenight-werewolf-wake =
    { $dream ->
        [yes] { onenight-werewolf.vocative }, all but the Dream Wolf, open your eyes and find your pack.
       *[no] { onenight-werewolf.vocative }, open your eyes and find your pack.
    }
    .brief = { $dream ->
        [yes] { onenight-werewolf.vocative }, all but the Dream Wolf, open your eyes.
       *[no] { onenight-werewolf.vocative }, open your eyes.
    }
onenight-werewolf-too =
    { $count ->
        [one] { $roles }, you are one of them.
       *[other] { $roles }, you are with them.
    }
onenight-werewolf-dream = { onenight-dream_wolf.vocative }, sleep on, and put out your thumb.
    .brief = { onenight-dream_wolf.vocative }, thumb out.
onenight-werewolf-alone =
    { $dream ->
        [yes] If you are the only one awake and see no thumb, you may look at one card in the center.
       *[no] If you are the only one awake, you may look at one card in the center.
    }
    .brief = { $dream ->
        [yes] Nobody else, and no thumb? One card in the center.
       *[no] Nobody else? One card in the center.
    }
onenight-werewolf-dream-end = { onenight-dream_wolf.vocative }, put your thumb away.
onenight-werewolf-sleep = { onenight-werewolf.vocative }, close your eyes.

onenight-alpha_wolf-wake = { onenight-alpha_wolf.vocative }, open your eyes. The pack must grow.
    .brief = { onenight-alpha_wolf.vocative }, open your eyes.
onenight-alpha_wolf-act =
    You must exchange the Center Werewolf with another player’s card, looking at neither. { $shield ->
        [yes] Choose no Werewolf, and no card under the Shield.
       *[no] Choose no Werewolf.
    }
onenight-alpha_wolf-sleep = { onenight-alpha_wolf.vocative }, close your eyes.

onenight-mystic_wolf-wake = { onenight-mystic_wolf.vocative }, open your eyes. The moon shows what is hidden.
    .brief = { onenight-mystic_wolf.vocative }, open your eyes.
onenight-mystic_wolf-act =
    { $shield ->
        [yes] Look at another player’s card, if you like, but not under the Shield.
       *[no] Look at another player’s card, if you like.
    }
onenight-mystic_wolf-sleep = { onenight-mystic_wolf.vocative }, close your eyes.

## Minion

onenight-minion-wake = { onenight-minion.vocative }, open your eyes. Your masters are near.
    .brief = { onenight-minion.vocative }, open your eyes.
onenight-minion-thumbs =
    { $dream ->
        [yes] Werewolves, and you too, Dream Wolf, put out a thumb for your servant. Your eyes stay closed.
       *[no] Werewolves, put out a thumb for your servant. Your eyes stay closed.
    }
    .brief = { $dream ->
        [yes] Werewolves and Dream Wolf, thumbs out.
       *[no] Werewolves, thumbs out.
    }
onenight-minion-thumbs-end =
    { $dream ->
        [yes] Werewolves and Dream Wolf, put your thumbs away.
       *[no] Werewolves, put your thumbs away.
    }
onenight-minion-sleep = { onenight-minion.vocative }, close your eyes.

## The village

onenight-mason-wake = { onenight-mason.vocative }, open your eyes. The lodge is in session.
    .brief = { onenight-mason.vocative }, open your eyes.
onenight-mason-act = Find each other. If no eyes meet yours, the other Mason lies in the center.
onenight-mason-sleep = { onenight-mason.vocative }, close your eyes.

onenight-seer-wake = { onenight-seer.vocative }, open your eyes. The cards want to speak to you.
    .brief = { onenight-seer.vocative }, open your eyes.
onenight-seer-act =
    { $shield ->
        [yes] If you like, look at another player’s card, but not under the Shield, or else at two in the center.
       *[no] If you like, look at another player’s card, or else at two in the center.
    }
onenight-seer-sleep = { onenight-seer.vocative }, close your eyes.

onenight-apprentice_seer-wake = { onenight-apprentice_seer.vocative }, open your eyes. Show what you have learned.
    .brief = { onenight-apprentice_seer.vocative }, open your eyes.
onenight-apprentice_seer-act = Pick one card in the center and look at it, if you like.
onenight-apprentice_seer-sleep = { onenight-apprentice_seer.vocative }, close your eyes.

onenight-paranormal_investigator-wake = { onenight-paranormal_investigator.vocative }, open your eyes. Something strange is going on.
    .brief = { onenight-paranormal_investigator.vocative }, open your eyes.
onenight-paranormal_investigator-act =
    { $shield ->
        [yes] You may look at one other player’s card, then at a second player’s, but not under the Shield. Stop at a Werewolf or the Tanner: from then on, that is you.
       *[no] You may look at one other player’s card, then at a second player’s. Stop at a Werewolf or the Tanner: from then on, that is you.
    }
onenight-paranormal_investigator-sleep = { onenight-paranormal_investigator.vocative }, close your eyes.

onenight-robber-wake = { onenight-robber.vocative }, open your eyes. How soundly they all sleep.
    .brief = { onenight-robber.vocative }, open your eyes.
onenight-robber-act =
    { $shield ->
        [yes] Unless the Shield lies on your card, you may trade it for another player’s, but not for the shielded one. If you do, look at the new card: that is you now.
       *[no] You may trade your card for another player’s. If you do, look at the new card: that is you now.
    }
onenight-robber-sleep = { onenight-robber.vocative }, close your eyes.

onenight-witch-wake = { onenight-witch.vocative }, open your eyes. The cauldron is warm.
    .brief = { onenight-witch.vocative }, open your eyes.
onenight-witch-act =
    { $shield ->
        [yes] Pick one card in the center and look at it, if you like. But then you must give it to a player without the Shield, even to yourself, and put that player’s card into the center.
       *[no] Pick one card in the center and look at it, if you like. But then you must give it to a player, even to yourself, and put that player’s card into the center.
    }
onenight-witch-sleep = { onenight-witch.vocative }, close your eyes.

onenight-troublemaker-wake = { onenight-troublemaker.vocative }, open your eyes. The night is too quiet.
    .brief = { onenight-troublemaker.vocative }, open your eyes.
onenight-troublemaker-act =
    { $shield ->
        [yes] Pick two other players without the Shield, if you like, and switch their cards. No looking.
       *[no] Pick two other players, if you like, and switch their cards. No looking.
    }
onenight-troublemaker-sleep = { onenight-troublemaker.vocative }, close your eyes.

onenight-village_idiot-wake = { onenight-village_idiot.vocative }, open your eyes. Shall we all move over?
    .brief = { onenight-village_idiot.vocative }, open your eyes.
onenight-village_idiot-act =
    { $shield ->
        [yes] You may move every player’s card one seat: all to the left, or all to the right. Your own card and the shielded one stay, and the others pass them by.
       *[no] You may move every player’s card one seat: all to the left, or all to the right. Your own stays, and the others pass it by.
    }
onenight-village_idiot-sleep = { onenight-village_idiot.vocative }, close your eyes.

onenight-drunk-wake = { onenight-drunk.vocative }, open your eyes, if you can.
    .brief = { onenight-drunk.vocative }, open your eyes.
onenight-drunk-act =
    { $shield ->
        [yes] Exchange your card with one from the center, unless the Shield lies on yours. Do not look: you would not remember anyway.
       *[no] Exchange your card with one from the center. Do not look: you would not remember anyway.
    }
onenight-drunk-sleep = { onenight-drunk.vocative }, close your eyes.

onenight-insomniac-wake = { onenight-insomniac.vocative }, open your eyes. You were awake anyway.
    .brief = { onenight-insomniac.vocative }, open your eyes.
onenight-insomniac-act =
    { $shield ->
        [yes] Unless the Shield lies on it, you may look at your own card. Is it still yours?
       *[no] You may look at your own card. Is it still yours?
    }
onenight-insomniac-sleep = { onenight-insomniac.vocative }, close your eyes.

onenight-revealer-wake = { onenight-revealer.vocative }, open your eyes. Bring something to light.
    .brief = { onenight-revealer.vocative }, open your eyes.
onenight-revealer-act =
    { $shield ->
        [yes] Turn another player’s card face up, if you like, but not the shielded one, and leave it so. But a Werewolf or the Tanner must go face down again.
       *[no] Turn another player’s card face up, if you like, and leave it so. But a Werewolf or the Tanner must go face down again.
    }
onenight-revealer-sleep = { onenight-revealer.vocative }, close your eyes.

onenight-curator-wake = { onenight-curator.vocative }, open your eyes. Who shall have a piece of your collection?
    .brief = { onenight-curator.vocative }, open your eyes.
onenight-curator-act =
    Without looking at it, you may lay one artifact face down on any player’s card, { $shield ->
        [yes] your own too, but not on a shielded one.
       *[no] your own too.
    }
onenight-curator-sleep = { onenight-curator.vocative }, close your eyes.

## Dawn

onenight-dawn = The sun is up, and so are you. Everyone, open your eyes.
    .brief = Everyone, open your eyes.
onenight-dawn-cards = Whatever the night has done, leave the cards as they lie.
onenight-dawn-shield = If the Shield lies in front of you, say so, and leave it there.
onenight-dawn-revealed = If a card lies face up, read it out for everyone.
onenight-dawn-artifacts = If an artifact lies on your card, say so, look at it in secret, and show it to no one until the vote is over. It is stronger than your card.
    .brief = If an artifact lies on your card, say so, and look at it in secret.
onenight-dawn-mask = If you got the Mask of Muting, you do not make another sound. Gestures are allowed.
onenight-dawn-shroud = If you got the Shroud of Shame, turn your back to the table and stay that way. You may talk, and you still point when we vote.

## Day

onenight-day-start =
    You have { SPELL($minutes, form: "f") } { $minutes ->
        [one] minute
       *[other] minutes
    }. Who can be trusted? Talk.
onenight-day-untimed = Take all the time you need. Who can be trusted? Talk.
onenight-day-half =
    { $seconds ->
        [0] Half your time is gone, with { SPELL($minutes, form: "f") } { $minutes ->
            [one] minute
           *[other] minutes
        } left.
       *[other] Half your time is gone, with { SPELL($minutes, form: "f") } and a half minutes left.
    }
onenight-day-60 = One minute left.
onenight-day-30 = Thirty seconds.
onenight-day-10 = Ten seconds.
onenight-day-end = Time is up. Not another word.
    .brief = Time is up.

## Vote

onenight-vote-bodyguard = Whoever the Bodyguard points at cannot die today. That finger is no vote.
onenight-vote-hunter = If the Hunter dies, so does the player the Hunter points at.
onenight-vote-prince = Votes against the Prince do not count: the Prince cannot die.
onenight-vote-shroud = If you wear the Shroud, point without turning round. The others will say who it is. If you wear the Mask, let someone else speak for you. When you turn your cards over, show the artifacts too.
onenight-vote-ready = Choose one other player. I count down from three; then all of you point, and keep pointing.
    .brief = Get ready to point.
onenight-vote-3 = Three.
onenight-vote-2 = Two.
onenight-vote-1 = One.
onenight-vote-now = Now!
onenight-vote-aloud = One after the other, clockwise: say your name, and who you are pointing at.
    .brief = One after the other: your name, and who you point at.
onenight-vote-count = Whoever has the most votes dies; in a tie, all who share the most. But a single vote kills nobody.
onenight-vote-epic = If Werewolves, Vampires and the village all have someone among you, this is an Epic Battle: those with the most votes die, and so do those in second place, and a single vote is enough.
    .brief = In an Epic Battle those with the most votes die, and so do those in second place; a single vote is enough.
onenight-vote-cards-bodyguard = Keep pointing. Everyone, turn your card over and read it out. Whoever the Bodyguard protects is left out: the most votes among the others decide.
    .brief = Everyone, turn your card over and read it out.
onenight-vote-cards = Whoever has the most votes turns over their card first and reads it out. Then all the others.
    .brief = Turn your cards over and read them out.

## Who wins

onenight-win-village = If a Werewolf dies, the village wins. If none of you is a Werewolf, the village wins only if nobody dies.
onenight-win-werewolf =
    { $tanner ->
        [yes] If there is a Werewolf among you, and neither a Werewolf nor the Tanner dies, the Werewolves win.
       *[no] If there is a Werewolf among you, and no Werewolf dies, the Werewolves win.
    }
onenight-win-minion =
    { $tanner ->
        [yes] The Minion wins with the Werewolves, dead or alive. If none of you is a Werewolf, the Minion wins when another player dies, the Minion lives, and no Tanner dies.
       *[no] The Minion wins with the Werewolves, dead or alive. If none of you is a Werewolf, the Minion wins when another player dies and the Minion lives.
    }
onenight-win-tanner = The Tanner wins by dying. If a Werewolf dies too, the village wins as well.
onenight-win-epic = An Epic Battle is different: the village needs a dead Werewolf and a dead Vampire. Werewolves and Vampires win by a death in the other pack and none in their own.
