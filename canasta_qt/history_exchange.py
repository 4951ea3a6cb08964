"""Matches of the history as files: saved one by one or many at once, and taken in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QProgressDialog

from canasta_qt.controller.history import History
from canasta_qt.controller.match_files import SUFFIX, MatchFileProblem
from canasta_qt.controller.messages import number
from canasta_qt.storage.match_list import ListedMatch
from canasta_qt.storage.problems import StorageProblem
from canasta_qt.window.placing import open_over

if TYPE_CHECKING:
    from canasta_qt.dialogs.history.window import HistoryWindow

_SHOWN_AFTER_MS = 400
"""Writing that takes longer shows how far it is."""


class HistoryExchange(QObject):
    """Saves matches as files and takes files in, over the window with the matches.

    Signals:
        taken_in: there are new matches.
        saved(int): so many matches were saved.
    """

    taken_in = Signal()
    saved = Signal(int)

    def __init__(self, history: History, window: HistoryWindow) -> None:
        super().__init__(window)
        self._history = history
        self._window = window

    # --- saving -------------------------------------------------------------------------------

    def ask_where(self, matches: Sequence[ListedMatch]) -> None:
        """Ask for a file, or for many matches for a folder; then save them there."""
        dialog = QFileDialog(self._window, self.tr("Save as a file"))
        if len(matches) == 1:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setNameFilter(self._filter())
            dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
            dialog.selectFile(self._history.file_name(matches[0].id))
            dialog.fileSelected.connect(lambda name: self.save(matches[0], Path(name)))
        else:
            dialog.setWindowTitle(self.tr("A folder for the files"))
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
            dialog.fileSelected.connect(lambda name: self.save_all(matches, Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, match: ListedMatch, path: Path) -> None:
        """Write a match into a file."""
        try:
            self._history.export(match, path)
        except StorageProblem as problem:
            self._unwritten(path, problem)
        else:
            self._window.say(self.tr("Saved as {name}.").format(name=path.name))
            self.saved.emit(1)

    def save_all(self, matches: Sequence[ListedMatch], folder: Path) -> None:
        """Write matches into a folder, one after the other; the window stays alive meanwhile."""
        _Saving(self._history, matches, folder, self._window).ended.connect(
            lambda count, problem: self._saved(count, folder, problem)
        )

    def _saved(self, count: int, folder: Path, problem: StorageProblem | None) -> None:
        text = self.tr("Saved in {folder}: {matches}.")
        self._window.say(text.format(folder=folder.name, matches=number(count, "match")))
        if problem is not None:
            self._unwritten(folder, problem)
        self.saved.emit(count)

    def _unwritten(self, path: Path, problem: StorageProblem) -> None:
        from canasta_qt.dialogs.problems import TroubleBox, unwritten_match

        trouble = unwritten_match(str(path), problem.reason)
        open_over(TroubleBox(trouble, self._window), self._window)

    # --- taking in ----------------------------------------------------------------------------

    def ask_which(self) -> None:
        """Ask for files, and take their matches in."""
        dialog = QFileDialog(self._window, self.tr("Import matches"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self._filter(), self.tr("All files (*)")])
        dialog.filesSelected.connect(lambda names: self.take_in([Path(name) for name in names]))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_in(self, files: Sequence[Path]) -> None:
        """Keep the matches of these files; all that is wrong is told at the end."""
        from canasta_qt.dialogs.problems import TroubleBox, unread_matches

        problems: list[str] = []
        for file in files:
            try:
                self._history.take_in(file)
            except MatchFileProblem as problem:
                problems.append(f"{file.name}: {problem.happened}")
            except StorageProblem as problem:
                problems.append(f"{file.name}: {problem.reason}")
        self.taken_in.emit()
        kept = number(len(files) - len(problems), "match")
        text = self.tr("Taken in: {matches}.").format(matches=kept)
        self._window.say(text)
        if problems:
            open_over(TroubleBox(unread_matches(text, problems), self._window), self._window)

    def _filter(self) -> str:
        return self.tr("Matches of Canasta Qt (*{suffix})").format(suffix=SUFFIX)


class _Saving(QObject):
    """Saves matches one at a time between other events; it can be stopped.

    Signals:
        ended(int, StorageProblem | None): so many were saved, and why not more.
    """

    ended = Signal(int, object)

    def __init__(
        self, history: History, matches: Sequence[ListedMatch], folder: Path, window: HistoryWindow
    ) -> None:
        super().__init__(window)
        self._history = history
        self._matches = matches
        self._folder = folder
        self._count = 0
        text = self.tr("Saving the matches as files…")
        self._progress = QProgressDialog(text, self.tr("&Stop"), 0, len(matches), window)
        self._progress.setWindowModality(Qt.WindowModality.WindowModal)
        self._progress.setMinimumDuration(_SHOWN_AFTER_MS)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._save_one)
        self._timer.start(0)

    def _save_one(self) -> None:
        if self._count == len(self._matches) or self._progress.wasCanceled():
            self._end(None)
            return
        try:
            self._history.export_into(self._matches[self._count], self._folder)
        except StorageProblem as problem:
            self._end(problem)
            return
        self._count += 1
        self._progress.setValue(self._count)

    def _end(self, problem: StorageProblem | None) -> None:
        self._timer.stop()
        self._progress.close()
        self._progress.deleteLater()
        self.ended.emit(self._count, problem)
        self.deleteLater()
