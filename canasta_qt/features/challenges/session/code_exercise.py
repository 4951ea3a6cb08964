"""Exercises in challenge codes: one that comes with the program, a whole one, or one laid out."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.features.learning.exercises.model.attempt import AttemptResult, ShownExercise
from canasta_qt.features.learning.exercises.model.exercise import (
    Exercise,
    line_of,
    read_line,
)
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.record.challenges.challenge import Challenge, ChallengeResult
from canasta_qt.record.challenges.code import GAMES, is_id, is_laid_out
from canasta_qt.record.positions.exercise import (
    PositionExercise,
    exercise_text,
    read_exercise,
)
from canasta_qt.record.positions.position import rules_of
from canasta_qt.record.positions.writing import rules_text
from canasta_qt.record.rule_code import read_code, short_code
from canasta_qt.record.rule_set import RuleSet

TRIES: Final[dict[AttemptResult, int]] = {"first": 1, "second": 2}
"""The attempt that was right; none of the other results has one."""


def challenge_of_shown(shown: ShownExercise, tells: bool) -> Challenge:
    """An exercise as a challenge, with its result if `tells`."""
    result = shown.result if tells else None
    if isinstance(shown.exercise, PositionExercise):
        return challenge_of_laid_out(shown.exercise, result)
    return challenge_of(shown.exercise, result)


def challenge_of(one: Exercise, result: AttemptResult | None = None) -> Challenge:
    """An exercise as a challenge: by its id where it comes with the program, else whole."""
    outcome = _outcome(result)
    if one.rules in preset_ids() and one.rules in GAMES:
        known = is_id(one.id, one.rules) and any(
            one.id == other.id for other in shipped().exercises
        )
        text = one.id if known else line_of(one)
        rules = preset(one.rules).rules
        return Challenge("exercise", one.rules, rules, exercise=text, result=outcome)
    changed = read_code(one.rules)
    game = changed.parent if changed.parent in GAMES else ""
    text = line_of(one)
    return Challenge("exercise", game, changed.rules, changed, exercise=text, result=outcome)


def challenge_of_laid_out(one: PositionExercise, result: AttemptResult | None) -> Challenge:
    """An exercise that was laid out as a challenge; its rules travel as those of a match."""
    rules, text, outcome = rules_of(one.rules), exercise_text(one), _outcome(result)
    written = rules_text(rules)
    if isinstance(written, str) and written in GAMES:
        return Challenge("exercise", written, rules, exercise=text, result=outcome)
    parent = written["preset"] if isinstance(written, dict) else written
    base = preset(str(parent))
    game = str(parent) if parent in GAMES else ""
    changed = RuleSet(base.name, str(parent), rules, base.rules)
    return Challenge("exercise", game, rules, changed, exercise=text, result=outcome)


def _outcome(result: AttemptResult | None) -> ChallengeResult | None:
    return None if result is None else ChallengeResult(TRIES.get(result, 0))


def exercise_of(challenge: Challenge) -> Exercise | PositionExercise:
    """The exercise of a challenge. Raises `ExerciseProblem`; `PositionProblem` for one laid out."""
    if is_laid_out(challenge.exercise):
        return read_exercise(challenge.exercise, rules_text(challenge.rules))
    found = next((one for one in shipped().exercises if one.id == challenge.exercise), None)
    if found is not None:
        return found
    changed = challenge.changed
    rules = challenge.game if changed is None else short_code(changed)
    return read_line(rules, challenge.exercise)
