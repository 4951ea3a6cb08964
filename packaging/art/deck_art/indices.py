"""Corner indices: ranks drawn as strokes, the suit below, a mark for special cards."""

from __future__ import annotations

from deck_art.palette import DARK_GOLD, GOLD, INK, RED
from deck_art.paths import Path, circle, joined, path, star
from deck_art.pips import SUIT_COLOURS, pip
from deck_art.svg import fill, half_turn, line, shape

STROKE = 9.0
_CORNER_X, _CORNER_Y = 14.5, 16.5  # where the 24 x 53 box of centre lines stands
_MIDDLE_X = _CORNER_X + 12

_SIX = (
    "M21.5 6 C19.5 2 16.5 0 13 0 C5 0 0 9 0 28 L0 36.5 C0 47 5 53 12 53 C19 53 24 47 24 37 "
    "C24 27.5 19 22 12.5 22 C6 22 1 26.5 0 34"
)
_OVAL = (
    "M12 0 C19.5 0 24 7 24 20 L24 33 C24 46 19.5 53 12 53 C4.5 53 0 46 0 33 L0 20 C0 7 4.5 0 12 0 Z"
)

GLYPHS: dict[str, Path] = {
    "A": path("M0 53 L12 0 L24 53 M3.6 38.5 L20.4 38.5"),
    "2": path("M.5 13 C.5 5 5 0 12 0 C19 0 24 5 24 13 C24 20 20 25.5 15.5 31.5 L0 53 L24.5 53"),
    "3": path(
        "M.5 10.5 C1.5 4 6 0 12 0 C19 0 23.5 5 23.5 12.3 C23.5 20 18.5 25 10 25 "
        "C19 25 24 30.5 24 39 C24 47.5 19 53 12 53 C5.5 53 1 49 0 42"
    ),
    "4": path("M17.5 53 L17.5 0 L-.5 37.5 L25 37.5"),
    "5": path(
        "M22 0 L4 0 L2 23.5 C4.5 20.8 8 19.5 11.5 19.5 C19 19.5 24 26 24 36 "
        "C24 46 19 53 11.5 53 C6 53 1.5 50 0 44"
    ),
    "6": path(_SIX),
    "7": path("M0 0 L24 0 C16 15 9.5 33 8.5 53"),
    "8": path(
        "M12 24.5 C5.5 24.5 1.5 19.5 1.5 12.2 C1.5 5 5.5 0 12 0 C18.5 0 22.5 5 22.5 12.2 "
        "C22.5 19.5 18.5 24.5 12 24.5 C5 24.5 0 30.5 0 38.7 C0 47 5 53 12 53 "
        "C19 53 24 47 24 38.7 C24 30.5 19 24.5 12 24.5 Z"
    ),
    "9": path(_SIX).turned(180, (12, 26.5)),
    "T": path(
        "M-3.5 8 L1.5 0 L1.5 53 M19.5 0 C24 0 27 6 27 18 L27 35 C27 47 24 53 19.5 53 "
        "C15 53 12 47 12 35 L12 18 C12 6 15 0 19.5 0 Z"
    ),
    "J": path("M8 0 L20 0 L20 38 C20 47.5 16 53 10 53 C4 53 0 48.5 0 41"),
    "Q": path(_OVAL + " M14.5 39.5 L25 55"),
    "K": path("M0 0 L0 53 M23.5 0 L0 32 M8.5 21.5 L24.5 53"),
    "O": path(_OVAL),
    "E": path("M23 0 L1 0 L1 53 L23 53 M1 25.5 L19 25.5"),
    "R": path(
        "M1 53 L1 0 L12 0 C19 0 23.5 5 23.5 13 C23.5 21 19 26.5 12 26.5 L1 26.5 M12 26.5 L24 53"
    ),
}


def mark(rank: str, suit: str, x: float, y: float, size: float = 1.0) -> list[str]:
    """A small gold star for a wild two, a small gold ring for a red three."""
    if rank == "2":
        return [shape(star(x, y, 8 * size), GOLD, DARK_GOLD, 0.8)]
    if rank == "3" and suit in "hd":
        return [line(circle(x, y, 5 * size), DARK_GOLD, 2.6 * size)]
    return []


def corners(rank: str, suit: str) -> list[str]:
    """Both corner indices of a card."""
    colour = SUIT_COLOURS[suit]
    weight = 8.0 if rank == "T" else STROKE
    one = [
        line(GLYPHS[rank].moved(_CORNER_X, _CORNER_Y), colour, weight),
        fill(pip(suit, _MIDDLE_X, 97, 29), colour),
        *mark(rank, suit, _MIDDLE_X, 128),
    ]
    return [*one, half_turn(one)]


def joker_corners(red: bool) -> list[str]:
    """Both corner indices of a joker: a large star over the word, letter below letter."""
    colour = RED if red else INK
    letters = [
        GLYPHS[letter].moved(-12, 0).scaled(0.62, 0.43).moved(_MIDDLE_X, 62 + 31.5 * index)
        for index, letter in enumerate("JOKER")
    ]
    one = [
        shape(star(_MIDDLE_X, 33, 19, inner=0.5), colour, colour, 2.5),
        fill(star(_MIDDLE_X, 33, 10, inner=0.5), GOLD),
        line(joined(letters), colour, 5.6),
    ]
    return [*one, half_turn(one)]
