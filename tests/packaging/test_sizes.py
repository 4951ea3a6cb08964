"""What makes a download smaller leaves nothing out: translations, the archive, the program."""

import ast
import platform
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from release import catalogues, frozen, kept, tarball
from release.frozen import Frozen
from release.project import NAME, ROOT, BuildTrouble

from canasta_qt.languages import TRANSLATED
from tests.helpers.sources import trees, walk

SOURCES = ROOT / "resources" / "translations"


def asked(translator: QTranslator, source: Path) -> list[str]:
    """What a translator says to everything a source of translations lists, counted or not."""
    said = []
    for context in ET.parse(source).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            text = message.findtext("source", "")
            said += [translator.translate(name, text, "", count) for count in (-1, 0, 1, 2)]
    return said


@pytest.mark.parametrize(
    # one stands for all: catalogues are written by one tool
    "language",
    [TRANSLATED[0], *(pytest.param(one, marks=pytest.mark.slow) for one in TRANSLATED[1:])],
)
def test_a_light_catalogue_says_the_same(language: str) -> None:
    full = (SOURCES / f"canasta_qt_{language}.qm").read_bytes()
    small = catalogues.light(full)
    assert len(small) < 0.75 * len(full)
    before, after = QTranslator(), QTranslator()
    assert before.load(full)
    assert after.load(small)
    source = SOURCES / f"canasta_qt_{language}.ts"
    said = asked(before, source)
    assert sum(map(bool, said)) > 10_000
    assert asked(after, source) == said
    assert not after.translate("Cautions", "What the program never says")
    assert not after.translate("NoSuchContext", "Discard anyway"), "contexts are still told apart"


def test_the_words_of_qt_itself_go_in_light_and_say_the_same(tmp_path: Path) -> None:
    file = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / "qtbase_de.qm"
    ours = ("canasta_qt/resources/translations/canasta_qt_de.qm", "ours", "DATA")
    qt = (f"PySide6/Qt/translations/{file.name}", str(file), "DATA")
    first, second = catalogues.with_light([ours, qt], tmp_path)
    assert first == ours
    assert (second[0], second[2]) == (qt[0], qt[2])
    assert Path(second[1]).stat().st_size < 0.85 * file.stat().st_size
    translator = QTranslator()
    assert translator.load(second[1])
    assert translator.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_light_catalogues_replace_those_of_an_earlier_build(tmp_path: Path) -> None:
    (tmp_path / "canasta_qt_xx.qm").touch()
    catalogues.write_light(SOURCES, tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {f"canasta_qt_{language}.qm" for language in TRANSLATED}


@pytest.mark.parametrize("content", [b"", b"no catalogue", catalogues.MAGIC + b"\x42\0\0"])
def test_what_is_no_catalogue_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "broken.qm").write_bytes(content)
    with pytest.raises(BuildTrouble, match=r"broken\.qm is no catalogue of Qt"):
        catalogues.write_light(tmp_path, tmp_path / "light")


def test_modules_that_were_packed_all_the_same_stop_the_build(tmp_path: Path) -> None:
    (tmp_path / "packed").write_bytes(bytes(100))
    (tmp_path / "plain").write_bytes(bytes(140))
    with pytest.raises(BuildTrouble, match="packed the modules of plain"):
        frozen._expect_plain(tmp_path / "plain", tmp_path / "packed")


def a_program(place: Path) -> Frozen:
    folder = place / "program"
    (folder / "_internal").mkdir(parents=True)
    (folder / NAME).write_text("packed", encoding="utf-8")
    (folder / NAME).chmod(0o755)
    (place / "plain").write_text("plain", encoding="utf-8")
    (place / "plain").chmod(0o755)
    return Frozen(folder, folder / NAME, (), place / "plain")


def test_a_copy_takes_the_plain_program(tmp_path: Path) -> None:
    program = a_program(tmp_path)
    program.copy(tmp_path / "copy")
    assert (tmp_path / "copy" / NAME).read_text(encoding="utf-8") == "plain"
    assert (tmp_path / "copy" / NAME).stat().st_mode & 0o100
    assert program.program.read_text(encoding="utf-8") == "packed"


@pytest.mark.skipif(sys.platform != "linux", reason="the archive is of Linux")
def test_every_tar_reads_the_archive(tmp_path: Path) -> None:
    archive = tarball.make_tarball(a_program(tmp_path), "contents", tmp_path, tmp_path)
    (tmp_path / "out").mkdir()
    subprocess.run(["tar", "-xJf", archive, "-C", tmp_path / "out"], check=True)
    (program,) = (tmp_path / "out").glob(f"*/program/{NAME}")
    assert program.read_text(encoding="utf-8") == "packed"
    with tarfile.open(archive) as opened:
        assert any(name.endswith("install.sh") for name in opened.getnames())


def test_machine_code_of_the_processor_of_releases_is_packed_closer() -> None:
    assert (platform.machine() == "x86_64") == (len(tarball.FILTERS) == 2)


def test_a_program_that_grew_too_large_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(bytes(2_000_000))
    assert frozen.expect_size(tmp_path) == "2.0 MB in 1 files"
    monkeypatch.setattr(frozen, "LARGEST_MB", 1)
    with pytest.raises(BuildTrouble, match="takes 2 MB, more than 1"):
        frozen.expect_size(tmp_path)


IMPORTS = """
import importlib, pkgutil, sys

sys.modules.update(dict.fromkeys(sys.argv[1:]))
import datetime, decimal, multiprocessing.managers, statistics, urllib.request
import miniaudio, zxingcpp, canasta_qt

for module in pkgutil.walk_packages(canasta_qt.__path__, "canasta_qt."):
    if "_compiled" not in module.name and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""
"""Everything the frozen program may import, with modules that cannot be."""


@pytest.mark.slow  # stand-in: test_no_source_imports_a_module_that_is_left_out
def test_nothing_imports_a_module_that_is_left_out() -> None:
    names = [name for name in kept.EXCLUDED_MODULES if name not in sys.builtin_module_names]
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS, *names],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr


def test_no_source_imports_a_module_that_is_left_out() -> None:
    """What the libraries of others import is asked above, in the slow run and of every build."""
    left_out = tuple(f"{name}." for name in kept.EXCLUDED_MODULES)
    ours = [file for file in (ROOT / "canasta_qt").rglob("*.py") if "_compiled" not in file.parts]
    found = [
        f"{file.relative_to(ROOT)}: {name}"
        for file, tree in trees(ours, [name.rpartition(".")[2] for name in kept.EXCLUDED_MODULES])
        for name in imported(tree)
        if f"{name}.".startswith(left_out)
    ]
    assert found == []


def imported(tree: ast.Module) -> Iterator[str]:
    """Modules, and names taken from them, which may be modules too."""
    for node in walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{one.name}" for one in node.names)
