"""How a match ends before its time: the question whether to leave it, and giving it up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from canasta_qt.window.placing import open_over

if TYPE_CHECKING:
    from canasta_qt.controller.game import GameController
    from canasta_qt.controller.preferences import Preferences
    from canasta_qt.main_window import MainWindow


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
        if not self._controller.may_concede() or not self._preferences.flag("confirm_concede"):
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
        possible = self._controller.may_concede()
        self._controller.concede_match()
        model = self._controller.model()
        if possible and model is not None:
            self._offer_more(model.prompt)

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
