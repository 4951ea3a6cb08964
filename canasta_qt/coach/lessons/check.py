"""Every way through a lesson tried: what is right, what is wrong, what is refused.

A lesson that passes can be played to its end by each of its right answers, its wrong ideas are
answered as they are told, and what the others do is legal whatever was chosen before.
"""

from __future__ import annotations

from canasta_qt.coach.lessons.lesson import Lesson, Said, WrongIdea
from canasta_qt.coach.lessons.lesson_run import Answer, LessonFault, LessonRun
from canasta_qt.coach.lessons.patterns import ActionPattern
from canasta_qt.engine.actions import Action
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.refusals import Refusal
from canasta_qt.languages import LANGUAGES
from canasta_qt.record.positions.fields import parse_words


def check_lesson(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, a line each; nothing where all is well."""
    faults = _half_said(lesson)
    try:
        LessonRun(lesson, len(lesson.steps))
    except LessonFault as fault:
        return [str(fault)]
    for at in range(len(lesson.steps)):
        try:
            _check_step(LessonRun(lesson, at))
        except LessonFault as fault:
            faults.append(str(fault))
    if not any(step.test for step in lesson.steps) and lesson.family != "first_hand":
        faults.append(f"{lesson.id}: no step is the test")
    return faults


def _half_said(lesson: Lesson) -> list[str]:
    """Languages in which some of it is said and some is not."""
    everything = _everything(lesson)
    counts = {code: sum(code in said.texts for said in everything) for code in LANGUAGES}
    return [
        f"{lesson.id}: in {LANGUAGES[code]} ({code}) {len(everything) - count} texts are missing"
        for code, count in counts.items()
        if 0 < count < len(everything)
    ]


def said_in(lesson: Lesson, language: str) -> list[str]:
    """Everything a lesson says in a language, in order; in English what it does not say in it."""
    return [said.in_language(language) for said in _everything(lesson)]


def _everything(lesson: Lesson) -> list[Said]:
    found = [lesson.title, lesson.goal]
    for step in lesson.steps:
        found.append(step.text)
        found += [idea.text for idea in step.wrong]
        found += [step.otherwise] if step.otherwise is not None else []
    return [*found, lesson.end]


def texts_of(lesson: Lesson) -> dict[str, list[str]]:
    """Language to everything said in it."""
    return {language: said_in(lesson, language) for language in LANGUAGES}


def _check_step(play: LessonRun) -> None:
    lesson, at, step = play.lesson, play.step, play.current
    _play_others(play)
    if not step.only_read and play.run.state.actor != play.you:
        raise LessonFault(lesson, at, f"seat {play.run.state.actor} is to act, not the learner")
    _check_points(play)
    if step.choose and not play.chosen(_held(play, step.choose)):
        raise LessonFault(lesson, at, f"{step.choose!r} is not in the hand")
    if step.until:
        _play_on(LessonRun(lesson, at))
    for pattern in () if step.until else step.right:
        for action in _meant(play, pattern):
            if not isinstance(action, Refusal) and play.judge(action).answer is Answer.RIGHT:
                _try_right(lesson, at, action)
            elif pattern.exact:
                raise LessonFault(lesson, at, f"{pattern.text!r} is not right: {action}")
    for idea in step.wrong:
        _try_wrong(lesson, at, idea)


def _try_right(lesson: Lesson, at: int, action: Action) -> None:
    """A right answer ends the step, and the rest can be played from there."""
    play = LessonRun(lesson, at)
    _play_others(play)
    verdict = play.act(action)
    if verdict.answer is not Answer.RIGHT:
        raise LessonFault(lesson, at, f"a right action is {verdict.answer.value}: {action}")
    _play_on(play)


def _play_on(play: LessonRun) -> None:
    """The rest of a lesson as it should be played."""
    lesson = play.lesson
    while not play.done:
        _play_others(play)
        if play.current.until:
            _one_way(play)
        elif play.current.right:
            _right_first(play)
        elif play.current.choose:
            if not play.chosen(_held(play, play.current.choose)):
                raise LessonFault(lesson, play.step, f"{play.current.choose!r} is not in the hand")
        else:
            play.go_on()


def _one_way(play: LessonRun) -> None:
    """All right actions of a step that lasts until something has come."""
    step, at = play.current, play.step
    for pattern in step.right:
        action = play.read(pattern.text)
        if isinstance(action, Refusal) or play.act(action).answer is not Answer.FINE:
            raise LessonFault(play.lesson, at, f"{pattern.text!r} is not among what is fine")
    if play.step == at:
        raise LessonFault(play.lesson, at, f"it does not lead to the end of the {step.until}")


def _right_first(play: LessonRun) -> None:
    text = play.current.right[0].text
    action = play.read(text)
    if isinstance(action, Refusal) or play.act(action).answer is not Answer.RIGHT:
        raise LessonFault(play.lesson, play.step, f"{text!r} cannot be played after another way")


def _try_wrong(lesson: Lesson, at: int, idea: WrongIdea) -> None:
    """A wrong idea is what it is told to be; what it leads to can be seen and taken back."""
    tried = 0
    for pattern in idea.do:
        play = LessonRun(lesson, at)
        _play_others(play)
        for action in _meant(play, pattern, refused=bool(idea.refused)):
            if not _is_idea(play, pattern, action, idea):
                continue
            tried += 1
            _try_idea(lesson, at, idea, action)
    if not tried:
        raise LessonFault(lesson, at, f"the wrong idea {idea.do[0].text!r} cannot be done")


def _is_idea(
    play: LessonRun, pattern: ActionPattern, action: Action | Refusal, idea: WrongIdea
) -> bool:
    """Of the actions that a pattern with room means, those count that no other idea is about."""
    return pattern.exact or isinstance(action, Refusal) or play.judge(action).idea is idea


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
    if verdict.answer is Answer.SHOWN:
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


def _held(play: LessonRun, cards: str) -> list[int]:
    """Cards of the learner's hand for these words."""
    hand = play.run.state.hands[play.you]
    found: list[int] = []
    for word in parse_words(cards, "choose"):
        found += [card for card in hand if word.fits(card) and card not in found][:1]
    return found


def _check_points(play: LessonRun) -> None:
    """What is pointed at lies there."""
    state = play.run.state
    for point in play.current.point:
        place, _, cards = (part.strip() for part in point.partition(":"))
        if place == "hand" and len(_held(play, cards)) < len(parse_words(cards, "point")):
            raise LessonFault(play.lesson, play.step, f"{point!r}: not in the hand")
        own = state.side_of[play.you]
        sides = [own] if place == "melds" else [s for s in range(len(state.melds)) if s != own]
        if place in ("melds", "their melds") and cards:
            lying = [card for s in sides for meld in state.melds[s] for card in meld.cards]
            if not all(any(w.fits(c) for c in lying) for w in parse_words(cards, "point")):
                raise LessonFault(play.lesson, play.step, f"{point!r}: it does not lie there")


def _play_others(play: LessonRun) -> None:
    while play.pending is not None:
        play.play_pending()
