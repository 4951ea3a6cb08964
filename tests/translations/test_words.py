"""Words that a language wants, and those that players of it stumbled over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication
from ts_files import read as read_anew

from canasta_qt.library.language import use
from canasta_qt.words.sentences import labelled
from tests.helpers.cases import for_each

read = cache(read_anew)

NARROW = "\N{NARROW NO-BREAK SPACE}"

NOTATION = re.compile(r"\{verb\}:|\{[^{}]*\}|<[^<>]*>|\b(take|meld|discard):|https?:\S*")
"""Placeholders, tags, and what is written by a notation."""

DUTCH = {
    r"[Rr]ondje": "omloop: a ronde is a deal",
    r"[Oo]nvol(le)?\b": "onvoltooid",
    r"[Gg]edeelde drieën": "drieën die je gedeeld krijgt",
    r"Kaarten schudden": "trillen, where cards are refused",
    r"Regels van ronde": "Ronde {n} in detail",
    r"kijkt weg": "wrong for two",
    r"\bAls de expert\b": "Net als de expert",
    r"\ben hoop\b": "op hoop van zegen",
    r"De eerste zijn": "Het loont om de eerste te zijn",
    r"\bzijn (altijd )?een min\b": "tellen negatief",
    r"de beste tijd": "het beste moment",
    r"geen pot van jou": "dat is jouw pot niet",
    r"vraagt een\b": "vraagt om een",
    r"deel van het schudden|beëindigd per|één enkele regel": "reworded",
    r"\b[Vv]oor (ik|hij|wij|er|ze (de|mag|uit))\b": "voordat, before a verb",
    r"\bkant\b[^.{]*\bhaar\b": "a kant is hij",
    r"(pak(ken|t)|ga(an|at)|open(en|t)) snel\b": "gauw, where soon is meant",
}
"""What must not occur, and what to say instead."""


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    use(qapp, "fr")
    yield
    use(qapp, "en")


def forms(code: str) -> Iterator[tuple[str, str]]:
    """Source and translation of everything that is translated."""
    for message in read(code).messages.values():
        if message.done:
            yield from ((message.text.source, form) for form in message.forms)


def test_french_sets_a_narrow_space_before_every_colon_semicolon_and_mark() -> None:
    wrong = [
        form
        for _, form in forms("fr")
        for at in re.finditer(r"[:;!?](?=\s|$)", NOTATION.sub("x", form))
        if at.start() and NOTATION.sub("x", form)[at.start() - 1] not in f"{NARROW}!?"
    ]
    assert wrong == []


@pytest.mark.usefixtures("french")
def test_french_sets_it_also_where_the_program_puts_words_together() -> None:
    assert labelled("Cette manche", "50") == f"Cette manche{NARROW}: 50"


@for_each("word", DUTCH)
def test_dutch_does_without(word: str) -> None:
    found = [form for source, form in forms("nl") if re.search(word, form) and "Anna" not in source]
    assert found == [], DUTCH[word]


def test_a_hint_is_a_hint_in_dutch_and_a_tip_is_a_tip() -> None:
    texts = read("nl").messages
    assert texts["Menus", "&Hint"].forms == ("&Hint",)
    assert texts["Table", "Hint"].forms == ("Hint",)
    assert texts["TipBar", "Tip"].forms == ("Tip",)
    assert texts["TipBar", "No more tips"].forms == ("Geen tips meer",)


@for_each("code", ["es", "it", "pt_BR"])
def test_what_stands_below_a_game_agrees_with_it(code: str) -> None:
    (frozen,) = read(code).messages["favourites", "Always frozen, with special hands"].forms
    assert re.search(r"\bcongela[dt]a\b", frozen)


@for_each("code", ["es", "it", "pt_BR"])
def test_no_pile_is_fat(code: str) -> None:
    assert [form for _, form in forms(code) if re.search(r"\b(gord|grass)[oi]s?\b", form)] == []


def test_in_portuguese_somebody_plays_alone() -> None:
    assert [form for _, form in forms("pt_BR") if "joga por si" in form] == []
