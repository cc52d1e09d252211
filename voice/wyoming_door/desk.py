"""What is asked at the door, done in the house: plain calls that may take their time, and so run in threads."""

from unicodedata import name as letter_name

from games import ONENIGHT, GameError
from intents.commands import SetLanguage
from intents.errors import IntentError
from models.errors import ModelError
from scripts import languages, words
from scripts.names import choose
from voice.errors import DoorError
from voice.house import Answer, House
from voice.house.clips import Spoken
from voice.moderator import State
from voice.mouth import Wish
from voice.wyoming_door.offer import language_of_voice
from voice.wyoming_door.recording import Recording

PATIENCE = 30.0
"""Seconds for one sentence of speech."""
LONGEST_SAID = 1_000
"""Letters; nobody says more in one breath."""
CYRILLIC = "uk"


class Desk:
    """All connections speak to one table of the house; it is opened by the first who says something."""

    def __init__(self, house: House, code: str) -> None:
        self.house, self.code = house, code
        for language in languages():
            words(language)  # read now: many who come at once would each read them

    @property
    def language(self) -> str:
        """In which it is answered here."""
        try:
            return self.house.table(self.code).language
        except DoorError:
            return self.house.language

    def sentence(self, error: GameError | IntentError | ModelError, language: str | None) -> str:
        """What went wrong, in the language that was asked for or that of the table."""
        asked = (language or "")[:2].casefold()
        return words(asked if asked in languages() else self.language).error(error, ONENIGHT)

    def say(self, text: str, language: str | None) -> Answer:
        """A line to the table. Before a game it speaks the language it is spoken to in; then it stays with its own."""
        if len(text) > LONGEST_SAID:
            raise DoorError("wyoming-long", most=LONGEST_SAID)
        wanted = known_language(language)
        table = self.house.seat(self.code, wanted)
        state = table.moderator.state
        if wanted and wanted != table.language and not state.course and not state.question:
            table.send(SetLanguage(wanted))
        return table.say(text)

    def hear(self, recording: Recording, language: str | None) -> str:
        """The words in a recording, as they would be taken at the table now."""
        try:
            state = self.house.table(self.code).moderator.state
        except DoorError:
            state = State()
        heard = self.house.ears.hear(
            recording.file(), known_language(language) or self.language, state.phase, state.plan.names
        )
        return heard.text if heard else ""

    def speak(self, sentence: str, language: str) -> Spoken:
        clips = self.house.clips
        spoken = clips.sound(clips.clip(Wish(sentence, language)).key, PATIENCE)
        if clips.trouble and not spoken.samples.any():  # a table goes on in silence; whoever asked for speech is told
            raise clips.trouble
        return spoken

    def spoken_language(self, text: str, language: str | None, voice: str | None) -> str:
        """In which a text is to be spoken: by its letters, by what was asked for, or as at the table."""
        # An assistant keeps its voice when its table is told to speak Ukrainian, and no English one reads that.
        if any(letter_name(letter, "").startswith("CYRILLIC") for letter in text):
            return CYRILLIC
        asked = known_language(language) or (language_of_voice(voice) if voice else None)
        return asked or (self.language if self.language != CYRILLIC else "en")


def known_language(language: str | None) -> str | None:
    """ "en-US" and "en_GB" are English."""
    return choose("language", language.replace("_", "-").partition("-")[0], languages()) if language else None
