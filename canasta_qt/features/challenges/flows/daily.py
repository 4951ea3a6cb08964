"""Daily deals: offered on the welcome page, chosen in a calendar, played and stored."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING

from canasta_qt.features.challenges.flows.codes import CodeFlow
from canasta_qt.features.challenges.flows.compare import CompareFlow
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.placement import bring_to_front, open_over
from canasta_qt.ui.widgets.problems import show_storage_problem

if TYPE_CHECKING:
    from canasta_qt.features.challenges.card import DailyModel
    from canasta_qt.features.challenges.window.daily import DailyWindow
    from canasta_qt.features.match_setup.flows.match import MatchFlow
    from canasta_qt.record.challenges.daily import DailyDeal


def local_date() -> date:
    """Today's date in the computer's time zone."""
    return datetime.now().astimezone().date()


class DailyFlow(Flow):
    """Begins daily deals and stores results; a result belongs to the date of its deal.

    Attributes:
        today: returns today's date.
    """

    def __init__(
        self, context: Context, match: MatchFlow, codes: CodeFlow, compare: CompareFlow
    ) -> None:
        from canasta_qt.features.challenges.store import DailyStore

        super().__init__(context)
        self._match, self._codes, self._compare = match, codes, compare
        self.store = DailyStore(context.paths)
        self.today: Callable[[], date] = local_date
        self.window: DailyWindow | None = None
        self._caught_up = False
        self._controller.played.connect(self._played)
        self._controller.hint_given.connect(self._hinted)

    # --- the page before a match -------------------------------------------------------------

    def welcome(self) -> DailyModel:
        """Today's deal as the welcome page offers it, with the days before it."""
        from canasta_qt.features.challenges.card import DailyModel
        from canasta_qt.features.challenges.session.daily_page import last_days

        self._catch_up()
        days = last_days(self.store, self.today())
        found = days[-1].result
        result = (found.own, found.other) if found is not None else None
        return DailyModel(tuple(one.state for one in days), self.today(), result)

    def play_today(self) -> None:
        """Play today's deal at once."""
        from canasta_qt.record.challenges.daily import deal_of_day

        self.play(deal_of_day(self.today()))

    # --- the calendar ------------------------------------------------------------------------

    def open(self) -> None:
        """Show the calendar."""
        from canasta_qt.features.challenges.window.daily import DailyWindow

        if bring_to_front(self.window):
            return
        self._catch_up()
        dialog = DailyWindow(self.store, self.today, self._is_stored, self._window)
        dialog.play_asked.connect(self.play)
        dialog.compare_asked.connect(self.compare)
        dialog.code_asked.connect(self._code)
        dialog.finished.connect(self._closed)
        self.window = dialog
        open_over(dialog, self._window)

    def _closed(self) -> None:
        self.window = None

    def _catch_up(self) -> None:
        """Store results of deals that ended right before the program did, once a start."""
        if not self._caught_up:
            from canasta_qt.features.challenges.session.daily_page import catch_up

            self._caught_up = True
            catch_up(self.store, self._controller.store)

    def _code(self, deal: DailyDeal) -> None:
        from canasta_qt.features.challenges.session.code_match import players_here
        from canasta_qt.features.challenges.window.daily import long_date
        from canasta_qt.features.challenges.words import DailyText
        from canasta_qt.record.challenges.challenge import ChallengeResult

        words = DailyText.OF_DAY(date=long_date(deal.day))
        found = self.store.result(deal.key)
        result = ChallengeResult(found.own, found.other) if found is not None else None
        if self.window is not None:
            self.window.accept()
        self._codes.open_daily(deal.challenge(players_here()), words, result)

    # --- playing -----------------------------------------------------------------------------

    def play(self, deal: DailyDeal) -> None:
        """Play a deal, or go on with it; a question comes first where a match is under way."""
        from canasta_qt.features.challenges.session.code_match import match_of, players_here
        from canasta_qt.record.challenges.daily import may_be_played

        if not may_be_played(deal, self.today()):
            return
        if self.store.result(deal.key) is None and self._go_on(deal):
            return
        challenge = deal.challenge(players_here())
        match = match_of(challenge, self._preferences.names)
        ready = partial(self._ready, deal)
        self._match.begin_exactly(match, ready, self.window)

    def _ready(self, deal: DailyDeal) -> bool:
        """Store that it begins, first, so that a crash does not part the two."""
        try:
            self.store.begin(deal.key)
        except StorageProblem as problem:
            show_storage_problem(problem, self.window or self._window)
            return False
        self._close()
        return True

    def _close(self) -> None:
        if self.window is not None:
            self.window.accept()

    def _go_on(self, deal: DailyDeal) -> bool:
        """Go on with a deal that was begun; False where it was not, or is gone."""
        store, match = self._controller.store, self._controller.match
        if not self.store.begun(deal.key):
            return False
        if match is not None and match.run.log.seed == deal.seed and not match.run.deal_over:
            self._close()
            self._stage.leave_all()
            return True
        if store is None:
            return False
        found = [one for one in store.unfinished().matches if one.log.seed == deal.seed]
        if not found:
            return False
        self._close()
        self._match.resume(found[0])
        return True

    def _played(self) -> None:
        """Store the result of a daily deal as soon as it is over."""
        match = self._controller.match
        if match is None or not match.run.deal_over or len(match.run.log.deals) != 1:
            return
        if match.session.plays_itself or not self.store.open_keys():
            return
        from canasta_qt.features.challenges.session.daily_page import key_of, result_of

        key = key_of(match.run.log, self.store)
        if not key or self.store.result(key) is not None:
            return
        try:
            found = result_of(match.run.log)
            if found is not None:
                self.store.finish(key, found.own, found.other)
        except StorageProblem as problem:
            self._report_once(problem)
        except ValueError:
            return  # the cards on the table are not the deal's

    def _hinted(self) -> None:
        """Count a hint that was given in a daily deal, until it has its result."""
        match = self._controller.match
        if match is None or not self.store.open_keys():
            return
        from canasta_qt.features.challenges.session.daily_page import key_of

        try:
            self.store.count_hint(key_of(match.run.log, self.store))
        except StorageProblem as problem:
            self._report_once(problem)

    # --- comparing ---------------------------------------------------------------------------

    def _number(self, deal: DailyDeal) -> int | None:
        """The first match that was played of a deal."""
        from canasta_qt.features.challenges.session.daily_page import matches_of

        store = self._controller.store
        if store is None:
            return None
        try:
            found = matches_of(deal.key, store)
        except StorageProblem:
            return None
        return found[0] if found else None

    def _is_stored(self, deal: DailyDeal) -> bool:
        return self._number(deal) is not None

    def compare(self, deal: DailyDeal) -> None:
        """Compare the match of a deal with Expert."""
        store, number = self._controller.store, self._number(deal)
        if store is None or number is None:
            return
        try:
            timeline = Timeline(store.log(number))
        except (StorageProblem, ReplayDifference):
            return
        self._close()
        self._compare.compare_kept(timeline, number)

    def retranslate(self) -> None:
        """Close the window, which opens again in the present language."""
        if self.window is not None:
            self.window.accept()
