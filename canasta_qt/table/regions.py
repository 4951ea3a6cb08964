"""Where each side's melds and its caption stand. No Qt."""

from __future__ import annotations

from canasta_qt.controller.view_model import SideModel, TableModel
from canasta_qt.table.frame import Frame, line_height
from canasta_qt.table.places import Rect

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
    rects = {}
    cells = _cells(model, frame)
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
