"""What people do with the program, done on the trial Windows: play, crash, start twice.

Each trial ends in a note that says what was seen, or in `BuildTrouble`. They run the copy of the
project with Qt's platform `windows`.
"""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Final

from release.project import BuildTrouble
from release.say import note

from under_wine.place import Answer, Place, expect
from under_wine.screen import Screen, screen, wait_for

PROGRAM: Final = ("-m", "canasta_qt", "--language", "en")
ALREADY_OPEN: Final = 3
DEMO: Final = ("--demo", "--rules", "classic_2p", "--seed", "5")
LONG: Final = "\\".join(["C:\\long", *["a-folder-with-a-rather-long-name-of-fifty-letters-1"] * 6])
SHARE: Final = "a share"
"""Wine itself finds none: it makes no folder there, whoever asks."""
FOLDERS: Final = {
    "blanks and umlauts": "C:\\Ö ß\\Spiele",
    SHARE: "\\\\?\\UNC\\localhost\\c$\\share",
    f"a path of {len(LONG)} letters": LONG,
}


def demo(place: Place) -> None:
    """A bot plays my seat at full speed, until the first deals are kept."""
    data = fresh(place, "demo")
    with screen(place, "demo") as shown:
        running = _start(place, shown, "C:\\trial\\demo", *DEMO, "--speed", "0")
        try:
            wait_for(shown.window, "the window")
            for number in range(1, 5):
                time.sleep(6)
                shown.picture(str(number))
            _must_run(running)
        finally:
            _close(shown, running)
    if _health(data) != "ok":
        raise BuildTrouble(f"matches.db is {_health(data)}")
    expect(command(place, "check-matches", "--data-dir", "C:\\trial\\demo"), "damaged")
    note("the demonstration plays, and check-matches finds its match whole")


def kill(place: Place) -> None:
    """The program is killed in the middle of a deal and started again: the match is there."""
    data = fresh(place, "kill")
    with screen(place, "kill") as shown:
        running = _start(place, shown, "C:\\trial\\kill", *DEMO)
        wait_for(lambda: _kept(data) > 6, "moves in matches.db", 90)
        shown.picture("before")
        running.kill()  # Wine runs the program in this very process
        running.communicate(timeout=30)
        before = _kept(data)
        checked = command(place, "check-matches", "--data-dir", "C:\\trial\\kill")
        expect(checked, "the match is damaged")
        running = _start(place, shown, "C:\\trial\\kill")
        try:
            wait_for(shown.window, "the window, again")
            time.sleep(8)
            shown.picture("after")
            _must_run(running)
            if shown.window("Canasta Qt - "):
                raise BuildTrouble("a message instead of the table: see after.png")
        finally:
            _close(shown, running)
    if _kept(data) < before:
        raise BuildTrouble(f"{before} moves were kept, now {_kept(data)} are")
    note(f"killed with {before} moves kept, {_kept(data)} after a start; {_health(data)}")


def folders(place: Place) -> None:
    """Matches in folders with unusual names; which of them Wine itself refuses is told."""
    failed = []
    for name, folder in FOLDERS.items():
        with screen(place, "folders") as shown:
            running = _start(place, shown, folder, *DEMO, "--speed", "0")
            try:
                wait_for(shown.window, "the window", 40)
                time.sleep(10)
                shown.picture(re.sub(r"\W+", "-", name))
            except BuildTrouble:
                note(f"{name}: no window")
            finally:
                said = _close(shown, running)
        asked = command(place, "check-matches", "--data-dir", folder)
        last = (asked.text.strip() or "nothing said").splitlines()[-1]
        note(f"{name}: status {asked.status}, {last}")
        if asked.status and name != SHARE:
            failed.append(name)
            note(said.text.strip()[-300:])
    if failed:
        raise BuildTrouble(f"no match is kept in: {', '.join(failed)}")


def second(place: Place) -> None:
    """A second start with the same data folder ends and leaves the first one in front."""
    fresh(place, "second")
    with screen(place, "second") as shown:
        running = _start(place, shown, "C:\\trial\\second", *DEMO)
        try:
            wait_for(shown.window, "the window")
            first = shown.window()
            shown.do("windowminimize", first)
            time.sleep(2)
            shown.picture("minimized")
            words = [*PROGRAM, "--data-dir", "C:\\trial\\second"]
            other = place.ask_python(
                *words, folder=place.project, display=shown.display, patience=60
            )
            time.sleep(2)
            shown.picture("afterwards")
            _must_run(running)
            windows = shown.do("search", "--onlyvisible", "--name", "Canasta").split()
            said = other.text.strip() or "nothing"
            note(f"the second ends with {other.status} and says {said!r}")
            note(f"windows seen: {len(windows)}, the first of them in front: {first in windows}")
            if other.status != ALREADY_OPEN or first not in windows:
                raise BuildTrouble("the first window does not come to the front")
        finally:
            _close(shown, running)


def storage(place: Place) -> None:
    """The tests of what is kept, on the trial Windows."""
    given = {"QT_QPA_PLATFORM": "offscreen"}
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/storage"]
    answer = place.ask_python(*words, variables=given, folder=place.project, patience=1500)
    (place.work / "storage.log").write_bytes(answer.out + answer.err)
    for line in answer.text.splitlines():
        if line.startswith("FAILED") or " passed" in line:
            note(line)
    expect(answer, "tests of the storage fail")


# --- the program ------------------------------------------------------------------------------


def fresh(place: Place, name: str) -> Path:
    """An empty folder for a trial's data."""
    folder = place.drive / "trial" / name
    shutil.rmtree(folder, ignore_errors=True)
    return folder


def _start(place: Place, shown: Screen, data: str, *words: str) -> subprocess.Popen[bytes]:
    python = place.windows_path(place.python / "python.exe")
    whole = [python, *PROGRAM, "--data-dir", data, *words]
    return place.start(whole, folder=place.project, display=shown.display)


def command(place: Place, *words: str, **rest: object) -> Answer:
    """What a command of the program says."""
    return place.ask_python("-m", "canasta_qt", *words, folder=place.project, **rest)


def _must_run(running: subprocess.Popen[bytes]) -> None:
    if running.poll() is not None:
        out, err = running.communicate()
        raise BuildTrouble(f"the program ended:\n{(out + err).decode('utf-8', 'replace')[-2000:]}")


def _close(shown: Screen, running: subprocess.Popen[bytes]) -> Answer:
    """Close the window as its own button does; what stays after a while is killed."""
    window = shown.window()
    if window and running.poll() is None:
        shown.do("windowactivate", "--sync", window)
        shown.do("key", "--clearmodifiers", "alt+F4")
    try:
        out, err = running.communicate(timeout=25)
    except subprocess.TimeoutExpired:
        note("the window did not close by alt+F4; killed")
        running.kill()
        out, err = running.communicate()
    return Answer(running.returncode, out, err)


# --- what is kept -----------------------------------------------------------------------------


def _rows(data: Path, question: str) -> list[tuple[object, ...]]:
    file = data / "matches.db"
    if not file.exists():
        return []
    copy = Path("/tmp") / f"trial-{data.name}.db"
    for end in ("", "-wal"):
        copy.with_name(copy.name + end).unlink(missing_ok=True)
        if file.with_name(file.name + end).exists():
            shutil.copyfile(file.with_name(file.name + end), copy.with_name(copy.name + end))
    opened = sqlite3.connect(copy)
    try:
        return opened.execute(question).fetchall()
    except sqlite3.Error:
        return []
    finally:
        opened.close()


def _kept(data: Path) -> int:
    """How many moves matches.db holds."""
    found = _rows(data, "SELECT count(*) FROM actions")
    return int(str(found[0][0])) if found else 0


def _health(data: Path) -> str:
    found = _rows(data, "PRAGMA integrity_check")
    return str(found[0][0]) if found else "not there"
