"""A player finds an option by the words that come to mind."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules import OPTIONS
from canasta_qt.library.search import find
from canasta_qt.words.rules.values import label


def test_every_option_is_found_among_the_first_by_its_label() -> None:
    late = [spec.key for spec in OPTIONS if spec.key not in find(label(spec))[:4]]
    assert not late


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("the pile is always frozen", "pile.always_frozen"),
        ("Always FROZEN", "pile.always_frozen"),
        ("how many packs", "pack.decks"),
        ("decks", "pack.decks"),
        ("cards in hand", "deal.hand_size"),
        ("special_hands.list", "special_hands.list"),
    ],
)
def test_the_obvious_option_comes_first(text: str, key: str) -> None:
    assert find(text)[0] == key


def test_kindred_words_are_found_too() -> None:
    assert "pile.always_frozen" in find("freeze")
    assert "freeze.wild_discard" in find("frozen")
    assert "stock_end.forced_layoff" in find("froz")


def test_sevens_are_found_by_the_beginning_of_the_word() -> None:
    assert {"special_rank.bonus", "red_three.positive_if"} <= set(find("seven"))


def test_the_sentences_of_the_values_are_searched() -> None:
    assert "discard.rank_locks" in find("both teams sevens")


def test_every_word_must_be_found() -> None:
    assert find("frozen submarine") == ()


def test_nothing_is_found_without_words() -> None:
    assert find("") == find("  ?! ") == ()


def test_words_of_hand_and_foot_are_found() -> None:
    assert set(find("canasta")) == set(find("book"))
    assert find("dirty")
