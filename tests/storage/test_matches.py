"""The store of matches: every change is on the disk, and everything comes back as it was."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from canasta_qt.engine.actions import DrawStock, LayDown
from canasta_qt.players.bot import Advised
from canasta_qt.record.log import MatchLog, Player, thought_of
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.match_values import Ending, ListColumn, ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore, NoSuchMatch
from canasta_qt.storage.recorder import Recorder
from tests.helpers.deals.matches import actions, finished_in, new_run, play_deal, play_on

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(Database(tmp_path / "matches.db"))


def seen_by_another(store: MatchStore) -> MatchStore:
    """What is on the disk, as a program started now would find it."""
    return MatchStore(Database(store.database.path))


def recorded(store: MatchStore, played: int = 0, seed: int = 7) -> tuple[MatchRun, Recorder]:
    recorder = Recorder(store)
    return play_on(new_run(seed=seed, on_change=recorder), played), recorder


def finished(store: MatchStore, seed: int, title: str = "Classic", at: float = 0.0) -> int:
    run = play_deal(new_run(seed=seed, overrides=ONE_DEAL))
    return store.import_log(run.log, title, at=at)


def test_every_action_is_on_disk_when_it_has_been_played(store: MatchStore) -> None:
    run, recorder = recorded(store)
    other = seen_by_another(store)
    for _ in range(60):
        play_on(run, 1)
        assert recorder.match is not None
        assert other.text(recorder.match) == dumps(run.log)


def test_an_action_is_one_row(store: MatchStore) -> None:
    run, _ = recorded(store, 5)
    with store.database.reading() as connection:
        before = connection.total_changes
        play_on(run, 1)
        assert connection.total_changes == before + 1


def test_undo_is_on_disk_too(store: MatchStore) -> None:
    run, recorder = recorded(store, 1)
    while not (isinstance(run.log.deals[-1].entries[-1].action, LayDown) and run.can_undo()):
        play_on(run, 1, run.log.actions)
    other = seen_by_another(store)
    assert recorder.match is not None
    action = run.undo()
    assert other.log(recorder.match) == run.log
    run.play(action)
    assert other.log(recorder.match) == run.log


def test_an_interrupted_match_goes_on_under_its_number(store: MatchStore) -> None:
    run, recorder = recorded(store, 30)
    (unfinished,) = store.unfinished().matches
    resumed = MatchRun.from_log(unfinished.log)
    resumed.on_change = Recorder(store, match=unfinished.id)
    assert resumed.state.digest() == run.state.digest()
    play_on(resumed, 10)
    assert recorder.match == unfinished.id
    assert store.log(unfinished.id) == resumed.log
    assert len(store.unfinished().matches) == 1


def test_several_matches_wait_the_one_played_latest_first(store: MatchStore) -> None:
    first, _ = recorded(store, 3, 1)
    recorded(store, 3, 2)
    recorded(store, 3, 3)
    play_on(first, 1)
    assert [one.log.seed for one in store.unfinished().matches] == [1, 3, 2]


def test_a_finished_match_moves_to_the_finished_ones_with_its_scores(store: MatchStore) -> None:
    recorder = Recorder(store)
    run = play_deal(new_run(overrides=ONE_DEAL))
    recorder(run.log)
    recorder.book(run)
    assert store.unfinished().matches == ()
    (match,) = finished_in(store)
    assert store.log(match.id) == run.log
    assert (match.deals, match.state) == (1, "watched")
    with store.database.reading() as connection:
        (totals,) = connection.execute("SELECT totals FROM matches").fetchone()
    assert tuple(json.loads(totals)) == run.match.totals


@pytest.mark.parametrize(("seat", "result"), [(0, "won"), (1, "lost")])
def test_the_result_is_that_of_the_person(seat: int, result: str) -> None:
    run = play_deal(new_run(seed=3, overrides=ONE_DEAL))
    run.finish_deal()
    outcome = run.outcome()
    assert outcome is not None
    winner = run.match.setup.scorer_seats[outcome.winners[0]][0]
    person = (winner + seat) % 4
    players = [Player("A", "random")] * 4
    players[person] = Player("You")
    run.log.players = tuple(players)
    ending = Ending.of(run)
    assert ending is not None
    assert (ending.result, ending.margin) == (result, outcome.margin)


def test_a_finished_match_takes_no_more_actions(store: MatchStore) -> None:
    run = play_deal(new_run(overrides=ONE_DEAL))
    match = store.import_log(run.log)
    with pytest.raises(NoSuchMatch):
        store.truncate(match, 1, 2)
    assert store.log(match) == run.log


@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    preset=st.sampled_from(["classic_4p", "samba", "hand_and_foot", "american_2017"]),
    seed=st.integers(0, 10**6) | st.text(max_size=5),
    made_up=st.lists(actions, max_size=12),
    names=st.text(max_size=12),
)
def test_whatever_a_log_holds_comes_back(
    store: MatchStore, preset: str, seed: int | str, made_up: list[object], names: str
) -> None:
    run = new_run(preset, seed)
    run.start_deal()
    log = run.log.copy()
    log.rules_name = names
    log.players = tuple(Player(names, player.played_by) for player in log.players)
    for action in made_up:
        log.add(0, action)  # type: ignore[arg-type]
    match = store.rewrite(None, log, "", 0.0)
    again = seen_by_another(store)
    assert again.text(match) == dumps(log)
    assert again.log(match) == loads(dumps(log)).log
    again.database.close()


def test_rules_are_stored_once_for_all_matches_that_share_them(store: MatchStore) -> None:
    for seed in (1, 2, 3):
        finished(store, seed)
    with store.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM rules").fetchone() == (1,)


def test_finished_matches_are_found_by_words_rules_result_and_time(store: MatchStore) -> None:
    for seed, title in enumerate(["Samba", "Classic", "Größe"], start=1):
        finished(store, seed, title, at=float(seed))

    def titles(**wanted: Any) -> list[str]:
        return [match.rules_name for match in finished_in(store, ListFilter(**wanted))]

    assert titles() == ["Größe", "Classic", "Samba"]
    assert titles(text="GRÖSSE b") == ["Größe"]
    assert titles(text="sam d") == ["Samba"]
    assert titles(text="sam %") == []
    assert titles(rules=("Classic",)) == ["Classic"]
    assert titles(state="won") == []
    assert titles(period="year") == []


def test_a_page_has_its_part_of_the_list_in_order(store: MatchStore) -> None:
    for seed, title in enumerate(["b", "a", "C", "d"], start=1):
        finished(store, seed, title, at=float(seed))
    part = store.listed(ListFilter(), ListOrder("rules_name", descending=False), 1, 2)
    assert [match.rules_name for match in part] == ["b", "C"]
    assert store.count(ListFilter()) == 4


def test_deleted_matches_come_back_by_undo(store: MatchStore) -> None:
    ids = [finished(store, seed) for seed in (1, 2, 3)]
    before = finished_in(store)
    deleted = store.delete(ids[0], ids[2])
    assert [match.id for match in finished_in(store)] == [ids[1]]
    seen_by_another(store).restore(deleted)
    assert finished_in(store) == before
    store.delete(ids[0])
    store.purge()
    store.restore(deleted)
    assert len(finished_in(store)) == 2


def test_a_log_that_does_not_play_is_not_taken_in(store: MatchStore) -> None:
    log = play_on(new_run(), 20).log
    del log.deals[0].entries[3]
    with pytest.raises(ReplayDifference):
        store.import_log(log)
    assert store.unfinished().matches == ()


def test_a_running_match_is_taken_in_as_one_that_waits(store: MatchStore) -> None:
    log = play_on(new_run(), 20).log
    match = store.import_log(log)
    assert [(one.id, one.log) for one in store.unfinished().matches] == [(match, log)]


def test_a_match_of_the_same_source_is_taken_in_once_and_keeps_its_number(
    store: MatchStore,
) -> None:
    log = play_on(new_run(), 5).log
    first = store.import_log(log, source="one file")
    assert store.import_log(log, source="one file") == first
    assert store.import_log(log, source="another") != first
    assert store.import_log(log) != store.import_log(log)


def test_a_match_that_cannot_be_read_is_told_and_kept_while_others_go_on(
    store: MatchStore,
) -> None:
    _, bad = recorded(store, 20, 1)
    run, _ = recorded(store, 20, 2)
    with store.database.writing() as connection:
        connection.execute("UPDATE actions SET line = 'x' WHERE match = ? AND number = 3", (1,))
    found = store.unfinished()
    assert [one.log for one in found.matches] == [run.log]
    assert [problem.code for problem in found.problems] == [StorageCode.MATCH_DAMAGED]
    assert store.unfinished().problems == ()
    assert bad.match is not None
    assert "\nx" in store.text(bad.match)


# --- trouble while playing ----------------------------------------------------------------------


def full(store: MatchStore, pages: int) -> None:
    with store.database.reading() as connection:
        connection.execute(f"PRAGMA max_page_count = {pages}")


def test_on_a_full_disk_the_match_goes_on_and_is_whole_when_there_is_room(
    store: MatchStore,
) -> None:
    told: list[StorageProblem] = []
    recorder = Recorder(store, told.append)
    run = play_on(new_run(on_change=recorder), 5)
    full(store, 1)
    while not told:
        play_on(run, 1)
    play_on(run, 5)
    assert [problem.code for problem in told] == [StorageCode.NOT_WRITABLE]
    assert "full" in told[0].reason
    full(store, 10_000)
    play_on(run, 1)
    assert recorder.problem is None
    assert recorder.match is not None
    assert store.log(recorder.match) == run.log


def test_a_folder_that_cannot_be_made_is_told_once_and_tried_again(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    told: list[StorageProblem] = []
    recorder = Recorder(MatchStore(Database(blocked / "matches.db")), told.append)
    run = play_on(new_run(on_change=recorder), 30)
    assert [problem.code for problem in told] == [StorageCode.NOT_WRITABLE]
    blocked.unlink()
    play_on(run, 1)
    assert recorder.problem is None
    assert recorder.match is not None
    assert recorder.store.log(recorder.match) == run.log


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no file that is open")
def test_a_database_that_vanishes_is_made_anew(store: MatchStore) -> None:
    run, recorder = recorded(store, 30)
    for path in store.database.path.parent.glob("matches.db*"):
        path.unlink()
    play_on(run, 1)
    assert recorder.problem is None
    assert recorder.match is not None
    assert seen_by_another(store).log(recorder.match) == run.log


def test_two_programs_lose_nothing_of_each_other(store: MatchStore) -> None:
    run, one = recorded(store, 3, 1)
    other_run, other = recorded(seen_by_another(store), 3, 2)
    for _ in range(20):
        play_on(run, 1)
        play_on(other_run, 1)
    logs: list[MatchLog] = [match.log for match in seen_by_another(store).unfinished().matches]
    assert logs == [other_run.log, run.log]
    assert one.problem is other.problem is None


def test_what_bots_considered_is_on_disk_with_the_action(store: MatchStore) -> None:
    run, recorder = recorded(store)
    run.log.advice = True
    run.start_deal()
    run.play(DrawStock(), thought_of([Advised(DrawStock(), 1.5, 0.5, None, ("better",))]))
    assert recorder.match is not None
    found = seen_by_another(store).log(recorder.match)
    assert found == run.log
    assert found.deals[0].thoughts[1][0].value == 1.5


def test_the_list_can_be_ordered_by_every_column(store: MatchStore) -> None:
    numbers = {finished(store, seed, at=float(seed)) for seed in (1, 2)}
    for column in get_args(ListColumn):
        for descending in (False, True):
            found = store.listed(ListFilter(), ListOrder(column, descending), 0, 9)
            assert {match.id for match in found} == numbers


def test_the_list_is_ordered_by_the_players_names(store: MatchStore) -> None:
    for seed, name in ((1, "Zoe"), (2, "Ann")):
        log = play_deal(new_run(seed=seed, overrides=ONE_DEAL)).log
        players = tuple(replace(player, name=name) for player in log.players)
        store.import_log(replace(log, players=players), "Classic", at=1.0)
    order = ListOrder("players", descending=False)
    names = [match.players[0].name for match in store.listed(ListFilter(), order, 0, 9)]
    assert names == ["Ann", "Zoe"]


def test_a_file_with_foreign_tables_is_checked_at_the_next_start(tmp_path: Path) -> None:
    database = Database(tmp_path / "matches.db")
    with contextlib.closing(sqlite3.connect(database.path)) as foreign:
        foreign.execute("CREATE TABLE matches (words)")
        foreign.commit()
    with pytest.raises(StorageProblem), database.reading():
        pass
    assert database.mark_path.exists()


def test_the_counting_aid_is_told_in_the_list_and_kept_with_the_match(store: MatchStore) -> None:
    run, recorder = recorded(store, 20)
    recorded(store, 5, 2)
    assert recorder.match is not None
    run.log.counting_aid = True
    recorder.renew(run.log)
    play_on(run, 10)
    assert store.log(recorder.match) == run.log
    listed = store.listed(ListFilter(), ListOrder(), 0, 9)
    assert {one.id: one.counting_aid for one in listed}[recorder.match]
    assert [one.counting_aid for one in listed].count(True) == 1


def test_a_finished_match_still_tells_of_the_counting_aid(store: MatchStore) -> None:
    recorder = Recorder(store)
    run = new_run(overrides=ONE_DEAL)
    run.log.counting_aid = True
    play_deal(run)
    recorder(run.log)
    recorder.book(run)
    (match,) = finished_in(store)
    assert match.counting_aid
    assert store.log(match.id) == run.log
