"""Matches as files, and the proofs that the deal was fair."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_qt.features.history import session as match_files
from canasta_qt.library.match_saver import suggested_name, title_of, write_match
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.record.names import MATCH_SUFFIX
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets import problems
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.ui.widgets.problems import show_storage_problem, show_trouble
from canasta_qt.ui.widgets.standard import ask_for_files, ask_where_to_save

if TYPE_CHECKING:
    from canasta_qt.features.history.flows.replay import ReplayFlow
    from canasta_qt.features.history.session import MatchFile


class FilesFlow(Flow):
    """Reads and writes matches as files."""

    def __init__(self, context: Context, replays: ReplayFlow) -> None:
        super().__init__(context)
        self._replays = replays

    # --- reading -----------------------------------------------------------------------------

    def open(self, path: Path | None = None) -> None:
        """Show the match in this file; without one ask for files."""
        if path is not None:
            self.open_file(path)
            return
        kinds = (self._filter(), self.tr("All files (*)"))
        ask_for_files(self._window, self.tr("Open a match"), kinds, self.open_files)

    def open_files(self, files: Sequence[Path]) -> None:
        """Show the match of one file; import those of several, and show what is wrong with any."""
        if len(files) == 1:
            self.open_file(files[0])
            return
        found = [self._import_file(file) for file in files]
        self._window.tell(match_files.imported_words(found.count(True), found.count(False)))

    def open_file(self, path: Path) -> None:
        """Show the match in a file, or what is wrong with it."""
        from canasta_qt.features.history.window.match_table import MatchFileDialog

        match = self._read(path)
        if match is None:
            return
        dialog = MatchFileDialog(match, path.name, self._window)
        dialog.replay_asked.connect(lambda match: self._replays.watch(match.timeline))
        dialog.keep_asked.connect(self._import_shown)
        open_over(dialog, self._window)

    def _read(self, path: Path) -> MatchFile | None:
        try:
            return match_files.read_match(path)
        except StorageProblem as problem:
            show_trouble(problems.unread_file(path, problem.reason), self._window)
        except match_files.MatchFileProblem as problem:
            trouble = problems.unread_match(path.name, problem.happened, problem.details)
            show_trouble(trouble, self._window)
        return None

    def _import_file(self, path: Path) -> bool | None:
        match = self._read(path)
        return self._import(match) if match is not None else None

    def _import(self, match: MatchFile) -> bool | None:
        """Whether the match is new; None where it could not be stored."""
        store = self._controller.store
        if store is None:
            return None
        try:
            before = store.ids()
            return store.keep(match.log, title_of(match.log)) not in before
        except StorageProblem as problem:
            show_storage_problem(problem, self._window)
            return None

    def _import_shown(self, match: MatchFile) -> None:
        new = self._import(match)
        if new is not None:
            text = self.tr("Imported: {title}") if new else self.tr("Already here: {title}")
            self._window.tell(text.format(title=match.title))

    # --- writing -----------------------------------------------------------------------------

    def ask_to_save(self) -> None:
        """Ask for a file, and write the match on the table into it."""
        match = self._controller.match
        if match is not None:
            name = suggested_name(match.run.log)
            title = self.tr("Save the match as a file")
            ask_where_to_save(self._window, title, self._filter(), name, self.save)

    def save(self, path: Path) -> None:
        """Write the match on the table into a file."""
        match = self._controller.match
        if match is None:
            return
        try:
            write_match(path, match.run.log)
        except StorageProblem as problem:
            show_trouble(problems.unwritten("match", path, problem.reason), self._window)
        else:
            self._window.tell(self.tr("Saved as {name}.").format(name=path.name))

    def _filter(self) -> str:
        return self.tr("Matches of Canasta Qt (*{suffix})").format(suffix=MATCH_SUFFIX)

    # --- the proof ---------------------------------------------------------------------------

    def fair_deal(self) -> None:
        """Show the seals of the match on the table."""
        from canasta_qt.features.history.window.fair_deal import FairDealDialog

        match = self._controller.match
        if match is not None and match.run.log.deals:
            shown = match_files.proofs(match.run.log, over=match.run.outcome() is not None)
            open_over(FairDealDialog(shown, self._window), self._window)
