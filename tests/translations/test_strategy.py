"""How to play well, and the words of a game, in every language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.features.rulebook.words.glossary import glossary
from canasta_qt.features.rulebook.words.strategy.chapter import playing_well
from canasta_qt.languages import TRANSLATED
from canasta_qt.library import language

GAMES = preset_ids()
SAME = {"Canasta", "Minimum"}
"""Words that another language may have in common with English."""


@pytest.fixture(params=TRANSLATED)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before = QLocale()
    language.use(qapp, request.param)
    yield request.param
    language.use(qapp, "en")
    QLocale.setDefault(before)


class StrategyText(NamedTuple):
    """What a player reads of a game."""

    advice: tuple[str, ...]
    terms: tuple[tuple[str, ...], ...]

    @property
    def all(self) -> list[str]:
        return [*self.advice, *(part for cells in self.terms for part in cells)]


@cache
def told(game: str, code: str) -> StrategyText:
    """It in the language that is spoken now, written once for all tests."""
    rules = preset(game).rules
    advice = tuple(line.text for line in playing_well(rules))
    return StrategyText(advice, tuple(tuple(line.cells) for line in glossary(rules)))


@pytest.fixture(scope="module")
def english(qapp: QApplication) -> dict[str, StrategyText]:
    """What is read in English: with `qapp` alone, before any other language is spoken."""
    language.use(qapp, "en")
    return {game: told(game, "en") for game in GAMES}


def test_nothing_is_left_in_english(english: dict[str, StrategyText], spoken: str) -> None:
    for game in GAMES:
        assert set(told(game, spoken).all) & set(english[game].all) <= SAME, game


def test_no_place_for_a_number_is_left_open(spoken: str) -> None:
    texts = [text for game in GAMES for text in told(game, spoken).all]
    assert not [text for text in texts if re.search(r"[{}]", text)]


def test_every_number_is_said_in_every_language(
    english: dict[str, StrategyText], spoken: str
) -> None:
    for game in GAMES:
        assert sorted(_numbers(told(game, spoken))) == sorted(_numbers(english[game])), game


def _numbers(told: StrategyText) -> Iterator[str]:
    for line in told.advice:
        for found in re.findall(r"\d[\d.,\u202f]*", line):
            yield re.sub(r"\D", "", found)


def test_words_stand_in_the_order_of_the_readers_alphabet(spoken: str) -> None:
    for game in GAMES:
        terms = [_plain(cells[0]) for cells in told(game, spoken).terms]
        assert terms == sorted(terms), spoken
        assert len(terms) == len(set(terms)), spoken


def _plain(term: str) -> str:
    letters = unicodedata.normalize("NFD", term.casefold())
    return "".join(letter for letter in letters if letter.isalpha() or letter == " ")
