### Shown by nightcaller simulate. $percent and $spread are numbers.

simulate-playing = Playing
simulate-title =
    { $games ->
        [one] { $games } random game of { $players } players with { $roles }.
       *[other] { $games } random games of { $players } players with { $roles }.
    }
simulate-picture = How often each team wins
simulate-won = Won
simulate-of-games = Of the games
simulate-dealt = Dealt
simulate-times = Times
simulate-holder-won = Holder won
simulate-share = { $percent } % (± { $spread })
team-nobody = Nobody
error-games = Games are counted from { $least } to { $most }.
error-unknown-ending-picture = A picture that ends in “{ $ending }” cannot be drawn; choose { $known }.
