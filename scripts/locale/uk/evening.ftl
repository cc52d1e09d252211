### Сам вечір: збереження, екран, що зрозуміло.

## Збереження

error-store-taken = Nightcaller уже запущено в іншому вікні, тож цей вечір не зберігається; закрийте одне з двох.
error-store-unsaved = Гру не вдається зберегти в { $folder } ({ $reason }), далі вона йде без збереження; звільніть там місце або назвіть іншу теку через NIGHTCALLER_STATE.
error-store-broken = Збереженої гри не вдалося прочитати, її відкладено як { $path }; починається новий вечір.
error-store-newer = Збережена гра — від новішого Nightcaller, її відкладено як { $path }; починається новий вечір.
error-names-and-players = Імен — { $names }, а гравців — { $players }; не пишіть --players або назвіть усіх.

## На екрані

screen-phase =
    { $phase ->
        [setup] Перед грою
        [night] Ніч
        [day] Обговорення
        [vote] Голосування
       *[over] Гру закінчено
    }
screen-paused = пауза
screen-held = Гру призупинено.
screen-goes-on = Гра триває.
screen-about = приблизно { $time }
screen-microphone = Мікрофон
screen-deck = Колода: { $roles }
screen-understood = { $what }, { $percent } %
screen-unknown = не зрозуміло
screen-getting-ready = Хвилинку, я готуюся слухати.
screen-type = Наберіть те, що сказали б уголос
screen-left = Гру збережено; почніть знову, і вона піде далі з того самого місця.

## Що зрозуміло; $intent — назва для програм.

understood-amount =
    { $of ->
        [seconds] { $n } с
        [minutes] { $n } хв
       *[volume] { $n } %
    }
understood-value =
    { $value ->
        [slower] повільніше
        [faster] швидше
        [normal] звичайний
        [louder] гучніше
        [quieter] тихіше
        [full] усе
        [brief] лише потрібне
        [person] людина
        [voice] ведучий
        [role_player] найкраща гра
        [most_fun] найбільше веселощів
        [human] Люди
        [wolfen] Вовкуни
       *[werehamster] Хом’якулака
    }
understood-filled = { $what }: { $values }
understood =
    { $intent ->
        [StartNight] почати ніч
        [PlayPreset] зіграти набір ролей
        [AddRole] додати до колоди
        [RemoveRole] прибрати з колоди
        [ReplaceRole] замінити ролі
        [ListRoles] які ролі в колоді
        [SetPlayers] кількість гравців
        [RoleHelp] що робить роль
        [WhoIsNext] хто наступний
        [Repeat] повторити
        [Pause] зачекати
        [Resume] продовжити
        [Skip] до наступного
        [MoreTime] більше часу
        [SetPace] темп
        [SetVolume] гучність
        [StartTimer] запустити годинник
        [TimeLeft] скільки часу лишилося
        [StartVote] голосувати
        [RecordVote] хто за кого голосує
        [Accuse] хто кого звинувачує
        [SetStoryteller] хто розповідає історію
        [GaveAway] хтось розкрив свою роль
        [Award] відзнака
        [Scores] очки вечора
        [TellCard] чиясь картка
        [TellArtifact] чийсь артефакт
        [WhoWon] хто переміг
        [Died] хтось загинув уночі
        [NobodyDied] уночі ніхто не загинув
        [Nominate] когось висунуто
        [Execute] когось страчено
        [Wins] чиясь перемога
        [SameAgain] те саме ще раз
        [SetLanguage] мова
        [SetDetail] наскільки докладно
        [Undo] скасувати
        [Stop] зупинити
        [Help] допомога
        [Yes] так
        [No] ні
       *[other] { $intent }
    }
