"""The frozen pile: when it is frozen, and what takes it then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, row, rule
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.table_rules import get

_FREEZES: Final = ("freeze.wild_discard", "freeze.wild_upcard", "freeze.red_three_upcard")
_KEYS: Final = ("pile.naturals_needed", "pile.always_frozen")
_REASONS: Final = (*_FREEZES, "freeze.black_three", "pile.frozen_before_open")

_ALWAYS: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "The pile is always frozen: only {naturals} of the top card's rank, all from your hand, take "
    "it. Wild cards and melds on the table are no help.",
)
_SOMETIMES: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "A frozen pile is taken only with {naturals} of the top card's rank, all from your hand. Wild "
    "cards and melds on the table are no help.",
)
_UNTIL_TAKEN: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "A card that freezes the pile does so for everybody, until it is taken out of it with the "
    "pile.",
)


def frozen(rules: TableRules) -> Iterator[Line]:
    """What freezes the pile, and what a frozen pile asks for."""
    naturals = count(rules.pile.naturals_needed.frozen, "natural")
    if rules.pile.always_frozen:
        others = ("pile.natural_plus_wild", "pile.layoff")
        yield rule(_ALWAYS, *_KEYS, *_REASONS, *others, naturals=naturals)
        return
    reasons = list(_reasons(rules))
    if not reasons:
        text = QT_TRANSLATE_NOOP("Rulebook", "The pile is never frozen.")
        yield rule(text, *_KEYS, *_REASONS)
        return
    yield rule(_SOMETIMES, *_KEYS, naturals=naturals)
    yield rule(QT_TRANSLATE_NOOP("Rulebook", "The pile is frozen:"), *_REASONS)
    yield from reasons
    if len(reasons) > rules.pile.frozen_before_open:
        yield rule(_UNTIL_TAKEN, *_FREEZES)


def _reasons(rules: TableRules) -> Iterator[Line]:
    if rules.pile.frozen_before_open:
        text = QT_TRANSLATE_NOOP("Rulebook", "for every side that has not opened yet")
        yield row(text, "pile.frozen_before_open")
    for key in freezing(rules):
        yield row(_FREEZING[key], key, "deal.upcard_reject_action")


_FREEZING: Final[dict[str, str]] = {
    "freeze.wild_discard": QT_TRANSLATE_NOOP(
        "Rulebook", "when a wild card has been discarded on it"
    ),
    "freeze.wild_upcard": QT_TRANSLATE_NOOP(
        "Rulebook", "when a wild card was turned over to begin it"
    ),
    "freeze.red_three_upcard": QT_TRANSLATE_NOOP(
        "Rulebook", "when a red three was turned over to begin it"
    ),
    "freeze.black_three": QT_TRANSLATE_NOOP(
        "Rulebook", "when a black three lies in it, at any depth"
    ),
}


def freezing(rules: TableRules) -> tuple[str, ...]:
    """Keys of the options by which a card freezes the pile here.

    An upcard that goes back into the stock freezes nothing.
    """
    deal = rules.deal
    buried = deal.upcard_reject if deal.upcard_reject_action == "bury" else ()
    turned = {code for code in ("2", "X", "3r") if deal.upcard and code not in buried}
    happens = {
        "freeze.wild_discard": True,
        "freeze.wild_upcard": not turned.isdisjoint(("2", "X")),
        "freeze.red_three_upcard": "3r" in turned,
        "freeze.black_three": True,
    }
    return tuple(key for key in _FREEZING if happens[key] and get(rules, key))
