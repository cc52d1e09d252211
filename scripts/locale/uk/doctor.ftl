### Самоперевірка: що перевірено, який стан і що робити. Речення з назвами команд — помилки («error-»).

doctor-ok = гаразд
doctor-todo = треба зробити
doctor-missing = немає
doctor-failed = не працює
doctor-line = { $what }: { $state }. { $text }
doctor-summary =
    { $failed ->
        [0] Усе, що потрібно для набраних команд і озвучених файлів, гаразд.
        [one] { $failed } перевірка не вдалася; що робити, сказано вище.
        [few] { $failed } перевірки не вдалися; що робити, сказано вище.
       *[other] { $failed } перевірок не вдалося; що робити, сказано вище.
    }

## Що перевіряють

doctor-python = Інтерпретатор
doctor-packages = Пакунки
doctor-cache = Тека кешу
doctor-evening = Збережені ігри
doctor-settings = Налаштування
doctor-model = Модель { $model }
doctor-typing =
    { $language ->
        [en] Англійська на письмі
        [uk] Українська на письмі
       *[other] На письмі: { $language }
    }
doctor-hearing =
    { $language ->
        [en] Англійська на слух
        [uk] Українська на слух
       *[other] На слух: { $language }
    }
doctor-speaking =
    { $language ->
        [en] Англійська вголос
        [uk] Українська вголос
       *[other] Уголос: { $language }
    }
doctor-microphone = Мікрофон
doctor-speaker = Динамік
doctor-chain = Від мовлення до змісту

## Що пробують: речення, яке починає ніч із Вартовим і Відьмою.

doctor-example = почни ніч: Вартовий і Відьма

## Усе гаразд

doctor-python-ok = { $version }, система { $system }.
doctor-packages-ok =
    { $n ->
        [one] { $n } потрібний пакунок є і завантажується.
        [few] Усі { $n } потрібні пакунки є і завантажуються.
       *[other] Усі { $n } потрібних пакунків є і завантажуються.
    }
doctor-cache-ok = У { $folder } можна записувати, вільно { $megabytes } МБ.
doctor-evening-ok = У { $folder } можна записувати: гру, що обірвалася, можна продовжити.
doctor-settings-ok = Усе в { $path } зрозуміло.
doctor-settings-none = Діють звичайні; ваші були б у { $path }.
doctor-typing-ok = Команду «{ $text }» зрозуміло.
doctor-hearing-ok = Її чує модель { $model }.
doctor-speaking-ok = Нею говорить { $engine }.
doctor-microphone-ok = «{ $device }» чує кімнату: рівень на { $level } дБ нижчий за найгучніший.
doctor-speaker-ok = «{ $device }» прийняв короткий сигнал; якщо ви почули дві висхідні ноти, усе гаразд.
doctor-chain-ok =
    Команду «{ $text }» вимовлено, почуто й зрозуміло за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    } разом із завантаженням.

## Що робити

error-old-python = Це Python { $version }, а потрібен { $least } або новіший; установіть його та налаштуйте Nightcaller з ним.
error-not-installed = Nightcaller запущено з теки без установлення, тож його пакунки не порахувати; установіть його там: pip install --editable .
error-packages = Цих пакунків немає або вони не завантажуються: { $packages }. Установіть Nightcaller знову: pip install --force-reinstall, або в його теці: make clean і make demo.
error-little-space = У { $folder } вільно лише { $megabytes } МБ, а моделям треба близько { $least }; звільніть місце або назвіть іншу теку через NIGHTCALLER_CACHE.
error-not-understood =
    { $heard ->
        [none] Команди «{ $said }» зовсім не почуто; завантажте моделі знову: nightcaller models fetch --lang en --again.
       *[other] Команду «{ $said }» сприйнято як «{ $heard }»; установіть Nightcaller знову й завантажте його моделі: nightcaller models fetch --lang en --again.
    }
error-voice-mute = Голос цієї мови ({ $language }) не дає звуку; завантажте його знову: nightcaller models fetch --lang { $language } --again.
error-chain-waits = Це перевіряють, коли є моделі, які чують англійську й говорять нею; завантажте їх: nightcaller models fetch --lang en.
error-check-failed = Перевірити не вдалося: { $reason }. Спробуйте ще раз; якщо не допоможе, установіть Nightcaller знову.
error-check-died = Цю перевірку обірвала система ({ $reason }); спробуйте ще раз, а якщо не допоможе, установіть Nightcaller і його моделі знову.
error-check-hangs =
    Ця перевірка не відповідала { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }; закрийте інші програми зі звуком і спробуйте ще раз.

## Мікрофон і динамік

error-no-sounddevice = Пакунка sounddevice немає, тож немає ні мікрофона, ні динаміка; установіть його: pip install sounddevice. Поки що команди можна вводити з клавіатури.
error-no-portaudio = PortAudio немає, тож немає ні мікрофона, ні динаміка; у Debian чи Ubuntu встановіть пакунок libportaudio2. Поки що команди можна вводити з клавіатури.
error-no-microphone = Мікрофона не знайдено; під’єднайте його або оберіть у налаштуваннях звуку. Поки що команди можна вводити з клавіатури.
error-no-speaker = Динаміка не знайдено; під’єднайте його або оберіть у налаштуваннях звуку. Поки що ніч можна озвучити у файл.
error-microphone-in-use = Мікрофон «{ $device }» зайнятий; закрийте іншу програму, яка слухає, і спробуйте ще раз.
error-speaker-in-use = Динамік «{ $device }» зайнятий; закрийте іншу програму, яка відтворює звук, і спробуйте ще раз.
error-microphone-unusable = Мікрофоном «{ $device }» скористатися не можна: { $reason }. Оберіть інший у налаштуваннях звуку.
error-speaker-unusable = Динаміком «{ $device }» скористатися не можна: { $reason }. Оберіть інший у налаштуваннях звуку.
error-microphone-gone = Мікрофон «{ $device }» зник; під’єднайте його знову й почніть спочатку. Поки що команди можна вводити з клавіатури.
error-speaker-gone = Динамік «{ $device }» зник; під’єднайте його знову й почніть спочатку.
error-microphone-still =
    Від мікрофона «{ $device }» нічого не надходить уже { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }; від’єднайте його й під’єднайте знову або оберіть інший у налаштуваннях звуку.
error-speaker-still =
    Динамік «{ $device }» не бере звуку вже { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }; від’єднайте його й під’єднайте знову або оберіть інший у налаштуваннях звуку.
error-microphone-mute = Мікрофон «{ $device }» дає саму тишу; увімкніть його, зробіть гучнішим або дозвольте цій програмі користуватися ним у налаштуваннях системи.
