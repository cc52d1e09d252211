### Ніч «Останньої ночі» та «Світанку», а тоді день.
### Рядок із .brief знавці чують саме в цій формі; рядки на -act — лише для початківців.
### У кожному рядку відомо $shield, $dream, $tanner: «yes» або «no» — чи є в грі щит, Вовк-сонько, можливо Золотар.

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
    }. Цієї ночі в грі: { $roles }.
    .brief = У грі: { $roles }.
onenight-opening-named = Цієї ночі у списку: { $roles }.
    .brief = У списку: { $roles }.
onenight-opening-centerwolf = Біля трьох карток у центрі впоперек лежить іще одна: центральна картка Вовкулаки. Вона теж вважається карткою в центрі.
onenight-opening-shield = Щит лежить біля центру, під рукою.
onenight-opening-artifacts = Артефакти лежать біля центру, долілиць і добре перемішані.
onenight-opening-card = Погляньте на свою картку, запам’ятайте її та покладіть перед собою долілиць.
onenight-opening-close = На село спадає ніч. Заплющте очі й не розплющуйте, доки вас не покличуть.
    .brief = Спадає ніч. Заплющте очі.

## Вартовий

onenight-sentinel-wake = { onenight-sentinel.vocative }, розплющ очі. Тепер ти на чатах.
    .brief = { onenight-sentinel.vocative }, розплющ очі.
onenight-sentinel-act = Можеш покласти щит на картку будь-якого гравця, крім своєї. До кінця ночі цієї картки ніхто не дивиться, не рухає й нічого на неї не кладе.
onenight-sentinel-sleep = { onenight-sentinel.vocative }, заплющ очі.

## Личина

onenight-doppelganger-wake = { onenight-doppelganger.vocative }, розплющ очі. Чиє обличчя вдягнеш цієї ночі?
    .brief = { onenight-doppelganger.vocative }, розплющ очі.
onenight-doppelganger-act =
    { $shield ->
        [yes] Можеш подивитися картку одного з інших гравців, але не під щитом. Кого побачиш, тим і станеш.
       *[no] Можеш подивитися картку одного з інших гравців. Кого побачиш, тим і станеш.
    }
onenight-doppelganger-now = Якщо ти побачила когось із названих далі, дій зараз.
    .brief = Якщо твоя нова роль діє одразу, дій.
onenight-doppelganger-as-sentinel = У ролі Вартового: { onenight-sentinel-act }
onenight-doppelganger-as-alpha_wolf =
    У ролі Альфа-вовка: Мусиш наосліп віддати центральну картку Вовкулаки іншому гравцеві, а його картку покласти на її місце. { $shield ->
        [yes] Не обирай ні себе, ні того Альфа-вовка, якого побачила, ні картку під щитом.
       *[no] Не обирай ні себе, ні того Альфа-вовка, якого побачила.
    }
onenight-doppelganger-as-mystic_wolf = У ролі Вовчиці-медіума: { onenight-mystic_wolf-act }
onenight-doppelganger-as-seer = У ролі Провидиці: { onenight-seer-act }
onenight-doppelganger-as-apprentice_seer = У ролі Учениці провидиці: { onenight-apprentice_seer-act }
onenight-doppelganger-as-paranormal_investigator = У ролі Дослідника: { onenight-paranormal_investigator-act }
onenight-doppelganger-as-robber = У ролі Крадія: { onenight-robber-act }
onenight-doppelganger-as-witch = У ролі Відьми: { onenight-witch-act }
onenight-doppelganger-as-troublemaker = У ролі Бешкетниці: { onenight-troublemaker-act }
onenight-doppelganger-as-village_idiot = У ролі Сільського дурника: { onenight-village_idiot-act }
onenight-doppelganger-as-drunk = У ролі П’яниці: { onenight-drunk-act }
onenight-doppelganger-pack = Якщо ти побачила { $roles }, прокинешся разом із Вовкулаками.
onenight-doppelganger-dream = Якщо ти побачила Вовка-сонька, показуватимеш великий палець разом із ним.
onenight-doppelganger-mason = Якщо ти побачила Масона, прокинешся разом із Масонами.
onenight-doppelganger-minion = Якщо ти побачила Прихвосня, не заплющуй очей. Якщо ні, заплющ їх зараз.
    .brief = Якщо ти не побачила Прихвосня, заплющ очі.
onenight-doppelganger-minion-thumbs =
    { $dream ->
        [yes] Вовкулаки, і ти, Вовче-соньку, підніміть великий палець. Очей не розплющуйте.
       *[no] Вовкулаки, підніміть великий палець. Очей не розплющуйте.
    }
    .brief = { $dream ->
        [yes] Вовкулаки й Вовче-соньку, палець догори.
       *[no] Вовкулаки, палець догори.
    }
onenight-doppelganger-minion-end =
    { $dream ->
        [yes] Вовкулаки й Вовче-соньку, опустіть пальці.
       *[no] Вовкулаки, опустіть пальці.
    }
onenight-doppelganger-sleep = { onenight-doppelganger.vocative }, заплющ очі.

onenight-doppelganger-insomniac-wake = { onenight-doppelganger.vocative }, якщо ти побачила Сновиду, розплющ очі.
onenight-doppelganger-insomniac-act = { onenight-insomniac-act }
onenight-doppelganger-revealer-wake = { onenight-doppelganger.vocative }, якщо ти побачила Викривача, розплющ очі.
onenight-doppelganger-revealer-act = { onenight-revealer-act }
onenight-doppelganger-curator-wake = { onenight-doppelganger.vocative }, якщо ти побачила Старійшину, розплющ очі.
onenight-doppelganger-curator-act =
    Можеш наосліп узяти один артефакт і долілиць покласти комусь на картку. { $shield ->
        [yes] Але не туди, де вже лежить щит чи артефакт.
       *[no] Але не туди, де вже лежить артефакт.
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
onenight-werewolf-too =
    { $count ->
        [one] { $roles }, ти з ними.
       *[other] { $roles }, ви з ними.
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
onenight-werewolf-dream-end = { onenight-dream_wolf.vocative }, опусти палець.
onenight-werewolf-sleep = { onenight-werewolf.vocative }, заплющте очі.

onenight-alpha_wolf-wake = { onenight-alpha_wolf.vocative }, розплющ очі. Зграя має рости.
    .brief = { onenight-alpha_wolf.vocative }, розплющ очі.
onenight-alpha_wolf-act =
    Мусиш наосліп віддати центральну картку Вовкулаки іншому гравцеві, а його картку покласти на її місце. { $shield ->
        [yes] Не обирай ні Вовкулаку, ні картку під щитом.
       *[no] Не обирай Вовкулаку.
    }
onenight-alpha_wolf-sleep = { onenight-alpha_wolf.vocative }, заплющ очі.

onenight-mystic_wolf-wake = { onenight-mystic_wolf.vocative }, розплющ очі. Місяць показує приховане.
    .brief = { onenight-mystic_wolf.vocative }, розплющ очі.
onenight-mystic_wolf-act =
    { $shield ->
        [yes] Можеш подивитися картку одного з інших гравців, але не під щитом.
       *[no] Можеш подивитися картку одного з інших гравців.
    }
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
        [yes] Вовкулаки й Вовче-соньку, опустіть пальці.
       *[no] Вовкулаки, опустіть пальці.
    }
onenight-minion-sleep = { onenight-minion.vocative }, заплющ очі.

## Село

onenight-mason-wake = { onenight-mason.vocative }, розплющте очі. Ложа зібралася.
    .brief = { onenight-mason.vocative }, розплющте очі.
onenight-mason-act = Знайдіть одне одного. Якщо більше нікого не видно, другий Масон лежить у центрі.
onenight-mason-sleep = { onenight-mason.vocative }, заплющте очі.

onenight-seer-wake = { onenight-seer.vocative }, розплющ очі. Картки хочуть говорити з тобою.
    .brief = { onenight-seer.vocative }, розплющ очі.
onenight-seer-act =
    { $shield ->
        [yes] Можеш подивитися картку одного з інших гравців, але не під щитом, або дві картки в центрі.
       *[no] Можеш подивитися картку одного з інших гравців або дві картки в центрі.
    }
onenight-seer-sleep = { onenight-seer.vocative }, заплющ очі.

onenight-apprentice_seer-wake = { onenight-apprentice_seer.vocative }, розплющ очі. Покажи, чого навчилася.
    .brief = { onenight-apprentice_seer.vocative }, розплющ очі.
onenight-apprentice_seer-act = Обери в центрі одну картку й подивися, якщо хочеш.
onenight-apprentice_seer-sleep = { onenight-apprentice_seer.vocative }, заплющ очі.

onenight-paranormal_investigator-wake = { onenight-paranormal_investigator.vocative }, розплющ очі. Тут коїться щось дивне.
    .brief = { onenight-paranormal_investigator.vocative }, розплющ очі.
onenight-paranormal_investigator-act =
    { $shield ->
        [yes] Можеш подивитися картку одного з інших гравців, а тоді ще одного, але не під щитом. Побачиш Вовкулаку чи Золотаря — зупинися: відтепер це ти.
       *[no] Можеш подивитися картку одного з інших гравців, а тоді ще одного. Побачиш Вовкулаку чи Золотаря — зупинися: відтепер це ти.
    }
onenight-paranormal_investigator-sleep = { onenight-paranormal_investigator.vocative }, заплющ очі.

onenight-robber-wake = { onenight-robber.vocative }, розплющ очі. Як міцно вони сплять.
    .brief = { onenight-robber.vocative }, розплющ очі.
onenight-robber-act =
    { $shield ->
        [yes] Якщо на твоїй картці немає щита, можеш поміняти її на картку іншого гравця, але не під щитом. Поміняєш — подивися нову: тепер це ти.
       *[no] Можеш поміняти свою картку на картку іншого гравця. Поміняєш — подивися нову: тепер це ти.
    }
onenight-robber-sleep = { onenight-robber.vocative }, заплющ очі.

onenight-witch-wake = { onenight-witch.vocative }, розплющ очі. Казан уже теплий.
    .brief = { onenight-witch.vocative }, розплющ очі.
onenight-witch-act =
    { $shield ->
        [yes] Обери в центрі одну картку й подивися, якщо хочеш. Але тоді мусиш віддати її комусь із гравців без щита, можна й собі, а картку того гравця покласти в центр.
       *[no] Обери в центрі одну картку й подивися, якщо хочеш. Але тоді мусиш віддати її комусь із гравців, можна й собі, а картку того гравця покласти в центр.
    }
onenight-witch-sleep = { onenight-witch.vocative }, заплющ очі.

onenight-troublemaker-wake = { onenight-troublemaker.vocative }, розплющ очі. Надто вже тиха ця ніч.
    .brief = { onenight-troublemaker.vocative }, розплющ очі.
onenight-troublemaker-act =
    { $shield ->
        [yes] Можеш поміняти місцями картки двох інших гравців, але не під щитом. Не підглядай.
       *[no] Можеш поміняти місцями картки двох інших гравців. Не підглядай.
    }
onenight-troublemaker-sleep = { onenight-troublemaker.vocative }, заплющ очі.

onenight-village_idiot-wake = { onenight-village_idiot.vocative }, розплющ очі. Може, пересядемо?
    .brief = { onenight-village_idiot.vocative }, розплющ очі.
onenight-village_idiot-act =
    { $shield ->
        [yes] Можеш посунути картки всіх гравців на одне місце вбік: або всі ліворуч, або всі праворуч. Твоя картка й картка під щитом не рухаються, решта їх оминає.
       *[no] Можеш посунути картки всіх гравців на одне місце вбік: або всі ліворуч, або всі праворуч. Твоя картка не рухається, решта її оминає.
    }
onenight-village_idiot-sleep = { onenight-village_idiot.vocative }, заплющ очі.

onenight-drunk-wake = { onenight-drunk.vocative }, розплющ очі, якщо зможеш.
    .brief = { onenight-drunk.vocative }, розплющ очі.
onenight-drunk-act =
    { $shield ->
        [yes] Поміняй свою картку на одну з центральних, якщо на твоїй немає щита. Не дивись: усе одно не запам’ятаєш.
       *[no] Поміняй свою картку на одну з центральних. Не дивись: усе одно не запам’ятаєш.
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

onenight-revealer-wake = { onenight-revealer.vocative }, розплющ очі. Час вивести когось на чисту воду.
    .brief = { onenight-revealer.vocative }, розплющ очі.
onenight-revealer-act =
    { $shield ->
        [yes] Можеш перегорнути горілиць картку іншого гравця, але не під щитом, і так її лишити. Проте Вовкулаку чи Золотаря мусиш знову покласти долілиць.
       *[no] Можеш перегорнути горілиць картку іншого гравця й так її лишити. Проте Вовкулаку чи Золотаря мусиш знову покласти долілиць.
    }
onenight-revealer-sleep = { onenight-revealer.vocative }, заплющ очі.

onenight-curator-wake = { onenight-curator.vocative }, розплющ очі. Кому дістанеться скарб із твоєї скрині?
    .brief = { onenight-curator.vocative }, розплющ очі.
onenight-curator-act =
    Можеш наосліп узяти один артефакт і долілиць покласти комусь на картку. { $shield ->
        [yes] Можна й на свою, але не на картку під щитом.
       *[no] Можна й на свою.
    }
onenight-curator-sleep = { onenight-curator.vocative }, заплющ очі.

## Світанок

onenight-dawn = Сонце вже зійшло, прокидайтеся й ви. Усі розплющте очі.
    .brief = Усі розплющте очі.
onenight-dawn-cards = Хоч би що сталося вночі, карток не чіпайте.
onenight-dawn-shield = Якщо щит лежить перед вами, скажіть про це й не рухайте його.
onenight-dawn-revealed = Якщо якась картка лежить горілиць, прочитайте її вголос для всіх.
onenight-dawn-artifacts = Якщо на вашій картці лежить артефакт, скажіть про це, подивіться його потай і до кінця голосування нікому не показуйте. Він сильніший за картку.
    .brief = Якщо на вашій картці лежить артефакт, скажіть про це й подивіться його потай.
onenight-dawn-mask = Якщо вам дісталася Маска німоти, відтепер ані звуку. Жести дозволено.
onenight-dawn-shroud = Якщо вам дісталася Накидка сорому, відверніться від столу й так і сидіть. Говорити можна, і під час голосування ви теж показуєте на когось.

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
        [0] Половина часу минула. { $minutes ->
            [one] Лишилася { SPELL($minutes, form: "f") } хвилина.
            [few] Лишилося { SPELL($minutes, form: "f") } хвилини.
            [many] Лишилося { SPELL($minutes, form: "f") } хвилин.
           *[other] Лишилося { SPELL($minutes, form: "f") } хвилини.
        }
       *[other] Половина часу минула. { $minutes ->
            [1] Лишилося півтори хвилини.
            [one] Лишилася { SPELL($minutes, form: "f") } з половиною хвилина.
            [few] Лишилося { SPELL($minutes, form: "f") } з половиною хвилини.
            [many] Лишилося { SPELL($minutes, form: "f") } із половиною хвилин.
           *[other] Лишилося { SPELL($minutes, form: "f") } з половиною хвилини.
        }
    }
onenight-day-60 = Лишилася одна хвилина.
onenight-day-30 = Тридцять секунд.
onenight-day-10 = Десять секунд.
onenight-day-end = Час вийшов. Більше ні слова.
    .brief = Час вийшов.

## Голосування

onenight-vote-bodyguard = Той, на кого показує Охоронець, сьогодні не помре. Палець Охоронця — не голос.
onenight-vote-hunter = Якщо помирає Мисливець, помирає й той, на кого він показує.
onenight-vote-prince = Голоси проти Принца не рахуємо: Принц не може померти.
onenight-vote-shroud = Якщо ви в Накидці сорому, показуйте, не обертаючись. Інші скажуть, на кого. За того, хто в Масці німоти, говорить сусід. Коли перегортатимете картки, покажіть і артефакти.
onenight-vote-ready = Оберіть одного з інших гравців. Я рахую від трьох, а тоді всі разом покажіть і не опускайте руки.
    .brief = Приготуйтеся показувати.
onenight-vote-3 = Три.
onenight-vote-2 = Два.
onenight-vote-1 = Один.
onenight-vote-now = Зараз!
onenight-vote-aloud = По черзі, за годинниковою стрілкою: назвіть себе й того, на кого показуєте.
    .brief = По черзі: назвіть себе й того, на кого показуєте.
onenight-vote-count = Помирає той, у кого найбільше голосів, а якщо порівну, то всі, у кого їх найбільше. Але від одного голосу не помирає ніхто.
onenight-vote-epic = Якщо серед вас є і Вовкулаки, і Вампіри, і хтось із села, це Велика битва: помирають ті, у кого голосів найбільше, і ті, хто на другому місці, і вистачить навіть одного голосу.
    .brief = У Великій битві помирають перші й другі за кількістю голосів, і вистачить одного голосу.
onenight-vote-cards-bodyguard = Не опускайте рук. Усі перегорніть свої картки й прочитайте вголос. Кого береже Охоронець, того не рахуємо: вирішують голоси проти решти.
    .brief = Усі перегорніть картки й прочитайте вголос.
onenight-vote-cards = Той, у кого найбільше голосів, першим перегортає свою картку й читає вголос. Потім решта.
    .brief = Перегорніть картки й прочитайте вголос.

## Хто переміг

onenight-win-village = Якщо помирає Вовкулака, перемагає село. Якщо серед вас немає Вовкулак, село перемагає, лише коли ніхто не помер.
onenight-win-werewolf =
    { $tanner ->
        [yes] Якщо серед вас є Вовкулака й не помирає ні Вовкулака, ні Золотар, перемагають Вовкулаки.
       *[no] Якщо серед вас є Вовкулака й жоден Вовкулака не помирає, перемагають Вовкулаки.
    }
onenight-win-minion =
    { $tanner ->
        [yes] Прихвостень перемагає разом із Вовкулаками, живий чи мертвий. Якщо серед вас немає Вовкулак, він перемагає, коли помирає хтось інший, а сам він живий і жоден Золотар не помер.
       *[no] Прихвостень перемагає разом із Вовкулаками, живий чи мертвий. Якщо серед вас немає Вовкулак, він перемагає, коли помирає хтось інший, а він сам живий.
    }
onenight-win-tanner = Золотар перемагає, якщо помирає. Якщо помирає ще й Вовкулака, перемагає і село.
onenight-win-epic = У Великій битві інакше: селу потрібні мертвий Вовкулака й мертвий Вампір, а Вовкулаки й Вампіри перемагають, коли помирає хтось із чужої зграї й ніхто зі своєї.
