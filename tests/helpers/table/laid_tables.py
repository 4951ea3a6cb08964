"""What must be true of every table that is laid out, told as complaints in plain words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from canasta_qt.play.scene.layout.areas import LIFT
from canasta_qt.play.scene.layout.places import CardPlace, ColumnPlace, Rect, TableLayout
from canasta_qt.view_model.pictures import TableModel, Zone, ZoneKind
from tests.helpers.table.model_moves import slots

INDEX = 0.226
"""How much of a covered card shows its whole rank, in card heights."""

HAND_INDEX = 0.25
"""The same for cards side by side, in card widths."""

LARGER = 1.1
"""A canasta is so much wider than an open column."""


def big_things(layout: TableLayout) -> dict[str, Rect]:
    """The places that may never overlap, by name."""
    things = {
        "bar": layout.bar,
        "hand": layout.hand,
        "prompt": layout.prompt,
        "buttons": layout.buttons,
        "stock": layout.zones[Zone(ZoneKind.STOCK)],
        "pile": layout.zones[Zone(ZoneKind.PILE)],
        "stock count": layout.stock_label,
        "pile count": layout.pile_label,
        "badge": layout.badge,
        "sort buttons": layout.sorts,
    }
    things |= {f"seat {number}": place.rect for number, place in layout.seats.items()}
    for zone, rect in layout.zones.items():
        beside_the_hand = zone.kind in (ZoneKind.WAITING, ZoneKind.FOOT) and not any(
            place.rect.overlap(rect) for place in layout.seats.values()
        )
        if zone.kind is ZoneKind.RESERVED or beside_the_hand:
            things[str(zone)] = rect
    return things | {f"region of side {side}": rect for side, rect in layout.areas.items()}


def complaints(model: TableModel, layout: TableLayout) -> list[str]:
    """Everything that is wrong with a laid table."""
    found = [] if _as_modelled(model, layout) else ["a card has no place, or a wrong one"]
    for look in (_zones, _cards, _columns, _canastas, _indices, _hand):
        found += look(model, layout)
    return found


def _as_modelled(model: TableModel, layout: TableLayout) -> bool:
    return {t: (p.zone, p.slot, p.face) for t, p in layout.cards.items()} == slots(model)


def _zones(_model: TableModel, layout: TableLayout) -> Iterator[str]:
    screen = Rect(0, 0, layout.width, layout.height)
    things = big_things(layout)
    for name, rect in things.items():
        if not screen.holds(rect):
            yield f"{name} leaves the screen"
    for (one, a), (other, b) in combinations(things.items(), 2):
        if a.grown(-0.01).overlap(b):
            yield f"{one} and {other} overlap"


def _cards(model: TableModel, layout: TableLayout) -> Iterator[str]:
    screen, opened = Rect(0, 0, layout.width, layout.height), model.over != "no"
    sides = {seat.seat: seat for seat in model.seats}
    for place in layout.cards.values():
        bounds, zone = place.pose.bounds, place.zone
        if not screen.holds(bounds):
            yield f"a card of {zone} leaves the screen"
        others = zone.kind is ZoneKind.HAND and zone.key != model.viewer
        if others and opened and not sides[zone.key].special:
            yield from _open_hand(layout, place)
            continue
        home = layout.zones.get(zone)
        if others:
            seat = sides[zone.key]
            home = layout.areas[seat.side] if seat.special else layout.seats[zone.key].rect
        if home is None:
            home = next(r for r in layout.areas.values() if r.overlap(bounds))
        if not home.grown(5 * layout.unit).holds(bounds):
            yield f"a card sticks out of {zone}"


def _open_hand(layout: TableLayout, place: CardPlace) -> Iterator[str]:
    """A hand turned up at the end lies over nothing that is read."""
    bounds, plate = place.pose.bounds, layout.seats[place.zone.key]
    read = (plate.portrait, plate.name, layout.prompt, *layout.areas.values())
    if any(rect.overlap(bounds) >= 1 for rect in read):
        yield f"an open card of seat {place.zone.key} lies over something"


def _columns(_model: TableModel, layout: TableLayout) -> Iterator[str]:
    for column in layout.columns:
        room = next(area for area in layout.areas.values() if area.overlap(column.rect) > 0)
        if not room.holds(column.rect, 0.5):
            yield f"{column.zone} sticks out of its region"
    rects = [(str(column.zone), column.rect) for column in layout.columns]
    for side, region in layout.regions.items():
        named = [(f"caption of side {side}", region.caption), (f"note of {side}", region.note)]
        for name, rect in named:
            if rect is not None:
                rects.append((name, rect))
                if not region.rect.holds(rect, 0.1):
                    yield f"{name} sticks out of its region"
    for (one, a), (other, b) in combinations(rects, 2):
        if a.grown(-0.01).overlap(b):
            yield f"{one} and {other} overlap"


def _canastas(_model: TableModel, layout: TableLayout) -> Iterator[str]:
    for side, area in layout.areas.items():
        here = [column for column in layout.columns if area.overlap(column.rect) > 0]
        canastas = [column.canasta.w for column in here if column.canasta]
        opened = [c.rect.w for c in here if c.meld is not None and not c.canasta]
        if canastas and opened and min(canastas) <= LARGER * max(opened):
            yield f"side {side} has an open column as large as a canasta"


def _indices(_model: TableModel, layout: TableLayout) -> Iterator[str]:
    for column in layout.columns:
        if column.meld is not None and not column.canasta:
            yield from _covered(layout, column)


def _covered(layout: TableLayout, column: ColumnPlace) -> Iterator[str]:
    own = [p for p in layout.cards.values() if p.zone == column.zone and not p.buried]
    rows = sorted(place.pose.y for place in own)
    if any(low - high < INDEX * 1.4 * own[0].pose.width - 1 for high, low in pairwise(rows)):
        yield f"{column.zone} hides a rank"


def _hand(model: TableModel, layout: TableLayout) -> Iterator[str]:
    mine = Zone(ZoneKind.HAND, model.viewer)
    hand = [place.pose for place in layout.cards.values() if place.zone == mine]
    special = any(seat.special for seat in model.seats if seat.is_viewer)
    for left, right in pairwise(hand):
        if right.x > left.x and not special and right.x - left.x < HAND_INDEX * left.width:
            yield "a card of the hand hides a rank"
    for pose in hand:
        raised = pose.raised(LIFT * layout.unit).bounds
        if not special and raised.y < max(layout.prompt.bottom, layout.buttons.bottom) - 1:
            yield "a chosen card lies under the prompt line"
