"""`nightcaller night` and `nightcaller settle`: a night played out on the cards, and the vote after it."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from games import EDITIONS, ONENIGHT
from scripts import Words
from scripts.cues import People
from scripts.names import choose
from voice import show
from voice.cli.options import LANGUAGE, spoken_in
from voice.documents import document
from voice.spoken import SpokenCommand

if TYPE_CHECKING:
    from voice.nights import Dealt

JSON = click.option("--json", "as_json", is_flag=True, help="One JSON object.")


@click.command(cls=SpokenCommand)
@click.argument("path", metavar="FILE|-", default="")
@LANGUAGE
@click.option("--edition", default="", help=f"Wake order: {', '.join(EDITIONS)}. By default that of the language.")
@JSON
def night(path: str, language: str, edition: str, as_json: bool) -> None:
    """Plays a night’s choices on a deal, both as JSON: where each card ends, and who learned what."""
    from voice.nights import play, read_deal

    spoken = spoken_in(language)
    dealt = read_deal(document(path), spoken.language)
    for problem in dealt.deck_problems:
        show.advise(spoken.problem(problem, ONENIGHT))
    outcome = play(dealt, spoken, choose("edition", edition, EDITIONS) if edition else "")
    if as_json:
        print(json.dumps(outcome, ensure_ascii=False))
        return
    columns = ["table-player", "table-dealt", "table-dawn", "table-besides"]
    show.table("", [spoken.text(column) for column in columns], _rows(dealt, outcome, spoken))
    for learned in outcome["learned"]:
        show.line(spoken.text("night-learned", {"player": learned["player"], "what": learned["what"]}))
    for problem in outcome["problems"]:
        show.advise(problem)


def _rows(dealt: "Dealt", outcome: dict[str, Any], spoken: Words) -> Iterator[list[str]]:
    for name, card in zip(dealt.names, dealt.table.printed, strict=False):
        besides = [spoken.text("night-shield")] if name in outcome["shields"] else []
        besides += [spoken.text("night-face-up")] if name in outcome["face_up"] else []
        if name in outcome["artifacts"]:
            besides.append(spoken.text(f"artifact-{outcome['artifacts'][name]}"))
        if name in outcome["became"]:
            besides.append(spoken.text("night-became", {"role": spoken.role(outcome["became"][name], ONENIGHT)}))
        held = outcome["cards"][name]
        yield [name, spoken.role(card, ONENIGHT), spoken.role(held, ONENIGHT), ", ".join(besides)]


@click.command(cls=SpokenCommand)
@click.argument("path", metavar="FILE|-", default="")
@LANGUAGE
@JSON
def settle(path: str, language: str, as_json: bool) -> None:
    """Who dies and who wins, from the cards at dawn and whom everyone points at, as JSON."""
    from voice.settling import settled

    spoken = spoken_in(language)
    verdict = settled(document(path), spoken)
    if as_json:
        print(json.dumps(verdict, ensure_ascii=False))
        return
    dead, winners = tuple(verdict["deaths"]), tuple(verdict["winners"])
    show.line(spoken.text("settle-deaths", {"n": len(dead), "players": People(dead)}))
    show.line(verdict["reason"])
    if winners:
        show.line(spoken.text("settle-winners", {"players": People(winners)}))
