"""Exercises in challenge codes: one that comes with the program, or a whole one."""

from __future__ import annotations

from canasta_qt.coach.exercises.catalogue import shipped
from canasta_qt.coach.exercises.exercise import Exercise, line_of, read_line
from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.record.challenges.challenge import Challenge
from canasta_qt.record.challenges.exercises import is_id
from canasta_qt.record.challenges.tables import GAMES
from canasta_qt.record.rule_code import read_code, short_code


def challenge_of(one: Exercise) -> Challenge:
    """An exercise as a challenge: by its id where it comes with the program, else whole."""
    if one.rules in preset_ids() and one.rules in GAMES:
        known = is_id(one.id, one.rules) and any(one.id == other.id for other in _shipped())
        text = one.id if known else line_of(one)
        return Challenge("exercise", one.rules, preset(one.rules).rules, exercise=text)
    changed = read_code(one.rules)
    game = changed.parent if changed.parent in GAMES else ""
    return Challenge("exercise", game, changed.rules, changed, exercise=line_of(one))


def exercise_of(challenge: Challenge) -> Exercise:
    """The exercise of a challenge. Raises `ExerciseProblem`."""
    found = next((one for one in _shipped() if one.id == challenge.exercise), None)
    if found is not None:
        return found
    changed = challenge.changed
    rules = challenge.game if changed is None else short_code(changed)
    return read_line(rules, challenge.exercise)


def _shipped() -> tuple[Exercise, ...]:
    return tuple(shipped().exercises)
