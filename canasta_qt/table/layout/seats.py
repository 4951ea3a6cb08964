"""Lays out the plates of the people around the table with what lies on and beside them. No Qt."""

from __future__ import annotations

from collections.abc import Callable

from canasta_qt.table.layout.areas import TOP_ORDER, Frame, packets_of
from canasta_qt.table.layout.places import CARD_RATIO, Pose, Rect, SeatPlace, TableLayout
from canasta_qt.table.layout.stacks import lay_packets
from canasta_qt.view_model.pictures import SeatModel, TableModel, Zone, ZoneKind

SEAT_Z = 3000.0

OPEN_HEIGHT, OPEN_STEP, OPEN_DOWN = 50.0, 0.44, 0.5
"""Cards of a hand turned up at the end: their height in units at most, their distance in widths,
the distance of rows in heights."""

BACK_WIDTH = 26.0
"""Width of the cards on a plate, in units."""

WAITING_WIDTH = 22.0
"""Width of waiting cards on a plate, in units."""


def lay_seats(layout: TableLayout, frame: Frame, model: TableModel) -> None:
    """Plates, hands, feet and waiting cards of everybody; of the viewer the plate only."""
    tops = [s for p in TOP_ORDER for s in model.seats if s.position == p]
    for seat, room in zip(tops, frame.top.columns(max(1, len(tops))), strict=False):
        _lay_top_seat(layout, frame, seat, room, alone=len(tops) == 1)
    beside: Callable[[TableLayout, Frame, SeatModel], None]
    beside = _lay_flat_seat if frame.wide else _lay_upright_seat
    for seat in model.seats:
        if seat.position in ("left", "right"):
            beside(layout, frame, seat)
        if seat.is_viewer:
            _lay_viewer(layout, frame, seat)


def is_open(seat: SeatModel) -> bool:
    """Whether the hand of this seat lies face up at its plate."""
    return not seat.special and any(card.face is not None for card in seat.hand)


def _lay_top_seat(
    layout: TableLayout, frame: Frame, seat: SeatModel, room: Rect, *, alone: bool
) -> None:
    """A flat plate: portrait, name, backs, count, packets face down.

    An open hand lies at the right of a plate that is alone; else over the plate.
    """
    u = frame.unit
    width = min(room.w - 8 * u, 330 * u)
    rect = Rect(room.cx - width / 2, room.y, width, room.h - 3 * u)
    face = rect.h - 8 * u
    portrait = Rect(rect.x + 4 * u, rect.y + 4 * u, face, face)
    share = 0.36 if alone or not is_open(seat) else 0.16 if packets_of(seat) else 0.2
    name = Rect(portrait.right + 7 * u, rect.y, share * rect.w, rect.h)
    waits = (WAITING_WIDTH + (16 if alone else 6)) * u * len(packets_of(seat))
    count = Rect(rect.right - waits - 36 * u, rect.y, 30 * u, rect.h)
    cards = Rect(name.right + 2 * u, rect.y, count.x - name.right - 6 * u, rect.h)
    bubble = Rect(rect.right + 8 * u, rect.y + 6 * u, 250 * u, rect.h - 12 * u)
    if not alone:
        bubble = Rect(rect.x + 8 * u, rect.bottom - 4 * u, rect.w - 16 * u, 36 * u)
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, cards, count, bubble)
    waiting = Rect(count.right, rect.y + 2 * u, waits, rect.h - 2 * u)
    lay_packets(layout, seat, waiting, WAITING_WIDTH * u, SEAT_Z)
    free = Rect(rect.right + 8 * u, rect.y, frame.top.right - rect.right - 8 * u, rect.h)
    _lay_hand(layout, seat, free if alone else None)


def _lay_upright_seat(layout: TableLayout, frame: Frame, seat: SeatModel) -> None:
    """An upright plate: portrait, name below it, backs and count below that, packets last."""
    u = frame.unit
    band = frame.left if seat.position == "left" else frame.right
    waits = 50 * u if packets_of(seat) else 0.0
    bare = 116 if waits and is_open(seat) else 152
    height = min(band.h, bare * u + waits)
    rect = Rect(band.x + 3 * u, band.cy - height / 2, band.w - 6 * u, height)
    face = min(68 * u, height - waits - 60 * u)
    portrait = Rect(rect.cx - face / 2, rect.y + 8 * u, face, face)
    name = Rect(rect.x + 4 * u, portrait.bottom + 2 * u, rect.w - 8 * u, 22 * u)
    low = Rect(
        rect.x + 6 * u, name.bottom, rect.w - 12 * u, rect.bottom - waits - name.bottom - 4 * u
    )
    count = Rect(low.right - 28 * u, low.y, 28 * u, low.h)
    cards = Rect(low.x, low.y, count.x - low.x - 2 * u, low.h)
    bubble = _inward(rect, portrait.cy, u, left=seat.position == "left")
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, cards, count, bubble, upright=True)
    waiting = Rect(rect.x, low.bottom, rect.w, waits)
    lay_packets(layout, seat, waiting, 1.2 * WAITING_WIDTH * u, SEAT_Z)
    free = Rect(rect.x, rect.bottom + 5 * u, rect.w, band.bottom - rect.bottom - 8 * u)
    _lay_hand(layout, seat, free)


def _inward(rect: Rect, cy: float, u: float, *, left: bool) -> Rect:
    """Room for a remark at the inner side of a plate."""
    return Rect(rect.right + 6 * u if left else rect.x - 206 * u, cy - 18 * u, 200 * u, 36 * u)


def _lay_flat_seat(layout: TableLayout, frame: Frame, seat: SeatModel) -> None:
    """A plate in the centre band: portrait at the left, name above backs and count at its right.

    When the hand is open its cards take the plate, in rows below a small portrait and the name.
    """
    u = frame.unit
    band = frame.left if seat.position == "left" else frame.right
    rect = Rect(band.x + 3 * u, band.y + u, band.w - 6 * u, band.h - 2 * u)
    shown = is_open(seat)
    waits = bool(packets_of(seat))
    face = 22 * u if shown else min(52 * u, rect.h - (44 if waits else 16) * u)
    head = 3 * u if shown else (rect.h - face) / 2
    top = rect.y + (4 * u if waits else head)
    portrait = Rect(rect.x + 7 * u, top, face, face)
    left = portrait.right + 8 * u
    spare = 0.0 if shown else max(0.0, rect.h - 74 * u)
    name = Rect(left, rect.y + 3 * u + spare / 2, rect.right - left - 6 * u, 24 * u)
    low = rect.bottom - name.bottom - 4 * u - spare / 2
    count = Rect(rect.right - 32 * u, name.bottom, 28 * u, low)
    cards = Rect(left, name.bottom, count.x - left - 2 * u, low)
    if shown:
        count = count._replace(y=name.y, h=name.h)
        name = name._replace(w=count.x - name.x)
    bubble = _inward(rect, rect.cy, u, left=seat.position == "left")
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, cards, count, bubble)
    waiting = Rect(rect.x + 3 * u, portrait.bottom, face + 8 * u, rect.bottom - portrait.bottom)
    lay_packets(layout, seat, waiting, WAITING_WIDTH * u, SEAT_Z)
    left = waiting.right if waits else rect.x + 5 * u
    free = Rect(left, name.bottom + 1.5 * u, rect.right - 5 * u - left, low - u)
    _lay_hand(layout, seat, free)


def _lay_viewer(layout: TableLayout, frame: Frame, seat: SeatModel) -> None:
    """The player's own plate: a small one at the left of the prompt line."""
    u, band = frame.unit, frame.prompt
    rect = Rect(band.x + 3 * u, band.y + u, 140 * u, band.h - 2 * u)
    face = rect.h - 6 * u
    portrait = Rect(rect.x + 3 * u, rect.y + 3 * u, face, face)
    name = Rect(portrait.right + 7 * u, rect.y, rect.right - portrait.right - 10 * u, rect.h)
    none = Rect(rect.right, rect.y, 0, 0)
    bubble = Rect(rect.x, rect.y - 42 * u, 220 * u, 36 * u)
    layout.seats[seat.seat] = SeatPlace(rect, portrait, name, none, none, bubble)


def _lay_hand(layout: TableLayout, seat: SeatModel, free: Rect | None) -> None:
    """The hand of somebody else: on the plate, or in the `free` room beside it when it is open."""
    place, zone = layout.seats[seat.seat], Zone(ZoneKind.HAND, seat.seat)
    layout.zones[Zone(ZoneKind.SEAT, seat.seat)] = place.rect
    if free is not None and is_open(seat):
        layout.lay(seat.hand, _open_poses(len(seat.hand), free, layout.unit), zone, SEAT_Z)
    elif not seat.special:
        layout.lay(seat.hand, _back_poses(len(seat.hand), place.cards, layout.unit), zone, SEAT_Z)


def _back_poses(count: int, room: Rect, u: float) -> list[Pose]:
    """Small backs in a row (or faces, when they are open)."""
    width = min(BACK_WIDTH * u, (room.h - 4 * u) / CARD_RATIO)
    step = min(0.42 * width, (room.w - width) / (count - 1)) if count > 1 else 0.0
    left = room.x + max(0.0, (room.w - width - step * (count - 1)) / 2) + width / 2
    return Pose.row(count, left, room.cy, step, width)


def _open_poses(count: int, room: Rect, u: float) -> list[Pose]:
    """A hand turned up at the end of the deal: rows of cards whose indices can be read."""
    height, a_row = _open_rows(count, room, u)
    width = height / CARD_RATIO
    return [
        Pose(
            room.x + width / 2 + i % a_row * OPEN_STEP * width,
            room.y + height / 2 + i // a_row * OPEN_DOWN * height,
            width,
        )
        for i in range(count)
    ]


def _open_rows(count: int, room: Rect, u: float) -> tuple[float, int]:
    """The largest height of cards with which so many fit into rows, and how many go in a row."""
    height = min(OPEN_HEIGHT * u, room.h)
    while True:
        width = height / CARD_RATIO
        a_row = max(1, min(count, int((room.w - width) / (OPEN_STEP * width)) + 1))
        rows = -(-count // a_row) if count else 1
        if height * (1.0 + OPEN_DOWN * (rows - 1)) <= room.h or height <= 12 * u:
            return height, a_row
        height -= u
