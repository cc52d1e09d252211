"""What the terminal shows: colour and tables for people who look, plain lines for programs and screen readers."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

console = Console(highlight=False, soft_wrap=True)
problems = Console(stderr=True, highlight=False, soft_wrap=True)


def script_text(text: str) -> None:
    """A script to read aloud: who is called stands out, pauses step back."""
    if not console.is_terminal:
        print(text, end="")
        return
    first = True
    for row in text.splitlines():
        style = "dim" if row.startswith(" ") else "bold" if first else ""
        console.print(Text(row, style=style))
        first = not row


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table; when piped, a line a row with tabs between, headed by nothing."""
    if not console.is_terminal:
        for row in rows:
            print("\t".join(row))
        return
    shown = Table(*columns, title=title, title_justify="left", title_style="bold")
    for row in rows:
        shown.add_row(*row)
    console.print(shown)


def complain(sentence: str) -> None:
    problems.print(Text(sentence, style="red"))


def advise(sentence: str) -> None:
    problems.print(Text(sentence, style="yellow"))
