"""Change random lines of the pure packages, one at a time, and see whether a test notices.

    python -m tests.mutation --lines 200 --seed 1 [--packages engine,record,storage] [--processes 2]
                             [--keep FILE] [--map FOLDER] [--seconds S] [TEST ...]

The same seed chooses the same lines as long as the sources are the same. ``--keep`` writes a line
for every change and goes on there when it is run again; ``--map`` keeps which test runs which line.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutation.coverage_map import CoverageMap, draw_map
from tests.mutation.report import lines_of
from tests.mutation.sites import Site, compiles, sites_of
from tests.mutation.trial import Outcome, try_out
from tests.mutation.workshop import ROOT, Workshop

ENOUGH = 0.9
TESTS = ("engine", "record", "storage", "golden", "perft", "properties", "commands")
"""Folders of tests that are there for the pure packages; bots and windows run them too, but would
add hours. So what is counted is rather too few than too many."""


def choose(packages: Sequence[str], count: int, seed: int) -> list[Site]:
    """Random lines where something can be changed, and a random change in each."""
    by_line: dict[tuple[str, int], list[Site]] = defaultdict(list)
    sources: dict[str, bytes] = {}
    for package in packages:
        for file in sorted((ROOT / "canasta_qt" / package).rglob("*.py")):
            path = file.relative_to(ROOT).as_posix()
            sources[path] = file.read_bytes()
            for site in sites_of(path, sources[path]):
                by_line[path, site.line].append(site)
    rng = random.Random(seed)
    lines = sorted(by_line)
    rng.shuffle(lines)
    chosen: list[Site] = []
    for line in lines:
        if len(chosen) == count:
            break
        sites = [site for site in by_line[line] if compiles(site.apply(sources[site.path]))]
        chosen += [rng.choice(sites)] if sites else []
    return chosen


class Run:
    """All changes of one run, on several copies at once."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.options = options
        self.shops: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(options.processes):
            self.shops.put(Workshop(folder / str(number)))
        self.known = self._map(options.map or folder / "map")
        self.file: Path | None = options.keep
        self.done = {(one.path, one.start, one.told): one for one in self._kept()}

    def _map(self, folder: Path) -> CoverageMap:
        if not list(folder.glob("*.json")):
            shop = self.shops.get()
            tests = self.options.tests or [f"tests/{name}" for name in TESTS]
            draw_map(shop.project, folder, self.options.packages, tests)
            self.shops.put(shop)
        return CoverageMap(sorted(folder.glob("*.json")))

    def _kept(self) -> list[Outcome]:
        if self.file is None or not self.file.exists():
            return []
        lines = self.file.read_text(encoding="utf-8").splitlines()
        return [Outcome(**json.loads(line)) for line in lines]

    def outcome(self, site: Site) -> Outcome:
        """Try one change, unless a run before has."""
        source = (ROOT / site.path).read_bytes()
        known = self.done.get((site.path, site.start, site.told(source)))
        if known is not None:
            return known
        shop = self.shops.get()
        try:
            found = try_out(shop, site, self.known, self.options.seconds)
        finally:
            self.shops.put(shop)
        self._tell(found)
        return found

    def _tell(self, found: Outcome) -> None:
        print(f"{found.word:6} {found.path}:{found.line}  {found.told}  {found.test}", flush=True)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(found.kept()) + "\n")

    def outcomes(self, sites: Sequence[Site]) -> list[Outcome]:
        """What became of all of them."""
        with ThreadPoolExecutor(self.options.processes) as pool:
            return list(pool.map(self.outcome, sites))


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--lines", type=int, default=200, help="how many lines are changed (200)")
    parser.add_argument("--seed", type=int, default=1, help="which lines (1)")
    parser.add_argument("--packages", type=lambda text: text.split(","),
                        default=["engine", "record", "storage"])  # fmt: skip
    parser.add_argument("--processes", type=int, default=2, help="copies that work at once (2)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of tests for a change (30)")
    parser.add_argument("--keep", type=Path, help="a file with what was found; it is gone on with")
    parser.add_argument("--map", type=Path, help="a folder to keep which test runs which line")
    parser.add_argument("tests", nargs="*", help="files or folders of tests")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Change, test, count; 0 where at least nine of ten changes were noticed."""
    options = read(arguments)
    sites = choose(options.packages, options.lines, options.seed)
    with tempfile.TemporaryDirectory(prefix="canasta-mutation-") as folder:
        outcomes = Run(options, Path(folder)).outcomes(sites)
    for line in lines_of(outcomes):
        print(line)
    noticed = sum(one.noticed for one in outcomes)
    return 0 if noticed >= ENOUGH * len(outcomes) else 1


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main(sys.argv[1:]))
