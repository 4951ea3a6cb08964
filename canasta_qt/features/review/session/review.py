"""`ReviewController`: a match is gone through, moment by moment, each on the table as it was known.

A moment can be tried again, and how it might have gone on can be watched, on the same table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.features.review.model.moments import Moment
from canasta_qt.features.review.model.shown import ReviewPage, ReviewTrial
from canasta_qt.features.review.session.again import Again
from canasta_qt.features.review.session.job import ReviewJob
from canasta_qt.features.review.session.positions import Imagined, deal_end, position
from canasta_qt.features.review.session.story import Looked, MomentPlace, Scene, page_of, scene_of
from canasta_qt.features.review.words.review import PanelText
from canasta_qt.play.match.replay import WatchingInput
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import move_words
from canasta_qt.words.people import seat_names, shown_again


class ReviewController(QObject):
    """Where a review is, and what table and panel show of it.

    Signals:
        played(Script): show this on the table.
        paged(ReviewPage): the panel shows this.
        tried(ReviewTrial): the panel shows what is tried or watched.
        takes_input(object): from now on the table's commands go there.

    Attributes:
        again, imagined: what is tried or watched now, if anything.
    """

    played = Signal(object)
    paged = Signal(object)
    tried = Signal(object)
    takes_input = Signal(object)

    def __init__(
        self, job: ReviewJob, session: Session, deal: int, parent: QObject | None = None
    ) -> None:
        """`job` looks for moments; `session` has the people; begin with `deal`."""
        super().__init__(parent)
        self.job, self._session = job, session
        self.place = MomentPlace(max(1, min(deal, len(job.deals))))
        self.again: Again | None = None
        self.imagined: Imagined | None = None
        self.speed = 1.0
        self._on_table: object = None
        self._of_scene: Moment | None = None
        self._scene: Scene | None = None
        """The scene of the moment that was shown last."""
        self.input = WatchingInput(lambda: None, parent=self)
        job.grown.connect(self._grown)
        job.ended.connect(self._grown)

    # --- what there is to see ----------------------------------------------------------------

    @property
    def moment(self) -> Moment | None:
        moments = self.looked.moments(self.place.deal)
        return moments[self.place.at] if self.place.at < len(moments) else None

    @property
    def session(self) -> Session:
        return shown_again(self._session, self.job.seat)

    @property
    def looked(self) -> Looked:
        job, timeline = self.job, self.job.timeline
        actions = tuple(timeline.tape(deal).actions for deal in job.deals)
        trouble = "failed" if job.failed else "" if job.deals else "running"
        return Looked(job.review, actions, job.running, job.stopped, job.not_offered, trouble)

    @property
    def page(self) -> ReviewPage:
        moment = self.moment
        timeline = self.job.timeline
        if moment is not None and moment != self._of_scene:
            self._of_scene, self._scene = moment, scene_of(timeline, self._session, moment)
        scene = self._scene if moment is not None else None
        names = seat_names(self.session)
        other = self.job.seat != self._session.viewer
        page = page_of(self.looked, self.place, scene, names[self.job.seat] if other else "")
        return replace(page, people=names, seat=self.job.seat)

    def begin(self) -> None:
        self.takes_input.emit(self.input)
        self.job.start(self.place.deal)
        self._show()

    def retranslate(self) -> None:
        if self.imagined is not None:
            self.imagined.retranslate()
            self.tried.emit(self._watching("watching"))
        elif self.again is not None:
            self.again.retranslate()
        else:
            self._on_table = self._of_scene = None
            self._show()

    def close(self) -> None:
        """Leave the review; the search may go on."""
        self._end_trial()
        self.job.grown.disconnect(self._grown)
        self.job.ended.disconnect(self._grown)

    # --- moving ------------------------------------------------------------------------------

    def next(self) -> None:
        if self.place.at + 1 < len(self.looked.moments(self.place.deal)):
            self._go(MomentPlace(self.place.deal, self.place.at + 1))
        else:
            self.deal(1)

    def previous(self) -> None:
        if self.place.at:
            self._go(MomentPlace(self.place.deal, self.place.at - 1))
        elif self.place.deal > 1:
            count = len(self.looked.moments(self.place.deal - 1))
            self._go(MomentPlace(self.place.deal - 1, max(0, count - 1)))

    def deal(self, by: int) -> None:
        number = self.place.deal + by
        if 1 <= number <= self.looked.over:
            self._go(MomentPlace(number))

    def stop_looking(self) -> None:
        self.job.stop()

    def look_on(self) -> None:
        self.job.start(self.place.deal)

    def _go(self, place: MomentPlace) -> None:
        self._end_trial()
        self.place = place
        self._show()

    def _grown(self) -> None:
        """Show what is new, unless something is tried or watched; the moment stays."""
        if self.again is not None or self.imagined is not None:
            return
        shown = self._on_table
        moments = self.looked.moments(self.place.deal)
        if isinstance(shown, Moment) and shown in moments:
            self.place = MomentPlace(self.place.deal, moments.index(shown))
        self._show()

    def _show(self) -> None:
        moment, page = self.moment, self.page
        shown = moment or self.place.deal
        if shown != self._on_table:
            self._on_table = shown
            self._put(page)
        self.paged.emit(page)

    def _put(self, page: ReviewPage) -> None:
        job, moment = self.job, self.moment
        if moment is not None and page.moment is not None:
            self.played.emit(position(job.timeline, self._session, moment, page.moment.prompt))
        elif job.deals:
            self.played.emit(deal_end(job.timeline, self._session, self.place.deal, job.seat))

    # --- watching and trying -----------------------------------------------------------------

    def watch(self) -> None:
        """Play an imagined deal on after the better move."""
        moment = self.moment
        if moment is None or moment.continuation is None:
            return
        self._end_trial()
        log = self.job.timeline.log
        try:
            shown = Imagined(log, self._session, moment, moment.continuation, self)
        except (ReplayDifference, IllegalAction):
            return
        shown.speed = self.speed
        shown.played.connect(self.played)
        shown.over.connect(lambda: self.tried.emit(self._watching("watched")))
        self.imagined = shown
        self.takes_input.emit(shown.input)
        self.tried.emit(self._watching("watching"))
        shown.begin()

    def _watching(self, key: Literal["watching", "watched"]) -> ReviewTrial:
        moment = self.moment
        better = move_words(moment.better) if moment is not None else ""
        text = PanelText.WATCHING_TEXT(move=better)
        return ReviewTrial(key, PanelText.of(key)(), text)

    def try_again(self) -> None:
        """Let the moment be played once more on the table."""
        moment = self.moment
        if moment is None or moment.is_praise:
            return
        if self.again is not None:
            self.again.begin()
            return
        self._end_trial()
        again = Again(self.job.timeline, self._session, moment, self)
        again.played.connect(self.played)
        again.tried.connect(self.tried)
        self.again = again
        self.takes_input.emit(again.input)
        again.begin()

    def back(self) -> None:
        self._end_trial()
        self._on_table = None
        self._show()

    def _end_trial(self) -> None:
        tried = self.again or self.imagined
        self.again = self.imagined = None
        if tried is not None:
            tried.close()
            tried.deleteLater()
            self.takes_input.emit(self.input)
