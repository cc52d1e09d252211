### Мовні моделі: чим чути і чим говорити. $language — код, наприклад uk; $model і $file — назви.

models-what =
    { $kind ->
        [recognizer] чує
       *[voice] говорить
    }
models-language =
    { $language ->
        [en] англійська
        [uk] українська
       *[other] { $language }
    }
models-tongue = Мова
models-licence = Ліцензія
models-size = Розмір
models-megabytes = { $megabytes } МБ
models-here = Є
models-yes = так
models-no = ні
models-broken = пошкоджено
models-progress = { $model }: { $percent } %
models-amount = { $done } з { $total } МБ
models-got = Модель { $model } готова, джерело — { $source }: { $folder }
models-got-unchecked = Модель { $model } готова, джерело — { $source }: { $folder }. Її контрольна сума невідома; будова правильна.
models-already = Модель { $model } уже є: { $folder }
models-waiting = Модель { $model } саме завантажує хтось інший; чекаємо.
models-whole = Модель { $model } ціла.
models-whole-unchecked = Модель { $model } така, якою прийшла, джерело — { $source }; контрольної суми для порівняння тоді не було.

error-missing-recognizer =
    { $language ->
        [en] Немає моделі, яка чує англійську; script, understand і render працюють і без неї, а команди можна вводити з клавіатури. Завантажте її: nightcaller models fetch --lang en, або додайте --from ФАЙЛ, якщо файл у вас уже є.
        [uk] Немає моделі, яка чує українську, тож українською команди вводять з клавіатури. Завантажте її: nightcaller models fetch --lang uk, або додайте --from ФАЙЛ, якщо файл у вас уже є.
       *[other] Немає моделі, яка чує цю мову ({ $language }), тож команди вводять з клавіатури. Завантажте її: nightcaller models fetch --lang { $language }, або додайте --from ФАЙЛ, якщо файл у вас уже є.
    }
error-missing-voice =
    { $language ->
        [en] Немає моделі, яка говорить англійською, тож говорить espeak-ng, не так приємно. Завантажте її: nightcaller models fetch --lang en, або додайте --from ФАЙЛ, якщо файл у вас уже є.
        [uk] Немає моделі, яка говорить українською, тож українською говорить espeak-ng, не так приємно. Завантажте її: nightcaller models fetch --lang uk, або додайте --from ФАЙЛ, якщо файл у вас уже є.
       *[other] Немає моделі, яка говорить цією мовою ({ $language }), тож говорить espeak-ng. Завантажте її: nightcaller models fetch --lang { $language }, або додайте --from ФАЙЛ, якщо файл у вас уже є.
    }
error-no-recognizer = Моделі, яка чує цю мову ({ $language }), ми не знаємо; вводьте команди з клавіатури або оберіть іншу мову через --lang.
error-no-voice = Моделі, яка говорить цією мовою ({ $language }), ми не знаємо; де можна, говорить espeak-ng.
error-not-fetched-recognizer =
    { $language ->
        [en] Модель { $model } завантажити не вдалося, тож англійську не чути; script, understand і render працюють і без неї, а команди можна вводити з клавіатури. Спробуйте пізніше або назвіть файл, який у вас є: nightcaller models fetch { $model } --from ФАЙЛ.
        [uk] Модель { $model } завантажити не вдалося, тож українською команди вводять з клавіатури; решта працює. Спробуйте пізніше або назвіть файл, який у вас є: nightcaller models fetch { $model } --from ФАЙЛ.
       *[other] Модель { $model } завантажити не вдалося, тож цією мовою ({ $language }) команди вводять з клавіатури; решта працює. Спробуйте пізніше або назвіть файл, який у вас є: nightcaller models fetch { $model } --from ФАЙЛ.
    }
error-not-fetched-voice =
    { $language ->
        [en] Модель { $model } завантажити не вдалося, тож англійською поки що говорить espeak-ng, не так приємно. Спробуйте пізніше або назвіть файл, який у вас є: nightcaller models fetch { $model } --from ФАЙЛ.
        [uk] Модель { $model } завантажити не вдалося, тож українською поки що говорить espeak-ng, не так приємно. Спробуйте пізніше або назвіть файл, який у вас є: nightcaller models fetch { $model } --from ФАЙЛ.
       *[other] Модель { $model } завантажити не вдалося, тож цією мовою ({ $language }) поки що говорить espeak-ng. Спробуйте пізніше або назвіть файл, який у вас є: nightcaller models fetch { $model } --from ФАЙЛ.
    }
error-not-renewed = Модель { $model } завантажити знову не вдалося; лишається та, що є.
error-unreachable =
    { $why ->
        [address] Джерело { $source } недосяжне: його адреса тут невідома; чи є мережа?
        [refused] Джерело { $source } недосяжне: воно не приймає з’єднань.
        [certificate] Джерело { $source } небезпечне: його сертифікату тут не довіряють.
        [timeout] Джерело { $source } недосяжне: воно не відповідає.
        [cut] Зв’язок із джерелом { $source } щоразу обривається; те, що надійшло, збережено, і наступного разу завантаження продовжиться.
        [status] Джерело { $source } не дає файлу: відповідь { $detail }.
        [pip] Пакунок { $source } не прийшов: «{ $detail }».
       *[other] Джерело { $source } недосяжне: «{ $detail }».
    }
error-no-pip = Пакунок завантажити нічим: тут не встановлено pip; його встановить python -m ensurepip.
error-wrong-checksum = Контрольна сума { $file } неправильна, файл викинуто.
error-disk-full = Диск повний, тож у { $folder } нічого не збережено; звільніть місце або назвіть іншу теку через NIGHTCALLER_CACHE.
error-cannot-store = У { $folder } нічого не можна зберегти: { $reason }. Назвіть іншу теку через NIGHTCALLER_CACHE.
error-cannot-read = Не вдалося прочитати «{ $file }»: { $reason }.
error-not-an-archive = «{ $file }» — не модель: підійде wheel, zip або tar, тека чи .onnx, поряд із яким лежить його .onnx.json.
error-broken-archive = Файл «{ $file }» пошкоджений або неповний; завантажте його знову.
error-evil-archive = Архів відхилено: «{ $member }» із нього записався б поза текою.
error-wrong-shape-recognizer = Це не модель Vosk: у ній були б теки am, conf і graph та файл am/final.mdl.
error-wrong-shape-voice = Це не голос Piper: ним був би один .onnx, а поряд — його .onnx.json.
error-wrong-language = Цей голос говорить іншою мовою ({ $found }), а потрібна { $language }; оберіть мову через --lang.
error-no-model-inside = У «{ $file }» немає ні моделі Vosk, ні голосу Piper.
error-unknown-model =
    { $suggestion ->
        [none] Моделі «{ $model }» немає; оберіть { $known }.
       *[some] Моделі «{ $model }» немає. Може, { $suggestion }?
    }
error-one-model-from = В одному файлі — одна модель; назвіть одну поряд із --from.
error-no-models = Моделей для цієї мови ({ $language }) ми не знаємо; які є, покаже nightcaller models list.
error-nothing-here = Моделей ще немає; завантажте їх: nightcaller models fetch --lang uk.
error-model-absent = Моделі { $model } тут немає; завантажте її: nightcaller models fetch { $model }.
error-model-broken = Модель { $model } пошкоджена: { $files }. Завантажте її знову: nightcaller models fetch { $model } --again.
error-model-unrecorded = Модель { $model } пошкоджена: невідомо, що до неї належить. Завантажте її знову: nightcaller models fetch { $model } --again.
