"""Cards that come to a hand beside the draw: feet, replaced threes, cards for opening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout.layout import (
    ACE,
    ANY,
    BLACK,
    BLACK3,
    BONUS_CARDS,
    BONUS_MODE,
    BONUS_TURN_CARD,
    BONUS_WAITS,
    BONUS_WITH_PILE,
    BONUS_WITHIN,
    CANASTA,
    EARNED,
    ENDS_WITH_THREE,
    FEET,
    FOOT,
    FOOT_AT_ONCE,
    FOOT_COSTS,
    FOOT_HELD,
    FOOT_RED,
    FOOT_STAGE,
    FOOT_THREES_REPLACED,
    HAND,
    HAND_COST,
    HAND_SUITS,
    HELD,
    JOKS,
    KEEPS_ONE,
    KINDS,
    OPENED,
    OVER,
    OWN_TURN_THREES,
    PACKET,
    PACKET_HELD,
    PLAN,
    PLAN_JOKS,
    PLAN_TWOS,
    PLAYED,
    RED,
    RED3,
    SEAT,
    SEATS,
    SEVEN,
    SIDES,
    SPARES_THREE,
    STAGE,
    STOCK,
    STOCK_LEFT,
    TABLED,
    TABLES_BLACK,
    TAKEN,
    THREES_STAY,
    TOOK,
    TURN,
    TURN_CARD,
    TWO,
    TWOS,
    WAITING,
    WAITING_HELD,
)
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.melds import begins_new, is_canasta, meld_size

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def take_cards(s: vec[i64], seat: i64, count: i64) -> i64:
    """Move up to `count` cards from the stock into a hand; the kind of the last one."""
    last: i64 = 0
    left: i64 = s[STOCK_LEFT]
    hand: i64 = HAND + KINDS * seat
    if count > left:
        count = left
    s[STOCK_LEFT] = left - count
    s[HELD + seat] += count
    place: i64 = STOCK + left
    while count > 0:
        count -= 1
        place -= 1
        last = s[place]
        if last > 15:
            hold_suit(s, seat, last)
            last &= 15
        s[hand + last] += 1
    return last


def hold_suit(s: vec[i64], seat: i64, card: i64) -> None:
    """Note the suit of a card that comes into a hand."""
    s[HAND_SUITS + KINDS * seat + (card & 15)] += 1 << (4 * ((card >> 4) - 1))


def holds_three(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the hand has a three that has to be laid out for points."""
    hand: i64 = HAND + KINDS * seat
    if r[THREES_STAY]:
        return False
    if s[hand + RED3] and r[TABLED + RED3]:
        return True
    return r[TABLES_BLACK] == 1 and s[hand + BLACK3] > 0


def drew_three(r: vec[i64], s: vec[i64], seat: i64, count: i64) -> bool:
    """Whether one of the `count` cards just drawn is a three that has to be laid out for points.

    A three that was kept in the hand before waits for the next turn.
    """
    if not r[KEEPS_ONE]:
        return holds_three(r, s, seat)
    index: i64
    for index in range(s[STOCK_LEFT], s[STOCK_LEFT] + count):
        if r[TABLED + (s[STOCK + index] & 15)]:
            return True
    return False


def must_choose_three(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the seat holds threes of both colours and must say which one it keeps."""
    if s[OPENED + seat % r[SIDES]]:
        return False
    hand: i64 = HAND + KINDS * seat
    return s[hand + RED3] > 0 and s[hand + BLACK3] > 0


def must_lay_three(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the seat has opened in this turn and must lay the three that it kept until then."""
    return s[OPENED + seat % r[SIDES]] == s[TURN] and holds_three(r, s, seat)


def must_lay_first(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether a three must be laid before the turn may end."""
    return must_choose_three(r, s, seat) or must_lay_three(r, s, seat)


def table_at_once(r: vec[i64], s: vec[i64], seat: i64, drawn: i64) -> bool:
    """Lay out threes beside the turn's own draw; whether the last card of the stock ends the deal.

    `drawn` is the kind of the last card that came off the stock just before, or 0.
    """
    last: i64 = drawn
    if holds_three(r, s, seat):
        last = table_threes(r, s, seat, drawn)
    if last and s[STOCK_LEFT] == 0 and r[ENDS_WITH_THREE] and r[TABLED + last]:
        s[STAGE] = OVER
    return s[STAGE] == OVER


def table_threes(r: vec[i64], s: vec[i64], seat: i64, drawn: i64) -> i64:
    """Lay out threes and replace them while the stock lasts; the kind of the last card drawn.

    `drawn` is the kind of the last card that came off the stock just before, or 0. A three that is
    the stock's last card stays in the hand of modern games, drawn at once or as a replacement.
    """
    hand: i64 = HAND + KINDS * seat
    last: i64 = drawn
    spared: i64 = spared_three(r, s, drawn)
    while True:
        red: i64 = s[hand + RED3] - (1 if spared == RED3 else 0) if r[TABLED + RED3] else 0
        black: i64 = 0
        if r[TABLES_BLACK]:
            black = s[hand + BLACK3] - (1 if spared == BLACK3 else 0)
        if r[KEEPS_ONE] and red + black and not s[OPENED + seat % r[SIDES]]:
            if must_choose_three(r, s, seat) and (s[STOCK_LEFT] or not drawn):
                return last
            if red:
                red -= 1
            else:
                black -= 1
        count: i64 = red + black
        if not count:
            return last
        lay_out(s, seat, red, black)
        if s[STOCK_LEFT] == 0:
            return last
        last = take_cards(s, seat, count)
        spared = spared_three(r, s, last)


def spared_three(r: vec[i64], s: vec[i64], last: i64) -> i64:
    """The kind of the last card drawn if it is a three that stays in the hand, or 0."""
    if last and s[STOCK_LEFT] == 0 and r[SPARES_THREE] and r[TABLED + last]:
        return last
    return 0


def lay_out(s: vec[i64], seat: i64, red: i64, black: i64) -> None:
    """Move so many threes of the hand to the table."""
    s[HAND + KINDS * seat + RED3] -= red
    s[HAND + KINDS * seat + BLACK3] -= black
    s[RED + seat] += red
    s[BLACK + seat] += black
    s[HELD + seat] -= red + black


def lay_three(r: vec[i64], s: vec[i64], kind: i64, seat: i64) -> None:
    """Lay out a three that was kept, or is not the one to keep."""
    chosen: bool = r[KEEPS_ONE] == 1 and must_choose_three(r, s, seat)
    lay_out(s, seat, 1 if kind == RED3 else 0, 1 if kind == BLACK3 else 0)
    last: i64 = 0
    if s[STOCK_LEFT]:
        last = take_cards(s, seat, 1)
    if r[THREES_STAY]:
        return
    if chosen or (last and r[TABLED + last]):
        last = table_threes(r, s, seat, last)
    if last and not s[STOCK_LEFT] and r[TABLED + last]:
        s[STAGE] = OVER


def foot_comes(r: vec[i64], s: vec[i64], seat: i64, left: i64, top: i64) -> bool:
    """Whether the seat gets its foot by the plan, so that it may keep as few as `left` cards (P4).

    `top` is the kind of the pile's top card when the plan takes it, else 0.
    """
    if not s[FOOT_HELD + seat]:
        return False
    if r[FEET] == 1:
        return True
    if waits_for_opener(r, s, seat):
        return False
    if s[FOOT_STAGE + seat] != EARNED and not completed(r, s, seat % r[SIDES], top):
        return False
    return left > 0 or r[FOOT_AT_ONCE] == 1


def comes_with_last(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the last card may be discarded because the foot comes then."""
    if not s[FOOT_HELD + seat]:
        return False
    return r[FEET] == 1 or (s[FOOT_STAGE + seat] == EARNED and not waits_for_opener(r, s, seat))


def opener_of(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """The seat that opened for a side, or that would if the seat to act opened now."""
    opened: i64 = s[OPENED + side]
    if not opened:
        return s[SEAT]
    back: i64 = (s[TURN] - opened) % r[SEATS]
    return (s[SEAT] + r[SEATS] - back) % r[SEATS]


def waits_for_opener(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the foot of a seat comes only with the canasta of who opened for it."""
    return r[FEET] == 4 and opener_of(r, s, seat % r[SIDES]) != seat


def canastas_allowed(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """How many canastas a step of the seat may complete, where its mates come first."""
    if r[FEET] != 4 or not s[FOOT_HELD + seat]:
        return ANY
    opener: i64 = opener_of(r, s, side)
    if opener != seat:
        if s[FOOT_STAGE + opener] >= EARNED:
            return ANY
        return 0 if s[FOOT_STAGE + seat] == EARNED else 1
    mate: i64 = side
    while mate < r[SEATS]:
        if mate != seat and s[FOOT_STAGE + mate] < EARNED:
            return 0
        mate += r[SIDES]
    return ANY


def completed(r: vec[i64], s: vec[i64], side: i64, top: i64) -> i64:
    """How many canastas that earn a foot the plan completes."""
    found: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        wilds: i64 = s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
        naturals: i64 = s[PLAN + kind] + (1 if kind == top else 0)
        if not naturals + wilds:
            continue
        at: i64 = KINDS * side + kind
        size: i64 = meld_size(s, side, kind)
        mixed: i64 = wilds + s[TWOS + at] + s[JOKS + at]
        if begins_new(r, s, side, kind, naturals, wilds):
            size = 0
            mixed = wilds
        if r[FEET] == 3 and mixed and kind != TWO and kind != SEVEN:
            continue
        if size < r[CANASTA] and is_canasta(r, kind, size + naturals + wilds):
            found += 1
    return found


def earn(r: vec[i64], s: vec[i64], seat: i64, top: i64) -> None:
    """Before a plan is laid: note whether it earns the foot."""
    if r[FEET] > 1 and s[FOOT_HELD + seat] and completed(r, s, seat % r[SIDES], top):
        s[FOOT_STAGE + seat] = EARNED


def after_step(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """After a step within a turn: a hand melded away brings the foot.

    Where mates come first theirs come with the canasta of who opened.
    """
    if s[STAGE] == OVER:
        return
    if r[FEET] == 4 and s[FOOT_STAGE + seat] == EARNED and not waits_for_opener(r, s, seat):
        mate: i64 = seat % r[SIDES]
        while mate < r[SEATS]:
            if mate != seat and s[FOOT_STAGE + mate] == EARNED:
                take_up_foot(r, s, mate, TAKEN)
            mate += r[SIDES]
    if s[HELD + seat] or not r[FOOT_AT_ONCE]:
        return
    if comes_with_last(r, s, seat):
        take_up_foot(r, s, seat, PLAYED)


def foot_at_turn_end(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """A foot that has been earned comes, to be played in the next turn."""
    if not s[FOOT_HELD + seat]:
        return
    if comes_with_last(r, s, seat) and (r[FEET] > 1 or s[HELD + seat] == 0):
        take_up_foot(r, s, seat, TAKEN)


def foot_at_turn_start(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """A foot taken up after the last turn is played from now on."""
    if s[FOOT_STAGE + seat] == TAKEN:
        s[FOOT_STAGE + seat] = PLAYED
        table_foot_threes(r, s, seat)


def take_up_foot(r: vec[i64], s: vec[i64], seat: i64, stage: i64) -> None:
    """Move the foot into the hand."""
    foot: i64 = FOOT + KINDS * seat
    hand: i64 = HAND + KINDS * seat
    kind: i64
    for kind in range(KINDS):
        if s[foot + kind]:
            s[hand + kind] += s[foot + kind]
            s[foot + kind] = 0
    s[HELD + seat] += s[FOOT_HELD + seat]
    s[FOOT_HELD + seat] = 0
    s[FOOT_STAGE + seat] = stage
    if stage == PLAYED or not r[OWN_TURN_THREES]:
        table_foot_threes(r, s, seat)


def table_foot_threes(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """Lay out the threes that came with the foot."""
    if not holds_three(r, s, seat):
        return
    if r[FOOT_THREES_REPLACED]:
        table_at_once(r, s, seat, 0)
        return
    hand: i64 = HAND + KINDS * seat
    lay_out(s, seat, s[hand + RED3], s[hand + BLACK3] if r[TABLES_BLACK] else 0)


def feet_cost(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """What the side pays for feet that nobody took up."""
    cost: i64 = 0
    seat: i64 = side
    while seat < r[SEATS]:
        foot: i64 = FOOT + KINDS * seat
        cost -= s[foot + RED3] * r[FOOT_RED]
        kind: i64 = TWO
        while kind < KINDS and r[FOOT_COSTS]:
            cost += s[foot + kind] * r[HAND_COST + kind]
            kind += 1
        seat += r[SIDES]
    return cost


def bonus_due(r: vec[i64], s: vec[i64], side: i64, taking: bool) -> i64:
    """Cards that opening in this turn brings the side to act, or is still to bring it."""
    opened: i64 = s[OPENED + side]
    if opened and opened != s[TURN]:
        return 0
    if not r[BONUS_WITH_PILE] and (taking or s[TOOK]):
        return 0
    place: i64 = opened_before(r, s, side)
    if place > 1:
        return 0
    gone: bool = s[STOCK_LEFT] < r[TURN_CARD]
    if gone and r[BONUS_TURN_CARD]:
        return 0
    if r[BONUS_MODE] == 2:
        return s[PACKET_HELD + place]
    count: i64 = r[BONUS_CARDS + place]
    within: i64 = s[STOCK_LEFT]
    if r[BONUS_WITHIN] and r[TURN_CARD]:
        within = 0 if gone else within - r[TURN_CARD] + 1
    return count if count < within else within


def opened_before(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """How many other sides have opened before this one."""
    others: i64 = 0
    other: i64 = 0
    while other < r[SIDES]:
        if other != side and s[OPENED + other]:
            others += 1
        other += 1
    return others


def bonus_now(r: vec[i64], s: vec[i64], side: i64, left: i64, taking: bool, top: i64) -> i64:
    """Cards that come within the step which opens by the plan and leaves `left` cards."""
    if r[BONUS_MODE] != 3 or s[OPENED + side]:
        return 0
    if not left and may_go_out(r, s, side, True, top):
        return 0
    return bonus_due(r, s, side, taking)


def bonus_comes(r: vec[i64], s: vec[i64], seat: i64, taking: bool) -> bool:
    """Whether cards for opening will reach the seat after this turn."""
    if r[BONUS_MODE] == 3:
        return False
    return s[WAITING_HELD + seat] > 0 or bonus_due(r, s, seat % r[SIDES], taking) > 0


def give_bonus(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """Give what is due at the end of the opening turn; threes among cards for the hand are laid."""
    side: i64 = seat % r[SIDES]
    if s[OPENED + side] != s[TURN] or r[BONUS_MODE] == 3:
        return
    count: i64 = bonus_due(r, s, side, False)
    if not count:
        return
    row: i64 = (WAITING if r[BONUS_WAITS] else HAND) + KINDS * seat
    s[(WAITING_HELD if r[BONUS_WAITS] else HELD) + seat] += count
    last: i64 = 0
    three: bool = False
    if r[BONUS_MODE] == 2:
        place: i64 = opened_before(r, s, side)
        s[PACKET_HELD + place] = 0
        kind: i64 = 0
        while kind < KINDS:
            packed: i64 = s[PACKET + KINDS * place + kind]
            if packed:
                three = three or r[TABLED + kind] == 1
                s[row + kind] += packed
                s[PACKET + KINDS * place + kind] = 0
            kind += 1
        count = 0
    while count > 0:
        s[STOCK_LEFT] -= 1
        last = s[STOCK + s[STOCK_LEFT]]
        three = three or r[TABLED + last] == 1
        s[row + last] += 1
        count -= 1
    if three and not r[BONUS_WAITS]:
        table_at_once(r, s, seat, last)


def take_up(s: vec[i64], seat: i64) -> None:
    """The waiting cards come into the hand."""
    kind: i64 = 0
    while kind < KINDS:
        s[HAND + KINDS * seat + kind] += s[WAITING + KINDS * seat + kind]
        s[WAITING + KINDS * seat + kind] = 0
        kind += 1
    s[HELD + seat] += s[WAITING_HELD + seat]
    s[WAITING_HELD + seat] = 0
