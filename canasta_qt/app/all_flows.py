"""The flows around a match: what there is, built in order, some only when they are first wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from canasta_qt.app.flows.challenges.menu import Challenges
from canasta_qt.app.flows.endings import EndingFlow, SheetsFlow
from canasta_qt.app.flows.flow import AppContext, Flow, Notices
from canasta_qt.app.flows.history import FilesFlow, HistoryFlow, StatisticsFlow
from canasta_qt.app.flows.match import MatchFlow
from canasta_qt.app.flows.match_chooser import MatchChooser, WaitingFlow
from canasta_qt.app.flows.people import PeopleFlow
from canasta_qt.app.flows.preferences import Retranslatable
from canasta_qt.app.flows.replay import LedgerFlow, MoveAnalysisFlow, ReplayFlow
from canasta_qt.app.flows.rules import RulesFlow
from canasta_qt.app.flows.safety import MatchCheckFlow
from canasta_qt.app.flows.teaching.counting import CountingFlow
from canasta_qt.app.flows.teaching.guide import GuideFlow
from canasta_qt.app.flows.teaching.home_made import HomeMadeFlow
from canasta_qt.app.flows.teaching.lessons import LessonFlow
from canasta_qt.app.flows.teaching.review import ReviewFlow
from canasta_qt.app.flows.teaching.tips import TipFlow
from canasta_qt.app.flows.tools.edit_shown import EditShownFlow
from canasta_qt.app.flows.tools.score_keeper import ScoreKeeperFlow
from canasta_qt.app.flows.unsaved import UnsavedFlow
from canasta_qt.play.match.hand_memory import HandMemory
from canasta_qt.play.match.hints import Hints

if TYPE_CHECKING:
    from canasta_qt.app.flows.firsts import FirstsFlow
    from canasta_qt.app.flows.say import SayFlow
    from canasta_qt.app.flows.teaching.exercises import ExerciseFlow
    from canasta_qt.app.flows.teaching.progress import ProgressFlow
    from canasta_qt.app.flows.tools.table_editor import TableEditorFlow


class AllFlows(Flow):
    """The flows around the match on a table, each under its name; nobody hears another yet."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._context = context
        self._late: list[Retranslatable] = []
        """Flows made when they were first wanted that tell of something in the language of then."""
        self.stage = context.stage
        self.notices = Notices(context)
        self.rules = RulesFlow(context)
        self.chooser = MatchChooser(context, self.rules)
        self.lessons = LessonFlow(context)
        self.reviews = ReviewFlow(context)
        self.home_made = HomeMadeFlow(
            context, lambda: context.controller.thinking or self.reviews.looking
        )
        self.tips = TipFlow(context)
        self.challenges = Challenges(context)
        daily = self.challenges.daily
        self.waits = WaitingFlow(context, self.chooser, self.lessons.welcome, daily.welcome)
        self.unsaved = UnsavedFlow(context)
        self.ending = EndingFlow(context, self.unsaved)
        self.sheets = SheetsFlow(context, self.challenges.duplicate.standing_line)
        self.people = PeopleFlow(context)
        self.ledger = LedgerFlow(context)
        self.replays = ReplayFlow(context)
        self.analysis = MoveAnalysisFlow(context, self.replays)
        self.match = MatchFlow(context, self.chooser, self.waits, self.ending)
        self.files = FilesFlow(context)
        self.history = HistoryFlow(context, self.chooser)
        self.statistics = StatisticsFlow(context)
        self.check = MatchCheckFlow(context)
        self.counting = CountingFlow(context)
        self.guide = GuideFlow(context, self.chooser)
        self.score_keeper = ScoreKeeperFlow(context, self.chooser)
        self.edit_shown = EditShownFlow(context, self.replays, self.people)
        self.hints = Hints(context.controller, self)
        self.hand_memory = HandMemory(context.controller, context.preferences, self)

    @cached_property
    def say(self) -> SayFlow:
        """Made when the first match comes to the table."""
        from canasta_qt.app.flows.say import SayFlow

        return SayFlow(self._context)

    @cached_property
    def firsts(self) -> FirstsFlow:
        """Made when the first match comes to the table, or when they are looked at before."""
        from canasta_qt.app.flows.firsts import FirstsFlow

        return FirstsFlow(self._context)

    @cached_property
    def exercises(self) -> ExerciseFlow:
        """Made when they are first wanted: most starts go without."""
        from canasta_qt.app.flows.teaching.exercises import ExerciseFlow

        exercises = ExerciseFlow(self._context, self.home_made)
        exercises.answered.connect(self.home_made.answered)
        exercises.yours_asked.connect(self._open_yours)
        self._late.append(exercises)
        return exercises

    @cached_property
    def progress(self) -> ProgressFlow:
        """Made when it is first wanted, as exercises are."""
        from canasta_qt.app.flows.teaching.progress import ProgressFlow

        progress = ProgressFlow(self._context, self.home_made)
        progress.lessons_asked.connect(self.lessons.open)
        progress.first_hand_asked.connect(self.lessons.first_hand)
        progress.exercises_asked.connect(self.exercises.open)
        self._late.append(progress)
        return progress

    @cached_property
    def table_editor(self) -> TableEditorFlow:
        """Made when it is first wanted."""
        from canasta_qt.app.flows.tools.table_editor import TableEditorFlow

        editor = TableEditorFlow(self._context, self.chooser)
        editor.pass_on_asked.connect(self.challenges.codes.open_exercise)
        self._late.append(editor)
        return editor

    @property
    def retranslated(self) -> tuple[Retranslatable, ...]:
        """Whoever tells of a match, of matches or of rules, in the order of telling.

        A turn that is shown again has to be left before the match is told, and the sheets are
        those of the match as it is told by then.
        """
        return (
            self._window,
            self.waits,
            self.ledger,
            self._stage,
            *self._late,
            self.match,
            self.counting,
            self.sheets,
            self.statistics,
            self.challenges,
            self.rules,
            self.guide,
        )

    def again(self) -> None:
        """After a match the same again; after a duplicate match another one."""
        if not self.challenges.duplicate.again():
            self.chooser.same_again()

    def _open_yours(self) -> None:
        self.table_editor.yours.open()
