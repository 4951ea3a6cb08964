"""A match that was given up is kept as one that was lost, with all that was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.record.log import Player
from canasta_qt.record.log_text import dumps
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.database import Database
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.statistics import matches_to_count
from tests.helpers.deals.matches import finished_in, new_run, play_deal, play_on


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(Database(tmp_path / "matches.db"))


def playing(store: MatchStore) -> tuple[MatchRun, Recorder]:
    """A match in its second deal; a person sits at seat 0."""
    recorder = Recorder(store)
    run = new_run()
    run.log.players = (Player("You"), *run.log.players[1:])
    run.on_change = recorder
    play_deal(run)
    recorder.book(run)
    return play_on(run, 12), recorder


def test_it_is_among_the_finished_and_was_lost(store: MatchStore) -> None:
    run, recorder = playing(store)
    run.concede(0)
    recorder.book(run)
    assert recorder.problem is None
    (match,) = finished_in(store)
    assert (match.state, match.deals) == ("lost", 2)
    assert store.text(match.id) == dumps(run.log)
    assert not store.unfinished().matches


def test_it_counts_in_the_statistics_with_the_deals_that_were_played_out(store: MatchStore) -> None:
    run, recorder = playing(store)
    run.concede(0)
    recorder.book(run)
    assert not matches_to_count(store)


def test_giving_up_between_two_deals_is_kept_too(store: MatchStore) -> None:
    recorder = Recorder(store)
    run = play_deal(new_run(on_change=recorder))
    recorder.book(run)
    run.concede(1)
    recorder.book(run)
    (match,) = finished_in(store)
    assert store.text(match.id) == dumps(run.log)
    assert not matches_to_count(store)


def test_where_the_power_went_at_that_moment_it_is_still_given_up(store: MatchStore) -> None:
    run, _ = playing(store)
    run.concede(0)
    (waiting,) = store.unfinished().matches
    assert isinstance(waiting, Unfinished)
    assert MatchRun.from_log(waiting.log).outcome() == run.outcome()


def test_one_that_comes_as_a_file_is_over_too(store: MatchStore) -> None:
    run, _ = playing(store)
    run.concede(0)
    other = MatchStore(Database(store.database.path.with_name("other.db")))
    other.import_log(run.log)
    assert [match.state for match in finished_in(other)] == ["lost"]
