"""How a soak enters whatever takes the table from a match, each kind as the player does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

from canasta_qt.app.program import Program
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.learning.lessons.model.reading import catalogue
from canasta_qt.features.review.model.moments import review_data
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.play.stage import ShowKind
from canasta_qt.record.positions.exercise import PositionExercise
from canasta_qt.record.timeline import Timeline
from tests.helpers.deals.reviews import played_match, usual_review
from tests.helpers.programs.parts import Parts

POSITION = {"rules": "classic_4p", "hands": {"0": "Kh Ks 4h 5h"}, "pile": "9h"}


class Shows:
    """Ways in, by their kind, and how often each kind was seen."""

    def __init__(self, program: Program, lot: random.Random) -> None:
        self.seen: Counter[str] = Counter()
        self._program = program
        self._parts = Parts(program.context)
        self._lot = lot
        self._ways: dict[ShowKind, Callable[[], object]] = {
            ShowKind.TURN: self._turn,
            ShowKind.REPLAY: lambda: self._parts.replays.watch(_timeline()),
            ShowKind.REVIEW: self._review,
            ShowKind.LESSON: self._lesson,
            ShowKind.EXERCISE: self._exercise,
            ShowKind.POSITION: self._position,
        }

    def draw(self) -> ShowKind:
        """Any kind."""
        return self._lot.choice(list(self._ways))

    def enter(self, kind: ShowKind) -> None:
        """Let it take the table, where there is a way."""
        self._ways[kind]()

    def look(self) -> None:
        """Count what is shown now."""
        kind = self._parts.stage.kind
        if kind is not None:
            self.seen[kind.value] += 1

    def _turn(self) -> None:
        """A line of the running match is clicked; the first that leads to a turn."""
        lines = self._program.window.ledger.lines
        rows = range(lines.model.rowCount())
        if self._parts.stage.kind is None and rows:
            lines.again.emit(lines.model.line(self._lot.choice(rows)))

    def _review(self) -> None:
        """A match that was reviewed, so that no process needs to look for moments."""
        timeline = _timeline()
        number = self._program.store.import_log(timeline.log, "classic_4p")
        reviews = ReviewStore(self._program.paths)
        reviews.save(number, 0, review_data(usual_review(timeline)))
        self._parts.reviews.review_kept(timeline, number)

    def _lesson(self) -> None:
        self._parts.lessons.start(self._lot.choice(catalogue().lessons))

    def _exercise(self) -> None:
        self._parts.exercises.start(self._lot.choice(shipped().exercises))

    def _position(self) -> None:
        self._parts.table_editor.solve(PositionExercise("", 1, POSITION))


@cache
def _timeline() -> Timeline:
    """A match that is over."""
    return Timeline(played_match())
