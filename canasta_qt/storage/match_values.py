"""What the store of matches is asked and what it answers: plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.files import StorageProblem

Result = Literal["won", "lost", "shared", "watched"]
"""How a match ended for the person who played it; `watched` where only bots did."""

MatchState = Result | Literal["running"]
"""How a match ended, or that it goes on."""

ListColumn = Literal["played", "rules_name", "players", "state", "margin", "deals"]
"""What the list of matches can be ordered by."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be gone on with.

    Attributes:
        id: its number in the store.
        log: what has been played; hand it to `MatchRun.from_log`.
        changed: when it was last played (seconds since the epoch).
    """

    id: int
    log: MatchLog
    changed: float


@dataclass(frozen=True, slots=True)
class Found:
    """The unfinished matches, latest first, and what was wrong with others."""

    matches: tuple[Unfinished, ...]
    problems: tuple[StorageProblem, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended: totals by scorer, and by how many points the winners were ahead."""

    result: Result
    totals: tuple[int, ...]
    margin: int

    @staticmethod
    def of(run: MatchRun) -> Ending | None:
        """The ending of a match whose last deal is booked; None while it goes on."""
        outcome = run.outcome()
        if outcome is None:
            return None
        seats = run.match.setup.scorer_seats
        people = [seat for seat, player in enumerate(run.log.players) if player.is_human]
        own = [one for one, of in enumerate(seats) if people and people[0] in of]
        return Ending(_result(outcome.winners, own), outcome.totals, outcome.margin)


def _result(winners: tuple[int, ...], own: list[int]) -> Result:
    if not own:
        return "watched"
    if own[0] not in winners:
        return "lost"
    return "shared" if len(winners) > 1 else "won"


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match as a list shows it.

    Attributes:
        id: its number in the store; `MatchStore.log` gives the match itself.
        played: when it ended or was last played, in seconds since the epoch.
        rules_name: what the rules were called when it was played.
        players: seat to who sat there.
        margin: by how many points the winners were ahead; None while it goes on.
        deals: how many were begun.
    """

    id: int
    played: float
    rules_name: str
    players: tuple[Player, ...]
    state: MatchState
    margin: int | None
    deals: int


@dataclass(frozen=True, slots=True)
class ListFilter:
    """Which matches are wanted; what is empty does not matter.

    Attributes:
        text: words that all occur in the name of the rules or of a player.
        rules: the name of the rules.
        state: how the match ended, or that it goes on.
        level: that of a bot at the table, whatever its personality.
        player: the name of somebody at the table.
        since: when it was played last, in seconds since the epoch.
    """

    text: str = ""
    rules: str = ""
    state: MatchState | Literal[""] = ""
    level: str = ""
    player: str = ""
    since: float | None = None


@dataclass(frozen=True, slots=True)
class ListOrder:
    """In which order; matches that are alike in it come latest first."""

    column: ListColumn = "played"
    descending: bool = True


@dataclass(frozen=True, slots=True)
class ListFilterValues:
    """What the whole list can be narrowed to: names of rules, levels of bots, names of players."""

    rules: tuple[str, ...]
    levels: tuple[str, ...]
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deleted:
    """Matches that were deleted: what `MatchStore.restore` needs to bring them back."""

    ids: tuple[int, ...]
