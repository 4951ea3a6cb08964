"""Ten small portraits for the seats: nine neighbours and a robot, busts on a disc, 96 x 96."""

from __future__ import annotations

from collections.abc import Callable

from deck_art.palette import (
    BROWN,
    CHESTNUT,
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
    WINE,
)
from deck_art.paths import box, circle, ellipse, joined, path, sym
from deck_art.svg import fill, group, line, shape

_W = 1.6
_SHADE = {SKIN: "#d9a27c", TAN: "#b67b4c", BROWN: "#7c4a2c"}
_BLUSH = {SKIN: "#eda48c", TAN: "#d08763", BROWN: "#96543a"}


def _bust(cloth: str) -> str:
    """Shoulders that end on the rim of the disc."""
    outline = sym("M0 70 C14 70 30 73 34.5 78.4 C25.8 88.3 13.2 94 0 94")
    return shape(outline, cloth, INK, _W)


def _head(skin: str) -> list[str]:
    """Neck, ears and face with eyes, cheeks and nose; x from the middle of the disc."""
    return [
        shape(sym("M0 60 L8 60 L8 74 C6 79 3 81 0 81"), skin, INK, 1.3),
        shape(circle(19.6, 47, 4).with_mirror(), skin, INK, 1.3),
        shape(sym("M0 24 C14 24 20 33 20 45 C20 60 11 69 0 69"), skin, INK, _W),
        fill(ellipse(12, 54, 4, 3).with_mirror(), _BLUSH[skin]),
        fill(ellipse(8, 46, 2.3, 2.9).with_mirror(), INK),
        fill(circle(8.8, 45, 0.8) + circle(-7.2, 45, 0.8), IVORY),
        line(path("M-.6 48 C.6 51 2.4 53 1.6 54.2 C.8 55 -.6 54.8 -1.4 54.4"), _SHADE[skin], 1.5),
    ]


def _smile(width: float = 6.0) -> str:
    return line(path(f"M{-width} 59.4 C{-width / 2} 63.6 {width / 2} 63.6 {width} 59.4"), WINE, 1.8)


def _laugh() -> list[str]:
    mouth = path("M-7 58.4 C-3 60 3 60 7 58.4 C6 65.6 -6 65.6 -7 58.4 Z")
    return [shape(mouth, IVORY, WINE, 1.4)]


def _brows(colour: str, y: float = 39.6) -> str:
    return line(path(f"M4.4 {y} C6.6 {y - 2} 10 {y - 2} 12.4 {y}").with_mirror(), colour, 1.8)


def grandmother() -> list[str]:
    """Grey bun, round glasses, pearl necklace."""
    bun = circle(0, 15, 9.5)
    back = sym("M0 18 C18 18 25 30 24 46 C24 53 20 57 17 57 L0 57")
    front = sym("M0 21 C14 20 21 29 21.4 44 C18 41 17 35 14 31 C9 31.6 3 29.6 0 26.6")
    pearls = joined(circle(x, y, 2) for x, y in ((9, 76), (5, 79.4), (0, 80.6)))
    glasses = circle(8, 46.4, 6.2).with_mirror() + path("M-1.8 45.6 C-.8 44.8 .8 44.8 1.8 45.6")
    return [
        shape(bun, GREY, INK, _W),
        shape(back, GREY, INK, _W),
        _bust(WINE),
        *_head(SKIN),
        shape(front, GREY, INK, _W),
        line(path("M-5 12 C-2 9 3 9 5 12"), "#8f979f", 1.3),
        _brows("#8f979f", 38.4),
        line(glasses, INK, 1.5),
        _smile(),
        shape(pearls.with_mirror(), IVORY, INK, 0.9),
    ]


def bearded_man() -> list[str]:
    """Chestnut beard, open collar."""
    back = sym("M0 19 C17 19 23 28 23 42 L20 46 L0 46")
    front = sym("M0 20 C14 20 21 28 21 43 C18.6 41 18 36 16 32.6 C10 34 3 32 0 29")
    beard = sym("M0 55 C5 54 9 56 13 54 C16.6 52 18.6 49 20 45 C22 58 17 72 0 73.6")
    moustache = sym("M0 55.4 C4 53.6 8 56 11 58.6 C7 60.6 3 60 0 58.4")
    lip = path("M-4 60.4 C-2 64 2 64 4 60.4 Z")
    shirt = path("M0 84 L8 74 L14 80 L4 92 Z").with_mirror()
    return [
        shape(back, CHESTNUT, INK, _W),
        _bust(TEAL),
        *_head(SKIN),
        shape(beard, CHESTNUT, INK, _W),
        fill(lip, RED),
        shape(moustache, CHESTNUT, INK, 1.2),
        shape(front, CHESTNUT, INK, _W),
        _brows(CHESTNUT),
        shape(shirt, IVORY, INK, 1.3),
    ]


def curly_woman() -> list[str]:
    """A cloud of dark curls, gold earrings."""
    cloud = sym(
        "M0 8 C10 6 18 10 21 16 C29 18 33 26 30 33 C35 39 34 48 29 52 C30 60 24 66 17 64 L0 64"
    )
    front = sym(
        "M0 22 C13 20 21 28 21.4 43 C18.6 44 16.6 41 17 37.6 C13 39 10 36 10.4 33 C7 35 3 33 0 29.6"
    )
    lips = path(
        "M-7 57.8 C-4.6 58.2 -2 57.4 0 58.4 C2 57.4 4.6 58.2 7 57.8 C4.6 64 -4.6 64 -7 57.8 Z"
    )
    return [
        shape(cloud, INK, INK, _W),
        _bust(GOLD),
        *_head(BROWN),
        shape(front, INK, INK, 1),
        _brows(INK),
        fill(lips, RED),
        line(circle(20.4, 55, 3).with_mirror(), GOLD, 1.6),
        line(path("M-14 74 C-9 84 9 84 14 74"), INK, 1.4),
    ]


def red_haired_girl() -> list[str]:
    """Ginger plaits, freckles and a wide laugh."""
    ginger = "#c9682f"
    plaits = path(
        "M17 50 C25 52 27 60 24 66 C28 72 26 82 20 86 C15 80 16 72 18 67 C14 62 14 55 17 50 Z"
    )
    back = sym("M0 18 C17 18 24 28 24 44 L21 54 L0 54")
    front = sym("M0 21 C14 20 21.6 29 21.6 45 C18 41 17 36 15 32 C9 31 3 28 0 23")
    ties = box(17.4, 64.6, 8, 4, 2).with_mirror()
    freckles = joined(circle(x, y, 0.8) for x, y in ((10, 52), (13, 51), (12.6, 55))).with_mirror()
    return [
        shape(back, ginger, INK, _W),
        _bust(PALE_TEAL),
        *_head(SKIN),
        fill(freckles, "#b8683f"),
        *_laugh(),
        shape(front, ginger, INK, _W),
        _brows(ginger),
        shape(plaits.with_mirror(), ginger, INK, _W),
        shape(ties, RED, INK, 1),
    ]


def man_with_cap() -> list[str]:
    """A flat cap and a white moustache."""
    sides = sym("M0 30 L20 30 L22.4 46 L17.6 48 L16 36 L0 36")
    cap = path("M-25 33 C-27 20 -16 11 0 11 C17 11 27 19 25 33 C10 29 -10 29 -25 33 Z")
    peak = path("M-22 32 C-8 26 12 26 30 34 C30 38 24 39 19 37 C7 33 -8 33 -18 36 Z")
    moustache = sym("M0 55.6 C4 53 9 55 13 60 C9 62.6 4 62 0 59")
    return [
        _bust(CHESTNUT),
        *_head(TAN),
        shape(sides, IVORY, INK, 1.3),
        line(path("M-4 62.4 C-2 64.4 2 64.4 4 62.4"), WINE, 1.6),
        shape(moustache, IVORY, INK, 1.3),
        shape(cap, TEAL, INK, _W),
        line(path("M-3 12 C-4 18 -4 24 -3 29"), INK, 1.1),
        shape(peak, TEAL, INK, _W),
        line(path("M5 41.2 C7 39.8 10 39.8 12 41.2").with_mirror(), IVORY, 2),
        shape(path("M0 86 L10 74 L17 81 L7 94 Z").with_mirror(), SAND, INK, 1.3),
    ]


def robot() -> list[str]:
    """A friendly machine with a suit for an aerial."""
    head = box(-22, 25, 44, 40, 13)
    screen = box(-17, 31, 34, 27, 10)
    aerial = path("M0 25 L0 17")
    heart = path(
        "M0 11 C1.4 7.4 4 6.6 5.8 7 C8.6 7.8 9 11.4 7 14 C5 16.4 2 17.6 0 20 C-2 17.6 -5 16.4 "
        "-7 14 C-9 11.4 -8.6 7.8 -5.8 7 C-4 6.6 -1.4 7.4 0 11 Z"
    )
    eyes = ellipse(7.6, 42, 3, 3.8).with_mirror()
    return [
        _bust(GREY),
        shape(box(-7, 63, 14, 12, 2), GREY, INK, 1.4),
        shape(box(19.6, 37, 7, 15, 3).with_mirror(), GOLD, INK, 1.4),
        line(aerial, INK, 2.4),
        shape(heart, RED, INK, 1.3),
        shape(head, IVORY, INK, _W),
        shape(screen, TEAL, INK, 1.4),
        fill(eyes, IVORY),
        line(path("M-5.6 50.4 C-3 53.8 3 53.8 5.6 50.4"), IVORY, 2),
        shape(circle(0, 86, 5), GOLD, INK, 1.3),
        line(path("M-18 84 L-12 84 M12 84 L18 84"), INK, 1.6),
    ]


def woman_with_bob() -> list[str]:
    """A smooth dark bob, large glasses, a scarf."""
    back = sym("M0 17 C19 17 26 28 26 44 C26 56 25 62 23 66 C18 67 15 64 14 60 L0 60")
    front = sym("M0 20 C14 19 22 28 22 46 C18.6 44 17.4 39 17 34 L0 34")
    glasses = box(2.4, 40.6, 12.6, 11, 4).with_mirror() + path("M-2.4 45 L2.4 45")
    scarf = sym("M0 72 C8 72 12 74 15 78 C11 84 5 86 0 86")
    return [
        shape(back, CHESTNUT, INK, _W),
        _bust(RED),
        *_head(TAN),
        shape(front, CHESTNUT, INK, _W),
        line(glasses, INK, 1.5),
        _smile(5),
        shape(scarf, IVORY, INK, 1.3),
        line(path("M-7 76 L-9 82 M0 74 L0 84 M7 76 L9 82"), TEAL, 1.6),
    ]


def bald_man() -> list[str]:
    """A bald head, grey sides and a goatee; a bow tie."""
    sides = path("M16.6 33 C24 33 25 47 21 55 L18.6 51 C19.6 45 19 39 16.6 33 Z").with_mirror()
    goatee = sym("M0 62 C4 61 7 63 7.4 66 C7 72 3 76 0 76")
    moustache = path("M-8 58 C-4 55.4 4 55.4 8 58 C4 60 -4 60 -8 58 Z")
    tie = path("M0 83 L11 77.6 L11 88.4 Z").with_mirror()
    return [
        _bust(TEAL),
        *_head(SKIN),
        shape(sides, GREY, INK, 1.3),
        shape(goatee, GREY, INK, 1.3),
        shape(moustache, GREY, INK, 1.2),
        _brows(GREY, 38.8),
        line(path("M-8 29 C-4 26.6 2 26.6 6 28.4"), IVORY, 2),
        shape(tie, RED, INK, 1.3),
        shape(circle(0, 83, 2.6), RED, INK, 1.2),
    ]


def young_man() -> list[str]:
    """A black quiff, a striped jumper."""
    back = sym("M0 19 C17 19 22.6 28 22.4 43 L19.6 46 L0 46")
    quiff = path(
        "M-21 43 C-22 30 -17 20 -8 17 C-2 9 14 10 19 18 C24 24 23 34 21 43 C18.6 41 18 36 16.6 33 "
        "C8 34 -4 32 -11 27 C-15 31 -17.6 37 -18 41 Z"
    )
    stripes = path("M-26 82 C-10 88 10 88 26 82 M-14 90.6 C-6 92 6 92 14 90.6")
    return [
        shape(back, INK, INK, _W),
        _bust(PALE_TEAL),
        *_head(BROWN),
        shape(quiff, INK, INK, 1.2),
        _brows(INK),
        *_laugh(),
        line(stripes, IVORY, 2.4),
    ]


def woman_with_headscarf() -> list[str]:
    """A dotted headscarf tied below the chin, grey curls in front."""
    scarf = sym("M0 15 C19 15 26 28 25.4 46 C25 60 17 70 8 76 L0 78")
    rim = sym("M0 20 C14 20 21.4 30 21 45 L18.4 46 C17.6 36 10 30.6 0 30")
    curls = joined(circle(x, y, 3.4) for x, y in ((3.6, 29.6), (10, 31.6), (15, 36)))
    knot = path("M0 78 L10 84 L7 91 L0 82 L-7 91 L-10 84 Z")
    dots = joined(circle(x, y, 1.3) for x, y in ((22, 36), (23, 50), (14, 21), (4, 17.6)))
    return [
        shape(scarf, WINE, INK, _W),
        _bust(SAND),
        *_head(SKIN),
        shape(curls.with_mirror(), GREY, INK, 1.1),
        shape(rim, WINE, INK, 1.2),
        fill(dots.with_mirror(), IVORY),
        _brows("#8f979f", 39.4),
        _smile(),
        shape(knot, WINE, INK, 1.3),
    ]


_SITTERS: tuple[tuple[Callable[[], list[str]], str], ...] = (
    (grandmother, "#e3c98f"),
    (bearded_man, "#e8b08a"),
    (curly_woman, "#a9cdc6"),
    (red_haired_girl, "#f1dca6"),
    (man_with_cap, "#d8c3ad"),
    (robot, "#b9cbd8"),
    (woman_with_bob, "#cfd9a8"),
    (bald_man, "#e6c4b4"),
    (young_man, "#f0d08c"),
    (woman_with_headscarf, "#bcd6c0"),
)


def portraits() -> list[list[str]]:
    """The portraits, each inside its disc."""
    drawn = []
    for sitter, ground in _SITTERS:
        disc = circle(48, 48, 46)
        drawn.append(
            [
                fill(disc, ground),
                group("translate(48 0)", sitter()),
                line(disc, INK, 2),
            ]
        )
    return drawn
