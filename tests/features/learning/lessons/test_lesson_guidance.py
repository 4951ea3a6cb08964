"""What a lesson shows at the table, done gesture by gesture, leads to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.features.learning.lessons.model.lesson import Lesson
from canasta_qt.features.learning.lessons.model.progress import FIRST_HAND
from canasta_qt.features.learning.lessons.model.reading import catalogue, read_lesson
from canasta_qt.features.learning.lessons.session import LessonTable
from canasta_qt.view_model.pictures import ButtonId, Token, Zone, ZoneKind
from canasta_qt.view_model.scripts import GestureModel, Pointing, Script
from canasta_qt.view_model.session import Pace

AT_ONCE = Pace(0, 0, 0, 0.0)
PILE, OURS = Zone(ZoneKind.PILE), Zone(ZoneKind.NEW_MELD, 0)
LESSONS = catalogue().lessons


class Learner:
    """Sits at a lesson's table, which stands still at once, and sees what it shows."""

    def __init__(self, lesson: Lesson, step: int, qtbot: QtBot) -> None:
        self.table = LessonTable(lesson, step, lambda: "en", pace=AT_ONCE)
        self.screen: list[Script] = []
        self.points: list[Pointing] = []
        self.shows: list[GestureModel | None] = []
        self.put_back = 0
        self.refused: list[str] = []
        self._qtbot = qtbot
        practice = self.table.practice
        practice.played.connect(self._see)
        self.table.points.connect(self.points.append)
        self.table.shows.connect(self.shows.append)
        self.table.put_back.connect(self._count)
        self.input = practice.input
        self.input.refused.connect(lambda refused: self.refused.append(refused.text))
        self.table.begin()

    def _see(self, script: Script) -> None:
        self.screen.append(script)
        self.input.script_finished()

    def _count(self) -> None:
        self.put_back += 1

    def hand(self, rank: str) -> tuple[Token, ...]:
        own = next(seat for seat in self.screen[-1].final.seats if seat.is_viewer)
        return tuple(card.token for card in own.hand if card.face and card.face[0] == rank)

    def wait(self) -> None:
        """Until something is asked for, and shown, or there is only something to read."""
        self._qtbot.waitUntil(
            lambda: self.table.done or self.table.status.reads or self.shown is not None
        )

    @property
    def shown(self) -> GestureModel | None:
        """What the hand shows when it is asked."""
        self.shows.clear()
        self.table.hint()
        return self.shows[-1] if self.shows else None

    def follow(self) -> None:
        """Do what is shown, as a mouse would do it."""
        if self.table.status.reads:
            self.table.go_on()
            return
        gesture = self.shown
        assert gesture is not None
        if gesture.button is not None:
            self.input.press(gesture.button)
        elif gesture.tokens and gesture.zone is not None:
            self.input.drop(gesture.tokens, gesture.zone)
        elif gesture.zone is not None:
            self.input.activate(gesture.zone)
        else:
            self.table.choose(gesture.tokens)

    def follow_to_the_end(self) -> None:
        for _ in range(60):
            self.wait()
            if self.table.done:
                return
            self.follow()
        raise AssertionError(self.table.status)


class Sit(Protocol):
    def __call__(self, lesson: Lesson, step: int = 0) -> Learner: ...


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    made: list[Learner] = []

    def begin(lesson: Lesson, step: int = 0) -> Learner:
        made.append(Learner(lesson, step, qtbot))
        made[-1].wait()
        return made[-1]

    yield begin
    for one in made:
        one.table.close()


def first_hand() -> Lesson:
    lesson = catalogue().find(FIRST_HAND)
    assert lesson is not None
    return lesson


SOME = [
    pytest.param(lesson, marks=() if at % 3 == 0 else pytest.mark.slow, id=lesson.id)
    for at, lesson in enumerate(LESSONS)
]
"""That the others can be played is found by the check of every lesson in `test_lesson_walk.py`."""


@pytest.mark.parametrize("lesson", SOME)
def test_the_hand_leads_through_every_lesson(lesson: Lesson, sit: Sit) -> None:
    sit(lesson).follow_to_the_end()


def test_the_hand_leads_to_the_eights_while_they_are_held(sit: Sit) -> None:
    one = sit(first_hand(), len(first_hand().steps) - 1)
    one.input.drop(one.hand("K"), OURS)
    assert set(one.points[-1].tokens) == set(one.hand("8"))
    assert one.shown is not None
    assert set(one.shown.tokens) == set(one.hand("8"))
    one.follow_to_the_end()


def test_who_discards_the_nine_first_hears_why_not_and_comes_to_the_end(sit: Sit) -> None:
    one = sit(first_hand(), len(first_hand().steps) - 1)
    one.input.drop(one.hand("9"), PILE)
    assert one.refused == ["You must go out in this turn."]
    assert one.table.status.text.startswith("Now go out")
    assert one.screen[-1].final.my_turn
    one.follow_to_the_end()


def test_the_button_that_asks_is_pointed_at_by_its_name(sit: Sit) -> None:
    one = sit(first_hand(), 11)
    assert one.points[-1].things == (ButtonId.ASK.value,)


def test_who_skips_the_joker_is_led_back_to_it(sit: Sit) -> None:
    one = sit(first_hand(), 6)
    one.input.drop(one.hand("4"), PILE)
    assert one.table.status.step == 6
    assert one.put_back == 1
    assert "joker" in one.refused[-1]
    assert one.shown is not None
    assert one.shown.tokens == one.hand("X")
    one.follow_to_the_end()


def test_what_was_taken_back_is_pointed_at_again(sit: Sit) -> None:
    one = sit(first_hand(), 6)
    one.follow()
    assert one.points[-1].tokens == one.hand("4")
    one.input.press(ButtonId.UNDO)
    assert one.points[-1].tokens == one.hand("X")
    one.follow_to_the_end()


STUCK = """
game = "classic_4p"
minutes = 2
title.en = "Fours"
goal.en = "Throw a four."
end.en = "Well done."

[start]
phase = "play"
hands.0 = "K K 9 4"
hands.1 = "6 +10"
hands.2 = "J +10"
hands.3 = "Q +10"
pile = "5"
stock = "6 7 8 7"

[[steps]]
text.en = "Throw the nine, or the four."
right = ["discard: 9", "discard: 4"]

[[steps]]
test = true
text.en = "And the four."
others = ["draw", "discard: 6", "draw", "discard: J", "draw", "discard: Q", "draw"]
right = "discard: 4"
"""


def test_a_step_that_cannot_be_done_is_laid_anew_as_it_should_be(sit: Sit, qtbot: QtBot) -> None:
    one = sit(read_lesson(STUCK, "01_fours.toml", "classic"))
    one.input.drop(one.hand("4"), PILE)
    assert one.table.status.step == 1
    qtbot.waitUntil(lambda: bool(one.hand("4")) and one.screen[-1].final.my_turn)
    one.follow_to_the_end()
