"""Pin what the Flatpak is built of: `python3 packaging/flatpak_sources.py`, with a network.

Writes `packaging/linux/flatpak/python-packages.json`: for every Python package but PySide6, which
the base application brings, the wheels of both processors with address and checksum, the sources of
what has no wheel for one of them. Packages that are only wanted while building are taken out again.
Wants pip.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RESULT = ROOT / "packaging" / "linux" / "flatpak" / "python-packages.json"
PYTHON = "313"
"""Version of Python in the runtime that the manifest names."""

PROCESSORS = ("x86_64", "aarch64")
PLATFORMS = ("manylinux_2_17", "manylinux_2_24", "manylinux_2_28", "manylinux2014")
ADDRESS = "https://files.pythonhosted.org/packages"
FROM_SOURCES = ("miniaudio",)
"""No wheel for Linux on aarch64."""

INSTALL = "pip3 install --no-index --prefix=${FLATPAK_DEST} --no-build-isolation --no-deps"


def wanted(extra: str = "") -> list[str]:
    """What pyproject.toml asks for, without PySide6."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = project["optional-dependencies"][extra] if extra else project["dependencies"]
    plain = [need.partition(";")[0].strip() for need in needs]
    return [need for need in plain if not need.startswith("PySide6")]


def fetch(needs: list[str], processor: str, folder: Path) -> list[Path]:
    """Download wheels for the runtime's Python, or sources; returns them."""
    pip = [
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
        f"--dest={folder}",
    ]  # fmt: skip
    sources = [need for need in needs if need.startswith(FROM_SOURCES)]
    if sources:
        plain = ["--no-binary=:all:", "--no-deps"]
        subprocess.run([*pip, *plain, *sources], check=True)
    platforms = [f"--platform={name}_{processor}" for name in PLATFORMS]
    binary = ["--only-binary=:all:", "--implementation=cp", f"--python-version={PYTHON}"]
    wheels = [need for need in needs if need not in sources]
    also = ["cffi>=1.12"] if sources else []
    subprocess.run([*pip, *binary, *platforms, *wheels, *also], check=True)
    return sorted(file for file in folder.iterdir() if file.suffix in (".whl", ".gz"))


def source(file: Path, processor: str) -> dict[str, object]:
    """A wheel as flatpak-builder wants it. PyPI's addresses are a hash of what they lead to."""
    content = file.read_bytes()
    place = hashlib.blake2b(content, digest_size=32).hexdigest()
    found: dict[str, object] = {
        "type": "file",
        "url": f"{ADDRESS}/{place[:2]}/{place[2:4]}/{place[4:]}/{file.name}",
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    if file.suffix == ".whl" and not file.stem.endswith("-any"):
        found["only-arches"] = [processor]
    return found


def module(
    name: str, needs: list[str], without: frozenset[str], cleanup: list[str]
) -> dict[str, object]:
    """A module of the manifest that installs packages and what they want."""
    sources: dict[str, dict[str, object]] = {}
    more = [
        f"{INSTALL} {one}-*.tar.gz" for one in FROM_SOURCES if any(n.startswith(one) for n in needs)
    ]
    for processor in PROCESSORS:
        with tempfile.TemporaryDirectory() as folder:
            for file in fetch(needs, processor, Path(folder)):
                if package(file) not in without:
                    sources[file.name] = source(file, processor)
    return {
        "name": name,
        "buildsystem": "simple",
        "build-commands": [f"{INSTALL} *.whl", *more],
        "sources": [sources[file] for file in sorted(sources)],
        **({"cleanup": cleanup} if cleanup else {}),
    }


def package(file: Path) -> str:
    """Name of the package in a wheel or in an archive of sources."""
    return re.sub(r"[-_.]+", "-", file.name.partition("-")[0]).lower()


def main() -> int:
    """Write the file."""
    played = module("python-played", wanted(), frozenset(), [])
    names = frozenset(
        package(Path(str(one["url"]).rpartition("/")[2]))
        for one in played["sources"]  # type: ignore[attr-defined]
    )
    built = module("python-built", wanted("compile"), names, ["*"])
    made = {
        "name": "python-packages",
        "buildsystem": "simple",
        "build-commands": [],
        "modules": [played, built],
    }
    RESULT.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    print(
        f"{RESULT.relative_to(ROOT)}: {len(played['sources'])} wheels to play with, "  # type: ignore[arg-type]
        f"{len(built['sources'])} to build with"
    )  # type: ignore[arg-type]
    return 0


if __name__ == "__main__":
    sys.exit(main())
