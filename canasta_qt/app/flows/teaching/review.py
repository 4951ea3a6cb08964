"""Reviews: what could have been played better, on the table, with the panel beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.flows.teaching.learned import note_own
from canasta_qt.library.match_saver import title_of
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.problems import storage_trouble
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import rules_title

if TYPE_CHECKING:
    from canasta_qt.features.review.model.shown import ReviewPage, ReviewTrial
    from canasta_qt.features.review.session.job import ReviewJob
    from canasta_qt.features.review.session.review import ReviewController
    from canasta_qt.features.review.window.panel import ReviewDock


class ReviewFlow(Flow):
    """Opens reviews in the window of a match, and closes them again.

    What is being looked for goes on while the review is closed, and is kept with its match.

    Signals:
        opening: a review is about to come to the table.
        left: show again what was there before the review.

    Attributes:
        review: the one that is shown, or None. dock: its panel beside the table.
    """

    opening = Signal()
    left = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._reviews = context.reviews
        self.review: ReviewController | None = None
        self.dock: ReviewDock | None = None
        self._jobs: dict[int | None, ReviewJob] = {}
        self._keys: list[QShortcut] = []
        self._said = ""
        self._shown: tuple[Timeline, Session, int | None] | None = None
        """The match that is reviewed or was last."""
        self._window.closing.connect(self.close)

    @property
    def active(self) -> bool:
        """Whether the table shows a review."""
        return self.review is not None

    @property
    def looking(self) -> bool:
        """Whether moments are being looked for, shown or not."""
        return any(job.running for job in self._jobs.values())

    # --- ways in -----------------------------------------------------------------------------

    def review_this(self, deal: int = 0) -> None:
        """The match on the table, from a deal on; the last one that is over without a number."""
        from canasta_qt.features.review.words.panel import PanelText

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

    def review_kept(self, timeline: Timeline, number: int | None, deal: int = 1) -> None:
        """A match from the history, or one from a file (without a number)."""
        self.drop()
        session = Session.of_log(timeline.log, title_of(timeline.log))
        self._open(timeline, session, number, deal)

    def review_seat(self, seat: int) -> None:
        """The same deal for another one at the table."""
        review, shown = self.review, self._shown
        if review is None or shown is None:
            return
        deal = review.place.deal
        self.drop()
        self._open(*shown, deal, seat)

    def _open(
        self,
        timeline: Timeline,
        session: Session,
        number: int | None,
        deal: int,
        seat: int | None = None,
    ) -> None:
        from canasta_qt.features.review.session.review import ReviewController

        self.opening.emit()
        self._shown = timeline, session, number
        self._controller.hold()
        self._table.skip()
        self._table.skip()  # what comes after a ceremony is skipped separately
        if not timeline.finished:
            session = session.for_everybody()
        job = self._job(timeline, session.viewer if seat is None else seat, number)
        review = ReviewController(job, session, deal or len(job.deals), self)
        review.played.connect(self._played)
        review.takes_input.connect(self._take_input)
        self.review = review
        self._surround(review, session)
        review.begin()
        assert self.dock is not None
        self.dock.panel.main.setFocus()

    def _job(self, timeline: Timeline, seat: int, number: int | None) -> ReviewJob:
        """What looks for moments: the one that is at it already, if there is one."""
        from canasta_qt.features.review.session.job import MatchKeeper, ReviewJob

        kept = self._jobs.get(number) if number is not None else None
        for other in [other for other in self._jobs.values() if other is not kept]:
            other.close()
        self._jobs = {}
        same = kept is not None and kept.seat == seat
        if not same or kept is None or kept.timeline.log.deals != timeline.log.deals:
            if kept is not None:
                kept.close()
            keeper = MatchKeeper(self._reviews, number, seat)
            kept = ReviewJob(timeline, seat, keeper)
            kept.ended.connect(partial(self._note, kept, number))
            self._note(kept, number)
        self._jobs[number] = kept
        return kept

    def _note(self, job: ReviewJob, number: int | None) -> None:
        """What was confirmed of one's own moves becomes exercises, and counts as mistakes."""
        player = job.timeline.log.players[job.seat]
        if number is None or job.review is None or not player.is_human:
            return
        moments = [moment for deal in job.review.deals.values() for moment in deal.moments]
        try:
            note_own(self._learning, job.timeline, moments, str(number))
        except StorageProblem as problem:
            self._window.tell(storage_trouble(problem).happened)

    def _surround(self, review: ReviewController, session: Session) -> None:
        """The panel, its keys, and the window's title."""
        from canasta_qt.features.review.window.panel import ReviewDock, ReviewPanel
        from canasta_qt.features.review.words.panel import PanelText

        panel = ReviewPanel(self._window.art)
        for signal, slot in (
            (panel.next_asked, review.next),
            (panel.previous_asked, review.previous),
            (panel.deal_asked, review.deal),
            (panel.seat_asked, self.review_seat),
            (panel.try_asked, review.try_again),
            (panel.watch_asked, review.watch),
            (panel.show_asked, review.back),
            (panel.back_asked, review.back),
            (panel.stop_asked, review.stop_looking),
            (panel.go_on_asked, review.look_on),
            (panel.left, self.leave),
            (review.paged, self._paged),
            (review.tried, self._tried),
        ):
            signal.connect(slot)
        self.dock = ReviewDock(panel, self._window)
        title = PanelText.WINDOW(rules=rules_title(session))
        self._window.show_review(self.dock, panel.wished, title)
        self._add_keys()

    def _add_keys(self) -> None:
        """The panel's keys that mean nothing else work on the table, too."""
        from canasta_qt.features.review.window.panel import TABLE_KEYS

        assert self.dock is not None
        for key, what in TABLE_KEYS.items():
            shortcut = QShortcut(QKeySequence(key), self._table)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.dock.panel.do, what))
            self._keys.append(shortcut)

    # --- what is shown -----------------------------------------------------------------------

    def _played(self, script: Script) -> None:
        self._table.skip()
        self._table.play(script)

    def _take_input(self, commands: object) -> None:
        """The table's wishes go there; what it answers comes to the table."""
        self._table.skip()
        for name, slot in (
            ("refused", self._table.refuse),
            ("choice", self._table.offer),
            ("chosen", self._table.choose),
        ):
            signal = getattr(commands, name, None)
            if signal is not None and not getattr(commands, "_joined", False):
                signal.connect(slot)
        commands._joined = True  # type: ignore[attr-defined]
        self._table.set_commands(commands)  # type: ignore[arg-type]

    def _paged(self, page: ReviewPage) -> None:
        assert self.dock is not None
        assert self.review is not None
        self.dock.panel.show_page(page, stopped=self.review.job.stopped)
        self._say(page.spoken)

    def _tried(self, trial: ReviewTrial) -> None:
        assert self.dock is not None
        self.dock.panel.show_trial(trial)
        self._say(trial.spoken)
        if trial.kind == "waits":
            self._table.setFocus()
        else:
            self.dock.panel.main.setFocus()

    def _say(self, text: str) -> None:
        """Speak of what is new."""
        if text != self._said:
            self._said = text
            self._window.herald.say(text)

    def hint(self) -> None:
        """Help is wanted with a moment that is tried again: it is shown."""
        if self.review is not None and self.review.again is not None:
            self.review.back()

    # --- ways out ----------------------------------------------------------------------------

    def leave(self) -> None:
        """Back to where one was; the looking goes on."""
        if self.active:
            self.drop()
            self.left.emit()

    def drop(self) -> None:
        """End the review; something else comes to the table."""
        review = self.review
        if review is None:
            return
        self.review, self._said = None, ""
        review.close()
        self._drop_keys()
        self._table.skip()
        self._table.set_commands(self._controller.input)
        self._window.end_review()
        self.dock = None
        review.deleteLater()

    def _drop_keys(self) -> None:
        for shortcut in self._keys:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._keys = []

    def close(self) -> None:
        """The program ends: nothing is looked for any more."""
        self.drop()
        for job in self._jobs.values():
            job.close()
        self._jobs = {}

    def retranslate(self) -> None:
        """Everything in another language."""
        if self.review is not None:
            self.review.retranslate()
