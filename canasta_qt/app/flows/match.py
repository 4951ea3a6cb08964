"""From match to match: beginning one, playing on, showing what happens, its end and its sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.flows.match_chooser import MatchChooser, WaitingFlow
from canasta_qt.app.window.placement import open_over
from canasta_qt.library.match_setup import MatchChoice, create_match
from canasta_qt.table.plain_text import PlainBox
from canasta_qt.view_model.pictures import ScoreSheetModel, TableModel
from canasta_qt.words.sentences import figures

if TYPE_CHECKING:
    from canasta_qt.dialogs.score_sheet.dialog import ScoreSheet
    from canasta_qt.record.log import MatchLog
    from canasta_qt.record.replay import MatchRun
    from canasta_qt.storage.match_values import Unfinished
    from canasta_qt.view_model.scripts import Script
    from canasta_qt.view_model.session import Session


class MatchFlow(Flow):
    """Brings matches to the table, and what is played to the eyes.

    Signals:
        entered: another match comes to the table, or none does; whatever belonged to the one
            before goes.
        resumed: the match on the table was begun earlier; what is known of it can be told.

    Attributes:
        model: what was shown last of the match on the table, or None.
    """

    entered = Signal()
    resumed = Signal()

    def __init__(
        self, context: AppContext, chooser: MatchChooser, waits: WaitingFlow, ending: EndingFlow
    ) -> None:
        """`chooser` says what is played, `waits` what else could be; `ending` asks before."""
        super().__init__(context)
        self._chooser = chooser
        self._waits = waits
        self._ending = ending
        self.model: TableModel | None = None
        chooser.picked.connect(self.begin_if_agreed)
        waits.resume_asked.connect(self.resume)

    def begin_if_agreed(self, choice: MatchChoice) -> None:
        """Begin, but ask first where a match is under way."""
        self._ending.ask_to_leave(
            self._under_way(), lambda: self.begin(choice), lambda: self._chooser.remember(choice)
        )

    def _under_way(self) -> str | None:
        """The match that a new one would end, in words; None where there is none."""
        if self.model is not None:
            return None if self.model.over == "match" else self._standing(self.model)
        return self._waits.match.text if self._waits.match else None

    def _standing(self, model: TableModel) -> str:
        totals = " – ".join(f"{side.name} {figures(side.total)}" for side in model.sides)
        return self.tr("Deal {n}\n{totals}").format(n=model.deal_number, totals=totals)

    def begin(self, choice: MatchChoice, *, demo: bool = False, remember: bool = True) -> None:
        """Start a match now; `remember`: it is the usual one from now on, after a restart too.

        Raises `LookupError` for a game that is gone, and `RulesProblem`.
        """
        match = self._chooser.prepare(choice, demo=demo, remember=remember)
        chosen = demo or choice.seed is not None  # the cards are known, or nobody plays
        if not chosen and self._preferences.flag("own_cut"):
            self._ask_for_cut(*create_match(match))
            return
        self._enter()
        self._controller.new_match(match)

    def _ask_for_cut(self, run: MatchRun, session: Session) -> None:
        """The match is committed to its seed; how its cards lie is settled by the player's cut."""
        from canasta_qt.dialogs.cut import CutDialog

        def deal(cut: int | None) -> None:
            self._enter()
            self._controller.begin(run, session, cut)

        dialog = CutDialog(run.log.commitment, len(run.match.setup.pack), self._window)
        dialog.chosen.connect(deal)
        open_over(dialog, self._window)

    def resume(self, kept: Unfinished | MatchLog) -> None:
        """Play a match on where it stopped."""
        self._enter()
        if self._controller.resume(kept):
            self.resumed.emit()
        else:
            self._window.show_welcome()
            self._waits.found(None)
            self._chooser.tell_what_is_gone()

    def leave(self) -> None:
        """Back to the welcome, which offers the match on the table among what waits."""
        self._clear()
        self._controller.leave()
        self._window.show_model(None)
        self._window.setWindowTitle("")
        self._window.show_welcome()
        self._waits.refresh()

    def _enter(self) -> None:
        self._clear()
        self._window.show_table()

    def _clear(self) -> None:
        """Another match comes to the table, or none: all that belonged to this one goes."""
        self.model = None
        self.entered.emit()

    # --- what is shown ----------------------------------------------------------------------

    def show_played(self, script: Script) -> None:
        """Something was played: window and table show it."""
        self.model = script.final
        self._window.show_model(self.model)
        self._table.play(script)

    def come_back(self) -> None:
        """A replay is over: show again what was there before it."""
        if self._controller.match is None:
            self._window.show_model(None)
            self._window.show_welcome()
        else:
            self._window.show_table()
            self._controller.come_back()

    def retranslate(self) -> None:
        """The match in another language; below a replay only its score sheets."""
        shown = self._table.commands is self._controller.input
        if shown:
            self._table.skip()
        self._controller.retranslate(on_table=shown)


class EndingFlow(Flow):
    """Asks before a match is left or given up, and offers what can come after it.

    Signals:
        again_asked, choice_asked, replay_asked: after the match the same again, another, or
            this one to be watched.
    """

    again_asked = Signal()
    choice_asked = Signal()
    replay_asked = Signal()

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
            self.tr("Leave this match?"),
            standing + "\n\n" + self.tr("It is saved, and you can continue it later."),
            self.tr("&Leave"),
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
            self.tr("The others win. The match stays in the history, where you can replay it."),
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
        title = self.tr("The match is over")
        box = PlainBox(self._window)
        box.setWindowTitle(title)
        box.setText(verdict)
        role = QMessageBox.ButtonRole.ActionRole
        again = box.addButton(self.tr("&Play again"), role)
        again.clicked.connect(self.again_asked)
        box.addButton(self.tr("&New match…"), role).clicked.connect(self.choice_asked)
        box.addButton(self.tr("&Replay"), role).clicked.connect(self.replay_asked)
        box.setDefaultButton(again)
        box.addButton(self.tr("Look at the table"), QMessageBox.ButtonRole.RejectRole)
        box.finished.connect(box.deleteLater)
        open_over(box, self._window)

    def _question(self, title: str, text: str, more: str, yes: str) -> QMessageBox:
        box = PlainBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(title)
        box.setText(text)
        box.setInformativeText(more)
        box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.finished.connect(box.deleteLater)
        return box


class SheetsFlow(Flow):
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

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._model: TableModel | None = None
        self.sheets: list[ScoreSheetModel] = []
        self.open_sheet: ScoreSheet | None = None
        self._controller.scored.connect(self._scored)

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
