### The page for the table. Short: it is read at a glance, or by a screen reader. What stands in { } the page fills in.

web-brand = Nightcaller
web-tagline = The narrator of the night, so that everyone at the table can play.
web-to-content = To the table
web-page-language = This page in
web-no-script = The page needs JavaScript; all of it comes from this machine.

## The beginning

web-open = Open a new table
web-open-help = You get a code of four digits; with it, everyone else joins. The moderator speaks the language of this page.
web-join = Join a table
web-join-code = Code of the table
web-join-go = Join
web-key-title = This house has a key
web-serve-key = Scan the code that another page of this house shows, or type the key that “nightcaller serve” prints.
web-key = Key
web-key-go = Come in
web-no-table-open = Open table { $code }
web-table = Table { $code }

## How things stand

web-lost = The connection is lost; it is being tried again.
web-back = Connected again.
web-gone = This table was closed.
web-busy = Not reached just now; try it again.
web-close = Close
web-phase-setup = Before the night
web-phase-night = Night
web-phase-day = Day
web-phase-vote = Vote
web-phase-over = After the game
web-paused = Paused
web-captions = What is said
web-captions-none = Nothing has been said yet.
web-timeline = Who is called
web-clock-left = { $time } left
web-clock-about = about { $time } min left
web-seat = Player { $n }

## Before the night

web-game = Game
web-teller = Who tells the story
web-teller-person = One of us, with the Storyteller’s card
web-teller-voice = Nightcaller
web-players = Players
web-players-fewer = One player fewer
web-players-more = One player more
web-names = Names, clockwise
web-names-help = With commas between them. Without names, seats are numbers.
web-presets = Ready sets
web-preset-from = { $name }, for { $least } or more
web-roles = Roles
web-search = Find a role
web-search-help = Enter puts the first one into the deck.
web-found = Found: { $n }
web-role-remove = Take out { $role }
web-role-about = About { $role }
web-role-in = { $role }: { $n } of { $of } in the deck
web-deck = The deck
web-deck-count = Cards: { $n } of { $of }
web-deck-cards = Cards: { $n }
web-deck-none = Still empty. Pick roles, or take a ready set.
web-deck-clear = Empty it
web-problems = To be mended
web-problems-count = To mend: { $n }
web-repair = Mend it
web-advice = Good to know
web-start = Start the night
web-same-again = The same again
web-change-deck = Change the deck

## Orders

web-orders = Orders
web-pause = Pause
web-resume = Go on
web-repeat = Repeat
web-more-time = More time
web-minute = One more minute
web-skip = Next
web-more = More orders
web-slower = Slower
web-faster = Faster
web-quieter = Quieter
web-louder = Louder
web-full = Tell everything
web-brief = Keep it short
web-who-next = Who is next?
web-time-left = How long?
web-undo = Take back the last
web-help = What can I say?
web-stop = Stop the game
web-vote-now = Vote now
web-talk-longer = Talk again
web-question = The moderator asks
web-yes = Yes
web-no = No
web-nobody-died = Nobody died
web-these-died = These have died
web-these-nominated = These are nominated
web-next-part = Leave out the rest
web-gave-away = Somebody gave their role away
web-humans-win = The Humans win
web-wolfen-win = The Wolfen win
web-werehamster-wins = The Werehamster wins

## Vote and end

web-votes = Who points at whom
web-accusations = Who accuses whom
web-vote-who = Whom does { $player } point at?
web-accuse-who = Whom does { $player } accuse?
web-vote-given = { $player }: { $name }
web-change = Change
web-vote-change = Change: { $player }
web-cards = The cards
web-card-who = Which card does { $player } have?
web-card-none = No card
web-artifact-who = Who has an artifact?
web-artifact-which = Which artifact does { $player } have?
web-artifact-no = No more
web-result = The result
web-result-dead = Who died
web-result-won = Who won
web-result-nobody = Nobody
web-result-why = Why
web-who-won = Who has won?
web-nominees = Nominated
web-executed = Who is executed?
web-dead-so-far = No longer alive

## Speaking

web-say = Say something
web-say-hint = “what does the Witch do”
web-say-go = Say it
web-talk = Hold to speak
web-talk-on = I am listening …
web-talk-busy = Understanding …
web-heard = Heard: “{ $name }”
web-understood = Heard: “{ $name }” → { $of }
web-heard-nothing = Nothing was heard. Hold the button while you speak.
web-talk-insecure = The browser gives the microphone only to pages with a secured address (https), or on this machine itself; type it instead.
web-talk-denied = The browser does not allow the microphone; allow it in the browser’s settings for this page, or type instead.
web-talk-none = No microphone was found; plug one in, or type instead.

## This page

web-settings = This page
web-speak-here = Let this device speak
web-speak-help = Every line sounds here, as loud as the table likes it.
web-speak-blocked = The browser holds the sound back until you press “Let this device speak” once more.
web-table-language = The moderator speaks
web-table-language-help = For the whole table. The language of this page alone is chosen at its top.
web-invite = Invite others
web-invite-help = Scan it with a phone, or open the address.
web-serve-alone = Only this machine reaches the table. To let phones in, start Nightcaller with: nightcaller serve --host 0.0.0.0
web-invite-picture = QR code with the address of table { $code }
web-invite-address = Address of the table
web-invite-copy = Copy the address
web-invite-copied = Copied.
web-invite-share = Share
web-keys = Keys
web-keys-help = They work everywhere on this page, also while you type.
web-key-pause = pause, go on
web-key-repeat = repeat
web-key-more-time = more time
web-key-talk = hold it and speak

## A player’s own phone, in Curse of the Wolfen without a Storyteller

web-seat-mine = My seat
web-seat-which = Which seat is yours?
web-seat-which-help = Take it with your own phone. From then on, nobody else can look at your card.
web-seat-taken = { $player }: taken
web-seat-free = Free it
web-seat-free-whose = Free it: { $player }
web-seat-freed = { $player }: this seat was given up; whoever takes it now sees its card.
web-seat-secret = For you alone
web-seat-secret-help = Hold the phone so that only you can see it, and use headphones where it is read out. It covers itself again.
web-seat-show = Show my card
web-seat-hide = Cover it
web-seat-not-dealt = No cards are dealt yet.
web-seat-choice = Your choice
web-seat-choose = Choose
web-seat-no-choice = no choice
web-seat-nothing-chosen = Nothing was chosen.
web-seat-leave = Give up this seat
web-seat-to-table = To the table

error-no-seat = Nobody sits at “{ $seat }”; look at the list of seats again.
error-seat-key = This phone does not have this seat; take a seat that is free.
error-seat-taken = “{ $seat }” is taken by another phone; if it is yours, free it first.
error-names-not-now = Names can be changed before a game, or after it.
