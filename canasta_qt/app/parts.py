"""The flows around a match: builds them, joins them, and knows who does what the menus ask for.

A flow says by signals what it wants of others; nobody but this module knows who they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
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
from canasta_qt.app.flows.teaching.practice import PracticeFlow
from canasta_qt.app.flows.teaching.review import ReviewFlow
from canasta_qt.app.flows.teaching.tips import TipFlow
from canasta_qt.app.flows.tools.score_keeper import ScoreKeeperFlow
from canasta_qt.app.window.main_window import BUTTONS
from canasta_qt.controller.hand_memory import HandMemory
from canasta_qt.controller.hints import Hints
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.record.log import MatchLog
from canasta_qt.style.parts.panel import dismiss_panels
from canasta_qt.view_model.pictures import ButtonId, HintModel, SortOrder
from canasta_qt.words.keys import Scope

if TYPE_CHECKING:
    from canasta_qt.app.flows.firsts import FirstsFlow
    from canasta_qt.app.flows.say import SayFlow
    from canasta_qt.app.flows.teaching.exercises import ExerciseFlow
    from canasta_qt.app.flows.teaching.progress import ProgressFlow
    from canasta_qt.app.flows.tools.table_editor import TableEditorFlow
    from canasta_qt.coach.exercises.exercise import Exercise
    from canasta_qt.record.score_keeper.entries import Sheet

WITH_RULES = ("read", "compare", "export", "copy", "import", "paste")
"""What the menu of rules does with those of the game on the table, by `RulesFlow.do`."""


class Parts(Flow):
    """The flows around the match on a table, each under its name."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._context = context
        self.notices = Notices(context)
        self.rules = RulesFlow(context)
        self.chooser = MatchChooser(context, self.rules)
        self.practice = PracticeFlow(context)
        self.lessons = LessonFlow(context, self.practice)
        self.home_made = HomeMadeFlow(context)
        self.tips = TipFlow(context)
        self.challenges = Challenges(context)
        daily = self.challenges.daily
        self.waits = WaitingFlow(context, self.chooser, self.lessons.welcome, daily.welcome)
        self.ending = EndingFlow(context)
        self.sheets = SheetsFlow(context)
        self.people = PeopleFlow(context)
        self.ledger = LedgerFlow(context)
        self.replays = ReplayFlow(context)
        self.reviews = ReviewFlow(context)
        self.analysis = MoveAnalysisFlow(context, self.replays)
        self.match = MatchFlow(context, self.chooser, self.waits, self.ending)
        self.files = FilesFlow(context)
        self.history = HistoryFlow(context, self.chooser)
        self.statistics = StatisticsFlow(context)
        self.check = MatchCheckFlow(context)
        self.counting = CountingFlow(context)
        self.guide = GuideFlow(context, self.chooser, self._shown_log)
        self.score_keeper = ScoreKeeperFlow(context, self.chooser)
        self._hints = Hints(context.controller, self)
        self._hand_memory = HandMemory(context.controller, context.preferences, self)
        self._join_table()
        self._join_match()
        self._join_window()
        self._join_ways_on()
        self._join_practice()
        self._join_challenges()

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

        exercises = ExerciseFlow(self._context, self.practice, self.home_made)
        exercises.answered.connect(self.home_made.answered)
        return exercises

    @cached_property
    def progress(self) -> ProgressFlow:
        """Made when it is first wanted, as exercises are."""
        from canasta_qt.app.flows.teaching.progress import ProgressFlow

        progress = ProgressFlow(self._context, self.home_made)
        progress.lessons_asked.connect(self.lessons.open)
        progress.first_hand_asked.connect(self.lessons.first_hand)
        progress.exercises_asked.connect(self.exercises.open)
        return progress

    @cached_property
    def table_editor(self) -> TableEditorFlow:
        """Made when it is first wanted."""
        from canasta_qt.app.flows.tools.table_editor import TableEditorFlow

        return TableEditorFlow(self._context, self.chooser, self.practice)

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
            self.replays,
            self.lessons,
            *(
                vars(self)[name]
                for name in ("exercises", "progress", "table_editor")
                if name in vars(self)
            ),
            self.reviews,
            self.match,
            self.counting,
            self.sheets,
            self.statistics,
            self.challenges,
            self.rules,
            self.guide,
        )

    @property
    def shows_again(self) -> bool:
        """Whether the table shows what was played before: a replay or a review."""
        return self.replays.active or self.reviews.active

    # --- who hears whom ---------------------------------------------------------------------

    def _join_table(self) -> None:
        """The table and the match on it."""
        table, controller, hints = self._table, self._controller, self._hints
        table.set_commands(controller.input)
        controller.input.refused.connect(table.refuse)
        controller.input.choice.connect(table.offer)
        controller.input.chosen.connect(table.choose)
        controller.input.way_on.connect(self._go_on)
        controller.problem.connect(self._window.tell)
        hints.told.connect(table.hint)
        table.hint_asked.connect(self._hint)
        table.hint_left.connect(hints.forget)

    def _join_match(self) -> None:
        """What happens in a match, and what goes and comes with another one."""
        for hear in (self.sheets.follow, self.ledger.drop_turn, self.match.show_played):
            self._controller.played.connect(hear)  # in this order
        self._controller.scored.connect(lambda _: self.firsts.scored())
        match = self.match
        for go in (
            self.practice.drop,
            self.replays.drop,
            self.reviews.drop,
            self.ledger.drop_turn,
            self.waits.forget,
            self.sheets.forget,
            self._window.ledger.clear,
            self.counting.begin,
            self._begin_firsts,
            self.people.close,
            self._follow_sayings,
        ):
            match.entered.connect(go)
        for come in (self._hand_memory.bring_back, self.ledger.refill, self.sheets.load):
            match.resumed.connect(come)

        for anew in (
            self._hints.forget,
            partial(self._table.hint, HintModel()),
            self.counting.refresh,
            self.tips.leave,
            self._follow_sayings,
        ):
            self.people.changed.connect(anew)
        self.practice.opening.connect(self.people.close)

    def _join_window(self) -> None:
        """The menus, keys, ledger, and files dropped on the window."""
        window, ledger = self._window, self._window.ledger
        window.menus.offer_remarks(())
        self._commands = self._all_commands()
        window.asked.connect(self._asked)
        window.sort_asked.connect(self._sort)
        window.match_dropped.connect(lambda path: self.files.open_file(Path(path)))
        window.rules_dropped.connect(lambda path: self.rules.read_file(Path(path), window))
        window.keys.changed.connect(self._set_keys)
        self._set_keys()
        ledger.list.looked_up.connect(self.replays.watch_this)
        ledger.analysis_asked.connect(self.analysis.ask_before)
        ledger.offer_analysis(self.analysis.may_ask)

    def _join_ways_on(self) -> None:
        """What one flow asks of another."""
        chooser, replays, history = self.chooser, self.replays, self.history
        sheets = self.sheets
        sheets.again_asked.connect(chooser.same_again)
        sheets.choice_asked.connect(chooser.open)
        sheets.review_asked.connect(self.reviews.review_this)
        sheets.compare_asked.connect(self.challenges.compare.compare_this)
        sheets.replay_asked.connect(replays.watch_deal)
        self.ending.given_up.connect(sheets.show_match_end)
        self.files.replay_asked.connect(replays.watch)
        self.ledger.left.connect(self.match.come_back)
        for opening in (replays.opening, self.reviews.opening):
            opening.connect(self.ledger.drop_turn)
            opening.connect(self.counting.hide)
        replays.opening.connect(self.reviews.drop)
        self.reviews.opening.connect(replays.drop)
        replays.left.connect(self.match.come_back)
        self.reviews.left.connect(self.match.come_back)
        replays.analysis_asked.connect(self.analysis.ask_last)
        replays.play_on_asked.connect(self.match.resume)
        history.resume_asked.connect(self.match.resume)
        history.back_asked.connect(replays.leave)
        history.replay_asked.connect(replays.watch)
        history.review_asked.connect(self.reviews.review_kept)
        history.compare_asked.connect(self.challenges.compare.compare_kept)
        history.forgotten.connect(self.challenges.forget)
        duplicate = self.challenges.duplicate
        duplicate.begin_asked.connect(self.match.begin_exactly)
        duplicate.resume_asked.connect(self.match.resume)
        duplicate.back_asked.connect(replays.leave)
        duplicate.back_asked.connect(self.reviews.leave)
        history.back_asked.connect(self.reviews.leave)
        history.again_asked.connect(self.match.begin_if_agreed)
        history.changed.connect(self.waits.refresh)
        self.check.changed.connect(self.waits.refresh)

    def _shown_log(self) -> MatchLog | None:
        """What the table shows in place of the match that is played."""
        if self.practice.practice is not None:
            return self.practice.practice.run.log
        if self.reviews.review is not None:
            return self.reviews.review.job.timeline.log
        return self.replays.replay.timeline.log if self.replays.replay is not None else None

    def _join_practice(self) -> None:
        """Whatever is practised takes the table, and gives it back."""
        practice, lessons = self.practice, self.lessons
        for go in (
            self.ledger.drop_turn,
            self.replays.drop,
            self.reviews.drop,
            self.sheets.close,
            self.counting.hide,
            self.tips.leave,
        ):
            practice.opening.connect(go)
        for opening in (self.replays.opening, self.reviews.opening):
            opening.connect(practice.drop)
            opening.connect(self.tips.leave)
        self.match.entered.connect(self.tips.leave)
        practice.left.connect(self.match.come_back)
        practice.left.connect(self.waits.refresh)
        practice.opening.connect(self.reviews.drop)
        lessons.hand_asked.connect(self._play_a_hand)
        lessons.guide_asked.connect(self.guide.open_for)
        self.home_made.busy = lambda: self._controller.thinking or self.reviews.looking
        self.score_keeper.table_asked.connect(self._lay_out_table)

    def _join_challenges(self) -> None:
        """Codes and daily deals begin matches, and codes are made of what the table shows."""
        codes, daily = self.challenges.codes, self.challenges.daily
        codes.shown_log = self._shown_log
        codes.shown_exercise = lambda: self.exercises.shown if self.practice.active else None
        codes.exercise_asked.connect(self._start_exercise)
        self._window.challenge_dropped.connect(codes.open_file)
        for flow in (codes, daily):
            flow.begin_asked.connect(self.match.begin_exactly)
        daily.resume_asked.connect(self.match.resume)
        daily.back_asked.connect(self.replays.leave)
        daily.back_asked.connect(self.reviews.leave)

    def _play_a_hand(self, choice: MatchChoice) -> None:
        """A real hand after the first one, with tips; the usual match stays what it was."""
        self.tips.begin()
        self.match.begin_if_agreed(choice, remember=False)

    def _set_keys(self) -> None:
        self._table.set_keys(self._window.keys.in_scope(Scope.TABLE))

    # --- what the menus ask for -------------------------------------------------------------

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        """Who does it, by the name of the command."""
        return {
            "new_match": self.chooser.open,
            "same_again": self.chooser.same_again,
            "welcome": self.match.leave,
            "resume": self.waits.resume,
            "other_matches": self.waits.choose,
            "next_deal": self._controller.next_deal,
            "score_sheet": self.sheets.show,
            "replay": self.replays.watch_this,
            "fair_deal": self.files.fair_deal,
            "concede_match": self.ending.concede,
            "first_hand": self.lessons.first_hand,
            "lessons": self.lessons.open,
            "exercises": self._open_exercises,
            "progress": self._open_progress,
            "score_keeper": self.score_keeper.open,
            "table_editor": self._open_table_editor,
            "history": self.history.open,
            "statistics": self.statistics.open,
            "firsts": self._open_firsts,
            "players": self.people.open,
            "open_match": self.files.ask_to_open,
            "save_match": self.files.ask_to_save,
            **self.challenges.commands(),
            "hint": self._hint,
            "say": self._open_sayings,
            **{name: partial(self._press, button) for name, button in BUTTONS.items()},
            "skip": self._table.skip,
            "review": self.reviews.review_this,
            "counting_aid": self.counting.toggle,
            "guide": self.guide.open_guide,
            "explain": self.guide.explain,
            "table_rules": self.chooser.table_rules,
            **{f"{what}_rules": partial(self.chooser.with_rules, what) for what in WITH_RULES},
            "how_to_play": self.notices.help,
            "keys": self.notices.keys,
            "check_matches": self.check.open,
            "whats_new": self.notices.whats_new,
            "about": self.notices.about,
        }

    def _go_on(self, way: str) -> None:
        """A button of the table leads away from a deal or a match that is over."""
        ways: dict[str, Callable[[], object]] = {
            "play_again": self.chooser.same_again,
            "new_match": self.chooser.open,
            "review": self.reviews.review_this,
            "compare": self.challenges.compare.compare_this,
            "result": self.sheets.show_result,
        }
        ways[way]()

    def _start_exercise(self, one: Exercise) -> None:
        self.exercises.start(one)

    def _begin_firsts(self) -> None:
        self.firsts.begin()

    def _open_firsts(self) -> None:
        self.firsts.open()

    def _follow_sayings(self) -> None:
        self.say.follow()

    def _open_sayings(self) -> None:
        self.say.open()

    def _open_exercises(self) -> None:
        self.exercises.open()

    def _lay_out_table(self, sheet: Sheet) -> None:
        self.table_editor.open_for(sheet)

    def _open_table_editor(self) -> None:
        self.table_editor.open()

    def _open_progress(self) -> None:
        self.progress.open()

    def _asked(self, name: str) -> None:
        if not self.people.may(name):
            return
        dismiss_panels(self._window.stack)
        self.ledger.leave_turn()
        self._commands[name]()

    def _press(self, button: ButtonId) -> None:
        """As if the table's button had been pressed, once everything that moves is there."""
        self._table.skip()
        self._table.commands.press(button)

    def _sort(self, how: SortOrder) -> None:
        self._table.commands.sort_hand(how)

    def _hint(self) -> None:
        """What the expert would do in the player's place."""
        if not self.people.may("hint"):
            return
        self._table.skip()
        self.reviews.hint()
        if self.practice.active:
            self.practice.hint_asked.emit()
        elif not self.shows_again and not self._table.unfold_hint():
            self._hints.ask()
