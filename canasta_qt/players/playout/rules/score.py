"""What a finished playout brings each side, by the rules of `engine.scoring` (P7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, JOKER, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules import melds
from canasta_qt.players.playout.rules.extra_cards import feet_cost
from canasta_qt.players.playout.rules.going_out import is_clean_wild

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def score(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Points of the deal for a side."""
    if s[at.SPECIAL] and s[at.OUT] % r[at.SIDES] == side:
        return s[at.SPECIAL]
    done: i64 = melds.canastas(r, s, side)
    faces: i64 = 0
    bonuses: i64 = 0
    loose: bool = r[at.MANY] == 1 or r[at.ADD_NATURAL] > 1
    kind: i64
    for kind in range(TWO, ACE + 1):
        size: i64 = melds.meld_size(s, side, kind)
        if size:
            faces += face_points(r, s, side, kind)
            bonuses += meld_bonus(r, s, side, kind, size)
        if r[at.MANY] and s[at.OLD_DONE + KINDS * side + kind]:
            bonuses += old_bonus(r, s, side, kind)
        if (loose or s[at.LONE]) and s[at.OLD_CARDS + KINDS * side + kind]:
            faces += old_faces(r, s, side, kind)
    if r[at.HAS_RUNS]:
        faces += melds.run_points(r, s, side)
        bonuses += r[at.RUN_BONUS] * melds.long_runs(s, side, False)
    if not done and r[at.MATRIX]:
        faces = -faces
    else:
        if r[at.SETS]:
            bonuses += set_points(r, s, side, done)
        bonuses += going_out_points(r, s, side)
    total: i64 = faces + bonuses + three_points(r, s, side, done)
    if r[at.RUN_SHORT]:
        total += melds.short_points(r, s, side)
    return total - hands_points(r, s, side)


def player_score(r: vec[i64], s: vec[i64], place: i64) -> i64:
    """Points of the deal for whoever had this place as it began, at a table of three (P9).

    `r` must be what is in force. Partners score the whole of their side, but the own red threes.
    """
    if not s[at.LONE]:
        return score(r, s, place)
    seat: i64 = (place + 5 - s[at.LONE]) % 3
    side: i64 = seat % r[at.SIDES]
    done: i64 = melds.canastas(r, s, side)
    shared: i64 = score(r, s, side) - three_points(r, s, side, done)
    return shared + signed_points(r, s, side, done, red_threes(r, s, seat), 0)


def face_points(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> i64:
    """The cards of one meld."""
    place: i64 = KINDS * side + kind
    points: i64 = (
        s[at.NATURALS + place] * r[at.POINTS + kind] + s[at.TWOS + place] * r[at.POINTS + TWO]
    )
    return points + s[at.JOKS + place] * r[at.POINTS + JOKER]


def old_faces(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> i64:
    """The cards of canastas beside a later meld of their rank, and those on the heap."""
    cards: i64 = s[at.OLD_CARDS + KINDS * side + kind]
    points: i64 = (cards & 255) * r[at.POINTS + kind] + ((cards >> 8) & 255) * r[at.POINTS + TWO]
    return points + (cards >> 16) * r[at.POINTS + JOKER]


def old_bonus(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> i64:
    """The bonuses of those canastas."""
    done: i64 = s[at.OLD_DONE + KINDS * side + kind]
    return (done & 255) * r[at.PURE_BONUS + kind] + (done >> 8) * r[at.MIXED_BONUS + kind]


def meld_bonus(r: vec[i64], s: vec[i64], side: i64, kind: i64, size: i64) -> i64:
    """The bonus of one meld, or the price of one that should have been complete."""
    place: i64 = KINDS * side + kind
    joks: i64 = s[at.JOKS + place]
    if kind == TWO:
        return wild_points(r, size, joks)
    mixed: bool = s[at.TWOS + place] + joks > 0 and kind != BLACK3
    if melds.is_canasta(r, kind, size):
        return r[at.MIXED_BONUS + kind] if mixed else r[at.PURE_BONUS + kind]
    return r[at.SHORT_MIXED + kind] if mixed else r[at.SHORT_PURE + kind]


def wild_points(r: vec[i64], size: i64, joks: i64) -> i64:
    """Bonus of a wild canasta by what it holds, or the price of one that is incomplete."""
    every: bool = joks > 0 and joks == r[at.JOKERS]
    if size < r[at.CANASTA]:
        return r[at.WILD_SHORT_JOKERS] if every else r[at.WILD_SHORT]
    if joks == 0:
        return r[at.ALL_TWOS]
    return r[at.ALL_JOKERS] if every else r[at.MIXED_WILD]


def going_out_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """The bonus for going out, or the concealed total in its place."""
    if s[at.OUT] < 0 or s[at.OUT] % r[at.SIDES] != side:
        return 0
    if s[at.CONCEALED] == 1:
        return r[at.CONCEALED_TOTAL]
    return r[at.CONCEALED_PLAIN] if s[at.CONCEALED] == 2 else r[at.OUT_BONUS]


def three_points(r: vec[i64], s: vec[i64], side: i64, done: i64) -> i64:
    """The side's tabled threes with their sign; `done` is the number of its canastas."""
    red: i64 = 0
    black: i64 = 0
    seat: i64 = side
    while seat < r[at.SEATS]:
        red += red_threes(r, s, seat)
        black += s[at.BLACK + seat]
        seat += r[at.SIDES]
    if not red + black:
        return 0
    removed: i64 = 0
    if r[at.REMOVES_BLACK] and black:
        removed = r[at.REMOVED_ALL] if black == r[at.PACK + BLACK3] else black * r[at.REMOVED_EACH]
        black = black if r[at.TABLES_BLACK] else 0
    return removed + signed_points(r, s, side, done, red, black)


def red_threes(r: vec[i64], s: vec[i64], seat: i64) -> i64:
    """The red threes that a seat has laid out, and those caught in its hand that count as laid."""
    return s[at.RED + seat] + held_red_threes(r, s, seat) if r[at.RED_AS_LAID] else s[at.RED + seat]


def held_red_threes(r: vec[i64], s: vec[i64], seat: i64) -> i64:
    """The red threes in a hand, and among bonus cards that were never taken up."""
    held: i64 = s[at.HAND + KINDS * seat + RED3]
    return held + s[at.WAITING + KINDS * seat + RED3] if r[at.BONUS_MODE] else held


def signed_points(r: vec[i64], s: vec[i64], side: i64, done: i64, red: i64, black: i64) -> i64:
    """What so many threes of both colours bring, by the condition of their side."""
    points: i64 = r[at.RED_TOTALS + (red if red < r[at.RED_MOST] else r[at.RED_MOST])] if red else 0
    if black:
        points += r[at.BLACK_TOTALS + (black if black < r[at.BLACK_COUNT] else r[at.BLACK_COUNT])]
    mode: i64 = r[at.RED_IF]
    if mode == 3:
        return points * ((done if done < 2 else 2) - 1)
    if mode == 2 or (mode == 1 and done >= r[at.RED_IF_N]):
        return points
    if mode == 0 and melds.has_meld(s, side):
        return points
    clean: i64 = clean_canastas(r, s, side) if mode == 4 or r[at.RED_OTHERWISE] == 2 else 0
    if mode == 4 and 0 < clean < done:
        return points
    if mode == 5 and melds.has_canasta(r, s, side, SEVEN):
        return points
    if r[at.RED_OTHERWISE] == 1:
        return 0
    if r[at.RED_UNLESS_OUT] and (s[at.OUT] < 0 or s[at.OUT] % r[at.SIDES] == side):
        return points
    if r[at.RED_OTHERWISE] == 2:
        if done:
            return 0 if clean == done else -points
        return -2 * points
    return -points


def clean_canastas(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Canastas of the side that are clean (`engine.melds.meld_types`)."""
    clean: i64 = plain_canastas(r, s, side, False)
    if r[at.HAS_RUNS]:
        clean += melds.long_runs(s, side, False)
    if melds.meld_size(s, side, TWO) >= r[at.CANASTA] and is_clean_wild(r, s, side, False):
        clean += 1
    return clean


def plain_canastas(r: vec[i64], s: vec[i64], side: i64, mixed: bool) -> i64:
    """Canastas of a rank, those with wild cards or those without."""
    found: i64 = 0
    kind: i64
    for kind in range(BLACK3, ACE + 1):
        place: i64 = KINDS * side + kind
        if melds.is_canasta(r, kind, melds.meld_size(s, side, kind)):
            wilds: bool = s[at.TWOS + place] + s[at.JOKS + place] > 0
            if wilds == mixed:
                found += 1
        if r[at.MANY]:
            found += s[at.OLD_DONE + place] >> 8 if mixed else s[at.OLD_DONE + place] & 255
    return found


def set_points(r: vec[i64], s: vec[i64], side: i64, done: i64) -> i64:
    """Bonuses for sets of canastas, but those that a greater one replaces."""
    total: i64 = 0
    one: i64
    for one in range(r[at.SETS]):
        row: i64 = at.SET_ROWS + at.SET_ROW * one
        if has_set(r, s, side, done, row):
            total += r[row + 5]
            other: i64
            for other in range(r[at.SETS]):
                rival: i64 = at.SET_ROWS + at.SET_ROW * other
                if r[rival + 6] == r[row + 5] and has_set(r, s, side, done, rival):
                    total -= r[row + 5]
                    break
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
    more: i64 = r[at.UNOPENED_FACTOR] - 1 if not s[at.OPENED + side] else 0
    seat: i64 = side
    while seat < r[at.SEATS]:
        kind: i64
        for kind in range(KINDS):
            held: i64 = s[at.HAND + KINDS * seat + kind]
            if r[at.BONUS_MODE]:
                held += s[at.WAITING + KINDS * seat + kind]
            if held:
                cost += held * r[at.HAND_COST + kind]
                if more and kind != RED3:
                    cost += more * held * r[at.HAND_COST + kind]
                if 0 < r[at.SET_LEAST + kind] <= held:
                    cost -= r[at.SET_POINTS + kind]
        held_red += held_red_threes(r, s, seat)
        seat += r[at.SIDES]
    if r[at.FEET]:
        cost += feet_cost(r, s, side)
    return cost + r[at.RED_FLAT] if held_red else cost
