"""Wheel and source package: both carry everything, and what they install plays."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from canasta_qt import __version__
from canasta_qt.compiled_core import INTERPRETED_VARIABLE

ROOT = Path(__file__).resolve().parents[2]
OF_THE_TESTS = ("PYTHONPATH", "PYTHONPYCACHEPREFIX", "PYTHONDONTWRITEBYTECODE")
VARIABLES = {
    **{key: value for key, value in os.environ.items() if key not in OF_THE_TESTS},
    INTERPRETED_VARIABLE: "1",
    "QT_QPA_PLATFORM": "offscreen",
}
"""Interpreted playouts: compiling is tested elsewhere, and takes half a minute."""


LOOSELY_PACKED = """
import gzip
from hatchling.cli import hatchling

gzip.GzipFile.__init__.__defaults__ = (None, None, 1, None, None)
hatchling()
"""
"""The tool that builds; packing tightly would take as long as all the rest."""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=VARIABLES,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source package, and the wheel that was built from it."""
    place = tmp_path_factory.mktemp("built")
    run(sys.executable, "-c", LOOSELY_PACKED, "build", "-t", "sdist", "-d", place, cwd=ROOT)
    (packed,) = place.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(place, filter="data")
    source = place / packed.name.removesuffix(".tar.gz")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", place, cwd=source)
    return place


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


def fresh_environment(place: Path) -> Path:
    """A new environment whose only packages of its own are those that the game stands on."""
    venv.create(place, with_pip=False, symlinks=True)
    python = place / "bin" / "python"
    inside = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=place)
    # a folder in a .pth does not bring its own .pth files: the checkout stays out of the way
    stands_on = sysconfig.get_path("purelib")
    Path(inside.strip(), "stands-on.pth").write_text(stands_on, encoding="utf-8")
    return python


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_source_package_can_build_the_wheel_and_test_itself(built: Path) -> None:
    (source,) = (path for path in built.iterdir() if path.is_dir())
    for name in ("packaging/bootstrap.py", "tests/conftest.py", "pyproject.toml", "LICENSE"):
        assert (source / name).is_file(), name


def test_the_wheel_carries_every_module_and_resource(wheel: Path) -> None:
    carried = names_in(wheel)
    modules = [path.relative_to(ROOT).as_posix() for path in (ROOT / "canasta_qt").rglob("*.py")]
    assert len(modules) > 300
    assert [name for name in modules if name not in carried] == []
    (scripts,) = (name for name in carried if name.endswith(".dist-info/entry_points.txt"))
    with zipfile.ZipFile(wheel) as archive:
        assert "canasta-qt = canasta_qt.__main__:main" in archive.read(scripts).decode()
    shipped = [
        path.relative_to(ROOT / "resources").as_posix()
        for path in (ROOT / "resources").rglob("*")
        if path.is_file()
        and "screens" not in path.parts
        and not (path.parent.name == "translations" and path.suffix != ".qm")
    ]
    assert len(shipped) > 80
    assert [name for name in shipped if f"canasta_qt/resources/{name}" not in carried] == []


STEPS = ["resources", "table", "deal", "save", "resume", "sound", "languages"]


# stand-in: tests/test_self_test.py, and test_the_wheel_carries_every_module_and_resource
@pytest.mark.slow
@pytest.mark.timeout(300)  # three processes and a whole deal, on a machine that may be busy
def test_what_the_wheel_installs_plays(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = fresh_environment(tmp_path / "fresh")
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index")
    run(*pip, "--no-compile", wheel, cwd=tmp_path)
    program = python.with_name("canasta-qt")
    said = run(program, "--version", cwd=tmp_path)
    assert said.startswith(f"Canasta Qt {__version__}\n")
    assert "build: installed as a Python package" in said
    (tmp_path / "temporary").mkdir()
    monkeypatch.setitem(VARIABLES, "TMPDIR", str(tmp_path / "temporary"))
    *steps, last = run(program, "--self-test", cwd=tmp_path).splitlines()
    assert [line.partition(":")[0] for line in steps] == STEPS
    assert last.startswith("OK")
    assert not list((tmp_path / "temporary").iterdir()), "it leaves nothing behind"
