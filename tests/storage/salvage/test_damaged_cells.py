"""A cell that makes no sense costs at most its own match: everything else is read as before."""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path
from typing import Final

import pytest
from _pytest.mark import ParameterSet

from canasta_qt.features.history.session import History, file_name
from canasta_qt.features.history.statistics.session import statistics_model
from canasta_qt.library.games import Games
from canasta_qt.library.match_saver import find_waiting
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.match_values import ListColumn, ListedMatch, ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.statistics import (
    StatisticsFilter,
    matches_to_count,
    note_counts,
    statistics_filter_values,
    statistics_report,
)
from canasta_qt.storage.statistics_counts import count_match
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.deals.stores import packed, recorded_in, unpacked

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}
DEEP = "'" + "[" * 100_000 + "'"
NONSENSE: Final = {
    "a word": "'nonsense'",
    "nothing": "''",
    "data": "x'00ff10'",
    "no text": "CAST(x'5bfffe5d' AS TEXT)",
    "nested": DEEP,
    "a list": """'[1, ["a"], [["b", 2]]]'""",
    "half a letter": """'[["\\ud800", "human"]]'""",
    "endless": "9e999",
    "huge": "9223372036854775807",
    "small": "-9223372036854775807",
    "a fraction": "0.5",
}


def nonsense(*quick: str) -> list[ParameterSet]:
    """All of it; what is not `quick` belongs to the slow tests."""
    return [
        pytest.param(value, id=name, marks=[] if name in quick else [pytest.mark.slow])
        for name, value in NONSENSE.items()
    ]


EVERY_NONSENSE = nonsense("a word", "no text", "nested", "endless")
FIGURES = nonsense("a word", "no text", "endless")
"""Where a number stands, all texts are alike."""
LISTED = (
    "begun", "ended", "rules_name", "preset", "rule_set", "players", "seed", "words", "deals",
    "result", "margin", "totals", "header", "play", "rules",
)  # fmt: skip
COUNTED = ("place", "seats", "points", "won", "worth_spread")


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three finished matches that are counted, and two that wait."""
    store = MatchStore(Database(tmp_path_factory.mktemp("played") / "matches.db"))
    for seed in range(1, 6):
        run = new_run(seed=seed, overrides=ONE_DEAL)
        recorder = recorded_in(store, run, f"Game {seed}")
        recorder.book(play_deal(run) if seed < 4 else play_on(run, 12))
    return packed(store)


@pytest.fixture
def store(filled: Path, tmp_path: Path) -> MatchStore:
    return unpacked(filled, tmp_path)


def spoil(store: MatchStore, table: str, column: str, value: str, match: int) -> None:
    name = "id" if table == "matches" else "match"
    with store.database.writing() as connection:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(f"UPDATE {table} SET {column} = {value} WHERE {name} = ?", (match,))


def listed(store: MatchStore, state: str = "") -> dict[int, ListedMatch]:
    wanted = ListFilter(state=state)  # type: ignore[arg-type]
    rows = store.listed(wanted, ListOrder(), 0, 99)
    assert store.count(wanted) == len(rows)
    return {match.id: match for match in rows}


def assert_all_can_be_looked_at(store: MatchStore, spoilt: int) -> None:
    """Whatever reads rows still reads those of all other matches."""
    before = {1: ["won", "lost", "shared"], 4: ["running"]}
    history = History(store, Games())
    rows = listed(store)
    assert set(rows) == {1, 2, 3, 4, 5}
    for match in set(rows) - {spoilt}:
        assert rows[match].state in before[1 if match < 4 else 4]
    assert history.details(3 if spoilt != 3 else 1).deals
    with contextlib.suppress(StorageProblem, ReplayDifference):
        history.details(spoilt, doubtful=True)
    file_name(rows[spoilt])
    columns: tuple[ListColumn, ...] = ("played", "rules_name", "players", "state", "margin")
    for column in columns:
        assert len(history.rows(ListFilter(), ListOrder(column), 0, 99)) == 5
    values = store.filter_values()
    assert {"You", "Vera", "Otto", "Nina"} <= set(values.players)
    found = statistics_report(store, StatisticsFilter())
    assert 2 <= len(found.matches) <= 3
    assert 2 <= found.at("own").seats <= 3
    statistics_model(store, StatisticsFilter())
    assert "club" in statistics_filter_values(store).levels
    waiting = find_waiting(store, 9)
    assert {one.unfinished.id for one in waiting.matches} >= {4, 5} - {spoilt}


@pytest.mark.parametrize("value", EVERY_NONSENSE)
@pytest.mark.parametrize("column", LISTED)
def test_a_bad_cell_of_a_finished_match_costs_no_other(
    store: MatchStore, column: str, value: str
) -> None:
    if column == "rules":
        spoil(store, "matches", "header", "replace(header, rules, 'gone')", 2)
    else:
        spoil(store, "matches", column, value, 2)
    assert_all_can_be_looked_at(store, 2)


@pytest.mark.parametrize("value", EVERY_NONSENSE)
@pytest.mark.parametrize("column", ["begun", "rules_name", "players", "deals", "header"])
def test_a_bad_cell_of_a_match_that_waits_costs_no_other(
    store: MatchStore, column: str, value: str
) -> None:
    spoil(store, "matches", column, value, 5)
    assert_all_can_be_looked_at(store, 5)


@pytest.mark.parametrize("value", EVERY_NONSENSE)
@pytest.mark.parametrize("column", ["at", "line"])
def test_a_bad_action_costs_no_other_match(store: MatchStore, column: str, value: str) -> None:
    with store.database.writing() as connection:
        connection.execute(f"UPDATE actions SET {column} = {value} WHERE match = 5 AND number = 3")
    assert_all_can_be_looked_at(store, 5)


@pytest.mark.parametrize("value", FIGURES)
@pytest.mark.parametrize("column", COUNTED)
def test_bad_figures_do_not_count_until_they_are_counted_anew(
    store: MatchStore, column: str, value: str
) -> None:
    before = statistics_report(store, StatisticsFilter())
    with store.database.writing() as connection:
        question = f"UPDATE counts SET {column} = {value} WHERE match = 2 AND place = 'own'"
        connection.execute(question)
    assert_all_can_be_looked_at(store, 2)
    sound = value == "0.5" and column not in ("place",)
    assert matches_to_count(store) == ([] if sound else [2])
    log = store.log(2)
    note_counts(store, 2, log, *count_match(log))
    assert statistics_report(store, StatisticsFilter()) == before
    assert matches_to_count(store) == []


@pytest.mark.parametrize("value", EVERY_NONSENSE)
@pytest.mark.parametrize("column", ["name", "partner", "level"])
def test_a_bad_company_costs_no_other(store: MatchStore, column: str, value: str) -> None:
    spoil(store, "people", column, value, 2)
    assert_all_can_be_looked_at(store, 2)


def test_a_match_whose_line_cannot_be_read_is_shown_as_damaged(store: MatchStore) -> None:
    spoil(store, "matches", "players", DEEP, 2)
    row = listed(store)[2]
    assert (row.state, row.players, row.rules_name) == ("damaged", (), "Game 2")
    assert set(listed(store, "damaged")) == {2}
    assert 2 not in {**listed(store, "won"), **listed(store, "lost")}


def test_a_match_that_was_set_aside_is_shown_as_damaged(store: MatchStore) -> None:
    store.set_aside(5, "it does not play again")
    assert listed(store)[5].state == "damaged"
    assert set(listed(store, "running")) == {4}
    assert set(listed(store, "damaged")) == {5}


def test_a_damaged_match_of_an_older_program_keeps_no_other_from_coming_in(
    filled: Path, tmp_path: Path
) -> None:
    paths = Paths.find(tmp_path / "data")
    paths.create()
    shutil.copyfile(filled, paths.database_of(1))
    older = MatchStore(Database(paths.database_of(1)))
    spoil(older, "matches", "play", "x'00'", 2)
    older.database.close()
    store = open_store(paths)
    (problem,) = prepare(store, paths)
    assert problem.code is StorageCode.MATCH_DAMAGED
    assert problem.path.exists()
    assert len(listed(store)) == 4
    assert prepare(store, paths) == []


@pytest.mark.parametrize("value", [*EVERY_NONSENSE, pytest.param("1", id="a bit")])
def test_a_match_that_nobody_deleted_is_not_lost(filled: Path, tmp_path: Path, value: str) -> None:
    store = unpacked(filled, tmp_path)
    spoil(store, "matches", "deleted", value, 2)
    store.delete(3)
    shut(store)
    paths = Paths.find(store.database.path.parent)
    again = open_store(paths)
    assert prepare(again, paths) == []
    assert again.ids() == [1, 2, 4, 5]
    again.database.close()
