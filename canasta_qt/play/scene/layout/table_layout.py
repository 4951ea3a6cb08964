"""From a model and a size to the place of every card, plate, zone and caption. No Qt."""

from __future__ import annotations

from itertools import accumulate, pairwise

from canasta_qt.play.scene.layout import areas, regions, stacks
from canasta_qt.play.scene.layout.areas import Sight
from canasta_qt.play.scene.layout.columns import Column, columns_of
from canasta_qt.play.scene.layout.places import CardPlace, CardSize, Pose, Rect, TableLayout
from canasta_qt.play.scene.layout.regions import Content, arrange, lay_region
from canasta_qt.play.scene.layout.seats import SEAT_Z, lay_seats
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import SeatModel, TableModel, Zone, ZoneKind

HAND_Z = 5000.0

PILE_LABEL = 78.0
"""Width of what stands beside the pile, in units: "hidden" and "frozen" are longer elsewhere."""

LEAST_PILE_LABEL = 82.0
"""The same in pixels: letters stop shrinking before everything else does."""

PACKET_SHARE = 0.62
"""Width of the cards of a packet set aside, in widths of the stock's."""

DECLARED_STEP, DECLARED_SHARE = 0.62, 0.5
"""Cards of a special hand laid open: their distance in widths; its share of a region with melds."""

DECLARED_SET, DECLARED_APART = 0.34, 1.12
"""Distances within a pair or a larger set of a special hand, and between two of them, in widths."""

TILTS, TILT_WORTH = (0.5, 0.58, 0.42), 1.06
"""The upper regions' part of the height of all regions: even, or more for what is crowded, where
its cards gain by it."""

LEAST_REGION = 0.6
"""A region that shares the width has at least so much of an even part."""


def compute(
    model: TableModel, width: float, height: float, sight: Sight | CardSize | float = "normal", *,
    spread: bool = False,
) -> TableLayout:  # fmt: skip
    """Lay out `model` in a view of this size; `spread`: with the pile spread out over the table."""
    sight = sight if isinstance(sight, Sight) else Sight(sight)
    by_side = {side.side: columns_of(side, model.draft) for side in model.sides}
    layout = _best_bands(model, (width, height), sight, by_side)
    _lay_centre(layout, model)
    _lay_regions(layout, model, by_side, sight)
    lay_seats(layout, model)
    _lay_hand(layout, model)
    if spread and model.pile:
        stacks.lay_spread(layout, model)
    layout.cards = {token: _snapped(place) for token, place in layout.cards.items()}
    return layout


def _snapped(place: CardPlace) -> CardPlace:
    """The place with its corners on whole units, so that an upright card is drawn crisp."""
    pose = place.pose
    width = max(8, round(pose.width))
    if pose.rotation:
        return place._replace(pose=pose._replace(width=width))
    height = round(width * CARD_RATIO)
    x = round(pose.x - width / 2) + width / 2
    y = round(pose.y - height / 2) + height / 2
    return place._replace(pose=Pose(x, y, width))


def _lay_centre(layout: TableLayout, model: TableModel) -> None:
    """Stock and pile with their counts; both have room for a card lying crosswise."""
    u, band = layout.unit, layout.centre
    label, words = max(PILE_LABEL * u, LEAST_PILE_LABEL), 48 * u
    card_h = min(band.h - 8 * u, band.w / 2 - label - 20 * u)
    card_w = card_h / CARD_RATIO
    wide, gap = card_h + 8 * u, 10 * u
    stock = Rect(band.cx - gap / 2 - wide, band.y, wide, band.h)
    pile = Rect(stock.right + gap, band.y, wide, band.h)
    layout.zones[Zone(ZoneKind.STOCK)] = stock
    layout.zones[Zone(ZoneKind.PILE)] = pile
    layout.stock_label = Rect(stock.x - words, band.y, words - 2 * u, band.h)
    layout.pile_label = Rect(pile.right + 4 * u, band.y, label, band.h)
    zone = Zone(ZoneKind.STOCK)
    stacks.lay_stack(layout, model.stock, zone, card_w, model.turn_card)
    stacks.lay_pile(layout, model, card_w)
    _lay_reserved(layout, model, card_w)
    left = band.x + 2 * u
    layout.badge = Rect(left, band.y, layout.stock_label.x - left - 4 * u, band.h)


def _lay_reserved(layout: TableLayout, model: TableModel, card_w: float) -> None:
    u, width = layout.unit, PACKET_SHARE * card_w
    left = layout.pile_label.right + 2 * u
    each = min(width + 14 * u, (layout.centre.right - left) / max(1, len(model.reserved)))
    room = Rect(left, layout.centre.y, each, layout.centre.h)
    for number, packet in enumerate(model.reserved):
        rect = room._replace(x=room.x + number * room.w)
        if packet:
            stacks.lay_small_stack(
                layout, packet, Zone(ZoneKind.RESERVED, number), rect, width, SEAT_Z
            )


def _best_bands(
    model: TableModel, size: tuple[float, float], sight: Sight, by_side: dict[int, list[Column]]
) -> TableLayout:
    """The bands, with more height for crowded regions where their cards gain by it."""
    best, worth = None, 0.0
    for tilt in TILTS:
        layout = areas.make_bands(model, *size, sight, tilt)
        share = _least_share(model, layout, sight, by_side)
        if best is None or share > TILT_WORTH * worth:
            best, worth = layout, share
        if worth >= 1.0:
            break
    assert best is not None
    return best


def _least_share(
    model: TableModel, layout: TableLayout, sight: Sight, by_side: dict[int, list[Column]]
) -> float:
    """Width of the smallest open card of any region, by what an even region would like."""
    found = [1.0]
    for side, area in _areas(model, layout, by_side).items():
        content = Content.of(by_side[side])
        if content.items:
            made = arrange(content, area, sight, layout.unit)
            even = arrange(Content((), (), None, None), layout.ours, sight, layout.unit)
            found.append(min(1.0, made.opened / even.opened) if made.share < 1.0 else 1.0)
    return min(found)


def _areas(
    model: TableModel, layout: TableLayout, by_side: dict[int, list[Column]]
) -> dict[int, Rect]:
    """The region of each side: ours below the centre, the others side by side above, as needed."""
    result = {side.side: layout.ours for side in model.sides if side.is_ours}
    others = [side.side for side in model.sides if not side.is_ours]
    gap = 6 * layout.unit
    room = layout.theirs.w - gap * (len(others) - 1)
    wishes = [_wish(by_side[side]) for side in others]
    x = layout.theirs.x
    for side, wish in zip(others, wishes, strict=True):
        even = 1.0 / len(others)
        part = LEAST_REGION * even + (1 - LEAST_REGION) * wish / sum(wishes)
        result[side] = layout.theirs._replace(x=x, w=part * room)
        x += part * room + gap
    return result


def _wish(columns: list[Column]) -> float:
    """How much of the width a side could use, in open columns; its caption takes some, too."""
    return 5.0 + sum(1.8 if column.is_canasta else 1.0 for column in columns)


def _lay_regions(
    layout: TableLayout, model: TableModel, by_side: dict[int, list[Column]],
    sight: Sight,
) -> None:  # fmt: skip
    layout.areas = _areas(model, layout, by_side)
    rooms = _shared_areas(layout, model, by_side)
    for side in model.sides:
        area = layout.areas[side.side]
        layout.zones[Zone(ZoneKind.NEW_MELD, side.side)] = area
        columns, room = by_side[side.side], rooms[side.side]
        layout.regions[side.side] = lay_region(layout, columns, room, area, sight)


def _shared_areas(
    layout: TableLayout, model: TableModel, by_side: dict[int, list[Column]]
) -> dict[int, Rect]:
    """The part of each side's region that special hands laid open there leave to the melds."""
    rooms = dict(layout.areas)
    for seat in model.seats:
        if seat.special and seat.side in rooms:
            area = rooms[seat.side]
            share = DECLARED_SHARE if by_side[seat.side] else 1.0 - regions.LABEL_SHARE
            room = area._replace(x=area.right - share * area.w, w=share * area.w)
            rooms[seat.side] = area._replace(w=area.w - room.w)
            _lay_declared(layout, seat, room)
    return rooms


def _lay_declared(layout: TableLayout, seat: SeatModel, room: Rect) -> None:
    u, count = layout.unit, max(1, len(seat.hand))
    height = min(room.h - 34 * u, layout.card_width * CARD_RATIO)
    width = height / CARD_RATIO
    ranks = [(card.face or "?")[0] for card in seat.hand]
    sets = len(set(ranks)) < count
    steps = [
        DECLARED_STEP if not sets else DECLARED_SET if one == other else DECLARED_APART
        for one, other in pairwise(ranks)
    ]
    scale = min(width, (room.w - 12 * u - width) / max(0.1, sum(steps)))
    places = [scale * step for step in accumulate(steps, initial=0.0)]
    left = room.cx - places[-1] / 2
    y = room.y + 5 * u + height / 2
    zone = Zone(ZoneKind.HAND, seat.seat)
    poses = [Pose(left + place, y, width) for place in places[: len(seat.hand)]]
    layout.lay(seat.hand, poses, zone, SEAT_Z)
    layout.declared[seat.seat] = Rect(room.x, room.bottom - 27 * u, room.w, 25 * u)
    if seat.is_viewer:
        layout.zones[zone] = room


def _lay_hand(layout: TableLayout, model: TableModel) -> None:
    for seat in model.seats:
        if not seat.is_viewer:
            continue
        zone = Zone(ZoneKind.HAND, seat.seat)
        layout.zones.setdefault(zone, layout.hand)
        if not seat.special:
            band = _fan_band(layout, len(seat.hand))
            poses = stacks.fan(len(seat.hand), layout.rows, band, layout.card_width)
            layout.lay(seat.hand, poses, zone, HAND_Z)
        stacks.lay_packets(
            layout, seat, layout.waiting, areas.WAITING_SHARE * layout.card_width, HAND_Z
        )


def _fan_band(layout: TableLayout, count: int) -> Rect:
    """Where the hand lies: below the room for chosen cards, in the middle of the view if it can."""
    lift, hand = areas.LIFT * layout.unit, layout.hand
    needed = areas.TURNED * layout.card_width * CARD_RATIO + 3 * layout.unit
    lower = max(0.0, hand.h - lift - needed) if layout.rows == 1 else 0.0
    band = hand._replace(y=hand.y + lift + lower, h=hand.h - lift - lower)
    a_row = -(-count // layout.rows)
    wanted = (stacks.FAN_STEP * (a_row - 1) + 1.4) * layout.card_width
    even = layout.width - 2 * hand.x
    return band._replace(w=even) if even >= wanted else band
