"""Cards that come to a hand beside the draw: feet, replaced threes, cards for opening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.melds import begins_new, is_canasta, meld_size

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def take_cards(s: vec[i64], seat: i64, count: i64) -> i64:
    """Move up to `count` cards from the stock into a hand; the kind of the last one."""
    last: i64 = 0
    left: i64 = s[at.STOCK_LEFT]
    hand: i64 = at.HAND + KINDS * seat
    if count > left:
        count = left
    s[at.STOCK_LEFT] = left - count
    s[at.HELD + seat] += count
    place: i64
    for place in range(at.STOCK + left - 1, at.STOCK + left - count - 1, -1):
        last = s[place]
        if last > 15:
            hold_suit(s, seat, last)
            last &= 15
        s[hand + last] += 1
    return last


def hold_suit(s: vec[i64], seat: i64, card: i64) -> None:
    """Note the suit of a card that comes into a hand."""
    s[at.HAND_SUITS + KINDS * seat + (card & 15)] += 1 << (4 * ((card >> 4) - 1))


def holds_three(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the hand has a three that has to be laid out for points."""
    hand: i64 = at.HAND + KINDS * seat
    if r[at.THREES_STAY]:
        return False
    if s[hand + RED3] and r[at.TABLED + RED3]:
        return True
    return r[at.TABLES_BLACK] == 1 and s[hand + BLACK3] > 0


def drew_three(r: vec[i64], s: vec[i64], seat: i64, count: i64) -> bool:
    """Whether one of the `count` cards just drawn is a three that has to be laid out for points.

    A three that was kept in the hand before waits for the next turn.
    """
    if not r[at.KEEPS_ONE]:
        return holds_three(r, s, seat)
    index: i64
    for index in range(s[at.STOCK_LEFT], s[at.STOCK_LEFT] + count):
        if r[at.TABLED + (s[at.STOCK + index] & 15)]:
            return True
    return False


def must_choose_three(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the seat holds threes of both colours and must say which one it keeps."""
    if s[at.OPENED + seat % r[at.SIDES]]:
        return False
    hand: i64 = at.HAND + KINDS * seat
    return s[hand + RED3] > 0 and s[hand + BLACK3] > 0


def must_lay_first(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether a three must be laid before the turn may end, once opened the one kept until then."""
    opened: i64 = s[at.OPENED + seat % r[at.SIDES]]
    if not opened:
        return must_choose_three(r, s, seat)
    return opened == s[at.TURN] and holds_three(r, s, seat)


def table_at_once(r: vec[i64], s: vec[i64], seat: i64, drawn: i64) -> bool:
    """Lay out threes beside the turn's own draw; whether the last card of the stock ends the deal.

    `drawn` is the kind of the last card that came off the stock just before, or 0.
    """
    last: i64 = table_threes(r, s, seat, drawn) if holds_three(r, s, seat) else drawn
    if last and s[at.STOCK_LEFT] == 0 and r[at.ENDS_WITH_THREE] and r[at.TABLED + last]:
        s[at.STAGE] = at.OVER
    return s[at.STAGE] == at.OVER


def table_threes(r: vec[i64], s: vec[i64], seat: i64, drawn: i64) -> i64:
    """Lay out threes and replace them while the stock lasts; the kind of the last card drawn.

    `drawn` is the kind of the last card that came off the stock just before, or 0. A three that is
    the stock's last card stays in the hand of modern games, drawn at once or as a replacement.
    """
    hand: i64 = at.HAND + KINDS * seat
    last: i64 = drawn
    spared: i64 = spared_three(r, s, drawn)
    while True:
        red: i64 = s[hand + RED3] - (1 if spared == RED3 else 0) if r[at.TABLED + RED3] else 0
        black: i64 = s[hand + BLACK3] - (1 if spared == BLACK3 else 0) if r[at.TABLES_BLACK] else 0
        if r[at.KEEPS_ONE] and red + black and not s[at.OPENED + seat % r[at.SIDES]]:
            if must_choose_three(r, s, seat) and (s[at.STOCK_LEFT] or not drawn):
                return last
            if red:
                red -= 1
            else:
                black -= 1
        count: i64 = red + black
        if not count:
            return last
        lay_out(s, seat, red, black)
        if s[at.STOCK_LEFT] == 0:
            return last
        last = take_cards(s, seat, count)
        spared = spared_three(r, s, last)


def spared_three(r: vec[i64], s: vec[i64], last: i64) -> i64:
    """The kind of the last card drawn if it is a three that stays in the hand, or 0."""
    if last and s[at.STOCK_LEFT] == 0 and r[at.SPARES_THREE] and r[at.TABLED + last]:
        return last
    return 0


def lay_out(s: vec[i64], seat: i64, red: i64, black: i64) -> None:
    """Move so many threes of the hand to the table."""
    s[at.HAND + KINDS * seat + RED3] -= red
    s[at.HAND + KINDS * seat + BLACK3] -= black
    s[at.RED + seat] += red
    s[at.BLACK + seat] += black
    s[at.HELD + seat] -= red + black


def lay_three(r: vec[i64], s: vec[i64], kind: i64, seat: i64) -> None:
    """Lay out a three that was kept, or is not the one to keep."""
    chosen: bool = r[at.KEEPS_ONE] == 1 and must_choose_three(r, s, seat)
    lay_out(s, seat, 1 if kind == RED3 else 0, 1 if kind == BLACK3 else 0)
    last: i64 = take_cards(s, seat, 1) if s[at.STOCK_LEFT] else 0
    if r[at.THREES_STAY]:
        return
    if chosen or (last and r[at.TABLED + last]):
        last = table_threes(r, s, seat, last)
    if last and not s[at.STOCK_LEFT] and r[at.TABLED + last]:
        s[at.STAGE] = at.OVER


def foot_comes(r: vec[i64], s: vec[i64], seat: i64, left: i64, top: i64) -> bool:
    """Whether the seat gets its foot by the plan, so that it may keep as few as `left` cards (P4).

    `top` is the kind of the pile's top card when the plan takes it, else 0.
    """
    if not s[at.FOOT_HELD + seat]:
        return False
    if r[at.FEET] == 1:
        return True
    if waits_for_opener(r, s, seat):
        return False
    if s[at.FOOT_STAGE + seat] != at.EARNED and not completed(r, s, seat % r[at.SIDES], top):
        return False
    return left > 0 or r[at.FOOT_AT_ONCE] == 1


def comes_with_last(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the last card may be discarded because the foot comes then."""
    if not s[at.FOOT_HELD + seat]:
        return False
    return r[at.FEET] == 1 or (
        s[at.FOOT_STAGE + seat] == at.EARNED and not waits_for_opener(r, s, seat)
    )


def opener_of(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """The seat that opened for a side, or that would if the seat to act opened now."""
    opened: i64 = s[at.OPENED + side]
    if not opened:
        return s[at.SEAT]
    back: i64 = (s[at.TURN] - opened) % r[at.SEATS]
    return (s[at.SEAT] + r[at.SEATS] - back) % r[at.SEATS]


def waits_for_opener(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the foot of a seat comes only with the canasta of who opened for it."""
    return r[at.FEET] == 4 and opener_of(r, s, seat % r[at.SIDES]) != seat


def canastas_allowed(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """How many canastas a step of the seat may complete, where its mates come first."""
    if r[at.FEET] != 4 or not s[at.FOOT_HELD + seat]:
        return at.ANY
    opener: i64 = opener_of(r, s, side)
    if opener != seat:
        if s[at.FOOT_STAGE + opener] >= at.EARNED:
            return at.ANY
        return 0 if s[at.FOOT_STAGE + seat] == at.EARNED else 1
    mate: i64 = side
    while mate < r[at.SEATS]:
        if mate != seat and s[at.FOOT_STAGE + mate] < at.EARNED:
            return 0
        mate += r[at.SIDES]
    return at.ANY


def completed(r: vec[i64], s: vec[i64], side: i64, top: i64) -> i64:
    """How many canastas that earn a foot the plan completes."""
    found: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        wilds: i64 = s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
        naturals: i64 = s[at.PLAN + kind] + (1 if kind == top else 0)
        if not naturals + wilds:
            continue
        place: i64 = KINDS * side + kind
        size: i64 = meld_size(s, side, kind)
        mixed: i64 = wilds + s[at.TWOS + place] + s[at.JOKS + place]
        if begins_new(r, s, side, kind, naturals, wilds):
            size = 0
            mixed = wilds
        if r[at.FEET] == 3 and mixed and kind != TWO and kind != SEVEN:
            continue
        if size < r[at.CANASTA] and is_canasta(r, kind, size + naturals + wilds):
            found += 1
    return found


def earn(r: vec[i64], s: vec[i64], seat: i64, top: i64) -> None:
    """Before a plan is laid: note whether it earns the foot."""
    if r[at.FEET] > 1 and s[at.FOOT_HELD + seat] and completed(r, s, seat % r[at.SIDES], top):
        s[at.FOOT_STAGE + seat] = at.EARNED


def after_step(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """After a step within a turn: a hand melded away brings the foot.

    Where mates come first theirs come with the canasta of who opened.
    """
    if s[at.STAGE] == at.OVER:
        return
    if (
        r[at.FEET] == 4
        and s[at.FOOT_STAGE + seat] == at.EARNED
        and not waits_for_opener(r, s, seat)
    ):
        mate: i64 = seat % r[at.SIDES]
        while mate < r[at.SEATS]:
            if mate != seat and s[at.FOOT_STAGE + mate] == at.EARNED:
                take_up_foot(r, s, mate, at.TAKEN)
            mate += r[at.SIDES]
    if s[at.HELD + seat] or not r[at.FOOT_AT_ONCE]:
        return
    if comes_with_last(r, s, seat):
        take_up_foot(r, s, seat, at.PLAYED)


def foot_at_turn_end(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """A foot that has been earned comes, to be played in the next turn."""
    if not s[at.FOOT_HELD + seat]:
        return
    if comes_with_last(r, s, seat) and (r[at.FEET] > 1 or s[at.HELD + seat] == 0):
        take_up_foot(r, s, seat, at.TAKEN)


def foot_at_turn_start(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """A foot taken up after the last turn is played from now on."""
    if s[at.FOOT_STAGE + seat] == at.TAKEN:
        s[at.FOOT_STAGE + seat] = at.PLAYED
        table_foot_threes(r, s, seat)


def take_up_foot(r: vec[i64], s: vec[i64], seat: i64, stage: i64) -> None:
    """Move the foot into the hand."""
    foot: i64 = at.FOOT + KINDS * seat
    hand: i64 = at.HAND + KINDS * seat
    kind: i64
    for kind in range(KINDS):
        if s[foot + kind]:
            s[hand + kind] += s[foot + kind]
            s[foot + kind] = 0
    s[at.HELD + seat] += s[at.FOOT_HELD + seat]
    s[at.FOOT_HELD + seat] = 0
    s[at.FOOT_STAGE + seat] = stage
    if stage == at.PLAYED or not r[at.OWN_TURN_THREES]:
        table_foot_threes(r, s, seat)


def table_foot_threes(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """Lay out the threes that came with the foot."""
    if not holds_three(r, s, seat):
        return
    if r[at.FOOT_THREES_REPLACED]:
        table_at_once(r, s, seat, 0)
        return
    hand: i64 = at.HAND + KINDS * seat
    lay_out(s, seat, s[hand + RED3], s[hand + BLACK3] if r[at.TABLES_BLACK] else 0)


def feet_cost(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """What the side pays for feet that nobody took up."""
    cost: i64 = 0
    seat: i64 = side
    while seat < r[at.SEATS]:
        foot: i64 = at.FOOT + KINDS * seat
        cost -= s[foot + RED3] * r[at.FOOT_RED]
        kind: i64 = TWO
        while kind < KINDS and r[at.FOOT_COSTS]:
            cost += s[foot + kind] * r[at.HAND_COST + kind]
            kind += 1
        seat += r[at.SIDES]
    return cost


def bonus_due(r: vec[i64], s: vec[i64], side: i64, taking: bool) -> i64:
    """Cards that opening in this turn brings the side to act, or is still to bring it."""
    opened: i64 = s[at.OPENED + side]
    if opened and opened != s[at.TURN]:
        return 0
    if not r[at.BONUS_WITH_PILE] and (taking or s[at.TOOK]):
        return 0
    place: i64 = opened_before(r, s, side)
    if place > 1:
        return 0
    gone: bool = s[at.STOCK_LEFT] < r[at.TURN_CARD]
    if gone and r[at.BONUS_TURN_CARD]:
        return 0
    if r[at.BONUS_MODE] == 2:
        return s[at.PACKET_HELD + place]
    count: i64 = r[at.BONUS_CARDS + place]
    within: i64 = s[at.STOCK_LEFT]
    if r[at.BONUS_WITHIN] and r[at.TURN_CARD]:
        within = 0 if gone else within - r[at.TURN_CARD] + 1
    return count if count < within else within


def opened_before(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """How many other sides have opened before this one."""
    others: i64 = 0
    other: i64
    for other in range(r[at.SIDES]):
        if other != side and s[at.OPENED + other]:
            others += 1
    return others


def bonus_now(r: vec[i64], s: vec[i64], side: i64, left: i64, taking: bool, top: i64) -> i64:
    """Cards that come within the step which opens by the plan and leaves `left` cards."""
    if r[at.BONUS_MODE] != 3 or s[at.OPENED + side]:
        return 0
    if not left and may_go_out(r, s, side, True, top):
        return 0
    return bonus_due(r, s, side, taking)


def bonus_comes(r: vec[i64], s: vec[i64], seat: i64, taking: bool) -> bool:
    """Whether cards for opening will reach the seat after this turn."""
    if r[at.BONUS_MODE] == 3:
        return False
    return s[at.WAITING_HELD + seat] > 0 or bonus_due(r, s, seat % r[at.SIDES], taking) > 0


def give_bonus(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """Give what is due at the end of the opening turn; threes among cards for the hand are laid."""
    side: i64 = seat % r[at.SIDES]
    if s[at.OPENED + side] != s[at.TURN] or r[at.BONUS_MODE] == 3:
        return
    count: i64 = bonus_due(r, s, side, False)
    if not count:
        return
    row: i64 = (at.WAITING if r[at.BONUS_WAITS] else at.HAND) + KINDS * seat
    s[(at.WAITING_HELD if r[at.BONUS_WAITS] else at.HELD) + seat] += count
    last: i64 = 0
    three: bool = False
    if r[at.BONUS_MODE] == 2:
        place: i64 = opened_before(r, s, side)
        s[at.PACKET_HELD + place] = 0
        kind: i64
        for kind in range(KINDS):
            packed: i64 = s[at.PACKET + KINDS * place + kind]
            if packed:
                three = three or r[at.TABLED + kind] == 1
                s[row + kind] += packed
                s[at.PACKET + KINDS * place + kind] = 0
        count = 0
    for _ in range(count):
        s[at.STOCK_LEFT] -= 1
        last = s[at.STOCK + s[at.STOCK_LEFT]]
        three = three or r[at.TABLED + last] == 1
        s[row + last] += 1
    if three and not r[at.BONUS_WAITS]:
        table_at_once(r, s, seat, last)


def take_up(s: vec[i64], seat: i64) -> None:
    """The waiting cards come into the hand."""
    kind: i64
    for kind in range(KINDS):
        s[at.HAND + KINDS * seat + kind] += s[at.WAITING + KINDS * seat + kind]
        s[at.WAITING + KINDS * seat + kind] = 0
    s[at.HELD + seat] += s[at.WAITING_HELD + seat]
    s[at.WAITING_HELD + seat] = 0
