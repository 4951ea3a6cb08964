"""Robes, collars and the sash of the court: all that lies below the chin.

Half a figure ends on a slanting line through the centre of the card, so that it meets its own
half turn; the sash covers the seam.
"""

from __future__ import annotations

from collections.abc import Callable

from deck_art.palette import GOLD, INK, IVORY, RED
from deck_art.paths import Path, Point, circle, joined, lozenge, path, polygon, sym
from deck_art.svg import fill, line, shape

_W = 1.5
_SLOPE = -12 / 70  # of the seam: lower on the left, higher on the right
_HALF_SASH = 9.0
_CENTRE_Y = 168.0


def seam(x: float) -> float:
    """Height of the seam between the two halves at x (from the middle of the card)."""
    return _CENTRE_Y + _SLOPE * x


_SHOULDER: tuple[Point, ...] = ((10.0, 110.0), (32.0, 116.0), (60.0, 122.0), (74.0, 146.0))


def _shoulder(x: float) -> float:
    """Height of the shoulder line above x, found by bisection on its cubic."""
    low, high = 0.0, 1.0
    for _ in range(30):
        t = (low + high) / 2
        if _bezier(t, 0) < abs(x):
            low = t
        else:
            high = t
    return _bezier((low + high) / 2, 1)


def _bezier(t: float, axis: int) -> float:
    a, b, c, d = (point[axis] for point in _SHOULDER)
    s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d


def _half_robe(side: int) -> Path:
    """Left (-1) or right (1) half of the robe, down to the seam."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = _SHOULDER
    return path(
        f"M0 {y0} L{side * x0} {y0} C{side * x1} {y1} {side * x2} {y2} {side * x3} {y3} "
        f"L{side * x3} {seam(side * x3):.3f} L0 {_CENTRE_Y} Z"
    )


def _spots(step_x: float, step_y: float, margin: float, side: int) -> list[Point]:
    """Staggered places on one half of the robe that keep `margin` from its borders."""
    found = []
    for row in range(12):
        y = 112 + row * step_y
        for column in range(12):
            x = side * (15 + (column + (row % 2) / 2) * step_x)
            low = seam(x) - _HALF_SASH - margin * 0.5
            if abs(x) < 70 and _shoulder(x) + margin < y < low:
                found.append((x, y))
    return found


def _dots(side: int) -> Path:
    return joined(circle(x, y, 1.9) for x, y in _spots(9, 8, 4, side))


def _gems(side: int) -> Path:
    return joined(lozenge(x, y, 3, 4.4) for x, y in _spots(11, 9.5, 5, side))


def _bars(side: int) -> Path:
    bars = []
    for index in range(7):
        x = side * (17 + index * 9)
        if abs(x) < 70:
            top, bottom = max(_shoulder(x) + 1, 121 if abs(x) < 26 else 0), seam(x) - _HALF_SASH
            bars.append(polygon([(x - 2, top), (x + 2, top), (x + 2, bottom), (x - 2, bottom)]))
    return joined(bars)


def _scales(side: int) -> Path:
    return joined(
        path(f"M{x - 4} {y - 2} C{x - 4} {y + 3} {x + 4} {y + 3} {x + 4} {y - 2} Z")
        for x, y in _spots(10, 7, 4, side)
    )


def _crosses(side: int) -> Path:
    return joined(
        polygon(
            [
                (x, y - 4),
                (x + 1.2, y - 1.2),
                (x + 4, y),
                (x + 1.2, y + 1.2),
                (x, y + 4),
                (x - 1.2, y + 1.2),
                (x - 4, y),
                (x - 1.2, y - 1.2),
            ]
        )
        for x, y in _spots(12, 9, 5, side)
    )


PATTERNS: dict[str, Callable[[int], Path]] = {
    "dots": _dots,
    "gems": _gems,
    "bars": _bars,
    "scales": _scales,
    "crosses": _crosses,
}

Cloth = tuple[str, str, str]
"""Ground colour, pattern name, pattern colour."""


def robe(left: Cloth, right: Cloth, panel: str, trim: str) -> list[str]:
    """A parted robe with a middle panel."""
    parts: list[str] = []
    for side, (ground, pattern, colour) in ((-1, left), (1, right)):
        parts.append(shape(_half_robe(side), ground, INK, _W))
        parts.append(fill(PATTERNS[pattern](side), colour))
    strip = polygon([(-10, 112), (10, 112), (10, seam(10)), (-10, seam(-10))])
    parts.append(shape(strip, panel, INK, 1.2))
    buttons = joined(circle(0, y, 2.6) for y in (134, 143, 152))
    parts.append(shape(buttons, trim, INK, 1))
    return parts


def ermine() -> list[str]:
    """A king's collar of ermine."""
    collar = sym("M0 134 C8 132 12 126 12 112 C24 114 38 118 46 126 C40 138 20 148 0 148")
    tail = path("M0 0 C2 3 2 5 0 7 C-2 5 -2 3 0 0 Z")
    places = ((20, 121), (31, 124), (24, 132), (12, 137), (37, 129), (3, 139))
    tails = joined(tail.moved(x, y) for x, y in places)
    return [shape(collar, IVORY, INK, _W), fill(tails.with_mirror(), INK)]


def chain() -> list[str]:
    """A king's broad gold chain with a stone."""
    collar = sym("M0 128 C8 126 12 120 13 112 C24 114 34 117 41 121 C36 134 18 142 0 142")
    links = joined(circle(x, y, 2.6) for x, y in ((34, 122), (27, 129), (18, 133.6), (9, 136)))
    return [
        shape(collar, GOLD, INK, _W),
        shape(links.with_mirror(), RED, INK, 1),
        shape(lozenge(0, 139, 5.5, 7), RED, INK, 1.2),
    ]


def ruff() -> list[str]:
    """A pleated ruff."""
    collar = sym(
        "M0 122 C6 124 8 118 12 119 C16 120 19 114 23 114 C28 113 27 106 31 104 "
        "C35 107 35 112 33 115 C36 118 34 123 29 124 C29 128 24 131 19 129 "
        "C17 133 10 134 7 131 C5 134 2 134.6 0 134"
    )
    pleats = path("M26 113 L31 120 M20 118 L24 127 M13 121 L15 130 M5 123 L6 131").with_mirror()
    return [shape(collar, IVORY, INK, _W), line(pleats, INK, 1)]


def lace(skin: str) -> list[str]:
    """A queen's high lace collar with a pendant."""
    wings = sym("M0 136 L10 116 L26 104 C33 107 37 112 37 118 C36 126 22 136 0 146")
    holes = joined(
        circle(x, y, 1.5)
        for x, y in (
            (31, 112),
            (32, 118.4),
            (27, 124.6),
            (20, 129.6),
            (12, 134),
            (24, 117),
            (17, 123),
        )
    )
    throat = sym("M0 114 L13 114 C11 124 6 134 0 139")
    return [
        shape(wings, IVORY, INK, _W),
        fill(holes.with_mirror(), INK),
        shape(throat, skin, INK, 1.2),
        line(path("M-9.4 122 C-6 128 6 128 9.4 122"), GOLD, 1.8),
        shape(lozenge(0, 130, 3.6, 4.6), RED, INK, 1),
    ]


def neckline(skin: str) -> list[str]:
    """An open neckline with a row of pearls."""
    throat = sym("M0 116 L10 113 C20 116 27 119 31 122 C25 135 12 142 0 142")
    pearls = joined(
        circle(x, y, 2.3) for x, y in ((15.5, 120), (11.5, 125), (6.2, 128.6), (0, 130))
    )
    return [
        shape(throat, skin, INK, _W),
        line(path("M31 122 C25 135 12 142 0 142").with_mirror(), GOLD, 3.4),
        shape(pearls.with_mirror(), IVORY, INK, 1),
    ]


def cowl(colour: str) -> list[str]:
    """A folded cowl with a jagged hem, for a jack."""
    hem = sym(
        "M0 122 C7 122 11 117 12 111 C24 112 34 116 42 122 L36 133 L29 128 L24 139 L16 132 "
        "L10 144 L4 135 L0 146"
    )
    return [
        shape(hem, colour, INK, _W),
        line(path("M15 116 C12 124 6 128 0 129 C-6 128 -12 124 -15 116"), INK, 1.2),
    ]


def wide_collar() -> list[str]:
    """Two broad ivory points tied with a ribbon."""
    point = path("M0 119 C6 118 10 115 11 111 C20 112 30 115 37 119 L28 138 C18 134 8 128 0 119 Z")
    ribbon = path("M0 122 C6 118 12 120 11 126 C8 130 3 127 0 124 Z").with_mirror()
    return [shape(point.with_mirror(), IVORY, INK, _W), shape(ribbon, RED, INK, 1.2)]


def sash(colour: str, stud: str) -> list[str]:
    """The band over the seam, with studs; it is its own half turn."""
    ends = [(-76.0, seam(-76)), (76.0, seam(76))]
    band = polygon(
        [(x, y - _HALF_SASH) for x, y in ends] + [(x, y + _HALF_SASH) for x, y in reversed(ends)]
    )
    rim = [f"M-76 {seam(-76) + d} L76 {seam(76) + d}" for d in (-_HALF_SASH, _HALF_SASH)]
    rails = joined(path(text) for text in rim)
    studs = joined(lozenge(x, seam(x), 5, 4.6) for x in (-60, -44, -28, 28, 44, 60))
    rose = circle(0, _CENTRE_Y, 12.5)
    return [
        fill(band, colour),
        line(rails, INK, 5),
        line(rails, GOLD, 2.6),
        fill(studs, stud),
        shape(rose, GOLD, INK, _W),
        shape(circle(0, _CENTRE_Y, 8.4), colour, INK, 1.1),
        fill(lozenge(0, _CENTRE_Y, 4.4, 5.6), stud),
    ]
