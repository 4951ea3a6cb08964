"""The player's own files, damaged: whatever stands in them, they are read, or are set aside whole.

What was read can be written, and is read again as it was.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Final

from canasta_qt.features.challenges.model import comparison_data, comparison_from
from canasta_qt.features.challenges.store import (
    ComparisonStore,
    DailyStore,
    Duplicate,
    DuplicateStore,
)
from canasta_qt.features.learning.exercises import store as laid_out
from canasta_qt.features.learning.exercises.model import making, mistakes, progress
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.learning.lessons.model.progress import LessonProgress
from canasta_qt.features.learning.lessons.model.reading import catalogue
from canasta_qt.features.learning.session import TIPS, Tips
from canasta_qt.features.review.model.moments import review_data, review_from
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.features.score_keeper.model.entries import SideEntry
from canasta_qt.features.score_keeper.model.sheet_data import (
    NEW,
    SheetProgress,
    progress_data,
    read_progress,
    read_sheet,
    sheet_data,
)
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.store import ScoreSheetStore
from canasta_qt.record.positions.exercise import PositionExercise
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.learning import LearningStore
from tests.helpers.deals.compared import played_match as compared_match
from tests.helpers.deals.compared import seat_of_person, told
from tests.helpers.deals.reviews import played_match, usual_review

_TIP: Final = list(TIPS)[-1]
"""The tip that is shown whenever the file is read."""

_SHEET: Final = "0123456789ab"
_ENTRIES: Final = b"""rules: classic_4p
deal
side 1: natural 1, mixed 2, red threes 2, points 520, hand 45
side 2: mixed 1, points 235, hand 80
1: out
"""


@contextmanager
def _folder() -> Iterator[Paths]:
    with tempfile.TemporaryDirectory(prefix="canasta-fuzz-") as name:
        yield Paths.find(name)


# --- good content -------------------------------------------------------------------------------


def _learning(paths: Paths) -> None:
    store, own = LearningStore(paths), laid_out.OwnExercises()
    position = {"rules": "classic_4p", "hands": {"0": "Kh Ks 4h 5h"}, "pile": "9h"}
    one = PositionExercise("Two kings", 1, position)
    own.add(one)
    own.answered(one.id, "first", 739_000)
    store.put(laid_out.SECTION, laid_out.to_data(own))
    done = progress.ExerciseProgress()
    for exercise in shipped().exercises[:3]:
        done.add_own(exercise, 739_000, "m" * 36)
        done.answered(exercise, "first", 739_001)
    store.put(progress.SECTION, progress.to_data(done))
    noted = mistakes.Mistakes()
    noted.add(f"{'m' * 36}/50/1", 739_000, "other_take")
    store.put(mistakes.SECTION, mistakes.to_data(noted))
    Tips(store).begin()
    Tips(store).tell(next(iter(TIPS)))
    LessonProgress(store).reached(catalogue().lessons[0], 2)


def _daily(paths: Paths) -> None:
    store = DailyStore(paths)
    for key in ("2026-11-24", "2026-11-25", "2026-W48"):
        store.begin(key)
    store.finish("2026-11-24", 1065, -70)


def _duplicates(paths: Paths) -> None:
    store = DuplicateStore(paths)
    for number in range(3):
        store.add(Duplicate(f"seed {number}", "Classic", 1_700_000_000 + number))
    store.number("seed 1", 7)


def _made(paths: Paths) -> None:
    making.write_home_made(paths, making.HomeMade(shipped().exercises[:5], {"classic_4p": 40}))


def _sheets(paths: Paths) -> None:
    sheet = read_entries(_ENTRIES).sheet
    half = replace(sheet.deals[0], sides=(SideEntry(points=5), SideEntry()))
    beside = progress_data(sheet, SheetProgress(past=(sheet,), drafts={NEW: half}))
    ScoreSheetStore(paths).save(_SHEET, sheet_data(sheet), beside)


def _review(paths: Paths) -> None:
    ReviewStore(paths).save(1, 0, review_data(usual_review(Timeline(played_match()))))


def _comparison(paths: Paths) -> None:
    log = compared_match(1)
    data = comparison_data(told(Timeline(log), {1: {"expert": (500, 200), "newcomer": (0, 100)}}))
    ComparisonStore(paths).save(1, seat_of_person(log), data)


# --- reading and writing again ------------------------------------------------------------------


def _read_learning(paths: Paths) -> object:
    store = LearningStore(paths)
    _pass_over(store.problem)
    own = laid_out.from_data(store.section(laid_out.SECTION))
    done = progress.from_data(store.section(progress.SECTION))
    noted = mistakes.from_data(store.section(mistakes.SECTION))
    store.put(laid_out.SECTION, laid_out.to_data(own))
    store.put(progress.SECTION, progress.to_data(done))
    store.put(mistakes.SECTION, mistakes.to_data(noted))
    tips, lessons = Tips(store), LessonProgress(store)
    states = [lessons.of(one) for one in catalogue().lessons[:-1]]
    shown, begun = tips.told - {_TIP}, tips.begun
    tips.tell(_TIP)
    lessons.reached(catalogue().lessons[-1], 1)
    return own, done, noted, states, shown, begun


def _read_daily(paths: Paths) -> object:
    store = DailyStore(paths)
    _pass_over(store.problem)
    found = [(key, store.result(key)) for key in store.all_keys() if key != "2026-11-30"]
    store.begin("2026-11-30")
    return found, [key for key in store.open_keys() if key != "2026-11-30"]


def _read_duplicates(paths: Paths) -> object:
    store = DuplicateStore(paths)
    _pass_over(store.problem)
    if store.of("another") is None:
        store.add(Duplicate("another", "Samba", 1))
    return store.all


def _read_made(paths: Paths) -> object:
    made = making.read_home_made(paths)
    making.write_home_made(paths, made)
    return made


def _read_sheets(paths: Paths) -> object:
    store, found = ScoreSheetStore(paths), list[object]()
    for kept in store.all():
        try:
            sheet = read_sheet(dict(kept.data))
        except PositionProblem:
            continue
        beside = read_progress(sheet, kept.progress)
        store.save(kept.id, sheet_data(sheet), progress_data(sheet, beside))
        found.append((sheet, beside))
    _pass_over(*store.problems)
    return found


def _read_review(paths: Paths) -> object:
    store = ReviewStore(paths)
    data = store.load(1, 0)
    _pass_over(store.problem)
    try:
        review = review_from(data)
    except ValueError:
        return None
    data = review_data(review)  # its numbers are rounded
    store.save(1, 0, data)
    return data


def _read_comparison(paths: Paths) -> object:
    store, found = ComparisonStore(paths), list[object]()
    for seat in range(4):
        data = store.load(1, seat)
        _pass_over(store.problem)
        try:
            found.append(comparison_from(data or {}))
        except ValueError:
            continue
        store.save(1, seat, comparison_data(found[-1]))
    return found


def _pass_over(*problems: StorageProblem | None) -> None:
    """Raise what a store noted, for the one who asks to look at."""
    for problem in problems:
        if problem is not None:
            raise problem


# --- readers ------------------------------------------------------------------------------------

FILES: Final[dict[str, tuple[str, Callable[[Paths], None], Callable[[Paths], object]]]] = {
    "learning": ("learning.json", _learning, _read_learning),
    "daily": ("daily.json", _daily, _read_daily),
    "duplicates": ("duplicates.json", _duplicates, _read_duplicates),
    "made": (making.FILE, _made, _read_made),
    "sheets": (f"score-sheets/{_SHEET}.json", _sheets, _read_sheets),
    "review": ("reviews/match-1.json", _review, _read_review),
    "comparison": ("comparisons/match-1.json", _comparison, _read_comparison),
}
"""Each file: its place, how good content is written, and how it is read and written again."""


@cache
def sample(name: str) -> tuple[bytes, ...]:
    """Good content."""
    place, write, _ = FILES[name]
    with _folder() as paths:
        write(paths)
        return ((paths.data / place).read_bytes(),)


def ask(name: str, data: bytes) -> None:
    """Read it twice with writing between; raises what is no documented answer."""
    place, _, read = FILES[name]
    with _folder() as paths:
        file = paths.data / place
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
        try:
            first = read(paths)
        except StorageProblem as problem:
            where = problem.path.read_bytes()
            if problem.code is StorageCode.NOT_WRITABLE or where != data:
                raise AssertionError(f"{problem}, and not set aside as it was") from problem
            return
        again = read(paths)
        if again != first:
            raise AssertionError("written and read again it differs")
