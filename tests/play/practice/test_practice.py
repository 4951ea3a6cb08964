"""Positions practised at the table: judged move by move, and nothing of it kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import Action, Discard, DrawStock
from canasta_qt.features.learning.lessons.model.progress import first_hand_steps
from canasta_qt.features.learning.lessons.model.reading import catalogue
from canasta_qt.features.learning.lessons.session import LessonStatus, LessonTable
from canasta_qt.play.practice.table import Practice, practice_session
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from canasta_qt.view_model.scripts import GestureModel, Pointing, Script
from canasta_qt.view_model.session import Pace, Session
from tests.helpers.deals.matches import new_run, play_on

AT_ONCE = Pace(0, 0, 0, 0.0)
STOCK, PILE = Zone(ZoneKind.STOCK), Zone(ZoneKind.PILE)


@dataclass
class Says:
    """A judge that lets only draws be played."""

    plays: bool


def only_draws(action: Action) -> Says:
    return Says(isinstance(action, DrawStock))


class Screen(QObject):
    """Stands still at once, and remembers what was shown."""

    def __init__(self, practice: Practice) -> None:
        super().__init__()
        self.scripts: list[Script] = []
        self._practice = practice
        practice.played.connect(self._show)

    def _show(self, script: Script) -> None:
        self.scripts.append(script)
        self._practice.input.script_finished()

    @property
    def model(self) -> object:
        return self.scripts[-1].final


def cut_run() -> tuple[MatchRun, Session]:
    """A match cut where seat 0 is about to draw."""
    run = play_on(new_run(seed=3), 60)
    tape = run.tape()
    for action in range(tape.actions):
        at = MatchRun.at(run.log, tape, action)
        if at.state.actor == 0 and isinstance(tape.deal.entries[action].action, DrawStock):
            return at, Session.of_log(run.log, "Classic")
    raise AssertionError("seat 0 never draws")


@pytest.fixture
def practice(qtbot: QtBot) -> Iterator[Practice]:
    run, session = cut_run()
    made = Practice(run, practice_session(session, 0), only_draws, pace=AT_ONCE)
    yield made
    made.close()


def test_a_position_out_of_a_match_is_played_and_judged(practice: Practice) -> None:
    screen = Screen(practice)
    told: list[tuple[bool, Action]] = []
    practice.judged.connect(lambda verdict, action, _n: told.append((verdict.plays, action)))
    practice.begin()
    assert screen.model.my_turn
    practice.input.activate(STOCK)
    assert told == [(True, DrawStock())]
    held = screen.model.seats[0].hand
    practice.input.drop((held[0].token,), PILE)
    assert told[-1][0] is False
    assert isinstance(told[-1][1], Discard)
    assert screen.model.seats[0].hand == held


def test_practice_leaves_the_match_and_its_log_alone(qtbot: QtBot) -> None:
    run, session = cut_run()
    entries = len(run.log.deals[-1].entries)
    copy = MatchRun.at(run.log, run.tape(), entries)
    practice = Practice(copy, practice_session(session, 0), only_draws, pace=AT_ONCE)
    Screen(practice)
    practice.begin()
    practice.input.activate(STOCK)
    assert len(copy.log.deals[-1].entries) == entries + 1
    assert len(run.log.deals[-1].entries) == entries
    assert practice.match is not None
    assert practice.match.recorder is None
    practice.close()


def test_another_moment_can_be_put_on_the_table(practice: Practice) -> None:
    screen = Screen(practice)
    practice.begin()
    before = practice.run
    again = MatchRun.at(before.log, before.tape(), len(before.log.deals[-1].entries))
    practice.input.activate(STOCK)
    practice.put(again)
    assert practice.run is again
    assert screen.model.my_turn
    assert any(button.id is ButtonId.DRAW for button in screen.model.buttons)


def test_while_it_rests_nothing_can_be_done(practice: Practice) -> None:
    Screen(practice)
    practice.begin()
    practice.rest()
    practice.input.activate(STOCK)
    assert practice.run.state.phase.value == "start"


# --- lessons --------------------------------------------------------------------------------------


LAST = first_hand_steps() - 1


def first_hand(step: int = 0) -> LessonTable:
    lesson = catalogue().find("first_hand/first_hand")
    assert lesson is not None
    return LessonTable(lesson, step, lambda: "en", pace=AT_ONCE)


@dataclass
class Class:
    """A lesson with its screen, and all that was told."""

    lesson: LessonTable
    screen: Screen
    told: list[LessonStatus]
    points: list[Pointing]
    shows: list[GestureModel | None]
    steps: list[int]
    refused: list[str]

    @property
    def hand(self) -> dict[str, list[int]]:
        """Rank to the tokens of the learner's hand."""
        found: dict[str, list[int]] = {}
        for card in self.screen.model.seats[0].hand:
            found.setdefault(card.face[0], []).append(card.token)
        return found


@pytest.fixture
def school(qtbot: QtBot) -> Iterator[list[Class]]:
    made: list[Class] = []
    yield made
    for one in made:
        one.lesson.close()


def begun(school: list[Class], step: int = 0) -> Class:
    lesson = first_hand(step)
    one = Class(lesson, Screen(lesson.practice), [], [], [], [], [])
    lesson.changed.connect(one.told.append)
    lesson.points.connect(one.points.append)
    lesson.shows.connect(one.shows.append)
    lesson.reached.connect(one.steps.append)
    lesson.practice.input.refused.connect(lambda refused: one.refused.append(refused.text))
    school.append(one)
    lesson.begin()
    return one


def test_the_first_step_is_told_and_points_at_the_stock(school: list[Class]) -> None:
    one = begun(school)
    assert (one.told[-1].step, one.told[-1].steps, one.told[-1].tone) == (0, LAST + 1, "say")
    assert one.points[-1] == Pointing(zones=(STOCK,))
    one.lesson.practice.input.activate(STOCK)
    assert one.steps == [1]
    assert set(one.points[-1].tokens) == set(one.hand["A"])


def test_chosen_cards_end_the_step_that_asks_for_them(school: list[Class]) -> None:
    one = begun(school, 1)
    one.lesson.choose(tuple(one.hand["A"][:2]))
    assert one.steps == []
    one.lesson.choose(tuple(one.hand["A"]))
    assert one.steps == [2]


def test_a_wrong_idea_is_answered_and_nothing_is_played(school: list[Class]) -> None:
    one = begun(school, 3)
    before = one.lesson.practice.run.state.digest()
    one.lesson.practice.input.drop((one.hand["Q"][0],), PILE)
    assert "four" in one.refused[-1]
    assert one.told == one.told[:1]
    assert one.lesson.practice.run.state.digest() == before
    one.lesson.practice.input.drop((one.hand["4"][0],), PILE)
    assert one.told[-1].step == 4


def test_the_others_play_and_the_step_goes_on_when_it_was_read(
    school: list[Class], qtbot: QtBot
) -> None:
    one = begun(school, 4)
    assert not one.told[-1].text.startswith("Your partner")
    qtbot.waitUntil(lambda: one.told[-1].reads)
    assert one.told[-1].text.startswith("Your partner")
    one.lesson.go_on()
    qtbot.waitUntil(lambda: one.screen.model.my_turn)
    assert one.told[-1].step == 5


def test_nobody_asks_how_the_pile_is_taken_when_the_lesson_says_it(
    school: list[Class], qtbot: QtBot
) -> None:
    one = begun(school, 5)
    qtbot.waitUntil(lambda: one.screen.model.my_turn)
    asked: list[object] = []
    one.lesson.practice.input.choice.connect(asked.append)
    one.lesson.practice.input.activate(PILE)
    assert asked == []
    assert one.steps == [6]


def test_what_the_rules_refuse_is_explained_by_the_lesson(
    school: list[Class], qtbot: QtBot
) -> None:
    one = begun(school, 9)
    qtbot.waitUntil(lambda: one.screen.model.my_turn)
    one.lesson.practice.input.activate(PILE)
    assert len(one.refused) == 1
    assert one.refused[0].startswith("Frozen")


def test_back_begins_the_step_before_anew(school: list[Class]) -> None:
    one = begun(school, 3)
    one.lesson.back()
    assert one.told[-1].step == 2
    assert len(one.hand["A"]) == 3


def test_undo_takes_the_step_back_with_the_lay_down(school: list[Class]) -> None:
    one = begun(school, 2)
    one.lesson.practice.input.drop(tuple(one.hand["A"]), Zone(ZoneKind.NEW_MELD, 0))
    one.lesson.practice.input.press(ButtonId.CONFIRM)
    assert one.told[-1].step == 3
    one.lesson.practice.input.press(ButtonId.UNDO)
    assert one.told[-1].step == 2
    assert len(one.hand["A"]) == 3


def test_undo_within_a_step_that_lasts_only_takes_cards_back(school: list[Class]) -> None:
    one = begun(school, LAST)
    one.lesson.practice.input.drop(tuple(one.hand["K"]), Zone(ZoneKind.NEW_MELD, 0))
    one.lesson.practice.input.press(ButtonId.UNDO)
    assert one.steps == []
    assert len(one.hand["K"]) == 5


def test_the_hand_shows_the_gesture_on_request_and_goes_when_something_happens(
    school: list[Class],
) -> None:
    one = begun(school, 3)
    one.lesson.hint()
    assert one.shows[-1] == GestureModel((one.hand["4"][0],), PILE)
    one.lesson.choose(())
    assert one.shows[-1] is None


def test_going_out_ends_the_lesson_and_brings_its_score(school: list[Class], qtbot: QtBot) -> None:
    one = begun(school, LAST)
    sheets: list[object] = []
    one.lesson.ended.connect(sheets.append)
    ours = Zone(ZoneKind.NEW_MELD, 0)
    qtbot.waitUntil(lambda: one.screen.model.my_turn)
    for rank in ("K", "8"):
        one.lesson.practice.input.drop(tuple(one.hand[rank]), ours)
    one.lesson.practice.input.drop((one.hand["9"][0],), PILE)
    assert one.told[-1].tone == "done"
    assert len(sheets) == 1
    assert one.steps[-1] == LAST + 1


def test_a_lesson_that_shows_a_wrong_idea_takes_it_back(qtbot: QtBot) -> None:
    lesson = catalogue().find("classic/frozen_pile")
    assert lesson is not None
    table = LessonTable(lesson, 3, lambda: "en", pace=AT_ONCE)
    screen = Screen(table.practice)
    table.begin()
    qtbot.waitUntil(lambda: screen.model.my_turn)
    table.practice.input.activate(STOCK)
    assert table.status.tone == "say"
    qtbot.waitUntil(lambda: table.status.tone == "shown")
    qtbot.waitUntil(lambda: table.practice.run.state.turn_seat == 1 and not screen.model.pile)
    table.go_on()
    assert screen.model.my_turn
    assert len(screen.model.pile) == 9
    table.close()
