"""The history of matches: opens it, does what is asked for there, exchanges matches as files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from canasta_qt.app.window.placement import open_over
from canasta_qt.dialogs.widgets.common import StepwiseTask
from canasta_qt.library.history import History, file_name
from canasta_qt.library.match_files import MatchFileProblem
from canasta_qt.record.log_text import SUFFIX
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.match_rows import ListedMatch
from canasta_qt.words.cards import number

if TYPE_CHECKING:
    from canasta_qt.app.window.main_window import MainWindow
    from canasta_qt.controller.game import GameController
    from canasta_qt.dialogs.history.window import HistoryWindow
    from canasta_qt.dialogs.problems import Trouble
    from canasta_qt.library.games import Games
    from canasta_qt.library.match_setup import MatchChoice
    from canasta_qt.library.preferences import Preferences
    from canasta_qt.storage.match_values import Deleted


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
        StepwiseTask(steps, text, self._window).ended.connect(
            lambda: self._saved(len(saved), folder)
        )

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
        work = StepwiseTask(steps, self.tr("Taking in the matches…"), self._window)
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


class HistoryFlow(QObject):
    """Opens the window of all matches.

    Signals:
        resume_asked(Unfinished): play this match on.
        back_asked: the match on the table was chosen; show it.
        replay_asked(Timeline, int, str): watch a match from a deal on, or from where a line of
            its score sheet comes from.
        again_asked(MatchChoice): begin a match like an earlier one.
        changed: matches were deleted, brought back or taken in.
    """

    resume_asked = Signal(object)
    back_asked = Signal()
    replay_asked = Signal(object, int, str)
    again_asked = Signal(object)
    changed = Signal()

    def __init__(
        self,
        window: MainWindow,
        controller: GameController,
        preferences: Preferences,
        games: Games,
        usual: Callable[[], MatchChoice],
    ) -> None:
        """`usual` tells what would be played now."""
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._preferences = preferences
        self._games = games
        self._usual = usual
        self._deleted: Deleted | None = None
        self._list: HistoryWindow | None = None

    @property
    def list(self) -> HistoryWindow:
        """The window with the matches. `LookupError` when it is not open."""
        if self._list is None:
            raise LookupError("the history is not open")
        return self._list

    @property
    def history(self) -> History:
        """All matches. `LookupError` where none are kept."""
        store = self._controller.store
        if store is None:
            raise LookupError("no matches are kept")
        return History(store, self._games, lambda: self._controller.number)

    def open(self) -> None:
        """Show all matches."""
        from canasta_qt.dialogs.history.window import HistoryWindow

        if self._controller.store is None:
            return
        dialog = HistoryWindow(self.history, self._window, self._preferences)
        dialog.asked.connect(self._do)
        dialog.undo_asked.connect(self.put_back)
        dialog.failed.connect(self._failed)
        dialog.finished.connect(self._gone)
        self._list = dialog
        self._deleted = None
        HistoryExchange(self.history, dialog).taken_in.connect(self._changed)
        open_over(dialog, self._window)
        dialog.open_list()

    def _gone(self) -> None:
        self._list = None

    def _do(self, name: str) -> None:
        """What a button asks for."""
        self._guarded(lambda: self._done(name))

    def _done(self, name: str) -> None:
        match = self.list.table.current()
        with_one: Mapping[str, Callable[[ListedMatch], object]] = {
            "resume": self.resume,
            "replay": self.replay,
            "sheet": self.show_sheet,
            "again": self.again,
        }
        if name == "delete":
            self.delete()
        elif name in with_one and match is not None:
            with_one[name](match)

    def _guarded(self, action: Callable[[], object]) -> None:
        """Trouble is told over the window with the matches."""
        from canasta_qt.dialogs.problems import unplayable_match

        try:
            action()
        except StorageProblem as problem:
            self._failed(problem)
        except ReplayDifference as difference:
            self._tell(unplayable_match(str(difference)))

    def _failed(self, problem: StorageProblem) -> None:
        from canasta_qt.dialogs.problems import storage_trouble

        code, path = problem.code.value, str(problem.path)
        self._tell(storage_trouble(code, path, problem.reason, problem.number))

    def _tell(self, trouble: Trouble) -> None:
        from canasta_qt.dialogs.problems import TroubleBox

        over = self._list or self._window
        open_over(TroubleBox(trouble, over), over)

    # --- with one match -----------------------------------------------------------------------

    def resume(self, match: ListedMatch) -> None:
        """Play a match on; the one on the table is only shown."""
        if match.id == self._controller.number:
            self.list.accept()
            self.back_asked.emit()
            return
        unfinished = self.history.unfinished(match)
        self.list.accept()
        self.resume_asked.emit(unfinished)

    def replay(self, match: ListedMatch, deal: int = 1, kind: str = "") -> None:
        """Watch a match."""
        timeline = Timeline(self.history.log(match.id))
        self.list.accept()
        self.replay_asked.emit(timeline, deal, kind)

    def again(self, match: ListedMatch) -> None:
        """Begin a match like this one."""
        choice = self.history.same_again(match.id, self._usual())
        self.list.accept()
        self.again_asked.emit(choice)

    def show_sheet(self, match: ListedMatch) -> None:
        """The score sheets of a match."""
        from canasta_qt.dialogs.score_sheet.dialog import ScoreSheet

        sheets = self.history.sheets(match.id)
        if not sheets:
            self.list.details.say(self.tr("No deal of this match is over yet."))
            return
        dialog = ScoreSheet(sheets, self.list, current=False)
        dialog.replay_asked.connect(
            lambda deal, kind: self._guarded(lambda: self.replay(match, deal, kind))
        )
        open_over(dialog, self.list)

    # --- with many ----------------------------------------------------------------------------

    def delete(self) -> None:
        """Delete what is chosen; Ctrl+Z brings it back as long as the window is open."""
        row = self.list.table.first_chosen()
        matches = [match.id for match in self.list.table.chosen_matches()]
        self._deleted = self.history.delete(matches)
        count = len(self._deleted.ids)
        self._changed(row)
        if count < len(matches):
            text = self.tr("Deleted: {matches}. The match on the table stays.")
        else:
            text = self.tr("Deleted: {matches}.")
        if count:
            self.list.say_undoable(text.format(matches=number(count, "match")))

    def put_back(self) -> None:
        """Bring back what was deleted last."""
        deleted, self._deleted = self._deleted, None
        if deleted is not None:
            self._guarded(lambda: self.history.restore(deleted))
            self._changed()

    def _changed(self, row: int = -1) -> None:
        self.list.refresh(row)
        self.changed.emit()
