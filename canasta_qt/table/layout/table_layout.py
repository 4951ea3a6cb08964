"""From a model and a size to the place of every card, plate, zone and caption. No Qt."""

from __future__ import annotations

from functools import reduce

from canasta_qt.table.layout import areas, stacks
from canasta_qt.table.layout.areas import Frame
from canasta_qt.table.layout.columns import MARGIN, Column, columns_of, fit, place_columns
from canasta_qt.table.layout.places import CARD_RATIO, CardPlace, CardSize, Pose, Rect, TableLayout
from canasta_qt.table.layout.seats import SEAT_Z, lay_seats
from canasta_qt.view_model.pictures import SeatModel, TableModel, Zone, ZoneKind

EQUAL_SIDES = 3
"""With more sides than these our cards are not made as small as those of the others."""

HAND_Z = 5000.0

BUTTONS_SHARE = 0.54
"""How much of the prompt line the buttons may take."""

PILE_LABEL = 76.0
"""Width of what stands beside the pile, in units: "hidden" and "frozen" are longer elsewhere."""

LEAST_PILE_LABEL = 82.0
"""The same in pixels: letters stop shrinking before everything else does."""

PACKET_SHARE = 0.62
"""Width of the cards of a packet set aside, in widths of the stock's."""

DECLARED_STEP, DECLARED_SHARE = 0.62, 0.5
"""Cards of a special hand laid open: their distance in widths; its share of an area with melds."""


def compute(
    model: TableModel, width: float, height: float, size: CardSize | float = "normal", *,
    spread: bool = False,
) -> TableLayout:  # fmt: skip
    """Lay out `model` in a view of `width` by `height` logical pixels.

    `spread`: the cards of the pile are spread out over the table, to choose one of them.
    """
    frame = areas.make_frame(model, width, height, size)
    layout = _empty(frame, width, height)
    _lay_centre(layout, frame, model)
    _lay_sides(layout, frame, model)
    lay_seats(layout, frame, model)
    _lay_hand(layout, frame, model)
    if spread and model.pile:
        stacks.lay_spread(layout, frame, model)
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


def _empty(frame: Frame, width: float, height: float) -> TableLayout:
    u, prompt, none = frame.unit, frame.prompt, Rect(0, 0, 0, 0)
    share = BUTTONS_SHARE * prompt.w
    buttons = Rect(prompt.right - share, prompt.y, share - 5 * u, prompt.h)
    sorts = Rect(prompt.x + 150 * u, prompt.y, 84 * u, prompt.h)
    left = sorts.right + 4 * u
    text = Rect(left, prompt.y, buttons.x - left - 8 * u, prompt.h)
    return TableLayout(
        width=width, height=height, unit=u, card_width=frame.card_width, rows=frame.rows,
        bar=frame.bar, prompt=text, buttons=buttons, sorts=sorts, hand=frame.hand,
        centre=frame.centre, stock_label=none, pile_label=none, badge=none,
    )  # fmt: skip


# --- stock and pile -------------------------------------------------------------------------


def _lay_centre(layout: TableLayout, frame: Frame, model: TableModel) -> None:
    """Stock and pile side by side, each with its count on the outer side.

    Both have room for a card lying crosswise, so that nothing moves when it goes. Where captions
    stand on both sides they stand a little to the left, so that both captions have equal room.
    """
    u, band = frame.unit, frame.centre
    card_h = min(band.h - 8 * u, 0.9 * frame.card_width * CARD_RATIO)
    card_w = card_h / CARD_RATIO
    wide, gap = card_h + 8 * u, 10 * u
    label = max(PILE_LABEL * u, LEAST_PILE_LABEL)
    middle = band.cx - ((label - 52 * u) / 2 if areas.has_captions_on_both_sides(model) else 0.0)
    stock = Rect(middle - gap / 2 - wide, band.y, wide, band.h)
    pile = Rect(stock.right + gap, band.y, wide, band.h)
    layout.zones[Zone(ZoneKind.STOCK)] = stock
    layout.zones[Zone(ZoneKind.PILE)] = pile
    layout.stock_label = Rect(stock.x - 56 * u, band.y, 54 * u, band.h)
    layout.pile_label = Rect(pile.right + 4 * u, band.y, label, band.h)
    stacks.lay_stock(layout, model, card_w)
    stacks.lay_pile(layout, model, card_w)
    _lay_reserved(layout, frame, model, card_w)


def _lay_reserved(layout: TableLayout, frame: Frame, model: TableModel, card_w: float) -> None:
    """Packets set aside for those who open: small stacks right of the pile, above the badge."""
    u, width = frame.unit, PACKET_SHARE * card_w
    left = layout.pile_label.right + 4 * u
    each = min(width + 14 * u, (frame.centre.right - left) / max(1, len(model.reserved)))
    badge = max(36 * u, 32.0)  # what one of two lines needs
    height = frame.centre.h - badge - 5 * u
    room = Rect(left, frame.centre.y, each, height)
    for number, packet in enumerate(model.reserved):
        rect = room._replace(x=room.x + number * room.w)
        if packet:
            stacks.lay_small_stack(
                layout, packet, Zone(ZoneKind.RESERVED, number), rect, width, SEAT_Z
            )


# --- melds ----------------------------------------------------------------------------------


def _lay_sides(layout: TableLayout, frame: Frame, model: TableModel) -> None:
    """Columns of every side, with cards of one size: of many sides ours may have larger ones."""
    layout.areas = areas.side_areas(model, frame)
    stacks_and_counts = layout.stock_label.united(layout.pile_label)
    taken = reduce(Rect.united, _packets(layout), stacks_and_counts)
    layout.captions = areas.caption_rects(model, frame, taken)
    by_side = {side.side: columns_of(side, model.draft) for side in model.sides}
    rooms = _shared_areas(layout, model, by_side)
    many = len(model.sides) > EQUAL_SIDES
    for side in model.sides:
        alike = {n: by_side[n] for n in by_side if not many or (n == side.side) == side.is_ours}
        columns, room = by_side[side.side], rooms[side.side]
        card_h = _meld_height(rooms, frame, alike)
        metrics = fit(columns, room, card_h, frame.unit, may_fold=not side.is_ours)
        layout.zones[Zone(ZoneKind.NEW_MELD, side.side)] = layout.areas[side.side]
        place_columns(layout, columns, room, metrics)
    layout.badge = _badge_room(layout, frame)


def _packets(layout: TableLayout) -> list[Rect]:
    """Where packets lie that are set aside for those who open."""
    return [rect for zone, rect in layout.zones.items() if zone.kind is ZoneKind.RESERVED]


def _shared_areas(
    layout: TableLayout, model: TableModel, by_side: dict[int, list[Column]]
) -> dict[int, Rect]:
    """The part of each side's area that is left to the melds by special hands laid open there."""
    inset = 5 * layout.unit
    rooms = {
        number: area._replace(x=area.x + inset, w=area.w - 2 * inset)
        for number, area in layout.areas.items()
    }
    for seat in model.seats:
        if seat.special and seat.side in rooms:
            area = rooms[seat.side]
            share = DECLARED_SHARE if by_side[seat.side] else 1.0
            room = area._replace(x=area.right - share * area.w, w=share * area.w)
            rooms[seat.side] = area._replace(w=area.w - room.w)
            _lay_declared(layout, seat, room)
    return rooms


def _lay_declared(layout: TableLayout, seat: SeatModel, room: Rect) -> None:
    """A special hand, open in one row, with its name below."""
    u, count = layout.unit, max(1, len(seat.hand))
    height = min(room.h - 34 * u, layout.card_width * CARD_RATIO)
    width = height / CARD_RATIO
    step = min(DECLARED_STEP * width, (room.w - 12 * u - width) / max(1, count - 1))
    left = room.cx - step * (count - 1) / 2
    zone = Zone(ZoneKind.HAND, seat.seat)
    poses = Pose.row(len(seat.hand), left, room.y + 5 * u + height / 2, step, width)
    layout.lay(seat.hand, poses, zone, SEAT_Z)
    layout.declared[seat.seat] = Rect(room.x, room.bottom - 27 * u, room.w, 25 * u)
    if seat.is_viewer:
        layout.zones[zone] = room


def _meld_height(rooms: dict[int, Rect], frame: Frame, by_side: dict[int, list[Column]]) -> float:
    """Height of melded cards: smaller than the hand's, with room for the strips above them."""
    wanted = 0.82 * frame.card_width * CARD_RATIO
    for number, columns in by_side.items():
        area = rooms[number]
        wanted = min(wanted, (area.h - MARGIN * frame.unit) / (1.0 + _strips_share(columns)))
        folds = area.y < frame.centre.y
        metrics = fit(columns, area, wanted, frame.unit, may_fold=folds)
        wanted = min(wanted, metrics.card_height)
    return wanted


def _strips_share(columns: list[Column]) -> float:
    """Height of the strips above the card in front, in card heights: more of runs must be seen."""
    strips = max((column.strips for column in columns), default=0)
    runs = [column.strips for column in columns if column.meld and column.meld.suit]
    return max(0.125 * min(max(strips, 3), 5), 0.16 * min(max(runs, default=0), 5))


def _badge_room(layout: TableLayout, frame: Frame) -> Rect:
    """Room for the live badge: in the centre band, above our melds, right of the pile.

    High enough for two lines, or for three where neither caption nor packets stand above it.
    """
    u, band = frame.unit, frame.centre
    left = layout.pile_label.right + 6 * u
    above = [r for r in (*layout.captions.values(), *_packets(layout)) if r.right > left]
    low = max((rect.bottom for rect in above if rect.bottom > band.y), default=band.y)
    bottom = band.bottom - 3 * u
    height = min(bottom - low - 2 * u, max(54 * u, 48.0))
    return Rect(left, bottom - height, band.right - left - 4 * u, height)


# --- the hand -------------------------------------------------------------------------------


def _lay_hand(layout: TableLayout, frame: Frame, model: TableModel) -> None:
    for seat in model.seats:
        if not seat.is_viewer:
            continue
        zone = Zone(ZoneKind.HAND, seat.seat)
        layout.zones.setdefault(zone, frame.hand)
        if not seat.special:
            poses = stacks.fan(len(seat.hand), frame.rows, frame.hand, frame.card_width)
            layout.lay(seat.hand, poses, zone, HAND_Z)
        stacks.lay_packets(
            layout, seat, frame.waiting, areas.WAITING_SHARE * frame.card_width, HAND_Z
        )
