"""Small stacks of cards face down: bonus cards that wait, feet, packets set aside. No Qt."""

from __future__ import annotations

from canasta_qt.table.layout.places import CARD_RATIO, CardPlace, Pose, Rect, TableLayout, Tally
from canasta_qt.view_model.pictures import CardModel, SeatModel, Zone, ZoneKind

PEEP = 2.5
"""How far each card of a small stack peeps out to the right, in units."""

TALLY_RISE = 4.0
"""How far above the stack's lower edge the middle of its count stands, in units."""

TALLY_ROOM = 14.0
"""Height below a small stack that is best for its count, in units."""


def packets_of(seat: SeatModel) -> tuple[tuple[Zone, tuple[CardModel, ...]], ...]:
    """What lies face down beside a seat besides its hand: the foot, then bonus cards that wait."""
    packets = ((ZoneKind.FOOT, seat.foot), (ZoneKind.WAITING, seat.waiting))
    return tuple((Zone(kind, seat.seat), cards) for kind, cards in packets if cards)


def lay_packets(layout: TableLayout, seat: SeatModel, room: Rect, width: float, z: float) -> None:
    """The packets of a seat, if it has any, side by side in `room`."""
    packets = packets_of(seat)
    for number, (zone, cards) in enumerate(packets):
        each = room.w / len(packets)
        rect = room._replace(x=room.x + number * each, w=each)
        lay_small_stack(layout, cards, zone, rect, width, z)


def lay_small_stack(
    layout: TableLayout, cards: tuple[CardModel, ...], zone: Zone, room: Rect,
    width: float, z: float,
) -> None:  # fmt: skip
    """A stack with its count on the lower edge, in the middle of `room`, which becomes its zone."""
    u = layout.unit
    below = min(TALLY_ROOM * u, 0.25 * room.h)
    width = min(width, (room.h - below) / CARD_RATIO, room.w - 4 * u)
    peep = min(PEEP * u, (room.w - width) / max(1, len(cards) - 1))
    left = room.cx - peep * (len(cards) - 1) / 2
    y = room.cy - 0.4 * below
    for i, card in enumerate(cards):
        pose = Pose(left + i * peep, y, width)
        layout.cards[card.token] = CardPlace(pose, z + i, zone, i, card.face)
    layout.zones[zone] = room
    bottom = y + width * CARD_RATIO / 2
    layout.tallies.append(Tally(zone, room.cx, bottom - TALLY_RISE * u, z + len(cards)))
