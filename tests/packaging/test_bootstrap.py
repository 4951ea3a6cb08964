"""The set-up script: two commands that do everything on a fresh machine."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace

import bootstrap
import checks
import environment
import project_setup
import pytest
import system_packages
from environment import Environment, explain_pip
from say import Trouble

from canasta_qt.preflight import Need
from tests.helpers.cases import for_each

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "bootstrap.py"


@pytest.fixture
def project(tmp_path: Path) -> Environment:
    """A project with an environment that looks installed, but has no stamp yet."""
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    made = Environment(tmp_path)
    made.scripts.mkdir(parents=True)
    made.python.touch()
    return made


class Pip:
    """Stands in for pip: notes what is to be installed, answers with a status."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, status: int = 0, errors: str = "") -> None:
        self.targets: list[str] = []
        self.answer = (status, errors)
        monkeypatch.setattr(environment, "run_listening", self.run)
        monkeypatch.setattr(Environment, "is_sound", lambda self: True)

    def run(self, command: list[str], folder: Path) -> tuple[int, str]:
        self.targets.append(command[-1])
        return self.answer


class Shell:
    """Stands in for the installer: notes the commands, fails those that name a bad package."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, bad: str = "") -> None:
        self.commands: list[list[str]] = []
        self.bad = bad
        monkeypatch.setattr(system_packages, "quietly", self.run)
        monkeypatch.setattr(system_packages, "package_family", lambda: "debian")
        monkeypatch.setattr(system_packages, "root_prefix", list)
        monkeypatch.setattr(system_packages, "_has_package_lists", lambda: True)

    def run(self, command: list[str]) -> bool:
        self.commands.append(command)
        return self.bad not in command

    def verbs(self) -> list[str]:
        return [command[1] for command in self.commands]


# --- the Python it runs under ---


def test_an_old_python_can_read_the_script() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 4))


def test_an_old_python_alone_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "sys", SimpleNamespace(version_info=(3, 9), stderr=sys.stderr))
    monkeypatch.setattr(bootstrap, "find_python", lambda: None)
    assert bootstrap.main() == 1
    said = capsys.readouterr().err
    assert "needs Python 3.11 or later" in said
    assert "this is Python 3.9" in said


def test_an_old_python_hands_over_to_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(
        bootstrap, "sys", SimpleNamespace(version_info=(3, 9), argv=["bootstrap.py", "play", "-x"])
    )
    monkeypatch.setattr(bootstrap, "find_python", lambda: ["python3.12"])
    monkeypatch.setattr(subprocess, "call", lambda command: started.append(command) or 7)
    assert bootstrap.main() == 7
    assert started == [["python3.12", str(SCRIPT), "play", "-x"]]


def test_a_python_that_does_not_start_is_no_candidate() -> None:
    assert bootstrap.runs_new_enough([sys.executable])
    assert not bootstrap.runs_new_enough(["no-such-python-at-all"])


# --- the command line ---


def test_help_explains_the_commands() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--help"], capture_output=True, text=True, check=True
    )
    assert "play" in done.stdout
    assert "test" in done.stdout
    assert "setup" in done.stdout


@for_each(
    ("words", "command", "rest"),
    [
        (["play"], "play", []),
        (["play", "--demo", "--rules", "samba"], "play", ["--demo", "--rules", "samba"]),
        (["play", "--help"], "play", ["--help"]),
        (["play", "judge", "-"], "play", ["judge", "-"]),
        (["test", "-k", "frozen", "tests/engine"], "test", ["-k", "frozen", "tests/engine"]),
        (["setup"], "setup", ["play"]),
        (["setup", "test"], "setup", ["test"]),
    ],
)
def test_arguments_are_passed_on(words: list[str], command: str, rest: list[str]) -> None:
    assert project_setup.parse(words) == (command, rest)


def test_trouble_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(purpose: str) -> Environment:
        raise Trouble("the disk is full")

    monkeypatch.setattr(project_setup, "installed", fail)
    monkeypatch.chdir(ROOT)
    assert project_setup.main(["play"]) == 1
    assert "could not be set up: the disk is full" in capsys.readouterr().err


def test_a_folder_of_somebody_else_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(purpose: str) -> Environment:
        raise PermissionError(13, "Permission denied", "/somewhere/.venv")

    monkeypatch.setattr(project_setup, "installed", fail)
    monkeypatch.chdir(ROOT)
    assert project_setup.main(["play"]) == 1
    assert "may not write or run /somewhere/.venv" in capsys.readouterr().err


# --- the environment ---


def test_a_second_run_installs_nothing(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = Pip(monkeypatch)
    project.provide("test")
    project.provide("test")
    assert pip.targets == [".[test]"]


def test_playing_needs_no_more_than_testing_has(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = Pip(monkeypatch)
    project.provide("test")
    project.provide("play")
    assert pip.targets == [".[test]"]


def test_testing_after_playing_adds_the_tools(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = Pip(monkeypatch)
    project.provide("play")
    project.provide("test")
    assert pip.targets == [".", ".[test]"]


def test_a_changed_project_file_installs_again(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    pip = Pip(monkeypatch)
    project.provide("play")
    (project.root / "pyproject.toml").write_text("[project]\nname='x'\n", encoding="utf-8")
    project.provide("play")
    assert pip.targets == [".", "."]


@pytest.mark.parametrize("stamp", ["", "[]", "{}", "not json", '{"fingerprint": "old"}'])
def test_a_stamp_that_says_nothing_useful_is_not_believed(project: Environment, stamp: str) -> None:
    project.stamp.write_text(stamp, encoding="utf-8")
    assert project.installed() == set()


def test_a_stamp_without_its_python_is_not_believed(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    Pip(monkeypatch)
    project.provide("play")
    project.python.unlink()
    assert project.installed() == set()


def test_a_failed_installation_is_tried_again(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    Pip(monkeypatch, status=1)
    with pytest.raises(Trouble):
        project.provide("play")
    assert not project.stamp.exists()


def test_an_environment_without_a_working_python_is_made_anew(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    Pip(monkeypatch)
    monkeypatch.setattr(Environment, "is_sound", lambda self: False)
    monkeypatch.setattr(Environment, "create", lambda self: made.append("made"))
    project.provide("play")
    assert made == ["made"]
    assert json.loads(project.stamp.read_text(encoding="utf-8"))["extras"] == []


def test_without_a_network_the_message_says_so() -> None:
    said = "WARNING: Retrying ... NewConnectionError: Failed to establish a new connection"
    assert "network is not reachable" in explain_pip(said)


def test_a_full_disk_is_told_from_a_missing_network() -> None:
    assert "disk is full" in explain_pip("OSError: [Errno 28] No space left on device")


def test_what_a_command_says_on_stderr_is_heard_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = "import sys; sys.stderr.write('broken\\n'); sys.exit(3)"
    status, errors = environment.run_listening([sys.executable, "-c", code], tmp_path)
    assert (status, errors) == (3, "broken\n")
    assert capsys.readouterr().err == "broken\n"


# --- what Linux must bring ---


CURSOR = Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor")
EGL = Need("libEGL.so.1", "libegl1", "libglvnd-egl")


def test_missing_libraries_are_installed_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell(monkeypatch)
    assert system_packages.install([CURSOR, EGL], "Installing")
    assert [command[-2:] for command in shell.commands] == [["libxcb-cursor0", "libegl1"]]


def test_a_machine_without_package_lists_fetches_them_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shell = Shell(monkeypatch)
    monkeypatch.setattr(system_packages, "_has_package_lists", lambda: False)
    assert system_packages.install([CURSOR], "Installing")
    assert shell.verbs() == ["update", "install"]


def test_one_bad_package_does_not_keep_the_others_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(monkeypatch, bad="libegl1")
    assert not system_packages.install([CURSOR, EGL], "Installing")
    assert shell.verbs() == ["install", "update", "install", "install", "install"]
    assert "could not install libegl1; going on" in capsys.readouterr().err


def test_who_may_not_install_is_given_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(monkeypatch)
    monkeypatch.setattr(system_packages, "root_prefix", lambda: None)
    assert not system_packages.install([CURSOR], "Installing")
    assert shell.commands == []
    expected = "sudo apt-get install -y --no-install-recommends libxcb-cursor0"
    assert expected in capsys.readouterr().err


def test_a_python_without_venv_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    Shell(monkeypatch)
    monkeypatch.setattr(system_packages, "root_prefix", lambda: None)
    with pytest.raises(Trouble, match=r"apt-get install python3\.\d+-venv"):
        system_packages.install_python_venv()


def test_testing_needs_a_screen_a_screen_readers_ear_and_what_checks_menu_entries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(system_packages, "missing_libraries", lambda platform: [])
    monkeypatch.setattr(system_packages, "has_font", lambda: True)
    monkeypatch.setattr(system_packages.shutil, "which", lambda name: None)
    monkeypatch.setattr(system_packages.glob, "glob", lambda place: [])
    assert system_packages.missing_needs("play") == []
    assert [need.debian for need in system_packages.missing_needs("test")] == [
        "xvfb",
        "openbox",
        "xdotool",
        "imagemagick",
        "dbus-daemon",
        "appstream",
        "desktop-file-utils",
        "strace",
        "espeak-ng",
        "at-spi2-core",
        "python3-gi",
        "gir1.2-atspi-2.0",
    ]


def test_a_machine_without_fonts_gets_one(tmp_path: Path) -> None:
    assert not system_packages.has_font([str(tmp_path)])
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "Plain.TTF").touch()
    assert system_packages.has_font([str(tmp_path)])


# --- the checks ---


class Checks:
    """Stands in for the checks: notes their commands, one of them fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, bad: str = "") -> None:
        self.commands: dict[str, list[str]] = {}
        self.bad = bad
        monkeypatch.setattr(checks, "passes", self.run)
        monkeypatch.setattr(checks, "passes_quietly", self.run)

    def run(self, heading: str, command: list[str], given: Mapping[str, str]) -> bool:
        self.commands[heading] = command
        return heading != self.bad


@pytest.mark.parametrize("bad", ["ruff format", "mypy --strict", "pytest"])
def test_every_check_runs_even_after_a_failure(
    bad: str,
    project: Environment,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran = Checks(monkeypatch, bad)
    assert checks.run_checks(project, []) == 1
    every = {
        "ruff check",
        "ruff format",
        "mypy --strict",
        "import-linter",
        "pytest",
    }
    assert set(ran.commands) == every
    assert f"Failed: {bad}\n" in capsys.readouterr().out


def test_tests_run_on_every_core_and_get_the_arguments(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = Checks(monkeypatch)
    assert checks.run_checks(project, ["-k", "frozen"]) == 0
    command = ran.commands["pytest"]
    assert int(command[command.index("-n") + 1]) == checks.processors()
    assert command[-2:] == ["-k", "frozen"]


def test_what_the_checks_cost_stands_at_the_end_and_judges_nothing(
    project: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spent = iter((10.0, 1000.0, None, None))
    monkeypatch.setattr(checks, "processor_seconds", lambda: next(spent))
    Checks(monkeypatch)
    assert checks.run_checks(project, []) == 0
    assert f"processor: 990 s in all (limit {checks.LIMIT}), clock 0 s" in capsys.readouterr().out
    assert checks.run_checks(project, []) == 0
    assert "==> clock 0 s" in capsys.readouterr().out, "Windows counts no processor seconds"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no count")
def test_the_work_of_processes_and_their_own_is_counted() -> None:
    work = "import time\nwhile time.process_time() < 0.2: pass"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {work!r}], check=True)"
    before = checks.processor_seconds()
    subprocess.run([sys.executable, "-c", parent], check=True)
    assert checks.processor_seconds() - before >= 0.2


@pytest.mark.parametrize("passes", [checks.passes, checks.passes_quietly])
def test_a_check_tells_its_output_and_how_it_ended(
    passes: Callable[[str, list[str], Mapping[str, str]], bool], capfd: pytest.CaptureFixture[str]
) -> None:
    assert passes("one", [sys.executable, "-c", "print('good')"], os.environ)
    assert not passes("two", [sys.executable, "-c", "raise SystemExit('bad')"], os.environ)
    said = capfd.readouterr()
    assert "good" in said.out
    assert "bad" in said.out + said.err
    assert "one: ok" in said.out
    assert "two: FAILED" in said.out


def test_bytecode_is_kept_but_not_where_it_is_unwanted(
    project: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    given = checks.variables(project)
    assert "PYTHONDONTWRITEBYTECODE" not in given
    assert Path(given["PYTHONPYCACHEPREFIX"]).parent == project.folder
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert "PYTHONPYCACHEPREFIX" not in checks.variables(project)


def test_the_continuous_integration_runs_the_readmes_command() -> None:
    assert "python3 packaging/bootstrap.py test" in (ROOT / ".ci" / "run").read_text("utf-8")
    assert "python3 packaging/bootstrap.py test" in (ROOT / "README.md").read_text("utf-8")
    assert "python3 packaging/bootstrap.py play" in (ROOT / "README.md").read_text("utf-8")
