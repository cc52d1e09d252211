### «Прокляття Вовкунів» від першої ночі до кінця.
### $storyteller: «person», коли Оповідач — людина за столом, «voice», коли це сама програма.

## Перша ніч

wolfen-first-opening = Літак розбито, острів у темряві. На березі вас { SPELL($players, form: "group") }, і дехто з вас не лише людина.
wolfen-first-roles = У списку пасажирів: { $roles }.
    .brief = У списку: { $roles }.
wolfen-first-card = Погляньте на свою картку, запам’ятайте її та нікому не показуйте.
wolfen-first-secret = Хто розкриє свою роль, одразу вибуває з гри й навіть Привидом не стане, а ця частина дня чи ночі закінчується.
wolfen-first-storyteller = Оповідачу, лише ти показуєш свою картку й не заплющуєш очей.
    .brief = Оповідачу, покажи свою картку. Очей не заплющуй.
wolfen-first-close =
    { $storyteller ->
        [person] Настає перша ніч. Усі, крім Оповідача, заплющте очі.
       *[voice] Настає перша ніч. Усі заплющте очі.
    }
    .brief = { $storyteller ->
        [person] Перша ніч. Усі, крім Оповідача, заплющте очі.
       *[voice] Перша ніч. Усі заплющте очі.
    }
wolfen-first-known =
    { $storyteller ->
        [person] Підведи погляд, щоб Оповідач знав тебе в обличчя.
       *[voice] Дай мені знати, хто ти. Без жодного звуку.
    }
wolfen-first-romantic-act =
    { $storyteller ->
        [person] Обери того, кого кохаєш, і покажи на нього. Оповідач торкне твоє Кохання за плече.
       *[voice] Обери того, кого кохаєш, і дай мені знати. Без жодного звуку.
    }
wolfen-first-romantic-lover =
    { $storyteller ->
        [person] Кохання Романтика, розплющ очі й подивися, чиє серце твоє. Ви двоє ніколи не звинувачуєте одне одного й не голосуєте одне проти одного.
       *[voice] Твоє Кохання дізнається про це лише від мене. Ви двоє ніколи не звинувачуєте одне одного й не голосуєте одне проти одного.
    }
    .brief = { $storyteller ->
        [person] Кохання Романтика, розплющ очі.
       *[voice] Твоє Кохання дізнається про це лише від мене.
    }
wolfen-first-lunatic-act =
    { $storyteller ->
        [person] На чиєму ти боці? Великий палець догори — за Людей, донизу — за Вовкунів.
       *[voice] На чиєму ти боці: Людей чи Вовкунів? Дай мені знати без жодного звуку.
    }
wolfen-first-wolfen-act = Роззирніться й запам’ятайте свою зграю.

## Кожна наступна ніч

wolfen-night-close =
    { $number ->
        [2] Настає друга ніч.
        [3] Настає третя ніч.
        [4] Настає четверта ніч.
        [5] Настає п’ята ніч.
        [6] Настає шоста ніч.
        [7] Настає сьома ніч.
        [8] Настає восьма ніч.
        [9] Настає дев’ята ніч.
       *[other] Ніч номер { SPELL($number) }.
    } Джунглі затихли. { $storyteller ->
        [person] Усі, крім Оповідача, заплющте очі.
       *[voice] Усі заплющте очі.
    } Привиди, ви спите до ранку, навіть коли чуєте свою роль.
    .brief = { $storyteller ->
        [person] Ніч номер { SPELL($number) }. Усі, крім Оповідача, заплющте очі.
       *[voice] Ніч номер { SPELL($number) }. Усі заплющте очі.
    }

wolfen-psychic-wake = { wolfen-psychic.vocative }, розплющ очі. Хай думка мандрує.
    .brief = { wolfen-psychic.vocative }, розплющ очі.
wolfen-psychic-act =
    { $storyteller ->
        [person] Покажи на одного гравця. Оповідач відповість: палець догори — Вовкун, донизу — ні.
       *[voice] Обери одного гравця без жодного звуку. Лише ти дізнаєшся, чи це Вовкун.
    }
wolfen-psychic-sleep = { wolfen-psychic.vocative }, заплющ очі.

wolfen-magus-wake = { wolfen-magus.vocative }, розплющ очі. Маєш двоє чарів, кожні лише раз за гру.
    .brief = { wolfen-magus.vocative }, розплющ очі.
wolfen-magus-act =
    { $storyteller ->
        [person] Можеш благословити: палець догори, і цієї ночі ніхто не помре. Можеш проклясти: палець донизу, а тоді покажи, хто помре.
       *[voice] Можеш благословити, і цієї ночі ніхто не помре. Можеш проклясти одного гравця, і він помре. Усе без жодного звуку.
    }
wolfen-magus-sleep = { wolfen-magus.vocative }, заплющ очі.

wolfen-priest-wake = { wolfen-priest.vocative }, розплющ очі. Хтось потребує твоєї молитви.
    .brief = { wolfen-priest.vocative }, розплющ очі.
wolfen-priest-act =
    { $storyteller ->
        [person] Покажи, кого захистиш цієї ночі. Не себе.
       *[voice] Обери без жодного звуку, кого захистиш цієї ночі. Не себе.
    }
wolfen-priest-sleep = { wolfen-priest.vocative }, заплющ очі.

wolfen-occultist-wake = { wolfen-occultist.vocative }, розплющ очі. Мертві хочуть щось сказати.
    .brief = { wolfen-occultist.vocative }, розплющ очі.
wolfen-occultist-act =
    { $storyteller ->
        [person] Чи був Вовкуном той, кого стратили останнім? Оповідач відповість: палець догори — так, донизу — ні.
       *[voice] Лише ти дізнаєшся, чи був Вовкуном той, кого стратили останнім.
    }
wolfen-occultist-sleep = { wolfen-occultist.vocative }, заплющ очі.

wolfen-romantic-wake = { wolfen-romantic.vocative }, розплющ очі. Кохання не спить.
    .brief = { wolfen-romantic.vocative }, розплющ очі.
wolfen-romantic-act = Кохання Романтика, розплющ очі й ти. Погляньте одне на одного, і більше нічого.
    .brief = Кохання Романтика, розплющ очі й ти.
wolfen-romantic-sleep =
    { $storyteller ->
        [person] { wolfen-romantic.vocative }, заплющ очі. Кохання, ти теж.
       *[voice] { wolfen-romantic.vocative }, заплющ очі. Тепер сплять усі.
    }

wolfen-troublemaker-wake = { wolfen-troublemaker.vocative }, розплющ очі. Кого їм підозрювати?
    .brief = { wolfen-troublemaker.vocative }, розплющ очі.
wolfen-troublemaker-act =
    { $storyteller ->
        [person] Можеш показати на одного гравця: завтра він буде обвинуваченим.
       *[voice] Можеш без жодного звуку обрати одного гравця: завтра він буде обвинуваченим.
    }
wolfen-troublemaker-sleep = { wolfen-troublemaker.vocative }, заплющ очі.

wolfen-lunatic-wake = { wolfen-lunatic.vocative }, розплющ очі. Чуєш голоси?
    .brief = { wolfen-lunatic.vocative }, розплющ очі.
wolfen-lunatic-act =
    { $storyteller ->
        [person] Можеш показати на одного гравця, і він помре.
       *[voice] Можеш без жодного звуку обрати одного гравця, і він помре.
    }
wolfen-lunatic-sleep = { wolfen-lunatic.vocative }, заплющ очі.

wolfen-wolfen-wake = { wolfen-wolfen.vocative }, розплющте очі. Ви зголодніли.
    .brief = { wolfen-wolfen.vocative }, розплющте очі.
wolfen-wolfen-act = Оберіть жертву разом, без жодного звуку. Не дійдете згоди — вирішить найвищий рангом із живих: Альфа, тоді Бета, Дельта, Гамма.
wolfen-wolfen-sleep = { wolfen-wolfen.vocative }, заплющте очі.

## Кого кличуть лише першої ночі

wolfen-half_blood-wake = { wolfen-half_blood.vocative }, розплющ очі. Їхня кров тече й у тобі.
    .brief = { wolfen-half_blood.vocative }, розплющ очі.
wolfen-half_blood-sleep = { wolfen-half_blood.vocative }, заплющ очі.
wolfen-wolfsbane-wake = { wolfen-wolfsbane.vocative }, розплющ очі. Тебе не візьме ні ікло, ні прокляття.
    .brief = { wolfen-wolfsbane.vocative }, розплющ очі.
wolfen-wolfsbane-sleep = { wolfen-wolfsbane.vocative }, заплющ очі.
wolfen-werehamster-wake = { wolfen-werehamster.vocative }, розплющ очі. Мале, пухнасте й саме за себе.
    .brief = { wolfen-werehamster.vocative }, розплющ очі.
wolfen-werehamster-sleep = { wolfen-werehamster.vocative }, заплющ очі.

## Світанок

wolfen-dawn = На острів приходить ранок. Усі розплющте очі.
    .brief = Усі розплющте очі.
wolfen-dawn-storyteller = На березі знайшли Оповідача. Це перша смерть на острові.
    .brief = Оповідач помер.
wolfen-dawn-deaths =
    { $count ->
        [one] Цього ранку на острові на одного менше. Жертва ночі: { $names }.
       *[other] Цього ранку не всі прокинулися. Жертви ночі: { $names }.
    }
wolfen-dawn-ghosts = Мертві тепер Привиди. Вони говорять і звинувачують, але більше не голосують.
wolfen-dawn-none = Полічіть одне одного. Цієї ночі ніхто не помер.
    .brief = Цієї ночі ніхто не помер.

## День

wolfen-day-start =
    { SPELL($survivors, form: "group") } { $survivors ->
        [one] живий
       *[other] живих
    }, { SPELL($minutes, form: "f") } { $minutes ->
        [one] хвилина
        [few] хвилини
        [many] хвилин
       *[other] хвилини
    }. Хто з вас не лише людина? Говоріть.
wolfen-day-untimed = Часу маєте скільки завгодно. Хто з вас не лише людина? Говоріть.
wolfen-day-half =
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
wolfen-day-60 = Лишилася одна хвилина.
wolfen-day-30 = Тридцять секунд.
wolfen-day-10 = Десять секунд.
wolfen-day-end = Час вийшов. Тиша.
    .brief = Час вийшов.
wolfen-accuse = Тепер звинувачуйте. По черзі, Привиди теж: назвіть, кого підозрюєте, і віддайте тому гравцеві свій білий жетон. Двоє, у кого жетонів найбільше, стають обвинуваченими; за рівної кількості кидаємо жереб.
    .brief = Звинувачення. По черзі, Привиди теж: назвіть ім’я.
wolfen-accuse-aloud = Тепер звинувачуйте. По черзі, Привиди теж: скажіть мені, хто кого звинувачує. Двоє, кого звинуватять найчастіше, стають обвинуваченими; за рівної кількості кидаю жереб.
    .brief = Звинувачення. По черзі, Привиди теж: скажіть, хто кого звинувачує.
wolfen-accuse-unanimous = Якщо всі звинуватять одного гравця, його страчують одразу: без захисту й голосування.
wolfen-accuse-troublemaker = Якщо Баламут когось обрав, цей гравець уже один із двох обвинувачених.
wolfen-nominees = Обвинувачені: { $names }.
wolfen-defence-each = Слово має { $name }. Острів слухає. Що скажеш на свій захист?
    .brief = На свій захист говорить { $name }.
wolfen-defence = Обвинувачені, по черзі: острів слухає. Що скажете на свій захист?
    .brief = Обвинувачені, слово на захист.
wolfen-defence-end = Дякуємо. Досить.
wolfen-vote = Один з обвинувачених піднімає червоний жетон, другий — синій. Усі живі, крім обвинувачених: непомітно киньте в капелюх свій жетон того самого кольору, що в гравця, якого слід стратити. Якщо порівну, голосуємо ще раз; якщо знову порівну, тягнемо жетон із капелюха.
    .brief = Кого стратити? Червоний чи синій, у капелюх.
wolfen-vote-aloud = Кого стратити? Голосують усі живі, крім обвинувачених, по черзі: скажіть мені, хто за кого голосує. Якщо порівну, голосуємо ще раз; якщо знову порівну, кидаю жереб.
    .brief = Кого стратити? Скажіть, хто за кого голосує.
wolfen-vote-end = Голосування закрито.
wolfen-executed = Острів вирішив. Страчено: { $name }. Одним Привидом більше.
    .brief = Страчено: { $name }.
wolfen-unanimous = Острів назвав одне ім’я: { $name }. Страта негайна. Одним Привидом більше.
    .brief = Негайна страта: { $name }.

## Кінець

wolfen-end-human = Жодного живого Вовкуна не лишилося. На обрії корабель: перемогли Люди.
    .brief = Жодного живого Вовкуна не лишилося. Перемогли Люди.
wolfen-end-wolfen = Вовкунів уже не менше, ніж усіх інших. Острів їхній: перемогли Вовкуни.
    .brief = Вовкунів не менше, ніж інших. Перемогли Вовкуни.
wolfen-end-werehamster = Здавалося, це кінець, але щось мале ще гризе. Хом’якулака живий і перемагає сам.
    .brief = Хом’якулака живий і перемагає сам.
wolfen-end-cards = Перегорніть картки й прочитайте вголос. Коли перемагає бік, перемагають і його мертві.
    .brief = Перегорніть картки й прочитайте вголос.
wolfen-end-told = Коли перемагає бік, перемагають і його мертві. А тепер почуйте, хто ким був.
    .brief = Ось ваші картки.
