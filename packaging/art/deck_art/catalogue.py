"""Every picture by its file name below resources/."""

from __future__ import annotations

from deck_art.courts import court_card
from deck_art.numbers import ace, number_card
from deck_art.pips import PIP_PLACES, SUIT_NAMES, SUITS
from deck_art.svg import CARD_HEIGHT, CARD_WIDTH, document


def _card(title: str, elements: list[str]) -> str:
    return document(CARD_WIDTH, CARD_HEIGHT, title, elements)


def pictures() -> dict[str, str]:
    """File name below resources/ to SVG text."""
    found: dict[str, str] = {}
    for suit in SUITS:
        for rank in PIP_PLACES:
            found[f"cards/{rank}{suit}.svg"] = _card(
                f"{rank} of {SUIT_NAMES[suit]}", number_card(rank, suit)
            )
        for rank, name in (("J", "jack"), ("Q", "queen"), ("K", "king")):
            found[f"cards/{rank}{suit}.svg"] = _card(
                f"{name} of {SUIT_NAMES[suit]}", court_card(rank, suit)
            )
        found[f"cards/A{suit}.svg"] = _card(f"ace of {SUIT_NAMES[suit]}", ace(suit))
    return found
