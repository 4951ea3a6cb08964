"""Actions as text: exact, and the same action back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.engine.actions import (
    NEW,
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayOnHeap,
    MergeMelds,
    Play,
    TakePile,
)
from canasta_qt.engine.cards import from_code
from canasta_qt.record.notation import NotationProblem, cards_text, parse, parse_cards, text_of
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import actions, cards


def c(*names: str) -> tuple[int, ...]:
    return tuple(map(from_code, names))


@given(actions)
def test_every_action_comes_back_from_its_text(action: Action) -> None:
    assert parse(text_of(action)) == action


@given(actions)
def test_a_text_is_one_line(action: Action) -> None:
    assert text_of(action).isprintable()


@given(st.lists(cards).map(tuple))
def test_cards_come_back_from_their_names(some: tuple[int, ...]) -> None:
    assert parse_cards(cards_text(some)) == some


@for_each(
    ("action", "text"),
    [
        (DrawStock(), "draw"),
        (TakePile((Play(c("9h1", "9s2", "9d1")),)), "take: 9h1 9s2 9d1"),
        (
            LayDown((Play(c("Kh1", "Ks1", "2c2")), Play(c("Qd1"), 4), Play(c("5d1"), NEW))),
            "meld: Kh1 Ks1 2c2 / Qd1 -> #4 / 5d1 -> new",
        ),
        (MergeMelds(3, 1), "merge: #3 -> #1"),
        (Discard(from_code("X3")), "discard: X3"),
        (GoOut(), "out"),
        (AskPermission(), "ask"),
        (AskPermission(4), "ask: 4"),
        (AnswerPermission(False), "answer: no"),
        (ConcedeDeal(), "concede"),
        (LayOnHeap(c("Kh1", "Ks2")), "heap: Kh1 Ks2"),
    ],
)
def test_texts_read_like_a_written_position(action: Action, text: str) -> None:
    assert text_of(action) == text
    assert parse(text) == action


@for_each(
    ("text", "complaint"),
    [
        ("", "is no action"),
        ("dance", "'dance' is no action"),
        ("dance: Kh1", "'dance' is no action"),
        ("draw: Kh1", "stands alone"),
        ("meld", "needs a colon"),
        ("meld:", "a group without cards"),
        ("meld: Kh1 / / Qh1", "a group without cards"),
        ("meld: Kh1 Zz9", "'Zz9' is not the name of a card"),
        ("meld: K K K", "'K' is not the name of a card"),
        ("meld: Kh1 -> #x", "'#x' is no meld"),
        ("meld: Kh1 -> ", "no clear target"),
        ("meld: Kh1 -> #1 -> #2", "no clear target"),
        ("discard: Kh1 Kh2", "exactly one"),
        ("heap: Kh1 / Ks1", "about one group"),
        ("heap: Kh1 -> #1", "without a target"),
        ("ask: Vera", "names a seat"),
        ("answer: maybe", "'yes' or 'no'"),
        ("special: garbage straight", "exactly one"),
    ],
)
def test_a_bad_text_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(NotationProblem, match=complaint.replace("#", "[#]")):
        parse(text)
