"""The themes and felts that can be chosen, as colour tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from canasta_qt.table.theme import EVENING, Theme

_LIGHT: Final = Theme(
    felt="#bcd8c6", felt_edge="#a3c5b1", wood="#dcc198", wood_dark="#cfb084",
    ivory="#fffdf6", accent="#6a3100", on_accent="#ffffff",
    warning="#6a3100", refusal="#9c2f20", on_refusal="#ffffff", refused="#9c2f20",
    text="#16231f", text_soft="#2f3d38", plate="#f3f1e4", plate_edge="#6f8c7d",
    pressed="#dcdccb", disabled="#5d6b65", disabled_edge="#a9b8ae", on_canasta="#fffdf6",
    mark_ground="#12302e",
)  # fmt: skip

_DARK: Final = Theme(
    felt="#262f33", felt_edge="#12181a", wood="#2e2622", wood_dark="#171311",
    ivory="#e9e4d6", card="#ebe6d8", accent="#e6b450",
    refusal="#8c2f22", on_refusal="#fbf3e6",
    text="#ece7da", text_soft="#b4bdbb", plate="#171d20", plate_edge="#55666c",
    pressed="#0b0f11", disabled="#88938f", disabled_edge="#37444a", mark_ground="#0d1214",
)  # fmt: skip

_HIGH_CONTRAST: Final = Theme(
    felt="#000000", felt_edge="#000000", wood="#000000", wood_dark="#000000",
    ivory="#ffffff", card="#ffffff", ink="#000000", red="#a80000",
    diamonds="#00459c", clubs="#00561f",
    accent="#ffe000", on_accent="#000000",
    warning="#ffb84d", refusal="#7a0000", on_refusal="#ffffff", refused="#ff9a8a",
    text="#ffffff", text_soft="#ffffff", plate="#000000", plate_edge="#ffffff",
    pressed="#333333", disabled="#b8b8b8", disabled_edge="#8c8c8c",
    natural="#8f0000", mixed="#000000", wild="#4a2f00", on_canasta="#ffffff", star="#ffe000",
    mark_ground="#000000", strong=True,
)  # fmt: skip

THEMES: Final[Mapping[str, Theme]] = {
    "evening": EVENING,
    "light": _LIGHT,
    "dark": _DARK,
    "high_contrast": _HIGH_CONTRAST,
}
"""The themes by name."""

FELTS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "green": ("#23583a", "#0d2a1b", "#10331f", "#4a7d5f"),
    "blue": ("#244a70", "#0d2136", "#11293f", "#4a74a0"),
    "burgundy": ("#662a38", "#31111a", "#3c1620", "#97626e"),
    "walnut": ("#59402e", "#281b12", "#2f2017", "#8b6c53"),
    "slate": ("#434c53", "#1d2327", "#23292e", "#6f7b85"),
}
"""Felts of one's own: cloth, its rim, plates and their edges, as they are in the evening."""

_PALE, _DEEP = 0.7, 0.45
"""How far a felt goes towards white in the light theme, towards black in the dark one."""


def theme_of(name: str, felt: str = "theme") -> Theme:
    """A theme by name with one of `FELTS`, or with its own felt.

    With high contrast the felt stays black.
    """
    theme = THEMES[name]
    if felt not in FELTS or theme.strong:
        return theme
    cloth, rim, plate, edge = FELTS[felt]
    if name == "light":
        pale = mixed(cloth, "#ffffff", _PALE)
        return replace(theme, felt=pale, felt_edge=mixed(pale, cloth, 0.1), plate_edge=edge)
    if name == "dark":
        cloth, rim, plate = (mixed(value, "#000000", _DEEP) for value in (cloth, rim, plate))
    return replace(
        theme, felt=cloth, felt_edge=rim, plate=plate, plate_edge=edge, pressed=rim, mark_ground=rim
    )


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two: `share` 0 is the first, 1 the second."""
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _parts(value: str) -> tuple[int, int, int]:
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)
