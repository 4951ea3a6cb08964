"""The program starts, offers what waits, survives bad folders and files, and ends cleanly."""

from __future__ import annotations

import multiprocessing
import os
import platform
import signal
import stat
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qVersion
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from canasta_qt import __version__, start
from canasta_qt.app import program as program_module
from canasta_qt.app.program import ALREADY_OPEN, Program
from canasta_qt.app.safeguards import FILE, KNOCK, SingleInstance
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.library.language import resources_folder
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.record.rule_file import file_text
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.start import read_options
from canasta_qt.storage.files import StorageCode, StorageProblem, write_atomically
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.started_program import Starter, message_of, model_of, until_my_turn
from tests.helpers.screen.dragging import enters

ROOT = Path(__file__).resolve().parents[2]


def command(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "canasta_qt", *words],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


WHOLE_RUN = """
import atexit, sys
from PySide6.QtCore import QEvent, QObject, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from canasta_qt.__main__ import main
from canasta_qt.app.application import Application
from canasta_qt.app.program import Program

class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print(*sys.modules, sep="\\n", flush=True)
            watched.removeEventFilter(self)
            QTimer.singleShot(0, watched, watched.close)
        return False

def ask_for(app, name):
    app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(f"/matches/{name}.canasta")))

open_with = Application.open_with
def open_noted(app, opener):
    open_with(app, opener and (lambda file: print("opened", file.name, flush=True)))
    ask_for(app, "late" if opener else "too-late")

run = Program.run
def run_watched(program):
    ask_for(program.app, "early")
    program.first_paint = FirstPaint()
    program.window.installEventFilter(program.first_paint)
    return run(program)

Application.open_with = open_noted
Program.run = run_watched
atexit.register(lambda: print("taken apart", flush=True))
sys.exit(main())
"""
"""Tells what has been imported when the window is seen first, and closes it.

The system asks for files before the window stands, as soon as it can open them, and too late.
"""

WANTED_LATER = (
    "canasta_qt.features.endings.flows.firsts",
    "canasta_qt.play.flows.say",
    "canasta_qt.features.learning.flows.exercises",
    "canasta_qt.features.challenges.model",
    "canasta_qt.features.learning.exercises.model",
    "canasta_qt.features.endings.model",
    "canasta_qt.players.adviser.hinting",
    "canasta_qt.features.learning.lessons.model.reading",
    "canasta_qt.players.adviser.reasons",
    "canasta_qt.features.review.model",
    "canasta_qt.features.review.work",
    "canasta_qt.jobs.job",
    "canasta_qt.jobs.pool",
    "canasta_qt.features.learning.exercises.session",
    "canasta_qt.features.learning.lessons.session",
    "canasta_qt.features.review.session.again",
    "canasta_qt.features.review.session.job",
    "canasta_qt.features.review.session.review",
    "canasta_qt.features.review.session.story",
    "canasta_qt.features.history.window",
    "canasta_qt.features.learning.lessons.window",
    "canasta_qt.features.match_setup.window.dialog",
    "canasta_qt.features.match_setup.window.players",
    "canasta_qt.features.preferences.window",
    "canasta_qt.features.review.window",
    "canasta_qt.features.rulebook.window.book",
    "canasta_qt.features.rulebook.window.guide",
    "canasta_qt.features.rules.window.dialog",
    "canasta_qt.features.history.statistics.window",
    "canasta_qt.record.positions",
    "canasta_qt.features.rulebook.words.glossary",
    "canasta_qt.features.rulebook.words.strategy",
    "canasta_qt.features.learning.exercises.words",
    "canasta_qt.features.learning.lessons.words",
    "canasta_qt.features.review.words.review",
)
"""Modules, with all below them, that belong to what somebody opens."""


# --- the command line ---------------------------------------------------------------------------


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        start.main(["--version"])
    assert not end.value.code
    program, python, build, rules, playouts = capsys.readouterr().out.splitlines()
    assert program == f"Canasta Qt {__version__}"
    assert python == f"Python {platform.python_version()}, Qt {qVersion()}"
    assert build == "build: run from its sources"
    assert rules.startswith(("rules: compiled", "rules: interpreted"))
    assert playouts == "playouts: compiled" or playouts.startswith("playouts: interpreted, so ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--rules", "sambo"], "did you mean samba"),
        (["--set", 'pack.wild_ranks=["X"]'], "twos, and jokers where the pack has any"),
        (["--set", "deal.hand_size=99"], "out of range"),
        (["--set", "deal.hands=5"], "no such option"),
        (["--set", "nonsense"], "KEY=VALUE"),
        (["--speed", "-1"], "0 to 10"),
        (["--seed", "four"], "whole number"),
    ],
)
def test_bad_input_is_refused_before_a_window_opens(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "canasta_qt.app.program", None)
    try:
        ended = start.main(words)
    except SystemExit as end:
        ended = end.code
    assert ended == start.UNUSABLE
    assert told in capsys.readouterr().err


@pytest.mark.slow
def test_what_is_refused_needs_no_screen_and_shows_no_traceback() -> None:
    """In the normal run test_bad_input_is_refused_before_a_window_opens, without its own process,
    and test_surroundings.py in one.
    """
    done = command("--rules", "sambo", DISPLAY="", QT_QPA_PLATFORM="")
    assert done.returncode == start.UNUSABLE
    assert "did you mean samba" in done.stderr
    assert "Traceback" not in done.stderr


@dataclass(frozen=True)
class WholeRun:
    """A start of the program from nothing, up to its end after the first picture."""

    told: list[str]
    status: int
    folder: Path


@pytest.fixture(scope="module")
def whole_run(tmp_path_factory: pytest.TempPathFactory) -> WholeRun:
    folder = tmp_path_factory.mktemp("whole")
    done = subprocess.run(
        [sys.executable, "-c", WHOLE_RUN],
        cwd=ROOT,
        env={
            **os.environ,
            "CANASTA_QT_DATA_DIR": str(folder),
            "QT_QPA_PLATFORM": "offscreen",
        },
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )
    return WholeRun(done.stdout.splitlines(), done.returncode, folder)


def test_the_first_picture_waits_for_nothing_that_is_wanted_later(whole_run: WholeRun) -> None:
    assert "canasta_qt.app.features" in whole_run.told
    early = [
        one
        for one in whole_run.told
        for late in WANTED_LATER
        if one == late or one.startswith(f"{late}.")
    ]
    assert early == []


def test_a_file_is_opened_even_if_it_was_asked_for_before_the_window_stood(
    whole_run: WholeRun,
) -> None:
    """As macOS asks for a file that is double-clicked."""
    opened = [one for one in whole_run.told if one.startswith("opened ")]
    assert opened == ["opened early.canasta", "opened late.canasta"]


def test_once_all_is_saved_the_process_ends_without_being_taken_apart(whole_run: WholeRun) -> None:
    assert whole_run.status == 0
    assert "taken apart" not in whole_run.told
    assert (whole_run.folder / "settings.json").exists()
    assert not (whole_run.folder / FILE).exists()


def test_the_pictures_are_found() -> None:
    assert (resources_folder() / "cards" / "X1.svg").is_file()


# --- matches ------------------------------------------------------------------------------------


def test_a_first_start_shows_the_welcome(started: Starter) -> None:
    program = started()
    assert program.window.stack.currentWidget() is program.window.welcome
    assert not program.window.welcome.resume_button.isVisible()


def test_rules_on_the_command_line_begin_at_once_with_what_is_changed(
    qtbot: QtBot, started: Starter
) -> None:
    program = started("--rules", "classic_2p", "--seed", "4", "--set", "deal.hand_size=9")
    until_my_turn(qtbot, program)
    assert len(model_of(program).seats) == 2
    assert program.controller.match.run.match.rules.deal.hand_size == 9


def test_the_warnings_follow_the_switches_of_the_preferences(started: Starter) -> None:
    program = started()
    assert program.controller.input.cautious("warn_gift")
    program.preferences.set_flag("warn_gift", False)
    assert not program.controller.input.cautious("warn_gift")


def test_an_interrupted_match_goes_on_where_it_stopped(qtbot: QtBot, started: Starter) -> None:
    first = started("--rules", "classic_2p", "--seed", "4")
    until_my_turn(qtbot, first)
    hand = sorted(str(card.face) for card in model_of(first).seats[0].hand)
    first.close()
    second = started()
    welcome = second.window.welcome
    assert welcome.waiting.text() == "Classic, two players"
    assert welcome.waiting_detail.text().startswith("Deal 1 · your turn · saved ")
    welcome.resume_button.click()
    until_my_turn(qtbot, second)
    assert sorted(str(card.face) for card in model_of(second).seats[0].hand) == hand


def test_a_broken_file_is_told_and_kept(started: Starter, data_dir: Path) -> None:
    data_dir.mkdir(parents=True, exist_ok=True)
    (data_dir / "learning.json").write_text("{broken", "utf-8")
    program = started()
    assert "Nothing was deleted" in message_of(program)
    assert (data_dir / "learning.json.damaged").read_text("utf-8") == "{broken"
    assert program.window.welcome.main_button.isVisible()


def test_the_same_trouble_is_told_once(started: Starter, data_dir: Path) -> None:
    program = started()
    unread = [StorageProblem(StorageCode.NOT_READABLE, data_dir, "no handle") for _ in range(2)]
    program._note(unread)
    assert len(program._take_problems()) == 1


def test_a_folder_that_cannot_be_made_is_told_and_the_match_can_be_played(
    qtbot: QtBot, started: Starter, tmp_path: Path
) -> None:
    (tmp_path / "a-file").write_text("in the way")
    program = started("--data-dir", str(tmp_path / "a-file" / "data"), "--seed", "4", "--rules",
                      "classic_2p")  # fmt: skip
    assert "--data-dir" in message_of(program)
    until_my_turn(qtbot, program)


def test_a_demonstration_plays_without_a_person(qtbot: QtBot, started: Starter) -> None:
    short = ("deal.hand_size=5", "go_out.canastas=0", "pack.decks=1")
    sets = [word for rule in short for word in ("--set", rule)]
    program = started("--demo", "--seed", "4", "--rules", "classic_2p", *sets)
    sheets: list[object] = []
    program.controller.scored.connect(sheets.append)
    qtbot.waitUntil(lambda: bool(sheets))


@pytest.mark.usefixtures("bot_processes")
def test_closing_leaves_no_bot_behind(qtbot: QtBot, started: Starter) -> None:
    program = started("--rules", "classic_2p", "--seed", "4")
    until_my_turn(qtbot, program)
    assert [child.name for child in multiprocessing.active_children()] == ["canasta-bot"]
    program.close()
    qtbot.waitUntil(lambda: not multiprocessing.active_children())


def test_a_second_program_on_the_same_matches_brings_the_first_to_the_front(
    qtbot: QtBot, started: Starter, data_dir: Path
) -> None:
    """The second waits for an answer in this same process, so the first listens between."""
    first = started("--demo", "--seed", "3")
    second = Program(read_options(["--data-dir", str(data_dir), "--speed", "0"]))
    asked: list[bool] = []

    def knock(file: str) -> bool:
        (data_dir / KNOCK).write_text(file, encoding="utf-8")
        first.instance._listen()
        asked.append(not (data_dir / KNOCK).exists())
        return asked[-1]

    second.instance.knock = knock
    assert second.run() == ALREADY_OPEN
    assert asked == [True]
    assert not second.window.isVisible()
    assert second.controller.match is None
    qtbot.waitUntil(first.window.isActiveWindow)
    told = first.window.ledger.lines.model.texts()
    assert any("already running" in line for line in told)
    second.window.deleteLater()


def test_a_second_program_that_gets_no_answer_says_so_and_leaves_the_matches_alone(
    started: Starter, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canasta_qt.app.safeguards.PATIENCE_S", 0.1)
    started("--demo", "--seed", "3")
    second = Program(read_options(["--data-dir", str(data_dir), "--speed", "0"]))
    said: list[str] = []

    def read_and_close() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        said.append(box.text())
        box.accept()

    QTimer.singleShot(200, read_and_close)
    second.begin()
    assert said == ["Canasta is already open."]
    assert second.controller.match is None
    assert second.status == ALREADY_OPEN
    second.close()
    second.window.deleteLater()


def test_a_second_program_hands_its_file_to_the_first(started: Starter, data_dir: Path) -> None:
    first = started("--demo", "--seed", "3")
    opened: list[Path] = []
    Parts(first.context).files.open_file = opened.append
    words = ["--data-dir", str(data_dir), "--speed", "0", "sunday.canasta"]
    second = Program(read_options(words))
    claim = second.instance
    handed: list[str] = []
    claim.knock = lambda file="": bool(handed.append(file)) or True
    assert second.run() == ALREADY_OPEN
    (data_dir / KNOCK).write_text(handed[0], encoding="utf-8")
    first.instance._listen()
    assert opened == [Path("sunday.canasta").absolute()]
    second.window.deleteLater()


@pytest.mark.parametrize("watched", [True, False])
def test_a_knock_is_heard_whether_or_not_the_system_tells_of_changes(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    data_dir.mkdir(parents=True, exist_ok=True)
    first = SingleInstance(data_dir)
    if not watched:
        monkeypatch.setattr(first._watcher, "addPath", lambda _: False)
    assert first.claim()
    assert first._listening.isActive() is not watched
    with qtbot.waitSignal(first.knocked) as heard:
        write_atomically(data_dir / KNOCK, "sunday.canasta")
    assert heard.args == ["sunday.canasta"]
    assert not (data_dir / KNOCK).exists()
    first.release()


@pytest.mark.skipif(os.name == "nt", reason="there signals are looked for every now and then")
def test_nothing_ticks_while_the_welcome_page_is_looked_at(started: Starter) -> None:
    program = started()
    program._signals.listen()
    try:
        timers = [*program.window.findChildren(QTimer), *program.instance.findChildren(QTimer)]
        assert timers
        ticking = [one for one in timers if one.isActive() and not one.isSingleShot()]
        assert [(one.parent(), one.interval()) for one in ticking] == []
    finally:
        program._signals.forget()


def test_a_lock_left_behind_where_nothing_can_be_written_stops_nobody(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_dir.mkdir(parents=True, exist_ok=True)
    left = SingleInstance(data_dir)
    assert left.claim()
    claim = SingleInstance(data_dir)
    assert not claim.claim()
    monkeypatch.setattr("os.access", lambda *_: False)
    assert claim.claim()
    left.release()


def test_the_folder_is_free_again_when_the_program_has_ended(
    started: Starter, data_dir: Path
) -> None:
    started().close()
    claim = SingleInstance(data_dir)
    assert claim.claim()
    claim.release()


# --- rules of one's own -------------------------------------------------------------------------


def test_rules_given_on_the_command_line_are_named_on_the_table_and_after_a_resume(
    qtbot: QtBot, started: Starter, data_dir: Path
) -> None:
    library = RuleLibrary(data_dir / "rules")
    friendly = resolve("samba", {"go_out.bonus": 300})
    own = library.save_new("Sundays", friendly, "samba", preset("samba").rules)
    first = started("--rules", "sundays", "--seed", "1")
    until_my_turn(qtbot, first)
    assert model_of(first).rules_name == "Sundays"
    assert first.controller.match.run.log.rule_set == own.id
    first.close()
    library.delete(own.id)
    second = started()
    assert "Sundays" in second.window.welcome.waiting.text()
    second.window.welcome.resume_button.click()
    until_my_turn(qtbot, second)
    assert model_of(second).rules_name == "Sundays"
    assert Parts(second.context).chosen.game().rules == friendly


def test_rules_can_be_dropped_on_the_table(qtbot: QtBot, started: Starter, tmp_path: Path) -> None:
    program = started("--seed", "1")
    file = tmp_path / "ours.canasta-rules"
    samba = preset("samba").rules
    file.write_text(file_text(RuleSet("Ours", "samba", samba, samba)), encoding="utf-8")
    assert enters(program.table.viewport(), file)


def test_damaged_rules_are_set_aside_and_told(started: Starter, data_dir: Path) -> None:
    folder = data_dir / "rules"
    folder.mkdir(parents=True)
    (folder / "my-00000001.canasta-rules").write_text("nonsense", encoding="utf-8")
    program = started()
    assert "damaged" in message_of(program)
    assert program.games.all()[-1].id != "my-00000001"


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such rights")
@pytest.mark.usefixtures("qapp")
def test_nobody_else_may_read_who_has_the_folder(tmp_path: Path) -> None:
    before = os.umask(0o022)
    claim = SingleInstance(tmp_path)
    try:
        assert claim.claim()
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
        assert os.umask(0o022) == 0o022
    finally:
        os.umask(before)
        claim.release()


def test_a_lock_of_a_killed_program_whose_number_is_ours_now_is_taken(tmp_path: Path) -> None:
    """Wine and containers use numbers of processes again at once."""
    dead = SingleInstance(tmp_path)
    assert dead.claim()
    left = (tmp_path / FILE).read_bytes()
    dead.release()
    (tmp_path / FILE).write_bytes(left)
    ours, other = SingleInstance(tmp_path), SingleInstance(tmp_path)
    try:
        assert ours.claim()
        assert not other.claim(), "a lock that is held here stays"
        assert ours.claimed
    finally:
        ours.release()


_TAKES_IT_AND_DIES = """
import os, signal, sys
from pathlib import Path
from canasta_qt.app.safeguards import SingleInstance
claimed = SingleInstance(Path(sys.argv[1])).claim()
os.kill(os.getpid(), signal.SIGKILL if claimed else signal.SIGTERM)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows frees what a killed process held")
def test_a_lock_of_a_killed_program_is_taken_on_a_full_disk(tmp_path: Path) -> None:
    """Qt takes it by a second file beside it, which cannot be made there."""
    words = [sys.executable, "-c", _TAKES_IT_AND_DIES, str(tmp_path)]
    assert subprocess.run(words, check=False).returncode == -signal.SIGKILL
    (tmp_path / f"{FILE}.rmlock").mkdir()
    ours, other = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert ours.claim()
    assert ours.claimed
    assert not other.claim(), "a lock that is held here stays"
    ours.release()


@pytest.mark.parametrize("late", [False, True])
def test_what_follows_the_first_picture_begins_once(
    started: Starter, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    program, begun = started(), []
    monkeypatch.setattr(program_module, "UNPAINTED_MS", 10 if late else 60_000)
    monkeypatch.setattr(program, "begin", lambda: begun.append(True))
    program._begin_once_painted()
    if late:
        qtbot.waitUntil(lambda: bool(begun))
    program.window.painted.emit()
    qtbot.waitUntil(lambda: bool(begun))
    qtbot.wait(30)
    assert begun == [True]
