"""The theme and the deck that are shown now; themes as Qt's palettes, and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette

from canasta_qt.ui.style.following import renew
from canasta_qt.ui.style.tokens import EVENING, MIN_TEXT, THEMES, Theme, mixed
from canasta_qt.ui.style.type import pixel_font

_ROLE: Final = QPalette.ColorRole
_GROUP: Final = QPalette.ColorGroup

_TOKENS: Final = {
    _ROLE.Window: "room", _ROLE.WindowText: "text", _ROLE.Base: "surface",
    _ROLE.AlternateBase: "surface", _ROLE.Text: "text", _ROLE.Button: "raised",
    _ROLE.ButtonText: "text", _ROLE.BrightText: "loss", _ROLE.ToolTipBase: "surface",
    _ROLE.ToolTipText: "text", _ROLE.PlaceholderText: "text_rest", _ROLE.Highlight: "accent_ground",
    _ROLE.HighlightedText: "text", _ROLE.Link: "accent", _ROLE.LinkVisited: "accent",
    _ROLE.Light: "raised", _ROLE.Midlight: "raised", _ROLE.Mid: "hairline", _ROLE.Dark: "edge",
    _ROLE.Shadow: "sunk", _ROLE.Accent: "accent",
}  # fmt: skip
"""Which token each role is."""

_WORDS: Final = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.HighlightedText)


def palette_of(theme: Theme) -> QPalette:
    palette = QPalette()
    for role, token in _TOKENS.items():
        palette.setColor(role, QColor(getattr(theme, token)))
    for role in _WORDS:
        palette.setColor(_GROUP.Disabled, role, QColor(theme.text_rest))
    palette.setColor(_GROUP.Disabled, _ROLE.Highlight, QColor(theme.hairline))
    return palette


def field_palette(theme: Theme) -> QPalette:
    """The palette of what is written in: sunk, and marked words stand on the accent."""
    palette = palette_of(theme)
    palette.setColor(_ROLE.Base, QColor(theme.sunk))
    palette.setColor(_ROLE.Highlight, QColor(theme.accent))
    palette.setColor(_ROLE.HighlightedText, QColor(theme.on_accent))
    return palette


STANDS_OUT: Final = 7.0
"""The least contrast of words where high contrast is asked for."""


def stands_out(palette: QPalette) -> bool:
    """Whether words of a palette stand out as with high contrast, on all its grounds."""
    pairs = (
        (_ROLE.WindowText, _ROLE.Window), (_ROLE.Text, _ROLE.Base),
        (_ROLE.ButtonText, _ROLE.Button), (_ROLE.HighlightedText, _ROLE.Highlight),
    )  # fmt: skip
    return all(
        contrast(palette.color(one), palette.color(other)) >= STANDS_OUT for one, other in pairs
    )


def contrast(one: QColor, other: QColor) -> float:
    """How well one colour is seen on another: 1 to 21, as WCAG counts."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def theme_of_palette(palette: QPalette) -> Theme:
    """A strong theme in the colours of a palette: those of a desktop with high contrast."""

    def value(role: QPalette.ColorRole, group: QPalette.ColorGroup = _GROUP.Active) -> str:
        return palette.color(group, role).name()

    ground, words = value(_ROLE.Window), value(_ROLE.WindowText)
    chosen, on_chosen = value(_ROLE.Highlight), value(_ROLE.HighlightedText)
    return replace(
        THEMES["high_contrast"],
        wood=ground, wood_dark=ground, room=ground, surface=value(_ROLE.Base),
        raised=value(_ROLE.Button), sunk=value(_ROLE.Base), hairline=words, edge=words, text=words,
        text_soft=words, text_rest=value(_ROLE.WindowText, _GROUP.Disabled), accent=chosen,
        on_accent=on_chosen, accent_ground=mixed(value(_ROLE.Base), chosen, 0.25), gold=words,
        focus=words, gain=words, loss=words, warning=words,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Deck:
    """How the cards look."""

    back: str = "classic"
    """Name of the picture on their backs."""
    jumbo_index: bool = False
    """Whether numbers and letters are very large."""
    four_colours: bool = False
    """Whether diamonds are blue and clubs green."""


class _Look:
    """The theme and the deck that are shown now."""

    theme = windows = EVENING
    tints: dict[str, QColor] = {}
    deck = Deck()


def current() -> Theme:
    """The theme that is shown now. Ask anew whenever something is painted."""
    return _Look.theme


def windows() -> Theme:
    """The theme of windows and controls: `current()`, or the desktop's own colours in windows."""
    return _Look.windows


def set_current(theme: Theme, windows: Theme | None = None) -> None:
    """Show another theme from now on; `windows`: another one in windows and controls."""
    beside = windows or theme
    if (theme, beside) != (_Look.theme, _Look.windows):
        _Look.theme, _Look.windows = theme, beside
        _Look.tints.clear()
        renew()


def tint(token: str) -> QColor:
    """The colour of a token in windows; do not change what is returned."""
    found = _Look.tints.get(token)
    if found is None:
        found = _Look.tints[token] = QColor(getattr(_Look.windows, token))
    return found


def deck() -> Deck:
    return _Look.deck


def set_deck(chosen: Deck) -> None:
    if chosen != _Look.deck:
        _Look.deck = chosen
        renew()


def suit_token(suit: str) -> str:
    """The colour of a suit ("s", "h", "d", "c") on an ivory ground, as `#rrggbb`."""
    theme = _Look.theme
    if _Look.deck.four_colours and suit in "dc":
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
