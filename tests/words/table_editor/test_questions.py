"""Questions in plain words, in three languages, and the cards that they name."""

from __future__ import annotations

import pytest

from canasta_qt.words.table_editor.questions import QUESTIONS, meant, sentence

KINGS = {"K": 3}


@pytest.mark.parametrize(
    ("question", "texts"),
    [
        ("take", "may I take the pile|Darf ich das Paket nehmen?|¿Puedo tomar el pozo?"),
        ("take", "can I pick up the pile|kann ich die Ablage aufnehmen|puedo llevarme el pozo"),
        ("draw", "may I draw from the stock|darf ich ziehen|puedo robar del mazo"),
        ("draw", "may I take a card from the stock|eine vom Stapel nehmen?|tomar del mazo"),
        ("lay", "may I lay these down|darf ich die auslegen|puedo bajar estas cartas"),
        ("lay", "may I meld|kann ich herauskommen|¿puedo abrir?"),
        ("throw", "may I discard this|darf ich das abwerfen|puedo descartar esta"),
        ("throw", "may I put it on the pile|auf die Ablage legen?|ponerla en el pozo"),
        ("out", "may I go out?|Darf ich ausmachen?|¿Puedo cerrar?"),
        ("ask", "may I ask my partner|darf ich meinen Partner fragen|preguntar al compañero"),
        ("frozen", "is the pile frozen|ist das Paket eingefroren|¿está congelado el pozo?"),
        ("points", "how many points|wie viele Punkte brauchen wir|¿cuántos puntos necesito?"),
        ("canastas", "how many canastas|wie viele Canastas|¿cuántas canastas?"),
        ("what", "what can I do|Was darf ich tun?|¿qué puedo hacer?"),
    ],
)
def test_the_common_questions_are_understood(question: str, texts: str) -> None:
    for text in texts.split("|"):
        found = meant(text)
        assert found is not None, text
        assert found.question == question, text


@pytest.mark.parametrize(
    ("texts", "cards"),
    [
        ("meld three kings|drei Könige auslegen|bajar tres reyes", {"K": 3}),
        ("throw the king of hearts|Herz-König ablegen|Herzkönig ablegen|tirar Kh", {"Kh": 1}),
        ("tirar el rey de corazones|discard Kh", {"Kh": 1}),
        ("discard a black three|eine schwarze Drei abwerfen|tirar un tres negro", {"3b": 1}),
        ("lay two red threes|zwei rote Dreien legen|bajar dos treses rojos", {"3r": 2}),
        ("take the pile with two nines|das Paket mit zwei Neunen nehmen", {"9": 2}),
        ("discard a 10|die Zehn ablegen|tirar el diez", {"T": 1}),
        ("lay my kings|meine Könige auslegen|bajar los reyes", {"K": 0}),
        ("meld A 2 X", {"A": 1, "2": 1, "X": 1}),
        ("may I take a card|darf ich eine Karte ziehen|puedo robar una carta", {}),
        ("three aces and a joker melden|tres ases y un comodín bajar", {"A": 3, "X": 1}),
    ],
)
def test_cards_are_found_by_their_names(texts: str, cards: dict[str, int]) -> None:
    for text in texts.split("|"):
        found = meant(text)
        assert found is not None, text
        assert {one.word: one.count for one in found.cards} == cards, text


def test_whatever_is_offered_is_understood() -> None:
    for question in QUESTIONS:
        found = meant(sentence(question))
        assert found is not None
        assert found.question == question
        assert found.cards == ()


@pytest.mark.parametrize("text", ["", "hello there", "???", "wer gewinnt", "🂡", "x" * 400])
def test_nothing_is_made_of_other_texts(text: str) -> None:
    assert meant(text) is None


@pytest.mark.parametrize(
    ("text", "question", "cards"),
    [
        ("Posso prendere il pozzo con due nove?", "take", {"9": 2}),
        ("posso pescare dal tallone", "draw", {}),
        ("Posso calare tre re e una pinella?", "lay", {"K": 3, "2": 1}),
        ("scartare la donna di cuori", "throw", {"Qh": 1}),
        ("Posso chiudere?", "out", {}),
        ("chiedo al compagno", "ask", {}),
        ("Il pozzo è congelato?", "frozen", {}),
        ("Quanti punti per aprire?", "points", {}),
        ("Quante canaste servono?", "canastas", {}),
        ("Che cosa posso fare?", "what", {}),
        ("posso esporre un tre rosso", "lay", {"3r": 1}),
    ],
)
def test_italian_questions(text: str, question: str, cards: dict[str, int]) -> None:
    found = meant(text)
    assert found is not None
    assert found.question == question
    assert {one.word: one.count for one in found.cards} == cards
