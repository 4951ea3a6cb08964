"""The virtual environment in ``.venv``: made once, renewed when the project's needs change."""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

from say import Trouble, step
from system_packages import install_python_venv

EXTRAS = {
    "play": (),
    "test": ("test",),
    "packaging": ("packaging", "compile"),
    "compile": ("compile",),
}
NO_NETWORK = (
    "Failed to establish a new connection",
    "Temporary failure in name resolution",
    "Name or service not known",
    "getaddrinfo failed",
    "nodename nor servname",
    "Network is unreachable",
    "Connection refused",
    "Read timed out",
    "ConnectTimeoutError",
    "ProxyError",
)


class Environment:
    """The project's virtual environment and the note of what is installed in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.stamp = self.folder / "canasta-qt-stamp.json"
        self.scripts = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")

    @property
    def python_command(self) -> list[str]:
        """The start of a command line that runs the environment's Python."""
        return [str(self.python)]

    def script(self, name: str) -> str:
        """Path of an installed command."""
        return str(self.scripts / (name + ".exe" if os.name == "nt" else name))

    def fingerprint(self) -> str:
        """Changes when the environment must be brought up to date."""
        parts = hashlib.sha256()
        parts.update((self.root / "pyproject.toml").read_bytes())
        parts.update(repr((sys.version_info[:2], str(self.root))).encode())
        return parts.hexdigest()

    def installed(self) -> set[str]:
        """Extras that are up to date; empty where the environment is old, broken or absent."""
        if not self.python.exists():
            return set()
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return set()
        if not isinstance(stamp, dict) or stamp.get("fingerprint") != self.fingerprint():
            return set()
        return {"", *stamp.get("extras", [])}

    def provide(self, purpose: str) -> None:
        """Make sure that what the purpose needs is installed; raises Trouble."""
        installed = self.installed()
        wanted = {"", *EXTRAS[purpose]}
        if wanted <= installed:
            return
        extras = sorted((wanted | installed) - {""})
        if not self.is_sound():
            self.create()
        self.install(extras)
        note = {"fingerprint": self.fingerprint(), "extras": extras}
        self.stamp.write_text(json.dumps(note), encoding="utf-8")

    def is_sound(self) -> bool:
        """Whether a Python of the running version with pip is there."""
        code = "import sys, pip; print(sys.version_info[:2])"
        try:
            answer = subprocess.run(
                [str(self.python), "-c", code], capture_output=True, text=True, check=True
            )
        except (OSError, subprocess.CalledProcessError):
            return False
        return answer.stdout.strip() == str(sys.version_info[:2])

    def create(self) -> None:
        """Make the environment anew."""
        if not _can_make_environments():
            install_python_venv()
        with step("Making a Python environment in .venv"):
            maker = getattr(sys, "_base_executable", None) or sys.executable
            command = [maker, "-m", "venv", "--clear", str(self.folder)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                raise Trouble(
                    f"the Python environment in {self.folder} could not be made:\n"
                    + (done.stdout + done.stderr).strip()
                )

    def install(self, extras: list[str]) -> None:
        """Install the project, editable, with its extras."""
        target = "." + (f"[{','.join(extras)}]" if extras else "")
        command = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check"]
        if not sys.stdout.isatty():
            command.append("--progress-bar=off")
        with step("Fetching what the game is built on (PySide6, about 80 MB, the first time)"):
            status, errors = run_listening([*command, "--editable", target], self.root)
            if status != 0:
                raise Trouble(explain_pip(errors))


def _can_make_environments() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def clean_variables() -> dict[str, str]:
    """The environment variables without those that would lead Python astray."""
    astray = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
    return {key: value for key, value in os.environ.items() if key not in astray}


def run_listening(command: list[str], folder: Path) -> tuple[int, str]:
    """Run a command, passing its output on; returns its status and what it said on stderr."""
    heard: list[str] = []

    def listen(stream: IO[str]) -> None:
        for line in stream:
            heard.append(line)
            sys.stderr.write(line)

    with subprocess.Popen(
        command, cwd=folder, stderr=subprocess.PIPE, text=True, env=clean_variables()
    ) as process:
        assert process.stderr is not None
        listener = threading.Thread(target=listen, args=(process.stderr,))
        listener.start()
        status = process.wait()
        listener.join()
    return status, "".join(heard)


def explain_pip(errors: str) -> str:
    """What pip's complaint means for the person at the keyboard."""
    if any(sign in errors for sign in NO_NETWORK):
        return (
            "the Python packages could not be fetched, the network is not reachable.\n"
            "Connect to the internet (or set HTTPS_PROXY) and run the same command again;\n"
            "after the first time no network is needed."
        )
    if "No space left on device" in errors:
        return "the disk is full; the environment needs about 400 MB."
    if "No matching distribution found" in errors:
        return (
            "a package has no version for this system (see pip's message above).\n"
            f"This is Python {sys.version.split()[0]} on {sys.platform}; "
            "Python 3.11, 3.12 and 3.13 on 64-bit Windows, macOS and Linux will do."
        )
    return "pip failed; its message is above. Running the same command again continues."
