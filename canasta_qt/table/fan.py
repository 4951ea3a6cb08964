"""Places the cards of a hand: a gentle fan, or two straight rows when there are many. No Qt."""

from __future__ import annotations

import math

from canasta_qt.table.frame import ROW_STEP
from canasta_qt.table.places import CARD_RATIO, Pose, Rect

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
    return [Pose(first + i * step, top + width * CARD_RATIO / 2, width) for i in range(count)]


def _arc(count: int, band: Rect, width: float) -> list[Pose]:
    height = width * CARD_RATIO
    step = _step(count, band.w - 0.4 * width, width)
    half = (count - 1) / 2
    turn = min(FAN_TURN, FAN_MOST / half) if half else 0.0
    top = band.y + 0.015 * height
    poses = []
    for i in range(count):
        angle = (i - half) * turn
        sag = step * half * math.sin(math.radians(turn * half)) * 0.5 if half else 0.0
        depth = min(sag, 0.035 * height) * ((i - half) / half) ** 2 if half else 0.0
        poses.append(Pose(band.cx + (i - half) * step, top + height / 2 + depth, width, angle))
    return poses
