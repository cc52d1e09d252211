### What surrounds the script: the text format, the printable page and the tables on a terminal.

page-title =
    { $part ->
        [night] { $game }: the night
        [day] { $game }: the day
        [dawn] { $game }: dawn
        [end] { $game }: the end
       *[all] { $game }: the script
    }
page-roles = Roles
page-roles-value = { $roles }
page-edition = Wake order
page-edition-english = English edition
page-edition-ukrainian = Ukrainian edition
page-length = Length
page-length-value = about { $time } minutes
page-length-untimed = as long as you like: each pause ends with “next”
page-timeline = Timeline
page-timeline-words = Who is called when.
page-script = Script
page-copying = { $role } as { $copied }
page-part-opening = Opening
page-part-nightfall = Nightfall
page-part-dawn = Dawn
page-part-discussion = Discussion
page-part-vote = Vote
page-part-verdict = Who wins
page-part-accusations = Accusations
page-part-defence = Defense
page-part-execution = Execution
page-part-end = The end
page-wait = pause, { $seconds } s
page-next = pause until “next”
page-made = Written by Nightcaller for reading aloud.

table-role = Role
table-id = Id
table-team = Team
table-box = Box
table-cards = Cards
table-wakes = Wakes
table-action = Action
table-optional = may
table-mandatory = must
table-never = –
table-name = Name
table-players = Players
table-written = Written: { $path }
