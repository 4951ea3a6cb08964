"""Crowns, coronets and caps of the court (same coordinates as the heads)."""

from __future__ import annotations

from collections.abc import Callable

from deck_art.palette import DARK_GOLD, GOLD, INK, IVORY, RED, TEAL
from deck_art.paths import circle, joined, lozenge, path, sym
from deck_art.svg import fill, line, shape

_W = 1.5


def _band(colour: str = RED) -> list[str]:
    """The band of a crown with its stones."""
    band = sym("M0 58.5 C9 58.5 18 59.5 25.5 62 L24.5 68.5 C17 66 9 65 0 65")
    stones = joined([lozenge(0, 61.8, 3.6, 2.6), lozenge(12, 62.3, 3.2, 2.3)]).with_mirror()
    return [shape(band, GOLD, INK, _W), fill(stones, colour)]


def king_spades() -> list[str]:
    """Five tall points with pearls."""
    points = sym("M0 31 L6.5 49 L15 35 L17.5 51 L29 40 L25 62.5 C17 59.5 9 58.5 0 58.5")
    pearls = joined([circle(0, 30, 3), circle(15, 34, 2.8), circle(29, 39.4, 2.8)])
    return [
        shape(points, GOLD, INK, _W),
        line(path("M0 40 L0 56 M10 47 L11 57 M20 50 L20 58").with_mirror(), DARK_GOLD, 1.2),
        shape(pearls.with_mirror(), IVORY, INK, 1.2),
        *_band(TEAL),
    ]


def king_hearts() -> list[str]:
    """An arched crown over red velvet, with an orb on top."""
    velvet = sym("M0 38 C14 36 25 42 25 62 L0 60")
    arches = sym("M0 36 C20 32 33 44 25.5 62.5 L20 61 C25 48 14 41 4 42 L3.5 59 L0 59")
    return [
        shape(velvet, RED, INK, _W),
        shape(arches, GOLD, INK, _W),
        shape(circle(0, 32.5, 4.6), GOLD, INK, _W),
        fill(joined([circle(13, 38.6, 1.7), circle(22, 44.6, 1.7)]).with_mirror(), IVORY),
        *_band(TEAL),
    ]


def king_diamonds() -> list[str]:
    """A broad crown of three leaves."""
    leaves = sym(
        "M0 28 C5 33 7 38 4 44 C9 42 12 46 10 51 L14 52 C13 46 16 42 19 41 C18 36 22 32 27 31 "
        "C30 36 30 41 27 45 C30 48 28 53 25 54 L25 62.5 C17 59.5 9 58.5 0 58.5"
    )
    stones = joined([circle(0, 49, 2.2), circle(22, 50, 2.2)]).with_mirror()
    return [shape(leaves, GOLD, INK, _W), fill(stones, RED), *_band(RED)]


def king_clubs() -> list[str]:
    """A low crown of round merlons over a green cap."""
    cap = sym("M0 36 C16 36 22 46 22 60 L0 60")
    points = sym(
        "M0 44 C5 44 6 49 4.5 52 L9 53 C8 47 11 43.6 15 44 C19.4 44.6 20 50 18 53.6 L22 54.6 "
        "C22 49 25 46 28.6 47 L25 62.5 C17 59.5 9 58.5 0 58.5"
    )
    return [
        shape(cap, TEAL, INK, _W),
        line(path("M0 38 L0 44 M9 40 L11 46").with_mirror(), GOLD, 1.6),
        shape(circle(0, 34.5, 3.6), GOLD, INK, 1.3),
        shape(points, GOLD, INK, _W),
        *_band(RED),
    ]


def queen_spades() -> list[str]:
    """A pointed coronet over a short dark veil."""
    points = sym("M0 35 L6 49 L12 42 L15 51 L23 46 L23.5 61 C16 57.6 8 56.6 0 56.6")
    pearls = joined([circle(0, 34, 2.6), circle(12, 41, 2.3), circle(23, 45.4, 2.3)])
    return [
        shape(points, GOLD, INK, _W),
        shape(pearls.with_mirror(), IVORY, INK, 1.1),
        fill(lozenge(0, 52, 2.8, 4) + lozenge(-11, 53.6, 2, 3) + lozenge(11, 53.6, 2, 3), TEAL),
    ]


def queen_hearts() -> list[str]:
    """A coronet of small hearts' curves."""
    curves = sym(
        "M0 40 C2 36 8 36 8.6 41 C9 44 7.6 46 6.6 48 C9 45 12 42 15.6 44 C19 46 17.6 50 16 52 "
        "C18.6 50 22 48.6 24.4 51 L23.5 61 C16 57.6 8 56.6 0 56.6"
    )
    return [
        shape(curves, GOLD, INK, _W),
        shape(circle(0, 35.6, 3.2), RED, INK, 1.2),
        fill(
            joined(
                [circle(0, 51.6, 2), circle(8.4, 52.4, 1.8), circle(16.6, 55, 1.6)]
            ).with_mirror(),
            RED,
        ),
    ]


def queen_diamonds() -> list[str]:
    """A tall diadem with one great stone."""
    diadem = sym("M0 31 C6 37 8 44 14 47 C18 49 22 49 24.6 48 L23.5 61 C16 57.6 8 56.6 0 56.6")
    return [
        shape(diadem, GOLD, INK, _W),
        shape(lozenge(0, 45.5, 4.4, 7), RED, INK, 1.2),
        fill(joined([circle(11, 52, 1.8), circle(18.6, 54, 1.7)]).with_mirror(), IVORY),
    ]


def queen_clubs() -> list[str]:
    """A wreath of leaves with berries."""
    leaf = path("M0 0 C-5 -4 -6 -11 0 -16 C6 -11 5 -4 0 0 Z")
    places = ((0, 58, 0), (8.5, 58.5, 14), (16.5, 60.5, 30), (23.5, 64.5, 52))
    leaves = joined(leaf.turned(turn).moved(x, y) for x, y, turn in places)
    berries = joined([circle(4.4, 55.6, 2), circle(13, 57.4, 2), circle(20.6, 61.4, 2)])
    return [
        shape(leaves.with_mirror(), TEAL, INK, 1.2),
        shape(berries.with_mirror(), GOLD, INK, 0.9),
    ]


def jack_spades() -> list[str]:
    """A flat cap with a long plume."""
    cap = path(
        "M-27 66 C-31 54 -22 43 -4 42 C16 41 29 48 28 60 C27 63 26 65 25 66.5 "
        "C10 61 -10 61 -27 66 Z"
    )
    brim = path("M-28.5 68 C-11 60 11 60 27 68.5 L25.5 63.4 C11 57 -11 57 -27.4 63.4 Z")
    plume = path("M16 58 C14 42 24 30 42 32 C50 34 48 44 41 48 C34 52 26 50 18 60 Z")
    return [
        shape(cap, TEAL, INK, _W),
        shape(brim, GOLD, INK, 1.3),
        shape(plume, IVORY, INK, 1.4),
        line(path("M18 58 C22 46 30 39 42 38"), INK, 1.1),
        shape(circle(16.5, 59, 3.2), RED, INK, 1.2),
    ]


def jack_hearts() -> list[str]:
    """A soft red beret, worn aslant."""
    beret = path(
        "M-24 64 C-37 58 -34 45 -16 42 C4 38 31 42 30 55 C29.6 60 27 63 24 65.4 "
        "C10 58.6 -10 58.6 -24 64 Z"
    )
    band = path("M-25.5 67.4 C-11 59.6 11 59.6 25.5 67.4 L24.6 62.4 C11 56.6 -11 56.6 -24.6 62.4 Z")
    return [
        shape(beret, RED, INK, _W),
        line(path("M-24 50 C-14 45 0 44 10 45"), "#e06a57", 2),
        shape(band, GOLD, INK, 1.3),
        line(path("M-4 41.6 C-5 38 -4 36 -1.6 34.6"), INK, 2.4),
    ]


def jack_diamonds() -> list[str]:
    """A hunter's hat, turned up, with a feather."""
    crown = path("M-20 62 C-19 47 -12 38 2 38 C15 38 20 48 21 62 Z")
    brim = path(
        "M-34 58 C-24 68 -12 61 0 61 C12 61 24 66 35 55 C33 66 20 70.6 0 68 "
        "C-18 70.6 -32 68 -34 58 Z"
    )
    feather = path("M-15 57 C-22 48 -24 36 -16 27 C-9 34 -8 46 -11 56 Z")
    return [
        shape(feather, IVORY, INK, 1.3),
        line(path("M-13 57 C-15 48 -16.6 40 -16 33"), INK, 1),
        shape(crown, RED, INK, _W),
        fill(path("M-19.6 56 C-8 53 9 53 20.4 56 L21 61 L-20 61 Z"), GOLD),
        shape(brim, RED, INK, _W),
    ]


def jack_clubs() -> list[str]:
    """A round cap with a turned-up rim and a small leaf."""
    cap = sym("M0 40 C16 40 25 48 25.5 60 L0 60")
    rim = sym("M0 55.6 C10 55.6 20 57 27.6 60.4 L26.4 68.6 C18 65.4 9 64 0 64")
    leaf = path("M9 58 C5 50 8 42 16 37 C21 44 19 53 9 58 Z")
    return [
        shape(cap, TEAL, INK, _W),
        line(path("M0 42 L0 54 M10 43.6 L12 55 M-10 43.6 L-12 55"), INK, 1.1),
        shape(rim, GOLD, INK, _W),
        shape(leaf, RED, INK, 1.2),
        line(path("M10 56 C11 50 13 45 15 41"), INK, 0.9),
    ]


HEADGEAR: dict[str, Callable[[], list[str]]] = {
    "Ks": king_spades,
    "Kh": king_hearts,
    "Kd": king_diamonds,
    "Kc": king_clubs,
    "Qs": queen_spades,
    "Qh": queen_hearts,
    "Qd": queen_diamonds,
    "Qc": queen_clubs,
    "Js": jack_spades,
    "Jh": jack_hearts,
    "Jd": jack_diamonds,
    "Jc": jack_clubs,
}
