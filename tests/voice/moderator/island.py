"""Tables at which the moderator itself tells the long game."""

from dataclasses import replace

from games.wolfen import Seat, Table, start, wolfen_deck
from intents.commands import Skip, StartNight, StartVote, Yes
from tests.evening import Evening
from voice.moderator import Moderator, Plan, Settings, State
from voice.moderator.secrets import role_called
from voice.moderator.state import Question
from voice.moderator.teller import dealt


def cards(*named: str, players: int = 7) -> tuple[str, ...]:
    return wolfen_deck(players, named=named or None, storyteller=False)


def table(*held: str, language: str = "en", names: tuple[str, ...] = ()) -> Evening:
    """The cards are dealt just so, clockwise, and everyone has seen their own: the first night begins."""
    plan = Plan("wolfen", held, len(held), names, edition="english", storyteller="voice")
    seats = tuple(Seat(name, card) for name, card in zip(plan.seats, held, strict=True))
    state = State(Settings(language=language), plan, table=start(seats), question=Question("dealt"), games=1, seed=1)
    evening = Evening(Moderator(state))
    evening.begin()
    evening.until_quiet()
    evening.order(Yes())
    return evening


def dealt_from(seed: int, deck: tuple[str, ...]) -> Evening:
    """The cards are dealt by chance."""
    plan = Plan("wolfen", deck, len(deck), edition="english", storyteller="voice")
    evening = Evening(Moderator(dealt(State(plan=plan, seed=seed)).state))
    evening.begin()
    evening.until_quiet()
    evening.order(Yes())
    return evening


def of(evening: Evening) -> Table:
    found = evening.moderator.state.table
    assert found is not None
    return found


def until_called(evening: Evening, role: str) -> None:
    while role_called(evening.moderator.state) != role:
        assert evening.step(), f"{role} is never called"


def until_part(evening: Evening, part: str) -> None:
    while not evening.moderator.state.course or evening.moderator.state.course.part != part:
        assert evening.step(), f"never {part}"


def until_accusations(evening: Evening) -> None:
    until_part(evening, "day")
    evening.order(StartVote())
    evening.until_quiet()


def quiet_day(evening: Evening) -> None:
    """Nobody accuses anybody, and night falls again."""
    until_accusations(evening)
    evening.order(Skip())
    evening.until_quiet()
    evening.order(StartNight())


def brief(evening: Evening) -> None:
    state = evening.moderator.state
    evening.moderator.state = replace(state, settings=replace(state.settings, detail="brief"))
