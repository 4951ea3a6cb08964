"""The moves of a playout as numbers, and what each does to the state; `judge` has allowed it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, KINDS, RED3, TWO
from canasta_qt.players.playout.rules import extra_cards, judge
from canasta_qt.players.playout.rules.discards import (
    goes_out,
    holds_only_locked,
    plan_without_last,
    remember,
    undo_last_step,
)
from canasta_qt.players.playout.rules.going_out import special_hand
from canasta_qt.players.playout.rules.heap import put_on_heap
from canasta_qt.players.playout.rules.laying import decline, form, leave_hand, put_down
from canasta_qt.players.playout.rules.melds import (
    clear_plan,
    is_group,
    planned_cards,
    planned_melds,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


def draw(r: Rules, s: State) -> None:
    """Draw from the stock; without cards enough the deal ends (P6)."""
    left: i64 = s.stock_left
    if left == 0 or (r.short_ends and left < r.draw):
        s.stage = const.OVER
        return
    s.stage = const.PLAY
    if s.pile_left:
        decline(s, s.seat, s.pile[s.pile_left - 1] & 15)
    draw_cards(r, s, r.draw)


def draw_cards(r: Rules, s: State, count: i64) -> None:
    """Draw so many cards, as far as there are; a three as the last one may end the deal."""
    left: i64 = s.stock_left
    seat: i64 = s.seat
    before: i64 = s.held[seat]
    last: i64 = extra_cards.take_cards(s, seat, count)
    if extra_cards.drew_three(r, s, seat, left - s.stock_left):
        last = extra_cards.table_threes(r, s, seat, last)
    if s.stock_left == 0 and r.tabled[last] and not r.threes_stay:
        end_of_stock(r, s, s.held[seat] > before)
    if r.feet:
        extra_cards.after_step(r, s, seat)


def end_of_stock(r: Rules, s: State, got_another: bool) -> None:
    """The stock's last card was a three: the deal ends, or the turn is cut short (P6)."""
    mode: i64 = r.last_red
    if r.ends_with_three:
        s.stage = const.OVER
    elif mode == 1:
        s.no_discard = 1
    elif mode == 0 or not got_another:
        s.stage = const.OVER


def take(r: Rules, s: State) -> None:
    """Take the pile with the plan."""
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    top: i64 = judge.claimed_card(s)
    if r.retracts:
        remember(s, side, top)
    bottom: i64 = judge.bottom_of_take(r, s, top)
    bonus: i64 = 0
    if r.bonus_mode == 3:
        left: i64 = s.held[seat] - planned_cards(r, s, side) + judge.arriving(r, s, bottom)
        bonus = extra_cards.bonus_now(r, s, side, left, True, top)
    s.in_pile[top] -= 1
    s.took_pile = 1
    s.stage = const.PLAY
    top = before_take(r, s, seat, top)
    s.plan_depth = 0
    put_down(r, s, seat, side, top)
    index: i64
    for index in range(bottom + r.chooses, s.pile_left - 1 + r.chooses):
        keep(r, s, seat, s.pile[index], index >= s.pile_down)
    s.pile_left = bottom
    s.pile_down = min(s.pile_down, bottom)
    if s.frozen > bottom:
        s.frozen = 0
    if bonus:
        extra_cards.table_at_once(r, s, seat, extra_cards.take_cards(s, seat, bonus))
    if r.feet:
        extra_cards.after_step(r, s, seat)
    if r.temporary and not s.lone:
        form(r, s, seat)
    if r.extra and s.stock_left:
        draw_cards(r, s, r.extra)


def before_take(r: Rules, s: State, seat: i64, top: i64) -> i64:
    """Note what the take means; the kind that the top card adds to the plan, or 0."""
    if r.must_ask:
        s.beyond_top = 1 if planned_melds(s, top) > 1 else 0
    if s.plan_top:
        return 0
    if judge.takes_wild(r, top):
        judge.lift(s, seat, top, 1)
        top = 0
    if r.feet:
        extra_cards.earn(r, s, seat, top)
    return top


def keep(r: Rules, s: State, seat: i64, card: i64, seen: bool) -> None:
    """A card of the pile goes where the rules send it; `seen`: everybody knows it."""
    kind: i64 = card & 15
    if seen:
        s.in_pile[kind] -= 1
    if r.tabled[kind] or (kind == BLACK3 and r.removes_black):
        (s.red_threes if kind == RED3 else s.black_threes)[seat] += 1
        return
    if card > 15:
        extra_cards.hold_suit(s, seat, card)
    s.hand[KINDS * seat + kind] += 1
    s.held[seat] += 1
    if seen:
        s.known[KINDS * seat + kind] += 1


def lay(r: Rules, s: State) -> None:
    """Lay the plan."""
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    if r.retracts:
        remember(s, side, 0)
    bonus: i64 = 0
    if r.bonus_mode == 3:
        bonus = extra_cards.bonus_now(
            r, s, side, s.held[seat] - planned_cards(r, s, side), False, 0
        )
    s.beyond_top = 1
    if r.feet:
        extra_cards.earn(r, s, seat, 0)
    put_down(r, s, seat, side, 0)
    if bonus:
        extra_cards.table_at_once(r, s, seat, extra_cards.take_cards(s, seat, bonus))
    if r.feet:
        extra_cards.after_step(r, s, seat)


def discard(r: Rules, s: State, card: i64) -> None:
    """End the turn with this card; the last card of a hand ends the deal."""
    seat: i64 = s.seat
    kind: i64 = card & 15
    if card > 15:
        s.hand_suits[KINDS * seat + kind] -= 1 << (4 * ((card >> 4) - 1))
    out: bool = s.held[seat] == 1
    if out and (r.bonus_mode or r.feet):
        out = goes_out(r, s, seat, kind)
    leave_hand(s, seat, kind, 1)
    decline(s, seat, kind)
    s.pile[s.pile_left] = card
    s.pile_left += 1
    s.in_pile[kind] += 1
    if r.freezes[kind] and not s.frozen:
        s.frozen = s.pile_left
    if out:
        go_out(r, s)
    else:
        end_turn(r, s)


def go_out(r: Rules, s: State) -> None:
    """End the deal by going out."""
    s.concealed = concealed(r, s)
    if r.temporary and not s.lone:
        form(r, s, s.seat)
    s.out = s.seat
    s.stage = const.OVER


def declare(r: Rules, s: State) -> None:
    """End the deal by laying a special hand, which is all its side scores."""
    s.special = special_hand(r, s)
    s.out = s.seat
    s.stage = const.OVER


def pass_turn(r: Rules, s: State) -> None:
    """End the turn without a discard, and the deal where the stock's end has cut it short."""
    if s.no_discard or (r.has_locks and holds_only_locked(r, s, s.seat)):
        close_turn(s)
        s.stage = const.OVER
    else:
        end_turn(r, s)


def close_turn(s: State) -> None:
    """What every turn's end books: that the seat has melded."""
    if s.laid:
        s.laid_before[s.seat] = 1


def end_turn(r: Rules, s: State) -> None:
    """Close the turn and begin the next seat's."""
    seat: i64 = s.seat
    close_turn(s)
    if r.bonus_mode:
        extra_cards.give_bonus(r, s, seat)
    if r.feet:
        extra_cards.foot_at_turn_end(r, s, seat)
    if s.stock_left < r.turn_needs:
        s.stage = const.OVER
    if s.stage == const.OVER:
        return
    begin_turn(r, s, (seat + 1) % r.seats)


def begin_turn(r: Rules, s: State, seat: i64) -> None:
    """The turn of `seat` begins; dealt threes are laid out where they wait for it."""
    s.seat = seat
    s.turn += 1
    s.stage = const.START
    s.took_pile = 0
    s.no_discard = 0
    s.refused = 0
    if r.must_ask:
        s.refused = 1
        s.asked = 0
        s.beyond_top = 0
    s.settled = 0
    s.retracted = 0
    s.steps = 0
    if s.lone and seat != 1:
        s.minimum[0] = s.own_minimum[seat]
    if s.laid:
        clear_turn(s)
    if r.feet:
        extra_cards.foot_at_turn_start(r, s, seat)
    waited: bool = s.waiting_held[seat] > 0
    if waited:
        extra_cards.take_up(s, seat)
    if (r.own_turn_threes or r.keeps_one or waited) and s.stage == const.START:
        extra_cards.table_at_once(r, s, seat, 0)


def clear_turn(s: State) -> None:
    """Forget what the turn has laid."""
    left: i64 = s.laid
    s.laid = 0
    cards = s.laid_now
    wilds = s.wilds_now
    kind: i64 = ACE
    while left and kind >= TWO:
        if cards[kind]:
            left -= cards[kind]
            cards[kind] = 0
            wilds[kind] = 0
        kind -= 1


def concealed(r: Rules, s: State) -> i64:
    """Which bonus for a concealed hand the seat that goes out has earned (C9)."""
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    if s.laid_before[seat] or not s.laid or (s.took_pile and not r.concealed_pile):
        return 0
    if r.concealed_team and s.opened[side] != s.turn:
        return 0
    if r.concealed_alone and not stands_alone(r, s, side):
        return 0
    if not r.concealed_canasta or made_canasta(r, s):
        return 1 if r.concealed_total >= 0 else 0
    return 2 if r.concealed_plain >= 0 else 0


def stands_alone(r: Rules, s: State, side: i64) -> bool:
    """No card of this turn leans on a meld that lay there; leniently, it could do without."""
    kind: i64
    for kind in range(TWO, ACE + 1):
        if s.laid_now[kind] and s.born[KINDS * side + kind] != s.turn:
            wilds: i64 = s.wilds_now[kind]
            if not r.concealed_lenient or not is_group(r, s.laid_now[kind] - wilds, wilds, True):
                return False
    return True


def made_canasta(r: Rules, s: State) -> bool:
    """Whether the cards of this turn on some meld are a canasta by themselves."""
    return any(s.laid_now[kind] >= r.canasta for kind in range(TWO, ACE + 1))


def must_take(r: Rules, s: State) -> bool:
    """Whether the empty stock forces the top card onto an own meld; leaves an empty plan."""
    clear_plan(r, s)
    return judge.forced_onto(r, s) > 0 and judge.plan_is_legal(r, s, True)


def ask(s: State) -> None:
    """Ask a team-mate, who says yes."""
    s.asked = 1
    s.refused = 0


def retract(r: Rules, s: State) -> None:
    """Take the last meld of the turn back, or the whole step where the rest could not stand."""
    undo_last_step(r, s)
    s.retracted = 0
    clear_plan(r, s)
    taking: bool = s.stage == const.START
    if plan_without_last(s) and judge.plan_is_legal(r, s, taking):
        if taking:
            take(r, s)
        else:
            lay(r, s)
    clear_plan(r, s)
    s.retracted = 1
    s.settled = 1


DRAW_STOCK: Final = 1
TAKE: Final = 2
"""Take the pile with the plan."""
LAY: Final = 3
"""Lay the plan."""
GO_OUT: Final = 4
PASS: Final = 5
DECLARE: Final = 6
"""Lay the dearest special hand that is held."""
RETRACT: Final = 7
ASK: Final = 8
"""Ask a team-mate "may I go out?", where nobody goes out without asking."""
LAY_ASKED: Final = 9
"""Lay the plan after a team-mate has said yes."""
LAY_ON_HEAP: Final = 10
"""Put the cards of the plan on the heap."""
DISCARD: Final = 16
LAY_THREE: Final = 128
"""Plus the card: its kind, with its suit where there are runs (`layout`)."""


def perform(r: Rules, s: State, move: i64) -> None:
    """Carry out a legal move."""
    if move >= LAY_THREE:
        extra_cards.lay_three(r, s, move - LAY_THREE, s.seat)
    elif move >= DISCARD:
        discard(r, s, move - DISCARD)
    elif move == DRAW_STOCK:
        draw(r, s)
    elif move == TAKE:
        take(r, s)
    elif move in (LAY, LAY_ASKED):
        if move == LAY_ASKED:
            ask(s)
        opening: bool = s.opened[s.seat % r.sides] == 0
        lay(r, s)
        s.settled = 1
        if opening or r.feet:
            s.settled = 0
    elif move == GO_OUT:
        go_out(r, s)
    elif move == PASS:
        pass_turn(r, s)
    else:
        perform_rare(r, s, move)


def perform_rare(r: Rules, s: State, move: i64) -> None:
    """Carry out one of the legal moves that few games have."""
    if move == DECLARE:
        declare(r, s)
    elif move == RETRACT:
        retract(r, s)
    elif move == ASK:
        ask(s)
    elif move == LAY_ON_HEAP:
        put_on_heap(r, s)
        if r.feet:
            extra_cards.after_step(r, s, s.seat)
