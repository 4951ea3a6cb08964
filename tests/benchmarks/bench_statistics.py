"""How quickly the statistics of a long history are there.

    python tests/benchmarks/bench_statistics.py [--matches N] [--runs N]

Fills a database with made-up finished matches: a few whole ones are played at random, counted, and
stored over and over under other dates and results. Prints medians in milliseconds. The aim, for ten
thousand matches: everything the window shows within a second.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.benchmarks.many_matches import main, median

AIM_MS = 1000.0
DAY = 86_400.0
MOST_DEALS = 12

if TYPE_CHECKING:
    from canasta_qt.storage.matches import MatchStore


def measure(folder: Path, matches: int, runs: int) -> int:
    from canasta_qt.features.history.statistics.session import statistics_model
    from canasta_qt.storage.database import Database
    from canasta_qt.storage.matches import MatchStore
    from canasta_qt.storage.statistics import (
        StatisticsFilter,
        matches_to_count,
        statistics_filter_values,
    )

    store = MatchStore(Database(folder / "matches.db"))
    fill(store, matches)
    took = {
        "all matches": median(lambda: statistics_model(store, StatisticsFilter()), runs),
        "by rules": median(
            lambda: statistics_model(store, StatisticsFilter(rules="Rules 1")), runs
        ),
        "what can be chosen": median(lambda: statistics_filter_values(store), runs),
        "what is not counted": median(lambda: matches_to_count(store), runs),
    }
    for name, spent in took.items():
        print(f"{name:<24}{spent:9.1f} ms")
    with store.database.reading() as connection:
        (deals,) = connection.execute("SELECT sum(seats) FROM counts").fetchone()
    print(f"{'deals of a seat':<24}{deals:9d}")
    print(f"{'file':<24}{store.database.path.stat().st_size / 1e6:9.1f} MB")
    met = sum(took.values()) <= AIM_MS
    print(f"all of it within {AIM_MS:.0f} ms: {'yes' if met else 'NO'}")
    return 0 if met else 1


def fill(store: MatchStore, matches: int, played: int = 8) -> None:
    """Made-up matches with a person: the rows of a few that were played, again and again."""
    from canasta_qt.record.log import Player
    from canasta_qt.storage.statistics import note_counts
    from canasta_qt.storage.statistics_counts import count_match
    from tests.helpers.deals.matches import new_run, play_deal

    names = ("You", "Vera", "Otto", "Nina")
    for seed in range(min(played, matches)):
        run = new_run(("classic_4p", "samba")[seed % 2], seed)
        levels = ("human", *(("steady", "club")[seed % 2],) * 3)
        run.log.players = tuple(map(Player, names, levels))
        play_deal(run)
        while run.finish_deal() and run.outcome() is None and len(run.log.deals) < MOST_DEALS:
            play_deal(run)
        number = store.import_log(run.log, f"Rules {seed % 3}", at=time.time() - seed * DAY)
        note_counts(store, number, run.log, *count_match(run.log))
    multiply(store, matches, played)


def multiply(store: MatchStore, matches: int, played: int) -> None:
    """The matches again under other dates, won and lost by chance."""
    dice = random.Random(1)
    with store.database.writing() as connection:
        connection.execute("UPDATE matches SET ended = begun WHERE ended IS NULL")
        connection.execute("UPDATE people SET result = 'won' WHERE result = ''")
        columns = {
            table: [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
            for table in ("matches", "counts", "people")
        }
        for number in range(played + 1, matches + 1):
            changed = {
                "id": "?1", "match": "?1", "source": "NULL",
                "ended": f"{time.time() - number * DAY / 12}",
                "result": f"'{dice.choice(('won', 'lost', 'won'))}'",
                "margin": str(dice.randrange(50, 3500, 5)),
            }  # fmt: skip
            for table, has in columns.items():
                values = ", ".join(changed.get(name, name) for name in has)
                key = "id" if table == "matches" else "match"
                connection.execute(
                    f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = ?2",
                    (number, number % played + 1),
                )
        connection.execute(
            "UPDATE matches SET result = 'won', margin = 700 WHERE id <= ?", (played,)
        )


if __name__ == "__main__":
    sys.exit(main(__doc__ or "", 7, measure))
