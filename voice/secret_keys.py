"""The keyboard as a door that is not heard: cards are looked at as it goes round, and chosen with at night."""

from collections.abc import Callable

from scripts import Words, words
from voice.events import Event, Typed, Whispered
from voice.moderator import State
from voice.moderator.secrets import secret_night, view
from voice.moderator.typed import typed
from voice.screen import Screen


class SecretKeys:
    """Takes each typed line, and keeps to itself what everyone else must not see."""

    def __init__(
        self,
        state: Callable[[], State],
        put: Callable[[Event], None],
        is_command: Callable[[str, State], bool],
        screen: Screen,
        answers: bool,
    ) -> None:
        self._state, self._put, self._is_command, self._screen = state, put, is_command, screen
        self._answers = answers
        """Whether an answer can be shown at night: what a screen reader reads out would be heard."""
        self._round: list[str] = []
        """Who has not had the keyboard yet."""
        self._shown = False
        """Whether the first of them is looking at their card."""

    def line(self, text: str) -> None:
        state = self._state()
        if secret_night(state):
            self._round, self._shown = [], False
            self._at_night(text, state)
        elif state.table and not text.strip():
            self._go_round(state)
        else:
            if self._round:
                self._screen.secret(())
            self._round, self._shown = [], False
            self._put(Typed(text))

    def _at_night(self, text: str, state: State) -> None:
        """A choice first, then an order to the moderator; anything else is nobody's business."""
        chosen = typed(state, text)
        if chosen is None and self._is_command(text, state):
            self._put(Typed(text))
        for seat, choice in chosen or ():
            self._put(Whispered(seat, choice, self._answer))

    def _answer(self, text: str) -> None:
        if self._answers:
            self._screen.secret((text,))

    def _go_round(self, state: State) -> None:
        """From hand to hand: an empty line shows one player's secrets, the next one wipes them."""
        spoken = words(state.settings.language)
        if not self._round:
            self._round = list(state.plan.seats)
            self._pass_on(state, spoken)
        elif not self._shown:
            seen = view(state, self._round[0])
            self._screen.secret((*(seen.lines if seen else ()), spoken.text("secret-hide")))
            self._shown = True
        else:
            self._round, self._shown = self._round[1:], False
            self._pass_on(state, spoken)

    def _pass_on(self, state: State, spoken: Words) -> None:
        self._screen.secret(())
        seen = view(state, self._round[0]) if self._round else None
        line = spoken.text("secret-pass", {"player": seen.player}) if seen else spoken.text("secret-round-over")
        self._screen.said(line[:1].upper() + line[1:], narration=False)
