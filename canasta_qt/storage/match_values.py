"""What the store of matches is asked and what it answers: plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.files import StorageProblem

Result = Literal["won", "lost", "shared", "watched"]
"""How a match ended for the person who played it; `watched` where only bots did."""

Column = Literal["ended", "begun", "rules_name", "players", "result", "margin", "deals"]
"""What a list of finished matches can be ordered by."""


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
class FinishedMatch:
    """A match that is over, as a list shows it.

    Attributes:
        id: its number in the store; `MatchStore.log` gives the match itself.
        begun, ended: when, in seconds since the epoch.
        rules_name: what the rules were called when it was played.
        preset: id of the preset they came from; `rule_set`: id of the player's own set, or empty.
        players: seat to who sat there.
        seed: the match's seed.
        result, totals, margin: as in `Ending`.
        deals: how many were played.
    """

    id: int
    begun: float
    ended: float
    rules_name: str
    preset: str
    rule_set: str
    players: tuple[Player, ...]
    seed: int | str
    result: Result
    totals: tuple[int, ...]
    margin: int
    deals: int


@dataclass(frozen=True, slots=True)
class Filter:
    """Which finished matches are wanted; what is empty does not matter.

    Attributes:
        text: words that all occur in the name of the rules or of a player.
        rules: names of rules, any of them.
        results: any of them.
        since, until: when the match ended, in seconds since the epoch; `until` is not included.
    """

    text: str = ""
    rules: tuple[str, ...] = ()
    results: tuple[Result, ...] = ()
    since: float | None = None
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """In which order; matches that are alike in it come latest first."""

    column: Column = "ended"
    descending: bool = True


@dataclass(frozen=True, slots=True)
class Slice:
    """Which part of a long list: so many rows from an offset."""

    offset: int = 0
    rows: int = 100


@dataclass(frozen=True, slots=True)
class FinishedPage:
    """A part of the list, and how many there are altogether."""

    matches: tuple[FinishedMatch, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Deleted:
    """Matches that were deleted: what `MatchStore.restore` needs to bring them back."""

    ids: tuple[int, ...]
