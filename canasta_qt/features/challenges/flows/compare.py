"""Comparisons: Expert and Newcomer play the player's seat with the same cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.library.language import resources_folder
from canasta_qt.library.match_saver import title_of
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.scene.view import TableView
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.ui.widgets.placement import show_at_side, show_beside, step_aside
from canasta_qt.view_model.session import Session

if TYPE_CHECKING:
    from canasta_qt.features.challenges.session.comparing import CompareJob
    from canasta_qt.features.challenges.window.both_ways import BothWaysWindow
    from canasta_qt.features.challenges.window.comparison import ComparisonWindow


class CompareFlow(Flow):
    """Compares matches with Expert, and shows the comparison.

    The job goes on while the window is closed; its result is stored with the match.

    Signals:
        grown: more is known of the match that is compared, or the job has ended.

    Attributes:
        job: of the match that was compared last, if any. number: of that match.
        window, both: the windows that are open, or None.
    """

    grown = Signal()

    def __init__(self, context: Context) -> None:
        from canasta_qt.features.challenges.store import ComparisonStore

        super().__init__(context)
        self.store = ComparisonStore(context.paths)
        self.number: int | None = None
        self._session: Session | None = None
        self._elsewhere: list[float] = []
        """Differences in the deals of other matches."""
        self.job: CompareJob | None = None
        self.window: ComparisonWindow | None = None
        self.both: BothWaysWindow | None = None
        self._window.closing.connect(self.close)
        self._controller.played.connect(self._played)

    # --- ways in -----------------------------------------------------------------------------

    def compare_this(self, deal: int = 0) -> None:
        """Compare the match on the table, from a deal on; 0 for the first one.

        Without a match on the table this opens the history, to choose one there.
        """
        try:
            found = self._match_on_table()
        except ReplayDifference as difference:
            self._tell("damaged", reason=str(difference))
            return
        if found is not None:
            self._open(*found, deal)

    def compare_kept(self, timeline: Timeline, number: int | None, deal: int = 0) -> None:
        """Compare a match from the history, or one from a file (without a number)."""
        session = Session.of_log(timeline.log, title_of(timeline.log))
        self._open(timeline, session, number, deal)

    def _open(self, timeline: Timeline, session: Session, number: int | None, deal: int) -> None:
        from canasta_qt.features.challenges.session.comparing import compared_elsewhere

        job = self.job_for(timeline, session, number)
        self._elsewhere = compared_elsewhere(self.store, number)
        if not any(one.yours is not None for one in job.comparison.deals.values()):
            self._tell("none")
            return
        self._show()
        job.start(max(1, deal))
        self._grown()
        if deal and self.window is not None:
            self.window.choose(deal)

    def may_follow(self, number: int) -> bool:
        """Whether a job for this match may be started: not while the window shows another one."""
        return self.window is None or self.number == number

    def job_for(self, timeline: Timeline, session: Session, number: int | None) -> CompareJob:
        """The job that compares this match: the present one if it fits, else a new one."""
        from canasta_qt.features.challenges.session.comparing import CompareJob, SeatComparisonCache

        seat, job = session.viewer, self.job
        same = job is not None and number is not None and number == self.number
        if job is None or not same or job.seat != seat:
            self._drop_job()
            own = timeline.log.players[seat].is_human
            keeper = SeatComparisonCache(self.store, number if own else None, seat)
            self.job = job = CompareJob(timeline, seat, keeper, self)
            job.grown.connect(self._grown)
            job.ended.connect(self._grown)
        elif job.timeline.log.deals != timeline.log.deals:
            job.follow(timeline)
        self.number, self._session = number, session
        return job

    # --- what is shown -----------------------------------------------------------------------

    def _show(self) -> None:
        from canasta_qt.features.challenges.window.comparison import ComparisonWindow

        assert self.job is not None
        if self.window is None:
            window = ComparisonWindow(self.job.levels, self._preferences, self._window)
            window.watch_asked.connect(self._watch)
            window.stop_asked.connect(self._stop)
            window.go_on_asked.connect(self._go_on)
            window.finished.connect(self._closed)
            self.window = window
        self._grown()
        show_at_side(self.window, self._window)

    def _played(self) -> None:
        """Move the windows aside when the player plays on; the job goes on."""
        if self._window.isActiveWindow():
            for window in (self.both, self.window):
                if window is not None:
                    step_aside(window, self._window)

    def _closed(self) -> None:
        self.window = None

    def _stop(self) -> None:
        if self.job is not None:
            self.job.stop()

    def _go_on(self) -> None:
        if self.job is not None:
            self.job.start()

    def _grown(self) -> None:
        from canasta_qt.features.challenges.session.comparing import mean_of, page_of

        self.grown.emit()
        if self.window is not None and self.job is not None and self._session is not None:
            mean = mean_of(self._elsewhere, self.job.comparison.differences())
            self.window.show_page(page_of(self.job, self._session, mean))

    def _watch(self, deal: int, level: str) -> None:
        """Show both ways through a deal, beside one another."""
        from canasta_qt.features.challenges.session.side_by_side import SideBySide
        from canasta_qt.features.challenges.window.both_ways import BothWaysWindow

        if self.job is None or not self.job.timeline.is_over(deal):
            return
        played = self.job.comparison.deals[deal].levels[level]
        try:
            both = SideBySide(self.job.timeline.log, deal, self.job.seat, level, played, self)
        except ReplayDifference as difference:
            self._tell("damaged", reason=str(difference))
            return
        if self.both is not None:
            self.both.close()
        self.both = window = BothWaysWindow(both, self._table_like_this, self._window)
        window.gone.connect(self._both_gone)
        window.finished.connect(both.deleteLater)
        window.resize(self._window.size())
        show_beside(window, self._window)
        window.begin()

    def _table_like_this(self) -> TableView:
        """A table that looks and moves as the player prefers."""
        table = TableView(resources_folder())
        table.set_card_size(self._preferences.card_percent)
        table.set_speed(self._table.scene_of_cards.pace)
        table.present(self._table.scene_of_cards.presentation)
        return table

    def _both_gone(self) -> None:
        self.both = None

    def _tell(self, key: str, **values: str) -> None:
        from canasta_qt.features.challenges.words import CompareText

        self._window.tell(CompareText.of(key)(**values))

    # --- ways out ----------------------------------------------------------------------------

    def forget(self, match: int) -> None:
        """Drop the comparison of a match that was deleted for good. Raises `StorageProblem`."""
        if match == self.number:
            self._drop_job()
        self.store.forget(match)

    def _drop_job(self) -> None:
        if self.job is not None:
            self.job.close()
            self.job.deleteLater()
            self.job = None
        self.number = None

    def close(self) -> None:
        """End the job and close the windows."""
        for window in (self.both, self.window):
            if window is not None:
                window.close()
        self._drop_job()

    def retranslate(self) -> None:
        """Write the window in the present language."""
        self._grown()
