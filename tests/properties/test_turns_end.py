"""Whatever a player chooses in a modern turn, it can still be ended: every path of a turn is tried.

The hands are short and the stock is nearly gone, which random play of whole deals seldom reaches.
"""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.engine import DealState, Phase, act, legal_actions
from tests.helpers.deals.oracle import state_of

TABLE_RULES: tuple[dict[str, object], ...] = (
    {},
    {"three.keep_any": True},
    {"discard.empty_pile_fallback": "retract_melds"},
    {"go_out.final_discard": "optional", "discard.empty_pile_fallback": "retract_melds"},
    {"discard.pass_with_one": True, "three.keep_any": True},
    {"bonus_cards.limit": "through_turn_card"},
)
TABLES: tuple[dict[str, Any], ...] = (
    {"melds": {"0": ["9 9 9"]}, "opened": {"0": "earlier"}},
    {"melds": {"0": ["9 9 9"]}, "opened": {"0": "this_turn"}},
    {"melds": {"0": ["9*7", "Q*6"]}, "opened": {"0": "earlier"}},
    {"melds": {"0": ["9*7", "Q*7"]}, "opened": {"0": "this_turn"}},
)
threes = st.sampled_from([["3r"], ["3b"], ["3r", "3b"], []])
others = st.lists(st.sampled_from(["K", "K", "A", "7", "Q", "2"]), min_size=1, max_size=3)
hands = (
    st.tuples(threes, others)
    .map(lambda parts: parts[0] + parts[1])
    .filter(lambda cards: len(cards) > 1)
)
stocks = st.sampled_from([8, 9, 12, "", "3b", "5", "3b 2"])


def try_every_turn(state: DealState) -> None:
    """Follow every legal action to the end of the turn."""
    seen = set()
    ahead = [state]
    while ahead:
        now = ahead.pop()
        if now.phase is Phase.OVER or now.turn != state.turn or now.digest() in seen:
            continue
        seen.add(now.digest())
        actions = legal_actions(now)
        assert actions, (now.hands[0], now.remaining_stock())
        for action in actions:
            after = now.clone()
            act(after, action)
            ahead.append(after)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["american_2017", "american_old", "american_cla"]),
    st.sampled_from(TABLE_RULES),
    st.sampled_from(TABLES),
    hands,
    stocks,
    st.sampled_from(["", "5", "4 K"]),
)
def test_every_path_through_a_modern_turn_comes_to_an_end(
    preset: str,
    rules: dict[str, object],
    table: dict[str, Any],
    hand: list[str],
    stock: int | str,
    pile: str,
) -> None:
    try_every_turn(state_of((preset, rules), hand, stock=stock, pile=pile, **table))
