"""The stage of the table: the scene in a widget that shows what it is told and hears nobody."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QRectF
from PySide6.QtGui import QCloseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from canasta_qt.controller.script import Script
from canasta_qt.controller.view_model import TableModel, Token, Zone
from canasta_qt.table.backdrop import Backdrop
from canasta_qt.table.card_report import card_report
from canasta_qt.table.places import CardSize
from canasta_qt.table.player import BeatPlayer
from canasta_qt.table.presentation import Presentation
from canasta_qt.table.scene import TableScene
from canasta_qt.table.view_setup import set_up


class TableStage(QGraphicsView):
    """Plays scripts and shows models, in whatever size it has.

    What lies on it besides is a matter of the class built upon it, by `_after_change`.
    """

    def __init__(self, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = TableScene(resources, self)
        self.setScene(self._scene)
        set_up(self)
        self._backdrop = Backdrop(self)
        self._backdrop.repainted.connect(self.viewport().update)
        self.player = BeatPlayer(self._scene, self)

    def _after_change(self) -> None:
        """Model or size have changed: what lies on the stage follows."""
        raise NotImplementedError

    @property
    def scene_of_cards(self) -> TableScene:
        """The scene with its items, animator and art."""
        return self._scene

    @property
    def model(self) -> TableModel | None:
        """The model that is shown, or being moved towards."""
        return self._scene.model

    def play(self, script: Script) -> None:
        """Show a script after what is being shown; `script_finished` follows at the end."""
        self.player.play(script)

    def show_model(self, model: TableModel) -> None:
        """Show a position at once, in place of whatever is moving."""
        self.player.show_model(model)

    def skip(self) -> None:
        """Show the end of whatever is moving, at once."""
        self.player.skip()

    def set_speed(self, factor: float) -> None:
        """Multiply all durations by `factor`: 1 as designed, 0.5 twice as fast, 0 at once."""
        self.player.set_pace(factor)

    def set_card_size(self, size: CardSize | float) -> None:
        """Make the cards of the hand normal, large or jumbo, or so many per cent of normal."""
        self._scene.set_card_size(size)

    def present(self, presentation: Presentation) -> None:
        """Move and show from now on only what the player wants to see."""
        self._scene.present(presentation)
        self._after_change()

    def card_report(self) -> dict[Token, tuple[Zone, int, str | None]]:
        """What the scene really shows: zone, index and face of every card."""
        return card_report(self._scene)

    # --- events of the view -----------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit_scene()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_scene()

    def _fit_scene(self) -> None:
        size = self.viewport().size()
        self._scene.resize(size.width(), size.height(), self.devicePixelRatioF())
        self._backdrop.resize(size, self.devicePixelRatioF())
        self._after_change()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.accept()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._backdrop.draw(painter, QRectF(rect))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop drawing; nothing of the table runs after its window."""
        self._scene.art.stop()
        super().closeEvent(event)
