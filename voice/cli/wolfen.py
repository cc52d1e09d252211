"""`nightcaller wolfen`: a game of Curse of the Wolfen, kept in a file from the deal to the verdict."""

import json
from pathlib import Path
from typing import Any

import click

from games import WOLFEN
from games.wolfen import Drawn, Table, apply, start, wolfen_advice, wolfen_deck
from games.wolfen.chance import deal, draw
from games.wolfen.ending import faction
from games.wolfen.view import known, public, secret, state
from scripts import Words
from scripts.cues import Cards, Choice, People
from scripts.names import find_role
from scripts.people import find_player, tidy
from scripts.wolfen_told import aloud, lesson, reason, secretly, where
from scripts.wolfen_words import ACTS, read_step
from voice import show
from voice.cli.options import LANGUAGE, names, spoken_in, whole
from voice.errors import DoorError
from voice.files import is_folder
from voice.spoken import SpokenCommand, SpokenGroup
from voice.wolfen_file import Kept, load, played, save

STATES = {
    "alive": "wolfen-state-alive",
    "ghost": "wolfen-state-ghost",
    "out": "wolfen-state-out",
    "storyteller": "wolfen-state-storyteller",
}
FACTIONS = {
    "human": "wolfen-faction-human",
    "wolfen": "wolfen-faction-wolfen",
    "alone": "wolfen-faction-alone",
    "storyteller": "wolfen-faction-storyteller",
    "": "wolfen-faction-open",
}
NOBODY = "none"
"""In place of a name: the moderator itself tells the story."""


class WolfenCommand(SpokenCommand):
    """A command whose mistakes name the roles of this game."""

    game_id = WOLFEN


FILE = click.argument("file", required=False, metavar="FILE")
JSON = click.option("--json", "as_json", is_flag=True, help="One JSON object.")


@click.group("wolfen", cls=SpokenGroup, invoke_without_command=True)
@click.pass_context
def wolfen_group(ctx: click.Context) -> None:
    """The long game, kept in a file: deal it, play it step by step, look at it, take a step back."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _path(file: str | None, command: str) -> Path:
    if not file:
        raise DoorError("wolfen-no-file", command=command)
    return Path(file)


@wolfen_group.command("new", cls=WolfenCommand)
@FILE
@click.option("--players", type=names, default="", metavar="P,P", help="Who plays, in the order they sit.")
@click.option("--roles", type=names, default="", metavar="R,R", help="Roles that shall be in the deck.")
@click.option("--special/--no-special", "specials", default=True, help="With Special Humans.")
@click.option("--storyteller", default="", metavar="P|none", help="Who tells the story; by default the card decides.")
@click.option("--seed", type=whole, help="The same seed deals the same cards.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@LANGUAGE
def new(
    file: str | None,
    players: tuple[str, ...],
    roles: tuple[str, ...],
    specials: bool,
    storyteller: str,
    seed: int | None,
    force: bool,
    language: str,
) -> None:
    """Deals the cards of a new game, and writes its file."""
    import random  # only a deal and a lot need chance

    spoken = spoken_in(language)
    path = _path(file, "new")
    if not players:
        raise DoorError("wolfen-no-names")
    seated = [tidy(name) for name in players]
    teller = "" if storyteller.casefold() in ("", NOBODY) else find_player(storyteller, seated)
    named = [find_role(role, WOLFEN, spoken.language) for role in roles]
    deck = wolfen_deck(
        len(seated), specials=specials, named=named or None, storyteller=storyteller.casefold() != NOBODY
    )
    hat = random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311 (a game, no secret)
    kept = Kept(deal(seated, deck, hat, teller))
    table = start(kept.seats)
    if is_folder(path) is not None and not force:
        raise DoorError("wolfen-file-there", path=str(path))
    save(path, kept)
    for advice in wolfen_advice(deck):
        show.advise(spoken.advice(advice, WOLFEN))
    _say(spoken, "wolfen-dealt", players=len(deck), roles=Cards(deck))
    if table.storyteller:
        _say(spoken, "wolfen-dealt-storyteller", player=table.storyteller)
    show.line(where(table, spoken))


def _say(spoken: Words, key: str, **facts: Any) -> None:
    text = spoken.text(key, facts, WOLFEN)
    show.line(text[:1].upper() + text[1:])


@wolfen_group.command("show", cls=WolfenCommand)
@FILE
@click.option("--secret", "is_secret", is_flag=True, help="Everything, for the Storyteller's eyes.")
@click.option("--player", default="", metavar="P", help="What this player knows, for that player's eyes.")
@JSON
@LANGUAGE
def show_game(file: str | None, is_secret: bool, player: str, as_json: bool, language: str) -> None:
    """Where the game is. Without an option, only what everyone at the table may see."""
    spoken = spoken_in(language)
    _, table = load(_path(file, "show"), spoken)
    name = find_player(player, table.names) if player else ""
    if as_json:
        seen = secret(table) if is_secret else known(table, name) if name else public(table)
        print(json.dumps(seen | {"reason": reason(table, spoken)}, ensure_ascii=False, indent=2))
        return
    show.line(where(table, spoken))
    _players(table, spoken, is_secret or name == table.storyteller != "")
    _now(table, spoken)
    if name and name != table.storyteller:
        _say(spoken, "wolfen-your-card", player=name, role=spoken.role(table.card(name), WOLFEN))
    for learned in table.learned:
        if is_secret or learned.player == name or name == table.storyteller != "":
            show.line(lesson(learned, spoken))


def _players(table: Table, spoken: Words, openly: bool) -> None:
    """Who is there; cards only for the Storyteller, or when the game is over."""
    columns, cards = ["tournament-player", "wolfen-column-state"], openly or table.verdict is not None
    if cards:
        columns += ["table-role", "wolfen-column-faction"]
    rows = []
    for seat in table.seats:
        row = [seat.name, spoken.text(STATES[state(table, seat.name)])]
        if cards:
            row += [spoken.role(seat.card, WOLFEN), spoken.text(FACTIONS[faction(table, seat.name)])]
        rows.append(row)
    show.table("", [spoken.text(column) for column in columns], rows)
    if openly:
        for death in table.deaths:
            _say(spoken, "wolfen-died", cause=death.cause, number=death.number, player=death.player)


def _now(table: Table, spoken: Words) -> None:
    """What everyone saw of this day, and at the end who won."""
    for by, player in table.accusations.items():
        _say(spoken, "wolfen-accused", by=by, player=player)
    if table.nominees and not table.verdict:
        _say(spoken, "wolfen-nominees", names=People(table.nominees))
    if table.lots:
        _say(spoken, "wolfen-lots", names=People(table.lots.among), count=table.lots.take)
    if (votes := public(table)["votes"]) is not None:
        _say(spoken, "wolfen-ballot", cast=votes["cast"], voters=votes["of"])
    if table.verdict:
        show.line(reason(table, spoken))
        _winners(table, spoken)


def _winners(table: Table, spoken: Words) -> None:
    assert table.verdict
    if table.verdict.winners:
        _say(spoken, "wolfen-winners", names=People(table.verdict.winners))
    else:
        _say(spoken, "wolfen-no-winners")


@wolfen_group.command("do", cls=WolfenCommand)
@FILE
@click.argument("said", nargs=-1, metavar="STEP…")
@LANGUAGE
def do(file: str | None, said: tuple[str, ...], language: str) -> None:
    """One step: “psychic Ana”, “magus jinx Ben”, “accuse Ana Ben”, “vote Ana Ben”, “draw”, “suicide Ana”, “next”."""
    spoken = spoken_in(language)
    path = _path(file, "do")
    if not said:
        raise DoorError("wolfen-what", known=Choice(tuple(map(spoken.text, ACTS.values()))))
    kept, table = load(path, spoken)
    steps = [table]
    events = read_step(said, table, spoken.language)
    if events == [Drawn(())] and table.lots:
        import random

        events = [draw(table, random.SystemRandom())]
    for event in events:
        steps.append(apply(steps[-1], event))
    _save_step(path, kept, Kept(kept.seats, (*kept.events, *events)), spoken)
    for before, event, after in zip(steps, events, steps[1:], strict=False):
        for line in (*aloud(before, event, after, spoken), *secretly(before, after, spoken)):
            show.line(line)


def _save_step(path: Path, before: Kept, after: Kept, spoken: Words) -> None:
    """Two who enter steps at the same time do not lose one of them without a word."""
    if load(path, spoken)[0] != before:
        raise DoorError("wolfen-file-changed", path=str(path))
    save(path, after)


@wolfen_group.command("undo", cls=WolfenCommand)
@FILE
@LANGUAGE
def undo(file: str | None, language: str) -> None:
    """Takes the last step back."""
    spoken = spoken_in(language)
    path = _path(file, "undo")
    kept, _ = load(path, spoken)
    if not kept.events:
        raise DoorError("wolfen-nothing-to-undo")
    shorter = Kept(kept.seats, kept.events[:-1])
    _save_step(path, kept, shorter, spoken)
    _say(spoken, "wolfen-undone", phase=where(played(shorter.seats, shorter.events), spoken))


@wolfen_group.command("play", cls=WolfenCommand)
@FILE
@click.option("--seed", type=whole, default=0, show_default=True, help="Chance in lots that the document leaves open.")
@JSON
@LANGUAGE
def play(file: str | None, seed: int, as_json: bool, language: str) -> None:
    """A whole game from one JSON document: who dies when, who learns what, who wins and why. “-” reads the input."""
    import random

    from voice.documents import document
    from voice.wolfen_document import play_document

    spoken = spoken_in(language)
    path = _path(file, "play")
    hat = random.Random(seed)  # noqa: S311 (a game, no secret)
    told = play_document(document(str(path)), spoken, hat)
    if as_json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return
    for problem in told["problems"]:
        show.advise(problem)
    for learned in told["learned"]:
        show.line(learned["text"])
    show.line(told["reason"])
    if told["winners"]:
        _say(spoken, "wolfen-winners", names=People(tuple(told["winners"])))
