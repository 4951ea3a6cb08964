"""Canastas: what they bring, and what may still be added."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import cells, count, rule, say
from canasta_qt.engine.rules import TableRules


def canastas(rules: TableRules) -> Iterator[Line]:
    """The bonus table, closing, dead ranks and the heap."""
    yield rule(
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "A meld of {cards} is a canasta. It is a natural one if it holds no wild card, and a "
            "mixed one if it does. On top of its cards a canasta brings:",
        ),
        "meld.canasta_size",
        cards=count(rules.meld.canasta_size, "card"),
    )
    yield from _bonuses(rules)
    yield _closing(rules)
    if rules.meld.dead_ranks != "none":
        yield rule(_DEAD[rules.meld.dead_ranks], "meld.dead_ranks")
    if rules.meld.discard_heap:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "A side with a canasta of sevens may put loose cards aside on the table, on its "
            "garbage heap: cards of ranks of which it has a canasta, but no sevens, wild cards or "
            "threes. They count their values, no more.",
        )
        yield rule(text, "meld.discard_heap")


_RANK_BONUS: Final[dict[str, str]] = {
    "A_pure": QT_TRANSLATE_NOOP("Rulebook", "Natural canasta of aces"),
    "A_mixed": QT_TRANSLATE_NOOP("Rulebook", "Mixed canasta of aces"),
    "7_pure": QT_TRANSLATE_NOOP("Rulebook", "Natural canasta of sevens"),
    "7_any": QT_TRANSLATE_NOOP("Rulebook", "Canasta of sevens"),
}


def _bonuses(rules: TableRules) -> Iterator[Line]:
    bonus = rules.score.canasta
    rows = [
        (QT_TRANSLATE_NOOP("Rulebook", "Natural canasta"), bonus.natural, "score.canasta"),
        (QT_TRANSLATE_NOOP("Rulebook", "Mixed canasta"), bonus.mixed, "score.canasta"),
        *(
            (_rank_bonus(code, dict(rules.special_rank.bonus)), value, "special_rank.bonus")
            for code, value in rules.special_rank.bonus
        ),
    ]
    if rules.sequence.enabled:
        name = QT_TRANSLATE_NOOP("Rulebook", "Sequence of seven")
        rows.append((name, rules.sequence.bonus, "sequence.bonus"))
    if rules.wild_meld.enabled:
        rows += _wild_rows(rules)
    yield from (cells(say(name), figures(value), key) for name, value, key in rows)


def _rank_bonus(code: str, bonuses: Mapping[str, int]) -> str:
    """The canastas a bonus is for; one for any canasta is for mixed ones beside another."""
    if code == "7_any" and "7_pure" in bonuses:
        return QT_TRANSLATE_NOOP("Rulebook", "Mixed canasta of sevens")
    return _RANK_BONUS[code]


def _wild_rows(rules: TableRules) -> list[tuple[str, int, str]]:
    bonus, key = rules.wild_meld.bonus, "wild_meld.bonus"
    reachable = 0 < rules.pack.jokers <= (rules.wild_meld.sizes[1] or rules.pack.jokers)
    if not rules.pack.jokers or bonus.all_twos == bonus.all_jokers == bonus.mixed:
        return [(QT_TRANSLATE_NOOP("Rulebook", "Canasta of wild cards"), bonus.all_twos, key)]
    twos = QT_TRANSLATE_NOOP("Rulebook", "Canasta of twos only")
    jokers = QT_TRANSLATE_NOOP("Rulebook", "Canasta of wild cards with every joker of the pack")
    if bonus.all_jokers == bonus.mixed or not reachable:
        other = QT_TRANSLATE_NOOP("Rulebook", "Any other canasta of wild cards")
        return [(twos, bonus.all_twos, key), (other, bonus.mixed, key)]
    other = QT_TRANSLATE_NOOP("Rulebook", "Any other canasta of wild cards")
    return [(twos, bonus.all_twos, key), (jokers, bonus.all_jokers, key), (other, bonus.mixed, key)]


_CLOSING: Final[dict[tuple[bool, bool, bool], str]] = {
    (True, True, True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "You may go on adding cards to a canasta as long as it stays a proper meld. A wild card "
        "makes a natural canasta a mixed one.",
    ),
    (True, True, False): QT_TRANSLATE_NOOP(
        "Rulebook",
        "You may go on adding natural cards to a canasta. A wild card may be added to a natural "
        "canasta, which makes it a mixed one, but not to a mixed one.",
    ),
    (True, False, True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "You may go on adding natural cards to a canasta, and wild cards to a mixed one, but no "
        "wild card to a natural one.",
    ),
    (True, False, False): QT_TRANSLATE_NOOP(
        "Rulebook", "You may go on adding natural cards to a canasta, but no wild cards."
    ),
    (False, True, True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "Only wild cards may be added to a canasta. A wild card makes a natural canasta a mixed "
        "one.",
    ),
    (False, True, False): QT_TRANSLATE_NOOP(
        "Rulebook",
        "A canasta is closed. Only a wild card may be added to a natural one, which makes it a "
        "mixed one.",
    ),
    (False, False, True): QT_TRANSLATE_NOOP(
        "Rulebook", "A canasta is closed. Only wild cards may be added, and only to a mixed one."
    ),
    (False, False, False): QT_TRANSLATE_NOOP(
        "Rulebook", "A canasta is closed: nothing may be added to it."
    ),
}
"""By whether naturals may be added, wilds to a natural canasta, and wilds to a mixed one."""


def _closing(rules: TableRules) -> Line:
    meld = rules.meld
    adding = (
        meld.add_natural_to_canasta,
        meld.add_wild_to_natural_canasta,
        meld.add_wild_to_mixed_canasta,
    )
    return rule(
        _CLOSING[adding],
        "meld.add_natural_to_canasta",
        "meld.add_wild_to_natural_canasta",
        "meld.add_wild_to_mixed_canasta",
        "meld.dead_ranks",
    )


_DEAD: Final[dict[str, str]] = {
    "both_teams": QT_TRANSLATE_NOOP(
        "Rulebook",
        "When any side has completed a canasta of a rank, that rank is dead: nobody melds it any "
        "more.",
    ),
    "own_team": QT_TRANSLATE_NOOP(
        "Rulebook",
        "When your side has completed a canasta of a rank, that rank is dead for your side: you do "
        "not meld it any more.",
    ),
}
