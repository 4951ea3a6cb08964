"""A contest of two levels: its duels, the processes that play them, and what comes of them."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from canasta_qt.arena.crew import Crew
from canasta_qt.arena.duel import (
    MatchResult,
    PairResult,
    Players,
    Record,
    Role,
    play_match,
    play_pair,
    play_partner_pair,
    sides_of,
)
from canasta_qt.arena.elo import Share
from canasta_qt.arena.kept import Kept, KeptProblem, Key, same
from canasta_qt.arena.playing import BotFault
from canasta_qt.arena.tally import SURE, Tally
from canasta_qt.bots.api import make_bot
from canasta_qt.engine.rules import TableRules

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
    """

    rules: TableRules
    one: str
    other: str
    seed: str
    mate: str = ""
    rival: str = ""

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


@dataclass(frozen=True, slots=True)
class Spoilt:
    """A duel that could not be played to its end, and why."""

    number: int
    reason: str


Result = PairResult | MatchResult | Spoilt


def play_bout(bout: Bout) -> Result:
    """Play a duel; the work of one process for a second or so."""
    contest = bout.contest
    levels = (contest.one, contest.other, contest.mate, contest.rival)
    players = Players(*(partial(make_bot, level) for level in levels))
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
    record: Record

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


def bouts_of(contest: Contest, pairs: int, matches: int) -> tuple[Bout, ...]:
    """Every duel of a contest, pairs first."""
    return (
        *(Bout(contest, "pair", number) for number in range(pairs)),
        *(Bout(contest, "match", number) for number in range(matches)),
    )


def hold(
    contest: Contest,
    pairs: int,
    matches: int = 0,
    *,
    processes: int = PROCESSES,
    watch: Callable[[int, Tally], None] | None = None,
    kept: Kept | None = None,
) -> ContestReport:
    """Play a contest; the result does not depend on the number of processes, only times do.

    `watch` is told now and then how many duels are done, and the margins so far in whole points.
    What is `kept` is not played again, but for one duel that shows that the players are the same.
    Raises `CrewLost` when no process can be kept alive, and `KeptProblem`.
    """
    wanted = bouts_of(contest, pairs, matches)
    known = {} if kept is None else kept.of(contest)
    results: dict[Key, Result] = {key: known[key] for key in map(_key, wanted) if key in known}
    bouts = [*_proof(wanted, results), *(bout for bout in wanted if _key(bout) not in results)]
    margins = Tally.of(
        [round(one.margin) for one in results.values() if isinstance(one, PairResult)]
    )
    crew: Crew[Bout, Result] = Crew(play_bout, bouts, processes)
    try:
        crew.start()
        while not crew.finished:
            for done in crew.collect(None):
                bout = bouts[done.number]
                result = done.result or Spoilt(bout.number, _last_line(done.trouble))
                if _key(bout) in results:
                    _require_same(bout, results[_key(bout)], result)
                    continue
                results[_key(bout)] = result
                if kept is not None and not isinstance(result, Spoilt):
                    kept.add(contest, result)
                if isinstance(result, PairResult):
                    margins += Tally.of([round(result.margin)])
            if watch is not None:
                watch(len(results), margins)
    finally:
        crew.stop()
    return report_of(contest, [results[_key(bout)] for bout in wanted])


def _key(bout: Bout) -> Key:
    return bout.kind, bout.number


def _proof(wanted: Sequence[Bout], results: Mapping[Key, Result]) -> list[Bout]:
    """A kept duel to play again."""
    return [bout for bout in wanted if _key(bout) in results][-1:]


def _require_same(bout: Bout, before: Result, now: Result) -> None:
    if isinstance(before, Spoilt) or isinstance(now, Spoilt) or not same(before, now):
        raise KeptProblem(
            f"the kept results are of players that played otherwise: {bout.kind} {bout.number} of "
            f"{bout.contest.one} against {bout.contest.other} comes out differently now"
        )


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]


def report_of(contest: Contest, results: Sequence[Result]) -> ContestReport:
    """What these results amount to."""
    pairs = [one for one in results if isinstance(one, PairResult)]
    matches = [one for one in results if isinstance(one, MatchResult)]
    margins = tuple(pair.margin for pair in pairs)
    ahead = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    won = sum(match.won for match in matches)
    played: list[PairResult | MatchResult] = [*pairs, *matches]
    return ContestReport(
        contest,
        margins,
        Share(ahead, len(pairs)),
        Share(won, len(matches), sides_of(contest.rules)),
        sum(match.deals for match in matches) / max(1, len(matches)),
        (_habits(contest.one, "one", played), _habits(contest.other, "other", played)),
        tuple(one.reason for one in results if isinstance(one, Spoilt)),
    )


def _habits(level: str, role: Role, played: Sequence[PairResult | MatchResult]) -> Habits:
    together = Record()
    for result in played:
        together.add(result.records[role])
    together.times.sort()
    return Habits(level, together)
