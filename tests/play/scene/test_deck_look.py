"""Backs, large indices, four colours and themes reach the cards that are drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from canasta_qt.library.preferences import CHOICES
from canasta_qt.play.scene.view import TableView
from canasta_qt.ui.cards.card_art import CLUBS, DIAMONDS, EDGE, GROUND, RED, CardArt, renderer_of
from canasta_qt.ui.cards.symbols import suit_colour
from canasta_qt.ui.style.theme import Deck, set_current, set_deck
from canasta_qt.ui.style.tokens import EVENING, THEMES
from tests.helpers import RESOURCES
from tests.helpers.table import table_models as tables

WIDTH = 96.0


@pytest.fixture(autouse=True)
def usual_look(qapp: object) -> Iterator[None]:
    yield
    set_current(EVENING)
    set_deck(Deck())


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt(RESOURCES)


def drawn(art: CardArt, face: str | None) -> QImage:
    """A drawn card."""
    art.request([(face, WIDTH)])
    art.finish()
    picture, sharp = art.picture(face, WIDTH)
    assert sharp
    return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)


def colours(image: QImage) -> set[str]:
    """Every colour of a picture."""
    return {QColor(pixel).name() for pixel in set(image.constBits().cast("I"))}


def test_every_back_that_can_be_chosen_is_drawn(qapp: object) -> None:
    for name in CHOICES["back"].values:
        set_deck(Deck(back=name))
        assert renderer_of(RESOURCES, "back") is not None


def test_another_deck_draws_the_cards_anew(art: CardArt) -> None:
    before = drawn(art, "7h")
    set_deck(Deck(jumbo_index=True))
    assert not art.is_sharp("7h", WIDTH)
    assert drawn(art, "7h") != before


def test_four_colours_are_four_colours(art: CardArt) -> None:
    set_deck(Deck(four_colours=True))
    assert len({suit_colour(suit).name() for suit in "shdc"}) == 4
    assert suit_colour("d").name() in colours(drawn(art, "9d"))
    assert suit_colour("c").name() in colours(drawn(art, "9c"))


def test_two_colours_leave_the_suits_as_they_were_drawn(art: CardArt) -> None:
    assert DIAMONDS in colours(drawn(art, "9d"))
    assert CLUBS in colours(drawn(art, "9c"))


def test_high_contrast_has_white_cards(art: CardArt) -> None:
    set_current(THEMES["high_contrast"])
    seen = colours(drawn(art, "9s"))
    assert "#ffffff" in seen
    assert GROUND not in seen


def test_the_colours_that_are_exchanged_are_those_of_the_drawings() -> None:
    text = (RESOURCES / "cards" / "9d.svg").read_text("utf-8")
    clubs = (RESOURCES / "cards" / "9c.svg").read_text("utf-8")
    hearts = (RESOURCES / "cards" / "9h.svg").read_text("utf-8")
    assert all(value in text for value in (GROUND, EDGE, DIAMONDS))
    assert RED not in text
    assert RED in hearts
    assert CLUBS in clubs


def test_another_theme_leaves_the_prompt_as_much_room_as_before(view: TableView) -> None:
    view.show_model(tables.full_deal())
    before = view.scene().fixed_items.prompt.area
    set_current(THEMES["light"])
    assert view.scene().fixed_items.prompt.area == before
