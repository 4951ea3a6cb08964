"""Words of the game are found in any sentence, in the forms that a language has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.features.rulebook.words.glossary import entries, glossary, meaning_of
from canasta_qt.features.rulebook.words.terms import FORMS, Terms
from canasta_qt.words.translate import hand_in
from tests.helpers.chosen_games import sweep

CLASSIC = Terms(preset("classic_4p").rules)

GERMAN = {
    "meld|melds|melded|melding": "Meldung|Meldungen|melden|meldet|gemeldet",
    "frozen pile|frozen piles|frozen": "eingefrorener Stapel|eingefrorenen Stapel|eingefroren",
    "wild card|wild cards|joker|jokers|twos": "Joker|Jokers|Wildkarte|Wildkarten",
    "pair|pairs|natural pair|natural pairs": "Paar|Paare",
}


@pytest.fixture
def in_german() -> Iterator[None]:
    """Some forms in German; all else stays English."""
    hand_in(lambda _context, text, _comment, _n: GERMAN.get(text, text))
    yield
    hand_in()


def words(text: str, terms: Terms = CLASSIC) -> list[str]:
    return [f"{text[start:end]}={term}" for start, end, term in terms.find(text)]


def test_words_are_found_with_their_plurals_and_verbs() -> None:
    assert words("You need two canastas to go out.") == ["canastas=canasta", "go out=going-out"]
    assert words("Frozen: you need a natural pair.") == ["Frozen=frozen-pile", "natural pair=pair"]


def test_the_longest_form_wins_and_parts_of_words_do_not_count() -> None:
    assert words("a mixed canasta") == ["mixed canasta=mixed-canasta"]
    assert words("To take the frozen pile") == ["frozen pile=frozen-pile"]
    assert words("He compiled a stockade beside it.") == []


def test_each_word_is_told_once() -> None:
    assert words("A meld and another meld") == ["meld=meld"]
    assert len(list(CLASSIC.every("A meld and another meld"))) == 2


def test_the_commonest_words_are_no_links_in_messages() -> None:
    found = CLASSIC.links("Discard a card of this rank: the pile is frozen")
    assert [one.term for one in found] == ["discard-pile", "frozen-pile"]


def test_numbers_are_no_wild_cards() -> None:
    assert words("Discard two cards") == ["Discard=discard"]
    assert words("jokers and twos") == ["jokers=wild-card"]


def test_words_that_the_rules_do_not_have_are_not_found() -> None:
    assert words("the foot") == []
    assert words("the foot", Terms(preset("hand_and_foot").rules)) == ["foot=foot"]
    assert words("the foot", Terms()) == ["foot=foot"]


def test_a_language_has_forms_of_its_own(in_german: None) -> None:
    assert words("Zwei Meldungen mit Wildkarten") == ["Meldungen=meld", "Wildkarten=wild-card"]
    assert words("Der Stapel ist eingefroren.") == ["eingefroren=frozen-pile"]


def test_a_noun_with_a_large_letter_is_found_with_one_only(in_german: None) -> None:
    assert words("Ein paar Karten, darunter ein Paar") == ["Paar=pair"]
    assert words("Gemeldet ist MELDUNG") == ["Gemeldet=meld"]
    assert words("ein paar joker") == []


def test_a_text_becomes_html_with_links_and_stays_as_it_was() -> None:
    linked = CLASSIC.linked("A <meld> & a pair", without="pair")
    assert linked == 'A &lt;<a href="term:meld">meld</a>&gt; &amp; a pair'


def test_every_word_has_forms_and_every_form_a_word() -> None:
    every = {entry.id for game in preset_ids() for entry in entries(preset(game).rules)}
    assert every == set(FORMS)


@sweep("game")
def test_every_word_of_a_game_is_found_by_itself_and_explained(game: str) -> None:
    rules = preset(game).rules
    terms = Terms(rules)
    for entry in entries(rules):
        found = terms.find(terms.title(entry.id).strip("\u201c\u201d?"))
        assert [one.term for one in found] == [entry.id]
        assert meaning_of(entry.id, rules) == terms.meaning(entry.id) != ""


@pytest.mark.parametrize("game", preset_ids())
def test_cards_are_drawn_beside_words_as_they_are_in_the_game(game: str) -> None:
    rules = preset(game).rules
    faces = {
        line.anchor: [face for each in line.pictures for face in each.faces]
        for line in glossary(rules)
    }
    assert len(faces["term-canasta"]) == rules.meld.canasta_size
    drawn = [face for group in faces.values() for face in group]
    assert rules.pack.jokers or not any(face.startswith("X") for face in drawn)
    assert len(faces) == len(list(glossary(rules)))


def test_hand_and_foot_has_its_own_words() -> None:
    terms = Terms(preset("hand_and_foot").rules)
    assert {"book", "clean-and-dirty"} <= {
        span.term for span in terms.find("Two dirty books and a clean one.")
    }
    assert not Terms(preset("classic_4p").rules).find("Two dirty books.")
