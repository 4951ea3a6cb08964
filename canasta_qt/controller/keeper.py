"""Keeps the match being played on disk."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages import say
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.record.codec import SUFFIX
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import Observer
from canasta_qt.storage.journal import Journal, Unfinished, mark_damaged
from canasta_qt.storage.paths import Paths
from canasta_qt.storage.problems import StorageCode, StorageProblem

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
}
"""A sentence for every problem with files."""


def storage_text(problem: StorageProblem) -> str:
    """A problem with files in words."""
    text = QCoreApplication.translate("Storage", STORAGE_WORDS[problem.code])
    return text.format(path=problem.path, reason=problem.reason)


class MatchKeeper:
    """The journal of the match being played; with `paths` None nothing is kept."""

    def __init__(self, paths: Paths | None, tell: Callable[[str], None]) -> None:
        """`tell` hears of trouble in words; the match goes on regardless."""
        self._paths = paths
        self._tell = tell
        self.journal: Journal | None = None

    def begin(self) -> Observer | None:
        """A journal for a new match: the observer a run reports every change to."""
        self.journal = None
        if self._paths is not None:
            self.journal = self._start(self._paths)
        return self.journal

    def _start(self, paths: Paths) -> Journal:
        """A new journal; in a folder that may not even be looked into, one that keeps trying."""
        try:
            return Journal.start(paths, self._trouble)
        except OSError:
            return Journal(paths.matches / f"match-{os.getpid()}{SUFFIX}", self._trouble)

    def go_on(self, saved: Unfinished | MatchLog) -> Observer | None:
        """A journal that goes on in the file of a saved match, or in a new one."""
        if isinstance(saved, Unfinished):
            self.journal = saved.journal(self._trouble)
            return self.journal
        return self.begin()

    def set_aside(self, saved: Unfinished | MatchLog) -> None:
        """A saved match does not play again: put its file out of the way, untouched."""
        if isinstance(saved, Unfinished):
            try:
                mark_damaged(saved, "it does not play again")
            except StorageProblem as problem:
                self._tell(storage_text(problem))

    def finish(self) -> None:
        """The match is over: its file goes to the finished ones."""
        if self.journal is None or self._paths is None or self.journal.problem is not None:
            return
        try:
            self.journal.finish(self._paths)
        except StorageProblem as problem:
            self._trouble(problem)

    def _trouble(self, problem: StorageProblem) -> None:
        self._tell(say("trouble.save", reason=storage_text(problem)))
