"""Who hears whom: joins the flows around a match with one another, the window and the table.

A flow says by signals what it wants of others; nobody but this module knows who they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_qt.app.all_flows import AllFlows
from canasta_qt.app.flows.flow import AppContext
from canasta_qt.app.menu_commands import MenuCommands
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.stage import Show, ShowKind
from canasta_qt.view_model.pictures import HintModel
from canasta_qt.words.keys import Scope

if TYPE_CHECKING:
    from canasta_qt.features.challenges.session.code_exercise import ShownExercise
    from canasta_qt.features.learning.exercises.model.exercise import Exercise
    from canasta_qt.features.score_keeper.model.entries import Sheet
    from canasta_qt.record.positions.exercise import PositionExercise


class Parts(AllFlows):
    """The flows around the match on a table, joined."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.menu = MenuCommands(context, self)
        self._join_table()
        self._join_match()
        self._join_window()
        self._join_ways_on()
        self._join_practice()
        self._join_challenges()

    # --- who hears whom ---------------------------------------------------------------------

    def _join_table(self) -> None:
        """The table and the match on it."""
        table, controller, hints = self._table, self._controller, self.hints
        controller.input.way_on.connect(self.menu.go_on)
        controller.problem.connect(self._window.tell)
        hints.told.connect(table.hint)
        table.hint_asked.connect(self.menu.hint)
        table.hint_followed.connect(hints.follow)
        table.hint_left.connect(hints.forget)

    def _join_match(self) -> None:
        """What happens in a match, and what goes and comes with another one."""
        for hear in (self.sheets.follow, self.match.show_played):
            self._controller.played.connect(hear)  # in this order
        self._controller.scored.connect(lambda _: self.firsts.scored())
        match = self.match
        for go in (
            self.waits.forget,
            self.sheets.forget,
            self._window.ledger.clear,
            self.counting.begin,
            self.people.close,
            self._follow_sayings,
        ):
            match.entered.connect(go)
        for come in (self.hand_memory.bring_back, self.ledger.refill, self.sheets.load):
            match.resumed.connect(come)

        for anew in (
            self.hints.forget,
            partial(self._table.hint, HintModel()),
            self.counting.refresh,
            self.tips.leave,
            self._follow_sayings,
        ):
            self.people.changed.connect(anew)

    def _join_window(self) -> None:
        """The menus, keys, ledger, and files dropped on the window."""
        window, ledger = self._window, self._window.ledger
        window.menus.offer_remarks(())
        window.asked.connect(self.menu.carry_out)
        window.sort_asked.connect(self.menu.sort)
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
        duplicate, daily = self.challenges.duplicate, self.challenges.daily
        sheets.again_asked.connect(self.again)
        sheets.choice_asked.connect(chooser.open)
        sheets.review_asked.connect(self.reviews.review_this)
        sheets.compare_asked.connect(self.challenges.compare.compare_this)
        sheets.replay_asked.connect(replays.watch_deal)
        self.ending.given_up.connect(sheets.show_match_end)
        self.files.replay_asked.connect(replays.watch)
        replays.analysis_asked.connect(self.analysis.ask_last)
        replays.play_on_asked.connect(self.match.resume)
        history.resume_asked.connect(self.match.resume)
        for back_asked in (history.back_asked, duplicate.back_asked, daily.back_asked):
            back_asked.connect(self._stage.leave_all)
        history.replay_asked.connect(replays.watch)
        history.review_asked.connect(self.reviews.review_kept)
        history.compare_asked.connect(self.challenges.compare.compare_kept)
        history.forgotten.connect(self.challenges.forget)
        duplicate.begin_asked.connect(self.match.begin_exactly)
        chooser.duplicate_asked.connect(duplicate.begin_game)
        sheets.beside = duplicate.standing_line
        self.challenges.compare.grown.connect(sheets.refresh_beside)
        duplicate.resume_asked.connect(self.match.resume)
        history.again_asked.connect(self.match.begin_if_agreed)
        history.changed.connect(self.waits.refresh)
        self.check.changed.connect(self.waits.refresh)

    def _join_practice(self) -> None:
        """Whatever is practised takes the table, and gives it back."""
        self._stage.changed.connect(self._close_sheets)
        self._stage.came_back.connect(self.waits.refresh)
        self.match.entered.connect(self.tips.leave)
        self.lessons.hand_asked.connect(self._play_a_hand)
        self.lessons.guide_asked.connect(self.guide.open_for)
        self.home_made.busy = lambda: self._controller.thinking or self.reviews.looking
        self.score_keeper.table_asked.connect(self._lay_out_table)
        self.edit_shown.edit_asked.connect(self._edit_position)

    def _join_challenges(self) -> None:
        """Codes and daily deals begin matches, and codes are made of what the table shows."""
        codes, daily = self.challenges.codes, self.challenges.daily
        codes.shown_exercise = self._shown_exercise
        codes.exercise_asked.connect(self._start_exercise)
        self._window.challenge_dropped.connect(codes.open_file)
        for flow in (codes, daily):
            flow.begin_asked.connect(self.match.begin_exactly)
        daily.resume_asked.connect(self.match.resume)

    def _play_a_hand(self, choice: MatchChoice) -> None:
        """A real hand after the first one, with tips; the usual match stays what it was."""
        self.tips.begin()
        self.match.begin_if_agreed(choice, remember=False)

    def _set_keys(self) -> None:
        self._table.set_keys(self._window.keys.in_scope(Scope.TABLE))

    def _follow_sayings(self) -> None:
        self.say.follow()

    def _shown_exercise(self) -> ShownExercise | None:
        """The exercise on the table, of either sort."""
        if self._stage.kind is ShowKind.POSITION:
            return self.table_editor.shown
        return self.exercises.shown if self._stage.kind is ShowKind.EXERCISE else None

    def _start_exercise(self, one: Exercise | PositionExercise) -> None:
        from canasta_qt.record.positions.exercise import PositionExercise

        if isinstance(one, PositionExercise):
            self.table_editor.solve(one)
        else:
            self.exercises.start(one)

    def _lay_out_table(self, sheet: Sheet) -> None:
        self.table_editor.open_for(sheet)

    def _edit_position(self, position: Mapping[str, object], show: Show | None) -> None:
        self.table_editor.edit(position, show)

    def _close_sheets(self) -> None:
        show = self._stage.show
        if show is not None and show.acts:
            self.sheets.close()
