"""House rules near a game, drawn by lot, as people play them.

By these the fit of foresight learns what single rules change (`tools.fit_evaluation --shifts`).
"""

from __future__ import annotations

import random
from typing import Final

from canasta_qt.bots.playout.layout.rule_slots import distance
from canasta_qt.bots.playout.layout.rule_vector import rule_vector
from canasta_qt.bots.playout.layout.supported_rules import unknown_options
from canasta_qt.engine.rules import TableRules, check, option, replace_option

CHANGES: Final[dict[str, tuple[object, ...]]] = {
    "deal.hand_size": (9, 10, 12, 13, 15),
    "discard.wild": ("never", "last_or_all_wild"),
    "draw.count": (2,),
    "freeze.black_three": (True,),
    "freeze.wild_discard": (False,),
    "go_out.bonus": (0, 50, 200, 300, 500),
    "go_out.canastas": (0, 2, 2, 3),
    "go_out.final_discard": ("required",),
    "meld.max_wilds": (1, 2, 4),
    "pile.always_frozen": (True,),
    "pile.frozen_before_open": (False,),
    "pile.layoff": ("incomplete_only", "no"),
    "pile.natural_plus_wild": (False,),
    "pile.take_in_opening_turn": ("allowed_after_hand_opening", "not_allowed"),
    "red_three.totals": (
        (0, 0, 0, 0, 0),
        (0, 50, 100, 150, 400),
        (0, 200, 400, 600, 800),
        (0, 200, 400, 600, 1600),
    ),
    "score.canasta": (
        {"natural": 300, "mixed": 100},
        {"natural": 400, "mixed": 200},
        {"natural": 500, "mixed": 200},
        {"natural": 600, "mixed": 400},
        {"natural": 700, "mixed": 300},
        {"natural": 1000, "mixed": 500},
    ),
}
"""Options that change the rest of a deal, with values that tables like; those of each shade
(`rule_slots.SHADES`) are among them."""


def house_rules(rules: TableRules, rng: random.Random, changes: int) -> TableRules:
    """The rules with so many options changed, or fewer where no more go together."""
    usual = rule_vector(rules, careful=True)
    for key in rng.sample(sorted(CHANGES), len(CHANGES)):
        if not changes:
            break
        value = option(key).parse(rng.choice(CHANGES[key]))
        changed = replace_option(rules, key, value)
        if changed == rules or unknown_options(changed) or _is_unsound(changed):
            continue
        if distance(rule_vector(changed, careful=True), usual) is not None:
            rules, changes = changed, changes - 1
    return rules


def _is_unsound(rules: TableRules) -> bool:
    return any(issue.severity == "error" for issue in check(rules))
