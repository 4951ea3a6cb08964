"""More exercises, made at home while nobody needs the machine, and the file that keeps them.

`HomeMaker` looks at one decision a step, so that it can be stopped between any two; what it found
is kept in a small text file with a line for each exercise, its rules first. Deals are numbered on
from those of the file, so that no deal is searched twice; one that was broken off is begun anew.

`home_maker_main` is the same as a process of its own, which importing this module does not start.
What crosses its pipe: back, after every deal, how many exercises are kept; or, as the last thing,
the text of a `StorageProblem`. It ends when the pipe closes or anything comes in, when the parent
dies, and whenever it is killed: what is kept appears whole.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Final

from canasta_qt.bots.worker import stay_humble
from canasta_qt.coach.exercises.exercise import Exercise, ExerciseProblem, line_of, read_line
from canasta_qt.coach.exercises.making import DealSearch, DealTask, Mixture
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
MOST_KEPT: Final = 300
"""Exercises that are kept; the oldest go."""
_SEARCHED: Final = "searched"
_MOST_BYTES: Final = 2_000_000
_MOST_DEALS: Final = 10**9


@dataclass(slots=True)
class HomeMade:
    """What was made at home.

    Attributes:
        exercises: the oldest first.
        searched: rules to how many deals have been searched for them.
    """

    exercises: list[Exercise] = field(default_factory=list)
    searched: dict[str, int] = field(default_factory=dict)

    def add(self, rules: str, found: Iterable[Exercise]) -> None:
        """Note that one more deal has been searched, and what was found in it."""
        self.searched[rules] = self.searched.get(rules, 0) + 1
        known = {one.id for one in self.exercises}
        self.exercises += [one for one in found if one.id not in known]
        del self.exercises[:-MOST_KEPT]


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
            if count.isdecimal() and len(count) < len(str(_MOST_DEALS)) and rules:
                made.searched[rules] = int(count)
            continue
        try:
            made.exercises.append(read_line(rules, rest))
        except ExerciseProblem:
            continue
    del made.exercises[:-MOST_KEPT]
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
    ) -> None:
        """`games` are ids or short codes; `seed` is one of this player's own."""
        if not games:
            raise ValueError("no games to make exercises for")
        self.made = made
        self._games = tuple(games)
        self._seed = seed
        self._keep = keep
        self._search = self._next_deal()

    def step(self) -> None:
        """Look at one decision. Raises `ExerciseProblem` for rules that cannot be played."""
        if not self._search.over:
            self._search.step()
            return
        self.made.add(self._search.task.rules, self._picked(self._search.found))
        self._keep(self.made)
        self._search = self._next_deal()

    def run(self, stopped: Callable[[], bool]) -> None:
        """Make exercises until `stopped` says so; it is asked before every step."""
        while not stopped():
            self.step()

    @property
    def deal(self) -> DealTask:
        """The deal that is being searched."""
        return self._search.task

    def _next_deal(self) -> DealSearch:
        """A deal of the game for which the fewest have been searched."""
        rules = min(self._games, key=lambda one: self.made.searched.get(one, 0))
        return DealSearch(DealTask(rules, self._seed, self.made.searched.get(rules, 0)))

    def _picked(self, found: Sequence[Exercise]) -> list[Exercise]:
        """Those that leave the mixture of what is there a good one."""
        mixture = Mixture(MOST_KEPT)
        for one in self.made.exercises:
            mixture.offer(one)
        return [one for one in found if mixture.offer(one)] if not mixture.full else list(found)


def home_maker_main(
    connection: Connection, paths: Paths, games: Sequence[str], seed: str, niceness: int = 19
) -> None:
    """Entry of the process: make exercises at the lowest priority until it is told to end."""
    stay_humble(niceness)
    parent = multiprocessing.parent_process()
    ends: list[Any] = [connection] if parent is None else [connection, parent.sentinel]

    def keep(made: HomeMade) -> None:
        write_home_made(paths, made)
        connection.send(len(made.exercises))

    try:
        maker = HomeMaker(games, read_home_made(paths), seed, keep)
        maker.run(lambda: bool(wait(ends, 0)))
    except StorageProblem as problem:
        with contextlib.suppress(OSError):
            connection.send(str(problem))
    except OSError:
        return
    finally:
        connection.close()
