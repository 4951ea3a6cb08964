"""Which card may end a turn: the engine's `discards` on counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.bonus import bonus_comes
from canasta_qt.bots.playout.feet import comes_with_last
from canasta_qt.bots.playout.going_out import may_go_out
from canasta_qt.bots.playout.layout import (
    BANNED,
    BANS,
    BLACK3,
    BONUS_MODE,
    CANASTA,
    DISCARD_WILD,
    FEET,
    HAND,
    HAS_LOCKS,
    HELD,
    JOKER,
    KINDS,
    LAST_BANNED,
    LOCKED,
    NO_BLACK_FIRST,
    NO_DISCARD,
    NO_THREES,
    OPENED,
    PILE_LEFT,
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
    STEPS,
    TABLED,
    TURN,
    TWO,
    WILDS_HELD,
)
from canasta_qt.bots.playout.melds import has_canasta, is_dead

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
    if r[BANS] & 1 and is_dead(r, s, seat % r[SIDES], kind):
        return 1
    if r[BANNED + kind]:
        return 2
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
