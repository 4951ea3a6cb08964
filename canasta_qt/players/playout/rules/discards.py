"""Which card may end a turn, and melds that go back to the hand where none may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, FIRST, JOKER, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules.extra_cards import (
    bonus_comes,
    comes_with_last,
    must_lay_first,
)
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.melds import has_canasta, is_dead, is_wild

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

ONLY_LOCKED: Final = 5
"""Badness of a locked rank."""
NEVER: Final = 6
"""Badness of a card that no fall-back lets go."""


def may_discard(r: vec[i64], s: vec[i64], kind: i64) -> bool:
    """Whether a card of this kind of the hand may end the turn."""
    seat: i64 = s[at.SEAT]
    if s[at.STAGE] != at.PLAY or s[at.NO_DISCARD] or not s[at.HAND + KINDS * seat + kind]:
        return False
    if r[at.KEEPS_ONE] and must_lay_first(r, s, seat):
        return False
    return may_be_thrown(r, s, seat, kind)


def may_be_thrown(r: vec[i64], s: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a card of this kind of the hand may be discarded in a turn that may end so."""
    if s[at.HELD + seat] == 1 and not (r[at.FEET] and comes_with_last(r, s, seat)):
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


def goes_out(r: vec[i64], s: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether the only card of the hand, of this kind, ends the deal when it is discarded."""
    return not r[at.LAST_BANNED + kind] and may_go_out(r, s, seat % r[at.SIDES], False, 0)


def awaits_cards(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the side has opened in this turn and cards for it are still to come."""
    if not r[at.BONUS_MODE] or not s[at.OPENED + seat % r[at.SIDES]]:
        return False
    return bonus_comes(r, s, seat, False)


def badness(r: vec[i64], s: vec[i64], seat: i64, kind: i64) -> i64:
    """How bad it is to discard this kind, 0 for a free card; of barred cards the least bad goes."""
    if FIRST <= kind <= ACE:
        if r[at.HAS_LOCKS] and is_locked(r, s, kind):
            return ONLY_LOCKED
        if not r[at.BANS] or s[at.PILE_LEFT]:
            return 0
        if r[at.BANNED + kind]:
            return 2
        if r[at.BANS] & 1 and is_dead(r, s, seat % r[at.SIDES], kind, True):
            return 1
        return 0
    if is_wild(kind):
        return 3 if bars_wild(r, s, seat) else 0
    if kind == RED3 and r[at.RED_GO]:
        return 0
    if kind == RED3 or r[at.NO_THREES]:
        return NEVER if r[at.TABLED + kind] else 4
    return 4 if r[at.NO_BLACK_FIRST] == 1 and s[at.TURN] <= r[at.SEATS] else 0


def bars_wild(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether wild cards stay off the pile while another card may go."""
    if r[at.BANS] & 2 and not s[at.PILE_LEFT]:
        return True
    if r[at.WILDS_HELD] and 0 < s[at.SIZES + KINDS * (seat % r[at.SIDES]) + TWO] < r[at.CANASTA]:
        return True
    mode: i64 = r[at.DISCARD_WILD]
    if mode != 2:
        return mode == 1
    return s[at.HAND + KINDS * seat + TWO] + s[at.HAND + KINDS * seat + JOKER] < s[at.HELD + seat]


def is_locked(r: vec[i64], s: vec[i64], kind: i64) -> bool:
    """Whether this rank may not be discarded (`discard.rank_locks`)."""
    lock: i64 = r[at.LOCKED + kind]
    side: i64 = 0
    while lock == 2 and side < r[at.SIDES]:
        if not has_canasta(r, s, side, SEVEN):
            return True
        side += 1
    return lock == 1


def holds_only_locked(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether nothing but locked ranks is left to discard, which ends the deal."""
    locked: bool = False
    kind: i64
    for kind in range(RED3, KINDS):
        if s[at.HAND + KINDS * seat + kind]:
            bad: i64 = badness(r, s, seat, kind)
            if bad < ONLY_LOCKED:
                return False
            locked = locked or bad == ONLY_LOCKED
    return locked


def holds_better(r: vec[i64], s: vec[i64], seat: i64, bad: i64) -> bool:
    """Whether the hand has a card that is less bad to discard."""
    kind: i64
    for kind in range(RED3, JOKER + 1):
        if s[at.HAND + KINDS * seat + kind] and badness(r, s, seat, kind) < bad:
            return True
    return False


def may_retract(r: vec[i64], s: vec[i64]) -> bool:
    """Whether melds of this turn could go back, since the pile is empty."""
    return r[at.RETRACTS] == 1 and s[at.STEPS] > 0 and s[at.PILE_LEFT] == 0


def must_retract(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether no card may be discarded until melds of this turn have gone back."""
    if not may_retract(r, s) or not s[at.HELD + seat]:
        return False
    kind: i64
    for kind in range(RED3, JOKER + 1):
        if s[at.HAND + KINDS * seat + kind]:
            if not badness(r, s, seat, kind):
                return False
            if s[at.HELD + seat] == 1 and goes_out(r, s, seat, kind):
                return False
    return True


def remember(s: vec[i64], side: i64, top: i64) -> None:
    """Before the plan is laid: note how it can go back. Only the last steps are kept."""
    if s[at.STEPS] == at.MOST_STEPS:
        index: i64
        for index in range(at.UNDO + at.UNDO_SIZE, at.UNDO + at.UNDO_SIZE * at.MOST_STEPS):
            s[index - at.UNDO_SIZE] = s[index]
        s[at.STEPS] -= 1
    place: i64 = at.UNDO + at.UNDO_SIZE * s[at.STEPS]
    kind: i64
    for kind in range(KINDS):
        s[place + kind] = (
            s[at.PLAN + kind] + (s[at.PLAN_TWOS + kind] << 8) + (s[at.PLAN_JOKS + kind] << 16)
        )
    s[place + at.PILE_WAS] = s[at.PILE_LEFT]
    s[place + at.FROZEN_WAS] = s[at.FROZEN]
    s[place + at.OPENED_WAS] = s[at.OPENED + side]
    s[place + at.TOP_WAS] = top
    s[at.STEPS] += 1


def undo_last_step(r: vec[i64], s: vec[i64]) -> None:
    """Take the last step of the turn back, even the take of the pile."""
    seat: i64 = s[at.SEAT]
    side: i64 = seat % r[at.SIDES]
    s[at.STEPS] -= 1
    place: i64 = at.UNDO + at.UNDO_SIZE * s[at.STEPS]
    kind: i64
    for kind in range(TWO, ACE + 1):
        extra: i64 = 1 if kind == s[place + at.TOP_WAS] else 0
        if s[place + kind] + extra:
            lift_back(s, seat, KINDS * side + kind, kind, s[place + kind], extra)
    s[at.OPENED + side] = s[place + at.OPENED_WAS]
    if s[place + at.TOP_WAS]:
        give_pile_back(s, seat, s[place + at.PILE_WAS])
        s[at.FROZEN] = s[place + at.FROZEN_WAS]


def plan_without_last(s: vec[i64]) -> bool:
    """Plan the step just undone without its last meld; whether anything is left of it.

    The melds of a step lie in the order of their kinds; the one that took the pile goes last.
    """
    place: i64 = at.UNDO + at.UNDO_SIZE * s[at.STEPS]
    top: i64 = s[place + at.TOP_WAS]
    kind: i64 = ACE
    while kind >= TWO and (not s[place + kind] or kind == top):
        kind -= 1
    if kind < TWO:
        return False
    left: bool = top > 0
    other: i64
    for other in range(TWO, ACE + 1):
        step: i64 = s[place + other] if other != kind else 0
        s[at.PLAN + other] = step & 255
        s[at.PLAN_TWOS + other] = (step >> 8) & 255
        s[at.PLAN_JOKS + other] = step >> 16
        left = left or step > 0
    return left


def lift_back(s: vec[i64], seat: i64, meld: i64, kind: i64, step: i64, extra: i64) -> None:
    """Cards of one meld go back to the hand; `extra` is 1 where the pile's top card is there."""
    naturals: i64 = step & 255
    twos: i64 = (step >> 8) & 255
    joks: i64 = step >> 16
    s[at.NATURALS + meld] -= naturals + extra
    s[at.TWOS + meld] -= twos
    s[at.JOKS + meld] -= joks
    cards: i64 = naturals + twos + joks + extra
    s[at.SIZES + meld] -= cards
    s[at.NOW + kind] -= cards
    s[at.NOW_WILD + kind] -= twos + joks
    s[at.LAID] -= cards
    if not s[at.SIZES + meld]:
        s[at.BORN + meld] = 0
        s[at.DIRTY + meld] = 0
    back(s, seat, kind, naturals)
    back(s, seat, TWO, twos)
    back(s, seat, JOKER, joks)


def back(s: vec[i64], seat: i64, kind: i64, count: i64) -> None:
    """Cards that everybody has seen come back into a hand."""
    s[at.HAND + KINDS * seat + kind] += count
    s[at.KNOWN + KINDS * seat + kind] += count
    s[at.HELD + seat] += count


def give_pile_back(s: vec[i64], seat: i64, count: i64) -> None:
    """The pile as it lay before it was taken; its cards still stand in the pile's row."""
    s[at.PILE_LEFT] = count
    s[at.TOOK] = 0
    s[at.STAGE] = at.START
    index: i64
    for index in range(count):
        s[at.IN_PILE + s[at.PILE + index]] += 1
        if index < count - 1:
            back(s, seat, s[at.PILE + index], -1)
