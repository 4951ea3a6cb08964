"""Threes in the score: tabled ones of both colours, their sign, and those left in a hand."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.canasta_kinds import is_clean
from canasta_qt.engine.cards import BLACK_THREE, KIND, RED_THREE, SEVEN
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.score_lines import ScoreLine
from canasta_qt.engine.state import DealResult, Meld, Position


def held_at_end(pos: Position, seat: int) -> tuple[int, ...]:
    """The hand of a seat and the bonus cards it never took up."""
    return (*pos.hands[seat], *pos.waiting[seat])


def tabled_three_lines(
    pos: Position, side: int, seats: Sequence[int], result: DealResult | None
) -> list[ScoreLine]:
    """The tabled threes of these seats, by the condition of their side.

    `result` is None while the deal goes on; threes in a hand do not count as laid then.
    """
    rules = pos.setup.rules
    lines = []
    for name, kind, places, totals in (
        ("red_threes", RED_THREE, pos.red_threes, rules.red_three.totals),
        ("black_threes", BLACK_THREE, pos.black_threes, rules.black_three.totals),
    ):
        cards = tuple(card for seat in seats for card in places[seat])
        if result is not None and _as_laid(pos, kind):
            cards += in_hand(pos, seats, kind)
        if cards and pos.setup.tabled[kind]:
            points = totals[min(len(cards), len(totals) - 1)] if totals else 0
            lines.append(ScoreLine(name, _factor(pos, side, result) * points, cards))
    return lines


def in_hand(pos: Position, seats: Sequence[int], kind: int) -> tuple[int, ...]:
    """Threes of one colour that the seats still hold."""
    return tuple(card for seat in seats for card in held_at_end(pos, seat) if KIND[card] == kind)


def hidden_three_lines(pos: Position, seats: Sequence[int]) -> list[ScoreLine]:
    """`red_three.in_hand_end` for red threes that were never laid (EX-143)."""
    cards = in_hand(pos, seats, RED_THREE)
    if not cards or _as_laid(pos, RED_THREE):
        return []
    end = pos.setup.rules.red_three.in_hand_end
    points = end.points * (len(cards) if end.kind == "each" else 1)
    return [ScoreLine("red_threes_in_hand", points, cards)]


def costs_as_hand(pos: Position, card: int) -> bool:
    """Whether a card left in the hand is paid for there: threes may have lines of their own."""
    kind = KIND[card]
    return kind != RED_THREE and (kind != BLACK_THREE or not _as_laid(pos, BLACK_THREE))


def _as_laid(pos: Position, kind: int) -> bool:
    """Whether threes of this colour caught in a hand count as if they lay on the table."""
    rules = pos.setup.rules
    if rules.red_three.role == "modern" and rules.three.in_hand_scores_as_laid:
        return True
    return kind == RED_THREE and rules.red_three.in_hand_end.kind == "as_laid"


def _factor(pos: Position, side: int, result: DealResult | None) -> int:
    """What the total of a side's threes is multiplied with: its sign, 0, or minus two."""
    rules = pos.setup.rules.red_three
    canastas = [meld for meld in pos.melds[side] if is_canasta(pos.setup, meld)]
    if rules.positive_if == "matrix":
        return min(len(canastas), 2) - 1
    if _is_positive(pos, side, canastas):
        return 1
    if rules.negate_only_if_opponents_out and rules.otherwise != "zero":
        out = result.out if result else None
        if out is None or pos.side_of[out] == side:
            return 1
    if rules.otherwise == "canastone":
        return _canastone(pos, canastas)
    return -1 if rules.otherwise == "negate" else 0


def _is_positive(pos: Position, side: int, canastas: Sequence[Meld]) -> bool:
    """`red_three.positive_if`; red threes and unmelded cards are no meld."""
    condition = pos.setup.rules.red_three.positive_if
    if condition.startswith("canastas_ge:"):
        return len(canastas) >= int(condition.partition(":")[2])
    if condition == "kind:sevens":
        return any(meld.kind == SEVEN for meld in canastas)
    if condition == "clean_and_dirty":
        return len({is_clean(pos.setup, meld) for meld in canastas}) > 1
    return condition == "always" or bool(pos.melds[side])


def _canastone(pos: Position, canastas: Sequence[Meld]) -> int:
    """Only clean canastas: nothing; only dirty ones: minus; none at all: twice the minus."""
    if not canastas:
        return -2
    return 0 if all(is_clean(pos.setup, meld) for meld in canastas) else -1
