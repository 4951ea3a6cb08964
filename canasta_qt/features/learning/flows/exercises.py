"""Exercises: chosen in a window, answered on the table, their results stored."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.features.learning.flows.learned import keep_progress, progress_in, today
from canasta_qt.library.games import DEFAULT_RULES
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.practice_show import PracticeShow, Practised
from canasta_qt.play.stage import ShowKind
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.statistics import statistics_filter_values
from canasta_qt.ui.widgets.placement import bring_to_front, open_over
from canasta_qt.words.games import name_now, shown_title

if TYPE_CHECKING:
    from canasta_qt.features.learning.exercises.model.attempt import AttemptResult, ShownExercise
    from canasta_qt.features.learning.exercises.model.exercise import Exercise
    from canasta_qt.features.learning.exercises.model.progress import (
        ExercisePool,
        ExerciseProgress,
        Wish,
    )
    from canasta_qt.features.learning.exercises.session import (
        ExerciseSource,
        ExerciseStatus,
        ExerciseTable,
    )
    from canasta_qt.features.learning.exercises.window import ExerciseBar, ExercisesWindow
    from canasta_qt.features.learning.flows.home_made import HomeMadeFlow


class ExerciseFlow(Flow):
    """Opens exercises on the table, one after the other, and stores their results.

    Signals:
        yours_asked: choose among those that the player laid out.

    Attributes:
        exercise: the one on the table, or None.
    """

    yours_asked = Signal()

    def __init__(self, context: Context, home: HomeMadeFlow) -> None:
        """`home` has the exercises that were made on this computer."""
        super().__init__(context)
        self._home = home
        self.exercise: ExerciseTable | None = None
        self._bar: ExerciseBar | None = None
        self._dialog: ExercisesWindow | None = None
        self._wish: Wish | None = None
        self._broken: set[str] = set()
        self._rng = random.Random(secrets.token_hex())

    # --- choosing ---------------------------------------------------------------------------

    @property
    def progress(self) -> ExerciseProgress:
        """The stored progress, without exercises that do not play."""
        progress = progress_in(self._learning)
        progress.own = self._playing(progress.own)
        return progress

    @property
    def pool(self) -> ExercisePool:
        """All exercises but those from the player's mistakes, without those that do not play."""
        from canasta_qt.features.learning.exercises.model.position import shipped
        from canasta_qt.features.learning.exercises.model.progress import ExercisePool

        return ExercisePool(self._playing(shipped().exercises), self._playing(self._home.exercises))

    def _playing(self, exercises: Iterable[Exercise]) -> list[Exercise]:
        return [one for one in exercises if one.id not in self._broken]

    def open(self, wish: Wish | None = None) -> None:
        """Show the window in which exercises are chosen."""
        from canasta_qt.features.learning.exercises.model.progress import Wish
        from canasta_qt.features.learning.exercises.window import ExercisesWindow, Offer

        if bring_to_front(self._dialog):
            return
        wish = wish if isinstance(wish, Wish) else self._wish or Wish()
        pool = self.pool
        games = [(game, self._title(game)) for game in pool.games]
        offer = Offer(pool, self.progress, games, today(), self._home.wanted, self._own_count)
        dialog = ExercisesWindow(offer, wish, self._window)
        dialog.chosen.connect(self.begin)
        dialog.yours_asked.connect(self.yours_asked)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        open_over(dialog, self._window)

    @property
    def _own_count(self) -> int:
        """The count of exercises that the player laid out."""
        from canasta_qt.features.learning.exercises import store as own_exercises

        if not self._window.commands.is_bound("table_editor"):
            return 0
        return len(own_exercises.from_data(self._learning.section(own_exercises.SECTION)).exercises)

    def _title(self, rules: str) -> str:
        from canasta_qt.features.learning.exercises.model.position import game_of

        game = game_of(rules)
        return shown_title(self._games.get(game).kept_title) if self._games.knows(game) else ""

    def _played(self, games: Iterable[str]) -> frozenset[str]:
        """Those of these games of which a match was finished; the usual one where there is none."""
        store, names = self._controller.store, tuple[str, ...]()
        if store is not None:
            with suppress(StorageProblem):
                names = tuple(map(name_now, statistics_filter_values(store).rules))
        played = frozenset(game for game in games if self._games.get(game).kept_title in names)
        return played or frozenset({DEFAULT_RULES})

    def _closed(self) -> None:
        self._dialog = None

    def begin(self, wish: Wish) -> None:
        """Start the first exercise of a kind."""
        self._wish = wish
        self.next()

    def next(self) -> None:
        """Start another exercise of the chosen kind, without those that do not play."""
        from canasta_qt.features.learning.exercises.model.exercise import ExerciseProblem
        from canasta_qt.features.learning.exercises.model.progress import Wish, next_exercise
        from canasta_qt.features.learning.exercises.words import ExerciseText, none_text

        wish, reported = self._wish or Wish(), False
        while True:
            pool = self.pool
            played = () if wish.rules else self._played(pool.games)
            one = next_exercise(wish, pool, self.progress, today(), self._rng, played)
            if one is None:
                self._stage.leave()
                self._window.tell(none_text(wish))
                return
            try:
                self.start(one)
            except ExerciseProblem:
                self._broken.add(one.id)
                if not reported:
                    reported = True
                    self._window.tell(ExerciseText.BROKEN())
                continue
            return

    # --- an exercise on the table -----------------------------------------------------------

    def start(self, one: Exercise) -> None:
        """Bring an exercise to the table. Raises `ExerciseProblem`."""
        from canasta_qt.features.learning.exercises.model.position import staged
        from canasta_qt.features.learning.exercises.session import ExerciseTable
        from canasta_qt.features.learning.exercises.words import ExerciseText

        table = ExerciseTable(
            staged(one),
            pace=replace(self._controller.pace, click=False),
            wishes=self._controller.input.hand_wishes,
            title=self._title(one.rules),
        )
        table.source = self._source(one)
        show = PracticeShow(
            Practised(
                ShowKind.EXERCISE,
                table.practice,
                card=partial(self._card, table),
                title=ExerciseText.TITLE,
                begin=table.begin,
                again=table.retranslate,
                hint=partial(self._hint, table),
                close=partial(self._close, table),
                exercise=partial(_shown, table),
            )
        )
        table.setParent(show)
        self._join(table, show)
        self._stage.enter(show)

    def _source(self, one: Exercise) -> ExerciseSource:
        if any(own.id == one.id for own in self.progress.own):
            return "own"
        return "home" if any(made.id == one.id for made in self._home.exercises) else "shipped"

    def _card(self, table: ExerciseTable) -> ExerciseBar:
        from canasta_qt.features.learning.exercises.window import ExerciseBar

        self.exercise = table
        self._bar = bar = ExerciseBar(past=bool(table.before()))
        for signal, slot in (
            (bar.answer_asked, table.give_up),
            (bar.before_asked, partial(self._tell_past, table)),
            (bar.watch_asked, table.watch),
            (bar.back_asked, table.back),
            (bar.next_asked, self.next),
            (bar.left, self._stage.leave),
            (bar.told, self._stage.told),
            (bar.told, self._stage.taught),
        ):
            signal.connect(slot)
        return bar

    def _hint(self, table: ExerciseTable) -> None:
        """Help, and say again what is known where there is no more help."""
        before = self._bar.spoken if self._bar is not None else ""
        table.hint()
        if self._bar is not None and self._bar.spoken == before:
            self._stage.told.emit(before)

    def _tell_past(self, table: ExerciseTable) -> None:
        from canasta_qt.features.learning.exercises.words import ExerciseText

        self._table.note(ExerciseText.BEFORE().replace("&", ""), table.before())

    def _join(self, table: ExerciseTable, show: PracticeShow) -> None:
        for signal, slot in (
            (table.changed, self._changed),
            (table.ended, self._ended),
            (table.points, self._table.teacher.point),
            (table.lifts, self._table.choose),
            (table.shows, self._table.teacher.show),
            (table.played, show.played),
            (table.takes_input, show.take_input),
        ):
            signal.connect(slot)

    def _changed(self, status: ExerciseStatus) -> None:
        bar = self._bar
        if bar is None:
            return
        bar.show_status(status)
        if not bar.wants_keys:
            self._table.setFocus()

    def _ended(self, result: AttemptResult) -> None:
        if self.exercise is None:
            return
        progress = progress_in(self._learning)
        progress.answered(self.exercise.staged.exercise, result, today())
        self._home.answered()
        try:
            keep_progress(self._learning, progress)
        except StorageProblem as problem:
            self._report_once(problem)

    def _close(self, table: ExerciseTable) -> None:
        self.exercise = self._bar = None
        table.close()

    def retranslate(self) -> None:
        """Replace an open window by one in the present language, in the same place."""
        before = self._dialog
        if before is not None:
            place, wish = before.geometry(), before.wish
            before.close()
            self.open(wish)
            if self._dialog is not None:
                self._dialog.setGeometry(place)


def _shown(table: ExerciseTable) -> ShownExercise:
    """The exercise on the table, with its result."""
    from canasta_qt.features.learning.exercises.model.attempt import ShownExercise

    return ShownExercise(table.staged.exercise, table.result)
