### Що почуто в записах, і показ.

hear-file = { $path }: { $told }
hear-silence = { $path }: тут ніхто не говорить.

error-no-recording = Назвіть запис після hear, наприклад файл WAV; кілька записів буде прослухано по черзі.
error-recording-missing = Запису «{ $path }» немає; перевірте назву й теку.
error-recording-folder = «{ $path }» — це тека; назвіть записи, що в ній.
error-recording-empty = У записі «{ $path }» нічого немає; запишіть його ще раз.
error-recording-cut = Запис «{ $path }» обірваний; запишіть або скопіюйте його ще раз цілком.
error-recording-kind = «{ $path }» — не той запис, який я можу прочитати; збережіть його як WAV, FLAC, OGG або MP3.
error-recording-unreadable = Запис «{ $path }» не читається: { $reason }.
error-recording-long = Запис «{ $path }» довший за { $minutes ->
    [0] { $seconds } секунд
   *[other] { $minutes } хвилин
 }; виріжте з нього саму команду.
error-recording-hangs = Запис «{ $path }» слухався надто довго, і я його полишив; збережіть його як WAV і спробуйте ще раз.
error-recording-crash = Запис «{ $path }» зламав розпізнавач; збережіть його як WAV і спробуйте ще раз. Якщо так і з іншими, запустіть nightcaller models verify.
error-recognizer-broken = Модель розпізнавача в «{ $path }» пошкоджена; завантажте її знову: nightcaller models fetch --again

demo-command = почни ніч: Вартовий і Відьма
demo-says = Хтось каже: { $text }
demo-heard = Почуто: { $text } (певність { $percent } відсотків)
demo-typed = «{ $text }» зрозуміло так, як написано: розпізнавача цієї мови тут ще немає.
demo-understood = Зрозуміло: { $told }
demo-reads = Ніч:
demo-other-language = Українського розпізнавача тут ще немає, тож хтось говорить англійською.
error-demo-not-understood = Почуто «{ $text }», але не зрозуміло; запустіть nightcaller doctor, щоб побачити, що не так.
error-demo-other-command = «{ $text }» зрозуміло як іншу команду, ніж було сказано; запустіть nightcaller doctor, щоб побачити, що не так.
