"""The night: who is called, what each may choose, what they are shown, and who is dead in the morning."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from games.catalogue import WOLFEN, game
from games.errors import Refusal
from games.wake import wake_order
from games.wolfen.ending import settle
from games.wolfen.events import Bless, Hunt, Jinx, Point, Side
from games.wolfen.table import Cause, Death, Learned, Table

POINTING = ("psychic", "priest", "romantic", "troublemaker", "lunatic")
"""Who is asked for one player; Magus and Wolfen have ways of their own."""


def calls(table: Table) -> tuple[str, ...]:
    """Every waking role in the deck, dead or alive: what is heard tells nothing."""
    return _calls(table.cards, table.number == 1)


@cache
def _calls(cards: tuple[str, ...], first: bool) -> tuple[str, ...]:
    waking = tuple(step.role for step in wake_order(cards, game_id=WOLFEN))
    if not first:
        return waking
    # The first night is for getting known: those who never wake again are called behind the others.
    specials = [card for card in game(WOLFEN).sort(cards) if game(WOLFEN).role(card).kind == "special"]
    return (*waking, *(card for card in specials if card not in waking))


def begin(table: Table, number: int) -> Table:
    """Night falls, and the first role is called."""
    fresh = replace(
        table,
        phase="night",
        number=number,
        choices={},
        picks={},
        forced="",
        accusations={},
        nominees=(),
        votes={},
        counted=None,
        ballot=1,
        lots=None,
    )
    return _call(fresh, calls(fresh)[0])


def go_on(table: Table, *, anyway: bool) -> Table:
    """The next call; behind the last one, dawn."""
    if not anyway and (waiting := still_to_choose(table)):
        raise Refusal("wolfen-must-choose", role=waiting)
    order = calls(table)
    place = order.index(table.turn) + 1
    return _call(table, order[place]) if place < len(order) else dawn(table)


def still_to_choose(table: Table) -> str:
    """The role that was called, lives, and must choose but has not; empty where the night may go on."""
    turn = table.turn
    if turn == "wolfen":
        return "" if table.number == 1 or table.picks or not table.wolfen else turn
    if not table.acts(turn):
        return ""
    if turn == "romantic":
        return "" if table.lover or not targets(table, turn) else turn
    if turn == "lunatic":
        return "" if table.side else turn
    due = table.number > 1 and turn in ("psychic", "priest") and turn not in table.choices
    return turn if due and targets(table, turn) else ""


def _call(table: Table, role: str) -> Table:
    """Calls a role, and shows its holder what needs no choice."""
    called = replace(table, turn=role)
    if role == "wolfen":
        # They look at each other every night; it is news only where the first night was broken off.
        knowing = {each.player for each in table.learned if each.what == "pack"}
        new = [name for name in table.wolfen if name not in knowing]
        return _know(called, *(Learned(name, table.number, "pack", table.wolfen) for name in new))
    if role == "occultist" and table.acts(role) and (executed := table.executed):
        what = table.is_wolfen(executed)
        answer = Learned(
            table.holder(role), table.number, "executed-wolfen" if what else "executed-not-wolfen", (executed,)
        )
        return _know(called, answer)
    return called


def _know(table: Table, *answers: Learned) -> Table:
    return replace(table, learned=(*table.learned, *answers))


def targets(table: Table, role: str) -> tuple[str, ...]:
    """Whom a role may point at: the living, and the Priest and the Romantic not themselves."""
    alone = table.holder(role) if role in ("priest", "romantic") else ""
    return tuple(name for name in table.living if name != alone)


def act(table: Table, event: Point | Bless | Jinx | Side | Hunt) -> Table:
    """What a role that was called chooses."""
    match event:
        case Point():
            return _point(table, event)
        case Bless() | Jinx():
            return _cast(table, event)
        case Side():
            return _choose_side(table, event)
        case Hunt():
            return _hunt(table, event)


def _point(table: Table, event: Point) -> Table:
    role, player = event.role, event.player
    if role not in POINTING:
        raise Refusal("wolfen-points-at-nobody", role=role)
    _check_turn(table, role)
    _check_target(table, player)
    if role == "romantic":
        return _fall_in_love(table, player)
    if table.number == 1:
        raise Refusal("wolfen-first-night", role=role)
    if role == "priest" and player == table.holder("priest"):
        raise Refusal("wolfen-priest-self")
    if role == "lunatic" and not table.side:
        raise Refusal("wolfen-no-side")
    if role in table.choices:
        raise Refusal("wolfen-chosen", role=role)
    chosen = replace(table, choices={**table.choices, role: player})
    if role != "psychic":
        return chosen
    what = table.is_wolfen(player)
    return _know(chosen, Learned(table.holder(role), table.number, "wolfen" if what else "not-wolfen", (player,)))


def _fall_in_love(table: Table, player: str) -> Table:
    romantic = table.holder("romantic")
    if table.lover:
        raise Refusal("wolfen-lover-chosen")
    if player == romantic:
        raise Refusal("wolfen-romantic-self")
    both = [
        Learned(romantic, table.number, "lover", (player,)),
        Learned(player, table.number, "lover", (romantic,)),
    ]
    return _know(replace(table, lover=player), *both)


def _choose_side(table: Table, event: Side) -> Table:
    _check_turn(table, "lunatic")
    if event.faction not in ("human", "wolfen"):
        raise Refusal("wolfen-faction", faction=event.faction)
    if table.side:
        raise Refusal("wolfen-side-chosen")
    return replace(table, side=event.faction)


def _cast(table: Table, event: Bless | Jinx) -> Table:
    """The Magus's spells, once each per game; both in one night if need be."""
    _check_turn(table, "magus")
    spell, player = ("jinx", event.player) if isinstance(event, Jinx) else ("bless", "")
    if table.number == 1:
        raise Refusal("wolfen-first-night", role="magus")
    if spell in table.spells:
        raise Refusal("wolfen-jinx-spent" if spell == "jinx" else "wolfen-blessing-spent")
    if spell == "jinx":
        _check_target(table, player)
    return replace(table, spells=table.spells | {spell}, choices={**table.choices, spell: player})


def _hunt(table: Table, event: Hunt) -> Table:
    _check_turn(table, "wolfen")
    if table.number == 1:
        raise Refusal("wolfen-first-night", role="wolfen")
    _check_target(table, event.player)
    if event.by:
        table.card(event.by)
        if event.by not in table.wolfen:
            raise Refusal("wolfen-no-hunter", player=event.by)
    hunters = (event.by,) if event.by else table.wolfen
    if any(hunter in table.picks for hunter in hunters):
        raise Refusal("wolfen-chosen", role="wolfen")
    return replace(table, picks={**table.picks, **dict.fromkeys(hunters, event.player)})


def _check_turn(table: Table, role: str) -> None:
    if table.phase != "night":
        raise Refusal("wolfen-not-night", role=role)
    if role not in calls(table):
        raise Refusal("wolfen-not-in-deck", role=role)
    if table.turn != role:
        raise Refusal("wolfen-not-called", role=role)
    if not (table.wolfen if role == "wolfen" else table.acts(role)):
        raise Refusal("wolfen-dead-role", role=role)


def _check_target(table: Table, player: str) -> None:
    if table.card(player) == "storyteller":
        raise Refusal("wolfen-storyteller-apart")
    if player not in table.living:
        raise Refusal("wolfen-target-dead", player=player)


def prey(table: Table) -> str:
    """The Wolfen's victim: one they agree on, else the choice of the highest rank.

    One of their own falls only to more than half of them.
    """
    picked = Counter(table.picks.values())
    for player, hunters in picked.items():
        if table.is_wolfen(player) and 2 * hunters > len(table.wolfen):
            return player
    if len(picked) == 1 and not table.is_wolfen(only := next(iter(picked))):
        return only
    ranked = (table.picks[name] for name in table.wolfen if name in table.picks)
    return next((player for player in ranked if not table.is_wolfen(player)), "")


def victims(table: Table) -> Iterator[tuple[str, Cause]]:
    """Who dies this night, and of what. The blessing undoes them all."""
    choices = table.choices
    if "bless" in choices:
        return
    protected, hamster, wolfsbane = choices.get("priest"), table.holder("werehamster"), table.holder("wolfsbane")
    if (player := prey(table)) and player not in (protected, hamster, wolfsbane):
        yield player, "wolfen"
    # Against the Lunatic and the jinx no prayer helps.
    if (player := choices.get("lunatic", "")) and player != hamster:
        yield player, "lunatic"
    if (player := choices.get("jinx", "")) and player != wolfsbane:
        yield player, "jinx"
    if hamster and choices.get("psychic") == hamster != protected:
        yield hamster, "seen"


def dawn(table: Table) -> Table:
    """The dead are known; whoever still lives has a day, or the game is over."""
    deaths = {player: cause for player, cause in reversed(list(victims(table))) if player in table.living}
    if table.number == 1 and table.storyteller:
        deaths[table.storyteller] = "storyteller"
    fallen = tuple(Death(name, "night", table.number, deaths[name]) for name in table.names if name in deaths)
    morning = replace(table, phase="discussion", turn="", deaths=(*table.deaths, *fallen))
    chosen = table.choices.get("troublemaker", "")
    return settle(replace(morning, forced=chosen if chosen in morning.living else ""))
