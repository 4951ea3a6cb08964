"""Commands as they are started: quickly, without PySide6, and quiet when nobody listens."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_qt import start
from canasta_qt.commands.rules import list_rules as rules_list
from canasta_qt.engine.rules import preset_ids
from canasta_qt.start import main, read_options
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from tests.helpers.deals.matches import new_run, play_on

ROOT = Path(__file__).resolve().parents[2]

WITHOUT_QT = """
import json, sys
sys.modules["PySide6"] = sys.modules["shiboken6"] = None
from canasta_qt.start import main
def status(command):
    try:
        return main(command)
    except SystemExit as end:
        return end.code or 0
sys.exit(max(status(command) for command in json.loads(sys.argv[1])))
"""
"""Runs some commands; the argument is a list of lists of words."""


def started(*commands: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, json.dumps(commands)],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_commands_run_without_pyside6_and_write_signs_that_the_code_page_of_windows_lacks(
    tmp_path: Path,
) -> None:
    store = open_store(Paths.find(tmp_path))
    store.import_log(play_on(new_run(), 5).log)
    store.database.close()
    helped = [[name, "--help"] for name in sorted(start.COMMANDS)]
    done = started(
        *helped,
        ["rules"],
        ["rulebook", "denexa_4p"],
        ["check-matches", "--data-dir", str(tmp_path)],
        ["simulate", "--level", "random"],
        ["simulate", "--deals", "1"],
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\N{MINUS SIGN}500" in done.stdout
    assert "All is well. Checked: 1 match.\n" in done.stdout
    assert done.stdout.count("usage: ") == len(helped)


def test_a_reader_that_goes_away_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, '[["rules"]]'],
        cwd=ROOT,
        stdout=write,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(write)
    assert done.stderr == b""


def test_every_game_is_listed_with_its_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_list([]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows] == list(preset_ids())
    assert "4 players" in rows[0]


def test_the_program_knows_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    assert "classic_4p" in capsys.readouterr().out


def test_a_saved_match_may_be_given_and_nothing_else() -> None:
    assert read_options(["a match.canasta"]).match == "a match.canasta"
    assert read_options([]).match is None
    with pytest.raises(SystemExit):
        read_options(["nonsense"])


def test_the_name_of_a_match_may_be_written_large() -> None:
    assert read_options(["MATCH.CANASTA"]).match == "MATCH.CANASTA"


@pytest.mark.parametrize(
    ("system", "problem", "gone"),
    [
        ("posix", BrokenPipeError(), True),
        ("nt", OSError(errno.EINVAL, "Invalid argument"), True),
        ("posix", OSError(errno.EINVAL, "Invalid argument"), False),
        ("nt", OSError(errno.EINVAL, "Invalid argument", "a?b"), False),
        ("nt", OSError(errno.ENOSPC, "No space left on device"), False),
    ],
)
def test_a_reader_that_goes_away_is_known_on_every_system(
    monkeypatch: pytest.MonkeyPatch, system: str, problem: OSError, gone: bool
) -> None:
    monkeypatch.setattr(start.os, "name", system)
    found = start._reader_has_gone(problem)
    monkeypatch.undo()
    assert found == gone
