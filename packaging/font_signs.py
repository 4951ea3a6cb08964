"""Signs that the typefaces lack, as outlines: arrows, ticks, stars, shapes and suits.

Each is told in a square of 100 by 100, upwards, with its middle at 50, 50; `outlines` gives it as
closed lines, outer ones clockwise, in which curves have become short straight pieces.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

Point = tuple[float, float]
Outline = list[Point]

STROKE: Final = 9.0
"""Width of drawn lines at the regular weight, in hundredths."""


def _turned(outline: Outline, quarter: int) -> Outline:
    """Around the middle, by quarters against the clock."""
    for _ in range(quarter):
        outline = [(100 - y, x) for x, y in outline]
    return outline


def _line(start: Point, end: Point, width: float) -> Outline:
    """A straight stroke."""
    (x1, y1), (x2, y2) = start, end
    length = math.hypot(x2 - x1, y2 - y1)
    dx, dy = (y1 - y2) / length * width / 2, (x2 - x1) / length * width / 2
    return [(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)]


def _bent(points: Iterable[Point], width: float) -> list[Outline]:
    """A stroke with corners; its pieces overlap."""
    line = list(points)
    pieces = [_line(one, other, width) for one, other in pairwise(line)]
    return [*pieces, *(_disc(corner, width / 2) for corner in line)]


def _disc(middle: Point, radius: float) -> Outline:
    x, y = middle
    steps = 32
    turns = [2 * math.pi * k / steps for k in range(steps)]
    return [(x + radius * math.sin(turn), y + radius * math.cos(turn)) for turn in turns]


def _ring(radius: float, width: float) -> list[Outline]:
    return [_disc((50, 50), radius), _disc((50, 50), radius - width)[::-1]]


def _star(radius: float, inner: float = 0.42) -> Outline:
    spans = [radius if k % 2 == 0 else radius * inner for k in range(10)]
    return [
        (50 + span * math.sin(k * math.pi / 5), 48 + span * math.cos(k * math.pi / 5))
        for k, span in enumerate(spans)
    ]


def _curve(start: Point, one: Point, other: Point, end: Point) -> Outline:
    """Points of a cubic curve, without its start."""
    steps = 12
    found = []
    for k in range(1, steps + 1):
        t = k / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        found.append(
            (
                a * start[0] + b * one[0] + c * other[0] + d * end[0],
                a * start[1] + b * one[1] + c * other[1] + d * end[1],
            )
        )
    return found


def _arrow(quarter: int, width: float) -> list[Outline]:
    """To the right, then turned against the clock."""
    lines = [*_bent([(12, 50), (86, 50)], width), *_bent([(60, 76), (87, 50), (60, 24)], width)]
    return [_turned(one, quarter) for one in lines]


def _exchange(width: float) -> list[Outline]:
    width *= 0.85
    return [
        *_bent([(12, 68), (86, 68)], width), *_bent([(68, 86), (87, 68), (68, 50)], width),
        *_bent([(88, 30), (14, 30)], width), *_bent([(32, 48), (13, 30), (32, 12)], width),
    ]  # fmt: skip


def _heart() -> Outline:
    left = _curve((50, 72), (36, 104), (-6, 86), (10, 50)) + _curve(
        (10, 50), (18, 34), (38, 24), (50, 8)
    )
    return left + [(100 - x, y) for x, y in left[-2::-1]] + [(50, 72)]


def _spade() -> list[Outline]:
    leaf = [(x, 102 - y) for x, y in _heart()][::-1]
    lifted = [(x, 0.82 * (y - 94) + 94) for x, y in leaf]
    return [lifted, _foot()]


def _club() -> list[Outline]:
    return [
        *(_disc(at, 20.5) for at in ((50, 73), (27, 40), (73, 40))),
        _disc((50, 50), 9),
        _foot(),
    ]


def _foot() -> Outline:
    return [(50, 48), (70, 6), (30, 6)]


def _warning(width: float) -> list[Outline]:
    inside = [(50, 76), (21, 24), (79, 24)]
    return [
        [(50, 98), (98, 10), (2, 10)],
        inside,
        _clockwise(_line((50, 60), (50, 40), width)),
        _clockwise(_disc((50, 31), width * 0.55)),
    ]  # fmt: skip


def signs(weight: int) -> dict[str, list[Outline]]:
    """Every sign by its character, as heavy as letters of this weight."""
    width = STROKE * (1 + (weight - 400) / 500)
    made = {
        "→": _arrow(0, width), "↑": _arrow(1, width), "←": _arrow(2, width),
        "↓": _arrow(3, width), "⇄": _exchange(width),
        "≠": [_line((14, 64), (86, 64), width), _line((14, 38), (86, 38), width),
              _line((34, 12), (66, 90), width)],
        "✓": _bent([(14, 50), (38, 22), (86, 82)], width),
        "✗": [*_bent([(20, 84), (80, 14)], width), *_bent([(22, 18), (78, 82)], width)],
        "✕": [*_bent([(20, 80), (80, 20)], width), *_bent([(20, 20), (80, 80)], width)],
        "■": [[(14, 86), (86, 86), (86, 14), (14, 14)]],
        "▲": [[(50, 90), (94, 14), (6, 14)]],
        "▼": [[(50, 10), (6, 86), (94, 86)]],
        "◆": [[(50, 94), (94, 50), (50, 6), (6, 50)]],
        "♦": [[(50, 98), (86, 50), (50, 2), (14, 50)]],
        "●": [_disc((50, 50), 36)],
        "★": [_star(50)], "♥": [_heart()], "♠": _spade(), "♣": _club(),
    }  # fmt: skip
    outer = {sign: [_clockwise(one) for one in lines] for sign, lines in made.items()}
    outer["○"] = _ring(36, width)
    outer["☆"] = [_clockwise(_star(50)), _clockwise(_star(50 - 1.5 * width))[::-1]]
    (edge, hole, *mark) = _warning(width)
    outer["⚠"] = [_clockwise(edge), _clockwise(hole)[::-1], *mark]
    return outer


def _clockwise(outline: Outline) -> Outline:
    pairs = zip(outline, [*outline[1:], outline[0]], strict=True)
    turning = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)
    return outline[::-1] if turning > 0 else outline
