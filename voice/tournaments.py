"""Tournaments over evenings, kept in one SQLite file: whole after every game, even if the power goes."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from games.wolfen.points import Result, Standing, check, points, standings
from voice.errors import DoorError

if TYPE_CHECKING:
    import sqlite3

FILE_VARIABLE = "NIGHTCALLER_TOURNAMENTS"
APPLICATION = 0x4E43746D
"""“NCtm”: tells our files from other people's databases."""
VERSION = 1
PATIENCE = 10.0
"""Seconds to wait while somebody else writes."""

SCHEMA = """
CREATE TABLE tournament (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    date TEXT NOT NULL,
    faction TEXT NOT NULL,
    source TEXT NOT NULL
);
CREATE TABLE part (
    game INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    role TEXT NOT NULL,
    won INTEGER NOT NULL,
    storyteller INTEGER NOT NULL,
    role_player INTEGER NOT NULL,
    most_fun INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
);
"""


@dataclass(frozen=True)
class Played:
    """A game as it was recorded."""

    number: int
    """Counted within its tournament."""
    date: str
    result: Result


PARTS = ("game", "date", "faction", "player", "role", "won", "storyteller", "role_player", "most_fun", "points")


def parts(played: Played) -> list[list[str]]:
    """A line for each player of a game, as `PARTS` names its fields."""
    found, earned = played.result, points(played.result)
    roles = found.roles or ("",) * len(found.players)
    rows = []
    for player, role in zip(found.players, roles, strict=True):
        marks = (found.storyteller, found.role_player, found.most_fun)
        flags = [player in found.winners, *(player == mark for mark in marks)]
        yes_no = [str(int(flag)) for flag in flags]
        rows.append([str(played.number), played.date, found.faction, player, role, *yes_no, str(earned[player])])
    return rows


def tournaments_file() -> Path:
    """Where tournaments are kept; `NIGHTCALLER_TOURNAMENTS` names another file. It need not exist yet."""
    if named := os.environ.get(FILE_VARIABLE):
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path  # only here: a start without it is faster

    return user_data_path("nightcaller", appauthor=False) / "tournaments.db"


class Tournaments:
    """The tournaments of one file. Every change is one transaction."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def new(self, name: str) -> None:
        with self._changing() as store:
            if _id_of(store, name) is not None:
                raise DoorError("tournament-there", tournament=name)
            store.execute("INSERT INTO tournament (name) VALUES (?)", (name,))

    def names(self) -> list[str]:
        # An empty file is one that was begun and never written to.
        if not self.path.exists() or not self.path.stat().st_size:
            return []
        with self._open() as store:
            return [name for (name,) in store.execute("SELECT name FROM tournament ORDER BY id")]

    def record(self, name: str, date: str, result: Result, source: str = "") -> int:
        """Adds a game; its number within the tournament. A source that is known already is the same game again."""
        check(result)
        with self._changing() as store:
            tournament = _known(store, name)
            same = "SELECT 1 FROM game WHERE tournament = ? AND source = ? AND source != ''"
            if store.execute(same, (tournament, source)).fetchone():
                raise DoorError("tournament-game-there", tournament=name)
            row = store.execute(
                "INSERT INTO game (tournament, date, faction, source) VALUES (?, ?, ?, ?)",
                (tournament, date, result.faction, source),
            )
            for seat, player in enumerate(result.players):
                role = result.roles[seat] if result.roles else ""
                marks = (result.storyteller, result.role_player, result.most_fun)
                flags = (player in result.winners, *(player == each for each in marks))
                store.execute(
                    "INSERT INTO part VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (row.lastrowid, seat, player, role, *flags)
                )
            (count,) = store.execute("SELECT count(*) FROM game WHERE tournament = ?", (tournament,)).fetchone()
            return int(count)

    def undo(self, name: str) -> Played:
        """Takes the game that was recorded last out again."""
        with self._changing() as store:
            tournament = _known(store, name)
            games = _games(store, tournament)
            if not games:
                raise DoorError("tournament-empty", tournament=name)
            (last,) = store.execute("SELECT max(id) FROM game WHERE tournament = ?", (tournament,)).fetchone()
            store.execute("DELETE FROM part WHERE game = ?", (last,))
            store.execute("DELETE FROM game WHERE id = ?", (last,))
            return games[-1]

    def games(self, name: str) -> list[Played]:
        self._must_exist(name)
        with self._open() as store:
            return _games(store, _known(store, name))

    def standings(self, name: str) -> list[Standing]:
        return list(standings(played.result for played in self.games(name)))

    def _must_exist(self, name: str) -> None:
        if not self.path.exists():
            raise DoorError("unknown-tournament", tournament=name)

    @contextmanager
    def _changing(self) -> Iterator["sqlite3.Connection"]:
        """One transaction: all of it or nothing."""
        with self._open() as store:
            _begin(store)
            try:
                yield store
            except BaseException:
                store.rollback()
                raise
            store.commit()

    @contextmanager
    def _open(self) -> Iterator["sqlite3.Connection"]:
        import sqlite3  # only here: a start without it is faster

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)) as store:
                _look(store, self.path)
                yield store
        except sqlite3.OperationalError as error:  # a disk that is full, a file that is locked
            raise DoorError("tournament-file-shut", path=str(self.path), reason=str(error)) from error
        except sqlite3.DatabaseError as error:
            raise DoorError("tournament-file-broken", path=str(self.path), reason=str(error)) from error
        except OSError as error:
            raise DoorError("tournament-file-shut", path=str(self.path), reason=error.strerror) from error


def _look(store: "sqlite3.Connection", path: Path) -> None:
    """Refuses files that are not ours, or of a later version."""
    store.execute("PRAGMA foreign_keys = ON")
    (application,) = store.execute("PRAGMA application_id").fetchone()
    (version,) = store.execute("PRAGMA user_version").fetchone()
    (tables,) = store.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and application != APPLICATION:
        raise DoorError("tournament-file-foreign", path=str(path))
    if version > VERSION:
        raise DoorError("tournament-file-version", path=str(path))


def _begin(store: "sqlite3.Connection") -> None:
    """Starts a change; a new file gets its tables in the same transaction."""
    store.execute("BEGIN IMMEDIATE")
    (tables,) = store.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not tables:
        for statement in SCHEMA.split(";\n"):
            if statement.strip():
                store.execute(statement)
        store.execute(f"PRAGMA application_id = {APPLICATION}")
        store.execute(f"PRAGMA user_version = {VERSION}")


def _id_of(store: "sqlite3.Connection", name: str) -> int | None:
    """By name; capital letters do not matter, in any alphabet."""
    for found, each in store.execute("SELECT id, name FROM tournament"):
        if each.casefold() == name.casefold():
            return int(found)
    return None


def _known(store: "sqlite3.Connection", name: str) -> int:
    found = _id_of(store, name) if store.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() else None
    if found is None:
        raise DoorError("unknown-tournament", tournament=name)
    return found


def _games(store: "sqlite3.Connection", tournament: int) -> list[Played]:
    rows = store.execute(
        "SELECT id, date, faction FROM game WHERE tournament = ? ORDER BY id", (tournament,)
    ).fetchall()
    return [
        Played(number, date, _result(store, game, faction))
        for number, (game, date, faction) in enumerate(rows, start=1)
    ]


def _result(store: "sqlite3.Connection", game: int, faction: str) -> Result:
    parts = store.execute(
        "SELECT player, role, won, storyteller, role_player, most_fun FROM part WHERE game = ? ORDER BY seat", (game,)
    ).fetchall()

    def marked(column: int) -> str:
        return next((part[0] for part in parts if part[column]), "")

    return Result(
        players=tuple(part[0] for part in parts),
        winners=tuple(part[0] for part in parts if part[2]),
        faction=faction,
        storyteller=marked(3),
        role_player=marked(4),
        most_fun=marked(5),
        roles=tuple(part[1] for part in parts) if any(part[1] for part in parts) else (),
    )
