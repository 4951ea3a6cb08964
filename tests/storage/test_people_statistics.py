"""Several people at one screen: a match counts for each of them, won or lost as each saw it."""

from __future__ import annotations

import math
from pathlib import Path
from statistics import stdev

import pytest

from canasta_qt.record.log import HUMAN, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.database import Database
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.statistics import (
    Report,
    StatisticsFilter,
    figures_are_right,
    matches_to_count,
    note_counts,
    statistics_filter_values,
    statistics_report,
)
from canasta_qt.storage.statistics_counts import count_deal, count_match
from tests.helpers.deals.matches import new_run, play_deal

ANN, BOB, CLEO = Player("Ann", HUMAN), Player("Bob", HUMAN), Player("Cleo", HUMAN)
VERA, NINA = Player("Vera", "steady"), Player("Nina", "club")


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(Database(tmp_path / "matches.db"))


def play(
    store: MatchStore, rules: str, *players: Player, seed: int = 1, deals: int = 1
) -> MatchRun:
    run = new_run(rules, seed, {"match.end": {"kind": "deals", "count": deals}})
    run.log.players = players
    run.on_change = recorder = Recorder(store)
    for _ in range(deals):
        play_deal(run)
        recorder.book(run)
    assert run.outcome() is not None
    return run


def of(store: MatchStore, *names: str) -> Report:
    return statistics_report(store, StatisticsFilter(people=names))


def test_of_two_opponents_one_has_won_and_the_other_lost_by_as_much(store: MatchStore) -> None:
    run = play(store, "classic_2p", ANN, BOB)
    outcome = run.outcome()
    assert outcome is not None
    ann, bob = (of(store, name).matches[0] for name in ("Ann", "Bob"))
    assert {ann.result, bob.result} == {"won", "lost"}
    assert (ann.result == "won") == (0 in outcome.winners)
    assert ann.margin == -bob.margin != 0
    assert (ann.level, bob.level) == (HUMAN, HUMAN)


def test_partners_win_together_and_each_has_the_other_as_partner(store: MatchStore) -> None:
    play(store, "classic_4p", ANN, VERA, CLEO, NINA)
    ann, cleo = of(store, "Ann"), of(store, "Cleo")
    assert ann.matches[0].result == cleo.matches[0].result
    assert ann.matches[0].margin == cleo.matches[0].margin
    assert (ann.matches[0].partner, cleo.matches[0].partner) == ("Cleo", "Ann")
    for report in (ann, cleo):
        assert {place: sums.seats for place, sums in report.seats.items()} == {
            "own": 1, "partner": 1, "opponent": 2,
        }  # fmt: skip
    assert ann.at("own").sums["out"] == cleo.at("partner").sums["out"]
    assert ann.at("opponent").sums == cleo.at("opponent").sums


def test_every_deal_is_told_from_the_seat_of_whoever_is_asked_about(store: MatchStore) -> None:
    run = play(store, "classic_4p", ANN, BOB, CLEO, NINA)
    rows = {count.seat: count.values for count in count_deal(run)}
    for seat, name in enumerate(("Ann", "Bob", "Cleo")):
        own = of(store, name).at("own").sums
        assert own["points"] == rows[seat]["points"]
        assert own["pile_cards"] == rows[seat]["pile_cards"]
        others = of(store, name).at("opponent").sums["pile_cards"]
        against = (1, 3) if seat in (0, 2) else (0, 2)
        assert others == sum(int(rows[one]["pile_cards"]) for one in against)


def test_a_person_is_one_under_former_names_too(store: MatchStore) -> None:
    play(store, "classic_2p", ANN, Player("Vera", "steady"))
    play(store, "classic_2p", BOB, Player("Anna", HUMAN), seed=2)
    assert len(of(store, "Ann").matches) == 1
    assert len(of(store, "Anna", "Ann").matches) == 2
    assert of(store, "Nobody") == Report((), {})
    assert statistics_filter_values(store).people == ("Ann", "Anna", "Bob")


def test_without_a_name_a_match_counts_once_for_its_first_person(store: MatchStore) -> None:
    play(store, "classic_2p", ANN, BOB)
    assert statistics_report(store, StatisticsFilter()) == of(store, "Ann")


def test_a_match_that_was_given_up_is_won_by_the_other_person(store: MatchStore) -> None:
    run = new_run("classic_2p", 1)
    run.log.players = (ANN, BOB)
    run.on_change = recorder = Recorder(store)
    run.start_deal()
    run.concede(0)
    recorder.book(run)
    assert [of(store, name).matches[0].result for name in ("Ann", "Bob")] == ["lost", "won"]


def test_what_was_counted_late_is_what_is_counted_at_the_end(store: MatchStore) -> None:
    play(store, "classic_4p", ANN, BOB, CLEO, NINA)
    before = [of(store, name) for name in ("Ann", "Bob", "Cleo")]
    log = store.log(1)
    assert figures_are_right(store, 1, log, *count_match(log))
    with store.database.writing() as connection:
        connection.execute("UPDATE people SET margin = 'x' WHERE person = 1")
        connection.execute("UPDATE counts SET points = 0.5 WHERE place = 'partner'")
    assert matches_to_count(store) == [1]
    assert not figures_are_right(store, 1, log, *count_match(log))
    note_counts(store, 1, log, *count_match(log))
    assert [of(store, name) for name in ("Ann", "Bob", "Cleo")] == before
    assert matches_to_count(store) == []


def test_the_doubt_of_the_mean_is_that_of_the_points_of_deals(store: MatchStore) -> None:
    run = play(store, "classic_2p", ANN, VERA, deals=12)
    points = [scores[0].total for scores in run.match.scores]
    doubt = of(store, "Ann").at("own").doubt
    assert doubt == pytest.approx(stdev(points) / math.sqrt(len(points)))
    assert of(store, "Vera").at("own").doubt is None
