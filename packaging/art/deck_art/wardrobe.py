"""What each court card wears: the only place where the twelve figures differ by data."""

from __future__ import annotations

from dataclasses import dataclass

from deck_art.palette import (
    BROWN,
    CHESTNUT,
    GOLD,
    GREY,
    INK,
    IVORY,
    PALE_TEAL,
    RED,
    SKIN,
    TAN,
    TEAL,
)
from deck_art.robes import Cloth

GINGER = "#c9682f"


@dataclass(frozen=True)
class Figure:
    """What tells one court card from the others."""

    hair: str  # a key of heads.HAIR_BACK and HAIR_FRONT
    hair_colour: str
    left: Cloth  # as the viewer sees it
    right: Cloth  # also the sleeve
    panel: str
    trim: str  # buttons and cuff
    sash: str
    stud: str
    collar: str
    beard: str = ""  # a key of heads.BEARDS, kings only


SKINS = {"s": SKIN, "h": SKIN, "d": TAN, "c": BROWN}

HAIR_LINES = {
    INK: "#4a5a70",
    CHESTNUT: "#5f2f1a",
    GOLD: "#b47f24",
    GREY: "#8f979f",
    GINGER: "#8f4218",
}
"""Strands within a beard, by its colour."""

FIGURES: dict[str, Figure] = {
    "Ks": Figure(
        hair="king_waves",
        hair_colour=GREY,
        left=(TEAL, "gems", GOLD),
        right=(INK, "crosses", PALE_TEAL),
        panel=GOLD,
        trim=RED,
        sash=INK,
        stud=IVORY,
        collar="ermine",
        beard="long",
    ),
    "Kh": Figure(
        hair="king_curls",
        hair_colour=CHESTNUT,
        left=(RED, "crosses", GOLD),
        right=(GOLD, "bars", RED),
        panel=TEAL,
        trim=IVORY,
        sash=RED,
        stud=GOLD,
        collar="ermine",
        beard="full",
    ),
    "Kd": Figure(
        hair="king_short",
        hair_colour=INK,
        left=(TEAL, "scales", GOLD),
        right=(RED, "gems", IVORY),
        panel=IVORY,
        trim=GOLD,
        sash=INK,
        stud=GOLD,
        collar="chain",
        beard="pointed",
    ),
    "Kc": Figure(
        hair="king_bob",
        hair_colour=INK,
        left=(INK, "dots", GOLD),
        right=(TEAL, "bars", PALE_TEAL),
        panel=RED,
        trim=GOLD,
        sash=RED,
        stud=IVORY,
        collar="ermine",
        beard="square",
    ),
    "Qs": Figure(
        hair="queen_buns",
        hair_colour=INK,
        left=(INK, "gems", PALE_TEAL),
        right=(TEAL, "dots", IVORY),
        panel=IVORY,
        trim=RED,
        sash=TEAL,
        stud=GOLD,
        collar="lace",
    ),
    "Qh": Figure(
        hair="queen_long",
        hair_colour=GOLD,
        left=(RED, "dots", GOLD),
        right=(IVORY, "crosses", RED),
        panel=GOLD,
        trim=RED,
        sash=RED,
        stud=IVORY,
        collar="neckline",
    ),
    "Qd": Figure(
        hair="queen_bob",
        hair_colour=CHESTNUT,
        left=(IVORY, "gems", RED),
        right=(GOLD, "scales", RED),
        panel=RED,
        trim=GOLD,
        sash=INK,
        stud=GOLD,
        collar="lace",
    ),
    "Qc": Figure(
        hair="queen_curls",
        hair_colour=INK,
        left=(TEAL, "crosses", GOLD),
        right=(RED, "dots", GOLD),
        panel=INK,
        trim=GOLD,
        sash=TEAL,
        stud=IVORY,
        collar="neckline",
    ),
    "Js": Figure(
        hair="jack_waves",
        hair_colour=GOLD,
        left=(TEAL, "bars", INK),
        right=(IVORY, "gems", TEAL),
        panel=RED,
        trim=GOLD,
        sash=INK,
        stud=GOLD,
        collar="wide",
    ),
    "Jh": Figure(
        hair="jack_page",
        hair_colour=GINGER,
        left=(IVORY, "bars", RED),
        right=(RED, "scales", GOLD),
        panel=TEAL,
        trim=GOLD,
        sash=TEAL,
        stud=IVORY,
        collar="ruff",
    ),
    "Jd": Figure(
        hair="jack_short",
        hair_colour=INK,
        left=(TEAL, "dots", GOLD),
        right=(GOLD, "crosses", RED),
        panel=IVORY,
        trim=RED,
        sash=RED,
        stud=GOLD,
        collar="cowl",
    ),
    "Jc": Figure(
        hair="jack_curls",
        hair_colour=INK,
        left=(RED, "bars", GOLD),
        right=(INK, "scales", PALE_TEAL),
        panel=GOLD,
        trim=RED,
        sash=TEAL,
        stud=GOLD,
        collar="wide",
    ),
}
