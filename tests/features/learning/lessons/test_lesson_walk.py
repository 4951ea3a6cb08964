"""Lessons walked through every position that can be reached: each leads to the end, whatever is
done first, and nothing that a step asks for can be left out."""

from __future__ import annotations

import pytest

from canasta_qt.engine.cards import JOKER, KIND, KIND_TEXT
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.features.learning.lessons.model.check import check_lesson, walk_lesson
from canasta_qt.features.learning.lessons.model.lesson import Lesson
from canasta_qt.features.learning.lessons.model.lesson_run import LessonRun, StepAnswer
from canasta_qt.features.learning.lessons.model.progress import FIRST_HAND
from canasta_qt.features.learning.lessons.model.reading import catalogue, read_lesson
from tests.helpers.cases import for_each

LESSONS = catalogue().lessons
JOKER_STEP, LAST_STEP = 6, 13

HEAD = """
game = "classic_4p"
minutes = 2
title.en = "Aces"
goal.en = "Lay aces."
end.en = "Well done."
"""
KINGS_AND_EIGHTS = (
    HEAD
    + """
[start]
phase = "play"
hands.0 = "K K K 8 8 8 9 4"
hands.1 = "9 +10"
melds.0 = ["A A A A A A A"]
pile = "5"
stock = "6 7"

[[steps]]
test = true
until = "turn"
text.en = "Lay kings and eights, throw the nine."
right = ["meld: K K K / 8 8 8", "discard: 9"]
fine = ["meld: K K K", "meld: 8 8 8", "discard: 9"]
otherwise.en = "First kings and eights."
"""
)


def lesson_of(text: str) -> Lesson:
    return read_lesson(text, "01_aces.toml", "classic")


def first_hand() -> Lesson:
    lesson = catalogue().find(FIRST_HAND)
    assert lesson is not None
    return lesson


def at_step(step: int) -> LessonRun:
    play = LessonRun(first_hand(), step)
    while play.pending is not None:
        play.play_pending()
    return play


def acted(play: LessonRun, text: str) -> StepAnswer:
    action = play.read(text)
    assert not isinstance(action, Refusal)
    return play.act(action).answer


def shown_to_the_end_of_the_step(play: LessonRun) -> list[str]:
    """Do what is shown, until the step is over; what was laid and thrown, by rank."""
    step, done = play.step, []
    while play.step == step:
        assert len(done) < 20
        assert play.way is not None
        before = list(play.run.state.hands[play.you])
        assert play.act(play.way).plays
        after = play.run.state.hands[play.you]
        gone = sorted(KIND_TEXT[KIND[card]] for card in before if card not in after)
        done.append(" ".join(gone))
    return done


SOME = [
    pytest.param(lesson, marks=() if at % 4 == 0 else pytest.mark.slow, id=lesson.id)
    for at, lesson in enumerate(LESSONS)
]
"""Faults of the others are found by `test_every_lesson_can_be_played_right_and_wrong`."""


@pytest.mark.parametrize("lesson", SOME)
def test_from_every_position_of_a_lesson_its_end_is_reached(lesson: Lesson) -> None:
    walk = walk_lesson(lesson)
    assert walk.faults == []
    assert any(place.play.done for place in walk.places)
    assert {place.play.step for place in walk.places} >= {
        at for at, step in enumerate(lesson.steps) if not step.only_read
    }
    assert walk.actions > len(walk.places)


def test_nobody_comes_past_the_joker_of_the_first_hand_with_it_in_the_hand() -> None:
    behind = [
        place.play for place in walk_lesson(first_hand()).places if place.play.step > JOKER_STEP
    ]
    assert behind
    for play in behind:
        assert JOKER not in {KIND[card] for card in play.run.state.hands[play.you]}


def test_the_four_is_not_thrown_before_the_joker_is_laid() -> None:
    play = at_step(JOKER_STEP)
    assert acted(play, "discard: 4") is StepAnswer.NOT_NOW
    assert acted(play, "meld: X -> Q") is StepAnswer.FINE
    assert acted(play, "discard: 4") is StepAnswer.FINE
    assert play.step == JOKER_STEP + 1


@for_each("before", [[], ["meld: K K K K"], ["meld: 8 8 8"], ["meld: K K K", "meld: 8 8 8"]])
def test_the_nine_is_discarded_last_in_the_first_hand(before: list[str]) -> None:
    play = at_step(LAST_STEP)
    for text in before:
        assert acted(play, text) is StepAnswer.FINE
    verdict = play.judge(play.read("discard: 9"))  # type: ignore[arg-type]
    assert verdict.answer is StepAnswer.REFUSED
    assert verdict.refusal is not None
    assert verdict.refusal.code is Code.MUST_GO_OUT


@for_each(
    ("before", "shown"),
    [
        ([], ["8 8 8 8 K K K K K", "9"]),
        (["meld: K K K K K"], ["8 8 8 8", "9"]),
        (["meld: 8 8 8 8"], ["K K K K K", "9"]),
        (["meld: K K K K"], ["8 8 8 8 K", "9"]),
        (["meld: K K K K", "meld: 8 8 8 8", "meld: K"], ["9"]),
    ],
)
def test_what_is_shown_is_what_is_left_to_do(before: list[str], shown: list[str]) -> None:
    play = at_step(LAST_STEP)
    for text in before:
        assert acted(play, text) is StepAnswer.FINE
    assert shown_to_the_end_of_the_step(play) == shown
    assert play.done


def test_what_was_taken_back_is_asked_for_again() -> None:
    play = at_step(LAST_STEP)
    acted(play, "meld: K K K K")
    assert play.acted
    play.run.undo()
    assert not play.acted
    assert shown_to_the_end_of_the_step(play) == ["8 8 8 8 K K K K K", "9"]


def test_after_another_right_card_the_next_step_shows_what_can_be_done() -> None:
    text = KINGS_AND_EIGHTS.replace('"discard: 9"]', '"discard: 4"]').replace('until = "turn"', "")
    text = text.replace(
        'right = ["meld: K K K / 8 8 8", "discard: 4"]', 'right = ["discard: 9", "discard: 4"]'
    )
    play = LessonRun(lesson_of(text))
    acted(play, "meld: K K K")
    assert shown_to_the_end_of_the_step(play) == ["9"]


def test_a_lesson_whose_own_way_is_not_among_what_is_fine_is_told() -> None:
    text = KINGS_AND_EIGHTS.replace('fine = ["meld: K K K", ', 'fine = ["meld: 5 5 5", ')
    assert any("cannot be done by what is fine" in one for one in check_lesson(lesson_of(text)))


NEXT = """
[[steps]]
test = true
text.en = "And the four."
others = ["draw", "discard: 6", "draw", "discard: 9", "draw", "discard: 9", "draw"]
right = "discard: 4"
"""
EITHER = '["discard: 9", "discard: 4"]'
ONE_OF_TWO = (
    KINGS_AND_EIGHTS.replace('until = "turn"\n', "")
    .replace('right = ["meld: K K K / 8 8 8", "discard: 9"]', f"right = {EITHER}")
    .replace('hands.1 = "9 +10"', 'hands.1 = "6 +10"\nhands.2 = "9 +10"\nhands.3 = "9 +10"')
    + NEXT
)  # fmt: skip


def test_a_step_that_cannot_be_done_after_one_of_the_right_actions_is_told() -> None:
    faults = check_lesson(lesson_of(ONE_OF_TWO))
    assert any("step 2" in one and "cannot be done after discard: 4" in one for one in faults)
    better = ONE_OF_TWO.replace(EITHER, '"discard: 9"')
    assert check_lesson(lesson_of(better)) == []


def test_what_may_be_laid_is_refused_where_nothing_right_is_left_behind_it() -> None:
    text = KINGS_AND_EIGHTS.replace('until = "turn"\n', "").replace(' 9 4"', ' 9"')
    text = text.replace('right = ["meld: K K K / 8 8 8", "discard: 9"]', 'right = "meld: K K K"')
    text = text.replace('"discard: 9"]', '"discard: 9", "meld: K K K / 8 8 8"]')
    play = LessonRun(lesson_of(text))
    assert acted(play, "discard: 9") is StepAnswer.NOT_NOW
    assert acted(play, "meld: 8 8 8") is StepAnswer.FINE
    assert acted(play, "meld: K K K") is StepAnswer.RIGHT


def test_cards_of_the_hand_are_pointed_at_only_where_they_are_asked_for() -> None:
    text = KINGS_AND_EIGHTS + 'point = "hand: 4"\n'
    assert any("'hand: 4': not what is asked for" in one for one in check_lesson(lesson_of(text)))
    assert check_lesson(lesson_of(text.replace("hand: 4", "hand: K K K"))) == []


def test_choosing_does_not_pass_a_step_that_asks_for_more_than_the_chosen_cards() -> None:
    choosing = '[[steps]]\ntext.en = "Choose kings."\nchoose = "K K K"\n\n[[steps]]\ntest'
    play = LessonRun(lesson_of(KINGS_AND_EIGHTS.replace("[[steps]]\ntest", choosing)))
    assert acted(play, "meld: K K K") is StepAnswer.NOT_NOW
    assert play.chosen(play.to_choose)
    assert shown_to_the_end_of_the_step(play) == ["K K K", "8 8 8", "9"]
