"""The shapes of special hands: patterns made ready once per setup, matched by kinds of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from canasta_qt.engine.cards import (
    BLACK_THREE,
    JOKER,
    KIND_OF_TEXT,
    KINDS,
    NATURAL_KINDS,
    RED_THREE,
    TWO,
    count_kinds,
)
from canasta_qt.engine.rules.declarations.ending import SpecialHandsRules
from canasta_qt.engine.rules.declarations.hand_patterns import HandPattern, Slot, parse_pattern

_WILD_PAIRS = {"twos": (TWO,), "twos_or_jokers": (TWO, JOKER), "none": ()}


@dataclass(frozen=True, slots=True)
class RankAssignment:
    """One choice of kinds for the slots that name ranks.

    Attributes:
        needs: (kind, number of cards) of every kind chosen.
        free: the kinds left for groups.
    """

    needs: tuple[tuple[int, int], ...]
    free: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReadyHand:
    """A special hand by kinds of cards; threes of both colours are `BLACK_THREE` here.

    Attributes:
        ways: the choices of kinds for the slots that name ranks; none where the rules allow none.
        groups: sizes of the groups of different ranks, largest first.
        pairs: natural pairs that may be of one rank, two and two (not `distinct_pairs`).
        mixed: wild cards in any mixture.
    """

    id: str
    value: int
    size: int
    ways: tuple[RankAssignment, ...]
    groups: tuple[int, ...]
    pairs: int
    mixed: int

    def counted_ways(self) -> Iterator[tuple[dict[int, int], list[int]]]:
        """Every way with its wild cards counted out: cards by kind, and the sizes of the groups."""
        for way in self.ways:
            for sizes, twos, jokers in self._wild_ways(way):
                counts = dict(way.needs)
                counts[TWO] = counts.get(TWO, 0) + twos
                counts[JOKER] = counts.get(JOKER, 0) + jokers
                natural = [count for kind, count in counts.items() if kind not in (TWO, JOKER)]
                yield counts, [*natural, *sizes]

    def _wild_ways(self, way: RankAssignment) -> Iterator[tuple[list[int], int, int]]:
        """Sizes of the groups that stay natural, with the twos and jokers of the other cards."""
        free = [kind for kind in (TWO, JOKER) if kind in way.free]
        for chosen in product(range(-1, len(self.groups)), repeat=len(free)):
            used = [index for index in chosen if index >= 0]
            if len(set(used)) != len(used):
                continue
            wild = dict(zip(free, (self.groups[i] if i >= 0 else 0 for i in chosen), strict=True))
            rest = [size for index, size in enumerate(self.groups) if index not in used]
            for twos in range(self.mixed + 1):
                yield rest, wild.get(TWO, 0) + twos, wild.get(JOKER, 0) + self.mixed - twos

    def fitting(self, counts: Sequence[int]) -> int:
        """How many cards of `counts` the hand can use, by kind."""
        if self.pairs or self.mixed:
            return sum(self.best_use(counts))
        best = 0
        for way in self.ways:
            fit = 0
            for kind, size in way.needs:
                fit += min(counts[kind], size)
            if self.groups:
                held = sorted([counts[kind] for kind in way.free], reverse=True)
                fit += sum(map(min, held, self.groups))
            best = max(best, fit)
        return best

    def best_use(self, counts: Sequence[int]) -> list[int]:
        """How many cards of each kind the hand can use of `counts`, as many as possible."""
        return max((self._use(counts, way) for way in self.ways), key=sum, default=[0] * KINDS)

    def _use(self, counts: Sequence[int], way: RankAssignment) -> list[int]:
        used = [0] * KINDS
        for kind, size in way.needs:
            used[kind] = min(counts[kind], size)
        free = sorted(way.free, key=lambda kind: -counts[kind])
        for size, kind in zip(self.groups, free, strict=False):
            used[kind] = min(counts[kind], size)
        if self.pairs:
            _use_pairs(counts, used, self.pairs)
        room = self.mixed
        for kind in (TWO, JOKER) if room else ():
            more = min(room, counts[kind] - used[kind])
            used[kind] += more
            room -= more
        return used


def _use_pairs(counts: Sequence[int], used: list[int], pairs: int) -> None:
    pieces = [
        (min(2, counts[kind] - used[kind] - start), kind)
        for kind in NATURAL_KINDS
        for start in range(0, counts[kind] - used[kind], 2)
    ]
    pieces.sort(key=lambda piece: -piece[0])
    for size, kind in pieces[:pairs]:
        used[kind] += size


def ready_hands(rules: SpecialHandsRules) -> tuple[ReadyHand, ...]:
    """The special hands of a rule set; without those whose wild pair the rules take away.

    >>> [hand.id for hand in ready_hands(resolve("american_2017").special_hands)]
    ['straight', 'pairs_natural', 'pairs_wild', 'garbage']
    """
    hands = [_ready(h.id, h.value, parse_pattern(h.pattern), rules) for h in rules.hands]
    return tuple(hand for hand in hands if hand.ways)


def _ready(hand_id: str, value: int, pattern: HandPattern, rules: SpecialHandsRules) -> ReadyHand:
    pairs = sum(slot.sort == "pair" for slot in pattern.slots)
    groups = [slot.size for slot in pattern.slots if slot.sort == "group"]
    if rules.distinct_pairs:
        groups += [2] * pairs
    return ReadyHand(
        hand_id,
        value,
        pattern.size,
        _ways(pattern, rules),
        tuple(sorted(groups, reverse=True)),
        0 if rules.distinct_pairs else pairs,
        sum(slot.size for slot in pattern.slots if slot.sort == "mixed"),
    )


def _ways(pattern: HandPattern, rules: SpecialHandsRules) -> tuple[RankAssignment, ...]:
    wild_slots = sum(slot.wild for slot in pattern.slots)
    named = [slot for slot in pattern.slots if slot.sort == "ranks"]
    group_kinds = (*NATURAL_KINDS, TWO, JOKER) if pattern.wild_groups else NATURAL_KINDS
    ways = []
    for kinds in product(*(_kinds_of(slot, rules, wild_slots == 1) for slot in named)):
        needs: dict[int, int] = {}
        for slot, kind in zip(named, kinds, strict=True):
            needs[kind] = needs.get(kind, 0) + slot.size
        free = tuple(kind for kind in group_kinds if kind not in needs)
        ways.append(RankAssignment(tuple(needs.items()), free))
    return tuple(ways)


def _kinds_of(slot: Slot, rules: SpecialHandsRules, alone: bool) -> tuple[int, ...]:
    """Kinds a slot may be of; `special_hands.wild_pair` speaks of a wild pair that is the only one.

    A pair of twos and one of jokers beside each other (Miami) stand as they are (ruling).
    """
    if slot.wild and slot.size == 2 and alone:
        return _WILD_PAIRS[rules.wild_pair]
    return tuple(BLACK_THREE if rank == "3" else KIND_OF_TEXT[rank] for rank in slot.ranks)


def kind_counts(cards: Iterable[int]) -> list[int]:
    """Number of cards of each kind, red threes counted with the black ones.

    >>> kind_counts(cards("3d 3s K"))[BLACK_THREE]
    2
    """
    counts = count_kinds(cards)
    counts[BLACK_THREE] += counts[RED_THREE]
    counts[RED_THREE] = 0
    return counts


def matches_hand(hand: ReadyHand, cards: Sequence[int]) -> bool:
    """Whether these cards are exactly this special hand.

    >>> hands = {one.id: one for one in ready_hands(resolve("american_2017").special_hands)}
    >>> matches_hand(hands["pairs_natural"], cards("4 4 5 5 6 6 8 8 9 9 T T Q Q"))
    True
    """
    return len(cards) == hand.size and hand.fitting(kind_counts(cards)) == hand.size
