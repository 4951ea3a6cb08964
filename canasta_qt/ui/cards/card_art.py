"""Card pictures as pixmaps, drawn from SVG in slices, with plain cards until they are ready."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import smooth, write
from canasta_qt.ui.style.theme import Deck, colour, current, deck, font, suit_token
from canasta_qt.ui.style.tokens import CARD_RATIO, Theme

BACK = "back"
"""The name of a card face down."""

CORNER = 0.062
"""Radius of a card's corner, in card widths."""

SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def index_text(face: str) -> str:
    """What stands in the corner of a card: "10♥", "K♠", "★"."""
    if face.startswith("X"):
        return "★"
    rank = "10" if face[0] == "T" else face[0]
    return rank + SUIT_SIGNS.get(face[-1], "")


def suit_of(face: str) -> str:
    """The suit in whose colour a face is written; the jokers' are red and black."""
    return {"X1": "h", "X2": "s"}.get(face, face[-1])


def blank(width: float, height: float, ratio: float) -> QPixmap:
    """A transparent pixmap of this size in pixels of a screen with `ratio` device pixels each."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def paint_plain_card(painter: QPainter, card: QRectF, face: str) -> None:
    """Paint `face` (or "back") into `card`, without need of any file."""
    radius = CORNER * card.width()
    path = QPainterPath()
    path.addRoundedRect(card, radius, radius)
    painter.setPen(QPen(colour(current().ink, 70), max(1.0, card.width() / 120)))
    painter.setBrush(colour(current().card))
    painter.drawPath(path)
    if face == BACK:
        _paint_back(painter, card)
        return
    ink, text = colour(suit_token(suit_of(face))), index_text(face)
    box = card.adjusted(0.07 * card.width(), 0.03 * card.height(), 0, 0)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    write(painter, box, text, ink, flags, _exact_font(0.19 * card.height()))
    low = card.adjusted(0, 0.2 * card.height(), 0, 0)
    write(painter, low, text[-1], ink, font=_exact_font(0.36 * card.height()))


def _exact_font(pixels: float) -> QFont:
    result = font(pixels, bold=True)
    result.setPixelSize(max(3, round(pixels)))
    return result


def _paint_back(painter: QPainter, card: QRectF) -> None:
    inset = 0.06 * card.width()
    inner = card.adjusted(inset, inset, -inset, -inset)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#7a2e35"))
    painter.drawRoundedRect(inner, inset, inset)
    painter.setPen(QPen(colour(current().card, 120), max(1.0, card.width() / 60)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    w, h = inner.width() * 0.32, inner.height() * 0.32
    corners = ((0, -h), (w, 0), (0, h), (-w, 0))
    painter.drawPolygon([inner.center() + QPointF(x, y) for x, y in corners])


RATIO = 0.7
"""Width of a small card to its height."""

STEP = 0.66
"""How much of a card shows under the next one, to its width."""


class MiniCards:
    """Draws small cards once for each face, height, screen, theme and deck."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int, float], QPixmap] = {}
        self._look: tuple[Theme, Deck] | None = None

    def picture(self, face: str | None, height: int, ratio: float) -> QPixmap:
        """A card `height` pixels high for a screen with `ratio` device pixels a pixel."""
        theme = current()
        if (theme, deck()) != self._look:
            self._look = theme, deck()
            self._made.clear()
        key = (face or "", height, ratio)
        if key not in self._made:
            self._made[key] = _draw(face, height, ratio, theme)
        return self._made[key]


def width_of(height: int) -> int:
    return round(height * RATIO)


def _draw(face: str | None, height: int, ratio: float, theme: Theme) -> QPixmap:
    width = width_of(height)
    pixmap = blank(width, height, ratio)
    with QPainter(pixmap) as painter, smooth(painter):
        box = QRectF(0.5, 0.5, width - 1.0, height - 1.0)
        painter.setPen(QPen(colour(theme.ink, 150), 1.0))
        painter.setBrush(colour(theme.card))
        painter.drawRoundedRect(box, 2.5, 2.5)
        if face is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.edge))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 1.5, 1.5)
        else:
            _draw_index(painter, box, face)
    return pixmap


def _draw_index(painter: QPainter, box: QRectF, face: str) -> None:
    text = index_text(face)
    rank, suit = text[:-1], text[-1]
    painter.setPen(colour(suit_token(suit_of(face))))
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(6, round(box.height() * 0.5)))
    if len(rank) > 1:
        font.setStretch(72)
    painter.setFont(font)
    part = box.width() * STEP + 2
    upper = QRectF(box.x(), box.y() - 1, part, box.height() * 0.58)
    lower = QRectF(box.x(), box.y() + box.height() * 0.42, part, box.height() * 0.58)
    middle = Qt.AlignmentFlag.AlignCenter
    painter.drawText(upper, middle, rank)
    font.setStretch(100)
    painter.setFont(font)
    painter.drawText(lower if rank else QRectF(box.x(), box.y(), part, box.height()), middle, suit)


GROUND, EDGE, RED, DIAMONDS, CLUBS = "#fdfaf1", "#c9bd9e", "#c2352b", "#c2352c", "#1c2739"
"""Colours in the drawings that a deck or a theme may exchange; the last two are the suits alone."""

STRONG_EDGE: Final = "#000000"


class Look(NamedTuple):
    """What the pictures depend on: when it changes they are drawn anew."""

    deck: Deck
    ground: str
    red: str
    suits: tuple[str, str]
    strong: bool


def look_now() -> Look:
    """What the pictures are drawn by at this moment."""
    theme = current()
    return Look(deck(), theme.card, theme.red, (theme.diamonds, theme.clubs), theme.strong)


def renderer_of(resources: Path, face: str, *, jumbo: bool = False) -> QSvgRenderer | None:
    """The parsed drawing of a face or of `BACK`, if there is one; `jumbo`: with large figures."""
    shown = look_now()
    folder = "cards-jumbo" if jumbo or shown.deck.jumbo_index else "cards"
    path = resources / (f"backs/{shown.deck.back}.svg" if face == BACK else f"{folder}/{face}.svg")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    return _parsed(_coloured(text, shown))


@lru_cache(maxsize=64)  # the faces and the back of one pack; each takes about 0.12 MB
def _parsed(text: str) -> QSvgRenderer | None:
    renderer = QSvgRenderer(QByteArray(text.encode("utf-8")))
    return renderer if renderer.isValid() else None


def _coloured(text: str, shown: Look) -> str:
    colours = {GROUND: shown.ground}
    if shown.deck.four_colours:
        colours |= {DIAMONDS: shown.suits[0], CLUBS: shown.suits[1]}
    if shown.strong:
        colours |= {EDGE: STRONG_EDGE, RED: shown.red}
        colours.setdefault(DIAMONDS, shown.red)
    for drawn, wanted in colours.items():
        text = text.replace(drawn, wanted)
    return text


SLICE = 0.006
"""Seconds of drawing per turn of the event loop."""

SHADOW = 0.075
"""Width of the soft shadow around a card, in card widths."""


def once(key: tuple[object, ...], draw: Callable[[], QPixmap]) -> QPixmap:
    """The picture that `key` describes completely, drawn once for all tables; Qt caches it."""
    name = f"card {key}"
    pixmap = QPixmap()
    if not QPixmapCache.find(name, pixmap):
        pixmap = draw()
        QPixmapCache.insert(name, pixmap)
    return pixmap


class PictureKey(NamedTuple):
    """Names one pixmap: face (or `BACK`), width in device pixels."""

    face: str
    width: int


class CardArt(QObject):
    """Draws and caches card pictures, each with a `margin(width)` for its shadow on all sides."""

    changed = Signal()

    def __init__(self, resources: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._resources = resources
        self.ratio = 1.0
        """Device pixels per scene unit."""
        self._pictures: dict[PictureKey, QPixmap] = {}
        self._plain: dict[PictureKey, QPixmap] = {}
        self._shadows: dict[int, QPixmap] = {}
        self._renderers: dict[str, QSvgRenderer | None] = {}
        self._jobs: OrderedDict[PictureKey, None] = OrderedDict()
        self._look = look_now()
        follow(self._look_again)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._draw_slice)

    def set_ratio(self, ratio: float) -> None:
        if ratio != self.ratio:
            self.ratio = ratio
            self._shadows.clear()
            self._forget_pictures()

    def _look_again(self) -> None:
        """Forget every picture when deck or theme ask for others; `is_sharp` is false then."""
        if self._look != look_now():
            self._look = look_now()
            self._renderers.clear()
            self._forget_pictures()
            self.changed.emit()

    def _forget_pictures(self) -> None:
        self._jobs.clear()
        self._pictures.clear()
        self._plain.clear()

    def margin(self, width: float) -> float:
        """Space around the card within its pixmap, in scene units."""
        return self._margin_px(self._pixels(width)) / self.ratio

    def picture(self, face: str | None, width: float) -> tuple[QPixmap, bool]:
        """The best pixmap there is now for a card `width` wide, and whether it is the final one."""
        key = PictureKey(face or BACK, self._pixels(width))
        sharp = self._pictures.get(key)
        if sharp is not None:
            return sharp, True
        self._jobs[key] = None
        if not self._timer.isActive():
            self._timer.start()
        return self._stand_in(key), False

    def is_sharp(self, face: str | None, width: float) -> bool:
        return PictureKey(face or BACK, self._pixels(width)) in self._pictures

    def request(self, wanted: Iterable[tuple[str | None, float]]) -> None:
        """Draw these next, before what was asked for earlier."""
        keys = [PictureKey(face or BACK, self._pixels(width)) for face, width in wanted]
        for key in reversed(keys):
            if key not in self._pictures:
                self._jobs[key] = None
                self._jobs.move_to_end(key, last=False)
        if self._jobs and not self._timer.isActive():
            self._timer.start()

    def keep_only(self, widths: Iterable[float]) -> None:
        """Forget pictures of other widths, but the largest of a face that has no other yet."""
        pixels = {self._pixels(width) for width in widths}
        sharp = {key.face for key in self._pictures if key.width in pixels}
        largest: dict[str, int] = {}
        for key in self._pictures:
            if key.face not in sharp:
                largest[key.face] = max(key.width, largest.get(key.face, 0))
        for key in list(self._pictures):
            if key.width not in pixels and largest.get(key.face) != key.width:
                del self._pictures[key]
        for kept in (self._plain, self._jobs):
            for key in [key for key in kept if key.width not in pixels]:
                del kept[key]
        for width in self._shadows.keys() - pixels:
            del self._shadows[width]

    def finish(self) -> None:
        """Draw everything asked for at once (for tests and pictures)."""
        while self._jobs:
            self._draw_next()
        self._timer.stop()
        self.changed.emit()

    def stop(self) -> None:
        self._timer.stop()
        self._jobs.clear()

    def _pixels(self, width: float) -> int:
        return max(8, round(width * self.ratio))

    def _margin_px(self, pixels: int) -> int:
        return max(2, round(pixels * SHADOW))

    def _draw_slice(self) -> None:
        end = time.perf_counter() + SLICE
        while self._jobs and time.perf_counter() < end:
            self._draw_next()
        if not self._jobs:
            self._timer.stop()
        self.changed.emit()

    def _draw_next(self) -> None:
        key, _ = self._jobs.popitem(last=False)
        self._pictures[key] = self._compose(key)
        self._plain.pop(key, None)

    def _compose(self, key: PictureKey) -> QPixmap:
        if key.face not in self._renderers:
            self._renderers[key.face] = renderer_of(self._resources, key.face)
        renderer = self._renderers[key.face]
        if renderer is None:
            return self._plain_picture(key)
        drawn = (*key, self.ratio, self._resources, look_now())
        return once(drawn, lambda: self._on_shadow(key, renderer))

    def _plain_picture(self, key: PictureKey) -> QPixmap:
        drawn = (*key, self.ratio, font(key.width).toString(), current())
        return once(drawn, lambda: self._on_shadow(key, None))

    def _on_shadow(self, key: PictureKey, renderer: QSvgRenderer | None) -> QPixmap:
        pixmap = QPixmap(self._shadow(key.width))
        margin = self._margin_px(key.width)
        card = QRectF(margin, margin, key.width, round(key.width * CARD_RATIO))
        with QPainter(pixmap) as painter, smooth(painter):
            if renderer is not None:
                renderer.render(painter, card)
            else:
                paint_plain_card(painter, card, key.face)
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap

    def _stand_in(self, key: PictureKey) -> QPixmap:
        """The nearest other size, scaled; else a plain card."""
        if key in self._plain:
            return self._plain[key]
        others = [other for other in self._pictures if other.face == key.face]
        if others:
            best = min(others, key=lambda other: abs(other.width - key.width))
            pixmap = self._scaled(self._pictures[best], key.width)
        else:
            pixmap = self._plain_picture(key)
        self._plain[key] = pixmap
        return pixmap

    def _scaled(self, source: QPixmap, width: int) -> QPixmap:
        pixmap = self._room(width)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(pixmap.rect()), source, QRectF(source.rect()))
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap

    def _room(self, width: int) -> QPixmap:
        """A transparent pixmap for a card so many device pixels wide, with its margins."""
        margin = self._margin_px(width)
        return blank(width + 2 * margin, round(width * CARD_RATIO) + 2 * margin, 1.0)

    def _shadow(self, width: int) -> QPixmap:
        if width not in self._shadows:
            draw = partial(self._paint_shadow, width)
            self._shadows[width] = once(("shadow", width), draw)
        return self._shadows[width]

    def _paint_shadow(self, width: int) -> QPixmap:
        margin, pixmap = self._margin_px(width), self._room(width)
        card = QRectF(margin, margin, width, round(width * CARD_RATIO))
        with QPainter(pixmap) as painter, smooth(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, max(6, 66 // margin)))
            for i in range(margin):
                spread = margin * 0.8 - i
                box = card.adjusted(-spread, -spread, spread, spread)
                radius = max(1.0, CORNER * width + spread)
                painter.drawRoundedRect(box.translated(0, margin * 0.2), radius, radius)
        return pixmap
