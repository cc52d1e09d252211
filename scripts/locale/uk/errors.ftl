### Одне речення і що робити. $suggestion — «none», коли нічого схожого немає.

error-unknown-role =
    { $suggestion ->
        [none] Ролі «{ $role }» немає; увесь список покаже команда nightcaller roles.
       *[some] Ролі «{ $role }» немає. Може, { $suggestion }?
    }
error-unknown-preset =
    { $suggestion ->
        [none] Набору «{ $preset }» немає; увесь список покаже команда nightcaller presets.
       *[some] Набору «{ $preset }» немає. Може, { $suggestion }?
    }
error-unknown-edition =
    { $suggestion ->
        [none] Видання «{ $edition }» немає; оберіть { $known }.
       *[some] Видання «{ $edition }» немає. Може, { $suggestion }?
    }
error-unknown-game =
    { $suggestion ->
        [none] Гри «{ $game }» немає; оберіть { $known }.
       *[some] Гри «{ $game }» немає. Може, { $suggestion }?
    }
error-unknown-language =
    { $suggestion ->
        [none] Мови «{ $language }» немає; оберіть { $known }.
       *[some] Мови «{ $language }» немає. Може, { $suggestion }?
    }
error-unknown-format =
    { $suggestion ->
        [none] Формату «{ $format }» немає; оберіть { $known }.
       *[some] Формату «{ $format }» немає. Може, { $suggestion }?
    }
error-unknown-part = У цій грі немає частини «{ $part }»; оберіть { $known }.
error-unknown-detail =
    { $suggestion ->
        [none] Докладності «{ $detail }» немає; оберіть { $known }.
       *[some] Докладності «{ $detail }» немає. Може, { $suggestion }?
    }
error-unknown-command =
    { $suggestion ->
        [none] Команди «{ $command }» немає; оберіть { $known }.
       *[some] Команди «{ $command }» немає. Може, { $suggestion }?
    }
error-unknown-option =
    { $suggestion ->
        [none] Параметра «{ $option }» немає; усі покаже --help.
       *[some] Параметра «{ $option }» немає. Може, { $suggestion }?
    }
error-option-value = Після { $option } має стояти слово.
error-unknown-winner = Хто переміг? Оберіть { $known } через --winner.
error-too-few-players = { SPELL($players, form: "group") } — замало: гравців має бути щонайменше { SPELL($limit, form: "group") }.
error-too-many-players = { SPELL($players, form: "group") } — забагато: гравців може бути щонайбільше { SPELL($limit, form: "group") }.
error-preset-too-few-players = Для набору «{ $preset }» гравців має бути щонайменше { SPELL($least, form: "group") }.
error-wolfen-pack =
    Гравців { SPELL($players) }, тож у колоді { SPELL($wolfen) } { $wolfen ->
        [one] Вовкун
        [few] Вовкуни
        [many] Вовкунів
       *[other] Вовкуна
    }; приберіть цю картку: { $role }.
error-wolfen-no-storyteller = Картка Оповідача є в колоді лише тоді, коли історію веде людина.
error-wolfen-too-many-roles = Названо забагато ролей: { SPELL($roles, form: "f") }. Гравців { SPELL($players) }, тож місць для Людей лише { SPELL($humans) }.
error-number = { $option } має бути числом, а не «{ $value }».
error-extra = «{ $value }» тут зайве. Перелік із пробілами беріть у лапки: "Вартовий, Відьма".
error-unknown-ending = Файл із закінченням «{ $ending }» записати не можна; оберіть { $known }. Для паперу надрукуйте сторінку .html.
error-onenight-only = { $option } буває лише в «Останній ночі»; приберіть його або --game wolfen.
error-wolfen-only = { $option } буває лише у «Проклятті Вовкунів»; додайте --game wolfen або приберіть.
error-no-survivors = Скажіть, скільки гравців ще живі, через --survivors.
error-first-night-deaths = Першої ночі не помирає ніхто, крім Оповідача; скажіть, яка це ніч, через --night.
error-survivors = Не може лишитися живих: { SPELL($survivors) }, якщо гравців { SPELL($players, form: "group") }.
error-nominees = Обвинувачених двоє, і страчують одного з них; одного називайте, лише якщо його звинуватили й стратили одностайно.
error-words = Слова мови «{ $language }» неповні: { $reason }. Усе, чого бракує, покаже make test.
error-no-roles = Назвіть ролі через --roles або набір через --preset.
error-no-players = Скажіть, скільки гравців, через --players.
error-roles-and-preset = Назвіть або ролі, або набір, але не те й те разом; щоб доповнити набір, перелічіть усі ролі через --roles.
error-pace = Темп — число від { $least } до { $most }; десять означає вдесятеро повільніше.
error-minutes = Обговорення триває від { $least } до { $most } хвилин.
error-night-number = Ночі рахують від одиниці.
error-several-formats = Для кількох форматів потрібна тека: додайте --out ТЕКА.
error-cannot-write = Не вдалося записати «{ $path }»: { $reason }. Оберіть інше місце через --out.
error-cannot-print = Не вдалося вивести результат: { $reason }. Оберіть файл через --out.
error-only-and-complete = У повній колоді є Вовкулаки; оберіть --only або --complete.
error-same-name = Двох гравців звати «{ $name }»; дайте одному з них інше ім’я.
