"""The frozen pile: when it is frozen, and what takes it then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, row, rule
from canasta_qt.engine.rules import TableRules

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
    freeze = rules.freeze
    if rules.pile.frozen_before_open:
        text = QT_TRANSLATE_NOOP("Rulebook", "for every side that has not opened yet")
        yield row(text, "pile.frozen_before_open")
    if freeze.wild_discard:
        text = QT_TRANSLATE_NOOP("Rulebook", "when a wild card has been discarded on it")
        yield row(text, "freeze.wild_discard")
    if rules.deal.upcard and freeze.wild_upcard:
        text = QT_TRANSLATE_NOOP("Rulebook", "when a wild card was turned over to begin it")
        yield row(text, "freeze.wild_upcard")
    if rules.deal.upcard and freeze.red_three_upcard:
        text = QT_TRANSLATE_NOOP("Rulebook", "when a red three was turned over to begin it")
        yield row(text, "freeze.red_three_upcard")
    if freeze.black_three:
        text = QT_TRANSLATE_NOOP("Rulebook", "when a black three lies in it, at any depth")
        yield row(text, "freeze.black_three")
