"""Exercises made at home: only where wanted, only while nobody is there, never from a match."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.flows.teaching.home_made import FLAG, TRIES, HomeMadeFlow
from canasta_qt.app.flows.teaching.learned import keep_progress, today
from canasta_qt.features.learning.exercises.home_making import HomeMaking
from canasta_qt.features.learning.exercises.model.catalogue import shipped
from canasta_qt.features.learning.exercises.model.exercise import Exercise
from canasta_qt.features.learning.exercises.model.home_made import (
    HomeMade,
    HomeOrder,
    home_file,
    write_home_made,
)
from canasta_qt.features.learning.exercises.model.progress import Progress
from canasta_qt.features.learning.exercises.window.bar import ExerciseBar
from canasta_qt.features.learning.exercises.window.exercises import HOME, ExercisesWindow
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.storage.files import Paths
from tests.helpers.programs.match_window import Window
from tests.helpers.screen.windows import leave_unpainted


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = Window(qtbot, tmp_path)
    leave_unpainted(made.window)
    yield made
    made.parts.home_made.close()
    made.parts.stage.drop()
    made.close()


class Silent(HomeMaking):
    """Starts no process, but says that it runs."""

    def __init__(self) -> None:
        super().__init__()
        self.orders: list[HomeOrder] = []
        self.on = False

    @property
    def running(self) -> bool:
        return self.on

    def start(self, order: HomeOrder) -> None:
        self.orders.append(order)
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
    flow.busy = lambda: True
    idle(flow)
    assert making.orders == []
    flow.busy = lambda: False
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


def test_what_fails_again_and_again_is_given_up(window: Window) -> None:
    flow, making = watched(window)
    for _ in range(TRIES + 2):
        idle(flow)
        making.on = False
        making.ended.emit("no room on the disk")
    assert len(making.orders) == TRIES


def test_where_there_is_no_room_it_rests_until_one_is_answered(window: Window) -> None:
    flow, making = watched(window)
    idle(flow)
    making.on = False
    making.ended.emit("")
    idle(flow)
    assert len(making.orders) == 1
    window.parts.exercises.answered.emit()
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
    progress = Progress()
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


def an_order(folder: Path) -> HomeOrder:
    return HomeOrder(Paths(folder, folder), ("classic_4p",), "home")


def test_the_process_is_stopped_and_leaves_nothing_behind(qtbot: QtBot, tmp_path: Path) -> None:
    making = HomeMaking()
    making.start(an_order(tmp_path))
    process = making.process
    assert process is not None
    assert process.is_alive()
    making.close()
    assert not making.running
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


def test_a_process_that_is_killed_is_told_of_and_harms_nothing(
    qtbot: QtBot, tmp_path: Path
) -> None:
    making = HomeMaking()
    ends: list[str] = []
    making.ended.connect(ends.append)
    making.start(an_order(tmp_path))
    assert making.process is not None
    assert making.process.pid is not None
    os.kill(making.process.pid, signal.SIGTERM)
    qtbot.waitUntil(lambda: bool(ends))
    assert ends == ["it died"]
    assert not making.running
    making.close()


def test_a_disk_that_cannot_be_written_is_told_as_a_fault(qtbot: QtBot, tmp_path: Path) -> None:
    place = tmp_path / "exercises.txt"
    place.mkdir()
    making = HomeMaking()
    ends: list[str] = []
    making.ended.connect(ends.append)
    making.start(an_order(tmp_path))
    qtbot.waitUntil(lambda: bool(ends))
    assert ends
    assert ends != [""]
    making.close()
