"""From a model and a size to the place of every card, plate, zone and caption. No Qt."""

from __future__ import annotations

from canasta_qt.controller.view_model import (
    CardModel,
    SeatModel,
    SideModel,
    TableModel,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.table.columns import MARGIN, Column, columns_of, fit, place_columns
from canasta_qt.table.fan import fan
from canasta_qt.table.frame import TOP_ORDER, Frame, caption_rects, make_frame, side_areas
from canasta_qt.table.places import (
    CARD_RATIO,
    CardSize,
    Place,
    Pose,
    Rect,
    SeatPlace,
    TableLayout,
)

STOCK_Z, PILE_Z, MELD_Z, SEAT_Z, HAND_Z = 10.0, 200.0, 1000.0, 3000.0, 5000.0
THICKNESS = 9
"""So many cards of a stack lift the next ones by one unit."""
OPEN_HEIGHT, OPEN_STEP = 50.0, 0.44
"""Cards of a hand turned up at the end: their height in units, their distance in widths."""


def compute(
    model: TableModel, width: float, height: float, size: CardSize = "normal"
) -> TableLayout:
    """Lay out `model` in a view of `width` by `height` logical pixels."""
    frame = make_frame(model, width, height, size)
    layout = _empty(frame, width, height)
    _lay_centre(layout, frame, model)
    _lay_sides(layout, frame, model)
    _lay_seats(layout, frame, model)
    _lay_hand(layout, frame, model)
    layout.cards = {token: _snapped(place) for token, place in layout.cards.items()}
    return layout


def _snapped(place: Place) -> Place:
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
    u, prompt = frame.unit, frame.prompt
    none = Rect(0, 0, 0, 0)
    buttons = Rect(prompt.right - 0.42 * prompt.w, prompt.y, 0.42 * prompt.w - 5 * u, prompt.h)
    text = Rect(prompt.x + 150 * u, prompt.y, buttons.x - prompt.x - 158 * u, prompt.h)
    return TableLayout(
        width=width, height=height, unit=u, card_width=frame.card_width, edge=frame.edge,
        rows=frame.rows, bar=frame.bar, prompt=text, buttons=buttons, hand=frame.hand,
        centre=frame.centre, stock_label=none, pile_label=none, badge=none,
    )  # fmt: skip


# --- stock and pile -------------------------------------------------------------------------


def _lay_centre(layout: TableLayout, frame: Frame, model: TableModel) -> None:
    """Stock and pile side by side, each with its count on the outer side."""
    u, band = frame.unit, frame.centre
    card_h = min(band.h - 8 * u, 0.9 * frame.card_width * CARD_RATIO)
    card_w = card_h / CARD_RATIO
    gap = 18 * u
    stock = Rect(band.cx - gap / 2 - card_h / 2 - card_w / 2, band.y, card_w + 8 * u, band.h)
    pile = Rect(stock.right + gap, band.y, card_h + 8 * u, band.h)
    layout.zones[Zone(ZoneKind.STOCK)] = stock
    layout.zones[Zone(ZoneKind.PILE)] = pile
    layout.stock_label = Rect(stock.x - 76 * u, band.y, 72 * u, band.h)
    layout.pile_label = Rect(pile.right + 4 * u, band.y, 76 * u, band.h)
    _lay_stack(layout, model.stock, Zone(ZoneKind.STOCK), stock, card_w, STOCK_Z, None)
    _lay_stack(layout, model.pile, Zone(ZoneKind.PILE), pile, card_w, PILE_Z, model.freezer)


def _lay_stack(
    layout: TableLayout, cards: tuple[CardModel, ...], zone: Zone, rect: Rect,
    card_w: float, z: float, freezer: Token | None,
) -> None:  # fmt: skip
    """A squared-up stack, a little thicker with every few cards; the freezer lies crosswise."""
    levels = (len(cards) - 1) // THICKNESS
    for i, card in enumerate(cards):
        level = i // THICKNESS
        dy = (levels / 2 - level) * 1.2 * layout.unit
        turned = card.token == freezer
        seen = (
            turned or i + 1 == len(cards) or (i + 1) % THICKNESS == 0 or _bares(cards, i, freezer)
        )
        pose = Pose(rect.cx, rect.cy + dy, card_w, 90.0 if turned else 0.0)
        layout.cards[card.token] = Place(pose, z + i, zone, i, card.face, not seen)


def _bares(cards: tuple[CardModel, ...], i: int, freezer: Token | None) -> bool:
    """Whether the next card lies crosswise, so that this one shows above and below it."""
    return i + 1 < len(cards) and cards[i + 1].token == freezer


# --- melds ----------------------------------------------------------------------------------


def _lay_sides(layout: TableLayout, frame: Frame, model: TableModel) -> None:
    """Columns of every side, all with cards of one size."""
    layout.areas = side_areas(model, frame)
    taken = layout.stock_label.united(layout.pile_label)
    layout.captions = caption_rects(model, frame, layout.areas, taken)
    by_side = {side.side: columns_of(side, model.draft) for side in model.sides}
    card_h = _meld_height(layout, frame, by_side)
    for side in model.sides:
        _lay_side(layout, frame, side, by_side[side.side], card_h)


def _meld_height(layout: TableLayout, frame: Frame, by_side: dict[int, list[Column]]) -> float:
    """Height of melded cards: smaller than the hand's, with room for the strips above them."""
    wanted = 0.82 * frame.card_width * CARD_RATIO
    for number, columns in by_side.items():
        area = layout.areas[number]
        strips = max((column.strips for column in columns), default=0)
        room = area.h - MARGIN * frame.unit
        wanted = min(wanted, room / (1.0 + 0.125 * min(max(strips, 3), 5)))
        wanted = min(wanted, fit(columns, area, wanted, frame.unit).card_height)
    return wanted


def _lay_side(
    layout: TableLayout, frame: Frame, side: SideModel, columns: list[Column], card_h: float
) -> None:
    area = layout.areas[side.side]
    metrics = fit(columns, area, card_h, frame.unit)
    base = MELD_Z + (0 if side.is_ours else 800) + 100 * side.side
    cards, places = place_columns(columns, area, metrics, base)
    layout.cards.update(cards)
    layout.columns.extend(places)
    layout.zones[Zone(ZoneKind.NEW_MELD, side.side)] = area
    for place in places:
        layout.zones[place.zone] = place.rect
        if place.draft is not None and place.staged is not None:
            layout.zones[Zone(ZoneKind.DRAFT, place.draft)] = place.staged
    if side.is_ours:
        layout.badge = _badge_room(layout, frame)


def _badge_room(layout: TableLayout, frame: Frame) -> Rect:
    """Room for the live badge: in the centre band, above our melds, right of the pile."""
    u, left = frame.unit, layout.pile_label.right + 6 * frame.unit
    return Rect(left, frame.centre.bottom - 28 * u, frame.centre.right - left - 4 * u, 25 * u)


# --- seats ----------------------------------------------------------------------------------


def _lay_seats(layout: TableLayout, frame: Frame, model: TableModel) -> None:
    tops = [s for p in TOP_ORDER for s in model.seats if s.position == p]
    for i, seat in enumerate(tops):
        width = frame.top.w / len(tops)
        rect = _centred(Rect(frame.top.x + i * width, frame.top.y, width, frame.top.h), frame.unit)
        _lay_top_seat(layout, frame, seat, rect, alone=len(tops) == 1)
    for seat in model.seats:
        if seat.position in ("left", "right"):
            _lay_side_seat(layout, frame, seat)
        if seat.is_viewer:
            _lay_viewer(layout, frame, seat)


def _centred(room: Rect, u: float) -> Rect:
    width = min(room.w - 8 * u, 330 * u)
    return Rect(room.cx - width / 2, room.y, width, room.h - 3 * u)


def _lay_top_seat(
    layout: TableLayout, frame: Frame, seat: SeatModel, rect: Rect, *, alone: bool
) -> None:
    """A flat plate: portrait, name, backs, count; an open hand lies at its right if it is alone."""
    u = frame.unit
    face = rect.h - 8 * u
    portrait = Rect(rect.x + 4 * u, rect.y + 4 * u, face, face)
    name = Rect(portrait.right + 7 * u, rect.y, 0.36 * rect.w, rect.h)
    count = Rect(rect.right - 36 * u, rect.y, 30 * u, rect.h)
    backs = Rect(name.right + 2 * u, rect.y, count.x - name.right - 6 * u, rect.h)
    bubble = Rect(rect.right + 8 * u, rect.y + 6 * u, 250 * u, rect.h - 12 * u)
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, count, bubble, upright=False)
    if alone and _is_open(seat):
        free = Rect(rect.right + 8 * u, rect.y, frame.top.right - rect.right - 8 * u, rect.h)
        _lay_open(layout, frame, seat, free, rect)
    else:
        _lay_backs(layout, frame, seat, backs, rect)


def _lay_side_seat(layout: TableLayout, frame: Frame, seat: SeatModel) -> None:
    """An upright plate: portrait, name below it, backs and count below that."""
    u = frame.unit
    band = frame.left if seat.position == "left" else frame.right
    height = min(band.h, 152 * u)
    rect = Rect(band.x + 3 * u, band.cy - height / 2, band.w - 6 * u, height)
    face = 68 * u
    portrait = Rect(rect.cx - face / 2, rect.y + 8 * u, face, face)
    name = Rect(rect.x + 4 * u, portrait.bottom + 2 * u, rect.w - 8 * u, 22 * u)
    low = Rect(rect.x + 6 * u, name.bottom, rect.w - 12 * u, rect.bottom - name.bottom - 4 * u)
    count = Rect(low.right - 28 * u, low.y, 28 * u, low.h)
    inward = rect.right + 6 * u if seat.position == "left" else rect.x - 206 * u
    bubble = Rect(inward, portrait.cy - 18 * u, 200 * u, 36 * u)
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, count, bubble, upright=True)
    if _is_open(seat):
        free = Rect(rect.x, rect.bottom + 5 * u, rect.w, band.bottom - rect.bottom - 8 * u)
        _lay_open(layout, frame, seat, free, rect)
    else:
        _lay_backs(layout, frame, seat, Rect(low.x, low.y, count.x - low.x - 2 * u, low.h), rect)


def _lay_viewer(layout: TableLayout, frame: Frame, seat: SeatModel) -> None:
    """The player's own plate: a small one at the left of the prompt line."""
    u, band = frame.unit, frame.prompt
    rect = Rect(band.x + 3 * u, band.y + u, 140 * u, band.h - 2 * u)
    face = rect.h - 6 * u
    portrait = Rect(rect.x + 3 * u, rect.y + 3 * u, face, face)
    name = Rect(portrait.right + 7 * u, rect.y, rect.right - portrait.right - 10 * u, rect.h)
    none = Rect(rect.right, rect.y, 0, 0)
    bubble = Rect(rect.x, rect.y - 42 * u, 220 * u, 36 * u)
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, none, bubble, upright=False)


def _lay_backs(layout: TableLayout, frame: Frame, seat: SeatModel, room: Rect, plate: Rect) -> None:
    """The hand of somebody else: small backs in a row (or faces, when they are open)."""
    u, count = frame.unit, len(seat.hand)
    width = min(26 * u, (room.h - 4 * u) / CARD_RATIO)
    step = min(0.42 * width, (room.w - width) / (count - 1)) if count > 1 else 0.0
    left = room.x + max(0.0, (room.w - width - step * (count - 1)) / 2) + width / 2
    zone = Zone(ZoneKind.HAND, seat.seat)
    layout.zones[Zone(ZoneKind.SEAT, seat.seat)] = plate
    for i, card in enumerate(seat.hand):
        pose = Pose(left + i * step, room.cy, width)
        layout.cards[card.token] = Place(pose, SEAT_Z + i, zone, i, card.face)


def _is_open(seat: SeatModel) -> bool:
    return any(card.face is not None for card in seat.hand)


def _lay_open(layout: TableLayout, frame: Frame, seat: SeatModel, room: Rect, plate: Rect) -> None:
    """A hand turned up at the end of the deal: rows of cards whose indices can be read."""
    u, count = frame.unit, len(seat.hand)
    height = min(OPEN_HEIGHT * u, room.h)
    width = height / CARD_RATIO
    a_row = max(1, min(count, int((room.w - width) / (OPEN_STEP * width)) + 1))
    rows = -(-count // a_row)
    down = min(0.5 * height, (room.h - height) / (rows - 1)) if rows > 1 else 0.0
    zone = Zone(ZoneKind.HAND, seat.seat)
    layout.zones[Zone(ZoneKind.SEAT, seat.seat)] = plate
    for i, card in enumerate(seat.hand):
        row, place = divmod(i, a_row)
        pose = Pose(
            room.x + width / 2 + place * OPEN_STEP * width,
            room.y + height / 2 + row * down,
            width,
        )
        layout.cards[card.token] = Place(pose, SEAT_Z + i, zone, i, card.face)


# --- the hand -------------------------------------------------------------------------------


def _lay_hand(layout: TableLayout, frame: Frame, model: TableModel) -> None:
    for seat in model.seats:
        if seat.is_viewer:
            zone = Zone(ZoneKind.HAND, seat.seat)
            layout.zones[zone] = frame.hand
            poses = fan(len(seat.hand), frame.rows, frame.hand, frame.card_width)
            for i, (card, pose) in enumerate(zip(seat.hand, poses, strict=True)):
                layout.cards[card.token] = Place(pose, HAND_Z + i, zone, i, card.face)
