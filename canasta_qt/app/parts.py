"""Who hears whom: joins the flows around a match with one another, the window and the table.

A flow says by signals what it wants of others; nobody but this module knows who they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from canasta_qt.app.all_flows import AllFlows
from canasta_qt.app.flows.flow import AppContext
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.stage import Show
from canasta_qt.ui.parts.panel import dismiss_panels
from canasta_qt.view_model.pictures import ButtonId, HintModel, SortOrder
from canasta_qt.words.keys import COMMANDS, Scope

WITH_RULES = ("read", "compare", "export", "copy", "import", "paste")
"""What the menu of rules does with those of the game on the table, by `RulesFlow.do`."""

if TYPE_CHECKING:
    from canasta_qt.features.learning.exercises.model.exercise import Exercise
    from canasta_qt.features.score_keeper.model.entries import Sheet
    from canasta_qt.record.positions.exercise import PositionExercise


class Parts(AllFlows):
    """The flows around the match on a table, joined."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._bind_commands()
        self._join_table()
        self._join_match()
        self._join_welcome()
        self._join_window()
        self._join_ways_on()
        self._join_practice()
        self._join_challenges()

    # --- who does what ----------------------------------------------------------------------

    def _bind_commands(self) -> None:
        commands, chooser = self._window.commands, self.chooser
        commands.may, commands.make_way = self.people.may, self._make_way
        bound: dict[str, Callable[..., object]] = {
            "new_match": chooser.open,
            "same_again": chooser.same_again,
            "welcome": self.match.leave,
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
            "edit_position": self.edit_shown.edit,
            "history": self.history.open,
            "statistics": self.statistics.open,
            "firsts": self._open_firsts,
            "players": self.people.open,
            "open_match": self.files.ask_to_open,
            "save_match": self.files.ask_to_save,
            "daily": self.challenges.daily.open,
            "challenge_code": self.challenges.codes.open,
            "compare": self.challenges.compare.compare_this,
            "duplicate": self.challenges.duplicate.open,
            "hint": self._hint,
            "say": self._open_say,
            "skip": self._table.skip,
            "review": self.reviews.review_this,
            "counting_aid": self.counting.toggle,
            "guide": self.guide.open_guide,
            "explain": self.guide.explain,
            "table_rules": chooser.table_rules,
            "how_to_play": self.notices.help,
            "keys": self.notices.keys,
            "check_matches": self.check.open,
            "whats_new": self.notices.whats_new,
            "about": self.notices.about,
        }
        for what in WITH_RULES:
            bound[f"{what}_rules"] = partial(chooser.with_rules, what)
        for how in get_args(SortOrder):
            bound[how] = partial(self._sort, how)
        for command in COMMANDS:
            if command.button is not None and command.id not in bound:
                bound[command.id] = partial(self._press, command.button)
        for id_, do in bound.items():
            commands.bind(id_, do)

    def _open_exercises(self) -> None:
        self.exercises.open()

    def _open_progress(self) -> None:
        self.progress.open()

    def _open_table_editor(self) -> None:
        self.table_editor.open()

    def _open_firsts(self) -> None:
        self.firsts.open()

    def _open_say(self) -> None:
        self.say.open()

    def _make_way(self) -> None:
        """Panels close, and a turn shown again is left, before anything else is done."""
        dismiss_panels(self._window.stack)
        self.ledger.leave_turn()

    def _press(self, button: ButtonId) -> None:
        """As if the table's button had been pressed, once everything that moves is there."""
        self._table.skip()
        self._table.commands.press(button)

    def _sort(self, how: SortOrder) -> None:
        self._table.commands.sort_hand(how)

    def _hint(self) -> None:
        """What the expert would do in the player's place."""
        self._table.skip()
        if self._stage.show is not None:
            self._stage.show.hint()
        elif not self._table.unfold_hint():
            self.hints.ask()

    def _go_on(self, way: str) -> None:
        """A button of the table leads away from a deal or a match that is over."""
        if way == "play_again":
            self.again()
        elif way == "result":
            self.sheets.show_result()
        else:
            self._window.commands.run(way)

    # --- who hears whom ---------------------------------------------------------------------

    def _join_table(self) -> None:
        """The table and the match on it."""
        table, controller, hints = self._table, self._controller, self.hints
        controller.input.way_on.connect(self._go_on)
        controller.problem.connect(self._window.tell)
        hints.told.connect(table.hint)
        table.hint_asked.connect(partial(self._window.commands.run, "hint"))
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

    def _join_welcome(self) -> None:
        """What only the welcome page offers."""
        welcome = self._window.welcome
        welcome.resume_asked.connect(self.waits.resume)
        welcome.others_asked.connect(self.waits.choose)
        welcome.daily.today_asked.connect(self.challenges.daily.play_today)

    def _join_window(self) -> None:
        """The menus, keys, ledger, and files dropped on the window."""
        window, ledger = self._window, self._window.ledger
        window.menus.offer_remarks(())
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
        self.score_keeper.table_asked.connect(self._lay_out_table)
        self.edit_shown.edit_asked.connect(self._edit_position)

    def _join_challenges(self) -> None:
        """Codes and daily deals begin matches, and codes are made of what the table shows."""
        codes, daily = self.challenges.codes, self.challenges.daily
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
