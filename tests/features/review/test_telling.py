"""What is told of a moment: facts that explain it, and praise for what is not plain to anybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from canasta_qt.engine.actions import DrawStock, LayDown, Play
from canasta_qt.engine.cards import from_code
from canasta_qt.features.review.model import judging, reviewing
from canasta_qt.features.review.model.judging import MoveJudge
from canasta_qt.features.review.model.moments import DealReview, Moment
from canasta_qt.features.review.model.reviewing import Reviewer, anybody_finds, telling_fact
from canasta_qt.players.api import make_bot
from canasta_qt.players.judging import PLACES, Branch, Comparison, Fact, Facts, compare, equal_moves
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.timeline import Timeline
from tests.features.review.test_review import SEAT, fewer_worlds, match
from tests.helpers.deals.reviews import moment, played_match
from tests.players.judging.test_comparison import some_discards

__all__ = ["fewer_worlds"]

WORLDS, GAP = 1000, 10.0


def facts_of(shares: Mapping[Fact, float]) -> Facts:
    sums = [0] * len(PLACES)
    for name, share in shares.items():
        sums[PLACES[name]] = round(share * WORLDS)
    return Facts(WORLDS, tuple(sums), tuple(sums))


def compared(
    played: Mapping[Fact, float], other: Mapping[Fact, float], explains: Mapping[Fact, float]
) -> Comparison:
    """Two moves of which the second is better, with such facts that explain so much of it."""
    apart = [0.0] * len(PLACES)
    for name, share in explains.items():
        apart[PLACES[name]] = share * GAP * WORLDS
    one = Branch(DrawStock(), (0.0,) * WORLDS, facts_of(played))
    two = Branch(DrawStock(), (GAP,) * WORLDS, facts_of(other), tuple(apart))
    return Comparison((one, two), WORLDS, "careful")


def test_a_fact_that_only_goes_along_is_not_told() -> None:
    played: dict[Fact, float] = {"they_open_soon": 0.8, "own_completes": 0.2}
    other: dict[Fact, float] = {"they_open_soon": 0.6, "own_completes": 0.27}
    found = telling_fact(compared(played, other, {"they_open_soon": 0.05, "own_completes": 0.6}), 1)
    assert found is not None
    assert (found.fact, found.one, found.other) == ("own_completes", 0.2, 0.27)
    assert telling_fact(compared(played, other, {}), 1) is None


def test_a_fact_that_speaks_against_the_better_move_is_not_told() -> None:
    comparison = compared({"next_takes": 0.0}, {"next_takes": 0.9}, {"next_takes": 1.0})
    assert telling_fact(comparison, 1) is None
    assert telling_fact(comparison, 0) is not None


def test_a_fact_that_hardly_differs_is_not_told() -> None:
    comparison = compared({"pile_given": 0.2}, {"pile_given": 0.0}, {"pile_given": 0.9})
    assert telling_fact(comparison, 1) is None
    comparison = compared({"pile_given": 2.0}, {"pile_given": 0.5}, {"pile_given": 0.9})
    assert telling_fact(comparison, 1) is not None


@pytest.mark.skipif(not COMPILED, reason="wants many deals")
def test_what_is_explained_is_found_where_the_fact_differs() -> None:
    view, actions = some_discards("classic_4p", 3)
    found = compare(view, actions[:2], worlds=400)
    assert found is not None
    gap = found.gap(1, 0).points
    for fact, place in PLACES.items():
        assert found.explained(fact) == pytest.approx(found.branches[1].apart[place] / 400 / gap)
        if not any(branch.facts.sums[place] for branch in found.branches if branch.facts):
            assert found.explained(fact) == 0


def test_what_beginners_do_is_no_find() -> None:
    view, actions = some_discards("classic_4p", 3)
    usual = [make_bot(level, "review").choose(view) for level in ("newcomer", "casual")]
    assert all(anybody_finds(view, action) for action in usual)
    others = [one for one in actions if not any(equal_moves(view, one, bot) for bot in usual)]
    assert others
    assert not any(anybody_finds(view, action) for action in others)


def test_what_beginners_do_is_not_praised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MoveJudge, "judge", lambda *_: judging.Judgement("well_found"))
    monkeypatch.setattr(reviewing, "anybody_finds", lambda *_: True)
    reviewer = Reviewer(Timeline(match().log), SEAT)
    for _ in reviewer.run():
        pass
    assert reviewer.review.deals[1].done
    assert not reviewer.review.moments


def laying(turn: int, action: int, points: int, rank: str, onto: int = 3) -> Moment:
    other = LayDown((Play((from_code(f"{rank}s1"), from_code("X1")), onto),))
    some = moment(Timeline(played_match(1)), 1, 1, "costly", points)
    return replace(some, turn=turn, action=action, other=other)


def test_cards_held_back_turn_after_turn_are_told_once() -> None:
    found = (
        laying(1, 3, 90, "8"),
        laying(2, 9, 120, "8"),
        laying(3, 20, 80, "8"),
        laying(4, 30, 50, "9"),
        laying(5, 40, 60, "8", onto=4),
    )
    told = DealReview(1, "", found=found).moments
    assert [one.action for one in told] == [9, 30, 40]
