"""What goes into an installer, under which licence, and what a build says when it cannot go on."""

import sys
from pathlib import Path

import pytest
from release import __main__ as steps
from release import frozen, inventory, kept, project, smoke
from release.project import BuildTrouble, releases, version
from release.sums import write_sums

from canasta_qt import build_info
from tests.helpers.cases import for_each

QT = "_internal/PySide6/Qt"


def entry(place: str, kind: str = "BINARY") -> kept.Entry:
    return place, f"/somewhere/{place}", kind


@for_each(
    ("place", "goes"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqlinuxfb.so", False),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fi.qm", False),
        ("libcups.so.2", False),
        ("libmvec.so.1", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6\\Qt6Quick.dll", False),
        ("PySide6\\Qt6Widgets.dll", True),
        ("canasta_qt/resources/cards/As.svg", True),
    ],
)
def test_only_what_has_a_reason_goes_in(place: str, goes: bool) -> None:
    assert kept.wanted([entry(place)]) == ([entry(place)] if goes else [])


def test_a_library_goes_with_the_plugin_that_needed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = {"libqxcb.so": ["libQt6Gui.so.6"], "libQt6Gui.so.6": ["libz.so.1"]}
    monkeypatch.setattr(kept, "_needs", lambda file: needs.get(file.name, []))
    monkeypatch.setattr(sys, "platform", "linux")
    plugin = entry("PySide6/Qt/plugins/platforms/libqxcb.so")
    libraries = [entry("PySide6/Qt/lib/libQt6Gui.so.6"), entry("libz.so.1")]
    python = entry("libpython3.11.so.1.0")
    orphan = entry("libgtk-3.so.0")
    found = kept.needed([plugin, *libraries, python, orphan])
    assert found == [plugin, *libraries, python]


def test_a_link_to_a_library_that_is_left_out_goes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    link = entry("libQt6Network.so.6", "SYMLINK")
    core = entry("libQt6Core.so.6", "SYMLINK")
    assert kept.whole([link, core], [entry("PySide6/Qt/lib/libQt6Core.so.6")]) == [core]


def test_the_links_that_make_a_framework_of_macos_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    framework = "PySide6/Qt/lib/QtCore.framework"
    links = [entry(f"{framework}/{name}", "SYMLINK") for name in ("Versions/Current", "Resources")]
    assert kept.whole(links, [entry(f"{framework}/Versions/A/QtCore")]) == links


def test_every_kept_plugin_and_every_excluded_module_has_a_reason() -> None:
    assert all(kept.PLUGINS.values())
    assert all(kept.EXCLUDED_MODULES.values())


def a_program(folder: Path, *files: str) -> Path:
    for name in ("canasta-qt", f"{QT}/lib/libQt6Core.so.6", "_internal/base_library.zip", *files):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x" * 1000)
    return folder


def test_the_list_of_contents_names_licences_and_brings_their_texts(tmp_path: Path) -> None:
    folder = a_program(tmp_path)
    listed = inventory.describe(folder, (), "  platforms/*   windows\n")
    assert "Qt for Python" in listed
    assert "LGPL-3.0-only" in listed
    assert "platforms/*   windows" in listed
    texts = {file.name for file in (folder / "licences").iterdir()}
    assert any("LGPL" in name for name in texts)
    assert any(name.startswith("Python") for name in texts)


def test_a_file_that_belongs_to_nobody_stops_the_build(tmp_path: Path) -> None:
    folder = a_program(tmp_path, "_internal/stranger.xyz")
    with pytest.raises(BuildTrouble, match=r"stranger\.xyz"):
        inventory.describe(folder, (), "")


WINDOWS_FILES = (
    "Canasta Qt.exe",
    "canasta-qt.exe",
    "_internal/VCRUNTIME140_1.dll",
    "_internal/_cffi_backend.cp312-win_amd64.pyd",
    "_internal/_ctypes.pyd",
    "_internal/_miniaudio.pyd",
    "_internal/_wmi.pyd",
    "_internal/api-ms-win-core-file-l1-2-0.dll",
    "_internal/libffi-8.dll",
    "_internal/python312.dll",
    "_internal/pyexpat.pyd",
    "_internal/select.pyd",
    "_internal/sqlite3.dll",
    "_internal/ucrtbase.dll",
    "_internal/librt/internal.cp312-win_amd64.pyd",
    "_internal/shiboken6/MSVCP140.dll",
    "_internal/PySide6/plugins/platforms/qwindows.dll",
    "_internal/canasta_qt/players/playout/_compiled/core__mypyc.cp312-win_amd64.pyd",
)
MAC_FILES = (
    "Contents/Info.plist",
    "Contents/MacOS/canasta-qt",
    "Contents/_CodeSignature/CodeResources",
    "Contents/Resources/canasta-qt.icns",
    "Contents/Resources/base_library.zip",
    "Contents/Frameworks/base_library.zip",
    "Contents/Frameworks/Python",
    "Contents/Frameworks/Python.framework/Versions/3.12/Resources/Info.plist",
    "Contents/Frameworks/QtCore",
    "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    "Contents/Frameworks/libintl.8.dylib",
    "Contents/Frameworks/libpython3.12.dylib",
    "Contents/Frameworks/libsqlite3.0.dylib",
    "Contents/Frameworks/libpyside6.abi3.6.11.dylib",
    "Contents/Frameworks/python3.12",
    "Contents/Frameworks/python3__dot__12/lib-dynload/_json.cpython-312-darwin.so",
    "Contents/Resources/PySide6",
    "Contents/Resources/canasta_qt",
    "Contents/Resources/librt",
    "Contents/Resources/python3.12",
    "Contents/Resources/shiboken6",
)
"""What PyInstaller leaves on the other systems; names without an end are links to folders."""


@pytest.mark.parametrize("file", [*WINDOWS_FILES, *MAC_FILES])
def test_files_of_the_other_systems_belong_to_somebody(tmp_path: Path, file: str) -> None:
    assert inventory.describe(a_program(tmp_path, file), (), "")


def test_in_an_app_of_macos_licences_lie_among_the_resources(tmp_path: Path) -> None:
    for name in ("Contents/MacOS/canasta-qt", "Contents/Resources/canasta-qt.icns"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    inventory.describe(tmp_path, (), "")
    assert [file.name for file in tmp_path.iterdir()] == ["Contents"]
    assert list((tmp_path / "Contents" / "Resources" / "licences").iterdir())


def test_every_component_that_must_bring_its_licence_has_one() -> None:
    without = {one.name for one in inventory.components() if not one.texts}
    assert without == {
        "Microsoft Visual C++ run-time library",
        next(one.name for one in inventory.components() if one.name.startswith("libffi")),
    }
    for one in inventory.components():
        assert [text for text in one.texts if not text.exists()] == [], one.name


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    latest = releases()[0]
    assert latest.version == version()
    assert latest.lines


def test_a_changelog_that_lags_behind_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "CHANGELOG.md").write_text("## 0.0.1 (2020-01-01)\n\n- Old.\n", encoding="utf-8")
    monkeypatch.setattr(project, "CHANGELOG", tmp_path / "CHANGELOG.md")
    with pytest.raises(BuildTrouble, match="does not begin with version"):
        releases()


def test_checksums_are_in_the_form_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_bytes(b"abc")
    text = write_sums([tmp_path / "a.deb"], tmp_path).read_text(encoding="utf-8")
    digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert text == f"{digest}  a.deb\n"


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("echo Canasta Qt 9.9.9", "--version answers strangely"),
        ("echo oops >&2", "oops"),
        ("exit 4", "status 4"),
    ],
)
def test_a_program_that_does_not_work_stops_the_build(
    tmp_path: Path, script: str, complaint: str
) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    with pytest.raises(BuildTrouble, match=complaint):
        smoke.smoke([str(program)], tmp_path)


def test_all_tools_that_are_missing_are_named_before_anything_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BuildTrouble, match="objdump, strip, patchelf not found"):
        frozen.expect_tools()


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "expect_tools", lambda: None)
    (tmp_path / "file").touch()
    assert steps.main(["--out", str(tmp_path / "file" / "dist"), "--work", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.startswith("\nThe build failed: ")
    assert str(tmp_path / "file" / "dist") in said


def test_a_system_without_an_installer_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "sunos5")
    assert steps.main([]) == 1
    assert "there is no installer for sunos5" in capsys.readouterr().err


def test_a_tool_that_is_not_there_is_named() -> None:
    with pytest.raises(BuildTrouble, match="there is no command no-such-tool"):
        project.run(["no-such-tool"], "packing failed")


def test_a_tool_that_fails_is_quoted() -> None:
    with pytest.raises(BuildTrouble, match=r"(?s)packing failed \(status 3\).*disk full"):
        project.run(["sh", "-c", "echo disk full; exit 3"], "packing failed")


# --- what a build states of itself ----------------------------------------------------------------


def test_a_build_states_the_same_day_whenever_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(project, "_git", lambda *_: "1795780800")
    assert project.build_day() == "2026-11-27"
    monkeypatch.setattr(project, "_git", lambda *_: "")
    assert project.build_day() == releases()[0].date
    assert project.commit() == "unknown"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert project.build_day() == "2023-11-14"


def test_the_program_sends_nobody_elsewhere_than_the_installers() -> None:
    assert build_info.HOMEPAGE == project.HOMEPAGE
