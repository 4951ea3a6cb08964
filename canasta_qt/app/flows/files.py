"""Matches as files, and the proof of their decks: what the menu and dropped files ask for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from canasta_qt.app.window.placement import open_over
from canasta_qt.library.match_files import (
    MatchFile,
    MatchFileProblem,
    proofs,
    read_match,
    suggested_name,
    write_match,
)
from canasta_qt.record.log_text import SUFFIX
from canasta_qt.storage.files import StorageProblem

if TYPE_CHECKING:
    from canasta_qt.app.window.main_window import MainWindow
    from canasta_qt.app.window.notices import Notices
    from canasta_qt.controller.game import GameController


class FilesFlow(QObject):
    """Reads and writes matches as files.

    Signals:
        replay_asked(Timeline): show this match.
    """

    replay_asked = Signal(object)

    def __init__(self, window: MainWindow, controller: GameController, notices: Notices) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._notices = notices

    # --- reading -----------------------------------------------------------------------------

    def ask_to_open(self) -> None:
        """Ask for files with matches."""
        dialog = QFileDialog(self._window, self.tr("Open a match"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self._filter(), self.tr("All files (*)")])
        dialog.filesSelected.connect(self.open_files)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def open_files(self, names: list[str]) -> None:
        """One file is shown; several are kept, and what is wrong with any is told."""
        if len(names) == 1:
            self.open_file(Path(names[0]))
            return
        kept = sum(self._keep_file(Path(name)) for name in names)
        self._notices.tell(
            self.tr("{kept} of {all} matches kept.").format(kept=kept, all=len(names))
        )

    def open_file(self, path: Path) -> None:
        """Show what a file holds, or what is wrong with it."""
        from canasta_qt.dialogs.history.match_questions import MatchFileDialog

        match = self._read(path)
        if match is None:
            return
        dialog = MatchFileDialog(match, path.name, self._window)
        dialog.replay_asked.connect(lambda match: self.replay_asked.emit(match.timeline))
        dialog.keep_asked.connect(self._keep_and_tell)
        open_over(dialog, self._window)

    def _read(self, path: Path) -> MatchFile | None:
        from canasta_qt.dialogs.problems import unread_file, unread_match

        try:
            return read_match(path)
        except StorageProblem as problem:
            self._notices.show_trouble(unread_file(str(path), problem.reason))
        except MatchFileProblem as problem:
            self._notices.show_trouble(unread_match(path.name, problem.happened, problem.details))
        return None

    def _keep_file(self, path: Path) -> bool:
        match = self._read(path)
        return match is not None and self._keep(match)

    def _keep(self, match: MatchFile) -> bool:
        try:
            self._controller.keep(match.log)
        except StorageProblem as problem:
            self._notices.show_storage_problem(problem)
            return False
        return True

    def _keep_and_tell(self, match: MatchFile) -> None:
        if self._keep(match):
            self._notices.tell(self.tr("Kept: {title}").format(title=match.title))

    # --- writing -----------------------------------------------------------------------------

    def ask_to_save(self) -> None:
        """Ask for a file, and write the match on the table into it."""
        match = self._controller.match
        if match is None:
            return
        dialog = QFileDialog(self._window, self.tr("Save the match as a file"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._filter())
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(suggested_name(match.run.log))
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path) -> None:
        """Write the match on the table into a file."""
        from canasta_qt.dialogs.problems import unwritten_match

        match = self._controller.match
        if match is None:
            return
        try:
            write_match(path, match.run.log)
        except StorageProblem as problem:
            self._notices.show_trouble(unwritten_match(str(path), problem.reason))
        else:
            self._notices.tell(self.tr("Saved as {name}.").format(name=path.name))

    def _filter(self) -> str:
        return self.tr("Matches of Canasta Qt (*{suffix})").format(suffix=SUFFIX)

    # --- the proof ---------------------------------------------------------------------------

    def fair_deal(self) -> None:
        """The seals of the match on the table."""
        from canasta_qt.dialogs.fair_deal import FairDealDialog

        match = self._controller.match
        if match is not None and match.run.log.deals:
            shown = proofs(match.run.log, over=match.run.outcome() is not None)
            open_over(FairDealDialog(shown, self._window), self._window)
