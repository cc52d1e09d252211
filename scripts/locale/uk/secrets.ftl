### Що бачить лише один гравець, коли «Прокляття Вовкунів» розповідає сам ведучий. Уголос цього не кажуть.

secret-night = Ніч номер { SPELL($number) }: { $text }
secret-learned-wolfen = { $about } — Вовкун.
secret-learned-not-wolfen = { $about } — не Вовкун.
secret-learned-executed-wolfen = Остання страта, { $about }, — це був Вовкун.
secret-learned-executed-not-wolfen = Остання страта, { $about }, — це був не Вовкун.
secret-learned-pack = Твоя зграя — це ти та { $about }.
secret-learned-alone = Інших Вовкунів немає.
secret-learned-lover = Ти і { $about } — пара; ви ніколи не звинувачуєте одне одного й не голосуєте одне проти одного.
secret-pick = { $hunter } обирає жертву: { $prey }.
secret-chosen = Твій вибір — { $what }.
secret-not-counted = Твоє слово не рахується, бо ви любите одне одного: { $player }.
secret-ask = Зараз можеш обрати: { $known }.
secret-offer-bless = благословити всіх
secret-offer-jinx = проклясти: { $player }
secret-offer-side =
    { $side ->
        [human] за Людей
       *[wolfen] за Вовкунів
    }
secret-offer-nothing = нічого

## Відмови

secret-no-game = Тут ще не роздавали карток.
secret-dead = Мертві сплять до ранку.
secret-not-called = Зараз не твоя черга; почекай, доки тебе покличуть.
secret-nothing-to-choose = Зараз тобі нічого обирати.
secret-cannot = Цього зараз обрати не можна; обери щось інше: { $known }.

## Клавіатура йде по колу

secret-pass = Лише для одного гравця: { $player }. Усі інші відвертаються, а { $player } натискає клавішу вводу.
secret-hide = Натисни клавішу вводу, щоб стерти це, і передай клавіатуру далі.
secret-round-over = Клавіатура обійшла всіх.
