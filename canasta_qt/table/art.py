"""Card pictures as pixmaps: drawn from SVG in slices, kept by face, width and device pixel ratio.

Whoever wants a picture gets one at once: the sharp one when it is ready, else the same picture in
another size, else a plain card with a drawn index. `changed` tells when sharper ones have come.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.table.card_pictures import BACK, look_now, renderer_of
from canasta_qt.table.places import CARD_RATIO
from canasta_qt.table.plain_card import paint_plain_card
from canasta_qt.table.theme import look

SLICE = 0.006
"""Seconds of drawing per turn of the event loop."""

CORNER = 0.062
"""Radius of a card's corner, in card widths."""

SHADOW = 0.075
"""Width of the soft shadow around a card, in card widths."""


class PictureKey(NamedTuple):
    """Names one pixmap: face (or `BACK`), width in device pixels."""

    face: str
    width: int


class CardArt(QObject):
    """Draws, keeps and hands out card pictures.

    Every pixmap has a margin of `margin(width)` on all sides, which holds the shadow.
    """

    changed = Signal()

    def __init__(self, resources: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._resources = resources
        self._ratio = 1.0
        self._pictures: dict[PictureKey, QPixmap] = {}
        self._plain: dict[PictureKey, QPixmap] = {}
        self._shadows: dict[int, QPixmap] = {}
        self._renderers: dict[str, QSvgRenderer | None] = {}
        self._jobs: OrderedDict[PictureKey, None] = OrderedDict()
        self._look = look_now()
        look.changed.connect(self._look_again)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_slice)

    @property
    def ratio(self) -> float:
        """Device pixels per scene unit."""
        return self._ratio

    def set_ratio(self, ratio: float) -> None:
        """Draw for another screen: device pixels per scene unit."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._jobs.clear()
            self._pictures.clear()
            self._plain.clear()
            self._shadows.clear()

    def _look_again(self) -> None:
        """Forget every picture when deck or theme ask for others; `is_sharp` is false then."""
        if self._look != look_now():
            self._look = look_now()
            self._renderers.clear()
            self._jobs.clear()
            self._pictures.clear()
            self._plain.clear()
            self.changed.emit()

    def margin(self, width: float) -> float:
        """Space around the card within its pixmap, in scene units."""
        return self._margin_px(self._pixels(width)) / self._ratio

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
        """Whether the final picture is there."""
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
        """Forget pictures of other widths, once the table has got another size.

        A face that is not drawn in a kept width yet keeps its largest picture as a stand-in.
        """
        pixels = {self._pixels(width) for width in widths}
        sharp = {key.face for key in self._pictures if key.width in pixels}
        largest: dict[str, int] = {}
        for key in self._pictures:
            if key.face not in sharp:
                largest[key.face] = max(key.width, largest.get(key.face, 0))
        for key in list(self._pictures):
            if key.width not in pixels and largest.get(key.face) != key.width:
                del self._pictures[key]
        for key in [key for key in self._plain if key.width not in pixels]:
            del self._plain[key]
        for key in [key for key in self._jobs if key.width not in pixels]:
            del self._jobs[key]
        for width in [width for width in self._shadows if width not in pixels]:
            del self._shadows[width]

    def finish(self) -> None:
        """Draw everything asked for at once (for tests and pictures)."""
        while self._jobs:
            self._draw_next()
        self._timer.stop()
        self.changed.emit()

    def stop(self) -> None:
        """Draw nothing more."""
        self._timer.stop()
        self._jobs.clear()

    # --- drawing ----------------------------------------------------------------------------

    def _pixels(self, width: float) -> int:
        return max(8, round(width * self._ratio))

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
        """The card on its shadow."""
        pixmap = QPixmap(self._shadow(key.width))
        margin = self._margin_px(key.width)
        card = QRectF(margin, margin, key.width, round(key.width * CARD_RATIO))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer = self._renderer(key.face)
        if renderer is not None:
            renderer.render(painter, card)
        else:
            paint_plain_card(painter, card, key.face)
        painter.end()
        pixmap.setDevicePixelRatio(self._ratio)
        return pixmap

    def _renderer(self, face: str) -> QSvgRenderer | None:
        if face not in self._renderers:
            self._renderers[face] = renderer_of(self._resources, face)
        return self._renderers[face]

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
        margin = self._margin_px(width)
        pixmap = QPixmap(width + 2 * margin, round(width * CARD_RATIO) + 2 * margin)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(pixmap.rect()), source, QRectF(source.rect()))
        painter.end()
        pixmap.setDevicePixelRatio(self._ratio)
        return pixmap

    def _plain_picture(self, key: PictureKey) -> QPixmap:
        pixmap = QPixmap(self._shadow(key.width))
        margin = self._margin_px(key.width)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(margin, margin, key.width, round(key.width * CARD_RATIO))
        paint_plain_card(painter, card, key.face)
        painter.end()
        pixmap.setDevicePixelRatio(self._ratio)
        return pixmap

    def _shadow(self, width: int) -> QPixmap:
        """A soft shadow, slightly below the card, in a pixmap with margins."""
        if width not in self._shadows:
            self._shadows[width] = self._paint_shadow(width)
        return self._shadows[width]

    def _paint_shadow(self, width: int) -> QPixmap:
        margin = self._margin_px(width)
        height = round(width * CARD_RATIO)
        pixmap = QPixmap(width + 2 * margin, height + 2 * margin)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, max(6, 66 // margin)))
        for i in range(margin):
            spread = margin * 0.8 - i
            box = QRectF(margin, margin, width, height).adjusted(-spread, -spread, spread, spread)
            radius = max(1.0, CORNER * width + spread)
            painter.drawRoundedRect(box.translated(0, margin * 0.2), radius, radius)
        painter.end()
        return pixmap
