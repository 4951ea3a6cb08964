"""The moves of a playout as numbers, and what each does to the state; `judge` has allowed it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, KINDS, RED3, TWO
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
    from librt.vecs import vec
    from mypy_extensions import i64


def draw(r: vec[i64], s: vec[i64]) -> None:
    """Draw from the stock; without cards enough the deal ends (P6)."""
    left: i64 = s[at.STOCK_LEFT]
    if left == 0 or (r[at.SHORT_ENDS] and left < r[at.DRAW]):
        s[at.STAGE] = at.OVER
        return
    s[at.STAGE] = at.PLAY
    if s[at.PILE_LEFT]:
        decline(s, s[at.SEAT], s[at.PILE + s[at.PILE_LEFT] - 1] & 15)
    draw_cards(r, s, r[at.DRAW])


def draw_cards(r: vec[i64], s: vec[i64], count: i64) -> None:
    """Draw so many cards, as far as there are; a three as the last one may end the deal."""
    left: i64 = s[at.STOCK_LEFT]
    seat: i64 = s[at.SEAT]
    before: i64 = s[at.HELD + seat]
    last: i64 = extra_cards.take_cards(s, seat, count)
    if extra_cards.drew_three(r, s, seat, left - s[at.STOCK_LEFT]):
        last = extra_cards.table_threes(r, s, seat, last)
    if s[at.STOCK_LEFT] == 0 and r[at.TABLED + last] and not r[at.THREES_STAY]:
        end_of_stock(r, s, s[at.HELD + seat] > before)
    if r[at.FEET]:
        extra_cards.after_step(r, s, seat)


def end_of_stock(r: vec[i64], s: vec[i64], got_another: bool) -> None:
    """The stock's last card was a three: the deal ends, or the turn is cut short (P6)."""
    mode: i64 = r[at.LAST_RED]
    if r[at.ENDS_WITH_THREE]:
        s[at.STAGE] = at.OVER
    elif mode == 1:
        s[at.NO_DISCARD] = 1
    elif mode == 0 or not got_another:
        s[at.STAGE] = at.OVER


def take(r: vec[i64], s: vec[i64]) -> None:
    """Take the pile with the plan."""
    seat: i64 = s[at.SEAT]
    side: i64 = seat % r[at.SIDES]
    top: i64 = judge.claimed_card(s)
    if r[at.RETRACTS]:
        remember(s, side, top)
    bottom: i64 = judge.bottom_of_take(r, s, top)
    bonus: i64 = 0
    if r[at.BONUS_MODE] == 3:
        left: i64 = s[at.HELD + seat] - planned_cards(r, s, side) + judge.arriving(r, s, bottom)
        bonus = extra_cards.bonus_now(r, s, side, left, True, top)
    s[at.IN_PILE + top] -= 1
    s[at.TOOK] = 1
    s[at.STAGE] = at.PLAY
    top = before_take(r, s, seat, top)
    s[at.PLAN_DEPTH] = 0
    put_down(r, s, seat, side, top)
    index: i64
    for index in range(bottom + r[at.CHOOSES], s[at.PILE_LEFT] - 1 + r[at.CHOOSES]):
        keep(r, s, seat, s[at.PILE + index], index >= s[at.PILE_DOWN])
    s[at.PILE_LEFT] = bottom
    if s[at.PILE_DOWN] > bottom:
        s[at.PILE_DOWN] = bottom
    if s[at.FROZEN] > bottom:
        s[at.FROZEN] = 0
    if bonus:
        extra_cards.table_at_once(r, s, seat, extra_cards.take_cards(s, seat, bonus))
    if r[at.FEET]:
        extra_cards.after_step(r, s, seat)
    if r[at.TEMPORARY] and not s[at.LONE]:
        form(r, s, seat)
    if r[at.EXTRA] and s[at.STOCK_LEFT]:
        draw_cards(r, s, r[at.EXTRA])


def before_take(r: vec[i64], s: vec[i64], seat: i64, top: i64) -> i64:
    """Note what the take means; the kind that the top card adds to the plan, or 0."""
    if r[at.MUST_ASK]:
        s[at.BEYOND_TOP] = 1 if planned_melds(s, top) > 1 else 0
    if s[at.PLAN_TOP]:
        return 0
    if judge.takes_wild(r, top):
        judge.lift(s, seat, top, 1)
        top = 0
    if r[at.FEET]:
        extra_cards.earn(r, s, seat, top)
    return top


def keep(r: vec[i64], s: vec[i64], seat: i64, card: i64, seen: bool) -> None:
    """A card of the pile goes where the rules send it; `seen`: everybody knows it."""
    kind: i64 = card & 15
    if seen:
        s[at.IN_PILE + kind] -= 1
    if r[at.TABLED + kind] or (kind == BLACK3 and r[at.REMOVES_BLACK]):
        s[(at.RED if kind == RED3 else at.BLACK) + seat] += 1
        return
    if card > 15:
        extra_cards.hold_suit(s, seat, card)
    s[at.HAND + KINDS * seat + kind] += 1
    s[at.HELD + seat] += 1
    if seen:
        s[at.KNOWN + KINDS * seat + kind] += 1


def lay(r: vec[i64], s: vec[i64]) -> None:
    """Lay the plan."""
    seat: i64 = s[at.SEAT]
    side: i64 = seat % r[at.SIDES]
    if r[at.RETRACTS]:
        remember(s, side, 0)
    bonus: i64 = 0
    if r[at.BONUS_MODE] == 3:
        bonus = extra_cards.bonus_now(
            r, s, side, s[at.HELD + seat] - planned_cards(r, s, side), False, 0
        )
    s[at.BEYOND_TOP] = 1
    if r[at.FEET]:
        extra_cards.earn(r, s, seat, 0)
    put_down(r, s, seat, side, 0)
    if bonus:
        extra_cards.table_at_once(r, s, seat, extra_cards.take_cards(s, seat, bonus))
    if r[at.FEET]:
        extra_cards.after_step(r, s, seat)


def discard(r: vec[i64], s: vec[i64], card: i64) -> None:
    """End the turn with this card; the last card of a hand ends the deal."""
    seat: i64 = s[at.SEAT]
    kind: i64 = card & 15
    if card > 15:
        s[at.HAND_SUITS + KINDS * seat + kind] -= 1 << (4 * ((card >> 4) - 1))
    out: bool = s[at.HELD + seat] == 1
    if out and (r[at.BONUS_MODE] or r[at.FEET]):
        out = goes_out(r, s, seat, kind)
    leave_hand(s, seat, kind, 1)
    decline(s, seat, kind)
    s[at.PILE + s[at.PILE_LEFT]] = card
    s[at.PILE_LEFT] += 1
    s[at.IN_PILE + kind] += 1
    if r[at.FREEZES + kind] and not s[at.FROZEN]:
        s[at.FROZEN] = s[at.PILE_LEFT]
    if out:
        go_out(r, s)
    else:
        end_turn(r, s)


def go_out(r: vec[i64], s: vec[i64]) -> None:
    """End the deal by going out."""
    s[at.CONCEALED] = concealed(r, s)
    if r[at.TEMPORARY] and not s[at.LONE]:
        form(r, s, s[at.SEAT])
    s[at.OUT] = s[at.SEAT]
    s[at.STAGE] = at.OVER


def declare(r: vec[i64], s: vec[i64]) -> None:
    """End the deal by laying a special hand, which is all its side scores."""
    s[at.SPECIAL] = special_hand(r, s)
    s[at.OUT] = s[at.SEAT]
    s[at.STAGE] = at.OVER


def pass_turn(r: vec[i64], s: vec[i64]) -> None:
    """End the turn without a discard, and the deal where the stock's end has cut it short."""
    if s[at.NO_DISCARD] or (r[at.HAS_LOCKS] and holds_only_locked(r, s, s[at.SEAT])):
        close_turn(s)
        s[at.STAGE] = at.OVER
    else:
        end_turn(r, s)


def close_turn(s: vec[i64]) -> None:
    """What every turn's end books: that the seat has melded."""
    if s[at.LAID]:
        s[at.LAID_BEFORE + s[at.SEAT]] = 1


def end_turn(r: vec[i64], s: vec[i64]) -> None:
    """Close the turn and begin the next seat's."""
    seat: i64 = s[at.SEAT]
    close_turn(s)
    if r[at.BONUS_MODE]:
        extra_cards.give_bonus(r, s, seat)
    if r[at.FEET]:
        extra_cards.foot_at_turn_end(r, s, seat)
    if s[at.STOCK_LEFT] < r[at.TURN_NEEDS]:
        s[at.STAGE] = at.OVER
    if s[at.STAGE] == at.OVER:
        return
    begin_turn(r, s, (seat + 1) % r[at.SEATS])


def begin_turn(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """The turn of `seat` begins; dealt threes are laid out where they wait for it."""
    s[at.SEAT] = seat
    s[at.TURN] += 1
    s[at.STAGE] = at.START
    s[at.TOOK] = 0
    s[at.NO_DISCARD] = 0
    s[at.REFUSED] = 0
    if r[at.MUST_ASK]:
        s[at.REFUSED] = 1
        s[at.ASKED] = 0
        s[at.BEYOND_TOP] = 0
    s[at.SETTLED] = 0
    s[at.RETRACTED] = 0
    s[at.STEPS] = 0
    if s[at.LONE] and seat != 1:
        s[at.MINIMUM] = s[at.OWN_MINIMUM + seat]
    if s[at.LAID]:
        clear_turn(s)
    if r[at.FEET]:
        extra_cards.foot_at_turn_start(r, s, seat)
    waited: bool = s[at.WAITING_HELD + seat] > 0
    if waited:
        extra_cards.take_up(s, seat)
    if (r[at.OWN_TURN_THREES] or r[at.KEEPS_ONE] or waited) and s[at.STAGE] == at.START:
        extra_cards.table_at_once(r, s, seat, 0)


def clear_turn(s: vec[i64]) -> None:
    """Forget what the turn has laid."""
    s[at.LAID] = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        if s[at.NOW + kind]:
            s[at.NOW + kind] = 0
            s[at.NOW_WILD + kind] = 0


def concealed(r: vec[i64], s: vec[i64]) -> i64:
    """Which bonus for a concealed hand the seat that goes out has earned (C9)."""
    seat: i64 = s[at.SEAT]
    side: i64 = seat % r[at.SIDES]
    if s[at.LAID_BEFORE + seat] or not s[at.LAID] or (s[at.TOOK] and not r[at.CONCEALED_PILE]):
        return 0
    if r[at.CONCEALED_TEAM] and s[at.OPENED + side] != s[at.TURN]:
        return 0
    if r[at.CONCEALED_ALONE] and not stands_alone(r, s, side):
        return 0
    if not r[at.CONCEALED_CANASTA] or made_canasta(r, s):
        return 1 if r[at.CONCEALED_TOTAL] >= 0 else 0
    return 2 if r[at.CONCEALED_PLAIN] >= 0 else 0


def stands_alone(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """No card of this turn leans on a meld that lay there; leniently, it could do without."""
    kind: i64
    for kind in range(TWO, ACE + 1):
        if s[at.NOW + kind] and s[at.BORN + KINDS * side + kind] != s[at.TURN]:
            wilds: i64 = s[at.NOW_WILD + kind]
            if not r[at.CONCEALED_LENIENT] or not is_group(
                r, s[at.NOW + kind] - wilds, wilds, True
            ):
                return False
    return True


def made_canasta(r: vec[i64], s: vec[i64]) -> bool:
    """Whether the cards of this turn on some meld are a canasta by themselves."""
    return any(s[at.NOW + kind] >= r[at.CANASTA] for kind in range(TWO, ACE + 1))


def must_take(r: vec[i64], s: vec[i64]) -> bool:
    """Whether the empty stock forces the top card onto an own meld; leaves an empty plan."""
    clear_plan(r, s)
    return judge.forced_onto(r, s) > 0 and judge.plan_is_legal(r, s, True)


def ask(s: vec[i64]) -> None:
    """Ask a team-mate, who says yes."""
    s[at.ASKED] = 1
    s[at.REFUSED] = 0


def retract(r: vec[i64], s: vec[i64]) -> None:
    """Take the last meld of the turn back, or the whole step where the rest could not stand."""
    undo_last_step(r, s)
    s[at.RETRACTED] = 0
    clear_plan(r, s)
    taking: bool = s[at.STAGE] == at.START
    if plan_without_last(s) and judge.plan_is_legal(r, s, taking):
        if taking:
            take(r, s)
        else:
            lay(r, s)
    clear_plan(r, s)
    s[at.RETRACTED] = 1
    s[at.SETTLED] = 1


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


def perform(r: vec[i64], s: vec[i64], move: i64) -> None:
    """Carry out a legal move."""
    if move >= LAY_THREE:
        extra_cards.lay_three(r, s, move - LAY_THREE, s[at.SEAT])
    elif move >= DISCARD:
        discard(r, s, move - DISCARD)
    elif move == DRAW_STOCK:
        draw(r, s)
    elif move == TAKE:
        take(r, s)
    elif move in (LAY, LAY_ASKED):
        if move == LAY_ASKED:
            ask(s)
        opening: bool = s[at.OPENED + s[at.SEAT] % r[at.SIDES]] == 0
        lay(r, s)
        s[at.SETTLED] = 1
        if opening or r[at.FEET]:
            s[at.SETTLED] = 0
    elif move == GO_OUT:
        go_out(r, s)
    elif move == PASS:
        pass_turn(r, s)
    else:
        perform_rare(r, s, move)


def perform_rare(r: vec[i64], s: vec[i64], move: i64) -> None:
    """Carry out one of the legal moves that few games have."""
    if move == DECLARE:
        declare(r, s)
    elif move == RETRACT:
        retract(r, s)
    elif move == ASK:
        ask(s)
    elif move == LAY_ON_HEAP:
        put_on_heap(r, s)
        if r[at.FEET]:
            extra_cards.after_step(r, s, s[at.SEAT])
