### Усе довкола сценарію: текстовий формат, сторінка для друку і таблиці в терміналі.

page-title =
    { $part ->
        [night] { $game }: ніч
        [day] { $game }: день
        [dawn] { $game }: світанок
        [end] { $game }: кінець
       *[all] { $game }: сценарій
    }
page-roles = Ролі
page-roles-value = { $roles }
page-edition = Порядок
page-edition-english = англійське видання
page-edition-ukrainian = українське видання
page-length = Тривалість
page-length-value = близько { $time } хв
page-length-untimed = скільки завгодно: кожна пауза триває до слова «далі»
page-timeline = Перебіг
page-timeline-words = Кого й коли кличуть.
page-script = Сценарій
page-copying = { $role } як { $copied }
page-part-opening = Початок
page-part-nightfall = Спадає ніч
page-part-dawn = Світанок
page-part-discussion = Обговорення
page-part-vote = Голосування
page-part-verdict = Хто перемагає
page-part-accusations = Звинувачення
page-part-defence = Захист
page-part-execution = Страта
page-part-end = Кінець
page-wait = пауза, { $seconds } с
page-next = пауза до слова «далі»
page-made = Написано програмою «Найтколер» для читання вголос.

table-role = Роль
table-id = Код
table-team = Команда
table-box = Коробка
table-cards = Карток
table-wakes = Хід
table-action = Дія
table-optional = може
table-mandatory = мусить
table-never = –
table-name = Назва
table-players = Гравців
table-written = Записано: { $path }
