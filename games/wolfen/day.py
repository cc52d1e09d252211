"""The day: accusations, nominees, the vote and the execution."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from games.errors import Refusal
from games.wolfen import night
from games.wolfen.ending import settle
from games.wolfen.events import Accuse, Count, Drawn, Vote
from games.wolfen.table import Death, Lots, Table

BALLOTS = 2
"""A tie is voted again, then drawn."""


def minutes(table: Table) -> int:
    """How long the table may talk: a minute for each survivor."""
    return len(table.living)


def accusers(table: Table) -> tuple[str, ...]:
    """Everyone who holds a white token: the living and the Ghosts."""
    speaking = {*table.living, *table.ghosts}
    return tuple(name for name in table.names if name in speaking)


def suspects(table: Table, accuser: str) -> tuple[str, ...]:
    """Whom somebody may accuse: any other of the living, but for the Romantic and the Lover each other."""
    return tuple(name for name in table.living if _may_accuse(table, accuser, name))


def _may_accuse(table: Table, accuser: str, accused: str) -> bool:
    return accuser != accused and not table.lovers(accuser, accused)


def still_to_accuse(table: Table) -> tuple[str, ...]:
    waiting = (name for name in accusers(table) if name not in table.accusations)
    # The Romantic who is left alone with the Lover has nobody to accuse.
    return tuple(name for name in waiting if any(_may_accuse(table, name, other) for other in table.living))


def voters(table: Table) -> tuple[str, ...]:
    """The living who are not nominees."""
    return tuple(name for name in table.living if name not in table.nominees)


def still_to_vote(table: Table) -> tuple[str, ...]:
    return () if table.counted else tuple(name for name in voters(table) if name not in table.votes)


def act(table: Table, event: Accuse | Vote | Count | Drawn) -> Table:
    """What the people of the table do, and the hat."""
    match event:
        case Accuse():
            return _accuse(table, event)
        case Vote():
            return _vote(table, event)
        case Count():
            return _count(table, event)
        case Drawn():
            return _draw(table, event)


def _accuse(table: Table, event: Accuse) -> Table:
    accuser, accused = event.by, event.player
    if table.phase != "accusations":
        raise Refusal("wolfen-no-accusations")
    if table.card(accuser) == "storyteller" or table.card(accused) == "storyteller":
        raise Refusal("wolfen-storyteller-apart")
    if accuser in table.out:
        raise Refusal("wolfen-out", player=accuser)
    if accuser in table.accusations:
        raise Refusal("wolfen-accused-already", player=accuser)
    if accused not in table.living:
        raise Refusal("wolfen-target-dead", player=accused)
    if accuser == accused:
        raise Refusal("wolfen-accuse-self", player=accuser)
    if table.lovers(accuser, accused):
        raise Refusal("wolfen-lovers", player=accuser, other=accused)
    return replace(table, accusations={**table.accusations, accuser: accused})


def close_accusations(table: Table, *, anyway: bool) -> Table:
    """Nominees, or an execution at once, or lots where accusations are tied."""
    if accused := unanimous(table):
        return _execute(replace(table, nominees=(accused,)), accused)
    if not anyway and (waiting := still_to_accuse(table)):
        raise Refusal("wolfen-still-to-accuse", player=waiting[0], count=len(waiting))
    if not table.accusations:
        return _day_over(table, ())
    places = 1 if table.forced else 2
    given = Counter(table.accusations.values())
    # Where tokens are missing, somebody without any may be tied for the second place.
    tokens = {name: given[name] for name in table.living if name != table.forced}
    cut = sorted(tokens.values(), reverse=True)[places - 1]
    sure = tuple(name for name in tokens if tokens[name] > cut)
    tied = tuple(name for name in tokens if tokens[name] == cut)
    nominated = (table.forced, *sure) if table.forced else sure
    take = places - len(sure)
    if len(tied) == take:
        # The most accused first, then as they sit: the order does not tell whom the Troublemaker forced.
        both = {*nominated, *tied}
        return _nominate(table, sorted(filter(both.__contains__, table.names), key=lambda name: -given[name]))
    return replace(table, phase="draw", lots=Lots(tied, take, nominated))


def unanimous(table: Table) -> str:
    """Whom everyone accuses. Nobody accuses oneself, so what the accused does is not asked."""
    waiting = set(still_to_accuse(table))
    for name in dict.fromkeys(table.accusations.values()):
        others = (accused for accuser, accused in table.accusations.items() if accuser != name)
        if waiting <= {name} and all(accused == name for accused in others):
            return name
    return ""


def _nominate(table: Table, nominees: Sequence[str]) -> Table:
    return replace(table, phase="defence", nominees=tuple(nominees), lots=None)


def _draw(table: Table, event: Drawn) -> Table:
    """The lot fell."""
    lots = table.lots
    if lots is None:
        raise Refusal("wolfen-no-draw")
    for name in event.players:
        table.card(name)
        if name not in lots.among:
            raise Refusal("wolfen-not-in-hat", player=name)
    if len(set(event.players)) != lots.take or len(event.players) != lots.take:
        raise Refusal("wolfen-draw-number", count=lots.take)
    if lots.execution:
        return _execute(table, event.players[0])
    return _nominate(table, (*lots.nominated, *event.players))


def open_vote(table: Table) -> Table:
    return replace(table, phase="vote", ballot=1, votes={}, counted=None)


def _vote(table: Table, event: Vote) -> Table:
    voter, nominee = event.by, event.player
    if table.phase != "vote":
        raise Refusal("wolfen-no-vote")
    if table.card(voter) == "storyteller":
        raise Refusal("wolfen-storyteller-apart")
    if voter not in table.living:
        raise Refusal("wolfen-dead-voter", player=voter)
    if voter in table.nominees:
        raise Refusal("wolfen-nominee-voter", player=voter)
    table.card(nominee)
    if nominee not in table.nominees:
        raise Refusal("wolfen-not-nominated", player=nominee)
    if table.counted:
        raise Refusal("wolfen-counted-already")
    if voter in table.votes:
        raise Refusal("wolfen-voted-already", player=voter)
    if table.lovers(voter, nominee):
        raise Refusal("wolfen-lovers", player=voter, other=nominee)
    return replace(table, votes={**table.votes, voter: nominee})


def _count(table: Table, event: Count) -> Table:
    """Tokens are dropped unseen: at a table of people, the Storyteller knows their number alone."""
    if table.phase != "vote":
        raise Refusal("wolfen-no-vote")
    if table.votes or table.counted:
        raise Refusal("wolfen-counted-already")
    most = len(voters(table))
    if event.first < 0 or event.second < 0 or event.first + event.second > most:
        raise Refusal("wolfen-count", count=most)
    return replace(table, counted=(event.first, event.second))


def close_vote(table: Table, *, anyway: bool) -> Table:
    """An execution, a second ballot, or lots."""
    if not anyway and (waiting := still_to_vote(table)):
        raise Refusal("wolfen-still-to-vote", player=waiting[0], count=len(waiting))
    if not anyway and table.counted and (missing := len(voters(table)) - sum(table.counted)):
        raise Refusal("wolfen-count-short", count=missing)
    first, second = tally(table)
    if first != second:
        return _execute(table, table.nominees[first < second])
    if table.ballot < BALLOTS:
        return replace(table, ballot=table.ballot + 1, votes={}, counted=None)
    return replace(table, phase="draw", lots=Lots(table.nominees, 1, execution=True))


def tally(table: Table) -> tuple[int, int]:
    """The votes for each nominee."""
    if table.counted:
        return table.counted
    votes = list(table.votes.values())
    first, second = table.nominees
    return votes.count(first), votes.count(second)


def _execute(table: Table, name: str) -> Table:
    death = Death(name, "day", table.number, "executed")
    return _day_over(replace(table, deaths=(*table.deaths, death)), table.nominees)


def _day_over(table: Table, nominees: Sequence[str]) -> Table:
    return end(replace(table, days=(*table.days, tuple(nominees))))


def end(table: Table) -> Table:
    """The day is over: the end, or the next night."""
    settled = settle(table)
    return settled if settled.verdict else night.begin(settled, table.number + 1)
