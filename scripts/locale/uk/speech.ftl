### Що кажуть про мовлення: чий це голос і що записано.

## Показується один раз, коли мова ще не має власного голосу. Тут є назва команди, тому ключ починається з «language-».
language-spoken-by-espeak = Українською говорить espeak-ng, доки ви не завантажите голос: nightcaller models fetch --lang uk

speech-rendering = Озвучую
speech-length = Тривалість: { $time }

## Помилки

error-unknown-engine =
    { $suggestion ->
        [none] Рушія голосу «{ $engine }» немає; оберіть { $known }.
       *[some] Рушія голосу «{ $engine }» немає. Може, { $suggestion }?
    }
error-no-out = Скажіть, куди записати звук: --out night.wav.
error-audio-ending = Звук не можна записати в «{ $ending }»; оберіть назву, що закінчується на { $known }.
error-bad-voice = Голос «{ $path }» не читається: { $reason }. Завантажте його знову: nightcaller models fetch --lang { $language } --again, або оберіть --voice espeak.
error-no-voice-file = У «{ $path }» немає голосу. Завантажте його: nightcaller models fetch --lang { $language }
error-no-espeak = espeak-ng тут не говорить: { $reason }. Установіть його знову: pip install --force-reinstall espeakng-loader
error-no-espeak-voice = espeak-ng не знає мови «{ $language }».
error-no-rhvoice = RHVoice або його голосу для мови «{ $language }» тут немає; оберіть --voice espeak або встановіть його з rhvoice.org.
error-rhvoice-silent = RHVoice не заговорив: { $reason }. Оберіть --voice espeak.
