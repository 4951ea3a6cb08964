"""Drives the real window by lot for as long as wanted, and looks for anything that goes wrong.

    python -m tests.on_screen.soak --minutes 60 --seed 1 [--round N] [--deeds N] [--virtual-screen]

Every round begins a match of another game, does some hundred things by mouse, finger, keys and
menus, and visits some of all windows, shows and commands in turn. Watched are exceptions, warnings
of Qt, memory, open files, widgets that stay, windows that do not close, and a table where nothing
happens although a bot is to move. The report tells the round of every finding; `--round` begins
with it, as equal seeds draw equal deeds. Files are read and written in a folder of its own only.
Exit status 1 with findings.
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import multiprocessing
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_qt.app.program import Program
from canasta_qt.engine.rules import RulesProblem, preset, preset_ids, resolve
from canasta_qt.library.match_setup import ChangedRules, MatchChoice, changed_name
from canasta_qt.play.stage import ShowKind
from canasta_qt.record.replay import MatchRun
from canasta_qt.start import read_options
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.every_dialog import OPENERS
from tests.on_screen.play_match import check_screen
from tests.on_screen.screen import virtual_screen
from tests.on_screen.soak_deeds import NOT_ASKED, Deeds, no_paper
from tests.on_screen.soak_watch import Limits, Stillness, Watch

DEEDS = 150
"""Deeds of a round, besides those in its windows."""

IN_A_VISIT = 12
VISITS = 6
"""Windows, shows and commands that each round visits in turn, and the deeds in each."""

QUICK = ("newcomer", "casual", "steady", "steady", "club")
SLOW = ("expert", "master")
SLOW_SHARE = 0.1
"""So many matches are played by bots that think long."""


class Soak:
    """The program under a hand that does anything."""

    def __init__(self, program: Program, watch: Watch, seed: str, deeds: int = DEEDS) -> None:
        self.program = program
        self.watch = watch
        self.rounds = 0
        self.games: set[str] = set()
        self.counts: Counter[str] = Counter()
        self.windows: Counter[str] = Counter()
        self.shows: Counter[str] = Counter()
        self.commands: Counter[str] = Counter()
        self._seed = seed
        self._deeds = deeds
        self._games = list(preset_ids())
        random.Random(seed).shuffle(self._games)

    def run(self, first: int, until: float, rounds: int | None) -> None:
        """Round after round, until this moment of the clock or for so many."""
        for number in range(first, sys.maxsize):
            if time.monotonic() > until or (rounds is not None and self.rounds >= rounds):
                return
            self._round(number, until)
            self.rounds += 1

    def _round(self, number: int, until: float) -> None:
        lot = random.Random(f"{self._seed}/{number}")
        game = self._games[number % len(self._games)]
        self.watch.where = f"round {number} ({game})"
        print(self.watch.where, file=sys.stderr, flush=True)  # for one that ends without a word
        deeds = Deeds(self.program, self.watch, lot)
        still = Stillness(self.program, self.watch)
        self._begin(game, lot)
        visits = self._visits(deeds)
        for step in range(self._deeds):
            if time.monotonic() > until:
                break
            with self._faults_told():
                deeds.do()
            still.look()
            if step % (self._deeds // VISITS) == self._deeds // VISITS - 1:
                place = number * VISITS + step // (self._deeds // VISITS)
                self._visit(deeds, visits[place % len(visits)])
        self._end(deeds, still)

    def _visits(self, deeds: Deeds) -> list[Callable[[], object]]:
        """Every window, every kind of show and every command, always in the same order."""
        commands = [name for name in self.program.window.menus.actions if name not in NOT_ASKED]
        visits: list[Callable[[], object]] = [partial(deeds.open, name) for name in OPENERS]
        visits += [partial(deeds.shows.enter, kind) for kind in (*ShowKind, *ShowKind)]
        visits += [partial(deeds.ask, name) for name in commands]
        random.Random(self._seed).shuffle(visits)
        return visits

    def _visit(self, deeds: Deeds, enter: Callable[[], object]) -> None:
        """Something is opened, used and, where it is a window, closed."""
        deeds.close_all()
        with self._faults_told():
            enter()
        QTest.qWait(20)
        for _ in range(IN_A_VISIT):
            with self._faults_told():
                deeds.do()
        deeds.close_all()

    def _begin(self, game: str, lot: random.Random) -> None:
        self.games.add(game)
        level = lot.choice(SLOW) if lot.random() < SLOW_SHARE else lot.choice(QUICK)
        changed = None
        with contextlib.suppress(RulesProblem):
            rules = resolve(game, {"match.end": {"kind": "deals", "count": 1}})
            changed = ChangedRules(changed_name(preset(game).name), rules)
        choice = MatchChoice(game, level=level, seed=lot.randrange(10**6), changed=changed)
        Parts(self.program.context).match.begin(choice)

    def _end(self, deeds: Deeds, still: Stillness) -> None:
        """All windows close, what moves comes to rest, and the log plays again."""
        self.watch.where = self.watch.where.split(",")[0] + ", end"
        deeds.close_all()
        Parts(self.program.context).stage.leave_all()
        self.program.table.skip()
        QTest.qWait(50)
        still.look()
        if not self.program.window.isVisible():
            self.program.window.show()
        match = self.program.controller.match
        if match is not None:
            with self._faults_told():
                MatchRun.from_log(match.run.log)
                if self._at_rest():
                    check_screen(self.program)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.watch.sample()
        self.counts += deeds.counts
        self.windows += deeds.windows
        self.shows += deeds.shows.seen
        self.commands += deeds.commands

    def _at_rest(self) -> bool:
        """Whether every card lies where the model says: nothing moves, nothing is half built."""
        model = self.program.table.model
        return self.program.table.is_still and model is not None and model.draft is None

    @contextlib.contextmanager
    def _faults_told(self) -> Iterator[None]:
        try:
            yield
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is a finding
            what = f"in a deed: {type(fault).__name__}: {str(fault)[:200]}"
            self.watch.find(what, "".join(traceback.format_exception(fault)))

    def told(self) -> str:
        """What was done, and what the process held at the end of rounds."""
        deeds = ", ".join(f"{name} {n}" for name, n in sorted(self.counts.items()))
        kinds = {kind.value for kind in ShowKind}
        commands = set(self.program.window.menus.actions) - NOT_ASKED
        return "\n".join(
            [
                f"{self.rounds} rounds, {len(self.games)} games, {sum(self.counts.values())} deeds",
                f"deeds: {deeds}",
                _seen("windows", self.windows, set(OPENERS)),
                _seen("shows", self.shows, kinds),
                _seen("commands", self.commands, commands),
                *self.watch.told(),
            ]
        )


def _seen(what: str, seen: Counter[str], known: set[str]) -> str:
    return f"{what}: {len(seen)}; never: {', '.join(sorted(known - set(seen))) or 'none'}"


def soak(options: argparse.Namespace, folder: str) -> int:
    """Drive the program in a folder of its own; returns the exit status."""
    os.environ["HOME"] = folder
    os.chdir(folder)
    limits = Limits(memory=options.memory / 100, still=options.still)
    with Watch(limits) as watch, no_paper():
        words = ["--data-dir", str(Path(folder) / "data"), "--speed", str(options.speed)]
        program = Program(read_options(words))
        one = Soak(program, watch, str(options.seed), options.deeds)
        try:
            program.paths.create()
            program.show()
            program.begin()
            for name in NOT_ASKED:
                program.window.menus.actions[name].setEnabled(False)
            one.run(options.round, time.monotonic() + options.minutes * 60, options.rounds)
        finally:
            program.close()
        QTest.qWait(300)
        left = [child.name for child in multiprocessing.active_children()]
        if left:
            watch.find(f"processes that stay: {left}")
        watch.judge_growth()
    print(one.told())
    print(watch.report())
    return 1 if watch.findings else 0


def main() -> int:
    """Read the command line and soak."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = arguments.add_argument
    add("--minutes", type=float, default=60.0, help="how long")
    add("--seed", type=int, default=1, help="equal seeds draw equal deeds")
    add("--round", type=int, default=0, help="begin with this round")
    add("--rounds", type=int, help="no more rounds than these")
    add("--deeds", type=int, default=DEEDS, help="of a round, besides those in its windows")
    add("--speed", type=float, default=0.2, help="factor on every duration; 0: at once")
    add("--still", type=float, default=45.0, help="seconds in which something must happen")
    add("--memory", type=float, default=5.0, help="per cent that may be added after ten minutes")
    add("--virtual-screen", action="store_true", help="on an Xvfb screen of its own")
    options = arguments.parse_args()
    if not faulthandler.is_enabled():
        faulthandler.enable()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    screen = virtual_screen(1600, 900) if options.virtual_screen else contextlib.nullcontext()
    with screen, tempfile.TemporaryDirectory() as folder:
        try:
            return soak(options, folder)
        finally:
            os.chdir("/")


if __name__ == "__main__":
    sys.exit(main())
