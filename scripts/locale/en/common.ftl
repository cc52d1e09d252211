### What the program must know of this language: its name in speech markup, whose wake order its players know, and how
## many letters a narrator says in a second.

language-name = English
language-region = en-US
language-edition = english
language-letters-per-second = 14.5

## Small words that every other file builds on.

## Numbers in words. SPELL($n) says them; above twenty it joins tens and ones with number-compound.
## SPELL($n, form: "f") takes number-f (before feminine nouns), form: "group" number-group (before roles in the plural);
## a language that makes no difference refers back to number.

number =
    { $n ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [30] thirty
        [40] forty
        [50] fifty
        [60] sixty
        [70] seventy
        [80] eighty
        [90] ninety
       *[other] { $n }
    }
number-f = { number }
number-group = { number }
number-compound = { $tens }-{ $ones }

## Lists: "a, b and c", "a, b or c".

list-more = { $list }, { $next }
list-and = { $list } and { $last }
list-or = { $list } or { $last }

counted = { SPELL($n, form: "group") } { $plural }
