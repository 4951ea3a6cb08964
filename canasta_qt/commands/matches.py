"""`canasta-qt check-matches`: every match that is kept, read and played again."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

from canasta_qt.commands.arguments import DIFFERENT, OK, complain, show_progress
from canasta_qt.features.history.work import CheckReport
from canasta_qt.jobs.pool import Pool, PoolLost
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths, StorageProblem
from canasta_qt.storage.match_check import (
    Examined,
    RepairedPart,
    Share,
    examine,
    examine_share,
    mend,
)
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.salvage.sources import copy_is_sound

_SHARE: Final = 25
"""Matches that a process examines at a time."""

_MANY: Final = 8
"""Shares that are worth the start of further processes."""


def check_matches(argv: Sequence[str]) -> int:
    """Print how many matches are fine, and a line for every other one.

    Exit status 0 when all are fine or were repaired, 1 when something is damaged, 2 when the
    matches cannot be read.
    """
    parser = argparse.ArgumentParser(
        prog="canasta-qt check-matches",
        description="Read every match that is kept, play it again, and repair what follows from "
        "its log: lists, scores, statistics. A log itself is never changed.",
    )
    parser.add_argument("--data-dir", metavar="DIR", help="where the matches are kept")
    options = parser.parse_args(argv)
    store = open_store(Paths.find(options.data_dir))
    if not store.database.path.exists():
        return complain("check-matches", f"there are no matches in {store.database.path.parent}")
    try:
        report = _checked(store)
    except StorageProblem as problem:
        return complain("check-matches", problem)
    finally:
        store.database.close()
    print("\n".join((report.headline(), *report.lines(_moment))))
    return OK if report.all_is_well else DIFFERENT


def _checked(store: MatchStore) -> CheckReport:
    """What was found; a damaged file is not even opened, for the program recovers it better."""
    report = CheckReport(sound=copy_is_sound(store.database.path) is not False)
    if not report.sound:
        return report
    matches, done = store.ids(), 0
    mended: list[tuple[Examined, tuple[RepairedPart, ...]]] = []
    for share, found in _examined(store, matches):
        mended += ((one, mend(store, one)) for one in found)
        done += len(share.matches)
        show_progress(f"{done} of {len(matches)}", is_last=done == len(matches))
    for one, parts in sorted(mended, key=lambda pair: pair[0].id):
        report.add(one, parts)
    return report


def _examined(
    store: MatchStore, matches: Sequence[int]
) -> Iterator[tuple[Share, Iterable[Examined]]]:
    """Every share of the matches, by several processes where there are many; else as it is read."""
    path = store.database.path
    shares = [Share(path, tuple(some)) for some in batched(matches, _SHARE)]
    left = dict(enumerate(shares))
    if len(shares) >= _MANY:
        with suppress(PoolLost), Pool[Share, list[Examined]](examine_share, niceness=0) as pool:
            for done in pool.run(shares):
                if done.result is not None:
                    yield left.pop(done.number), done.result
    for share in left.values():
        yield share, (one for match in share.matches if (one := examine(store, match)) is not None)


def batched(numbers: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    """Sequences of at most `size` each."""
    return (numbers[at : at + size] for at in range(0, len(numbers), size))


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
