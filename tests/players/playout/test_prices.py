"""The prices of the rules of thumb inside playouts: laying, opening and going out by them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import JOKER, KIND, NATURAL_KINDS, TWO
from canasta_qt.engine.match import Match
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.state import Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import policy, prices
from canasta_qt.players.playout.rules import steps
from canasta_qt.players.playout.state_codec import blank_state, row
from canasta_qt.players.search.move_codec import flat_view

FOUR, FIVE, NINE, QUEEN, KING, ACE = 4, 5, 9, 12, 13, 14
CLASSIC = preset("classic_4p").rules


def _block(weighs: int) -> Any:
    block = playout_rules(CLASSIC)
    block.weighs = row([weighs] * const.MOST_SEATS)
    return block


def _playing(hand: list[int], melds: dict[int, int], others: tuple[int, int, int]) -> Any:
    """Seat 0 is to play with kinds of cards; its side has melds (kind to naturals)."""
    s = blank_state(CLASSIC)
    s.stage, s.turn, s.stock_left, s.out = const.PLAY, 9, 60, -1
    s.opened[0] = s.opened[1] = 1
    s.minimum[0] = s.minimum[1] = 50
    for kind in hand:
        s.hand[kind] += 1
    for kind, naturals in melds.items():
        s.naturals[kind] = s.sizes[kind] = naturals
    s.held[0] = len(hand)
    for seat, held in enumerate(others, 1):
        s.held[seat] = held
    return s


def test_a_wild_card_completes_the_canasta_that_going_out_asks_for() -> None:
    s = _playing([KING, JOKER], {KING: 3, FOUR: 6}, (9, 3, 9))
    assert policy.decide(_block(1), s) == steps.LAY
    assert (s.plan[KING], s.plan_jokers[FOUR]) == (1, 1)


@pytest.mark.parametrize(("others", "leaves"), [((9, 9, 9), True), ((2, 21, 2), False)])
def test_who_may_go_out_does_so_unless_a_team_mate_is_caught_with_much_more(
    others: tuple[int, int, int], leaves: bool
) -> None:
    s = _playing([KING, KING, NINE], {KING: 3, FOUR: 7}, others)
    laid = policy.decide(_block(1), s) == steps.LAY and s.plan[KING] == 2
    assert laid == leaves


@pytest.mark.parametrize(
    ("hand", "lays"),
    [([QUEEN, KING, NINE, FIVE], False), ([QUEEN, KING, NINE, *[FIVE] * 2, *[ACE] * 2] * 2, True)],
)
def test_a_card_that_fits_a_meld_stays_in_a_small_hand_and_leaves_a_big_one(
    hand: list[int], lays: bool
) -> None:
    s = _playing(hand, {QUEEN: 4, FOUR: 3}, (11, 11, 11))
    assert (policy.decide(_block(2), s) == steps.LAY and s.plan[QUEEN] > 0) == lays


def test_opening_early_is_not_worth_a_wild_card_and_once_the_rivals_have_opened_it_is() -> None:
    found = []
    for rivals in (0, 1):
        s = _playing([ACE, ACE, TWO, FOUR, FIVE, 6, 7, 8, 9, 10, KING], {}, (11, 11, 11))
        s.opened[0], s.opened[1], s.turn = 0, rivals, 2
        found.append(policy.decide(_block(3), s) == steps.LAY)
    assert found == [False, True]


def test_what_the_next_rival_threw_lately_is_thrown_after_it() -> None:
    s = _playing([FIVE, NINE, QUEEN, KING], {FOUR: 3}, (11, 11, 11))
    assert policy.decide(_block(4), s) != steps.DISCARD + QUEEN
    s.declined[const.KINDS + QUEEN] = s.turn - 4
    assert policy.decide(_block(4), s) == steps.DISCARD + QUEEN


@pytest.mark.parametrize(("frozen", "throws"), [(False, FIVE), (True, NINE)])
def test_a_card_of_the_rivals_melds_is_only_thrown_on_a_frozen_pile(
    frozen: bool, throws: int
) -> None:
    s = _playing([NINE, FIVE, KING, KING, QUEEN, QUEEN], {FOUR: 3}, (11, 11, 11))
    s.naturals[const.KINDS + NINE] = s.sizes[const.KINDS + NINE] = 5
    s.frozen = int(frozen)
    assert policy.decide(_block(4), s) == steps.DISCARD + throws


def test_the_pile_is_frozen_when_every_discard_would_feed_the_rivals_melds() -> None:
    s = _playing([TWO, TWO, *[5, 5], *[6, 6], *[7, 7], *[8, 8]], {FOUR: 3}, (11, 11, 11))
    for kind in range(FIVE, ACE + 1):
        s.naturals[const.KINDS + kind] = s.sizes[const.KINDS + kind] = 3
    s.pile_left = s.in_pile[FOUR] = 9
    assert policy.decide(_block(4), s) == steps.DISCARD + TWO


def test_discards_by_prices_are_mostly_those_of_the_steady_player() -> None:
    plain, careful = _block(1), _block(4)
    thrown, alike, more_alike = 0, 0, 0
    for bot, view in (one for seed in range(3) for one in _views(seed)):
        action = bot.choose(view)
        if isinstance(action, Discard):
            code, thrown = steps.DISCARD + KIND[action.card], thrown + 1
            alike += policy.decide(plain, flat_view(view)) == code
            more_alike += policy.decide(careful, flat_view(view)) == code
    assert more_alike / thrown > 0.75 > alike / thrown


def _views(seed: int) -> Iterator[tuple[HeuristicBot, PlayerView]]:
    state, events = Match(CLASSIC, seed).start_deal()
    history = [*events]
    bots = [HeuristicBot(f"{seed}/{seat}") for seat in range(4)]
    while state.phase is not Phase.OVER:
        view = view_of(state, state.actor, history)
        yield bots[view.seat], view
        history += act(state, bots[view.seat].choose(view))


def test_melds_and_calm_have_the_price_that_the_steady_player_gives_them() -> None:
    block = _block(3)
    for bot, view in _views(2):
        worth, s = bot.moment(view).worth, flat_view(view)
        seat = s.seat
        side = seat % block.sides
        prices.weigh(block, s, seat, side)
        assert s.calm / 256 == pytest.approx(worth.calm, abs=0.02)
        for kind in NATURAL_KINDS:
            naturals = sum(KIND[card] == kind for card in view.hand) + 3
            live = prices.unseen(block, s, seat, kind)
            mine = prices.price(block, s, kind, naturals, 0, live) / 100
            assert mine == pytest.approx(worth.meld(kind, naturals, 0), rel=0.05, abs=6)
