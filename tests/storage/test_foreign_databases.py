"""Databases of others: looked at, never written to, never trusted, never waited for."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from canasta_qt.record.log_text import loads
from canasta_qt.storage.archive import SECONDS, ForeignDatabase, import_databases, open_store
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.matches import MatchStore
from tests.helpers.deals.stores import one_more_step
from tests.helpers.yardstick import measured

GOLDEN = Path(__file__).parents[1] / "golden" / "classic_2p.canasta"
LOG = loads(GOLDEN.read_bytes()).log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with one match, as somebody sends it."""
    store = MatchStore(Database(tmp_path / "theirs.db"))
    store.import_log(LOG, at=1.0)
    store.database.close()
    return tmp_path / "theirs.db"


def change(path: Path, *statements: str, values: tuple[object, ...] = ()) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement, values)


def problem_of(look: Callable[[], object]) -> StorageProblem:
    with pytest.raises(StorageProblem) as caught:
        look()
    return caught.value


def test_a_match_in_it_is_read_and_nothing_is_changed(path: Path) -> None:
    before = path.read_bytes()
    store = MatchStore(ForeignDatabase(path))
    assert store.ids() == [1]
    assert store.log(1) == LOG
    assert problem_of(lambda: store.delete(1)).code is StorageCode.NOT_WRITABLE
    store.database.close()
    assert path.read_bytes() == before


def test_what_its_journal_holds_is_read_too(path: Path) -> None:
    writing = MatchStore(Database(path))
    writing.import_log(LOG, at=2.0)
    assert MatchStore(ForeignDatabase(path)).ids() == [1, 2]
    writing.database.close()


def test_one_of_an_earlier_version_is_read(path: Path) -> None:
    with one_more_step("CREATE TABLE made_up (one)"):
        assert MatchStore(ForeignDatabase(path)).ids() == [1]


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE VIEW v AS SELECT 1",
        "CREATE TRIGGER t AFTER INSERT ON matches BEGIN DELETE FROM matches; END",
        "CREATE TABLE more (one)",
        "CREATE INDEX more ON matches (seed)",
        "DROP TABLE counts",
        "ALTER TABLE matches ADD COLUMN more",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -3",
    ],
)
def test_one_whose_tables_are_not_exactly_ours_is_foreign(path: Path, statement: str) -> None:
    change(path, statement)
    store = MatchStore(ForeignDatabase(path))
    assert problem_of(store.ids).code is StorageCode.FOREIGN


def test_one_of_a_newer_program_is_told_as_such(path: Path) -> None:
    change(path, "PRAGMA user_version = 99")
    assert problem_of(MatchStore(ForeignDatabase(path)).ids).code is StorageCode.FUTURE


def test_noise_is_damaged_and_no_mark_is_left(tmp_path: Path) -> None:
    (tmp_path / "noise.db").write_bytes(b"noise" * 5000)
    store = MatchStore(ForeignDatabase(tmp_path / "noise.db"))
    assert problem_of(store.ids).code is StorageCode.DAMAGED
    assert [one.name for one in tmp_path.iterdir()] == ["noise.db"]


def test_a_look_that_takes_too_long_is_broken_off(path: Path) -> None:
    database = ForeignDatabase(path, seconds=0.2)
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT count(*) FROM n"

    def look() -> None:
        with database.reading() as connection:
            connection.execute(endless).fetchone()

    with measured() as looking:
        problem = problem_of(look)
    assert (problem.code, problem.reason) == (StorageCode.NOT_READABLE, "interrupted")
    assert looking.seconds < 20
    assert MatchStore(database).ids() == [1]


def test_schemas_are_not_trusted_anywhere(path: Path) -> None:
    for database in (Database(path), ForeignDatabase(path)):
        with database.reading() as connection:
            assert connection.execute("PRAGMA trusted_schema").fetchone() == (0,)
        database.close()


@pytest.mark.parametrize(
    "values",
    [("x" * 5_000_000,), (b"\xff\xfe",), (7,), ("\0",), (b"\xed\xa0\x80",)],
    ids=lambda values: repr(values)[:20],
)
@pytest.mark.parametrize("column", ["header", "play"])
def test_a_cell_of_any_kind_is_a_match_that_cannot_be_read(
    path: Path, column: str, values: tuple[object, ...]
) -> None:
    change(path, f"UPDATE matches SET {column} = ?", values=values)
    store = MatchStore(ForeignDatabase(path))
    codes = (StorageCode.MATCH_DAMAGED, StorageCode.NOT_READABLE)
    assert problem_of(lambda: store.log(1)).code in codes


def test_a_small_cell_that_would_fill_the_memory_is_damaged(path: Path) -> None:
    packer = zlib.compressobj(9)
    bomb = b"".join([*(packer.compress(bytes(1_000_000)) for _ in range(120)), packer.flush()])
    change(path, "UPDATE matches SET play = ?", values=(bomb,))
    for database in (ForeignDatabase(path), Database(path)):
        problem = problem_of(lambda: MatchStore(database).log(1))  # noqa: B023
        assert problem.code is StorageCode.MATCH_DAMAGED
        assert "unpacks to more than" in problem.reason
        database.close()


def test_a_trap_beside_the_database_is_not_taken_in(tmp_path: Path, path: Path) -> None:
    paths = Paths.find(tmp_path / "player")
    paths.create()
    change(path, "CREATE TRIGGER t AFTER INSERT ON matches BEGIN DELETE FROM matches; END")
    path.rename(paths.database_of(1))
    store = open_store(paths)
    assert [one.code for one in import_databases(store, paths)] == [StorageCode.FOREIGN]
    assert paths.database_of(1).exists()
    assert store.ids() == []


def test_the_journal_of_a_database_that_was_taken_in_goes_with_it(
    tmp_path: Path, path: Path
) -> None:
    paths = Paths.find(tmp_path / "player")
    paths.create()
    path.rename(paths.database_of(1))
    writing = Database(paths.database_of(1))
    with writing.writing() as connection:
        connection.execute("UPDATE matches SET rules_name = 'Ours'")
    journal = paths.database_of(1).with_name(paths.database_of(1).name + "-wal")
    kept = journal.read_bytes()
    database = paths.database_of(1).read_bytes()
    writing.close()  # which takes the journal in: both come back as after a power cut
    journal.write_bytes(kept)
    paths.database_of(1).write_bytes(database)
    store = open_store(paths)
    assert import_databases(store, paths) == []
    assert store.ids() == [1]
    moved = paths.taken_in / journal.name
    assert moved.read_bytes() == kept
    assert SECONDS <= 2
