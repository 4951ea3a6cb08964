"""Cards that come to a hand beside the draw: feet, replaced threes, cards for opening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.melds import begins_new, is_canasta, meld_size, planned_wilds

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


def take_cards(s: State, seat: i64, count: i64) -> i64:
    """Move up to `count` cards from the stock into a hand; the kind of the last one."""
    last: i64 = 0
    left: i64 = s.stock_left
    hand = s.hand
    stock = s.stock_cards
    of_seat: i64 = KINDS * seat
    count = min(count, left)
    s.stock_left = left - count
    s.held[seat] += count
    place: i64
    for place in range(left - 1, left - count - 1, -1):
        last = stock[place]
        if last > 15:
            hold_suit(s, seat, last)
            last &= 15
        hand[of_seat + last] += 1
    return last


def hold_suit(s: State, seat: i64, card: i64) -> None:
    """Note the suit of a card that comes into a hand."""
    s.hand_suits[KINDS * seat + (card & 15)] += 1 << (4 * ((card >> 4) - 1))


def holds_three(r: Rules, s: State, seat: i64) -> bool:
    """Whether the hand has a three that has to be laid out for points."""
    hand = s.hand
    of_seat: i64 = KINDS * seat
    if r.threes_stay:
        return False
    if hand[of_seat + RED3] and r.tabled[RED3]:
        return True
    return r.tables_black == 1 and hand[of_seat + BLACK3] > 0


def drew_three(r: Rules, s: State, seat: i64, count: i64) -> bool:
    """Whether one of the `count` cards just drawn is a three that has to be laid out for points.

    A three that was kept in the hand before waits for the next turn.
    """
    if not r.keeps_one:
        return holds_three(r, s, seat)
    index: i64
    for index in range(s.stock_left, s.stock_left + count):
        kind: i64 = s.stock_cards[index] & 15
        if r.tabled[kind]:
            return True
    return False


def must_choose_three(r: Rules, s: State, seat: i64) -> bool:
    """Whether the seat holds threes of both colours and must say which one it keeps."""
    if s.opened[seat % r.sides]:
        return False
    hand = s.hand
    of_seat: i64 = KINDS * seat
    return hand[of_seat + RED3] > 0 and hand[of_seat + BLACK3] > 0


def must_lay_first(r: Rules, s: State, seat: i64) -> bool:
    """Whether a three must be laid before the turn may end, once opened the one kept until then."""
    opened: i64 = s.opened[seat % r.sides]
    if not opened:
        return must_choose_three(r, s, seat)
    return opened == s.turn and holds_three(r, s, seat)


def table_at_once(r: Rules, s: State, seat: i64, drawn: i64) -> bool:
    """Lay out threes beside the turn's own draw; whether the last card of the stock ends the deal.

    `drawn` is the kind of the last card that came off the stock just before, or 0.
    """
    last: i64 = table_threes(r, s, seat, drawn) if holds_three(r, s, seat) else drawn
    if last and s.stock_left == 0 and r.ends_with_three and r.tabled[last]:
        s.stage = const.OVER
    return s.stage == const.OVER


def table_threes(r: Rules, s: State, seat: i64, drawn: i64) -> i64:
    """Lay out threes and replace them while the stock lasts; the kind of the last card drawn.

    `drawn` is the kind of the last card that came off the stock just before, or 0. A three that is
    the stock's last card stays in the hand of modern games, drawn at once or as a replacement.
    """
    hand = s.hand
    of_seat: i64 = KINDS * seat
    last: i64 = drawn
    spared: i64 = spared_three(r, s, drawn)
    while True:
        red: i64 = hand[of_seat + RED3] - (1 if spared == RED3 else 0) if r.tabled[RED3] else 0
        black: i64 = hand[of_seat + BLACK3] if r.tables_black else 0
        if black and spared == BLACK3:
            black -= 1
        if r.keeps_one and red + black and not s.opened[seat % r.sides]:
            if must_choose_three(r, s, seat) and (s.stock_left or not drawn):
                return last
            if red:
                red -= 1
            else:
                black -= 1
        count: i64 = red + black
        if not count:
            return last
        lay_out(s, seat, red, black)
        if s.stock_left == 0:
            return last
        last = take_cards(s, seat, count)
        spared = spared_three(r, s, last)


def spared_three(r: Rules, s: State, last: i64) -> i64:
    """The kind of the last card drawn if it is a three that stays in the hand, or 0."""
    if last and s.stock_left == 0 and r.spares_three and r.tabled[last]:
        return last
    return 0


def lay_out(s: State, seat: i64, red: i64, black: i64) -> None:
    """Move so many threes of the hand to the table."""
    s.hand[KINDS * seat + RED3] -= red
    s.hand[KINDS * seat + BLACK3] -= black
    s.red_threes[seat] += red
    s.black_threes[seat] += black
    s.held[seat] -= red + black


def lay_three(r: Rules, s: State, kind: i64, seat: i64) -> None:
    """Lay out a three that was kept, or is not the one to keep."""
    chosen: bool = r.keeps_one == 1 and must_choose_three(r, s, seat)
    lay_out(s, seat, 1 if kind == RED3 else 0, 1 if kind == BLACK3 else 0)
    last: i64 = 0
    if s.stock_left:
        last = take_cards(s, seat, 1)
    if r.threes_stay:
        return
    if chosen or (last and r.tabled[last]):
        last = table_threes(r, s, seat, last)
    if last and not s.stock_left and r.tabled[last]:
        s.stage = const.OVER


def foot_comes(r: Rules, s: State, seat: i64, left: i64, top: i64) -> bool:
    """Whether the seat gets its foot by the plan, so that it may keep as few as `left` cards (P4).

    `top` is the kind of the pile's top card when the plan takes it, else 0.
    """
    if not s.foot_held[seat]:
        return False
    if r.feet == 1:
        return True
    if waits_for_opener(r, s, seat):
        return False
    if s.foot_stage[seat] != const.EARNED and not completed(r, s, seat % r.sides, top):
        return False
    return left > 0 or r.foot_at_once == 1


def comes_with_last(r: Rules, s: State, seat: i64) -> bool:
    """Whether the last card may be discarded because the foot comes then."""
    if not s.foot_held[seat]:
        return False
    return r.feet == 1 or (s.foot_stage[seat] == const.EARNED and not waits_for_opener(r, s, seat))


def opener_of(r: Rules, s: State, side: i64) -> i64:
    """The seat that opened for a side, or that would if the seat to act opened now."""
    opened: i64 = s.opened[side]
    if not opened:
        return s.seat
    back: i64 = (s.turn - opened) % r.seats
    return (s.seat + r.seats - back) % r.seats


def waits_for_opener(r: Rules, s: State, seat: i64) -> bool:
    """Whether the foot of a seat comes only with the canasta of who opened for it."""
    return r.feet == 4 and opener_of(r, s, seat % r.sides) != seat


def canastas_allowed(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """How many canastas a step of the seat may complete, where its mates come first."""
    if r.feet != 4 or not s.foot_held[seat]:
        return const.ANY
    opener: i64 = opener_of(r, s, side)
    if opener != seat:
        if s.foot_stage[opener] >= const.EARNED:
            return const.ANY
        return 0 if s.foot_stage[seat] == const.EARNED else 1
    mate: i64 = side
    while mate < r.seats:
        if mate != seat and s.foot_stage[mate] < const.EARNED:
            return 0
        mate += r.sides
    return const.ANY


def completed(r: Rules, s: State, side: i64, top: i64) -> i64:
    """How many canastas that earn a foot the plan completes."""
    found: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        wilds: i64 = planned_wilds(s, kind)
        naturals: i64 = s.plan[kind] + (1 if kind == top else 0)
        if not naturals + wilds:
            continue
        place: i64 = KINDS * side + kind
        size: i64 = meld_size(s, side, kind)
        mixed: i64 = wilds + s.twos[place] + s.jokers[place]
        if begins_new(r, s, side, kind, naturals, wilds):
            size = 0
            mixed = wilds
        if r.feet == 3 and mixed and kind != TWO and kind != SEVEN:
            continue
        if size < r.canasta and is_canasta(r, kind, size + naturals + wilds):
            found += 1
    return found


def earn(r: Rules, s: State, seat: i64, top: i64) -> None:
    """Before a plan is laid: note whether it earns the foot."""
    if r.feet > 1 and s.foot_held[seat] and completed(r, s, seat % r.sides, top):
        s.foot_stage[seat] = const.EARNED


def after_step(r: Rules, s: State, seat: i64) -> None:
    """After a step within a turn: a hand melded away brings the foot.

    Where mates come first theirs come with the canasta of who opened.
    """
    if s.stage == const.OVER:
        return
    if r.feet == 4 and s.foot_stage[seat] == const.EARNED and not waits_for_opener(r, s, seat):
        mate: i64 = seat % r.sides
        while mate < r.seats:
            if mate != seat and s.foot_stage[mate] == const.EARNED:
                take_up_foot(r, s, mate, const.TAKEN)
            mate += r.sides
    if s.held[seat] or not r.foot_at_once:
        return
    if comes_with_last(r, s, seat):
        take_up_foot(r, s, seat, const.PLAYED)


def foot_at_turn_end(r: Rules, s: State, seat: i64) -> None:
    """A foot that has been earned comes, to be played in the next turn."""
    if not s.foot_held[seat]:
        return
    if comes_with_last(r, s, seat) and (r.feet > 1 or s.held[seat] == 0):
        take_up_foot(r, s, seat, const.TAKEN)


def foot_at_turn_start(r: Rules, s: State, seat: i64) -> None:
    """A foot taken up after the last turn is played from now on."""
    if s.foot_stage[seat] == const.TAKEN:
        s.foot_stage[seat] = const.PLAYED
        table_foot_threes(r, s, seat)


def take_up_foot(r: Rules, s: State, seat: i64, stage: i64) -> None:
    """Move the foot into the hand."""
    foot = s.foot
    hand = s.hand
    of_seat: i64 = KINDS * seat
    kind: i64
    for kind in range(KINDS):
        if foot[of_seat + kind]:
            hand[of_seat + kind] += foot[of_seat + kind]
            foot[of_seat + kind] = 0
    s.held[seat] += s.foot_held[seat]
    s.foot_held[seat] = 0
    s.foot_stage[seat] = stage
    if stage == const.PLAYED or not r.own_turn_threes:
        table_foot_threes(r, s, seat)


def table_foot_threes(r: Rules, s: State, seat: i64) -> None:
    """Lay out the threes that came with the foot."""
    if not holds_three(r, s, seat):
        return
    if r.foot_threes_replaced:
        table_at_once(r, s, seat, 0)
        return
    hand = s.hand
    of_seat: i64 = KINDS * seat
    lay_out(s, seat, hand[of_seat + RED3], hand[of_seat + BLACK3] if r.tables_black else 0)


def feet_cost(r: Rules, s: State, side: i64) -> i64:
    """What the side pays for feet that nobody took up."""
    cost: i64 = 0
    seat: i64 = side
    while seat < r.seats:
        foot = s.foot
        of_seat: i64 = KINDS * seat
        cost -= foot[of_seat + RED3] * r.foot_red
        kind: i64 = TWO
        while kind < KINDS and r.foot_costs:
            cost += foot[of_seat + kind] * r.hand_cost[kind]
            kind += 1
        seat += r.sides
    return cost


def bonus_due(r: Rules, s: State, side: i64, taking: bool) -> i64:
    """Cards that opening in this turn brings the side to act, or is still to bring it."""
    opened: i64 = s.opened[side]
    if opened and opened != s.turn:
        return 0
    if not r.bonus_with_pile and (taking or s.took_pile):
        return 0
    place: i64 = opened_before(r, s, side)
    if place > 1:
        return 0
    gone: bool = s.stock_left < r.turn_card
    if gone and r.bonus_turn_card:
        return 0
    if r.bonus_mode == 2:
        return s.packet_held[place]
    count: i64 = r.bonus_cards[place]
    within: i64 = s.stock_left
    if r.bonus_within and r.turn_card:
        within = 0 if gone else within - r.turn_card + 1
    return min(count, within)


def opened_before(r: Rules, s: State, side: i64) -> i64:
    """How many other sides have opened before this one."""
    others: i64 = 0
    other: i64
    for other in range(r.sides):
        if other != side and s.opened[other]:
            others += 1
    return others


def bonus_now(r: Rules, s: State, side: i64, left: i64, taking: bool, top: i64) -> i64:
    """Cards that come within the step which opens by the plan and leaves `left` cards."""
    if r.bonus_mode != 3 or s.opened[side]:
        return 0
    if not left and may_go_out(r, s, side, True, top):
        return 0
    return bonus_due(r, s, side, taking)


def bonus_comes(r: Rules, s: State, seat: i64, taking: bool) -> bool:
    """Whether cards for opening will reach the seat after this turn."""
    if r.bonus_mode == 3:
        return False
    return s.waiting_held[seat] > 0 or bonus_due(r, s, seat % r.sides, taking) > 0


def give_bonus(r: Rules, s: State, seat: i64) -> None:
    """Give what is due at the end of the opening turn; threes among cards for the hand are laid."""
    side: i64 = seat % r.sides
    if s.opened[side] != s.turn or r.bonus_mode == 3:
        return
    count: i64 = bonus_due(r, s, side, False)
    if not count:
        return
    row = s.waiting if r.bonus_waits else s.hand
    (s.waiting_held if r.bonus_waits else s.held)[seat] += count
    last: i64 = 0
    three: bool = False
    if r.bonus_mode == 2:
        place: i64 = opened_before(r, s, side)
        s.packet_held[place] = 0
        kind: i64
        for kind in range(KINDS):
            packed: i64 = s.packet[KINDS * place + kind]
            if packed:
                three = three or r.tabled[kind] == 1
                row[KINDS * seat + kind] += packed
                s.packet[KINDS * place + kind] = 0
        count = 0
    for _ in range(count):
        s.stock_left -= 1
        last = s.stock_cards[s.stock_left]
        three = three or r.tabled[last] == 1
        row[KINDS * seat + last] += 1
    if three and not r.bonus_waits:
        table_at_once(r, s, seat, last)


def take_up(s: State, seat: i64) -> None:
    """The waiting cards come into the hand."""
    kind: i64
    for kind in range(KINDS):
        s.hand[KINDS * seat + kind] += s.waiting[KINDS * seat + kind]
        s.waiting[KINDS * seat + kind] = 0
    s.held[seat] += s.waiting_held[seat]
    s.waiting_held[seat] = 0
