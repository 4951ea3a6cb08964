"""Colours, type and measures of the table, in one place."""

from __future__ import annotations

from dataclasses import dataclass

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
