"""Comparing moves: common worlds, facts that were counted, and nothing but the view asked."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from canasta_qt.engine.actions import Action, Discard, DrawStock, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.judging import (
    AVERAGES,
    PLACES,
    SURE,
    Comparer,
    Comparison,
    Facts,
    Gap,
    can_compare,
    compare,
    differences,
    equal_moves,
    moves_of,
)
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout.policy.rollout_facts import FACTS, ROW, watched_rollout
from canasta_qt.players.playout.state_codec import SHELF
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.thinking import MoveWorths, block_of, worlds_of
from tests.players import deals
from tests.players.permutations import moments, shuffled_where_hidden

WORLDS = 40 if COMPILED else 6


def discards(view: PlayerView) -> list[Action]:
    """A discard of each rank, but for those that lead to nothing."""
    found = {KIND[move.card]: move for move in legal_actions(view) if isinstance(move, Discard)}
    return [found[kind] for kind in sorted(found)]


def some_discards(rules: str, seed: int, skip: int = 20) -> tuple[PlayerView, list[Action]]:
    for _, view in islice(moments(preset(rules).rules, seed), skip, None):
        if view.phase is Phase.PLAY and len(discards(view)) > 2:
            return view, discards(view)
    raise AssertionError("nobody throws a card")


@pytest.fixture(scope="module")
def asked() -> tuple[PlayerView, Comparison]:
    view, actions = some_discards("classic_4p", 3)
    comparison = compare(view, actions, worlds=WORLDS)
    assert comparison is not None
    return view, comparison


def test_the_same_question_gets_the_same_answer(asked: tuple[PlayerView, Comparison]) -> None:
    view, first = asked
    actions = [branch.action for branch in first.branches]
    assert compare(view, actions, worlds=WORLDS) == first
    assert compare(view, actions, worlds=WORLDS, luck="other") != first


def test_a_comparison_may_be_gone_on_with(asked: tuple[PlayerView, Comparison]) -> None:
    view, whole = asked
    comparer = Comparer(view, [branch.action for branch in whole.branches])
    comparer.add(WORLDS // 2)
    compare(view, [branch.action for branch in whole.branches], worlds=2, luck="between")
    assert comparer.add(WORLDS - WORLDS // 2) == whole


def test_a_comparison_stops_when_it_is_told_to(asked: tuple[PlayerView, Comparison]) -> None:
    view, whole = asked
    comparer = Comparer(view, [branch.action for branch in whole.branches])
    assert comparer.add(WORLDS, stop=lambda: True).worlds == 0


@pytest.mark.parametrize("rules", ["classic_4p", "american_2017", "hand_and_foot"])
def test_hidden_cards_dealt_anew_give_the_same_comparison(rules: str) -> None:
    rng, found = random.Random(f"coach/{rules}"), 0
    for played, view in islice(moments(preset(rules).rules, 11), 30, None):
        if view.phase is not Phase.PLAY or len(discards(view)) < 2:
            continue
        actions = discards(view)[:2]
        other = view_of(
            shuffled_where_hidden(played.state, view.seat, rng), view.seat, played.events
        )
        for model in ("careful", "plain"):
            first = compare(view, actions, worlds=4, model=model)
            assert first is not None
            assert compare(other, actions, worlds=4, model=model) == first
        found += 1
        if found == 3:
            return
    raise AssertionError("too few moves were compared")


@pytest.mark.parametrize("careful", [True, False])
def test_a_deal_that_is_watched_brings_what_it_brings_unwatched(careful: bool) -> None:
    view, actions = some_discards("classic_4p", 5)
    block, base = block_of(view, careful=careful), flat_view(view)
    worlds = worlds_of(view, block, base, 7)
    outcome = MoveWorths(view, block, 4 if careful else 0)
    moves = moves_of(view, actions)
    assert moves is not None
    watched, row = SHELF.filled("watched", [0, 0]), SHELF.filled("facts", [0] * ROW)
    weights = outcome.outlook if careful else SHELF.filled("none", [0])
    for number in range(10):
        world = worlds.world(number)
        for move in moves:
            plan = SHELF.filled("plan", move.plan)
            stock = outcome.play(world, plan, move.code)
            rounds = 4 if careful else 0
            seen = watched_rollout(block, world, plan, move.code, rounds, weights, watched, row)
            assert (seen, list(watched)) == (stock, list(outcome.brought))


def test_facts_of_a_deal_go_together(asked: tuple[PlayerView, Comparison]) -> None:
    for branch in asked[1].branches:
        facts = branch.facts
        assert facts is not None
        assert facts.average("next_takes") <= facts.average("they_take_soon")
        assert facts.average("they_go_out_soon") <= facts.average("they_go_out")
        assert facts.average("own_is_caught") <= facts.average("they_go_out")
        assert facts.average("they_go_out") + facts.average("own_goes_out") <= 1
        assert facts.average("pile_given") >= facts.average("next_takes")
        assert all(0 <= facts.average(fact) <= 1 for fact in PLACES if fact not in AVERAGES)
    assert sorted(PLACES.values()) == list(range(FACTS))


def test_a_take_and_a_draw_are_compared() -> None:
    for _, view in moments(preset("classic_4p").rules, 4):
        takes = [move for move in legal_actions(view) if isinstance(move, TakePile)]
        if view.phase is Phase.START and takes:
            comparison = compare(view, [takes[0], DrawStock()], worlds=WORLDS)
            assert comparison is not None
            take, draw = (branch.facts for branch in comparison.branches)
            assert take is not None
            assert draw is not None
            assert comparison.gap(0, 1).points == -comparison.gap(1, 0).points
            return
    raise AssertionError("nobody may take the pile")


def test_what_playouts_do_not_know_is_not_compared() -> None:
    _, view = next(moments(resolve("classic_4p", {"table.enforcement": "penalise"}), 5))
    actions = legal_actions(view)[:2]
    assert not can_compare(view, actions)
    assert compare(view, actions) is None
    with pytest.raises(ValueError, match="cannot be compared"):
        Comparer(view, actions)


def test_two_cards_of_a_rank_are_the_same_discard() -> None:
    view, _ = some_discards("classic_4p", 3)
    moves = [move for move in legal_actions(view) if isinstance(move, Discard)]
    for one in moves:
        for other in moves:
            assert equal_moves(view, one, other) == (KIND[one.card] == KIND[other.card])


def test_facts_differ_only_where_it_is_no_accident() -> None:
    counts = [0] * (2 * FACTS)
    often, rarely, almost = counts.copy(), counts.copy(), counts.copy()
    for row, number in ((often, 600), (rarely, 300), (almost, 320)):
        row[PLACES["next_takes"]] = row[FACTS + PLACES["next_takes"]] = number
    facts = [Facts.of(row, 1000) for row in (often, rarely, almost)]
    (difference,) = differences(facts[0], facts[1])
    assert (difference.fact, difference.one, difference.other) == ("next_takes", 0.6, 0.3)
    assert difference.is_share
    assert difference.errors > SURE
    assert differences(facts[1], facts[2]) == ()


def test_a_gap_is_beyond_what_its_errors_leave() -> None:
    assert Gap(50, 5).is_beyond(25, 3)
    assert not Gap(50, 10).is_beyond(25, 3)


def first_move(totals: tuple[int, ...]) -> Comparison:
    """What drawing brings as a deal begins, in a match that stands so."""
    played = deals.start(preset("classic_4p").rules, 3, totals)
    view = deals.view(played, played.state.actor)
    comparison = compare(view, [DrawStock(), DrawStock()], worlds=4)
    assert comparison is not None
    return comparison


def test_the_end_of_a_match_in_sight_gives_chances() -> None:
    near, far = first_move((4200, 4300)), first_move((200, 300))
    assert near.points_of_a_chance is not None
    half = Gap(near.points_of_a_chance / 2, 1.0)
    assert near.chance(half) == pytest.approx(0.5)
    assert far.chance(half) is None
