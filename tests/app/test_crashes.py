"""What happens after a bug: it is written down and told, and the match is kept."""

from __future__ import annotations

import gc
import os
import stat
import sys
import threading
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer

from canasta_qt.app.safeguards import MOST_SHOWN, CrashHandler, GarbageCollector
from tests.helpers.programs.started_program import Starter, message_of


def crash(handler: CrashHandler) -> None:
    try:
        raise KeyError("a bug")
    except KeyError as error:
        handler._caught(type(error), error, error.__traceback__)


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)


@pytest.mark.usefixtures("quiet")
def test_a_crash_is_written_down_and_told(tmp_path: Path) -> None:
    handler = CrashHandler(tmp_path / "crashes")
    told: list[tuple[str, str]] = []
    handler.crashed.connect(lambda *arguments: told.append(arguments))
    crash(handler)
    ((text, file),) = told
    assert "KeyError: 'a bug'" in text
    assert Path(file).read_text("utf-8") == text


@pytest.mark.usefixtures("quiet")
@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such rights")
def test_nobody_else_may_read_what_a_crash_left(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        crash(CrashHandler(tmp_path / "crashes"))
    finally:
        os.umask(before)
    (file,) = (tmp_path / "crashes").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_two_crashes_of_one_second_are_both_written_down(tmp_path: Path) -> None:
    handler = CrashHandler(tmp_path)
    handler.note(KeyError("one"))
    handler.note(KeyError("another"))
    assert len(list(tmp_path.glob("crash-*.txt"))) == 2


@pytest.mark.usefixtures("quiet")
def test_a_storm_of_crashes_is_told_only_a_few_times(tmp_path: Path) -> None:
    handler = CrashHandler(tmp_path)
    told: list[str] = []
    handler.crashed.connect(lambda text, _file: told.append(text))
    for _ in range(10):
        crash(handler)
    assert len(told) == MOST_SHOWN


@pytest.mark.usefixtures("quiet")
def test_a_crash_that_cannot_be_written_is_told_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    handler = CrashHandler(tmp_path / "file" / "crashes")
    told: list[str] = []
    handler.crashed.connect(lambda _text, file: told.append(file))
    crash(handler)
    assert told == [""]


@pytest.mark.usefixtures("quiet")
def test_a_bug_in_the_program_opens_a_friendly_box(started: Starter) -> None:
    program = started()
    program.crashes._before = (sys.excepthook, program.crashes._before[1])
    crash(program.crashes)
    assert "Your match is kept" in message_of(program)


def test_the_hook_is_put_back(tmp_path: Path) -> None:
    before = sys.excepthook
    handler = CrashHandler(tmp_path)
    handler.install()
    assert sys.excepthook is not before
    handler.remove()
    assert sys.excepthook is before


def _rest() -> None:
    """Let the event loop wait for events, as it does in the program, not only look for them."""
    loop = QEventLoop()
    QTimer.singleShot(20, loop.quit)
    loop.exec()


@pytest.mark.usefixtures("qapp")
def test_a_qt_object_that_is_garbage_is_deleted_by_the_thread_of_the_windows() -> None:
    deleted_by: list[threading.Thread] = []

    def throw_away() -> None:
        timer = QTimer()
        note = partial(_note_thread, deleted_by)
        timer.destroyed.connect(note, Qt.ConnectionType.DirectConnection)
        circle: list[object] = [timer]
        circle.append(circle)

    def allocate() -> None:
        kept = [[number] for number in range(20 * gc.get_threshold()[0])]
        assert kept

    collector = GarbageCollector()
    collector.start()
    try:
        throw_away()
        thread = threading.Thread(target=allocate)
        thread.start()
        thread.join()
        assert not deleted_by
        kept = [[number] for number in range(2 * gc.get_threshold()[0])]
        for _ in range(100):
            if not deleted_by:
                _rest()
        assert kept
    finally:
        collector.stop()
    assert deleted_by == [threading.main_thread()]
    assert gc.isenabled()


def _note_thread(threads: list[threading.Thread], *_deleted: object) -> None:
    threads.append(threading.current_thread())
