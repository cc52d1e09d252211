"""A script as one printable page, and its timeline as a picture."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from games import ONENIGHT
from scripts.cues import Cards, Place, Script, Sound, Wait
from scripts.timeline import Section, sections, timeline
from scripts.words import Words

if TYPE_CHECKING:
    from jinja2 import Template

ROW = 24
BARS = 260
"""Width of the part with the bars, in the picture's units."""
LETTER = 9.2
"""About the width of one, in the picture's units; the names get as much room as the longest needs."""
TIMES = 74


@dataclass(frozen=True)
class Row:
    """One bar of the picture: where it begins, how long it is, and whether it is a call or stands outside of them."""

    label: str
    time: str
    y: int
    x: float
    width: float
    called: bool


def html(script: Script, words: Words) -> str:
    """Large type, no script, nothing from elsewhere; readable on paper and by a screen reader."""
    return _render("script.html", script, words, alone=False)


def picture(script: Script, words: Words) -> str:
    """The timeline alone, as an SVG file."""
    return _render("timeline.svg", script, words, alone=True)


def _render(template: str, script: Script, words: Words, **more: object) -> str:
    shown = list(sections(timeline(script, words)))
    labels = [heading(section.place, script.game, words) for section in shown]
    title = words.text("page-title", {"part": script.part, "game": words.text(f"game-{script.game}")})
    return _template(template).render(
        t=words.text,
        pause=words.pause,
        language=words.language,
        title=title,
        roles=words.text("page-roles-value", {"roles": Cards(script.roles)}, script.game),
        edition=words.text(f"page-edition-{script.edition}") if script.game == ONENIGHT else "",
        length=_length(script, shown, words),
        sections=list(zip(labels, shown, strict=True)),
        rows=_rows(shown, labels),
        clock=clock,
        is_wait=lambda cue: isinstance(cue, Wait),
        is_sound=lambda cue: isinstance(cue, Sound),
        row_height=ROW,
        width=_names_width(labels) + BARS,
        names=_names_width(labels),
        **more,
    )


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _length(script: Script, shown: list[Section], words: Words) -> str:
    if any(isinstance(cue, Wait) and cue.seconds is None for cue in script.cues):
        return words.text("page-length-untimed")
    return words.text("page-length-value", {"time": clock(shown[-1].end)})


def heading(place: Place, game: str, words: Words) -> str:
    """Whose call it is, or which part of the game."""
    if place.role is None:
        return words.text(f"page-part-{place.part}")
    name = words.call(place.role, game)
    if not place.copying:
        return name
    return words.text("page-copying", {"role": name, "copied": words.role(place.copying, game)})


def _names_width(labels: list[str]) -> int:
    return TIMES + round(LETTER * max(map(len, labels), default=0))


def _rows(shown: list[Section], labels: list[str]) -> list[Row]:
    names = _names_width(labels)
    scale = (BARS - 10) / shown[-1].end
    return [
        Row(
            label=labels[index],
            time=clock(section.start),
            y=index * ROW,
            x=round(names + section.start * scale, 1),
            width=round((section.end - section.start) * scale, 1),
            called=section.place.role is not None,
        )
        for index, section in enumerate(shown)
    ]


@cache
def _template(name: str) -> "Template":
    from jinja2 import Environment, FunctionLoader, StrictUndefined  # only the page needs it; text starts faster

    def load(file: str) -> str:
        return (files("scripts") / "templates" / file).read_text("utf-8")

    environment = Environment(
        loader=FunctionLoader(load), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.get_template(name)
