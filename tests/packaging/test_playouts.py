"""Compiling the playouts while the project is set up: quietly, once, and never an error."""

import subprocess
from pathlib import Path
from types import SimpleNamespace

import playouts
import pytest
from environment import Environment
from playouts import provide_playouts
from say import Trouble

from canasta_qt.bots.compiled_core import INTERPRETED_VARIABLE, MARK, PACKAGE


class Compiler:
    """Stands in for the compiling script: counts its runs, answers as it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.runs = 0
        self.answer = SimpleNamespace(returncode=0, stderr="")
        monkeypatch.setattr(subprocess, "run", self.run)
        monkeypatch.setattr(Environment, "provide", lambda *_: None)
        monkeypatch.setattr(playouts, "has_compiler", lambda: True)
        monkeypatch.delenv(INTERPRETED_VARIABLE, raising=False)

    def run(self, *_: object, **__: object) -> SimpleNamespace:
        self.runs += 1
        return self.answer


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    return Compiler(monkeypatch)


@pytest.fixture
def project(tmp_path: Path) -> Environment:
    package = tmp_path / PACKAGE.replace(".", "/")
    package.mkdir(parents=True)
    for name in ("melds", "policy"):
        (package / f"{name}.py").write_text(MARK, encoding="utf-8")
    made = Environment(tmp_path)
    made.folder.mkdir()
    return made


def test_playouts_are_compiled(compiler: Compiler, project: Environment) -> None:
    provide_playouts(project)
    assert compiler.runs == 1


def test_nothing_is_compiled_where_the_environment_asks_for_interpreted_playouts(
    compiler: Compiler, project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(INTERPRETED_VARIABLE, "1")
    provide_playouts(project)
    assert compiler.runs == 0


def test_without_a_compiler_one_line_says_so_once(
    compiler: Compiler,
    project: Environment,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(playouts, "has_compiler", lambda: False)
    provide_playouts(project)
    provide_playouts(project)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert "there is no C compiler" in lines[0]
    assert compiler.runs == 0


def test_a_failure_is_tried_again_only_when_the_sources_have_changed(
    compiler: Compiler, project: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler.answer = SimpleNamespace(returncode=1, stderr="error: something deep inside")
    provide_playouts(project)
    provide_playouts(project)
    assert compiler.runs == 1
    assert "think longer: compiling them failed" in capsys.readouterr().err
    (project.root / PACKAGE.replace(".", "/") / "melds.py").write_text("#", encoding="utf-8")
    provide_playouts(project)
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
    provide_playouts(project)
    assert "could not be fetched" in capsys.readouterr().err
    assert compiler.runs == 0
