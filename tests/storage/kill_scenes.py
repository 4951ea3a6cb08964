"""What the program does while it is killed, and what must be left of it."""

from __future__ import annotations

import itertools
import random
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import ClassVar

from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules import resolve
from canasta_qt.features.score_keeper.model.entries import SideEntry
from canasta_qt.features.score_keeper.model.sheet_data import (
    NEW,
    SheetProgress,
    progress_data,
    read_progress,
    read_sheet,
    sheet_data,
)
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.store import ScoreSheetStore
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.log_text import dumps
from canasta_qt.record.replay import MatchRun, Observer
from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.schema import VERSION
from canasta_qt.storage.settings import Settings, load_settings, save_settings
from canasta_qt.storage.side_files import JOURNAL, beside, copy_files, match_count
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.deals.stores import one_more_step

LONGEST_MATCH = 250
"""After so many actions a match is given up for a new one, for its replay takes time."""

FAR_AWAY = 100_000
"""A target that no life has time to reach: what is played on is never a match that was won."""

MATCHES = 80
"""So many finished matches lie in a folder."""

Say = Callable[[bool], None]
"""Says that one more change was made: whether it was stored, or could not be."""


@dataclass(frozen=True)
class LifeReport:
    """What a life said.

    Attributes:
        stored: the number of the last change that was stored.
        made: how many changes were made, stored or not.
        frames: pages in SQLite's journal after the last that was stored.
    """

    stored: int
    made: int
    frames: int

    def possible(self) -> range:
        """After how many changes what is on the disk may stand: one may be under way."""
        return range(self.stored, self.made + 2)


class Scene:
    """One thing that the program does; a folder is lived in again and again.

    Attributes:
        paths: where.
        says: whether it says its changes; the kill then comes after the first word.
        longest_s: the latest moment of the kill.
        may_fail: whether a disk was full, or a journal torn, in the last life.
        was_killed: whether the last life was ended by force.
        process: the number of the process that had the last life.
    """

    says: ClassVar[bool] = True
    has_journal: ClassVar[bool] = True
    longest_s = 0.15

    def __init__(self, folder: Path, rng: random.Random) -> None:
        folder.mkdir()
        self.paths = Paths.find(folder / "data")
        self.rng = rng
        self.may_fail = False
        self.was_killed = False
        self.process = 0
        self.seed = 0.0

    def before(self) -> None:
        """What there is to do before a life, with room on the disk."""
        self.seed = self.rng.random()

    def live(self, say: Say) -> None:
        """In the child: do it, and say each change."""
        raise NotImplementedError

    def check(self, said: LifeReport) -> int:
        """Look for losses; how much was found. Raises `AssertionError`."""
        raise NotImplementedError

    def started(self, paths: Paths | None = None) -> MatchStore:
        """A start of the program after which everything can be used."""
        store = open_store(paths or self.paths)
        problems = prepare(store, paths or self.paths)
        if not self.may_fail:
            assert not problems, problems
        assert {problem.code for problem in problems} <= {StorageCode.RECOVERED}, problems
        return store


class Play(Scene):
    """A match is played on, with moves taken back."""

    before_it: MatchLog | None = None

    def before(self) -> None:
        super().before()
        self.before_it = self._on_disk()

    def live(self, say: Say) -> None:
        store = open_store(self.paths)
        prepare(store, self.paths)
        try:
            (waiting,) = store.unfinished().matches or (None,)
            if waiting is not None and waiting.log.actions > LONGEST_MATCH:
                store.delete(waiting.id)
                waiting = None
        except StorageProblem:  # no room even to look: nothing can be played on
            return
        recorder = Recorder(store, match=waiting.id if waiting else None)
        for _ in changes(waiting.log if waiting else None, self.seed, recorder):
            say(recorder.problem is None)

    def check(self, said: LifeReport) -> int:
        now = self._on_disk()
        if not said.stored and now == self.before_it:
            return 0
        if now is None:  # the long one was given up, and no other begun
            assert not said.stored
            assert self.before_it is None or self.before_it.actions > LONGEST_MATCH
            return 0
        life = changes(self.before_it, self.seed)
        texts = [dumps(next(life).log) for _ in range(said.made + 1)]
        possible = texts[max(0, said.stored - 1) :]
        assert dumps(now) in possible, f"lost something of {said}"
        MatchRun.from_log(now)
        return said.stored

    def _on_disk(self) -> MatchLog | None:
        store = self.started()
        found = store.unfinished()
        store.database.close()
        assert not found.problems, found.problems
        return found.matches[0].log if found.matches else None


def changes(
    log: MatchLog | None, seed: float, recorder: Observer | None = None
) -> Iterator[MatchRun]:
    """A match going on by chance, the same for the same seed; yields after every change."""
    rng = random.Random(seed)
    if log is None or log.actions > LONGEST_MATCH:
        people = [Player(name, "random") for name in "ABCD"]
        rules = resolve("classic_4p", {"match.end": {"kind": "target", "score": FAR_AWAY}})
        run = MatchRun.new(rules, 1, people)
    else:
        run = MatchRun.from_log(log)
    run.on_change = recorder
    while True:
        if not run.in_deal or run.deal_over:
            run.start_deal()
        elif run.can_undo() and rng.random() < 0.3:
            run.undo()
        else:
            run.play(random_action(run.state, rng))
        yield run


@cache
def finished_match() -> MatchLog:
    """A short match that is over."""
    return play_deal(new_run(seed=2, overrides={"match.end": {"kind": "deals", "count": 1}})).log


Moments = frozenset[int]
"""Matches by the moment at which each was played, which tells one from another here."""


def moments_in(store: MatchStore, *, whole: bool = False) -> Moments:
    """The matches that a list shows; with `whole`, each finished one is read too."""
    with store.database.reading() as connection:
        rows = connection.execute(
            "SELECT id, begun, ended FROM matches WHERE deleted IS NULL AND aside IS NULL"
        ).fetchall()
    if whole:
        for number, _, ended in rows:
            assert ended is None or store.log(number) == finished_match()
    assert len({int(begun) for _, begun, _ in rows}) == len(rows), "a match is there twice"
    return frozenset(int(begun) for _, begun, _ in rows)


class Delete(Scene):
    """Matches are deleted, brought back and taken in, the program is closed and started again."""

    begun: Moments = frozenset()

    def before(self) -> None:
        super().before()
        store = self.started()
        if len(moments_in(store)) < 5:
            for moment in range(10):
                store.import_log(finished_match(), at=self.rng.randrange(10**9) + moment)
        self.begun = moments_in(store)
        store.purge()
        store.database.close()

    def live(self, say: Say) -> None:
        store = open_store(self.paths)
        prepare(store, self.paths)
        for what, moment in self._plan():
            stored = True
            try:
                store = self._do(store, what, moment)
            except StorageProblem:
                stored = False
            say(stored)
            if not stored:
                return

    def _do(self, store: MatchStore, what: str, moment: int) -> MatchStore:
        if what == "end":
            shut(store)
            store = open_store(self.paths)
            prepare(store, self.paths)
        elif what == "import":
            store.import_log(finished_match(), at=moment)
        else:
            with store.database.reading() as connection:
                question = "SELECT id FROM matches WHERE begun = ?"
                (number,) = connection.execute(question, (moment,)).fetchone()
            deleted = store.delete(number)
            if what == "restore":
                store.restore(deleted)
        return store

    def _plan(self) -> Iterator[tuple[str, int]]:
        """What is done, the same for the same seed."""
        rng = random.Random(self.seed)
        here = sorted(self.begun)
        while True:
            what = rng.choice(["delete", "restore", "import", "import", "end"])
            if what == "import":
                moment = rng.randrange(10**9, 2 * 10**9)
                here.append(moment)
            else:
                moment = rng.choice(here) if here else 0
            if what in ("delete", "restore") and not here:
                continue
            if what == "delete":
                here.remove(moment)
            yield what, moment

    def check(self, said: LifeReport) -> int:
        store = self.started()
        now = moments_in(store, whole=True)
        store.database.close()
        state, states = set(self.begun), [{self.begun}]
        for _, (what, moment) in zip(range(said.made + 1), self._plan(), strict=False):
            before = frozenset(state)
            if what == "import":
                state.add(moment)
            elif what == "delete":
                state.remove(moment)
            half_done = {before - {moment}} if what == "restore" else set[Moments]()
            states[-1] |= half_done
            states.append({frozenset(state)})
        assert any(now in states[one] for one in said.possible()), f"lost after {said}"
        return said.stored


class Prepared(Scene):
    """The program starts with a folder that it has much to do in; killed some times in a row."""

    says = False
    in_a_row = 3

    def __init__(self, folder: Path, rng: random.Random) -> None:
        super().__init__(folder, rng)
        self.base = folder / "base"
        self.looked = folder / "looked"
        self.lives = 0
        self.wanted: Moments = frozenset()
        self.make_base(Paths.find(self.base))

    def make_base(self, paths: Paths) -> None:
        """Make the folder that each row of lives begins with: many matches, in a copy too."""
        store = self.started(paths)
        for moment in range(1, MATCHES + 1):
            store.import_log(finished_match(), at=moment)
            if moment == MATCHES // 2:
                store.database.backup()
        play_on(new_run(seed=8, on_change=Recorder(store)), 10)
        store.database.close()

    def spoil(self) -> None:
        """Do to the folder what makes work."""

    def before(self) -> None:
        super().before()
        self.lives += 1
        if self.was_killed and self.lives <= self.in_a_row:
            return
        self.lives = 1
        shutil.rmtree(self.paths.data, ignore_errors=True)
        shutil.copytree(self.base, self.paths.data)
        self.spoil()
        self.may_fail = True
        self.wanted = self._found()

    def live(self, say: Say) -> None:
        store = open_store(self.paths)
        prepare(store, self.paths)
        shut(store)

    def check(self, said: LifeReport) -> int:
        self.may_fail = True
        found = self._found()
        assert self.wanted <= found, f"{len(self.wanted - found)} matches lost"
        return len(found)

    def _found(self) -> Moments:
        """What the next start finds and its clean end leaves, seen in a copy of the folder."""
        shutil.rmtree(self.looked, ignore_errors=True)
        shutil.copytree(self.paths.data, self.looked)
        paths = Paths.find(self.looked)
        began = time.monotonic()
        store = self.started(paths)
        self.longest_s = time.monotonic() - began
        found = moments_in(store, whole=True)
        shut(store)
        copies = [match_count(one) or 0 for one in copy_files(paths.database)]
        assert max(copies) >= len(found), "the copy is poorer"
        with closing(Database(paths.database)) as again:
            assert again.is_sound()
            assert moments_in(MatchStore(again)) == found
        shutil.rmtree(self.looked)
        return found


class Recover(Prepared):
    """The database is damaged in one way or another."""

    def spoil(self) -> None:
        path = self.paths.database
        way = self.rng.choice(["beginning", "page", "pages", "gone", "journal", "cut"])
        pages = path.stat().st_size // 4096
        if way == "gone":
            path.unlink()
        elif way == "cut":
            with path.open("r+b") as file:
                file.truncate(self.rng.randrange(path.stat().st_size))
        elif way == "journal" and beside(path, JOURNAL).exists():
            self._junk(beside(path, JOURNAL), 32, 4000)
        elif way == "beginning":
            self._junk(path, self.rng.randrange(16, 60), 24)
        else:
            for _ in range(1 if way == "page" else 10):
                self._junk(path, 4096 * self.rng.randrange(1, pages), 4096)
        beside(path, ".check").touch()

    def _junk(self, path: Path, at: int, size: int) -> None:
        with path.open("r+b") as file:
            file.seek(at)
            file.write(self.rng.randbytes(size))


class Migrate(Prepared):
    """An earlier program wrote the database."""

    def live(self, say: Say) -> None:
        with one_more_step("CREATE TABLE made_up (one)"):
            super().live(say)

    def _found(self) -> Moments:
        with one_more_step("CREATE TABLE made_up (one)"):
            return super()._found()


class Import(Prepared):
    """The database that an older program wrote beside a newer one lies there."""

    def make_base(self, paths: Paths) -> None:
        paths.create()
        log = finished_match()
        with closing(Database(paths.database_of(VERSION))) as database:
            other = MatchStore(database)
            for number in range(MATCHES):
                players = tuple(replace(one, name=f"{one.name}{number}") for one in log.players)
                other.import_log(replace(log, players=players), at=number + 1.0)
            other.import_log(play_on(new_run(seed=8), 10).log)

    def check(self, said: LifeReport) -> int:
        self.may_fail = True
        found = self._names()
        assert len(found) == len(set(found)), "a match was taken in twice"
        assert len(found) == MATCHES + 1, f"{len(found)} matches"
        return len(found)

    def _found(self) -> Moments:
        self._names()
        return frozenset()

    def _names(self) -> list[str]:
        shutil.rmtree(self.looked, ignore_errors=True)
        shutil.copytree(self.paths.data, self.looked)
        began = time.monotonic()
        store = self.started(Paths.find(self.looked))
        self.longest_s = time.monotonic() - began
        found = [dumps(store.log(number)) for number in store.ids()]
        shut(store)
        return found


class Counted(Scene):
    """Something is kept again and again, each time with the next number."""

    has_journal = False
    begun = 0

    def before(self) -> None:
        super().before()
        self.begun = self.on_disk()

    def writer(self) -> Callable[[int], object]:
        """In the child: what keeps a number, or raises `StorageProblem`."""
        raise NotImplementedError

    def on_disk(self) -> int:
        """The last number that was kept; everything on the disk is whole."""
        raise NotImplementedError

    def live(self, say: Say) -> None:
        write = self.writer()
        for number in itertools.count(self.begun + 1):
            stored = True
            try:
                write(number)
            except StorageProblem:
                stored = False
            say(stored)

    def check(self, said: LifeReport) -> int:
        now = self.on_disk() - self.begun
        assert now in said.possible(), f"{now} of {said}"
        return said.stored


class KeepSettings(Counted):
    """Settings are written again and again."""

    def writer(self) -> Callable[[int], object]:
        return lambda number: save_settings(
            self.paths, Settings(player_name="A" * 2000, window=str(number))
        )

    def on_disk(self) -> int:
        loaded = load_settings(self.paths)
        assert loaded.problem is None, loaded.problem
        return int(loaded.settings.window or 0)


class KeepScore(Counted):
    """A score sheet of a game with real cards, with a deal that is half entered, changes again and
    again; no kill parts the two."""

    sheet_id = "0123456789ab"

    def writer(self) -> Callable[[int], object]:
        store = ScoreSheetStore(self.paths)
        sheet = read_entries(SCORED.encode()).sheet

        def write(number: int) -> None:
            changed = replace(sheet, deals=sheet.deals * (1 + number % 50), title=str(number))
            half = replace(sheet.deals[0], sides=(SideEntry(points=5 * number), SideEntry()))
            progress = SheetProgress(past=(sheet,), drafts={NEW: half})
            store.save(self.sheet_id, sheet_data(changed), progress_data(changed, progress))

        return write

    def on_disk(self) -> int:
        store = ScoreSheetStore(self.paths)
        kept = store.all()
        assert not store.problems, store.problems
        if not kept:
            return 0
        sheet = read_sheet(dict(kept[0].data))
        assert len(sheet.deals) == 1 + int(sheet.title) % 50
        progress = read_progress(sheet, kept[0].progress)
        assert progress.drafts[NEW].sides[0].points == 5 * int(sheet.title)
        assert [len(one.deals) for one in progress.past] == [1]
        return int(sheet.title)


SCORED = """rules: classic_4p
deal
side 1: natural 1, mixed 2, red threes 2, points 520, hand 45
side 2: mixed 1, points 235, hand 80
1: out
"""

SCENES: dict[str, type[Scene]] = {
    "play": Play,
    "delete": Delete,
    "recover": Recover,
    "migrate": Migrate,
    "import": Import,
    "settings": KeepSettings,
    "score": KeepScore,
}
