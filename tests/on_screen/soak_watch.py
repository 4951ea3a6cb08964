"""What a soak looks for: exceptions, warnings of Qt, growth, and a program that stands still."""

from __future__ import annotations

import gc
import os
import sys
import threading
import time
import traceback
from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from canasta_qt.app.program import Program
from canasta_qt.play.stage import ShowKind

HARMLESS = ("This plugin does not support",)
"""What the offscreen platform says of itself."""

MOST_TOLD = 20
"""So many different findings are told in full."""

WARM_S = 600.0
"""So long pictures, fonts and modules are loaded; growth counts after it."""

WARM_SHARE = 0.3
"""In a shorter run growth counts after this share of it."""

AROUND = 5
"""So many rounds are looked at for what is held at a moment."""

PROC = Path("/proc/self")


@dataclass(frozen=True, slots=True)
class Sample:
    """What the process holds after a round: memory in MB, open files, widgets.

    `at` is the moment, in seconds.
    """

    memory: float
    files: int
    widgets: int
    at: float = 0.0


@dataclass(slots=True)
class Limits:
    """How much may be added after the warm-up, and seconds to stand still.

    Memory is a share of that after the warm-up; files and widgets are numbers.
    """

    memory: float = 0.05
    files: int = 12
    widgets: int = 400
    still: float = 45.0


@dataclass
class Watch:
    """Collects findings; the same one counts, but is told once."""

    limits: Limits
    where: str = "start"
    findings: Counter[str] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)
    samples: list[Sample] = field(default_factory=list)

    def __enter__(self) -> Watch:
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._caught
        threading.excepthook = lambda told: self._caught(
            told.exc_type, told.exc_value or Exception(), told.exc_traceback
        )
        qInstallMessageHandler(self._said)
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(None)

    def find(self, what: str, more: str = "") -> None:
        """Something is wrong; `more` tells the first time where. It is printed at once, for a soak
        takes long."""
        self.findings[what] += 1
        if what not in self.first:
            self.first[what] = f"{self.where}\n{more}".rstrip()
            print(f"{what}\nfirst: {self.first[what]}", file=sys.stderr, flush=True)

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        last = traceback.extract_tb(trace)[-1:] if trace else []
        at = ", ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in last)
        told = "".join(traceback.format_exception(kind, error, trace))
        self.find(f"exception {kind.__name__} at {at}: {str(error)[:120]}", told)

    def _said(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not any(one in text for one in HARMLESS):
            self.find(f"Qt says: {text}", "".join(traceback.format_stack(limit=12)))

    # --- growth -----------------------------------------------------------------------------

    def sample(self) -> None:
        """Look at the process after a round, with every window closed."""
        gc.collect()
        pages = int((PROC / "statm").read_text().split()[1]) if PROC.exists() else 0
        files = len(os.listdir(PROC / "fd")) if PROC.exists() else 0
        memory = pages * os.sysconf("SC_PAGE_SIZE") / 1e6 if pages else 0.0
        self.samples.append(Sample(memory, files, len(QApplication.allWidgets()), time.monotonic()))

    def judge_growth(self) -> None:
        """Compare the end with what there was after the warm-up."""
        warm, end = self._warm_and_end()
        if warm is None or end is None:
            return
        for name, most in (
            ("memory", self.limits.memory * warm.memory), ("files", self.limits.files),
            ("widgets", self.limits.widgets),
        ):  # fmt: skip
            before, now = getattr(warm, name), getattr(end, name)
            if now - before > most:
                self.find(f"{name} grew from {before:.0f} to {now:.0f}")

    def _warm_and_end(self) -> tuple[Sample | None, Sample | None]:
        """What was held after the warm-up and at the end, each the middle of a few rounds."""
        if len(self.samples) < 2 * AROUND:
            return None, None
        times = [one.at for one in self.samples]
        warm = bisect(times, times[0] + min(WARM_S, WARM_SHARE * (times[-1] - times[0])))
        first = min(warm, len(times) - 2 * AROUND)
        return _middle(self.samples[first : first + AROUND]), _middle(self.samples[-AROUND:])

    def told(self) -> Iterator[str]:
        """What was held, in a line for each of about a dozen moments, and how much was added."""
        for one in self.samples[:: max(1, len(self.samples) // 12)]:
            minutes = (one.at - self.samples[0].at) / 60
            held = f"{one.memory:.0f} MB, {one.files} files, {one.widgets} widgets"
            yield f"  {minutes:3.0f} min: {held}"
        warm, end = self._warm_and_end()
        if warm is not None and end is not None and warm.memory:
            yield (
                f"memory after the warm-up {warm.memory:.0f} MB, at the end {end.memory:.0f} MB"
                f" ({end.memory / warm.memory - 1:+.1%})"
            )

    def report(self) -> str:
        """All findings, the most frequent first."""
        lines = [f"{len(self.findings)} findings"]
        for what, count in self.findings.most_common(MOST_TOLD):
            lines += [f"--- {count} × {what}", f"first: {self.first[what]}"]
        return "\n".join(lines)


def _middle(samples: list[Sample]) -> Sample:
    """The middle of each value."""
    middle = len(samples) // 2
    return Sample(
        sorted(one.memory for one in samples)[middle],
        sorted(one.files for one in samples)[middle],
        sorted(one.widgets for one in samples)[middle],
    )


class Stillness:
    """Notices that nothing happens although somebody other than the player is to move."""

    def __init__(self, program: Program, watch: Watch) -> None:
        self._program = program
        self._watch = watch
        self._seen: object = None
        self._since = time.monotonic()

    def look(self) -> None:
        """Call it often; tells once for each standstill."""
        now = self._state()
        if now is None or now != self._seen:
            self._seen, self._since = now, time.monotonic()
        elif time.monotonic() - self._since > self._watch.limits.still:
            self._watch.find("nothing happens although somebody should move", str(now)[:400])
            self._since = time.monotonic()

    def _state(self) -> object:
        """What should change by itself; None where the program waits for the player."""
        program = self._program
        match, model = program.controller.match, program.table.model
        if match is None or model is None or program.context.stage.kind is ShowKind.REPLAY:
            return None
        dialog = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if dialog is not None or program.preferences.chosen("pace_pause") == "click":
            return None
        waits = model.my_turn or model.over != "no" or any(one.enabled for one in model.buttons)
        if waits and program.table.is_still:
            return None
        return match.run.log.actions, len(match.run.log.deals), model.prompt
