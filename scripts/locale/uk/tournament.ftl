### Турніри на багато вечорів.

tournament-made = Турнір «{ $tournament }» розпочато. Він зберігається тут: { $path }.
tournament-recorded = Гру номер { $number } турніру «{ $tournament }» записано.
tournament-undone = Гру номер { $number } від { $date } прибрано з турніру «{ $tournament }».
tournament-none = Турнірів ще немає; почніть перший командою, яку показує довідка.
tournament-no-games = У турнірі «{ $tournament }» ще не записано жодної гри.
tournament-rank = місце
tournament-player = гравець
tournament-games = ігри
tournament-wins = перемоги
tournament-points = очки
tournament-game = гра
tournament-date = дата
tournament-winner = перемога
tournament-winners = переможці
tournament-storyteller = Оповідач
tournament-role-player = найкраща гра ролі
tournament-most-fun = найвеселіша гра
tournament-nobody = ніхто
tournament-not-noted = не записано

## Відхилено

error-unknown-tournament =
    { $suggestion ->
        [none] Турніру «{ $tournament }» немає; усі покаже команда nightcaller tournament list.
       *[some] Турніру «{ $tournament }» немає. Може, { $suggestion }?
    }
error-tournament-there = Турнір «{ $tournament }» уже є; візьміть іншу назву.
error-tournament-name = Назвіть турнір: nightcaller tournament { $command } "Зимовий кубок".
error-tournament-empty = У турнірі «{ $tournament }» ще не записано жодної гри, тож скасовувати нічого.
error-tournament-nobody = Скажіть, хто грав, через --players або назвіть закінчену гру через --from.
error-tournament-no-winners = Скажіть, хто переміг, через --winners або назвіть закінчену гру через --from.
error-tournament-stranger = Серед гравців немає такого імені: { $player }; додайте його до --players.
error-tournament-storyteller-wins = { $player } веде історію й не належить до жодного боку; приберіть ім’я з --winners.
error-tournament-from-and-players = Гравців узято з файлу; приберіть --players, --winners, --roles, --faction і --storyteller.
error-tournament-date = Дату записують так: 2026-12-31, а не «{ $date }».
error-unknown-faction =
    { $suggestion ->
        [none] Боку «{ $faction }» немає; оберіть { $known }.
       *[some] Боку «{ $faction }» немає. Може, { $suggestion }?
    }
error-tournament-roles = Ролей { $roles }, а гравців { $players }; назвіть по одній на кожного в тому самому порядку.
error-tournament-file-broken = «{ $path }» пошкоджено, або це не файл турнірів ({ $reason }); оберіть інший через --file.
error-tournament-file-foreign = «{ $path }» належить іншій програмі; оберіть інший файл через --file.
error-tournament-file-version = «{ $path }» записано новішою версією nightcaller; оновіть цю.
error-tournament-file-shut = «{ $path }» недоступний: { $reason }. Спробуйте ще раз або оберіть інший файл через --file.
error-tournament-game-there = Саме ця гра вже є в турнірі «{ $tournament }»; останню гру скасує команда undo.
