"""Every kind of problem of positions has words, and its place is kept."""

from __future__ import annotations

import ast
from pathlib import Path

import canasta_qt
from canasta_qt.features.table_editor.words import places as problems
from canasta_qt.features.table_editor.words.places import file_problem_text, problem_text
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.layout import blank, layout_of, problem_of
from tests.helpers.cases import for_each

RECORD = Path(canasta_qt.__file__).parent / "record"


def kinds_raised(*files: Path) -> set[str]:
    """The kinds that are written down where problems are made."""
    found: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = {"PositionProblem": 1, "_problem": 2, "refuse_unless": 3}
            if name in at and len(node.args) > at[name]:
                kind = node.args[at[name]]
                parts = (one for one in ast.walk(kind) if isinstance(one, ast.Constant))
                found |= {one.value for one in parts if isinstance(one.value, str)}
    return {one for one in found if len(one) > 2}


def test_every_kind_has_words() -> None:
    raised = kinds_raised(*(RECORD / "positions").glob("*.py"))
    assert len(raised) > 25
    assert raised <= set(problems._PositionText.all())


@for_each(
    ("changes", "said"),
    [
        ({"pile": "Kh Kh Kh"}, "Discard pile (top card last): one king of hearts too many"),
        ({"hands": {"1": 100, "2": 100}}, "cards are too many; only"),
        ({"melds": {"0": ["4 4 4"]}, "opened": {"0": "no"}}, "a side with melds has opened"),
        ({"opened": {"1": "this_turn"}}, "only the side to act"),
        ({"red_threes": {"0": "Kh"}}, "king of hearts is not a red three"),
        ({"melds": {"1": ["4s 5s 6h"]}}, "Meld 1 of players 2 and 4: A meld holds one rank only"),
    ],
)
def test_a_position_that_cannot_be_is_told_by_place(changes: dict[str, object], said: str) -> None:
    layout = layout_of({"rules": "classic_4p", **changes})
    problem = problem_of(layout)
    assert problem is not None
    assert said in problem_text(layout, problem)


def test_the_line_of_a_file_is_kept() -> None:
    problem = PositionProblem("hands.0: 'Zq' is no card", "no_card", word="Zq")
    assert file_problem_text(problem, (2, 17)) == "hands.0: “Zq” is not a card (line 2, column 17)."


def test_braces_in_what_is_quoted_are_only_words() -> None:
    problem = PositionProblem("pile: '{n}' is no card", "no_card", word="{n}{word}")
    assert "“{n}{word}” is not a card" in problem_text(blank("classic_4p"), problem)
