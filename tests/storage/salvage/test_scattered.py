"""Matches come back from pages that nothing in the file leads to any more; there is no copy."""

from __future__ import annotations

import random
import shutil
import sqlite3
import tracemalloc
from contextlib import closing
from pathlib import Path

import pytest

from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths, StorageCode
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.salvage.pages import PAGE, Pages
from canasta_qt.storage.salvage.recovery import recover
from canasta_qt.storage.salvage.saved_match import SpareRules
from canasta_qt.storage.salvage.scattered import COLUMNS, ScatteredMatches
from canasta_qt.storage.schema import STEPS
from canasta_qt.storage.side_files import JOURNAL, beside
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.yardstick import measured

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}
OVER = [play_deal(new_run(seed=seed, overrides=ONE_DEAL)).log for seed in range(4)]
MATCHES = 24
TABLES = ("matches", "actions", "rules", "people")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Finished matches and two running ones; one line was taken back. All is in the file itself."""
    paths = Paths.find(tmp_path_factory.mktemp("player"))
    store = open_store(paths)
    for number in range(MATCHES):
        store.import_log(OVER[number % len(OVER)], at=1000.5 + number)
    play_on(new_run(seed=8, on_change=Recorder(store)), 40)
    run = play_on(new_run("samba", seed=9, on_change=Recorder(store)), 25)
    while not run.can_undo():
        play_on(run, 1)
    run.undo()
    store.database.close()
    assert not beside(paths.database, JOURNAL).exists()
    return paths.database


@pytest.fixture
def paths(played: Path, tmp_path: Path) -> Paths:
    found = Paths.find(tmp_path / "data")
    found.data.mkdir()
    shutil.copyfile(played, found.database)
    return found


def root_of(path: Path, table: str) -> int:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        question = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        return int(connection.execute(question, (table,)).fetchone()[0])


def overwrite(path: Path, page: int, junk: bytes = bytes(PAGE)) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(junk)


def texts(store: MatchStore) -> list[str]:
    return sorted(store.text(match) for match in store.ids())


def all_of(path: Path) -> list[str]:
    found = open_store(Paths.find(path.parent))
    try:
        return texts(found)
    finally:
        found.database.close()


def recovered(paths: Paths) -> list[str]:
    """What a recovery gets back."""
    store = open_store(paths)
    assert recover(store.database).code is StorageCode.RECOVERED
    try:
        return texts(store)
    finally:
        store.database.close()


def assert_only_ends_are_missing(now: list[str], before: list[str], most: int) -> None:
    """Every match is there; of so many at most the last actions are not.

    Rows lie on the root page of `actions` too, and a lost row ends its match.
    """
    assert len(now) == len(before)
    cut = [(one, other) for one, other in zip(now, before, strict=True) if one != other]
    assert len(cut) <= most
    assert all(other.startswith(one) for one, other in cut)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("first_too", [False, True], ids=["", "with the first page"])
def test_a_lost_root_page_costs_no_match(
    paths: Paths, played: Path, table: str, first_too: bool
) -> None:
    overwrite(paths.database, root_of(played, table))
    if first_too:
        overwrite(paths.database, 1)
    assert_only_ends_are_missing(recovered(paths), all_of(played), most=2 * (table == "actions"))


def test_all_root_pages_may_be_lost_at_once(paths: Paths, played: Path) -> None:
    for table in ("matches", "rules", "people"):
        overwrite(paths.database, root_of(played, table))
    overwrite(paths.database, 1, bytes(range(256)) * (PAGE // 256))
    assert recovered(paths) == all_of(played)


@pytest.mark.parametrize("seed", range(6))
def test_any_lost_page_costs_at_most_the_match_on_it(paths: Paths, played: Path, seed: int) -> None:
    rng = random.Random(seed)
    page = rng.randint(1, played.stat().st_size // PAGE)
    overwrite(paths.database, page, rng.randbytes(PAGE) if seed % 2 else bytes(PAGE))
    before, now = all_of(played), recovered(paths)
    assert len(now) >= len(before) - 8  # so many rows begin on a page at most
    assert all(any(one.startswith(text) for one in before) for text in now)


def test_what_is_only_in_the_journal_comes_back_too(paths: Paths, played: Path) -> None:
    store = open_store(paths)
    store.import_log(OVER[0], at=5000.0)
    journal = beside(paths.database, JOURNAL)
    data, newer = paths.database.read_bytes(), journal.read_bytes()
    before = texts(store)
    store.database.close()
    paths.database.write_bytes(data)
    journal.write_bytes(newer)
    scattered = ScatteredMatches(paths.database)
    list(scattered.look())
    found = [read() for _, read in scattered.matches(SpareRules())]
    assert len({one.id for one in found if one is not None}) == len(before)


def test_a_deleted_match_on_an_unused_page_does_not_come_back(paths: Paths, played: Path) -> None:
    store = open_store(paths)
    store.delete(*range(1, 13))
    store.purge()
    left = texts(store)
    store.database.close()
    overwrite(paths.database, root_of(paths.database, "matches"))
    assert recovered(paths) == left


def test_a_line_taken_back_does_not_come_back(paths: Paths, played: Path) -> None:
    overwrite(paths.database, root_of(played, "matches"))
    assert recovered(paths) == all_of(played)


def test_the_columns_are_those_of_the_table() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        for statement in (one for step in STEPS for one in step):
            connection.execute(statement)
        names = [row[1] for row in connection.execute("PRAGMA table_info(matches)")]
    assert tuple(names) == COLUMNS


# --- what else a file may hold ----------------------------------------------------------------


def read_all(path: Path) -> int:
    scattered = ScatteredMatches(path)
    list(scattered.look())
    return sum(read() is not None for _, read in scattered.matches(SpareRules()))


@pytest.mark.parametrize(
    "seed", [*range(2), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 40))]
)
def test_no_content_is_too_much(played: Path, tmp_path: Path, seed: int) -> None:
    """Bytes, numbers of pages and whole pages changed at random: an answer, and soon."""
    rng = random.Random(seed)
    data = bytearray(played.read_bytes())
    for _ in range(rng.choice((3, 100, 3000))):
        at = rng.randrange(len(data))
        junk = rng.choice((rng.randbytes(1), rng.randbytes(4), b"\xff" * 8, bytes(4)))
        data[at : at + len(junk)] = junk
    if seed % 4 == 0:
        del data[rng.randrange(len(data)) :]
    path = tmp_path / "damaged.db"
    path.write_bytes(data)
    with measured() as reading:
        found = read_all(path)
    assert found <= 2 * (MATCHES + 2)
    assert reading.seconds < 5


def chain(pages: int) -> bytes:
    """Pages full of small cells that all claim the same long chain of pages going in a circle."""
    types = bytes((0, 1, 0, 0, 0, 0, *[13] * 7, 1, 13, 1, 13, 13, 0x83, 0x80, 0x80, 0x00))
    cell = bytes((0x81, 0x80, 0x80, 0x00, 1, len(types) + 1, *types))
    row = cell + bytes(PAGE)
    page = bytearray(PAGE)
    at = PAGE - 600
    count = 500
    page[0] = 13
    page[3:5] = count.to_bytes(2, "big")
    page[at : at + 600] = row[:600]
    for one in range(count):
        page[8 + 2 * one : 10 + 2 * one] = at.to_bytes(2, "big")
    return bytes(page) * pages


WORST = {
    "noise": lambda size: random.Random(1).randbytes(size),
    "leaves": lambda size: (
        (b"\x0d\x00\x00\x02\x00" + b"\x0f\x00" * 2045)[:PAGE].ljust(PAGE) * (size // PAGE)
    ),
    "chains": lambda size: chain(size // PAGE),
    "zeros": bytes,
}


@pytest.mark.parametrize("megabytes", [2, pytest.param(20, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", WORST)
def test_megabytes_of_anything_end_soon(tmp_path: Path, name: str, megabytes: int) -> None:
    path = tmp_path / "large.db"
    path.write_bytes(WORST[name](megabytes * 1_000_000))
    with measured() as reading:
        found = read_all(path)
    assert found == 0
    assert reading.seconds < megabytes / 10
    tracemalloc.start()  # which makes everything slow
    try:
        assert read_all(path) == 0
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < megabytes * 10_000_000


def test_a_chain_of_pages_that_goes_in_a_circle_ends(tmp_path: Path) -> None:
    path = tmp_path / "circle.db"
    path.write_bytes(chain(20))
    pages = Pages(path)
    found = [pages.values(record) for record in pages.records(2, bool)]
    assert set(found) <= {None}
