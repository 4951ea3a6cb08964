"""The end of a deal and of a match, the score sheets, and questions, as panels on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.play.scene.panels.choice import Question
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.motion import AT_ONCE, Tempo
from canasta_qt.view_model.pictures import ScoreSheetModel, TableModel
from canasta_qt.words.people import seat_name

if TYPE_CHECKING:
    from canasta_qt.app.flows.unsaved import UnsavedFlow
    from canasta_qt.view_model.scripts import Script


class EndingFlow(Flow):
    """Asks before a match is left or given up.

    Signals:
        given_up: the player has conceded the match.
    """

    given_up = Signal()

    def __init__(self, context: AppContext, unsaved: UnsavedFlow) -> None:
        """`unsaved` asks first where leaving would lose moves."""
        super().__init__(context)
        self._unsaved = unsaved

    def leave_unless_unsaved(
        self, leave: Callable[[], object], stay: Callable[[], object] = lambda: None
    ) -> None:
        """Leave the match that is under way, asking only where moves would be lost."""
        if not self._unsaved.ask_before(leave, stay):
            leave()

    def ask_to_leave(
        self,
        standing: str | None,
        leave: Callable[[], object],
        stay: Callable[[], object],
        over: QWidget | None = None,
    ) -> None:
        """Ask whether the match that is under way may be left, where that is preferred.

        `standing` says how it stands; None where no match is under way. `over` is what the question
        comes up over; the table without it.
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
        """Ask, over a widget or the whole table; the usual answer is to stay."""
        question.add_yes(yes, do)
        question.add(self.tr("&Keep playing"), lambda: None, main=True)
        question.open_on(over or self._window.stack, self._table.tempo)
        self._window.announcer.say(question.spoken())

    def _give_up(self) -> None:
        if self._controller.concede_match():
            self.given_up.emit()


class SheetsFlow(Flow):
    """Keeps the sheets of a match, and tells each deal's end, the match's end, and the sheets.

    Signals:
        again_asked, choice_asked: after the match the same again, or another.
        replay_asked(int, str): show a deal again from where a line of its sheet comes from.
        review_asked(int): what could have been played better, in a deal; 0: in any.
        compare_asked(int): what does Expert make of the same cards, of a deal first; 0: of all.

    Attributes:
        sheets: those that have been scored, the first deal first.
        panel: what is told now, if anything.
    """

    again_asked = Signal()
    choice_asked = Signal()
    replay_asked = Signal(int, str)
    review_asked = Signal(int)
    compare_asked = Signal(int)

    def __init__(self, context: AppContext, beside: Callable[[], str] = str) -> None:
        """`beside` tells how a match stands that is scored beside another player's, or nothing."""
        super().__init__(context)
        self._model: TableModel | None = None
        self._again: Callable[[], object] | None = None
        self.sheets: list[ScoreSheetModel] = []
        self.panel: TablePanel | None = None
        self._beside = beside
        self._controller.scored.connect(self._scored)

    def follow(self, script: Script) -> None:
        """Something was played; with another deal what was told of the last one goes."""
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
        self.show_deal_end(self._table.tempo)

    def retranslate(self) -> None:
        """The same in another language; what is told now is told again."""
        if self.sheets:
            self.sheets = list(self._controller.sheets)
        if self.panel is not None and self._again is not None:
            self._again()

    def _open(self, panel: TablePanel, tempo: Tempo, again: Callable[[], object]) -> None:
        """Tell something; `again` tells it anew."""
        self.close()
        self.panel, self._again = panel, again
        panel.finished.connect(partial(self._gone, panel))
        panel.open_on(self._window.stack, tempo)
        self._window.announcer.say(panel.spoken())

    def _gone(self, panel: TablePanel) -> None:
        if self.panel is panel:
            self.panel = self._again = None

    def close(self) -> None:
        """Tell nothing any more."""
        if self.panel is not None:
            self.panel.reject()

    # --- the end of a deal ------------------------------------------------------------------

    def show_deal_end(self, tempo: Tempo = AT_ONCE) -> None:
        """What the last deal brought, counted up where `tempo` lets it."""
        from canasta_qt.features.endings.window.deal_end import DealEnd

        ending = self.sheets[-1].ending if self.sheets else None
        if ending is None:
            return
        panel = DealEnd(self.sheets[-1], ending, self._window.art)
        if self.sheets[-1].match_over:
            panel.next_asked.connect(self.show_match_end)
        else:
            panel.next_asked.connect(self._controller.next_deal)
        panel.sheet_asked.connect(partial(self.show, self.show_deal_end))
        panel.replay_asked.connect(partial(self.replay_asked.emit, len(self.sheets), ""))
        panel.review_asked.connect(partial(self.review_asked.emit, len(self.sheets)))
        panel.compare_asked.connect(partial(self.compare_asked.emit, len(self.sheets)))
        self._open(panel, tempo, self.show_deal_end)

    def show_result(self) -> None:
        """What the last deal brought, or how the match ended, once more."""
        if self._model is not None and self._model.over == "match":
            self.show_match_end()
        else:
            self.show_deal_end()

    # --- the end of a match -----------------------------------------------------------------

    def show_match_end(self) -> None:
        """How the match ended."""
        from canasta_qt.features.endings.window.match_end import MatchEnd
        from canasta_qt.features.endings.window.score_sheet import ShareMenu

        match = self._controller.match
        ending = match.ending if match is not None else None
        if ending is None:
            return
        panel = MatchEnd(ending, self._window.art, self._window.portraits)
        if self.sheets:
            panel.offer_copies(ShareMenu(self.sheets, panel))
        panel.again_asked.connect(self.again_asked)
        panel.new_asked.connect(self.choice_asked)
        panel.review_asked.connect(partial(self.review_asked.emit, 0))
        panel.compare_asked.connect(partial(self.compare_asked.emit, 0))
        panel.sheet_asked.connect(partial(self.show, self.show_match_end))
        panel.tell_beside(self._beside())
        self._open(panel, self._table.tempo, self.show_match_end)

    def refresh_beside(self) -> None:
        """More is known of how the match that has ended stands."""
        from canasta_qt.features.endings.window.match_end import MatchEnd

        if isinstance(self.panel, MatchEnd):
            self.panel.tell_beside(self._beside())

    # --- the score sheets -------------------------------------------------------------------

    def show(self, back: Callable[[], object] | None = None) -> None:
        """The sheet of the last deal that was scored, with those before it to turn back to.

        `back` is what follows when it is closed.
        """
        from canasta_qt.features.endings.window.score_sheet import ScoreSheet

        if not self.sheets:
            return
        panel = ScoreSheet(self.sheets)
        panel.replay_asked.connect(self.replay_asked)
        self._open(panel, self._table.tempo, partial(self.show, back))
        if back is not None:
            panel.accepted.connect(partial(back))
