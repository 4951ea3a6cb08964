"""How far a learner is with each lesson; reads no lesson, for the start needs it at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from canasta_qt.features.learning.lessons.model.lesson import Lesson
    from canasta_qt.storage.learning import LearningStore

SECTION: Final = "lessons"
"""Where progress is kept in the file of what was learned."""

FIRST_HAND: Final = "first_hand/first_hand"
"""Id of the lesson for whoever has never played."""

_FIRST_FILE: Final = "first_hand/01_first_hand.toml"


def first_hand_steps() -> int:
    """How many steps the first hand has, counted in its file; 0 where it cannot be read."""
    file = resources.files(__package__) / _FIRST_FILE
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return 0
    return len(re.findall(r"^\[\[steps\]\]", text, re.MULTILINE))


@dataclass(frozen=True, slots=True)
class LessonState:
    """How far a learner is with a lesson: the next step from 0, and whether it was ever done."""

    step: int = 0
    done: bool = False


class LessonProgress:
    """Stored progress of lessons; a step that no longer exists counts as none."""

    def __init__(self, store: LearningStore) -> None:
        self._store = store

    def of(self, lesson: Lesson) -> LessonState:
        return self.of_id(lesson.id, len(lesson.steps))

    def of_id(self, lesson_id: str, steps: int) -> LessonState:
        """How far the learner is with the lesson of this id, which has so many steps."""
        stored = self._store.section(SECTION).get(lesson_id)
        if not isinstance(stored, Mapping):
            return LessonState()
        step, done = stored.get("step"), stored.get("done") is True
        good = isinstance(step, int) and not isinstance(step, bool) and 0 < step < steps
        return LessonState(step if good and isinstance(step, int) else 0, done)

    def reached(self, lesson: Lesson, step: int) -> None:
        """Store the learner's next step. Raises `StorageProblem`."""
        done = self.of(lesson).done or step >= len(lesson.steps)
        state = {"step": 0 if step >= len(lesson.steps) else step, "done": done}
        self._store.put(SECTION, {**self._store.section(SECTION), lesson.id: state})
