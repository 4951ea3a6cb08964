"""Finds the drawing of a card and gives it the colours of the deck and theme shown now."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.table.theme import Deck, current, deck

BACK = "back"
"""The name of a card face down."""

GROUND, EDGE, RED, DIAMONDS, CLUBS = "#fdfaf1", "#c9bd9e", "#c2352b", "#c2352c", "#1c2739"
"""Colours in the drawings that a deck or a theme may exchange; the last two are the suits alone."""

STRONG_EDGE: Final = "#000000"


class Look(NamedTuple):
    """What the pictures depend on: when it changes they are drawn anew."""

    deck: Deck
    ground: str
    red: str
    suits: tuple[str, str]
    strong: bool


def look_now() -> Look:
    """What the pictures are drawn by at this moment."""
    theme = current()
    return Look(deck(), theme.card, theme.red, (theme.diamonds, theme.clubs), theme.strong)


def renderer_of(resources: Path, face: str) -> QSvgRenderer | None:
    """The parsed drawing of a face or of `BACK`; None when there is none or it is broken."""
    shown = look_now()
    path = resources / _folder(face, shown.deck)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    renderer = QSvgRenderer(QByteArray(_coloured(text, shown).encode("utf-8")))
    return renderer if renderer.isValid() else None


def _folder(face: str, chosen: Deck) -> str:
    if face == BACK:
        return f"backs/{chosen.back}.svg"
    return f"{'cards-jumbo' if chosen.jumbo_index else 'cards'}/{face}.svg"


def _coloured(text: str, shown: Look) -> str:
    """The drawing with its ground, edge and suits in the colours of deck and theme."""
    colours = {GROUND: shown.ground}
    if shown.deck.four_colours:
        colours |= {DIAMONDS: shown.suits[0], CLUBS: shown.suits[1]}
    if shown.strong:
        colours |= {EDGE: STRONG_EDGE, RED: shown.red}
        colours.setdefault(DIAMONDS, shown.red)
    for drawn, wanted in colours.items():
        text = text.replace(drawn, wanted)
    return text
