"""How to play well, and the words of a game, in every language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.features.rulebook.words.glossary import glossary
from canasta_qt.features.rulebook.words.strategy.chapter import playing_well
from canasta_qt.languages import TRANSLATED
from canasta_qt.library import language

GAMES = [preset(preset_id).rules for preset_id in preset_ids()]
SAME = {"Canasta", "Minimum"}
"""Words that another language may have in common with English."""


@pytest.fixture(params=TRANSLATED)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before = QLocale()
    language.use(qapp, request.param)
    yield request.param
    language.use(qapp, "en")
    QLocale.setDefault(before)


def told(rules: TableRules) -> list[str]:
    lines = [line.text for line in playing_well(rules)]
    return lines + [part for line in glossary(rules) for part in line.cells]


def test_nothing_is_left_in_english(qapp: QApplication) -> None:
    english = [told(rules) for rules in GAMES]
    for code in TRANSLATED:
        language.use(qapp, code)
        try:
            for rules, before in zip(GAMES, english, strict=True):
                assert set(told(rules)) & set(before) <= SAME
        finally:
            language.use(qapp, "en")


def test_no_place_for_a_number_is_left_open(spoken: str) -> None:
    assert spoken
    assert not [text for rules in GAMES for text in told(rules) if re.search(r"[{}]", text)]


def test_every_number_is_said_in_every_language(spoken: str, qapp: QApplication) -> None:
    there = [sorted(_numbers(rules)) for rules in GAMES]
    language.use(qapp, "en")
    assert [sorted(_numbers(rules)) for rules in GAMES] == there, spoken


def _numbers(rules: TableRules) -> Iterator[str]:
    for line in playing_well(rules):
        for found in re.findall(r"\d[\d.,\u202f]*", line.text):
            yield re.sub(r"\D", "", found)


def test_words_stand_in_the_order_of_the_readers_alphabet(spoken: str) -> None:
    for rules in GAMES:
        terms = [_plain(line.cells[0]) for line in glossary(rules)]
        assert terms == sorted(terms), spoken
        assert len(terms) == len(set(terms)), spoken


def _plain(term: str) -> str:
    letters = unicodedata.normalize("NFD", term.casefold())
    return "".join(letter for letter in letters if letter.isalpha() or letter == " ")
