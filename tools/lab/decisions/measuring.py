"""What deals of the quick instrument amount to, and the processes that work through them.

Of the two models the one that is less favourable to the first player is the figure: the smaller of
the two means over all deals. The smaller gap of each decision by itself would not do: of two
uncertain numbers the smaller is too small on average, and so many of them add up. Deals are the
unit of the 95 % interval, as decisions of one deal hang together.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from canasta_qt.jobs.pool import Pool
from canasta_qt.players.deal_report import SURE
from canasta_qt.players.judging import Model
from canasta_qt.players.table import BotFault
from tools.lab.decisions.asking import DealGains, Gains, Question, QuestionKind, ask_deal
from tools.lab.decisions.deals_file import DealsFile

STEP: Final = 6
"""Deals of a game that are asked about before the next game has its turn; no interval is believed
with fewer."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean in points a deal with half of its 95 % interval, infinite for fewer than two deals.

    `by_worlds` is the share of its variance that more worlds for a decision would take away.
    """

    mean: float
    interval: float
    by_worlds: float = 0.0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.interval

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.interval

    @property
    def is_decided(self) -> bool:
        """Whether 0 lies outside of the interval."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True, slots=True)
class Measured:
    """What came of a question.

    Attributes:
        deals: what was asked about.
        careful, plain: points a deal that the first player is ahead, by the two models.
        spoilt: why deals could not be played to their end.
    """

    question: Question
    deals: tuple[DealGains, ...]
    careful: Estimate
    plain: Estimate
    spoilt: tuple[str, ...] = ()

    @property
    def figure(self) -> Estimate:
        """The one that is less favourable to the first player."""
        return min(self.careful, self.plain, key=lambda estimate: estimate.mean)

    @property
    def asked(self) -> int:
        """Decisions of both players."""
        return sum(deal.asked for deal in self.deals)

    @property
    def unjudged(self) -> int:
        """Those among them that could not be judged."""
        return sum(deal.unjudged for deal in self.deals)

    @property
    def seconds(self) -> float:
        """Processor time in all."""
        return sum(deal.seconds for deal in self.deals)

    def by_kind(self) -> dict[QuestionKind, Gains]:
        """Decisions, and points a deal, by what was decided."""
        together: dict[QuestionKind, Gains] = {}
        for deal in self.deals:
            for kind, gains in deal.gains.items():
                own = together.setdefault(kind, Gains())
                share = 1 / len(self.deals)
                own.add(share * gains.careful, share * gains.plain, gains.decisions)
        return dict(sorted(together.items(), key=lambda item: -item[1].careful))


def student(degrees: int) -> float:
    """Standard errors to either side of a mean that cover 95 % with so few observations.

    The quantile of Student's distribution by its expansion (Abramowitz and Stegun, 26.7.5).
    """
    z = SURE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3


def measured(
    question: Question, deals: Sequence[DealGains], spoilt: Sequence[str] = ()
) -> Measured:
    """What these deals amount to."""
    careful = _estimate([deal.total.careful for deal in deals], deals, "careful")
    plain = _estimate([deal.total.plain for deal in deals], deals, "plain")
    return Measured(question, tuple(deals), careful, plain, tuple(spoilt))


def _estimate(sums: Sequence[float], deals: Sequence[DealGains], model: Model) -> Estimate:
    count = len(sums)
    if count < 2:
        return Estimate(statistics.fmean(sums) if sums else 0.0, math.inf)
    variance = statistics.variance(sums)
    noise = statistics.fmean(deal.noise[model] for deal in deals)
    interval = student(count - 1) * math.sqrt(variance / count)
    return Estimate(
        statistics.fmean(sums), interval, min(1.0, noise / variance) if variance else 0.0
    )


@dataclass(frozen=True, slots=True)
class QuestionTask:
    """One deal for any process to ask about."""

    question: Question
    number: int


def work(task: QuestionTask) -> DealGains | str:
    """Ask about a deal; why it could not be played to its end, if so."""
    try:
        return ask_deal(task.question, task.number)
    except BotFault as fault:
        return str(fault)


@dataclass(frozen=True, slots=True)
class Limits:
    """When to stop.

    Attributes:
        deals: of each game at most.
        within: points that half of a game's interval may have; 0: it may not.
        until_decided: whether a game is over once its interval lies on one side of 0.
        minutes: of the clock for all together, looked at between deals.
        processes: how many at once.
    """

    deals: int
    within: float = 0.0
    until_decided: bool = False
    minutes: float = math.inf
    processes: int = 1

    def is_enough(self, found: Measured) -> bool:
        """Whether a game needs no more deals."""
        count = len(found.deals) + len(found.spoilt)
        if count >= self.deals:
            return True
        if len(found.deals) < STEP:
            return False
        figure = found.figure
        return (self.until_decided and figure.is_decided) or figure.interval <= self.within


def measure(
    questions: Sequence[Question],
    limits: Limits,
    kept: DealsFile | None = None,
    watch: Callable[[Measured], None] = lambda found: None,
) -> list[Measured]:
    """Ask the questions in turns, a few deals of each at a time, until all have enough.

    What is kept is not asked again. `watch` is told what each question has come to whenever it has
    got a turn's deals. Raises `PoolLost` and `LinesFileProblem`.
    """
    end = monotonic() + 60 * limits.minutes
    deals = [kept.of(one) if kept is not None else {} for one in questions]
    spoilt: list[dict[int, str]] = [{} for _ in questions]

    def found(at: int) -> Measured:
        known = [deals[at][number] for number in sorted(deals[at]) if number < limits.deals]
        return measured(questions[at], known, list(spoilt[at].values()))

    is_late = False
    while not is_late:
        turn: list[tuple[int, QuestionTask]] = []
        for at, question in enumerate(questions):
            if not limits.is_enough(found(at)):
                numbers = range(limits.deals)
                left = [one for one in numbers if one not in deals[at] and one not in spoilt[at]]
                turn += [(at, QuestionTask(question, number)) for number in left[:STEP]]
        if not turn:
            break
        with Pool[QuestionTask, DealGains | str](work, limits.processes) as pool:
            for done in pool.run([task for _, task in turn]):
                at, task = turn[done.number]
                if isinstance(done.result, DealGains):
                    deals[at][task.number] = done.result
                    if kept is not None:
                        kept.add(task.question, done.result)
                else:
                    last_line = done.trouble.strip().rpartition("\n")[2]
                    spoilt[at][task.number] = done.result or last_line
                if done.number + 1 == len(turn) or turn[done.number + 1][0] != at:
                    watch(found(at))
                is_late = monotonic() > end
                if is_late:
                    break
    return [found(at) for at in range(len(questions))]
