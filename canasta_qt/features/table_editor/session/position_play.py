"""A position on the table, unknown cards dealt at random: played on, or judged as an exercise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.movegen.legal_actions import can_act
from canasta_qt.engine.state import DealState
from canasta_qt.features.learning.exercises.model.attempt import AttemptResult
from canasta_qt.features.learning.exercises.words import ExerciseText
from canasta_qt.features.review.session.asked import told_by_judge
from canasta_qt.features.review.session.review import ReviewController
from canasta_qt.features.review.work import MoveAnswer, MoveOrder, judge_move
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.jobs.answering import BotAnswer, BotPool
from canasta_qt.jobs.job import ReservedJob
from canasta_qt.play.match.replay import ReplayController
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.practice.table import PlainVerdict, Practice, practice_session
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.players.api import ADVISER
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.record.log import HUMAN, Player
from canasta_qt.record.positions.completing import playable
from canasta_qt.record.positions.writing import Written, seen_position
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import bot_seed
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.people import PEOPLE
from canasta_qt.view_model.pictures import TableModel
from canasta_qt.view_model.session import Pace, Session
from canasta_qt.words.cards import move_words
from canasta_qt.words.sentences import Text
from canasta_qt.words.turn import TurnText

PositionTone = Literal["say", "looking", "wrong", "right"]


def run_of(position: Mapping[str, object], seed: int | str) -> MatchRun:
    """The run of a person at the seat to act; `PositionProblem` where nothing can be done."""
    state = playable(position, seed)
    count, seat = state.setup.seats, state.turn_seat
    names = [name for name, _ in PEOPLE[:count]]
    names = [*names[count - seat :], *names[: count - seat]] if seat else names
    players = tuple(
        Player(name, HUMAN if at == seat else DEFAULT_LEVEL) for at, name in enumerate(names)
    )
    return MatchRun.staged(state, players)


class PositionTable(QObject):
    """A position on a practice table.

    Signals:
        said(str, str): the text of the card above the table, and its `PositionTone`.
        ended(Result): an exercise has come to its end; once, however often it is begun again.
    Attributes:
        exercise: whether moves are judged, instead of the others playing on.
        result: how the exercise ended; None while it goes on. Beginning again changes nothing.
    """

    said = Signal(str, str)
    ended = Signal(object)

    def __init__(
        self,
        position: Mapping[str, object],
        seed: int | str,
        *,
        exercise: bool,
        pace: Pace,
        wishes: HandWishes | None = None,
        title: str = "",
    ) -> None:
        """The same seed deals the same unknown cards. Raises `PositionProblem`."""
        super().__init__()
        self._position, self._seed, self.exercise = position, seed, exercise
        run = run_of(position, seed)
        self._seat = run.state.turn_seat
        session = practice_session(Session.of_log(run.log, title), self._seat)
        self._pool = None if exercise else BotPool(self)
        self.practice = Practice(
            run, session, self._judge, pool=self._pool, pace=pace, wishes=wishes, parent=self
        )
        self.practice.dress = self._dressed
        self.practice.judged.connect(lambda *_: self._judged())
        self.practice.ended.connect(lambda _sheet: self._deal_ended())
        self._work = ReservedJob(judge_move, self)
        self._work.answered.connect(self._measured)
        self._asked: MoveOrder | None = None
        self._accepted: Action | None = None
        self._misses = 0
        self._hinted = False
        self._note = ""
        """What was said of the last move."""
        self.result: AttemptResult | None = None
        self._adviser = BotPool(self)
        self._adviser.answered.connect(self._advised)
        self._hint_for: DealState | None = None

    @property
    def over(self) -> bool:
        """Whether the turn that an exercise asks about is at its end."""
        run = self.practice.run
        ended = run.deal_over or run.state.actor != self._seat or not can_act(run.state)
        return self.exercise and ended

    def _dressed(self, model: TableModel) -> TableModel:
        """At the end of an exercise nobody plays on, and no button offers to."""
        if not self.over:
            return model
        seats = tuple(replace(seat, is_turn=False, thinking=False) for seat in model.seats)
        return replace(model, seats=seats, buttons=(), my_turn=False, prompt="", plays=False)

    def begin(self) -> None:
        if self.exercise:
            self._work.prepare()
        self.practice.begin()
        self._say(EditorText.EXERCISE_ASK if self.exercise else EditorText.PLAYING, "say")

    def again(self) -> None:
        """From the position once more, with the same cards; what was missed stays missed."""
        self._asked = self._accepted = None
        self.practice.rest(yes=False)
        self.practice.put(run_of(self._position, self._seed))
        self._say(EditorText.EXERCISE_ASK if self.exercise else EditorText.PLAYING, "say")

    def retranslate(self) -> None:
        self.practice.retranslate()
        self._note = ""
        if self.result is not None:
            self._say_result()
        else:
            self._say(EditorText.EXERCISE_ASK if self.exercise else EditorText.PLAYING, "say")

    def hint(self) -> None:
        """Have an expert look at the hand to act, and say what it would do."""
        run = self.practice.run
        if run.deal_over or run.state.actor != self._seat or self._asked is not None:
            return
        if not can_act(run.state):
            self._say(TurnText.PROMPT_NO_ACTION, "say")
            return
        self._hinted = True
        self._hint_for = run.state.clone()
        self._adviser.ask(ADVISER, bot_seed(run.log, "hint"), run.view(self._seat))
        self._say(EditorText.HINT_LOOKING, "looking")

    def _advised(self, answer: BotAnswer) -> None:
        state, self._hint_for = self._hint_for, None
        if state is not None and state.digest() == self.practice.run.state.digest():
            hint = f"{move_words(answer.action)}."
            text = hint if answer.fault is None else TurnText.TOLD_HINT_QUICK(hint=hint)
            self.said.emit(text, "say")

    def close(self) -> None:
        self._hint_for = None
        self._adviser.stop()
        self._work.stop()
        if self._pool is not None:
            self._pool.stop()
        self.practice.close()

    def _say(self, text: Text, tone: PositionTone) -> None:
        self.said.emit(text(), tone)

    def _judge(self, action: Action) -> PlainVerdict:
        if not self.exercise or action == self._accepted:
            return PlainVerdict(plays=True)
        if self._asked is not None:
            return PlainVerdict(plays=False)
        run = self.practice.run
        self._asked = MoveOrder(run.view(run.state.actor), action)
        self.practice.rest()
        self._work.ask(self._asked)
        self._say(EditorText.EXERCISE_LOOKING, "looking")
        return PlainVerdict(plays=False)

    def _measured(self, answer: MoveAnswer | None) -> None:
        order, self._asked = self._asked, None
        if order is None:
            return
        self.practice.rest(yes=False)
        if answer is None:
            self._say(ExerciseText.FAILED, "say")
            self._put_back()
            return
        judged = told_by_judge(order, answer)
        if answer.verdict != "better_there":
            self._note = judged.note
            self.said.emit(judged.note, "right")
            self._accepted = order.played
            self.practice.act(order.played)
            return
        self._misses += 1
        first = self._misses == 1
        self.said.emit(EditorText.EXERCISE_MISS() if first else judged.note, "wrong")
        self._put_back()

    def _put_back(self) -> None:
        """The table as it was before the move, without what had been put out for it."""
        run = self.practice.run
        tape = run.tape()
        self.practice.put(MatchRun.at(run.log, tape, tape.actions))

    def _judged(self) -> None:
        if self._asked is None and self.over:
            self._accepted = None
            self.practice.rest()
            self._end()

    def _end(self) -> None:
        first = self.result is None
        if first:
            tries: dict[int, AttemptResult] = {0: "first", 1: "second"}
            self.result = "shown" if self._hinted else tries.get(self._misses, "missed")
        self._say_result()
        if first:
            self.ended.emit(self.result)

    def _say_result(self) -> None:
        text = EditorText.of(f"exercise.{self.result}")()
        self.said.emit(f"{self._note} {text}".strip(), "right")

    def _deal_ended(self) -> None:
        if not self.exercise:
            self._say(EditorText.PLAYING_OVER, "right")


# --- the position that the table shows --------------------------------------------------------


def position_shown(run: MatchRun, session: Session) -> Written | None:
    """The position of a run as the table draws it for a session; None where no deal goes on.

    Hands have names only where their faces are shown: all where all lie open, else that of the
    seat that is seen from, and none while the table is covered.
    """
    if not run.in_deal or run.deal_over:
        return None
    return seen_position(run.state, seats_seen(session))


def position_at(timeline: Timeline, place: ReplayPoint, session: Session) -> Written | None:
    """The position at a moment (at the end of a deal before its last action), if there is one."""
    run = timeline.run_at(place)
    if run.deal_over:
        if not place.action:
            return None
        run = timeline.run_at(ReplayPoint(place.deal, place.action - 1))
    return position_shown(run, session)


def seats_seen(session: Session) -> tuple[int, ...]:
    """The seats whose cards show their faces to a session."""
    if session.all_open:
        return tuple(range(len(session.seats)))
    return (session.reader,) if session.reader >= 0 else ()


def position_of_replay(replay: ReplayController) -> Written | None:
    """Where a replay is; it stands still from then on."""
    replay.pause()
    return position_at(replay.timeline, replay.place, replay.session)


def position_of_review(review: ReviewController) -> Written | None:
    """Before the moment that is shown, as its seat knew it; without one the end of the deal."""
    job, moment = review.job, review.moment
    if moment is not None:
        run = job.timeline.run_at(ReplayPoint(moment.deal, moment.action - 1))
        return seen_position(run.state, (moment.seat,))
    if not job.deals:
        return None
    deal = review.place.deal
    end = ReplayPoint(deal, job.timeline.tape(deal).actions)
    return position_at(job.timeline, end, review.session)


def position_of_match(match: RunningMatch) -> Written | None:
    """Where a match is; of a deal that is over what its viewer knew before the last action.

    Raises `ReplayDifference` for a log that does not play.
    """
    if match.run.in_deal and not match.run.deal_over:
        return position_shown(match.run, match.session)
    if not match.run.log.deals:
        return None
    timeline = Timeline(match.run.log)
    return position_at(timeline, timeline.end, match.session)
