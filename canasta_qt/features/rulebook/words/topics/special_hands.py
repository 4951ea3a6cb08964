"""Special hands: whole hands that end the deal, with their cards in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.declarations.hand_patterns import HandPattern, Slot, parse_pattern
from canasta_qt.words.cards import a_rank, hand_name, listed, ranks_name
from canasta_qt.words.lines import Line, count, points, row, rule, say, why
from canasta_qt.words.sentences import figures

_EVERY_RANK: Final = frozenset("A23456789TJQK")


def pattern_words(text: str, rules: TableRules) -> str:
    """What the hand is made of: "a pair of aces, a pair of sevens and 4 natural pairs"."""
    pattern = _parsed(text)
    wild_pair = rules.special_hands.wild_pair if _has_one_wild_pair(pattern) else ""
    words = listed(_parts(pattern, wild_pair))
    if not pattern.wild_groups:
        return words
    return say("{cards}; a group may also be of twos, or of jokers", cards=words)


def is_possible(text: str, rules: TableRules) -> bool:
    """Whether the rules leave the hand its wild pair, if it has one."""
    return rules.special_hands.wild_pair != "none" or not _has_one_wild_pair(_parsed(text))


def has_groups(text: str) -> bool:
    """Whether pairs or groups of any rank are part of the hand."""
    return any(slot.sort in ("group", "pair") for slot in _parsed(text).slots)


@cache
def _parsed(text: str) -> HandPattern:
    return parse_pattern(text)


def _has_one_wild_pair(pattern: HandPattern) -> bool:
    """Whether `special_hands.wild_pair` speaks of this hand."""
    wild = [slot for slot in pattern.slots if slot.wild]
    return len(wild) == 1 and wild[0].size == 2 and wild[0].sort == "ranks"


def _parts(pattern: HandPattern, wild_pair: str) -> Iterator[str]:
    named = [slot for slot in pattern.slots if slot.sort == "ranks"]
    singles = {slot.ranks[0] for slot in named if slot.size == 1 and len(slot.ranks) == 1}
    if singles >= _EVERY_RANK:
        yield say("one card of each rank from two to ace")
        named = _without_every_rank(named)
    yield from (_named(slot, wild_pair if slot.wild else "") for slot in named)
    groups = [slot.size for slot in pattern.slots if slot.sort == "group"]
    if groups:
        yield say("groups of {sizes} natural cards", sizes=listed(map(figures, groups)))
    pairs = sum(slot.sort == "pair" for slot in pattern.slots)
    if pairs:
        yield count(pairs, "pair")
    mixed = sum(slot.size for slot in pattern.slots if slot.sort == "mixed")
    if mixed:
        yield say("{wilds} in any mixture", wilds=count(mixed, "wild"))


def _without_every_rank(slots: list[Slot]) -> list[Slot]:
    """The slots but for one single card of each rank."""
    left, rest = set(_EVERY_RANK), []
    for slot in slots:
        if slot.size == 1 and len(slot.ranks) == 1 and slot.ranks[0] in left:
            left.discard(slot.ranks[0])
        else:
            rest.append(slot)
    return rest


def _named(slot: Slot, wild_pair: str) -> str:
    ranks = slot.ranks
    if wild_pair:
        ranks = ("2", "X") if wild_pair == "twos_or_jokers" else ("2",)
    if len(ranks) == 2 and slot.size == 2:
        return say(
            "a pair of {first} or of {second}", first=_many(ranks[0]), second=_many(ranks[1])
        )
    if len(ranks) > 1:
        n = figures(slot.size)
        return say(
            "{n} {first} or {n} {second}", n=n, first=_many(ranks[0]), second=_many(ranks[-1])
        )
    if slot.size == 1:
        return _one(ranks[0])
    if slot.size == 2:
        return say("a pair of {ranks}", ranks=_many(ranks[0]))
    return say("{n} {ranks}", n=figures(slot.size), ranks=_many(ranks[0]))


def _many(rank: str) -> str:
    if rank == "3":
        return say("threes")
    return ranks_name(KIND_OF_TEXT[rank])


def _one(rank: str) -> str:
    if rank == "3":
        return say("a three")
    return a_rank(KIND_OF_TEXT[rank])


_KEYS: Final = ("special_hands.list", "special_hands.wild_pair")


def special_hands(rules: TableRules) -> Iterator[Line]:
    """When a special hand may be laid, what it scores, and which there are."""
    hands = [h for h in rules.special_hands.hands if is_possible(h.pattern, rules)]
    if not hands:
        if rules.special_hands.hands:
            yield rule("No special hand can be laid: each would need a pair of wild cards.", *_KEYS)
        return
    yield rule(
        "When you have drawn and your hand is one of those below, you may lay it down whole, "
        "without a discard, and the deal is over. Your side must not have melded yet, and no "
        "canastas are needed. For this deal your side scores the value of the hand and nothing "
        "else; the others score as usual.",
        *_KEYS,
    )
    yield from _exceptions(rules)
    for hand in hands:
        name, value = hand_name(hand.id), points(hand.value)
        cards = pattern_words(hand.pattern, rules)
        yield row("{name}, {points}: {cards}.", *_KEYS, name=name, points=value, cards=cards)
    if any(has_groups(hand.pattern) for hand in hands):
        yield _groups(rules)
    yield why(
        "A special hand is a gamble: while you collect for it you cannot open."
        if rules.match.team_mode == "solo"
        else "A special hand is a gamble: while you collect for it you cannot open, and your "
        "partner waits.",
        "special_hands.list",
    )


def _exceptions(rules: TableRules) -> Iterator[Line]:
    if rules.special_hands.partner_courtesy and rules.match.team_mode != "solo":
        yield rule(
            "In your turn right after your partner has opened you may still show a special hand.",
            "special_hands.partner_courtesy",
        )
    if rules.pile.special_hand_one_card:
        yield rule(
            "In place of drawing you may take a pile of a single card if that card completes the "
            "hand.",
            "pile.special_hand_one_card",
        )


def _groups(rules: TableRules) -> Line:
    return rule(
        (
            "The cards of a natural pair or group are of one rank, from four to ace, and no two of "
            "these pairs and groups are of the same rank."
        )
        if rules.special_hands.distinct_pairs
        else (
            "The cards of a natural pair or group are of one rank, from four to ace. Four cards of "
            "a rank may be two pairs."
        ),
        "special_hands.distinct_pairs",
    )
