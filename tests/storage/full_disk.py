"""Plays on a disk that is really full, ends the program, and looks whether the next start has all.

    python -m tests.storage.full_disk [--how full|read-only|gone]

Mounts a small file system (Linux, as root). The program plays by itself, and the disk fills, may
only be read from the start, or vanishes while playing and comes back empty; after some moves the
program gets SIGTERM. The match of the next start must have every move that was made.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

MOVES = 40
"""So many moves are made while nothing can be saved."""

PROGRAM = """
import sys
from canasta_qt.app.program import Program
from canasta_qt.__main__ import main
begin, count = Program.begin, [0]
def begin_and_follow(self):
    begin(self)
    def moved(_):
        match = self.controller.match
        entries = [e for deal in match.run.log.deals for e in deal.entries]
        print("played", len(entries), match.unsaved, self.window.unsaved.isVisible(), flush=True)
    self.controller.played.connect(moved)
    shown = self.parts.waits.match
    if shown is not None:
        deals = shown.unfinished.log.deals
        print("waits", sum(len(deal.entries) for deal in deals), flush=True)
    print("ready", flush=True)
Program.begin = begin_and_follow
sys.exit(main())
"""


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="canasta-full-"))
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)
        shutil.rmtree(folder, ignore_errors=True)


def spoil(how: str, folder: Path) -> None:
    """Let nothing be written any more."""
    if how == "full":
        with (folder / "ballast").open("wb", buffering=0) as ballast, contextlib.suppress(OSError):
            while True:
                ballast.write(bytes(4096))
    elif how == "read-only":
        subprocess.run(["mount", "--bind", folder, folder], check=True)
        subprocess.run(["mount", "-o", "remount,ro,bind", folder], check=True)
    else:
        subprocess.run(["umount", "-l", folder], check=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4k,ro", "tmpfs", folder], check=True)


def mend(how: str, folder: Path) -> None:
    """Let it be written again."""
    if how == "full":
        (folder / "ballast").unlink()
    elif how == "read-only":
        subprocess.run(["umount", "-l", folder], check=True)
    else:
        subprocess.run(["mount", "-o", "remount,rw,size=2m", folder], check=True)


def start(data: Path, *words: str) -> subprocess.Popen[str]:
    heard = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    words = ("--data-dir", str(data), "--speed", "0", *words)
    return subprocess.Popen(
        [sys.executable, "-c", heard + PROGRAM, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--how", choices=("full", "read-only", "gone"), default="full")
    how = parser.parse_args().how
    with small_disk() as folder:
        data = folder / "data"
        data.mkdir()
        if how == "read-only":
            spoil(how, folder)
        program = start(data, "--demo", "--rules", "classic_4p", "--seed", "7")
        assert program.stdout is not None
        spoilt, played, unsaved, marked = 0, 0, 0, False
        for line in program.stdout:
            if not line.startswith("played"):
                continue
            _, moves, lost, shown = line.split()
            played, unsaved, marked = int(moves), int(lost), shown == "True"
            if not spoilt and played >= 10:
                if how != "read-only":
                    spoil(how, folder)
                spoilt = played
            elif spoilt and played >= spoilt + MOVES:
                break
        program.send_signal(signal.SIGTERM)
        rest, errors = program.communicate(timeout=60)
        later = [int(line.split()[1]) for line in rest.splitlines() if line.startswith("played")]
        played = max([played, *later])
        print(f"{how}: played {played}, not saved {unsaved}, marked {marked}")
        print(errors.strip())
        mend(how, folder)
        again = start(data)
        assert again.stdout is not None
        found = 0
        for line in again.stdout:
            if line.startswith("waits"):
                found = int(line.split()[1])
            if line.startswith("ready"):
                break
        again.send_signal(signal.SIGTERM)
        again.communicate(timeout=60)
        shutil.rmtree(data, ignore_errors=True)
    print(f"found at the next start: {found} of {played}")
    return int(not spoilt or found != played)


if __name__ == "__main__":
    sys.exit(main())
