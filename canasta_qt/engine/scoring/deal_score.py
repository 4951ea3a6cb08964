"""Itemised scores of a deal (procedures P7, P8); totals are derived, never stored beside them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from canasta_qt.engine.cards import JOKER, KIND, SEQUENCE, TWO
from canasta_qt.engine.melds.meld_types import canasta_bonus, canasta_style, is_canasta, rank_bonus
from canasta_qt.engine.pile.contents import removed_three_points
from canasta_qt.engine.scoring.score_lines import (
    CANASTA_KINDS,
    ScoreLine,
    concession_lines,
    costs_as_hand,
    cut_lines,
    foot_lines,
    hand_cost,
    hand_set_lines,
    heap_line,
    held_at_end,
    hidden_three_lines,
    set_bonus_lines,
    special_rank_shortfalls,
    tabled_three_lines,
)
from canasta_qt.engine.state import DealResult, Meld, Position


@dataclass(frozen=True, slots=True)
class SideScore:
    """What a deal brought one scorer (`Setup.scorer_of`): a side, or a player of his own."""

    scorer: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """Sum of the lines, in points."""
        return sum(line.points for line in self.lines)


def score_deal(pos: Position) -> tuple[SideScore, ...]:
    """Every scorer's itemised score as if the deal ended here; `pos.result` says who went out.

    Both partners of a temporary partnership score the whole of their side, but each only the own
    red threes and penalties (P9).
    """
    result = pos.result or DealResult()
    return tuple(
        SideScore(scorer, tuple(_lines(pos, pos.side_of[seats[0]], seats, result)))
        for scorer, seats in enumerate(pos.setup.scorer_seats)
    )


def running_score(pos: Position, scorer: int) -> int:
    """What `scorer` has on the table now: bonuses, melded cards, red threes and penalties."""
    seats = pos.setup.scorer_seats[scorer]
    lines = _table_lines(pos, pos.side_of[seats[0]], seats, None)
    return sum(line.points for line in (*lines, *_booked_lines(pos, seats)))


def _lines(pos: Position, side: int, seats: tuple[int, ...], result: DealResult) -> list[ScoreLine]:
    """The lines of the scorer whose seats of `side` these are (P7, and P8 where it rules)."""
    rules = pos.setup.rules
    if result.conceded is not None:
        return [*concession_lines(pos, side, result.conceded), *_booked_lines(pos, seats)]
    if result.special_hand and result.out is not None and pos.side_of[result.out] == side:
        return [*_special_hand_line(pos, result), *_booked_lines(pos, seats)]
    if _canastas(pos, side) < rules.score.canastas_for_positive:
        return [*_forfeit_lines(pos, side, seats), *_booked_lines(pos, seats)]
    return [
        *_table_lines(pos, side, seats, result),
        *_hand_lines(pos, side),
        *hidden_three_lines(pos, seats),
        *_removed_three_line(pos, side),
        *_wild_lines(pos, side),
        *_short_run_lines(pos, side),
        *special_rank_shortfalls(pos, side),
        *(line for seat in seats for line in hand_set_lines(pos, seat, held_at_end(pos, seat))),
        *_booked_lines(pos, seats),
    ]


def _table_lines(
    pos: Position, side: int, seats: tuple[int, ...], result: DealResult | None
) -> list[ScoreLine]:
    """What lies on the table, with the bonus for going out.

    By the matrix a side without a canasta has no bonus, and its melds count against it (P8).
    """
    melded = _melded_lines(pos, side)
    if pos.setup.rules.score.matrix and not _canastas(pos, side):
        bonuses = []
        melded = [replace(line, points=-line.points) for line in melded]
    else:
        bonuses = [
            *_canasta_lines(pos, side),
            *set_bonus_lines(pos, side),
            *_going_out_line(pos, side, result or DealResult()),
        ]
    threes = tabled_three_lines(pos, side, seats, result)
    return [*bonuses, *threes, *melded]


def _canastas(pos: Position, side: int) -> int:
    return sum(is_canasta(pos.setup, meld) for meld in pos.melds[side])


def _special_hand_line(pos: Position, result: DealResult) -> list[ScoreLine]:
    """The value of the special hand, which is all its side scores (EX-153)."""
    values = {hand.id: hand.value for hand in pos.setup.rules.special_hands.hands}
    return [ScoreLine("special_hand", values[result.special_hand], seat=result.out)]


def _forfeit_lines(pos: Position, side: int, seats: tuple[int, ...]) -> list[ScoreLine]:
    """Too few canastas for a positive score: melds and hands count against the side (C23)."""
    melded = [
        ScoreLine("no_positive", -line.points, line.cards) for line in _melded_lines(pos, side)
    ]
    return [*melded, *_hand_lines(pos, side), *hidden_three_lines(pos, seats)]


def _canasta_lines(pos: Position, side: int) -> list[ScoreLine]:
    return [
        ScoreLine(_canasta_line_kind(pos, meld), canasta_bonus(pos.setup, meld), meld.cards)
        for meld in pos.melds[side]
        if is_canasta(pos.setup, meld)
    ]


def _canasta_line_kind(pos: Position, meld: Meld) -> str:
    if rank_bonus(pos.setup, meld) is not None:
        return CANASTA_KINDS[meld.kind]
    return f"{canasta_style(meld)}_canasta"


def _going_out_line(pos: Position, side: int, result: DealResult) -> list[ScoreLine]:
    """The going-out bonus, or the concealed total in its place (C9)."""
    if result.out is None or pos.side_of[result.out] != side:
        return []
    concealed = pos.setup.rules.concealed
    special = {
        "full": ("concealed", concealed.total),
        "no_canasta": ("concealed_no_canasta", concealed.without_canasta_total),
    }.get(result.concealed)
    if special is not None and special[1] is not None:
        return [ScoreLine(special[0], special[1], seat=result.out)]
    return [ScoreLine("going_out", pos.setup.rules.go_out.bonus, seat=result.out)]


def _melded_lines(pos: Position, side: int) -> list[ScoreLine]:
    """Face values of everything the side has tabled: its melds, and loose cards on its heap."""
    cards = tuple(card for meld in pos.melds[side] for card in meld.cards)
    points = pos.setup.points
    melded = [ScoreLine("melded", sum(points[KIND[c]] for c in cards), cards)] if cards else []
    return melded + heap_line(pos, side)


def _hand_lines(pos: Position, side: int) -> list[ScoreLine]:
    """Cards left in each hand of the side, and in feet that were never taken up."""
    rules = pos.setup.rules
    factor = 1 if pos.opened[side] else rules.score.unopened_hand_factor
    lines = []
    for seat in pos.sides[side]:
        cards = tuple(card for card in held_at_end(pos, seat) if costs_as_hand(pos, card))
        cost = sum(hand_cost(pos, card) for card in cards) * factor
        if cards:
            lines.append(ScoreLine("hand", -cost, cards, seat))
    return lines + foot_lines(pos, side, factor)


def _wild_lines(pos: Position, side: int) -> list[ScoreLine]:
    """`wild_meld.incomplete`: a wild meld that is no canasta at the end."""
    return [
        ScoreLine("wild_meld_incomplete", _incomplete_points(pos, meld), meld.cards)
        for meld in pos.melds[side]
        if meld.kind == TWO
        and len(meld.cards) < pos.setup.canasta_size
        and _incomplete_points(pos, meld)
    ]


def _incomplete_points(pos: Position, meld: Meld) -> int:
    jokers = sum(KIND[card] == JOKER for card in meld.cards)
    rules = pos.setup.rules.wild_meld.incomplete
    all_in = jokers > 0 and jokers == pos.setup.kind_total[JOKER]
    return rules.all_jokers if all_in else rules.normal


def _removed_three_line(pos: Position, side: int) -> list[ScoreLine]:
    """Black threes that left play in a taken pile (`black_three.removed_on_pile_take`, EX-064)."""
    held = tuple(card for seat in pos.sides[side] for card in pos.black_threes[seat])
    points = removed_three_points(pos, held)
    return [ScoreLine("black_threes_removed", points, held)] if points else []


def _short_run_lines(pos: Position, side: int) -> list[ScoreLine]:
    """`sequence.short_penalty`: each run that stayed too short (EX-140)."""
    penalty = pos.setup.rules.sequence.short_penalty
    if penalty is None:
        return []
    return [
        ScoreLine("sequence_short", penalty.points, meld.cards)
        for meld in pos.melds[side]
        if meld.kind == SEQUENCE and len(meld.cards) < penalty.below
    ]


def _booked_lines(pos: Position, seats: tuple[int, ...]) -> list[ScoreLine]:
    """What was booked in mid-deal: penalties, and exact cuts of the deck before it."""
    penalties = [
        ScoreLine(f"penalty.{penalty.fault}", penalty.points, seat=penalty.seat)
        for penalty in pos.penalties
        if penalty.seat in seats
    ]
    return [*penalties, *cut_lines(pos, seats)]
