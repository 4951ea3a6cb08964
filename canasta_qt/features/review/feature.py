"""Reviews: better moves are shown on the table, with a panel beside it."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence

from canasta_qt.library.match_saver import title_of
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.play.stage import Frame, Show, ShowKind
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import rules_title

if TYPE_CHECKING:
    from canasta_qt.features.review.model.shown import ReviewPage, ReviewTrial
    from canasta_qt.features.review.session.job import ReviewJob
    from canasta_qt.features.review.session.review import ReviewController
    from canasta_qt.features.review.store import ReviewStore
    from canasta_qt.features.review.window.panel import ReviewDock
    from canasta_qt.play.stage import Input


class ReviewShow(Show):
    """A review on the table, with its panel beside it.

    Signals:
        left: the panel is left.
        spoken(str): announce this.
        seat_asked(int): review the same deal for another seat.
        table_asked: the player is to act at the table.

    Attributes:
        review: moves through the moments. dock: its panel; None while another show lies above.
    """

    left = Signal()
    spoken = Signal(str)
    seat_asked = Signal(int)
    table_asked = Signal()

    kind = ShowKind.REVIEW
    jumps = True

    def __init__(self, review: ReviewController, session: Session, art: CardArt) -> None:
        """`art` draws the cards of the panel."""
        super().__init__()
        self.review = review
        self._session, self._art = session, art
        self.dock: ReviewDock | None = None
        self._spoken = ""
        self._told: ReviewPage | None = None
        """The page that was told last, since anything was tried."""
        self._input: Input = review.input
        review.setParent(self)
        for signal, slot in (
            (review.played, self.played),
            (review.takes_input, self._take_input),
            (review.paged, self._paged),
            (review.tried, self._tried),
        ):
            signal.connect(slot)

    @property
    def input(self) -> Input:
        """That of a trial or a replay; else everything may only be looked at."""
        return self._input

    def _take_input(self, commands: Input) -> None:
        self._input = commands
        self.input_changed.emit()

    @property
    def log(self) -> MatchLog:
        return self.review.job.timeline.log

    def frame(self) -> Frame:
        from canasta_qt.features.review.window.panel import TABLE_KEYS, ReviewDock, ReviewPanel
        from canasta_qt.features.review.words.review import PanelText

        review, panel = self.review, ReviewPanel(self._art)
        for signal, slot in (
            (panel.next_asked, review.next),
            (panel.previous_asked, review.previous),
            (panel.deal_asked, review.deal),
            (panel.seat_asked, self.seat_asked),
            (panel.try_asked, review.try_again),
            (panel.watch_asked, review.watch),
            (panel.show_asked, review.back),
            (panel.back_asked, review.back),
            (panel.stop_asked, review.stop_looking),
            (panel.go_on_asked, review.look_on),
            (panel.left, self.left),
        ):
            signal.connect(slot)
        self.dock = ReviewDock(panel)
        keys = [(QKeySequence(key), partial(panel.do, what)) for key, what in TABLE_KEYS.items()]
        title = PanelText.WINDOW(rules=rules_title(self._session))
        return Frame(title, dock=self.dock, dock_width=panel.wished, keys=keys, focus=panel.main)

    def begin(self) -> None:
        self.review.begin()

    def rest(self) -> None:
        self.dock = None

    def resume(self) -> None:
        self.review.back()

    def hint(self) -> None:
        """Show the solution of a moment that is tried again."""
        if self.review.again is not None:
            self.review.back()

    def retranslate(self) -> None:
        self.review.retranslate()

    def close(self) -> None:
        self.review.close()

    def _paged(self, page: ReviewPage) -> None:
        if self.dock is not None:
            self.dock.panel.show_page(page, stopped=self.review.job.stopped)
            self._speak(page.news(self._told))
            self._told = page

    def _tried(self, trial: ReviewTrial) -> None:
        if self.dock is None:
            return
        panel, self._told = self.dock.panel, None
        panel.show_trial(trial)
        self._speak(trial.spoken)
        if trial.kind == "waits":
            self.table_asked.emit()
        else:
            panel.main.setFocus()

    def _speak(self, text: str) -> None:
        if text and text != self._spoken:
            self._spoken = text
            self.spoken.emit(text)


class ReviewFeature(Feature):
    """Opens reviews in the window of a match.

    A search for moments goes on while the review is closed; its result is stored with the match.

    Signals:
        looked(ReviewJob, int): a match that is stored under this number was searched.
    """

    looked = Signal(object, int)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._jobs: dict[int | None, ReviewJob] = {}
        self._shown: tuple[Timeline, Session, int | None] | None = None
        """The match that is or was reviewed last."""
        self._window.closing.connect(self.close)
        self._window.commands.bind("review", self.review_this)

    @cached_property
    def store(self) -> ReviewStore:
        """The results of reviews."""
        from canasta_qt.features.review.store import ReviewStore

        return ReviewStore(self._context.paths)

    @property
    def review(self) -> ReviewController | None:
        """The review on the table, or None."""
        show = self._stage.of(ReviewShow)
        return show.review if show is not None else None

    @property
    def dock(self) -> ReviewDock | None:
        """The panel of the review on the table, or None."""
        show = self._stage.of(ReviewShow)
        return show.dock if show is not None else None

    @property
    def looking(self) -> bool:
        """Whether a search for moments runs, shown or not."""
        return any(job.running for job in self._jobs.values())

    # --- ways in -----------------------------------------------------------------------------

    def review_this(self, deal: int = 0) -> None:
        """Review the match on the table, from a deal on; 0 for the last one that is over."""
        from canasta_qt.features.review.words.review import PanelText

        if self.dock is not None:
            self.dock.raise_()
            self.dock.panel.main.setFocus()
            return
        try:
            found = self._match_on_table()
        except ReplayDifference as difference:
            self._window.tell(PanelText.DAMAGED_TEXT(reason=str(difference)))
            return
        if found is None:
            return
        timeline = found[0]
        if len(timeline.tapes) < 2 and not timeline.run.deal_over:
            self._window.tell(PanelText.RUNNING_TEXT())
            return
        self._open(*found, deal)

    def review_kept(self, timeline: Timeline, number: int | None) -> None:
        """Review a match from the history, or one from a file (without a number)."""
        session = Session.of_log(timeline.log, title_of(timeline.log))
        self._open(timeline, session, number, 1)

    def review_seat(self, seat: int) -> None:
        """Review the same deal for another seat."""
        review, shown = self.review, self._shown
        if review is None or shown is None:
            return
        self._open(*shown, review.place.deal, seat)

    def _open(
        self,
        timeline: Timeline,
        session: Session,
        number: int | None,
        deal: int,
        seat: int | None = None,
    ) -> None:
        from canasta_qt.features.review.session.review import ReviewController

        self._stage.drop()
        self._shown = timeline, session, number
        if not timeline.finished:
            session = session.for_everybody()
        job = self._job(timeline, session.viewer if seat is None else seat, number)
        review = ReviewController(job, session, deal or len(job.deals))
        show = ReviewShow(review, session, self._window.art)
        show.left.connect(self._stage.leave)
        show.spoken.connect(self._stage.told)
        show.seat_asked.connect(self.review_seat)
        show.table_asked.connect(self._table.setFocus)
        self._stage.enter(show)

    def _job(self, timeline: Timeline, seat: int, number: int | None) -> ReviewJob:
        """The job that looks for moments: the present one if it fits, else a new one."""
        from canasta_qt.features.review.session.job import ReviewJob, SeatReviewCache

        job = self._jobs.get(number) if number is not None else None
        if job is None or job.seat != seat or job.timeline.log.deals != timeline.log.deals:
            job = None
        if job is None:
            self._end_jobs()
            job = ReviewJob(timeline, seat, SeatReviewCache(self.store, number, seat))
            job.ended.connect(partial(self._note, job, number))
            self._note(job, number)
        self._jobs = {number: job}
        return job

    def _end_jobs(self) -> None:
        """Delete them, too: each holds itself by what it is connected to."""
        for job in self._jobs.values():
            job.close()
            job.deleteLater()
        self._jobs = {}

    def _note(self, job: ReviewJob, number: int | None) -> None:
        if number is not None and job.review is not None:
            self.looked.emit(job, number)

    def close(self) -> None:
        """End the review and every search."""
        self._stage.drop()
        self._end_jobs()


FEATURE = ReviewFeature
