"""Hidden hands dealt by the chances of what they hold.

A hand gets c cards of a kind of which u are hidden, kind by kind, with a chance in proportion to
the product of C(u, c) · f(min(c, 2)): every deal of cards is as likely but for two factors of each
kind, for holding one and for holding more. The factors are those with which hands hold one, and
two or more, as often as is wanted; they are found by iterative scaling (Deming and Stephan, 1940),
and all sums over hands are exact (dynamic programming over the kinds), so hands are drawn from
them without a try.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from canasta_qt.players.playout.constants import KINDS
from canasta_qt.players.playout.policy.determinize import FACTOR, MASK, fill, lacks

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

PASSES: Final = 12
"""Rounds of scaling: after so many, chances are met to a hundredth or cannot be met at all."""
BOUND: Final = 8.0
"""The most by which a round changes a factor."""
TINY: Final = 1e-9
"""A share that counts as none."""
NOTHING: Final = -1.0
"""In place of a wanted chance."""
SCALE: Final = 1 / 281474976710656
"""Makes a number of the generator one from 0 to 1."""
ATTEMPTS: Final = 12
"""Hands that are drawn until one needs no card that another hand has got."""


@final
class HandTables:
    """The hands that a world may have: how likely each is, seat by seat.

    `width` numbers stand for 0, 1, 2 … cards, more than any hand lacks.
    """

    def __init__(self, numbers: vec[float], counts: vec[i64], seats: i64, width: i64) -> None:
        """`numbers` and `counts` are zeros, as many as `numbers_for` says, and `KINDS`."""
        self.seats: i64 = seats
        self.width: i64 = width
        self.weights: vec[float] = numbers[: seats * KINDS * width]
        """By seat, kind and count: ways to hold so many, times the factor."""
        self.ways: vec[float] = numbers[: seats * (KINDS + 1) * width]
        """By seat, kind and count: all ways to have so many cards of this kind and those after."""
        self.wanted: vec[float] = numbers[: seats * KINDS * 2]
        """By seat, kind and part: the chances that a hand holds one of the hidden cards of a kind,
        and two; `NOTHING` where they do not matter."""
        self.copies: vec[i64] = counts[:KINDS]
        """By kind: hidden cards."""
        self.missing: vec[i64] = counts[:KINDS]
        """By seat: cards of the hand that are hidden."""
        self.left: vec[i64] = counts[:KINDS]
        """By kind, while a world is made: hidden cards that nobody has got yet."""
        self.drawn: vec[i64] = counts[:KINDS]
        """By kind: the hand drawn last."""
        self.before: vec[float] = numbers[:width]
        """By count, while factors are sought: all ways to have so many cards of earlier kinds."""
        self.after: vec[float] = numbers[:width]


def numbers_for(seats: i64, width: i64) -> i64:
    """How many numbers the longest row of tables has."""
    return seats * (KINDS + 1) * max(width, 2)


def widest(s: State, seats: i64) -> i64:
    """The width of tables for the hands of this view as a flat state."""
    most: i64 = 0
    seat: i64
    for seat in range(seats):
        missing: i64 = lacks(s, s.hand, KINDS * seat, s.held[seat])
        if missing > most:
            most = missing
    return most + 1


def prepare(r: Rules, s: State, t: HandTables) -> None:
    """Make all deals as likely, for this view as a flat state; nothing is wanted yet."""
    kind: i64
    index: i64
    for kind in range(KINDS):
        t.copies[kind] = 0
    for index in range(s.stock_left):
        t.copies[s.stock_cards[index]] += 1
    seat: i64
    for seat in range(r.seats):
        t.missing[seat] = lacks(s, s.hand, KINDS * seat, s.held[seat])
        for kind in range(KINDS):
            set_weights(r, t, seat, kind)
            t.wanted[2 * (KINDS * seat + kind)] = NOTHING
        sum_ways(t, seat)


def meet(t: HandTables) -> None:
    """Find the factors with which hands hold what is wanted."""
    seat: i64
    for seat in range(t.seats):
        if t.missing[seat] > 0:
            for _ in range(PASSES):
                scale(t, seat)
                sum_ways(t, seat)


def forget(r: Rules, t: HandTables, seat: i64, kind: i64, factor: float) -> None:
    """Take any deal of this kind for as likely in a hand, but cards at all by a factor."""
    set_weights(r, t, seat, kind)
    own: i64 = (KINDS * seat + kind) * t.width
    count: i64
    for count in range(1, t.width):
        t.weights[own + count] *= factor
    sum_ways(t, seat)


def set_weights(r: Rules, t: HandTables, seat: i64, kind: i64) -> None:
    """The ways to hold so many of the hidden cards of a kind; threes laid out are in no hand."""
    at: i64 = (KINDS * seat + kind) * t.width
    copies: i64 = t.copies[kind]
    if r.tabled[kind]:
        copies = 0
    ways: float = 1.0
    count: i64
    for count in range(t.width):
        t.weights[at + count] = ways
        ways = ways * float(copies - count) / float(count + 1)
        if count >= copies:
            ways = 0.0


def sum_ways(t: HandTables, seat: i64) -> None:
    """Sum up, from the last kind to the first, in how many ways cards can come together."""
    weights, ways = t.weights, t.ways
    width: i64 = t.width
    missing: i64 = t.missing[seat]
    end: i64 = ((KINDS + 1) * seat + KINDS) * width
    cards: i64
    for cards in range(missing + 1):
        ways[end + cards] = 0.0
    ways[end] = 1.0
    step: i64
    for step in range(KINDS):
        kind: i64 = KINDS - 1 - step
        own: i64 = (KINDS * seat + kind) * width
        here: i64 = ((KINDS + 1) * seat + kind) * width
        for cards in range(missing + 1):
            most: i64 = min(t.copies[kind], cards)
            total: float = 0.0
            count: i64
            for count in range(most + 1):
                total += weights[own + count] * ways[here + width + cards - count]
            ways[here + cards] = total


def scale(t: HandTables, seat: i64) -> None:
    """Make the factors of each kind such that its chances are as wanted, kind after kind."""
    weights, before, after = t.weights, t.before, t.after
    width: i64 = t.width
    missing: i64 = t.missing[seat]
    cards: i64
    kind: i64
    for cards in range(width):
        before[cards] = 0.0
    before[0] = 1.0
    for kind in range(KINDS):
        own: i64 = (KINDS * seat + kind) * width
        most: i64 = min(t.copies[kind], missing)
        if most > 0 and t.wanted[2 * (KINDS * seat + kind)] >= 0.0:
            scale_kind(t, seat, kind, most)
        for cards in range(missing + 1):
            total: float = 0.0
            count: i64
            for count in range(most + 1):
                if count <= cards:
                    total += weights[own + count] * before[cards - count]
            after[cards] = total
        for cards in range(missing + 1):
            before[cards] = after[cards]


def scale_kind(t: HandTables, seat: i64, kind: i64, most: i64) -> None:
    """Correct the two factors of a kind by what hands hold of it now."""
    weights, before, after = t.weights, t.before, t.ways
    width: i64 = t.width
    missing: i64 = t.missing[seat]
    own: i64 = (KINDS * seat + kind) * width
    rest: i64 = ((KINDS + 1) * seat + kind + 1) * width
    none: float = 0.0
    one: float = 0.0
    more: float = 0.0
    count: i64
    for count in range(most + 1):
        ways: float = 0.0
        cards: i64
        for cards in range(missing - count + 1):
            ways += before[cards] * after[rest + missing - count - cards]
        ways *= weights[own + count]
        if count == 0:
            none = ways
        elif count == 1:
            one = ways
        else:
            more += ways
    total: float = none + one + more
    place: i64 = 2 * (KINDS * seat + kind)
    some: float = t.wanted[place]
    two: float = t.wanted[place + 1]
    if none <= TINY * total or some >= 1.0:
        return
    base: float = (1.0 - some) / none
    by_one: float = 1.0
    by_more: float = 1.0
    if one > TINY * total:
        by_one = bounded((some - two) / one / base)
    if more > TINY * total:
        by_more = bounded(two / more / base)
    for count in range(1, most + 1):
        if count == 1:
            weights[own + count] *= by_one
        else:
            weights[own + count] *= by_more


def bounded(factor: float) -> float:
    """The factor of a correction, neither too great nor too small."""
    return min(max(factor, 1.0 / BOUND), BOUND)


def imagine(r: Rules, base: State, t: HandTables, number: i64, luck: i64) -> State:
    """The world of this number: `base` with its hidden cards dealt by the tables.

    Who gets its cards first changes from world to world.
    """
    world = base.copy()
    world.luck = luck
    copies, left = t.copies, t.left
    kind: i64
    for kind in range(KINDS):
        left[kind] = copies[kind]
    turn: i64
    for turn in range(r.seats):
        seat: i64 = (number + turn) % r.seats
        if t.missing[seat] > 0:
            give_hand(world, t, seat)
    stock = world.stock_cards
    place: i64 = 0
    for kind in range(KINDS):
        for _ in range(left[kind]):
            stock[place] = kind
            place += 1
    world.stock_left = place
    fill(r, world)
    return world


def give_hand(s: State, t: HandTables, seat: i64) -> None:
    """Draw a hand that needs no more cards than are left; the last attempt goes without those."""
    attempts: i64 = ATTEMPTS
    while not draw(s, t, seat):
        attempts -= 1
        if attempts == 0:
            break
    left, drawn, hand = t.left, t.drawn, s.hand
    row: i64 = KINDS * seat
    kind: i64
    for kind in range(KINDS):
        count: i64 = min(drawn[kind], left[kind])
        left[kind] -= count
        hand[row + kind] += count


def draw(s: State, t: HandTables, seat: i64) -> bool:
    """Draw a hand; whether all its cards are left. It stands in `drawn`."""
    weights, ways, copies, left, drawn = t.weights, t.ways, t.copies, t.left, t.drawn
    width: i64 = t.width
    missing: i64 = t.missing[seat]
    luck: i64 = s.luck
    own: i64 = KINDS * seat * width
    here: i64 = (KINDS + 1) * seat * width
    kind: i64
    fits: bool = True
    for kind in range(KINDS):
        most: i64 = min(copies[kind], missing)
        count: i64 = 0
        if most > 0:
            luck = (luck * FACTOR + 11) & MASK
            mark: float = float(luck) * SCALE * ways[here + missing]
            after: i64 = here + width + missing
            mark -= weights[own] * ways[after]
            while mark >= 0.0 and count < most:
                count += 1
                mark -= weights[own + count] * ways[after - count]
            if count > left[kind]:
                fits = False
            missing -= count
        drawn[kind] = count
        own += width
        here += width
    s.luck = luck
    return fits
