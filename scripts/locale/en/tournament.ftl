### Tournaments over evenings.

tournament-made = The tournament “{ $tournament }” begins. It is kept in { $path }.
tournament-recorded = Game { $number } of “{ $tournament }” is recorded.
tournament-undone = Game { $number } of { $date } is taken out of “{ $tournament }” again.
tournament-none = There is no tournament yet; start one with: nightcaller tournament new "Winter Cup".
tournament-no-games = No game of “{ $tournament }” has been recorded yet.
tournament-rank = rank
tournament-player = player
tournament-games = games
tournament-wins = wins
tournament-points = points
tournament-game = game
tournament-date = date
tournament-winner = won
tournament-winners = winners
tournament-storyteller = Storyteller
tournament-role-player = best role-player
tournament-most-fun = most fun
tournament-nobody = nobody
tournament-not-noted = not noted

## Refused

error-unknown-tournament =
    { $suggestion ->
        [none] There is no tournament “{ $tournament }”; nightcaller tournament list shows them all.
       *[some] There is no tournament “{ $tournament }”. Did you mean { $suggestion }?
    }
error-tournament-there = There is a tournament “{ $tournament }” already; choose another name.
error-tournament-name = Name the tournament: nightcaller tournament { $command } "Winter Cup".
error-tournament-empty = No game of “{ $tournament }” has been recorded, so none can be taken back.
error-tournament-nobody = Say who took part with --players, or name a finished game with --from.
error-tournament-no-winners = Say who won with --winners, or name a finished game with --from.
error-tournament-stranger = { $player } did not take part; add the name to --players.
error-tournament-storyteller-wins = { $player } told the story and belongs to no faction; leave the name out of --winners.
error-tournament-from-and-players = The players come from the file; leave out --players, --winners, --roles, --faction and --storyteller.
error-tournament-date = A date is written as 2026-12-31, not “{ $date }”.
error-unknown-faction =
    { $suggestion ->
        [none] There is no faction “{ $faction }”; choose { $known }.
       *[some] There is no faction “{ $faction }”. Did you mean { $suggestion }?
    }
error-tournament-roles = { $roles } roles do not fit { $players } players; name one for each, in the same order.
error-tournament-file-broken = “{ $path }” is damaged or no file of tournaments ({ $reason }); choose another with --file.
error-tournament-file-foreign = “{ $path }” belongs to another program; choose another file with --file.
error-tournament-file-version = “{ $path }” was written by a newer nightcaller; update this one.
error-tournament-file-shut = “{ $path }” cannot be used: { $reason }. Try again, or choose another file with --file.
error-tournament-game-there = This very game is in “{ $tournament }” already; undo takes the last one out.
