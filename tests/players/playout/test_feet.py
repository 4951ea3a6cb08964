"""Games with a second hand: playouts and the engine side by side, down to the last foot."""

from __future__ import annotations

from functools import cache

import pytest

from canasta_qt.engine.cards import JOKER, TWO
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.engine.state import DealState
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import policy
from canasta_qt.players.playout.rules import heap, judge, melds, score, steps
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import flat_state
from canasta_qt.players.playout.supported_rules import unknown_options
from canasta_qt.record.positions.position import set_up
from tests.players.playout.checks import (
    actions_do_the_same,
    all_is_alike,
    one_by_one_or_together,
    plans_are_judged_alike,
    policy_keeps_the_rules,
)

GAMES = (
    "hand_and_foot",
    "hand_and_foot_saskatchewan",
    "hand_and_foot_simpson",
    "bain_hand_and_foot",
    "pennies",
    "railroad",
)
KING = 13
HIDDEN = {"need": "hidden canasta (7 from hand)", "from_deal": 1}
HOUSE_RULES: tuple[tuple[str, dict[str, object]], ...] = (
    ("hand_and_foot", {"foot.when": "after_discard", "foot.red_three_replaced": False}),
    ("hand_and_foot", {"foot.unpicked_counts": False, "foot.unpicked_red_three": -100}),
    ("pennies", {"foot.when": "same_turn_if_melded_out", "pile.always_frozen": True}),
    ("railroad", {"foot.pickup": "own_first_canasta", "wild_meld.pile_take": "same_kind_pair"}),
    ("hand_and_foot_saskatchewan", {"initial.tiers": [HIDDEN]}),
    ("hand_and_foot_saskatchewan", {"meld.same_rank": "new_after_canasta", "meld.max_size": 8}),
    ("hand_and_foot", {"foot.pickup": "partner_then_self", "foot.peek": "once_before_play"}),
    ("pennies", {"meld.discard_heap": True, "foot.when": "after_discard"}),
    ("bain_hand_and_foot", {"foot.when": "same_turn_if_melded_out", "meld.same_rank": "merge"}),
    ("bain_hand_and_foot", {"meld.add_natural_to_canasta": True, "meld.max_size": None}),
)
FULL = ("K K K K K K K", "Q Q Q Q Q Q Q", "J J J J J 2 2", "T T T T T 2 2", "2 2 2 2 2 2 2")
"""All the canastas that Hand and Foot asks for."""


@cache
def walked(game: str) -> dict[bool, int]:
    """One deal in which all is compared; how many plans were legal and how many were not."""
    return all_is_alike(preset(game).rules, 12, led=0.9, plans=2)


@pytest.mark.parametrize("game", GAMES)
def test_deep_into_the_deal_every_action_does_the_same(game: str) -> None:
    assert not unknown_options(preset(game).rules)
    assert walked(game)


@pytest.mark.parametrize("game", GAMES)
def test_deep_into_the_deal_a_plan_is_legal_just_where_the_engine_says_so(game: str) -> None:
    assert min(walked(game).values()) > 10


@pytest.mark.parametrize(("game", "changes"), one_by_one_or_together(HOUSE_RULES))
def test_house_rules_of_feet_are_kept_just_as_well(game: str, changes: dict[str, object]) -> None:
    rules = resolve(game, changes)
    assert not unknown_options(rules)
    policy_keeps_the_rules(rules, 1)
    all_is_alike(rules, 3, led=0.8, plans=2)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "changes"), [*((game, {}) for game in GAMES), *HOUSE_RULES])
def test_more_deals_with_feet_are_played_the_same(game: str, changes: dict[str, object]) -> None:
    """The questions above, of other deals."""
    rules = resolve(game, changes)
    actions_do_the_same(rules, 2, led=0.8)
    plans_are_judged_alike(rules, 3, led=0.8)
    actions_do_the_same(rules, 11, led=0.9)


def state(hand: str, *melds: str, game: str = "hand_and_foot", **fields: object) -> DealState:
    position: dict[str, object] = {
        "rules": game,
        "phase": "play",
        "stock": 60,
        "hands": {"0": hand},
        "melds": {"0": list(melds)},
        **fields,
    }
    return set_up(position).state


def flat(pos: DealState) -> State:
    return flat_state(pos, pos.hands, pos.remaining_stock())


def test_the_last_cards_are_laid_and_the_foot_goes_on_in_the_same_turn() -> None:
    pos = state("5c 5d 5h", "K K K K")
    r, s = playout_rules(pos.setup.rules), flat(pos)
    assert policy.decide(r, s) == steps.LAY
    steps.perform(r, s, steps.LAY)
    assert s.foot_stage[0] == const.PLAYED
    assert s.foot_held[0] == 0
    assert s.seat == 0
    assert s.held[0] + s.red_threes[0] >= pos.setup.rules.deal.foot_size


def test_the_last_discard_brings_the_foot_for_the_next_turn() -> None:
    pos = state("5c", "K K K K")
    r, s = playout_rules(pos.setup.rules), flat(pos)
    steps.perform(r, s, policy.decide(r, s))
    assert s.foot_stage[0] == const.TAKEN
    assert s.held[0] == pos.setup.rules.deal.foot_size
    assert s.stage != const.OVER


def test_nobody_goes_out_without_asking_and_before_the_partner_plays_from_the_foot() -> None:
    alone = state("5c 5d 5h 6c", *FULL, feet={"0": "taken"})
    r = playout_rules(alone.setup.rules)
    assert policy.decide(r, flat(alone)) != steps.ASK
    both = flat(state("5c 5d 5h 6c", *FULL, feet={"0": "taken", "2": "taken"}))
    done = [policy.decide(r, both)]
    while both.stage != const.OVER:
        steps.perform(r, both, done[-1])
        done.append(policy.decide(r, both))
    assert done[:2] == [steps.ASK, steps.LAY]
    assert both.out == 0


@pytest.mark.parametrize(("top", "pair", "kind"), [("2", "2 2", TWO), ("X", "X X", JOKER)])
def test_two_wild_cards_of_its_kind_take_a_wild_one(top: str, pair: str, kind: int) -> None:
    pos = state(f"{pair} 5c 6c 8c 9c", "K K K", phase="start", pile=f"4c 5d {top}")
    r, s = playout_rules(pos.setup.rules), flat(pos)
    assert policy.decide(r, s) == steps.TAKE
    steps.perform(r, s, steps.TAKE)
    assert s.sizes[TWO] == 3
    assert s.hand[kind] == 0


def test_one_wild_card_of_its_kind_does_not() -> None:
    pos = state("2 X 5c 6c 8c 9c", "K K K", phase="start", pile="4c 5d 2")
    assert policy.decide(playout_rules(pos.setup.rules), flat(pos)) == steps.DRAW_STOCK


def test_a_foot_nobody_took_up_costs_its_cards() -> None:
    pos = state("5c", "K K K K")
    r, s = playout_rules(pos.setup.rules), flat(pos)
    with_feet = score.score(r, s, 0)
    cost = 0
    for seat in (0, 2):
        for kind in range(const.TWO, const.KINDS):
            cost += s.foot[const.KINDS * seat + kind] * r.hand_cost[kind]
            s.foot[const.KINDS * seat + kind] = 0
    assert score.score(r, s, 0) == with_feet + cost


def test_who_holds_only_locked_ranks_ends_the_deal() -> None:
    pos = state("7c 7d", "K K K K", game="pennies")
    r, s = playout_rules(pos.setup.rules), flat(pos)
    assert policy.decide(r, s) == steps.PASS
    steps.perform(r, s, steps.PASS)
    assert s.stage == const.OVER
    assert s.out == -1


BAIN = "bain_hand_and_foot"


def bain(hand: str, *melds: str, opener: int = 0, **fields: object) -> DealState:
    """Seat 0 is to act in Bain; this seat of its side has opened."""
    return state(hand, *melds, game=BAIN, opened={"0": {"seat": opener}}, **fields)


def test_who_opened_leaves_the_first_canasta_to_the_partner() -> None:
    pos = bain("K 5c 6d 8h 9s", "K K K K K K", "Q Q Q Q Q", opener=0)
    r, s = playout_rules(pos.setup.rules), flat(pos)
    s.plan[KING] = 1
    assert not judge.plan_is_legal(r, s, False)
    melds.clear_plan(r, s)
    assert policy.decide(r, s) != steps.LAY


def test_who_opened_lays_up_to_a_canasta_that_the_partner_may_complete() -> None:
    pos = bain("K K K 5c 6d 8h 9s", "K K K K", opener=0)
    r, s = playout_rules(pos.setup.rules), flat(pos)
    assert policy.decide(r, s) == steps.LAY
    assert s.plan[KING] == 2


def test_the_partners_foot_comes_with_the_canasta_of_who_opened() -> None:
    pos = bain("K 5c 6d 8h 9s", "K K K K K K", "Q Q Q Q Q Q Q", opener=0, earned=[2])
    r, s = playout_rules(pos.setup.rules), flat(pos)
    held = s.held[2]
    s.plan[KING] = 1
    assert judge.plan_is_legal(r, s, False)
    steps.perform(r, s, steps.LAY)
    assert list(s.foot_stage[:4]) == [const.EARNED, 1, const.TAKEN, 1]
    assert s.held[2] + s.red_threes[2] >= held + pos.setup.rules.deal.foot_size


def test_nobody_completes_a_second_canasta_before_who_opened_has_one() -> None:
    pos = bain("K 5c 6d 8h 9s", "K K K K K K", "Q Q Q Q Q Q Q", opener=2, earned=[0])
    r, s = playout_rules(pos.setup.rules), flat(pos)
    s.plan[KING] = 1
    assert not judge.plan_is_legal(r, s, False)


def test_loose_cards_of_completed_ranks_go_on_the_heap_and_count_there() -> None:
    done = ("7 7 7 7 7 7 7", "K K K K K K K")
    pos = bain("K 5c 6d 8h 9s Tc Jd", *done, feet={"0": "taken", "2": "taken"})
    r, s = playout_rules(pos.setup.rules), flat(pos)
    before = score.score(r, s, 0)
    assert policy.decide(r, s) == steps.LAY_ON_HEAP
    steps.perform(r, s, steps.LAY_ON_HEAP)
    assert s.old_cards[KING] == 1
    assert score.score(r, s, 0) == before + 2 * r.points[KING]
    assert policy.decide(r, s) >= steps.DISCARD


def test_without_a_canasta_of_sevens_nothing_goes_there() -> None:
    pos = bain("K 5c 6d 8h 9s Tc Jd", "K K K K K K K", feet={"0": "taken", "2": "taken"})
    r, s = playout_rules(pos.setup.rules), flat(pos)
    s.plan[KING] = 1
    assert not heap.heap_is_legal(r, s)


def test_the_pile_is_taken_down_to_the_next_wild_card() -> None:
    pos = bain("K K 5c 6d 8h", "Q Q Q", phase="start", pile="4 9 2 Q 7 K")
    r, s = playout_rules(pos.setup.rules), flat(pos)
    s.plan[KING] = 2
    assert judge.plan_is_legal(r, s, True)
    steps.perform(r, s, steps.TAKE)
    assert list(s.pile[: s.pile_left]) == [4, 9]
    assert (s.hand[TWO], s.hand[7], s.hand[12]) == (1, 1, 1)


@pytest.mark.parametrize(
    ("total", "hand", "opens"),
    [
        (7000, "K K K Q Q Q 5c 6d 8h 9s Tc J 4", False),
        (7000, "K K K K K 2 2 5c 6d 8h 9s Tc J", True),
        (7000, "4s 5s 6s 7s 8s 9s Ts 5c 6d 8h 9c Tc J", True),
        (8000, "K K K K K K K 5c 6d 8h 9s Tc J", False),
        (8000, "K K K K K K K A A A A A A A J Q", True),
        (9000, "K K K K K 2 2 5c 6d 8h 9s Tc J", False),
        (9000, "K K K K K K K 5c 6d 8h 9s Tc J", True),
    ],
)
def test_whoever_is_far_ahead_in_brazilian_opens_with_a_canasta(
    total: int, hand: str, opens: bool
) -> None:
    pos = state(hand, game="brazilian", totals=[total, 0])
    r, s = playout_rules(pos.setup.rules), flat(pos)
    assert (policy.decide(r, s) == steps.LAY) == opens
