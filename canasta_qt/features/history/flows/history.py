"""The history window: all matches are listed, deleted, saved as files and imported."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.features.history import session as match_files
from canasta_qt.features.history.flows.safety import HistoryCopies
from canasta_qt.features.history.session import History, file_name
from canasta_qt.features.learning.flows.learned import forget_matches
from canasta_qt.features.match_setup.feature import MatchSetupFeature
from canasta_qt.features.review.feature import ReviewFeature
from canasta_qt.library.match_setup import rematch_of
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.record.names import MATCH_SUFFIX
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.match_values import ListedMatch
from canasta_qt.ui.widgets import problems
from canasta_qt.ui.widgets.common import StepwiseTask
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.ui.widgets.problems import show_storage_problem, show_trouble
from canasta_qt.ui.widgets.standard import ask_for_files, ask_for_folder, ask_where_to_save
from canasta_qt.words.cards import number
from canasta_qt.words.sentences import labelled

if TYPE_CHECKING:
    from canasta_qt.features.history.flows.replay import ReplayFlow
    from canasta_qt.features.history.window.history import HistoryWindow
    from canasta_qt.storage.match_values import Deleted


class HistoryFlow(Flow):
    """Opens the window of all matches.

    Signals:
        compare_asked(Timeline, int): compare a match that is stored under a number with Expert.
        forgotten(int): a match was deleted for good; its number may be given to another one.
    """

    compare_asked = Signal(object, int)
    forgotten = Signal(int)

    def __init__(self, context: Context, replays: ReplayFlow) -> None:
        super().__init__(context)
        self._match, self._replays = context.of(MatchSetupFeature).match, replays
        self._review = context.of(ReviewFeature)
        self._deleted: Deleted | None = None
        self._given_up: set[int] = set()
        """Matches that were deleted while the window is open."""
        self._list: HistoryWindow | None = None

    @property
    def list(self) -> HistoryWindow:
        """The window with the matches. `LookupError` when it is not open."""
        if self._list is None:
            raise LookupError("the history is not open")
        return self._list

    @property
    def history(self) -> History:
        """All matches. `LookupError` where none are stored."""
        store = self._controller.store
        if store is None:
            raise LookupError("no matches are kept")
        return History(store, self._games, lambda: self._controller.number)

    def open(self) -> None:
        """Show all matches."""
        from canasta_qt.features.history.window.history import HistoryWindow

        if self._controller.store is None:
            return
        dialog = HistoryWindow(self.history, self._window, self._preferences)
        dialog.asked.connect(lambda name: self._guarded(lambda: self._do(name)))
        dialog.undo_asked.connect(self.put_back)
        dialog.failed.connect(self._failed)
        dialog.finished.connect(self._gone)
        if not self._window.commands.is_bound("compare"):
            dialog.actions_column.leave_out("compare")
        self._list = dialog
        self._deleted = None
        HistoryExchange(self.history, dialog).taken_in.connect(self._changed)
        HistoryCopies(self.history.store, dialog).taken_back.connect(self._changed)
        open_over(dialog, self._window)
        dialog.open_list()

    def _gone(self) -> None:
        """Forget deleted matches for good, with their reviews, exercises and mistakes.

        A late click in the window that closes does nothing any more.
        """
        self.list.blockSignals(True)
        self._list = None
        given_up, self._given_up = self._given_up, set()
        for match in given_up:
            with contextlib.suppress(StorageProblem):  # a review knows the deals it is about
                self._review.store.forget(match)
        if given_up:
            with contextlib.suppress(StorageProblem):  # it is forgotten for as long as this runs
                forget_matches(self._learning, given_up)
        for match in given_up:
            self.forgotten.emit(match)

    def _do(self, name: str) -> None:
        if name == "new":
            self.list.reject()
            self._window.commands.run("new_match")
            return
        match = self.list.table.current()
        with_one: Mapping[str, Callable[[ListedMatch], object]] = {
            "resume": self.resume,
            "replay": self.replay,
            "review": self.review,
            "compare": self.compare,
            "sheet": self.show_sheet,
            "again": self.again,
        }
        if name == "delete":
            self.delete()
        elif name in with_one and match is not None:
            with_one[name](match)

    def _guarded(self, action: Callable[[], object]) -> None:
        """Show problems over the window with the matches; once that is closed nothing is done."""
        if self._list is None:
            return
        try:
            action()
        except StorageProblem as problem:
            self._failed(problem)
        except ReplayDifference as difference:
            show_trouble(problems.unplayable_match(str(difference)), self._front)

    @property
    def _front(self) -> QWidget:
        """What a problem is shown over."""
        return self._list or self._window

    def _failed(self, problem: StorageProblem) -> None:
        show_storage_problem(problem, self._front)

    # --- with one match -----------------------------------------------------------------------

    def resume(self, match: ListedMatch) -> None:
        """Continue a match; the one on the table comes to the front."""
        if match.id == self._controller.number:
            self.list.accept()
            self._stage.leave_all()
            return
        unfinished = self.history.unfinished(match)
        self.list.accept()
        self._match.resume(unfinished)

    def replay(self, match: ListedMatch, deal: int = 1, kind: str = "") -> None:
        """Watch a match."""
        timeline = Timeline(self.history.store.log(match.id))
        self.list.accept()
        self._replays.watch(timeline, deal, kind)

    def review(self, match: ListedMatch) -> None:
        """Review a match."""
        timeline = Timeline(self.history.store.log(match.id))
        self.list.accept()
        self._review.review_kept(timeline, match.id)

    def compare(self, match: ListedMatch) -> None:
        """Compare a match with Expert."""
        timeline = Timeline(self.history.store.log(match.id))
        self.list.accept()
        self.compare_asked.emit(timeline, match.id)

    def again(self, match: ListedMatch) -> None:
        """Begin a match like this one."""
        choice = rematch_of(
            self.history.store.log(match.id),
            self.history.games,
            self._context.of(Play).chosen.choice,
        )
        self.list.accept()
        self._match.begin_if_agreed(choice)

    def show_sheet(self, match: ListedMatch) -> None:
        """Show the score sheets of a match."""
        from canasta_qt.features.endings.window.score_sheet import ScoreSheet

        sheets = self.history.sheets(match.id)
        if not sheets:
            self.list.details.say(self.tr("No deal of this match has ended yet."))
            return
        panel = ScoreSheet(sheets)
        panel.replay_asked.connect(
            lambda deal, kind: self._guarded(lambda: self.replay(match, deal, kind))
        )
        panel.open_on(self.list)

    # --- with many ----------------------------------------------------------------------------

    def delete(self) -> None:
        """Delete the chosen matches; Ctrl+Z restores them while the window is open."""
        row = self.list.table.first_chosen()
        matches = [match.id for match in self.list.table.chosen_matches()]
        self._deleted = self.history.delete(matches)
        count = len(self._deleted.ids)
        self._given_up.update(self._deleted.ids)
        self._changed(row)
        if count < len(matches):
            text = self.tr("Deleted: {matches}. The match on the table was kept.")
        else:
            text = self.tr("Deleted: {matches}.")
        if count:
            self.list.say_undoable(text.format(matches=number(count, "match")))

    def put_back(self) -> None:
        """Restore the matches that were deleted last."""
        deleted, self._deleted = self._deleted, None
        if deleted is not None:
            self._guarded(lambda: self.history.store.restore(deleted))
            self._given_up.difference_update(deleted.ids)
            self._changed()

    def _changed(self, row: int = -1) -> None:
        if self._list is not None:
            self._list.refresh(row)
        self._context.of(MatchSetupFeature).waits.refresh()


class HistoryExchange(QObject):
    """Saves matches as files and imports files, over the window with the matches.

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
        """Ask for a file, or for a folder for many matches, and save them there."""
        if len(matches) == 1:
            title, name = self.tr("Save as a file"), file_name(matches[0])
            ask_where_to_save(
                self._window, title, self._filter(), name, lambda path: self.save(matches[0], path)
            )
        else:
            title = self.tr("Choose a folder for the files")
            ask_for_folder(self._window, title, lambda folder: self.save_all(matches, folder))

    def save(self, match: ListedMatch, path: Path) -> None:
        """Write a match into a file."""
        if self._written(path, lambda: self._history.export(match, path)):
            self._window.say(self.tr("Saved as {name}.").format(name=path.name))

    def save_all(self, matches: Sequence[ListedMatch], folder: Path) -> None:
        """Write matches into a folder, each into a file of its own."""
        saved: list[Path] = []
        damaged: list[int] = []

        def save(match: ListedMatch) -> None:
            try:
                saved.append(self._history.export_into(match, folder))
            except StorageProblem as problem:
                if problem.code is not StorageCode.MATCH_DAMAGED:
                    raise
                damaged.append(match.id)

        def step(match: ListedMatch) -> bool:
            return self._written(folder, lambda: save(match))

        text = self.tr("Saving matches…")
        steps = [partial(step, match) for match in matches]
        StepwiseTask(steps, text, self._window).ended.connect(
            lambda: self._saved(len(saved), len(damaged), folder)
        )

    def _saved(self, count: int, damaged: int, folder: Path) -> None:
        text = self.tr("Saved in {folder}: {matches}.")
        result = text.format(folder=folder.name, matches=number(count, "match"))
        if damaged:
            left_out = self.tr("Damaged, not saved: {matches}.")
            result += " " + left_out.format(matches=number(damaged, "match"))
        self._window.say(result)

    def _written(self, path: Path, write: Callable[[], object]) -> bool:
        try:
            write()
        except StorageProblem as problem:
            show_trouble(problems.unwritten("match", path, problem.reason), self._window)
            return False
        return True

    # --- taking in ----------------------------------------------------------------------------

    def ask_which(self) -> None:
        """Ask for files, and import their matches."""
        kinds = (self._filter(), self.tr("All files (*)"))
        ask_for_files(self._window, self.tr("Import matches"), kinds, self.take_in)

    def take_in(self, files: Sequence[Path]) -> None:
        """Import the matches of these files; problems are shown at the end."""
        faults: list[str] = []
        there = set(self._history.store.ids())
        found: list[bool] = []

        def step(file: Path) -> bool:
            try:
                number = self._history.take_in(file)
                found.append(number not in there)
                there.add(number)
            except match_files.MatchFileProblem as problem:
                faults.append(labelled(file.name, problem.happened))
            except StorageProblem as problem:
                faults.append(labelled(file.name, problem.reason))
            return True

        steps = [partial(step, file) for file in files]
        work = StepwiseTask(steps, self.tr("Importing matches…"), self._window)
        work.ended.connect(lambda: self._taken_in(found, faults))

    def _taken_in(self, found: Sequence[bool], faults: Sequence[str]) -> None:
        """Say what became of files: whether the match of each is new, and what was wrong."""
        self.taken_in.emit()
        text = match_files.imported_words(sum(found), len(found) - sum(found))
        self._window.say(text)
        if faults:
            show_trouble(problems.unread_matches(text, faults), self._window)

    def _filter(self) -> str:
        return self.tr("Matches of Canasta Qt (*{suffix})").format(suffix=MATCH_SUFFIX)
