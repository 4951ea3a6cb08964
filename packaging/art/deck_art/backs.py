"""The card backs and the felt tile."""

from __future__ import annotations

import random
from itertools import product

from deck_art.numbers import blank
from deck_art.palette import (
    FELT,
    FOREST,
    FOREST_DEEP,
    FOREST_WEAVE,
    GOLD,
    IVORY,
    NAVY,
    NAVY_DEEP,
    NAVY_WEAVE,
    PALE_TEAL,
    TEAL,
    WINE,
    WINE_DEEP,
    WINE_WEAVE,
)
from deck_art.paths import Path, Point, box, circle, joined, lozenge, path
from deck_art.pips import pip
from deck_art.svg import CARD_HEIGHT, CARD_WIDTH, fill, line, shape

_CX, _CY = CARD_WIDTH / 2, CARD_HEIGHT / 2
_INSET = 11.0


def _clip(a: Point, b: Point, half_width: float, half_height: float) -> tuple[Point, Point] | None:
    """The part of segment a-b inside a rectangle about the origin (Liang-Barsky)."""
    start, stop = 0.0, 1.0
    dx, dy = b[0] - a[0], b[1] - a[1]
    for delta, from_low, from_high in (
        (dx, a[0] + half_width, half_width - a[0]),
        (dy, a[1] + half_height, half_height - a[1]),
    ):
        for step, room in ((-delta, from_low), (delta, from_high)):
            if step == 0:
                if room < 0:
                    return None
            elif step < 0:
                start = max(start, room / step)
            else:
                stop = min(stop, room / step)
    if start >= stop:
        return None
    return ((a[0] + start * dx, a[1] + start * dy), (a[0] + stop * dx, a[1] + stop * dy))


def _weave(half_width: float, half_height: float) -> Path:
    """A basket weave on the slant (canasta is Spanish for basket), equal under a half turn."""
    cell, strands = 18.0, (-5.7, -1.9, 1.9, 5.7)
    slant = 2**-0.5
    reach = cell / 2 - 1
    pieces = []
    for row, column, strand in product(range(-12, 13), range(-12, 13), strands):
        u, v = column * cell, row * cell
        if (row + column) % 2 == 0:
            ends = ((u - reach, v + strand), (u + reach, v + strand))
        else:
            ends = ((u + strand, v - reach), (u + strand, v + reach))
        a, b = (((x - y) * slant, (x + y) * slant) for x, y in ends)
        kept = _clip(a, b, half_width, half_height)
        if kept:
            pieces.append(Path((("M", (kept[0],)), ("L", (kept[1],)))))
    return joined(pieces)


def _rosette() -> list[str]:
    """Eight suits about a star; each has its twin across the centre."""
    around = []
    for turn, suit in ((0, "s"), (45, "d"), (90, "h"), (135, "c")):
        mark = pip(suit, 0, -31, 17)
        around += [mark.turned(turn), mark.turned(turn + 180)]
    rays = joined(lozenge(0, -10, 4.2, 9.5).turned(45 * index) for index in range(8))
    return [
        fill(joined(around).moved(_CX, _CY), IVORY),
        fill(rays.moved(_CX, _CY), GOLD),
        fill(circle(_CX, _CY, 3), IVORY),
    ]


CLOTHS = {
    "classic": (WINE, WINE_DEEP, WINE_WEAVE),
    "blue": (NAVY, NAVY_DEEP, NAVY_WEAVE),
    "green": (FOREST, FOREST_DEEP, FOREST_WEAVE),
}
"""Colours of the backs with a medallion: panel, medallion, weave."""


def medallion_back(cloth: str) -> list[str]:
    """Basket weave with a medallion, in the colours of one of `CLOTHS`."""
    ground, deep, weave = CLOTHS[cloth]
    width, height = CARD_WIDTH - 2 * _INSET, CARD_HEIGHT - 2 * _INSET
    panel = box(_INSET, _INSET, width, height, 7)
    rule = box(_INSET + 5, _INSET + 5, width - 10, height - 10, 4)
    beads = joined(circle(0, -59, 1.9).turned(12 * index) for index in range(30))
    corners = [
        (x, y)
        for x in (_INSET + 15, CARD_WIDTH - _INSET - 15)
        for y in (_INSET + 15, CARD_HEIGHT - _INSET - 15)
    ]
    gems = joined(lozenge(x, y, 5.5, 5.5) for x, y in corners)
    tips = joined([lozenge(0, -74, 5, 8), lozenge(0, 74, 5, 8)])
    return [
        *blank(),
        fill(panel, ground),
        line(_weave(width / 2 - 10, height / 2 - 10).moved(_CX, _CY), weave, 1.8, cap="butt"),
        line(rule, IVORY, 1.6, 0.85),
        shape(gems, GOLD, ground, 5),
        fill(gems, GOLD),
        fill(circle(_CX, _CY, 66), ground),
        shape(tips.moved(_CX, _CY), GOLD, ground, 5),
        fill(tips.moved(_CX, _CY), GOLD),
        fill(beads.moved(_CX, _CY), GOLD),
        shape(circle(_CX, _CY, 53), deep, IVORY, 2.4),
        line(circle(_CX, _CY, 47.5), GOLD, 1.2),
        *_rosette(),
        line(circle(_CX, _CY, 19.5), GOLD, 1.2),
    ]


def woven_back() -> list[str]:
    """Nothing but the weave, in teal, within one gold rule."""
    width, height = CARD_WIDTH - 2 * _INSET, CARD_HEIGHT - 2 * _INSET
    panel = box(_INSET, _INSET, width, height, 7)
    rule = box(_INSET + 5, _INSET + 5, width - 10, height - 10, 4)
    return [
        *blank(),
        fill(panel, TEAL),
        line(_weave(width / 2 - 10, height / 2 - 10).moved(_CX, _CY), PALE_TEAL, 2.2, cap="butt"),
        line(rule, GOLD, 1.8),
    ]


def plain_back() -> list[str]:
    """One quiet colour and one star: nothing that flickers before tired eyes."""
    panel = box(_INSET, _INSET, CARD_WIDTH - 2 * _INSET, CARD_HEIGHT - 2 * _INSET, 7)
    gem = lozenge(_CX, _CY, 34, 50)
    return [*blank(), fill(panel, NAVY), line(gem, IVORY, 5)]


FELT_SIZE = 256


def evening_felt() -> list[str]:
    """A seamless tile of short fibres, hardly lighter or darker than the cloth."""
    dice = random.Random(1949)
    light: list[Path] = []
    dark: list[Path] = []
    for index in range(420):
        x, y = dice.random() * FELT_SIZE, dice.random() * FELT_SIZE
        dx, dy = (dice.random() - 0.5) * 9, (dice.random() - 0.5) * 9
        fibre = path(f"M{x:.1f} {y:.1f} L{x + dx:.1f} {y + dy:.1f}")
        copies = [
            fibre.moved(sx, sy)
            for sx in (-FELT_SIZE, 0, FELT_SIZE)
            for sy in (-FELT_SIZE, 0, FELT_SIZE)
            if -6 < x + sx < FELT_SIZE + 6 and -6 < y + sy < FELT_SIZE + 6
        ]
        (light if index % 2 else dark).extend(copies)
    return [
        fill(box(0, 0, FELT_SIZE, FELT_SIZE), FELT),
        line(joined(light), "#ffffff", 0.8, 0.05, "butt"),
        line(joined(dark), "#000000", 0.8, 0.08, "butt"),
    ]
