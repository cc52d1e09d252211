### Ніч, розіграна на картках: у чому відмовлено і хто про що дізнається.
### $role — назва ролі, $player — ім’я гравця; обидва не відмінюються.

error-night-over = Ніч скінчилася; вибирати більше нічого.
error-night-own-card = { $role }: свою картку вибрати не можна; оберіть когось іншого.
error-night-shielded = { $role }: на тій картці щит, тож її не можна ні дивитися, ні рухати, ні накривати артефактом; оберіть іншу.
error-night-own-shielded = { $role }: на власній картці щит, тож її не можна ні дивитися, ні рухати, ні накривати артефактом.
error-night-known-werewolf = { $role }: центральну картку Вовкулаки отримує той, хто не Вовкулака; оберіть когось іншого.
error-night-known-alpha = { $role }: Альфа-вовка, чию картку вона бачила, обрати не можна; оберіть когось іншого.
error-night-twice = { $role }: ту саму картку обрано двічі; оберіть різні.
error-night-looks =
    { $most ->
        [one] { $role }: подивитися можна лише { SPELL($most, form: "f") } картку.
        [few] { $role }: подивитися можна лише { SPELL($most, form: "f") } картки.
       *[other] { $role }: подивитися можна лише { SPELL($most, form: "f") } карток.
    }
error-night-must = { $role }: це обов’язково; оберіть картку.
error-night-witch-must = { $role }: хто подивиться, мусить поміняти; скажіть, кому йде картка.
error-night-face-up = { $role }: та картка вже лежить горілиць; оберіть іншу.
error-night-artifact-there = { $role }: там уже лежить артефакт; оберіть іншу картку.
error-night-artifact-gone = { $role }: той артефакт уже лежить на картці; оберіть інший.
error-night-no-place = { $role }: такої картки немає; місця в центрі — 0, 1 і 2, а з Альфа-вовком ще «werewolf».
error-night-cannot = { $role }: ця роль такого не робить.
error-night-shape = { $role }: цього не прочитати; напишіть так: { $example }.
error-night-nobody = { $role }: цю картку не роздано нікому, тож нікому й вибирати.
error-night-no-turn = { $role }: цій ролі вночі вибирати нічого.
error-night-not-alone = { $role }: картку в центрі може подивитися лише самотній Вовкулака.
error-night-then = Личина: у цій ролі вона більше нічого не обирає: { $role }.
error-unknown-artifact =
    { $suggestion ->
        [none] Артефакту «{ $artifact }» немає; оберіть { $known }.
       *[some] Артефакту «{ $artifact }» немає. Може, { $suggestion }?
    }
error-unknown-player =
    { $suggestion ->
        [none] За столом немає гравця на ім’я «{ $player }»; оберіть { $known }.
       *[some] За столом немає гравця на ім’я «{ $player }». Може, { $suggestion }?
    }
error-center-cards =
    { $cards ->
        [one] У центрі { SPELL($cards, form: "f") } картка; має бути { SPELL($needed, form: "f") }.
        [few] У центрі { SPELL($cards, form: "f") } картки; має бути { SPELL($needed, form: "f") }.
       *[other] У центрі { SPELL($cards, form: "f") } карток; має бути { SPELL($needed, form: "f") }.
    }
error-center-werewolf = Центральна картка Вовкулаки — будь-який Вовкулака, крім Альфа-вовка, а не ця: { $role }.

## Про що дізнаються. Це каже лише самому гравцеві.

learned-player = Картка гравця { $player }: { $card }.
learned-own = Твоя картка: { $card }.
learned-center =
    { $place ->
        [0] Перша картка в центрі: { $card }.
        [1] Друга картка в центрі: { $card }.
       *[2] Третя картка в центрі: { $card }.
    }
learned-center-werewolf = Картка на місці центрального Вовкулаки: { $card }.
learned-werewolves =
    { $n ->
        [0] Серед інших Вовкулак немає.
        [one] Вовкулака серед інших: { $players }.
       *[other] Вовкулаки серед інших: { $players }.
    }
learned-masons =
    { $n ->
        [0] Серед інших Масонів немає.
        [one] Масон серед інших: { $players }.
       *[other] Масони серед інших: { $players }.
    }
learned-artifact = Артефакт на твоїй картці: { $artifact }.

## Показує nightcaller night.

table-player = Гравець
table-dealt = Роздано
table-dawn = На світанку
table-besides = До того ж
night-shield = щит
night-face-up = горілиць
night-became = тепер { $role }
night-learned = { $player } дізнається: { $what }
