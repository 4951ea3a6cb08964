"""Damaged matches are recovered beside the window, which says how many are safe."""

from __future__ import annotations

import shutil
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app import recovery as safety
from canasta_qt.app.program import Program
from canasta_qt.app.recovery import SETTLED_MS, RecoveryWindow, watch_recovery
from canasta_qt.engine.actions import DrawStock
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.salvage.recovery import Recovery, RecoveryProgress
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.programs.started_program import Starter, message_of, until_my_turn

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}


class SlowRecovery(Recovery):
    """Has brought 7 of 20 matches to the disk and waits to be interrupted, or to be let go on."""

    def __init__(self) -> None:
        super().__init__(Path("matches.db"), damaged=True)
        self.progress = RecoveryProgress(7, 20)
        self.go_on = threading.Event()
        self.interrupted = False
        self.thread: threading.Thread | None = None

    def run(self) -> StorageProblem | None:
        self.thread = threading.current_thread()
        assert self.go_on.wait(30)
        code = StorageCode.RECOVERY_UNFINISHED if self.interrupted else StorageCode.RECOVERED
        return StorageProblem(code, Path("matches.db"), "", number=7)

    def interrupt(self) -> None:
        self.interrupted = self.interrupted or not self.go_on.is_set()
        self.go_on.set()


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    window.show()
    return window


def window_of(over: QWidget) -> RecoveryWindow | None:
    return next((one for one in over.findChildren(RecoveryWindow) if one.isVisible()), None)


def test_a_window_says_how_many_matches_are_safe_and_goes(over: QWidget) -> None:
    recovery, seen = SlowRecovery(), list[str]()

    def look() -> None:
        window = window_of(over)
        assert window is not None
        seen.append(window.safe.text())
        recovery.go_on.set()

    QTimer.singleShot(safety.SHOWN_AFTER_MS + 200, over, look)
    told = watch_recovery(recovery, over)
    assert told is not None
    assert told.code is StorageCode.RECOVERED
    assert seen == ["Safe so far: 7 of 20"]
    assert window_of(over) is None
    assert recovery.thread is not threading.main_thread()


def test_closing_the_window_interrupts_the_recovery(over: QWidget) -> None:
    recovery = SlowRecovery()

    def close() -> None:
        window = window_of(over)
        assert window is not None
        window.close()

    QTimer.singleShot(safety.SHOWN_AFTER_MS + 200, over, close)
    told = watch_recovery(recovery, over)
    assert told is not None
    assert told.code is StorageCode.RECOVERY_UNFINISHED


def test_closing_the_program_interrupts_the_recovery(over: QWidget) -> None:
    recovery = SlowRecovery()
    QTimer.singleShot(100, over, over.close)
    told = watch_recovery(recovery, over)
    assert told is not None
    assert told.code is StorageCode.RECOVERY_UNFINISHED


def test_a_recovery_that_is_quick_shows_no_window(over: QWidget) -> None:
    recovery = SlowRecovery()
    recovery.go_on.set()
    assert watch_recovery(recovery, over) is not None
    assert window_of(over) is None


def damage(data_dir: Path) -> int:
    """Fill the folder of the program with matches, and spoil the file's second page."""
    paths = Paths.find(data_dir)
    store = open_store(paths)
    for seed in range(3):
        store.import_log(play_deal(new_run(seed=seed, overrides=ONE_DEAL)).log)
    store.database.backup()
    store.database.close()
    shutil.copyfile(paths.database, paths.database.with_name("before.db"))
    data = bytearray(paths.database.read_bytes())
    data[16:18] = b"xx"
    paths.database.write_bytes(data)
    return 3


def test_a_start_recovers_what_is_damaged(started: Starter, data_dir: Path) -> None:
    count = damage(data_dir)
    program = started()
    assert "damaged" in message_of(program)
    assert len(program.store.ids()) == count


def test_a_start_that_is_interrupted_ends_and_the_next_goes_on(
    started: Starter, data_dir: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    count = damage(data_dir)

    def interrupted(self: Program, recovery: Recovery) -> StorageProblem | None:
        recovery.interrupt()
        return watch_recovery(recovery, self.window)

    with monkeypatch.context() as patched:
        patched.setattr(Program, "_recover", interrupted)
        program = started()
        qtbot.waitUntil(lambda: not program.window.isVisible())
        program.close()
    assert len(started().store.ids()) == count


# --- in the middle of a match -----------------------------------------------------------------


def spoil_while_playing(program: Program) -> None:
    """The file turns out to be damaged when it is written to next."""
    program.store.database.close()
    with program.paths.database.open("r+b") as file:
        file.write(b"\xff" * 100)


def draw(program: Program) -> None:
    program.controller.act(DrawStock())


def last_action(program: Program) -> object:
    match = program.controller.match
    assert match is not None
    return match.run.log.deals[-1].entries[-1].action


@pytest.fixture
def my_turn(started: Starter, qtbot: QtBot) -> Program:
    program = started("--seed", "4", "--rules", "classic_2p", "--speed", "0")
    until_my_turn(qtbot, program)
    return program


def test_a_match_waits_while_its_file_is_recovered_in_a_thread(
    my_turn: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []
    looked = threading.Event()
    run = Recovery.run

    def slowly(self: Recovery) -> StorageProblem | None:
        seen.append(threading.current_thread() is not threading.main_thread())
        looked.wait(60)
        return run(self)

    def look() -> None:
        window = window_of(my_turn.window)
        seen.append(window is not None and window.isModal())
        looked.set()

    monkeypatch.setattr(Recovery, "run", slowly)
    spoil_while_playing(my_turn)
    QTimer.singleShot(safety.SHOWN_AFTER_MS + 300, my_turn.window, look)
    draw(my_turn)
    assert seen == [True, True]
    assert window_of(my_turn.window) is None
    assert last_action(my_turn) == DrawStock()
    (waiting,) = my_turn.store.unfinished().matches
    match = my_turn.controller.match
    assert match is not None
    assert waiting.log == match.run.log
    qtbot.waitUntil(lambda: my_turn.table.is_still)


def test_closing_in_the_middle_ends_the_program_and_loses_no_action(
    my_turn: Program, started: Starter, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = len(my_turn.controller.match.run.log.deals[-1].entries)  # type: ignore[union-attr]
    with monkeypatch.context() as patched:
        run = Recovery.run

        def slowly(self: Recovery) -> StorageProblem | None:
            while not self._stop.is_set():
                time.sleep(0.05)
            return run(self)

        patched.setattr(Recovery, "run", slowly)
        spoil_while_playing(my_turn)
        QTimer.singleShot(100, my_turn.window, my_turn.window.close)
        draw(my_turn)
    assert not my_turn.window.isVisible()
    qtbot.wait(200)
    match = my_turn.controller.match
    assert match is not None
    assert len(match.run.log.deals[-1].entries) == count + 1  # no bot has played on
    my_turn.close()
    again = started()
    (waiting,) = again.store.unfinished().matches
    assert waiting.log.deals[-1].entries[-1].action == DrawStock()
    assert len(waiting.log.deals[-1].entries) == count + 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_an_impatient_key_does_not_interrupt_a_recovery(qtbot: QtBot, key: Qt.Key) -> None:
    window = RecoveryWindow()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    QTest.keyClick(window.focusWidget() or window, key)
    assert window.isVisible()
    qtbot.wait(SETTLED_MS + 100)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.isVisible())
