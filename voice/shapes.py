"""Data from outside, looked at before it is trusted: each says where it did not find what belongs there."""

from collections.abc import Collection, Mapping
from typing import Any

from voice.errors import DoorError


def mapping(value: Any, where: str, keys: Collection[str] | None = None) -> Mapping[str, Any]:
    """An object; with `keys`, one that has no others."""
    if not isinstance(value, Mapping):
        raise DoorError("wolfen-document", where=where)
    for key in value if keys is not None else ():
        if key not in (keys or ()):
            raise DoorError("wolfen-document", where=f"{where}.{key}")
    return value


def listed(value: Any, where: str, most: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise DoorError("wolfen-document", where=where)
    if most is not None and len(value) > most:
        raise DoorError("wolfen-document", where=f"{where}[{most}]")
    return value


def text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise DoorError("wolfen-document", where=where)
    return value


def truth(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise DoorError("wolfen-document", where=where)
    return value


def whole_numbers(value: Any, where: str, count: int) -> list[int]:
    """So many whole numbers."""
    numbers = listed(value, where)
    if len(numbers) != count or not all(type(number) is int for number in numbers):
        raise DoorError("wolfen-document", where=where)
    return numbers
