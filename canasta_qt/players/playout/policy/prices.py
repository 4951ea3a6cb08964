"""What cards are worth on the table and in the hand: the prices of the rules of thumb, as numbers.

Worth is in hundredths of a point, shares and chances in parts of 256. `weigh` looks at the moment;
the other functions then price the hand and the melds as the plan would leave them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, FIRST, JOKER, KINDS, TWO

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


def weigh(r: Rules, s: State, seat: i64, side: i64) -> None:
    """Note how calm the deal is, and what the pile, presence on the table and pairs are worth."""
    pile: i64 = s.pile_left
    more: i64 = max(pile - const.LAST_PILE, 0)
    worth: i64 = r.pile_sizes[pile - more] + more * r.pile_more
    worth += r.pile_wild * (s.in_pile[TWO] + s.in_pile[JOKER])
    s.pile_worth = worth
    calm: i64 = calmness(r, s, seat, side)
    s.calm = calm
    s.wilds_about = -1
    s.kept = const.KEPT_UNOPENED
    if s.opened[side]:
        s.kept = r.kept_layoff
    if s.frozen or r.always_frozen:
        s.presence = r.rank_presence * const.PRESENCE_FROZEN >> 8
    else:
        s.presence = (r.rank_presence + (r.presence_of_pile * worth >> 8)) * calm >> 8
    s.pair_worth = (r.kept_pair + (r.pair_of_pile * worth >> 8)) * calm >> 8


def foresee_cards(r: Rules, s: State, seat: i64, side: i64) -> None:
    """Note how many wild cards are about, and which share of hidden cards comes in time.

    Once after `weigh`, when it is asked for.
    """
    if s.wilds_about >= 0:
        return
    s.wilds_about = max(unseen_wilds(r, s, seat), 0)
    mates: i64 = 0
    theirs: i64 = 0
    sharing: i64 = 1
    other: i64
    for other in range(r.seats):
        if other == seat:
            continue
        if other % r.sides == side:
            mates += s.held[other]
            sharing += 1
        else:
            theirs += s.held[other]
    total: i64 = s.stock_left + mates + theirs
    each: i64 = (s.stock_left * r.drawn_in_time * s.calm >> 8) // r.seats
    won: i64 = theirs * r.won_from_rivals
    s.comes = most_coming((mates << 8) + each * sharing + won, total)
    s.comes_alone = most_coming(each + won // sharing, total)


def most_coming(cards: i64, total: i64) -> i64:
    """The share, of 256, that so many 256ths of cards are of so many."""
    return min(cards // max(total, 1), const.MOST_COMING)


def unseen_wilds(r: Rules, s: State, seat: i64) -> i64:
    """Wild cards that a seat does not see, and of which nobody knows where they are."""
    left: i64 = r.pack[TWO] + r.pack[JOKER] - s.in_pile[TWO] - s.in_pile[JOKER]
    left -= s.hand[KINDS * seat + TWO] + s.hand[KINDS * seat + JOKER]
    other: i64
    place: i64
    for other in range(r.seats):
        if other != seat:
            left -= s.known[KINDS * other + TWO] + s.known[KINDS * other + JOKER]
    for place in range(KINDS * r.sides):
        if s.sizes[place]:
            left -= s.twos[place] + s.jokers[place]
    return left


def calmness(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """Of 256, how likely the deal goes on until the own side lays cards again."""
    rounds: i64 = s.stock_left // (r.draw * r.seats)
    calm: i64 = const.CALM_EARLY
    if rounds < 1:
        calm = const.CALM_LAST
    elif rounds < 2:
        calm = const.CALM_SECOND
    elif rounds < 3:
        calm = const.CALM_THIRD
    group: i64
    for group in range(r.sides):
        found: i64 = 0
        if s.opened[group]:
            found = canastas_near(r, s, group)
        lacking: i64 = r.canastas_out - (found >> 8)
        near: i64 = found & 255
        if group == side:
            s.next_canasta = 0
            if lacking > 0:
                s.next_canasta = r.first_canasta
        other: i64 = group
        while other < r.seats:
            if other != seat:
                risk: i64 = const.EXIT_UNOPENED
                if s.opened[group]:
                    risk = exit_risk(r, s.held[other], lacking, near)
                calm = (
                    calm * (65536 - (risk if group != side else risk * const.EXIT_OF_MATE >> 8))
                    >> 16
                )
            other += r.sides
    return (calm + 128) >> 8


def exit_risk(r: Rules, held: i64, lacking: i64, near: i64) -> i64:
    """Chance, of 65536, that a seat with so many cards goes out in its next turn."""
    if lacking > near:
        return const.EXIT_FAR
    risk: i64 = r.exits[min(held, const.LAST_EXIT)]
    if lacking > 0:
        risk = risk >> 1
    return risk


def canastas_near(r: Rules, s: State, side: i64) -> i64:
    """Melds of the side that lack two cards at most, canastas times 256 added."""
    found: i64 = 0
    near: i64 = r.canasta - 2
    sizes = s.sizes
    of_side: i64 = KINDS * side
    canasta: i64 = r.canasta
    kind: i64
    for kind in range(FIRST, ACE + 1):
        size: i64 = sizes[of_side + kind]
        if size >= near:
            found += 1
            if size >= canasta:
                found += 255
    return found


def unseen(r: Rules, s: State, seat: i64, kind: i64) -> i64:
    """Cards of a kind that this seat does not see."""
    naturals = s.naturals
    left: i64 = r.pack[kind] - s.in_pile[kind] - s.hand[KINDS * seat + kind]
    left -= naturals[kind] + naturals[KINDS + kind]
    place: i64
    for place in range(2 * KINDS + kind, KINDS * r.sides, KINDS):
        left -= naturals[place]
    return max(left, 0)


def price(r: Rules, s: State, kind: i64, naturals: i64, wilds: i64, live: i64) -> i64:
    """A meld beyond its card points: its canasta, or the hope of one, and its presence."""
    size: i64 = naturals + wilds
    if not size:
        return 0
    mixed: i64 = 100 * r.mixed_bonus[kind] + s.next_canasta
    pure: i64 = 100 * r.pure_bonus[kind] + s.next_canasta
    missing: i64 = r.canasta - size
    if missing <= 0:
        return (mixed if wilds else pure) + s.presence
    chance: i64 = r.hopes[min(missing, const.LAST_HOPE)] * s.calm >> 8
    room: i64 = r.max_wilds
    if r.ratio:
        room = min(room, naturals + live)
    room = min(room - wilds, 2)
    supply: i64 = const.DRAWN * live
    if room > 0:
        supply += const.WILD_FOUND * room
    hope: i64 = chance * mixed >> 8
    if supply < missing << 8:
        hope = (hope * supply >> 8) // missing
    if not wilds and live >= missing:
        share: i64 = const.PURE_HOPE
        if live < const.PURE_SURE * missing:
            share = const.PURE_DRAWN * live // missing
        hope += (chance * share >> 8) * (pure - mixed) >> 8
    return hope + s.presence


def kept(r: Rules, s: State, kind: i64, held: i64, naturals: i64, wilds: i64, live: i64) -> i64:
    """So many naturals in the hand, kept for later turns beside the meld of their rank."""
    if not held:
        return 0
    size: i64 = naturals + wilds
    if not size and held < r.least:
        return few_kept(r, s, kind, held, live)
    gain: i64 = price(r, s, kind, naturals + held, wilds, live)
    gain -= price(r, s, kind, naturals, wilds, live)
    return keeps(r, s, kind, held, size > 0, gain, size + held, live)


def keeps(
    r: Rules, s: State, kind: i64, held: i64, lying: bool, gain: i64, size: i64, live: i64
) -> i64:
    """The same for cards that could be laid, which would bring `gain` and make a meld of `size`."""
    calm: i64 = s.calm
    if size >= r.canasta:
        gain = gain * calm >> 8
    points: i64 = 100 * held * r.points[kind]
    worth: i64 = (gain + (points * calm >> 8)) * s.kept >> 8
    if not lying:
        worth = worth * r.kept_group >> 8
    if held >= 2 and live:
        pair: i64 = s.pair_worth
        if lying and not s.frozen and not r.always_frozen:
            pair = pair * const.PAIR_BESIDE_MELD >> 8
        worth += pair
    return worth - (points * (256 - calm) >> 8)


def few_kept(r: Rules, s: State, kind: i64, held: i64, live: i64) -> i64:
    """The same for cards that make no meld yet."""
    points: i64 = 100 * held * r.points[kind]
    if held == 2:
        worth: i64 = r.pair_points * points >> 8
        worth += r.pair_hope * price(r, s, kind, r.least, 0, live) >> 8
        worth = worth * s.calm >> 8
        if live:
            worth += s.pair_worth
    else:
        worth = (r.single_points * points >> 8) + r.single_alive * min(live, 3) // 3
        worth = worth * s.calm >> 8
    return worth - (points * (256 - s.calm) >> 8)


def rank_worth(r: Rules, s: State, seat: i64, side: i64, kind: i64, live: i64) -> i64:
    """All that a rank is worth on the table and in the hand, as the plan leaves both."""
    place: i64 = KINDS * side + kind
    naturals: i64 = s.naturals[place] + s.plan[kind]
    wilds: i64 = s.twos[place] + s.jokers[place] + s.plan_twos[kind] + s.plan_jokers[kind]
    held: i64 = s.hand[KINDS * seat + kind] - s.plan[kind]
    lies: i64 = price(r, s, kind, naturals, wilds, live)
    return lies + kept(r, s, kind, held, naturals, wilds, live)


def thinness(r: Rules, s: State, left: i64) -> i64:
    """A hand of so many cards at the end of the turn; below nothing."""
    if left > const.LAST_THIN or left < 0:
        return 0
    cost: i64 = r.thin[left] * s.calm >> 8
    return cost if s.next_canasta else cost * r.thin_with_canastas >> 8
