"""Where things lie on the table, in logical pixels of the view, and what a point means; no Qt."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import CardModel, MeldModel, Token, Zone, ZoneKind

CardSize = Literal["normal", "large", "jumbo"]

PER_CENT: dict[CardSize, int] = {"normal": 100, "large": 130, "jumbo": 165}
"""The sizes that have a name, in per cent of the normal one."""


def per_cent(size: CardSize | float) -> float:
    """A size of the cards in per cent of the normal one; any between two names will do."""
    return PER_CENT[size] if isinstance(size, str) else size


class Rect(NamedTuple):
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside or on the edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def holds(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether the other rectangle lies inside this one, give or take `slack`."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def grown(self, by: float) -> Rect:
        """The rectangle with `by` more on every side (less if negative)."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def overlap(self, other: Rect) -> float:
        """The area that both cover."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return w * h if w > 0 and h > 0 else 0.0

    def middle(self, w: float, h: float) -> Rect:
        """A rectangle of another size with the same middle."""
        return Rect(self.cx - w / 2, self.cy - h / 2, w, h)

    def columns(self, count: int) -> list[Rect]:
        """The rectangle cut into so many of equal width, from left to right."""
        each = self.w / count
        return [Rect(self.x + i * each, self.y, each, self.h) for i in range(count)]

    def united(self, other: Rect) -> Rect:
        """The smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


NOWHERE = Rect(0, 0, 0, 0)


class Pose(NamedTuple):
    """How a card lies: its middle, its width and its turn in degrees clockwise."""

    x: float
    y: float
    width: float
    rotation: float = 0.0

    @property
    def bounds(self) -> Rect:
        """The upright rectangle around the turned card."""
        angle = math.radians(self.rotation)
        cos, sin = abs(math.cos(angle)), abs(math.sin(angle))
        height = self.width * CARD_RATIO
        w, h = self.width * cos + height * sin, self.width * sin + height * cos
        return Rect(self.x - w / 2, self.y - h / 2, w, h)

    @staticmethod
    def row(count: int, x: float, y: float, step: float, width: float) -> list[Pose]:
        """Upright cards side by side, the middle of the first at (x, y), `step` from one on."""
        return [Pose(x + i * step, y, width) for i in range(count)]

    def covers(self, x: float, y: float) -> bool:
        """Whether the point lies on the turned card."""
        angle = math.radians(-self.rotation)
        dx, dy = x - self.x, y - self.y
        along = dx * math.cos(angle) - dy * math.sin(angle)
        down = dx * math.sin(angle) + dy * math.cos(angle)
        return abs(along) <= self.width / 2 and abs(down) <= self.width * CARD_RATIO / 2

    def raised(self, by: float) -> Pose:
        """The card moved by `by` towards its own upper edge."""
        angle = math.radians(self.rotation)
        return self._replace(x=self.x + by * math.sin(angle), y=self.y - by * math.cos(angle))


class CardPlace(NamedTuple):
    """A card's home: its pose, its height in the pile of things, and which slot of which zone.

    `buried` cards lie fully under others and need not be drawn while they rest.
    """

    pose: Pose
    z: float
    zone: Zone
    slot: int
    face: str | None
    buried: bool = False


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """The plate of one seat: portrait, name line, the room for the backs, the count beside them.

    `bubble` is the room for what is said; `beside`: it lies beside the plate, towards the middle.
    """

    rect: Rect
    portrait: Rect
    name: Rect
    cards: Rect
    count: Rect
    bubble: Rect
    beside: bool = False


@dataclass(frozen=True, slots=True)
class ColumnPlace:
    """One column of a region: the whole rectangle, its staged part and its caption's spot.

    `room` is the width that its caption may take without reaching a neighbour's; `canasta` is the
    card of a canasta, around which its band goes.
    """

    zone: Zone
    rect: Rect
    staged: Rect | None
    caption: tuple[float, float]
    room: float
    meld: MeldModel | None
    draft: int | None = None
    canasta: Rect | None = None


@dataclass(frozen=True, slots=True)
class RegionPlace:
    """The region of one side.

    Its caption stands in one line above the cards (`above`) or in a few lines at the left; `rule`
    is the x of the hairline after the canastas, `note` the place of the threes' value.
    """

    rect: Rect
    caption: Rect
    above: bool
    rule: float | None
    note: Rect | None


class CountBadge(NamedTuple):
    """The small count that hangs on the lower edge of cards waiting face down."""

    zone: Zone
    x: float
    y: float
    z: float


@dataclass(slots=True)
class TableLayout:
    """Where everything lies for one model in one size.

    Attributes:
        unit: the measure of small things, 1 at 1024 by 600.
        top, left, right: bands of the plates on top and beside the centre.
        theirs, ours: bands of the regions above and below the centre.
        sorts, waiting: beside the hand, for the buttons that sort and for packets face down.
        rows: of the hand.
    """

    width: float
    height: float
    unit: float
    card_width: float
    rows: int
    bar: Rect
    top: Rect
    left: Rect
    right: Rect
    theirs: Rect
    centre: Rect
    ours: Rect
    prompt: Rect
    buttons: Rect
    sorts: Rect
    waiting: Rect
    hand: Rect
    stock_label: Rect = NOWHERE
    pile_label: Rect = NOWHERE
    badge: Rect = NOWHERE
    cards: dict[Token, CardPlace] = field(default_factory=dict)
    zones: dict[Zone, Rect] = field(default_factory=dict)
    seats: dict[int, SeatPlace] = field(default_factory=dict)
    areas: dict[int, Rect] = field(default_factory=dict)
    regions: dict[int, RegionPlace] = field(default_factory=dict)
    columns: list[ColumnPlace] = field(default_factory=list)
    tallies: list[CountBadge] = field(default_factory=list)
    declared: dict[int, Rect] = field(default_factory=dict)
    """Seat to the spot for the name of the special hand it has laid open."""
    spread: Rect | None = None
    """The panel on which the pile is spread out, while it is."""

    @property
    def captions(self) -> dict[int, Rect]:
        return {side: place.caption for side, place in self.regions.items()}

    def lay(self, cards: Sequence[CardModel], poses: Iterable[Pose], zone: Zone, z: float) -> None:
        """Put the cards of a zone at these poses, the first at height `z`, each above the last."""
        for i, (card, pose) in enumerate(zip(cards, poses, strict=True)):
            self.cards[card.token] = CardPlace(pose, z + i, zone, i, card.face)


SMALL_FIRST = (
    ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.DRAFT, ZoneKind.MELD, ZoneKind.THREES, ZoneKind.HEAP,
    ZoneKind.WAITING, ZoneKind.FOOT, ZoneKind.RESERVED, ZoneKind.HAND, ZoneKind.SEAT,
    ZoneKind.NEW_MELD,
)  # fmt: skip
"""Kinds in the order in which they are looked at: a column before the area it stands in."""

REACH = 8.0
"""How far beside a column a drop still means it, in units."""

_PACKETS = (ZoneKind.STOCK, ZoneKind.PILE)


def zone_at(layout: TableLayout, x: float, y: float) -> Zone | None:
    """The place at a point: the smallest one there, or a card of the pile that is spread out."""
    if _on_spread(layout, x, y):
        return _spread_card(layout, list(layout.zones), x, y) or Zone(ZoneKind.PILE)
    for kind in SMALL_FIRST:
        for zone, rect in layout.zones.items():
            if zone.kind is kind and rect.contains(x, y):
                return zone
    return None


def drop_zone(
    layout: TableLayout, allowed: Iterable[Zone], x: float, y: float, cards: Rect
) -> Zone | None:
    """The allowed place meant by letting `cards` go with the pointer at (x, y).

    A place under the pointer is meant or refuses. On the bare felt of a region one of its melds may
    be meant, on the bare table the place covered most, but never stock or pile: a discard cannot be
    undone. On the spread pile only its cards are meant.
    """
    places = [zone for zone in allowed if zone in layout.zones]
    if _on_spread(layout, x, y):
        return _spread_card(layout, places, x, y)
    small = [zone for zone in places if zone.kind not in (ZoneKind.PILE_CARD, ZoneKind.NEW_MELD)]
    large = [zone for zone in places if zone.kind is ZoneKind.NEW_MELD]
    below = zone_at(layout, x, y)
    if below is not None and below.kind is not ZoneKind.NEW_MELD:
        return next((zone for zone in small if layout.zones[zone].contains(x, y)), None)
    near = small
    if below is not None:
        near = [zone for zone in small if layout.zones[below].overlap(layout.zones[zone]) > 0]
    for zone in near:
        if layout.zones[zone].grown(REACH * layout.unit).contains(x, y):
            return zone
    if below in large:
        return below
    beside = [zone for zone in near if zone.kind not in _PACKETS]
    felt = large if below is None else []
    return _most_covered(layout, beside, cards) or _most_covered(layout, felt, cards)


def _on_spread(layout: TableLayout, x: float, y: float) -> bool:
    return layout.spread is not None and layout.spread.contains(x, y)


def _spread_card(layout: TableLayout, zones: list[Zone], x: float, y: float) -> Zone | None:
    cards = [zone for zone in zones if zone.kind is ZoneKind.PILE_CARD]
    return next((zone for zone in cards if layout.zones[zone].contains(x, y)), None)


def _most_covered(layout: TableLayout, zones: list[Zone], cards: Rect) -> Zone | None:
    covered = {zone: layout.zones[zone].overlap(cards) for zone in zones}
    best = max(covered, key=lambda zone: covered[zone], default=None)
    return best if best is not None and covered[best] > 0.12 * cards.w * cards.h else None
