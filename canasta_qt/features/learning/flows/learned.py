"""The stored progress of exercises and mistakes, and what comes and goes with a match.

Exercises are imported inside the functions: the program starts without them.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta_qt.features.learning.exercises.model.mistakes import Mistakes
    from canasta_qt.features.learning.exercises.model.progress import ExerciseProgress
    from canasta_qt.features.review.model.moments import Moment
    from canasta_qt.record.timeline import Timeline
    from canasta_qt.storage.learning import LearningStore


def today() -> int:
    """Today as a number, as progress counts days."""
    return datetime.now().astimezone().date().toordinal()


def progress_in(learning: LearningStore) -> ExerciseProgress:
    """The stored progress of exercises."""
    from canasta_qt.features.learning.exercises.model import progress as kept_progress

    return kept_progress.from_data(learning.section(kept_progress.SECTION))


def mistakes_in(learning: LearningStore) -> Mistakes:
    """The mistakes that reviews have confirmed."""
    from canasta_qt.features.learning.exercises.model import mistakes as kept_mistakes

    return kept_mistakes.from_data(learning.section(kept_mistakes.SECTION))


def keep_progress(learning: LearningStore, progress: ExerciseProgress) -> None:
    """Store the progress of exercises. Raises `StorageProblem`."""
    from canasta_qt.features.learning.exercises.model import progress as kept_progress

    learning.put(kept_progress.SECTION, kept_progress.to_data(progress))


def _keep_mistakes(learning: LearningStore, mistakes: Mistakes) -> None:
    from canasta_qt.features.learning.exercises.model import mistakes as kept_mistakes

    learning.put(kept_mistakes.SECTION, kept_mistakes.to_data(mistakes))


def note_own(
    learning: LearningStore, timeline: Timeline, moments: Iterable[Moment], match: str
) -> None:
    """Store the mistakes that a review has confirmed. Raises `StorageProblem`."""
    from canasta_qt.features.learning.exercises.model.mistakes import note_review

    progress, mistakes = progress_in(learning), mistakes_in(learning)
    note_review(timeline, moments, match, today(), (progress, mistakes))
    _keep_mistakes(learning, mistakes)
    keep_progress(learning, progress)


def forget_matches(learning: LearningStore, matches: Iterable[int]) -> None:
    """Forget the exercises and mistakes that come from matches that are gone for good.

    Raises `StorageProblem`.
    """
    progress, mistakes = progress_in(learning), mistakes_in(learning)
    for match in matches:
        progress.remove_match(str(match))
        mistakes.remove(f"{match}/")
    _keep_mistakes(learning, mistakes)
    keep_progress(learning, progress)
