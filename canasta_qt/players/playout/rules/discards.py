"""Which card may end a turn, and melds that go back to the hand where none may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, FIRST, JOKER, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules.extra_cards import (
    bonus_comes,
    comes_with_last,
    must_lay_first,
)
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.melds import has_canasta, is_dead, is_wild, wilds_held

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

ONLY_LOCKED: Final = 5
"""Badness of a locked rank."""
NEVER: Final = 6
"""Badness of a card that no fall-back lets go."""


def may_discard(r: Rules, s: State, kind: i64) -> bool:
    """Whether a card of this kind of the hand may end the turn."""
    seat: i64 = s.seat
    if s.stage != const.PLAY or s.no_discard or not s.hand[KINDS * seat + kind]:
        return False
    if r.keeps_one and must_lay_first(r, s, seat):
        return False
    return may_be_thrown(r, s, seat, kind)


def may_be_thrown(r: Rules, s: State, seat: i64, kind: i64) -> bool:
    """Whether a card of this kind of the hand may be discarded in a turn that may end so."""
    if s.held[seat] == 1 and not (r.feet and comes_with_last(r, s, seat)):
        if goes_out(r, s, seat, kind):
            return True
        if not awaits_cards(r, s, seat):
            return False
    bad: i64 = badness(r, s, seat, kind)
    if not bad:
        return True
    if bad >= ONLY_LOCKED or may_retract(r, s):
        return False
    return not holds_better(r, s, seat, bad)


def goes_out(r: Rules, s: State, seat: i64, kind: i64) -> bool:
    """Whether the only card of the hand, of this kind, ends the deal when it is discarded."""
    return not r.last_banned[kind] and may_go_out(r, s, seat % r.sides, False, 0)


def awaits_cards(r: Rules, s: State, seat: i64) -> bool:
    """Whether the side has opened in this turn and cards for it are still to come."""
    if not r.bonus_mode or not s.opened[seat % r.sides]:
        return False
    return bonus_comes(r, s, seat, False)


def badness(r: Rules, s: State, seat: i64, kind: i64) -> i64:
    """How bad it is to discard this kind, 0 for a free card; of barred cards the least bad goes."""
    if FIRST <= kind <= ACE:
        if r.has_locks and is_locked(r, s, kind):
            return ONLY_LOCKED
        if not r.bans or s.pile_left:
            return 0
        if r.banned[kind]:
            return 2
        if r.bans & 1 and is_dead(r, s, seat % r.sides, kind, True):
            return 1
        return 0
    if is_wild(kind):
        if bars_wild(r, s, seat):
            return 3
        return 0
    if kind == RED3 and r.red_go:
        return 0
    if kind == RED3 or r.no_threes:
        if r.tabled[kind]:
            return NEVER
        return 4
    if r.no_black_first == 1 and s.turn <= r.seats:
        return 4
    return 0


def bars_wild(r: Rules, s: State, seat: i64) -> bool:
    """Whether wild cards stay off the pile while another card may go."""
    if r.bans & 2 and not s.pile_left:
        return True
    if r.wilds_held and 0 < s.sizes[KINDS * (seat % r.sides) + TWO] < r.canasta:
        return True
    mode: i64 = r.discard_wild
    if mode != 2:
        return mode == 1
    return wilds_held(s, seat) < s.held[seat]


def is_locked(r: Rules, s: State, kind: i64) -> bool:
    """Whether this rank may not be discarded (`discard.rank_locks`)."""
    lock: i64 = r.locked[kind]
    side: i64 = 0
    while lock == 2 and side < r.sides:
        if not has_canasta(r, s, side, SEVEN):
            return True
        side += 1
    return lock == 1


def holds_only_locked(r: Rules, s: State, seat: i64) -> bool:
    """Whether nothing but locked ranks is left to discard, which ends the deal."""
    locked: bool = False
    kind: i64
    for kind in range(RED3, KINDS):
        if s.hand[KINDS * seat + kind]:
            bad: i64 = badness(r, s, seat, kind)
            if bad < ONLY_LOCKED:
                return False
            locked = locked or bad == ONLY_LOCKED
    return locked


def holds_better(r: Rules, s: State, seat: i64, bad: i64) -> bool:
    """Whether the hand has a card that is less bad to discard."""
    kind: i64
    for kind in range(RED3, JOKER + 1):
        if s.hand[KINDS * seat + kind] and badness(r, s, seat, kind) < bad:
            return True
    return False


def may_retract(r: Rules, s: State) -> bool:
    """Whether melds of this turn could go back, since the pile is empty."""
    return r.retracts == 1 and s.steps > 0 and s.pile_left == 0


def must_retract(r: Rules, s: State, seat: i64) -> bool:
    """Whether no card may be discarded until melds of this turn have gone back."""
    if not may_retract(r, s) or not s.held[seat]:
        return False
    kind: i64
    for kind in range(RED3, JOKER + 1):
        if s.hand[KINDS * seat + kind]:
            if not badness(r, s, seat, kind):
                return False
            if s.held[seat] == 1 and goes_out(r, s, seat, kind):
                return False
    return True


def remember(s: State, side: i64, top: i64) -> None:
    """Before the plan is laid: note how it can go back. Only the last steps are kept."""
    if s.steps == const.MOST_STEPS:
        index: i64
        for index in range(const.UNDO_SIZE, const.UNDO_SIZE * const.MOST_STEPS):
            s.undo[index - const.UNDO_SIZE] = s.undo[index]
        s.steps -= 1
    place: i64 = const.UNDO_SIZE * s.steps
    kind: i64
    for kind in range(KINDS):
        s.undo[place + kind] = s.plan[kind] + (s.plan_twos[kind] << 8) + (s.plan_jokers[kind] << 16)
    s.undo[place + const.PILE_WAS] = s.pile_left
    s.undo[place + const.FROZEN_WAS] = s.frozen
    s.undo[place + const.OPENED_WAS] = s.opened[side]
    s.undo[place + const.TOP_WAS] = top
    s.steps += 1


def undo_last_step(r: Rules, s: State) -> None:
    """Take the last step of the turn back, even the take of the pile."""
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    s.steps -= 1
    place: i64 = const.UNDO_SIZE * s.steps
    kind: i64
    for kind in range(TWO, ACE + 1):
        extra: i64 = 1 if kind == s.undo[place + const.TOP_WAS] else 0
        if s.undo[place + kind] + extra:
            lift_back(s, seat, KINDS * side + kind, kind, s.undo[place + kind], extra)
    s.opened[side] = s.undo[place + const.OPENED_WAS]
    if s.undo[place + const.TOP_WAS]:
        give_pile_back(s, seat, s.undo[place + const.PILE_WAS])
        s.frozen = s.undo[place + const.FROZEN_WAS]


def plan_without_last(s: State) -> bool:
    """Plan the step just undone without its last meld; whether anything is left of it.

    The melds of a step lie in the order of their kinds; the one that took the pile goes last.
    """
    place: i64 = const.UNDO_SIZE * s.steps
    top: i64 = s.undo[place + const.TOP_WAS]
    kind: i64 = ACE
    while kind >= TWO and (not s.undo[place + kind] or kind == top):
        kind -= 1
    if kind < TWO:
        return False
    left: bool = top > 0
    other: i64
    for other in range(TWO, ACE + 1):
        step: i64 = s.undo[place + other] if other != kind else 0
        s.plan[other] = step & 255
        s.plan_twos[other] = (step >> 8) & 255
        s.plan_jokers[other] = step >> 16
        left = left or step > 0
    return left


def lift_back(s: State, seat: i64, meld: i64, kind: i64, step: i64, extra: i64) -> None:
    """Cards of one meld go back to the hand; `extra` is 1 where the pile's top card is there."""
    naturals: i64 = step & 255
    twos: i64 = (step >> 8) & 255
    joks: i64 = step >> 16
    s.naturals[meld] -= naturals + extra
    s.twos[meld] -= twos
    s.jokers[meld] -= joks
    cards: i64 = naturals + twos + joks + extra
    s.sizes[meld] -= cards
    s.laid_now[kind] -= cards
    s.wilds_now[kind] -= twos + joks
    s.laid -= cards
    if not s.sizes[meld]:
        s.born[meld] = 0
        s.dirty[meld] = 0
    back(s, seat, kind, naturals)
    back(s, seat, TWO, twos)
    back(s, seat, JOKER, joks)


def back(s: State, seat: i64, kind: i64, count: i64) -> None:
    """Cards that everybody has seen come back into a hand."""
    s.hand[KINDS * seat + kind] += count
    s.known[KINDS * seat + kind] += count
    s.held[seat] += count


def give_pile_back(s: State, seat: i64, count: i64) -> None:
    """The pile as it lay before it was taken; its cards still stand in the pile's row."""
    s.pile_left = count
    s.took_pile = 0
    s.stage = const.START
    index: i64
    for index in range(count):
        s.in_pile[s.pile[index]] += 1
        if index < count - 1:
            back(s, seat, s.pile[index], -1)
