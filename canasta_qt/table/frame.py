"""Divides the view into bands: bar, seats, meld areas, centre, prompt line and hand. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.controller.view_model import SeatModel, SideModel, TableModel
from canasta_qt.table.places import CARD_RATIO, CardSize, Rect

HAND_SHARE: dict[CardSize, float] = {"normal": 0.17, "large": 0.22, "jumbo": 0.28}
"""Height of a card of the hand as a share of the height of the view."""

EDGE, BAR = 9.0, 36.0
"""Width of the wooden edge and height of the bar on top, in units."""

ONE_ROW_MOST = 21
"""More cards than these lie in two rows."""

ROW_STEP = 0.31
"""How much lower the front row lies, in card heights."""

TOP_ORDER = ("top_left", "top", "top_right")


@dataclass(frozen=True, slots=True)
class Frame:
    """The bands of the table. `unit` is the measure of small things, 1 at 1024 by 600."""

    unit: float
    edge: float
    bar: Rect
    top: Rect
    left: Rect
    right: Rect
    middle: Rect
    theirs: Rect
    centre: Rect
    ours: Rect
    prompt: Rect
    hand: Rect
    card_width: float
    rows: int


def unit_for(width: float, height: float) -> float:
    """The measure of small things for a view of this size."""
    return max(0.6, min(width / 1024.0, height / 600.0, 4.0))


def bar_height(unit: float) -> float:
    """Height of the bar on top: never too low for its two lines of smallest text."""
    return max(31, round(BAR * unit))


def hand_rows(count: int) -> int:
    """In how many rows a hand of so many cards lies."""
    return 2 if count > ONE_ROW_MOST else 1


def hand_card_height(width: float, height: float, size: CardSize, rows: int) -> float:
    """Height of the cards of the hand: overlap shrinks before they do."""
    wanted = HAND_SHARE[size] * height
    most = (0.33 if rows == 1 else 0.305) * height / (1.0 + (rows - 1) * ROW_STEP)
    return min(wanted, most, width / 8.0 * CARD_RATIO)


def make_frame(model: TableModel, width: float, height: float, size: CardSize) -> Frame:
    """Divide a view of `width` by `height` for the seats and the hand of `model`."""
    u = unit_for(width, height)
    edge, gap = round(EDGE * u), 6 * u
    rows = hand_rows(max((len(s.hand) for s in model.seats if s.is_viewer), default=0))
    card_h = hand_card_height(width, height, size, rows)
    bar = Rect(0, 0, width, bar_height(u))
    inner_w = width - 2 * edge
    hand_h = card_h * (1.0 + (rows - 1) * ROW_STEP) + 0.075 * card_h + 3 * u
    hand = Rect(edge, height - edge - hand_h, inner_w, hand_h)
    prompt = Rect(edge, hand.y - 42 * u, inner_w, 40 * u)
    top_h = 50 * u if _at_top(model) else 0.0
    top = Rect(edge, bar.bottom + 3 * u, inner_w, top_h)
    middle = Rect(edge, top.bottom, inner_w, prompt.y - 2 * u - top.bottom)
    side = 122 * u if _at_sides(model) else 0.0
    left = Rect(edge, middle.y, side, middle.h)
    right = Rect(width - edge - side, middle.y, side, middle.h)
    inner = Rect(left.right + gap, middle.y, inner_w - 2 * side - 2 * gap, middle.h)
    theirs, centre, ours = _bands(inner, card_h, u)
    return Frame(
        u, edge, bar, top, left, right, inner, theirs, centre, ours, prompt, hand,
        card_h / CARD_RATIO, rows,
    )  # fmt: skip


def _bands(inner: Rect, card_h: float, u: float) -> tuple[Rect, Rect, Rect]:
    """Their melds, the centre and our melds, from top to bottom."""
    gap = 4 * u
    centre_h = min(0.27 * inner.h, card_h + 10 * u)
    area_h = (inner.h - centre_h - 2 * gap) / 2
    theirs = Rect(inner.x, inner.y, inner.w, area_h)
    centre = Rect(inner.x, theirs.bottom + gap, inner.w, centre_h)
    return theirs, centre, Rect(inner.x, centre.bottom + gap, inner.w, area_h)


def _at_top(model: TableModel) -> list[SeatModel]:
    return [seat for seat in model.seats if seat.position in TOP_ORDER]


def _at_sides(model: TableModel) -> list[SeatModel]:
    return [seat for seat in model.seats if seat.position in ("left", "right")]


def side_areas(model: TableModel, frame: Frame) -> dict[int, Rect]:
    """The meld area of each side: ours below the centre, the others share the strip above."""
    others = [side for side in model.sides if not side.is_ours]
    areas = {side.side: frame.ours for side in model.sides if side.is_ours}
    gap = 10 * frame.unit
    count = max(1, len(others))
    each = (frame.theirs.w - (count - 1) * gap) / count
    for i, side in enumerate(others):
        left = frame.theirs.x + i * (each + gap)
        areas[side.side] = Rect(left, frame.theirs.y, each, frame.theirs.h)
    return areas


def caption_rects(
    model: TableModel, frame: Frame, areas: dict[int, Rect], taken: Rect
) -> dict[int, Rect]:
    """Where each side's short caption stands: in the centre band, next to its own area.

    `taken` is the part of the band that stock and pile need with their counts.
    """
    return {side.side: _caption_rect(side, frame, areas[side.side], taken) for side in model.sides}


def _caption_rect(side: SideModel, frame: Frame, area: Rect, taken: Rect) -> Rect:
    line, gap = max(17.0, 18 * frame.unit), 6 * frame.unit
    y = frame.centre.bottom - line if side.is_ours else frame.centre.y
    if area.x > taken.x:
        left = max(area.x, taken.right + gap)
        return Rect(left, y, max(1.0, area.right - left), line)
    return Rect(area.x, y, max(1.0, min(taken.x - gap, area.right) - area.x), line)
