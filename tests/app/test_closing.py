"""Closing always ends the process, whatever saving raises; a second signal ends it at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.closing import end_process, take_all
from canasta_qt.app.program import ALREADY_OPEN
from canasta_qt.app.safeguards import FILE, KNOCK, SingleInstance
from canasta_qt.jobs.answering import BotPool
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.settings import Settings
from tests.helpers.programs.forked_program import ForkedProgram, ImportedProgram
from tests.helpers.programs.started_program import Starter, message_of

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows knows no SIGTERM to others")

TERM, INT = signal.SIGTERM, signal.SIGINT

ROOT = Path(__file__).resolve().parents[2]

PATIENCE_S = 60
"""For the start of a process on a busy machine, and for its end."""

MAIN = """
import sys
from canasta_qt.__main__ import main
{before}
sys.exit(main())
"""

SAYS_READY = """
from PySide6.QtCore import QTimer
from canasta_qt.app.program import Program
begin = Program.begin
def begin_and_say(self):
    begin(self)
    {then}
    print("ready", flush=True)
Program.begin = begin_and_say
"""

SAVE_RAISES = """
from canasta_qt.app import program
from canasta_qt.storage.files import StorageCode, StorageProblem
def save(paths, settings):
    raise {error}
program.save_settings = save
"""

SHUT_RAISES = """
from canasta_qt.storage import archive
def shut(store):
    raise {error}
archive.shut = shut
"""

ERRORS = (
    'UnicodeEncodeError("utf-8", chr(0xD800), 0, 1, "surrogates not allowed")',
    'StorageProblem(StorageCode.NOT_WRITABLE, paths.settings_file, "No space left on device")',
    'MemoryError("all gone")',
)


Running = ForkedProgram | subprocess.Popen[str]
Process = Callable[[str], AbstractContextManager[Running]]


@pytest.fixture(scope="module")
def imported() -> Iterator[ImportedProgram]:
    found = ImportedProgram(ROOT)
    yield found
    found.close()


@contextmanager
def process_from_the_start(code: str) -> Iterator[Running]:
    """The program in a Python of its own: where imports matter, or what comes last."""
    # a shell hands its background jobs an interrupt that is ignored
    heard = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    running = subprocess.Popen(
        [sys.executable, "-c", heard + code],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


@pytest.fixture
def process(request: pytest.FixtureRequest) -> Process:
    """The program with some of it replaced; killed where a test leaves it."""
    if sys.platform == "darwin":  # whose libraries need not outlive a fork
        return process_from_the_start
    imported: ImportedProgram = request.getfixturevalue("imported")

    @contextmanager
    def run(code: str) -> Iterator[Running]:
        running = imported.start(code)
        try:
            yield running
        finally:
            running.kill()

    return run


def said(running: Running) -> str:
    """The next line on standard output."""
    assert running.stdout is not None
    return running.stdout.readline().strip()


def ended(running: Running) -> tuple[int, str]:
    """Exit status and what stood on standard error, once it has ended."""
    _, errors = running.communicate(timeout=PATIENCE_S)
    told = [line for line in errors.splitlines() if "plugin does not support" not in line]
    return running.returncode, "\n".join(told)


def program(*before: str, then: str = "") -> str:
    return MAIN.format(before="\n".join([SAYS_READY.format(then=then), *before]))


BY_HAND = "QTimer.singleShot(0, self.window, self.window.close)"


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ("by hand", ERRORS[2]),
        (TERM, ERRORS[0]),
        pytest.param("by hand", ERRORS[0], marks=pytest.mark.slow),
        (INT, ERRORS[1]),
    ],
)
def test_closing_ends_the_process_whatever_saving_raises_and_says_so_once(
    process: Process, how: str | signal.Signals, error: str
) -> None:
    by_hand = how == "by hand"
    code = program(SAVE_RAISES.format(error=error), then=BY_HAND if by_hand else "")
    with process(code) as running:
        assert said(running) == "ready"
        if isinstance(how, signal.Signals):
            running.send_signal(how)
        status, errors = ended(running)
    assert status == 0
    assert errors.count("preferences could not be saved") == 1
    assert "Traceback" not in errors


def test_a_fault_while_the_matches_are_shut_is_told_and_the_folder_is_given_back(
    process: Process,
    data_dir: Path,
) -> None:
    code = program(SHUT_RAISES.format(error='RuntimeError("torn")'), then=BY_HAND)
    with process(code) as running:
        status, errors = ended(running)
    assert status == 0
    assert "did not close properly. torn" in errors
    assert not (data_dir / FILE).exists()
    (crash,) = (data_dir / "crashes").iterdir()
    assert "RuntimeError: torn" in crash.read_text("utf-8")


PLACE_RAISES = """
from canasta_qt.play.windows.main_window import MainWindow
def remember(self):
    raise RuntimeError("no place")
MainWindow._remember_place = remember
"""


def test_a_bug_in_closing_the_window_does_not_keep_it_open(process: Process) -> None:
    with process(program(PLACE_RAISES, then=BY_HAND)) as running:
        assert ended(running)[0] == 0


BOX_SAYS_SO = """
from canasta_qt.app import program, safeguards
class Box(program.TroubleBox):
    def showEvent(self, event):
        super().showEvent(event)
        print("box", flush=True)
program.TroubleBox = Box
safeguards.PATIENCE_S = 0.1
"""

SOMEBODY_READS = "program.WITHOUT_SCREEN = ()"


def test_a_person_reads_the_last_words_and_a_signal_ends_them(process: Process) -> None:
    code = program(
        SAVE_RAISES.format(error=ERRORS[0]), BOX_SAYS_SO, then=f"{SOMEBODY_READS}; {BY_HAND}"
    )
    with process(code) as running:
        assert [said(running), said(running)] == ["ready", "box"]
        running.send_signal(TERM)
        status, errors = ended(running)
    assert status == 0
    assert errors.count("preferences could not be saved") == 1


@pytest.mark.parametrize("nohup", [False, True])
def test_a_closed_terminal_ends_the_program_well_unless_it_was_to_stay(
    process: Process, data_dir: Path, *, nohup: bool
) -> None:
    """Shell and system both say so; there is nobody to write to any more."""
    gone = "sys.stderr = open('/dev/full', 'w', buffering=1)"
    ignored = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)"
    save = SAVE_RAISES.format(error=ERRORS[1])
    with process(program(save, gone, *([ignored] if nohup else []))) as running:
        assert said(running) == "ready"
        running.send_signal(signal.SIGHUP)
        running.send_signal(signal.SIGHUP)
        if nohup:
            running.send_signal(TERM)
        assert ended(running) == (0, "")
    assert not (data_dir / FILE).exists()


# --- a second signal ----------------------------------------------------------------------------

HANGS = """
import time
def hang(self):
    print("closing", flush=True)
    while True:
        time.sleep(0.1)
Program._end = hang
"""


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (INT, TERM),
        pytest.param(TERM, TERM, marks=pytest.mark.slow),
        pytest.param(TERM, INT, marks=pytest.mark.slow),
    ],
)
def test_a_second_signal_ends_a_program_that_hangs(
    process: Process, first: signal.Signals, second: signal.Signals
) -> None:
    with process(program(HANGS)) as running:
        assert said(running) == "ready"
        running.send_signal(first)
        assert said(running) == "closing"
        running.send_signal(second)
        assert ended(running) == (-second, "")


@pytest.mark.parametrize("number", [TERM, pytest.param(INT, marks=pytest.mark.slow)])
@pytest.mark.usefixtures("qapp")
def test_a_signal_ends_a_second_program_whose_message_stands(
    process: Process, data_dir: Path, number: signal.Signals
) -> None:
    data_dir.mkdir(parents=True)
    first = SingleInstance(data_dir)
    assert first.claim()
    settings = data_dir / "settings.json"
    settings.write_text('{"volume": "loud"}', "utf-8")
    first._watcher.blockSignals(True)  # it hangs
    with process(program(BOX_SAYS_SO)) as running:
        assert said(running) == "box"
        running.send_signal(number)
        assert ended(running) == (ALREADY_OPEN, "")
    assert settings.read_text("utf-8") == '{"volume": "loud"}'
    assert not (data_dir / KNOCK).exists()
    first.release()


@pytest.mark.usefixtures("qapp")
def test_a_second_signal_ends_a_second_program_at_once(process: Process, data_dir: Path) -> None:
    data_dir.mkdir(parents=True)
    first = SingleInstance(data_dir)
    assert first.claim()
    first._watcher.blockSignals(True)
    with process(program(BOX_SAYS_SO, HANGS)) as running:
        assert said(running) == "box"
        running.send_signal(TERM)
        assert said(running) == "closing"
        running.send_signal(TERM)
        assert ended(running) == (-TERM, "")
    first.release()


BEFORE_QT = """
from canasta_qt import preflight
def ready():
    import time
    assert "PySide6" not in sys.modules
    print("early", flush=True)
    time.sleep(60)
preflight.ready = ready
"""


@pytest.mark.parametrize("number", [pytest.param(TERM, marks=pytest.mark.slow), INT])
def test_a_signal_before_qt_has_started_ends_the_process_without_a_traceback(
    number: signal.Signals,
) -> None:
    with process_from_the_start(MAIN.format(before=BEFORE_QT)) as running:
        assert said(running) == "early"
        running.send_signal(number)
        assert ended(running) == (-number, "")


LISTENS_SOON = """
from canasta_qt.app import closing
closing.AT_ONCE_MS = 100
listen_again = closing.EndSignals._listen_again
def again(self):
    listen_again(self)
    print("listens", flush=True)
closing.EndSignals._listen_again = again
"""


def test_a_signal_long_after_the_first_is_a_first_one_again(process: Process) -> None:
    stays = 'Program._end = lambda self: print("asked", flush=True)'
    with process(program(LISTENS_SOON, stays)) as running:
        assert said(running) == "ready"
        for _ in range(3):
            running.send_signal(TERM)
            assert [said(running), said(running)] == ["asked", "listens"]
        assert running.poll() is None


def test_what_was_copied_is_handed_over_before_the_process_ends(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    ended: list[int] = []
    monkeypatch.setattr("os._exit", ended.append)
    for owned in (True, False):
        board = SimpleNamespace(ownsClipboard=lambda owned=owned: owned)
        monkeypatch.setattr(
            "canasta_qt.app.closing.QGuiApplication",
            SimpleNamespace(instance=lambda: qapp, clipboard=lambda board=board: board),
        )
        end_process(4)
    assert ended == [4]


def test_a_bot_that_waits_is_not_asked_to_leave(qtbot: QtBot) -> None:
    pool = BotPool()
    pool.start()
    qtbot.waitUntil(lambda: pool.ready, timeout=1000 * PATIENCE_S)
    assert pool.process is not None
    process = pool.process
    codes: list[int | None] = []
    close = process.close
    process.close = lambda: (codes.append(process.exitcode), close())  # type: ignore[method-assign]
    pool.stop()
    assert codes == [-signal.SIGKILL]


# --- in words -----------------------------------------------------------------------------------


def test_a_step_that_fails_keeps_no_other_from_being_taken() -> None:
    taken = []

    def step(number: int) -> None:
        taken.append(number)
        if number == 2:
            raise OSError(number)

    faults = take_all(partial(step, number) for number in (1, 2, 3))
    assert taken == [1, 2, 3]
    assert [str(fault) for fault in faults] == ["2"]


def test_settings_that_cannot_be_saved_are_told_while_the_window_is_open(
    started: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    def save(*_: object) -> None:
        raise StorageProblem(StorageCode.NOT_WRITABLE, program.paths.settings_file, "full")

    program = started()
    monkeypatch.setattr("canasta_qt.app.program.save_settings", save)
    program.preferences.volume = "loud"
    program.preferences.volume = "quiet"
    program.app.processEvents()
    assert message_of(program).count("preferences could not be saved") == 1
    assert program.preferences.volume == "quiet"


def test_last_words_go_away_where_nobody_answers_them(
    started: Starter, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("canasta_qt.app.program.WITHOUT_SCREEN", ())
    monkeypatch.setattr("canasta_qt.app.program.LAST_WORDS_MS", 50)

    def save(_settings: Settings) -> None:
        raise ValueError("odd")

    program = started()
    program.preferences._save = save
    program.window.close()
    program.close()
    assert "ValueError: odd" in capsys.readouterr().err
