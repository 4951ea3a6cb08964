"""Hands dealt by chances: beside all hands of small cases, and as often as is wanted."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb, prod
from typing import Any

import pytest

from canasta_qt.engine.rules import preset
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import hand_tables
from canasta_qt.players.playout.policy.hand_tables import HandTables, meet
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import blank_state
from canasta_qt.players.search.hand_inference import blind_tables

JACK, QUEEN, KING = 11, 12, 13
POOL = {JACK: 4, QUEEN: 3, KING: 2}
RULES = preset("classic_2p").rules
BLOCK = playout_rules(RULES)
Pair = tuple[float, float]
Chances = dict[int, Pair]


def _base(missing: int = 4, pool: dict[int, int] = POOL, hands: int = 1) -> State:
    """Hands that lack so many cards of the pool, from the second seat on."""
    base = blank_state(RULES)
    for seat in range(hands):
        base.held[1 + seat] = missing
    for kind, count in pool.items():
        for _ in range(count):
            base.stock_cards[base.stock_left] = kind
            base.stock_left += 1
    return base


def _tables(base: State, chances: Chances) -> HandTables:
    return _wanting(BLOCK, base, {(1, kind): pair for kind, pair in chances.items()})


def _wanting(block: Any, base: State, wish: dict[tuple[int, int], Pair]) -> HandTables:
    tables = blind_tables(block, base)
    for (seat, kind), pair in wish.items():
        for part, chance in enumerate(pair):
            tables.wanted[2 * (const.KINDS * seat + kind) + part] = chance
    meet(tables)
    return tables


def _hands(base: State, tables: HandTables, worlds: int, seat: int = 1) -> Counter[tuple[int, ...]]:
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(worlds):
        world = hand_tables.imagine(BLOCK, base, tables, number, 77_777 * number)
        found[tuple(world.hand[const.KINDS * seat + kind] for kind in POOL)] += 1
    return found


def _factors(tables: HandTables) -> list[list[float]]:
    """By kind: what the tables multiply the ways to hold none, one, two … cards by."""
    found = []
    for kind, copies in POOL.items():
        at = (const.KINDS + kind) * tables.width
        ways = (tables.weights[at + count] for count in range(min(copies, 4) + 1))
        found.append([way / comb(copies, count) for count, way in enumerate(ways)])
    return found


def _exact(factors: list[list[float]], missing: int = 4) -> dict[tuple[int, ...], float]:
    """Every hand to its chance, by counting them all."""
    ranges = [range(min(copies, missing) + 1) for copies in POOL.values()]
    ways = {
        hand: prod(
            comb(copies, count) * row[count]
            for copies, count, row in zip(POOL.values(), hand, factors, strict=True)
        )
        for hand in product(*ranges)
        if sum(hand) == missing
    }
    return {hand: way / sum(ways.values()) for hand, way in ways.items()}


def test_without_a_wish_every_deal_is_as_likely() -> None:
    base = _base()
    assert _factors(_tables(base, {})) == [[1.0] * 5, [1.0] * 4, [1.0] * 3]


def test_factors_bring_what_is_wanted_in_hands_that_are_all_counted() -> None:
    wanted = {JACK: (0.7, 0.5), QUEEN: (0.8, 0.3), KING: (0.9, 0.7)}
    factors = _factors(_tables(_base(), wanted))
    assert all(row[2:] == pytest.approx([row[2]] * len(row[2:])) for row in factors)
    chances = _exact(factors)
    for place, (one, two) in enumerate(wanted.values()):
        for least, chance in ((1, one), (2, two)):
            got = sum(share for hand, share in chances.items() if hand[place] >= least)
            assert got == pytest.approx(chance, abs=0.01)


def test_hands_are_drawn_as_often_as_counting_says() -> None:
    """Pearson's chi-squared of 4,000 hands (0.1 s compiled), which are the same in every run."""
    base = _base()
    tables = _tables(base, {JACK: (0.6, 0.3), KING: (0.8, 0.5)})
    chances, drawn = _exact(_factors(tables)), _hands(base, tables, 4000)
    assert set(drawn) <= set(chances)
    gaps = [(drawn[hand] - 4000 * share) ** 2 / (4000 * share) for hand, share in chances.items()]
    assert sum(gaps) < 2 * len(gaps)


def test_the_same_seeds_give_the_same_hands() -> None:
    base = _base()
    one, other = (_tables(base, {QUEEN: (0.9, 0.6)}) for _ in range(2))
    assert _hands(base, one, 50) == _hands(base, other, 50)


def test_what_cannot_be_is_wanted_in_vain() -> None:
    """Two of four cards are hidden kings or jacks, so one of them is in the hand."""
    base = _base(missing=6)
    hands = _hands(base, _tables(base, dict.fromkeys(POOL, (0.0, 0.0))), 50)
    assert all(sum(hand) == 6 for hand in hands)


def test_several_hands_share_the_hidden_cards_and_the_stock_has_the_rest() -> None:
    rules = preset("classic_4p").rules
    block, base = playout_rules(rules), _base(missing=2, hands=3)
    wish = {(seat, KING): (0.9, 0.6) for seat in (1, 2, 3)}
    tables = _wanting(block, base, wish)
    held = 0
    for number in range(400):
        world = hand_tables.imagine(block, base, tables, number, 77_777 * number)
        cards = Counter(world.stock_cards[: world.stock_left])
        for seat in (1, 2, 3):
            row = world.hand[const.KINDS * seat : const.KINDS * (seat + 1)]
            assert sum(row) == 2
            cards.update({kind: count for kind, count in enumerate(row) if count})
            held += row[KING]
        assert cards == POOL
    assert held > 600


def test_red_threes_that_are_laid_out_are_in_no_hand() -> None:
    pool = {const.RED3: 4, QUEEN: 4}
    base = _base(missing=3, pool=pool)
    tables = _tables(base, {})
    for number in range(20):
        world = hand_tables.imagine(BLOCK, base, tables, number, number)
        assert world.hand[const.KINDS + QUEEN] == 3


def test_known_cards_stay_in_their_hand() -> None:
    base = _base(missing=5)
    base.hand[const.KINDS + KING] = 2
    tables = _tables(base, {KING: (0.0, 0.0)})
    for number in range(20):
        world = hand_tables.imagine(BLOCK, base, tables, number, number)
        assert world.hand[const.KINDS + KING] == 2
        assert sum(world.hand[const.KINDS : 2 * const.KINDS]) == 5
