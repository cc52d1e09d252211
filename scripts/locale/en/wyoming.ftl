### The Wyoming door, for Home Assistant and its satellites.

serve-wyoming = Wyoming listens at { $uri }.
error-wyoming-address = “{ $uri }” is no address for Wyoming; take tcp://127.0.0.1:10500, or unix:///run/nightcaller.sock.
error-wyoming-taken = Wyoming cannot listen at { $uri }: { $reason }. Take another port or file, or end the other program.
error-wyoming-hidden = Nobody else can reach { $uri }, so there is nothing to announce; leave --zeroconf out, or listen at tcp://0.0.0.0:10500.
error-wyoming-zeroconf = The door could not be announced on this network: { $reason }. Leave --zeroconf out, and enter the address in Home Assistant by hand.
error-wyoming-full = All { $most } connections are taken; try again in a moment.
error-wyoming-broken = This is not the Wyoming protocol; connect with a Wyoming client, such as Home Assistant.
error-wyoming-event = The event “{ $event }” lacks something or has a value of the wrong kind; update the program that sent it.
error-wyoming-sound = Sound of { $rate } hertz, { $width } bits and { $channels } channels is none that I know; send 16,000 hertz, 16 bits and one channel.
error-wyoming-sound-changed = The sound changed its kind in the middle; send all of it as it began.
error-wyoming-long = This text is longer than { $most } letters; say it in parts.
error-wyoming-nowhere = --zeroconf announces the Wyoming door; say where that is, too: --wyoming tcp://0.0.0.0:10500

## Said to a speaker: $names is how the moderator is called, $words is what is said to it. Brackets: may be left out; bars: or.

home-assistant-ask = [(hey|ask|tell)] { $names } { $words }
home-assistant-tell = (ask|tell) { $names } to { $words }
