"""`canasta-qt lessons`: what can be learned and how far one is; `--check` plays all of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from canasta_qt.commands.arguments import DIFFERENT, OK, complain
from canasta_qt.features.learning.lessons.model.check import check_lesson, said_in
from canasta_qt.features.learning.lessons.model.lesson import FAMILIES, Lesson
from canasta_qt.features.learning.lessons.model.progress import LessonProgress
from canasta_qt.features.learning.lessons.model.reading import (
    LessonCatalogue,
    catalogue,
    read_folder,
)
from canasta_qt.languages import LANGUAGES, ORIGINAL, chosen
from canasta_qt.storage.files import Paths
from canasta_qt.storage.learning import LearningStore


def list_lessons(argv: Sequence[str]) -> int:
    """Print the lessons with one's progress, or what is wrong with them.

    Exit status 0, or 1 where a lesson cannot be read or, with `--check`, played.
    """
    parser = argparse.ArgumentParser(
        prog="canasta-qt lessons", description="List the lessons and how far you are with each."
    )
    add = parser.add_argument
    add("--check", action="store_true", help="play each, right and wrong, and say what fails")
    add("--folder", metavar="DIR", help="lessons of your own: a folder with one folder a family")
    add(
        "--language",
        type=chosen,
        choices=tuple(LANGUAGES),
        default=ORIGINAL,
        help="of titles and texts",
    )
    add("--texts", action="store_true", help="print everything that the lessons say, too")
    add("--data-dir", metavar="DIR", help="where your progress is kept")
    options = parser.parse_args(argv)
    if options.folder and not Path(options.folder).is_dir():
        return complain("lessons", f"there is no folder {options.folder}")
    found = read_folder(Path(options.folder)) if options.folder else catalogue()
    for problem in found.problems:
        complain("lessons", problem)
    if options.check:
        return _check(found)
    progress = LessonProgress(LearningStore(Paths.find(options.data_dir)))
    for line in _listed(found, progress, options.language, options.texts):
        print(line)
    return DIFFERENT if found.problems else OK


def _check(found: LessonCatalogue) -> int:
    faults = [fault for lesson in found.lessons for fault in check_lesson(lesson)]
    for fault in faults:
        complain("lessons", fault)
    steps = sum(len(lesson.steps) for lesson in found.lessons)
    wrong = len(faults) + len(found.problems)
    print(
        f"{len(found.lessons)} lessons, {steps} steps, {len(LANGUAGES)} languages: {wrong} faults"
    )
    return DIFFERENT if wrong else OK


def _listed(
    found: LessonCatalogue, progress: LessonProgress, language: str, texts: bool
) -> Iterator[str]:
    for family in FAMILIES:
        lessons = found.family(family)
        if lessons:
            yield family
        for lesson in lessons:
            yield _line(lesson, progress, language)
            if texts:
                yield from (f"      {said}" for said in said_in(lesson, language))


def _line(lesson: Lesson, progress: LessonProgress, language: str) -> str:
    kept = progress.of(lesson)
    far = f"step {kept.step + 1}" if kept.step else "done" if kept.done else ""
    title = lesson.title.in_language(language)
    return f"  {lesson.id:<32}{lesson.minutes:>2} min  {far:<8}{title}".rstrip()
