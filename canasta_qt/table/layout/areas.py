"""Divides the view into bands (bar, seats, centre, prompt, hand) and the sides' meld areas. No Qt.

All lengths are in scene units.
"""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.table.layout.places import CARD_RATIO, CardSize, Rect, per_cent
from canasta_qt.view_model.pictures import (
    CardModel,
    SeatModel,
    SideModel,
    TableModel,
    Zone,
    ZoneKind,
)


def marks_of(model: TableModel) -> dict[int, int]:
    """Side to the number of its mark, the viewer's side 0; empty where everybody knows anyhow.

    Two play against each other and four with the person opposite; in every other company one
    must see who plays with whom.
    """
    if len(model.sides) == 2 and len(model.seats) in (2, 4):
        return {}
    return {side.side: number for number, side in enumerate(model.sides)}


def is_wide(model: TableModel) -> bool:
    """Whether the melds need the whole width: for a third side, also one that may come and go."""
    return len(model.sides) > 2 or len(model.seats) == 3


HAND_SHARE = 0.17
"""Height of a card of the hand in its normal size as a share of the height of the view."""

EDGE, BAR = 9.0, 36.0
"""Width of the wooden edge and height of the bar on top, in units."""

ONE_ROW_MOST = 21
"""More cards than these lie in two rows."""

ROW_STEP = 0.31
"""How much lower the front row lies, in card heights."""

TOP_ORDER = ("top_left", "top", "top_right")

UPRIGHT_PLATE, FLAT_PLATE = 122.0, 168.0
"""Width of the plates at the sides, in units: beside the melds, and in the centre band."""

WAITING_SHARE = 0.62
"""Height of the viewer's packets face down, in heights of the cards of the hand."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The bands of the table. `unit` is the measure of small things, 1 at 1024 by 600.

    `wide`: the melds have the whole width of the table, and the people at the sides have their
    plates in the centre band. `waiting` is the viewer's place for packets face down, beside the
    hand. Captions of sides have `caption_lines` lines.
    """

    unit: float
    bar: Rect
    top: Rect
    left: Rect
    right: Rect
    theirs: Rect
    centre: Rect
    ours: Rect
    prompt: Rect
    waiting: Rect
    hand: Rect
    card_width: float
    rows: int
    wide: bool
    caption_lines: int


def packets_of(seat: SeatModel) -> tuple[tuple[Zone, tuple[CardModel, ...]], ...]:
    """What lies face down beside a seat besides its hand: the foot, then bonus cards that wait."""
    packets = ((ZoneKind.FOOT, seat.foot), (ZoneKind.WAITING, seat.waiting))
    return tuple((Zone(kind, seat.seat), cards) for kind, cards in packets if cards)


def unit_for(width: float, height: float) -> float:
    """The measure of small things for a view of this size."""
    return max(0.6, min(width / 1024.0, height / 600.0, 4.0))


def line_height(unit: float) -> float:
    """Height of one line of a caption."""
    return max(17.0, 18 * unit)


def caption_lines(model: TableModel) -> int:
    """Where it must be said who plays with whom, names and numbers stand in lines of their own."""
    return 2 if marks_of(model) else 1


def bar_height(unit: float) -> float:
    """Height of the bar on top: never too low for its two lines of smallest text."""
    return max(31, round(BAR * unit))


def hand_card_height(width: float, height: float, size: CardSize | float, rows: int) -> float:
    """Height of the cards of the hand: overlap shrinks before they do."""
    wanted = HAND_SHARE * per_cent(size) / 100 * height
    most = (0.33 if rows == 1 else 0.305) * height / (1.0 + (rows - 1) * ROW_STEP)
    return min(wanted, most, width / 8.0 * CARD_RATIO)


def make_frame(model: TableModel, width: float, height: float, size: CardSize | float) -> Frame:
    """Divide a view of `width` by `height` for the seats and the hand of `model`."""
    u = unit_for(width, height)
    edge = round(EDGE * u)
    viewer = next((seat for seat in model.seats if seat.is_viewer), None)
    rows = 2 if viewer and not viewer.special and len(viewer.hand) > ONE_ROW_MOST else 1
    card_h = hand_card_height(width, height, size, rows)
    bar = Rect(0, 0, width, bar_height(u))
    inner_w = width - 2 * edge
    hand_h = card_h * (1.0 + (rows - 1) * ROW_STEP) + 0.075 * card_h + 3 * u
    low = Rect(edge, height - edge - hand_h, inner_w, hand_h)
    packets = len(packets_of(viewer)) if viewer else 0
    waiting = low._replace(w=(WAITING_SHARE * card_h / CARD_RATIO + 30 * u) * packets)
    hand = low._replace(x=waiting.right, w=low.w - waiting.w)
    prompt = Rect(edge, low.y - 42 * u, inner_w, 40 * u)
    top_h = 50 * u if _at(model, TOP_ORDER) else 0.0
    top = Rect(edge, bar.bottom + 3 * u, inner_w, top_h)
    middle = Rect(edge, top.bottom, inner_w, prompt.y - 2 * u - top.bottom)
    wide = is_wide(model)
    left, right, theirs, centre, ours = _middle(model, middle, card_h, u, wide=wide)
    return Frame(
        u, bar, top, left, right, theirs, centre, ours, prompt, waiting, hand,
        card_h / CARD_RATIO, rows, wide, caption_lines(model),
    )  # fmt: skip


def _middle(
    model: TableModel, middle: Rect, card_h: float, u: float, *, wide: bool
) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """The bands of the left and the right plate, their melds, the centre and our melds."""
    gap = 6 * u
    side = (FLAT_PLATE if wide else UPRIGHT_PLATE) * u if _at(model, ("left", "right")) else 0.0
    inset = 0.0 if wide else side + gap
    inner = Rect(middle.x + inset, middle.y, middle.w - 2 * inset, middle.h)
    least = 2 * caption_lines(model) * line_height(u) + gap
    centre_h = max(min(0.27 * inner.h, card_h + 10 * u), least)
    area_h = (inner.h - centre_h - 2 * 4 * u) / 2
    theirs = inner._replace(h=area_h)
    centre = inner._replace(y=theirs.bottom + 4 * u, h=centre_h)
    ours = inner._replace(y=centre.bottom + 4 * u, h=area_h)
    y, height = (centre.y, centre.h) if wide else (middle.y, middle.h)
    left = Rect(middle.x, y, side, height)
    right = Rect(middle.right - side, y, side, height)
    if wide:
        centre = Rect(left.right + gap, y, right.x - left.right - 2 * gap, height)
    return left, right, theirs, centre, ours


def _at(model: TableModel, positions: tuple[str, ...]) -> list[SeatModel]:
    return [seat for seat in model.seats if seat.position in positions]


BESIDE_STOCK = 2
"""So many other sides have their captions in the centre band, left and right of stock and pile."""


def side_areas(model: TableModel, frame: Frame) -> dict[int, Rect]:
    """The meld area of each side: ours below the centre, the others share the strip above."""
    areas = {side.side: frame.ours for side in model.sides if side.is_ours}
    headed = line_height(frame.unit) if _is_headed(model) else 0.0
    for side, cell in _cells(model, frame).items():
        areas[side] = Rect(cell.x, cell.y + headed, cell.w, cell.h - headed)
    return areas


def _cells(model: TableModel, frame: Frame) -> dict[int, Rect]:
    """The strip above the centre, shared among the other sides."""
    others = [side for side in model.sides if not side.is_ours]
    gap = 10 * frame.unit
    count = max(1, len(others))
    each = (frame.theirs.w - (count - 1) * gap) / count
    left = frame.theirs.x
    return {
        side.side: Rect(left + i * (each + gap), frame.theirs.y, each, frame.theirs.h)
        for i, side in enumerate(others)
    }


def _is_headed(model: TableModel) -> bool:
    """Whether captions stand over the areas, because there are too many for the centre band."""
    return len(model.sides) - 1 > BESIDE_STOCK


def has_captions_on_both_sides(model: TableModel) -> bool:
    """Whether one stands right of the pile too; with three people that may change in mid-deal."""
    return len(model.sides) - 1 == BESIDE_STOCK or len(model.seats) == 3


def caption_rects(model: TableModel, frame: Frame, taken: Rect) -> dict[int, Rect]:
    """Where each side's caption stands: in the centre band, next to its own area.

    `taken` is the part of the band that stock and pile need with their counts.
    """
    rects, cells = {}, _cells(model, frame)
    for side in model.sides:
        cell = cells.get(side.side)
        if cell is not None and _is_headed(model):
            rects[side.side] = Rect(cell.x, cell.y, cell.w, line_height(frame.unit))
        else:
            rects[side.side] = _beside(side, frame, cell or frame.ours, taken)
    return rects


def _beside(side: SideModel, frame: Frame, area: Rect, taken: Rect) -> Rect:
    """Left of the stock, or right of the pile for an area that begins beyond it."""
    band, gap = frame.centre, 6 * frame.unit
    height = line_height(frame.unit) * frame.caption_lines
    y = band.bottom - height if side.is_ours else band.y
    if area.x > taken.x:
        left = max(area.x, taken.right + gap)
        return Rect(left, y, max(1.0, min(band.right, area.right) - left), height)
    left = max(area.x, band.x)
    return Rect(left, y, max(1.0, min(taken.x - gap, area.right) - left), height)
