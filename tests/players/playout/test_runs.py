"""Runs and several melds of a rank inside a playout."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from canasta_qt.engine.actions import LayDown, Play
from canasta_qt.engine.cards import BLACK_THREE, KIND, SEQUENCE, code
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import resolve
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.state import Meld
from canasta_qt.engine.view import view_of
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import policy
from canasta_qt.players.playout.rules import judge, melds, score, steps
from canasta_qt.players.playout.state_codec import blank_state, flat_state, row
from canasta_qt.players.search import candidates, move_codec
from canasta_qt.record.positions.position import set_up
from tests.players.playout.walk import move_of

SPADES, HEARTS = 1, 2


def _block(game: str = "samba_us", begins: int = 4) -> Any:
    block = playout_rules(preset(game).rules)
    block.run_begins = row([begins] * const.MOST_SEATS)
    return block


def _playing(*cards: tuple[int, int]) -> Any:
    """Seat 0 is to play with these cards (kind and suit), its side has opened."""
    s = blank_state(preset("samba_us").rules)
    s.stage, s.turn, s.stock_left = const.PLAY, 9, 60
    s.opened[0] = s.opened[1] = 1
    for kind, suit in cards:
        s.hand[kind] += 1
        s.held[0] += 1
        if suit:
            s.hand_suits[kind] += 1 << 4 * (suit - 1)
    for seat in range(1, 4):
        s.held[seat] = 11
    return s


LOOSE = ((4, HEARTS), (8, HEARTS), (14, HEARTS))


@pytest.mark.parametrize(("begins", "lays"), [(4, True), (5, False)])
def test_a_run_is_begun_when_it_is_as_long_as_the_style_asks(begins: int, lays: bool) -> None:
    block = _block(begins=begins)
    s = _playing((9, SPADES), (10, SPADES), (11, SPADES), (12, SPADES), *LOOSE)
    move = policy.decide(block, s)
    assert (move == steps.LAY) == lays
    steps.perform(block, s, move)
    assert s.runs[0] == (melds.run_of(9, 12, SPADES) if lays else 0)


def test_cards_that_continue_a_run_join_it_at_both_ends_and_leave_the_hand() -> None:
    block, s = _block(), _playing((8, SPADES), (12, SPADES), *LOOSE)
    s.runs[0] = melds.run_of(9, 11, SPADES)
    steps.perform(block, s, policy.decide(block, s))
    assert s.runs[0] == melds.run_of(8, 12, SPADES)
    assert (s.held[0], s.hand[12], s.hand_suits[12]) == (3, 0, 0)
    assert s.hand[8] == 1


def test_a_complete_run_is_a_canasta_with_its_bonus() -> None:
    block, s = _block(), _playing(*LOOSE)
    s.out = -1
    before = score.score(block, s, 0)
    s.runs[0] = melds.run_of(4, 10, SPADES)
    faces = sum(block.points[kind] for kind in range(4, 11))
    assert score.score(block, s, 0) - before == block.run_bonus + faces


def test_of_two_suits_the_one_goes_that_no_run_of_the_next_opponent_takes() -> None:
    block, s = _block("samba"), _playing((9, SPADES), (9, HEARTS))
    s.runs[const.MOST_RUNS] = melds.run_of(10, 12, HEARTS)
    assert policy.decide(block, s) == steps.DISCARD + 9 + 16 * SPADES


def test_the_end_of_an_own_run_takes_the_pile() -> None:
    block, s = _block(), _playing(*LOOSE)
    s.stage = const.START
    s.runs[0] = melds.run_of(9, 11, SPADES)
    s.pile[0], s.pile[1], s.pile_left = 5 + 16 * HEARTS, 12 + 16 * SPADES, 2
    assert policy.decide(block, s) == steps.TAKE
    steps.perform(block, s, steps.TAKE)
    assert s.runs[0] == melds.run_of(9, 12, SPADES)
    assert (s.hand[5], s.hand_suits[5]) == (1, 1 << 4)


@pytest.mark.parametrize(("sizes", "known"), [((3, 4), False), ((7, 4), True), ((7, 8, 3), True)])
def test_several_melds_of_a_rank_are_known_while_one_at_most_is_open(
    sizes: tuple[int, ...], known: bool
) -> None:
    state, _ = Match(preset("tampa").rules, 1).start_deal()
    cards = iter(card for card in range(4 * 54 * 2) if KIND[card] == 10)
    state.melds[0] = [
        Meld(uid, 10, tuple(islice(cards, size)), 0, 1, False) for uid, size in enumerate(sizes)
    ]
    assert move_codec.plural_melds_are_known(state) == known
    if known:
        s = flat_state(state, state.hands, ())
        assert s.naturals[10] == sizes[-1]
        assert s.old_done[10] == len(sizes) - 1


@pytest.mark.parametrize(("game", "gift"), [("samba_us", True), ("samba", False)])
def test_a_card_that_gives_the_pile_to_a_run_of_the_next_player_is_a_gift(
    game: str, gift: bool
) -> None:
    state, _ = Match(preset(game).rules, 1).start_deal()
    rival = state.side_of[state.next_seat(state.turn_seat)]
    cards = tuple(next(c for c in range(54) if code(c) == name) for name in ("9s1", "Ts1", "Js1"))
    state.melds[rival] = [Meld(0, SEQUENCE, cards, 0, 1, False)]
    state.opened[rival] = 1
    state.freezer = -1
    moment = HeuristicBot("x").moment(view_of(state, state.turn_seat))
    queen = next(c for c in range(54) if code(c) == "Qs1")
    assert candidates._is_gift(moment, queen) == gift


@pytest.mark.parametrize(
    ("others", "goes_out"), [(0, True), (1, True), (2, False)], ids=["none", "one", "two"]
)
def test_in_brazilian_a_complete_run_grows_only_in_the_turn_that_goes_out(
    others: int, goes_out: bool
) -> None:
    block, s = _block("brazilian"), _playing((11, SPADES), *LOOSE[:others])
    s.runs[0] = melds.run_of(4, 10, SPADES)
    _add_canastas(s)
    s.plan_runs[0] = melds.run_of(4, 11, SPADES)
    assert judge.plan_is_legal(block, s, False) == goes_out


def test_in_bolivia_a_complete_run_never_grows() -> None:
    block, s = _block("bolivia"), _playing((11, SPADES))
    s.runs[0] = melds.run_of(4, 10, SPADES)
    _add_canastas(s)
    s.plan_runs[0] = melds.run_of(4, 11, SPADES)
    assert not judge.plan_is_legal(block, s, False)


def _add_canastas(s: Any) -> None:
    """Two canastas of ranks, one of them natural."""
    for kind, twos in ((5, 0), (6, 2)):
        s.sizes[kind], s.naturals[kind], s.twos[kind] = 7, 7 - twos, twos


@pytest.mark.parametrize(("highest", "short"), [(7, True), (8, False)])
def test_in_brazilian_a_run_of_four_costs_its_side(highest: int, short: bool) -> None:
    block, s = _block("brazilian"), _playing(*LOOSE)
    s.out = -1
    before = score.score(block, s, 0)
    s.runs[0] = melds.run_of(4, highest, SPADES)
    faces = sum(block.points[kind] for kind in range(4, highest + 1))
    assert score.score(block, s, 0) == before + faces - (1000 if short else 0)


def test_a_card_laid_in_a_run_is_not_the_one_that_is_left() -> None:
    rules = resolve("samba_us", {"discard.rank_locks": {"6": "never"}})
    position = {
        "rules": {"preset": "samba_us", "overrides": {"discard.rank_locks": {"6": "never"}}},
        "phase": "play",
        "melds": {"0": ["8d 9d Td", "K*7", "Q*7"]},
        "hands": {"0": "6d 7d 3b 3b 3b 9c"},
    }
    state = set_up(position).state
    held = {code(card)[:2]: card for card in state.hands[0]}
    blacks = tuple(card for card in state.hands[0] if KIND[card] == BLACK_THREE)
    out = LayDown((Play((held["6d"], held["7d"]), 0), Play(blacks)))
    assert verify(state, out) is None
    block, s = playout_rules(rules), flat_state(state, state.hands, ())
    move_of(s, state, out)
    assert judge.plan_is_legal(block, s, False)
