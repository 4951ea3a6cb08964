"""The table editor: changes undone, bad text told by place, questions answered by the judge."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from canasta_qt.engine.cards import CODE
from canasta_qt.features.table_editor.model.question import Question
from canasta_qt.features.table_editor.session.editor import TableEditor
from canasta_qt.features.table_editor.words.places import faces_of, spot_name
from canasta_qt.features.table_editor.words.rulings import Fact
from canasta_qt.record.positions.layout import (
    PALETTE,
    PILE,
    Spot,
    layout_of,
    position_of,
    problem_of,
)

HAND = Spot("hand", 0)


@pytest.fixture
def editor() -> TableEditor:
    made = TableEditor("classic_4p")
    for word in ("Kh", "Kd", "Ks", "7s", "7d", "4h", "Qs", "Qh", "Qd", "9c"):
        made.add([word], HAND)
    made.add(["7h"], PILE)
    return made


@pytest.fixture
def told(editor: TableEditor) -> list[str]:
    found: list[str] = []
    editor.told.connect(found.append)
    return found


def test_changes_are_undone_and_done_again(editor: TableEditor) -> None:
    before = editor.layout
    editor.move(HAND, [0, 1, 2], Spot("new_meld", 0))
    after = editor.layout
    editor.undo()
    assert editor.layout == before
    assert editor.can_redo
    editor.redo()
    assert editor.layout == after
    assert not editor.can_redo
    editor.undo()
    editor.move(HAND, [0], PALETTE)
    assert not editor.can_redo


def test_a_card_comes_only_as_often_as_the_pack_holds_it(
    editor: TableEditor, told: list[str]
) -> None:
    assert editor.add(["7h"], PILE)
    before = editor.layout
    assert not editor.add(["7h"], PILE)
    assert editor.layout == before
    assert told == ["The pack holds no more of these: seven of hearts."]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('{"rules": "classic_4p",\n "hands": {"0": "K Zq"}}', ("hands.0", "Zq", "line 2")),
        ('{"rules"', ("line 1, column 9",)),
        ("[]", ("empty",)),
        ("[1]", ("line 1", "an object")),
    ],
)
def test_bad_text_is_told_by_line_and_nothing_is_lost(
    editor: TableEditor, told: list[str], text: str, parts: tuple[str, ...]
) -> None:
    before = editor.layout
    assert not editor.read(text.encode())
    assert editor.layout == before
    assert all(part in told[0] for part in parts), told


def test_text_is_read_back_to_the_same_position(editor: TableEditor) -> None:
    other = TableEditor("samba")
    assert other.read(editor.text.encode())
    assert other.layout == editor.layout
    other.undo()
    assert other.layout.rules == "samba"


def test_of_several_positions_the_first_is_shown(editor: TableEditor, told: list[str]) -> None:
    one = json.loads(editor.text)
    assert editor.read(json.dumps([{**one, "pile": "5s"}, one]).encode())
    assert editor.layout.pile == ("5s",)
    assert "2 positions" in told[0]


SEVENS = ("7s", "7d")
OPENING = (*SEVENS, "Kh", "Kd", "Ks", "Qs", "Qh", "Qd")


def test_the_judge_says_what_a_legal_action_brings(editor: TableEditor) -> None:
    answer = editor.ask(Question("take", OPENING))
    assert answer.legal
    assert "Cards taken from the pile: 1." in answer.text
    assert "Cards in the hand afterwards: 2." in answer.text
    assert "50 points" in answer.text


def test_the_judge_says_why_not_and_repeats_the_question(editor: TableEditor) -> None:
    answer = editor.ask(Question("take", SEVENS))
    assert answer.legal is False
    assert answer.question == "Take the pile, frozen, with two sevens, not opened:"
    assert answer.text.startswith("No. Your first meld needs 50 points; this makes 15.")


def test_cards_are_chosen_first(editor: TableEditor) -> None:
    for question in (Question("add"), Question("discard"), Question("discard", SEVENS)):
        answer = editor.ask(question)
        assert answer.legal is None
        assert answer.text.startswith("Choose ")


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ("frozen", "frozen for this side until its first meld"),
        ("points", "The side's first meld needs 50 points."),
        ("canastas", "Going out needs 1 canasta; the side has 0."),
        ("moves", "Draw from the stock; Take the pile"),
    ],
)
def test_facts_are_told(editor: TableEditor, fact: Fact, said: str) -> None:
    answer = editor.tell(fact)
    assert answer.legal is None
    assert answer.question.endswith("?")
    assert said in answer.text


def test_why_the_pile_is_frozen_is_told(editor: TableEditor) -> None:
    editor.change(editor.layout.with_opened(0, "earlier"))
    assert editor.tell("frozen").text == "The pile is not frozen."
    editor.change(replace(editor.layout, pile=("2s", "7h")))
    assert editor.tell("frozen").text.startswith("The pile is frozen: a two lies in it.")
    editor.play_under("american_2017")
    assert editor.tell("frozen").text.startswith("At this table the pile is always frozen.")


def test_nothing_is_said_of_a_hand_that_is_not_known(editor: TableEditor) -> None:
    editor.change(editor.layout.with_count(0, 11))
    for answer in (editor.ask(Question("take")), editor.ask(Question("lay")), editor.tell("moves")):
        assert answer.legal is None
        assert "not known" in answer.text


def test_laying_off_names_the_meld(editor: TableEditor) -> None:
    editor.add(["Kc", "Kc"], Spot("new_meld", 0))
    editor.add(["Kh"], Spot("meld", 0, 0))
    editor.change(editor.layout.with_opened(0, "earlier"))
    editor.read(json.dumps({**json.loads(editor.text), "phase": "play"}).encode())
    answer = editor.ask(Question("add", ("Kd",)))
    assert answer.legal, answer.text
    assert answer.question == "Add a king to meld 1:"


def test_a_problem_is_told_by_its_place(editor: TableEditor) -> None:
    assert editor.problem == ""
    editor.add(["4s", "5s", "6h"], Spot("new_meld", 1))
    assert editor.problem.startswith("Meld 1 of players 2 and 4: A meld holds one rank only")
    assert editor.ask(Question("draw")).text == editor.problem
    assert editor.tell("frozen").text == editor.problem


def test_suits_that_are_left_open_take_turns() -> None:
    assert sorted(CODE[face] for face in faces_of(["K", "K", "Kh", "K"])) == [
        "Kc", "Kd", "Kh", "Ks",
    ]  # fmt: skip
    assert {CODE[face] for face in faces_of(["3b", "3b"])} == {"3s", "3c"}


def test_black_threes_lie_with_the_red_ones_where_both_are_laid_out() -> None:
    position = {
        "rules": "american_2024",
        "hands": {},
        "red_threes": {"0": "3d"},
        "black_threes": {"0": "3s"},
    }
    layout = layout_of(position)
    threes = Spot("red_threes", 0)
    assert layout.red_threes[0] == ("3d", "3s")
    assert spot_name(layout, threes) == "Threes of players 1 and 3"
    written = position_of(layout.added(["3c"], threes))
    assert (written["red_threes"], written["black_threes"]) == ({"0": "3d"}, {"0": "3s 3c"})
    assert problem_of(layout_of(written)) is None
    assert spot_name(layout_of({"rules": "classic_4p"}), threes) == "Red threes of players 1 and 3"
