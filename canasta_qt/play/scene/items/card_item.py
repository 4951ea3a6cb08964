"""One card on the table: an item that carries a pixmap and marks, made once and reused."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen, QTransform

from canasta_qt.play.scene.layout.places import CardPlace, Pose
from canasta_qt.ui.cards.card_art import CORNER, CardArt
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import Token, Zone


class CardItem(QtWidgets.QGraphicsRectItem):
    """A card. `home` is where the model wants it, `pose` where it is drawn at the moment."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QtWidgets.QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.token: Token = -1
        self.home: CardPlace | None = None
        self.came_from: Zone | None = None
        """Where the card counts until it has arrived at its home."""
        self.pose = Pose(0, 0, 10)
        self.face: str | None = None
        self.selected = False
        self.hovered = False
        self.tag = ""
        """The colour token of a card that a review speaks of; empty for any other."""
        self._picture = QtWidgets.QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture_width = 0.0
        self._sharp = False
        self._rests: tuple[CardPlace, Pose, bool] | None = None
        """Where the card was put to rest; None as soon as anything else has been done to it."""
        self._edge: QtWidgets.QGraphicsPathItem | None = None
        self._veil: QtWidgets.QGraphicsPathItem | None = None
        self._dot: QtWidgets.QGraphicsEllipseItem | None = None

    def show_face(self, face: str | None, width: float, art: CardArt) -> None:
        """Draw `face` from a pixmap made for cards `width` wide."""
        if self._sharp and face == self.face and width == self._picture_width:
            return
        self._rests = None
        pixmap, self._sharp = art.picture(face, width)
        self.face = face
        self._picture_width = width
        self._picture.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self._picture.setOffset(-size.width() / 2, -size.height() / 2)

    def refresh(self, art: CardArt) -> None:
        """Take the sharp picture when it has come."""
        waits = not self._sharp and self._picture_width and self.isVisible()
        if waits and art.is_sharp(self.face, self._picture_width):
            self.show_face(self.face, self._picture_width, art)

    def forget_picture(self) -> None:
        """The pixmaps are stale (another screen): ask again at the next `show_face`."""
        self._sharp = False
        self._rests = None

    def leave(self) -> None:
        """Be no card of the table any more, until it is needed again."""
        self.token = -1
        self.home = self._rests = None
        self.setVisible(False)

    def rest(self, home: CardPlace, pose: Pose, seen: bool, art: CardArt) -> None:
        """Lie still at a place; nothing is done where the card rests there already, drawn as well.

        Tables are laid out again and again, and most of their cards stay where they are.
        """
        if self._rests == (home, pose, seen) and (not seen or self._is_best(art)):
            return
        if seen:
            self.show_face(home.face, home.pose.width, art)
        else:
            self.face = home.face
            self.forget_picture()
        self.squeeze(1.0)
        self.put(pose)
        self.setZValue(home.z)
        self.setVisible(seen)
        self._rests = home, pose, seen

    def _is_best(self, art: CardArt) -> bool:
        return self._sharp or not art.is_sharp(self.face, self._picture_width)

    def squeeze(self, share: float) -> None:
        """Draw the card narrower while it turns over (1 is its whole width)."""
        self._rests = None
        self._picture.setTransform(QTransform.fromScale(share, 1.0))

    def put(self, pose: Pose) -> None:
        self._rests = None
        old, self.pose = self.pose, pose
        self.setPos(pose.x, pose.y)
        if pose.rotation != old.rotation:
            self.setRotation(pose.rotation)
        if self._picture_width:
            scale = pose.width / self._picture_width
            if abs(scale - self.scale()) > 0.001:
                self.setScale(1.0 if abs(scale - 1.0) < 0.004 else scale)

    def _home_width(self) -> float:
        """Marks are made for the card at its place."""
        return self.home.pose.width if self.home is not None else self._picture_width

    def set_edge(self, shown: bool, unit: float) -> None:
        """Show or hide the gold edge of a selected or focused card; tagged ones keep theirs."""
        shown = shown or bool(self.tag)
        if shown:
            ink = colour(getattr(current(), self.tag or "accent"))
            self._edge = self._edge or QtWidgets.QGraphicsPathItem(self)
            self._edge.setPath(_outline(self._home_width(), 1.2 * unit))
            self._edge.setPen(QPen(ink, 3 * unit))
        if self._edge is not None:
            self._edge.setVisible(shown)

    def set_veil(self, shown: bool) -> None:
        if shown:
            self._veil = self._veil or QtWidgets.QGraphicsPathItem(self)
            self._veil.setPen(QPen(Qt.PenStyle.NoPen))
            self._veil.setBrush(QBrush(colour(current().felt_edge, 96)))
            self._veil.setPath(_outline(self._home_width(), 0.0))
        if self._veil is not None:
            self._veil.setVisible(shown)

    def set_dot(self, shown: bool, unit: float) -> None:
        if shown:
            self._dot = self._dot or QtWidgets.QGraphicsEllipseItem(self)
            self._dot.setBrush(QBrush(colour(current().accent)))
            self._dot.setPen(QPen(colour(current().ink, 160), 1))
            size = max(8.0, 8 * unit)
            width = self._home_width()
            left = -width / 2 + 0.055 * width
            bottom = width * CARD_RATIO / 2 - 0.055 * width
            self._dot.setRect(QRectF(left, bottom - size, size, size))
        if self._dot is not None:
            self._dot.setVisible(shown)


def _outline(width: float, grow: float) -> QPainterPath:
    path = QPainterPath()
    height = width * CARD_RATIO
    radius = CORNER * width + grow
    box = QRectF(-width / 2, -height / 2, width, height).adjusted(-grow, -grow, grow, grow)
    path.addRoundedRect(box, radius, radius)
    return path
