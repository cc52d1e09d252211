### The Wyoming door, for Home Assistant and its satellites.

serve-wyoming = Wyoming слухає за адресою { $uri }.
error-wyoming-address = «{ $uri }» не може бути адресою для Wyoming; візьміть tcp://127.0.0.1:10500 або unix:///run/nightcaller.sock.
error-wyoming-taken = Wyoming не може слухати за адресою { $uri }: { $reason }. Візьміть інший порт чи файл або завершіть іншу програму.
error-wyoming-hidden = Адреса { $uri } доступна лише з цього комп’ютера, тож оголошувати нічого; приберіть --zeroconf або слухайте на tcp://0.0.0.0:10500.
error-wyoming-zeroconf = Не вдалося оголосити службу в цій мережі: { $reason }. Приберіть --zeroconf і введіть адресу в Home Assistant вручну.
error-wyoming-full = Усі з’єднання зайнято: їх { $most }; спробуйте за мить.
error-wyoming-broken = Це не протокол Wyoming; під’єднайтеся клієнтом Wyoming, наприклад Home Assistant.
error-wyoming-event = Події «{ $event }» чогось бракує, або якесь значення не того виду; оновіть програму, що її надіслала.
error-wyoming-sound = Звуку з частотою { $rate } герц, { $width } біт і { $channels } каналами я не знаю; надсилайте 16 000 герц, 16 біт, один канал.
error-wyoming-sound-changed = Звук посередині змінив свій вигляд; надсилайте його весь таким, яким він почався.
error-wyoming-long = Цей текст довший за { $most } літер; скажіть його частинами.
error-wyoming-nowhere = --zeroconf оголошує двері Wyoming; вкажіть і їхню адресу: --wyoming tcp://0.0.0.0:10500

## Said to a speaker: $names is how the moderator is called, $words is what is said to it. Brackets: may be left out; bars: or.

home-assistant-ask = [(агов|гей)] { $names } { $words }
home-assistant-tell = { $names } (прошу|будь ласка) { $words }
