"""The body of a card, the number cards and the aces."""

from __future__ import annotations

from deck_art.indices import corners
from deck_art.palette import EDGE, GOLD, IVORY
from deck_art.paths import Path, box, circle, joined, lozenge, path, sym
from deck_art.pips import PIP_PLACES, SUIT_COLOURS, pip
from deck_art.svg import CARD_HEIGHT, CARD_WIDTH, fill, half_turn, line, shape

RADIUS = 14
_PIP_HEIGHT = 44
_CX, _CY = CARD_WIDTH / 2, CARD_HEIGHT / 2


def blank() -> list[str]:
    """The ivory card with its thin edge line."""
    body = box(0.9, 0.9, CARD_WIDTH - 1.8, CARD_HEIGHT - 1.8, RADIUS - 0.9)
    return [shape(body, IVORY, EDGE, 1.8)]


def number_card(rank: str, suit: str) -> list[str]:
    """A card from two to ten."""
    outlines = []
    for x, y in PIP_PLACES[rank]:
        outline = pip(suit, x, y, _PIP_HEIGHT)
        outlines.append(outline.turned(180, (x, y)) if y > _CY else outline)
    return [*blank(), fill(joined(outlines), SUIT_COLOURS[suit]), *corners(rank, suit)]


_ACE_HEIGHTS = {"s": 150.0, "h": 118.0, "d": 128.0, "c": 122.0}


def _sprig(reach: float) -> Path:
    """A small branch of leaves that hangs over the pip; drawn again below by the half turn."""
    stem = path(f"M0 {-reach} C14 {-reach - 1} 30 {-reach + 5} 42 {-reach + 17}")
    return stem.with_mirror()


def _leaves(reach: float) -> Path:
    leaf = path("M0 0 C3 -5 9 -7 14 -5 C11 0 6 3 0 0 Z")
    places = (
        (10, -reach - 0.5, -28),
        (22, -reach + 3, -16),
        (33, -reach + 9, 0),
        (14, -reach + 1, 40),
        (26, -reach + 6, 54),
        (41, -reach + 16.5, 36),
    )
    return joined(leaf.turned(turn).moved(x, y) for x, y, turn in places).with_mirror()


def _flourish(reach: float, colour: str) -> list[str]:
    return [
        line(_sprig(reach).moved(_CX, _CY), GOLD, 1.8),
        fill(_leaves(reach).moved(_CX, _CY), GOLD),
        fill(lozenge(_CX, _CY - reach - 10, 5, 8), colour),
    ]


def _spade_engraving() -> list[str]:
    """What only the ace of spades carries: an inner line, curls and a small gem."""
    inner = sym("M0 -58 C13 -33 52 -12 52 22 C52 36 42 45 31 45 C19 45 9 37 0 25")
    curls = path(
        "M0 -28 C2 -16 20 -8 22 8 C23 18 12 20 9 13 C7 8 12 5 14 9 "
        "M0 20 C6 24 16 26 24 20 M0 -12 C4 -4 7 0 6 8"
    ).with_mirror()
    return [
        line(inner.moved(_CX, _CY), IVORY, 2),
        line(curls.moved(_CX, _CY), GOLD, 2.2),
        fill(lozenge(_CX, _CY + 8, 5, 8), GOLD),
        fill(circle(_CX, _CY - 36, 3) + circle(_CX, _CY + 60, 2.6), GOLD),
    ]


def _club_engraving() -> list[str]:
    """A ring and a gem in each leaf."""
    leaves = ((_CX, _CY - 33), (_CX + 29, _CY + 13), (_CX - 29, _CY + 13))
    return [
        line(joined(circle(x, y, 17) for x, y in leaves), GOLD, 2.2),
        fill(joined(lozenge(x, y, 4, 6) for x, y in leaves), IVORY),
        fill(lozenge(_CX, _CY + 1, 5, 8), GOLD),
    ]


def ace(suit: str) -> list[str]:
    """One large pip between two sprigs; the ace of spades is engraved."""
    colour = SUIT_COLOURS[suit]
    height = _ACE_HEIGHTS[suit]
    flourish = _flourish(height / 2 + 20, colour)
    parts = [fill(pip(suit, _CX, _CY, height), colour)]
    if suit == "s":
        parts += _spade_engraving()
    elif suit == "c":
        parts += _club_engraving()
    else:
        parts.append(line(pip(suit, _CX, _CY, height * 0.8), GOLD, 2.2))
        parts.append(line(pip(suit, _CX, _CY, height * 0.72), IVORY, 1.4))
    return [*blank(), *parts, *flourish, half_turn(flourish), *corners("A", suit)]
