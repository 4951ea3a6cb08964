"""Words and sentences take the form that their place and their number ask for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from canasta_qt.engine.cards import CODE
from canasta_qt.engine.events import Melded, StockDrawn
from canasta_qt.words import events
from canasta_qt.words.cards import a_rank, card_name, listed, number, ranks_name
from canasta_qt.words.events import EventContext, announce
from canasta_qt.words.ledger import deed_of
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, Word, counted
from canasta_qt.words.translate import hand_in

KING, JACK = 13, 11
CARDS = QT_TRANSLATE_N_NOOP("Cards", "1 card", "{n} cards")

GERMAN = {
    ("Cards", "kings"): "Könige",
    ("CardsAfterOf", "kings"): "Königen",
    ("CardsAfterOf", "jacks"): "Buben",
    ("Ledger", "adds {cards} to the {ranks}"): "legt {cards} zu den {ranks:of}",
    ("Cards", "{things} and {last}"): "{things} und {last}",
    ("Cards", "the jack"): "la jota",
    ("Cards", "{the_rank} of hearts"): "{the_rank} de corazones",
}


class Few(QTranslator):
    """Translates a few words; "{n} cards" has three forms, as in Polish."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, _: str | None = None, n: int = -1) -> str | None:
        if (context, text) == ("Cards", "{n} cards") and n >= 0:
            return "{n} karta" if n == 1 else "{n} karty" if n < 5 else "{n} kart"
        return GERMAN.get((context, text))


@pytest.fixture
def foreign(qapp: QApplication) -> Iterator[None]:
    few = Few()
    hand_in(QCoreApplication.translate)
    qapp.installTranslator(few)
    yield
    qapp.removeTranslator(few)


def test_english_says_one_and_many() -> None:
    assert [counted(CARDS, n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert number(-1, "point") == "−1 points"


@pytest.mark.usefixtures("foreign")
def test_another_language_has_its_own_forms() -> None:
    assert [counted(CARDS, n) for n in (1, 3, 7)] == ["1 karta", "3 karty", "7 kart"]


@pytest.mark.usefixtures("foreign")
def test_a_translation_chooses_the_form_of_a_word() -> None:
    assert f"eine Meldung von {ranks_name(KING):of}" == ("eine Meldung von Königen")
    hearts = CODE.index("Jh")
    assert f"Descartas {card_name(hearts):the}." == ("Descartas la jota de corazones.")


@pytest.mark.usefixtures("foreign")
def test_the_ledger_takes_the_form_that_a_translation_asks_for() -> None:
    king = CODE.index("Kh")
    told = EventContext(("Vera", "Otto"), viewer=1, kind_of_meld=lambda _: KING)
    deed = deed_of(Melded(seat=0, side=0, uid=1, cards=(king,), new=False), told)
    assert deed is not None
    assert deed.words == "legt {cards} zu den Königen"


@pytest.mark.usefixtures("foreign")
def test_a_list_of_words_has_their_forms() -> None:
    both = listed([ranks_name(KING), ranks_name(JACK)])
    assert f"{both:of}" == "Königen und Buben"


def test_a_form_that_a_word_has_not_is_the_word_itself() -> None:
    assert f"{Word('sieben'):the}" == "sieben"


def test_whatever_fills_the_place_of_a_card_may_be_asked_for_a_form(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(events, "_DRAWN", ("Robas {card:the}.", "{name} roba {card:the}."))
    told = EventContext(("Vera", "Otto"), viewer=1, kind_of_meld=lambda _: KING)
    cards = (CODE.index("Kh"), CODE.index("Jh"))
    said = [announce(StockDrawn(1, cards[:n]), told) for n in (1, 2)]
    assert said == ["Robas the king of hearts.", "Robas the king of hearts and the jack of hearts."]
    assert f"Tira {a_rank(JACK):the}." == "Tira a jack."
