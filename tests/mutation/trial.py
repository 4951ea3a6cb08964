"""One changed line and the tests that could notice it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.mutation.coverage_map import CoverageMap
from tests.mutation.sites import Site
from tests.mutation.workshop import MutantVerdict, Workshop

FIRST = 40
QUICK_S = 0.4
"""Most changes fall to one of the first forty quick tests of their own package."""


@dataclass(frozen=True)
class Outcome:
    """What became of one change."""

    path: str
    line: int
    start: int
    told: str
    word: str
    test: str
    tests: int
    """How many could have noticed it."""
    seconds: float

    @property
    def noticed(self) -> bool:
        return self.word != "alive"

    def kept(self) -> dict[str, object]:
        """As data."""
        return asdict(self)


class CopyIsBroken(Exception):
    """Tests fail where nothing was changed, so that nothing can be learned."""


def try_out(workshop: Workshop, site: Site, known: CoverageMap, seconds: float) -> Outcome:
    """Change one place and run the tests that pass through it, the likeliest first."""
    source = (workshop.project / site.path).read_bytes()
    first, rest = tests_for(site, known)
    verdict = MutantVerdict("alive")
    with workshop.changed(site.path, site.apply(source)):
        if first:
            verdict = workshop.judge(first, FIRST * QUICK_S)
        if rest and verdict.word == "alive":
            verdict = workshop.judge(rest, seconds)
    if verdict.word == "killed" and not verdict.test:
        tests = [*first, *rest][:3]
        if workshop.judge(tests, seconds).word != "alive":
            raise CopyIsBroken(f"tests fail in the unchanged copy: {tests}")
    return Outcome(
        path=site.path,
        line=site.line,
        start=site.start,
        told=site.told(source),
        word=verdict.word,
        test=verdict.test,
        tests=len(first) + len(rest),
        seconds=round(verdict.seconds, 1),
    )


def tests_for(site: Site, known: CoverageMap) -> tuple[list[str], list[str]]:
    """The tests that run a place: a few quick ones of its own package, and the others.

    A line that runs while importing belongs to every test that runs anything of its file.
    """
    first, last = site.statement
    running = known.running(site.path, range(first, last + 1)) or known.of_file(site.path)
    home = f"tests/{Path(site.path).parts[1]}/"
    quickest = sorted(running or known.seconds, key=lambda test: (known.seconds[test], test))
    near = [test for test in quickest if test.startswith(home) and known.seconds[test] < QUICK_S]
    chosen = mixed(near)[:FIRST]
    taken = set(chosen)
    return chosen, [test for test in quickest if test not in taken]


def mixed(tests: Iterable[str]) -> list[str]:
    """One case of each test before the second of any."""
    met: Counter[str] = Counter()
    placed = []
    for test in tests:
        name = test.partition("[")[0]
        placed.append((met[name], test))
        met[name] += 1
    return [test for _, test in sorted(placed, key=lambda one: one[0])]
