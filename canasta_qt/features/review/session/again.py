"""`Again`: a moment of a review once more; any move about as good as the best one is right."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import Action, LayDown
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.review.model.moments import Moment
from canasta_qt.features.review.model.shown import ReviewTrial
from canasta_qt.features.review.session.positions import run_before, without_undo
from canasta_qt.features.review.words.review import PanelText, cards_of, inside
from canasta_qt.features.review.work import MoveAnswer, MoveOrder, judge_move
from canasta_qt.jobs.job import ReservedJob
from canasta_qt.play.practice.table import PlainVerdict, Practice, practice_session
from canasta_qt.players.judging import equal_moves, joined
from canasta_qt.record.timeline import Timeline
from canasta_qt.view_model.pictures import TableModel
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import move_words
from canasta_qt.words.sentences import figures


class Again(QObject):
    """A practice table with the position of a moment.

    Signals:
        played(Script): show this.
        tried(ReviewTrial): how it stands.
    """

    played = Signal(object)
    tried = Signal(object)

    def __init__(
        self, timeline: Timeline, session: Session, moment: Moment, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._timeline, self._moment = timeline, moment
        run = run_before(timeline, moment)
        self._view: PlayerView = run.view(moment.seat)
        people = practice_session(session, moment.seat)
        self._practice = Practice(run, people, self._judge, parent=self)
        self._practice.played.connect(self._show)
        self._practice.judged.connect(self._rest_when_right)
        self.input = self._practice.input
        self._work = ReservedJob(judge_move, self)
        self._work.answered.connect(self._answered)
        self._asked: Action | None = None
        self._right: Action | None = None
        self._trial = _trial("waits")

    def begin(self) -> None:
        self._asked = self._right = None
        self._work.prepare()
        self._tell(_trial("waits"))
        self._practice.put(run_before(self._timeline, self._moment))

    def retranslate(self) -> None:
        """The table in another language; the verdict of a move stays until the next one."""
        self._practice.retranslate()
        self._tell(_trial("waits") if self._trial.kind == "waits" else self._trial)

    def close(self) -> None:
        self._work.stop()
        self._practice.close()

    def _tell(self, trial: ReviewTrial) -> None:
        self._trial = trial
        self.tried.emit(trial)

    def _show(self, script: Script) -> None:
        """Show no way to take back what was played before; once it is right nobody plays on."""
        self.played.emit(
            Script(tuple(replace(beat, model=self._as_tried(beat.model)) for beat in script.beats))
        )

    def _as_tried(self, model: TableModel) -> TableModel:
        if self._trial.kind == "right" and not model.my_turn:
            return replace(model, can_undo=False, buttons=(), prompt=self._trial.headline)
        return without_undo(model)

    def _rest_when_right(self) -> None:
        if self._trial.kind == "right":
            self._practice.rest()

    # --- judging ----------------------------------------------------------------------------

    def _judge(self, action: Action) -> PlainVerdict:
        """Judge a move; where that is not plain, it is compared first."""
        if action == self._right or self._is_part(action):
            return PlainVerdict(plays=True)
        whole = self._whole(action)
        best, played = self._moment.other, self._moment.played
        if equal_moves(self._view, whole, best):
            self._tell(_trial("right"))
            return PlainVerdict(plays=True)
        self._practice.rest()
        if equal_moves(self._view, whole, played):
            self._say_wrong(self._moment.points)
        else:
            self._asked = action
            self._tell(_trial("looking", "trying"))
            self._work.ask(MoveOrder(self._view, whole, best))
        return PlainVerdict(plays=False)

    def _laid(self, action: Action) -> LayDown | None:
        """All that has been laid down in this try, with an action that is to come."""
        run = self._practice.run
        before = run.log.deals[-1].entries[self._moment.action - 1 :]
        plays = [play for entry in before if isinstance(entry.action, LayDown)
                 for play in entry.action.plays]  # fmt: skip
        if isinstance(action, LayDown):
            plays += action.plays
        return LayDown(tuple(plays)) if plays else None

    def _is_part(self, action: Action) -> bool:
        """Whether more of the best move may follow: some of what it lays down was laid down."""
        best, laid = self._moment.other, self._laid(action)
        both_lay = isinstance(best, LayDown) and isinstance(action, LayDown)
        return both_lay and laid is not None and _kinds(laid) < _kinds(best)

    def _whole(self, action: Action) -> Action:
        """A move as it is compared: all lay-downs of this try are one."""
        laid = self._laid(action)
        if laid is None or laid == action:
            return action
        if isinstance(action, LayDown):
            return laid
        return joined(self._view, self._practice.run.state.melds[self._view.side]) or action

    def _answered(self, answer: MoveAnswer | None) -> None:
        action, self._asked = self._asked, None
        if action is None:
            return
        if answer is None:
            self._tell(_trial("wrong", "failed"))
        elif answer.verdict == "not_asked":
            self._tell(_trial("wrong", "unknown"))
        elif answer.verdict == "fine":
            move = inside(move_words(self._moment.other))
            text = PanelText.AS_GOOD_TEXT(move=move)
            self._tell(ReviewTrial("right", PanelText.AS_GOOD(), text))
            self._right = action
            self._practice.rest(yes=False)
            self._practice.act(action)
        else:
            self._say_wrong(answer.points)

    def _say_wrong(self, points: int) -> None:
        text = PanelText.WRONG_TEXT(points=figures(points))
        self._tell(ReviewTrial("wrong", PanelText.WRONG(), text))


def _trial(kind: str, key: str = "") -> ReviewTrial:
    key = key or kind
    return ReviewTrial(kind, PanelText.of(key)(), PanelText.of(key, "text")())  # type: ignore[arg-type]


def _kinds(laid: Action) -> Counter[int]:
    return Counter(KIND[card] for card in cards_of(laid))
