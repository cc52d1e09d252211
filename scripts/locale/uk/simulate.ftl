### Показує nightcaller simulate. $percent і $spread — числа.

simulate-playing = Гра триває
simulate-title =
    { $games ->
        [one] { $games } випадкова гра, гравців: { $players }, картки: { $roles }.
        [few] { $games } випадкові гри, гравців: { $players }, картки: { $roles }.
       *[other] { $games } випадкових ігор, гравців: { $players }, картки: { $roles }.
    }
simulate-picture = Як часто перемагає кожна команда
simulate-won = Перемоги
simulate-of-games = З усіх ігор
simulate-dealt = Роздано
simulate-times = Разів
simulate-holder-won = Перемога власника
simulate-share = { $percent } % (± { $spread })
team-nobody = Ніхто
error-games = Кількість ігор — від { $least } до { $most }.
error-unknown-ending-picture = Картинку, що закінчується на «{ $ending }», намалювати не вийде; оберіть { $known }.
