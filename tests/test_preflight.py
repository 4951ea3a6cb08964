"""A start that cannot open a window says what is missing and how to get it."""

import os
import subprocess
import sys
from collections.abc import Mapping
from types import SimpleNamespace

import pytest

from canasta_qt import preflight, start
from canasta_qt.preflight import (
    LIBRARIES,
    Family,
    Machine,
    Need,
    candidates,
    how_to_install,
    missing_libraries,
    package_family,
    packages,
    problem,
)


def machine(
    variables: Mapping[str, str],
    lacks: tuple[str, ...] = (),
    answers: bool = True,
    system: str = "linux",
    pyside: bool = True,
    family: Family | None = "debian",
    memory: int | None = None,
) -> Machine:
    return Machine(
        system=system,
        variables=variables,
        has_module=lambda name: pyside,
        loads=lambda soname: soname not in lacks,
        answers=lambda platform: answers,
        family=lambda: family,
        memory=lambda: memory,
    )


def test_a_complete_desktop_starts() -> None:
    assert problem(machine({"DISPLAY": ":0"})) is None


def test_without_a_display_the_message_names_both_variables_and_a_way_out() -> None:
    text = problem(machine({}))
    assert text is not None
    assert "DISPLAY" in text
    assert "WAYLAND_DISPLAY" in text
    assert "xvfb-run" in text


def test_offscreen_needs_no_display() -> None:
    assert problem(machine({"QT_QPA_PLATFORM": "offscreen"})) is None


@pytest.mark.parametrize("scale", ["0", "-1", "0.01", "nan", "inf", "1e9"])
def test_a_scale_at_which_nothing_can_be_seen_is_refused(scale: str) -> None:
    text = problem(machine({"DISPLAY": ":0", "QT_SCALE_FACTOR": scale}, system="win32"))
    assert text is not None
    assert f"QT_SCALE_FACTOR={scale}." in text


@pytest.mark.parametrize("scale", ["", "1", "0.5", "4", "1.3333", "nonsense"])
def test_any_other_scale_is_left_to_qt(scale: str) -> None:
    assert problem(machine({"DISPLAY": ":0", "QT_SCALE_FACTOR": scale})) is None


def test_too_little_memory_is_told_before_qt_runs_out_of_it() -> None:
    text = problem(machine({"DISPLAY": ":0"}, memory=300_000_000))
    assert text is not None
    assert "only 300 MB of memory here, and needs 450 MB" in text
    assert problem(machine({"DISPLAY": ":0"}, memory=450_000_000)) is None


def test_windows_and_macos_are_not_asked_for_a_display() -> None:
    assert problem(machine({}, system="win32")) is None
    assert problem(machine({}, system="darwin")) is None


def test_without_pyside_the_message_says_how_to_install_it() -> None:
    text = problem(machine({"DISPLAY": ":0"}, pyside=False))
    assert text is not None
    assert "pip install" in text
    assert "PySide6-Essentials" in text


def test_a_missing_library_is_named_with_the_debian_command() -> None:
    text = problem(machine({"DISPLAY": ":0"}, lacks=("libxcb-cursor.so.0",)))
    assert text is not None
    assert "lacks libxcb-cursor.so.0." in text
    assert "sudo apt-get install -y --no-install-recommends libxcb-cursor0\n" in text


def test_a_missing_library_is_named_with_the_fedora_command() -> None:
    text = problem(machine({"DISPLAY": ":0"}, lacks=("libEGL.so.1",), family="fedora"))
    assert text is not None
    assert "sudo dnf install -y libglvnd-egl\n" in text


def test_an_unknown_distribution_still_hears_what_is_missing() -> None:
    text = problem(machine({"DISPLAY": ":0"}, lacks=("libEGL.so.1",), family=None))
    assert text is not None
    assert "bring libEGL.so.1" in text


def test_offscreen_too_needs_the_libraries_of_qt_itself() -> None:
    assert problem(machine({"QT_QPA_PLATFORM": "offscreen"}, lacks=("libEGL.so.1",))) is not None
    assert problem(machine({"QT_QPA_PLATFORM": "offscreen"}, lacks=("libxcb.so.1",))) is None


def test_one_usable_display_of_two_is_enough() -> None:
    both = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}
    assert problem(machine(both, lacks=("libxcb-cursor.so.0",))) is None


def test_a_display_that_does_not_answer_is_named() -> None:
    text = problem(machine({"DISPLAY": ":77"}, answers=False))
    assert text is not None
    assert "DISPLAY=:77" in text


def test_a_chosen_platform_overrides_the_displays() -> None:
    assert candidates({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}) == ["xcb"]
    assert candidates({"QT_QPA_PLATFORM": "offscreen:size=800x600"}) == ["offscreen"]
    assert candidates({"QT_QPA_PLATFORM": "wayland;xcb"}) == ["wayland", "xcb"]


def test_nothing_answers_at_a_display_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ctypes")
    if missing_libraries("xcb"):
        pytest.skip("the libraries of the X display are not installed")
    monkeypatch.setenv("DISPLAY", ":9973")
    assert not preflight.display_answers("xcb")


def test_a_start_without_a_display_ends_with_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(preflight, "Machine", lambda: machine({}))
    assert start.main([]) == 2
    assert "needs a screen" in capsys.readouterr().err


def test_two_libraries_of_one_package_are_installed_once() -> None:
    glib = [need for need in LIBRARIES["offscreen"] if need.debian == "libglib2.0-0"]
    assert len(glib) == 2
    assert packages(glib, "debian") == ["libglib2.0-0"]


def test_the_installer_tells_the_family() -> None:
    assert package_family(lambda name: name if name == "apt-get" else None) == "debian"
    assert package_family(lambda name: name if name == "dnf" else None) == "fedora"
    assert package_family(lambda name: None) is None


def test_the_command_can_be_pasted_as_it_stands() -> None:
    needs = [Need("liba.so", "a1", "a"), Need("libb.so", "b1", "b")]
    assert how_to_install(needs, "fedora") == "sudo dnf install -y a b"


class Box:
    """Stands in for Windows' message boxes."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.user32 = self

    def MessageBoxW(self, _window: None, text: str, _title: str, _kind: int) -> None:
        self.shown.append(text)


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Box:
    result = Box()
    monkeypatch.setattr(preflight.ctypes, "windll", result, raising=False)
    return result


def test_without_any_output_windows_shows_a_box(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    for words in (["--version"], ["notes.txt"]):
        with pytest.raises(SystemExit):
            start.main(words)
    assert start.main(["--rules", "no_such_game"]) == start.UNUSABLE
    version, *usage, unknown = box.shown
    assert version.startswith("Canasta Qt ")
    assert any("neither a command nor a match" in text for text in usage)
    assert "no_such_game" in unknown


def test_with_an_output_nothing_opens(box: Box, capsys: pytest.CaptureFixture[str]) -> None:
    preflight.tell("said\n", sys.stderr)
    preflight.tell("said\n", None if sys.platform == "win32" else sys.stderr)
    assert capsys.readouterr().err == "said\nsaid\n"
    assert box.shown == []


def test_a_platform_that_qt_does_not_have_is_explained_before_qt_gives_up() -> None:
    """Only a process of its own may have another platform; Qt would abort it."""
    done = subprocess.run(
        [sys.executable, "-m", "canasta_qt"],
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "quatsch"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == preflight.CANNOT_START
    assert "no Qt platform plugin could be initialized\n" in done.stderr
    assert 'QT_QPA_PLATFORM is set to "quatsch".' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("bits", "reason"), [(8, "256 colours"), (16, ""), (24, "")])
def test_a_screen_with_too_few_colours_is_named(bits: int, reason: str) -> None:
    from canasta_qt.app.application import unseen

    text = unseen(SimpleNamespace(depth=lambda: bits))  # type: ignore[arg-type]
    assert (reason in text) if reason else not text
    assert "finds none" in unseen(None)


@pytest.mark.parametrize(("platform", "kept"), [("offscreen:size=9", False), ("xcb", True)])
def test_where_nothing_is_shown_no_theme_of_a_desktop_is_loaded(
    monkeypatch: pytest.MonkeyPatch, platform: str, kept: bool
) -> None:
    """0.01 s."""
    from canasta_qt.app import application

    themes: list[str | None] = []

    def made(_words: object) -> object:
        themes.append(os.environ.get("QT_QPA_PLATFORMTHEME"))
        return SimpleNamespace(primaryScreen=lambda: SimpleNamespace(depth=lambda: 24))

    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setenv("QT_QPA_PLATFORMTHEME", "gtk3")
    monkeypatch.setattr(application, "Application", made)
    application._on_display()
    assert themes == ["gtk3" if kept else None]
