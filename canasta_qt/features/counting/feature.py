"""The counting aid: a dock that follows the match on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from canasta_qt.features.counting.session import CountingAid
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.play.stage import ShowKind

if TYPE_CHECKING:
    from canasta_qt.features.counting.model import CountingModel


class CountingFeature(Feature):
    """Shows the dock while the match on the table has the aid.

    Attributes:
        dock: shows the counts.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        from canasta_qt.features.counting.panel import CountingDock

        self.dock = CountingDock(self._window)
        self._window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dock)
        self.dock.hide()
        self._aid = CountingAid(context.controller, self)
        self._aid.shown.connect(self._show)
        self.dock.left.connect(lambda: self.switch(False))
        self._action = self._window.commands.actions["counting_aid"]
        self._action.setCheckable(True)
        self._window.commands.bind("counting_aid", self.toggle)
        self._action.triggered.connect(self._mark)  # a switch that the curtain held goes back
        self._stage.cleared.connect(self.begin_match)
        self._stage.resumed.connect(self._resume)
        context.of(Play).curtain.changed.connect(self.refresh)
        self._controller.played.connect(self._mark)
        self._stage.changed.connect(self._follow_stage)
        self._table.player.finished.connect(self.refresh)
        self._mark()

    def toggle(self) -> None:
        """Switch the aid on or off, for the next matches too."""
        self._table.skip()
        self.switch(not self._aid.wanted)

    def switch(self, on: bool) -> None:
        """Count the cards, or no longer."""
        self._preferences.set_flag("counting_aid", on)
        self._aid.switch(on)
        self._mark()

    def begin_match(self) -> None:
        """Start anew: another match comes to the table, or none."""
        self._aid.begin()
        self.hide()

    def _resume(self) -> None:
        """Show it in a match that goes on only to who has not switched it off meanwhile."""
        self._aid.begin(put_away=not self._preferences.flag("counting_aid"))
        self.refresh()

    def hide(self) -> None:
        """Hide the dock: something else than the match is on the table."""
        self.dock.show_model(None)
        self._mark()

    def _follow_stage(self) -> None:
        if not self._stage.at_match and self._stage.kind is not ShowKind.TURN:
            self.hide()

    def refresh(self) -> None:
        """Count everything that was played and shown."""
        if self._stage.at_match:
            self._aid.refresh()

    def retranslate(self) -> None:
        """Write the dock in the present language."""
        self.dock.name_it()
        self.refresh()

    def _show(self, model: CountingModel | None) -> None:
        self.dock.show_model(model)
        self._mark()

    def _mark(self) -> None:
        self._action.setEnabled(self._aid.possible)
        self._action.setChecked(self._aid.wanted)


FEATURE = CountingFeature
