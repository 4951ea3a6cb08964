"""What canastas are worth beyond their bonus: going out, and the American score table."""

from __future__ import annotations

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.engine.cards import KIND


def next_canasta(know: Knowledge, side: int) -> float:
    """What a side's next canasta brings it beyond its bonus.

    A canasta still needed to go out, and where the score table asks for it (P8): with the first
    one melded cards and threes no longer count against the side, with the second threes count for
    it.
    """
    table = know.theirs[side]
    rules = know.setup.rules
    worth = know.weights.first_canasta if table.canastas < rules.go_out.canastas else 0.0
    if table.missing and table.lacking == sum(table.missing.values()):
        worth = 0.0
    if rules.score.matrix and table.canastas < 2:
        worth += threes(know, side)
        if not table.canastas:
            worth += 2 * melded(know, side) + know.weights.melds_to_come
    return worth


def threes(know: Knowledge, side: int) -> int:
    """Points of the threes a side has laid out, red and black, whatever their sign."""
    rules = know.setup.rules
    total = 0
    for totals, tabled in (
        (rules.red_three.totals, know.view.red_threes),
        (rules.black_three.totals, know.view.black_threes),
    ):
        count = sum(len(tabled[seat]) for seat in know.view.sides[side])
        total += totals[min(count, len(totals) - 1)] if totals and count else 0
    return total


def melded(know: Knowledge, side: int) -> int:
    """Face value of the cards a side has melded."""
    points = know.setup.points
    return sum(points[KIND[card]] for meld in know.view.melds[side] for card in meld.cards)
