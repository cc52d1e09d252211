"""What can be asked of the service, and what it answers: one entry a way, for the document and for its tests."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from voice.house.shapes import TableView
from voice.web.bodies import Deck, NewTable, Said, Token
from voice.web.shapes import Answered, Catalogue, DeckView, Done, Health

EVERYWHERE = ("bad-request", "wrong-host", "other-page", "too-fast", "went-wrong")
"""What any way may refuse."""
KEYED = ("token-missing", "token-wrong", "banned")
"""What those refuse besides that need the key."""
BODY = ("not-json-body", "body-broken", "body-shape", "too-large")
TABLE = ("no-table",)
RECORDING = tuple(f"recording-{what}" for what in ("empty", "cut", "kind", "unreadable", "long", "hangs", "crash"))
SOUND = ("not-sound", "too-large", "ears-busy", "language-not-heard", "recognizer-broken", *RECORDING)
COMMAND = ("text-or-intent", "unknown-intent", "unknown-slot", "slot-missing", "slot-long", "unknown-value")
FILES = ("audio/wav", "audio/mpeg")
JSON = ("application/json",)


@dataclass(frozen=True)
class Gives:
    """An answer: JSON of a shape, something else of a content type, or nothing."""

    what: str
    shape: type | None = None
    kinds: tuple[str, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Way:
    """What one address does with one method."""

    does: str
    gives: Mapping[int, Gives]
    refuses: tuple[str, ...] = ()
    takes: type | None = None
    optional: bool = False
    """It can be asked without a body."""
    takes_sound: bool = False
    query: Mapping[str, str] = field(default_factory=dict)


def _table(what: str) -> dict[int, Gives]:
    return {200: Gives(what, TableView)}


OPENED = Gives("It is open.", TableView, headers={"Location": "Where the table is."})
ANSWERED = Gives("What was understood, and what is said to it. A night goes on by itself.", Answered)
FILE = {
    200: Gives("The sound; one that is still being made comes as fast as it is.", kinds=FILES),
    206: Gives("The part that was asked for.", kinds=FILES, headers={"Content-Range": "Which part of how many bytes."}),
    304: Gives("It is still the same."),
}
WAYS: Mapping[str, Way] = {
    "tables.open_table": Way(
        "Opens a table under a new code",
        {201: OPENED},
        (*BODY, "house-full", "unknown-language", "setting-value", "names-and-players"),
        NewTable,
        optional=True,
    ),
    "tables.seat": Way(
        "The table of this code; opens it where there is none",
        {**_table("It was open before; what was sent changes nothing."), 201: OPENED},
        (*BODY, "table-code", "house-full", "unknown-language", "setting-value", "names-and-players"),
        NewTable,
        optional=True,
    ),
    "tables.look": Way("How a table stands", _table("What anybody may see of it."), TABLE),
    "tables.close": Way("Closes a table", {204: Gives("It is closed, and forgotten.")}, TABLE),
    "tables.say": Way(
        "Says something to a table",
        {200: ANSWERED},
        (*TABLE, *BODY, *COMMAND),
        Said,
    ),
    "tables.sound": Way(
        "Says something to a table as a recording",
        {200: ANSWERED},
        (*TABLE, *SOUND),
        takes_sound=True,
    ),
    "tables.media": Way(
        "The narration from here on",
        {302: Gives("There it is.", headers={"Location": "Where the file is."})},
        (*TABLE, "no-sound"),
    ),
    "events.events": Way(
        "Follows a table",
        {200: Gives("Server-sent events, until the table is closed.", kinds=("text/event-stream",))},
        (*TABLE, "streams-full"),
        query={"after": "The id of the last event that is known, where no Last-Event-ID header can be sent."},
    ),
    "audio.sound": Way("A line, a signal or a narration as a file", FILE, ("no-sound", "sound-range", "sound-late")),
    "catalogue.catalogue": Way(
        "What can be played",
        {200: Gives("Games, roles and sets by name.", Catalogue)},
        ("unknown-language",),
        query={"lang": "The language of the names."},
    ),
    "catalogue.deck": Way(
        "What is wrong with a deck",
        {200: Gives("Problems, how to mend them, and advice.", DeckView)},
        (*BODY, "unknown-language", "unknown-game", "unknown-role"),
        Deck,
    ),
    "session": Way(
        "Gives a browser that knows the key a cookie",
        {200: Gives("From now on the cookie is enough.", Done)},
        (*BODY, "token-wrong", "banned"),
        Token,
    ),
    "health.healthz": Way("Whether the service is well", {200: Gives("It is.", Health)}),
    "health.metrics": Way(
        "Figures for Prometheus", {200: Gives("In its text format.", kinds=("text/plain; version=1.0.0",))}
    ),
    "openapi.document": Way("This document", {200: Gives("OpenAPI 3.1.", kinds=JSON)}),
    "alexa.alexa": Way(
        "The requests of an Alexa skill",
        {200: Gives("What the speaker does.", kinds=JSON), 400: Gives("Whatever is not Alexa's, without a word.")},
    ),
}
"""By the endpoint's name. Pages are for people, and not in here."""
