"""Kills the program at random moments of whatever it does on the disk, and looks for losses.

    python -m tests.storage.kill_program [--times N] [--seed S] [--in SCENES] [--with CONDITIONS]

Scenes (all, unless `--in` names some, with commas): play (with undo), delete (with restore, import
and clean ends), recover, migrate, import, settings, score, compare (comparisons that grow),
duplicate (matches that are written down, begun and numbered), daily (deals of a day that are begun,
played and kept), review, learn, exercises, rules, crash, export (files that are written again and
again), program (bots play in the real window). Conditions, likewise: plain; full,
where the disk has next to no room while the program lives, a tmpfs of 64 MB where one may be
mounted, else files may not grow; torn, where what was not yet promised of SQLite's journal is junk
afterwards. They take turns. Each time a child lives on with what the one before it left and says
each change that has been stored; after a moment it gets SIGKILL. What a start then finds, with
room, must be all that was said, and at most the change that was being made. Needs `os.fork`, which
Windows lacks.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import os
import random
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from canasta_qt.storage.side_files import JOURNAL, SHARED, beside, recovering_path
from tests.storage import kill_scenes
from tests.storage.kill_challenges import CHALLENGES
from tests.storage.kill_scenes import LifeReport, Scene
from tests.storage.kill_small_files import SMALL_FILES
from tests.storage.kill_whole import WholeProgram

SCENES: dict[str, type[Scene]] = {
    **kill_scenes.SCENES,
    **CHALLENGES,
    **SMALL_FILES,
    "program": WholeProgram,
}

CONDITIONS = ("plain", "full", "torn")

DISK_BYTES = 64_000_000
"""Size of the small disk."""

ROOM_BYTES = 400_000
"""The most that is left on it when it is full; often less."""

FRAME = 24 + 4096
"""Bytes of a page in SQLite's journal."""


@dataclass(frozen=True)
class Small:
    """A folder on a disk that can be filled; `real` where it is one."""

    folder: Path
    real: bool


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--in", dest="scenes", type=names_among(SCENES), default=tuple(SCENES))
    parser.add_argument(
        "--with", dest="conditions", type=names_among(CONDITIONS), default=CONDITIONS
    )
    options = parser.parse_args()
    pairs = [
        (scene, condition)
        for condition in options.conditions
        for scene in options.scenes
        if condition != "torn" or SCENES[scene].has_journal
    ]
    if not pairs:
        parser.error("these scenes have no journal that could be torn")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the small disk is unmounted
    killed, ended, kept = Counter[str](), Counter[str](), Counter[str]()
    with small_disk() as small:
        rng = random.Random(options.seed)
        scenes = {one: SCENES[one](small.folder / one, rng) for one in options.scenes}
        for number, (name, condition) in zip(
            range(options.times), itertools.cycle(pairs), strict=False
        ):
            pair = f"{name}, {condition}"
            try:
                life = kill_once(scenes[name], condition, small, rng)
            except AssertionError:
                print(f"kill {number + 1}: {pair}: seed {options.seed}", file=sys.stderr)
                raise
            killed[pair] += life.killed
            ended[pair] += not life.killed
            kept[pair] += life.kept
    print(f"{'while':20} killed   ended before   changes and matches kept")
    for name, condition in pairs:
        pair = f"{name}, {condition}"
        print(f"{pair:20} {killed[pair]:6} {ended[pair]:14} {kept[pair]:26}")
    disk = "a full tmpfs" if small.real else "files that may not grow"
    total = killed.total()
    print(f"killed {total} times in {options.times} lives, {kept.total()} kept, none lost ({disk})")
    return 0


def names_among(known: object) -> Callable[[str], tuple[str, ...]]:
    """What turns names with commas into a choice of those that are known."""
    names = tuple(known)  # type: ignore[call-overload]

    def chosen(text: str) -> tuple[str, ...]:
        found = tuple(text.split(","))
        if not set(found) <= set(names):
            raise argparse.ArgumentTypeError(f"choose among {', '.join(names)}")
        return found

    return chosen


@dataclass(frozen=True)
class Life:
    """One life of the program: whether it was killed, and how much was looked for and found."""

    killed: bool
    kept: int


def kill_once(scene: Scene, condition: str, small: Small, rng: random.Random) -> Life:
    """Let the program live for a moment, and look what is left. Raises `AssertionError`."""
    scene.before()
    with little_room(small, rng) if condition == "full" else contextlib.nullcontext(None) as limit:
        said, killed = life(scene, limit, rng)
    if condition == "torn":
        path = scene.paths.database
        tear(path, said.frames if scene.says else frames_in(path), rng)
        tear(recovering_path(path), frames_in(recovering_path(path)), rng)
    scene.may_fail = condition != "plain"
    scene.was_killed = killed
    return Life(killed, scene.check(said))


def life(scene: Scene, limit: int | None, rng: random.Random) -> tuple[LifeReport, bool]:
    """Run the scene in a child and kill it; what it said, and whether it still lived."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        status = 1
        try:
            if limit is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
            scene.live(teller(scene, writer))
            status = 0
        except BaseException:
            traceback.print_exc()
            raise
        finally:
            os._exit(status)
    scene.process = child
    os.close(writer)
    data = os.read(reader, 5) if scene.says else b""
    time.sleep(rng.random() * scene.longest_s)
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    while part := os.read(reader, 65536):
        data += part
    os.close(reader)
    killed = os.WIFSIGNALED(status)
    assert killed or status == 0, "the program ended with a fault"
    words = list(struct.iter_unpack("<?I", data[: len(data) // 5 * 5]))
    stored = [number for number, (was_stored, _) in enumerate(words, start=1) if was_stored]
    last = stored[-1] if stored else 0
    return LifeReport(last, len(words), words[last - 1][1] if last else 0), killed


def teller(scene: Scene, writer: int) -> Callable[[bool], None]:
    """What says that a change was stored, or could not be, and how long the journal is then."""

    def say(stored: bool = True) -> None:
        os.write(writer, struct.pack("<?I", stored, frames_in(scene.paths.database)))

    return say


def frames_in(database: Path) -> int:
    """How many pages of its journal SQLite has on the disk; 0 where there is none."""
    shared = beside(database, SHARED)
    try:
        with shared.open("rb") as file:
            file.seek(16)
            return int.from_bytes(file.read(4), sys.byteorder)
    except OSError:
        return 0


def tear(database: Path, frames: int, rng: random.Random) -> None:
    """Make junk of what lies in the journal behind the pages that were promised."""
    journal = beside(database, JOURNAL)
    beside(database, SHARED).unlink(missing_ok=True)  # nothing of it outlives a power cut
    if not frames or not journal.exists():
        return
    promised = 32 + frames * FRAME
    with journal.open("r+b") as file:
        behind = max(0, journal.stat().st_size - promised)
        if rng.random() < 0.5:
            file.truncate(promised + rng.randint(0, behind))
        else:
            at = promised + rng.randint(0, behind)
            file.seek(at)
            file.write(rng.randbytes(rng.randint(1, 2 * FRAME)))


@contextlib.contextmanager
def small_disk() -> Iterator[Small]:
    """A folder on a small disk, where the system lets one be mounted."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", name]
        real = False
        with contextlib.suppress(OSError):
            real = subprocess.run(command, capture_output=True, check=False).returncode == 0
        try:
            yield Small(folder, real)
        finally:
            if real:
                subprocess.run(["umount", "--lazy", name], check=True)


@contextlib.contextmanager
def little_room(small: Small, rng: random.Random) -> Iterator[int | None]:
    """Fill the disk; yields the most bytes a file may have where there is none to be filled."""
    room = int(ROOM_BYTES * rng.random() ** 2)
    if not small.real:
        yield room
        return
    filler = small.folder / "filler"
    free = shutil.disk_usage(small.folder).free
    filler.write_bytes(bytes(max(0, free - room)))
    try:
        yield None
    finally:
        filler.unlink()


if __name__ == "__main__":
    sys.exit(main())
