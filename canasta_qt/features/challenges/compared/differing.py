"""Where two ways to play the same deal part, and the other way as a match to be watched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from canasta_qt.features.challenges.compared.playing import Played
from canasta_qt.record.log import Entry, MatchLog
from canasta_qt.record.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Parting:
    """The first move that differs.

    Attributes:
        action: how many moves are the same before it. turn: the number of the turn it is in, from
            1; seat: whose move it is.
    """

    action: int
    seat: int


def parting(yours: Sequence[Entry], theirs: Sequence[Entry]) -> Parting | None:
    """The first move that differs; None where all are the same."""
    for at, (one, other) in enumerate(zip(yours, theirs, strict=False)):
        if one != other:
            return Parting(at, one.seat)
    if len(yours) == len(theirs):
        return None
    longer = max(yours, theirs, key=len)
    at = min(len(yours), len(theirs))
    return Parting(at, longer[at].seat)


def played_by_other(
    log: MatchLog, deal: int, seat: int, level: str, name: str, played: Played
) -> Timeline:
    """The match up to a deal, that deal as a level played it; `name` is what to call the level.

    Raises `ReplayDifference` where those moves cannot be played.
    """
    other = replace(
        log.deals[deal - 1].copy(), entries=list(played.entries), scored=played.points, thoughts={}
    )
    players = list(log.players)
    players[seat] = replace(players[seat], name=name, played_by=level)
    earlier = [one.copy() for one in log.deals[: deal - 1]]
    return Timeline(
        replace(log, players=tuple(players), deals=[*earlier, other], conceded=None, advice=False)
    )


def as_it_was(log: MatchLog, deal: int) -> Timeline:
    """The match up to the end of a deal, as it was played."""
    earlier = [one.copy() for one in log.deals[:deal]]
    last = deal == len(log.deals)
    return Timeline(replace(log, deals=earlier, conceded=log.conceded if last else None))
