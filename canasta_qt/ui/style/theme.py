"""The theme and the deck that are shown now, and colours and fonts of them as Qt has them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont

from canasta_qt.ui.style.following import renew
from canasta_qt.ui.style.tokens import EVENING, MIN_TEXT, Theme
from canasta_qt.ui.style.type import pixel_font


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


class _Look:
    """The theme and the deck that are shown now."""

    def __init__(self) -> None:
        self.theme = self.windows = EVENING
        self.tints: dict[str, QColor] = {}
        self.deck = Deck()


_look = _Look()


def current() -> Theme:
    """The theme that is shown now. Ask anew whenever something is painted."""
    return _look.theme


def windows() -> Theme:
    """The theme of windows and controls: `current()`, or the desktop's own colours in windows."""
    return _look.windows


def set_current(theme: Theme, windows: Theme | None = None) -> None:
    """Show another theme from now on; everything that is painted is painted anew.

    `windows` is for a desktop whose own colours are to be kept in windows and controls.
    """
    beside = windows or theme
    if (theme, beside) != (_look.theme, _look.windows):
        _look.theme, _look.windows = theme, beside
        _look.tints.clear()
        renew()


def tint(token: str) -> QColor:
    """The colour of a token in windows; do not change what is returned."""
    found = _look.tints.get(token)
    if found is None:
        found = _look.tints[token] = QColor(getattr(_look.windows, token))
    return found


def deck() -> Deck:
    """How the cards look now."""
    return _look.deck


def set_deck(chosen: Deck) -> None:
    """Show other cards from now on."""
    if chosen != _look.deck:
        _look.deck = chosen
        renew()


def suit_token(suit: str) -> str:
    """The colour of a suit ("s", "h", "d", "c") on an ivory ground, as `#rrggbb`."""
    theme = _look.theme
    if _look.deck.four_colours and suit in "dc":
        return theme.diamonds if suit == "d" else theme.clubs
    return theme.red if suit in "hd" else theme.ink


def colour(value: str, alpha: int = 255) -> QColor:
    """A colour token as `QColor` with an opacity of 0 to 255."""
    result = QColor(value)
    result.setAlpha(alpha)
    return result


def font(pixels: float, *, bold: bool = False) -> QFont:
    """The text's font at a size in pixels, never below `MIN_TEXT`."""
    return pixel_font(max(MIN_TEXT, round(pixels)), 600 if bold else 400)
