"""Lays out the plates of the people around the table with what lies on and beside them. No Qt."""

from __future__ import annotations

from canasta_qt.play.scene.layout.areas import TOP_ORDER, VIEWER_WIDTH, packets_of
from canasta_qt.play.scene.layout.places import Pose, Rect, SeatPlace, TableLayout
from canasta_qt.play.scene.layout.stacks import lay_packets, rows_that_fit
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import SeatModel, TableModel, Zone, ZoneKind

SEAT_Z = 3000.0

OPEN_HEIGHT, OPEN_STEP, OPEN_DOWN = 50.0, 0.44, 0.5
"""Cards of a hand turned up at the end: their height in units at most, their distance in widths,
the distance of rows in heights."""

BACK_WIDTH, BACK_STEP = 26.0, 0.3
"""Width of the cards on a plate, in units; their distance in widths."""

WAITING_WIDTH = 22.0
"""Width of waiting cards on a plate, in units."""

PACKET_GAP = 8.0
"""Distance of waiting cards from the end of a plate beside the centre, in units."""

TOP_WIDTH, TOP_SHARE = 300.0, 0.3
"""Width of a plate on top that is alone, in units; its name's part of it."""

BESIDE_HEIGHT = 82.0
"""Height of the plates beside the centre at most, in units."""

MARK_ROOM = 15.0
"""Width of the mark before a name, in units."""


def lay_seats(layout: TableLayout, model: TableModel) -> None:
    """Plates, hands, feet and waiting cards of everybody; of the viewer the plate only."""
    tops = [s for p in TOP_ORDER for s in model.seats if s.position == p]
    for seat, room in zip(tops, layout.top.columns(max(1, len(tops))), strict=False):
        _lay_top_seat(layout, seat, room, alone=len(tops) == 1)
    for seat in model.seats:
        if seat.position in ("left", "right"):
            _lay_side_seat(layout, seat)
        if seat.is_viewer:
            _lay_viewer(layout, seat)


def is_open(seat: SeatModel) -> bool:
    """Whether the hand of this seat lies face up at its plate."""
    return not seat.special and any(card.face is not None for card in seat.hand)


def _lay_top_seat(layout: TableLayout, seat: SeatModel, room: Rect, *, alone: bool) -> None:
    """A flat plate; an open hand and words are right of one that is alone, else over it."""
    u = layout.unit
    width = TOP_WIDTH * u if alone else room.w - 8 * u
    rect = Rect(room.cx - width / 2, room.y, width, room.h)
    face = rect.h - 7 * u
    portrait = Rect(rect.x + 4 * u, rect.y + 3.5 * u, face, face)
    share = TOP_SHARE if alone or not is_open(seat) else 0.16 if packets_of(seat) else 0.2
    left = portrait.right + (7 + MARK_ROOM) * u
    name = Rect(left, rect.y, share * rect.w, rect.h)
    waits = (WAITING_WIDTH + (16 if alone else 6)) * u * len(packets_of(seat))
    count = Rect(rect.right - waits - 34 * u, rect.y, 28 * u, rect.h)
    cards = Rect(name.right + 2 * u, rect.y, count.x - name.right - 6 * u, rect.h)
    bubble = Rect(name.right, rect.y + u, rect.right - name.right - 3 * u, rect.h - 2 * u)
    if alone:
        right = layout.top.right
        bubble = Rect(rect.right + 8 * u, rect.y, min(250 * u, right - rect.right - 8 * u), rect.h)
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, cards, count, bubble)
    waiting = Rect(count.right, rect.y + 2 * u, waits, rect.h - 2 * u)
    lay_packets(layout, seat, waiting, WAITING_WIDTH * u, SEAT_Z)
    free = Rect(rect.right + 8 * u, rect.y, layout.top.right - rect.right - 8 * u, rect.h)
    _lay_hand(layout, seat, free if alone else None)


def _lay_side_seat(layout: TableLayout, seat: SeatModel) -> None:
    """A plate in the centre band; an open hand takes it, below a small portrait and the name."""
    u, left_side = layout.unit, seat.position == "left"
    band = layout.left if left_side else layout.right
    height = min(band.h, BESIDE_HEIGHT * u)
    rect = Rect(band.x, band.cy - height / 2, band.w, height)
    shown = is_open(seat)
    face = 22 * u if shown else min(rect.h - 10 * u, 0.36 * rect.w)
    top = rect.y + 3 * u if shown else rect.cy - face / 2
    portrait = Rect(rect.x + 6 * u, top, face, face)
    left = portrait.right + (8 + MARK_ROOM) * u
    high = 24 * u if shown else 0.42 * rect.h
    name = Rect(left, rect.y + 2 * u, rect.right - left - 6 * u, high)
    packets = len(packets_of(seat))
    waits = min(32 * u * packets, 0.3 * rect.w)
    low = Rect(portrait.right + 8 * u, name.bottom, 0, rect.bottom - name.bottom - 3 * u)
    ends = rect.right - waits - (PACKET_GAP if packets else 4) * u
    count = Rect(ends - 28 * u, low.y, 28 * u, low.h)
    cards = low._replace(w=count.x - low.x - 2 * u)
    waiting = Rect(ends, low.y, waits, low.h)
    if shown:
        count = Rect(rect.right - 34 * u, name.y, 28 * u, name.h)
        name = name._replace(w=count.x - name.x)
    inner = _inward(layout, rect, u, left=left_side)
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, cards, count, inner, beside=True)
    lay_packets(layout, seat, waiting, 1.1 * WAITING_WIDTH * u, SEAT_Z)
    free = Rect(rect.x + 5 * u, low.y + 1.5 * u, ends - rect.x - 6 * u, low.h - u)
    _lay_hand(layout, seat, free)


def _inward(layout: TableLayout, rect: Rect, u: float, *, left: bool) -> Rect:
    """Room for words at the inner side of a plate: up to what stands beside stock and pile."""
    least, most = 110 * u, 200 * u
    if left:
        wide = min(most, max(least, layout.stock_label.x - rect.right - 8 * u))
        return Rect(rect.right + 6 * u, rect.y, wide, rect.h)
    wide = min(most, max(least, rect.x - layout.pile_label.right - 8 * u))
    return Rect(rect.x - 6 * u - wide, rect.y, wide, rect.h)


def _lay_viewer(layout: TableLayout, seat: SeatModel) -> None:
    u, line = layout.unit, layout.prompt
    rect = Rect(layout.sorts.x, line.y, VIEWER_WIDTH * u, line.h)
    face = rect.h - 6 * u
    portrait = Rect(rect.x + 4 * u, rect.y + 3 * u, face, face)
    left = portrait.right + (7 + MARK_ROOM) * u
    name = Rect(left, rect.y, rect.right - left - 4 * u, rect.h)
    none = Rect(rect.right, rect.y, 0, 0)
    bubble = Rect(rect.x, rect.y - 40 * u, 220 * u, 36 * u)
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, none, none, bubble)


def _lay_hand(layout: TableLayout, seat: SeatModel, free: Rect | None) -> None:
    """The hand of somebody else: on the plate, or in the `free` room beside it when it is open."""
    place, zone = layout.seats[seat.seat], Zone(ZoneKind.HAND, seat.seat)
    layout.zones[Zone(ZoneKind.SEAT, seat.seat)] = place.rect
    if free is not None and is_open(seat):
        layout.lay(seat.hand, _open_poses(len(seat.hand), free, layout.unit), zone, SEAT_Z)
    elif not seat.special:
        poses = _back_poses(len(seat.hand), place.cards, layout.unit, shown=is_open(seat))
        layout.lay(seat.hand, poses, zone, SEAT_Z)


def _back_poses(count: int, room: Rect, u: float, *, shown: bool) -> list[Pose]:
    width = min(BACK_WIDTH * u, (room.h - u) / CARD_RATIO)
    wanted = (OPEN_STEP if shown else BACK_STEP) * width
    step = min(wanted, (room.w - width) / (count - 1)) if count > 1 else 0.0
    left = room.x + max(0.0, (room.w - width - step * (count - 1)) / 2) + width / 2
    return Pose.row(count, left, room.cy, step, width)


def _open_poses(count: int, room: Rect, u: float) -> list[Pose]:
    height = min(OPEN_HEIGHT * u, room.h)
    steps = (OPEN_STEP, OPEN_DOWN)
    height, a_row = rows_that_fit(count, room, height, steps, lambda old: old - u, 12 * u)
    width = height / CARD_RATIO
    return [
        Pose(
            room.x + width / 2 + i % a_row * OPEN_STEP * width,
            room.y + height / 2 + i // a_row * OPEN_DOWN * height,
            width,
        )
        for i in range(count)
    ]
