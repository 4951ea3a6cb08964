"""What a discard costs, as it was learned: a sum of what speaks for and against the card.

Each weight is in sixteenths of a point and stands in the rule vector (`THROWS`), where
`tools.fit_prior` has put it by what discards brought in deals that were played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.layout.layout import (
    ALWAYS_FROZEN,
    BLACK3,
    BLOCKED,
    CANASTA,
    DECLINED,
    FREEZES,
    FROZEN,
    HAND,
    HELD,
    IN_PILE,
    JOKER,
    KINDS,
    KNOWN,
    LAYOFF,
    MANY,
    OLD_CARDS,
    OPENED,
    PACK,
    PILE_LEFT,
    POINTS,
    SEATS,
    SIDES,
    SIZES,
    STOCK_LEFT,
    TURN,
    TWO,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

OF_WILDS: Final = 3
OF_SINGLES: Final = 10
OF_PAIRS: Final = 18
OF_GROUPS: Final = 25
OF_SIDE: Final = 31
OF_FEEDING: Final = 35
"""Where the weights of each part begin; those of black threes come first."""
OF_CHANCE: Final = 4
OF_GUESS: Final = 3
"""The same within those of feeding, one after the other."""
MOST_PILE: Final = 20
"""Cards of the pile beyond which each is alike."""
LATE: Final = 24
"""Cards of the stock below which the end of the deal is near."""


def throw_cost(
    w: vec[i64], at: i64, r: vec[i64], s: vec[i64], seat: i64, after: i64, kind: i64, frozen: bool
) -> i64:
    """What it costs to throw a card of this kind before the seat `after`.

    The weights are those of the row `w` from `at` on; `frozen` says whether the pile is for the
    side of `after`.
    """
    pile: i64 = s[PILE_LEFT]
    if pile > MOST_PILE:
        pile = MOST_PILE
    late: i64 = 0
    if s[STOCK_LEFT] < LATE:
        late = LATE - s[STOCK_LEFT]
    side: i64 = seat % r[SIDES]
    theirs: i64 = after % r[SIDES]
    if kind == BLACK3:
        return w[at] + pile * w[at + 1] + late * w[at + 2]
    if kind == TWO or kind == JOKER:  # noqa: SIM109 - a tuple would be made anew each time
        return wild_cost(w, at + OF_WILDS, r, s, side, theirs, kind, pile, late)
    held: i64 = s[HAND + KINDS * seat + kind]
    hidden: i64 = hidden_cards(r, s, side, theirs, kind, held)
    cost: i64 = kept_worth(w, at, r, s, side, kind, held, hidden, pile, late)
    cost += worth_to_side(w, at + OF_SIDE, r, s, side, after, kind)
    if not r[BLOCKED + kind]:
        cost += feeding(w, at + OF_FEEDING, r, s, after, kind, frozen, hidden, pile)
    return cost


def hidden_cards(r: vec[i64], s: vec[i64], side: i64, theirs: i64, kind: i64, held: i64) -> i64:
    """Cards of a kind that are neither in the hand nor on the table or the pile."""
    own: i64 = KINDS * side + kind
    other: i64 = KINDS * theirs + kind
    hidden: i64 = r[PACK + kind] - held - s[SIZES + own] - s[SIZES + other] - s[IN_PILE + kind]
    if r[MANY]:
        hidden -= (s[OLD_CARDS + own] & 255) + (s[OLD_CARDS + other] & 255)
    return hidden if hidden > 0 else 0


def kept_worth(
    w: vec[i64],
    at: i64,
    r: vec[i64],
    s: vec[i64],
    side: i64,
    kind: i64,
    held: i64,
    hidden: i64,
    pile: i64,
    late: i64,
) -> i64:
    """What a natural card is worth in the hand that holds so many of its kind."""
    points: i64 = r[POINTS + kind]
    shut: bool = not s[OPENED + side]
    cost: i64
    if held == 1:
        at += OF_SINGLES
        cost = w[at] + points * (w[at + 1] + late * w[at + 2])
        cost += hidden * w[at + 3] + pile * w[at + 4]
        if shut:
            cost += w[at + 5] + points * w[at + 6]
        if s[IN_PILE + kind]:
            cost += w[at + 7]
        return cost
    at += OF_PAIRS if held == 2 else OF_GROUPS
    cost = w[at] + points * w[at + 1] + hidden * w[at + 2] + pile * w[at + 3] + late * w[at + 4]
    if shut:
        cost += w[at + 5]
    if held == 2 and s[IN_PILE + kind]:
        cost += w[at + 6]
    return cost


def worth_to_side(
    w: vec[i64], at: i64, r: vec[i64], s: vec[i64], side: i64, after: i64, kind: i64
) -> i64:
    """What the card is worth for the melds of the own side and in the hand of a team-mate."""
    own: i64 = s[SIZES + KINDS * side + kind]
    cost: i64 = 0
    if own >= r[CANASTA]:
        cost = w[at]
    elif own > 4:
        cost = w[at + 1]
    elif own:
        cost = w[at + 2]
    if r[SEATS] == 2 * r[SIDES] and s[KNOWN + KINDS * ((after + 1) % r[SEATS]) + kind]:
        cost += w[at + 3]
    return cost


def feeding(
    w: vec[i64],
    at: i64,
    r: vec[i64],
    s: vec[i64],
    after: i64,
    kind: i64,
    frozen: bool,
    hidden: i64,
    pile: i64,
) -> i64:
    """What it costs that the seat `after` may take the pile with a natural card."""
    theirs: i64 = after % r[SIDES]
    lying: bool = s[SIZES + KINDS * theirs + kind] > 0
    known: i64 = s[KNOWN + KINDS * after + kind]
    shut: bool = not s[OPENED + theirs]
    cost: i64 = 0
    if known >= 2 or (lying and not frozen and r[LAYOFF] == 0):
        cost = w[at] + pile * w[at + 1]
        if shut:
            cost += w[at + 2] + pile * w[at + 3]
        return cost
    at += OF_CHANCE
    if lying:
        cost = w[at]
    if known:
        cost += w[at + 1] + pile * w[at + 2]
    elif hidden < 2:
        return cost
    guess: i64 = hidden * s[HELD + after]
    when: i64 = s[DECLINED + KINDS * after + kind]
    at += OF_GUESS
    if when and s[TURN] - when < 2 * r[SEATS]:
        return cost + w[at] + pile * w[at + 1] + guess * (w[at + 2] + pile * w[at + 3])
    at += 4
    if not frozen:
        at += 2
    if shut:
        at += 4
    return cost + guess * (w[at] + pile * w[at + 1])


def wild_cost(
    w: vec[i64],
    at: i64,
    r: vec[i64],
    s: vec[i64],
    side: i64,
    theirs: i64,
    kind: i64,
    pile: i64,
    late: i64,
) -> i64:
    """The same of a wild card."""
    cost: i64 = w[at] + pile * w[at + 1] + late * w[at + 2]
    if kind == JOKER:
        cost += w[at + 3]
    if r[FREEZES + TWO] and not s[FROZEN] and not r[ALWAYS_FROZEN] and s[OPENED + theirs]:
        cost += w[at + 4] + pile * w[at + 5]
        if s[OPENED + side]:
            cost += pile * w[at + 6]
    return cost
