"""What is counted of deals, and what it amounts to."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.events import HandDealt, StockDrawn
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.database import Database
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.statistics import (
    StatisticsFilter,
    matches_to_count,
    note_counts,
    statistics_filter_values,
    statistics_report,
)
from canasta_qt.storage.statistics_counts import (
    COMPONENTS,
    Chance,
    SeatCount,
    company_of,
    count_deal,
    count_match,
    luck_of,
    relations_of,
)
from tests.helpers.deals.matches import finished_in, new_run, play_deal

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}
PEOPLE = (
    Player("You"), Player("Vera", "club:miser"), Player("Otto", "steady"), Player("Nina", "club"),
)  # fmt: skip


SEEDS = (1, 2, 3)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[MatchRun]]:
    """A database with a match for each seed, and these matches."""
    store = MatchStore(Database(tmp_path_factory.mktemp("played") / "matches.db"))
    runs = [played(seed, store) for seed in SEEDS]
    store.database.backup()
    store.database.close()
    return store.database.backup_path, runs


@pytest.fixture
def store(filled: tuple[Path, list[MatchRun]], tmp_path: Path) -> MatchStore:
    shutil.copyfile(filled[0], tmp_path / "matches.db")
    return MatchStore(Database(tmp_path / "matches.db"))


def played(seed: int, store: MatchStore | None = None, preset: str = "classic_4p") -> MatchRun:
    """A match of one deal; kept in the store if there is one."""
    run = new_run(preset, seed, ONE_DEAL)
    run.log.players = PEOPLE[: len(run.log.players)]
    if store is not None:
        run.on_change = recorder = Recorder(store, title=f"Rules {seed % 2}")
    play_deal(run)
    if store is not None:
        recorder.book(run)
    return run


@cache
def any_match(preset: str = "classic_4p") -> MatchRun:
    return played(1, preset=preset)


def by_seat(run: MatchRun) -> dict[int, SeatCount]:
    return {count.seat: count for count in count_deal(run)}


def test_the_components_of_a_score_add_up_to_its_points() -> None:
    for preset in ("classic_4p", "samba", "hand_and_foot", "american_2017", "classic_3p"):
        for count in by_seat(any_match(preset)).values():
            parts = sum(int(count.values[name]) for name in COMPONENTS)
            assert parts == count.values["points"]


def test_partners_share_the_score_and_opponents_have_the_other() -> None:
    run = any_match()
    counts = by_seat(run)
    first, second = (score.total for score in run.finish_deal())
    assert [counts[seat].values["points"] for seat in range(4)] == [first, second, first, second]
    assert counts[0].values["ahead"] == first - second == -int(counts[1].values["ahead"])


def test_cards_are_counted_that_came_from_the_deck_only() -> None:
    run = any_match()
    for seat, count in by_seat(run).items():
        came = [
            card
            for event in run.history
            if isinstance(event, HandDealt | StockDrawn) and event.seat == seat
            for card in event.cards
        ]
        assert count.values["cards"] == len(came)
        assert count.values["wilds"] == sum(IS_WILD[KIND[card]] for card in came)


def test_what_is_due_follows_from_the_cards_left_in_the_deck() -> None:
    chance = Chance()
    chance.draw([1, 1], [1, 1, 0, 0])
    assert (chance.seen, chance.due) == (2, 1.0)
    assert chance.spread == pytest.approx(1 / 3)
    chance.draw([0], [0])
    assert (chance.seen, chance.due) == (2, 1.0)


def test_a_deck_dealt_out_to_the_last_card_gives_exactly_what_is_due_to_one_seat() -> None:
    run = new_run()
    pack = run.match.setup.pack
    (luck,) = luck_of(1, pack, run.match.setup.points, [HandDealt(0, pack)])
    assert luck.wilds.seen == luck.wilds.due == 12
    assert luck.threes.seen == luck.threes.due == 4
    assert luck.wilds.spread == luck.worth.spread == 0


def test_over_many_deals_chance_strays_as_far_as_it_should() -> None:
    strayed = [
        (chance.seen - chance.due) ** 2 / chance.spread
        for seed in range(60)
        for chance in [_dealt(seed)]
    ]
    assert 0.5 < sum(strayed) / len(strayed) < 1.7


def _dealt(seed: int) -> Chance:
    run = new_run(seed=seed)
    events = run.start_deal()
    setup = run.match.setup
    return luck_of(setup.seats, setup.pack, setup.points, events)[2].worth


def test_places_go_by_the_person_and_the_running_totals() -> None:
    run = any_match()
    assert relations_of(run.log) == ("own", "opponent", "partner", "opponent")
    assert company_of(run.log) == ("Otto", "club")
    alone = any_match("classic_3p")
    assert relations_of(alone.log) == ("own", "opponent", "opponent")
    assert company_of(alone.log) == ("", "")


def test_where_only_bots_play_they_are_counted_as_watched() -> None:
    run = play_deal(new_run(overrides=ONE_DEAL))
    assert relations_of(run.log) == ("watched",) * 4
    assert company_of(run.log) == ("", "random")


def test_a_match_joins_the_statistics_as_it_ends(
    store: MatchStore, filled: tuple[Path, list[MatchRun]]
) -> None:
    found = statistics_report(store, StatisticsFilter())
    assert [match.rules for match in found.matches] == ["Rules 1", "Rules 0", "Rules 1"]
    assert {place: sums.seats for place, sums in found.seats.items()} == {
        "own": 3, "partner": 3, "opponent": 6,
    }  # fmt: skip
    points = [run.finish_deal()[0].total for run in filled[1]]
    assert found.at("own").mean("points") == pytest.approx(sum(points) / 3)
    assert matches_to_count(store) == []


def test_a_deal_that_only_bots_play_counts_once(tmp_path: Path) -> None:
    store = MatchStore(Database(tmp_path / "bots.db"))
    run = new_run(overrides=ONE_DEAL)
    run.on_change = recorder = Recorder(store, title="Bots")
    recorder.book(play_deal(run))
    found = statistics_report(store, StatisticsFilter()).at("watched")
    assert (found.seats, found.deals) == (4, 1)


def test_the_margin_has_the_sign_of_the_result(store: MatchStore) -> None:
    for match in statistics_report(store, StatisticsFilter()).matches:
        assert match.result in ("won", "lost")
        assert (match.margin > 0) == (match.result == "won")


def test_matches_are_chosen_by_rules_level_partner_and_time(store: MatchStore) -> None:
    found = statistics_filter_values(store)
    assert (found.rules, found.levels, found.partners) == (
        ("Rules 0", "Rules 1"), ("club",), ("Otto",),
    )  # fmt: skip

    def count(choice: StatisticsFilter) -> tuple[int, int]:
        chosen = statistics_report(store, choice)
        return len(chosen.matches), chosen.at("own").seats

    assert count(StatisticsFilter(rules=("Rules 1",))) == (2, 2)
    assert count(StatisticsFilter(level="club", partner="Otto")) == (3, 3)
    assert count(StatisticsFilter(partner="")) == (0, 0)
    assert count(StatisticsFilter(since=4e9)) == (0, 0)


def test_deleted_matches_do_not_count(store: MatchStore) -> None:
    deleted = store.delete(finished_in(store)[0].id)
    assert len(statistics_report(store, StatisticsFilter()).matches) == 2
    assert statistics_report(store, StatisticsFilter()).at("own").seats == 2
    store.restore(deleted)
    assert len(statistics_report(store, StatisticsFilter()).matches) == 3


def test_a_match_that_was_not_counted_is_counted_from_its_log(store: MatchStore) -> None:
    before = statistics_report(store, StatisticsFilter())
    with store.database.writing() as connection:
        connection.execute("DELETE FROM people")
        connection.execute("DELETE FROM counts")
    assert statistics_report(store, StatisticsFilter()).matches == ()
    for match in matches_to_count(store):
        log = store.log(match)
        note_counts(store, match, log, *count_match(log))
    assert statistics_report(store, StatisticsFilter()) == before


def test_a_match_whose_first_deals_were_not_counted_waits_to_be_counted_whole(
    tmp_path: Path,
) -> None:
    store = MatchStore(Database(tmp_path / "matches.db"))
    run = new_run(overrides={"match.end": {"kind": "deals", "count": 2}})
    run.log.players = PEOPLE
    play_deal(run)
    run.finish_deal()
    run.on_change = recorder = Recorder(store)
    play_deal(run)
    recorder.book(run)
    assert statistics_report(store, StatisticsFilter()).matches == ()
    assert len(matches_to_count(store)) == 1


def test_the_description_of_all_tables_fits_into_the_first_page(store: MatchStore) -> None:
    """What recovers a damaged file puts a sound first page in place of a broken one."""
    store.database.close()
    header, leaf = 100, 13
    assert store.database.path.read_bytes()[header] == leaf
