"""The rule vector of a playout: the numbers of its slots from table rules."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.bots.heuristic.weights import STEADY
from canasta_qt.bots.playout import layout as at
from canasta_qt.bots.playout.play_slots import PRICES, Price
from canasta_qt.bots.playout.rule_slots import RULES, rule_vector_slots
from canasta_qt.bots.playout.slots import Slot, offsets
from canasta_qt.bots.playout.styles import careful_style_of, style_of, write_style
from canasta_qt.engine.rules import TableRules

_PLACES = offsets(rule_vector_slots())


def rule_block(rules: TableRules, *, paired: bool = False, careful: bool = False) -> list[int]:
    """The rules as numbers. Only rules without `unknown_options` give a true block.

    `paired`: as they are once a temporary partnership has been formed (P9). `careful`: players
    weigh all they do.
    """
    block = [0] * at.RULES_SIZE
    for slot in RULES:
        if slot.of is not None:
            value = slot.of(rules)
            _write(block, slot, value if isinstance(value, Sequence) else (value,))
    weights = STEADY.suited(rules)
    for price in PRICES:
        _write(block, price, price.numbers(weights))
    if paired:
        block[at.SIDES] = 2
    style = careful_style_of(rules) if careful else style_of(rules)
    for seat in range(at.MOST_SEATS):
        write_style(block, seat, style)
    return block


def _write(block: list[int], slot: Slot | Price, numbers: Sequence[int]) -> None:
    """Write the numbers of a slot; those behind them stay 0."""
    if len(numbers) > slot.width:
        raise ValueError(f"{slot.name} has room for {slot.width} numbers, not {len(numbers)}")
    for place, value in enumerate(numbers, _PLACES[slot.name]):
        block[place] = int(value)
