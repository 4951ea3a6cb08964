"""The program's icon, and one-colour toolbar icons on a 24 x 24 grid.

Toolbar icons use one colour only, so that the program may tint them to any theme.
"""

from __future__ import annotations

from collections.abc import Callable

from deck_art.palette import CHESTNUT, DARK_GOLD, EDGE, FELT, GOLD, INK, IVORY, RED
from deck_art.paths import Path, box, circle, joined, path, star
from deck_art.pips import SUIT_COLOURS, pip
from deck_art.svg import fill, group, line, shape

_STROKE = 2.0


def _icon(outline: Path, solid: Path | None = None) -> list[str]:
    parts = [line(outline, INK, _STROKE)]
    return parts if solid is None else [*parts, fill(solid, INK)]


def _new_match() -> list[str]:
    return _icon(
        box(3, 6.5, 10.5, 14.5, 1.8)
        + path("M7.5 3.2 L15.6 3.2 C16.7 3.2 17.5 4 17.5 5.1 L17.5 9.5")
        + path("M18 13.5 L18 20.5 M14.5 17 L21.5 17").moved(-0.2, 0.5)
    )


def _undo() -> list[str]:
    return _icon(
        path(
            "M8.5 4 L4 8.5 L8.5 13 M4 8.5 L14 8.5 C17.6 8.5 20 11 20 14.2 "
            "C20 17.5 17.6 20 14 20 L9 20"
        )
    )


def _redo() -> list[str]:
    return _icon(
        path(
            "M15.5 4 L20 8.5 L15.5 13 M20 8.5 L10 8.5 C6.4 8.5 4 11 4 14.2 "
            "C4 17.5 6.4 20 10 20 L15 20"
        )
    )


def _sort() -> list[str]:
    return _icon(
        path(
            "M3.5 6 L10.5 6 M3.5 12 L12.5 12 M3.5 18 L14.5 18 "
            "M18.5 4.5 L18.5 19.5 M15.5 7.5 L18.5 4.5 L21.5 7.5"
        )
    )


def _score_sheet() -> list[str]:
    return _icon(
        box(4.5, 3, 15, 18, 2.2)
        + path(
            "M12 7 L12 17.2 M7.6 8 L9.2 8 M7.6 12 L9.2 12 "
            "M7.6 16 L9.2 16 M14.8 8 L16.4 8 M14.8 12 L16.4 12"
        )
    )


def _rules() -> list[str]:
    return _icon(
        path(
            "M12 6.6 C10 4.8 6.6 4.2 3 4.6 L3 18.6 C6.6 18.2 10 18.8 12 20.6 "
            "C14 18.8 17.4 18.2 21 18.6 L21 4.6 C17.4 4.2 14 4.8 12 6.6 Z M12 6.6 L12 20.2"
        )
    )


_QUESTION = "M9 9.4 C9 7.4 10.3 6.2 12.1 6.2 C13.9 6.2 15.2 7.4 15.2 9 C15.2 11 12.1 11.4 12.1 13.6"


def _help() -> list[str]:
    return _icon(circle(12, 12, 9) + path(_QUESTION).moved(0, 0.4), circle(12.1, 17.3, 1.3))


def _quit() -> list[str]:
    return _icon(
        path(
            "M13 3.5 L6.2 3.5 C5 3.5 4.2 4.3 4.2 5.5 L4.2 18.5 C4.2 19.7 5 20.5 6.2 20.5 "
            "L13 20.5 M10 12 L20.5 12 M16.6 8 L20.5 12 L16.6 16"
        )
    )


def _ask() -> list[str]:
    bubble = path(
        "M5.4 3 L18.6 3 C20.2 3 21.4 4.2 21.4 5.8 L21.4 14.6 C21.4 16.2 20.2 17.4 18.6 17.4 "
        "L11.4 17.4 L6.6 21.4 L6.6 17.4 L5.4 17.4 C3.8 17.4 2.6 16.2 2.6 14.6 L2.6 5.8 "
        "C2.6 4.2 3.8 3 5.4 3 Z"
    )
    mark = path(_QUESTION).scaled(0.86).moved(1.6, 0.3)
    return _icon(bubble + mark, circle(12, 14.5, 1.2))


def _pass() -> list[str]:
    return _icon(path("M4 5 L10.5 12 L4 19 M11.5 5 L18 12 L11.5 19 M21 5 L21 19"))


def _settings() -> list[str]:
    return _icon(
        path(
            "M3 6.5 L12 6.5 M18.5 6.5 L21 6.5 M3 12 L5 12 M11.5 12 L21 12 M3 17.5 L13 17.5 "
            "M19.5 17.5 L21 17.5"
        )
        + circle(15.2, 6.5, 2.6)
        + circle(8.2, 12, 2.6)
        + circle(16.2, 17.5, 2.6)
    )


TOOLBAR: dict[str, Callable[[], list[str]]] = {
    "new-match": _new_match,
    "undo": _undo,
    "redo": _redo,
    "sort": _sort,
    "score-sheet": _score_sheet,
    "rules": _rules,
    "help": _help,
    "quit": _quit,
    "ask": _ask,
    "pass": _pass,
    "settings": _settings,
}


def suit_icon(suit: str) -> list[str]:
    """A suit alone, in its own colour, on the 24 grid."""
    return [fill(pip(suit, 12, 12, 20), SUIT_COLOURS[suit])]


def _card(turn: float, mark: str) -> str:
    sheet = box(-80, -362, 160, 290, 20)
    return group(
        f"translate(256 440) rotate({turn})",
        [
            shape(sheet, IVORY, EDGE, 5),
            fill(pip(mark, 0, -272, 116), SUIT_COLOURS[mark]),
        ],
    )


def _basket() -> list[str]:
    """A gold basket: canasta is Spanish for basket."""
    body = path(
        "M92 296 L420 296 L388 424 C384 440 374 448 358 448 L154 448 C138 448 128 440 124 424 Z"
    )
    rim = box(76, 274, 360, 46, 23)
    slats = []
    for row in range(3):
        y = 340 + row * 36
        for column in range(5):
            x = 130 + column * 56 + (28 if row % 2 else 0)
            if x + 40 < 404 - row * 9:
                slats.append(path(f"M{x + row * 4} {y} L{x + 34 + row * 4} {y}"))
    return [
        shape(body, GOLD, CHESTNUT, 9),
        line(joined(slats), DARK_GOLD, 15),
        shape(rim, "#f0c467", CHESTNUT, 9),
    ]


def app_icon() -> list[str]:
    """Three cards in a basket on the felt."""
    return [
        fill(box(8, 8, 496, 496, 108), FELT),
        line(box(14, 14, 484, 484, 102), "#2b6d6c", 6),
        _card(-25, "s"),
        _card(25, "c"),
        _card(0, "h"),
        *_basket(),
        fill(star(256, 386, 40, inner=0.46), RED),
    ]
