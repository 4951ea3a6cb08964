"""What options mean at this table, from its rulebook: what is played, and worked examples."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.words.page import ALONE, TOLD, PlacedCard
from canasta_qt.features.rulebook.words.writer import write
from canasta_qt.library.language import resources_folder
from canasta_qt.ui.cards.card_art import Look, blank, look_now, paint_plain_card, renderer_of
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style import icons
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import CARD_RATIO, SPACE
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import tab_after
from canasta_qt.words.lines import CardsPicture, Line

CARD_WIDTH: Final = 62
"""Pixels across a card of an example, at a scale of 100 %."""

_STEP: Final = 0.36
"""How much of a card is seen above the next one of its column, to its width."""

_EXAMPLES, _SENTENCES, _OF_A_SECTION = 2, 6, 3
"""Most that is shown at once."""

_ASIDE: Final = frozenset((TOLD, ALONE, "playing_well", "glossary"))
"""Sections that rule nothing of their own."""


@lru_cache(512)
def _drawn(face: str, wide: int, ratio: float, _look: Look, *, across: bool) -> QPixmap:
    high = round(wide * CARD_RATIO)
    pixmap = blank(high, wide, ratio) if across else blank(wide, high, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if across:
            painter.translate(0, wide)
            painter.rotate(-90)
        box = QRectF(0.5, 0.5, wide - 1, high - 1)
        drawing = renderer_of(resources_folder(), face, jumbo=True)
        if drawing is not None:
            drawing.render(painter, box)
        else:
            paint_plain_card(painter, box, face)
    return pixmap


def column_of(group: CardsPicture, wide: int) -> list[PlacedCard]:
    """Where each card of a group lies in its column, the lowest first, for cards so wide.

    A card that lies crosswise is seen at both sides of those that lie upright.
    """
    beside = 0 if group.across is None else round(wide * (CARD_RATIO - 1) / 2)
    found = []
    for at, face in enumerate(group.faces):
        across = at == group.across
        found.append(PlacedCard(face, 0 if across else beside, round(at * _STEP * wide), across))
    return found


def size_of(group: CardsPicture, wide: int) -> tuple[float, float]:
    last = len(group.faces) - 1
    high = wide if group.across == last else wide * CARD_RATIO
    return wide * (1 if group.across is None else CARD_RATIO), last * _STEP * wide + high


class CardColumns(QWidget):
    """Groups of cards in columns, for the eye alone: the sentence above them says the same."""

    def __init__(self, groups: Iterable[CardsPicture], parent: QWidget) -> None:
        super().__init__(parent)
        self._groups = tuple(groups)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, wide: int) -> int:
        return round(max((box.bottom() for box, _, _ in self._places(wide)), default=0)) + 1

    def sizeHint(self) -> QSize:
        wide = 4 * (px(CARD_WIDTH) + px(SPACE[2]))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(CARD_WIDTH), 0)

    def _places(self, wide: int) -> list[tuple[QRectF, CardsPicture, str]]:
        """Where each group stands with its caption, which is said once for neighbours."""
        card, gap = px(CARD_WIDTH), px(SPACE[2])
        metrics = QFontMetrics(type_font("small"))
        above = metrics.height() + px(SPACE[0])
        x = y = high = 0.0
        before = ""
        places = []
        for group in self._groups:
            caption = group.caption if group.caption != before else ""
            lie, deep = size_of(group, card)
            broad, tall = max(lie, metrics.horizontalAdvance(caption) + 2), above + deep
            if x and x + broad > wide:
                x, y, high = 0.0, y + high + gap, 0.0
                caption, broad = group.caption, max(lie, metrics.horizontalAdvance(group.caption))
            places.append((QRectF(x, y, broad, tall), group, caption))
            x, high, before = x + broad + gap, max(high, tall), group.caption
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(type_font("small"))
        painter.setPen(tint("text_soft"))
        card, ratio = px(CARD_WIDTH), self.devicePixelRatioF()
        above = painter.fontMetrics().height() + px(SPACE[0])
        for box, group, caption in self._places(self.width()):
            painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), caption)
            for face, x, y, across in column_of(group, card):
                drawing = _drawn(face, card, ratio, look_now(), across=across)
                painter.drawPixmap(round(box.x() + x), round(box.y() + above + y), drawing)
        painter.end()


class ExampleVerdict(QWidget):
    """What the judge says: a tick, a cross, or points, and the words."""

    def __init__(self, text: str, *, legal: bool | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._legal = legal
        token = "text" if legal is None else "gain" if legal else "loss"
        self.words = Words(text, "strong", token, self, wrap=True)
        left = 0 if legal is None else SPACE[5]
        build.row((self.words, 1), of=self, margins=(left, SPACE[0], 0, SPACE[0]), spacing=0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._legal is None:
            return
        painter = QPainter(self)
        name, token = ("check", "gain") if self._legal else ("refused", "loss")
        icons.draw(painter, name, QRectF(0, px(SPACE[0]), px(20), px(20)), token)
        painter.end()


class ExamplePane(QScrollArea):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: object = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("At your table"))
        build.ring_focus(self)
        self.setViewportMargins(*(SPACE[0],) * 4)

    def show_options(self, rules: TableRules, keys: Collection[str], first: str = "") -> None:
        """What these options mean under these rules; what is about the `first` comes first."""
        shown = (rules, tuple(keys), first)
        if shown == self._shown:
            return
        self._shown = shown
        column = QWidget()
        title = Words(self.tr("At your table"), "title", "text", column)
        parts = [title, *self._lines(lines_about(rules, frozenset(keys), first), column)]
        build.column(*parts, 1, of=column, margins=(SPACE[1], SPACE[2], SPACE[1], SPACE[2]))
        self.setWidget(column)
        tab_after(self, column)

    def _lines(self, told: tuple[list[Line], list[str]], column: QWidget) -> Iterable[QWidget]:
        examples, sentences = told
        if not examples and not sentences:
            nothing = self.tr("These rules have no effect here.")
            yield Words(nothing, "body", "text_soft", column, wrap=True)
        for line in examples:
            yield from self._example(line, column)
        if examples and sentences:
            yield Words(self.tr("What you play"), "title", "text", column)
        for text in sentences:
            yield Words(text, "body", "text_soft" if examples else "text", column, wrap=True)

    def _example(self, line: Line, column: QWidget) -> Iterable[QWidget]:
        question, answer = line.cells
        yield Words(question, "body", "text", column, wrap=True)
        if line.pictures:
            yield CardColumns(line.pictures, column)
        yield ExampleVerdict(answer, legal=line.legal, parent=column)


def lines_about(
    rules: TableRules, keys: frozenset[str], first: str = ""
) -> tuple[list[Line], list[str]]:
    """Examples and sentences about options, first out of sections that are most about them."""
    found = [
        [line for line in section.lines if keys & set(line.keys)]
        for section in write(rules, without=_ASIDE).sections
    ]
    examples = [line for lines in found for line in lines if line.kind == "example"]
    told = list(dict.fromkeys(text for lines in sorted(found, key=len, reverse=True)
                              for text in _sentences(lines)[:_OF_A_SECTION]))  # fmt: skip
    return sorted(examples, key=lambda line: first not in line.keys)[:_EXAMPLES], told[:_SENTENCES]


def _sentences(lines: Iterable[Line]) -> list[str]:
    """What is said in some lines of a section; no beginning of a list without the list."""
    told = [line for line in lines if line.kind in ("rule", "row")]
    return [
        f"–  {line.text}" if line.kind == "row" else line.text
        for line, below in zip_longest(told, told[1:])
        if line and (not line.text.endswith(":") or (below and below.kind == "row"))
    ]
