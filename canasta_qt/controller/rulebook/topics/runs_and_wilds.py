"""Sequences, and melds of wild cards alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, points, rule
from canasta_qt.engine.cards import RUN_CANASTA
from canasta_qt.engine.rules import TableRules

_A_SEQUENCE: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "A sequence is a meld, too: {cards} or more of one suit that follow each other without a gap, "
    "between four and ace. The ace is high. A side may have any number of sequences.",
)
_MERGE: Final[dict[bool, str]] = {
    True: QT_TRANSLATE_NOOP(
        "Rulebook", "Two sequences of your side may be joined when nothing is missing between them."
    ),
    False: QT_TRANSLATE_NOOP(
        "Rulebook",
        "Two sequences on the table stay two, even when nothing is missing between them.",
    ),
}


def sequences(rules: TableRules) -> Iterator[Line]:
    """Cards of one suit in a row, where the rules have them."""
    sequence = rules.sequence
    if not sequence.enabled:
        return
    cards = count(sequence.sizes[0], "card")
    yield rule(_A_SEQUENCE, "sequence.enabled", "sequence.sizes", cards=cards)
    yield _wilds_in_runs(rules)
    yield _complete(rules)
    if sequence.extend_complete_when_going_out:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "In the turn in which you go out you may add cards to the ends of a complete sequence.",
        )
        yield rule(text, "sequence.extend_complete_when_going_out")
    yield rule(_MERGE[sequence.merge], "sequence.merge")


def _wilds_in_runs(rules: TableRules) -> Line:
    wilds = rules.sequence.wilds
    if not wilds:
        text = QT_TRANSLATE_NOOP("Rulebook", "Wild cards may not be in a sequence.")
        return rule(text, "sequence.wilds")
    text = QT_TRANSLATE_NOOP(
        "Rulebook",
        "At most {wilds} may stand in for missing cards of a sequence. What has been laid so stays "
        "where it is.",
    )
    return rule(text, "sequence.wilds", wilds=count(wilds, "wild"))


def _complete(rules: TableRules) -> Line:
    sequence = rules.sequence
    keys = ("sequence.bonus", "sequence.sizes")
    longest = sequence.sizes[1] or RUN_CANASTA
    if longest <= RUN_CANASTA:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "A sequence of seven is complete. It is a canasta and brings {points} on top of its "
            "cards; no more cards may be added.",
        )
        return rule(text, *keys, points=points(sequence.bonus))
    text = QT_TRANSLATE_NOOP(
        "Rulebook",
        "A sequence of seven is a canasta and brings {points} on top of its cards. It may grow to "
        "{cards}.",
    )
    return rule(text, *keys, points=points(sequence.bonus), cards=count(longest, "card"))


_WILD_SIZES: Final = (
    QT_TRANSLATE_NOOP(
        "Rulebook",
        "Twos and jokers may be melded by themselves, {low} to {high} cards in any mixture. The "
        "limits on wild cards in a meld do not apply, and a side has one such meld.",
    ),
    QT_TRANSLATE_NOOP(
        "Rulebook",
        "Twos and jokers may be melded by themselves, {low} cards or more in any mixture. The "
        "limits on wild cards in a meld do not apply, and a side has one such meld.",
    ),
)


def wild_melds(rules: TableRules) -> Iterator[Line]:
    """Melds of twos and jokers, where the rules have them."""
    wild = rules.wild_meld
    if not wild.enabled:
        return
    low, high = wild.sizes
    yield rule(
        _WILD_SIZES[high is None], "wild_meld.enabled", "wild_meld.sizes", low=low, high=high
    )
    yield rule(
        QT_TRANSLATE_NOOP("Rulebook", "With {cards} it is a canasta."),
        "meld.canasta_size",
        cards=count(rules.meld.canasta_size, "card"),
    )
    if wild.lock:
        yield _lock(rules)
    if not wild.counts_to_go_out:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "A canasta of wild cards is not one of those you need to go out."
        )
        yield rule(text, "wild_meld.counts_to_go_out")


def _lock(rules: TableRules) -> Line:
    keys = ("wild_meld.lock", "go_out.blocked_by_incomplete")
    if "wild" in rules.go_out.blocked_by_incomplete:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "As long as it lies on the table and is no canasta, your side may add wild cards to no "
            "other meld, nor discard them while there is anything else to discard.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "As long as it lies on the table and is no canasta, your side may add wild cards to no "
            "other meld.",
        )
    return rule(text, *keys)
