"""A request as Alexa sends it, as far as it matters here."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from voice.alexa.errors import NotAlexaError

MATCHED = "ER_SUCCESS_MATCH"


class Part(msgspec.Struct, rename="camel"):
    """A piece of an envelope; whatever else is in it is passed over."""


class Meaning(Part):
    """A value of a slot type of ours."""

    id: str | None = None


class Found(Part):
    value: Meaning


class Status(Part):
    code: str = ""


class Authority(Part):
    """One list that a value was looked for in."""

    status: Status | None = None
    values: list[Found] | None = None


class Resolutions(Part):
    resolutions_per_authority: list[Authority] | None = None


class Said(Part):
    """What was said in a place of a sentence: one value, or several in a row."""

    value: str | None = None
    resolutions: Resolutions | None = None
    values: list["Said"] | None = None

    @property
    def id(self) -> str | None:
        """The id of the value that Alexa found."""
        authorities = (self.resolutions and self.resolutions.resolutions_per_authority) or []
        for each in authorities:
            if each.status and each.status.code == MATCHED and each.values:
                return each.values[0].value.id
        return None


class Slot(Said):
    slot_value: Said | None = None

    def each(self) -> Iterator[Said]:
        """All that was said in it; nothing where it was left empty."""
        said = self.slot_value or self
        for one in said.values or [said]:
            if one.value:
                yield one


class Intent(Part):
    name: str
    slots: dict[str, Slot] | None = None


class Mistake(Part):
    """What Alexa did not like of an answer, or could not play."""

    type: str = "UNKNOWN"


class Request(Part):
    type: str
    locale: str | None = None
    intent: Intent | None = None
    token: str | None = None
    """Of what is being played."""
    error: Mistake | None = None


class Device(Part):
    device_id: str
    supported_interfaces: dict[str, Any] | None = None


class System(Part):
    device: Device


class Context(Part):
    system: System = msgspec.field(name="System")


class Envelope(Part):
    request: Request
    context: Context


def read(envelope: Mapping[str, Any]) -> Envelope:
    """An envelope that has everything that is needed."""
    try:
        return msgspec.convert(envelope, Envelope)
    except (msgspec.ValidationError, RecursionError) as error:
        raise NotAlexaError("envelope lacks something") from error
