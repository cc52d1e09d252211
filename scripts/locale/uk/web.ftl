### Сторінка столу. Коротко: її читають мигцем або вголос програмою. Те, що в { }, заповнює сама сторінка.

web-brand = Найтколер
web-tagline = Ведучий ночі, з яким можуть грати всі за столом.
web-to-content = До столу
web-page-language = Мова сторінки
web-no-script = Для сторінки потрібні скрипти; усі вони надходять із цієї машини.

## Початок

web-open = Відкрити новий стіл
web-open-help = Ви отримаєте код із чотирьох цифр; за ним приєднаються всі інші. Ведучий говоритиме мовою цієї сторінки.
web-join = Приєднатися до столу
web-join-code = Код столу
web-join-go = Приєднатися
web-key-title = У цього дому є ключ
web-serve-key = Скануйте код з іншої сторінки цього дому або введіть ключ, який показує «nightcaller serve».
web-key = Ключ
web-key-go = Увійти
web-no-table-open = Відкрити стіл { $code }
web-table = Стіл { $code }

## Стан столу

web-lost = Зв’язок утрачено; сторінка намагається його відновити.
web-back = Зв’язок відновлено.
web-gone = Цей стіл закрито.
web-busy = Зараз немає відповіді; спробуйте ще раз.
web-close = Закрити
web-phase-setup = Перед ніччю
web-phase-night = Ніч
web-phase-day = День
web-phase-vote = Голосування
web-phase-over = Після гри
web-paused = Пауза
web-captions = Що звучить
web-captions-none = Ще нічого не сказано.
web-timeline = Кого кличуть
web-clock-left = залишилося { $time }
web-clock-about = залишилося приблизно { $time } хв
web-seat = Гравець { $n }

## Перед ніччю

web-game = Гра
web-teller = Хто розповідає історію
web-teller-person = Хтось із нас, із карткою Оповідача
web-teller-voice = Сам ведучий
web-players = Гравці
web-players-fewer = На одного гравця менше
web-players-more = На одного гравця більше
web-names = Імена за годинниковою стрілкою
web-names-help = Через кому. Без імен місця мають номери.
web-presets = Готові набори
web-preset-from = { $name }, гравців від { $least }
web-roles = Ролі
web-search = Знайти роль
web-search-help = Клавіша вводу кладе першу з них у колоду.
web-found = Знайдено: { $n }
web-role-remove = Прибрати картку: { $role }
web-role-about = Про роль: { $role }
web-role-in = { $role }: у колоді { $n } з { $of }
web-deck = Колода
web-deck-count = Карток: { $n } з { $of }
web-deck-cards = Карток: { $n }
web-deck-none = Ще порожньо. Оберіть ролі або готовий набір.
web-deck-clear = Спорожнити
web-problems = Треба виправити
web-problems-count = Виправити: { $n }
web-repair = Виправити
web-advice = Варто знати
web-start = Почати ніч
web-same-again = Ще раз те саме
web-change-deck = Змінити колоду

## Накази

web-orders = Накази
web-pause = Пауза
web-resume = Продовжити
web-repeat = Повторити
web-more-time = Більше часу
web-minute = Ще хвилину
web-skip = Далі
web-more = Інші накази
web-slower = Повільніше
web-faster = Швидше
web-quieter = Тихіше
web-louder = Гучніше
web-full = Розповідати все
web-brief = Говорити коротко
web-who-next = Хто наступний?
web-time-left = Скільки ще часу?
web-undo = Скасувати останнє
web-help = Що можна сказати?
web-stop = Зупинити гру
web-vote-now = Голосуймо
web-talk-longer = Поговорити ще
web-question = Ведучий питає
web-yes = Так
web-no = Ні
web-nobody-died = Ніхто не загинув
web-these-died = Загинули обрані
web-these-nominated = Висунуто обраних
web-next-part = Далі без решти
web-gave-away = Хтось розкрив свою роль
web-humans-win = Перемогли Люди
web-wolfen-win = Перемогли Вовкуни
web-werehamster-wins = Перемога Хом’якулаки

## Голосування та кінець

web-votes = Хто на кого показує
web-accusations = Хто кого звинувачує
web-vote-who = На кого показує { $player }?
web-accuse-who = Кого звинувачує { $player }?
web-vote-given = { $player }: { $name }
web-change = Змінити
web-vote-change = Змінити: { $player }
web-cards = Картки
web-card-who = Яку картку має { $player }?
web-card-none = Жодної
web-artifact-who = Хто має артефакт?
web-artifact-which = Який артефакт має { $player }?
web-artifact-no = Більше ніхто
web-result = Підсумок
web-result-dead = Хто загинув
web-result-won = Хто переміг
web-result-nobody = Ніхто
web-result-why = Чому так
web-who-won = Хто переміг?
web-nominees = Висунуто
web-executed = Кого страчують?
web-dead-so-far = Уже не серед живих

## Розмова

web-say = Скажіть щось
web-say-hint = «що робить Відьма»
web-say-go = Сказати
web-talk = Тримайте й говоріть
web-talk-on = Слухаю …
web-talk-busy = Розбираю почуте …
web-heard = Почуто: «{ $name }»
web-understood = Почуто: «{ $name }» → { $of }
web-heard-nothing = Нічого не почуто. Тримайте кнопку, доки говорите.
web-talk-insecure = Браузер дає мікрофон лише сторінкам із захищеною адресою або на самій цій машині; натомість можна написати.
web-talk-denied = Браузер не дозволяє мікрофон; дозвольте його в налаштуваннях для цієї сторінки або пишіть.
web-talk-none = Мікрофона не знайдено; під’єднайте його або пишіть.

## Ця сторінка

web-settings = Ця сторінка
web-speak-here = Хай говорить цей пристрій
web-speak-help = Кожен рядок звучить тут, з гучністю столу.
web-speak-blocked = Браузер притримує звук, доки ви ще раз не натиснете «Хай говорить цей пристрій».
web-table-language = Мова ведучого
web-table-language-help = Для всього столу. Мову самої цієї сторінки обирають угорі.
web-invite = Запросити інших
web-invite-help = Скануйте телефоном або відкрийте адресу.
web-serve-alone = До столу має доступ лише ця машина. Щоб приєдналися телефони, запустіть Nightcaller так: nightcaller serve --host 0.0.0.0
web-invite-picture = Код-картинка з адресою столу { $code }
web-invite-address = Адреса столу
web-invite-copy = Скопіювати адресу
web-invite-copied = Скопійовано.
web-invite-share = Поділитися
web-keys = Клавіші
web-keys-help = Вони діють усюди на сторінці, навіть коли ви пишете.
web-key-pause = пауза, продовження
web-key-repeat = повторити
web-key-more-time = більше часу
web-key-talk = тримайте й говоріть

## Власний телефон гравця у «Проклятті Вовкунів» без Оповідача

web-seat-mine = Моє місце
web-seat-which = Яке місце ваше?
web-seat-which-help = Займіть його власним телефоном. Відтоді більше ніхто не побачить вашої картки.
web-seat-taken = { $player }: зайнято
web-seat-free = Звільнити
web-seat-free-whose = Звільнити: { $player }
web-seat-freed = { $player }: це місце звільнено; хто займе його тепер, побачить його картку.
web-seat-secret = Лише для тебе
web-seat-secret-help = Тримай телефон так, щоб ніхто інший не бачив, а якщо текст читає програма, бери навушники. Картка закриється сама.
web-seat-show = Показати мою картку
web-seat-hide = Закрити її
web-seat-not-dealt = Карток ще не роздано.
web-seat-choice = Твій вибір
web-seat-choose = Обрати
web-seat-no-choice = без вибору
web-seat-nothing-chosen = Нічого не обрано.
web-seat-leave = Залишити це місце
web-seat-to-table = До столу

error-no-seat = Місця «{ $seat }» за столом немає; погляньте на список місць іще раз.
error-seat-key = Це місце не належить цьому телефону; займіть вільне.
error-seat-taken = Місце «{ $seat }» зайняв інший телефон; якщо воно ваше, спершу звільніть його.
error-names-not-now = Імена можна змінити перед грою або після неї.
