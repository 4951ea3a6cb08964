"""What benchmarks over many stored matches share: their command line, and medians."""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path


def main(doc: str, runs: int, measure: Callable[[Path, int, int], int]) -> int:
    """Let `measure` work in an empty folder with the number of matches and runs asked for."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=runs)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return measure(Path(folder), options.matches, options.runs)


def median(action: Callable[[], object], runs: int) -> float:
    """The median of some runs, in milliseconds."""
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        action()
        times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)
