"""The rule vector of a playout: the numbers of its slots from table rules, and the players' styles.

Styles are numbers that `tools.lab.tune` has found, by family of games.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import setup_for
from canasta_qt.players.heuristic.weights import STEADY
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.layout.play_slots import PRICES, STYLE, Price
from canasta_qt.players.playout.layout.rule_slots import PLACES, RULES, rule_vector_slots
from canasta_qt.players.playout.layout.slots import Slot
from canasta_qt.players.playout.layout.state_codec import row
from canasta_qt.players.playout.rule_set import Rules

NAMES: Final = STYLE
WEIGHS: Final = NAMES.index("WEIGHS")
"""The numbers of a style, in the order of their places."""

GOES_OUT, EVERYTHING = 1, 4
"""What `WEIGHS` says."""

FILE: Final = "styles.json"
USUAL: Final = "pairs"


def family(rules: TableRules) -> str:
    """The family whose style suits these rules: by partners, and by what changes the game most."""
    partners = len(setup_for(rules).sides[0])
    words = [{1: "alone", 3: "threes"}.get(partners, USUAL)]
    if rules.sequence.enabled:
        alone = " for the top card" if rules.sequence.pile_take == "top_only" else ""
        return f"{words[0]} with runs{alone}"
    if rules.deal.foot_size:
        emptied = rules.foot.pickup == "hand_empty"
        return f"{words[0]} with a foot" if emptied else f"{words[0]} with an earned foot"
    if rules.special_rank.incomplete:
        words.append("at risk")
    elif rules.bonus_cards.mode != "none":
        words.append("with cards for opening")
    elif rules.wild_meld.enabled and not rules.discard.pass_with_one:
        words.append("with wild melds")
    if rules.pile.amount != "all":
        words.append("for part of the pile")
    if rules.discard.pass_with_one:
        words.append("passing")
    return " ".join(words)


@lru_cache(maxsize=1)
def styles() -> dict[str, dict[str, int]]:
    """Every style by its family's name."""
    return {name: dict(style) for name, style in _file()["styles"].items()}


def recipe_so_far() -> str:
    """The commands that found the present styles, one after the other."""
    return str(_file()["recipe"])


def _file() -> dict[str, Any]:
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def style_of(rules: TableRules) -> tuple[int, ...]:
    """The style for these rules, number by number."""
    known = styles()
    name = family(rules)
    style = known.get(name) or known.get(name.split()[0]) or known[USUAL]
    return tuple(style[key] for key in NAMES)


def can_be_careful(rules: TableRules) -> bool:
    """Whether prices can weigh all that is done: without feet, where they weigh going out."""
    return not rules.deal.foot_size and style_of(rules)[WEIGHS] == GOES_OUT


def careful_style_of(rules: TableRules) -> tuple[int, ...]:
    """The style for these rules with all that prices can weigh: slower, and truer."""
    style = style_of(rules)
    if not can_be_careful(rules):
        return style
    return (*style[:WEIGHS], EVERYTHING, *style[WEIGHS + 1 :])


def usual_style() -> tuple[int, ...]:
    """The style of the usual game, for players who think otherwise than those of a family."""
    return tuple(styles()[USUAL][key] for key in NAMES)


def write_style(block: list[int], seat: int, style: tuple[int, ...]) -> None:
    """Let `seat` play in this style."""
    start = PLACES["STYLE"] + len(NAMES) * seat
    block[start : start + len(style)] = style


def rule_vector(rules: TableRules, *, paired: bool = False, careful: bool = False) -> list[int]:
    """The rules as numbers. Only rules without `unknown_options` give a true block.

    `paired`: as they are once a temporary partnership has been formed (P9). `careful`: players
    weigh all they do.
    """
    block = [0] * PLACES[""]
    for slot in RULES:
        if slot.of is not None:
            value = slot.of(rules)
            _write(block, slot, value if isinstance(value, Sequence) else (value,))
    weights = STEADY.suited(rules)
    for price in PRICES:
        _write(block, price, price.numbers(weights))
    if paired:
        block[PLACES["SIDES"]] = 2
    style = careful_style_of(rules) if careful else style_of(rules)
    for seat in range(const.MOST_SEATS):
        write_style(block, seat, style)
    return block


def _write(block: list[int], slot: Slot | Price, numbers: Sequence[int]) -> None:
    """Write the numbers of a slot; those behind them stay 0."""
    if len(numbers) > slot.width:
        raise ValueError(f"{slot.name} has room for {slot.width} numbers, not {len(numbers)}")
    for place, value in enumerate(numbers, PLACES[slot.name]):
        block[place] = int(value)


def rules_from(numbers: Sequence[int]) -> Rules:
    """The rules that playouts go by from their numbers (`rule_vector`)."""
    rules = Rules(_NOTHING)
    rules.vector = tuple(numbers)
    for slot in rule_vector_slots():
        start = PLACES[slot.name]
        if slot.name == "STYLE":
            for place, name in enumerate(NAMES, start):
                setattr(rules, name.lower(), row(numbers[place : start + slot.width : len(NAMES)]))
        else:
            part = numbers[start : start + slot.width]
            setattr(rules, slot.name.lower(), part[0] if slot.width == 1 else row(part))
    if rules.temporary and rules.sides != 2:
        paired = list(numbers)
        paired[PLACES["SIDES"]] = 2
        rules.paired = rules_from(paired)
    return rules


def playout_rules(rules: TableRules, *, paired: bool = False, careful: bool = False) -> Rules:
    """The rules as playouts go by them; `paired` and `careful` as in `rule_vector`."""
    return rules_from(rule_vector(rules, paired=paired, careful=careful))


_NOTHING: Final = row([0])
