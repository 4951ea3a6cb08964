"""Comparing a match: deals played again by bots, points, where two ways part, and averages."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import math
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from canasta_qt import __version__
from canasta_qt.engine.rules import TableRules, dump_rules
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.table import MOST_ACTIONS, play_out
from canasta_qt.record.log import Entry, MatchLog
from canasta_qt.record.notation import cards_text, parse, text_of
from canasta_qt.record.replay import DealTape, MatchRun
from canasta_qt.record.seeds import bot_seed, hidden_seed
from canasta_qt.record.timeline import Timeline

LEVELS: Final = ("expert", "newcomer")
"""Who plays the seat again: the best companion, and an aim that can be reached."""


@dataclass(frozen=True, slots=True)
class LevelPlayed:
    """What a level made of a deal: the points of each scorer, and its moves."""

    points: tuple[int, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class LevelTask:
    """One deal for one level: the match without its moves, and the deal up to its first move."""

    log: MatchLog
    tape: DealTape
    seat: int
    level: str


def players_version() -> str:
    """Which players these are: those of another version, or of a slower core, play differently."""
    return f"{__version__}/{'compiled' if COMPILED else 'interpreted'}"


def company(log: MatchLog, seat: int) -> tuple[str, ...]:
    """The level at each seat when `seat` is played again: "" there, a usual bot for people."""
    return tuple(
        "" if at == seat else DEFAULT_LEVEL if player.is_human else player.played_by
        for at, player in enumerate(log.players)
    )


def other_people(log: MatchLog, seat: int) -> tuple[int, ...]:
    """The other seats that persons played, where a usual bot stands in."""
    return tuple(at for at, one in enumerate(log.players) if one.is_human and at != seat)


def seed_for(log: MatchLog, seat: int) -> str:
    """The seed of a seat's bot: that of the match itself where its secret allows it."""
    return bot_seed(log, seat) if log.secret else hidden_seed(f"compare/{log.seed}/{seat}")


def may_be_played(tape: DealTape, seat: int) -> bool:
    """Whether the seat plays in this deal at all: where there are five, one rests."""
    return seat in tape.turns[0].state.order


def digest_of(log: MatchLog, tape: DealTape, seat: int) -> str:
    """What a result depends on, in short: another digest, another comparison."""
    known = {
        "rules": dump_rules(log.rules),
        "deck": cards_text(tape.deal.order),
        "dealer": tape.deal.dealer,
        "deal": tape.deal.number,
        "totals": list(tape.before.totals),
        "seed": str(log.seed),
        "seat": seat,
        "company": list(company(log, seat)),
        "bots": [seed_for(log, at) for at in range(len(log.players))],
    }
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:32]


def task_of(timeline: Timeline, deal: int, seat: int, level: str) -> LevelTask:
    """A deal, over or in progress, for a level."""
    tape, log = timeline.tape(deal), timeline.log
    begin = tape.turns[0]
    bare = tape.deal.copy()
    bare.truncate(0)
    bare.scored = None
    first = DealTape(bare, tape.before, tape.history[: begin.events], (), tape.turns[:1])
    earlier = [replace(one.copy(), entries=[], thoughts={}) for one in log.deals[: deal - 1]]
    plain = replace(log, deals=[*earlier, bare.copy()], conceded=None, advice=False)
    return LevelTask(plain, first, seat, level)


def play_task(task: LevelTask) -> LevelPlayed:
    """Play the deal to its end. Raises `BotFault`."""
    run = MatchRun.at(task.log, task.tape, 0)
    levels = list(company(task.log, task.seat))
    levels[task.seat] = task.level
    bots = [
        make_bot(level, seed_for(task.log, seat), by_count=True)
        for seat, level in enumerate(levels)
    ]
    play_out(run, bots, f"deal {task.tape.deal.number} with {task.level} at seat {task.seat}")
    deal = run.log.deals[-1]
    assert deal.scored is not None
    return LevelPlayed(deal.scored, tuple(deal.entries))


# --- what came of comparing a match -----------------------------------------------------------

_MOST_LETTERS: Final = 200 * MOST_ACTIONS


def ahead(points: tuple[int, ...], scorer: int) -> float:
    """By how much a scorer is ahead of the others in a deal, of their mean where there are more."""
    others = [one for at, one in enumerate(points) if at != scorer]
    return points[scorer] - sum(others) / len(others) if others else float(points[scorer])


@dataclass(frozen=True, slots=True)
class DealComparison:
    """A deal: its digest (`digest_of`), your points once it is over, and each level's."""

    digest: str
    yours: tuple[int, ...] | None = None
    levels: Mapping[str, LevelPlayed] = field(default_factory=dict)

    def difference(self, scorer: int, level: str = LEVELS[0]) -> float | None:
        """By how much more you were ahead than the level was; None while that is not known."""
        theirs = self.levels.get(level)
        if theirs is None or self.yours is None:
            return None
        return ahead(self.yours, scorer) - ahead(theirs.points, scorer)


@dataclass(frozen=True, slots=True)
class MatchComparison:
    """The deals of a match by number, for one seat, whose points are those of `scorer`.

    `players` is the version of the players that compared; others play differently.
    """

    seat: int
    scorer: int
    players: str
    deals: Mapping[int, DealComparison] = field(default_factory=dict)

    def with_played(self, deal: int, level: str, played: LevelPlayed) -> MatchComparison:
        known = self.deals[deal]
        more = replace(known, levels={**known.levels, level: played})
        return replace(self, deals={**self.deals, deal: more})

    def differences(self, level: str = LEVELS[0]) -> list[float]:
        """Of all deals that are over and were compared, in their order."""
        found = (self.deals[deal].difference(self.scorer, level) for deal in sorted(self.deals))
        return [one for one in found if one is not None]

    def missing(self, levels: Iterable[str] = LEVELS) -> list[tuple[int, str]]:
        """What was not played yet, the first deal first."""
        wanted = tuple(levels)
        return [
            (deal, level)
            for deal in sorted(self.deals)
            for level in wanted
            if level not in self.deals[deal].levels
        ]


def begun(
    timeline: Timeline, seat: int, known: MatchComparison | None = None, *, running: bool = False
) -> MatchComparison:
    """A comparison of the deals that are over, and of the `running` one.

    What other players found, or about other cards, is left out.
    """
    version = players_version()
    usable = known is not None and (known.seat, known.players) == (seat, version)
    before = known.deals if known is not None and usable else {}
    deals = {}
    for number, tape in enumerate(timeline.tapes, start=1):
        over = tape.deal.scored is not None
        if not may_be_played(tape, seat):
            continue
        digest, old = digest_of(timeline.log, tape, seat), before.get(number)
        levels = old.levels if old is not None and old.digest == digest else {}
        if over or running or levels:
            deals[number] = DealComparison(digest, tape.deal.scored, levels)
    scorer = timeline.run.match.setup.scorer_of[seat]
    return MatchComparison(seat, scorer, version, deals)


def comparison_data(comparison: MatchComparison) -> dict[str, Any]:
    return {
        "scorer": comparison.scorer,
        "seat": comparison.seat,
        "players": comparison.players,
        "deals": [
            {
                "deal": number,
                "digest": deal.digest,
                "yours": None if deal.yours is None else list(deal.yours),
                "levels": {level: _played_data(one) for level, one in deal.levels.items()},
            }
            for number, deal in sorted(comparison.deals.items())
        ],
    }


def comparison_from(data: Mapping[str, Any]) -> MatchComparison:
    """Raises `ValueError` for data that makes no sense."""
    try:
        deals = {_whole(one["deal"]): _deal_from(one) for one in data["deals"]}
        found = MatchComparison(
            _whole(data["seat"]), _whole(data["scorer"]), str(data["players"]), deals
        )
    except (KeyError, TypeError, AttributeError) as problem:
        raise ValueError(f"no comparison: {problem!r}") from None
    for deal in found.deals.values():
        for points in (deal.yours, *(one.points for one in deal.levels.values())):
            if points is not None and not 0 <= found.scorer < len(points):
                raise ValueError("no comparison: points of the seat's scorer are missing")
    return found


def _deal_from(data: Mapping[str, Any]) -> DealComparison:
    yours = data["yours"]
    levels = {str(level): _played_from(one) for level, one in data["levels"].items()}
    return DealComparison(str(data["digest"]), None if yours is None else _points(yours), levels)


def _played_data(played: LevelPlayed) -> dict[str, Any]:
    lines = "\n".join(f"{seat} {text_of(action)}" for seat, action in played.entries)
    packed = base64.b64encode(zlib.compress(lines.encode(), 9)).decode()
    return {"points": list(played.points), "moves": packed}


def _played_from(data: Mapping[str, Any]) -> LevelPlayed:
    try:
        unpacking = zlib.decompressobj()
        raw = unpacking.decompress(base64.b64decode(data["moves"], validate=True), _MOST_LETTERS)
    except (zlib.error, binascii.Error) as problem:
        raise ValueError(f"no moves: {problem}") from None
    if unpacking.unconsumed_tail:
        raise ValueError("no moves: too many of them")
    entries = (_entry(line) for line in raw.decode().splitlines())
    return LevelPlayed(_points(data["points"]), tuple(entries))


def _entry(line: str) -> Entry:
    seat, _, action = line.partition(" ")
    return Entry(int(seat), parse(action))


def _points(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise ValueError("points are expected")
    return tuple(map(_whole, value))


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"a number is expected, not {value!r}")
    return value


# --- where two ways to play the same deal part ------------------------------------------------


@dataclass(frozen=True, slots=True)
class Parting:
    """The first move that differs: how many moves before it are the same, and whose it is."""

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
    log: MatchLog, deal: int, seat: int, level: str, name: str, played: LevelPlayed
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


# --- duplicate matches ------------------------------------------------------------------------

DEALS: Final = 10


def duplicate_rules(rules: TableRules) -> TableRules:
    """The same rules, played over exactly ten deals whatever the totals are."""
    end = MatchEnd("deals", None, DEALS)
    return replace(rules, match=replace(rules.match, end=end, instant_win=None))


@dataclass(frozen=True, slots=True)
class DuplicateStanding:
    """How a duplicate match stands; `most` match points were possible."""

    compared: int
    points: float
    match_points: int
    most: int


def match_points(difference: float) -> int:
    """Two for a better deal, one for an equal one, none for a worse one."""
    rounded = round(difference)
    return 2 if rounded > 0 else 1 if rounded == 0 else 0


def standing(comparison: MatchComparison) -> DuplicateStanding:
    """How a duplicate match stands so far."""
    found = comparison.differences()
    earned = sum(map(match_points, found))
    return DuplicateStanding(len(found), sum(found), earned, 2 * len(found))


# --- the mean of many differences -------------------------------------------------------------

ENOUGH: Final = 10
"""The fewest deals of which a mean is shown."""
_INTERVAL: Final = 1.96


@dataclass(frozen=True, slots=True)
class Average:
    """The mean over so many deals, and half its 95 % interval."""

    deals: int
    mean: float
    spread: float


def average(differences: Sequence[float]) -> Average | None:
    """The mean of enough differences, else None."""
    count = len(differences)
    if count < ENOUGH:
        return None
    mean = sum(differences) / count
    variance = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return Average(count, mean, _INTERVAL * math.sqrt(variance / count))
