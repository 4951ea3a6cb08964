"""What the court carries: twelve objects held at the right of the head, and the hand that holds."""

from __future__ import annotations

from collections.abc import Callable

from deck_art.palette import CHESTNUT, DARK_GOLD, GOLD, GREY, INK, IVORY, PALE_TEAL, RED, TEAL
from deck_art.paths import Path, box, circle, ellipse, joined, lozenge, path, polygon, star
from deck_art.pips import pip
from deck_art.svg import fill, line, shape

_W = 1.4
_X = 51.0  # the upright along which things are held


def hand(skin: str, sleeve: str, trim: str) -> list[str]:
    """A fist in front of the object, with cuff and sleeve."""
    arm = path("M28 158 C30 148 36 142 42 139 L60 147 C58 151 57 153 56 158 Z")
    cuff = path("M39 141 L43 134.5 L62 142 L60 149 Z")
    fist = path(
        "M43 137 C40 128 44 121.5 51 121.5 C59 121.5 62.5 127 60.5 134 C60 138 58 141 56 142 Z"
    )
    fingers = path("M50 126 L60.4 127.4 M49.6 130.6 L61 132 M50 135.2 L59.6 136.4")
    return [
        shape(arm, sleeve, INK, _W),
        shape(fist, skin, INK, _W),
        line(fingers, INK, 1),
        shape(cuff, trim, INK, _W),
    ]


def sword() -> list[str]:
    """An upright sword with a gold hilt."""
    blade = polygon([(_X - 4, 110), (_X - 4, 42), (_X, 30), (_X + 4, 42), (_X + 4, 110)])
    guard = path(
        "M36 106 C41 111 46 110 51 110 C56 110 61 111 66 106 C67 113 60 116 51 116 "
        "C42 116 35 113 36 106 Z"
    )
    return [
        shape(blade, GREY, INK, _W),
        line(path(f"M{_X} 42 L{_X} 106"), INK, 1),
        shape(box(_X - 2.6, 114, 5.2, 34), CHESTNUT, INK, 1.2),
        shape(guard, GOLD, INK, _W),
    ]


def sceptre() -> list[str]:
    """A gold sceptre that ends in a heart."""
    return [
        shape(box(_X - 2.4, 56, 4.8, 92), GOLD, INK, 1.2),
        shape(box(_X - 5, 76, 10, 5, 2), GOLD, INK, 1.2),
        shape(path("M42 58 C44 64 58 64 60 58 C58 68 44 68 42 58 Z"), GOLD, INK, 1.2),
        shape(circle(_X, 46, 12.5), GOLD, INK, _W),
        fill(pip("h", _X, 47, 15), RED),
        shape(circle(_X, 31, 3), IVORY, INK, 1.1),
    ]


def axe() -> list[str]:
    """A broad axe."""
    head = path("M49 43 C56 44 61 40 63 33 C67.4 44 67.4 60 63 71 C61 64 56 60 49 61 Z")
    return [
        shape(box(_X - 2.6, 32, 5.2, 116, 2), CHESTNUT, INK, 1.2),
        shape(polygon([(48, 42), (40, 46), (40, 58), (48, 62)]), GREY, INK, _W),
        shape(head, GREY, INK, _W),
        line(path("M60 43 C62.4 49 62.4 55 60 61"), INK, 1),
        shape(box(_X - 4, 40, 8, 24, 2), GOLD, INK, 1.2),
    ]


def orb() -> list[str]:
    """A globe with a gold band and a star, resting on the hand."""
    return [
        shape(star(_X, 80, 8.5, 5, 0.45), GOLD, INK, 1.2),
        shape(circle(_X, 106, 17), TEAL, INK, _W),
        line(path("M40 97 C43 93 47 91 51 91"), IVORY, 1.6, 0.7),
        shape(
            path("M34.4 103 C42 109 60 109 67.6 103 L67.6 108.4 C60 114.6 42 114.6 34.4 108.4 Z"),
            GOLD,
            INK,
            1.2,
        ),
        shape(box(_X - 3.4, 86, 6.8, 5.4, 1.5), GOLD, INK, 1.1),
        fill(joined(lozenge(x, 110, 2.4, 2.6) for x in (42, 51, 60)), RED),
    ]


def _stem(leaves: bool = True) -> list[str]:
    stem = path(f"M{_X} 146 C{_X - 1} 120 {_X + 2} 100 {_X} 70")
    leaf = path("M51 112 C44 110 38 103 37 94 C46 95 51 102 51 112 Z")
    other = path("M51.4 100 C57 98 63 92 64.6 83 C56 84.6 51.4 91 51.4 100 Z")
    parts = [line(stem, INK, 4.6), line(stem, TEAL, 2.4)]
    if leaves:
        parts += [shape(leaf, TEAL, INK, 1.2), shape(other, TEAL, INK, 1.2)]
    return parts


def rose() -> list[str]:
    """A red rose."""
    petals = joined([circle(43.4, 57, 8.6), circle(58.6, 57, 8.6)])
    return [
        *_stem(),
        shape(path("M42 66 C46 73 56 73 60 66 L56 76 L51 71 L46 76 Z"), TEAL, INK, 1.1),
        shape(petals, RED, INK, _W),
        shape(circle(_X, 62.4, 9), RED, INK, _W),
        shape(circle(_X, 53.4, 9.6), RED, INK, _W),
        line(
            path(
                "M46 53 C46 48 55 47.4 56 52.4 C56.6 57 49.4 58 49.4 54 C49.6 51.6 53 51.6 53 53.6"
            ),
            IVORY,
            1.3,
        ),
    ]


def lily() -> list[str]:
    """A white lily."""
    left = path("M51 72 C41 70 36 58 37 46 C44 50 51 58 51 72 Z")
    right = path("M51 72 C61 70 66 58 65 46 C58 50 51 58 51 72 Z")
    middle = path("M51 74 C43 64 44 50 51 39 C58 50 59 64 51 74 Z")
    return [
        *_stem(),
        shape(left, IVORY, INK, _W),
        shape(right, IVORY, INK, _W),
        shape(middle, IVORY, INK, _W),
        line(path("M51 70 L51 54 M48 68 L46 58 M54 68 L56 58"), DARK_GOLD, 1.3),
        fill(joined([circle(51, 52.4, 2), circle(45.6, 56.6, 1.7), circle(56.4, 56.6, 1.7)]), GOLD),
    ]


def mirror() -> list[str]:
    """A hand mirror in a gold frame."""
    return [
        shape(path("M48.4 92 L53.6 92 L54.4 146 L47.6 146 Z"), GOLD, INK, 1.2),
        shape(ellipse(_X, 71, 15.5, 21), GOLD, INK, _W),
        shape(ellipse(_X, 71, 11, 16.4), PALE_TEAL, INK, 1.2),
        line(
            path("M45.4 72 C45.6 66 48 61 51.6 58.8 M47.6 80 C46.8 78.6 46.2 77.2 46 75.6"),
            IVORY,
            2,
        ),
        shape(circle(_X, 47.6, 3.4), RED, INK, 1.1),
        shape(ellipse(_X, 96.4, 5, 3), GOLD, INK, 1.1),
    ]


def goblet() -> list[str]:
    """A gold goblet."""
    bowl = path("M38 82 L64 82 C65 98 59 106 51 107 C43 106 37 98 38 82 Z")
    return [
        shape(path("M48 106 L54 106 L54 128 L48 128 Z"), GOLD, INK, 1.2),
        shape(bowl, GOLD, INK, _W),
        shape(ellipse(_X, 82, 13, 3.8), CHESTNUT, INK, 1.2),
        shape(ellipse(_X, 114, 5, 3), GOLD, INK, 1.1),
        fill(joined(lozenge(x, y, 2.6, 3.8) for x, y in ((43.6, 93), (51, 95), (58.4, 93))), RED),
        line(path("M42 98 C46 103 56 103 60 98"), DARK_GOLD, 1.3),
    ]


def halberd() -> list[str]:
    """A halberd with a tassel."""
    head = path("M49 64 C42 62 38 58 36 52 C35 62 35 72 38 80 C41 75 45 73 49 74 Z")
    hook = polygon([(54, 63), (66, 58), (61, 68), (66, 76), (54, 73)])
    spike = polygon([(_X - 3.6, 60), (_X, 29), (_X + 3.6, 60)])
    return [
        shape(box(_X - 2.4, 56, 4.8, 92), CHESTNUT, INK, 1.2),
        shape(spike, GREY, INK, _W),
        shape(head, GREY, INK, _W),
        shape(hook, GREY, INK, _W),
        shape(box(_X - 4, 59, 8, 18, 2), GOLD, INK, 1.2),
        shape(path("M47 79 L55 79 L57.6 95 L51 92 L44.4 95 Z"), RED, INK, 1.2),
    ]


def letter() -> list[str]:
    """A love letter, sealed with a heart."""
    centre = (50.0, 102.0)
    return [
        shape(box(33, 88, 34, 28, 1.5).turned(-12, centre), IVORY, INK, _W),
        line(path("M33.6 89 L50 104 L66.4 89").turned(-12, centre), INK, 1.2),
        shape(pip("h", 50, 103, 13), RED, INK, 1),
    ]


def arrow() -> list[str]:
    """A long arrow."""
    head = polygon([(_X, 29), (_X + 8, 48), (_X, 43.6), (_X - 8, 48)])
    vane = polygon([(_X, 8), (_X - 9, 1), (_X - 9, -7), (_X, 0), (_X + 9, -7), (_X + 9, 1)])
    vanes = [vane.moved(0, y) for y in (86.0, 94.0, 102.0)]
    return [
        line(path(f"M{_X} 44 L{_X} 147"), INK, 4.6),
        line(path(f"M{_X} 44 L{_X} 147"), CHESTNUT, 2.2),
        shape(head, GREY, INK, _W),
        shape(joined(vanes), GOLD, INK, 1.2),
    ]


def staff() -> list[str]:
    """A walking staff with a sprig of oak."""
    leaf = path(
        "M0 0 C-3 -2 -6 -3 -5 -6 C-9 -7 -9 -11 -6 -12 C-8 -16 -5 -18 -3 -17 C-2 -21 2 -21 3 -17 "
        "C5 -18 8 -16 6 -12 C9 -11 9 -7 5 -6 C6 -3 3 -2 0 0 Z"
    )
    leaves: list[Path] = [leaf.turned(turn).moved(_X, 58) for turn in (-62, 62, 0)]
    acorns = joined([ellipse(45.6, 66, 3, 4), ellipse(56.4, 66, 3, 4)])
    return [
        line(path(f"M{_X} 58 L{_X} 147"), INK, 6),
        line(path(f"M{_X} 58 L{_X} 147"), CHESTNUT, 3.4),
        *(shape(outline, TEAL, INK, 1.2) for outline in leaves),
        shape(acorns, GOLD, INK, 1.1),
        shape(path("M47 84 L55 84 L55 88 L47 88 Z"), GOLD, INK, 1.1),
    ]


ATTRIBUTES: dict[str, Callable[[], list[str]]] = {
    "Ks": sword,
    "Kh": sceptre,
    "Kd": axe,
    "Kc": orb,
    "Qs": lily,
    "Qh": rose,
    "Qd": mirror,
    "Qc": goblet,
    "Js": halberd,
    "Jh": letter,
    "Jd": arrow,
    "Jc": staff,
}
