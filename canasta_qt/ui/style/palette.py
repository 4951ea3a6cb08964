"""The colours of windows as Qt's palettes have them, and a theme read from such a palette."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtGui import QColor, QPalette

from canasta_qt.ui.style.tokens import THEMES, Theme, mixed

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
    """The palette of windows of a theme."""
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
