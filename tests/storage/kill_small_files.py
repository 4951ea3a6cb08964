"""Small files that are killed while they are written: each holds a number that grows."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from canasta_qt.app.safeguards import CrashHandler, report
from canasta_qt.engine.rules import preset
from canasta_qt.features.learning.exercises.model.making import (
    HomeMade,
    read_home_made,
    write_home_made,
)
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.record.rule_set import OWN, RuleSet
from canasta_qt.storage.files import StorageCode, StorageProblem, write_export
from canasta_qt.storage.learning import LearningStore
from canasta_qt.storage.rule_store import RuleStore
from tests.storage.kill_scenes import Counted, Scene

_REVIEWED = 5
"""So many matches are reviewed, in turns."""

_MOST_CRASHES = 300
"""With more reports than these a folder is begun anew."""


class Review(Counted):
    """Reviews of some matches grow, deal by deal."""

    def writer(self) -> Callable[[int], object]:
        store = ReviewStore(self.paths)
        return lambda number: store.save(
            1 + number % _REVIEWED, 0, {"number": number, "deals": "A" * 9000}
        )

    def on_disk(self) -> int:
        store = ReviewStore(self.paths)
        numbers = [0]
        for match in range(1, 1 + _REVIEWED):
            data = store.load(match, 0)
            assert store.problem is None, store.problem
            if data is not None:
                numbers.append(int(str(data["number"])))
                assert numbers[-1] % _REVIEWED == match - 1
        return max(numbers)


class Learn(Counted):
    """Lessons and exercises are done, and what was learned is kept."""

    def writer(self) -> Callable[[int], object]:
        store = LearningStore(self.paths)
        return lambda number: store.put("lessons", {"number": number, "done": "A" * 20_000})

    def on_disk(self) -> int:
        store = LearningStore(self.paths)
        assert store.problem is None, store.problem
        return int(str(store.section("lessons").get("number", 0)))


class MakeExercises(Counted):
    """Deals are searched for exercises one after the other."""

    def writer(self) -> Callable[[int], object]:
        made = HomeMade(exercises=shipped().exercises[:200])

        def write(number: int) -> None:
            made.searched["classic_4p"] = number
            write_home_made(self.paths, made)

        return write

    def on_disk(self) -> int:
        made = read_home_made(self.paths)
        number = made.searched.get("classic_4p", 0)
        assert bool(made.exercises) is bool(number)
        return number


class KeepRules(Counted):
    """A set of rules is changed, and marked as a favourite, in turns."""

    def writer(self) -> Callable[[int], object]:
        store = RuleStore(self.paths.rules)
        rules = preset("classic_4p").rules
        ours = RuleSet("", "classic_4p", rules, rules, id=f"{OWN}ours")

        def write(number: int) -> None:
            if number % 2:
                store.write(replace(ours, name=str(number)))
            else:
                store.write_favourites([str(number)])

        return write

    def on_disk(self) -> int:
        found = RuleStore(self.paths.rules).load()
        assert not found.bad, found.bad
        return max(0, *(int(one.name) for one in found.sets), *map(int, found.favourites), 0)


class Crash(Counted):
    """Report after report of a crash is written down."""

    def before(self) -> None:
        if self._reports() > _MOST_CRASHES:
            shutil.rmtree(self.paths.data)
        super().before()

    def writer(self) -> Callable[[int], object]:
        handler = CrashHandler(self.paths.data / "crashes")

        def write(number: int) -> None:
            if not handler._write(report("A" * 5000 + f"\nnumber {number}")):
                raise StorageProblem(StorageCode.NOT_WRITABLE, self.paths.data, "no room")

        return write

    def on_disk(self) -> int:
        """Every report is whole; in a second there is one of each number."""
        files = self.paths.data.glob("crashes/crash-*.txt")
        return max((int(one.read_text("utf-8").rpartition(" ")[2]) for one in files), default=0)

    def _reports(self) -> int:
        return len(list(self.paths.data.glob("crashes/*")))


class Export(Counted):
    """A file that the player asked for is written again and again over the last one."""

    def writer(self) -> Callable[[int], object]:
        self.paths.create()
        return lambda number: write_export(self._file, f"{'A' * 50_000}\n{number}\n")

    def on_disk(self) -> int:
        return int(self._file.read_text("utf-8").split()[1]) if self._file.exists() else 0

    @property
    def _file(self) -> Path:
        return self.paths.data / "match.canasta"


SMALL_FILES: dict[str, type[Scene]] = {
    "review": Review,
    "learn": Learn,
    "exercises": MakeExercises,
    "rules": KeepRules,
    "crash": Crash,
    "export": Export,
}
