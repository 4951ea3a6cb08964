"""The line above the hand: what is expected, a hint, or why not; words of the game are links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from canasta_qt.play.scene.items.painted import PaintedItem, draw_plate, measure, translate
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.ui.style.theme import colour, current, font
from canasta_qt.ui.style.tokens import MIN_TEXT, RADIUS
from canasta_qt.view_model.pictures import TermFinder, TermSpan

OVER_HAND_Z = 6900.0
"""Height of what stands on a ground of its own: a chosen card that stands up does not hide it."""

MORE: Final = "more:"
"""The link that shows the figures behind a hint; others are ids of words."""

_USUAL: Final = 13.0
"""Size of the type of a hint, a refusal or a caution of several lines, in units."""

_WRAPPED: Final = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


class LinkedText(NamedTuple):
    """A text in lines, in the middle of its box from top to bottom, and the links in it."""

    layout: QTextLayout
    at: QPointF
    links: tuple[TermSpan, ...]

    def link_at(self, point: QPointF) -> str:
        """The link at a point; empty for none."""
        inner = point - self.at
        for number in range(self.layout.lineCount()):
            line = self.layout.lineAt(number)
            if not line.rect().contains(inner):
                continue
            for start, end, link in self.links:
                left, right = (_x_of(line, where) for where in (start, end))
                if left <= inner.x() <= right and start < line.textStart() + line.textLength():
                    return link
        return ""


def _x_of(line: object, where: int) -> float:
    """Where a letter stands in a line; at its ends for letters of other lines."""
    x = line.cursorToX(where)  # type: ignore[attr-defined]
    return float(x[0] if isinstance(x, tuple) else x)


def lay_out(
    text: str, shown: QFont, box: QRectF, links: Sequence[TermSpan], ink: str
) -> LinkedText:
    """The text in lines as wide as the box, each link with dots below it."""
    layout = QTextLayout(text, shown)
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    ranges = []
    for start, end, link in links:
        part = QTextLayout.FormatRange()
        part.start, part.length = start, end - start
        shape = QTextCharFormat()
        shape.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        shape.setUnderlineColor(colour(ink))
        if link == MORE:
            shape.setFontWeight(QFont.Weight.DemiBold)
        part.format = shape
        ranges.append(part)
    layout.setFormats(ranges)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(box.width())
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return LinkedText(layout, QPointF(box.x(), box.y() + (box.height() - y) / 2), tuple(links))


class PromptItem(PaintedItem):
    """One or two lines of text: the prompt, a hint in its place, or a refusal on a brick ground.

    With cards chosen, their outcome takes the place of a prompt that is no caution. A hint stands
    on a plate, a caution in an amber frame; such a ground grows upwards with its text, and words of
    the game on it are links, as is the one that shows the figures behind a hint.

    Attributes:
        terms: finds the words of the game that is played.
        more: whether there are figures behind the hint.
    """

    prompt = ""
    refusal = ""
    hint = ""
    more = False
    outcome = ""
    my_turn = False
    caution = False

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._low = z
        self._above = 0.0
        self._laid: LinkedText | None = None
        """The text with its places, laid out when it is first needed."""
        self.terms = TermFinder()

    def set_rect(self, rect: Rect, unit: float) -> None:
        super().set_rect(rect, unit)
        self._make_room()

    def boundingRect(self) -> QRectF:
        return self.area.adjusted(0, -self._above, 0, 0)

    def set_prompt(self, text: str, my_turn: bool, *, caution: bool = False) -> None:
        """Show a prompt, in full strength on the player's turn, within which a refusal stays."""
        if text != self.prompt and (caution or not (my_turn and self.my_turn)):
            self.refusal = ""
        if text != self.prompt or my_turn != self.my_turn:
            self.hint, self.more = "", False
        self.prompt, self.my_turn, self.caution = text, my_turn, caution
        self._show_text()

    def set_refusal(self, text: str) -> None:
        """Say why not; an empty text brings the prompt back."""
        self.refusal = text
        self._show_text()

    def set_hint(self, text: str, more: bool = False) -> None:
        """Say what to do, until something else is expected of the player."""
        self.hint, self.more, self.refusal = text, more, ""
        self._show_text()

    def set_outcome(self, text: str) -> None:
        """Say what comes of laying the chosen cards; an empty text brings the prompt back."""
        if text != self.outcome:
            self.outcome = text
            self.update()

    @property
    def text(self) -> str:
        """What is said now."""
        outcome = "" if self.caution else self.outcome
        return self.refusal or self.hint or outcome or self.prompt

    @property
    def grounded(self) -> bool:
        """Whether what is said stands on a ground of its own."""
        return bool(self.refusal or self.hint or self.caution)

    def link_at(self, point: QPointF) -> str:
        """The id of the word of the game at a point of the item, `MORE`, or nothing."""
        if not self.grounded or not self.boundingRect().contains(point):
            return ""
        if self._laid is None:
            text, links = self._shown()
            box = self._inner(self.boundingRect())
            self._laid = lay_out(text, self._font_for(text, box), box, links, current().accent)
        return self._laid.link_at(point)

    def set_terms(self, terms: TermFinder) -> None:
        self.terms = terms
        self._show_text()

    def _shown(self) -> tuple[str, tuple[TermSpan, ...]]:
        text = self.text
        if not self.grounded:
            return text, ()
        links = self.terms.links(text)
        if not self.more or self.refusal:
            return text, links
        link = translate("Table", "More")
        whole = f"{text}  {link}"
        return whole, (*links, TermSpan(len(whole) - len(link), len(whole), MORE))

    def _show_text(self) -> None:
        self.setZValue(OVER_HAND_Z if self.grounded else self._low)
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        """Reach above the own place by what text on a ground needs in its usual type."""
        self._laid = None
        text = self._shown()[0] if self.grounded else ""
        inner = self._inner(self.area)
        needed = QFontMetricsF(self._usual_font()).boundingRect(inner, _WRAPPED, text)
        room = inner.height() - 6 * self.unit  # the plate is a little smaller than its place
        above = max(0.0, needed.height() - room) if needed.height() > inner.height() else 0.0
        if above != self._above:
            self.prepareGeometryChange()
            self._above = above

    def _inner(self, box: QRectF) -> QRectF:
        return box.adjusted(8 * self.unit, 1, -8 * self.unit, -1)

    def draw(self, painter: QPainter) -> None:
        text, links = self._shown()
        if not text:
            return
        box, theme = self.boundingRect(), current()
        self._draw_ground(painter, box)
        inner = self._inner(box)
        ink = theme.text if self.my_turn else theme.text_soft
        painter.setPen(colour(theme.on_danger if self.refusal else ink))
        shown = self._font_for(text, inner)
        painter.setFont(shown)
        if links:
            dots = theme.on_danger if self.refusal else theme.accent
            laid = lay_out(text, shown, inner, links, dots)
            laid.layout.draw(painter, laid.at)
        else:
            painter.drawText(inner, _WRAPPED, text)

    def _draw_ground(self, painter: QPainter, box: QRectF) -> None:
        u, theme = self.unit, current()
        radius = measure(RADIUS["control"], u)
        if self.refusal:
            ground = box.adjusted(0, u, 0, -u)
            draw_plate(painter, ground, radius, QPen(Qt.PenStyle.NoPen), colour(theme.danger))
        elif self.hint or self.caution:
            edge = QPen(colour(theme.edge if self.hint else theme.warning), max(2.0, 2 * u))
            ground = box.adjusted(u, u, -u, -u)
            draw_plate(painter, ground, radius, edge, colour(theme.surface))

    def _usual_font(self) -> QFont:
        """The type of what stands on a ground, however long it is."""
        strong = self.my_turn or bool(self.refusal)
        return font(max(MIN_TEXT, round(_USUAL * self.unit)), bold=strong)

    def _font_for(self, text: str, box: QRectF) -> QFont:
        """The largest type for one line; two lines of smaller type when that gets too small.

        Text on a ground has the usual type where it needs several lines: its ground grows.
        """
        strong = self.my_turn or bool(self.refusal)
        one_line = int(Qt.AlignmentFlag.AlignVCenter)
        usual = self._usual_font()
        if self.grounded and QFontMetricsF(usual).horizontalAdvance(text) > box.width():
            return usual
        for largest, smallest, how in ((16, 13, one_line), (13, 0, _WRAPPED)):
            size = max(MIN_TEXT, round(largest * self.unit))
            while size >= max(MIN_TEXT, round(smallest * self.unit)):
                result = font(size, bold=strong)
                needed = QFontMetricsF(result).boundingRect(box, how, text)
                if needed.height() <= box.height() and needed.width() <= box.width():
                    return result
                size -= 1
        return font(MIN_TEXT, bold=strong)
