"""Compiled parts of the program: the same as the interpreted ones, never of other sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from canasta_qt import build_info, compiled_core, engine
from canasta_qt.compiled_core import (
    CORES,
    DECLARED,
    ENGINE,
    FOLDER,
    INTERPRETED_VARIABLE,
    PLAYOUTS,
    STAMP,
    Core,
)
from canasta_qt.players.playout import COMPILED, state_codec
from tests.engine import copied_values, random_walks
from tests.players.playout.sample import fingerprint

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / PLAYOUTS.place
CHANGED = {PLAYOUTS: "rules/melds.py", ENGINE: "rules/table_rules.py"}
"""A source that makes a core stale; the engine's is one that stays interpreted itself."""
SEEN = {
    PLAYOUTS: "from canasta_qt.players.playout.rules import melds as one",
    ENGINE: "from canasta_qt.engine.judge import legality as one",
}


@pytest.fixture(params=CORES, ids=lambda core: core.package)
def core(request: pytest.FixtureRequest) -> Core:
    """Each of them."""
    made: Core = request.param
    return made


@pytest.fixture
def package(core: Core, tmp_path: Path) -> Path:
    """The sources of a core with a folder that says it was made from them."""
    copied = tmp_path / core.place
    shutil.copytree(ROOT / core.place, copied, ignore=_compiled)
    (copied / FOLDER).mkdir()
    (copied / FOLDER / STAMP).write_text(json.dumps(core.stamp(copied)), encoding="utf-8")
    return copied


def _compiled(_folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name in (FOLDER, "__pycache__")]


def _python(*words: str, folder: Path = ROOT, **variables: str) -> str:
    """What a Python of its own prints."""
    done = subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), **variables},
    )
    return done.stdout


ASKED = ("tests.players.playout.sample", "tests.engine.random_walks", "tests.engine.copied_values")
"""Programs that print whether they run interpreted, and what comes of it."""


@cache
def _interpreted(deals: int) -> dict[str, list[str]]:
    """The words that each of them prints, in one process; the first plays so many deals."""
    code = f"import runpy\nfor one in {ASKED}: runpy.run_module(one, run_name='__main__')"
    lines = _python("-c", code, str(deals), **{INTERPRETED_VARIABLE: "1"}).splitlines()
    return dict(zip(ASKED, map(str.split, lines), strict=True))


@pytest.mark.skipif(not COMPILED, reason="no compiled core: packaging/compile_core.py")
@pytest.mark.parametrize("deals", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_compiled_and_interpreted_playouts_are_the_same_move_by_move(deals: int) -> None:
    assert _interpreted(deals)[ASKED[0]] == ["interpreted", fingerprint(deals)]


@pytest.mark.skipif(not engine.COMPILED, reason="no compiled core: packaging/compile_core.py")
def test_compiled_and_interpreted_rules_are_the_same_action_by_action() -> None:
    assert _interpreted(1)[ASKED[1]] == ["interpreted", random_walks.fingerprint()]


@pytest.mark.parametrize("compiled", [True, False])
def test_all_that_goes_to_workers_can_be_pickled_and_copied(compiled: bool) -> None:
    if compiled:
        form, count, *wrong = copied_values.report().split()
    else:
        form, count, *wrong = _interpreted(1)[ASKED[2]]
    assert form == ("compiled" if compiled and engine.COMPILED else "interpreted")
    assert int(count) > 60
    assert not wrong


def test_rows_are_what_the_core_in_use_reads() -> None:
    row = state_codec.row([1, 2, 3])
    assert list(row[1:]) == [2, 3]
    assert isinstance(row, list) != COMPILED


def test_a_core_made_from_these_sources_is_used(core: Core, package: Path) -> None:
    assert core.folder(package) == package / FOLDER


def test_a_core_older_than_its_sources_is_not(core: Core, package: Path) -> None:
    with (package / CHANGED[core]).open("a", encoding="utf-8") as source:
        source.write("# a change\n")
    assert core.folder(package) is None


def test_a_core_made_for_another_python_is_not(
    core: Core, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_core, "suffix", lambda: ".another")
    assert core.folder(package) is None


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"sources": 1}'])
def test_a_core_that_does_not_say_what_it_was_made_from_is_not(
    core: Core, package: Path, note: str
) -> None:
    (package / FOLDER / STAMP).write_text(note, encoding="utf-8")
    assert core.folder(package) is None


def test_a_frozen_program_has_no_sources_that_could_have_changed(core: Core, package: Path) -> None:
    for source in package.rglob("*.py"):
        source.unlink()
    assert core.folder(package) == package / FOLDER


@pytest.mark.slow  # stand-in: test_compiled_and_interpreted_rules_are_the_same_action_by_action
def test_the_environment_can_ask_for_an_interpreted_program(core: Core) -> None:
    code = f"from {core.package} import COMPILED; {SEEN[core]}; print(COMPILED, one.__file__)"
    said = _python("-c", code, **{INTERPRETED_VARIABLE: "1"})
    assert said.startswith("False")
    assert said.rstrip().endswith(".py")


@pytest.mark.parametrize(
    ("said", "interpreted"),
    [("", ""), ("1", "playouts rules"), ("rules", "rules"), ("playouts,rules", "playouts rules")],
)
def test_the_environment_can_ask_for_one_core_interpreted(
    said: str, interpreted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(INTERPRETED_VARIABLE, said)
    found = [core.name for core in CORES if compiled_core.wants_interpreted(core)]
    assert found == interpreted.split()


def test_the_version_tells_of_what_was_compiled_from_other_sources(
    core: Core, package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_info, "_PACKAGE", tmp_path / "canasta_qt")
    told = "compiled from other sources"
    assert not any(told in line for line in build_info.version_lines())
    with (package / CHANGED[core]).open("a", encoding="utf-8") as source:
        source.write("# a change\n")
    assert [line.split(":")[0] for line in build_info.version_lines() if told in line] == [
        core.name
    ]


ONE_IN_EVERY_RUN = [
    pytest.param(core, id=core.package, marks=() if core is PLAYOUTS else pytest.mark.slow)
    for core in CORES
]
"""All cores are loaded by the same code."""


@pytest.mark.parametrize("core", ONE_IN_EVERY_RUN, indirect=True)
def test_a_compiled_core_that_cannot_be_loaded_gives_way_to_the_sources(
    core: Core, package: Path, tmp_path: Path
) -> None:
    for folder in package.relative_to(tmp_path).parents:
        if folder.name:
            (tmp_path / folder / "__init__.py").write_text("", encoding="utf-8")
    shutil.copy(ROOT / "canasta_qt" / "compiled_core.py", tmp_path / "canasta_qt")
    name = core.modules(package)[-1]
    library = package / FOLDER / f"{name}{compiled_core.suffix()}"
    library.parent.mkdir(exist_ok=True)
    library.write_bytes(b"no library at all")
    code = f"from {core.package} import COMPILED; {SEEN[core]}; print(COMPILED, one.__file__)"
    said = _python("-c", code, folder=tmp_path)
    assert said.startswith("False")
    assert said.rstrip().endswith(".py")


def test_modules_of_the_playouts_are_found_in_every_room(tmp_path: Path) -> None:
    (tmp_path / "policy").mkdir()
    shutil.copy(SOURCES / "rules" / "melds.py", tmp_path / "policy" / "melds.py")
    shutil.copy(SOURCES / "styles.py", tmp_path / "styles.py")
    shutil.copy(SOURCES / "constants.py", tmp_path / "constants.py")
    assert PLAYOUTS.modules(tmp_path) == ("constants", "policy/melds")


def test_all_of_the_engine_is_compiled_but_declarations() -> None:
    names = ENGINE.modules(ROOT / ENGINE.place)
    assert {"state", "transitions", "judge/legality", "movegen/legal_actions"} <= set(names)
    assert not any(name.startswith(f"{DECLARED}/") for name in names)


def test_compiled_modules_are_found_in_every_room(tmp_path: Path) -> None:
    (tmp_path / "policy").mkdir()
    for name in ("core__mypyc", "state", "policy/melds"):
        (tmp_path / f"{name}{compiled_core.suffix()}").touch()
    assert compiled_core.compiled_names(tmp_path) == ("policy.melds", "state")
