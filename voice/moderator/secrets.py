"""The door that is not heard: what one player alone may know, and what they choose without a sound.

A door that one player alone sees (a phone, a keyboard that goes round) shows `view(state, seat)`, and hands what was
chosen to `Moderator.whisper(seat, choice, now)`. Nothing of either is said aloud, changes how long anything takes, or
is in what `public(state)` leaves for everyone else.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from games import WOLFEN
from games.wolfen import Bless, Event, Hunt, Jinx, Learned, Next, Point, Side, Table, apply
from games.wolfen.night import calls
from games.wolfen.options import choices
from games.wolfen.view import state as state_of
from scripts import Words, words
from scripts.cues import Choice as AnyWord
from scripts.cues import Fact, People
from voice.moderator.course import called, script_of
from voice.moderator.state import State

Do: TypeAlias = Literal["point", "bless", "jinx", "side", "hunt", "nothing"]
LESSONS = {
    "wolfen": "secret-learned-wolfen",
    "not-wolfen": "secret-learned-not-wolfen",
    "executed-wolfen": "secret-learned-executed-wolfen",
    "executed-not-wolfen": "secret-learned-executed-not-wolfen",
    "pack": "secret-learned-pack",
    "lover": "secret-learned-lover",
}


@dataclass(frozen=True)
class Choice:
    """What somebody chooses in secret; `nothing` takes back what can be taken back."""

    do: Do
    about: str = ""
    """The seat that is meant; for a side, "human" or "wolfen"."""


NOTHING = Choice("nothing")


@dataclass(frozen=True)
class Offer:
    """Something that may be chosen now."""

    choice: Choice
    text: str
    """As a button would have it, in the language of the table."""
    chosen: bool = False


@dataclass(frozen=True)
class Lesson:
    """Something this player was shown."""

    night: int
    what: str
    about: tuple[str, ...]
    """Seats."""
    text: str


@dataclass(frozen=True)
class SecretView:
    """All that one player may see alone."""

    seat: str
    player: str
    """The seat as people call it."""
    role: str
    card: str
    """The name of the role."""
    state: str
    """alive, ghost or out."""
    called: bool
    """Whether it is this player's turn now."""
    offers: tuple[Offer, ...]
    learned: tuple[Lesson, ...]
    lines: tuple[str, ...]
    """The same as sentences: card, what it does, what was learned, what was chosen, what may be chosen."""


def public(state: State) -> State:
    """A state without its secrets: all that a screen, a caption or a page for everyone may be given."""
    before = public(state.before) if state.before else None
    return replace(state, table=None, seed=0, before=before)


def view(state: State, seat: str) -> SecretView | None:
    """What a player may see now; None where no game is on whose secrets the moderator keeps."""
    table = at_present(state)
    if table is None or seat not in table.names:
        return None
    role, spoken = table.card(seat), words(state.settings.language)
    offered = tuple(
        Offer(choice, _named(state, choice, spoken), choice in _made(table, seat)) for choice in offers(state, seat)
    )
    learned = tuple(_lesson(state, each, spoken) for each in table.learned if each.player == seat)
    return SecretView(
        seat,
        called(state, seat),
        role,
        spoken.role(role, WOLFEN),
        state_of(table, seat),
        _turn(table, seat) == role_called(state),
        offered,
        learned,
        tuple(_sentence(line) for line in _lines(state, table, seat, offered, learned, spoken)),
    )


def role_called(state: State) -> str:
    """Whose turn everyone hears it is; empty outside of turns."""
    course = state.course
    if state.table is None or course is None or course.part != "night":
        return ""
    cues = script_of(state).cues
    return cues[course.at].place.role or "" if course.at < len(cues) else ""


def at_present(state: State) -> Table | None:
    """The table with the role called that everyone hears is called: time goes on, whoever has chosen."""
    table, role = state.table, role_called(state)
    if table is None or not role or table.phase != "night":
        return table
    order = calls(table)
    for _ in range(order.index(table.turn), order.index(role)):
        table = apply(table, Next(anyway=True))
    return table


def offers(state: State, seat: str) -> tuple[Choice, ...]:
    """What a player may choose now: what the rules allow, whatever was chosen in this turn and can still be changed."""
    table = at_present(state)
    if table is None or seat not in table.living or not table.turn == role_called(state) == _turn(table, seat):
        return ()
    open_again = _without(table, seat, "nothing")
    found = tuple(choice for event in choices(open_again) if (choice := choice_of(event, seat)))
    return (*found, NOTHING) if found else ()


def chosen(state: State, seat: str, choice: Choice) -> tuple[State, str]:
    """The state after a choice, and what to tell this player alone; what is refused changes nothing."""
    spoken = words(state.settings.language)
    table = at_present(state)
    if table is None or seat not in table.names:
        return state, spoken.text("secret-no-game")
    possible = offers(state, seat)
    if choice not in possible:
        return state, _refusal(state, table, seat, possible, spoken)
    event = _event(table, seat, choice)
    before = _without(table, seat, choice.do)
    after = apply(before, event) if event else before
    news = [_lesson(state, each, spoken).text for each in after.learned[len(table.learned) :] if each.player == seat]
    answer = spoken.text("secret-chosen", {"what": _named(state, choice, spoken)})
    return replace(state, table=after), " ".join(_sentence(each) for each in (answer, *news))


def secret_night(state: State) -> bool:
    """Whether what is typed now may be somebody's choice: everyone knows that much, so `public` leaves it."""
    return state.plan.game == WOLFEN and state.plan.storyteller == "voice" and state.phase == "night"


def _refusal(state: State, table: Table, seat: str, possible: tuple[Choice, ...], spoken: Words) -> str:
    if seat not in table.living:
        return spoken.text("secret-dead")
    if _turn(table, seat) != role_called(state):
        return spoken.text("secret-not-called")
    if not possible:
        return spoken.text("secret-nothing-to-choose")
    known = AnyWord(tuple(dict.fromkeys(_named(state, each, spoken) for each in possible)))
    return spoken.text("secret-cannot", {"known": known})


def _turn(table: Table, seat: str) -> str:
    """The call a player answers to."""
    return "wolfen" if table.is_wolfen(seat) else table.card(seat)


def choice_of(event: Event, seat: str) -> Choice | None:
    """An event of the rules as this player's choice; None where it is no choice, or another's."""
    match event:
        case Point(_, player):
            return Choice("point", player)
        case Bless():
            return Choice("bless")
        case Jinx(player):
            return Choice("jinx", player)
        case Side(faction):
            return Choice("side", faction)
        case Hunt(player, by) if by == seat:
            return Choice("hunt", player)
    return None


def _event(table: Table, seat: str, choice: Choice) -> Event | None:
    match choice.do:
        case "point":
            return Point(table.card(seat), choice.about)
        case "bless":
            return Bless()
        case "jinx":
            return Jinx(choice.about)
        case "side":
            return Side(choice.about)
        case "hunt":
            return Hunt(choice.about, seat)
        case "nothing":
            return None


def _without(table: Table, seat: str, do: Do) -> Table:
    """The table before this player's choice of the present turn, as far as it can be made anew.

    What has shown somebody something stands: whom the Psychic saw, whom the Romantic loves.
    """
    role = table.card(seat)
    kept = dict(table.choices)
    if table.is_wolfen(seat):
        return replace(table, picks={hunter: prey for hunter, prey in table.picks.items() if hunter != seat})
    if role == "magus":
        again = {"bless", "jinx"} & kept.keys() & ({"bless", "jinx"} if do == "nothing" else {do})
        left = {name: player for name, player in kept.items() if name not in again}
        return replace(table, spells=table.spells - again, choices=left)
    if role == "lunatic" and table.number == 1:
        return replace(table, side="")
    if role in ("priest", "troublemaker", "lunatic"):
        kept.pop(role, None)
    return replace(table, choices=kept)


def _made(table: Table, seat: str) -> Iterator[Choice]:
    """What a player has chosen this night."""
    role = table.card(seat)
    if seat in table.picks:
        yield Choice("hunt", table.picks[seat])
    if role in table.choices:
        yield Choice("point", table.choices[role])
    if role == "romantic" and table.lover and table.number == 1:
        yield Choice("point", table.lover)
    if role == "lunatic" and table.side and table.number == 1:
        yield Choice("side", table.side)
    if role == "magus":
        yield from (Choice(do, table.choices[do]) for do in ("bless", "jinx") if do in table.choices)


def _lesson(state: State, learned: Learned, spoken: Words) -> Lesson:
    about = tuple(called(state, seat) for seat in learned.about if seat != learned.player)
    key = "secret-learned-alone" if learned.what == "pack" and not about else LESSONS[learned.what]
    text = _sentence(spoken.text(key, {"about": People(about), "n": len(about)}))
    return Lesson(learned.night, learned.what, learned.about, text)


def _named(state: State, choice: Choice, spoken: Words) -> str:
    match choice.do:
        case "point" | "hunt":
            return called(state, choice.about)
        case "jinx":
            return spoken.text("secret-offer-jinx", {"player": called(state, choice.about)})
        case "side":
            return spoken.text("secret-offer-side", {"side": choice.about})
        case "bless":
            return spoken.text("secret-offer-bless")
        case "nothing":
            return spoken.text("secret-offer-nothing")


def _lines(
    state: State, table: Table, seat: str, offered: tuple[Offer, ...], learned: tuple[Lesson, ...], spoken: Words
) -> Iterator[str]:
    role = table.card(seat)
    facts: dict[str, Fact] = {"player": called(state, seat), "role": spoken.role(role, WOLFEN)}
    yield spoken.text("wolfen-your-card", facts)
    yield spoken.help(role, WOLFEN)
    for lesson in learned:
        yield spoken.text("secret-night", {"number": lesson.night, "text": lesson.text})
    if table.is_wolfen(seat) and table.phase == "night":
        for hunter, prey in table.picks.items():
            if hunter != seat:
                yield spoken.text("secret-pick", {"hunter": called(state, hunter), "prey": called(state, prey)})
    if table.phase == "night":
        for choice in _made(table, seat):
            yield spoken.text("secret-chosen", {"what": _named(state, choice, spoken)})
    for said in (state.accusations, state.votes):
        if (other := said.get(seat)) and table.lovers(seat, other):
            yield spoken.text("secret-not-counted", {"player": called(state, other)})
    if offered:
        yield spoken.text("secret-ask", {"known": AnyWord(tuple(offer.text for offer in offered))})


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
