"""The end of a deal and of a match, and the score sheets, as panels on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.motion import AT_ONCE, Tempo
from canasta_qt.view_model.pictures import ScoreSheetModel, TableModel

if TYPE_CHECKING:
    from canasta_qt.view_model.scripts import Script


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

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._model: TableModel | None = None
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
        """`line` says how a match stands beside another player's; empty where it does not."""
        self._beside.append(line)

    @property
    def _beside_line(self) -> str:
        return " ".join(filter(None, (line() for line in self._beside)))

    def _close_for_practice(self) -> None:
        show = self._stage.show
        if show is not None and show.acts:
            self.close()

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

    def _offer_comparing(self, button: QPushButton) -> None:
        """Only where a feature compares."""
        if not self._window.commands.is_bound("compare"):
            button.hide()

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
        self._offer_comparing(panel.compare)
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
        panel.tell_beside(self._beside_line)
        self._offer_comparing(panel.compare)
        self._open(panel, self._table.tempo, self.show_match_end)

    def refresh_beside(self) -> None:
        """More is known of how the match that has ended stands."""
        from canasta_qt.features.endings.window.match_end import MatchEnd

        if isinstance(self.panel, MatchEnd):
            self.panel.tell_beside(self._beside_line)

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
