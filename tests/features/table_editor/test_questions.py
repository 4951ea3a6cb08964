"""Questions in plain words, in the languages of the program, and the cards that they name."""

from __future__ import annotations

from canasta_qt.features.table_editor.words.questions import QUESTIONS, QuestionText, meant
from tests.helpers.cases import for_each

KINGS = {"K": 3}


@for_each(
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


@for_each(
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
        found = meant(QuestionText.of(question)())
        assert found is not None
        assert found.question == question
        assert found.cards == ()


@for_each("text", ["", "hello there", "???", "wer gewinnt", "🂡", "x" * 400])
def test_nothing_is_made_of_other_texts(text: str) -> None:
    assert meant(text) is None


@for_each(
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


_ELSEWHERE = [
    # French
    ("Puis-je prendre la pile avec deux neuf ?", "take", {"9": 2}),
    ("puis-je ramasser la défausse", "take", {}),
    ("Puis-je piocher ?", "draw", {}),
    ("prendre une carte de la pioche", "draw", {}),
    ("Puis-je poser trois rois et un as ?", "lay", {"K": 3, "A": 1}),
    ("ajouter un as et un joker", "lay", {"A": 1, "X": 1}),
    ("Puis-je défausser la dame de cœur ?", "throw", {"Qh": 1}),
    ("jeter un trois noir", "throw", {"3b": 1}),
    ("la poser sur la pile", "throw", {}),
    ("Puis-je sortir ?", "out", {}),
    ("demander à mon partenaire", "ask", {}),
    ("La pile est-elle gelée ?", "frozen", {}),
    ("Combien de points pour ouvrir ?", "points", {}),
    ("Combien de canastas faut-il ?", "canastas", {}),
    ("Que puis-je faire ?", "what", {}),
    # Brazilian Portuguese
    ("Posso pegar o lixo com dois noves?", "take", {"9": 2}),
    ("Posso comprar do monte?", "draw", {}),
    ("pegar uma carta do monte", "draw", {}),
    ("Posso baixar as damas?", "lay", {"Q": 0}),
    ("baixar três reis e um ás", "lay", {"K": 3, "A": 1}),
    ("posso pôr dois três vermelhos", "lay", {"3r": 2}),
    ("Posso descartar o valete de copas?", "throw", {"Jh": 1}),
    ("jogar esta no lixo", "throw", {}),
    ("Posso bater?", "out", {}),
    ("Posso perguntar ao parceiro?", "ask", {}),
    ("O lixo está congelado?", "frozen", {}),
    ("Quantos pontos para abrir?", "points", {}),
    ("Quantas canastras são necessárias?", "canastas", {}),
    ("O que eu posso fazer?", "what", {}),
    # Dutch
    ("Mag ik de aflegstapel pakken met twee negens?", "take", {"9": 2}),
    ("mag ik de pot nemen", "take", {}),
    ("Mag ik trekken?", "draw", {}),
    ("een kaart van de stok pakken", "draw", {}),
    ("Mag ik drie heren leggen?", "lay", {"K": 3}),
    ("een hartenheer aanleggen", "lay", {"Kh": 1}),
    ("mag ik schoppen aas afleggen", "throw", {"As": 1}),
    ("een zwarte drie op de aflegstapel leggen", "throw", {"3b": 1}),
    ("Mag ik uitgaan?", "out", {}),
    ("mag ik uit?", "out", {}),
    ("Mag ik het mijn partner vragen?", "ask", {}),
    ("Is de stapel bevroren?", "frozen", {}),
    ("Hoeveel punten om uit te komen?", "points", {}),
    ("Hoeveel canasta’s zijn er nodig?", "canastas", {}),
    ("Wat mag ik doen?", "what", {}),
]


@for_each(("text", "question", "cards"), _ELSEWHERE)
def test_french_portuguese_and_dutch_questions(
    text: str, question: str, cards: dict[str, int]
) -> None:
    found = meant(text)
    assert found is not None
    assert found.question == question
    assert {one.word: one.count for one in found.cards} == cards


def test_an_article_is_no_ace() -> None:
    for text in ("may I draw as many as I like", "posso baixar as cartas"):
        found = meant(text)
        assert found is not None
        assert found.cards == ()
