"""Challenges that are killed: comparisons that grow, and duplicate matches that begin."""

from __future__ import annotations

import itertools
import random
import shutil
from pathlib import Path

from canasta_qt.engine.rules import resolve
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.archive import open_store, prepare
from canasta_qt.storage.challenges.comparisons import ComparisonStore
from canasta_qt.storage.challenges.duplicates import Duplicate, DuplicateStore
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.recorder import Recorder
from tests.storage.kill_scenes import FAR_AWAY, Said, Say, Scene

_MOST = 30
"""With more duplicate matches than this a folder is begun anew, for reading them takes time."""

_COMPARED = 5
"""So many matches are compared, in turns."""


class Compare(Scene):
    """Comparisons of some matches are kept again and again, as deals are played."""

    has_journal = False
    begun = 0

    def before(self) -> None:
        super().before()
        self.begun = self._on_disk()

    def live(self, say: Say) -> None:
        store = ComparisonStore(self.paths)
        for number in range(self.begun + 1, self.begun + 100_000):
            stored = True
            try:
                store.save(1 + number % _COMPARED, 0, {"number": number, "moves": "A" * 9000})
            except StorageProblem:
                stored = False
            say(stored)

    def check(self, said: Said) -> int:
        now = self._on_disk() - self.begun
        assert now in said.possible(), f"{now} of {said}"
        return said.stored

    def _on_disk(self) -> int:
        store = ComparisonStore(self.paths)
        found = [data["number"] for _, data in store.all()]
        assert store.problem is None, store.problem
        assert sorted(path.name for path in self.paths.comparisons.glob("match-*")) == sorted(
            f"match-{match}.json" for match in {match for match, _ in store.all()}
        )
        return max((number for number in found if isinstance(number, int)), default=0)


class BeginDuplicates(Scene):
    """Duplicate matches are written down, begun, and given their numbers, one after the other."""

    begun = 0

    def __init__(self, folder: Path, rng: random.Random) -> None:
        super().__init__(folder, rng)
        self._rules = resolve("classic_4p", {"match.end": {"kind": "target", "score": FAR_AWAY}})

    def before(self) -> None:
        super().before()
        if len(DuplicateStore(self.paths).all) > _MOST:
            shutil.rmtree(self.paths.data)
        self.begun = self._on_disk()

    def live(self, say: Say) -> None:
        store = open_store(self.paths)
        prepare(store, self.paths)
        duplicates = DuplicateStore(self.paths)
        for number in itertools.count():
            seed = f"{self.seed} {number}"
            recorder = Recorder(store)
            try:
                duplicates.add(Duplicate(seed, "Classic", number))
                say(True)
                run = MatchRun.new(self._rules, seed, [Player(name, "random") for name in "ABCD"])
                run.on_change = recorder
                run.start_deal()
                if recorder.problem is not None or recorder.match is None:
                    say(False)
                    return
                say(True)
                duplicates.number(seed, recorder.match)
                say(True)
            except StorageProblem:
                say(False)
                return

    def check(self, said: Said) -> int:
        now = self._on_disk() - self.begun
        assert now in said.possible(), f"{now} of {said}"
        return said.stored

    def _on_disk(self) -> int:
        """How many of the three steps were done in all; every match that began is known."""
        store = self.started()
        seeds = {match: str(store.log(match).seed) for match in store.ids()}
        store.database.close()
        duplicates = DuplicateStore(self.paths)
        assert duplicates.problem is None, duplicates.problem
        known = {one.seed for one in duplicates.all}
        numbered = {one.match: one.seed for one in duplicates.all if one.match is not None}
        assert set(seeds.values()) <= known, "a duplicate match became an ordinary one"
        for match, seed in numbered.items():
            assert seeds.get(match) == seed, "a number leads to another match"
        return len(known) + len(seeds) + len(numbered)


CHALLENGES: dict[str, type[Scene]] = {"compare": Compare, "duplicate": BeginDuplicates}
