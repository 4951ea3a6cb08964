"""Exercises laid out in the table editor: kept, renamed, deleted, and passed on as codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from canasta_qt.engine.rules import preset
from canasta_qt.features.challenges.session.code_exercise import challenge_of_shown, exercise_of
from canasta_qt.features.challenges.words import about, result_text, title
from canasta_qt.features.learning.exercises.model.attempt import AttemptResult, ShownExercise
from canasta_qt.features.learning.exercises.store import (
    MOST_KEPT,
    SECTION,
    OwnExercises,
    Went,
    from_data,
    to_data,
)
from canasta_qt.record.challenges.challenge import CodeProblem
from canasta_qt.record.challenges.code import challenge_code, read_challenge
from canasta_qt.record.names import LONGEST_NAME
from canasta_qt.record.positions.completing import completed
from canasta_qt.record.positions.exercise import (
    PositionExercise,
    exercise_data,
    name_of,
)
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.storage.files import Paths
from canasta_qt.storage.learning import LearningStore


def laid_out(
    name: str = "Two kings", rules: object = "classic_4p", seed: int = 7
) -> PositionExercise:
    position = {"rules": rules, "to_act": 1, "hands": {"1": "Kh Ks 4c X"}, "pile": "5d 9h"}
    return PositionExercise(name, seed, position)


CHANGED = {"preset": "classic_4p", "overrides": {"deal.hand_size": 13}}


def test_they_are_kept_with_how_they_went(tmp_path: Path) -> None:
    store, own = LearningStore(Paths.find(tmp_path)), OwnExercises()
    assert own.add(laid_out())
    assert own.add(laid_out("Other rules", CHANGED))
    assert own.answered(own.exercises[0].id, "second", 739_000)
    store.put(SECTION, to_data(own))
    again = from_data(LearningStore(Paths.find(tmp_path)).section(SECTION))
    assert again == own
    assert again.went[again.exercises[0].id] == Went("second", 739_000)


def test_one_is_found_by_its_position_and_kept_once() -> None:
    own = OwnExercises()
    assert own.add(laid_out())
    assert not own.add(laid_out("Another name"))
    found = own.of_position(json.loads(json.dumps(laid_out().position)))
    assert found is not None
    assert found.name == "Two kings"


def test_one_is_renamed_deleted_and_put_back_where_it_was() -> None:
    own = OwnExercises()
    for number in range(3):
        own.add(laid_out(f"Number {number}", seed=number))
    middle = own.exercises[1]
    assert own.rename(middle.id, "  Much\nbetter ")
    assert not own.rename(middle.id, "\t ")
    assert own.exercises[1].name == "Much better"
    assert own.exercises[1].id == middle.id
    own.answered(middle.id, "first", 5)
    assert own.remove(middle.id) == 1
    assert own.remove(middle.id) == -1
    assert middle.id not in own.went
    assert own.add(middle, 1)
    assert own.exercises[1] == middle


def test_what_this_version_cannot_read_is_written_back() -> None:
    strange: list[object] = [
        7,
        {"name": "From the future", "seed": 1, "position": {"rules": "a_game_of_2040"}},
        {**exercise_data(laid_out()), "position": {"rules": "classic_4p", "pile": "5h*9"}},
    ]
    own = from_data({"exercises": [*strange, exercise_data(laid_out())]})
    assert [one.name for one in own.exercises] == ["Two kings"]
    assert to_data(own)["exercises"] == [*strange, exercise_data(laid_out())]


def test_there_is_an_end_to_what_is_kept() -> None:
    own = OwnExercises()
    for seed in range(MOST_KEPT):
        assert own.add(laid_out(seed=seed))
    assert own.full
    assert not own.add(laid_out(seed=MOST_KEPT))


def test_names_are_short_and_on_one_line() -> None:
    assert name_of(" a\tb\x00\nc ") == "a b c"
    assert len(name_of("long " * 50)) <= LONGEST_NAME


@pytest.mark.parametrize("rules", ["classic_4p", "samba", CHANGED])
@pytest.mark.parametrize("result", ["first", "second", "missed", None])
def test_a_code_brings_the_same_position_and_the_result(
    rules: object, result: AttemptResult | None
) -> None:
    one = laid_out("Könige für Zoë", rules)
    code = challenge_code(challenge_of_shown(ShownExercise(one, result), True))
    read = read_challenge(code)
    found = exercise_of(read)
    assert isinstance(found, PositionExercise)
    assert found == one
    mine, theirs = (completed(each.position, each.seed) for each in (one, found))
    assert mine.digest() == theirs.digest(), "the unknown cards are the same, too"
    told = {"first": "attempt 1", "second": "attempt 2", "missed": "not found", None: ""}[result]
    assert told in result_text(read)
    assert bool(result_text(read)) == bool(told)
    assert "Könige für Zoë" in about(read)
    assert title(read)


def test_a_result_is_told_only_where_it_is_wanted() -> None:
    assert challenge_of_shown(ShownExercise(laid_out(), "first"), False).result is None


def test_a_code_with_a_position_that_cannot_be_is_told() -> None:
    bad = PositionExercise("Bad", 1, {"rules": "classic_4p", "hands": {"0": "Kh*9"}})
    read = read_challenge(challenge_code(challenge_of_shown(ShownExercise(bad, None), False)))
    with pytest.raises(PositionProblem, match="too many"):
        exercise_of(read)


def test_a_damaged_code_is_noticed() -> None:
    code = challenge_code(challenge_of_shown(ShownExercise(laid_out(), None), False))
    with pytest.raises(CodeProblem):
        read_challenge(code[:-9])


def test_rules_of_ones_own_travel_with_the_code() -> None:
    read = read_challenge(
        challenge_code(challenge_of_shown(ShownExercise(laid_out(rules=CHANGED), None), False))
    )
    assert read.rules.deal.hand_size == 13
    assert preset("classic_4p").rules.deal.hand_size != 13
