"""An exercise on the table: question, hint, judgement, answer, and imagined deals after it.

Unknown answers, and the imagined deals, are worked out in a process while the table goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.rules import preset_ids
from canasta_qt.features.learning.exercises.model.attempt import (
    AnswerVerdict,
    Attempt,
    AttemptResult,
    Hint,
    ImaginedDeal,
    copy_of,
    hint_for,
    imagined_of,
    known_gap,
    run_with,
)
from canasta_qt.features.learning.exercises.model.position import Staged, shown_log
from canasta_qt.features.learning.exercises.words import (
    ExerciseText,
    before_lines,
    better_text,
    degree_name,
    fact_text,
    hint_text,
    question,
    verdict_text,
)
from canasta_qt.features.learning.lessons.session import gesture_of
from canasta_qt.features.review.session.positions import Watched, without_undo
from canasta_qt.features.review.words.review import PanelText, inside
from canasta_qt.features.review.work import MoveAnswer, MoveOrder, judge_move
from canasta_qt.jobs.job import ReservedJob
from canasta_qt.play.practice.table import PlainVerdict, Practice, practice_session
from canasta_qt.play.practice.taught import TaughtTable, names_around
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.players.adviser.reasons import reasons_for
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import ButtonId, TableModel, Zone, ZoneKind
from canasta_qt.view_model.scripts import Pointing, Script
from canasta_qt.view_model.session import Pace, Session
from canasta_qt.words.people import seat_name, shown_again
from canasta_qt.words.teaching.hints import hint_action, why_words

ExerciseTone = Literal["ask", "looking", "wrong", "right", "answer", "watch"]

ExerciseSource = Literal["shipped", "own", "home"]
"""It comes with the program, from a match of one's own, or was made at home."""


@dataclass(frozen=True, slots=True)
class ExerciseStatus:
    """What the card of an exercise shows.

    Attributes:
        title: how hard it is, or which imagined deal is shown.
        over: whether the exercise is at its end. deals: how many imagined deals may be watched.
        unimagined: whether there are none because no process could play them.
        watching: the number of the one that is shown, from 1; 0 for none.
    """

    title: str
    text: str
    tone: ExerciseTone
    over: bool = False
    deals: int = 0
    watching: int = 0
    unimagined: bool = False


_TELLING: Final = frozenset({ButtonId.SPECIAL, ButtonId.GO_OUT, ButtonId.ASK})
"""Buttons that are there only where they may be the answer."""


def _without_answer(model: TableModel) -> TableModel:
    """The picture without the table's own words, as the card asks, and what tells the answer."""
    buttons = model.buttons
    if any(button.id in _TELLING for button in buttons):
        buttons = tuple(replace(button, accent=False) for button in buttons)
    return replace(model, buttons=buttons, prompt=model.prompt if model.caution else "")


class ExercisePractice(Practice):
    """The table of an exercise: what happened before the question is not taken back.

    Attributes:
        begun_with: how many actions of the deal there were before the question.
        over: asked whether the exercise is at its end, so that nobody is to play.
        out: whether the answer is a button of the table, which must be there to be shown.
    """

    begun_with = 0
    out = False
    over: Callable[[], bool] = staticmethod(lambda: False)

    @property
    def laid(self) -> bool:
        """Whether something has been done since the question."""
        return len(self.run.log.deals[-1].entries) > self.begun_with

    def undo(self) -> None:
        if self.laid:
            super().undo()

    def show_script(self, script: Script) -> None:
        if not self.laid:
            beats = (replace(beat, model=without_undo(beat.model)) for beat in script.beats)
            script = Script(tuple(beats))
        super().show_script(script)

    def _as_practised(self, model: TableModel) -> TableModel:
        if not self.over():
            return _without_answer(super()._as_practised(model))
        seats = tuple(replace(seat, is_turn=False, thinking=False) for seat in model.seats)
        buttons = model.buttons if self.out and model.over == "no" else ()
        return replace(model, seats=seats, buttons=buttons, my_turn=False, prompt="", plays=False)


class ExerciseTable(TaughtTable):
    """One exercise on a practice table; its status is an `ExerciseStatus`.

    Signals:
        ended(Result): how it ended; once.
        lifts(tuple): tokens of the hand's cards that rise as chosen ones do.
        played(Script): show this of an imagined deal.
        takes_input(object): from now on the table's commands go there.
    """

    lifts = Signal(object)
    played = Signal(object)
    takes_input = Signal(object)

    def __init__(
        self,
        staged: Staged,
        *,
        pace: Pace,
        wishes: HandWishes | None = None,
        title: str = "",
        parent: QObject | None = None,
    ) -> None:
        """`title` is what the rules are called."""
        super().__init__(parent)
        self.source: ExerciseSource = "shipped"
        self.staged = staged
        self._attempt = Attempt(staged)
        names = names_around(staged.seat, staged.run.log.rules.match.players)
        rules = staged.exercise.rules
        self._log = shown_log(staged, names, rules if rules in preset_ids() else "")
        self._session = practice_session(Session.of_log(self._log, title), staged.seat)
        run = self._position()
        practice = ExercisePractice(run, self._session, self._judge, pace=pace, wishes=wishes)
        practice.begun_with = len(run.log.deals[-1].entries)
        practice.over = lambda: self.over
        practice.out = hint_for(staged).target == "out"
        self.take(practice)
        self._work = ReservedJob(judge_move, self)
        self._work.answered.connect(self._measured)
        self._imaginer = ReservedJob(imagined_of, self)
        self._imaginer.answered.connect(self._imagined)
        self._asked: Action | None = None
        self._accepted: Action | None = None
        self._wrong: Action | None = None
        self._verdict: AnswerVerdict | None = None
        self._deals: tuple[ImaginedDeal, ...] = ()
        self._watched: Watched | None = None
        self._watching = 0
        self._hinted = self._failed = self._unimagined = False

    def _position(self) -> MatchRun:
        tape = self.staged.run.tape()
        return MatchRun.at(self._log, tape, tape.actions)

    # --- what there is to see ---------------------------------------------------------------

    @property
    def result(self) -> AttemptResult | None:
        return self._attempt.result

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def status(self) -> ExerciseStatus:
        one = self.staged.exercise
        title, count = degree_name(one.degree), len(self._deals)
        if self.source != "shipped":
            title = f"{title} · {ExerciseText.of('source', self.source)()}"
        if self._watching:
            title = ExerciseText.WATCH_N(n=self._watching, all=count)
            text = f"{self._answer}."
            return ExerciseStatus(title, text, "watch", True, count, self._watching)
        if self._asked is not None:
            return ExerciseStatus(title, PanelText.TRYING_TEXT(), "looking")
        if self.over:
            right = self._verdict is not None and self._verdict.right
            parts = [*self._outcome(), *([ExerciseText.UNIMAGINED()] if self._unimagined else [])]
            return ExerciseStatus(
                title,
                " ".join(parts),
                "right" if right else "answer",
                over=True,
                deals=count,
                unimagined=self._unimagined,
            )
        if self._failed:
            return ExerciseStatus(title, ExerciseText.FAILED(), "ask")
        if self._verdict is not None:
            hint = hint_text(hint_for(self.staged))
            return ExerciseStatus(title, f"{verdict_text(self._verdict)} {hint}", "wrong")
        text = question(one)
        if self._hinted:
            text = f"{text} {hint_text(hint_for(self.staged))}"
        return ExerciseStatus(title, text, "ask")

    @property
    def _answer(self) -> str:
        """What was to be done, and with which melds."""
        return hint_action(self.staged.answer, self.staged.view)

    def _outcome(self) -> list[str]:
        """How it went, the answer, by how much it is better, and what differs."""
        one, verdict = self.staged.exercise, self._verdict
        right = verdict is not None and verdict.right
        if verdict is not None and right:
            parts = [verdict_text(verdict, several_right=bool(verdict.gap))]
        else:
            shown = verdict is None or self._attempt.result == "shown"
            parts = [(ExerciseText.SHOWN if shown else ExerciseText.MISSED)()]
            parts.append(f"{inside(self._answer)}.")
        parts += self._why()
        parts.append(better_text(one, right=right))
        if one.fact is not None and one.fact.is_felt:
            parts.append(fact_text(one.fact))
        return parts

    def _why(self) -> list[str]:
        """What the answer has for it and the strongest wrong move has not."""
        staged = self.staged
        wrong = staged.moves[staged.right].action
        reasons = reasons_for(staged.view, staged.answer, rival=wrong)
        words = why_words(reasons, partial(seat_name, self._session), of_other=False)
        return [words] if words else []

    def before(self) -> list[str]:
        """What the others discarded and let lie before the question, a line each."""
        return before_lines(self.staged.view, partial(seat_name, self._session))

    def begin(self, *, dealt: bool = False) -> None:
        self._work.prepare()
        super().begin(dealt=dealt)

    def retranslate(self) -> None:
        if self._watched is not None:
            self._watched.retranslate()
            self.tell()
        else:
            super().retranslate()

    def close(self) -> None:
        self._work.stop()
        self._imaginer.stop()
        self._stop_watching()
        super().close()

    # --- answers ----------------------------------------------------------------------------

    def _judge(self, action: Action) -> PlainVerdict:
        if self.over:
            return PlainVerdict(action == self._accepted)
        if self._asked is not None:
            return PlainVerdict(plays=False)
        self._failed = False
        meant = self._meant(action)
        if meant is None:
            return PlainVerdict(plays=True)
        if known_gap(self.staged, meant) is None:
            self._ask(meant, action)
            return PlainVerdict(plays=False)
        return PlainVerdict(self._take(meant, None))

    def _meant(self, action: Action) -> Action | None:
        """The answer that this completes, beginning with what lies on the table."""
        self._attempt.run = copy_of(self.practice.run)
        return self._attempt.meant(action)

    def _ask(self, meant: Action, action: Action) -> None:
        self._asked, self._accepted = meant, action
        self.practice.rest()
        self._work.ask(MoveOrder(self.staged.view, meant, self.staged.answer))
        self.tell()

    def _measured(self, answer: MoveAnswer | None) -> None:
        meant, self._asked = self._asked, None
        if meant is None:
            return
        if answer is None:
            self._failed = True
            self._accepted = None
            self.practice.rest(yes=False)
            self.practice.put(self._position())
            self.tell()
            return
        gap = answer.gap
        measured = None if gap is None else -max(0, round(gap.points - gap.error))
        right = self._take(meant, measured)
        self.practice.rest(yes=False)
        action = self._accepted
        if right and action is not None:
            self.practice.act(action)
        else:
            self._after_judging()

    def heard(self, verdict: object, action: Action, before: int) -> None:
        self._after_judging()

    def _take(self, meant: Action, measured: int | None) -> bool:
        """Judge an answer; whether it is right."""
        verdict = self._verdict = self._attempt.answer(meant, measured)
        if not verdict.right:
            self._wrong = meant
        if verdict.result is not None:
            self._end()
        return verdict.right

    def _after_judging(self) -> None:
        verdict = self._verdict
        if self._asked is not None:
            return
        if verdict is not None and not verdict.right:
            self.practice.put(self._position())
        if self.over:
            self.practice.rest()
        self.tell()

    def hint(self) -> None:
        """Lift the cards with which the answer begins; at the end show the answer."""
        if self._watching or self._asked is not None:
            return
        if self.over:
            self.shows.emit(gesture_of(self.staged.answer, self.practice.presenter))
            return
        self._hinted, self._failed = True, False
        self.tell()
        self._point()

    def give_up(self) -> None:
        """End the exercise with its answer, also while a move is being compared."""
        if self.over:
            return
        self._work.stop()
        self._asked, self._failed = None, False
        self._attempt.give_up()
        self._verdict = None
        self._end()
        self.practice.put(self._position())
        self.practice.rest()
        self.tell()

    def _end(self) -> None:
        self.ended.emit(self._attempt.result)
        self._imagine()

    def _imagine(self) -> None:
        self._imaginer.ask((self.staged.exercise, self._wrong or self.staged.answer))

    def settled(self) -> None:
        self._point()

    def _point(self) -> None:
        right = self._verdict is not None and self._verdict.right
        helped = self._verdict is not None or self.over or self._hinted
        if not helped or right or self._watching:
            self.points.emit(Pointing())
            self.shows.emit(None)
            return
        hint, presenter = hint_for(self.staged), self.practice.presenter
        if hint.cards:
            self.lifts.emit(presenter.tokens.all(hint.cards))
        self.points.emit(_pointing(hint))
        self.shows.emit(gesture_of(self.staged.answer, presenter) if self.over else None)

    # --- imagined deals ---------------------------------------------------------------------

    def _imagined(self, deals: tuple[ImaginedDeal, ...] | None) -> None:
        self._deals, self._unimagined = deals or (), deals is None
        self.tell()

    def watch(self) -> None:
        """Show the next imagined deal, after the answer; where there is none try to get some."""
        if self._unimagined:
            self._unimagined = False
            self._imagine()
            self.tell()
        if not self._deals:
            return
        self._stop_watching()
        number = self._watching % len(self._deals)
        deal = self._deals[number]
        try:
            run = run_with(self.staged, deal)
        except IllegalAction:
            return
        run.log.players = self._log.players
        presenter = Presenter(run, shown_again(self._session, self.staged.seat))
        self._watched = watched = Watched(run, deal.answer, presenter, self)
        watched.played.connect(self.played)
        self._watching = number + 1
        self.points.emit(Pointing())
        self.lifts.emit(())
        self.shows.emit(None)
        self.takes_input.emit(watched.input)
        watched.begin()
        self.tell()

    def back(self) -> None:
        """Go from an imagined deal back to the exercise."""
        if self._watched is None:
            return
        self._stop_watching()
        self._watching = 0
        self.takes_input.emit(self.practice.input)
        self.practice.put(self._position())
        self.practice.rest()
        self.tell()

    def _stop_watching(self) -> None:
        watched, self._watched = self._watched, None
        if watched is not None:
            watched.close()
            watched.deleteLater()


def _pointing(hint: Hint) -> Pointing:
    places = {"stock": ZoneKind.STOCK, "pile": ZoneKind.PILE}
    zones = (Zone(places[hint.target]),) if hint.target in places else ()
    return Pointing(zones=zones, things=("button",) if hint.target == "out" else ())
