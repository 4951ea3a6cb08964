"""Jacks, queens and kings: one two-headed figure each, put together from the parts."""

from __future__ import annotations

from dataclasses import dataclass

from deck_art import attributes, heads, robes
from deck_art.headgear import HEADGEAR
from deck_art.indices import corners
from deck_art.numbers import RADIUS, blank
from deck_art.palette import (
    BROWN,
    CHESTNUT,
    EDGE,
    GOLD,
    GREY,
    INK,
    IVORY,
    PALE_TEAL,
    RED,
    SAND,
    SKIN,
    TAN,
    TEAL,
)
from deck_art.paths import box
from deck_art.pips import SUIT_COLOURS, pip
from deck_art.robes import Cloth
from deck_art.svg import CARD_HEIGHT, CARD_WIDTH, evenodd, fill, group, half_turn, line, shape

_FRAME = (50.0, 21.0, 140.0, 294.0)  # x, y, width, height
_FRAME_RADIUS = 6.0

_HAIR_LINES = {
    INK: "#4a5a70",
    CHESTNUT: "#5f2f1a",
    GOLD: "#b47f24",
    GREY: "#8f979f",
    IVORY: "#b9b3a3",
    "#c9682f": "#8f4218",
}
_GINGER = "#c9682f"


@dataclass(frozen=True)
class Figure:
    """What tells one court card from the others."""

    hair: str
    hair_colour: str
    left: Cloth
    right: Cloth
    panel: str
    trim: str
    sash: str
    stud: str
    collar: str
    beard: str = ""


SKINS = {"s": SKIN, "h": SKIN, "d": TAN, "c": BROWN}

FIGURES: dict[str, Figure] = {
    "Ks": Figure(
        "king_waves",
        GREY,
        (TEAL, "gems", GOLD),
        (INK, "crosses", PALE_TEAL),
        GOLD,
        RED,
        INK,
        IVORY,
        "ermine",
        "long",
    ),
    "Kh": Figure(
        "king_curls",
        CHESTNUT,
        (RED, "crosses", GOLD),
        (GOLD, "bars", RED),
        IVORY,
        RED,
        RED,
        GOLD,
        "ermine",
        "full",
    ),
    "Kd": Figure(
        "king_short",
        INK,
        (GOLD, "scales", RED),
        (RED, "gems", IVORY),
        INK,
        GOLD,
        TEAL,
        GOLD,
        "chain",
        "pointed",
    ),
    "Kc": Figure(
        "king_bob",
        INK,
        (INK, "dots", GOLD),
        (TEAL, "bars", PALE_TEAL),
        RED,
        GOLD,
        RED,
        IVORY,
        "ermine",
        "square",
    ),
    "Qs": Figure(
        "queen_buns",
        INK,
        (INK, "gems", PALE_TEAL),
        (TEAL, "dots", IVORY),
        IVORY,
        RED,
        TEAL,
        GOLD,
        "lace",
    ),
    "Qh": Figure(
        "queen_long",
        GOLD,
        (RED, "dots", GOLD),
        (IVORY, "crosses", RED),
        GOLD,
        RED,
        RED,
        IVORY,
        "neckline",
    ),
    "Qd": Figure(
        "queen_bob",
        CHESTNUT,
        (IVORY, "gems", RED),
        (GOLD, "scales", RED),
        RED,
        GOLD,
        INK,
        GOLD,
        "lace",
    ),
    "Qc": Figure(
        "queen_curls",
        INK,
        (TEAL, "crosses", GOLD),
        (RED, "dots", GOLD),
        INK,
        GOLD,
        TEAL,
        IVORY,
        "neckline",
    ),
    "Js": Figure(
        "jack_waves", GOLD, (TEAL, "bars", INK), (IVORY, "gems", TEAL), RED, GOLD, INK, GOLD, "wide"
    ),
    "Jh": Figure(
        "jack_page",
        _GINGER,
        (IVORY, "bars", RED),
        (RED, "scales", GOLD),
        TEAL,
        GOLD,
        TEAL,
        IVORY,
        "ruff",
    ),
    "Jd": Figure(
        "jack_short",
        INK,
        (TEAL, "dots", GOLD),
        (GOLD, "crosses", RED),
        IVORY,
        RED,
        RED,
        GOLD,
        "cowl",
    ),
    "Jc": Figure(
        "jack_curls",
        INK,
        (RED, "bars", GOLD),
        (INK, "scales", PALE_TEAL),
        GOLD,
        RED,
        TEAL,
        GOLD,
        "wide",
    ),
}


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
    strand = _HAIR_LINES[figure.hair_colour]
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


def framed(figure: list[str], ground: str = SAND) -> list[str]:
    """A figure inside the frame: ground, figure, the ivory that covers its overflow, the rule."""
    inner = box(*_FRAME, _FRAME_RADIUS)
    sheet = box(1.5, 1.5, CARD_WIDTH - 3, CARD_HEIGHT - 3, RADIUS - 1.5)
    x, y, width, height = _FRAME
    hairline = box(x + 3, y + 3, width - 6, height - 6, _FRAME_RADIUS - 2)
    return [
        *blank(),
        fill(inner, ground),
        line(hairline, GOLD, 1.1),
        *figure,
        evenodd(sheet + inner, IVORY),
        line(box(0.75, 0.75, CARD_WIDTH - 1.5, CARD_HEIGHT - 1.5, RADIUS - 0.75), EDGE, 1.5),
        line(inner, INK, 1.8),
    ]


def court_card(rank: str, suit: str) -> list[str]:
    """A whole court card."""
    figure = FIGURES[rank + suit]
    half = [group("translate(120 0)", _half(rank, suit))]
    seam = [group("translate(120 0)", robes.sash(figure.sash, figure.stud))]
    return [*framed([*half, half_turn(half), *seam]), *corners(rank, suit)]
