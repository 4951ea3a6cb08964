"""Ratings of several players: the most likely ones for all that was played."""

from __future__ import annotations

import pytest

from tools.lab.rating import Meeting, Share, elo_of, ratings

PLAYERS = ("low", "middle", "high")


def test_between_two_players_it_is_the_elo_of_their_share() -> None:
    share = Share(70, 100)
    low, high = ratings(("a", "b"), [Meeting("b", "a", share)], "a")
    assert (low.elo, low.interval) == (0, 0)
    assert high.elo == pytest.approx(elo_of(0.7), abs=0.1)
    assert high.interval == pytest.approx(
        (share.elo_interval[1] - share.elo_interval[0]) / 2, rel=0.03
    )


def test_a_chain_of_meetings_adds_up_and_grows_less_sure_along_it() -> None:
    chain = [Meeting("middle", "low", Share(60, 100)), Meeting("high", "middle", Share(75, 100))]
    _, middle, high = ratings(PLAYERS, chain, "low")
    assert high.elo == pytest.approx(elo_of(0.6) + elo_of(0.75), abs=0.1)
    assert high.interval > middle.interval


def test_all_meetings_count_for_all_ratings() -> None:
    """What the highest won against the lowest speaks for the highest, and makes it surer."""
    chain = [Meeting("middle", "low", Share(60, 100)), Meeting("high", "middle", Share(60, 100))]
    before = ratings(PLAYERS, chain, "low")
    after = ratings(PLAYERS, [*chain, Meeting("high", "low", Share(80, 100))], "low")
    assert after[2].elo > before[2].elo
    assert after[1].elo > before[1].elo
    assert after[2].interval < before[2].interval


def test_the_anchor_moves_everybody_alike() -> None:
    chain = [Meeting("middle", "low", Share(60, 100)), Meeting("high", "middle", Share(75, 100))]
    from_low, from_high = (ratings(PLAYERS, chain, anchor) for anchor in ("low", "high"))
    moved = {round(one.elo - other.elo, 1) for one, other in zip(from_low, from_high, strict=True)}
    assert len(moved) == 1


def test_one_win_in_three_is_level_where_three_sides_play() -> None:
    _, rating = ratings(("a", "b"), [Meeting("b", "a", Share(30, 90, sides=3))], "a")
    assert rating.elo == pytest.approx(0, abs=0.1)


def test_a_clean_sweep_is_a_finite_lead() -> None:
    _, rating = ratings(("a", "b"), [Meeting("b", "a", Share(10, 10))], "a")
    assert rating.elo == pytest.approx(Share(10, 10).elo, abs=0.1)


def test_who_never_met_the_others_is_named() -> None:
    with pytest.raises(ValueError, match="nothing joins these to low: high"):
        ratings(PLAYERS, [Meeting("middle", "low", Share(6, 9))], "low")
