"""The end of deals and matches: score sheets, the question whether to leave, giving up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from canasta_qt.app.window.placement import open_over
from canasta_qt.view_model.pictures import ScoreSheetModel

if TYPE_CHECKING:
    from canasta_qt.app.window.main_window import MainWindow
    from canasta_qt.controller.game import GameController
    from canasta_qt.dialogs.score_sheet.dialog import ScoreSheet
    from canasta_qt.library.preferences import Preferences


class EndingFlow(QObject):
    """Asks before a match is left or given up, and offers what can come after it."""

    def __init__(
        self,
        window: MainWindow,
        controller: GameController,
        preferences: Preferences,
        same_again: Callable[[], object],
        choose_match: Callable[[], object],
        replay: Callable[[], object],
    ) -> None:
        """The functions are where the buttons lead after a match."""
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._preferences = preferences
        self._ways_on = (same_again, choose_match, replay)

    def ask_to_leave(
        self, standing: str, leave: Callable[[], object], stay: Callable[[], object]
    ) -> None:
        """Ask whether the match that is under way may be left; `standing` says how it stands."""
        box = self._question(
            self.tr("New match"),
            self.tr("Leave the match that is under way?"),
            standing + "\n\n" + self.tr("It stays saved and is offered again another time."),
            self.tr("&Leave it"),
        )
        box.accepted.connect(leave)
        box.rejected.connect(stay)
        open_over(box, self._window)

    # --- giving up --------------------------------------------------------------------------

    def concede(self) -> None:
        """Give the match up, after a question where that is preferred."""
        match = self._controller.match
        possible = match is not None and match.may_be_conceded
        if not possible or not self._preferences.flag("confirm_concede"):
            self._give_up()
            return
        box = self._question(
            self.tr("Concede the match"),
            self.tr("Concede the match?"),
            self.tr("The others win it. It stays in the history and can be watched again."),
            self.tr("&Concede"),
        )
        box.accepted.connect(self._give_up)
        open_over(box, self._window)

    def _give_up(self) -> None:
        match = self._controller.match
        if self._controller.concede_match() and match is not None:
            self._offer_more(match.presenter.model().prompt)

    def _offer_more(self, verdict: str) -> None:
        """What can be done after a match that was given up; Esc looks at the table."""
        box = QMessageBox(self._window)
        box.setWindowTitle(self.tr("The match is over"))
        box.setText(verdict)
        words = (self.tr("&The same again"), self.tr("&New match…"), self.tr("&Watch it again"))
        first, *_ = buttons = [
            box.addButton(text, QMessageBox.ButtonRole.ActionRole) for text in words
        ]
        for button, way in zip(buttons, self._ways_on, strict=True):
            button.clicked.connect(way)
        box.setDefaultButton(first)
        box.addButton(self.tr("Look at the table"), QMessageBox.ButtonRole.RejectRole)
        box.finished.connect(box.deleteLater)
        open_over(box, self._window)

    def _question(self, title: str, text: str, more: str, yes: str) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setWindowTitle(title)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(text)
        box.setInformativeText(more)
        box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.finished.connect(box.deleteLater)
        return box


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
        from canasta_qt.dialogs.score_sheet.dialog import ScoreSheet

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
