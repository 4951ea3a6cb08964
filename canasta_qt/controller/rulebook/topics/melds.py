"""Melds of one rank."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import capital, count, ranks, rule
from canasta_qt.engine.rules import TableRules


def melds(rules: TableRules) -> Iterator[Line]:
    """What a meld of one rank may be made of."""
    yield rule(
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "A meld is {cards} or more of one rank, from fours to aces, of any suits.",
        )
        if not rules.sequence.enabled
        else QT_TRANSLATE_NOOP(
            "Rulebook",
            "A meld of one rank is {cards} or more of that rank, from fours to aces, of any suits.",
        ),
        "meld.min_size",
        cards=count(rules.meld.min_size, "card"),
    )
    yield from _wild_cards(rules)
    yield _size(rules)
    yield _second_melds(rules)
    yield from _pure_ranks(rules)


def _wild_cards(rules: TableRules) -> Iterator[Line]:
    meld = rules.meld
    keys = ("meld.min_naturals", "meld.max_wilds", "wild_meld.enabled")
    naturals = count(meld.min_naturals, "natural")
    if meld.max_wilds == 0:
        text = QT_TRANSLATE_NOOP("Rulebook", "No wild cards may be in it.")
    elif meld.max_wilds is None:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "It holds at least {naturals}; the others may be wild."
        )
    else:
        text = QT_TRANSLATE_NOOP("Rulebook", "It holds at least {naturals} and at most {wilds}.")
    wilds = count(meld.max_wilds or 0, "wild")
    yield rule(text, *keys, naturals=naturals, wilds=wilds)
    if meld.max_wilds != 0 and meld.ratio != "none":
        yield rule(_RATIO[meld.ratio], "meld.ratio")
    yield from _later_wilds(rules)


_RATIO: Final[dict[str, str]] = {
    "nat_ge_wild": QT_TRANSLATE_NOOP(
        "Rulebook", "There must never be more wild cards in it than natural ones."
    ),
    "nat_gt_wild": QT_TRANSLATE_NOOP(
        "Rulebook", "There must always be more natural cards in it than wild ones."
    ),
    "nat_ge_2wild": QT_TRANSLATE_NOOP(
        "Rulebook", "For every wild card there must be at least two natural cards in it."
    ),
}


def _later_wilds(rules: TableRules) -> Iterator[Line]:
    meld = rules.meld
    if meld.wild_cap_scope == "first_seven" and meld.max_wilds is not None:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Once it has grown beyond {cards}, a meld with at least four natural cards may take "
            "any number of wild cards.",
        )
        yield rule(text, "meld.wild_cap_scope", cards=count(meld.canasta_size, "card"))
    if meld.rule_of_five:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "After the turn in which your side opens, a wild card may join only a meld with at "
            "least five natural cards; natural cards laid in the same step count.",
        )
        yield rule(text, "meld.rule_of_five")


def _size(rules: TableRules) -> Line:
    keys = ("meld.max_size",)
    if rules.meld.max_size is None:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Wild cards stay where they were laid. A meld may grow to any number of cards.",
        )
        return rule(text, *keys)
    text = QT_TRANSLATE_NOOP(
        "Rulebook", "Wild cards stay where they were laid. A meld may grow to {cards}."
    )
    return rule(text, *keys, cards=count(rules.meld.max_size, "card"))


_SAME_RANK: Final[dict[str, str]] = {
    "merge": QT_TRANSLATE_NOOP(
        "Rulebook", "A side has one meld of a rank: later cards of the rank join it."
    ),
    "new_after_canasta": QT_TRANSLATE_NOOP(
        "Rulebook",
        "A side may begin another meld of a rank when the one it has is a canasta; until then, "
        "cards of the rank join the meld.",
    ),
    "many": QT_TRANSLATE_NOOP(
        "Rulebook",
        "A side may have several melds of the same rank, and may later put two of them together.",
    ),
}


def _second_melds(rules: TableRules) -> Line:
    return rule(_SAME_RANK[rules.meld.same_rank], "meld.same_rank")


def _pure_ranks(rules: TableRules) -> Iterator[Line]:
    meld = rules.meld
    if meld.never_wild_ranks:
        text = QT_TRANSLATE_NOOP("Rulebook", "{ranks} are melded without wild cards only.")
        yield rule(text, "meld.never_wild_ranks", ranks=capital(ranks(meld.never_wild_ranks)))
    if meld.wild_only_if_opened_dirty:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "A meld of {ranks} may hold wild cards only if it had one when it was first laid, in "
            "the turn in which your side opened. Otherwise it stays without them for good.",
        )
        yield rule(
            text, "meld.wild_only_if_opened_dirty", ranks=ranks(meld.wild_only_if_opened_dirty)
        )
