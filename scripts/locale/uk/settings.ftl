### Файл налаштувань: де він, що в ньому і що з ним не так. $key і $known — назви для програм.

settings-file = Файл налаштувань: { $path }
settings-absent = Файл налаштувань: { $path } (його ще немає)
settings-unset = як звичайно
settings-key = налаштування
settings-value = значення
settings-what = що це
setting-meaning =
    { $key ->
        [language] мова за столом
        [detail] наскільки докладно говорити
        [pace] у скільки разів довші паузи
        [untimed] кожна пауза чекає на «далі»
        [volume] гучність у відсотках
        [minutes] скільки хвилин триває обговорення
        [names] гравці за столом за годинниковою стрілкою
        [microphone] який мікрофон слухає: назва або номер
        [speaker] який динамік говорить: назва або номер
        [wake_phrase] удень слухати лише після звертання
        [ambience] уночі вітер і цвіркуни, щоб не було чути карток
       *[plain] прості рядки на екрані, для екранного читача
    }

## Помилки

error-settings-toml = Файлу налаштувань { $path } не вдалося прочитати: { $reason }. Виправте цей рядок або приберіть файл; поки що діють звичайні налаштування.
error-settings-read = Файлу налаштувань { $path } не вдалося прочитати: { $reason }. Діють звичайні налаштування.
error-settings-write = Файлу налаштувань { $path } не вдалося записати: { $reason }. Назвіть інший через NIGHTCALLER_SETTINGS.
error-unknown-setting =
    { $suggestion ->
        [none] Налаштування «{ $setting }» немає; оберіть { $known }.
       *[some] Налаштування «{ $setting }» немає. Може, { $suggestion }?
    }
error-setting-value =
    Налаштування { $key } не може бути «{ $value }»; { $form ->
        [choice] оберіть { $known }.
        [number] це число від { $least } до { $most }.
        [whole] це ціле число від { $least } до { $most }.
        [flag] це true або false.
        [names] це різні імена, наприклад ["Ана", "Богдан"].
       *[device] це назва в лапках або номер.
    }
error-setting-no-value = Скажіть, яким має бути { $key }: nightcaller settings { $key } ЗНАЧЕННЯ, або приберіть його через --reset.
