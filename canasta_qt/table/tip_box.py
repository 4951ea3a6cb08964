"""Shows what places say of themselves: in a small box at the mouse, or beside the focus."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from canasta_qt.controller.view_model import Zone
from canasta_qt.table.painted import tip_lines
from canasta_qt.table.scene import TableScene
from canasta_qt.table.tips import bar_tip, depth_tip, tip_at, tip_of


class TipBox:
    """The tips of one table; `viewport` is where they appear."""

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        self._scene = scene
        self._viewport = viewport

    def text_at(self, x: float, y: float) -> str:
        """What the place at a point says of itself; empty where nothing is said."""
        layout, model = self._scene.layout, self._scene.model
        if layout is None or model is None:
            return ""
        if self._scene.spread:
            item = self._scene.card_at(x, y)
            return depth_tip(model, item.token) if item is not None else ""
        if layout.bar.contains(x, y):
            return bar_tip(model, self._scene.furniture.bar.side_at(x, y))
        return tip_at(model, layout, x, y)

    def at_mouse(self, event: QHelpEvent, text: str) -> None:
        """Show a text where the mouse rests; an empty one hides the box."""
        if text:
            QToolTip.showText(event.globalPos(), tip_lines(text), self._viewport)
        else:
            QToolTip.hideText()

    def beside(self, zone: Zone | None) -> None:
        """Show what the place with the keyboard's focus says, beside it."""
        layout, model = self._scene.layout, self._scene.model
        text = ""
        if layout is not None and model is not None and zone is not None and zone in layout.zones:
            text = tip_of(model, zone)
            rect = layout.zones[zone]
            at = self._viewport.mapToGlobal(QPoint(round(rect.right), round(rect.bottom)))
        if text:
            QToolTip.showText(at, tip_lines(text), self._viewport)
        elif QToolTip.isVisible():
            QToolTip.hideText()
