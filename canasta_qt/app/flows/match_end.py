"""The end of deals and matches: score sheets, the question whether to leave, giving up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox

from canasta_qt.app.window.placement import open_over
from canasta_qt.view_model.pictures import ScoreSheetModel, TableModel

if TYPE_CHECKING:
    from canasta_qt.app.window.main_window import MainWindow
    from canasta_qt.controller.game import GameController
    from canasta_qt.dialogs.score_sheet.dialog import ScoreSheet
    from canasta_qt.library.preferences import Preferences
    from canasta_qt.view_model.scripts import Script


class EndingFlow(QObject):
    """Asks before a match is left or given up, and offers what can come after it.

    Signals:
        again_asked, choice_asked, replay_asked: after the match the same again, another, or
            this one to be watched.
    """

    again_asked = Signal()
    choice_asked = Signal()
    replay_asked = Signal()

    def __init__(
        self, window: MainWindow, controller: GameController, preferences: Preferences
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._preferences = preferences

    def ask_to_leave(
        self, standing: str | None, leave: Callable[[], object], stay: Callable[[], object]
    ) -> None:
        """Ask whether the match that is under way may be left, where that is preferred.

        `standing` says how it stands; None where no match is under way.
        """
        if standing is None or not self._preferences.flag("confirm_leave_match"):
            leave()
            return
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
        role = QMessageBox.ButtonRole.ActionRole
        again = box.addButton(self.tr("&The same again"), role)
        again.clicked.connect(self.again_asked)
        box.addButton(self.tr("&New match…"), role).clicked.connect(self.choice_asked)
        box.addButton(self.tr("&Watch it again"), role).clicked.connect(self.replay_asked)
        box.setDefaultButton(again)
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
    """Keeps the sheets of a match and opens them, each when its deal has been scored.

    Signals:
        again_asked, choice_asked: after the match the same again, or another.
        replay_asked(int, str): show a deal again from where a line of its sheet comes from.

    Attributes:
        sheets: those that have been scored, the first deal first.
        open_sheet: the dialog that shows one, if it is open.
    """

    again_asked = Signal()
    choice_asked = Signal()
    replay_asked = Signal(int, str)

    def __init__(self, window: MainWindow, controller: GameController) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._model: TableModel | None = None
        self.sheets: list[ScoreSheetModel] = []
        self.open_sheet: ScoreSheet | None = None
        controller.scored.connect(self._scored)

    def follow(self, script: Script) -> None:
        """Something was played; with another deal the sheet of the last one goes."""
        if self._model is None or self._model.deal_key != script.final.deal_key:
            self.close()
        self._model = script.final
        self._window.show_sheet_possible(bool(self.sheets))

    def forget(self) -> None:
        """A new match begins."""
        self.close()
        self.sheets = []
        self._model = None

    def load(self) -> None:
        """Keep the sheets of the deals that were scored before the match was interrupted."""
        self._remember(*self._controller.sheets)

    def _remember(self, *sheets: ScoreSheetModel) -> None:
        self.sheets += [sheet for sheet in sheets if sheet not in self.sheets]
        self._window.show_sheet_possible(bool(self.sheets))

    def _scored(self, sheet: ScoreSheetModel) -> None:
        self._remember(sheet)
        self.show()

    def retranslate(self) -> None:
        """The same sheets in another language; the one that is open is opened again."""
        if self.sheets:
            self.sheets = list(self._controller.sheets)
            if self.open_sheet is not None:
                self.show()

    def show(self) -> None:
        """The sheet of the last deal that was scored, with those before it to turn back to."""
        from canasta_qt.dialogs.score_sheet.dialog import ScoreSheet

        if not self.sheets:
            return
        self.close()
        scores_the_table = self._model is None or self._model.over != "no"
        dialog = ScoreSheet(self.sheets, self._window, current=scores_the_table)
        dialog.next_deal.connect(self._controller.next_deal)
        dialog.same_again.connect(self.again_asked)
        dialog.new_match.connect(self.choice_asked)
        dialog.replay_asked.connect(self.replay_asked)
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
