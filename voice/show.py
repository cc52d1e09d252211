"""What the terminal shows: colour and tables for people who look, plain lines for programs and screen readers."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

console = Console(highlight=False, soft_wrap=True)
problems = Console(stderr=True, highlight=False, soft_wrap=True)


def plain() -> bool:
    """Whether nobody looks: the output goes to a program, or to a terminal that can only show lines."""
    return not console.is_terminal or console.is_dumb_terminal


def script_text(text: str) -> None:
    """A script to read aloud: who is called stands out, pauses step back."""
    if plain():
        print(text, end="")
        return
    first = True
    for row in text.splitlines():
        style = "dim" if row.startswith(" ") else "bold" if first else ""
        console.print(Text(row, style=style), soft_wrap=False)
        first = not row


def line(text: str) -> None:
    """A sentence, broken between words where the terminal ends."""
    console.print(Text(text), soft_wrap=plain())


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table; when piped, a line a row with tabs between, headed by nothing."""
    if plain():
        for row in rows:
            print("\t".join(row))
        return
    lines = list(rows)
    shown = Table(title=title, title_justify="left", title_style="bold", header_style="dim")
    shown.box, shown.padding = None, (0, 1, 0, 0)  # narrow: eighty columns are enough for the roles
    for column, cells in zip(columns, zip(*lines, strict=True), strict=True):
        # Rows break between words only; what is one word, such as an id, keeps its width.
        longest_word = max(len(word) for cell in (column, *cells) for word in cell.split())
        shown.add_column(column, min_width=longest_word, no_wrap=not any(" " in cell for cell in cells))
    for line in lines:
        shown.add_row(*line)
    console.print(shown, soft_wrap=False)


def complain(sentence: str) -> None:
    problems.print(Text(sentence, style="red"))


def advise(sentence: str) -> None:
    problems.print(Text(sentence, style="yellow"))
