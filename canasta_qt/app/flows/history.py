"""The history of matches: opens it, and does what is asked for there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.app.flows.files import HistoryExchange
from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.flows.notices import show_storage_problem, show_trouble
from canasta_qt.app.window.placement import open_over
from canasta_qt.dialogs.problems import unplayable_match
from canasta_qt.library.history import History
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.match_values import ListedMatch
from canasta_qt.words.cards import number

if TYPE_CHECKING:
    from canasta_qt.app.flows.match_chooser import MatchChooser
    from canasta_qt.dialogs.history.window import HistoryWindow
    from canasta_qt.storage.match_values import Deleted


class HistoryFlow(Flow):
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

    def __init__(self, context: AppContext, chooser: MatchChooser) -> None:
        """`chooser` knows what would be played now."""
        super().__init__(context)
        self._chooser = chooser
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
        try:
            action()
        except StorageProblem as problem:
            self._failed(problem)
        except ReplayDifference as difference:
            show_trouble(unplayable_match(str(difference)), self._list or self._window)

    def _failed(self, problem: StorageProblem) -> None:
        show_storage_problem(problem, self._list or self._window)

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
        timeline = Timeline(self.history.store.log(match.id))
        self.list.accept()
        self.replay_asked.emit(timeline, deal, kind)

    def again(self, match: ListedMatch) -> None:
        """Begin a match like this one."""
        choice = self.history.same_again(match.id, self._chooser.choice)
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
            self._guarded(lambda: self.history.store.restore(deleted))
            self._changed()

    def _changed(self, row: int = -1) -> None:
        self.list.refresh(row)
        self.changed.emit()
