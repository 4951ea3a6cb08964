"""Which card may end a turn, and melds that go back to the hand where none may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout.layout import (
    ACE,
    BANNED,
    BANS,
    BLACK3,
    BONUS_MODE,
    BORN,
    CANASTA,
    DIRTY,
    DISCARD_WILD,
    FEET,
    FROZEN,
    FROZEN_WAS,
    HAND,
    HAS_LOCKS,
    HELD,
    IN_PILE,
    JOKER,
    JOKS,
    KEEPS_ONE,
    KINDS,
    KNOWN,
    LAID,
    LAST_BANNED,
    LOCKED,
    MOST_STEPS,
    NATURALS,
    NO_BLACK_FIRST,
    NO_DISCARD,
    NO_THREES,
    NOW,
    NOW_WILD,
    OPENED,
    OPENED_WAS,
    PILE,
    PILE_LEFT,
    PILE_WAS,
    PLAN,
    PLAN_JOKS,
    PLAN_TWOS,
    PLAY,
    RED3,
    RED_GO,
    RETRACTS,
    SEAT,
    SEATS,
    SEVEN,
    SIDES,
    SIZES,
    STAGE,
    START,
    STEPS,
    TABLED,
    TOOK,
    TOP_WAS,
    TURN,
    TWO,
    TWOS,
    UNDO,
    UNDO_SIZE,
    WILDS_HELD,
)
from canasta_qt.players.playout.rules.extra_cards import (
    bonus_comes,
    comes_with_last,
    must_lay_first,
)
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.melds import has_canasta, is_dead_for_others

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

ONLY_LOCKED: Final = 5
"""Badness of a locked rank."""
NEVER: Final = 6
"""Badness of a card that no fall-back lets go."""


def may_discard(r: vec[i64], s: vec[i64], kind: i64) -> bool:
    """Whether a card of this kind of the hand may end the turn."""
    seat: i64 = s[SEAT]
    if s[STAGE] != PLAY or s[NO_DISCARD] or not s[HAND + KINDS * seat + kind]:
        return False
    if r[KEEPS_ONE] and must_lay_first(r, s, seat):
        return False
    if s[HELD + seat] == 1 and not (r[FEET] and comes_with_last(r, s, seat)):
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
    return not r[LAST_BANNED + kind] and may_go_out(r, s, seat % r[SIDES], False, 0)


def awaits_cards(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the side has opened in this turn and cards for it are still to come."""
    if not r[BONUS_MODE] or not s[OPENED + seat % r[SIDES]]:
        return False
    return bonus_comes(r, s, seat, False)


def badness(r: vec[i64], s: vec[i64], seat: i64, kind: i64) -> i64:
    """How bad it is to discard this kind, 0 for a free card; of barred cards the least bad goes."""
    if kind in (TWO, JOKER):
        if bars_wild(r, s, seat):
            return 3
        return 0
    if kind in (RED3, BLACK3):
        if kind == RED3 and r[RED_GO]:
            return 0
        if kind == RED3 or r[NO_THREES]:
            return NEVER if r[TABLED + kind] else 4
        if r[NO_BLACK_FIRST] == 1 and s[TURN] <= r[SEATS]:
            return 4
        return 0
    if r[HAS_LOCKS] and is_locked(r, s, kind):
        return ONLY_LOCKED
    if not r[BANS] or s[PILE_LEFT]:
        return 0
    if r[BANNED + kind]:
        return 2
    if r[BANS] & 1 and is_dead_for_others(r, s, seat % r[SIDES], kind):
        return 1
    return 0


def bars_wild(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether wild cards stay off the pile while another card may go."""
    if r[BANS] & 2 and not s[PILE_LEFT]:
        return True
    if r[WILDS_HELD] and 0 < s[SIZES + KINDS * (seat % r[SIDES]) + TWO] < r[CANASTA]:
        return True
    mode: i64 = r[DISCARD_WILD]
    if mode != 2:
        return mode == 1
    return s[HAND + KINDS * seat + TWO] + s[HAND + KINDS * seat + JOKER] < s[HELD + seat]


def is_locked(r: vec[i64], s: vec[i64], kind: i64) -> bool:
    """Whether this rank may not be discarded (`discard.rank_locks`)."""
    lock: i64 = r[LOCKED + kind]
    side: i64 = 0
    while lock == 2 and side < r[SIDES]:
        if not has_canasta(r, s, side, SEVEN):
            return True
        side += 1
    return lock == 1


def holds_only_locked(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether nothing but locked ranks is left to discard, which ends the deal."""
    locked: bool = False
    kind: i64
    for kind in range(RED3, KINDS):
        if s[HAND + KINDS * seat + kind]:
            bad: i64 = badness(r, s, seat, kind)
            if bad < ONLY_LOCKED:
                return False
            locked = locked or bad == ONLY_LOCKED
    return locked


def holds_better(r: vec[i64], s: vec[i64], seat: i64, bad: i64) -> bool:
    """Whether the hand has a card that is less bad to discard."""
    kind: i64 = RED3
    while kind <= JOKER:
        if s[HAND + KINDS * seat + kind] and badness(r, s, seat, kind) < bad:
            return True
        kind += 1
    return False


def may_retract(r: vec[i64], s: vec[i64]) -> bool:
    """Whether melds of this turn could go back, since the pile is empty."""
    return r[RETRACTS] == 1 and s[STEPS] > 0 and s[PILE_LEFT] == 0


def must_retract(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether no card may be discarded until melds of this turn have gone back."""
    if not may_retract(r, s) or not s[HELD + seat]:
        return False
    kind: i64 = RED3
    while kind <= JOKER:
        if s[HAND + KINDS * seat + kind]:
            if not badness(r, s, seat, kind):
                return False
            if s[HELD + seat] == 1 and goes_out(r, s, seat, kind):
                return False
        kind += 1
    return True


def remember(s: vec[i64], side: i64, top: i64) -> None:
    """Before the plan is laid: note how it can go back. Only the last steps are kept."""
    if s[STEPS] == MOST_STEPS:
        index: i64 = UNDO + UNDO_SIZE
        while index < UNDO + UNDO_SIZE * MOST_STEPS:
            s[index - UNDO_SIZE] = s[index]
            index += 1
        s[STEPS] -= 1
    at: i64 = UNDO + UNDO_SIZE * s[STEPS]
    kind: i64 = 0
    while kind < KINDS:
        s[at + kind] = s[PLAN + kind] + (s[PLAN_TWOS + kind] << 8) + (s[PLAN_JOKS + kind] << 16)
        kind += 1
    s[at + PILE_WAS] = s[PILE_LEFT]
    s[at + FROZEN_WAS] = s[FROZEN]
    s[at + OPENED_WAS] = s[OPENED + side]
    s[at + TOP_WAS] = top
    s[STEPS] += 1


def undo_last_step(r: vec[i64], s: vec[i64]) -> None:
    """Take the last step of the turn back, even the take of the pile."""
    seat: i64 = s[SEAT]
    side: i64 = seat % r[SIDES]
    s[STEPS] -= 1
    at: i64 = UNDO + UNDO_SIZE * s[STEPS]
    kind: i64 = TWO
    while kind <= ACE:
        extra: i64 = 1 if kind == s[at + TOP_WAS] else 0
        if s[at + kind] + extra:
            lift_back(s, seat, KINDS * side + kind, kind, s[at + kind], extra)
        kind += 1
    s[OPENED + side] = s[at + OPENED_WAS]
    if s[at + TOP_WAS]:
        give_pile_back(s, seat, s[at + PILE_WAS])
        s[FROZEN] = s[at + FROZEN_WAS]


def plan_without_last(s: vec[i64]) -> bool:
    """Plan the step just undone without its last meld; whether anything is left of it.

    The melds of a step lie in the order of their kinds; the one that took the pile goes last.
    """
    at: i64 = UNDO + UNDO_SIZE * s[STEPS]
    top: i64 = s[at + TOP_WAS]
    kind: i64 = ACE
    while kind >= TWO and (not s[at + kind] or kind == top):
        kind -= 1
    if kind < TWO:
        return False
    left: bool = top > 0
    other: i64 = TWO
    while other <= ACE:
        step: i64 = s[at + other] if other != kind else 0
        s[PLAN + other] = step & 255
        s[PLAN_TWOS + other] = (step >> 8) & 255
        s[PLAN_JOKS + other] = step >> 16
        left = left or step > 0
        other += 1
    return left


def lift_back(s: vec[i64], seat: i64, meld: i64, kind: i64, step: i64, extra: i64) -> None:
    """Cards of one meld go back to the hand; `extra` is 1 where the pile's top card is there."""
    naturals: i64 = step & 255
    twos: i64 = (step >> 8) & 255
    joks: i64 = step >> 16
    s[NATURALS + meld] -= naturals + extra
    s[TWOS + meld] -= twos
    s[JOKS + meld] -= joks
    cards: i64 = naturals + twos + joks + extra
    s[SIZES + meld] -= cards
    s[NOW + kind] -= cards
    s[NOW_WILD + kind] -= twos + joks
    s[LAID] -= cards
    if not s[SIZES + meld]:
        s[BORN + meld] = 0
        s[DIRTY + meld] = 0
    back(s, seat, kind, naturals)
    back(s, seat, TWO, twos)
    back(s, seat, JOKER, joks)


def back(s: vec[i64], seat: i64, kind: i64, count: i64) -> None:
    """Cards that everybody has seen come back into a hand."""
    s[HAND + KINDS * seat + kind] += count
    s[KNOWN + KINDS * seat + kind] += count
    s[HELD + seat] += count


def give_pile_back(s: vec[i64], seat: i64, count: i64) -> None:
    """The pile as it lay before it was taken; its cards still stand in the pile's row."""
    s[PILE_LEFT] = count
    s[TOOK] = 0
    s[STAGE] = START
    index: i64 = 0
    while index < count:
        s[IN_PILE + s[PILE + index]] += 1
        if index < count - 1:
            back(s, seat, s[PILE + index], -1)
        index += 1
