"""Challenges that are killed: comparisons that grow, duplicate matches that begin, and daily deals
that are begun, played to their end and written down."""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules import resolve
from canasta_qt.features.challenges.session.code_match import match_of, players_here
from canasta_qt.features.challenges.session.daily_page import catch_up, key_of, result_of
from canasta_qt.features.challenges.store import (
    ComparisonStore,
    DailyStore,
    Duplicate,
    DuplicateStore,
)
from canasta_qt.library.match_setup import create_match
from canasta_qt.record.challenges.daily import FIRST_DAY, DailyDeal, deal_of_day, deal_of_key
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.archive import open_store, prepare
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.recorder import Recorder
from tests.storage.kill_scenes import FAR_AWAY, Counted, LifeReport, Say, Scene

_MOST = 30
"""With more duplicate matches than this a folder is begun anew, for reading them takes time."""

_COMPARED = 5
"""So many matches are compared, in turns."""


class Compare(Counted):
    """Comparisons of some matches are kept again and again, as deals are played."""

    def writer(self) -> Callable[[int], object]:
        store = ComparisonStore(self.paths)
        return lambda number: store.save(
            1 + number % _COMPARED, 0, {"number": number, "moves": "A" * 9000}
        )

    def on_disk(self) -> int:
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

    def check(self, said: LifeReport) -> int:
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


class PlayDaily(Scene):
    """Daily deals, one after the other: written down, begun, played on, and the result kept.

    A kill may come after the last card and before the result: the next start finds it then.
    """

    longest_s = 1.5
    done = 0

    def before(self) -> None:
        super().before()
        if len(DailyStore(self.paths).all_keys()) > _MOST:
            shutil.rmtree(self.paths.data)
        self.done = self._on_disk()

    def live(self, say: Say) -> None:
        store = open_store(self.paths)
        prepare(store, self.paths)
        daily = DailyStore(self.paths)
        rng = random.Random(self.seed)
        for number in itertools.count(len(daily.all_keys())):
            deal = deal_of_day(FIRST_DAY + timedelta(days=number))
            recorder = Recorder(store)
            try:
                daily.begin(deal.key)
                say(True)
                run = self._begun(deal, recorder)
                say(recorder.problem is None)
                while not run.deal_over and recorder.problem is None:
                    run.play(random_action(run.state, rng))
                if recorder.problem is not None:
                    return
                say(True)
                found = result_of(run.log)
                assert found is not None
                daily.finish(deal.key, found.own, found.other)
                say(True)
            except StorageProblem:
                say(False)
                return

    @staticmethod
    def _begun(deal: DailyDeal, recorder: Recorder) -> MatchRun:
        match = match_of(deal.challenge(players_here()), ("You", *"BCD"))
        run, _ = create_match(match)
        run.on_change = recorder
        run.start_deal()
        return run

    def check(self, said: LifeReport) -> int:
        now = self._on_disk() - self.done
        assert now in said.possible(), f"{now} of {said}"
        self._nothing_is_missing()
        return said.stored

    def _on_disk(self) -> int:
        """How many of the four steps were done in all, before a start makes up for one."""
        store = self.started()
        logs = [store.log(match) for match in store.ids()]
        store.database.close()
        daily = DailyStore(self.paths)
        assert daily.problem is None, daily.problem
        keys = daily.all_keys()
        known = {deal_of_key(key).seed for key in keys}
        assert {str(log.seed) for log in logs} <= known, "a daily deal became an ordinary match"
        over = sum(log.deals[0].scored is not None for log in logs)
        results = sum(daily.result(key) is not None for key in keys)
        return len(keys) + len(logs) + over + results

    def _nothing_is_missing(self) -> None:
        """What the next start does: every deal that is over has its result, and the right one."""
        store = self.started()
        catch_up(DailyStore(self.paths), store)
        daily = DailyStore(self.paths)
        for match in store.ids():
            log = store.log(match)
            found = result_of(log)
            kept = daily.result(key_of(log, daily))
            assert kept == found, f"{kept} is kept of {found}"
        store.database.close()


CHALLENGES: dict[str, type[Scene]] = {
    "compare": Compare,
    "duplicate": BeginDuplicates,
    "daily": PlayDaily,
}
