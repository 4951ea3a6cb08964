"""Jacks, queens and kings: one two-headed figure each, put together from the parts."""

from __future__ import annotations

from deck_art import attributes, heads, robes
from deck_art.headgear import HEADGEAR
from deck_art.indices import corners
from deck_art.numbers import RADIUS, blank
from deck_art.palette import EDGE, GOLD, INK, IVORY, RED, SAND
from deck_art.paths import box
from deck_art.pips import SUIT_COLOURS, pip
from deck_art.svg import CARD_HEIGHT, CARD_WIDTH, evenodd, fill, group, half_turn, line, shape
from deck_art.wardrobe import FIGURES, HAIR_LINES, SKINS

_FRAME = (50.0, 21.0, 140.0, 294.0)  # x, y, width, height
_FRAME_RADIUS = 6.0


def _collar(kind: str, skin: str) -> list[str]:
    plain = {
        "ermine": robes.ermine,
        "chain": robes.chain,
        "ruff": robes.ruff,
        "wide": robes.wide_collar,
    }
    if kind in plain:
        return plain[kind]()
    if kind == "cowl":
        return robes.cowl(RED)
    return robes.lace(skin) if kind == "lace" else robes.neckline(skin)


def _half(rank: str, suit: str) -> list[str]:
    """Head, robe and attribute of one half, x from the middle of the card."""
    figure, skin = FIGURES[rank + suit], SKINS[suit]
    strand = HAIR_LINES[figure.hair_colour]
    parts = [fill(pip(suit, -51, 45, 27), SUIT_COLOURS[suit])]
    parts.append(shape(heads.HAIR_BACK[figure.hair], figure.hair_colour, INK, heads.EDGE_WIDTH))
    parts += robes.robe(figure.left, figure.right, figure.panel, figure.trim)
    parts.append(heads.neck(skin))
    parts += _collar(figure.collar, skin)
    parts += heads.face(rank, skin)
    if figure.beard:
        parts += heads.beard(figure.beard, figure.hair_colour, strand)
    else:
        parts += heads.queen_mouth() if rank == "Q" else heads.jack_mouth()
    parts.append(shape(heads.HAIR_FRONT[figure.hair], figure.hair_colour, INK, 1.2))
    parts += HEADGEAR[rank + suit]()
    parts += attributes.ATTRIBUTES[rank + suit]()
    parts += attributes.hand(skin, figure.right[0], figure.trim)
    return parts


def panelled(figure: list[str], ground: str = SAND) -> list[str]:
    """A figure inside the frame: ground, figure, the ivory that covers its overflow, the rule."""
    inner = box(*_FRAME, _FRAME_RADIUS)
    sheet = box(1.8, 1.8, CARD_WIDTH - 3.6, CARD_HEIGHT - 3.6, RADIUS - 1.8)
    x, y, width, height = _FRAME
    hairline = box(x + 3, y + 3, width - 6, height - 6, _FRAME_RADIUS - 2)
    return [
        fill(inner, ground),
        line(hairline, GOLD, 1.1),
        *figure,
        evenodd(sheet + inner, IVORY),
        line(inner, INK, 1.8),
    ]


def framed(panel: list[str]) -> list[str]:
    """A panel on a whole card, with the thin edge line over what it covers."""
    edge = box(0.9, 0.9, CARD_WIDTH - 1.8, CARD_HEIGHT - 1.8, RADIUS - 0.9)
    return [*blank(), *panel, line(edge, EDGE, 1.8)]


def court_panel(rank: str, suit: str) -> list[str]:
    """The framed figure of a court card."""
    figure = FIGURES[rank + suit]
    half = [group("translate(120 0)", _half(rank, suit))]
    seam = [group("translate(120 0)", robes.sash(figure.sash, figure.stud))]
    return panelled([*half, half_turn(half), *seam])


def court_card(rank: str, suit: str) -> list[str]:
    """A whole court card."""
    return [*framed(court_panel(rank, suit)), *corners(rank, suit)]
