"""`canasta-qt check-matches`: every match that is kept, read and played again."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence

from canasta_qt.commands.arguments import DIFFERENT, OK, complain, show_progress
from canasta_qt.features.history.work import CheckReport
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths, StorageProblem
from canasta_qt.storage.match_check import Examined, examine, mend
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.salvage.sources import copy_is_sound


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
    for found in _with_progress(store) if report.sound else ():
        report.add(found, mend(store, found))
    return report


def _with_progress(store: MatchStore) -> Iterator[Examined]:
    """Every match, with a count on standard error where somebody watches."""
    matches = store.ids()
    for done, match in enumerate(matches, start=1):
        found = examine(store, match)
        if found is not None:
            yield found
        show_progress(f"{done} of {len(matches)}", is_last=done == len(matches))


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
