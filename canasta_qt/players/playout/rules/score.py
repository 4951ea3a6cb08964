"""What a finished playout brings each side, by the rules of `engine.scoring` (P7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, JOKER, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules import melds
from canasta_qt.players.playout.rules.extra_cards import feet_cost
from canasta_qt.players.playout.rules.going_out import is_clean_wild

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


def score(r: Rules, s: State, side: i64) -> i64:
    """Points of the deal for a side."""
    if s.special and s.out % r.sides == side:
        return s.special
    done: i64 = melds.canastas(r, s, side)
    faces: i64 = 0
    bonuses: i64 = 0
    loose: bool = r.many == 1 or r.add_natural > 1
    kind: i64
    for kind in range(TWO, ACE + 1):
        size: i64 = melds.meld_size(s, side, kind)
        if size:
            faces += face_points(r, s, side, kind)
            bonuses += meld_bonus(r, s, side, kind, size)
        if r.many and s.old_done[KINDS * side + kind]:
            bonuses += old_bonus(r, s, side, kind)
        if (loose or s.lone) and s.old_cards[KINDS * side + kind]:
            faces += old_faces(r, s, side, kind)
    if r.has_runs:
        faces += melds.run_points(r, s, side, False)
        bonuses += r.run_bonus * melds.long_runs(s, side, False)
    if not done and r.matrix:
        faces = -faces
    else:
        if r.sets:
            bonuses += set_points(r, s, side, done)
        bonuses += going_out_points(r, s, side)
    total: i64 = faces + bonuses + three_points(r, s, side, done)
    if r.run_short:
        total += melds.short_points(r, s, side)
    return total - hands_points(r, s, side)


def player_score(r: Rules, s: State, place: i64) -> i64:
    """Points of the deal for whoever had this place as it began, at a table of three (P9).

    `r` must be what is in force. Partners score the whole of their side, but the own red threes.
    """
    if not s.lone:
        return score(r, s, place)
    seat: i64 = (place + 5 - s.lone) % 3
    side: i64 = seat % r.sides
    done: i64 = melds.canastas(r, s, side)
    shared: i64 = score(r, s, side) - three_points(r, s, side, done)
    return shared + signed_points(r, s, side, done, red_threes(r, s, seat), 0)


def face_points(r: Rules, s: State, side: i64, kind: i64) -> i64:
    """The cards of one meld."""
    place: i64 = KINDS * side + kind
    points: i64 = s.naturals[place] * r.points[kind] + s.twos[place] * r.points[TWO]
    return points + s.jokers[place] * r.points[JOKER]


def old_faces(r: Rules, s: State, side: i64, kind: i64) -> i64:
    """The cards of canastas beside a later meld of their rank, and those on the heap."""
    cards: i64 = s.old_cards[KINDS * side + kind]
    points: i64 = (cards & 255) * r.points[kind] + ((cards >> 8) & 255) * r.points[TWO]
    return points + (cards >> 16) * r.points[JOKER]


def old_bonus(r: Rules, s: State, side: i64, kind: i64) -> i64:
    """The bonuses of those canastas."""
    done: i64 = s.old_done[KINDS * side + kind]
    return (done & 255) * r.pure_bonus[kind] + (done >> 8) * r.mixed_bonus[kind]


def meld_bonus(r: Rules, s: State, side: i64, kind: i64, size: i64) -> i64:
    """The bonus of one meld, or the price of one that should have been complete."""
    place: i64 = KINDS * side + kind
    joks: i64 = s.jokers[place]
    if kind == TWO:
        return wild_points(r, size, joks)
    mixed: bool = s.twos[place] + joks > 0 and kind != BLACK3
    if melds.is_canasta(r, kind, size):
        return r.mixed_bonus[kind] if mixed else r.pure_bonus[kind]
    return r.short_mixed[kind] if mixed else r.short_pure[kind]


def wild_points(r: Rules, size: i64, joks: i64) -> i64:
    """Bonus of a wild canasta by what it holds, or the price of one that is incomplete."""
    every: bool = joks > 0 and joks == r.jokers
    if size < r.canasta:
        return r.wild_short_jokers if every else r.wild_short
    if joks == 0:
        return r.all_twos
    return r.all_jokers if every else r.mixed_wild


def going_out_points(r: Rules, s: State, side: i64) -> i64:
    """The bonus for going out, or the concealed total in its place."""
    if s.out < 0 or s.out % r.sides != side:
        return 0
    if s.concealed == 1:
        return r.concealed_total
    return r.concealed_plain if s.concealed == 2 else r.out_bonus


def three_points(r: Rules, s: State, side: i64, done: i64) -> i64:
    """The side's tabled threes with their sign; `done` is the number of its canastas."""
    red: i64 = 0
    black: i64 = 0
    seat: i64 = side
    while seat < r.seats:
        red += red_threes(r, s, seat)
        black += s.black_threes[seat]
        seat += r.sides
    if not red + black:
        return 0
    removed: i64 = 0
    if r.removes_black and black:
        removed = r.removed_all if black == r.pack[BLACK3] else black * r.removed_each
        if not r.tables_black:
            black = 0
    return removed + signed_points(r, s, side, done, red, black)


def red_threes(r: Rules, s: State, seat: i64) -> i64:
    """The red threes that a seat has laid out, and those caught in its hand that count as laid."""
    return s.red_threes[seat] + held_red_threes(r, s, seat) if r.red_as_laid else s.red_threes[seat]


def held_red_threes(r: Rules, s: State, seat: i64) -> i64:
    """The red threes in a hand, and among bonus cards that were never taken up."""
    held: i64 = s.hand[KINDS * seat + RED3]
    return held + s.waiting[KINDS * seat + RED3] if r.bonus_mode else held


def signed_points(r: Rules, s: State, side: i64, done: i64, red: i64, black: i64) -> i64:
    """What so many threes of both colours bring, by the condition of their side."""
    points: i64 = r.red_totals[min(red, r.red_most)] if red else 0
    if black:
        points += r.black_totals[min(black, r.black_count)]
    mode: i64 = r.red_if
    if mode == 3:
        return points * (min(done, 2) - 1)
    if mode == 2 or (mode == 1 and done >= r.red_if_n):
        return points
    if mode == 0 and melds.has_meld(s, side):
        return points
    clean: i64 = clean_canastas(r, s, side) if mode == 4 or r.red_otherwise == 2 else 0
    if mode == 4 and 0 < clean < done:
        return points
    if mode == 5 and melds.has_canasta(r, s, side, SEVEN):
        return points
    if r.red_otherwise == 1:
        return 0
    if r.red_unless_out and (s.out < 0 or s.out % r.sides == side):
        return points
    if r.red_otherwise == 2:
        if done:
            return 0 if clean == done else -points
        return -2 * points
    return -points


def clean_canastas(r: Rules, s: State, side: i64) -> i64:
    """Canastas of the side that are clean (`engine.melds.meld_types`)."""
    clean: i64 = plain_canastas(r, s, side, False)
    if r.has_runs:
        clean += melds.long_runs(s, side, False)
    if melds.meld_size(s, side, TWO) >= r.canasta and is_clean_wild(r, s, side, False):
        clean += 1
    return clean


def plain_canastas(r: Rules, s: State, side: i64, mixed: bool) -> i64:
    """Canastas of a rank, those with wild cards or those without."""
    found: i64 = 0
    kind: i64
    for kind in range(BLACK3, ACE + 1):
        place: i64 = KINDS * side + kind
        if melds.is_canasta(r, kind, melds.meld_size(s, side, kind)):
            wilds: bool = s.twos[place] + s.jokers[place] > 0
            if wilds == mixed:
                found += 1
        if r.many:
            found += s.old_done[place] >> 8 if mixed else s.old_done[place] & 255
    return found


def set_points(r: Rules, s: State, side: i64, done: i64) -> i64:
    """Bonuses for sets of canastas, but those that a greater one replaces."""
    total: i64 = 0
    one: i64
    for one in range(r.sets):
        row: i64 = const.SET_ROW * one
        if has_set(r, s, side, done, row):
            total += r.set_rows[row + 5]
            other: i64
            for other in range(r.sets):
                rival: i64 = const.SET_ROW * other
                better: bool = r.set_rows[rival + 6] == r.set_rows[row + 5]
                if better and has_set(r, s, side, done, rival):
                    total -= r.set_rows[row + 5]
                    break
    return total


def has_set(r: Rules, s: State, side: i64, done: i64, row: i64) -> bool:
    """Whether the side, with so many canastas in all, has the set of this row."""
    if done < r.set_rows[row]:
        return False
    clean: i64 = clean_canastas(r, s, side)
    return (
        plain_canastas(r, s, side, False) >= r.set_rows[row + 1]
        and plain_canastas(r, s, side, True) >= r.set_rows[row + 2]
        and clean >= r.set_rows[row + 3]
        and done - clean >= r.set_rows[row + 4]
    )


def hands_points(r: Rules, s: State, side: i64) -> i64:
    """What the cards left in the side's hands cost."""
    cost: i64 = 0
    held_red: i64 = 0
    more: i64 = r.unopened_factor - 1 if not s.opened[side] else 0
    seat: i64 = side
    while seat < r.seats:
        kind: i64
        for kind in range(KINDS):
            held: i64 = s.hand[KINDS * seat + kind]
            if r.bonus_mode:
                held += s.waiting[KINDS * seat + kind]
            if held:
                cost += held * r.hand_cost[kind]
                if more and kind != RED3:
                    cost += more * held * r.hand_cost[kind]
                if 0 < r.set_least[kind] <= held:
                    cost -= r.set_points[kind]
        held_red += held_red_threes(r, s, seat)
        seat += r.sides
    if r.feet:
        cost += feet_cost(r, s, side)
    return cost + r.red_flat if held_red else cost
