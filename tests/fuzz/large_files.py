"""`python -m tests.fuzz.large_files`: every reader answers any 20 MB file in 2 s and 200 MB.

Has each of the worst files read in a process of its own by what reads it in the program, and prints
the time of the processor (that of a quiet machine: `tests.helpers.yardstick`), the memory (of the
whole process, Python and Qt in it) and the answer. Exit status 1 where that is more than `SECONDS`
or `MEGABYTES`.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.features.history.session import MatchFileProblem, read_match
from canasta_qt.library.rule_library import read_rule_file, read_rules
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.positions.reading import MOST_BYTES, read_positions
from canasta_qt.record.rule_set import RuleFileProblem
from canasta_qt.storage.archive import ForeignDatabase
from canasta_qt.storage.files import Paths, StorageProblem, read_bytes
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.settings import load_settings
from tests.helpers.yardstick import measured

SECONDS: Final = 2.0
MEGABYTES: Final = 200


class ReaderAnswer(NamedTuple):
    """What a reader said to a file, with seconds of the processor and megabytes at most."""

    said: str
    seconds: float
    megabytes: float

    @property
    def good(self) -> bool:
        """Whether it came in time, in the memory there is, and is short enough to be shown."""
        within = self.seconds <= SECONDS and self.megabytes <= MEGABYTES
        return within and len(self.said) < 10_000


def _position(path: Path) -> str:
    found = read_positions(read_bytes(path, MOST_BYTES))
    return f"{sum('error' in judge(one) for one in found)} of {len(found)} cannot be"


def _database(path: Path) -> str:
    store = MatchStore(ForeignDatabase(path))
    with closing(store.database):
        ids = store.ids()
        store.log(ids[0])
    return f"{len(ids)} matches"


_READ: Final[dict[str, Callable[[Path], object]]] = {
    "log": lambda path: read_match(path).standing,
    "rules": lambda path: read_rule_file(path).name,
    "code": lambda path: read_rules(path.read_text("utf-8", errors="surrogateescape")).name,
    "position": _position,
    "settings": lambda path: load_settings(Paths(path.parent, path.parent)).problem or "read",
    "database": _database,
}
"""How each is read in the program."""

_DOCUMENTED: Final = (MatchFileProblem, StorageProblem, RuleFileProblem, PositionProblem)


def _answered(reader: str, path: Path) -> ReaderAnswer:
    with measured() as reading:
        try:
            said = str(_READ[reader](path))
        except _DOCUMENTED as problem:
            said = f"{problem} {getattr(problem, 'details', '')}"
    return ReaderAnswer(" ".join(said.split()), reading.seconds, _most_memory())


def _most_memory() -> float:
    """Megabytes that this process had at most; `getrusage` tells what its parent had, too."""
    status = Path("/proc/self/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    lines = status.read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def measure(files: Sequence[tuple[str, str | bytes]]) -> list[ReaderAnswer]:
    """What a process of its own says to each file, by its reader. `RuntimeError` where one dies."""
    asked: list[str] = []
    with tempfile.TemporaryDirectory(prefix="canasta-large-") as folder:
        for number, (reader, content) in enumerate(files):
            path = Path(folder, str(number), "settings.json")  # the name that the settings need
            path.parent.mkdir()
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
            asked += ["--answer", reader, str(path)]
        command = [sys.executable, "-m", "tests.fuzz.large_files", *asked]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return [ReaderAnswer(*json.loads(line)) for line in done.stdout.splitlines()]


def _answer_each(files: Sequence[tuple[str, str]]) -> int:
    """Print an answer to each file, of a copy of this process; 1 where a copy dies."""
    for reader, path in files:
        copy = os.fork()
        if not copy:
            print(json.dumps(_answered(reader, Path(path))), flush=True)
            os._exit(0)
        if os.waitpid(copy, 0)[1]:
            return 1
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Try every file, or be the process that reads some."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.large_files", description=__doc__)
    parser.add_argument("--reader", choices=tuple(_READ), help="only the files of this reader")
    parser.add_argument("--answer", nargs=2, action="append", help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if options.answer is not None:
        return _answer_each(options.answer)
    from tests.fuzz.worst_files import WORST

    bad = 0
    for reader in [options.reader] if options.reader else _READ:
        for what, content in WORST[reader]():
            (found,) = measure([(reader, content)])
            bad += not found.good
            cost = f"{found.seconds:5.2f} s {found.megabytes:4.0f} MB"
            mark = "" if found.good else "TOO MUCH "
            size = f"{len(content) / 1e6:4.1f} MB"
            print(f"{reader:9}{what:34}{size}{cost:>18}  {mark}{found.said[:70]}", flush=True)
    print(f"{bad} beyond {SECONDS} s, {MEGABYTES} MB or a message that can be shown")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
