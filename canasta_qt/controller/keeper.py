"""Keeps the match being played in the store of matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages import say
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.waiting import title_of
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun, Observer
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.problems import StorageCode, StorageProblem
from canasta_qt.storage.recorder import Recorder

STORAGE_WORDS: Final[dict[StorageCode, str]] = {
    StorageCode.NOT_WRITABLE: QT_TRANSLATE_NOOP("Storage", "{path} cannot be written ({reason})."),
    StorageCode.NOT_READABLE: QT_TRANSLATE_NOOP("Storage", "{path} cannot be read ({reason})."),
    StorageCode.DAMAGED: QT_TRANSLATE_NOOP(
        "Storage", "A saved match was damaged and has been set aside as {path}."
    ),
    StorageCode.FOREIGN: QT_TRANSLATE_NOOP("Storage", "{path} is no saved match."),
    StorageCode.FUTURE: QT_TRANSLATE_NOOP(
        "Storage", "{path} was saved by a newer version of this program."
    ),
    StorageCode.RECOVERED: QT_TRANSLATE_NOOP(
        "Storage",
        "The file with your matches was damaged. Matches saved from it: {number}. "
        "The damaged file is kept as {path}.",
    ),
    StorageCode.MATCH_DAMAGED: QT_TRANSLATE_NOOP(
        "Storage", "A saved match cannot be played on. It is kept in {path} ({reason})."
    ),
}
"""A sentence for every problem with files."""


def storage_text(problem: StorageProblem) -> str:
    """A problem with files in words."""
    text = QCoreApplication.translate("Storage", STORAGE_WORDS[problem.code])
    return text.format(path=problem.path, reason=problem.reason, number=problem.number)


class MatchKeeper:
    """What keeps the match being played; without a store nothing is kept.

    Attributes:
        recorder: writes the match down, one change after another.
    """

    def __init__(self, store: MatchStore | None, tell: Callable[[str], None]) -> None:
        """`tell` hears of trouble in words; the match goes on regardless."""
        self._store = store
        self._tell = tell
        self.recorder: Recorder | None = None

    def begin(self, log: MatchLog) -> Observer | None:
        """Keep a new match: the observer a run reports every change to."""
        self.recorder = self._recorder(log)
        return self.recorder

    def go_on(self, saved: Unfinished | MatchLog) -> Observer | None:
        """Keep a match that goes on, under its number; one that has none is stored at once."""
        if isinstance(saved, Unfinished):
            self.recorder = self._recorder(saved.log, saved.id)
            return self.recorder
        observer = self.begin(saved)
        if observer is not None:
            observer(saved)
        return observer

    def set_aside(self, saved: Unfinished | MatchLog) -> None:
        """A saved match does not play again: offer it no more, but keep it."""
        if isinstance(saved, Unfinished) and self._store is not None:
            try:
                self._store.set_aside(saved.id, "it does not play again")
            except StorageProblem as problem:
                self._tell(storage_text(problem))

    def keep(self, log: MatchLog) -> None:
        """Keep a match that came from elsewhere, among the finished ones when it is over.

        Raises `StorageProblem` or `ReplayDifference`, with nothing stored.
        """
        if self._store is not None:
            self._store.keep(log, title_of(log))

    def book(self, run: MatchRun) -> None:
        """A deal is over: keep its scores; the last one ends the match."""
        if self.recorder is not None:
            self.recorder.book(run)

    def _recorder(self, log: MatchLog, match: int | None = None) -> Recorder | None:
        if self._store is None:
            return None
        return Recorder(self._store, self._trouble, title=title_of(log), match=match)

    def _trouble(self, problem: StorageProblem) -> None:
        text = storage_text(problem)
        if problem.code is StorageCode.RECOVERED:
            self._tell(text)
        else:
            self._tell(say("trouble.save", reason=text))
