"""A contest of two levels: its duels, the processes that play them, and what comes of them.

Results may be kept in a file as they come, so that a long measurement may be broken off and taken
up. Every line is a duel that was played. Players play alike whenever they meet again with the same
seed; so before kept results count, one of them is played again and must come out the same.
"""

from __future__ import annotations

import hashlib
import json
import math
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Literal

from canasta_qt.engine.rules import TableRules
from canasta_qt.jobs.pool import Pool
from canasta_qt.players.deal_report import SURE, Tally
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.table import BotFault
from canasta_qt.players.trial import rules_fingerprint
from tools.lab.duel import (
    CountsByRole,
    MatchResult,
    PairResult,
    PlayerCounts,
    Players,
    Role,
    play_match,
    play_pair,
    play_partner_pair,
    sides_of,
)
from tools.lab.lines_file import LinesFile, LinesFileProblem
from tools.lab.rating import Share
from tools.lab.seeing import make_player

Played = PairResult | MatchResult
Key = tuple[str, int]
"""Kind of a duel and its number."""

_COUNTS = ("discards", "gifts", "outs", "losses", "defeats")


class ContestFile:
    """The file. What comes is on the disk before the next duel is played."""

    def __init__(self, path: Path) -> None:
        """Read it if it is there; a last line that was cut off is left out.

        Raises `LinesFileProblem` when it cannot be read or is no file of results.
        """
        self._file = LinesFile(path, "result")
        self._found: dict[str, dict[Key, Played]] = {}
        self._file.read(self._take)

    def as_begun(self, contest: Contest) -> Contest:
        """The contest as what is kept of it was played; with nothing kept, as it is."""
        earlier = replace(contest, open_seeds=True)
        return earlier if self.of(earlier) else contest

    def of(self, contest: Contest) -> dict[Key, Played]:
        """What is kept of a contest, in the order it came."""
        return dict(self._found.get(contest_digest(contest), {}))

    def add(self, contest: Contest, result: Played) -> None:
        """Keep one more. Raises `LinesFileProblem` when it cannot be written."""
        self._file.add({"contest": contest_digest(contest), **_as_data(result)})

    def _take(self, data: dict[str, Any]) -> None:
        result = _from_data(data)
        self._found.setdefault(data["contest"], {})[duel_key(result)] = result


def contest_digest(contest: Contest) -> str:
    """What tells a contest from all others: a digest of its rules, players and seeds.

    It rests on what rules differ from Classic, not on what anything is called in the program.
    """
    players = [contest.one, contest.other, contest.mate, contest.rival]
    told = [rules_fingerprint(contest.rules), players, contest.seed, contest.open_seeds]
    told += ["interpreted"] * contest.interpreted
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=8).hexdigest()


def duel_key(result: Played) -> Key:
    """Which duel of its contest it is."""
    return ("pair" if isinstance(result, PairResult) else "match"), result.number


def _play_of(result: Played) -> dict[str, Any]:
    """A result without the times, which differ whenever the same is played again."""
    data = _as_data(result)
    records = {role: counts[: len(_COUNTS)] for role, counts in data["records"].items()}
    return {**data, "records": records}


def _as_data(result: Played) -> dict[str, Any]:
    records = {
        role: [*(asdict(record)[name] for name in _COUNTS), _times(record)]
        for role, record in result.records.items()
    }
    kind, number = duel_key(result)
    found = (
        {"margin": result.margin}
        if isinstance(result, PairResult)
        else {"won": result.won, "deals": result.deals}
    )
    return {"kind": kind, "number": number, **found, "records": records}


def _times(record: PlayerCounts) -> list[list[int]]:
    """Times and how often each was measured, to two figures."""
    rounded = (int(float(f"{time:.1e}")) for time in record.times)
    return [list(pair) for pair in sorted(Counter(rounded).items())]


def _from_data(data: dict[str, Any]) -> Played:
    records: CountsByRole = {role: _record(*counts) for role, counts in data["records"].items()}
    if data["kind"] == "pair":
        return PairResult(data["number"], data["margin"], records)
    return MatchResult(data["number"], data["won"], data["deals"], records)


def _record(*counts: Any) -> PlayerCounts:
    times = [time for time, often in counts[-1] for _ in range(often)]
    return PlayerCounts(**dict(zip(_COUNTS, counts[:-1], strict=True)), times=times)


PROCESSES = 2


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom at what.

    Attributes:
        rules: the game.
        one, other: levels; the results are `one`'s.
        seed: the same seed gives the same cards and play.
        mate, rival: in a test of partners, the levels of the team-mates and of the others; empty
            in an ordinary contest.
        open_seeds: whether the players' seeds begin with that of the cards; only in contests
            whose kept results were played so.
        interpreted: whether all think only as hard as where playouts run interpreted, by count.
            What is compiled here plays the same moves then, sooner.
    """

    rules: TableRules
    one: str
    other: str
    seed: str
    mate: str = ""
    rival: str = ""
    open_seeds: bool = False
    interpreted: bool = False

    @property
    def as_partner(self) -> bool:
        """Whether it is a test of partners."""
        return bool(self.mate)


@dataclass(frozen=True, slots=True)
class Bout:
    """One duel of a contest, for any process to play."""

    contest: Contest
    kind: Literal["pair", "match"]
    number: int

    @property
    def key(self) -> Key:
        """What tells it from the other duels of the contest."""
        return self.kind, self.number


@dataclass(frozen=True, slots=True)
class Spoilt:
    """A duel that could not be played to its end, and why."""

    number: int
    reason: str


BoutResult = Played | Spoilt


def play_bout(bout: Bout) -> BoutResult:
    """Play a duel; the work of one process for a second or so."""
    contest = bout.contest
    levels = (contest.one, contest.other, contest.mate, contest.rival)
    interpreted = contest.interpreted or not COMPILED
    one, other, mate, rival = (
        partial(make_player, level, interpreted=interpreted) for level in levels
    )
    players = Players(one, other, mate, rival, contest.open_seeds)
    pair = play_partner_pair if contest.as_partner else play_pair
    play = play_match if bout.kind == "match" else pair
    try:
        return play(contest.rules, players, contest.seed, bout.number)
    except BotFault as fault:
        return Spoilt(bout.number, str(fault))


@dataclass(frozen=True, slots=True)
class Habits:
    """What a level does at the table.

    Attributes:
        level: which.
        record: its counts, and the time of each choice in ascending order.
    """

    level: str
    record: PlayerCounts

    def milliseconds(self, share: float) -> float:
        """The time within which this share of its choices is made; 0 without any."""
        times = self.record.times
        return times[min(len(times) - 1, int(share * len(times)))] / 1000 if times else 0.0


@dataclass(frozen=True, slots=True)
class ContestReport:
    """What came of a contest; margins and shares are those of the first level.

    Attributes:
        contest: who played whom at what.
        margins: points a deal by which the first level was ahead, pair by pair.
        pairs: share of pairs it was ahead in.
        matches: share of matches it won.
        deals_a_match: how many deals a match took on average.
        habits: of the first and of the second level.
        spoilt: why duels could not be played to their end.
    """

    contest: Contest
    margins: tuple[float, ...]
    pairs: Share
    matches: Share
    deals_a_match: float
    habits: tuple[Habits, Habits]
    spoilt: tuple[str, ...] = ()

    @property
    def margin(self) -> float:
        """The mean margin in points a deal."""
        return statistics.fmean(self.margins) if self.margins else 0.0

    @property
    def interval(self) -> float:
        """Half the 95 % interval around the mean margin; infinite with fewer than two pairs."""
        count = len(self.margins)
        if count < 2:
            return math.inf
        return SURE * statistics.stdev(self.margins) / math.sqrt(count)


def hold(
    contest: Contest,
    pairs: int,
    matches: int = 0,
    *,
    processes: int = PROCESSES,
    watch: Callable[[int, Tally], None] | None = None,
    kept: ContestFile | None = None,
) -> ContestReport:
    """Play a contest; the result does not depend on the number of processes, only times do.

    `watch` is told now and then how many duels are done, and the margins so far in whole points.
    What is `kept` is not played again, but for one duel that shows that the players are the same.
    Raises `PoolLost` when no process can be kept alive, and `LinesFileProblem`.
    """
    contest = contest if kept is None else kept.as_begun(contest)
    wanted = [Bout(contest, "pair", number) for number in range(pairs)]
    wanted += [Bout(contest, "match", number) for number in range(matches)]
    known = {} if kept is None else kept.of(contest)
    results: dict[Key, BoutResult] = {
        bout.key: known[bout.key] for bout in wanted if bout.key in known
    }
    bouts = [bout for bout in wanted if bout.key in results][-1:]  # a kept one to play again
    bouts += [bout for bout in wanted if bout.key not in results]
    margins = Tally.of(
        [round(one.margin) for one in results.values() if isinstance(one, PairResult)]
    )
    with Pool[Bout, BoutResult](play_bout, processes) as pool:
        for done in pool.run(bouts):
            bout = bouts[done.number]
            last_line = done.trouble.strip().rpartition("\n")[2]
            result = done.result or Spoilt(bout.number, last_line)
            if bout.key in results:
                _require_same(bout, results[bout.key], result)
                continue
            results[bout.key] = result
            if kept is not None and not isinstance(result, Spoilt):
                kept.add(contest, result)
            if isinstance(result, PairResult):
                margins += Tally.of([round(result.margin)])
            if watch is not None:
                watch(len(results), margins)
    return report_of(contest, [results[bout.key] for bout in wanted])


def _require_same(bout: Bout, before: BoutResult, now: BoutResult) -> None:
    if isinstance(before, Spoilt) or isinstance(now, Spoilt) or _play_of(before) != _play_of(now):
        raise LinesFileProblem(
            f"the kept results are of players that played otherwise: {bout.kind} {bout.number} of "
            f"{bout.contest.one} against {bout.contest.other} comes out differently now"
        )


def report_of(contest: Contest, results: Sequence[BoutResult]) -> ContestReport:
    """What these results amount to."""
    pairs = [one for one in results if isinstance(one, PairResult)]
    matches = [one for one in results if isinstance(one, MatchResult)]
    margins = tuple(pair.margin for pair in pairs)
    ahead = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    won = sum(match.won for match in matches)
    played: list[Played] = [*pairs, *matches]
    return ContestReport(
        contest,
        margins,
        Share(ahead, len(pairs)),
        Share(won, len(matches), sides_of(contest.rules)),
        sum(match.deals for match in matches) / max(1, len(matches)),
        (_habits(contest.one, "one", played), _habits(contest.other, "other", played)),
        tuple(one.reason for one in results if isinstance(one, Spoilt)),
    )


def _habits(level: str, role: Role, played: Sequence[Played]) -> Habits:
    together = PlayerCounts()
    for result in played:
        together.add(result.records[role])
    together.times.sort()
    return Habits(level, together)
