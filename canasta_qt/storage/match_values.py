"""What the store of matches is asked and answers: plain values, read from damaged rows too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.files import StorageProblem

MatchOutcome = Literal["won", "lost", "shared", "watched"]
"""How a match ended for the person who played it; `watched` where only bots did."""

MatchState = MatchOutcome | Literal["running", "damaged"]
"""How a match ended, that it goes on, or that something of it cannot be read."""

Period = Literal["", "day", "week", "month", "year"]
"""How far back: to the beginning of today, or a number of days; empty for always."""

PERIOD_DAYS: Final[dict[Period, int]] = {"day": 0, "week": 7, "month": 30, "year": 365}
"""Days before today."""

ListColumn = Literal["played", "rules_name", "players", "state", "margin", "deals"]
"""What the list of matches can be ordered by."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be gone on with; `changed` is when it was last played, since the epoch."""

    id: int
    log: MatchLog
    changed: float


@dataclass(frozen=True, slots=True)
class FoundMatches:
    """The unfinished matches, latest first, and what was wrong with others."""

    matches: tuple[Unfinished, ...]
    problems: tuple[StorageProblem, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended: totals by scorer, and by how many points the winners were ahead."""

    result: MatchOutcome
    totals: tuple[int, ...]
    margin: int

    @staticmethod
    def of(run: MatchRun, seat: int | None = None) -> Ending | None:
        """The ending for the person at `seat` or the first one, once the last deal is booked."""
        outcome = run.outcome()
        if outcome is None:
            return None
        result: MatchOutcome = "shared" if len(outcome.winners) > 1 else "won"
        own = run.log.viewers[0] if seat is None else seat
        if not run.log.players[own].is_human:
            result = "watched"
        elif run.match.setup.scorer_of[own] not in outcome.winners:
            result = "lost"
        return Ending(result, outcome.totals, outcome.margin)


def endings_of(run: MatchRun) -> dict[int, Ending]:
    """Seat of each of the `viewers` to how the match ended for them; empty while it goes on."""
    endings = ((seat, Ending.of(run, seat)) for seat in run.log.viewers)
    return {seat: ending for seat, ending in endings if ending is not None}


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match as a list shows it. What cannot be read of a damaged one is empty or None.

    Attributes:
        id: its number in the store; `MatchStore.log` gives the match itself.
        played: when it ended or was last played, in seconds since the epoch.
        players: seat to who sat there.
        margin: by how many points the winners were ahead; None while it goes on.
    """

    id: int
    played: float | None
    rules_name: str
    players: tuple[Player, ...]
    state: MatchState
    margin: int | None
    deals: int | None
    counting_aid: bool = False


@dataclass(frozen=True, slots=True)
class ListFilter:
    """Which matches pass; what is empty does not matter.

    Attributes:
        text: words that all occur in the name of the rules or of a player.
        rules: names of the rules, of which one is theirs.
        level: that of a bot at the table, whatever its personality.
        period: how far back it was played last.
        shown_rules, shown_people: names as they are kept, each with how it is shown; the words of
            `text` may occur there too.
    """

    text: str = ""
    rules: tuple[str, ...] = ()
    state: MatchState | Literal[""] = ""
    level: str = ""
    player: str = ""
    period: Period = ""
    shown_rules: tuple[tuple[str, str], ...] = ()
    shown_people: tuple[tuple[str, str], ...] = ()

    @property
    def everything(self) -> bool:
        """Whether nothing is left out."""
        return self == ListFilter()


@dataclass(frozen=True, slots=True)
class ListOrder:
    """In which order; matches that are alike in it come latest first.

    `rules` are names of rules in the order of how they are shown.
    """

    column: ListColumn = "played"
    descending: bool = True
    rules: tuple[str, ...] = ()


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


_YEAR_3000: Final = 32_503_680_000.0
"""In seconds since the epoch: no match was played later."""

_MOST_POINTS: Final = 1_000_000_000
_MOST_DEALS: Final = 1_000_000

_MOST_LETTERS: Final = 1_000
"""No name is longer."""

_STATES: Final = (*get_args(MatchOutcome), "running")


def as_moment(cell: object) -> float | None:
    """Seconds since the epoch; None for anything else."""
    sound = isinstance(cell, (int, float)) and 0 <= cell < _YEAR_3000
    return float(cell) if sound else None  # type: ignore[arg-type]


def as_name(cell: object) -> str | None:
    """A name that can be shown; None for anything else."""
    if not isinstance(cell, str) or len(cell) > _MOST_LETTERS:
        return None
    return None if any("\ud800" <= letter <= "\udfff" for letter in cell) else cell


def as_people(cell: object) -> tuple[Player, ...] | None:
    """Seat to who sat there, from the JSON that is stored; None for anything else."""
    try:
        found = json.loads(cell) if isinstance(cell, str) else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, list):
        return None
    sound = all(
        isinstance(one, list) and len(one) == 2 and None not in map(as_name, one) for one in found
    )
    return tuple(Player(*one) for one in found) if sound and found else None


def _as_number(cell: object, least: int, most: int) -> int | None:
    return cell if isinstance(cell, int) and least <= cell <= most else None


def listed_match(row: Sequence[object]) -> ListedMatch:
    """A row of the list; it is damaged if it was set aside, or if a cell makes no sense."""
    number, at, rules, people, ending, lead, begun, aside, aided = row
    played, name, players = as_moment(at), as_name(rules), as_people(people)
    margin = None if lead is None else _as_number(lead, -_MOST_POINTS, _MOST_POINTS)
    deals = _as_number(begun, 0, _MOST_DEALS)
    sound = (
        aside is None
        and None not in (played, name, players, deals)
        and ending in _STATES
        and (margin is None) == (ending == "running")
    )
    state: MatchState = ending if sound else "damaged"  # type: ignore[assignment]
    assert isinstance(number, int)
    aid = aided == 1
    return ListedMatch(number, played, name or "", players or (), state, margin, deals, aid)
