"""Exercises made at home: only where wanted, only while nobody is there, never from a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.features.learning.exercises.model.exercise import Exercise
from canasta_qt.features.learning.exercises.model.making import (
    HomeMade,
    HomeOrder,
    home_file,
    write_home_made,
)
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.learning.exercises.model.progress import ExerciseProgress
from canasta_qt.features.learning.exercises.window import HOME, ExerciseBar, ExercisesWindow
from canasta_qt.features.learning.flows.home_made import FLAG, TRIES, HomeMadeFlow
from canasta_qt.features.learning.flows.learned import keep_progress, today
from canasta_qt.jobs.job import Job
from canasta_qt.jobs.pool import Done, Pool
from canasta_qt.library.match_setup import MatchChoice
from tests.helpers.programs.match_window import Window
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.windows import leave_unpainted


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setattr("canasta_qt.features.learning.flows.home_made.POLL_MS", 10)
    made = Window(qtbot, tmp_path)
    leave_unpainted(made.window)
    yield made
    Parts(made.context).home_made.close()
    Parts(made.context).stage.drop()
    made.close()


class Silent(Job):
    """Starts no process, but says that it runs."""

    def __init__(self) -> None:
        super().__init__(Pool(len))
        self.orders: list[HomeOrder] = []
        self.on = False

    @property
    def running(self) -> bool:
        return self.on

    def start(self, tasks: Sequence[HomeOrder]) -> None:
        self.orders += tasks
        self.on = True

    def stop(self) -> None:
        self.on = False


def watched(window: Window, *, wanted: bool = True) -> tuple[HomeMadeFlow, Silent]:
    """Nobody has touched anything for long, and no process is started."""
    flow, making = window.parts.home_made, Silent()
    flow.use(making)
    flow.idle_s = 0.0
    window.preferences.set_flag(FLAG, wanted)
    return flow, making


def idle(flow: HomeMadeFlow) -> None:
    for _ in range(2):  # the first look sees how things are, the second one that nothing changed
        flow.look()


def made_at_home(window: Window, count: int = 3) -> list[Exercise]:
    ours = list(shipped().of("classic_4p")[:count])
    write_home_made(window.paths, HomeMade(ours, {"classic_4p": 4}))
    return ours


# --- whether anything is made -------------------------------------------------------------------


def test_nothing_is_made_unless_it_is_wanted(window: Window) -> None:
    assert window.preferences.flag(FLAG) is False
    flow, making = watched(window, wanted=False)
    idle(flow)
    assert making.orders == []
    assert not flow.watching
    window.preferences.set_flag(FLAG, True)
    assert flow.watching
    idle(flow)
    assert making.running
    window.preferences.set_flag(FLAG, False)
    assert not making.running


def test_it_waits_until_nobody_has_been_there_for_a_while(window: Window) -> None:
    flow, making = watched(window)
    flow.idle_s = 3600.0
    idle(flow)
    assert making.orders == []


def test_nothing_is_made_while_something_is_thought_of(window: Window) -> None:
    flow, making = watched(window)
    flow._busy = lambda: True
    idle(flow)
    assert making.orders == []
    flow._busy = lambda: False
    idle(flow)
    assert len(making.orders) == 1


def test_it_stops_as_soon_as_the_player_is_back(window: Window) -> None:
    def click() -> None:
        QTest.mouseMove(window.window, QPoint(20, 200))
        QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=QPoint(20, 200))

    flow, making = watched(window)
    signs: dict[str, Callable[[], object]] = {
        "key": lambda: QTest.keyClick(window.window, Qt.Key.Key_F24),
        "mouse": click,
        "match": lambda: window.parts.match.begin(MatchChoice(seed=3)),
        "preference": lambda: window.preferences.set_flag(FLAG, False),
    }
    for sign, comes_back in signs.items():
        flow.idle_s = 0.0
        idle(flow)
        assert making.running, sign
        flow.idle_s = 3600.0
        comes_back()
        assert not making.running, sign


def test_what_fails_again_and_again_is_given_up_with_a_word(window: Window) -> None:
    flow, making = watched(window)
    told: list[str] = []
    window.window.said.connect(told.append)
    for _ in range(TRIES + 2):
        idle(flow)
        making.on = False
        making.done.emit(Done(0, None, "no room on the disk"))
    assert len(making.orders) == TRIES
    assert told == ["No exercises can be made just now. The program tries again at its next start."]


def test_where_there_is_no_room_it_rests_until_one_is_answered(window: Window) -> None:
    flow, making = watched(window)
    idle(flow)
    making.on = False
    making.done.emit(Done(0, None))
    idle(flow)
    assert len(making.orders) == 1
    window.parts.exercises.start(shipped().exercises[0])
    window.parts.exercises.exercise.give_up()
    idle(flow)
    idle(flow)
    assert len(making.orders) == 2


# --- what is told to the process ------------------------------------------------------------------


def test_the_process_hears_nothing_of_the_match_on_the_table(window: Window) -> None:
    window.pool.silent = True
    window.parts.match.begin(MatchChoice(seed=987_654_321))
    flow, making = watched(window)
    idle(flow)
    flow.stop()
    idle(flow)
    first, second = making.orders
    assert first.seed != second.seed
    assert window.game.match is not None
    assert replace(first, seed="") == replace(second, seed="")
    assert str(window.game.match.run.log.seed) not in first.seed
    assert set(HomeOrder.__slots__) == {"paths", "games", "seed", "done"}
    assert set(first.games) >= {one.rules for one in shipped().exercises}


def test_what_was_answered_may_go(window: Window) -> None:
    ours = made_at_home(window)
    progress = ExerciseProgress()
    progress.answered(ours[0], "first", today())
    progress.answered(ours[1], "missed", today())
    keep_progress(window.learning, progress)
    assert window.parts.home_made.order().done == {ours[0].id}


# --- what is shown --------------------------------------------------------------------------------


def test_without_any_the_window_does_not_speak_of_them(window: Window) -> None:
    window.do("exercises")
    dialog = window.dialog(ExercisesWindow)
    rows = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert rows[-2:] == ["My own mistakes", "Yours"]


def test_they_are_among_the_others_and_say_where_they_come_from(
    window: Window, qtbot: QtBot
) -> None:
    made_at_home(window)
    window.do("exercises")
    dialog = window.dialog(ExercisesWindow)
    dialog.list.setCurrentRow(dialog.list.count() - 2)  # before those that one laid out
    assert dialog.kind == HOME
    assert dialog.list.currentItem().text() == "Made at home"
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    table = window.parts.exercises.exercise
    assert table is not None
    bars = window.window.findChildren(ExerciseBar)
    assert bars[-1].title.text().endswith("· made at home")


def test_a_damaged_file_is_set_aside_and_nothing_is_lost_of_the_rest(window: Window) -> None:
    home_file(window.paths).write_text("something else", encoding="utf-8")
    assert window.parts.home_made.exercises == ()
    assert not home_file(window.paths).exists()
    window.do("exercises")
    assert window.dialog(ExercisesWindow).start.isEnabled()


# --- the process itself ---------------------------------------------------------------------------


def test_the_process_may_be_killed_and_leaves_nothing_behind(window: Window, qtbot: QtBot) -> None:
    flow = window.parts.home_made
    flow.idle_s = 0.0
    window.preferences.set_flag(FLAG, True)
    idle(flow)
    assert flow.making is not None
    ends: list[Done[None]] = []
    flow.making.done.connect(ends.append)
    (process,) = flow.making.pool.processes
    process.kill()
    qtbot.waitUntil(lambda: bool(ends))
    assert ends[0].trouble == "the process died"
    assert flow.may_start
    idle(flow)
    (process,) = flow.making.pool.processes
    flow.close()
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


def test_where_no_process_is_to_be_had_they_are_begun_another_time(
    window: Window, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    started: list[bool] = []

    def refuse(_process: SpawnProcess) -> None:
        started.append(False)
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    flow = window.parts.home_made
    flow.idle_s = 0.0
    window.preferences.set_flag(FLAG, True)
    for _ in range(TRIES + 1):
        idle(flow)
        assert flow.making is not None
        making = flow.making
        qtbot.waitUntil(lambda making=making: not making.running)
    assert len(started) == TRIES + 1
    assert flow.may_start
