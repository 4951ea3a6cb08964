"""The score of a game with real cards: one sheet, saved at every change with undo and drafts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from canasta_qt.features.score_keeper.model.checks import EntryDoubt, deal_doubts
from canasta_qt.features.score_keeper.model.entries import DealEntry, Sheet, clean_name, twice
from canasta_qt.features.score_keeper.model.sheet_data import (
    MOST_STEPS,
    NEW,
    SheetProgress,
    progress_data,
    read_progress,
    read_sheet,
    sheet_data,
)
from canasta_qt.features.score_keeper.model.tally import ScoredSheet, before_deal, moved_up, tally
from canasta_qt.features.score_keeper.store import ScoreSheetStore, StoredSheet
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.storage.files import StorageProblem


class ScoreKeeper(QObject):
    """A sheet that is open, and the figures that follow from it.

    Signals:
        changed: the sheet is another one.
        unkept(StorageProblem): it could not be saved; it goes on all the same.
    """

    changed = Signal()
    unkept = Signal(object)

    def __init__(
        self,
        sheet: Sheet,
        store: ScoreSheetStore,
        kept: StoredSheet | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Begin a sheet, or go on with one that is `kept`."""
        super().__init__(parent)
        self._store = store
        self.id = store.new_id() if kept is None else kept.id
        before = SheetProgress() if kept is None else read_progress(sheet, kept.progress)
        self._past: list[Sheet] = list(before.past)
        self._future: list[Sheet] = list(before.future)
        self._drafts: dict[int, DealEntry] = dict(before.drafts)
        self.sheet = sheet
        self.tally: ScoredSheet = tally(sheet)

    def save(self) -> None:
        """Write the sheet down; a problem is reported by `unkept`."""
        progress = SheetProgress(tuple(self._past), tuple(self._future), self._drafts)
        try:
            beside = progress_data(self.sheet, progress)
            self._store.save(self.id, sheet_data(self.sheet), beside)
        except StorageProblem as problem:
            self.unkept.emit(problem)

    def book(self, at: int, deal: DealEntry) -> None:
        """Correct deal `at`, from 0, or add one at the end; all that follows is scored anew."""
        self._drafts.pop(self._place(at), None)
        self._put(self.sheet.with_deal(at, deal))

    def remove(self, at: int) -> None:
        self._forget_corrections()
        self._put(moved_up(self.sheet.without_deal(at)))

    def rename(self, names: Sequence[str], date: str | None = None) -> None:
        """Give other names, and another day; a name empty or double leaves all as it was."""
        cleaned = tuple(map(clean_name, names))
        changed = replace(self.sheet, names=cleaned, date=self.sheet.date if date is None else date)
        if all(cleaned) and twice(cleaned) is None and changed != self.sheet:
            self._put(changed)

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        self._step(self._past, self._future)

    def redo(self) -> None:
        self._step(self._future, self._past)

    def _step(self, steps: list[Sheet], back: list[Sheet]) -> None:
        if not steps:
            return
        before = self.sheet
        sheet = steps.pop()
        try:
            tally(sheet)
        except PositionProblem:  # somebody has edited the file
            steps.clear()
            self.changed.emit()
            return
        if sheet.deals != before.deals:
            self._forget_corrections()
        back.append(before)
        self._show(sheet)

    def _put(self, sheet: Sheet) -> None:
        self._past = [*self._past, self.sheet][-MOST_STEPS:]
        self._future.clear()
        self._show(sheet)

    def _show(self, sheet: Sheet) -> None:
        self.tally = tally(sheet)
        self.sheet = sheet
        self.save()
        self.changed.emit()

    def draft(self, at: int) -> DealEntry | None:
        """What was entered for deal `at` and not booked yet."""
        return self._drafts.get(self._place(at))

    def sketch(self, at: int, deal: DealEntry | None) -> None:
        """Remember what is entered for deal `at`, before it is booked; None forgets it."""
        place = self._place(at)
        if deal == self._drafts.get(place):
            return
        if deal is None:
            del self._drafts[place]
        else:
            self._drafts[place] = deal
        self.save()

    def _place(self, at: int) -> int:
        return NEW if at >= len(self.sheet.deals) else at

    def _forget_corrections(self) -> None:
        """Deals get other numbers; only what comes next stays what it is."""
        self._drafts = {at: deal for at, deal in self._drafts.items() if at == NEW}

    def doubts(self, at: int, deal: DealEntry) -> tuple[EntryDoubt, ...]:
        """What cannot be in an entry for deal `at`. Raises `PositionProblem` for no cards."""
        return deal_doubts(before_deal(self.sheet, at), deal)

    def points(self, at: int, deal: DealEntry) -> tuple[int, ...] | None:
        """What an entry for deal `at` would bring each column; None while it cannot be scored."""
        try:
            found = tally(replace(self.sheet, deals=(*self.sheet.deals[:at], deal)))
        except PositionProblem:
            return None
        return tuple(score.total for score in found.deals[at].scores)


def kept_sheet(data: Mapping[str, object]) -> Sheet | None:
    """The sheet that kept data stands for; None where it makes no sense."""
    try:
        return read_sheet(dict(data))
    except PositionProblem:
        return None
