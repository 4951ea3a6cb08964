"""Cards with very large indices: the rank can be read across a room.

Number cards have one large pip instead of many; figures stand in a smaller frame.
"""

from __future__ import annotations

from deck_art.courts import court_panel
from deck_art.indices import GLYPHS, mark
from deck_art.jokers import joker_panel
from deck_art.numbers import blank
from deck_art.palette import GOLD, INK, RED
from deck_art.paths import joined, star
from deck_art.pips import SUIT_COLOURS, pip
from deck_art.svg import CARD_HEIGHT, CARD_WIDTH, fill, group, half_turn, line, shape

_CX, _CY = CARD_WIDTH / 2, CARD_HEIGHT / 2
_LEFT, _TOP = 18.0, 19.0
_MIDDLE_X = 38.0
_WIDER, _HIGHER = 1.68, 1.28
_STROKE = 13.0
_FIGURE = 0.62


def _corners(rank: str, suit: str) -> list[str]:
    """Both indices: rank, suit below it, and the small mark of special cards."""
    colour = SUIT_COLOURS[suit]
    tight = 0.82 if rank == "T" else 1.0
    left = _LEFT + (3.5 if rank == "T" else 0.0)
    glyph = GLYPHS[rank].scaled(_WIDER * tight, _HIGHER).moved(left, _TOP)
    one = [
        line(glyph, colour, _STROKE * (0.85 if rank == "T" else 1.0)),
        fill(pip(suit, _MIDDLE_X, 132, 46), colour),
        *mark(rank, suit, _MIDDLE_X, 175, 1.4),
    ]
    return [*one, half_turn(one)]


def _smaller(panel: list[str]) -> list[str]:
    """A framed figure between the indices."""
    x, y = _CX * (1 - _FIGURE), _CY * (1 - _FIGURE)
    return [group(f"translate({x:g} {y:g}) scale({_FIGURE})", panel)]


def jumbo_number(rank: str, suit: str) -> list[str]:
    """An ace or a card from two to ten."""
    middle = fill(pip(suit, _CX, _CY, 112 if rank == "A" else 92), SUIT_COLOURS[suit])
    return [*blank(), middle, *_corners(rank, suit)]


def jumbo_court(rank: str, suit: str) -> list[str]:
    """A jack, queen or king."""
    return [*blank(), *_smaller(court_panel(rank, suit)), *_corners(rank, suit)]


def jumbo_joker(red: bool) -> list[str]:
    """A joker: a large star, and the word below it in large letters."""
    colour = RED if red else INK
    letters = [
        GLYPHS[letter].moved(-12, 0).scaled(0.92, 0.52).moved(_MIDDLE_X, 92 + 40 * index)
        for index, letter in enumerate("JOKER")
    ]
    one = [
        shape(star(_MIDDLE_X, 48, 31, inner=0.5), colour, colour, 3),
        fill(star(_MIDDLE_X, 48, 16, inner=0.5), GOLD),
        line(joined(letters), colour, 8),
    ]
    return [*blank(), *_smaller(joker_panel(red)), *one, half_turn(one)]
