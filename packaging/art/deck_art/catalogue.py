"""Every picture by its file name below resources/."""

from __future__ import annotations

from deck_art.backs import FELT_SIZE, classic_back, evening_felt
from deck_art.courts import court_card
from deck_art.icons import TOOLBAR, app_icon, suit_icon
from deck_art.jokers import joker_card
from deck_art.numbers import ace, number_card
from deck_art.pips import PIP_PLACES, SUIT_NAMES, SUITS
from deck_art.portraits import portraits
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
    found["cards/X1.svg"] = _card("red joker", joker_card(red=True))
    found["cards/X2.svg"] = _card("black joker", joker_card(red=False))
    found["backs/classic.svg"] = _card("card back", classic_back())
    found["felts/evening.svg"] = document(FELT_SIZE, FELT_SIZE, "felt", evening_felt())
    found.update(_small_pictures())
    return found


def _small_pictures() -> dict[str, str]:
    found = {"icons/canasta-qt.svg": document(512, 512, "Canasta Qt", app_icon())}
    for name, draw in TOOLBAR.items():
        found[f"icons/{name}.svg"] = document(24, 24, name, draw())
    for suit in SUITS:
        found[f"icons/suit-{suit}.svg"] = document(24, 24, SUIT_NAMES[suit], suit_icon(suit))
    for index, elements in enumerate(portraits(), start=1):
        found[f"faces/face-{index}.svg"] = document(96, 96, f"portrait {index}", elements)
    return found
