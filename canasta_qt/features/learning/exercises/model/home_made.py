"""More exercises, made at home while nobody needs the machine, and the file that keeps them.

`HomeMaker` looks at one decision a step, so that it can be stopped between any two; what it found
is kept in a small text file with a line for each exercise, its rules first. Deals are numbered on
from those of the file, so that no deal is searched twice; one that was broken off is begun anew.

`make_at_home` is the work of a process. It may be killed at any moment: what is kept appears whole.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from canasta_qt.features.learning.exercises.model.exercise import (
    Exercise,
    ExerciseProblem,
    line_of,
    read_line,
)
from canasta_qt.features.learning.exercises.model.making import DealSearch, DealTask, Mixture
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

FILE: Final = "exercises.txt"
FIRST_LINE: Final = "canasta-qt home-made exercises 1"
MOST_KEPT: Final = 200
"""Exercises of a game that are kept; the oldest of those that were answered go."""
_SEARCHED: Final = "searched"
_MOST_BYTES: Final = 4_000_000
_MOST_SEARCHED: Final = 10**9


@dataclass(slots=True)
class HomeMade:
    """What was made at home.

    Attributes:
        exercises: the oldest first.
        searched: rules to how many deals have been searched for them.
    """

    exercises: list[Exercise] = field(default_factory=list)
    searched: dict[str, int] = field(default_factory=dict)

    def of(self, rules: str) -> list[Exercise]:
        """Those of a game."""
        return [one for one in self.exercises if one.rules == rules]

    def room(self, rules: str, done: Collection[str] = ()) -> int:
        """How many more of a game may be kept, where those that are `done` (ids) may go."""
        return MOST_KEPT - sum(one.id not in done for one in self.of(rules))

    def add(self, rules: str, found: Iterable[Exercise], done: Collection[str] = ()) -> None:
        """Note that one more deal has been searched, and what was found in it.

        Where there are too many, the oldest that are `done` make room; without one what is new
        does not find any.
        """
        self.searched[rules] = self.searched.get(rules, 0) + 1
        known = {one.id for one in self.exercises}
        new = [one for one in found if one.id not in known][: max(0, self.room(rules, done))]
        there = self.of(rules)
        over = max(0, len(there) + len(new) - MOST_KEPT)
        gone = {one.id for one in [one for one in there if one.id in done][:over]}
        self.exercises = [one for one in self.exercises if one.id not in gone] + new


def home_file(paths: Paths) -> Path:
    """Where they are kept."""
    return paths.data / FILE


def read_home_made(paths: Paths) -> HomeMade:
    """What is kept; nothing where there is no file. Lines that make no sense are left out.

    A file that is no such file is set aside untouched; `StorageProblem` then, and when it cannot
    be read.
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
    """Keep it, in one step. Raises `StorageProblem`."""
    make_folder(paths.data)
    write_atomically(home_file(paths), text_of(made))


def text_of(made: HomeMade) -> str:
    """The text of the file."""
    searched = [f"{_SEARCHED} {count} {rules}" for rules, count in made.searched.items()]
    lines = [f"{one.rules} {line_of(one)}" for one in made.exercises]
    return "\n".join([FIRST_LINE, *searched, *lines]) + "\n"


def home_made_of(text: str) -> HomeMade:
    """What such a text holds. Raises `ValueError` where it is another kind of file."""
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise ValueError(f"it does not begin with {FIRST_LINE!r}")
    made = HomeMade()
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
        if made.room(rules) > 0:
            made.exercises.append(one)
    return made


class HomeMaker:
    """Makes exercises in small steps, game after game.

    A step takes about a tenth of a second where playouts run compiled. A deal's exercises are
    handed to `keep` when it has been searched; what `keep` raises ends the making.

    Attributes:
        made: all that is known by now.
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
        self._games = tuple(games)
        self._seed = seed
        self._keep = keep
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
        """The deal that is being searched."""
        return self._search.task

    def _next_deal(self) -> DealSearch:
        """A deal of the game for which the fewest have been searched."""
        games = [one for one in self._games if self._has_room(one)] or self._games
        rules = min(games, key=lambda one: self.made.searched.get(one, 0))
        return DealSearch(DealTask(rules, self._seed, self.made.searched.get(rules, 0)))

    def _picked(self, found: Sequence[Exercise]) -> list[Exercise]:
        """Those that leave the mixture of what is there a good one."""
        mixture = Mixture(MOST_KEPT)
        for one in self.made.of(self._search.task.rules):
            mixture.offer(one)
        return [one for one in found if mixture.offer(one)] if not mixture.full else list(found)


@dataclass(frozen=True, slots=True)
class HomeOrder:
    """What the process needs to know: where to keep, for which games, and what is `done`."""

    paths: Paths
    games: tuple[str, ...]
    seed: str
    done: frozenset[str] = frozenset()


def make_at_home(order: HomeOrder) -> Iterator[int | None]:
    """Make exercises until every game has all that is kept of it.

    Yields after each decision: how many exercises are kept when a deal is over, else None. Raises
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
