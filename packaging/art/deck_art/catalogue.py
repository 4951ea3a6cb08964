"""Every picture by its file name below resources/."""

from __future__ import annotations

from collections.abc import Iterator

from deck_art.backs import (
    CLOTHS,
    FELT_SIZE,
    evening_felt,
    medallion_back,
    plain_back,
    woven_back,
)
from deck_art.courts import court_card
from deck_art.icon_family import LINES, icon_of
from deck_art.icons import TOOLBAR, app_icon, suit_icon
from deck_art.jokers import joker_card
from deck_art.jumbo import jumbo_court, jumbo_joker, jumbo_number
from deck_art.numbers import ace, number_card
from deck_art.pips import PIP_PLACES, SUIT_NAMES, SUITS
from deck_art.portraits import portraits
from deck_art.svg import CARD_HEIGHT, CARD_WIDTH, document


def _card(title: str, elements: list[str]) -> str:
    return document(CARD_WIDTH, CARD_HEIGHT, title, elements)


COURTS = (("J", "jack"), ("Q", "queen"), ("K", "king"))


def _deck() -> Iterator[tuple[str, str, list[str], list[str]]]:
    """File name, title, picture and picture with very large indices of each of the 54 cards."""
    for suit in SUITS:
        of = SUIT_NAMES[suit]
        for rank in PIP_PLACES:
            yield rank + suit, f"{rank} of {of}", number_card(rank, suit), jumbo_number(rank, suit)
        for rank, name in COURTS:
            yield rank + suit, f"{name} of {of}", court_card(rank, suit), jumbo_court(rank, suit)
        yield f"A{suit}", f"ace of {of}", ace(suit), jumbo_number("A", suit)
    yield "X1", "red joker", joker_card(red=True), jumbo_joker(red=True)
    yield "X2", "black joker", joker_card(red=False), jumbo_joker(red=False)


def pictures() -> dict[str, str]:
    """File name below resources/ to SVG text."""
    found: dict[str, str] = {}
    for name, title, usual, jumbo in _deck():
        found[f"cards/{name}.svg"] = _card(title, usual)
        found[f"cards-jumbo/{name}.svg"] = _card(title, jumbo)
    for cloth in CLOTHS:
        found[f"backs/{cloth}.svg"] = _card("card back", medallion_back(cloth))
    found["backs/weave.svg"] = _card("card back", woven_back())
    found["backs/plain.svg"] = _card("card back", plain_back())
    found["felts/evening.svg"] = document(FELT_SIZE, FELT_SIZE, "felt", evening_felt())
    found.update(_small_pictures())
    return found


def _small_pictures() -> dict[str, str]:
    found = {"icons/canasta-qt.svg": document(512, 512, "Canasta Qt", app_icon())}
    for name, draw in TOOLBAR.items():
        found[f"icons/{name}.svg"] = document(24, 24, name, draw())
    for name in LINES:
        found[f"icons/{name}.svg"] = document(24, 24, name, icon_of(name))
    for suit in SUITS:
        found[f"icons/suit-{suit}.svg"] = document(24, 24, SUIT_NAMES[suit], suit_icon(suit))
    for index, elements in enumerate(portraits(), start=1):
        found[f"faces/face-{index}.svg"] = document(96, 96, f"portrait {index}", elements)
    return found
