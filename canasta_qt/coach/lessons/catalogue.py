"""The lessons that come with the program, by family; and how far a learner is with each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from canasta_qt.coach.lessons.lesson import FAMILIES, Lesson
from canasta_qt.coach.lessons.reading import LessonProblem, read_lesson
from canasta_qt.storage.teaching.learning import LearningStore

SECTION: Final = "lessons"
"""Where progress is kept in the file of what was learned."""

FIRST_HAND: Final = "first_hand/first_hand"
"""Id of the lesson for whoever has never played."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The lessons in the order in which they are shown, and what was wrong with other files."""

    lessons: tuple[Lesson, ...]
    problems: tuple[LessonProblem, ...] = ()

    def family(self, name: str) -> tuple[Lesson, ...]:
        """The lessons of a family, in order."""
        return tuple(lesson for lesson in self.lessons if lesson.family == name)

    def find(self, lesson_id: str) -> Lesson | None:
        """The lesson of this id, if there is one."""
        return next((lesson for lesson in self.lessons if lesson.id == lesson_id), None)


@cache
def catalogue() -> Catalogue:
    """The lessons that come with the program; files that cannot be used are skipped and told."""
    return read_folder(Path(str(resources.files(__package__))))


def read_folder(folder: Path) -> Catalogue:
    """The lessons under a folder that has one folder a family."""
    lessons: list[Lesson] = []
    problems: list[LessonProblem] = []
    for family in FAMILIES:
        for file in sorted((folder / family).glob("*.toml")):
            try:
                text = file.read_text(encoding="utf-8")
                lessons.append(read_lesson(text, file.name, family))
            except (OSError, UnicodeDecodeError) as problem:
                problems.append(LessonProblem(file.name, 0, "", str(problem)))
            except LessonProblem as problem:
                problems.append(problem)
    return Catalogue(tuple(lessons), tuple(problems))


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a learner is with a lesson: the next step from 0, and whether it was ever done."""

    step: int = 0
    done: bool = False


class LessonProgress:
    """What is kept of lessons; a step that no longer exists counts as none."""

    def __init__(self, store: LearningStore) -> None:
        """Read from, and written to, this store."""
        self._store = store

    def of(self, lesson: Lesson) -> Progress:
        """How far the learner is with a lesson."""
        kept = self._store.section(SECTION).get(lesson.id)
        if not isinstance(kept, Mapping):
            return Progress()
        step, done = kept.get("step"), kept.get("done") is True
        good = isinstance(step, int) and not isinstance(step, bool) and 0 < step < len(lesson.steps)
        return Progress(step if good and isinstance(step, int) else 0, done)

    def reached(self, lesson: Lesson, step: int) -> None:
        """The learner goes on with this step next. Raises `StorageProblem`."""
        done = self.of(lesson).done or step >= len(lesson.steps)
        kept = {"step": 0 if step >= len(lesson.steps) else step, "done": done}
        self._store.put(SECTION, {**self._store.section(SECTION), lesson.id: kept})
