"""Speech made ahead: while one line is heard, the next are already being rendered."""

from collections.abc import Iterator, Sequence
from threading import Condition, Thread
from types import TracebackType

from voice.loudness import Pcm
from voice.synthesizer import Synthesizer

AHEAD = 6
"""Lines rendered before they are asked for; more would fill the memory of a small machine."""


class Line:
    """One line on its way: the pieces so far, and whether more will come."""

    def __init__(self) -> None:
        self.pieces: list[Pcm] = []
        self.done = False
        self.error: BaseException | None = None


class Prerender:
    """Lines in order, each an iterator of its pieces; one thread works ahead. Leaving it cancels the rest."""

    def __init__(self, synthesizer: Synthesizer, lines: Sequence[str], pace: float = 1.0, ahead: int = AHEAD) -> None:
        self._synthesizer, self._texts, self._pace, self._ahead = synthesizer, tuple(lines), pace, ahead
        self._lines: list[Line | None] = [Line() for _ in self._texts]
        self._asked = 0
        self._cancelled = False
        self._changed = Condition()
        self._worker = Thread(target=self._work, name="prerender", daemon=True)
        self._worker.start()

    def __iter__(self) -> Iterator[Iterator[Pcm]]:
        for index in range(len(self._texts)):
            yield self.line(index)

    def line(self, index: int) -> Iterator[Pcm]:
        """The pieces of a line as they come; an error of the worker is raised here, at the turn of its line."""
        with self._changed:
            line = self._lines[index]
            self._asked = max(self._asked, index)
            self._forget_before(index)
            self._changed.notify_all()
        if line is None:  # heard long ago, and wanted once more
            yield from self._synthesizer.speak(self._texts[index], self._pace)
            return
        yield from self._pieces(line)

    def _pieces(self, line: Line) -> Iterator[Pcm]:
        given = 0
        while True:
            with self._changed:
                self._changed.wait_for(lambda: len(line.pieces) > given or line.done or self._cancelled)  # noqa: B023 (now)
                if given == len(line.pieces):
                    if line.error is not None:
                        raise line.error
                    return
                piece = line.pieces[given]
            given += 1
            yield piece

    def _forget_before(self, index: int) -> None:
        """Keeps the line before, for whoever asks to hear it again."""
        for earlier in range(index - 1):
            if (line := self._lines[earlier]) is not None and line.done:
                self._lines[earlier] = None

    def cancel(self) -> None:
        """Ends the work after the sentence in hand; lines not yet there end early."""
        with self._changed:
            self._cancelled = True
            self._changed.notify_all()
        self._worker.join()

    def __enter__(self) -> "Prerender":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cancel()

    def _work(self) -> None:
        for index, (line, text) in enumerate(zip(tuple(self._lines), self._texts, strict=True)):
            with self._changed:
                self._changed.wait_for(lambda: index <= self._asked + self._ahead or self._cancelled)  # noqa: B023 (now)
            if self._cancelled or line is None:
                return
            self._render(line, text)

    def _render(self, line: Line, text: str) -> None:
        try:
            for piece in self._synthesizer.speak(text, self._pace):
                with self._changed:
                    line.pieces.append(piece)
                    self._changed.notify_all()
                if self._cancelled:
                    return
        except Exception as error:  # kept for the line's turn, whatever it is
            line.error = error
        finally:
            with self._changed:
                line.done = True
                self._changed.notify_all()
