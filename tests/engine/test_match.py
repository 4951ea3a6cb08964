"""Matches: the target, ties, a fixed number of deals, the dealer, and drawing for seats."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy, deepcopy
from pickle import dumps, loads

import pytest

from canasta_qt.engine import Match, Phase, act, random_action, resolve
from canasta_qt.engine.cards import KIND, from_code
from canasta_qt.engine.rules import RulesProblem, TableRules, preset, replace_option
from canasta_qt.engine.scoring import ScoreLine, SideScore
from canasta_qt.engine.seating import draw_rank
from tests.helpers.cases import for_each


def match_at(*deals: tuple[int, int], **overrides: object) -> Match:
    """A classic match in which these deals have been scored."""
    match = Match(resolve("classic_4p", {k.replace("__", "."): v for k, v in overrides.items()}), 1)
    for points in deals:
        match.scores.append(
            tuple(
                SideScore(side, (ScoreLine("melded", value),)) for side, value in enumerate(points)
            )
        )
    return match


def test_both_past_the_target_the_higher_total_wins() -> None:
    outcome = match_at((5240, 5310)).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.margin) == ((1,), 70)


def test_a_tie_at_the_target_plays_on() -> None:
    assert match_at((5200, 5200)).outcome() is None


def test_a_tie_is_shared_where_the_rules_say_so() -> None:
    outcome = match_at((5200, 5200), match__tie="shared").outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_below_the_target_nobody_has_won() -> None:
    assert match_at((4995, -200)).outcome() is None


def test_a_fixed_number_of_deals_ends_the_match() -> None:
    end = {"kind": "deals", "count": 2}
    assert match_at((100, 50), match__end=end).outcome() is None
    outcome = match_at((100, 50), (0, 20), match__end=end).outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_deal_passes_to_the_left_and_the_next_player_begins() -> None:
    match = Match(resolve("classic_4p", {}), 7)
    first = match.dealer
    state, _ = match.start_deal()
    assert state.turn_seat == (first + 1) % 4
    rng = random.Random(7)
    while state.phase is not Phase.OVER:
        act(state, random_action(state, rng))
    match.finish_deal(state)
    assert match.dealer == (first + 1) % 4
    assert match.start_deal()[0].totals == match.totals


def test_a_deal_that_goes_on_is_not_scored() -> None:
    match = Match(resolve("classic_4p", {}), 7)
    state, _ = match.start_deal()
    with pytest.raises(ValueError, match="not ended"):
        match.finish_deal(state)


def test_the_two_highest_cards_are_partners_and_the_highest_plays_first() -> None:
    for seed in range(40):
        seating = Match(preset("classic_partner_draw").rules, seed).seating
        order = sorted(range(4), key=lambda person: draw_rank(seating.drawn[person]), reverse=True)
        assert {seating.persons[0], seating.persons[2]} == set(order[:2])
        assert seating.persons[(seating.dealer + 1) % 4] == order[0]


def test_drawn_cards_rank_ace_high_then_spades_hearts_diamonds_clubs() -> None:
    cards = [from_code(text + "1") for text in ("As", "Ah", "Kc", "4d", "3h", "2s", "2c")]
    assert sorted(cards, key=draw_rank, reverse=True) == cards


def test_the_same_seed_deals_the_same_match_and_another_does_not() -> None:
    rules = resolve("classic_4p", {})
    assert Match(rules, 5).order_for_next_deal() == Match(rules, 5).order_for_next_deal()
    assert Match(rules, 5).order_for_next_deal() != Match(rules, 6).order_for_next_deal()


def test_rules_that_do_not_fit_together_refuse_to_start_and_name_the_options() -> None:
    with pytest.raises(RulesProblem, match=r"pack\.wild_ranks"):
        Match(replace_option(TableRules(), "pack.wild_ranks", ("X",)), 1)


def test_a_deck_that_is_not_the_pack_is_refused() -> None:
    match = Match(resolve("classic_4p", {}), 1)
    with pytest.raises(ValueError, match="not the pack"):
        match.start_deal(match.order_for_next_deal()[:-1])


def test_upcards_that_are_rejected_are_covered_and_freeze() -> None:
    match = Match(resolve("classic_4p", {}), 3)
    order = list(match.order_for_next_deal())
    joker = next(card for card in order if KIND[card] == 15)
    five = next(card for card in order if KIND[card] == 5)
    rest = [card for card in order if card not in (joker, five)]
    state, _ = match.start_deal((*rest[:44], joker, five, *rest[44:]))
    assert state.pile == [joker, five]
    assert state.freezer == joker


def to_another_process(match: Match) -> Match:
    sent: Match = loads(dumps(match))
    return sent


@for_each("made_anew", [Match.copy, copy, deepcopy, to_another_process])
def test_a_match_goes_on_elsewhere_as_here(made_anew: Callable[[Match], Match]) -> None:
    match = match_at((700, 1200))
    match.dealer = 2
    there = made_anew(match)
    assert (there.rules, there.seed, there.seating) == (match.rules, match.seed, match.seating)
    assert (there.dealer, there.scores) == (2, match.scores)
    assert there.won_at_once == match.won_at_once
    assert there.start_deal()[0].digest() == match.start_deal()[0].digest()


def test_what_is_booked_in_a_copied_match_is_not_booked_here() -> None:
    match = match_at((700, 1200))
    match.copy().scores.clear()
    assert match.totals == (700, 1200)
