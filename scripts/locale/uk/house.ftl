### The service: tables that are reached through speakers, programs and the page.

house-done = Зроблено.
error-no-table = Столу { $code } немає; перевірте код або відкрийте новий стіл.
error-table-code = «{ $code }» не може бути кодом столу; візьміть малі літери a–z, цифри та дефіси, щонайбільше 32.
error-table-taken = Стіл { $code } уже є; приєднайтеся до нього або візьміть інший код.
error-table-broken = Стіл { $code } не вдалося прочитати, його пропущено; відкрийте його заново.
error-house-full = Усі столи цього дому зайнято: їх { $most }; закрийте той, що вже не потрібен.
error-house-taken = Nightcaller уже обслуговує столи цієї теки; спершу завершіть інший або вкажіть іншу теку в NIGHTCALLER_STATE.
error-no-sound = Такого звуку тут немає; запитайте в столу його найновіші рядки.
error-sound-late = Цей рядок ще готується; запитайте його за мить.
error-ears-busy = Забагато записів чекає; скажіть ще раз за мить або напишіть.
