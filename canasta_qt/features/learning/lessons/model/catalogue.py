"""The lessons that come with the program, by family."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from canasta_qt.features.learning.lessons.model.lesson import FAMILIES, Lesson
from canasta_qt.features.learning.lessons.model.reading import LessonProblem, read_lesson


@dataclass(frozen=True, slots=True)
class LessonCatalogue:
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
def catalogue() -> LessonCatalogue:
    """The lessons that come with the program; files that cannot be used are skipped and told."""
    return read_folder(Path(str(resources.files(__package__))))


def read_folder(folder: Path) -> LessonCatalogue:
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
    return LessonCatalogue(tuple(lessons), tuple(problems))
