"""One side's region: its caption, canastas, open columns, loose cards and threes. No Qt.

Space is saved in the order of `PLANS`: the first plan that keeps the size of the cards is taken,
else the one with the largest cards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from canasta_qt.play.scene.layout.areas import Sight, line_height
from canasta_qt.play.scene.layout.columns import Column, in_sight, stacking
from canasta_qt.play.scene.layout.places import (
    CardPlace,
    ColumnPlace,
    CountBadge,
    Pose,
    Rect,
    RegionPlace,
    TableLayout,
)
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import Zone, ZoneKind

MELD_Z = 1000.0

FILL = (0.82, 0.93)
"""Height of a canasta's card as a share of its region's, with normal and with largest cards."""

OPEN_SHARE, OPEN_TIGHT, OPEN_IN_ROWS = (0.62, 0.77), 0.68, 0.85
"""Width of an open column as a share of a canasta's; at least, where all is tight, and where
columns stand in rows."""

BAND_WIDTH = 1.11
"""Width of a canasta with its band, in cards."""

EDGES, EDGE_STEP = 5, 0.018
"""So many card edges show below a canasta, so far apart in card widths."""

RUN_STRIP = 0.8
"""The cards of a run stand closer, to this share of what shows a whole rank, before one of them is
covered."""

LEAST_OPEN = 0.86
"""Open cards shrink so far for a long column before cards of it are hidden."""

THREES_STEP = 0.36
"""Distance of the red threes, in card widths."""

LABEL, NOTE, PAD, CHIP, RULE = 132.0, 50.0, 10.0, 9.0, 5.0
"""In units: width of the caption and of the value of the threes, what is free at both ends and
below columns for their counts, and room for the hairline."""

ALONE = 3.0
"""The caption of a region without cards may be so many times as wide."""

LABEL_SHARE = 0.3
"""The caption takes no more of a narrow region."""


TIGHT = 4.0
"""Gaps up to this are those of a region where all is tight, in units."""


class Plan(NamedTuple):
    """One way to use a region; `worth` is how much larger the cards must get by it."""

    gap: float
    above: bool
    all_threes: bool
    rows: int
    worth: float


PLANS = (
    Plan(16.0, above=False, all_threes=True, rows=1, worth=0.0),
    Plan(7.0, above=False, all_threes=True, rows=1, worth=1.001),
    Plan(7.0, above=True, all_threes=True, rows=1, worth=1.04),
    Plan(3.5, above=True, all_threes=False, rows=1, worth=1.04),
    Plan(3.5, above=True, all_threes=False, rows=2, worth=1.08),
    Plan(3.5, above=True, all_threes=False, rows=3, worth=1.08),
)
"""Wide gaps; narrow ones; the caption in a line above; one three with a count; rows."""


@dataclass(frozen=True, slots=True)
class Content:
    """What a region holds."""

    canastas: tuple[Column, ...]
    opened: tuple[Column, ...]
    heap: Column | None
    threes: Column | None

    @staticmethod
    def of(columns: list[Column]) -> Content:
        """Sorted by where it stands."""
        kinds = {column.zone.kind: column for column in columns}
        heap, threes = kinds.get(ZoneKind.HEAP), kinds.get(ZoneKind.THREES)
        melds = [column for column in columns if column not in (heap, threes)]
        return Content(
            tuple(column for column in melds if column.is_canasta),
            tuple(column for column in melds if not column.is_canasta),
            heap,
            threes,
        )

    @property
    def items(self) -> tuple[Column, ...]:
        return (*self.canastas, *self.opened)

    def tail(self, *, whole: bool) -> float:
        """Width of loose cards and threes at the right end, in open cards."""
        count = len(self.threes.cards) if self.threes is not None else 0
        threes = (1 + THREES_STEP * (count - 1) * whole) if count else 0.0
        return threes + (1.2 if self.heap is not None else 0.0)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A plan with the sizes that come of it: widths of canastas and of open cards."""

    plan: Plan
    inner: Rect
    label: float
    canasta: float
    opened: float
    share: float
    """How much of the wanted size the cards have."""
    most: int
    """How many cards may peep out of an open column."""
    strip: float
    """How much of a covered card shows, in heights."""
    unit: float

    def width(self, column: Column) -> float:
        """What a column takes of its row, without gaps."""
        if not column.is_canasta:
            return self.opened
        beside = self.opened + self.plan.gap * self.unit if column.staged else 0.0
        return self.canasta * BAND_WIDTH + beside


def arrange(content: Content, rect: Rect, sight: Sight, unit: float) -> Arrangement:
    """The best way to lay `content` into `rect`."""
    best = _arranged(content, rect, sight, unit, PLANS[0])
    for plan in PLANS[1:]:
        if best.share >= 1.0:
            break
        other = _arranged(content, rect, sight, unit, plan)
        if other.opened > plan.worth * best.opened:
            best = other
    return best


def _arranged(content: Content, rect: Rect, sight: Sight, unit: float, plan: Plan) -> Arrangement:
    """The sizes under one plan: first by the height, then by the width."""
    inner, label = _inner(rect, plan, unit)
    row = inner.h / plan.rows
    canasta = _between(FILL, sight.growth) * rect.h if plan.rows == 1 else 0.9 * row
    canasta = min(canasta, row / (1 + EDGES * EDGE_STEP / CARD_RATIO)) / CARD_RATIO
    share = _between(OPEN_SHARE, sight.growth) if plan.rows == 1 else OPEN_IN_ROWS
    share = max(share, OPEN_TIGHT) if plan.gap <= TIGHT else share
    opened, most = _open_width(content, share * canasta, row - CHIP * unit, sight.strip)
    made = Arrangement(plan, inner, label, canasta, opened, 1.0, most, sight.strip, unit)
    return _narrowed(content, made)


def _between(pair: tuple[float, float], share: float) -> float:
    return pair[0] + (pair[1] - pair[0]) * share


def _inner(rect: Rect, plan: Plan, unit: float) -> tuple[Rect, float]:
    """The room for cards, and how much of its left end the caption takes."""
    head = line_height(unit) + 1 * unit if plan.above else 0.0
    inner = Rect(rect.x + PAD * unit, rect.y + head, rect.w - 2 * PAD * unit, rect.h - head)
    pad = 4 * unit
    inner = inner._replace(y=inner.y + pad * (not plan.above), h=inner.h - pad * (2 - plan.above))
    return inner, 0.0 if plan.above else min(LABEL * unit, LABEL_SHARE * rect.w)


def _open_width(content: Content, wanted: float, room: float, strip: float) -> tuple[float, int]:
    """Width of open cards by the height there is, and how many cards may peep out."""
    most = int((room / (LEAST_OPEN * wanted * CARD_RATIO) - 1) / strip)
    beside = (len(column.staged) - 1 for column in content.canastas if column.staged)
    longest = max((*(column.strips for column in content.opened), *beside), default=0)
    seen = max(0, min(longest, most))
    return min(wanted, room / CARD_RATIO / (1 + strip * seen)), max(0, most)


def _narrowed(content: Content, made: Arrangement) -> Arrangement:
    """The arrangement with cards as narrow as the width of the region asks for."""
    if made.plan.rows > 1:
        if _fits(content, made):
            return made
        low, high = 0.1, 1.0
        for _ in range(9):
            half = (low + high) / 2
            low, high = (half, high) if _fits(content, _scaled(made, half)) else (low, half)
        return _scaled(made, low)
    tail = content.tail(whole=made.plan.all_threes) * made.opened
    need = sum(made.width(column) for column in content.items) + tail
    fixed = _fixed(content, made)
    room = made.inner.w - made.label - fixed
    return _scaled(made, max(0.1, min(1.0, room / need))) if need > 0 else made


def _fixed(content: Content, made: Arrangement) -> float:
    """Width that does not shrink with the cards: gaps, the hairline, the value of the threes."""
    u = made.unit
    note = (NOTE + 4) * u if content.threes is not None and made.plan.all_threes else 0.0
    rule = 2 * RULE * u if content.canastas else 0.0
    beside = sum(bool(column.staged) for column in content.canastas)
    count = len(content.items) + beside + (content.heap is not None)
    return count * made.plan.gap * u + note + rule + made.plan.gap * u


def _scaled(made: Arrangement, share: float) -> Arrangement:
    return replace(made, canasta=made.canasta * share, opened=made.opened * share, share=share)


def _fits(content: Content, made: Arrangement) -> bool:
    return len(_rows(content, made)) <= made.plan.rows


def _rows(content: Content, made: Arrangement) -> list[list[Column]]:
    gap = made.plan.gap * made.unit
    room = _columns_room(content, made).w
    rows: list[list[Column]] = [[]]
    used = 0.0
    for column in content.items:
        wide = made.width(column) + gap
        if rows[-1] and used + wide - gap > room:
            rows.append([])
            used = 0.0
        rows[-1].append(column)
        used += wide
    return rows


def _columns_room(content: Content, made: Arrangement) -> Rect:
    u, tail = made.unit, content.tail(whole=made.plan.all_threes) * made.opened
    note = (NOTE + 4) * u if content.threes is not None and made.plan.all_threes else 0.0
    ends = tail + note + (made.plan.gap * u if tail else 0.0)
    inner = made.inner
    return Rect(inner.x + made.label, inner.y, inner.w - made.label - ends, inner.h)


def lay_region(
    layout: TableLayout, columns: list[Column], rect: Rect, area: Rect, sight: Sight
) -> RegionPlace:
    """Lay a side's cards into `rect`, a part of its `area`; returns caption and hairline."""
    content = Content.of(columns)
    made = arrange(content, rect, sight, layout.unit)
    layer = _Layer(layout, made)
    rule = None
    if made.plan.rows == 1:
        rule = layer.row_of(content)
    else:
        layer.rows_of(content)
    note = layer.tail_of(content)
    u = made.unit
    if made.plan.above:
        line = line_height(u)
        caption = Rect(area.x + PAD * u, area.y + 1 * u, area.w - 2 * PAD * u, line)
    else:
        alone = min(ALONE * LABEL * u, rect.w - 2 * PAD * u)
        wide = (made.label if columns else max(made.label, alone)) - 6 * u
        caption = Rect(rect.x + PAD * u, rect.y + 4 * u, wide, rect.h - 8 * u)
    return RegionPlace(area, caption, made.plan.above, rule, note)


class _Layer:
    """Puts the columns of one region into a layout."""

    def __init__(self, layout: TableLayout, made: Arrangement) -> None:
        self._layout, self._made = layout, made
        self._z = MELD_Z

    def row_of(self, content: Content) -> float | None:
        """Canastas, hairline and open columns side by side; returns the hairline's x."""
        made, u = self._made, self._made.unit
        gap, room = made.plan.gap * u, _columns_room(content, made)
        x = room.x
        for column in content.canastas:
            self._lay(column, x, made.inner)
            x += made.width(column) + gap
        rule = x + (RULE * u if made.share >= 1 else 0.0) - 0.3 * gap if content.canastas else None
        x += 2 * RULE * u if content.canastas else 0.0
        count = len(content.opened)
        if count:
            free = room.right - x - count * made.opened
            apart = max(gap, min(0.95 * made.opened, free / count))
            apart = min(apart, free / max(1, count - 1)) if count > 1 else apart
            x += max(0.0, (free - (count - 1) * apart) / 2)
            for column in content.opened:
                self._lay(column, x, made.inner, apart)
                x += made.opened + apart
        return rule

    def rows_of(self, content: Content) -> None:
        """Everything in rows, each in the middle."""
        made, rows = self._made, _rows(content, self._made)
        gap, room = made.plan.gap * made.unit, _columns_room(content, made)
        height = made.inner.h / made.plan.rows
        for number, row in enumerate(rows):
            band = Rect(room.x, made.inner.y + number * height, room.w, height)
            used = sum(made.width(column) + gap for column in row) - gap
            x = band.x + max(0.0, (band.w - used) / 2)
            for column in row:
                self._lay(column, x, band, gap)
                x += made.width(column) + gap

    def tail_of(self, content: Content) -> Rect | None:
        """Loose cards and red threes at the right end; returns the place of the threes' value."""
        made, u = self._made, self._made.unit
        right, note = made.inner.right, None
        if content.threes is not None:
            left = self._threes(content.threes, right)
            right = left - 4 * u
            if made.plan.all_threes:
                note = Rect(right - NOTE * u, made.inner.cy - 20 * u, (NOTE - 2) * u, 40 * u)
                right = note.x
        if content.heap is not None:
            self._stack(content.heap, right - 1.1 * made.opened)
        return note

    def _lay(self, column: Column, x: float, band: Rect, gap: float = 0.0) -> None:
        """One column with its left edge at `x`; `gap` is free beside it."""
        if column.is_canasta:
            self._canasta(column, x, band)
        else:
            self._open(column, x, band, gap)
        self._z += 30

    def _canasta(self, column: Column, x: float, band: Rect) -> None:
        made, layout = self._made, self._layout
        width, below = made.canasta, EDGES * EDGE_STEP * made.canasta
        height = width * CARD_RATIO
        card = Rect(x + (BAND_WIDTH - 1) / 2 * width, band.cy - (height + below) / 2, width, height)
        laid = stacking(column)
        pose = Pose(card.cx, card.cy, width)
        for level, (index, face) in enumerate(laid):
            above = self._z + min(1.0, 28 / len(laid)) * level
            last = level == len(laid) - 1
            layout.cards[face.token] = CardPlace(
                pose, above, column.zone, index, face.face, not last
            )
        whole, staged = Rect(x, card.y, BAND_WIDTH * width, height + below), None
        if column.staged:
            left = whole.right + made.plan.gap * made.unit
            beside = Column(column.zone, column.order, (), column.staged, column.draft)
            staged = self._stand(beside, left, band)
            whole = whole.united(staged)
        spot = (card.cx, whole.bottom)
        place = ColumnPlace(
            column.zone, whole, staged, spot, whole.w, column.meld, column.draft, card
        )
        self._enter(place)

    def _open(self, column: Column, x: float, band: Rect, gap: float) -> None:
        made, rect = self._made, self._stand(column, x, band)
        staged = None
        if column.staged:
            cards = [self._layout.cards[card.token].pose for card in column.staged]
            top = min(pose.y for pose in cards) - made.opened * CARD_RATIO / 2
            staged = rect._replace(y=top, h=rect.bottom - top)
        spot, room = (rect.cx, rect.bottom), made.opened + max(0.0, gap - 2 * made.unit)
        self._enter(ColumnPlace(column.zone, rect, staged, spot, room, column.meld, column.draft))

    def _stand(self, column: Column, x: float, band: Rect) -> Rect:
        """Lay the cards of an open column one below the other; returns what they take."""
        made = self._made
        width, height = made.opened, made.opened * CARD_RATIO
        room = band.h - CHIP * made.unit
        most = made.most
        if column.is_run:
            most = max(most, int((room / height - 1) / (RUN_STRIP * made.strip) + 1e-6))
        seen = in_sight(column, most)
        steps = max(1, sum(seen) - 1)
        strip = min(made.strip * height, max(0.0, room - height) / steps)
        tall = height + (sum(seen) - 1) * strip
        top = band.y + max(0.0, (room - tall) / 2)
        laid = [(column.zone, index, card) for index, card in stacking(column)]
        zone = Zone(ZoneKind.DRAFT, column.draft or 0)
        laid += [(zone, index, card) for index, card in enumerate(column.staged)]
        lift, y = min(1.0, 28 / max(1, len(laid))), top + height / 2
        for level, (own, index, card) in enumerate(laid):
            pose = Pose(x + width / 2, y, width)
            above = self._z + lift * level
            self._layout.cards[card.token] = CardPlace(
                pose, above, own, index, card.face, not seen[level]
            )
            y += strip if seen[level] else 0.0
        return Rect(x, top, width, tall)

    def _threes(self, column: Column, right: float) -> float:
        """The red threes side by side, or on each other with their count; returns the left edge."""
        made = self._made
        width, count = made.opened, len(column.cards)
        step = THREES_STEP * width if made.plan.all_threes else 0.0
        left, cy = right - width - step * (count - 1), made.inner.cy
        poses = Pose.row(count, left + width / 2, cy, step, width)
        self._layout.lay(column.cards, poses, column.zone, self._z)
        height = width * CARD_RATIO
        rect = Rect(left, cy - height / 2, right - left, height)
        self._enter(ColumnPlace(column.zone, rect, None, (rect.cx, rect.bottom), rect.w, None))
        if not made.plan.all_threes and count > 1:
            self._layout.tallies.append(CountBadge(column.zone, rect.cx, rect.bottom, self._z + 29))
        self._z += 30
        return left

    def _stack(self, column: Column, x: float) -> None:
        made = self._made
        width, height = made.opened, made.opened * CARD_RATIO
        pose = Pose(x + width / 2, made.inner.cy, width)
        self._layout.lay(column.cards, [pose] * len(column.cards), column.zone, self._z)
        rect = Rect(x, pose.y - height / 2, width, height)
        self._enter(ColumnPlace(column.zone, rect, None, (rect.cx, rect.bottom), width, None))
        self._layout.tallies.append(CountBadge(column.zone, rect.cx, rect.bottom, self._z + 29))
        self._z += 30

    def _enter(self, place: ColumnPlace) -> None:
        layout = self._layout
        layout.columns.append(place)
        layout.zones[place.zone] = place.rect
        if place.draft is not None and place.staged is not None:
            layout.zones[Zone(ZoneKind.DRAFT, place.draft)] = place.staged
