"""The drawn screen: title and clock, timeline, captions, what was heard, level, hint, and the line that is typed."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Literal, Self

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from scripts import Words, words
from scripts.cues import Cards, Cue, Script
from scripts.page import clock, heading
from voice import show
from voice.moderator import State
from voice.moderator.course import seconds_left
from voice.moderator.lines import told
from voice.moderator.running import hint

KEPT = 200
"""Captions; more than any screen has rows."""
FASTEST = 0.05
"""Seconds between two drawings: typing and the level look immediate, and nothing flickers."""
LOOK_AGAIN = 0.2
"""Seconds after which the level, the size of the terminal and the clock are looked at again."""
LEAST = 4
"""Rows of captions, for which hint, timeline and level make room."""
BARS = 20
Kind = Literal["narration", "answer", "heard", "trouble"]
MARKS: dict[Kind, tuple[str, str]] = {
    "narration": ("▌ ", "bold magenta"),
    "answer": ("• ", "bold cyan"),
    "heard": ("» ", "bold green"),
    "trouble": ("! ", "bold red"),
}
"""Colour is on the marks alone: the words have the terminal's own, which its owner can read."""


@dataclass(frozen=True)
class Caption:
    """Something that was said, heard, or told."""

    kind: Kind
    text: str
    more: str = ""
    """How it was understood."""


@dataclass(frozen=True)
class View:
    """All that is shown."""

    state: State = field(default_factory=State)
    script: Script | None = None
    cue: Cue | None = None
    captions: tuple[Caption, ...] = ()
    secret: tuple[str, ...] = ()
    """What the player at the keyboard alone may read, in place of the captions."""
    level: float | None = None
    typed: str = ""
    cursor: int = 0


def frame(view: View, now: float, console: Console) -> Group:
    """The screen at a moment, as many rows as the terminal has: what matters least goes first where they are few."""
    width, height = console.size
    spoken = words(view.state.settings.language)
    title, prompt = [_title(view, spoken, now, width)], [_prompt(view, spoken, width)]
    timeline, level = list(_timeline(view, spoken, width, console)), _level(view, spoken)
    advice = _hint(view, spoken, width, console)
    for part in (advice, timeline, level):
        if height < LEAST + sum(map(len, (title, timeline, level, advice, prompt))):
            part.clear()
    top, bottom = [*title, *timeline], [*level, *advice, *prompt]
    room = max(0, height - len(top) - len(bottom))
    rows = list(_captions(view.captions[-room:], width, console))[-room:] if room else []
    if view.secret:
        rows = [row for line in view.secret for row in _wrapped(Text(line), width, console)][-room:]
    blank = [Text("")] * (room - len(rows))
    return Group(*[*top, *blank, *rows, *bottom][-height:])


def _title(view: View, spoken: Words, now: float, width: int) -> Text:
    state = view.state
    left = f" Nightcaller · {spoken.text('screen-phase', {'phase': state.phase})}"
    if state.held:
        left += f" · {spoken.text('screen-paused')}"
    right = _clock(view, spoken, now)
    return Text(f"{left}{right.rjust(max(len(right) + 1, width - len(left) - 1))} ", style="bold reverse", no_wrap=True)


def _clock(view: View, spoken: Words, now: float) -> str:
    course = view.state.course
    if not course or not view.script:
        return ""
    left = clock(seconds_left(view.script, course, spoken, now))
    return left if course.part == "day" else spoken.text("screen-about", {"time": left})


def _timeline(view: View, spoken: Words, width: int, console: Console) -> list[Text]:
    """Past, present and coming calls; before the night, the deck."""
    state, script = view.state, view.script
    if not script or not state.course:
        if not state.plan.roles:
            return [Text("")]
        deck = Text(spoken.text("screen-deck", {"roles": Cards(state.plan.roles)}, state.plan.game))
        return [Text(""), *_wrapped(deck, width, console), Text("")]
    calls: list[Text] = []
    at = 0
    for place, cues in groupby(script.cues, key=lambda cue: cue.place):
        end = at + len(list(cues))
        name = heading(place, script.game, spoken)
        if at <= state.course.at < end:
            calls.append(Text(f"▶ {name} ", "bold reverse"))
        else:
            calls.append(Text(f"{'✓' if end <= state.course.at else '·'} {name}"))
        at = end
    return [Text(""), *_packed(calls, width), Text("")]


def _packed(calls: Sequence[Text], width: int) -> Iterator[Text]:
    """Rows of calls, none of them broken."""
    row = Text(" ", no_wrap=True, overflow="crop")
    for call in calls:
        if len(row) > 1 and row.cell_len + call.cell_len > width:
            yield row
            row = Text(" ", no_wrap=True, overflow="crop")
        row.append_text(call).append("  ")
    yield row


def _wrapped(text: Text, width: int, console: Console) -> Iterator[Text]:
    """Broken between words, a column from the edge."""
    return (Text.assemble(" ", line, no_wrap=True) for line in text.wrap(console, max(10, width - 2)))


def _captions(captions: Sequence[Caption], width: int, console: Console) -> Iterator[Text]:
    for number, caption in enumerate(captions, start=1):
        mark, colour = MARKS[caption.kind]
        latest = number == len(captions) or (number == len(captions) - 1 and captions[-1].kind == "heard")
        text = Text(caption.text, style="bold" if latest else "")
        for at, line in enumerate(text.wrap(console, max(10, width - 4))):
            yield Text.assemble(" ", (mark, colour) if not at else "  ", line, no_wrap=True)
        if caption.more:
            yield Text(f"   → {caption.more}", no_wrap=True, overflow="ellipsis")


def _level(view: View, spoken: Words) -> list[Text]:
    if view.level is None:
        return []
    full = round(min(max(view.level, 0.0), 1.0) * BARS)
    name = spoken.text("screen-microphone")
    return [Text.assemble(f" {name} ", ("━" * full, "bold green"), "─" * (BARS - full), no_wrap=True)]


def _hint(view: View, spoken: Words, width: int, console: Console) -> list[Text]:
    text = Text(told(hint(view.state), spoken, view.state.plan.game), style="italic")
    return [Text(""), *_wrapped(text, width, console)]


def _prompt(view: View, spoken: Words, width: int) -> Text:
    """The line that is being typed, with its cursor; of a long one, the part round the cursor."""
    if not view.typed:
        return Text.assemble(" › ", (" ", "reverse"), f" {spoken.text('screen-type')}", no_wrap=True, overflow="crop")
    room = max(5, width - 6)
    start = max(0, view.cursor - room)
    before, under, after = view.typed[start : view.cursor], view.typed[view.cursor : view.cursor + 1], ""
    after = view.typed[view.cursor + 1 : start + room]
    return Text.assemble(" › ", before, (under or " ", "reverse"), after, no_wrap=True, overflow="crop")


class Dashboard:
    """Draws the view whenever it has changed, on a screen of its own that is gone afterwards."""

    def __init__(self, console: Console | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.view = View()
        self._console = console or show.console
        self._now = now
        self._lock = Lock()
        self._changed = Event()
        self._ended = False
        self._live = Live(
            console=self._console, screen=True, auto_refresh=False, redirect_stdout=False, redirect_stderr=False
        )
        self._drawing = Thread(target=self._draw, daemon=True)

    def __enter__(self) -> Self:
        self._live.start()
        self._drawing.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended = True
        self._changed.set()
        self._drawing.join()
        self._live.stop()

    def said(self, text: str, narration: bool) -> None:
        self._caption(Caption("narration" if narration else "answer", text))

    def heard(self, text: str, understood: str, confidence: float) -> None:
        spoken = words(self.view.state.settings.language)
        percent = round(confidence * 100)
        facts: dict[str, str | float] = {"what": understood, "percent": percent}
        more = spoken.text("screen-understood", facts) if understood else spoken.text("screen-unknown")
        self._caption(Caption("heard", text, more))

    def state(self, state: State, script: Script | None, cue: Cue | None) -> None:
        """What one player read alone is gone as soon as another is called."""
        before, place = self.view, cue.place if cue else None
        same = before.state.phase == state.phase and (before.cue.place if before.cue else None) == place
        self._show(state=state, script=script, cue=cue, secret=before.secret if same else ())

    def secret(self, lines: Sequence[str]) -> None:
        self._show(secret=tuple(lines))

    def level(self, level: float) -> None:
        """Drawn with the next look at the clock: it comes fifty times a second."""
        with self._lock:
            self.view = replace(self.view, level=round(level * BARS) / BARS)

    def trouble(self, sentence: str) -> None:
        if not self.view.captions or self.view.captions[-1].text != sentence:
            self._caption(Caption("trouble", sentence))

    def typing(self, text: str, cursor: int) -> None:
        self._show(typed=text, cursor=cursor)

    def _caption(self, caption: Caption) -> None:
        with self._lock:
            self.view = replace(self.view, captions=(*self.view.captions, caption)[-KEPT:])
        self._changed.set()

    def _show(self, **changes: object) -> None:
        with self._lock:
            self.view = replace(self.view, **changes)  # type: ignore[arg-type]
        self._changed.set()

    def _draw(self) -> None:
        drawn: object = None
        while not self._ended:
            self._changed.clear()
            moment = (self.view, self._console.size, int(self._now()) if self.view.state.course else 0)
            if moment != drawn:
                drawn = moment
                self._live.update(frame(self.view, self._now(), self._console), refresh=True)
            time.sleep(FASTEST)
            self._changed.wait(LOOK_AGAIN)
