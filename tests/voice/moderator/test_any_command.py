"""Whatever is said, in whatever order, the moderator has an answer."""

from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import ONENIGHT, WOLFEN
from games.catalogue import GAMES, game
from intents.commands import COMMANDS, Command, RemoveRole, ReplaceRole, RoleHelp, StartNight
from scripts import languages
from voice.moderator import Moderator
from voice.moderator.effects import Speak

ROLES = tuple({role: None for each in GAMES for role in game(each).roles})
SLOTS: dict[str, st.SearchStrategy[Any]] = {
    "roles": st.lists(st.sampled_from(ROLES), max_size=12).map(tuple),
    "instead": st.lists(st.sampled_from(ROLES), min_size=1, max_size=3).map(tuple),
    "role": st.sampled_from(ROLES),
    "artifact": st.sampled_from([each for name in GAMES for each in game(name).artifacts]),
    "preset": st.sampled_from([*game(ONENIGHT).presets]),
    "game": st.sampled_from(GAMES) | st.none(),
    "language": st.sampled_from(languages()),
}
PEOPLE = st.sampled_from(["1", "2", "3", "8", "99", "Anna", ""])


def slot(name: str, hint: Any) -> st.SearchStrategy[Any]:
    if name in SLOTS:
        return SLOTS[name]
    options = get_args(hint)
    if hint is str or (str in options and hint is not tuple[str, ...]):
        return PEOPLE | (st.none() if type(None) in options else st.nothing())
    if hint == tuple[str, ...]:
        return st.lists(PEOPLE, max_size=4).map(tuple)
    if hint is int or int in options:
        return st.integers(-5, 110) | (st.none() if type(None) in options else st.nothing())
    return st.from_type(hint)


def commands() -> st.SearchStrategy[Command]:
    each = []
    for kind in COMMANDS.values():
        hints = get_type_hints(kind)
        each.append(st.builds(kind, **{field.name: slot(field.name, hints[field.name]) for field in fields(kind)}))
    return st.one_of(each)


STARTED = {
    "nothing": [],
    ONENIGHT: [StartNight(("seer", "robber", "doppelganger", "curator"), players=5, now=True)],
    WOLFEN: [StartNight(("gambler",), players=8, game=WOLFEN, now=True, storyteller="person")],
}


@pytest.mark.parametrize("started", STARTED)
@given(said=st.lists(commands(), max_size=12))
def test_there_is_an_answer_to_everything(started: str, said: list[Command]) -> None:
    moderator, now = Moderator(), 0.0
    moderator.start(now)
    for command in (*STARTED[started], *said):
        now += 1
        moderator.handle(command, now)
        now += 1
        moderator.spoken(now)
        moderator.tick(now + 30)


@pytest.mark.parametrize("command", [RemoveRole(("seer", "pilot")), ReplaceRole(("seer",), ("gambler",))])
def test_roles_of_the_other_game_are_not_in_the_deck(command: Command) -> None:
    moderator = Moderator()
    moderator.start(0)
    before = moderator.state.plan
    (said,) = [each for each in moderator.handle(command, 1) if isinstance(each, Speak)]
    assert "There is no role called" in said.text
    assert moderator.state.plan == before


def test_roles_of_the_other_game_are_explained() -> None:
    moderator = Moderator()
    moderator.start(0)
    (said,) = [each for each in moderator.handle(RoleHelp("gambler"), 1) if isinstance(each, Speak)]
    assert "Gambler" in said.text
