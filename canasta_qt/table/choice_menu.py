"""A small menu beside the gesture that asks which of several ways was meant."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from canasta_qt.controller.view_model import ChoiceModel
from canasta_qt.table.art import CardArt
from canasta_qt.table.places import CARD_RATIO

CARD = 34
"""Width of the little cards in the menu."""


class _RoomForCards(QProxyStyle):
    """Lets a menu's icons be as large as a row of little cards."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric is QStyle.PixelMetric.PM_SmallIconSize:
            return CARD * 2
        return super().pixelMetric(metric, option, widget)


class ChoiceMenu(QMenu):
    """`chosen` carries the option's id, or None when the menu was left."""

    chosen = Signal(object)

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._style = _RoomForCards()
        self.setStyle(self._style)
        self._answered = True
        self.triggered.connect(self._trigger)
        self.aboutToHide.connect(self._hide_later, Qt.ConnectionType.QueuedConnection)

    def offer(self, choice: ChoiceModel, at: QPoint) -> None:
        """Show the options at a point of the screen."""
        self.clear()
        self._answered = False
        self._add_title(choice.title)
        for option in choice.options:
            action = self.addAction(option.label)
            action.setData(option.id)
            if option.faces:
                action.setIcon(QIcon(self._strip(option.faces)))
        first = self.actions()[2] if choice.options else None
        self.popup(at)
        if first is not None:
            self.setActiveAction(first)

    def _add_title(self, text: str) -> None:
        """The question: read as easily as the answers, but not to be chosen."""
        title = self.addAction(text)
        title.setEnabled(False)
        shown = title.font()
        shown.setBold(True)
        title.setFont(shown)
        palette, off = self.palette(), QPalette.ColorGroup.Disabled
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
            palette.setColor(off, role, palette.color(QPalette.ColorGroup.Active, role))
        palette.setColor(off, QPalette.ColorRole.Light, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.setAccessibleName(text)
        self.addSeparator()

    def _strip(self, faces: tuple[str, ...]) -> QPixmap:
        """The faces in a row, overlapping."""
        step = CARD // 2
        size = QSize(CARD + step * (len(faces) - 1), round(CARD * CARD_RATIO))
        pixmap = QPixmap(size * self._art.ratio)
        pixmap.setDevicePixelRatio(self._art.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        margin = self._art.margin(CARD)
        for i, face in enumerate(faces):
            picture, _ = self._art.picture(face, CARD)
            painter.drawPixmap(round(i * step - margin), round(-margin), picture)
        painter.end()
        return pixmap

    def _trigger(self, action: QAction) -> None:
        self._answer(action.data())

    def _hide_later(self) -> None:
        """Comes after `triggered`, if there was one."""
        self._answer(None)

    def _answer(self, option: int | None) -> None:
        if not self._answered:
            self._answered = True
            self.chosen.emit(option)
