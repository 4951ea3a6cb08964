"""Matches of the history as files: saved one by one or many at once, and taken in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from canasta_qt.controller.history import History, file_name
from canasta_qt.controller.match_files import SUFFIX, MatchFileProblem
from canasta_qt.controller.messages import number
from canasta_qt.dialogs.one_by_one import OneByOne
from canasta_qt.storage.match_list import ListedMatch
from canasta_qt.storage.problems import StorageProblem
from canasta_qt.window.placing import open_over

if TYPE_CHECKING:
    from canasta_qt.dialogs.history.window import HistoryWindow


class HistoryExchange(QObject):
    """Saves matches as files and takes files in, over the window with the matches.

    Signals:
        taken_in: there are new matches.
    """

    taken_in = Signal()

    def __init__(self, history: History, window: HistoryWindow) -> None:
        super().__init__(window)
        self._history = history
        self._window = window
        window.asked.connect(self._asked)
        window.dropped.connect(self.take_in)

    def _asked(self, name: str) -> None:
        if name == "export":
            self.ask_where(self._window.table.chosen_matches())
        elif name == "import":
            self.ask_which()

    # --- saving -------------------------------------------------------------------------------

    def ask_where(self, matches: Sequence[ListedMatch]) -> None:
        """Ask for a file, or for many matches for a folder; then save them there."""
        dialog = QFileDialog(self._window)
        if len(matches) == 1:
            dialog.setWindowTitle(self.tr("Save as a file"))
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setNameFilter(self._filter())
            dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
            dialog.selectFile(file_name(matches[0]))
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
        if self._written(path, lambda: self._history.export(match, path)):
            self._window.say(self.tr("Saved as {name}.").format(name=path.name))

    def save_all(self, matches: Sequence[ListedMatch], folder: Path) -> None:
        """Write matches into a folder, each into a file of its own."""
        saved: list[Path] = []

        def step(match: ListedMatch) -> bool:
            return self._written(
                folder, lambda: saved.append(self._history.export_into(match, folder))
            )

        text = self.tr("Saving the matches as files…")
        steps = [partial(step, match) for match in matches]
        OneByOne(steps, text, self._window).ended.connect(lambda: self._saved(len(saved), folder))

    def _saved(self, count: int, folder: Path) -> None:
        text = self.tr("Saved in {folder}: {matches}.")
        self._window.say(text.format(folder=folder.name, matches=number(count, "match")))

    def _written(self, path: Path, write: Callable[[], object]) -> bool:
        try:
            write()
        except StorageProblem as problem:
            self._unwritten(path, problem)
            return False
        return True

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
        problems: list[str] = []
        done: list[Path] = []

        def step(file: Path) -> bool:
            done.append(file)
            try:
                self._history.take_in(file)
            except MatchFileProblem as problem:
                problems.append(f"{file.name}: {problem.happened}")
            except StorageProblem as problem:
                problems.append(f"{file.name}: {problem.reason}")
            return True

        steps = [partial(step, file) for file in files]
        work = OneByOne(steps, self.tr("Taking in the matches…"), self._window)
        work.ended.connect(lambda: self._taken_in(len(done) - len(problems), problems))

    def _taken_in(self, count: int, problems: Sequence[str]) -> None:
        from canasta_qt.dialogs.problems import TroubleBox, unread_matches

        self.taken_in.emit()
        text = self.tr("Taken in: {matches}.").format(matches=number(count, "match"))
        self._window.say(text)
        if problems:
            open_over(TroubleBox(unread_matches(text, problems), self._window), self._window)

    def _filter(self) -> str:
        return self.tr("Matches of Canasta Qt (*{suffix})").format(suffix=SUFFIX)
