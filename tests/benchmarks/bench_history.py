"""How quickly a long history opens, how large its file is, and what an action costs to keep.

    python tests/benchmarks/bench_history.py [--matches N] [--runs N]

Fills a database with made-up finished matches: a few whole ones are played at random, and stored
over and over under other dates, names and results. Prints medians in milliseconds. The aims, for
ten thousand matches: a page of the list, and the window of the history until it is painted with
all its choices, within 300 ms, and a file below 300 MB.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.benchmarks.many_matches import main, median

AIM_MS = 300.0
AIM_MB = 300.0
PLAYED = 12


def measure(folder: Path, matches: int, runs: int) -> int:
    from canasta_qt.storage.archive import open_store, prepare, shut
    from canasta_qt.storage.files import Paths
    from canasta_qt.storage.match_values import ListFilter, ListOrder

    paths = Paths.find(folder)
    fill(paths, matches)

    def opened() -> None:
        store = open_store(paths)
        store.listed(ListFilter(), ListOrder(), 0, 100)
        store.database.close()

    store = open_store(paths)
    named, latest = ListFilter(text="vera sam"), ListOrder()
    took = {
        "opened, first page": median(opened, runs),
        "by rules, last page": median(
            lambda: store.listed(ListFilter(), ListOrder("rules_name"), matches - 100, 100), runs
        ),
        "searched": median(lambda: store.listed(named, latest, 0, 100), runs),
        "window until painted": median(shown(paths), runs),
        "one match read": median(lambda: store.log(matches // 2), runs),
        "an action kept": median(player(store), 200),
        "start with all checks": median(lambda: prepare(store, paths), runs),
        "clean end with a copy": median(lambda: shut(store), 1),
    }
    for name, spent in took.items():
        print(f"{name:<24}{spent:9.1f} ms")
    size = paths.database.stat().st_size / 1e6
    print(f"{'file':<24}{size:9.1f} MB")
    pages = list(took.values())[:4]
    met = max(pages) <= AIM_MS and size <= AIM_MB
    print(f"pages within {AIM_MS:.0f} ms, file below {AIM_MB:.0f} MB: {'yes' if met else 'NO'}")
    return 0 if met else 1


def shown(paths) -> Callable[[], None]:  # type: ignore[no-untyped-def]
    """The window of the history, opened on a store of its own and painted."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from canasta_qt.features.history.session import History
    from canasta_qt.features.history.window.history import HistoryWindow
    from canasta_qt.library.games import Games
    from canasta_qt.library.language import resources_folder
    from canasta_qt.storage.archive import open_store
    from canasta_qt.ui.dress import dress

    app = QApplication.instance() or QApplication([])
    dress(app, resources_folder())

    def opened() -> None:
        store = open_store(paths)
        window = HistoryWindow(History(store, Games()))
        window.show()
        window.open_list()
        window.table.viewport().repaint()
        app.processEvents()
        window.close()
        store.database.close()

    return opened


def fill(paths, matches: int) -> None:  # type: ignore[no-untyped-def]
    """Made-up matches: the rows of a few that were played, again and again."""
    from canasta_qt.storage.archive import open_store, prepare
    from tests.helpers.deals.matches import new_run, play_deal

    store = open_store(paths)
    prepare(store, paths)
    for seed in range(PLAYED):
        run = play_deal(new_run(("classic_4p", "samba", "hand_and_foot")[seed % 3], seed))
        while run.finish_deal() and run.outcome() is None and len(run.log.deals) < 40:
            play_deal(run)
        store.import_log(run.log, f"Rules {seed}", at=float(seed))
    with store.database.writing() as connection:
        names = [name for _, name, *_ in connection.execute("PRAGMA table_info(matches)")]
        values = ["?" if name == "id" else name for name in names]
        values[names.index("ended")] = "ended + ? * 3600.0"
        values[names.index("words")] = "'samba' || id || ' vera'"
        for number in range(PLAYED + 1, matches + 1):
            like = number % PLAYED + 1
            connection.execute(
                f"INSERT INTO matches SELECT {', '.join(values)} FROM matches WHERE id = ?",
                (number, number, like),
            )
    store.database.close()


def player(store) -> Callable[[], None]:  # type: ignore[no-untyped-def]
    """One more action of a match that is being kept."""
    from canasta_qt.storage.recorder import Recorder
    from tests.helpers.deals.matches import new_run, play_on

    run = play_on(new_run(seed=1, on_change=Recorder(store)), 1)
    return lambda: play_on(run, 1) and None


if __name__ == "__main__":
    sys.exit(main(__doc__ or "", 9, measure))
