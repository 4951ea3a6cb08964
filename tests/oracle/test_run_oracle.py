"""Runs and second groups against slow oracles that try everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.engine.actions import NEW, Discard, GoOut, LayDown, Play
from canasta_qt.engine.cards import ACE, FOUR, IS_WILD, KIND, SUIT, from_code
from canasta_qt.engine.judge.going_out_search import find_going_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.melds.sequences import arrange_run, check_run_shape
from canasta_qt.engine.state import DealState
from canasta_qt.engine.transitions import apply
from canasta_qt.record.positions.position import set_up
from tests.helpers.examples import tried

CARDS = [from_code(f"{rank}{suit}1") for suit in "sh" for rank in "456789TJQKA"]
WILDS = [from_code(name) for name in ("2s1", "2h1", "X1")]


def is_run(cards: Sequence[int]) -> bool:
    """Whether some row of ranks in one suit has a place of its own for every card."""
    naturals = [card for card in cards if not IS_WILD[KIND[card]]]
    if len({SUIT[card] for card in naturals}) != 1:
        return False
    ranks = [KIND[card] for card in naturals]
    rows = (range(low, low + len(cards)) for low in range(FOUR, ACE - len(cards) + 2))
    return len(set(ranks)) == len(ranks) and any(set(ranks) <= set(row) for row in rows)


@given(
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=9, unique=True),
    st.lists(st.sampled_from(WILDS), max_size=3, unique=True),
)
def test_the_shape_of_a_run_is_the_one_an_oracle_sees(
    naturals: list[int], wilds: list[int]
) -> None:
    cards = [*naturals, *wilds]
    assert (check_run_shape(cards) is None) == is_run(cards)
    row = arrange_run(cards)
    assert sorted(row) == sorted(cards)
    if is_run(cards):
        lowest = {KIND[card] - at for at, card in enumerate(row) if not IS_WILD[KIND[card]]}
        assert len(lowest) == 1
        low = lowest.pop()
        assert low >= FOUR
        assert low + len(row) - 1 <= ACE


HAND = ["4s", "5s", "6s", "7s", "7h", "7d", "8s", "9s", "9h", "2", "X"]
MELDS = ["5s 6s 7s", "8s 9s Ts Js", "4h 5h 6h 7h 8h 9h", "7c 7c 7d", "9*6", "9 9 2", "K*7", "A*7"]
hands = st.lists(st.sampled_from(HAND), min_size=1, max_size=6).filter(
    lambda cards: all(cards.count(text) <= 2 for text in cards)
)
tables = st.lists(st.sampled_from(MELDS), min_size=1, max_size=4, unique=True)
rule_sets = st.sampled_from(
    (
        {},
        {"sequence.wilds": 1},
        {"go_out.canastas": 1},
        {"go_out.final_discard": "required"},
        {"meld.same_rank": "new_after_canasta"},
        {"sequence.extend_complete_when_going_out": True, "go_out.canastas": 1},
    )
)


def state_of(overrides: dict[str, object], hand: list[str], **fields: object) -> DealState:
    """A position of American Samba in which seat 0 has these cards."""
    position: dict[str, object] = {
        "rules": {"preset": "samba_us", "overrides": overrides},
        "phase": "play",
        "hands": {"0": " ".join(hand)},
        **fields,
    }
    return set_up(position).state


def splits(cards: list[int]) -> Iterator[list[list[int]]]:
    """Every way to sort cards into groups."""
    if not cards:
        yield []
        return
    first, rest = cards[0], cards[1:]
    for groups in splits(rest):
        yield [[first], *groups]
        for at in range(len(groups)):
            yield [*groups[:at], [first, *groups[at]], *groups[at + 1 :]]


def layings(state: DealState, cards: list[int]) -> Iterator[tuple[Play, ...]]:
    """Every lay-down of all these cards that P1 takes group by group."""
    targets = [NEW, *(meld.uid for meld in state.melds[0])]
    for groups in splits(cards):
        fitting = []
        for group in groups:
            plays = [Play(tuple(group), onto) for onto in targets]
            fitting.append([play for play in plays if isinstance(lay(state, 0, (play,)), Laying)])
        yield from product(*fitting)


def can_go_out(state: DealState) -> bool:
    hand = state.hands[0]
    for last in [None, *hand]:
        for plays in layings(state, [card for card in hand if card != last]):
            after = state.clone()
            if plays:
                if verify(after, LayDown(plays)) is not None:
                    continue
                apply(after, LayDown(plays))
            if verify(after, GoOut() if last is None else Discard(last)) is None:
                return True
    return False


@tried(25, 60, rule_sets, hands, tables)
def test_going_out_by_runs_is_found_exactly_when_there_is_one(
    overrides: dict[str, object], hand: list[str], melds: list[str]
) -> None:
    state = state_of(overrides, hand, melds={"0": melds})
    found = find_going_out(state)
    assert (found is not None) == can_go_out(state)
    if found is not None:
        plays, last = found
        if plays:
            assert verify(state, LayDown(plays)) is None
            apply(state, LayDown(plays))
        assert verify(state, GoOut() if last is None else Discard(last)) is None
