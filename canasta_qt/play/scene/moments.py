"""Great moments: a canasta closes, somebody opens, takes a fat pile, goes out, wins.

A moment begins with its beat and holds the game up for less than a second; words may fade later.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QRadialGradient

from canasta_qt.play.scene.animator import Flight
from canasta_qt.play.scene.items.canasta_item import CanastaBand
from canasta_qt.play.scene.items.fixed_items import TOP_Z
from canasta_qt.play.scene.items.painted import (
    PaintedItem,
    draw_line,
    draw_plate,
    measure,
    text_width,
    translate,
    type_font,
)
from canasta_qt.play.scene.layout.motion import out_back, out_cubic
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.player import BeatPlayer
from canasta_qt.play.scene.scene import TableScene
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import MOTION, RADIUS
from canasta_qt.view_model.pictures import MeldModel, TableModel, Zone, ZoneKind
from canasta_qt.view_model.scripts import Beat, BeatKind
from canasta_qt.words.sentences import figures


class RisingWords(PaintedItem):
    """A number in the accent colour, and what it is below it."""

    words = ("", "")
    begins = (0.0, 0.0)
    """Its left upper corner before it rises."""

    def show_words(self, words: tuple[str, str], at: tuple[float, float], unit: float) -> None:
        self.words = words
        first, second = self._fonts(unit)
        width = max(text_width(first, words[0]), text_width(second, words[1])) + 22 * unit
        height = (46 if words[1] else 32) * unit
        self.set_rect(Rect(at[0] - width / 2, at[1] - height / 2, width, height), unit)

    def _fonts(self, unit: float) -> tuple[QFont, QFont]:
        return type_font("total", 1.3 * unit), type_font("strong", unit)

    def draw(self, painter: QPainter) -> None:
        u, theme, box = self.unit, current(), self.area
        edge, ground = QPen(colour(theme.accent), max(1.0, u)), box.adjusted(1, 1, -1, -1)
        draw_plate(painter, ground, measure(RADIUS["tile"], u), edge, colour(theme.surface, 235))
        first, second = self._fonts(u)
        share = 0.62 if self.words[1] else 1.0
        upper = QRectF(0, 0, box.width(), share * box.height())
        draw_line(painter, upper, self.words[0], first, theme.accent)
        lower = QRectF(0, upper.bottom() - 3 * u, box.width(), box.height() - upper.height())
        draw_line(painter, lower, self.words[1], second, theme.text)


class Halo(PaintedItem):
    """Light around a canasta, or an edge of light around a region or a plate."""

    round_ = False

    def show_around(self, rect: Rect, unit: float, *, round_: bool) -> None:
        """Shine around a rectangle: as a soft disc, or along its edge."""
        self.round_ = round_
        by = 0.55 * rect.w if round_ else 4 * unit
        self.set_rect(rect.grown(by), unit)

    def draw(self, painter: QPainter) -> None:
        theme, box, u = current(), self.area, self.unit
        if self.round_ and not theme.strong:
            light = QRadialGradient(QPointF(box.center()), box.width() / 2)
            light.setColorAt(0.0, colour(theme.accent, 150))
            light.setColorAt(1.0, colour(theme.accent, 0))
            painter.fillRect(box, light)
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = measure(RADIUS["tile"], u)
        for step in range(3):
            painter.setPen(QPen(colour(theme.accent, 70 + 60 * step), (7 - 2 * step) * u))
            inset = 3.5 * u
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)


FAT_PILE = 8
"""A pile of so many cards is worth a moment."""

RISE = 24.0
"""How far words rise, in units."""

HALO_SHARE = 0.35
"""How much of its time the light grows; then it fades."""


def seconds(name: str) -> float:
    return MOTION[name].milliseconds / 1000


GATHER, BAND, BONUS, FADE = (
    seconds(name) for name in ("canasta_gather", "canasta_band", "bonus_rises", "fade")
)
BLOCKING = GATHER + BAND
"""So long a moment holds the game up."""


@dataclass(frozen=True, slots=True)
class Celebration:
    """A moment: the place that shines, and the words that rise beside it, or over `above`.

    `canasta` is the meld whose band wraps.
    """

    place: Rect
    words: tuple[str, str]
    canasta: int | None = None
    above: Rect | None = None


def canastas_of(model: TableModel) -> dict[int, MeldModel]:
    """The canastas on the table, by the numbers of their melds."""
    return {meld.uid: meld for side in model.sides for meld in side.melds if meld.canasta != "no"}


def kind_words(meld: MeldModel) -> str:
    return {
        "natural": translate("Table", "natural canasta"),
        "mixed": translate("Table", "mixed canasta"),
        "wild": translate("Table", "canasta of wild cards"),
        "sequence": translate("Table", "sequence of seven"),
    }[meld.canasta]


class Celebrations(QObject):
    """Follows the beats of one table and shows what is great in them."""

    def __init__(self, scene: TableScene, player: BeatPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._player = player
        self._before: TableModel | None = None
        self._running: list[tuple[Celebration, float, RisingWords, Halo]] = []
        self._spare: list[tuple[RisingWords, Halo]] = []
        player.begun.connect(self._begun)
        player.shown.connect(self._shown)
        scene.animator.ticked.connect(self._step)
        scene.relaid.connect(self.end)

    @property
    def running(self) -> tuple[Celebration, ...]:
        return tuple(moment for moment, *_ in self._running)

    def end(self) -> None:
        """Show the end of it, at once."""
        for _, _, words, halo in self._running:
            self._put_away(words, halo)
        self._running = []
        for band in self._scene.fixed_items.bands:
            band.share = 1.0
            band.setOpacity(1.0)
        for base in self._scene.fixed_items.bases:
            base.setOpacity(1.0)

    def _shown(self) -> None:
        """The table shows another model; one that was leapt to has no moments."""
        if self._player.playing is None:
            self.end()
        self._before = self._scene.model

    def _begun(self, beat: Beat, _apart: float) -> None:
        before, after = self._before, beat.model
        leapt = beat.kind in (BeatKind.SHOW, BeatKind.ARRANGE)  # to another moment of the match
        wanted = self._scene.presentation.moments and self._player.pace > 0.0 and not leapt
        if wanted and before is not None and before.deal_key == after.deal_key:
            for moment in self._found(before, beat):
                self._begin(moment)

    def _found(self, before: TableModel, beat: Beat) -> Iterator[Celebration]:
        layout, after = self._scene.layout, beat.model
        assert layout is not None
        old = canastas_of(before)
        rects = {place.zone.key: place.canasta for place in layout.columns if place.canasta}
        new = {uid: meld for uid, meld in canastas_of(after).items() if uid not in old}
        for uid, meld in new.items():
            rect = rects.get(uid)
            if rect is not None:
                bonus = figures(meld.bonus, signed=True) if meld.bonus else ""
                yield Celebration(
                    rect, (bonus or translate("Table", "Done"), kind_words(meld)), uid
                )
        was_open = {side.side for side in before.sides if side.opened}
        for side in after.sides:
            if side.opened and side.side not in was_open and not new:
                words = translate("Table", "opened"), side.name
                yield Celebration(layout.areas[side.side], words)
        yield from self._of_seat(before, beat)

    def _of_seat(self, before: TableModel, beat: Beat) -> Iterator[Celebration]:
        layout, after = self._scene.layout, beat.model
        assert layout is not None
        place = layout.seats.get(beat.seat) if beat.seat is not None else None
        taken = len(before.pile) - len(after.pile)
        if beat.kind is BeatKind.TAKE_PILE and taken >= FAT_PILE and place is not None:
            count = translate("Table", "{count} cards").format(count=taken)
            yield Celebration(place.rect, (f"+{count}", translate("Table", "the pile")))
        special = next((seat for seat in after.seats if seat.special), None)
        if beat.kind is BeatKind.SPECIAL and special is not None:
            yield Celebration(layout.areas[special.side], (special.special, special.name))
        elif before.over == "no" and after.over == "deal" and place is not None and not special:
            name = next(seat.name for seat in after.seats if seat.seat == beat.seat)
            yield Celebration(place.rect, (translate("Table", "Out!"), name))
        if before.over == "no" and after.over == "match":
            for side in after.sides:
                if side.has_won:
                    what = figures(side.total) if side.total else side.name
                    words = what, translate("Table", "match won")
                    pile = layout.zones[Zone(ZoneKind.PILE)]  # of no use now, and no meld
                    yield Celebration(layout.areas[side.side], words, above=pile)

    def _begin(self, moment: Celebration) -> None:
        scene, pace = self._scene, self._player.pace
        if moment.canasta is not None:
            self._gather(moment.canasta)
        words, halo = self._spare.pop() if self._spare else self._made()
        u = scene.unit
        words.show_words(moment.words, (0.0, 0.0), u)
        words.begins = self._beside(moment, words.area.width(), words.area.height())
        halo.show_around(moment.place, u, round_=moment.canasta is not None)
        self._running.append((moment, scene.animator.now(), words, halo))
        scene.animator.hold((BLOCKING if scene.presentation.fly else FADE) * pace)
        scene.animator.linger((GATHER + BONUS) * pace)
        self._step(scene.animator.now())

    @property
    def _rise(self) -> float:
        return RISE * self._scene.unit if self._scene.presentation.fly else 0.0

    def _beside(self, moment: Celebration, wide: float, high: float) -> tuple[float, float]:
        """Where words of this size begin: the freest felt beside what they are about."""
        layout, gap = self._scene.layout, 6 * self._scene.unit
        assert layout is not None
        place, rise = moment.above or moment.place, self._rise
        middle, low = place.cx - wide / 2, place.cy - (high - rise) / 2
        right, left = place.right + gap, place.x - gap - wide
        spots = [(right, low), (left, low), (place.x, place.y - gap - high)]
        if moment.above is not None:
            spots = [(middle, low)]
        elif moment.place in layout.areas.values():
            side = next(one for one, area in layout.areas.items() if area == moment.place)
            ends = place.right - gap - wide, layout.captions[side].right + gap
            spots = [*((x, low) for x in ends), (middle, low)]
        elif moment.canasta is None:
            spots.append((middle, place.bottom + gap + rise))
        taken = [*(column.rect for column in layout.columns), *layout.captions.values()]
        taken += [*(seat.rect for seat in layout.seats.values()), layout.bar, layout.prompt]

        def covers(spot: tuple[float, float]) -> float:
            room = Rect(spot[0], spot[1] - rise, wide, high + rise)
            outside = wide * high - room.overlap(Rect(0, 0, layout.width, layout.height))
            return max(0.0, outside) + sum(room.overlap(one) for one in taken)

        return min(spots, key=covers)

    def _made(self) -> tuple[RisingWords, Halo]:
        words, halo = RisingWords(TOP_Z - 3), Halo(0.6)
        for item in (words, halo):
            item.setVisible(False)
            self._scene.addItem(item)
        return words, halo

    def _gather(self, uid: int) -> None:
        scene, lasts = self._scene, GATHER * self._player.pace
        for token in scene.tokens_in(Zone(ZoneKind.MELD, uid)) if scene.presentation.fly else ():
            item = scene.cards[token]
            if item.isVisible() and item.home is not None and token not in scene.held:
                scene.send(item, Flight(lasts, 0.0, out_back, item.zValue()))

    def _step(self, now: float) -> None:
        if not self._running:
            return
        pace, calm = max(self._player.pace, 1e-6), not self._scene.presentation.fly
        left = []
        for one in self._running:
            moment, began, words, halo = one
            at = (now - began) / pace
            if moment.canasta is not None:
                self._wrap(moment.canasta, at, calm=calm)
            late = GATHER if moment.canasta is not None else 0.0
            self._raise((words, halo), (at - late) / BONUS)
            if at - late < BONUS:
                left.append(one)
                continue
            self._put_away(words, halo)
        self._running = left

    def _put_away(self, words: RisingWords, halo: Halo) -> None:
        words.setVisible(False)
        halo.setVisible(False)
        self._spare.append((words, halo))

    def _wrap(self, uid: int, at: float, *, calm: bool) -> None:
        """The band wraps from the left; in calm it fades in."""
        band = self._band_of(uid)
        if band is None:
            return
        items = self._scene.fixed_items
        base = items.bases[items.bands.index(band)]
        base.setOpacity(max(0.0, min(1.0, at / GATHER)) ** 2)
        share = max(0.0, min(1.0, (at - GATHER) / (FADE if calm else BAND)))
        band.share = 1.0 if calm else out_cubic(share)
        band.setOpacity(share if calm else 1.0)

    def _band_of(self, uid: int) -> CanastaBand | None:
        bands = (band for band in self._scene.fixed_items.bands if band.isVisible())
        return next((band for band in bands if band.meld and band.meld.uid == uid), None)

    def _raise(self, items: tuple[RisingWords, Halo], progress: float) -> None:
        words, halo = items
        shown = 0.0 <= progress <= 1.0
        words.setVisible(shown)
        halo.setVisible(shown)
        if not shown:
            return
        x, y = words.begins
        y = max(0.0, y - self._rise * out_cubic(progress))
        words.setPos(min(max(x, 0.0), self._scene.width() - words.area.width()), y)
        words.setOpacity(min(1.0, 8 * progress, 2.5 * (1.0 - progress)))
        halo.setOpacity(max(0.0, min(progress / HALO_SHARE, (1 - progress) / (1 - HALO_SHARE))))
