"""The four suit shapes, and where the pips of a number card stand."""

from __future__ import annotations

from deck_art.palette import CLUBS, DIAMONDS, INK, RED
from deck_art.paths import Path, Point, sym

SUITS = "shdc"
SUIT_NAMES = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
SUIT_COLOURS = {"s": INK, "h": RED, "d": DIAMONDS, "c": CLUBS}

# Each shape is about 100 units high, centred on the origin.
_SHAPES = {
    "s": sym(
        "M0 -51 C11 -27 46 -14 46 15 C46 29 36 38 25 38 C16 38 8 33 4 24 C5 37 9 45 19 51 L0 51"
    ),
    "h": sym("M0 -25 C5 -40 15 -47 26 -47 C40 -47 49 -36 49 -21 C49 4 19 20 0 50"),
    "d": sym("M0 -53 C9 -34 23 -14 40 0 C23 14 9 34 0 53"),
    "c": sym(
        "M0 -49 C13 -49 23 -39 23 -27 C23 -19 19 -13 13 -9 C17 -11 21 -12 26 -12 "
        "C39 -12 48 -2 48 10 C48 23 39 33 26 33 C16 33 8 28 4 19 C5 36 9 45 19 51 L0 51"
    ),
}


def pip(suit: str, cx: float, cy: float, height: float) -> Path:
    """A suit shape of the given height about (cx, cy)."""
    return _SHAPES[suit].scaled(height / 102).moved(cx, cy)


_LEFT, _MIDDLE, _RIGHT = 83.0, 120.0, 157.0
_TOP, _CENTRE, _BOTTOM = 56.0, 168.0, 280.0
_THIRD = (_BOTTOM - _TOP) / 3


def _pair(y: float) -> list[Point]:
    return [(_LEFT, y), (_RIGHT, y)]


_TWO_ENDS: list[Point] = [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)]
_FOUR = _pair(_TOP) + _pair(_BOTTOM)
_SIX = _FOUR + _pair(_CENTRE)
_EIGHT_SIDES = _FOUR + _pair(_TOP + _THIRD) + _pair(_BOTTOM - _THIRD)
_HEART: Point = (_MIDDLE, _CENTRE)

PIP_PLACES: dict[str, list[Point]] = {
    "2": _TWO_ENDS,
    "3": [*_TWO_ENDS, _HEART],
    "4": _FOUR,
    "5": [*_FOUR, _HEART],
    "6": _SIX,
    "7": [*_SIX, (_MIDDLE, (_TOP + _CENTRE) / 2)],
    "8": [*_SIX, (_MIDDLE, (_TOP + _CENTRE) / 2), (_MIDDLE, (_BOTTOM + _CENTRE) / 2)],
    "9": [*_EIGHT_SIDES, _HEART],
    "T": [*_EIGHT_SIDES, (_MIDDLE, _TOP + _THIRD / 2), (_MIDDLE, _BOTTOM - _THIRD / 2)],
}
"""Traditional places by rank, in card units; a pip below the centre is drawn upside down."""
