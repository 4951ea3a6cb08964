"""`LessonRun`: a lesson being played, step by step, on a real run with the real rules.

Any step can be entered: the steps before it are played then as they should be.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from enum import Enum
from typing import NoReturn

from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import FACES
from canasta_qt.engine.refusals import Refusal
from canasta_qt.features.learning.lessons.model.lesson import (
    Lesson,
    StagedTable,
    Start,
    Step,
    TranslatedText,
    WrongIdea,
    stage,
)
from canasta_qt.features.learning.lessons.model.patterns import ANY, ActionPattern
from canasta_qt.features.learning.lessons.model.task import StepTask, held, read_at
from canasta_qt.record.log import Player
from canasta_qt.record.positions.fields import parse_words
from canasta_qt.record.replay import DealTape, MatchRun


class LessonFault(ValueError):
    """A lesson that cannot be played as it is written: step from 1, line, and what is wrong."""

    def __init__(self, lesson: Lesson, step: int, reason: str) -> None:
        line = lesson.steps[step].line if step < len(lesson.steps) else 0
        super().__init__(f"{lesson.id}: step {step + 1} (line {line}): {reason}")
        self.step, self.line, self.reason = step, line, reason


class StepAnswer(Enum):
    """What an action of the learner is, in this step."""

    RIGHT = "right"
    """It ends the step."""
    FINE = "fine"
    """It may be played; the step goes on."""
    SHOWN = "shown"
    """A wrong idea that is played, so that its result is seen; then back."""
    WRONG = "wrong"
    """A wrong idea that is answered only."""
    REFUSED = "refused"
    """The rules refuse it."""
    NOT_NOW = "not now"
    """Something else that is not asked for in this step."""


@dataclass(frozen=True, slots=True)
class StepVerdict:
    """The answer to an action: what it is, a text (None: the program's own words), and why."""

    answer: StepAnswer
    text: TranslatedText | None = None
    refusal: Refusal | None = None
    idea: WrongIdea | None = None

    @property
    def plays(self) -> bool:
        return self.answer in (StepAnswer.RIGHT, StepAnswer.FINE, StepAnswer.SHOWN)


class LessonRun:
    """A lesson in progress.

    Attributes:
        run: the match on the table; another object after `enter`, `back` and a new position.
        step: number of the step from 0; as many as there are steps once the lesson is done.
        shown: the wrong idea whose result is being shown, or None.
    """

    def __init__(self, lesson: Lesson, step: int = 0, players: Sequence[Player] = ()) -> None:
        """Begin at a step. Raises `LessonFault` where the lesson cannot be played."""
        self.lesson = lesson
        self.players = tuple(players)
        self.shown: WrongIdea | None = None
        self.step = 0
        self._table: StagedTable
        self._played = 0
        self._began = 0
        """How many actions of the deal there were as the step began."""
        self._task: StepTask | None = None
        self._before_idea = 0
        self._tape: DealTape | None = None
        """The deal as the idea was played, before anything came of it."""
        self.enter(step)

    @property
    def run(self) -> MatchRun:
        return self._table.run

    @property
    def you(self) -> int:
        starts = [step.start for step in self.lesson.steps[: self.step + 1] if step.start]
        return (starts[-1] if starts else self.lesson.start).you

    @property
    def done(self) -> bool:
        return self.step >= len(self.lesson.steps)

    @property
    def current(self) -> Step:
        """The current step. `IndexError` once the lesson is done."""
        return self.lesson.steps[self.step]

    @property
    def text(self) -> TranslatedText:
        if self.done:
            return self.lesson.end
        return self.shown.text if self.shown is not None else self.current.text

    @property
    def pending(self) -> Action | None:
        """The next action that is not the learner's; None while it is the learner's move."""
        texts = self._script()
        return self._action(texts[self._played]) if self._played < len(texts) else None

    @property
    def waits(self) -> bool:
        return not (self.done or self.shown or self.current.only_read or self.pending)

    def play_pending(self) -> None:
        """Play what is pending. Raises `LessonFault` where the rules refuse it."""
        action = self.pending
        if action is None:
            raise RuntimeError("nothing is pending")
        refusal = self.run.verify(action)
        if refusal is not None:
            self._fail(f"{self._script()[self._played]!r} is refused: {refusal.code.value}")
        self.run.play(action)
        self.passed()

    def passed(self) -> None:
        """Note that the pending action has been played."""
        self._played += 1

    def judge(self, action: Action) -> StepVerdict:
        """Judge an action of the learner; nothing is changed."""
        if not self.waits:
            return StepVerdict(StepAnswer.NOT_NOW)
        step, state, task = self.current, self.run.state, self._asked
        refusal = self.run.verify(action)
        idea = task.idea(state, action, last=False)
        if idea is not None:
            return self._idea_verdict(idea, refusal)
        if refusal is not None:
            return StepVerdict(StepAnswer.REFUSED, None, refusal)
        if task.is_right(state, action):
            return StepVerdict(StepAnswer.RIGHT)
        if task.is_fine(state, action):
            return StepVerdict(StepAnswer.FINE)
        idea = task.idea(state, action, last=True)
        if idea is not None:
            return self._idea_verdict(idea, None)
        return StepVerdict(StepAnswer.NOT_NOW, step.otherwise)

    @property
    def may_take(self) -> bool:
        """Whether taking the pile leads anywhere now: on, or to the result of a wrong idea."""
        step = self.current
        shown = [pattern for idea in step.wrong if idea.shown for pattern in idea.do]
        return any(one.verb in ("take", ANY) for one in (*self._right(), *step.fine, *shown))

    def _idea_verdict(self, idea: WrongIdea, refusal: Refusal | None) -> StepVerdict:
        answer = StepAnswer.SHOWN if idea.shown else StepAnswer.WRONG
        if refusal is not None:
            answer = StepAnswer.REFUSED
        return StepVerdict(answer, idea.text, refusal, idea)

    @property
    def _asked(self) -> StepTask:
        if self._task is None:
            self._task = StepTask(self.current, self._right(), self.run.state, self._table.words)
        return self._task

    def _right(self) -> tuple[ActionPattern, ...]:
        """The right actions; where cards are to be chosen, those of the next step too."""
        if not self.current.choose or self.step + 1 >= len(self.lesson.steps):
            return self.current.right
        after = self.lesson.steps[self.step + 1]
        return () if after.start or after.others or after.until else after.right

    def act(self, action: Action) -> StepVerdict:
        """Judge an action of the learner and play it where it is to be played."""
        verdict = self.judge(action)
        if verdict.plays:
            before = self._actions
            self.run.play(action)
            self.accept(verdict, before)
        return verdict

    def accept(self, verdict: StepVerdict, before: int) -> None:
        """Note that an action of this verdict was played, after `before` others of the deal."""
        if verdict.answer is StepAnswer.RIGHT:
            if self.current.choose:
                self._advance()
            self._advance()
        elif verdict.answer is StepAnswer.FINE and self._asked.fulfilled(self.run.state):
            self._advance()
        elif verdict.answer is StepAnswer.SHOWN:
            self.shown, self._before_idea, self._played = verdict.idea, before, 0
            self._tape = self.run.tape() if self.run.in_deal else None

    @property
    def way(self) -> Action | None:
        """The next action; None where cards are to be chosen, or nothing is to be done."""
        if not self.waits or self.current.choose:
            return None
        return self._asked.way(self.run.state)

    @property
    def to_choose(self) -> list[int]:
        if not self.waits:
            return []
        return held(self.run.state, self.you, self.current.choose)

    @property
    def stuck(self) -> bool:
        """Whether the learner is to act but cannot do what is asked from this position."""
        if not self.waits:
            return False
        if self.run.deal_over or self.run.state.actor != self.you:
            return True
        return not self._asked.can_be_done(self.run.state)

    @property
    def acted(self) -> bool:
        """Whether the learner has done anything in this step that still stands."""
        return self._actions > self._began + self._played

    def chosen(self, cards: Sequence[int]) -> bool:
        """Note which cards are chosen in the hand; whether that ends the step."""
        if not self.waits or not self.current.choose:
            return False
        words = parse_words(self.current.choose, "choose")
        if len(words) != len(cards):
            return False
        free = [card % FACES for card in cards]
        for word in sorted(words, key=lambda word: word.choices):
            found = next((face for face in free if face in word.faces), None)
            if found is None:
                return False
            free.remove(found)
        self._advance()
        return True

    def go_on(self) -> None:
        """End a step that is only read; what is still pending is played first."""
        if self.done or self.shown or not self.current.only_read:
            raise RuntimeError("the step waits for an action")
        while self.pending is not None:
            self.play_pending()
        self._advance()

    def back(self) -> None:
        """Take back the wrong idea that was shown, with all that came of it."""
        if self.shown is None:
            raise RuntimeError("no wrong idea is shown")
        if self._tape is None:  # the idea itself has ended the deal, and its score is booked
            self.enter(self.step)
            return
        self._table.run = MatchRun.at(self.run.log, self._tape, self._before_idea)
        self.shown = None
        self._played = len(self.current.others)

    def branch(self) -> LessonRun:
        """The same moment of the lesson once more, to go on from independently."""
        other = copy(self)
        run = MatchRun.at(self.run.log, self.run.tape(), self._actions)
        other._table = StagedTable(run, self._table.words)
        return other

    def enter(self, step: int) -> None:
        """Begin a step anew, from the position that the steps before it lead to."""
        step = max(0, min(step, len(self.lesson.steps)))
        last = max((at for at in range(step + 1) if self._start_at(at) is not None), default=0)
        self.shown, self._played, self.step = None, 0, last
        self._table = stage(self._start_at(last) or self.lesson.start, self.players)
        self._task, self._began = None, self._actions
        while self.step < step:
            self._play_step()

    def _play_step(self) -> None:
        while self.pending is not None:
            self.play_pending()
        step = self.current
        for pattern in step.right if step.until else step.right[:1]:
            action = self._action(pattern.text)
            refusal = self.run.verify(action)
            if refusal is not None:
                self._fail(f"{pattern.text!r} is refused: {refusal.code.value}")
            self.run.play(action)
        over = self.run.deal_over or (step.until == "turn" and self.run.state.turn_seat != self.you)
        if step.until and not over:
            self._fail(f"the right actions do not lead to the end of the {step.until}")
        self._advance()

    def _advance(self) -> None:
        self.step += 1
        self._played, self._task = 0, None
        start = self._start_at(self.step)
        if start is not None:
            self._table = stage(start, self.players)
        self._began = self._actions

    def _start_at(self, step: int) -> Start | None:
        if step == 0:
            return self.lesson.steps[0].start or self.lesson.start
        return self.lesson.steps[step].start if step < len(self.lesson.steps) else None

    @property
    def _actions(self) -> int:
        return len(self.run.log.deals[-1].entries)

    def _script(self) -> tuple[str, ...]:
        if self.shown is not None:
            return self.shown.others
        return () if self.done else self.current.others

    def read(self, text: str) -> Action | Refusal:
        """The action that a text means at this table. `NotationProblem` where it is none."""
        return read_at(self.run.state, self._table.words, text)

    def _action(self, text: str) -> Action:
        try:
            action = self.read(text)
        except ValueError as problem:
            self._fail(f"{text!r}: {problem}")
        if isinstance(action, Refusal):
            self._fail(f"{text!r} is refused: {action.code.value}")
        return action

    def _fail(self, reason: str) -> NoReturn:
        raise LessonFault(self.lesson, self.step, reason)
