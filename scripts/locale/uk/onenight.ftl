### Ніч «Останньої ночі» та «Світанку», а тоді день.
### Рядок із .brief знавці чують саме в цій формі; рядки на -act — лише для початківців.
### У кожному рядку ночі відомо $shield, $dream, $centerwolf: «yes» або «no» — чи є у грі така картка.

## Початок

onenight-opening-deck =
    { SPELL($players) } { $players ->
        [one] гравець
        [few] гравці
        [many] гравців
       *[other] гравця
    }, { SPELL($cards, form: "f") } { $cards ->
        [one] картка
        [few] картки
        [many] карток
       *[other] картки
    }. Цієї ночі у грі: { $roles }.
onenight-opening-named = Цієї ночі у списку: { $roles }.
onenight-opening-centerwolf = Біля трьох карток у центрі лежить поперек центральна картка Вовкулаки.
onenight-opening-shield = Щит лежить біля центру, під рукою.
onenight-opening-artifacts = Артефакти лежать біля центру, долілиць і добре перемішані.
onenight-opening-card = Погляньте на свою картку, запам’ятайте її та покладіть перед собою долілиць.
onenight-opening-close = На село спадає ніч. Заплющте очі й не розплющуйте, доки вас не покличуть.
    .brief = Спадає ніч. Заплющте очі.

## Вартовий

onenight-sentinel-wake = { onenight-sentinel.vocative }, розплющ очі. Тепер ти на чатах.
    .brief = { onenight-sentinel.vocative }, розплющ очі.
onenight-sentinel-act = Можеш покласти щит на картку будь-якого гравця, крім своєї. До кінця ночі цю картку ніхто не дивиться, не рухає і нічого на неї не кладе.
onenight-sentinel-sleep = { onenight-sentinel.vocative }, заплющ очі.

## Личина

onenight-doppelganger-wake = { onenight-doppelganger.vocative }, розплющ очі. Чиє обличчя вдягнеш цієї ночі?
    .brief = { onenight-doppelganger.vocative }, розплющ очі.
onenight-doppelganger-act = Можеш подивитися картку одного з інших гравців. Кого побачиш, тим і станеш.
onenight-doppelganger-now = Якщо ти побачила { $roles }, зроби зараз те, що робить ця роль.
    .brief = Якщо твоя нова роль діє одразу, дій.
onenight-doppelganger-alpha = У ролі Альфа-вовка не обирай ні себе, ні того Альфа-вовка, якого побачила.
onenight-doppelganger-pack = Якщо ти побачила { $roles }, прокинешся разом із Вовкулаками.
onenight-doppelganger-dream = Якщо ти побачила Вовка-сонька, показуватимеш великий палець разом із ним.
onenight-doppelganger-mason = Якщо ти побачила Масона, прокинешся разом із Масонами.
onenight-doppelganger-minion =
    Якщо ти побачила Прихвосня, не заплющуй очей; якщо ні, заплющ їх зараз. { $dream ->
        [yes] Вовкулаки, і ти, Вовче-соньку, підніміть великий палець. Очей не розплющуйте.
       *[no] Вовкулаки, підніміть великий палець. Очей не розплющуйте.
    }
    .brief = { $dream ->
        [yes] Якщо ти побачила Прихвосня, не спи. Вовкулаки й Вовче-соньку, палець догори.
       *[no] Якщо ти побачила Прихвосня, не спи. Вовкулаки, палець догори.
    }
onenight-doppelganger-minion-end =
    { $dream ->
        [yes] Вовкулаки й Вовче-соньку, сховайте пальці.
       *[no] Вовкулаки, сховайте пальці.
    }
onenight-doppelganger-sleep = { onenight-doppelganger.vocative }, заплющ очі.

onenight-doppelganger-insomniac-wake = { onenight-doppelganger.vocative }, якщо ти побачила Сновиду, розплющ очі.
onenight-doppelganger-insomniac-act =
    { $shield ->
        [yes] Якщо на твоїй картці немає щита, можеш її подивитися. Чи не змінилася вона?
       *[no] Можеш подивитися свою картку. Чи не змінилася вона?
    }
onenight-doppelganger-revealer-wake = { onenight-doppelganger.vocative }, якщо ти побачила Викривача, розплющ очі.
onenight-doppelganger-revealer-act = Можеш перегорнути горілиць картку іншого гравця. Якщо це Вовкулака чи Золотар, перегорни її назад.
onenight-doppelganger-curator-wake = { onenight-doppelganger.vocative }, якщо ти побачила Старійшину, розплющ очі.
onenight-doppelganger-curator-act =
    Можеш наосліп покласти один артефакт долілиць на картку будь-якого гравця, на якій { $shield ->
        [yes] немає ні щита, ні артефакту.
       *[no] ще немає артефакту.
    }

## Вовкулаки

onenight-werewolf-wake =
    { $dream ->
        [yes] { onenight-werewolf.vocative }, усі, крім Вовка-сонька, розплющте очі й знайдіть свою зграю.
       *[no] { onenight-werewolf.vocative }, розплющте очі й знайдіть свою зграю.
    }
    .brief = { $dream ->
        [yes] { onenight-werewolf.vocative }, усі, крім Вовка-сонька, розплющте очі.
       *[no] { onenight-werewolf.vocative }, розплющте очі.
    }
onenight-werewolf-dream = { onenight-dream_wolf.vocative }, спи далі, але підніми великий палець.
    .brief = { onenight-dream_wolf.vocative }, палець догори.
onenight-werewolf-alone =
    { $dream ->
        [yes] Якщо не спиш лише ти й не бачиш піднятого пальця, можеш подивитися одну картку в центрі.
       *[no] Якщо не спиш лише ти, можеш подивитися одну картку в центрі.
    }
    .brief = { $dream ->
        [yes] Більше нікого, і пальця не видно? Одна картка в центрі.
       *[no] Більше нікого? Одна картка в центрі.
    }
onenight-werewolf-dream-end = { onenight-dream_wolf.vocative }, сховай палець.
onenight-werewolf-sleep = { onenight-werewolf.vocative }, заплющте очі.

onenight-alpha_wolf-wake = { onenight-alpha_wolf.vocative }, розплющ очі. Зграя має рости.
    .brief = { onenight-alpha_wolf.vocative }, розплющ очі.
onenight-alpha_wolf-act =
    Мусиш поміняти центральну картку Вовкулаки з карткою іншого гравця, не дивлячись на жодну. { $shield ->
        [yes] Не обирай ні Вовкулаку, ні картку під щитом.
       *[no] Не обирай Вовкулаку.
    }
onenight-alpha_wolf-sleep = { onenight-alpha_wolf.vocative }, заплющ очі.

onenight-mystic_wolf-wake = { onenight-mystic_wolf.vocative }, розплющ очі. Місяць показує приховане.
    .brief = { onenight-mystic_wolf.vocative }, розплющ очі.
onenight-mystic_wolf-act = Можеш подивитися картку одного з інших гравців.
onenight-mystic_wolf-sleep = { onenight-mystic_wolf.vocative }, заплющ очі.

## Прихвостень

onenight-minion-wake = { onenight-minion.vocative }, розплющ очі. Твої володарі поруч.
    .brief = { onenight-minion.vocative }, розплющ очі.
onenight-minion-thumbs =
    { $dream ->
        [yes] Вовкулаки, і ти, Вовче-соньку, покажіть слузі великий палець. Очей не розплющуйте.
       *[no] Вовкулаки, покажіть слузі великий палець. Очей не розплющуйте.
    }
    .brief = { $dream ->
        [yes] Вовкулаки й Вовче-соньку, палець догори.
       *[no] Вовкулаки, палець догори.
    }
onenight-minion-thumbs-end =
    { $dream ->
        [yes] Вовкулаки й Вовче-соньку, сховайте пальці.
       *[no] Вовкулаки, сховайте пальці.
    }
onenight-minion-sleep = { onenight-minion.vocative }, заплющ очі.

## Село

onenight-mason-wake = { onenight-mason.vocative }, розплющте очі. Ложа зібралася.
    .brief = { onenight-mason.vocative }, розплющте очі.
onenight-mason-act = Знайдіть одне одного. Якщо більше нікого не видно, другий Масон лежить у центрі.
onenight-mason-sleep = { onenight-mason.vocative }, заплющте очі.

onenight-seer-wake = { onenight-seer.vocative }, розплющ очі. Картки хочуть говорити з тобою.
    .brief = { onenight-seer.vocative }, розплющ очі.
onenight-seer-act = Можеш подивитися картку одного з інших гравців або дві картки в центрі.
onenight-seer-sleep = { onenight-seer.vocative }, заплющ очі.

onenight-apprentice_seer-wake = { onenight-apprentice_seer.vocative }, розплющ очі. Покажи, чого навчилася.
    .brief = { onenight-apprentice_seer.vocative }, розплющ очі.
onenight-apprentice_seer-act = Можеш подивитися одну картку в центрі.
onenight-apprentice_seer-sleep = { onenight-apprentice_seer.vocative }, заплющ очі.

onenight-paranormal_investigator-wake = { onenight-paranormal_investigator.vocative }, розплющ очі. Тут коїться щось дивне.
    .brief = { onenight-paranormal_investigator.vocative }, розплющ очі.
onenight-paranormal_investigator-act = Можеш подивитися картки двох інших гравців, одну по одній. Побачиш Вовкулаку чи Золотаря — зупинися: відтепер це ти.
onenight-paranormal_investigator-sleep = { onenight-paranormal_investigator.vocative }, заплющ очі.

onenight-robber-wake = { onenight-robber.vocative }, розплющ очі. Як міцно вони сплять.
    .brief = { onenight-robber.vocative }, розплющ очі.
onenight-robber-act = Можеш поміняти свою картку з карткою іншого гравця. Якщо поміняєш, подивися нову: тепер це ти.
onenight-robber-sleep = { onenight-robber.vocative }, заплющ очі.

onenight-witch-wake = { onenight-witch.vocative }, розплющ очі. Казан уже теплий.
    .brief = { onenight-witch.vocative }, розплющ очі.
onenight-witch-act = Можеш подивитися одну картку в центрі. Якщо подивишся, мусиш поміняти її з карткою будь-якого гравця. Можна і зі своєю.
onenight-witch-sleep = { onenight-witch.vocative }, заплющ очі.

onenight-troublemaker-wake = { onenight-troublemaker.vocative }, розплющ очі. Надто вже тиха ця ніч.
    .brief = { onenight-troublemaker.vocative }, розплющ очі.
onenight-troublemaker-act = Можеш поміняти місцями картки двох інших гравців. Не підглядай.
onenight-troublemaker-sleep = { onenight-troublemaker.vocative }, заплющ очі.

onenight-village_idiot-wake = { onenight-village_idiot.vocative }, розплющ очі. Може, пересядемо?
    .brief = { onenight-village_idiot.vocative }, розплющ очі.
onenight-village_idiot-act =
    { $shield ->
        [yes] Можеш пересунути картки всіх гравців на одне місце ліворуч або всі праворуч. Твоя картка і картка під щитом лишаються на місці.
       *[no] Можеш пересунути картки всіх гравців на одне місце ліворуч або всі праворуч. Твоя картка лишається на місці.
    }
onenight-village_idiot-sleep = { onenight-village_idiot.vocative }, заплющ очі.

onenight-drunk-wake = { onenight-drunk.vocative }, розплющ очі, якщо зможеш.
    .brief = { onenight-drunk.vocative }, розплющ очі.
onenight-drunk-act =
    { $shield ->
        [yes] Поміняй свою картку з однією з центральних, якщо на твоїй немає щита. Не дивись: усе одно не запам’ятаєш.
       *[no] Поміняй свою картку з однією з центральних. Не дивись: усе одно не запам’ятаєш.
    }
onenight-drunk-sleep = { onenight-drunk.vocative }, заплющ очі.

onenight-insomniac-wake = { onenight-insomniac.vocative }, розплющ очі. Тобі ж і так не спиться.
    .brief = { onenight-insomniac.vocative }, розплющ очі.
onenight-insomniac-act =
    { $shield ->
        [yes] Якщо на твоїй картці немає щита, можеш її подивитися. Чи вона ще твоя?
       *[no] Можеш подивитися свою картку. Чи вона ще твоя?
    }
onenight-insomniac-sleep = { onenight-insomniac.vocative }, заплющ очі.

onenight-revealer-wake = { onenight-revealer.vocative }, розплющ очі. Час вивести щось на світло.
    .brief = { onenight-revealer.vocative }, розплющ очі.
onenight-revealer-act = Можеш перегорнути горілиць картку іншого гравця. Якщо це Вовкулака чи Золотар, перегорни її назад.
onenight-revealer-sleep = { onenight-revealer.vocative }, заплющ очі.

onenight-curator-wake = { onenight-curator.vocative }, розплющ очі. Кому дістанеться скарб із твоєї скрині?
    .brief = { onenight-curator.vocative }, розплющ очі.
onenight-curator-act =
    Можеш наосліп покласти один артефакт долілиць на картку будь-якого гравця, { $shield ->
        [yes] навіть на свою, але не на картку під щитом.
       *[no] навіть на свою.
    }
onenight-curator-sleep = { onenight-curator.vocative }, заплющ очі.

## Світанок

onenight-dawn = Сонце вже встало, вставайте й ви. Усі розплющте очі.
    .brief = Усі розплющте очі.
onenight-dawn-cards = Хоч би що сталося вночі, карток не чіпайте.
onenight-dawn-shield = Якщо щит лежить перед вами, скажіть про це й не рухайте його.
onenight-dawn-revealed = Якщо ваша картка лежить горілиць, прочитайте її вголос.
onenight-dawn-artifacts = Якщо на вашій картці лежить артефакт, скажіть про це, подивіться його потай і нікому не показуйте. Він сильніший за картку.
    .brief = Якщо на вашій картці лежить артефакт, скажіть про це й подивіться його потай.
onenight-dawn-mask = З Маскою німоти більше не видавайте ані звуку. Жести дозволено.
onenight-dawn-shroud = З Накидкою сорому відверніться від столу й так і сидіть. Говорити можна, а коли голосуватимемо, показуйте.

## День

onenight-day-start = У вас { SPELL($minutes, form: "f") } { $minutes ->
        [one] хвилина
        [few] хвилини
        [many] хвилин
       *[other] хвилини
    }. Кому можна вірити? Говоріть.
onenight-day-untimed = Часу маєте скільки завгодно. Кому можна вірити? Говоріть.
onenight-day-half =
    { $seconds ->
        [0] Половина часу минула, лишилося { SPELL($minutes, form: "f") } { $minutes ->
            [one] хвилина
            [few] хвилини
            [many] хвилин
           *[other] хвилини
        }.
       *[other] Половина часу минула, лишилося { $minutes ->
            [1] півтори хвилини
            [one] { SPELL($minutes, form: "f") } з половиною хвилина
            [few] { SPELL($minutes, form: "f") } з половиною хвилини
            [many] { SPELL($minutes, form: "f") } з половиною хвилин
           *[other] { SPELL($minutes, form: "f") } з половиною хвилини
        }.
    }
onenight-day-60 = Лишилася одна хвилина.
onenight-day-30 = Тридцять секунд.
onenight-day-10 = Десять секунд.
onenight-day-end = Час вийшов. Більше ні слова.
    .brief = Час вийшов.

## Голосування

onenight-vote-bodyguard = Той, на кого показує Охоронець, сьогодні не помре. Його палець — не голос.
onenight-vote-hunter = Якщо помирає Мисливець, помирає і той, на кого він показує.
onenight-vote-shroud = Якщо ви в Накидці сорому, показуйте, не обертаючись. Інші скажуть, на кого.
onenight-vote-ready = Оберіть одного з інших гравців. На слово «зараз» покажіть на нього й не опускайте руки.
    .brief = Приготуйтеся показувати.
onenight-vote-3 = Три.
onenight-vote-2 = Два.
onenight-vote-1 = Один.
onenight-vote-now = Зараз!
onenight-vote-aloud = По черзі, за годинниковою стрілкою: назвіть себе й того, на кого показуєте.
onenight-vote-count = Помирає той, у кого найбільше голосів, але від одного голосу не помирає ніхто. За рівної кількості помирають усі, хто її має.
onenight-vote-cards-bodyguard = Не опускайте рук. Усі перегорніть свої картки й прочитайте вголос, щоб ми знали, кого береже Охоронець.
    .brief = Усі перегорніть картки й прочитайте вголос.
onenight-vote-cards = Хто помирає, перегорніть свою картку й прочитайте вголос. Потім усі інші.
    .brief = Перегорніть картки й прочитайте вголос.
