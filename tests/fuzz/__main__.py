"""`python -m tests.fuzz --reader log --count 100000 --seed 1`: look for what a reader cannot stand.

Exit status 0 without findings, 1 with some. Each finding comes with the smallest mutant that shows
it and the command that repeats it; `--keep FOLDER` writes the mutants there.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.hunt import Finding, hunt
from tests.fuzz.readers import READERS, Reader

_SHOWN = 400
"""Letters of a mutant that are printed."""


def main(argv: Sequence[str] | None = None) -> int:
    """Hunt as asked and print what was found."""
    options = _parser().parse_args(argv)
    readers = [READERS[options.reader]] if options.reader != "all" else list(READERS.values())
    many = 0
    for reader in readers:
        first = options.first if options.only is None else options.only
        count = options.count if options.only is None else 1
        numbers = range(first, first + count)
        begun = time.monotonic()
        found = hunt(reader, numbers, options.seed)
        many += len(found)
        taken = time.monotonic() - begun
        print(f"{reader.name}: {count} mutants, {len(found)} findings, {taken:.0f} s", flush=True)
        for one in found:
            _tell(reader, one, options)
    return 1 if many else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--reader", choices=(*READERS, "all"), default="all")
    parser.add_argument("--count", type=int, default=1000, help="mutants of each reader (1000)")
    parser.add_argument("--seed", type=int, default=1, help="other seeds, other mutants (1)")
    parser.add_argument("--first", type=int, default=0, help="number of the first mutant (0)")
    parser.add_argument("--only", type=int, help="only the mutant of this number")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write small mutants there")
    return parser


def _tell(reader: Reader, one: Finding, options: argparse.Namespace) -> None:
    print(f"\n{one.signature}, {one.times} times")
    again = f"--reader {reader.name} --seed {options.seed} --only {one.number}"
    print(f"  python -m tests.fuzz {again}")
    print(f"  smallest mutant, {len(one.data)} bytes: {one.data[:_SHOWN]!r}")
    print("  " + one.trace[-1500:].replace("\n", "\n  "))
    if options.keep is not None:
        options.keep.mkdir(parents=True, exist_ok=True)
        (options.keep / f"{reader.name}-{options.seed}-{one.number}").write_bytes(one.data)


if __name__ == "__main__":
    sys.exit(main())
