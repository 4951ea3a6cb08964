"""A new match from the middle of another, with the same hidden cards or with fresh ones."""

from canasta_qt.record.log_text import dumps, loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import (
    ReplayPoint,
    Timeline,
    seen_cards,
    with_fresh_cards,
    with_same_cards,
)
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run, play_on

PRESETS = (
    "classic_4p", "classic_3p", "classic_2p", "samba", "american_2017", "hand_and_foot", "albany",
    "pennies", "canadian", "jonola", "british", "bolivia",
)  # fmt: skip


def timeline_of(preset: str, actions: int = 45) -> Timeline:
    return Timeline(play_on(new_run(preset, 5), actions).log)


@for_each("preset", PRESETS)
def test_fresh_cards_change_only_what_the_seat_has_not_seen(preset: str) -> None:
    timeline = timeline_of(preset)
    for action in (0, 7, timeline.tape(1).actions * 2 // 3):
        log = with_same_cards(timeline, ReplayPoint(1, action), 1, level="steady")
        fresh = with_fresh_cards(log, 1, 99)
        before, after = MatchRun.from_log(log), MatchRun.from_log(fresh)
        assert after.view(1) == before.view(1)
        assert after.state.hands != before.state.hands
        assert fresh.deals[-1].entries == log.deals[-1].entries
        assert loads(dumps(fresh)).log == fresh


@for_each("preset", [*PRESETS, "classic_wild", "bain_hand_and_foot", "quinella"])
def test_no_hidden_card_stays_where_it_is_in_all_fresh_cards(preset: str) -> None:
    """Neither threes in a foot or a hand, nor what lies under the pile."""
    timeline = timeline_of(preset)
    for action in (0, 20):
        log = with_same_cards(timeline, ReplayPoint(1, action), 1, level="steady")
        true = MatchRun.from_log(log)
        stay = set(log.deals[0].order) - seen_cards(true, 1)
        for seed in range(8):
            fresh = with_fresh_cards(log, 1, seed).deals[0].order
            stay &= {old for old, new in zip(log.deals[0].order, fresh, strict=True) if old == new}
        assert not stay


def test_two_seeds_give_different_cards() -> None:
    log = with_same_cards(timeline_of("classic_4p"), ReplayPoint(1, 20), 0, level="steady")
    assert (
        with_fresh_cards(log, 0, 1).deals[-1].order != with_fresh_cards(log, 0, 2).deals[-1].order
    )


def test_the_number_of_a_cut_is_no_card_that_was_seen() -> None:
    log = with_same_cards(timeline_of("canadian"), ReplayPoint(1, 0), 1, level="steady")
    run = MatchRun.from_log(log)
    number = run.state.cuts[0].cards
    assert number not in run.state.hands[1]
    assert number not in run.state.pile
    orders = [with_fresh_cards(log, 1, seed).deals[-1].order for seed in range(5)]
    assert len({order.index(number) for order in orders}) > 1


def test_the_same_cards_go_on_exactly_from_there() -> None:
    timeline = timeline_of("classic_4p", 300)
    place = timeline.moved(timeline.end, -20)
    log = with_same_cards(timeline, place, 2, level="steady", secret="ab" * 32)
    run = MatchRun.from_log(log)
    assert run.state.digest() == timeline.run_at(place).state.digest()
    assert [player.is_human for player in log.players] == [False, False, True, False]
    assert all(deal.seal is None for deal in log.deals)


def test_bots_that_were_at_the_table_stay_what_they_are() -> None:
    timeline = timeline_of("classic_4p")
    log = with_same_cards(timeline, ReplayPoint(1, 5), 0, level="steady")
    assert [player.played_by for player in log.players] == ["human", "random", "random", "random"]
