"""Trying rules out: bots play many deals in other processes, and a table shows the figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.rules import TableRules, check
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.rules import words
from canasta_qt.jobs.job import Job
from canasta_qt.jobs.pool import Done, Pool
from canasta_qt.library.games import name_of_preset
from canasta_qt.players.deal_report import SOURCES, apart
from canasta_qt.players.trial import DEALS, SEED, TrialPart, TrialReport, parts_of, play_part, total
from canasta_qt.words.sentences import counted, decimal, figures

NOTEWORTHY = 3.0
"""Standard errors of a difference that is shown: chance does that once in some 300 times."""

EDGE = 0.05
"""Shares so close to nothing or all are written with a tenth."""

NOTHING = "–"
"""Stands where nothing was seen."""


@dataclass(frozen=True, slots=True)
class TrialRow:
    """A figure here and in the game compared with; `differs` beyond chance: 1 higher, -1 lower."""

    name: str
    label: str
    here: str
    there: str
    differs: Literal[-1, 0, 1] = 0


@dataclass(frozen=True, slots=True)
class TrialSection:
    """Rows under a heading."""

    title: str
    rows: tuple[TrialRow, ...]


def _points(mean: float) -> str:
    return figures(round(mean))


def _share(mean: float) -> str:
    """Per cent; near all or nothing with a tenth, so that 199 of 200 are not called all."""
    places = 0 if EDGE < mean < 1 - EDGE or mean in (0, 1) else 1
    return words.TrialText.UNIT_SHARE(percent=decimal(100 * mean, places))


def _minutes(mean: float) -> str:
    return words.TrialText.UNIT_TIME(minutes=decimal(mean / 60, 0))


Form = Callable[[float], str]

_tenths: Form = partial(decimal, places=1)
_hundredths: Form = partial(decimal, places=2)

_LENGTH: dict[str, Form] = {"turns": _tenths, "seconds": _minutes}
_OPENING: dict[str, Form] = {
    "opened": _share,
    "opening_round": _tenths,
    "opening_points": _points,
    "piles": _tenths,
    "pile_cards": _tenths,
}
_ENDING: dict[str, Form] = dict.fromkeys(
    ("ended.out", "concealed", "special", "ended.stock", "ended.conceded", "ended.locked"), _share
)
_CANASTAS: dict[str, Form] = dict.fromkeys(
    ("canastas", *(f"canastas.{kind}" for kind in ("natural", "mixed", "wild", "sequence"))),
    _hundredths,
)
_SCORE: dict[str, Form] = dict.fromkeys(
    ("points", *(f"points.{source}" for source in (*SOURCES, "other"))), _points
)

_FORMS: dict[str, Form] = {**_LENGTH, **_OPENING, **_ENDING, **_CANASTAS, **_SCORE}


def sound(rules: TableRules) -> bool:
    """Whether rules can be played."""
    return not any(issue.severity == "error" for issue in check(rules))


def everybody_alone(rules: TableRules) -> bool:
    """Whether the running totals are players', so that one speaks of players, not of sides."""
    return all(len(seats) == 1 for seats in setup_for(rules).scorer_seats)


def base_title(base_id: str) -> str:
    """What to call the rules compared with: a game's name, or "before your changes"."""
    return name_of_preset(base_id) or words.TrialText.UNCHANGED()


def trial_sections(
    report: TrialReport, base: TrialReport | None, *, player: bool
) -> tuple[TrialSection, ...]:
    """The table; rows in which nothing was seen in either game are left out."""
    whose = "player" if player else "side"
    parts = {
        "length": _LENGTH,
        "opening": _OPENING,
        "ending": _ENDING,
        whose: _CANASTAS,
        f"points.{whose}": _SCORE,
    }
    sections = []
    for heading, names in parts.items():
        seen = [name for name in names if _seen(name, report, base)]
        rows = tuple(_row(name, report, base, player=player) for name in seen)
        sections.append(TrialSection(words.section_title(heading), rows))
    return tuple(section for section in sections if section.rows)


def trial_summary(
    report: TrialReport, base: TrialReport | None, *, title: str, base_name: str, player: bool
) -> tuple[str, ...]:
    """Sentences for people: what is clearly different, then what went wrong."""
    lines = []
    if report.done < report.wanted:
        lines = [counted(words.STOPPED, report.done)]
    if base is None:
        lines += [words.TrialText.ALONE(title=title)]
    else:
        lines += [
            _comparison(name, report, base, player=player)
            for name in words.TELLING
            if name in _FORMS and _differs(name, report, base)
        ] or [counted(words.SAME, report.deals, base=base_name)]
    faults = {"endless": report.endless, "refused": report.refused, "lost": report.lost}
    troubles = [words.TrialText.of(key)(count=count) for key, count in faults.items() if count]
    return (*lines, *troubles)


def _row(name: str, report: TrialReport, base: TrialReport | None, *, player: bool) -> TrialRow:
    there = NOTHING if base is None else _written(name, base)
    label = words.figure_label(name, player=player)
    return TrialRow(name, label, _written(name, report), there, _differs(name, report, base))


def _written(name: str, report: TrialReport) -> str:
    tally = report.figures[name]
    return _FORMS[name](tally.mean) if tally.count else NOTHING


def _seen(name: str, report: TrialReport, base: TrialReport | None) -> bool:
    reports = (report,) if base is None else (report, base)
    return any(one.figures[name].squares for one in reports)


def _differs(name: str, report: TrialReport, base: TrialReport | None) -> Literal[-1, 0, 1]:
    if base is None:
        return 0
    gap = apart(report.figures[name], base.figures[name])
    if abs(gap) < NOTEWORTHY:
        return 0
    return 1 if gap > 0 else -1


def _comparison(name: str, report: TrialReport, base: TrialReport, *, player: bool) -> str:
    here, there = _written(name, report), _written(name, base)
    higher = _differs(name, report, base) > 0
    return words.comparison_text(name, here, there, higher=higher, player=player)


STEP = 20
"""Deals between two reports of the figures so far."""


class Trial(QObject):
    """Bots that play under a set of rules in the background.

    The same rules, deals and seed give the same report, on however many processes.
    Signals:
        progressed(int, int): deals that are done, and of how many.
        grown(TrialReport): the figures so far; every twenty deals or so.
        finished(TrialReport): all deals are done.
        failed(str): why the trial could not begin or had to end, in words.
        troubled(str): a mishap that was mended, in words; the trial goes on.
    """

    progressed = Signal(int, int)
    grown = Signal(object)
    finished = Signal(object)
    failed = Signal(str)
    troubled = Signal(str)

    def __init__(self, parent: QObject | None = None, *, processes: int | None = None) -> None:
        """`processes` None: as many as the machine can spare."""
        super().__init__(parent)
        self._job = Job(Pool(play_part, processes), self)
        self._job.replaced.connect(lambda: self.troubled.emit(words.TrialText.REPLACED()))
        self._job.done.connect(self._played)
        self._job.finished.connect(self._finish)
        self._job.failed.connect(lambda _why: self.failed.emit(words.TrialText.NO_PROCESS()))
        self._parts: tuple[TrialPart, ...] = ()
        self._reports: dict[int, TrialReport] = {}
        self._wanted = self._told = 0
        self._trouble = ""

    @property
    def running(self) -> bool:
        return self._job.running

    def start(self, rules: TableRules, deals: int = DEALS, seed: int = SEED) -> None:
        """Begin; a trial under way is cancelled. Rules with a conflict fail at once."""
        self.cancel()
        if not sound(rules):
            self.failed.emit(words.TrialText.CONFLICT())
            return
        self._parts = parts_of(rules, deals, seed)
        self._reports = {}
        self._wanted, self._told = deals, 0
        self._job.start(self._parts)
        self.progressed.emit(0, deals)

    def cancel(self) -> None:
        """End the processes; no signal follows."""
        self._job.stop()

    def _played(self, done: Done[TrialReport]) -> None:
        lost = TrialReport(lost=self._parts[done.number].deals)
        self._reports[done.number] = done.result or lost
        self._trouble = done.trouble
        report = total(self._reports.values(), self._wanted)
        self.progressed.emit(report.done, self._wanted)
        if self._told + STEP <= report.done < self._wanted:
            self._told = report.done
            self.grown.emit(report)

    def _finish(self) -> None:
        report = total(self._reports.values(), self._wanted)
        if report.lost == self._wanted:
            last = self._trouble.strip().splitlines()[-1:]
            self.failed.emit(words.TrialText.ALL_LOST(reason="".join(last)))
        else:
            self.finished.emit(report)
