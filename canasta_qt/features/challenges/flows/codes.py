"""Challenge codes: playing one, and making one of the match or exercise on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from canasta_qt.features.learning.feature import LearningFeature
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.practice_show import PracticeShow
from canasta_qt.ui.widgets.placement import bring_to_front, open_over
from canasta_qt.ui.widgets.problems import show_storage_problem

if TYPE_CHECKING:
    from pathlib import Path

    from canasta_qt.features.challenges.window.code_window import ChallengeWindow, CodeSource
    from canasta_qt.features.learning.exercises.model.attempt import ShownExercise
    from canasta_qt.features.match_setup.flows.match import MatchFlow
    from canasta_qt.record.challenges.challenge import Challenge, ChallengeResult
    from canasta_qt.record.log import MatchLog


class CodeFlow(Flow):
    """The window with codes, and what is played from it."""

    def __init__(self, context: Context, match: MatchFlow) -> None:
        super().__init__(context)
        self._match, self._learning_feature = match, context.of(LearningFeature)
        self.window: ChallengeWindow | None = None

    def open(self, code: str = "") -> None:
        """Show the window, with a code to read or what can be passed on of the table."""
        window = self.window or self._open(self._sources())
        if code:
            window.show_code(code)
        bring_to_front(window)

    def open_file(self, path: Path) -> None:
        """Read the code in a picture that was dropped on the table, if there is one."""
        self.open()
        if self.window is not None:
            self.window.show_file(path)

    def open_daily(self, one: Challenge, words: str, result: ChallengeResult | None) -> None:
        """Show the code of a daily deal, to pass it on with its result; `words` name it."""
        from canasta_qt.features.challenges.window.code_window import CodeSource

        def make(tells: bool) -> Challenge:
            return replace(one, result=result) if tells else one

        self._pass_on(CodeSource(words, make, has_result=result is not None))

    def open_exercise(self, shown: ShownExercise) -> None:
        """Show the code of an exercise, to pass it on with its result or without."""
        self._pass_on(self._exercise_source(shown))

    def _pass_on(self, source: CodeSource) -> None:
        if self.window is not None:
            self.window.close()
        self._open((source,), page=1)

    def _open(self, sources: Sequence[CodeSource], page: int = 0) -> ChallengeWindow:
        from canasta_qt.features.challenges.session.code_match import players_here
        from canasta_qt.features.challenges.window.code_window import ChallengeWindow

        self.window = window = ChallengeWindow(sources, players_here(), self._window)
        window.chosen.connect(self.play)
        window.failed.connect(partial(show_storage_problem, over=window))
        window.finished.connect(self._closed)
        window.show_page(page)
        open_over(window, self._window)
        return window

    def _closed(self) -> None:
        self.window = None

    # --- playing -----------------------------------------------------------------------------

    def play(self, one: Challenge) -> None:
        """Play a challenge, after a question where another match is under way."""
        if one.table is None:
            self._play_exercise(one)
            return
        from canasta_qt.features.challenges.session.code_match import match_of

        match = match_of(one, self._preferences.names)

        def ready() -> bool:
            if self.window is not None:
                self.window.accept()
            return True

        self._match.begin_exactly(match, ready, self.window, one.table.match_cut)

    def _play_exercise(self, one: Challenge) -> None:
        from canasta_qt.features.challenges.session.code_exercise import exercise_of
        from canasta_qt.features.learning.exercises.model.exercise import ExerciseProblem
        from canasta_qt.record.positions.exercise import PositionExercise
        from canasta_qt.record.positions.fields import PositionProblem

        try:
            found = exercise_of(one)
        except (ExerciseProblem, PositionProblem) as problem:
            if self.window is not None:
                self.window.no_exercise(problem)
            return
        position = isinstance(found, PositionExercise)
        if position and not self._window.commands.is_bound("table_editor"):
            if self.window is not None:
                self.window.no_exercise()
            return
        if self.window is not None:
            self.window.accept()
        if isinstance(found, PositionExercise):
            self._learning_feature.position_asked.emit(found)
        else:
            self._learning_feature.exercises.start(found)

    # --- passing on --------------------------------------------------------------------------

    def _sources(self) -> list[CodeSource]:
        """What can be passed on of the table, the likeliest first."""
        from canasta_qt.features.learning.exercises.model.attempt import ShownExercise

        show = self._stage.of(PracticeShow)
        if show is not None and isinstance(show.exercise, ShownExercise):
            return [self._exercise_source(show.exercise)]
        match = self._controller.match
        log = self._stage.log or (match.run.log if match is not None else None)
        return self._match_sources(log) if log is not None and log.deals else []

    def _exercise_source(self, shown: ShownExercise) -> CodeSource:
        from canasta_qt.features.challenges.session.code_exercise import challenge_of_shown
        from canasta_qt.features.challenges.window.code_window import CodeSource

        text = self.tr("This exercise")
        challenge = partial(challenge_of_shown, shown)
        return CodeSource(text, challenge, has_result=shown.result is not None)

    def _match_sources(self, log: MatchLog) -> list[CodeSource]:
        from canasta_qt.features.challenges.session.code_match import players_here
        from canasta_qt.features.challenges.window.code_window import CodeSource
        from canasta_qt.record.challenges.making import challenge_of_match

        log, here = log.copy(), players_here()
        scored = [deal.scored is not None for deal in log.deals]
        sources = [
            CodeSource(
                self.tr("This match"),
                lambda tells: challenge_of_match(log, here, with_result=tells),
                any(scored),
            )
        ]
        if log.rules.match.end.count == 1:
            return sources
        for number in reversed(range(1, len(log.deals) + 1)):
            make = partial(self._make_deal, log, number)
            text = self.tr("Deal {n} on its own").format(n=number)
            sources.append(CodeSource(text, make, scored[number - 1]))
        return sources

    @staticmethod
    def _make_deal(log: MatchLog, number: int, tells: bool) -> Challenge:
        from canasta_qt.features.challenges.session.code_match import players_here
        from canasta_qt.record.challenges.making import challenge_of_deal

        return challenge_of_deal(log, number, players_here(), with_result=tells)
