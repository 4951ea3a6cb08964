"""Colours, type and measures of the table, and the themes and felts that can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication

MIN_TEXT = 12
"""No text is set smaller than this many pixels."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colour tokens as `#rrggbb`.

    Text keeps at least 4.5:1 contrast on felt, wood and plates, 7:1 where `strong`.

    Attributes:
        felt, felt_edge: the table in the light and at its rim.
        wood, wood_dark: the frame and the bar on top.
        diamonds, clubs: those suits in a deck of four colours.
        ivory, ink, red: grounds and signs that look like cards; `card` is the cards' own ground.
        accent: what is legal here, whose turn it is; `on_accent` is written on it.
        warning: the frame of a warning.
        refusal: the ground of a refusal, `on_refusal` what stands on it, `refused` its outline.
        text, text_soft: words on felt, wood and plates; the soft ones matter less.
        plate, plate_edge, pressed: labels and buttons; `disabled` and its edge are those at rest.
        natural, mixed, wild: grounds of the counts of canastas; `on_canasta` is written on them,
            and `star` is the sign of their wild cards.
        mark_ground: the disc on which the marks of the sides stand.
        strong: edges are drawn plainly, nothing is shaded.
    """

    felt: str = "#1d5654"
    felt_edge: str = "#0c2b2d"
    wood: str = "#5b3a22"
    wood_dark: str = "#2b190e"
    ivory: str = "#fbf7ec"
    card: str = "#fdfaf1"
    ink: str = "#23242a"
    red: str = "#b3202a"
    diamonds: str = "#1a56a8"
    clubs: str = "#1b6b38"
    accent: str = "#f0c04f"
    warning: str = "#e39a3b"
    refusal: str = "#a63a2a"
    text: str = "#f6efdf"
    text_soft: str = "#c5d3c9"
    plate: str = "#0f3436"
    plate_edge: str = "#3d6f6c"
    pressed: str = "#0a2324"
    disabled: str = "#8fa39d"
    disabled_edge: str = "#2c5250"
    on_accent: str = "#23242a"
    on_refusal: str = "#f6efdf"
    refused: str = "#f08a74"
    natural: str = "#b3202a"
    mixed: str = "#23242a"
    wild: str = "#6b4a12"
    on_canasta: str = "#f6efdf"
    star: str = "#f0c04f"
    mark_ground: str = "#0c2b2d"
    strong: bool = False


EVENING = Theme()
"""The usual theme: a good table in an evening room."""


@dataclass(frozen=True, slots=True)
class Deck:
    """How the cards look.

    Attributes:
        back: name of the picture on their backs.
        jumbo_index: very large numbers and letters.
        four_colours: diamonds are blue and clubs green.
    """

    back: str = "classic"
    jumbo_index: bool = False
    four_colours: bool = False


class _Look(QObject):
    """Holds the theme and the deck that are shown now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = EVENING
        self.deck = Deck()


look = _Look()
"""Its signal `changed` tells that `current()` or `deck()` is another one: paint again."""


def current() -> Theme:
    """The theme that is shown now. Ask anew whenever something is painted."""
    return look.theme


def set_current(theme: Theme) -> None:
    """Show another theme from now on; everything that is painted is painted anew."""
    if theme != look.theme:
        look.theme = theme
        look.changed.emit()


def deck() -> Deck:
    """How the cards look now."""
    return look.deck


def set_deck(chosen: Deck) -> None:
    """Show other cards from now on."""
    if chosen != look.deck:
        look.deck = chosen
        look.changed.emit()


def suit_token(suit: str) -> str:
    """The colour of a suit ("s", "h", "d", "c") on an ivory ground, as `#rrggbb`."""
    theme = look.theme
    if look.deck.four_colours and suit in "dc":
        return theme.diamonds if suit == "d" else theme.clubs
    return theme.red if suit in "hd" else theme.ink


def colour(value: str, alpha: int = 255) -> QColor:
    """A colour token as `QColor` with an opacity of 0 to 255."""
    result = QColor(value)
    result.setAlpha(alpha)
    return result


def font(pixels: float, *, bold: bool = False) -> QFont:
    """The system's UI font at a size in pixels, never below `MIN_TEXT`."""
    result = QFont(QGuiApplication.font())
    result.setPixelSize(max(MIN_TEXT, round(pixels)))
    result.setBold(bold)
    return result


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
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
