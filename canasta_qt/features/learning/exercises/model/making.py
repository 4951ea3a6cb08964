"""Exercises made at home while nobody needs the machine, and the file that keeps them.

`HomeMaker` looks at one decision a step. Deals are numbered on from those of the file, so that none
is searched twice; one that was broken off is begun anew. `make_at_home` runs in a process, which
may be killed at any moment.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.learning.exercises.model.exercise import (
    CodedMove,
    Exercise,
    ExerciseProblem,
    MatchStanding,
    line_of,
    play_text,
    read_line,
)
from canasta_qt.features.learning.exercises.model.finding import Finding, degree_of, find, theme_of
from canasta_qt.features.learning.exercises.model.position import begun, rules_of
from canasta_qt.jobs.pool import Pool
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.players.mid_match import SHARE_OF_TARGET, STANDINGS
from canasta_qt.record.seeds import hidden_seed
from canasta_qt.storage.files import (
    Paths,
    StorageCode,
    StorageProblem,
    make_folder,
    os_errors_as,
    read_bytes,
    set_aside,
    write_atomically,
)

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
        found: the exercises so far. decisions: how many choices have been looked at.
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
        texts = (play_text(view, action) for action in finding.actions)
        moves = tuple(map(CodedMove, texts, finding.gaps))
        degree = degree_of(view, finding.actions[: finding.right], judge)
        played, task = "".join(self._texts), self.task
        where = (task.rules, task.deck, self._standing)
        return Exercise(*where, theme, degree, moves, finding.fact, played)


def search_deal(task: DealTask) -> list[Exercise]:
    """The exercises of a deal; the work of a process of a pool."""
    search = DealSearch(task)
    while not search.over:
        search.step()
    return search.found


class Mixture:
    """Picks exercises in their order, so that no theme and no degree crowds out the rest."""

    MOST_OF_THEME: Final = 0.35
    MOST_OF_DEGREE: Final = 0.5

    def __init__(self, wanted: int) -> None:
        self.taken: list[Exercise] = []
        self._wanted = wanted
        self._themes: Counter[str] = Counter()
        self._degrees: Counter[int] = Counter()

    @property
    def full(self) -> bool:
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
        themes, degrees = self._themes[one.theme], self._degrees[one.degree]
        return themes >= math.ceil(self.MOST_OF_THEME * self._wanted) or degrees >= math.ceil(
            self.MOST_OF_DEGREE * self._wanted
        )


def make(
    rules: str,
    wanted: int,
    seed: str,
    *,
    processes: int | None = None,
    told: Callable[[int, int], None] = lambda deals, found: None,
) -> Iterator[Exercise]:
    """Make `wanted` exercises, one after the other; the same on any number of processes.

    `told` is called after every deal with the numbers of deals and exercises. Ends early where
    `_MOST_DEALS` deals for each exercise do not suffice. Raises `PoolLost`.
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


# --- more exercises ---------------------------------------------------------------------------

FILE: Final = "exercises.txt"
FIRST_LINE: Final = "canasta-qt home-made exercises 1"
MOST_KEPT: Final = 200
"""Exercises of a game that are kept; the oldest of those that were answered go."""
_SEARCHED: Final = "searched"
_MOST_BYTES: Final = 8_000_000
_MOST_SEARCHED: Final = 10**9


@dataclass(slots=True)
class HomeMade:
    """The exercises made at home, the oldest first, and by rules how many deals were searched."""

    exercises: list[Exercise] = field(default_factory=list)
    searched: dict[str, int] = field(default_factory=dict)

    def of(self, rules: str) -> list[Exercise]:
        return [one for one in self.exercises if one.rules == rules]

    def room(self, rules: str, done: Collection[str] = ()) -> int:
        """How many more of a game may be kept, where those that are `done` (ids) may go."""
        return MOST_KEPT - sum(one.id not in done for one in self.of(rules))

    def add(self, rules: str, found: Iterable[Exercise], done: Collection[str] = ()) -> None:
        """Note that one more deal has been searched, and the exercises found in it.

        Where there are too many, the oldest that are `done` make room; else new ones are left out.
        """
        self.searched[rules] = self.searched.get(rules, 0) + 1
        known = {one.id for one in self.exercises}
        new = [one for one in found if one.id not in known][: max(0, self.room(rules, done))]
        there = self.of(rules)
        over = max(0, len(there) + len(new) - MOST_KEPT)
        gone = {one.id for one in [one for one in there if one.id in done][:over]}
        self.exercises = [one for one in self.exercises if one.id not in gone] + new


def home_file(paths: Paths) -> Path:
    return paths.data / FILE


def read_home_made(paths: Paths) -> HomeMade:
    """The exercises in the file, if there is one, without lines that make no sense.

    Any other file is set aside untouched. Raises `StorageProblem` then, and if it cannot be read.
    """
    path = home_file(paths)
    with os_errors_as(StorageCode.NOT_READABLE, path):
        if not path.exists():
            return HomeMade()
    data = read_bytes(path, _MOST_BYTES)
    try:
        if len(data) > _MOST_BYTES:
            raise ValueError(f"more than {_MOST_BYTES} bytes")
        return home_made_of(data.decode("utf-8"))
    except ValueError as problem:
        raise StorageProblem(StorageCode.DAMAGED, set_aside(path), str(problem)) from problem


def write_home_made(paths: Paths, made: HomeMade) -> None:
    """Write them in one step. Raises `StorageProblem`."""
    make_folder(paths.data)
    write_atomically(home_file(paths), text_of(made), most=_MOST_BYTES)


def text_of(made: HomeMade) -> str:
    searched = [f"{_SEARCHED} {count} {rules}" for rules, count in made.searched.items()]
    lines = [f"{one.rules} {line_of(one)}" for one in made.exercises]
    return "\n".join([FIRST_LINE, *searched, *lines]) + "\n"


def home_made_of(text: str) -> HomeMade:
    """The exercises in such a text. Raises `ValueError` for another kind of file."""
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise ValueError(f"it does not begin with {FIRST_LINE!r}")
    made, kept = HomeMade(), Counter[str]()
    for line in lines[1:]:
        rules, _, rest = line.partition(" ")
        if rules == _SEARCHED:
            count, _, rules = rest.partition(" ")
            if count.isdecimal() and len(count) < len(str(_MOST_SEARCHED)) and rules:
                made.searched[rules] = int(count)
            continue
        try:
            one = read_line(rules, rest)
        except ExerciseProblem:
            continue
        kept[rules] += 1
        if kept[rules] <= MOST_KEPT:
            made.exercises.append(one)
    return made


class HomeMaker:
    """Makes exercises in small steps, game after game.

    A searched deal's exercises are handed to `keep`, whose exceptions end the making.
    """

    def __init__(
        self,
        games: Sequence[str],
        made: HomeMade,
        seed: str,
        keep: Callable[[HomeMade], None],
        *,
        done: Collection[str] = (),
    ) -> None:
        """`games` are ids or short codes; `seed` is one of this player's own; `done` are ids of
        exercises that were answered and need not be kept."""
        if not games:
            raise ValueError("no games to make exercises for")
        self.made = made
        self._games, self._seed, self._keep = tuple(games), seed, keep
        self._done = frozenset(done)
        self._search = self._next_deal()

    def step(self) -> None:
        """Look at one decision. Raises `ExerciseProblem` for rules that cannot be played."""
        if not self._search.over:
            self._search.step()
            return
        self.made.add(self._search.task.rules, self._picked(self._search.found), self._done)
        self._keep(self.made)
        self._search = self._next_deal()

    @property
    def full(self) -> bool:
        """Whether there is no room for more exercises of any game."""
        return not any(self._has_room(rules) for rules in self._games)

    def _has_room(self, rules: str) -> bool:
        return self.made.room(rules, self._done) > 0

    @property
    def deal(self) -> DealTask:
        return self._search.task

    def _next_deal(self) -> DealSearch:
        """A deal of the game for which the fewest have been searched."""
        games = [one for one in self._games if self._has_room(one)] or self._games
        rules = min(games, key=lambda one: self.made.searched.get(one, 0))
        return DealSearch(DealTask(rules, self._seed, self.made.searched.get(rules, 0)))

    def _picked(self, found: Sequence[Exercise]) -> list[Exercise]:
        """The exercises with which the mixture stays a good one."""
        mixture = Mixture(MOST_KEPT)
        for one in self.made.of(self._search.task.rules):
            mixture.offer(one)
        return [one for one in found if mixture.offer(one)] if not mixture.full else list(found)


@dataclass(frozen=True, slots=True)
class HomeOrder:
    """The task of the process: where to write, which games, and the ids of answered exercises."""

    paths: Paths
    games: tuple[str, ...]
    seed: str
    done: frozenset[str] = frozenset()


def make_at_home(order: HomeOrder) -> Iterator[int | None]:
    """Make exercises until every game has all of its room filled.

    Yields after each decision: the number of exercises when a deal is over, else None. Raises
    `StorageProblem`.
    """
    counts: list[int] = []

    def keep(made: HomeMade) -> None:
        write_home_made(order.paths, made)
        counts.append(len(made.exercises))

    made = read_home_made(order.paths)
    maker = HomeMaker(order.games, made, order.seed, keep, done=order.done)
    while not maker.full:
        maker.step()
        yield counts.pop() if counts else None
