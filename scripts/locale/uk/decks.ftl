### Що кажуть про колоду: проблеми із запитанням, яке їх розв’язує, поради та назви наборів.

## Проблеми. $add і $remove — картки, яких стосується виправлення. Кожна закінчується запитанням, на яке відповідають «так».

problem-too-few-players = { SPELL($players, form: "group") } — замало: гравців має бути щонайменше { SPELL($limit, form: "group") }. Нехай буде { SPELL($limit, form: "group") }?
problem-too-many-players = { SPELL($players, form: "group") } — забагато: гравців може бути щонайбільше { SPELL($limit, form: "group") }. Нехай буде { SPELL($limit, form: "group") }?
problem-no-werewolf =
    { $swap ->
        [yes] У колоді немає Вовкулаки. Додати його замість цієї картки: { $remove }?
       *[no] У колоді немає Вовкулаки. Додати?
    }
problem-one-mason =
    { $swap ->
        [yes] Масон лише один. Додати другого замість цієї картки: { $remove }?
       *[no] Масон лише один. Додати другого?
    }
problem-too-few-cards = Гравців { SPELL($players, form: "group") }, тож карток має бути { SPELL($needed, form: "f") }, а тут { SPELL($cards, form: "f") }. Додати: { $add }?
problem-too-many-cards = Гравців { SPELL($players, form: "group") }, тож карток має бути { SPELL($needed, form: "f") }, а тут { SPELL($cards, form: "f") }. Прибрати: { $remove }?

## Поради

advice-insomniac-undisturbed = Ніхто в цій колоді не рухає карток, тож Сновида завжди побачить свою.
advice-bodyguard-small-table = З Охоронцем цікавіше, коли гравців { SPELL($least, form: "group") } або більше.
advice-beyond-box =
    { $cards ->
        [one] У коробці лише { SPELL($cards, form: "f") } така картка: { $role }.
        [few] У коробці лише { SPELL($cards, form: "f") } такі картки: { $role }.
        [many] У коробці лише { SPELL($cards, form: "f") } таких карток: { $role }.
       *[other] У коробці лише { SPELL($cards, form: "f") } такі картки: { $role }.
    }
advice-no-center-werewolf = Усі картки Вовкулак уже в колоді, а для центральної картки Вовкулаки потрібна ще одна.
advice-vampires-sleep = Вампіри не мають свого ходу цієї ночі; вони важать у голосуванні.
advice-helper = Коли гравців більше ніж { SPELL($most, form: "group") }, хай картки рухає хтось, хто не грає.
advice-wolfen-many-specials =
    Тут { SPELL($specials, form: "f") } { $specials ->
        [one] Особлива Людина
        [few] Особливі Людини
        [many] Особливих Людей
       *[other] Особливої Людини
    }, а половина всіх Людей — { SPELL($half, form: "f") }.
advice-wolfen-substitutes =
    У коробці бракує Звичайних Людей: напишіть самі { $cards ->
        [one] одну картку
        [few] { SPELL($cards, form: "f") } картки
        [many] { SPELL($cards, form: "f") } карток
       *[other] { SPELL($cards, form: "f") } картки
    }.

## Набори ролей

preset-wicked_transformation = Лихе перевтілення
preset-dont_trust_anyone = Не довіряй нікому
preset-cautionary_tale = Повчальна історія
preset-information_society = Інформаційне суспільство
preset-total_chaos = Повний хаос

## Ігри, коробки, команди

game-onenight = Остання ніч
game-wolfen = Прокляття Вовкунів
box-base = Перевертні
box-daybreak = Світанок
box-guest = гість
box-wolfen = Вовкуни
team-village = Селяни
team-werewolf = Вовкулаки
team-tanner = Золотар
team-vampire = Вампіри
team-human = Люди
team-wolfen = Вовкуни
team-alone = сам за себе
team-chosen = обраний бік
team-storyteller = нейтральний
