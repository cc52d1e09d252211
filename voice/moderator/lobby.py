"""Before the night: what is played, by how many, and whether that works."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from games import ONENIGHT, WOLFEN, Deck, Repair, advice, preset, problems, wolfen_advice, wolfen_deck
from games import game as catalogue
from games.deck import CENTER, USUAL_WEREWOLVES
from intents.commands import (
    AddRole,
    Command,
    No,
    PlayPreset,
    RemoveRole,
    ReplaceRole,
    SameAgain,
    SetPlayers,
    SetStoryteller,
    StartNight,
    Teller,
    Undo,
    Yes,
)
from scripts import words
from scripts.cues import Cards, Fact
from scripts.names import choose
from voice.moderator import teller
from voice.moderator.lines import Line, Said, Text
from voice.moderator.reply import Reply
from voice.moderator.state import Course, Island, Plan, Question, State


def reply(state: State, command: Command) -> Reply | None:
    plan = state.plan
    if reply := _who_tells(state, command):
        return reply
    match command:
        case StartNight():
            return _start(state, command)
        case PlayPreset(name, players):
            deck = preset(name).deck(players or _enough(plan.players, preset(name).players))
            return _planned(state, replace(plan, game=ONENIGHT, roles=deck.cards, players=deck.players, only=False))
        case AddRole(roles):
            return _planned(state, replace(plan, roles=_sorted(plan, (*plan.roles, *roles))))
        case RemoveRole(roles):
            return _without(state, roles, ())
        case ReplaceRole(roles, instead):
            return _without(state, instead, roles)
        case SetPlayers(players):
            names = plan.names if len(plan.names) == players else ()
            return _planned(state, replace(plan, players=players, names=names))
        case SameAgain():
            return ready(state)
    return None


def _who_tells(state: State, command: Command) -> Reply | None:
    """Who tells a long game; its Storyteller is a card, too."""
    plan = state.plan
    match command:
        case SetStoryteller(storyteller, player):
            seat = choose("player", player, plan.seats) if player and plan.seats else ""
            roles = plan.roles if plan.game == WOLFEN else ()
            return _planned(state, _told_by(replace(plan, game=WOLFEN, roles=roles, teller=seat), storyteller))
        case AddRole(("storyteller",)) if plan.game == WOLFEN:
            return _planned(state, _told_by(plan, "person"))
        case RemoveRole(("storyteller",)) if plan.game == WOLFEN:
            return _planned(state, _told_by(plan, "voice"))
    return None


def answer(state: State, question: Question, command: Command) -> Reply | None:
    """A bare yes or no to what was asked; orders are taken as they come, and asked about again."""
    free = replace(state, question=None)
    match question.ask, command:
        case "repair", Yes():
            return _planned(free, _repaired(state.plan, question))
        case "repair", No():
            return Reply(free, (Line("repair-declined"),))
        case "start", Yes() | StartNight(roles=(), players=None):
            return begin(free)
        case "storyteller", Yes():
            return _planned(free, _told_by(state.plan, "person"))
        case "storyteller", No():
            return _planned(free, _told_by(state.plan, "voice"))
        case "start", No():
            return Reply(free, (Line("what-else"),))
        case "roles" | "players" | "start" | "repair" | "storyteller", Undo() if state.before:
            return Reply(replace(state.before, last_said=state.last_said), (Line("undone"),))
        case "roles" | "players" | "storyteller", No() | Undo():
            return Reply(free, (Line("cancelled"),))
    return None


def ready(state: State) -> Reply:
    """The next thing that is missing or wrong, or the read-back."""
    plan = state.plan
    if not plan.roles and plan.game == ONENIGHT:
        return _ask(state, Question("roles"), Line("ask-roles"))
    if plan.players is None:
        return _ask(state, Question("players"), Line("ask-players"))
    if plan.game == WOLFEN:
        return _island_ready(state)
    deck = Deck(plan.players, plan.roles)
    pardoned = {"too-few-cards"} | ({"no-werewolf"} if plan.only else set())
    spoken = words(state.settings.language)
    for problem in problems(deck):
        if problem.kind not in pardoned:
            repair = problem.repair
            question = Question("repair", add=repair.add, remove=repair.remove, players=repair.players)
            return _ask(state, question, Text(spoken.problem(problem, plan.game)))
    tips: list[Said] = [Text(spoken.advice(tip, plan.game)) for tip in advice(deck)] if deck.full else []
    facts: dict[str, Fact] = {"roles": Cards(plan.roles), "cards": plan.players + CENTER, "players": plan.players}
    return Reply(replace(state, question=Question("start")), (*tips, Line("read-back", facts)))


def _island_ready(state: State) -> Reply:
    """The deck of the long game follows from the number of players and the roles that were named."""
    plan, spoken = state.plan, words(state.settings.language)
    if not plan.storyteller:
        return _ask(state, Question("storyteller"), Line("ask-storyteller"))
    deck = _island_deck(plan)
    tips: list[Said] = [Text(spoken.advice(tip, WOLFEN)) for tip in wolfen_advice(deck)]
    facts: dict[str, Fact] = {"roles": Cards(deck), "players": plan.players or 0, "storyteller": plan.storyteller}
    line = Line("read-back-wolfen", facts)
    return Reply(replace(state, question=Question("start")), (*tips, line))


def _island_deck(plan: Plan) -> tuple[str, ...]:
    return wolfen_deck(plan.players or 0, named=plan.roles or None, storyteller=plan.storyteller != "voice")


def _told_by(plan: Plan, storyteller: Teller) -> Plan:
    """Whoever tells it, the deck has the Storyteller's card or has not."""
    roles = tuple(role for role in plan.roles if role != "storyteller")
    return replace(plan, storyteller=storyteller, roles=roles, teller=plan.teller if storyteller == "person" else "")


def begin(state: State) -> Reply:
    """Night falls."""
    plan = state.plan
    roles = _island_deck(plan) if plan.game == WOLFEN else plan.roles
    plan = replace(plan, roles=roles, edition=plan.edition or words(state.settings.language).edition)
    course = Course("night", seed=state.games)
    fresh = replace(state, plan=plan, phase="night", course=course, question=None, held=False, before=None)
    fresh = replace(fresh, games=state.games + 1, island=Island(), votes={}, cards={}, to_explain=())
    fresh = replace(fresh, accusations={}, table=None)
    return teller.dealt(fresh) if plan.game == WOLFEN and plan.storyteller == "voice" else Reply(fresh, jump=True)


def _start(state: State, command: StartNight) -> Reply:
    plan = state.plan
    if state.table and command == StartNight(now=command.now):
        return teller.night_falls(state)  # the cards are dealt already
    if command.game and command.game != plan.game:
        plan = replace(plan, game=command.game, roles=())  # the other game has other cards
    if command.players is not None:
        plan = replace(plan, players=command.players)
    told_by = "person" if "storyteller" in command.roles else command.storyteller
    if command.roles:
        plan = replace(plan, roles=command.roles, only=command.only)
        alone = command.only or plan.game == WOLFEN
        plan = replace(plan, roles=_sorted(plan, plan.roles if alone else _with_pack(plan)))
    if told_by:
        plan = _told_by(plan, told_by)
    planned = state if plan == state.plan else state.changed(plan=plan)
    reply = ready(replace(planned, question=None))
    question = reply.state.question
    if command.now and question and question.ask == "start":
        return begin(planned)
    return reply


def _planned(state: State, plan: Plan) -> Reply:
    return ready(replace(state.changed(plan=plan), question=None, table=None))


def _ask(state: State, question: Question, line: Said) -> Reply:
    return Reply(replace(state, question=question), (line,))


def _with_pack(plan: Plan) -> tuple[str, ...]:
    """The roles that were named, and the usual Werewolves as far as there is room for them."""
    werewolves = sum(catalogue(ONENIGHT).role(role).werewolf for role in plan.roles)
    room = USUAL_WEREWOLVES if plan.players is None else plan.players + CENTER - len(plan.roles)
    missing = min(USUAL_WEREWOLVES - werewolves, max(room, 1 - werewolves))
    return (*plan.roles, *["werewolf"] * max(0, missing)) if werewolves == 0 else plan.roles


def _sorted(plan: Plan, roles: Iterable[str]) -> tuple[str, ...]:
    return catalogue(plan.game).sort(roles)


def _enough(players: int | None, least: int) -> int | None:
    """The table's number where a set can be played by so many."""
    return players if players is not None and players >= least else None


def _without(state: State, gone: tuple[str, ...], come: tuple[str, ...]) -> Reply:
    """Cards out of the deck; what is not in it is said, and nothing changes."""
    left, gone = Counter(state.plan.roles), _sorted(state.plan, gone)
    missing = tuple(role for role in dict.fromkeys(gone) if not left[role])
    if missing:
        return Reply(state, (Line("not-in-deck", {"roles": Cards(missing)}),))
    for role in gone:
        left[role] -= min(1, left[role])
    return _planned(state, replace(state.plan, roles=_sorted(state.plan, (*left.elements(), *come))))


def _repaired(plan: Plan, question: Question) -> Plan:
    deck = Repair(question.add, question.remove, question.players).apply(Deck(plan.players or 0, plan.roles))
    return replace(plan, roles=deck.cards, players=deck.players)
