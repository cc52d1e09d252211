### Що зрозуміли з речення. $text — те, що написали чи почули; $intent і $slots — назви для програм.

intent-plain = «{ $text }» → { $intent }
intent-filled = «{ $text }» → { $intent }: { $slots }
intent-repaired = (Замість «{ $heard }» прочитано «{ $taken }».)
intent-none = «{ $text }» — такої команди немає. Скажіть інакше; що можна казати, підкаже слово «допомога».

error-no-text = Після understand напишіть у лапках, що було сказано, або - , щоб читати рядки зі стандартного входу.
error-unknown-phase =
    { $suggestion ->
        [none] Етапу «{ $phase }» немає; оберіть { $known }.
       *[some] Етапу «{ $phase }» немає. Може, { $suggestion }?
    }
error-pack-folder = «{ $path }» — не тека. Після --intents має стояти тека з файлами YAML.
error-pack-empty = У «{ $path }» немає жодного файлу .yaml чи .yml; немає їх і в теці, названій за мовою.
error-pack-encoding = Файл «{ $path }» записано не в UTF-8; збережіть його в UTF-8.
error-pack-yaml = Файл «{ $path }» — не YAML; гляньте на рядок { $line }: { $reason }.
error-pack-file = Реченнями з «{ $path }» скористатися не можна: { $reason }.
error-pack-no-intents = У файлах немає намірів (intents), а без них нічого розуміти. Читаються такі ключі: { $known }.
error-pack-shape =
    { $wanted ->
        [mapping] «{ $where }» має складатися з назв і значень: рядок «назва: значення» для кожного.
        [sequence] «{ $where }» має бути переліком: рядок «- значення» для кожного.
        [list] Списку «{ $where }» потрібні values, range або wildcard: true.
        [range] Діапазону «{ $where }» потрібні цілі from і to, менше спочатку, і крок, більший за нуль.
       *[text] «{ $where }» має бути текстом; візьміть його в лапки.
    }
error-pack-template = «{ $text }» у { $where } прочитати не можна; чи всі дужки закрито?
error-pack-list = Наміру { $intent } потрібен список «{ $name }», якого ніде немає; додайте його до lists.
error-pack-rule = Правила «{ $name }» ніде немає; додайте його до expansion_rules.
error-pack-loop = Правило «{ $name }» веде саме до себе; якесь із правил має десь закінчуватися.
