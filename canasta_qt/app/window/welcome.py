"""What is seen before the first deal: the name of the game, a hand of cards, a few ways in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.style.controls.looks import PRIMARY, QUIET, dressed
from canasta_qt.style.scale import px
from canasta_qt.style.shadows import draw_shadow
from canasta_qt.style.theme import colour, current, font, look
from canasta_qt.style.tokens import SPACE
from canasta_qt.style.type import type_font
from canasta_qt.table.items.painted import fitted
from canasta_qt.table.plain_text import PlainLabel, plain_tip, tip_lines

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

FAN = ("Qs", "Kh", "X1", "Ad", "2c")
"""The cards of the welcome, from left to right."""

_CARD_HEIGHT = 146.0
_CARD_WIDTH = _CARD_HEIGHT / 1.4
_SPREAD = 13.0
_FAN_WIDTH = 388
_FAN_HEIGHT = 210
_LOW = 580
"""Below this height of the page the fan is smaller, so that every button fits."""
_SMALL = 0.56
_PANEL_WIDTH = 380


class Fan(QWidget):
    """A few cards fanned out; drawn once the window stands, so that it stands early."""

    def __init__(self, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resources = resources
        self._picture: QPixmap | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._draw)
        self.scale(1.0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self._draw_anew)

    def _draw_anew(self) -> None:
        self._picture = None
        self.update()

    def scale(self, factor: float) -> None:
        """Show the fan larger or smaller."""
        size = QSize(round(_FAN_WIDTH * factor), round(_FAN_HEIGHT * factor))
        if size != self.maximumSize():
            self._factor = factor
            self._picture = None
            self.setFixedSize(size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the fan if it is there."""
        if self._picture is None:
            self._timer.start(0)
            return
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _draw(self) -> None:
        from canasta_qt.table.items.card_art import renderer_of  # late, as Qt's SVG part is

        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._factor, self._factor)
        for place, face in enumerate(FAN):
            renderer = renderer_of(self._resources, face)
            if renderer is not None:
                self._draw_card(painter, renderer, place - len(FAN) // 2)
        painter.end()
        self._picture = picture
        self.update()

    def _draw_card(self, painter: QPainter, renderer: QSvgRenderer, step: int) -> None:
        card = QRectF(-_CARD_WIDTH / 2, -_CARD_HEIGHT * 2.1, _CARD_WIDTH, _CARD_HEIGHT)
        painter.save()
        painter.translate(_FAN_WIDTH / 2, _CARD_HEIGHT * 2.1 + 14)
        painter.rotate(step * _SPREAD)
        draw_shadow(painter, card, 0.058 * _CARD_WIDTH, "tile")
        renderer.render(painter, card)
        painter.restore()


class Welcome(QWidget):
    """The page before a match.

    Signals:
        asked(str): a button was pressed; the name of its command.
    """

    asked = Signal(str)

    def __init__(self, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self._typed: list[tuple[QLabel, str]] = []
        self.waiting = self._label("", "prompt")
        self.waiting.setObjectName("waiting")
        self.resume_button = self._button("resume")
        self.others_button = self._button("other_matches")
        self.play_button = self._button("same_again")
        self.choose_button = self._button("new_match")
        self.read_button = self._button("read_rules")
        self.change_button = self._button("table_rules")
        self.help_button = self._button("how_to_play")
        self.doubts = self._label("", "small")
        self._retranslate()
        self._lay_out(resources)
        self._dress()
        self.offer(None, "")
        look.changed.connect(self._dress)

    def _retranslate(self) -> None:
        """Say what each part is, in the language of now; what is offered is told by `offer`."""
        self.resume_button.setText(self.tr("&Continue"))
        self.others_button.setText(self.tr("&Other matches…"))
        self.choose_button.setText(self.tr("&New match…"))
        self.read_button.setText(self.tr("R&ead its rules"))
        self.change_button.setText(self.tr("Ch&ange its rules…"))
        self.help_button.setText(self.tr("Ho&w to play"))
        self.doubts.setText(self.tr("Its rules are reconstructed."))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _dress(self) -> None:
        """Wear the colours of the theme that is shown now."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(current().text))
        self.setPalette(palette)
        for label, style in self._typed:
            label.setFont(type_font(style))
        wide = px(_PANEL_WIDTH)
        self._panel.setFixedWidth(wide)
        self._words_width = wide - px(2 * SPACE[2])
        self.update()

    def _label(self, text: str, style: str) -> QLabel:
        label = PlainLabel(text, self)
        self._typed.append((label, style))
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        return label

    def _button(self, command: str) -> QPushButton:
        button = QPushButton(self)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self.asked.emit(command))
        return button

    def _lay_out(self, resources: Path) -> None:
        self._panel = panel = QFrame(self)
        panel.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        buttons = QVBoxLayout(panel)
        buttons.setSpacing(8)
        buttons.addWidget(self.waiting)
        rows: tuple[tuple[QWidget, ...], ...] = (
            (self.resume_button, self.others_button),
            (self.play_button,),
            (self.doubts,),
            (self.read_button, self.change_button),
            (self.choose_button, self.help_button),
        )
        for row in rows:
            line = QHBoxLayout()
            line.setSpacing(8)
            for widget in row:
                line.addWidget(widget, 1)
            buttons.addLayout(line)
        layout = QVBoxLayout(self)
        layout.addStretch(3)
        self.fan = Fan(resources, self)
        layout.addWidget(self.fan, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._label("Canasta", "name"))
        layout.addSpacing(2)
        layout.addWidget(panel, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(4)

    def offer(
        self, waiting: str | None, again: str, *, others: bool = False, doubts: str = ""
    ) -> None:
        """Say what can be played: a waiting match in words, and the name of the usual game.

        `others` says that more matches wait; `doubts` how sure the rules of the usual game are.
        """
        self.doubts.setToolTip(tip_lines(doubts))
        self.doubts.setAccessibleDescription(doubts)
        self.doubts.setVisible(bool(doubts))
        self.others_button.setVisible(others)
        self.waiting.setText(waiting or "")
        self.waiting.setMinimumHeight(max(0, self.waiting.heightForWidth(self._words_width)))
        self.waiting.setVisible(waiting is not None)
        self.resume_button.setVisible(waiting is not None)
        self._name_play(again)
        first = self.resume_button if waiting is not None else self.play_button
        for button in (self.resume_button, self.play_button):
            dressed(button, PRIMARY if button is first else QUIET)
        first.setDefault(True)
        first.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the buttons."""
        self.fan.scale(1.0 if event.size().height() >= _LOW else _SMALL)
        super().resizeEvent(event)
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def _name_play(self, game: str) -> None:
        """The usual game on its button; long names in smaller type, then shortened."""
        words = self.tr("&Play {game}") if game else self.tr("&Play")
        text = words.format(game=game.replace("&", "&&"))
        shown, short = fitted(font(px(15), bold=True), text, px(_PANEL_WIDTH - 64))
        self.play_button.setFont(shown)
        self.play_button.setText(short)
        full = words.replace("&", "").format(game=game)
        self.play_button.setToolTip(plain_tip(full) if short != text else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table's cloth, lit in the middle."""
        painter = QPainter(self)
        centre = QPointF(self.width() / 2, self.height() * 0.45)
        light = QRadialGradient(centre, max(self.width(), self.height()) * 0.62)
        light.setColorAt(0.0, colour(current().felt))
        light.setColorAt(1.0, colour(current().felt_edge))
        painter.fillRect(self.rect(), light)
        painter.end()
