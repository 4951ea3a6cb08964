"""What the rules have to be counted, and sample melds that are scored for the counted ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    FOUR,
    IS_WILD,
    JOKER,
    KIND,
    KIND_OF_TEXT,
    KING,
    RUN_CANASTA,
    SEQUENCE,
    SEVEN,
    TWO,
)
from canasta_qt.engine.rules import OPTIONS, TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.shapes.canasta_sorts import CanastaSort, sorts_serving
from canasta_qt.engine.state import Meld

CANASTAS: Final = (
    "natural",
    "mixed",
    "natural_aces",
    "mixed_aces",
    "natural_sevens",
    "mixed_sevens",
    "wild",
    "wild_twos",
    "wild_jokers",
    "sequence",
    "mixed_sequence",
    "black_canasta",
)
"""Every kind of canasta that is worth counting under some rules."""

UNFINISHED: Final = (
    "natural_aces",
    "mixed_aces",
    "natural_sevens",
    "mixed_sevens",
    "wild",
    "wild_jokers",
    "sequence",
)
"""Every kind of meld that may cost something when it is no canasta at the end."""

_OF_RANK: Final = {
    "natural": (KING, 0),
    "mixed": (KING, 1),
    "natural_aces": (ACE, 0),
    "mixed_aces": (ACE, 1),
    "natural_sevens": (SEVEN, 0),
    "mixed_sevens": (SEVEN, 1),
    "black_canasta": (BLACK_THREE, 0),
}
"""Kind to the rank of its sample, and how many wild cards that holds."""


def canasta_kinds(setup: Setup) -> tuple[str, ...]:
    """The kinds of canastas to be counted under these rules."""
    return tuple(kind for kind in CANASTAS if _has_canasta(setup, kind))


def _has_canasta(setup: Setup, kind: str) -> bool:
    rules = setup.rules
    special = {key.partition("_")[0] for key, _ in rules.special_rank.bonus}
    if kind.endswith("_aces"):
        return "A" in special and _may_be_mixed(rules, kind, "A")
    if kind.endswith("_sevens"):
        return ("7" in special or _asks_for_sevens(rules)) and _may_be_mixed(rules, kind, "7")
    if kind.startswith("wild"):
        return rules.wild_meld.enabled and (kind == "wild" or _wilds_differ(setup))
    if kind == "mixed_sequence":
        return rules.sequence.enabled and rules.sequence.wilds > 0
    if kind == "sequence":
        return rules.sequence.enabled
    if kind == "black_canasta":
        return rules.black_three.meld != "never" and rules.black_three.meld_is_canasta
    return kind != "mixed" or rules.meld.max_wilds != 0


def _may_be_mixed(rules: TableRules, kind: str, rank: str) -> bool:
    return kind.startswith("natural") or (
        rank not in rules.meld.never_wild_ranks and rules.meld.max_wilds != 0
    )


def _asks_for_sevens(rules: TableRules) -> bool:
    asked = any(need.kind == "sevens" for need in rules.go_out.kinds)
    return asked or rules.red_three.positive_if == "kind:sevens"


def _wilds_differ(setup: Setup) -> bool:
    """Whether it makes a difference what a wild canasta is made of."""
    bonus = setup.rules.wild_meld.bonus
    same = bonus.all_twos == bonus.all_jokers == bonus.mixed
    clean = CanastaSort.CLEAN_WILD in sorts_serving(setup.rules, "clean")
    asked = any(need.kind in ("clean", "dirty") for need in setup.rules.go_out.kinds)
    signed = setup.rules.red_three.positive_if == "clean_and_dirty"
    return not same or (clean and (asked or signed))


def unfinished_kinds(setup: Setup) -> tuple[str, ...]:
    """The kinds of melds that cost something under these rules when they are no canastas."""
    return tuple(kind for kind in UNFINISHED if _has_price(setup, kind))


def _has_price(setup: Setup, kind: str) -> bool:
    rules = setup.rules
    wild = rules.wild_meld
    if kind == "wild":
        return wild.enabled and bool(wild.incomplete.normal)
    if kind == "wild_jokers":
        return wild.enabled and wild.incomplete.all_jokers != wild.incomplete.normal
    if kind == "sequence":
        return rules.sequence.enabled and rules.sequence.short_penalty is not None
    priced = {key for key, points in rules.special_rank.incomplete if points}
    rank = "A" if kind.endswith("aces") else "7"
    own = {rank, f"{rank}_pure"} if kind.startswith("natural") else {rank}
    return bool(own & priced) and _may_be_mixed(rules, kind, rank)


def has_foot_price(setup: Setup) -> bool:
    foot = setup.rules.foot
    return setup.has_feet and (foot.unpicked_counts or bool(foot.unpicked_red_three))


def held_kinds(setup: Setup) -> tuple[str, ...]:
    """Cards in a hand that have a price besides their points: `3r`, `3b`, `A`, `7`..."""
    rules = setup.rules
    ranks = [rule.rank for rule in rules.special_rank.hand_set]
    modern = rules.red_three.role == "modern" and rules.three.in_hand_scores_as_laid
    return ("3r", *(["3b"] if modern else []), *dict.fromkeys(ranks))


def tables_black_threes(setup: Setup) -> bool:
    """Whether black threes earn points beside the melds: laid out, or out of play with a pile."""
    black = setup.rules.black_three
    return black.role != "stop" or black.removed_on_pile_take is not None


def penalty_names(rules: TableRules) -> tuple[str, ...]:
    names = [spec.key.partition(".")[2] for spec in OPTIONS if spec.key.startswith("penalty.")]
    return tuple(name for name in names if isinstance(rules.value(f"penalty.{name}"), int))


@lru_cache(maxsize=256)
def sample_canasta(setup: Setup, kind: str) -> Meld:
    """A canasta of a kind; its cards stand for any."""
    size = setup.canasta_size
    if kind in ("sequence", "mixed_sequence"):
        return _sample_run(setup, RUN_CANASTA, int(kind == "mixed_sequence"))
    if kind.startswith("wild"):
        return _sample_wild(setup, kind, size)
    rank, wilds = _OF_RANK[kind]
    return _meld(setup, rank, [rank] * (size - wilds) + [TWO] * wilds)


@lru_cache(maxsize=256)
def sample_unfinished(setup: Setup, kind: str) -> Meld:
    """A meld of a kind that is no canasta; its cards stand for any."""
    if kind == "sequence":
        penalty = setup.rules.sequence.short_penalty
        return _sample_run(setup, (penalty.below if penalty else 4) - 1, 0)
    size = min(3, setup.canasta_size - 1)
    if kind.startswith("wild"):
        return _sample_wild(setup, kind, size)
    rank, wilds = _OF_RANK[kind]
    return _meld(setup, rank, [rank] * (size - wilds) + [TWO] * wilds)


def sample_meld(setup: Setup) -> Meld:
    """A meld about which nothing is known but that it is there."""
    return _meld(setup, FOUR, [FOUR] * min(3, setup.canasta_size - 1))


def _sample_wild(setup: Setup, kind: str, size: int) -> Meld:
    jokers = {"wild_twos": 0, "wild_jokers": setup.kind_total[JOKER]}.get(kind, 1)
    return _meld(setup, TWO, [JOKER] * jokers + [TWO] * max(0, size - jokers))


def _sample_run(setup: Setup, length: int, wilds: int) -> Meld:
    suit = [card for card in setup.pack if card < 13 and KIND[card] >= FOUR]
    two = next(card for card in setup.pack if KIND[card] == TWO)
    cards = (*sorted(suit)[: length - wilds], *[two] * wilds)
    return Meld(0, SEQUENCE, cards, wilds, 1, wilds > 0)


def _meld(setup: Setup, kind: int, kinds: list[int]) -> Meld:
    cards = tuple(_sample_cards(setup, kinds))
    wilds = sum(IS_WILD[KIND[card]] for card in cards)
    return Meld(0, kind, cards, 0 if kind == BLACK_THREE else wilds, 1, wilds > 0)


def _sample_cards(setup: Setup, kinds: list[int]) -> Iterator[int]:
    """A card for each kind, different ones as far as the pack has them."""
    used: dict[int, int] = {}
    for kind in kinds:
        of_kind = [card for card in setup.pack if KIND[card] == kind]
        if not of_kind:  # a pack without jokers: twos stand for them
            of_kind = [card for card in setup.pack if KIND[card] == TWO]
        at = used.get(kind, 0)
        used[kind] = at + 1
        yield of_kind[at % len(of_kind)]


def cards_of_kind(setup: Setup, text: str, count: int) -> list[int]:
    """So many cards of a kind, `3r` or `A`; of more than there are some come twice."""
    return list(_sample_cards(setup, [KIND_OF_TEXT[text]] * count))
