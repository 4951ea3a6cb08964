"""Questions before a match is left or given up, as panels on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.scene.panels.choice import Question
from canasta_qt.words.people import seat_name

if TYPE_CHECKING:
    from canasta_qt.play.flows.unsaved import UnsavedFlow


class LeavingFlow(Flow):
    """Asks before a match is left or given up.

    Signals:
        given_up: the player has conceded the match.
    """

    given_up = Signal()

    def __init__(self, context: Context, unsaved: UnsavedFlow) -> None:
        """`unsaved` asks first where leaving would lose moves."""
        super().__init__(context)
        self._unsaved = unsaved

    def leave_unless_unsaved(self, leave: Callable[[], object]) -> None:
        """Leave the match that is under way, asking only where moves would be lost."""
        if not self._unsaved.ask_before(leave, lambda: None):
            leave()

    def ask_to_leave(
        self,
        standing: str | None,
        leave: Callable[[], object],
        stay: Callable[[], object],
        over: QWidget | None = None,
    ) -> None:
        """Leave the match that is under way, after a question where that is preferred.

        `standing` are its totals in words; None where no match is under way. The question opens
        `over` a widget, else over the table.
        """
        if self._unsaved.ask_before(leave, stay, over):
            return
        if standing is None or not self._preferences.flag("confirm_leave_match"):
            leave()
            return
        question = Question(
            self.tr("Leave this match?"),
            standing + "\n" + self.tr("It is saved, and you can continue it later."),
        )
        self._ask(question, self.tr("&Leave"), leave, over)
        question.rejected.connect(stay)

    def concede(self) -> None:
        """Give the match up, after a question where that is preferred."""
        match = self._controller.match
        possible = match is not None and match.may_be_conceded
        if not possible or not self._preferences.flag("confirm_concede"):
            self._give_up()
            return
        title = self.tr("Concede the match?")
        if match is not None and match.session.is_shared:
            name = seat_name(match.session, match.session.viewer)
            title = self.tr("{name}, concede the match?").format(name=name)
        question = Question(
            title,
            self.tr("The others win. The match stays in the history, where you can replay it."),
        )
        self._ask(question, self.tr("&Concede"), self._give_up)

    def _ask(
        self, question: Question, yes: str, do: Callable[[], object], over: QWidget | None = None
    ) -> None:
        """Ask, over a widget or the whole table; Enter stays."""
        question.add_yes(yes, do)
        question.add(self.tr("&Keep playing"), lambda: None, main=True)
        question.open_on(over or self._window.stack, self._table.tempo)
        self._window.announcer.say(question.spoken())

    def _give_up(self) -> None:
        if self._controller.concede_match():
            self.given_up.emit()
