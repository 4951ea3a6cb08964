"""The end of a deal and of a match, score sheets, and quiet firsts."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from canasta_qt.features.endings.flows.sheets import SheetsFlow
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Feature

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from canasta_qt.features.endings.flows.firsts import FirstsFlow


class EndingsFeature(Feature):
    """Shows how deals and matches end.

    Attributes:
        sheets: the score sheets of the match on the table, and the panels that show them.
    """

    imported_later = ("canasta_qt.features.endings.window.deal_end",)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.sheets = self._speaking(SheetsFlow(context))
        commands, play = self._window.commands, context.of(Play)
        commands.bind("score_sheet", self.sheets.show)
        commands.bind("firsts", self._open_firsts)
        self._controller.scored.connect(lambda _: self.firsts.scored())
        play.result_asked.connect(self.sheets.show_result)
        play.leaving.given_up.connect(self.sheets.show_match_end)

    def _open_firsts(self, over: QWidget | None = None) -> None:
        self.firsts.open(over)

    @cached_property
    def firsts(self) -> FirstsFlow:
        """Made with the end of the first deal, or when its page is opened."""
        from canasta_qt.features.endings.flows.firsts import FirstsFlow

        return FirstsFlow(self._context)


FEATURE = EndingsFeature
