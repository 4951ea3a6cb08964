"""Itemised scores of a deal (procedure P7); totals are derived, never stored beside them."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.engine.cards import BLACK_THREE, JOKER, KIND, RED_THREE, SEQUENCE, TWO
from canasta_qt.engine.laying import canasta_style
from canasta_qt.engine.melds import is_canasta
from canasta_qt.engine.opening import canasta_bonus
from canasta_qt.engine.removed_threes import removed_points
from canasta_qt.engine.state import DealResult, Meld, Position


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One item of a side's score.

    Attributes:
        kind: what it is for; see the functions below.
        points: signed points.
        cards: the cards it comes from.
        seat: the player it belongs to, where it belongs to one.
    """

    kind: str
    points: int
    cards: tuple[int, ...] = ()
    seat: int | None = None


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
    side = pos.side_of[seats[0]]
    lines = [
        *_canasta_lines(pos, side),
        *_melded_line(pos, side),
        *_red_three_line(pos, side, seats, None),
        *_penalty_lines(pos, seats),
    ]
    return sum(line.points for line in lines)


def _lines(pos: Position, side: int, seats: tuple[int, ...], result: DealResult) -> list[ScoreLine]:
    """The lines of the scorer whose seats of `side` these are."""
    have = sum(is_canasta(pos.setup, meld) for meld in pos.melds[side])
    if have < pos.setup.rules.score.canastas_for_positive:
        return [*_forfeit_lines(pos, side, seats), *_penalty_lines(pos, seats)]
    return [
        *_canasta_lines(pos, side),
        *_going_out_line(pos, side, result),
        *_red_three_line(pos, side, seats, result),
        *_melded_line(pos, side),
        *_hand_lines(pos, side),
        *_hidden_three_lines(pos, seats),
        *_removed_three_line(pos, side),
        *_wild_lines(pos, side),
        *_short_run_lines(pos, side),
        *_penalty_lines(pos, seats),
    ]


def _forfeit_lines(pos: Position, side: int, seats: tuple[int, ...]) -> list[ScoreLine]:
    """Too few canastas for a positive score: melds and hands count against the side (C23)."""
    melded = [
        ScoreLine("no_positive", -line.points, line.cards) for line in _melded_line(pos, side)
    ]
    return [*melded, *_hand_lines(pos, side), *_hidden_three_lines(pos, seats)]


def _canasta_lines(pos: Position, side: int) -> list[ScoreLine]:
    return [
        ScoreLine(f"{canasta_style(meld)}_canasta", canasta_bonus(pos.setup, meld), meld.cards)
        for meld in pos.melds[side]
        if is_canasta(pos.setup, meld)
    ]


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


def _red_three_points(
    pos: Position, side: int, result: DealResult | None, held: tuple[int, ...]
) -> int:
    """Signed points of these red threes; `result` None while the deal goes on."""
    rules = pos.setup.rules.red_three
    table = rules.totals
    if not held or not table:
        return 0
    points = table[min(len(held), len(table) - 1)]
    if _red_threes_good(pos, side):
        return points
    if rules.negate_only_if_opponents_out and rules.otherwise == "negate":
        out = result.out if result else None
        if out is None or pos.side_of[out] == side:
            return points
    return -points if rules.otherwise == "negate" else 0


def _red_threes_good(pos: Position, side: int) -> bool:
    """`red_three.positive_if`; red threes and unmelded cards are no meld."""
    condition = pos.setup.rules.red_three.positive_if
    if condition.startswith("canastas_ge:"):
        need = int(condition.partition(":")[2])
        return sum(is_canasta(pos.setup, meld) for meld in pos.melds[side]) >= need
    return condition == "always" or bool(pos.melds[side])


def _red_three_line(
    pos: Position, side: int, seats: tuple[int, ...], result: DealResult | None
) -> list[ScoreLine]:
    """The red threes of these seats, by the condition of their side."""
    held = tuple(card for seat in seats for card in pos.red_threes[seat])
    if result is not None and pos.setup.rules.red_three.in_hand_end.kind == "as_laid":
        held += _red_threes_in_hand(pos, seats)
    points = _red_three_points(pos, side, result, held)
    return [ScoreLine("red_threes", points, held)] if held else []


def _red_threes_in_hand(pos: Position, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for seat in seats for card in pos.hands[seat] if KIND[card] == RED_THREE)


def _melded_line(pos: Position, side: int) -> list[ScoreLine]:
    cards = tuple(card for meld in pos.melds[side] for card in meld.cards)
    points = pos.setup.points
    return [ScoreLine("melded", sum(points[KIND[c]] for c in cards), cards)] if cards else []


def hand_cost(pos: Position, card: int) -> int:
    """Points a card left in the hand costs, positive; red threes have a line of their own."""
    kind = KIND[card]
    if kind == BLACK_THREE:
        return pos.setup.rules.black_three.points_hand
    return pos.setup.points[kind]


def _hand_lines(pos: Position, side: int) -> list[ScoreLine]:
    """Cards left in each hand of the side."""
    rules = pos.setup.rules
    factor = 1 if pos.opened[side] else rules.score.unopened_hand_factor
    lines = []
    for seat in pos.sides[side]:
        cards = tuple(card for card in pos.hands[seat] if KIND[card] != RED_THREE)
        cost = sum(hand_cost(pos, card) for card in cards) * factor
        if cards:
            lines.append(ScoreLine("hand", -cost, cards, seat))
    return lines


def _hidden_three_lines(pos: Position, seats: tuple[int, ...]) -> list[ScoreLine]:
    """`red_three.in_hand_end` for red threes that were never laid (EX-143)."""
    cards = _red_threes_in_hand(pos, seats)
    end = pos.setup.rules.red_three.in_hand_end
    if not cards or end.kind == "as_laid":
        return []
    points = end.points * (len(cards) if end.kind == "each" else 1)
    return [ScoreLine("red_threes_in_hand", points, cards)]


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
    points = removed_points(pos, held)
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


def _penalty_lines(pos: Position, seats: tuple[int, ...]) -> list[ScoreLine]:
    return [
        ScoreLine(f"penalty.{penalty.fault}", penalty.points, seat=penalty.seat)
        for penalty in pos.penalties
        if penalty.seat in seats
    ]
