"""The foot: when it is picked up, and what it costs unused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.words.rulebook.lines import Line, mark, points, rule


def foot(rules: TableRules) -> Iterator[Line]:
    """Everything about the second packet, where there is one."""
    if rules.foot.pickup == "none":
        return
    yield rule(_PICKUP[rules.foot.pickup], "foot.pickup")
    earned = rules.foot.pickup != "hand_empty"
    yield rule(_WHEN[earned, rules.foot.when], "foot.when", "foot.pickup")
    yield rule(_PEEK[rules.foot.peek], "foot.peek")
    if rules.red_three.role != "penalty_card":
        yield rule(
            "Red threes found in it are laid out and replaced from the stock."
            if rules.foot.red_three_replaced and rules.red_three.replace_from_stock
            else "Red threes found in it are laid out and not replaced.",
            "foot.red_three_replaced",
            "red_three.replace_from_stock",
        )
    yield rule(
        _UNUSED[rules.foot.unpicked_counts],
        "foot.unpicked_counts",
        "foot.unpicked_red_three",
        points=points(rules.foot.unpicked_red_three),
    )


_PICKUP: Final[dict[str, str]] = {
    "hand_empty": mark("You pick up your foot when you have got rid of every card of your hand."),
    "own_first_canasta": mark(
        "You pick up your foot when you have completed a canasta, that is, when you laid its last "
        "card yourself."
    ),
    "own_first_nonblack_canasta": mark(
        "You pick up your foot when you have completed a canasta, that is, when you laid its last "
        "card yourself. A canasta of black threes does not earn it."
    ),
    "partner_then_self": mark(
        "You pick up your foot when you have completed a canasta, that is, when you laid its last "
        "card yourself. Whoever opened for a side may not complete one before the partner has."
    ),
}

_WHEN: Final[dict[tuple[bool, str], str]] = {
    (False, "after_discard"): mark(
        "It becomes your hand at the end of that turn, and you play from it next turn."
    ),
    (False, "same_turn_if_melded_out"): mark(
        "If you melded your last card, you pick it up at once and your turn goes on. If you "
        "discarded your last card, you pick it up and play from it next turn."
    ),
    (True, "after_discard"): mark(
        "It joins your hand at the end of that turn, after the discard, and you play from it next "
        "turn."
    ),
    (True, "same_turn_if_melded_out"): mark(
        "If you have melded every card of your hand, it comes at once and your turn goes on. "
        "Otherwise it joins your hand after the discard of that turn."
    ),
}
"""By whether a canasta earns the foot, and the option."""

_PEEK: Final[dict[str, str]] = {
    "never": mark("Until then nobody looks at a foot."),
    "once_before_play": mark("You may look at your foot once, before play begins."),
}

_UNUSED: Final[dict[bool, str]] = {
    True: mark(
        "A foot that was never picked up counts against its side like cards left in a hand; a red "
        "three in it counts {points}."
    ),
    False: mark(
        "A foot that was never picked up costs nothing, but a red three in it counts {points}."
    ),
}
