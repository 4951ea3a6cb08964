"""Exercises that the player laid out in the table editor, by name, with how they went.

The section "laid_out" of `storage.learning.LearningStore` holds them, the oldest first:
`{"exercises": [{"name": …, "seed": …, "position": …, "went": ["first", 739000]}]}`; `went`, the
last result and its day (`date.toordinal`), is missing before the first one. What this version
cannot read there is written back as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, cast, get_args

from canasta_qt.features.learning.exercises.model.attempt import AttemptResult
from canasta_qt.record.positions.exercise import (
    PositionExercise,
    exercise_data,
    exercise_from,
    name_of,
)
from canasta_qt.record.positions.fields import PositionProblem

SECTION: Final = "laid_out"
MOST_KEPT: Final = 200
_RESULTS: Final[tuple[AttemptResult, ...]] = get_args(AttemptResult)
_LAST_DAY: Final = 3_652_059


@dataclass(frozen=True, slots=True)
class Went:
    """How an exercise ended the last time, and on which day."""

    result: AttemptResult
    day: int


@dataclass(slots=True)
class OwnExercises:
    """Exercises of one's own, the oldest first, how they went by id, and unreadable data."""

    exercises: list[PositionExercise] = field(default_factory=list)
    went: dict[str, Went] = field(default_factory=dict)
    unread: list[object] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self.exercises) >= MOST_KEPT

    def by_id(self, exercise_id: str) -> PositionExercise | None:
        return next((one for one in self.exercises if one.id == exercise_id), None)

    def of_position(self, position: Mapping[str, object]) -> PositionExercise | None:
        """The one that asks about this very position, if one does."""
        return next((one for one in self.exercises if one.position == position), None)

    def add(self, one: PositionExercise, at: int | None = None) -> bool:
        """Add one, as the last or at a place; False where it is known or there is no room."""
        if self.full or self.by_id(one.id) is not None:
            return False
        self.exercises.insert(len(self.exercises) if at is None else at, one)
        return True

    def remove(self, exercise_id: str) -> int:
        """Delete one; returns its place, or -1 where there is none."""
        ids = [one.id for one in self.exercises]
        if exercise_id not in ids:
            return -1
        at = ids.index(exercise_id)
        del self.exercises[at]
        self.went.pop(exercise_id, None)
        return at

    def rename(self, exercise_id: str, name: str) -> bool:
        """Rename one; False for a name of no letters."""
        name = name_of(name)
        if not name:
            return False
        self.exercises = [
            replace(one, name=name) if one.id == exercise_id else one for one in self.exercises
        ]
        return True

    def answered(self, exercise_id: str, result: AttemptResult, day: int) -> bool:
        """Note how one ended; False for an unknown one."""
        if self.by_id(exercise_id) is None:
            return False
        self.went[exercise_id] = Went(result, day)
        return True


def to_data(own: OwnExercises) -> dict[str, object]:
    found: list[object] = list(own.unread)
    for one in own.exercises:
        went = own.went.get(one.id)
        more = {} if went is None else {"went": [went.result, went.day]}
        found.append({**exercise_data(one), **more})
    return {"exercises": found}


def from_data(section: Mapping[str, object]) -> OwnExercises:
    own = OwnExercises()
    stored = section.get("exercises")
    for data in stored if isinstance(stored, list) else []:
        bare = dict(data) if isinstance(data, dict) else {}
        went = _went(bare.pop("went", None))
        try:
            one = exercise_from(bare)
        except PositionProblem:
            own.unread.append(data)
            continue
        if own.add(one) and went is not None:
            own.went[one.id] = went
    return own


def _went(data: object) -> Went | None:
    if not isinstance(data, list) or len(data) != 2:
        return None
    result, day = data
    if result not in _RESULTS or type(day) is not int or not 0 < day <= _LAST_DAY:
        return None
    return Went(cast(AttemptResult, result), day)
