"""A copy of the project in which files may be changed; the project itself is never touched."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.mutation.deciding import TESTS_VARIABLE

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(".*_cache", ".git", ".venv", "__pycache__", "build", "dist")
START_S = 15
"""What pytest needs to begin, by far; seconds are those of the processor, whatever else it does."""
MOST_BYTES = 6 * 2**30
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@dataclass(frozen=True)
class MutantVerdict:
    """What the tests said: ``killed``, ``stuck`` (a killed one that never ended) or ``alive``.

    ``test`` is the one that failed; none where pytest itself could not begin.
    """

    word: str
    test: str = ""
    seconds: float = 0.0


class Workshop:
    """One copy in a folder of its own; several may work side by side."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.project = folder / "project"
        shutil.copytree(ROOT, self.project, ignore=LEFT_OUT, dirs_exist_ok=True)

    @contextmanager
    def changed(self, path: str, content: bytes) -> Iterator[None]:
        """The copy with other content in one file."""
        file = self.project / path
        before = file.read_bytes()
        _replace(file, content)
        try:
            yield
        finally:
            _replace(file, before)

    def judge(self, tests: Sequence[str], seconds: float) -> MutantVerdict:
        """Run the tests in this order until one fails; after ``seconds`` the rest is left out.

        A changed loop may never end: after half as many seconds again the run is stopped.
        """
        chosen = self.folder / "tests.json"
        chosen.write_text(json.dumps({"tests": tests, "seconds": seconds}), encoding="utf-8")
        files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no"]
        command += ["-p", "tests.mutation.deciding", "-p", "no:xdist", "--timeout=0"]
        begun = time.monotonic()
        done = self._run([*command, *files], START_S + 1.5 * seconds)
        return _verdict(done, time.monotonic() - begun)

    def _run(self, command: list[str], limit: float) -> subprocess.CompletedProcess[str]:
        here = {TESTS_VARIABLE: str(self.folder / "tests.json")}
        return subprocess.run(
            command,
            cwd=self.project,
            env=variables() | here,
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=partial(_limit, round(limit)),
        )


def _verdict(done: subprocess.CompletedProcess[str], seconds: float) -> MutantVerdict:
    if done.returncode == 0:
        return MutantVerdict("alive", seconds=seconds)
    failed = FAILED.search(done.stdout)
    word = "stuck" if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL) else "killed"
    return MutantVerdict(word, failed[1] if failed else "", seconds)


def variables() -> dict[str, str]:
    """The environment of the tests: bytecode is kept, Hypothesis stops at its first failure."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"QT_QPA_PLATFORM": "offscreen", "HYPOTHESIS_PROFILE": "first_failure"}


def _replace(file: Path, content: bytes) -> None:
    """Write a file and drop its bytecode, which is known by seconds and size alone."""
    file.write_bytes(content)
    with suppress(FileNotFoundError):
        Path(importlib.util.cache_from_source(str(file))).unlink()


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
