"""How cards lie: stacks squared up, small packets, the pile spread out, the hand fanned. No Qt."""

from __future__ import annotations

import math
from collections.abc import Callable

from canasta_qt.play.scene.layout.areas import ROW_STEP, packets_of
from canasta_qt.play.scene.layout.places import CardPlace, CountBadge, Pose, Rect, TableLayout
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import CardModel, SeatModel, TableModel, Token, Zone, ZoneKind

STACK_Z = {ZoneKind.STOCK: 10.0, ZoneKind.PILE: 400.0}
SPREAD_Z = 7000.0
THICKNESS = 9
"""So many cards of a stack lift the next ones by one unit."""

SHIFT = 0.1
"""How far a part of the pile lies beside the rest, in card widths."""

SPREAD_STEP, SPREAD_DOWN = 0.5, 0.62
"""Distance of cards and rows of a pile that is spread out, in card widths and heights."""


LEAST_SPREAD = 56.0
"""How low cards of a spread pile may get, in units, before they cover the stock instead."""


def lay_pile(layout: TableLayout, model: TableModel, card_w: float) -> None:
    """The pile: its freezing card crosswise, hidden cards left, what a take would bring right."""
    freezer = model.freezer
    lay_stack(layout, model.pile, Zone(ZoneKind.PILE), card_w, freezer)
    hidden, part = hidden_count(model), part_size(model)
    for i, card in enumerate(model.pile):
        side = -SHIFT if i < hidden else SHIFT if part and i >= len(model.pile) - part else 0.0
        place = layout.cards[card.token]
        if side and card.token != freezer:
            pose = place.pose._replace(x=place.pose.x + side * card_w)
            place = place._replace(pose=pose)
        bares = i + 1 in (hidden, len(model.pile) - part)
        layout.cards[card.token] = place._replace(buried=place.buried and not bares)


def hidden_count(model: TableModel) -> int:
    """How many cards at the bottom of the pile lie face down, with other cards on them."""
    seen = (i for i, card in enumerate(model.pile) if card.face is not None)
    return next(seen, 0)


def part_size(model: TableModel) -> int:
    """How many cards a take would bring where that is not all of the pile; else 0."""
    part = model.pile_part
    return part if part is not None and 0 < part < len(model.pile) else 0


def lay_stack(
    layout: TableLayout, cards: tuple[CardModel, ...], zone: Zone, card_w: float,
    crosswise: Token | None,
) -> None:  # fmt: skip
    """A squared-up stack, a little thicker with every few cards; one may lie crosswise."""
    rect = layout.zones[zone]
    levels = (len(cards) - 1) // THICKNESS
    rise = min(1.2 * layout.unit, 0.1 * rect.h / max(1, levels))
    for i, card in enumerate(cards):
        turned = card.token == crosswise
        tops_level = (i + 1) % THICKNESS == 0 or i + 1 == len(cards)
        seen = turned or tops_level or cards[i + 1].token == crosswise  # it shows below that one
        y = rect.cy + (levels / 2 - i // THICKNESS) * rise
        pose = Pose(rect.cx, y, card_w, 90.0 if turned else 0.0)
        z = STACK_Z[zone.kind] + i / 2
        layout.cards[card.token] = CardPlace(pose, z, zone, i, card.face, not seen)


PEEP = 2.5
"""How far each card of a small stack peeps out to the right, in units."""

TALLY_RISE = 4.0
"""How far above the stack's lower edge the middle of its count stands, in units."""

TALLY_ROOM = 14.0
"""Height below a small stack that is best for its count, in units."""


def lay_packets(layout: TableLayout, seat: SeatModel, room: Rect, width: float, z: float) -> None:
    packets = packets_of(seat)
    rects = room.columns(max(1, len(packets)))
    for (zone, cards), rect in zip(packets, rects, strict=False):
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
    layout.lay(cards, Pose.row(len(cards), left, y, peep, width), zone, z)
    layout.zones[zone] = room
    bottom = y + width * CARD_RATIO / 2
    layout.tallies.append(CountBadge(zone, room.cx, bottom - TALLY_RISE * u, z + len(cards)))


def lay_spread(layout: TableLayout, model: TableModel) -> None:
    """All cards of the pile in rows over the table, beside the stock unless they got too small."""
    u = layout.unit
    room = layout.theirs.united(layout.ours)
    head = 30 * u
    inner = Rect(room.x + 14 * u, room.y + head, room.w - 28 * u, room.h - head - 12 * u)
    wanted = layout.card_width * CARD_RATIO
    left = layout.zones[Zone(ZoneKind.STOCK)].right + 24 * u
    right = room.right - 14 * u
    beside = Rect(left, inner.y, right - left, inner.h)
    height, a_row = _spread_rows(len(model.pile), beside, wanted)
    if height >= min(wanted, LEAST_SPREAD * u) and beside.w >= 300 * u:
        inner = beside
    else:
        height, a_row = _spread_rows(len(model.pile), inner, wanted)
    used = _lay_rows(layout, model, inner, height, a_row)
    wide = max(used.w + 28 * u, 300 * u)
    layout.spread = Rect(inner.cx - wide / 2, used.y - head, wide, used.h + head + 10 * u)


def _lay_rows(
    layout: TableLayout, model: TableModel, room: Rect, height: float, a_row: int
) -> Rect:
    """Put the cards in rows into the middle of `room`; returns what they take of it."""
    count, width = len(model.pile), height / CARD_RATIO
    rows = -(-count // a_row)
    step, down = SPREAD_STEP * width, SPREAD_DOWN * height
    used = room.middle(width + step * (a_row - 1), height + down * (rows - 1))
    for i, card in enumerate(model.pile):
        row, column = divmod(i, a_row)
        x, y = used.x + column * step, used.y + row * down
        pose = Pose(x + width / 2, y + height / 2, width)
        place = CardPlace(pose, SPREAD_Z + 1 + i, Zone(ZoneKind.PILE), i, card.face)
        layout.cards[card.token] = place
        last = column == a_row - 1 or i == count - 1
        seen = Rect(x, y, width if last else step, down if i + a_row < count else height)
        layout.zones[Zone(ZoneKind.PILE_CARD, i)] = seen
    return used


def _spread_rows(count: int, room: Rect, wanted: float) -> tuple[float, int]:
    steps = (SPREAD_STEP, SPREAD_DOWN)
    return rows_that_fit(count, room, min(wanted, room.h), steps, lambda old: 0.96 * old, 20.0)


def rows_that_fit(
    count: int, room: Rect, height: float, steps: tuple[float, float],
    shrink: Callable[[float], float], least: float,
) -> tuple[float, int]:  # fmt: skip
    """The height with which so many cards fit into rows, and how many go in a row.

    `steps` are the distances of cards and rows, in card widths and heights.
    """
    while True:
        width = height / CARD_RATIO
        a_row = max(1, min(count, int((room.w - width) / (steps[0] * width)) + 1))
        rows = -(-count // a_row) if count else 1
        if height * (1 + steps[1] * (rows - 1)) <= room.h or height <= least:
            return height, a_row
        height = shrink(height)


FAN_STEP = 0.76
"""Distance between neighbours at most, in card widths."""

FAN_TURN = 0.75
"""Degrees between neighbours at most."""

FAN_MOST = 4.0
"""Turn of the outermost card at most, in degrees."""


def fan(count: int, rows: int, band: Rect, width: float) -> list[Pose]:
    """Poses of `count` cards of `width` inside `band`, from left to right, back row first."""
    if rows == 1:
        return _arc(count, band, width)
    back = (count + 1) // 2
    top = band.y + 0.03 * width * CARD_RATIO
    drop = ROW_STEP * width * CARD_RATIO
    return _row(back, band, width, top) + _row(count - back, band, width, top + drop)


def _step(count: int, room: float, width: float) -> float:
    return min(FAN_STEP * width, (room - width) / (count - 1)) if count > 1 else 0.0


def _row(count: int, band: Rect, width: float, top: float) -> list[Pose]:
    step = _step(count, band.w - 0.2 * width, width)
    first = band.cx - step * (count - 1) / 2
    return Pose.row(count, first, top + width * CARD_RATIO / 2, step, width)


def _arc(count: int, band: Rect, width: float) -> list[Pose]:
    height = width * CARD_RATIO
    step = _step(count, band.w - 0.4 * width, width)
    half = (count - 1) / 2
    y = band.y + 0.015 * height + height / 2
    if not half:
        return Pose.row(count, band.cx, y, step, width)
    turn = min(FAN_TURN, FAN_MOST / half)
    sag = min(step * half * math.sin(math.radians(turn * half)) * 0.5, 0.035 * height)
    aside = [i - half for i in range(count)]
    return [Pose(band.cx + k * step, y + sag * (k / half) ** 2, width, k * turn) for k in aside]
