"""Reading hidden hands: how likely they hold a card, and two, by what everybody saw.

What was seen of a hand and of a kind of card is written as features, small numbers; a network with
one hidden layer, and a linear part beside it, makes of them by how much the odds differ from those
of any deal of the cards. Lengths are measured by the rules: hands by the cards dealt, kinds by the
copies in the pack, time by rounds; so games of a family are read alike.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.constants import ACE, BLACK3, JOKER, KINDS, TWO

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.policy.hand_tables import HandTables
    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

LEAST: Final = 0.003
"""Chances are kept so far from 0 and 1."""
FAT: Final = 4
"""Cards of a pile that is worth a fight."""
HIGH: Final = 8
"""From this kind on cards count ten points and more."""

# The past of a hand, a row of numbers: first its own, then six for every kind.
GAINED: Final = 0
"""Cards that came to it and that nobody else saw, after the deal."""
THROWS: Final = 1
"""Its discards."""
TAKES: Final = 2
"""How often it took the pile."""
VARIED: Final = 3
"""How many kinds it threw."""
PAST_HEAD: Final = 4
TIMES: Final = 0
"""Of a kind: how often it was thrown; the next are of its last discard but for `FIRST`."""
FIRST: Final = 1
"""Discards of the hand before the first of them."""
TURN: Final = 2
GAINED_THEN: Final = 3
PILE_THEN: Final = 4
FROZEN_THEN: Final = 5
PAST_OF_KIND: Final = 6
PAST_ROW: Final = 100
"""`PAST_HEAD` and `KINDS` times `PAST_OF_KIND`."""

OF_HAND: Final = 16
FEATURES: Final = 41
"""All of a question: `OF_HAND` of the hand, then those of the kind, then the blind log odds."""
HIDDEN: Final = 32
"""Numbers of the network between features and answers."""
WEIGHTS: Final = 1492
"""Numbers of a network: for each hidden one those of the features and a constant, then for each of
the two answers those of the hidden ones, of the features, and a constant."""


def read_hands(
    r: Rules, s: State, past: vec[i64], weights: vec[float], seen: vec[float], t: HandTables
) -> None:
    """Write into the tables, whose copies and missing cards are known, what hands are likely.

    `s` is a view as a flat state, `past` has a row for every seat, `weights` are those of a
    network, and `seen` is work space for features and hidden numbers.
    """
    pool: i64 = 0
    seat: i64
    kind: i64
    for kind in range(KINDS):
        if not r.tabled[kind]:
            pool += t.copies[kind]
    for seat in range(r.seats):
        if seat == s.seat or t.missing[seat] <= 0:
            continue
        see_hand(r, s, past, seat, t.missing[seat], pool, seen)
        for kind in range(KINDS):
            if t.copies[kind] and not r.tabled[kind]:
                see_kind(r, s, past, seat, kind, t.copies[kind], seen)
                see_odds(t.copies[kind], t.missing[seat], pool, seen)
                answer(weights, seen, t.wanted, 2 * (KINDS * seat + kind))


def see_hand(
    r: Rules, s: State, past: vec[i64], seat: i64, missing: i64, pool: i64, seen: vec[float]
) -> None:
    """Write the features of a hand, whatever the kind."""
    row: i64 = PAST_ROW * seat
    side: i64 = seat % r.sides
    melds: i64 = 0
    wilds: i64 = 0
    cards: i64 = 0
    kind: i64
    for kind in range(KINDS):
        place: i64 = KINDS * side + kind
        cards += r.pack[kind]
        wilds += s.twos[place] + s.jokers[place]
        if s.sizes[place]:
            melds += 1
    rivals: i64 = 0
    other: i64
    for other in range(r.sides):
        if other != side and s.opened[other]:
            rivals = 1
    need: i64 = 0
    if not s.opened[side]:
        need = s.minimum[side]
    throws: i64 = past[row + THROWS]
    gained: i64 = past[row + GAINED]
    seen[0] = upto(missing, r.hand_size, 2.0)
    seen[1] = float(missing) / float(pool)
    seen[2] = one_if(s.opened[side])
    seen[3] = one_if(rivals)
    seen[4] = float(s.stock_left) / float(cards)
    seen[5] = upto(s.turn, 12 * r.seats, 2.0)
    seen[6] = upto(s.pile_left, 10, 2.0)
    seen[7] = one_if(s.frozen)
    seen[8] = upto(throws, 6, 2.0)
    seen[9] = upto(past[row + VARIED], throws, 1.0)
    seen[10] = upto(gained, 6 * r.draw, 2.0)
    seen[11] = upto(past[row + TAKES], 2, 1.5)
    seen[12] = upto(need, 100, 1.5)
    seen[13] = upto(melds, 5, 2.0)
    seen[14] = upto(wilds, 4, 2.0)
    seen[15] = 1.0 if (seat - s.seat + r.seats) % r.seats == 1 else 0.0


def see_kind(
    r: Rules, s: State, past: vec[i64], seat: i64, kind: i64, copies: i64, seen: vec[float]
) -> None:
    """Write the features of a kind in a hand; so many copies are hidden."""
    sides: i64 = r.sides
    side: i64 = seat % sides
    own: i64 = s.sizes[KINDS * side + kind]
    theirs: i64 = 0
    mates: i64 = 0
    others: i64 = 0
    latest: i64 = -1
    other: i64
    for other in range(sides):
        size: i64 = s.sizes[KINDS * other + kind]
        if other != side and size > theirs:
            theirs = size
    for other in range(r.seats):
        that: i64 = PAST_ROW * other + PAST_HEAD + PAST_OF_KIND * kind
        if other != seat and past[that + TIMES]:
            if other % sides == side:
                mates += past[that + TIMES]
            else:
                others += past[that + TIMES]
            if past[that + TURN] > latest:
                latest = past[that + TURN]
    seen[16] = float(copies) / float(r.pack[kind])
    seen[17] = one_if(own)
    seen[18] = upto(own, r.canasta, 1.0)
    seen[19] = one_if(own // r.canasta)
    seen[20] = one_if(theirs)
    seen[21] = upto(theirs, r.canasta, 1.0)
    seen[22] = upto(s.in_pile[kind], 2, 2.0)
    seen[23] = upto(s.known[KINDS * seat + kind], 2, 1.0)
    seen[24] = one_if(kind // HIGH)
    seen[25] = one_if(kind // ACE)
    seen[26] = upto(mates, 2, 1.0)
    seen[27] = upto(others, 2, 1.5)
    seen[28] = fading(s.turn - latest, r.seats) if latest >= 0 else 0.0
    seen[29] = 1.0 if kind == BLACK3 else 0.0
    seen[30] = 1.0 if kind == TWO else 0.0
    seen[31] = 1.0 if kind == JOKER else 0.0
    see_thrown(r, s, past, seat, PAST_ROW * seat + PAST_HEAD + PAST_OF_KIND * kind, seen)


def see_thrown(r: Rules, s: State, past: vec[i64], seat: i64, row: i64, seen: vec[float]) -> None:
    """Write what a hand threw of a kind, whose past begins there in the row."""
    times: i64 = past[row + TIMES]
    if not times:
        place: i64
        for place in range(32, 39):
            seen[place] = 0.0
        return
    gained: i64 = past[PAST_ROW * seat + GAINED] - past[row + GAINED_THEN]
    seen[32] = 1.0
    seen[33] = upto(times - 1, 1, 2.0)
    seen[34] = upto(gained, 4 * r.draw, 2.0)
    seen[35] = fading(s.turn - past[row + TURN], r.seats)
    seen[36] = one_if(past[row + PILE_THEN] // FAT)
    seen[37] = one_if(past[row + FROZEN_THEN])
    seen[38] = fading(past[row + FIRST], 1)


def see_odds(copies: i64, missing: i64, pool: i64, seen: vec[float]) -> None:
    """Write the log odds of one and of two cards of a kind if all deals were as likely."""
    none: float = 1.0
    one: float = float(copies * missing) / float(pool - copies + 1)
    place: i64
    for place in range(copies):
        factor: float = max(float(pool - missing - place) / float(pool - place), 0.0)
        none *= factor
        if place < copies - 1:
            one *= factor
    if pool <= copies:
        one = 0.0
    seen[39] = log_odds(1.0 - none)
    seen[40] = log_odds(1.0 - none - one)


def answer(weights: vec[float], seen: vec[float], wanted: vec[float], place: i64) -> None:
    """Write the chances of one card and of two that the network answers to the features."""
    at: i64 = 0
    unit: i64
    index: i64
    total: float
    for unit in range(HIDDEN):
        total = weights[at + FEATURES]
        for index in range(FEATURES):
            total += weights[at + index] * seen[index]
        total = max(total, 0.0)
        seen[FEATURES + unit] = total
        at += FEATURES + 1
    part: i64
    for part in range(2):
        total = seen[FEATURES - 2 + part] + weights[at + HIDDEN + FEATURES]
        for index in range(HIDDEN):
            total += weights[at + index] * seen[FEATURES + index]
        for index in range(FEATURES):
            total += weights[at + HIDDEN + index] * seen[index]
        wanted[place + part] = chance_of(total)
        at += HIDDEN + FEATURES + 1
    if wanted[place + 1] > wanted[place]:
        wanted[place + 1] = wanted[place]


def log_odds(chance: float) -> float:
    """The logarithm of the odds, never endless."""
    chance = min(max(chance, LEAST), 1.0 - LEAST)
    return log(chance / (1.0 - chance))


def chance_of(odds: float) -> float:
    """The chance with this logarithm of the odds, never quite 0 or 1."""
    return 1.0 / (1.0 + exp(-min(max(odds, -9.0), 9.0)))


def one_if(number: i64) -> float:
    """1 for a number above 0."""
    if number > 0:
        return 1.0
    return 0.0


def upto(number: i64, whole: i64, most: float) -> float:
    """The number measured by a whole, up to the most; nothing by nothing is nothing."""
    if whole <= 0:
        return 0.0
    share: float = float(number) / float(whole)
    return min(share, most)


def fading(ago: i64, rounds: i64) -> float:
    """1 for now, less the more rounds ago it was."""
    return 1.0 / (1.0 + float(ago) / float(rounds))
