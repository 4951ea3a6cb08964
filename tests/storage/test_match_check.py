"""Every match is read and played again, and what follows from its log is put right."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from canasta_qt.storage.database import Database
from canasta_qt.storage.match_check import Damage, Examined, RepairedPart, examine, mend
from canasta_qt.storage.match_values import ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.statistics import StatisticsFilter, statistics_report
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.deals.stores import packed, recorded_in, unpacked
from tests.storage.salvage.test_damaged_cells import ONE_DEAL, nonsense

TABLES = ("matches", "rules", "actions", "deal_counts", "counts", "people")
SOME = nonsense("no text", "nested")
LEAST = nonsense("nested")
"""`tests.storage.salvage.test_damaged_cells` looks at more of it in the normal run."""
GAMES = ("classic_4p", "samba", "classic_4p", "bolivia")


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two finished matches, one that was given up, and one that waits in its second deal."""
    store = MatchStore(Database(tmp_path_factory.mktemp("played") / "matches.db"))
    for seed, game in enumerate(GAMES, start=1):
        run = new_run(game, seed=seed, overrides=ONE_DEAL if seed < 3 else None)
        recorder = recorded_in(store, run, f"Game {seed}")
        recorder.book(play_deal(run))
        if seed > 2:
            play_on(run, 12)
        if seed == 3:
            run.concede(0)
            recorder.book(run)
    return packed(store)


@pytest.fixture
def store(filled: Path, tmp_path: Path) -> MatchStore:
    return unpacked(filled, tmp_path)


def content(store: MatchStore) -> dict[str, list[tuple[object, ...]]]:
    """Every row of the database."""
    with store.database.reading() as connection:
        return {
            table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr)
            for table in TABLES
        }


def execute(store: MatchStore, statement: str, *values: object) -> None:
    with store.database.writing() as connection:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute(statement, values)


def checked(store: MatchStore) -> dict[int, Examined]:
    found = {match: examine(store, match) for match in store.ids()}
    return {match: one for match, one in found.items() if one is not None}


def mended(store: MatchStore) -> dict[int, tuple[RepairedPart, ...]]:
    return {match: parts for match, one in checked(store).items() if (parts := mend(store, one))}


def test_sound_matches_are_fine_and_nothing_is_written(store: MatchStore) -> None:
    before = content(store)
    found = checked(store)
    assert [one.is_fine for one in found.values()] == [True] * 4
    assert mended(store) == {}
    assert content(store) == before


@pytest.mark.parametrize("value", LEAST)
@pytest.mark.parametrize(
    "column",
    ["ended", "players", "preset", "rule_set", "seed", "words", "deals", "result", "margin"],
)
def test_what_lists_tell_is_put_right_from_the_log(
    store: MatchStore, column: str, value: str
) -> None:
    before = content(store)
    execute(store, f"UPDATE matches SET {column} = {value} WHERE id = 2")
    changed = content(store) != before
    parts = mended(store)
    assert parts == ({2: (RepairedPart.LIST,)} if changed and column != "ended" else parts)
    assert all(one.is_fine for one in checked(store).values())
    if column != "ended":  # nothing else tells that moment
        assert content(store) == before
    rows = store.listed(ListFilter(), ListOrder(), 0, 9)
    assert all(row.state != "damaged" for row in rows)


@pytest.mark.parametrize("value", SOME)
@pytest.mark.parametrize("match", [2, 4])
def test_damaged_rules_are_restored_from_what_the_match_says_of_them(
    store: MatchStore, match: int, value: str
) -> None:
    before = content(store)
    which = "digest = (SELECT rules FROM matches WHERE id = ?)"
    execute(store, f"UPDATE rules SET options = {value} WHERE {which}", match)
    assert mended(store)[match] == (RepairedPart.RULES,)
    assert content(store) == before


def test_rules_that_are_gone_are_restored(store: MatchStore) -> None:
    before = content(store)
    with store.database.reading() as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("DELETE FROM rules")
        connection.execute("PRAGMA foreign_keys = ON")
    mended(store)
    assert content(store) == before


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE counts SET points = 0.5 WHERE match = 2",
        "UPDATE counts SET place = 'nobody' WHERE match = 2 AND place = 'own'",
        "DELETE FROM counts WHERE match = 2",
        "UPDATE people SET level = x'00' WHERE match = 2",
    ],
)
def test_figures_are_counted_anew(store: MatchStore, change: str) -> None:
    before = statistics_report(store, StatisticsFilter())
    execute(store, change)
    assert mended(store) == {2: (RepairedPart.FIGURES,)}
    assert statistics_report(store, StatisticsFilter()) == before


def test_what_was_never_counted_is_counted_without_a_word(store: MatchStore) -> None:
    before = statistics_report(store, StatisticsFilter())
    for table in ("people", "counts"):
        execute(store, f"DELETE FROM {table}")
    assert all(one.is_fine for one in checked(store).values())
    assert mended(store) == {}
    assert statistics_report(store, StatisticsFilter()) == before


def test_a_finished_match_that_seems_to_wait_is_finished_again(store: MatchStore) -> None:
    before = content(store)
    execute(store, "UPDATE matches SET ended = NULL, result = '' WHERE id = 3")
    assert mended(store)[3] == (RepairedPart.LIST,)
    assert [one.id for one in store.unfinished().matches] == [4]
    assert store.log(3).conceded == 0
    assert len(content(store)["matches"]) == len(before["matches"])


def test_a_match_that_waits_but_seems_finished_can_be_gone_on_with(store: MatchStore) -> None:
    before, log = content(store), store.log(4)
    execute(store, "UPDATE matches SET ended = 1e9, result = 'won' WHERE id = 4")
    assert mended(store)[4] == (RepairedPart.LIST,)
    assert store.log(4) == log
    assert [one.id for one in store.unfinished().matches] == [4]
    assert content(store)["actions"] == before["actions"]


def test_a_match_set_aside_that_plays_again_is_offered_again(store: MatchStore) -> None:
    store.set_aside(4, "it did not play")
    assert mended(store) == {4: (RepairedPart.LIST,)}
    assert [one.id for one in store.unfinished().matches] == [4]


@pytest.mark.parametrize("play", [b"", b"nonsense", 7, "text", zlib.compress(b"\xff\xfe")])
def test_a_log_that_cannot_be_read_is_told_and_left_alone(store: MatchStore, play: object) -> None:
    execute(store, "UPDATE matches SET play = ? WHERE id = 2", play)
    before = content(store)
    found = checked(store)
    assert found[2].damage is Damage.UNREADABLE
    assert found[2].name == "Game 2"
    assert [one.is_fine for one in found.values()] == [True, False, True, True]
    assert mended(store) == {}
    execute(store, "UPDATE matches SET aside = NULL")
    assert content(store) == before


def test_a_damaged_match_is_marked_and_still_counts(store: MatchStore) -> None:
    whole, before = content(store), statistics_report(store, StatisticsFilter())
    execute(store, "UPDATE matches SET play = x'00' WHERE id = 2")
    mended(store)
    rows = {row.id: row.state for row in store.listed(ListFilter(), ListOrder(), 0, 9)}
    assert rows[2] == "damaged"
    assert statistics_report(store, StatisticsFilter()) == before
    play = next(row for row in whole["matches"] if row[0] == 2)[-1]
    execute(store, "UPDATE matches SET play = ? WHERE id = 2", play)
    assert mended(store) == {2: (RepairedPart.LIST,)}
    assert content(store) == whole


def test_a_log_that_plays_otherwise_is_told(store: MatchStore) -> None:
    _, _, rest = store.text(1).partition("\n\n")
    wrong = rest[: rest.rindex("scored")] + "scored 5 5\n"
    execute(store, "UPDATE matches SET play = ? WHERE id = 1", zlib.compress(wrong.encode()))
    found = checked(store)[1]
    assert found.damage is Damage.DIFFERENT
    assert "deal 1" in found.reason


def test_a_match_of_a_newer_program_is_no_damage(store: MatchStore) -> None:
    execute(store, "UPDATE matches SET header = replace(header, 'format 1', 'format 99')")
    before = content(store)
    assert {one.damage for one in checked(store).values()} == {Damage.NEWER}
    assert mended(store) == {}
    assert content(store) == before


@pytest.mark.parametrize("line", ["0 discard: nonsense\n", "0 go out\n", b"\xff", None])
def test_the_beginning_of_a_match_that_breaks_off_can_be_gone_on_with(
    store: MatchStore, line: str | bytes | None
) -> None:
    whole = store.log(4)
    which = "match = 4 AND deal = 2 AND number = 7"
    if line is None:
        execute(store, f"DELETE FROM actions WHERE {which}")
    else:
        execute(store, f"UPDATE actions SET line = ? WHERE {which}", line)
    before = content(store)["actions"]
    assert mended(store) == {4: (RepairedPart.BEGINNING,)}
    (waiting,) = store.unfinished().matches
    assert waiting.id == 5
    assert waiting.log.deals[0] == whole.deals[0]
    assert waiting.log.deals[1].entries == whole.deals[1].entries[:6]
    assert set(before) <= set(content(store)["actions"])
    assert mended(store) == {}, "it is taken in once"
    states = {row.id: row.state for row in store.listed(ListFilter(), ListOrder(), 0, 9)}
    assert (states[4], states[5]) == ("damaged", "running")


def test_nothing_is_written_over_a_match_that_was_played_on(store: MatchStore) -> None:
    execute(store, "UPDATE matches SET deals = 99 WHERE id = 4")
    found = checked(store)[4]
    store.truncate(4, 2, 3)
    assert mend(store, found) == ()
    assert store.log(4).deals[1].entries == store.log(4).deals[1].entries[:3]


def test_a_deleted_match_is_not_looked_at(store: MatchStore) -> None:
    execute(store, "UPDATE matches SET play = x'00' WHERE id = 2")
    store.delete(2)
    assert examine(store, 2) is None
    assert examine(store, 77) is None
