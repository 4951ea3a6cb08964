"""Every position of a lesson that a learner can reach, and whether it leads to the end from there.

From each step as it is resumed everything is done that can be done at the table: each legal action
(equal cards once), choosing, going on, taking back. Positions are remembered, so orders that lead
to the same position count once.

Where a position is reached in which the step cannot be done, in which nobody is to act, or from
which the learner does not come to the end by doing what is shown again and again, it is told with
what was done to come there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations, islice
from typing import Final

from canasta_qt.engine.actions import Action, LayDown, Play
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.refusals import Refusal
from canasta_qt.features.learning.lessons.model.lesson import Lesson
from canasta_qt.features.learning.lessons.model.lesson_run import (
    LessonFault,
    LessonRun,
    StepAnswer,
    StepVerdict,
)
from canasta_qt.features.learning.lessons.model.task import lying
from canasta_qt.record.notation import text_of

PositionKey = tuple[object, ...]

MOST_FAULTS: Final = 5
"""Faults of one lesson that are told; the rest follows from them more often than not."""

MOST_STEPS: Final = 300
"""Rows of groups that are tried as one lay-down in a position, those of fewer groups first."""


@dataclass(slots=True)
class Walk:
    """What was found.

    Attributes:
        places: the positions in which something is waited for, and those at the end.
        actions: how many actions were tried there.
        faults: what is wrong, a line each.
    """

    places: list[WalkPlace] = field(default_factory=list)
    actions: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass(slots=True)
class WalkPlace:
    """A position that was reached, and what was done in the lesson to come there."""

    play: LessonRun
    done: tuple[str, ...]


class _Walker:
    def __init__(self, lesson: Lesson) -> None:
        self.walk = Walk()
        self._lesson = lesson
        self._seen: set[PositionKey] = set()
        self._open: deque[WalkPlace] = deque()
        self._onward: dict[PositionKey, PositionKey] = {}
        """Position to the one that what is shown there leads to."""

    def run(self) -> Walk:
        for at in range(len(self._lesson.steps)):
            self._arrive(LessonRun(self._lesson, at), ())
        while self._open and len(self.walk.faults) < MOST_FAULTS:
            place = self._open.popleft()
            try:
                self._look_around(place)
            except LessonFault as fault:
                self._tell(place.play, fault.reason, place.done)
        if not self.walk.faults:
            self._follow()
        return self.walk

    def _tell(self, play: LessonRun, reason: str, done: tuple[str, ...]) -> None:
        way = f" after {', '.join(done)}" if done else ""
        fault = str(LessonFault(self._lesson, play.step, reason + way))
        if fault not in self.walk.faults:
            self.walk.faults.append(fault)

    def _arrive(self, play: LessonRun, done: tuple[str, ...]) -> PositionKey:
        """Come to where the learner is asked for something, and remember the position."""
        try:
            while not play.done and (play.pending is not None or play.current.only_read):
                if play.pending is not None:
                    play.play_pending()
                else:
                    play.go_on()
        except LessonFault as fault:
            self._tell(play, fault.reason, done)
        key = _key_of(play)
        if key not in self._seen:
            self._seen.add(key)
            self.walk.places.append(WalkPlace(play, done))
            if play.waits:
                self._open.append(self.walk.places[-1])
        return key

    def _look_around(self, place: WalkPlace) -> None:
        play, key = place.play, _key_of(place.play)
        if play.stuck:
            by = " by what is fine" if play.current.until else ""
            self._tell(play, f"it cannot be done{by}", place.done)
            return
        if play.current.choose:
            after = play.branch()
            if not after.chosen(after.to_choose):
                self._tell(play, "what is to be chosen is not taken", place.done)
            self._onward[key] = self._arrive(after, (*place.done, "choosing"))
        way = play.way
        for action in self._possible(play):
            self.walk.actions += 1
            verdict = play.judge(action)
            reached = self._try(place, action, verdict) if verdict.plays else key
            if action == way:
                self._onward[key] = reached
        if play.acted and play.run.can_undo():
            before = play.branch()
            before.run.undo()
            self._arrive(before, (*place.done, "undo"))

    def _possible(self, play: LessonRun) -> Iterator[Action]:
        """All legal actions, the way that is shown, and those that the step writes out."""
        step, listed = play.current, legal_actions(play.run.state)
        found = dict.fromkeys((*listed, *_larger_steps(play, listed)))
        ideas = [pattern for idea in step.wrong for pattern in idea.do]
        for pattern in (*step.right, *step.fine, *ideas):
            if pattern.exact:
                try:
                    action = play.read(pattern.text)
                except ValueError:
                    continue
                if not isinstance(action, Refusal) and play.run.verify(action) is None:
                    found[action] = None
        if play.way is not None:
            found[play.way] = None
        yield from found

    def _try(self, place: WalkPlace, action: Action, verdict: StepVerdict) -> PositionKey:
        """Play what is to be played; where a wrong idea leads is seen and taken back."""
        done = (*place.done, text_of(action))
        after = place.play.branch()
        after.act(action)
        if verdict.answer is not StepAnswer.SHOWN:
            return self._arrive(after, done)
        while after.pending is not None:
            after.play_pending()
        after.back()
        key = self._arrive(after, done)
        if key != _key_of(place.play):
            self._tell(place.play, "the way back leads elsewhere", done)
        return key

    def _follow(self) -> None:
        """What is shown, done again and again, leads to the end from every position."""
        good = {key for key in self._seen if key not in self._onward}
        for key in self._seen:
            way: dict[PositionKey, None] = {}
            while key not in good and key not in way:
                way[key] = None
                key = self._onward[key]
            if key not in good:
                step = key[0]
                assert isinstance(step, int)
                reason = "what is shown does not lead to the end"
                self.walk.faults.append(str(LessonFault(self._lesson, step, reason)))
                return
            good.update(way)


def _larger_steps(play: LessonRun, listed: list[Action]) -> Iterator[Action]:
    """Several of the lay-downs of one group each, in one step."""
    groups = [one.plays[0] for one in listed if isinstance(one, LayDown) and len(one.plays) == 1]
    rows = chain.from_iterable(combinations(groups, size) for size in range(2, len(groups) + 1))
    for plays in islice(rows, MOST_STEPS):
        if _apart(plays) and play.run.verify(step := LayDown(plays)) is None:
            yield step


def _apart(plays: tuple[Play, ...]) -> bool:
    """Whether no card is in two of the groups."""
    cards = [card for play in plays for card in play.cards]
    return len(cards) == len(set(cards))


def _key_of(play: LessonRun) -> PositionKey:
    """The step, and all of the position that a rule or the lesson may depend on."""
    state, now = play.run.state, play.run.state.now
    melds = [
        sorted((meld.kind, len(meld.cards), meld.born, meld.begun_dirty) for meld in side)
        for side in state.melds
    ]
    turn = (now.took_pile, now.beyond_top, now.asked, now.whom, now.no_discard, now.retracted)
    return (
        play.step,
        play.acted,
        lying(state),
        *(tuple(side) for side in melds),
        *(turn, now.faults, tuple(state.opened), tuple(state.laid_before), tuple(state.asks)),
    )


def walk_lesson(lesson: Lesson) -> Walk:
    """Walk a lesson that can be played at all; faults say what was done to come there.

    Raises `LessonFault` where it cannot even be entered at each step.
    """
    return _Walker(lesson).run()
