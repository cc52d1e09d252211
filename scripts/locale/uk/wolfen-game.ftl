### Збережена гра «Прокляття Вовкунів»: що чують усі, що бачить лише Оповідач і що відхилено.

## Де тепер гра

wolfen-phase =
    { $phase ->
        [night] Ніч номер { SPELL($number) }. Кличуть: { $turn }.
        [discussion] День номер { SPELL($number) }. Стіл обговорює: { SPELL($minutes, form: "f") } { $minutes ->
            [one] хвилина.
            [few] хвилини.
            [many] хвилин.
           *[other] хвилини.
        }
        [accusations] День номер { SPELL($number) }. Звинувачення.
        [draw] День номер { SPELL($number) }. Треба тягнути жереб.
        [defence] День номер { SPELL($number) }. Обвинувачені захищаються.
        [vote] День номер { SPELL($number) }. Голосування.
       *[over] Гру закінчено.
    }
wolfen-state-alive = серед живих
wolfen-state-ghost = Привид
wolfen-state-out = поза грою
wolfen-state-storyteller = Оповідач
wolfen-column-state = стан
wolfen-column-faction = бік
wolfen-faction-human = Люди
wolfen-faction-wolfen = Вовкуни
wolfen-faction-werehamster = Хом’якулака
wolfen-faction-alone = лише за себе
wolfen-faction-storyteller = нічий
wolfen-faction-open = ще не обрано

## Що чують усі

wolfen-dealt = Карток роздано: { SPELL($players, form: "f") }. Серед них: { $roles }.
wolfen-dealt-storyteller = Історію веде { $player }.
wolfen-noted = Записано.
wolfen-undone = Крок скасовано. { $phase }
wolfen-accused = Звинувачення: { $by } — { $player }.
wolfen-ballot = У капелюсі { $cast } з { $voters }.
wolfen-told-all = Роль розкрито: { $player } вибуває з гри, і навіть Привида не лишається.
wolfen-lots =
    { $count ->
        [one] Порівну: { $names }. Тягніть одне ім’я.
       *[other] Порівну: { $names }. Тягніть імена: { SPELL($count) }.
    }
wolfen-vote-again = Порівну. Усі голосують ще раз.
wolfen-no-execution = Сьогодні нікого не страчено.
wolfen-winners = Перемога: { $names }.
wolfen-no-winners = Перемагати вже нікому.

wolfen-problem =
    { $part ->
        [night] Ніч номер { SPELL($number) }: { $text }
       *[day] День номер { SPELL($number) }: { $text }
    }

## Лише для Оповідача

wolfen-secret = Лише для очей Оповідача: { $text }
wolfen-learned-wolfen = Дізнається { $player }: { $about } — Вовкун, палець догори.
wolfen-learned-not-wolfen = Дізнається { $player }: { $about } — не Вовкун, палець донизу.
wolfen-learned-executed-wolfen = Дізнається { $player }: остання страта, { $about }, — це був Вовкун, палець догори.
wolfen-learned-executed-not-wolfen = Дізнається { $player }: остання страта, { $about }, — це був не Вовкун, палець донизу.
wolfen-learned-pack = Свою зграю бачить { $player }. Це { $about }.
wolfen-learned-lover = Про кохання дізнається { $player }. Пара: { $about }.
wolfen-your-card = { $player }, твоя картка: { $role }.
wolfen-died =
    { $cause ->
        [storyteller] Ніч номер { SPELL($number) }: { $player }, Оповідач.
        [wolfen] Ніч номер { SPELL($number) }: { $player }, жертва Вовкунів.
        [lunatic] Ніч номер { SPELL($number) }: { $player }, жертва Шаленця.
        [jinx] Ніч номер { SPELL($number) }: { $player }, жертва прокляття.
        [seen] Ніч номер { SPELL($number) }: { $player }, під поглядом Ясновидця.
        [suicide] Самогубство: { $player }.
       *[executed] День номер { SPELL($number) }: { $player }, страта.
    }

## Чому

wolfen-reason-human = Живих Вовкунів не лишилося, тож перемагають Люди.
wolfen-reason-wolfen = Живих Вовкунів не менше, ніж решти живих, тож перемагають Вовкуни.
wolfen-reason-werehamster = Гра закінчилася, а Хом’якулака живий, тож він перемагає сам.
wolfen-reason-open = Ніхто ще не переміг: є живий Вовкун, а решти живих більше.

## Слова для команди, що записує крок, крім ролей

wolfen-word-accuse = звинуватити
wolfen-word-vote = голос
wolfen-word-count = порахувати
wolfen-word-draw = жереб
wolfen-word-suicide = самогубство
wolfen-word-next = далі
wolfen-word-bless = благословити
wolfen-word-jinx = проклясти
wolfen-word-anyway = однаково
wolfen-word-human = люди
wolfen-word-wolfen = вовкуни

## Відхилено: роздача

error-wolfen-card-twice = Цю картку роздано двічі: { $role }; вона лише одна.
error-wolfen-no-psychic = Колоди без Ясновидця не буває; роздайте і цю картку.
error-wolfen-pack-missing =
    Гравців { SPELL($players) }, тож у колоді { SPELL($wolfen) } { $wolfen ->
        [one] Вовкун
        [few] Вовкуни
        [many] Вовкунів
       *[other] Вовкуна
    }; бракує картки: { $role }.
error-wolfen-cards = Карток { $cards }, а гравців { $players }; роздайте кожному одну.
error-wolfen-name = «{ $name }» не може бути ім’ям гравця; візьміть літери, які видно.
error-wolfen-no-names = Скажіть, хто грає: --players "Ана, Богдан, …".

## Відхилено: вибір

error-wolfen-over = Гру закінчено; останній крок скасує команда undo.
error-wolfen-not-over = Гру ще не закінчено; спершу дограйте її.
error-wolfen-nobody =
    { $suggestion ->
        [none] Нікого на ім’я «{ $player }» тут немає; гравців перелічує show.
       *[some] Нікого на ім’я «{ $player }» тут немає. Може, { $suggestion }?
    }
error-wolfen-target-dead = { $player } вже не серед живих; оберіть когось із живих.
error-wolfen-storyteller-apart = Оповідач стоїть осторонь: не обирає, і його не обирають; назвіть гравця.
error-wolfen-out = { $player } вже поза грою, бо роль розкрито; продовжуйте без цього гравця.
error-wolfen-not-night = Зараз день, і нікого не кличуть: { $role }; дочекайтеся ночі.
error-wolfen-not-in-deck = Цієї картки в колоді немає: { $role }.
error-wolfen-not-called = Зараз кличуть не цю роль: { $role }; до наступної веде «далі».
error-wolfen-dead-role = Ця роль уже не діє, бо картка не в живого: { $role }; продовжуйте словом «далі».
error-wolfen-points-at-nobody = Ця роль ні на кого не показує: { $role }; продовжуйте словом «далі».
error-wolfen-first-night = Перша ніч лише для знайомства, ніхто ще не діє: { $role }; продовжуйте словом «далі».
error-wolfen-must-choose = Ще не обрано: { $role }; запишіть вибір або пропустіть його словами «далі однаково».
error-wolfen-chosen = Цієї ночі вже обрано: { $role }; крок скасує команда undo.
error-wolfen-priest-self = Священник не захищає себе; оберіть іншого гравця.
error-wolfen-romantic-self = Романтик кохає когось іншого; оберіть іншого гравця.
error-wolfen-lover-chosen = Романтик уже має Кохання, і то назавжди.
error-wolfen-faction = Шаленець перемагає з Людьми або Вовкунами, а не з «{ $faction }»; оберіть «люди» або «вовкуни».
error-wolfen-side-chosen = Шаленець уже має свій бік, і то назавжди.
error-wolfen-no-side = Спершу Шаленець обирає бік: «люди» або «вовкуни».
error-wolfen-blessing-spent = Благословення вже використано; продовжуйте без нього.
error-wolfen-jinx-spent = Прокляття вже використано; продовжуйте без нього.
error-wolfen-no-hunter = { $player } не з живих Вовкунів і не полює; назвіть того, хто полює.
error-wolfen-no-accusations = Зараз не час звинувачувати; продовжуйте словом «далі».
error-wolfen-accused-already = { $player } вже має своє звинувачення; крок скасує команда undo.
error-wolfen-accuse-self = { $player } не може звинуватити себе; оберіть іншого гравця.
error-wolfen-lovers = Такий вибір заборонено: { $player } — { $other }; назвіть когось іншого.
error-wolfen-still-to-accuse =
    { $count ->
        [one] Ще без звинувачення: { $player }; зачекайте або пропустіть словами «далі однаково».
       *[other] Ще без звинувачення: { $player } та інші; зачекайте або пропустіть словами «далі однаково».
    }
error-wolfen-no-draw = Зараз жеребу немає; продовжуйте словом «далі».
error-wolfen-draw-first = Спершу жереб: ім’я з капелюха тягне слово «жереб».
error-wolfen-not-in-hat = Цього імені в капелюсі немає: { $player }; тягніть ще раз.
error-wolfen-draw-number =
    { $count ->
        [one] Тягнуть одне ім’я.
       *[other] Тягнуть різні імена: { SPELL($count) }.
    }
error-wolfen-no-vote = Зараз не час голосувати; продовжуйте словом «далі».
error-wolfen-dead-voter = { $player } вже не серед живих і не голосує; голосують живі.
error-wolfen-nominee-voter = { $player } серед обвинувачених і сьогодні не голосує.
error-wolfen-not-nominated = { $player } не серед обвинувачених; оберіть одного з двох.
error-wolfen-voted-already = { $player } вже має свій голос у капелюсі; крок скасує команда undo.
error-wolfen-counted-already = У капелюсі вже є голоси; крок скасує команда undo.
error-wolfen-count =
    Голосів може бути щонайбільше { SPELL($count) }; порахуйте ще раз.
error-wolfen-count-short = У капелюсі бракує жетонів: { SPELL($count) }; скасуйте крок командою undo й порахуйте ще раз, або скажіть «next anyway».
error-wolfen-still-to-vote =
    { $count ->
        [one] Ще без голосу: { $player }; зачекайте або пропустіть словами «далі однаково».
       *[other] Ще без голосу: { $player } та інші; зачекайте або пропустіть словами «далі однаково».
    }

## Відхилено: файл

error-wolfen-file-there = «{ $path }» уже є; візьміть іншу назву або запишіть поверх через --force.
error-wolfen-file-missing = «{ $path }» не читається: { $reason }. Почніть гру командою nightcaller wolfen new.
error-wolfen-file-broken = «{ $path }» — не гра «Прокляття Вовкунів» або файл пошкоджено; візьміть інший файл чи почніть знову.
error-wolfen-file-version = «{ $path }» записано новішою версією nightcaller; оновіть цю.
error-wolfen-file-event = «{ $path }» не можна зіграти знову від кроку { $number }: { $reason }
error-wolfen-file-changed = «{ $path }» тим часом змінився; погляньте командою show і спробуйте ще раз.
error-wolfen-cannot-write = «{ $path }» не вдалося записати: { $reason }. Гра лишилася, якою була.
error-wolfen-event = Це не крок гри: { $event }. Назви є в docs/formats.md.
error-wolfen-nothing-to-undo = Ще нічого не сталося, скасовувати нічого.
error-wolfen-document = Незрозуміло ось тут: { $where }; як записують гру, показує docs/formats.md.
error-wolfen-what = Скажіть, що сталося: { $known }.
error-wolfen-do-names =
    { $act ->
        [accuse] Скажіть, хто кого звинувачує: accuse Ана Богдан.
        [vote] Скажіть, хто за чию страту голосує: vote Ана Богдан.
        [count] Скажіть, скільки голосів за кожного: count Ана=3 Богдан=2.
        [jinx] Скажіть, на кого прокляття: jinx Ана.
        [suicide] Скажіть, чию роль розкрито: suicide Ана.
        [wolfen] Скажіть жертву або Вовкуна й жертву: wolfen Ана чи wolfen Богдан Ана.
        [magus] Скажіть чари: magus bless чи magus jinx Ана.
        [next] Після next не стоїть нічого або anyway.
        [bless] Після bless не стоїть нічого.
       *[point] Скажіть одного гравця: psychic Ана.
    }
error-unknown-act =
    { $suggestion ->
        [none] «{ $act }» — такого не буває; назвіть роль, яку кличуть, чи одне з цих слів: { $known }.
       *[some] «{ $act }» — такого не буває. Може, { $suggestion }?
    }
error-wolfen-no-file = Назвіть файл гри: nightcaller wolfen { $command } evening.json.
