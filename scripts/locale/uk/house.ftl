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
error-sound-range = Такої частини цей звук не має; запитайте його від початку.
error-ears-busy = Забагато записів чекає; скажіть ще раз за мить або напишіть.

error-no-page = За цією адресою нічого немає; початок на /, а решту перелічує /openapi.json.
error-no-method = Так із цією адресою не можна; як можна, каже /openapi.json.
error-bad-request = Цього запиту не вдалося прочитати; надішліть його так, як описує /openapi.json.
error-went-wrong = Тут щось пішло не так, але гра ціла; спробуйте ще раз.
error-too-large = Це забагато за один раз; надішліть менше.
error-not-json-body = Надішліть JSON із типом application/json.
error-body-broken = Тіло запиту не є JSON; пошукайте пропущену дужку чи лапки.
error-body-shape = Тіло запиту не таке, як має бути: { $reason }.
error-not-sound = Надішліть запис із типом, наприклад, audio/wav.
error-text-or-intent = Скажіть це або як «text», або як «intent» зі «slots».
error-unknown-intent = Команди «{ $intent }» немає; наявні перелічує /openapi.json.
error-unknown-slot = { $intent } не має поля «{ $slot }».
error-slot-missing = { $intent } бракує потрібного поля.
error-unknown-value = «{ $value }» не підходить для «{ $slot }».
error-slot-long = «{ $slot }» вміщує щонайбільше { $most } значень.
error-wrong-host = Цей дім доступний лише на цій машині; зверніться до нього як localhost.
error-other-page = Це надіслав інший сайт; відкрийте власну сторінку Nightcaller.
error-token-missing = У цього дому є ключ; відкрийте адресу, яку показує «nightcaller serve», або надішліть його токен.
error-token-wrong = Цей ключ не підходить; відкрийте адресу, яку «nightcaller serve» показує зараз.
error-banned = Звідси прийшло забагато хибних ключів; зачекайте десять хвилин.
error-too-fast = Звідси приходить забагато запитів; зачекайте секунду.
error-streams-full = Забагато сторінок водночас стежать за столами; закрийте одну, і ця повернеться сама.
error-address-taken = За адресою { $host }, порт { $port }, нічого не можна відкрити: { $reason }. Візьміть інші через --host і --port.

serve-here = Nightcaller працює за адресою { $url }
serve-scan = Телефони й планшети сканують це або відкривають { $url }
serve-stop = Ctrl і C завершують роботу; кожен стіл збережено.
