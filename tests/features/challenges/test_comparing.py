"""The expert on your cards: same cards, same companions, the same result every time."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace

import pytest

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.challenges import model as playing
from canasta_qt.features.challenges.model import (
    ENOUGH,
    LEVELS,
    LevelPlayed,
    Parting,
    ahead,
    average,
    begun,
    company,
    comparison_data,
    comparison_from,
    digest_of,
    other_people,
    parting,
    play_task,
    played_by_other,
    seed_for,
    task_of,
)
from canasta_qt.jobs.pool import Pool
from canasta_qt.players.api import make_bot
from canasta_qt.players.search import thinking
from canasta_qt.record.seeds import bot_seed
from canasta_qt.record.timeline import ReplayPoint, Timeline
from tests.helpers.deals.compared import played_match, seat_of_person, told


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    return Timeline(played_match())


@pytest.fixture
def seat(timeline: Timeline) -> int:
    return seat_of_person(timeline.log)


def tasks_of(timeline: Timeline, seat: int, level: str) -> list[playing.LevelTask]:
    return [task_of(timeline, deal, seat, level) for deal in (1, 2)]


def played_elsewhere(
    timeline: Timeline, seat: int, level: str, processes: int
) -> list[LevelPlayed]:
    results: dict[int, LevelPlayed] = {}
    with Pool[playing.LevelTask, LevelPlayed](play_task, processes, niceness=0) as pool:
        for done in pool.run(tasks_of(timeline, seat, level)):
            assert done.result is not None, done.trouble
            results[done.number] = done.result
    return [results[number] for number in sorted(results)]


@pytest.mark.parametrize("processes", [2, pytest.param(1, marks=pytest.mark.slow)])
def test_the_same_comparison_is_the_same_here_and_on_other_processes(
    timeline: Timeline, seat: int, processes: int
) -> None:
    here = [play_task(task) for task in tasks_of(timeline, seat, "club")]
    assert played_elsewhere(timeline, seat, "club", processes) == here


@pytest.mark.slow
def test_so_it_is_with_expert(timeline: Timeline, seat: int) -> None:
    once = played_elsewhere(timeline, seat, "expert", 2)
    assert once == played_elsewhere(timeline, seat, "expert", 1)


def test_who_plays_as_the_person_did_brings_what_the_person_brought(
    timeline: Timeline, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = playing.make_bot
    own = seed_for(timeline.log, seat)

    def same_person(level: str, seed: str, *, by_count: bool = False) -> object:
        return real("newcomer", f"person {seat}") if seed == own else real(level, seed)

    monkeypatch.setattr(playing, "make_bot", same_person)
    for deal in (1, 2):
        found = play_task(task_of(timeline, deal, seat, "newcomer"))
        yours = timeline.tape(deal).deal
        assert found.points == yours.scored
        assert list(found.entries) == yours.entries
        assert parting(yours.entries, found.entries) is None


def test_the_first_move_that_differs_is_that_of_the_seat(timeline: Timeline, seat: int) -> None:
    found = play_task(task_of(timeline, 1, seat, "steady"))
    parts = parting(timeline.tape(1).deal.entries, found.entries)
    assert parts is not None
    assert parts.seat == seat


def test_what_later_deals_depend_on_is_that_of_the_match(timeline: Timeline, seat: int) -> None:
    task = task_of(timeline, 2, seat, "newcomer")
    state = task.tape.turns[0].state
    begin = timeline.run_at(ReplayPoint(2, 0))
    assert task.log.deals[1].order == timeline.log.deals[1].order
    assert task.tape.before.totals == begin.match.totals == timeline.log.deals[0].scored
    assert state.dealer == timeline.log.deals[1].dealer
    assert state.digest() == begin.state.digest()


def test_a_task_carries_no_move_of_the_match(timeline: Timeline, seat: int) -> None:
    task = pickle.loads(pickle.dumps(task_of(timeline, 2, seat, "newcomer")))
    assert all(not deal.entries for deal in task.log.deals)
    assert task.tape.deal.scored is None
    assert len(task.tape.turns) == 1


def test_bots_see_only_what_their_seat_may_see(
    timeline: Timeline, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[PlayerView] = []
    real = playing.make_bot

    class Watched:
        def __init__(self, level: str, seed: str) -> None:
            self.bot = real(level, seed)

        def choose(self, view: PlayerView) -> Action:
            seen.append(view)
            return self.bot.choose(view)

    monkeypatch.setattr(playing, "make_bot", lambda level, seed, **_: Watched(level, seed))
    play_task(task_of(timeline, 1, seat, "newcomer"))
    assert seen
    for view in seen:
        assert isinstance(view, PlayerView)
        others = [hand for at, hand in enumerate(view.hands) if at != view.seat]
        assert all(card < 0 for hand in others for card in hand)


def test_thinking_is_ended_by_count_and_never_by_the_clock(
    timeline: Timeline, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = play_task(task_of(timeline, 1, seat, "club"))
    now = iter(range(10**9))
    monkeypatch.setattr(thinking, "perf_counter", lambda: 100.0 * next(now))
    assert play_task(task_of(timeline, 1, seat, "club")) == here


def test_companions_have_the_seeds_of_the_match(timeline: Timeline) -> None:
    log = timeline.log
    assert seed_for(log, 2) == bot_seed(log, 2)
    unsealed = replace(log, secret="")
    assert seed_for(unsealed, 2) == seed_for(replace(unsealed), 2)  # the same in every process
    assert seed_for(unsealed, 2) not in (seed_for(log, 2), seed_for(unsealed, 1))


def test_a_steady_player_sits_in_for_another_person() -> None:
    log = played_match(1, people=(0, 1))
    (first, second) = [seat for seat, one in enumerate(log.players) if one.is_human]
    assert company(log, first)[second] == "steady"
    assert company(log, first)[first] == ""
    assert other_people(log, first) == (second,)
    assert other_people(played_match(), seat_of_person(played_match())) == ()


def test_a_deal_in_progress_is_compared_only_when_that_is_asked_for(seat: int) -> None:
    timeline = Timeline(played_match(1, more=9))
    seat = seat_of_person(timeline.log)
    assert list(begun(timeline, seat).deals) == [1]
    with_running = begun(timeline, seat, running=True)
    assert list(with_running.deals) == [1, 2]
    assert with_running.deals[2].yours is None
    found = with_running.with_played(
        2, "newcomer", play_task(task_of(timeline, 2, seat, "newcomer"))
    )
    assert found.deals[2].difference(found.scorer, "newcomer") is None
    later = Timeline(played_match(2))
    known = begun(later, seat_of_person(later.log), found)
    assert known.deals[2].levels == found.deals[2].levels
    assert known.deals[2].difference(found.scorer, "newcomer") is not None


def test_a_seat_that_rests_in_a_deal_is_not_compared_there() -> None:
    timeline = Timeline(played_match(2, game="classic_5p"))
    rests = [seat for seat in range(5) if seat not in timeline.tape(1).turns[0].state.order]
    assert rests
    assert 1 not in begun(timeline, rests[0]).deals


def test_another_deck_level_or_version_is_another_comparison(
    timeline: Timeline, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, tape = timeline.log, timeline.tape(1)
    digest = digest_of(log, tape, seat)
    players = tuple(replace(one, played_by="expert") if at == 2 else one
                    for at, one in enumerate(log.players))  # fmt: skip
    assert digest_of(replace(log, players=players), tape, seat) != digest
    assert digest_of(log, timeline.tape(2), seat) != digest
    found = told(timeline, {1: {"expert": (500, 200)}})
    assert begun(timeline, seat, found).deals[1].levels
    monkeypatch.setattr("canasta_qt.features.challenges.model.players_version", lambda: "other")
    assert not begun(timeline, seat, found).deals[1].levels


def test_differences_are_points_by_which_the_side_was_further_ahead(timeline: Timeline) -> None:
    found = told(timeline, {1: {"expert": (500, 200), "newcomer": (0, 0)}})
    yours = found.deals[1].yours
    assert yours is not None
    lead = ahead(yours, found.scorer)
    theirs = 300 if found.scorer == 0 else -300
    assert found.differences() == [lead - theirs]
    assert found.differences("newcomer") == [lead]
    assert found.missing() == [(2, "expert"), (2, "newcomer")]
    assert ahead((100, 40, 20), 0) == 70


def test_a_comparison_comes_back_from_its_data(timeline: Timeline, seat: int) -> None:
    found = told(timeline, {1: {"expert": (500, 200)}, 2: {"newcomer": (5, -20)}})
    assert comparison_from(json.loads(json.dumps(comparison_data(found)))) == found


@pytest.mark.parametrize(
    "change",
    [
        {"seat": "a"},
        {"scorer": 7},
        {"deals": 5},
        {"deals": [{}]},
        {"deals": [{"deal": 1, "digest": "", "yours": [1, True], "levels": {}}]},
        {"deals": [{"deal": 1, "digest": "", "yours": None,
                    "levels": {"expert": {"points": [1, 2], "moves": "?"}}}]},
        {"deals": [{"deal": 1, "digest": "", "yours": None,
                    "levels": {"expert": {"points": [1, 2], "moves": "YWJj"}}}]},
    ],
)  # fmt: skip
def test_data_that_make_no_sense_are_refused(timeline: Timeline, change: dict[str, object]) -> None:
    data = comparison_data(told(timeline, {1: {"expert": (500, 200)}}))
    with pytest.raises(ValueError, match=r"."):
        comparison_from({**data, **change})


def test_the_other_way_can_be_watched_as_a_match(timeline: Timeline, seat: int) -> None:
    found = play_task(task_of(timeline, 2, seat, "steady"))
    other = played_by_other(timeline.log, 2, seat, "steady", "Steady player", found)
    assert other.tape(2).deal.scored == found.points
    assert other.tape(1).deal.entries == timeline.tape(1).deal.entries
    assert other.log.players[seat].name == "Steady player"


def test_a_way_that_is_only_shorter_parts_at_its_end(timeline: Timeline) -> None:
    entries = timeline.tape(1).deal.entries
    assert parting(entries, entries) is None
    assert parting(entries, entries[:3]) == Parting(3, entries[3].seat)


def test_a_mean_is_told_from_ten_deals_on() -> None:
    assert average([10.0] * (ENOUGH - 1)) is None
    found = average([0.0, 20.0] * 5)
    assert found is not None
    assert (found.deals, found.mean) == (10, 10.0)
    assert found.spread == pytest.approx(1.96 * (1000 / 9 / 10) ** 0.5)


def test_expert_and_a_reachable_aim_play() -> None:
    assert LEVELS == ("expert", "newcomer")
    assert make_bot("expert", 1, by_count=True) is not None
