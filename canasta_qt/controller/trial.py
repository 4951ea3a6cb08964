"""Trying rules out: bots play many deals under them, in processes of their own."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from canasta_qt.arena.crew import Crew, CrewLost, Done
from canasta_qt.arena.trial import DEALS, SEED, Part, TrialReport, parts_of, play_part, total
from canasta_qt.controller.messages.trial import trial_text
from canasta_qt.engine.rules import TableRules, check

POLL_MS = 50

STEP = 20
"""Deals after which what is known so far is told."""

Work = Crew[Part, TrialReport]


class Trial(QObject):
    """Bots that play under a set of rules in the background.

    The same rules, deals and seed give the same report, on however many processes.

    Signals:
        progressed(int, int): so many deals of so many are done.
        grown(TrialReport): what is known so far; every twenty deals or so.
        finished(TrialReport): all deals are done.
        failed(str): why the trial could not begin or had to end, in words.
        troubled(str): what went wrong and was mended, in words; the trial goes on.
    """

    progressed = Signal(int, int)
    grown = Signal(object)
    finished = Signal(object)
    failed = Signal(str)
    troubled = Signal(str)

    def __init__(self, parent: QObject | None = None, *, processes: int | None = None) -> None:
        """`processes` None: as many as the machine can spare."""
        super().__init__(parent)
        self._processes = processes
        self._crews: list[Work] = []
        self._parts: tuple[Part, ...] = ()
        self._reports: dict[int, TrialReport] = {}
        self._wanted = self._told = self._deaths = 0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._look)
        self.destroyed.connect(partial(_end, self._crews))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.cancel)

    @property
    def running(self) -> bool:
        """Whether deals are being played."""
        return bool(self._crews)

    @property
    def crew(self) -> Work | None:
        """The processes at work, if any are."""
        return self._crews[0] if self._crews else None

    def start(self, rules: TableRules, deals: int = DEALS, seed: int = SEED) -> None:
        """Begin; a trial under way is cancelled. Rules with a conflict fail at once."""
        self.cancel()
        if any(issue.severity == "error" for issue in check(rules)):
            self.failed.emit(trial_text("conflict"))
            return
        self._parts = parts_of(rules, deals, seed)
        self._reports = {}
        self._wanted, self._told, self._deaths = deals, 0, 0
        crew: Work = Crew(play_part, self._parts, self._processes)
        self._crews.append(crew)
        try:
            crew.start()
        except CrewLost:
            self._fail(trial_text("no_process"))
            return
        self.progressed.emit(0, deals)
        self._timer.start()

    def cancel(self) -> None:
        """End the processes; no signal follows."""
        self._timer.stop()
        _end(self._crews)

    def _look(self) -> None:
        """Take in the parts that are done."""
        crew = self.crew
        assert crew is not None
        try:
            done = crew.collect(0)
        except CrewLost:
            self._fail(trial_text("no_process"))
            return
        if crew.deaths > self._deaths:
            self._deaths = crew.deaths
            self.troubled.emit(trial_text("replaced"))
        for one in done:
            self._reports[one.number] = self._report(one)
        if done:
            self._tell(finished=crew.finished, reason=done[-1].trouble)

    def _report(self, done: Done[TrialReport]) -> TrialReport:
        return done.result or TrialReport(lost=self._parts[done.number].deals)

    def _tell(self, *, finished: bool, reason: str) -> None:
        report = total(self._reports.values(), self._wanted)
        self.progressed.emit(report.done, self._wanted)
        if finished:
            self.cancel()
            if report.lost == self._wanted:
                last = reason.strip().splitlines()[-1:]
                self.failed.emit(trial_text("all_lost", reason="".join(last)))
            else:
                self.finished.emit(report)
        elif report.done >= self._told + STEP:
            self._told = report.done
            self.grown.emit(report)

    def _fail(self, reason: str) -> None:
        self.cancel()
        self.failed.emit(reason)


def _end(crews: list[Work]) -> None:
    while crews:
        crews.pop().stop()
