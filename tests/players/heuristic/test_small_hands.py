"""What the steady player does where few cards are dealt, and where red threes bar the way out."""

from __future__ import annotations

import pytest

from canasta_qt.engine.cards import KIND_OF_TEXT, KINDS
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.heuristic.knowledge import Knowledge, awaits_threes
from canasta_qt.players.heuristic.weights import STEADY
from canasta_qt.players.heuristic.worth import Worth
from canasta_qt.record.positions.position import set_up

TWO_CANASTAS = ["K K K K K K K", "Q Q Q Q Q 2 2"]


def view(rules: str, hand: str, *melds: str, **fields: object) -> PlayerView:
    position: dict[str, object] = {
        "rules": rules,
        "phase": "play",
        "stock": 12,
        "hands": {"0": hand},
        "melds": {"0": list(melds)},
        **fields,
    }
    return view_of(set_up(position).state, 0)


def nearness(rules: str, text: str) -> float:
    """Nearness to the opening of a hand of these ranks."""
    worth = Worth(Knowledge(view(rules, "4c 5d 6h 8s 9c"), STEADY))
    held = [0] * KINDS
    for rank in text.split():
        held[KIND_OF_TEXT[rank]] += 1
    return worth.readiness.value(held) if worth.readiness is not None else 0.0


def test_a_small_hand_is_built_up_to_its_opening() -> None:
    assert nearness("manzana", "K K 2 Q") > nearness("manzana", "K K Q J") > 0


def test_a_full_deal_opens_without_being_built_up() -> None:
    assert nearness("classic_4p", "K K 2 Q") == 0


@pytest.mark.parametrize(("threes", "awaits"), [(1, True), (2, False)])
def test_a_side_with_fewer_red_threes_than_canastas_waits(threes: int, awaits: bool) -> None:
    seen = view("mexicana", "4c 5d 6h 8s 9c", *TWO_CANASTAS, red_threes={"0": threes})
    assert awaits_threes(seen, 0, 2) == awaits


def test_no_rival_goes_out_before_all_red_threes_have_come() -> None:
    near = {"melds": {"1": ["7 7 7 7 7 7 7", "J J J J J J J"]}, "stock": 40}
    free = Knowledge(view("classic_4p", "4c 5d 6h 8s 9c", **near), STEADY)
    waiting = Knowledge(view("mexicana", "4c 5d 6h 8s 9c", **near), STEADY)
    assert waiting.urgency < free.urgency
