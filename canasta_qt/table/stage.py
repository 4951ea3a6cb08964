"""The stage of the table: the scene in a widget that shows what it is told and hears nobody."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QCloseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from canasta_qt.table.items.background import Background
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.layout.places import CardSize
from canasta_qt.table.player import BeatPlayer
from canasta_qt.table.scene import Presentation, TableScene
from canasta_qt.view_model.pictures import TableModel, Token, Zone, ZoneKind
from canasta_qt.view_model.scripts import Script

Seen = tuple[Zone, int, str | None]
"""A card's zone, its index there, and its face."""

ASTRAY = Zone(ZoneKind.SEAT, -1)
"""The zone reported for a card that is not where its slot is."""


def card_report(scene: TableScene) -> dict[Token, Seen]:
    """For each card where it stands and how it looks.

    A card that does not stand at its slot, or is hidden though it should be seen, is reported in
    the zone `ASTRAY`.
    """
    return {token: _seen(scene, scene.item(token)) for token in scene.tokens()}


def _seen(scene: TableScene, item: CardItem) -> Seen:
    home = item.home
    place = scene.layout.cards.get(item.token) if scene.layout else None
    if home is None or home != place or item.isVisible() == home.buried:
        return ASTRAY, -1, item.face
    wanted, pos = scene.rest_pose(item), item.pos()
    off = abs(pos.x() - wanted.x) + abs(pos.y() - wanted.y)
    turned = abs(item.rotation() - wanted.rotation)
    if off > 0.5 or turned > 0.1:
        return ASTRAY, -1, item.face
    return home.zone, home.slot, item.face


SMALLEST = QSize(640, 420)
"""The least size at which everything on the table can still be read."""


def set_up(view: QGraphicsView) -> None:
    """Make a view a table that does not scroll."""
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    view.setHorizontalScrollBarPolicy(off)
    view.setVerticalScrollBarPolicy(off)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
    view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
    view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    view.setMouseTracking(True)
    view.viewport().setMouseTracking(True)
    view.setMinimumSize(SMALLEST)


class TableStage(QGraphicsView):
    """Plays scripts and shows models, in whatever size it has.

    What lies on it besides is a matter of the class built upon it, by `_after_change`.
    """

    def __init__(self, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = TableScene(resources, self)
        self.setScene(self._scene)
        set_up(self)
        self._background = Background(self)
        self._background.repainted.connect(self.viewport().update)
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
        self._background.resize(size, self.devicePixelRatioF())
        self._after_change()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.accept()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._background.draw(painter, QRectF(rect))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop drawing; nothing of the table runs after its window."""
        self._scene.art.stop()
        super().closeEvent(event)
