"""What a finished playout brings each side, by the rules of `engine.scoring` (P7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout.layout import (
    ACE,
    ADD_NATURAL,
    ALL_JOKERS,
    ALL_TWOS,
    BLACK,
    BLACK3,
    BLACK_COUNT,
    BLACK_TOTALS,
    BONUS_MODE,
    CANASTA,
    CONCEALED,
    CONCEALED_PLAIN,
    CONCEALED_TOTAL,
    FEET,
    HAND,
    HAND_COST,
    HAS_RUNS,
    JOKER,
    JOKERS,
    JOKS,
    KINDS,
    LONE,
    MANY,
    MATRIX,
    MIXED_BONUS,
    MIXED_WILD,
    NATURALS,
    OLD_CARDS,
    OLD_DONE,
    OPENED,
    OUT,
    OUT_BONUS,
    PACK,
    POINTS,
    PURE_BONUS,
    RED,
    RED3,
    RED_AS_LAID,
    RED_FLAT,
    RED_IF,
    RED_IF_N,
    RED_MOST,
    RED_OTHERWISE,
    RED_TOTALS,
    RED_UNLESS_OUT,
    REMOVED_ALL,
    REMOVED_EACH,
    REMOVES_BLACK,
    RUN_BONUS,
    RUN_SHORT,
    SEATS,
    SET_LEAST,
    SET_POINTS,
    SET_ROW,
    SET_ROWS,
    SETS,
    SEVEN,
    SHORT_MIXED,
    SHORT_PURE,
    SIDES,
    SPECIAL,
    TABLES_BLACK,
    TWO,
    TWOS,
    UNOPENED_FACTOR,
    WAITING,
    WILD_SHORT,
    WILD_SHORT_JOKERS,
)
from canasta_qt.players.playout.rules.extra_cards import feet_cost
from canasta_qt.players.playout.rules.going_out import is_clean_wild
from canasta_qt.players.playout.rules.melds import (
    canastas,
    has_canasta,
    has_meld,
    is_canasta,
    long_runs,
    meld_size,
    run_points,
    short_points,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def score(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Points of the deal for a side."""
    if s[SPECIAL] and s[OUT] % r[SIDES] == side:
        return s[SPECIAL]
    done: i64 = canastas(r, s, side)
    faces: i64 = 0
    bonuses: i64 = 0
    loose: bool = r[MANY] == 1 or r[ADD_NATURAL] > 1
    kind: i64 = TWO
    while kind <= ACE:
        size: i64 = meld_size(s, side, kind)
        if size:
            faces += face_points(r, s, side, kind)
            bonuses += meld_bonus(r, s, side, kind, size)
        if r[MANY] and s[OLD_DONE + KINDS * side + kind]:
            bonuses += old_bonus(r, s, side, kind)
        if (loose or s[LONE]) and s[OLD_CARDS + KINDS * side + kind]:
            faces += old_faces(r, s, side, kind)
        kind += 1
    if r[HAS_RUNS]:
        faces += run_points(r, s, side)
        bonuses += r[RUN_BONUS] * long_runs(s, side, False)
    if not done and r[MATRIX]:
        faces = -faces
    else:
        if r[SETS]:
            bonuses += set_points(r, s, side, done)
        bonuses += going_out_points(r, s, side)
    total: i64 = faces + bonuses + three_points(r, s, side, done)
    if r[RUN_SHORT]:
        total += short_points(r, s, side)
    return total - hands_points(r, s, side)


def player_score(r: vec[i64], s: vec[i64], place: i64) -> i64:
    """Points of the deal for whoever had this place as it began, at a table of three (P9).

    `r` must be what is in force. Partners score the whole of their side, but the own red threes.
    """
    if not s[LONE]:
        return score(r, s, place)
    seat: i64 = (place + 5 - s[LONE]) % 3
    side: i64 = seat % r[SIDES]
    done: i64 = canastas(r, s, side)
    shared: i64 = score(r, s, side) - three_points(r, s, side, done)
    return shared + signed_points(r, s, side, done, red_threes(r, s, seat), 0)


def face_points(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> i64:
    """The cards of one meld."""
    at: i64 = KINDS * side + kind
    points: i64 = s[NATURALS + at] * r[POINTS + kind] + s[TWOS + at] * r[POINTS + TWO]
    return points + s[JOKS + at] * r[POINTS + JOKER]


def old_faces(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> i64:
    """The cards of canastas beside a later meld of their rank, and those on the heap."""
    cards: i64 = s[OLD_CARDS + KINDS * side + kind]
    points: i64 = (cards & 255) * r[POINTS + kind] + ((cards >> 8) & 255) * r[POINTS + TWO]
    return points + (cards >> 16) * r[POINTS + JOKER]


def old_bonus(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> i64:
    """The bonuses of those canastas."""
    done: i64 = s[OLD_DONE + KINDS * side + kind]
    return (done & 255) * r[PURE_BONUS + kind] + (done >> 8) * r[MIXED_BONUS + kind]


def meld_bonus(r: vec[i64], s: vec[i64], side: i64, kind: i64, size: i64) -> i64:
    """The bonus of one meld, or the price of one that should have been complete."""
    at: i64 = KINDS * side + kind
    joks: i64 = s[JOKS + at]
    if kind == TWO:
        return wild_points(r, size, joks)
    mixed: bool = s[TWOS + at] + joks > 0 and kind != BLACK3
    if is_canasta(r, kind, size):
        return r[MIXED_BONUS + kind] if mixed else r[PURE_BONUS + kind]
    return r[SHORT_MIXED + kind] if mixed else r[SHORT_PURE + kind]


def wild_points(r: vec[i64], size: i64, joks: i64) -> i64:
    """Bonus of a wild canasta by what it holds, or the price of one that is incomplete."""
    every: bool = joks > 0 and joks == r[JOKERS]
    if size < r[CANASTA]:
        return r[WILD_SHORT_JOKERS] if every else r[WILD_SHORT]
    if joks == 0:
        return r[ALL_TWOS]
    return r[ALL_JOKERS] if every else r[MIXED_WILD]


def going_out_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """The bonus for going out, or the concealed total in its place."""
    if s[OUT] < 0 or s[OUT] % r[SIDES] != side:
        return 0
    if s[CONCEALED] == 1:
        return r[CONCEALED_TOTAL]
    return r[CONCEALED_PLAIN] if s[CONCEALED] == 2 else r[OUT_BONUS]


def three_points(r: vec[i64], s: vec[i64], side: i64, done: i64) -> i64:
    """The side's tabled threes with their sign; `done` is the number of its canastas."""
    red: i64 = 0
    black: i64 = 0
    seat: i64 = side
    while seat < r[SEATS]:
        red += red_threes(r, s, seat)
        black += s[BLACK + seat]
        seat += r[SIDES]
    if not red + black:
        return 0
    removed: i64 = 0
    if r[REMOVES_BLACK] and black:
        removed = r[REMOVED_ALL] if black == r[PACK + BLACK3] else black * r[REMOVED_EACH]
        black = black if r[TABLES_BLACK] else 0
    return removed + signed_points(r, s, side, done, red, black)


def red_threes(r: vec[i64], s: vec[i64], seat: i64) -> i64:
    """The red threes that a seat has laid out, and those caught in its hand that count as laid."""
    return s[RED + seat] + held_red_threes(r, s, seat) if r[RED_AS_LAID] else s[RED + seat]


def held_red_threes(r: vec[i64], s: vec[i64], seat: i64) -> i64:
    """The red threes in a hand, and among bonus cards that were never taken up."""
    held: i64 = s[HAND + KINDS * seat + RED3]
    return held + s[WAITING + KINDS * seat + RED3] if r[BONUS_MODE] else held


def signed_points(r: vec[i64], s: vec[i64], side: i64, done: i64, red: i64, black: i64) -> i64:
    """What so many threes of both colours bring, by the condition of their side."""
    points: i64 = r[RED_TOTALS + (red if red < r[RED_MOST] else r[RED_MOST])] if red else 0
    if black:
        points += r[BLACK_TOTALS + (black if black < r[BLACK_COUNT] else r[BLACK_COUNT])]
    mode: i64 = r[RED_IF]
    if mode == 3:
        return points * ((done if done < 2 else 2) - 1)
    if mode == 2 or (mode == 1 and done >= r[RED_IF_N]):
        return points
    if mode == 0 and has_meld(s, side):
        return points
    clean: i64 = clean_canastas(r, s, side) if mode == 4 or r[RED_OTHERWISE] == 2 else 0
    if mode == 4 and 0 < clean < done:
        return points
    if mode == 5 and has_canasta(r, s, side, SEVEN):
        return points
    if r[RED_OTHERWISE] == 1:
        return 0
    if r[RED_UNLESS_OUT] and (s[OUT] < 0 or s[OUT] % r[SIDES] == side):
        return points
    if r[RED_OTHERWISE] == 2:
        if done:
            return 0 if clean == done else -points
        return -2 * points
    return -points


def clean_canastas(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Canastas of the side that are clean (`engine.melds.meld_types`)."""
    clean: i64 = plain_canastas(r, s, side, False)
    if r[HAS_RUNS]:
        clean += long_runs(s, side, False)
    if meld_size(s, side, TWO) >= r[CANASTA] and is_clean_wild(r, s, side, False):
        clean += 1
    return clean


def plain_canastas(r: vec[i64], s: vec[i64], side: i64, mixed: bool) -> i64:
    """Canastas of a rank, those with wild cards or those without."""
    found: i64 = 0
    kind: i64 = BLACK3
    while kind <= ACE:
        at: i64 = KINDS * side + kind
        if is_canasta(r, kind, meld_size(s, side, kind)):
            wilds: bool = s[TWOS + at] + s[JOKS + at] > 0
            if wilds == mixed:
                found += 1
        if r[MANY]:
            found += s[OLD_DONE + at] >> 8 if mixed else s[OLD_DONE + at] & 255
        kind += 1
    return found


def set_points(r: vec[i64], s: vec[i64], side: i64, done: i64) -> i64:
    """Bonuses for sets of canastas, but those that a greater one replaces."""
    total: i64 = 0
    one: i64 = 0
    while one < r[SETS]:
        row: i64 = SET_ROWS + SET_ROW * one
        if has_set(r, s, side, done, row):
            total += r[row + 5]
            other: i64 = 0
            while other < r[SETS]:
                rival: i64 = SET_ROWS + SET_ROW * other
                if r[rival + 6] == r[row + 5] and has_set(r, s, side, done, rival):
                    total -= r[row + 5]
                    break
                other += 1
        one += 1
    return total


def has_set(r: vec[i64], s: vec[i64], side: i64, done: i64, row: i64) -> bool:
    """Whether the side, with so many canastas in all, has the set of this row."""
    if done < r[row]:
        return False
    clean: i64 = clean_canastas(r, s, side)
    return (
        plain_canastas(r, s, side, False) >= r[row + 1]
        and plain_canastas(r, s, side, True) >= r[row + 2]
        and clean >= r[row + 3]
        and done - clean >= r[row + 4]
    )


def hands_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """What the cards left in the side's hands cost."""
    cost: i64 = 0
    held_red: i64 = 0
    more: i64 = 0
    if not s[OPENED + side]:
        more = r[UNOPENED_FACTOR] - 1
    seat: i64 = side
    while seat < r[SEATS]:
        kind: i64 = 0
        while kind < KINDS:
            held: i64 = s[HAND + KINDS * seat + kind]
            if r[BONUS_MODE]:
                held += s[WAITING + KINDS * seat + kind]
            if held:
                cost += held * r[HAND_COST + kind]
                if more and kind != RED3:
                    cost += more * held * r[HAND_COST + kind]
                if 0 < r[SET_LEAST + kind] <= held:
                    cost -= r[SET_POINTS + kind]
            kind += 1
        held_red += held_red_threes(r, s, seat)
        seat += r[SIDES]
    if r[FEET]:
        cost += feet_cost(r, s, side)
    return cost + r[RED_FLAT] if held_red else cost
