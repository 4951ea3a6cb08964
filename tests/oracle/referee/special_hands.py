"""Special hands: the whole hand laid at once, by the patterns of the Modern American games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tests.oracle.referee.cards import RUN_RANKS, rank
from tests.oracle.referee.rules import Rules


def value_of(rules: Rules, hand_id: str) -> int | None:
    """What a special hand of this name counts, None where the game does not have it."""
    for one in rules["special_hands.list"]:
        if one["id"] == hand_id:
            return int(one["value"])
    return None


def matches(rules: Rules, hand_id: str, cards: Iterable[str]) -> bool:
    """Whether these cards, the whole hand, are that special hand."""
    counts = Counter(rank(card) for card in cards)
    pattern = _PATTERNS.get(hand_id)
    return pattern is not None and sum(counts.values()) == 14 and pattern(rules, counts)


def _sizes(counts: Counter[str]) -> list[int]:
    return sorted((count for count in counts.values() if count), reverse=True)


def _naturals(counts: Counter[str]) -> Counter[str]:
    return Counter({each: count for each, count in counts.items() if each in RUN_RANKS})


def _is_natural(counts: Counter[str]) -> bool:
    return all(each in RUN_RANKS for each in counts)


def _straight(_rules: Rules, counts: Counter[str]) -> bool:
    return set(counts) == set("A23456789TJQKX") and set(counts.values()) == {1}


def _pairs(rules: Rules, counts: Counter[str]) -> bool:
    if any(count % 2 for count in counts.values()):
        return False
    return not rules["special_hands.distinct_pairs"] or set(counts.values()) == {2}


def _pairs_natural(rules: Rules, counts: Counter[str]) -> bool:
    return _is_natural(counts) and _pairs(rules, counts)


def _pairs_wild(rules: Rules, counts: Counter[str]) -> bool:
    wilds = {each: count for each, count in counts.items() if each in "2X"}
    mode: Any = rules["special_hands.wild_pair"]
    allowed = {"twos": "2", "twos_or_jokers": "2X", "none": ""}[mode]
    if not _pairs(rules, counts) or "3" in counts:
        return False
    if sum(wilds.values()) != 2 or not all(each in allowed for each in wilds):
        return False
    return counts["7"] >= 2 and counts["A"] >= 2


def _miami(rules: Rules, counts: Counter[str]) -> bool:
    if not _pairs(rules, counts) or "3" in counts:
        return False
    return all(counts[each] == 2 for each in "2X") and counts["7"] >= 2 and counts["A"] >= 2


def _groups(*sizes: int) -> Callable[[Rules, Counter[str]], bool]:
    def natural(_rules: Rules, counts: Counter[str]) -> bool:
        return _is_natural(counts) and _sizes(counts) == sorted(sizes, reverse=True)

    return natural


def _zip(rules: Rules, counts: Counter[str]) -> bool:
    """4-3-3-2-2; groups of wild cards that match where the pattern's words allow them."""
    said = next(one["pattern"] for one in rules["special_hands.list"] if one["id"] == "zip")
    if "wild" not in said and not _is_natural(counts):
        return False
    return "3" not in counts and _sizes(counts) == [4, 3, 3, 2, 2]


def _with_wild_pair(*sizes: int) -> Callable[[Rules, Counter[str]], bool]:
    def check(_rules: Rules, counts: Counter[str]) -> bool:
        wilds = [counts[each] for each in "2X" if counts[each]]
        naturals = _naturals(counts)
        if "3" in counts or wilds != [2]:
            return False
        return _sizes(naturals) == sorted(sizes, reverse=True)

    return check


def _dream4(_rules: Rules, counts: Counter[str]) -> bool:
    wilds = [counts[each] for each in "2X" if counts[each]]
    return "3" not in counts and wilds == [4] and _sizes(_naturals(counts)) == [5, 5]


def _dream5(_rules: Rules, counts: Counter[str]) -> bool:
    wilds = sum(counts[each] for each in "2X")
    return "3" not in counts and wilds == 5 and _sizes(_naturals(counts)) == [5, 4]


_PATTERNS: dict[str, Callable[[Rules, Counter[str]], bool]] = {
    "straight": _straight,
    "pairs_natural": _pairs_natural,
    "pairs_wild": _pairs_wild,
    "miami": _miami,
    "garbage": _groups(4, 4, 3, 3),
    "zip": _zip,
    "blast_off": _groups(5, 4, 3, 2),
    "triples": _with_wild_pair(3, 3, 3, 3),
    "quads": _with_wild_pair(4, 4, 4),
    "dream_plus4": _dream4,
    "dream_plus5": _dream5,
}
