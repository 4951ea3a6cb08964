"""Every way through a lesson tried: right, wrong, and refused actions.

A lesson that passes leads to its end from every position that can be reached in it, its wrong ideas
are answered as they should be, what the others do is legal, and what is pointed at is there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations, islice
from typing import Final

from canasta_qt.engine.actions import Action, LayDown
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.refusals import Refusal
from canasta_qt.features.learning.lessons.model.lesson import Lesson, TranslatedText, WrongIdea
from canasta_qt.features.learning.lessons.model.lesson_run import (
    LessonFault,
    LessonRun,
    StepAnswer,
    StepVerdict,
)
from canasta_qt.features.learning.lessons.model.patterns import ActionPattern
from canasta_qt.features.learning.lessons.model.possible import impossible
from canasta_qt.features.learning.lessons.model.task import held, lying
from canasta_qt.languages import LANGUAGES
from canasta_qt.record.notation import text_of
from canasta_qt.record.positions.fields import parse_words

PositionKey = tuple[object, ...]

MOST_FAULTS: Final = 5
"""Faults of one lesson that are told; the rest follows from them more often than not."""

MOST_STEPS: Final = 300
"""Rows of groups that are tried as one lay-down in a position, those of fewer groups first."""


@dataclass(slots=True)
class Walk:
    """The positions where the learner acts or the lesson ends, actions tried there, faults."""

    places: list[WalkPlace] = field(default_factory=list)
    actions: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass(slots=True)
class WalkPlace:
    """A position that was reached, and the actions that led there."""

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
        """Go on to where the learner has to act, and remember the position."""
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
        """Play an action; a wrong idea's result is looked at and taken back."""
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
        """From every position the ways that are shown lead to the end."""
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
        cards = [card for group in plays for card in group.cards]
        apart = len(cards) == len(set(cards))
        if apart and play.run.verify(step := LayDown(plays)) is None:
            yield step


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
    """Walk a lesson. Raises `LessonFault` where it cannot even be entered at each step."""
    return _Walker(lesson).run()


# --- every way through a lesson tried ---------------------------------------------------------


def check_lesson(lesson: Lesson) -> list[str]:
    """The faults of a lesson, a line each."""
    faults = _half_said(lesson)
    try:
        LessonRun(lesson, len(lesson.steps))
    except LessonFault as fault:
        return [str(fault)]
    faults += impossible(lesson)
    for at in range(len(lesson.steps)):
        try:
            _check_step(LessonRun(lesson, at))
        except LessonFault as fault:
            faults.append(str(fault))
    if not faults:
        faults += _walked(lesson)
    if not any(step.test for step in lesson.steps) and lesson.family != "first_hand":
        faults.append(f"{lesson.id}: no step is the test")
    return faults


def _walked(lesson: Lesson) -> list[str]:
    walk = walk_lesson(lesson)
    faults = walk.faults
    for place in walk.places:
        try:
            if place.play.waits and not place.play.acted:
                _check_points(place.play)
        except LessonFault as fault:
            faults.append(f"{fault} after {', '.join(place.done)}")
    return faults


def _half_said(lesson: Lesson) -> list[str]:
    """Languages in which some texts are missing and others are not."""
    everything = _everything(lesson)
    counts = {code: sum(code in text.texts for text in everything) for code in LANGUAGES}
    return [
        f"{lesson.id}: in {LANGUAGES[code]} ({code}) {len(everything) - count} texts are missing"
        for code, count in counts.items()
        if 0 < count < len(everything)
    ]


def said_in(lesson: Lesson, language: str) -> list[str]:
    """All texts of a lesson in a language, in order; in English where one is missing."""
    return [text.in_language(language) for text in _everything(lesson)]


def _everything(lesson: Lesson) -> list[TranslatedText]:
    found = [lesson.title, lesson.goal, *(line.text for line in lesson.page)]
    for step in lesson.steps:
        found.append(step.text)
        found += [idea.text for idea in step.wrong]
        found += [step.otherwise] if step.otherwise is not None else []
    return [*found, lesson.end]


def texts_of(lesson: Lesson) -> dict[str, list[str]]:
    """Language to all texts in it."""
    return {language: said_in(lesson, language) for language in LANGUAGES}


def _check_step(play: LessonRun) -> None:
    lesson, at, step = play.lesson, play.step, play.current
    _play_others(play)
    if not step.only_read and play.run.state.actor != play.you:
        raise LessonFault(lesson, at, f"seat {play.run.state.actor} is to act, not the learner")
    _check_points(play)
    _check_asked(play)
    if step.choose and not play.chosen(play.to_choose):
        raise LessonFault(lesson, at, f"{step.choose!r} is not in the hand")
    for pattern in () if step.until else step.right:
        for action in _meant(play, pattern) if pattern.exact else ():
            if isinstance(action, Refusal) or play.judge(action).answer is not StepAnswer.RIGHT:
                raise LessonFault(lesson, at, f"{pattern.text!r} is not right: {action}")
    for idea in step.wrong:
        _try_wrong(lesson, at, idea)


def _try_wrong(lesson: Lesson, at: int, idea: WrongIdea) -> None:
    """A wrong idea is answered as one; what it leads to can be seen and taken back."""
    tried = 0
    for pattern in idea.do:
        play = LessonRun(lesson, at)
        _play_others(play)
        for action in _meant(play, pattern, refused=bool(idea.refused)):
            # of the actions that a pattern with room means, those count that no other idea is about
            if pattern.exact or isinstance(action, Refusal) or play.judge(action).idea is idea:
                tried += 1
                _try_idea(lesson, at, idea, action)
    if not tried:
        raise LessonFault(lesson, at, f"the wrong idea {idea.do[0].text!r} cannot be done")


def _try_idea(lesson: Lesson, at: int, idea: WrongIdea, action: Action | Refusal) -> None:
    play = LessonRun(lesson, at)
    _play_others(play)
    text = idea.do[0].text
    if isinstance(action, Refusal):
        if action.code.value != idea.refused:
            raise LessonFault(lesson, at, f"{text!r} is refused: {action.code.value}")
        return
    before = play.run.state.digest()
    verdict = play.act(action)
    if verdict.idea is not idea:
        raise LessonFault(lesson, at, f"{text!r} is answered as {verdict.answer.value}")
    code = verdict.refusal.code.value if verdict.refusal is not None else ""
    if code != idea.refused:
        raise LessonFault(lesson, at, f"{text!r} is refused: {code or 'not at all'}")
    if verdict.answer is StepAnswer.SHOWN:
        _play_others(play)
        play.back()
    if play.run.state.digest() != before:
        raise LessonFault(lesson, at, f"{text!r}: the way back leads elsewhere")


def _meant(
    play: LessonRun, pattern: ActionPattern, refused: bool = False
) -> list[Action | Refusal]:
    """The actions a pattern means here: the one it names, or all legal ones that fit."""
    if pattern.exact:
        try:
            action = play.read(pattern.text)
        except ValueError as problem:
            raise LessonFault(play.lesson, play.step, f"{pattern.text!r}: {problem}") from None
        if isinstance(action, Refusal) and not refused:
            reason = f"{pattern.text!r} is refused: {action.code.value}"
            raise LessonFault(play.lesson, play.step, reason)
        return [action]
    state = play.run.state
    return [action for action in legal_actions(state) if pattern.fits(state, action)]


def _check_points(play: LessonRun) -> None:
    state = play.run.state
    for point in play.current.point:
        place, _, cards = (part.strip() for part in point.partition(":"))
        pointed = held(state, play.you, cards)
        if place == "hand" and len(pointed) < len(parse_words(cards, "point")):
            raise LessonFault(play.lesson, play.step, f"{point!r}: not in the hand")
        own = state.side_of[play.you]
        sides = [own] if place == "melds" else [s for s in range(len(state.melds)) if s != own]
        if place in ("melds", "their melds") and cards:
            lying = [card for s in sides for meld in state.melds[s] for card in meld.cards]
            if not all(any(w.fits(c) for c in lying) for w in parse_words(cards, "point")):
                raise LessonFault(play.lesson, play.step, f"{point!r}: it does not lie there")


def _check_asked(play: LessonRun) -> None:
    """Only what is asked for is pointed at; a test may point at both places it asks about."""
    step = play.current
    words = {word for pattern in step.right for group in pattern.groups for word in group.words}
    asked = {rank[0] for word in (*words, *step.choose.split()) for rank in word.split("|")}
    verbs = {pattern.verb for pattern in step.right}
    for point in step.point:
        place, _, cards = (part.strip() for part in point.partition(":"))
        meant = True
        if place == "hand":
            meant = {word[0] for word in cards.split()} <= asked
        elif place in _DONE_AT and not step.test:
            meant = not verbs.isdisjoint(_DONE_AT[place])
        if not meant and not step.only_read:
            raise LessonFault(play.lesson, play.step, f"{point!r}: not what is asked for")


_DONE_AT: Final = {"stock": ("draw",), "pile": ("take", "discard")}
"""What is done at a place that may be pointed at."""


def _play_others(play: LessonRun) -> None:
    while play.pending is not None:
        play.play_pending()
