"""What every installer says of the program: names, version, where things lie."""

from __future__ import annotations

import os
import platform
import re
import runpy
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGING: Final = ROOT / "packaging"
RESOURCES: Final = ROOT / "resources"
CHANGELOG: Final = RESOURCES / "CHANGELOG.md"

NAME: Final = "canasta-qt"
"""The command, the package, the folder."""
PLAIN: Final = f"{NAME}-plain"
"""On Linux a second executable whose modules are not packed; see `canasta_qt.spec`."""
TITLE: Final = "Canasta Qt"
SUMMARY: Final = "Canasta by your own rules, against honest computer players"
APP_ID: Final = "org.canasta_qt.CanastaQt"
"""Reverse-DNS name of the application: AppStream's id and macOS' bundle identifier."""
MIME_TYPE: Final = "application/x-canasta-match"
SUFFIX: Final = ".canasta"
HOMEPAGE: Final = "https://canasta-qt.org"
"""Where `docs/site` is put; the application's id is this name turned round."""
SOURCES: Final = "https://github.com/canasta-qt/canasta-qt"
"""Where the sources, the issues and the releases are."""
PUBLISHER: Final = "The Canasta Qt developers"
COPYRIGHT: Final = "Copyright 2026 the Canasta Qt developers"

_VERSION = r"\d+\.\d+(?:\.\d+)?(?:(?:a|b|rc)\d+)?"
"""1.2, 1.2.3, and what comes before a release: 1.2rc1 (PEP 440)."""
_RELEASE = re.compile(rf"^## (?P<version>{_VERSION}) \((?P<date>\d{{4}}-\d\d-\d\d)\)$", re.M)


class BuildTrouble(Exception):
    """The build cannot go on; its text says why, and what to do about it."""


@dataclass(frozen=True, slots=True)
class Release:
    """A version in the changelog: its number, date (ISO) and lines, oldest last."""

    version: str
    date: str
    lines: tuple[str, ...]


def version() -> str:
    """The one version number, as the package states it."""
    text = (ROOT / "canasta_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(rf'^__version__ = "({_VERSION})"$', text, re.M)
    if found is None:
        raise BuildTrouble("canasta_qt/__init__.py states no version of the form 1.2.3 or 1.2rc1")
    return found[1]


def numbers_of(version: str) -> tuple[int, int, int]:
    """The numbers of a version, for systems that know nothing else: 1.2rc1 gives 1, 2, 0."""
    major, minor, patch = re.findall(r"\d+", f"{re.split('a|b|rc', version)[0]}.0")[:3]
    return int(major), int(minor), int(patch)


def sorted_version(version: str) -> str:
    """A version as Debian and RPM sort it: what comes before a release, before it (1.2~rc1)."""
    return re.sub("(?=a|b|rc)", "~", version, count=1)


def languages() -> dict[str, str]:
    """The codes of the program's languages and their names, as the program lists them."""
    said: dict[str, str] = runpy.run_path(str(ROOT / "canasta_qt" / "languages.py"))["LANGUAGES"]
    return said


def games() -> int:
    """How many games the program has: each is a file."""
    presets = ROOT / "canasta_qt" / "engine" / "rules" / "presets"
    return sum(1 for _ in presets.glob("*.toml"))


def releases() -> tuple[Release, ...]:
    """The versions of the changelog, the latest first; it must begin with the present one."""
    text = CHANGELOG.read_text(encoding="utf-8")
    found = list(_RELEASE.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    result = tuple(
        Release(match["version"], match["date"], _points(text[match.end() : end]))
        for match, end in zip(found, ends, strict=True)
    )
    if not result or result[0].version != version():
        raise BuildTrouble(f"{CHANGELOG.name} does not begin with version {version()}")
    return result


def _points(text: str) -> tuple[str, ...]:
    joined = re.sub(r"\n {2,}", " ", text)
    return tuple(line[2:].strip() for line in joined.splitlines() if line.startswith("- "))


def system_name() -> str:
    """System and processor of the machine that builds, as file names carry them."""
    systems = {"linux": "linux", "darwin": "macos", "win32": "windows"}
    return f"{systems.get(sys.platform, sys.platform)}-{platform.machine().lower()}"


def artefact(suffix: str) -> str:
    """File name of something that is made here, for people to download."""
    return f"{NAME}-{version()}-{system_name()}{suffix}"


def commit() -> str:
    """The commit that is built, marked where the tree differs from it; `unknown` outside git."""
    return _git("describe", "--always", "--dirty", "--abbrev=12", "--exclude=*") or "unknown"


def build_day() -> str:
    """The day that a build states, ISO, the same whenever it is built: the day of its commit.

    `SOURCE_DATE_EPOCH` goes before; without it and outside git it is the day of the version.
    """
    stated = os.environ.get("SOURCE_DATE_EPOCH") or _git("log", "-1", "--format=%ct")
    return (
        datetime.fromtimestamp(int(stated), UTC).date().isoformat()
        if stated
        else releases()[0].date
    )


def _git(*words: str) -> str:
    """What git says of the sources; nothing outside git."""
    command = ["git", "-C", str(ROOT), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def run(command: list[str], complaint: str, **more: object) -> str:
    """Run a tool of the build; returns what it printed.

    Raises `BuildTrouble` with the complaint and the tool's last lines.
    """
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            errors="replace",
            check=False,
            **more,  # type: ignore[call-overload]
        )
    except FileNotFoundError as problem:
        raise BuildTrouble(f"{complaint}: there is no command {command[0]}") from problem
    if done.returncode != 0:
        tail = "\n".join(done.stdout.splitlines()[-25:])
        raise BuildTrouble(f"{complaint} (status {done.returncode}):\n{tail}")
    return str(done.stdout)
