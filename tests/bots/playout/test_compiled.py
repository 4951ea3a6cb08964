"""The compiled core: the same as the interpreted one, and never one of other sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_qt.bots import compiled_core
from canasta_qt.bots.compiled_core import (
    FOLDER,
    INTERPRETED_VARIABLE,
    STAMP,
    compiled_folder,
    core_modules,
    stamp_of,
)
from canasta_qt.bots.playout import COMPILED
from canasta_qt.bots.playout.layout import state_codec
from tests.bots.playout.sample import fingerprint

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ROOT / "canasta_qt" / "bots" / "playout"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The sources of the core with a folder that says it was made from them."""
    for name in core_modules(SOURCES):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(SOURCES / f"{name}.py", tmp_path / f"{name}.py")
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / STAMP).write_text(json.dumps(stamp_of(tmp_path)), encoding="utf-8")
    return tmp_path


@pytest.mark.skipif(not COMPILED, reason="no compiled core: packaging/compile_playout.py")
def test_compiled_and_interpreted_playouts_are_the_same_move_by_move() -> None:
    variables = {**os.environ, INTERPRETED_VARIABLE: "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.playout.sample"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=variables,
    )
    assert done.stdout.split() == ["interpreted", fingerprint()]


def test_rows_are_what_the_core_in_use_reads() -> None:
    row = state_codec.row([1, 2, 3])
    assert list(row[1:]) == [2, 3]
    assert isinstance(row, list) != COMPILED


def test_a_core_made_from_these_sources_is_used(package: Path) -> None:
    assert compiled_folder(package) == package / FOLDER


def test_a_core_older_than_its_sources_is_not(package: Path) -> None:
    with (package / "rules" / "melds.py").open("a", encoding="utf-8") as source:
        source.write("# a change\n")
    assert compiled_folder(package) is None


def test_a_core_made_for_another_python_is_not(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_core, "suffix", lambda: ".another")
    assert compiled_folder(package) is None


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"sources": 1}'])
def test_a_core_that_does_not_say_what_it_was_made_from_is_not(package: Path, note: str) -> None:
    (package / FOLDER / STAMP).write_text(note, encoding="utf-8")
    assert compiled_folder(package) is None


def test_a_frozen_program_has_no_sources_that_could_have_changed(package: Path) -> None:
    for name in core_modules(package):
        (package / f"{name}.py").unlink()
    assert compiled_folder(package) == package / FOLDER


def test_the_environment_can_ask_for_interpreted_playouts() -> None:
    variables = {**os.environ, INTERPRETED_VARIABLE: "1", "PYTHONPATH": str(ROOT)}
    code = (
        "from canasta_qt.bots.playout import COMPILED; "
        "from canasta_qt.bots.playout.rules import melds; print(COMPILED, melds.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=variables
    )
    assert done.stdout.startswith("False")
    assert done.stdout.rstrip().endswith("melds.py")


def test_a_compiled_core_that_cannot_be_loaded_gives_way_to_the_sources(tmp_path: Path) -> None:
    bots = tmp_path / "canasta_qt" / "bots"
    shutil.copytree(ROOT / "canasta_qt" / "bots" / "playout", bots / "playout", ignore=_compiled)
    for place in ("canasta_qt/__init__.py", "canasta_qt/bots/__init__.py"):
        (tmp_path / place).write_text("", encoding="utf-8")
    shutil.copy(ROOT / "canasta_qt" / "bots" / "compiled_core.py", bots)
    folder = bots / "playout" / FOLDER
    folder.mkdir()
    (folder / "policy").mkdir()
    (folder / "policy" / f"rollouts{compiled_core.suffix()}").write_bytes(b"no library at all")
    (folder / STAMP).write_text(json.dumps(stamp_of(bots / "playout")), encoding="utf-8")
    code = (
        "from canasta_qt.bots.playout import COMPILED; "
        "from canasta_qt.bots.playout.rules import melds; print(COMPILED, melds.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert done.stdout.startswith("False")
    assert done.stdout.rstrip().endswith("melds.py")


def _compiled(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name in (FOLDER, "__pycache__")]


def test_modules_of_the_core_are_found_in_every_room(tmp_path: Path) -> None:
    (tmp_path / "policy").mkdir()
    shutil.copy(SOURCES / "rules" / "melds.py", tmp_path / "policy" / "melds.py")
    shutil.copy(SOURCES / "layout" / "slots.py", tmp_path / "slots.py")
    shutil.copy(SOURCES / "layout" / "layout.py", tmp_path / "layout.py")
    assert core_modules(tmp_path) == ("layout", "policy/melds")


def test_compiled_modules_are_found_in_every_room(tmp_path: Path) -> None:
    (tmp_path / "policy").mkdir()
    for name in ("core__mypyc", "layout", "policy/melds"):
        (tmp_path / f"{name}{compiled_core.suffix()}").touch()
    assert compiled_core.compiled_names(tmp_path) == ("layout", "policy.melds")
