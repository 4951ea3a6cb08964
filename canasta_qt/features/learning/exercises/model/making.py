"""Making exercises: deals of Steady players are searched, and a good mixture is picked.

A deal is searched on its own (`DealSearch`), one decision a step, so that it can be stopped at any
time and played by any process; the deals of a seed are the same everywhere, and so are the
exercises.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.learning.exercises.model.exercise import CodedMove, Exercise, MatchStanding
from canasta_qt.features.learning.exercises.model.finding import Finding, degree_of, find, theme_of
from canasta_qt.features.learning.exercises.model.play_text import play_text
from canasta_qt.features.learning.exercises.model.position import begun, rules_of
from canasta_qt.jobs.pool import Pool
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.players.mid_match import SHARE_OF_TARGET, STANDINGS
from canasta_qt.record.seeds import hidden_seed

MOST_ACTIONS: Final = 3000
"""Actions after which a deal is let go."""
APART: Final = 8
"""Actions that lie between two exercises of a deal at least."""
MOST_OF_DEAL: Final = 4
_BEGINS: Final = (0, 12, 24, 40)
"""Actions after which the search begins, deal by deal, so that all parts of a deal have their
turn."""


@dataclass(frozen=True, slots=True)
class DealTask:
    """A deal to be searched: rules (id or short code), the seed of all deals, and its number."""

    rules: str
    seed: str
    number: int

    @property
    def deck(self) -> str:
        """The seed of its cards."""
        return f"{self.seed}.{self.number}"


def standing_of(rules: TableRules, number: int) -> MatchStanding:
    """Where the match stands before deal `number`: at its beginning, or after a deal or two."""
    setup = setup_for(rules)
    deals = number % STANDINGS
    points = round(SHARE_OF_TARGET * (rules.match.end.score or 0) * deals, -1)
    order = setup.order_of_deal(deals + 1)
    dealer = order[number // STANDINGS % len(order)]
    return MatchStanding(deals + 1, dealer, (round(points),) * setup.scorers)


class DealSearch:
    """A deal of Steady players, searched decision by decision.

    Attributes:
        task: which deal it is. found: the exercises so far.
        decisions: how many choices have been looked at.
    """

    def __init__(self, task: DealTask) -> None:
        """Raises `ExerciseProblem` for rules that cannot be played."""
        rules = rules_of(task.rules)
        self.found: list[Exercise] = []
        self.decisions = 0
        self.task = task
        self._standing = standing_of(rules, task.number)
        self._run = begun(rules, task.deck, self._standing)
        self._texts: list[str] = []
        self._last = _BEGINS[task.number % len(_BEGINS)] - APART
        self._bots = [
            make_bot(DEFAULT_LEVEL, hidden_seed(f"{task.deck}/bots/{seat}"))
            for seat in range(rules.match.players)
        ]

    @property
    def over(self) -> bool:
        """Whether the deal has been searched to its end, or has given all it may."""
        full = len(self.found) >= MOST_OF_DEAL or len(self._texts) >= MOST_ACTIONS
        return full or self._run.deal_over

    def step(self) -> None:
        """Look at one decision, and let the bot make it."""
        run = self._run
        seat = run.state.actor
        view = run.view(seat)
        if len(self._texts) - self._last >= APART:
            self._look(view)
        action = self._bots[seat].choose(view)
        self._texts.append(play_text(run.state, action))
        run.play(action)

    def _look(self, view: PlayerView) -> None:
        self.decisions += 1
        judge = f"{self.task.deck}/{len(self._texts)}"
        finding = find(view, judge)
        one = None if finding is None else self._exercise(view, finding, judge)
        if one is not None:
            self._last = len(self._texts)
            self.found.append(one)

    def _exercise(self, view: PlayerView, finding: Finding, judge: str) -> Exercise | None:
        theme = theme_of(view, finding.actions[0], finding.actions[finding.right])
        if theme is None:
            return None
        moves = tuple(
            CodedMove(play_text(view, action), gap)
            for action, gap in zip(finding.actions, finding.gaps, strict=True)
        )
        return Exercise(
            self.task.rules,
            self.task.deck,
            self._standing,
            theme,
            degree_of(view, finding.actions[: finding.right], judge),
            moves,
            finding.fact,
            "".join(self._texts),
        )


def search_deal(task: DealTask) -> list[Exercise]:
    """The exercises of a deal; the work of a process of a pool."""
    search = DealSearch(task)
    while not search.over:
        search.step()
    return search.found


class Mixture:
    """Picks from what is found, in its order, so that no theme and no degree crowds out the rest.

    Attributes:
        taken: what was picked.
    """

    MOST_OF_THEME: Final = 0.35
    MOST_OF_DEGREE: Final = 0.5

    def __init__(self, wanted: int) -> None:
        self.taken: list[Exercise] = []
        self._wanted = wanted
        self._themes: Counter[str] = Counter()
        self._degrees: Counter[int] = Counter()

    @property
    def full(self) -> bool:
        """Whether enough have been picked."""
        return len(self.taken) >= self._wanted

    def offer(self, one: Exercise) -> bool:
        """Whether it is picked."""
        if self.full or self._is_crowded(one):
            return False
        self.taken.append(one)
        self._themes[one.theme] += 1
        self._degrees[one.degree] += 1
        return True

    def _is_crowded(self, one: Exercise) -> bool:
        most_of_theme = math.ceil(self.MOST_OF_THEME * self._wanted)
        most_of_degree = math.ceil(self.MOST_OF_DEGREE * self._wanted)
        return (
            self._themes[one.theme] >= most_of_theme or self._degrees[one.degree] >= most_of_degree
        )


def make(
    rules: str,
    wanted: int,
    seed: str,
    *,
    processes: int | None = None,
    told: Callable[[int, int], None] = lambda deals, found: None,
) -> Iterator[Exercise]:
    """Make so many exercises, one after the other; the same on any number of processes.

    `told` hears after every deal how many have been searched and how many exercises are there.
    Ends early where so many deals bring no more (`_MOST_DEALS` for each that is wanted). Raises
    `PoolLost`.
    """
    tasks = [DealTask(rules, seed, number) for number in range(wanted * _MOST_DEALS)]
    mixture, waiting, next_one = Mixture(wanted), dict[int, list[Exercise]](), 0
    with Pool[DealTask, list[Exercise]](search_deal, processes) as pool:
        for done in pool.run(tasks):
            waiting[done.number] = done.result or []
            while next_one in waiting:
                yield from [one for one in waiting.pop(next_one) if mixture.offer(one)]
                next_one += 1
                told(next_one, len(mixture.taken))
            if mixture.full:
                return


_MOST_DEALS: Final = 20
