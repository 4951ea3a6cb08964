"""Where the trial Windows lies on this machine, and how commands run in it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from release.project import BuildTrouble

USUAL: Final = Path.home() / ".cache" / "canasta-qt-wine"
"""Where everything is kept, unless a folder is named."""

PREFIX: Final = "/wine"
"""Wine's own folder, as the root with Wine sees it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a program on the trial Windows said, and how it ended."""

    status: int
    out: bytes
    err: bytes

    @property
    def text(self) -> str:
        """Both outputs as text, with the line ends of here."""
        return (self.out + self.err).decode("utf-8", "replace").replace("\r\n", "\n")


@dataclass(frozen=True, slots=True)
class Place:
    """The folders of the trial Windows.

    Attributes:
        work: all of it; never inside the project.
    """

    work: Path

    @property
    def root(self) -> Path:
        """A small Debian that has Wine."""
        return self.work / "root"

    @property
    def downloads(self) -> Path:
        """Wheels and npm packages."""
        return self.work / "dl"

    @property
    def drive(self) -> Path:
        """`C:` of the trial Windows."""
        return self.root / PREFIX.lstrip("/") / "drive_c"

    @property
    def python(self) -> Path:
        """The folder of Python for Windows, `C:\\Python`."""
        return self.drive / "Python"

    @property
    def project(self) -> Path:
        """A copy of the project, `C:\\project`."""
        return self.drive / "project"

    @property
    def packages(self) -> Path:
        """Where Python for Windows looks for modules."""
        return self.python / "Lib" / "site-packages"

    def windows_path(self, path: Path) -> str:
        """How the trial Windows names a file on its `C:`, or elsewhere below the root."""
        if path.is_relative_to(self.drive):
            drive, inside = "C:", path.relative_to(self.drive)
        else:
            drive, inside = "Z:", path.relative_to(self.root)
        return "\\".join([drive, *inside.parts])

    def start(
        self,
        words: Sequence[str],
        *,
        variables: Mapping[str, str] | None = None,
        folder: Path | None = None,
        display: str = "",
    ) -> subprocess.Popen[bytes]:
        """Start a program of the trial Windows: `words` as Windows reads them.

        Wine wants pipes for input and outputs, and no bus of a desktop session.
        """
        given = {
            "HOME": "/root",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/wine",
            "LANG": "C.UTF-8",
            "WINEPREFIX": PREFIX,
            "WINEDEBUG": "-all",
            "XDG_RUNTIME_DIR": "/tmp",
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",
            **({"DISPLAY": display} if display else {}),
            **(variables or {}),
        }
        where = "/" + str((folder or self.drive).relative_to(self.root))
        # env changes the folder: chroot itself always begins in /
        command = ["chroot", str(self.root), "env", "-i", f"--chdir={where}"]
        command += [f"{key}={value}" for key, value in given.items()]
        return subprocess.Popen(
            [*command, "/usr/lib/wine/wine64", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def ask(
        self,
        words: Sequence[str],
        *,
        variables: Mapping[str, str] | None = None,
        folder: Path | None = None,
        display: str = "",
        patience: float = 600,
    ) -> Answer:
        """Run a program of the trial Windows to its end. Raises `BuildTrouble` if it has none."""
        running = self.start(words, variables=variables, folder=folder, display=display)
        try:
            out, err = running.communicate(timeout=patience)
        except subprocess.TimeoutExpired as problem:
            self.stop_all()
            running.kill()
            out, err = running.communicate()
            said = (out + err).decode("utf-8", "replace")[-2000:]
            raise BuildTrouble(
                f"{' '.join(words)} did not end in {patience} s:\n{said}"
            ) from problem
        return Answer(running.returncode, out, err)

    def ask_python(self, *words: str, **rest: object) -> Answer:
        """Run Python for Windows; the arguments are those of `ask`."""
        python = self.windows_path(self.python / "python.exe")
        return self.ask([python, *words], **rest)  # type: ignore[arg-type]

    def stop_all(self) -> None:
        """End every program of the trial Windows."""
        self.in_root(["/usr/lib/wine/wineserver", "--kill"])

    def stay_awake(self, display: str) -> None:
        """Keep Wine running until `stop_all`, by a first program whose outputs nobody waits for.

        All programs until then are on the screen of the first one.
        """
        self.in_root(["/usr/lib/wine/wineserver", "--persistent"])
        self.in_root(["env", f"DISPLAY={display}", "/usr/lib/wine/wine64", "wineboot"])

    def in_root(self, words: Sequence[str]) -> int:
        """Run a command of the root; returns its status."""
        variables = {"PATH": os.environ["PATH"], "WINEPREFIX": PREFIX, "HOME": "/root"}
        command = ["chroot", str(self.root), *words]
        quiet = subprocess.DEVNULL
        return subprocess.run(
            command,
            env=variables,
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
            check=False,
            timeout=120,
        ).returncode


def expect(answer: Answer, complaint: str) -> Answer:
    """The answer, if the program ended well. Raises `BuildTrouble` with what it said."""
    if answer.status != 0:
        raise BuildTrouble(f"{complaint} (status {answer.status}):\n{answer.text[-3000:]}")
    return answer
