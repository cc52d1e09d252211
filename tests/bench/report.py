"""Figures beside their aims: tables for a person at a terminal, plain lines for a file."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True)


@dataclass(frozen=True)
class Figure:
    """What was measured, how much it is, how much it should be."""

    what: str
    value: str
    aim: str = ""
    met: bool | None = None
    """None where there is no aim, or where too little was measured to tell."""

    @property
    def verdict(self) -> str:
        if not self.aim:
            return ""
        return {True: "met", False: "NOT met", None: "not shown"}[self.met]


def figures(title: str, rows: Sequence[Figure], note: str = "") -> None:
    table(title, ("", "measured", "aim", ""), [(row.what, row.value, row.aim, row.verdict) for row in rows], note)


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], note: str = "") -> None:
    """Columns that a file shows under each other too."""
    if out.is_terminal:
        shown = Table(*columns, title=title, title_justify="left", caption=note or None, caption_justify="left")
        for row in rows:
            shown.add_row(*row)
        out.print(shown)
        return
    say(title)
    widths = [max(len(row[at]) for row in (columns, *rows)) for at in range(len(columns))]
    for row in (columns, *rows) if any(columns[1:]) else rows:
        say("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    if note:
        say(f"  ({note})")
    say("")


def say(text: str) -> None:
    out.print(text, markup=False)


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar for whoever watches; nothing in a log."""
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        yield bar


def quantile(ordered: list[float], share: float) -> float:
    """Of an ordered list, the first that so much of it does not exceed."""
    return ordered[max(0, ceil(len(ordered) * share) - 1)]
