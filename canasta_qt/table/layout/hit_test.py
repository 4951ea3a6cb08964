"""Finds the place meant by a point or by cards let go. Plain numbers, no Qt."""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.table.layout.places import Rect, TableLayout
from canasta_qt.view_model.pictures import Zone, ZoneKind

SMALL_FIRST = (
    ZoneKind.STOCK,
    ZoneKind.PILE,
    ZoneKind.DRAFT,
    ZoneKind.MELD,
    ZoneKind.THREES,
    ZoneKind.HEAP,
    ZoneKind.WAITING,
    ZoneKind.FOOT,
    ZoneKind.RESERVED,
    ZoneKind.HAND,
    ZoneKind.SEAT,
    ZoneKind.NEW_MELD,
)
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

    The place under the pointer wins; then the small place covered most; then the large one. On a
    packet that does not take the cards nothing else is meant, whatever they cover beside it; and
    on the pile spread out only its cards.
    """
    places = [zone for zone in allowed if zone in layout.zones]
    if _on_spread(layout, x, y):
        return _spread_card(layout, places, x, y)
    places = [zone for zone in places if zone.kind is not ZoneKind.PILE_CARD]
    small = [zone for zone in places if zone.kind is not ZoneKind.NEW_MELD]
    for zone in small:
        if layout.zones[zone].grown(REACH * layout.unit).contains(x, y):
            return zone
    large = [zone for zone in places if zone.kind is ZoneKind.NEW_MELD]
    for zone in large:
        if layout.zones[zone].contains(x, y):
            return zone
    below = zone_at(layout, x, y)
    if below is not None and below.kind in _PACKETS:
        return None
    return _most_covered(layout, small, cards) or _most_covered(layout, large, cards)


def _on_spread(layout: TableLayout, x: float, y: float) -> bool:
    return layout.spread is not None and layout.spread.contains(x, y)


def _spread_card(layout: TableLayout, zones: list[Zone], x: float, y: float) -> Zone | None:
    """Of these places the card of the spread pile at a point."""
    cards = [zone for zone in zones if zone.kind is ZoneKind.PILE_CARD]
    return next((zone for zone in cards if layout.zones[zone].contains(x, y)), None)


def _most_covered(layout: TableLayout, zones: list[Zone], cards: Rect) -> Zone | None:
    best, most = None, 0.12 * cards.w * cards.h
    for zone in zones:
        covered = layout.zones[zone].overlap(cards)
        if covered > most:
            best, most = zone, covered
    return best
