"""The line above the hand: what is expected of the player, or why a gesture was refused."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from canasta_qt.table.painted import PaintedItem
from canasta_qt.table.theme import MIN_TEXT, colour, current, font

OVER_HAND_Z = 6900.0
"""Height of what stands on a ground of its own: a chosen card that stands up does not hide it."""


class PromptItem(PaintedItem):
    """One or two lines of text: the prompt, a hint in its place, or a refusal on a brick ground.

    A hint stands on a plate, and so does a prompt that is a warning, in an amber frame.
    """

    prompt = ""
    refusal = ""
    hint = ""
    my_turn = False
    caution = False

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._low = z

    def set_prompt(self, text: str, my_turn: bool, *, caution: bool = False) -> None:
        """Say what is expected; in full strength when it is the player's turn.

        A refusal outlives changes within that turn only: with another's turn it would be untrue.
        """
        if text != self.prompt and (caution or not (my_turn and self.my_turn)):
            self.refusal = ""
        if text != self.prompt or my_turn != self.my_turn:
            self.hint = ""
        self.prompt, self.my_turn, self.caution = text, my_turn, caution
        self._show_anew()

    def set_refusal(self, text: str) -> None:
        """Say why not; an empty text brings the prompt back."""
        self.refusal = text
        self._show_anew()

    def set_hint(self, text: str) -> None:
        """Say what to do, until something else is expected of the player."""
        self.hint, self.refusal = text, ""
        self._show_anew()

    def _show_anew(self) -> None:
        grounded = self.refusal or self.hint or self.caution
        self.setZValue(OVER_HAND_Z if grounded else self._low)
        self.update()

    def draw(self, painter: QPainter) -> None:
        text = self.refusal or self.hint or self.prompt
        if not text:
            return
        u, box = self.unit, self.area
        if self.refusal:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(current().refusal))
            painter.drawRoundedRect(box.adjusted(0, 3 * u, 0, -3 * u), 6 * u, 6 * u)
        elif self.hint or self.caution:
            edge = current().plate_edge if self.hint else current().warning
            painter.setPen(QPen(colour(edge), max(2.0, 2 * u)))
            painter.setBrush(colour(current().plate))
            painter.drawRoundedRect(box.adjusted(u, 3 * u, -u, -3 * u), 6 * u, 6 * u)
        inner = box.adjusted(8 * u, 1, -8 * u, -1)
        painter.setPen(colour(self._ink()))
        flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.setFont(self._font_for(text, inner, flags))
        painter.drawText(inner, flags, text)

    def _ink(self) -> str:
        theme = current()
        if self.refusal:
            return theme.on_refusal
        return theme.text if self.my_turn else theme.text_soft

    def _font_for(self, text: str, box: QRectF, flags: int) -> QFont:
        """The largest type for one line; two lines of smaller type when that gets too small."""
        strong = self.my_turn or bool(self.refusal)
        one_line = int(Qt.AlignmentFlag.AlignVCenter)
        for largest, smallest, how in ((17, 14, one_line), (14, 0, flags)):
            size = max(MIN_TEXT, round(largest * self.unit))
            while size >= max(MIN_TEXT, round(smallest * self.unit)):
                result = font(size, bold=strong)
                needed = QFontMetricsF(result).boundingRect(box, how, text)
                if needed.height() <= box.height() and needed.width() <= box.width():
                    return result
                size -= 1
        return font(MIN_TEXT, bold=strong)
