"""Compiling what can be compiled while the project is set up: quietly, once, never an error."""

import json
import subprocess
import zipfile
from pathlib import Path
from types import SimpleNamespace

import compiled
import pytest
from compiled import WITHOUT, compile_beside, provide_beside, provide_compiled
from environment import Environment
from say import Trouble

from canasta_qt.build_info import INTERPRETED
from canasta_qt.compiled_core import (
    CORES,
    ENGINE,
    FOLDER,
    INTERPRETED_VARIABLE,
    MARK,
    PLAYOUTS,
    STAMP,
    Core,
)
from canasta_qt.players.levels import LEVELS


class Compiler:
    """Stands in for the compiling script: counts its runs, answers as it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.runs = 0
        self.answer = SimpleNamespace(returncode=0, stderr="")
        monkeypatch.setattr(subprocess, "run", self.run)
        monkeypatch.setattr(Environment, "provide", lambda *_: None)
        monkeypatch.setattr(compiled, "has_compiler", lambda: True)
        monkeypatch.delenv(INTERPRETED_VARIABLE, raising=False)

    def run(self, *_: object, **__: object) -> SimpleNamespace:
        self.runs += 1
        return self.answer


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    return Compiler(monkeypatch)


@pytest.fixture
def project(tmp_path: Path) -> Environment:
    for core in CORES:
        package = tmp_path / core.place
        package.mkdir(parents=True)
        for name in ("melds", "policy"):
            (package / f"{name}.py").write_text(MARK, encoding="utf-8")
    made = Environment(tmp_path)
    made.folder.mkdir()
    return made


def test_what_can_be_compiled_is(compiler: Compiler, project: Environment) -> None:
    provide_compiled(project)
    assert compiler.runs == 1


def test_nothing_is_compiled_where_the_environment_asks_for_interpreted_playouts(
    compiler: Compiler, project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(INTERPRETED_VARIABLE, "1")
    provide_compiled(project)
    assert compiler.runs == 0


def test_without_a_compiler_one_line_says_so_once(
    compiler: Compiler,
    project: Environment,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    provide_compiled(project)
    provide_compiled(project)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert "there is no C compiler" in lines[0]
    assert compiler.runs == 0


def test_a_failure_is_tried_again_only_when_the_sources_have_changed(
    compiler: Compiler, project: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler.answer = SimpleNamespace(returncode=1, stderr="error: something deep inside")
    provide_compiled(project)
    provide_compiled(project)
    assert compiler.runs == 1
    assert f"{WITHOUT}: compiling them failed" in capsys.readouterr().err
    (project.root / ENGINE.place / "melds.py").write_text("#", encoding="utf-8")
    provide_compiled(project)
    assert compiler.runs == 2


def test_without_a_network_the_set_up_goes_on(
    compiler: Compiler,
    project: Environment,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise Trouble("no network")

    monkeypatch.setattr(Environment, "provide", fail)
    provide_compiled(project)
    assert "could not be fetched" in capsys.readouterr().err
    assert compiler.runs == 0


# --- beside the game ---


class Beside:
    """Stands in for processes that are started and not waited for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[list[str]] = []
        monkeypatch.setattr(subprocess, "Popen", self.start)

    def start(self, command: list[str], **_: object) -> None:
        self.commands.append(command)


def test_who_plays_does_not_wait_for_the_compiler(
    compiler: Compiler, project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = Beside(monkeypatch)
    assert provide_beside(project) == {INTERPRETED_VARIABLE: "playouts,rules"}
    assert [Path(command[-1]).name for command in beside.commands] == ["compiled.py"]
    assert compiler.runs == 0
    # a second game while it goes on: nothing is begun anew, and it is not half compiled either
    assert provide_beside(project) == {INTERPRETED_VARIABLE: "playouts,rules"}
    assert len(beside.commands) == 1


def test_playouts_are_used_while_the_rules_are_still_being_compiled(
    compiler: Compiler,
    project: Environment,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    Beside(monkeypatch)
    wheel(project, "cp311-half", (PLAYOUTS,))
    assert provide_beside(project) == {INTERPRETED_VARIABLE: "rules"}
    assert WITHOUT not in capsys.readouterr().err


def test_every_start_says_what_it_costs_to_play_interpreted(
    compiler: Compiler,
    project: Environment,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    for _ in range(2):
        assert provide_beside(project) == {}
        assert capsys.readouterr().err.count(WITHOUT) == 1
    wheel(project, "cp311-right")
    (project.folder / "canasta-qt-compiled").unlink()
    assert provide_beside(project) == {}
    assert WITHOUT not in capsys.readouterr().err


def test_the_levels_take_as_long_as_the_set_up_says() -> None:
    times = {level.id: level.interpreted_s for level in LEVELS}
    assert (times["expert"], times["master"]) == (1.5, 3)
    assert "Expert takes up to 1.5 and Master up to 3 seconds" in WITHOUT
    assert "Expert takes up to 1.5 and Master up to 3 seconds" in INTERPRETED


def test_beside_the_game_only_what_compiles_is_fetched(
    compiler: Compiler, project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project.root / "pyproject.toml").write_text(
        '[project]\noptional-dependencies.compile = ["mypy>=2"]\n', encoding="utf-8"
    )
    fetched: list[str] = []
    Beside(monkeypatch)
    provide_beside(project)

    def pip(command: list[str], _: Path) -> tuple[int, str]:
        fetched.append(command[-1])
        return 0, ""

    monkeypatch.setattr(compiled, "run_listening", pip)
    monkeypatch.setattr(compiled.os, "nice", lambda _: 0, raising=False)
    assert compile_beside(project) == 0
    assert fetched == ["mypy>=2"]
    assert compiler.runs == 1
    # the next game may begin it again, if it did not succeed after all
    assert not any(project.folder.glob("*-compiling"))


def test_a_compiler_that_failed_beside_the_game_is_not_tried_again(
    compiler: Compiler, project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project.root / "pyproject.toml").write_text(
        '[project]\noptional-dependencies.compile = ["mypy>=2"]\n', encoding="utf-8"
    )
    compiler.answer = SimpleNamespace(returncode=1, stderr="error")
    monkeypatch.setattr(compiled, "run_listening", lambda *_: (0, ""))
    monkeypatch.setattr(compiled.os, "nice", lambda _: 0, raising=False)
    assert compile_beside(project) == 1
    assert provide_beside(project) == {}


# --- out of a wheel ---


def wheel(project: Environment, name: str, cores: tuple[Core, ...] = CORES, **stamp: str) -> Path:
    """A wheel of these sources with the cores in it; `stamp` is what it says otherwise."""
    folder = project.root / "dist"
    folder.mkdir(exist_ok=True)
    made = folder / f"canasta_qt-1.0-{name}.whl"
    with zipfile.ZipFile(made, "w") as opened:
        for core in cores:
            inside = f"{core.place}/{FOLDER}"
            said = {**core.stamp(project.root / core.place), **stamp}
            opened.writestr(f"{inside}/{STAMP}", json.dumps(said))
            opened.writestr(f"{inside}/policy/melds.so", name)
        opened.writestr("canasta_qt/app/program.py", "must stay in the wheel")
    return made


def test_a_wheel_of_these_sources_spares_the_compiler(
    compiler: Compiler, project: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel(project, "cp311-old", sources="others")
    (project.root / "dist" / "canasta_qt-1.0-broken.whl").write_bytes(b"no wheel at all")
    wheel(project, "cp311-right")
    assert provide_beside(project) == {}
    for core in CORES:
        package = project.root / core.place
        assert core.folder(package) == package / FOLDER
        assert (package / FOLDER / "policy" / "melds.so").read_text() == "cp311-right"
    assert not (project.root / "canasta_qt" / "app").exists()
    assert compiler.runs == 0
    assert "canasta_qt-1.0-cp311-right.whl" in capsys.readouterr().out


def test_what_a_wheel_lacks_is_compiled(compiler: Compiler, project: Environment) -> None:
    wheel(project, "cp311-half", (PLAYOUTS,))
    provide_compiled(project)
    assert compiler.runs == 1
    package = project.root / PLAYOUTS.place
    assert PLAYOUTS.folder(package) == package / FOLDER


def test_a_wheel_for_another_python_is_left_alone(compiler: Compiler, project: Environment) -> None:
    wheel(project, "cp399", suffix=".cpython-399.so")
    provide_compiled(project)
    assert compiler.runs == 1
    assert all(core.folder(project.root / core.place) is None for core in CORES)
