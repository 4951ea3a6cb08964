"""The table editor: changes undone, bad text told by place, questions answered by the judge."""

from __future__ import annotations

import json

import pytest

from canasta_qt.features.table_editor.session.editor import TableEditor
from canasta_qt.record.positions.layout import PALETTE, PILE, Spot

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


def test_the_judge_says_what_a_legal_action_brings(editor: TableEditor) -> None:
    question = editor.take_question(["7s", "7d", "Kh", "Kd", "Ks"])
    assert question == "take: 7s 7d * / Kh Kd Ks"
    answer = editor.ask(editor.take_question([*["7s", "7d", "Kh", "Kd", "Ks", "Qs", "Qh", "Qd"]]))
    assert answer.legal
    assert "Cards taken from the pile: 1." in answer.text
    assert "Cards in the hand afterwards: 2." in answer.text
    assert "50 points" in answer.text


def test_the_judge_says_why_not(editor: TableEditor) -> None:
    answer = editor.ask(editor.take_question(["7s", "7d"]))
    assert answer.legal is False
    assert answer.text == "No. Your first meld needs 50 points; this makes 15."


def test_a_question_that_is_none_is_told(editor: TableEditor) -> None:
    answer = editor.ask("sing")
    assert answer.legal is None
    assert not answer.understood
    typed = editor.ask("sing: K K")
    assert typed.understood
    assert "“sing” is no action" in typed.text


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("meld: -> K", "cards are missing"),
        ("meld: 4h -> #7", "There is no meld “#7”"),
        ("take: 7s 7d", "top card of the pile once"),
        ("discard: 4h 7s", "exactly one thing"),
        ("meld: Zq", "“Zq” is no card"),
    ],
)
def test_what_is_wrong_with_a_typed_action_is_told(
    editor: TableEditor, question: str, said: str
) -> None:
    assert said in editor.ask(question).text


@pytest.mark.parametrize(
    ("question", "legal", "said"),
    [
        ("May I take the pile?", True, "For example: Take the pile"),
        ("Darf ich das Paket mit zwei Siebenen nehmen?", False, "needs 50 points; this makes 15"),
        ("¿Puedo robar?", True, "Yes."),
        ("may I lay my kings", False, "No."),
        ("Is the pile frozen?", None, "frozen for this side until its first meld"),
        ("How many points do we need?", None, "50 points"),
        ("Darf ich ausmachen?", False, "No."),
        ("What may I do?", None, "Draw, Take the pile"),
        ("how many canastas do I need", None, "Going out needs 1 canasta; the side has 0."),
    ],
)
def test_a_question_in_plain_words_is_answered(
    editor: TableEditor, question: str, legal: bool | None, said: str
) -> None:
    answer = editor.ask(question)
    assert answer.understood
    assert answer.legal is legal, answer.text
    assert said in answer.text


def test_the_pile_is_refused_for_the_judge_s_reason(editor: TableEditor) -> None:
    editor.move(HAND, [3, 4], PALETTE)
    answer = editor.ask("may I take the pile")
    assert answer.legal is False
    assert answer.text.startswith("No. ")


def test_chosen_cards_are_meant_where_none_is_named(editor: TableEditor) -> None:
    assert editor.ask("may I take it with these?", ["7s", "7d"]).action == "take: 7s 7d *"
    assert editor.ask("may I discard this?", ["4h"]).action == "discard: 4h"
    assert editor.ask("may I discard the nine of clubs?", ["4h"]).action == "discard: 9c"


def test_nothing_is_said_of_a_hand_that_is_not_known(editor: TableEditor) -> None:
    editor.change(editor.layout.with_count(0, 11))
    for question in ("may I take the pile", "what may I do", "may I lay something"):
        answer = editor.ask(question)
        assert answer.legal is None
        assert "not known" in answer.text


def test_wild_cards_go_where_cards_are_missing(editor: TableEditor) -> None:
    assert editor.take_question(["7s", "X"]) == "take: 7s X *"
    assert editor.lay_question(["Kh", "Kd", "Ks", "Qs", "Qh", "2c"]) == (
        "meld: Kh Kd Ks / Qs Qh 2c"
    )


def test_laying_off_names_the_meld(editor: TableEditor) -> None:
    editor.add(["Kc", "Kc"], Spot("new_meld", 0))
    editor.add(["Kh"], Spot("meld", 0, 0))
    editor.change(editor.layout.with_opened(0, "earlier"))
    editor.read(json.dumps({**json.loads(editor.text), "phase": "play"}).encode())
    answer = editor.ask(editor.lay_question(["Kd"], 0))
    assert answer.legal, answer.text


def test_a_problem_is_told_by_its_place(editor: TableEditor) -> None:
    assert editor.problem == ""
    editor.add(["4s", "5s", "6h"], Spot("new_meld", 1))
    assert editor.problem.startswith("Meld 1 of players 2 and 4: A meld holds one rank only")
