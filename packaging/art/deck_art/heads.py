"""Heads of the court: face, hair and beard; x from the middle of the card, y downwards.

Every face sits on the same skull (chin near y = 111, brow near y = 62) so that the court is one
family; what differs is hair, beard, mouth and lashes.
"""

from __future__ import annotations

from collections.abc import Callable

from deck_art.palette import BROWN, INK, IVORY, RED, SKIN, TAN
from deck_art.paths import Path, ellipse, path, sym
from deck_art.svg import fill, line, shape

EDGE_WIDTH = 1.5

_SHADE = {SKIN: "#d9a27c", TAN: "#b67b4c", BROWN: "#7c4a2c"}
_BLUSH = {SKIN: "#eda48c", TAN: "#d08763", BROWN: "#96543a"}

_FACES = {
    "K": "M0 56 C15 56 23 66 23 80 C23 98 14 112 0 112",
    "Q": "M0 56 C14 56 21.5 66 21.5 80 C21.5 96 11 111.5 0 111.5",
    "J": "M0 56 C14.5 56 22 66 22 80 C22 97 12 111.5 0 111.5",
}


def neck(skin: str) -> str:
    """The neck, drawn under the face and over the robe."""
    return shape(sym("M0 100 L9.5 100 L9.5 117 C9.5 123 5 126 0 126"), skin, INK, 1.2)


def face(rank: str, skin: str) -> list[str]:
    """Face with eyes, nose and cheeks; the glance goes gently to the side."""
    shade = _SHADE[skin]
    eyes = ellipse(9, 84, 4.1, 3).with_mirror()
    pupils = ellipse(9.8, 84, 2.5, 2.9) + ellipse(-8.2, 84, 2.5, 2.9)
    glints = ellipse(10.7, 83, 0.8, 0.8) + ellipse(-7.3, 83, 0.8, 0.8)
    parts = [
        shape(sym(_FACES[rank]), skin, INK, EDGE_WIDTH),
        fill(ellipse(13.5, 93, 4.6, 3.4).with_mirror(), _BLUSH[skin]),
        fill(eyes, IVORY),
        fill(pupils, INK),
        fill(glints, IVORY),
        line(path("M1 86 C2 90 4.5 93.5 3.4 95.2 C2.4 96.6 -.4 96.4 -1.6 95.8"), shade, 1.5),
    ]
    return [*parts, *_BROWS[rank]()]


def _queen_brow() -> list[str]:
    lids = path("M4.2 83.2 C6 79.4 11.5 79 14.2 82.8 L16.6 80.6").with_mirror()
    brows = path("M4.6 75.6 C7.5 72.6 12 72.4 15.4 75.2").with_mirror()
    return [line(lids, INK, 1.5), line(brows, INK, 1.1)]


def _jack_brow() -> list[str]:
    lids = path("M4.6 82.8 C6.4 80.2 11.6 80.2 13.6 82.8").with_mirror()
    brows = path("M4.5 76.8 C7.5 74.4 12 74.4 15.4 76.8").with_mirror()
    return [line(lids, INK, 1.3), line(brows, INK, 1.7)]


def _king_brow() -> list[str]:
    lids = path("M4.6 82.8 C6.4 80.2 11.6 80.2 13.6 82.8").with_mirror()
    return [line(lids, INK, 1.3)]


_BROWS: dict[str, Callable[[], list[str]]] = {
    "K": _king_brow,
    "Q": _queen_brow,
    "J": _jack_brow,
}


def queen_mouth() -> list[str]:
    """Red lips in a small smile."""
    lips = path(
        "M-7 100.2 C-4.6 100.2 -2.4 99.4 0 100.6 C2.4 99.4 4.6 100.2 7 100.2 "
        "C4.6 106.2 -4.6 106.2 -7 100.2 Z"
    )
    parting = path("M-8 99.6 C-5 102.8 5 102.8 8 99.6")
    return [fill(lips, RED), line(parting, "#8c2c34", 1)]


def jack_mouth() -> list[str]:
    """A lopsided young smile."""
    return [line(path("M-5.5 101.5 C-2 104.8 3.5 104.6 7 100.6"), "#8c2c34", 1.7)]


def brows(colour: str) -> str:
    """A king's heavy brows, in the colour of his beard."""
    wing = path("M4 78.4 C7 73.8 12.5 73 16.6 76.8 C12.5 76 8 76.6 4 78.4 Z")
    return shape(wing.with_mirror(), colour, colour, 1.2)


BEARDS: dict[str, Path] = {
    "long": sym(
        "M0 98 C6 96 13 97 17 93 C20 90 22 86 22.6 80 C25 88 27 100 24 112 C21 124 12 134 0 144"
    ),
    "full": sym(
        "M0 98 C6 96 13 97 17 92 C20 89 22 85 22.6 79 C27 88 27.5 99 24 108 "
        "C26 113 21 119 17 119 C14 125 5 126 0 122"
    ),
    "pointed": sym("M0 105.5 C4 105 8 106 9 109 C8 117 4 123 0 130"),
    "square": sym(
        "M0 98 C6 97 13 97.5 17.5 94 C20.5 91 22 86 22.8 80 C25.5 92 25 108 21 118 "
        "C14 122 6 122.5 0 122"
    ),
}
_MOUSTACHES: dict[str, Path] = {
    "long": sym("M0 97.4 C4 95.6 9 96 12 99 C14.5 101.5 17 102.4 19 101 C17 107 9 107.4 0 101.4"),
    "full": sym("M0 97.2 C5 95 10 97 13 100 C11 104 5 104.4 0 101.2"),
    "pointed": sym(
        "M0 97.6 C5 96 9 99 12 99.4 C15 99.6 17.4 97.6 17.4 94.6 C20.6 101.6 11 106.4 0 101.4"
    ),
    "square": sym("M0 97.2 C6 94.8 12 97.6 15 102 C10 104.4 4 103.6 0 101.2"),
}
_STRANDS: dict[str, Path] = {
    "long": path("M0 112 L0 134 M7 110 C8 118 7 124 5 129 M14 106 C16 112 14 118 12 122"),
    "full": path("M5 111 C6 115 4 118 3 119 M14 106 C16 110 14 113 13 115"),
    "pointed": path("M0 112 L0 121"),
    "square": path("M0 111 L0 118 M7 110 L8 118 M14.5 106 L15.5 116"),
}


def beard(kind: str, colour: str, strand: str) -> list[str]:
    """Beard, smiling lip and moustache of a king."""
    lip = path("M-4.6 102.6 C-3 107.4 3 107.4 4.6 102.6 Z")
    return [
        shape(BEARDS[kind], colour, INK, EDGE_WIDTH),
        line(_STRANDS[kind].with_mirror(), strand, 1.2),
        fill(lip, RED),
        shape(_MOUSTACHES[kind], colour, INK, 1.2),
        brows(colour),
    ]


# Hair in two layers: what hangs behind the head, and what frames the face in front.
HAIR_BACK: dict[str, Path] = {
    "king_waves": sym("M0 52 C20 52 31 62 31 76 C31 84 28 88 32 94 C36 101 32 110 25 111 L0 112"),
    "king_curls": sym(
        "M0 52 C18 52 28 58 30 68 C36 72 36 80 31 84 C37 89 36 98 30 100 C33 107 27 112 21 110 "
        "L0 110"
    ),
    "king_bob": sym("M0 52 C20 52 29 62 30 76 L31 100 C31 106 26 107 22 104 L0 104"),
    "king_short": sym("M0 54 C18 54 26 62 27 74 C28 82 26 88 24 92 L0 92"),
    "queen_long": sym("M0 50 C22 50 33 62 33 80 C33 94 30 102 35 114 C38 124 34 134 26 138 L0 138"),
    "queen_buns": sym(
        "M0 50 C18 50 26 58 28 70 C40 68 46 78 42 87 C39 95 29 95 25 89 L22 100 L0 100"
    ),
    "queen_bob": sym("M0 50 C22 50 34 62 34 82 C34 94 36 102 31 108 C25 111 19 109 15 105 L0 105"),
    "queen_curls": sym(
        "M0 48 C16 46 28 52 31 62 C39 66 40 76 36 82 C42 88 41 98 35 102 C38 110 33 118 26 117 "
        "C22 121 16 120 13 116 L0 116"
    ),
    "jack_page": sym("M0 54 C20 54 30 64 30 78 L31 98 C31 106 24 107 20 102 L0 102"),
    "jack_waves": sym("M0 54 C20 54 29 62 30 74 C34 80 28 86 32 92 C36 99 29 106 22 102 L0 102"),
    "jack_short": sym("M0 54 C18 54 25 62 26 74 C27 82 26 88 22 91 L0 91"),
    "jack_curls": sym(
        "M0 52 C18 52 27 58 29 67 C35 71 35 79 30 82 C35 87 33 95 27 95 C25 98 22 98 20 96 L0 96"
    ),
}
HAIR_FRONT: dict[str, Path] = {
    "king_waves": sym("M0 58 C14 58 22 63 24 79 C19 78 17 70 15 66 C10 67 5 67 0 65.5"),
    "king_curls": sym("M0 58 C14 58 23 62 24 79 C20 79 19 72 16 69 C11 71 5 70 0 66"),
    "king_bob": sym("M0 58 C15 58 24 63 24.5 84 C20 80 19 73 17 69 L0 68"),
    "king_short": sym("M0 58 C14 58 22 62 23.5 82 C20.5 79 19.5 73 17 68 C11 66 5 65.5 0 65.5"),
    "queen_long": sym(
        "M0 56 C14 55 24 62 25 82 C25 92 26 98 28 104 C20 98 19 82 17 76 C11 74 4 69 0 63"
    ),
    "queen_buns": sym("M0 56 C14 55 23 62 23.5 82 C19 79 18 73 14 69 C9 68 4 66 0 62"),
    "queen_bob": sym("M0 56 C15 55 25 62 26 80 C26.5 90 26 98 23 103 C20 95 20.5 84 19.5 76 L0 73"),
    "queen_curls": sym(
        "M0 56 C14 54 24 62 25 80 C22 82 19 79 19.5 75 C15 76 12 73 12.5 70 C8 72 4 70 0 65"
    ),
    "jack_page": sym("M0 56 C15 56 24 63 25 88 C20.5 86 20 79 18.5 73 L0 71.5"),
    "jack_waves": path(
        "M-25 86 C-25 64 -14 56 0 56 C15 56 24 64 25 86 C21 84 20 77 16 72 C6 75 -6 72 -11 67 "
        "C-13 74 -19 77 -19.5 84 Z"
    ),
    "jack_short": sym("M0 56 C14 56 22.5 62 24 82 C20.5 80 20 74 17 69 C11 71 5 68 0 70"),
    "jack_curls": sym(
        "M0 56 C14 55 24 61 25 80 C21 82 19 78 19.5 75 C15 77 12 73 12.5 71 C8 74 3 72 0 69"
    ),
}
