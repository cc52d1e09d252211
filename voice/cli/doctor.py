"""`nightcaller doctor`: whether everything is here that a night needs, and what to do where it is not."""

import json
import sys
from typing import TYPE_CHECKING

import click

from scripts import Words
from voice import show
from voice.cli.options import LANGUAGE, spoken_in
from voice.spoken import SpokenCommand

if TYPE_CHECKING:
    from voice.doctor import Finding

STATES = {"ok": "doctor-ok", "to do": "doctor-todo", "missing": "doctor-missing", "failed": "doctor-failed"}
COLOURS = {"ok": "green", "to do": "yellow", "missing": "yellow", "failed": "bold red"}
WHAT = 24
"""Columns for what is checked."""
NARROW = 70
"""Columns below which a table would be all edges."""


@click.command(cls=SpokenCommand)
@LANGUAGE
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def doctor(language: str, as_json: bool) -> None:
    """Self-test: packages, models, languages, microphone, speaker, and the whole way from sound to meaning."""
    spoken = spoken_in(language)
    from voice.doctor import examine  # it brings hassil; other commands must not wait for it

    failed = 0
    for finding in examine(spoken.language):
        failed += finding.state == "failed"
        if as_json:
            told = {"check": finding.check, "state": finding.state, "text": finding.text}
            print(json.dumps(told, ensure_ascii=False), flush=True)
        else:
            _tell(finding, spoken)
    if not as_json:
        show.line(spoken.text("doctor-summary", {"failed": failed}))
    if failed:
        sys.exit(1)


def _tell(finding: "Finding", spoken: Words) -> None:
    """One finding, as soon as it is there: the state is a word, the colour only repeats it."""
    state = spoken.text(STATES[finding.state])
    if show.plain() or show.console.width < NARROW:
        show.line(spoken.text("doctor-line", {"what": finding.what, "state": state, "text": finding.text}))
        sys.stdout.flush()
        return
    from rich.table import Table
    from rich.text import Text

    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(width=max(len(spoken.text(key)) for key in STATES.values()))
    row.add_column(width=WHAT)
    row.add_column(ratio=1)
    row.add_row(Text(state, COLOURS[finding.state]), Text(finding.what, "bold"), Text(finding.text))
    show.console.print(row, soft_wrap=False)
