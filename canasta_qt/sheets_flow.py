"""The score sheets of the match that is played: kept, shown when due, looked up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.controller.view_model import ScoreSheetModel
from canasta_qt.window.placing import open_over

if TYPE_CHECKING:
    from canasta_qt.dialogs.score_sheet import ScoreSheet
    from canasta_qt.main_window import MainWindow


class SheetsFlow(QObject):
    """Keeps the sheets of a match and opens them.

    Attributes:
        sheets: those that have been scored, the first deal first.
        open_sheet: the dialog that shows one, if it is open.
    """

    def __init__(
        self,
        window: MainWindow,
        next_deal: Callable[[], object],
        same_again: Callable[[], object],
        choose_match: Callable[[], object],
        replay: Callable[[int, str], object],
    ) -> None:
        """The functions are where the buttons of a sheet lead."""
        super().__init__(window)
        self._window = window
        self._ways_on = (next_deal, same_again, choose_match)
        self._replay = replay
        self.sheets: list[ScoreSheetModel] = []
        self.open_sheet: ScoreSheet | None = None
        self._current = False

    def forget(self) -> None:
        """A new match begins."""
        self.close()
        self.sheets = []

    def remember(self, *sheets: ScoreSheetModel) -> None:
        """Keep sheets of the match, to be looked up."""
        self.sheets += [sheet for sheet in sheets if sheet not in self.sheets]
        self._window.show_sheet_possible(bool(self.sheets))

    def renew(self, sheets: Sequence[ScoreSheetModel]) -> None:
        """The same sheets in another language; the one that is open is opened again."""
        if self.sheets:
            self.sheets = list(sheets)
            if self.open_sheet is not None:
                self.show(current=self._current)

    def show(self, *, current: bool) -> None:
        """The sheet of the last deal that was scored, with those before it to turn back to.

        `current`: it is the deal on the table that it scores.
        """
        from canasta_qt.dialogs.score_sheet import ScoreSheet

        if not self.sheets:
            return
        self._current = current
        self.close()
        dialog = ScoreSheet(self.sheets, self._window, current=current)
        next_deal, same_again, choose_match = self._ways_on
        dialog.next_deal.connect(next_deal)
        dialog.same_again.connect(same_again)
        dialog.new_match.connect(choose_match)
        dialog.replay_asked.connect(self._replay)
        dialog.destroyed.connect(self._gone)
        self.open_sheet = dialog
        open_over(dialog, self._window)

    def _gone(self) -> None:
        self.open_sheet = None

    def close(self) -> None:
        """Close the sheet that is open."""
        if self.open_sheet is not None:
            sheet, self.open_sheet = self.open_sheet, None
            sheet.destroyed.disconnect(self._gone)
            sheet.close()
