### The evening itself: saving, the screen, what was understood.

## Saving

error-store-taken = Nightcaller is already running in another window, so this evening is not saved; close one of the two.
error-store-unsaved = The game cannot be saved in { $folder } ({ $reason }) and goes on unsaved; make room there, or name another folder with NIGHTCALLER_STATE.
error-store-broken = The saved game could not be read and was put aside as { $path }; a new evening begins.
error-store-newer = The saved game is of a newer Nightcaller and was put aside as { $path }; a new evening begins.
error-names-and-players = There are { $names } names for { $players } players; leave --players out, or name them all.

## On the screen

screen-phase =
    { $phase ->
        [setup] Before the game
        [night] Night
        [day] Discussion
        [vote] Vote
       *[over] The game is over
    }
screen-paused = paused
screen-held = The game is paused.
screen-goes-on = The game goes on.
screen-about = about { $time }
screen-microphone = Microphone
screen-deck = Deck: { $roles }
screen-understood = { $what }, { $percent } %
screen-unknown = not understood
screen-getting-ready = One moment, I am getting ready to listen.
screen-type = Type what you would say
screen-left = The game is saved; it goes on where it was when you start it again.

## What was understood; $intent is a name for programs.

understood-amount =
    { $of ->
        [seconds] { $n } s
        [minutes] { $n } min
       *[volume] { $n } %
    }
understood-value =
    { $value ->
        [slower] slower
        [faster] faster
        [normal] normal
        [louder] louder
        [quieter] quieter
        [full] everything
        [brief] only what is needed
        [person] a person
        [voice] the moderator
        [role_player] best role-player
        [most_fun] most fun
        [human] Humans
        [wolfen] Wolfen
       *[werehamster] Werehamster
    }
understood-filled = { $what }: { $values }
understood =
    { $intent ->
        [StartNight] start the night
        [PlayPreset] play a set of roles
        [AddRole] add to the deck
        [RemoveRole] take out of the deck
        [ReplaceRole] change roles
        [ListRoles] which roles are in the deck
        [SetPlayers] number of players
        [RoleHelp] what a role does
        [WhoIsNext] who is next
        [Repeat] say it again
        [Pause] wait
        [Resume] go on
        [Skip] to the next
        [MoreTime] more time
        [SetPace] pace
        [SetVolume] loudness
        [StartTimer] start the clock
        [TimeLeft] how much time is left
        [StartVote] vote
        [RecordVote] who votes for whom
        [Accuse] who accuses whom
        [SetStoryteller] who tells the story
        [GaveAway] a role given away
        [Award] a prize
        [Scores] the points of the evening
        [TellCard] somebody’s card
        [TellArtifact] somebody’s artifact
        [WhoWon] who has won
        [Died] somebody died in the night
        [NobodyDied] nobody died in the night
        [Nominate] somebody is nominated
        [Execute] somebody is executed
        [Wins] a side has won
        [SameAgain] the same again
        [SetLanguage] language
        [SetDetail] how much is said
        [Undo] take it back
        [Stop] stop
        [Help] help
        [Yes] yes
        [No] no
       *[other] { $intent }
    }
