"""The end of a deal and of a match, and the score sheets, as panels on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from canasta_qt.features.review.feature import ReviewFeature
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.motion import AT_ONCE, Tempo
from canasta_qt.view_model.pictures import ScoreSheetModel, TableModel

if TYPE_CHECKING:
    from canasta_qt.view_model.scripts import Script


class SheetsFlow(Flow):
    """Collects the sheets of a match, and shows them, each deal's end and the match's end.

    Signals:
        again_asked, choice_asked: begin a match like the last one, or choose another.
        replay_asked(int, str): replay a deal from the cause of a line of its sheet.
        compare_asked(int): compare the match with Expert, from a deal on; 0: from the first.

    Attributes:
        sheets: those that have been scored, the first deal first.
        panel: the open one, or None.
    """

    again_asked = Signal()
    choice_asked = Signal()
    replay_asked = Signal(int, str)
    compare_asked = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._model: TableModel | None = None
        self._review = context.of(ReviewFeature)
        self._again: Callable[[], object] | None = None
        self.sheets: list[ScoreSheetModel] = []
        self.panel: TablePanel | None = None
        self._beside: list[Callable[[], str]] = []
        self._controller.scored.connect(self._scored)
        self._controller.played.connect(self.follow)
        self._stage.cleared.connect(self.forget)
        self._stage.resumed.connect(self.load)
        self._stage.changed.connect(self._close_for_practice)

    def say_beside(self, line: Callable[[], str]) -> None:
        """Add a function for the standing beside another player, shown at a match's end; or ""."""
        self._beside.append(line)

    @property
    def _beside_line(self) -> str:
        return " ".join(filter(None, (line() for line in self._beside)))

    def _close_for_practice(self) -> None:
        show = self._stage.show
        if show is not None and show.acts:
            self.close()

    def follow(self, script: Script) -> None:
        """Follow the match; with another deal the panel of the last one closes."""
        if self._model is None or self._model.deal_key != script.final.deal_key:
            self.close()
        self._model = script.final
        self._window.show_sheet_possible(bool(self.sheets))

    def forget(self) -> None:
        """Drop everything of the last match."""
        self.close()
        self.sheets = []
        self._model = None

    def load(self) -> None:
        """Load the sheets of deals that were scored before the match was interrupted."""
        self._remember(*self._controller.sheets)

    def _remember(self, *sheets: ScoreSheetModel) -> None:
        self.sheets += [sheet for sheet in sheets if sheet not in self.sheets]
        self._window.show_sheet_possible(bool(self.sheets))

    def _scored(self, sheet: ScoreSheetModel) -> None:
        self._remember(sheet)
        self.show_deal_end(self._table.tempo)

    def retranslate(self) -> None:
        """Write the sheets in the present language, and open the panel again."""
        if self.sheets:
            self.sheets = list(self._controller.sheets)
        if self.panel is not None and self._again is not None:
            self._again()

    def _offer_comparing(self, button: QPushButton) -> None:
        if not self._window.commands.is_bound("compare"):
            button.hide()

    def _open(self, panel: TablePanel, tempo: Tempo, again: Callable[[], object]) -> None:
        """Open a panel; `again` opens it in another language."""
        self.close()
        self.panel, self._again = panel, again
        panel.finished.connect(partial(self._gone, panel))
        panel.open_on(self._window.stack, tempo)
        self._window.announcer.say(panel.spoken())

    def _gone(self, panel: TablePanel) -> None:
        if self.panel is panel:
            self.panel = self._again = None

    def close(self) -> None:
        """Close the panel."""
        if self.panel is not None:
            self.panel.reject()

    # --- the end of a deal ------------------------------------------------------------------

    def show_deal_end(self, tempo: Tempo = AT_ONCE) -> None:
        """Show the score of the last deal, counted up where `tempo` allows."""
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
        panel.review_asked.connect(partial(self._review.review_this, len(self.sheets)))
        panel.compare_asked.connect(partial(self.compare_asked.emit, len(self.sheets)))
        self._offer_comparing(panel.compare)
        again = self._window.commands
        panel.same_asked.connect(partial(again.run, "deal_again"))
        panel.again.setVisible(again.is_bound("deal_again") and again.is_offered("deal_again"))
        self._open(panel, tempo, self.show_deal_end)

    def show_result(self) -> None:
        """Show the end of the match or the last deal again."""
        if self._model is not None and self._model.over == "match":
            self.show_match_end()
        else:
            self.show_deal_end()

    # --- the end of a match -----------------------------------------------------------------

    def show_match_end(self) -> None:
        """Show the end of the match."""
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
        panel.review_asked.connect(partial(self._review.review_this, 0))
        panel.compare_asked.connect(partial(self.compare_asked.emit, 0))
        panel.sheet_asked.connect(partial(self.show, self.show_match_end))
        panel.tell_beside(self._beside_line)
        self._offer_comparing(panel.compare)
        self._open(panel, self._table.tempo, self.show_match_end)

    def refresh_beside(self) -> None:
        """Update the standing beside another player at the end of a match."""
        from canasta_qt.features.endings.window.match_end import MatchEnd

        if isinstance(self.panel, MatchEnd):
            self.panel.tell_beside(self._beside_line)

    # --- the score sheets -------------------------------------------------------------------

    def show(self, back: Callable[[], object] | None = None) -> None:
        """Show the sheet of the last scored deal; it turns back to those before.

        `back` is called when it is closed.
        """
        from canasta_qt.features.endings.window.score_sheet import ScoreSheet

        if not self.sheets:
            return
        panel = ScoreSheet(self.sheets)
        panel.replay_asked.connect(self.replay_asked)
        self._open(panel, self._table.tempo, partial(self.show, back))
        if back is not None:
            panel.accepted.connect(partial(back))
