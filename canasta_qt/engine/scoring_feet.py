"""Score lines of second hands that were never picked up, heaps, cuts and conceded deals."""

from __future__ import annotations

from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.score_lines import ScoreLine, hand_cost
from canasta_qt.engine.state import Position


def foot_lines(pos: Position, side: int, factor: int) -> list[ScoreLine]:
    """Cards of feet nobody took up, at face value times `factor`, and red threes among them.

    Lines `foot` and `red_threes_in_foot`, one a seat (P7, `foot.unpicked_*`).
    """
    rules = pos.setup.rules.foot
    lines = []
    for seat in pos.sides[side]:
        cards = tuple(card for card in pos.feet[seat] if KIND[card] != RED_THREE)
        threes = tuple(card for card in pos.feet[seat] if KIND[card] == RED_THREE)
        if cards and rules.unpicked_counts:
            cost = sum(hand_cost(pos, card) for card in cards) * factor
            lines.append(ScoreLine("foot", -cost, cards, seat))
        if threes and rules.unpicked_red_three:
            points = rules.unpicked_red_three * len(threes)
            lines.append(ScoreLine("red_threes_in_foot", points, threes, seat))
    return lines


def heap_line(pos: Position, side: int) -> list[ScoreLine]:
    """Loose cards tabled for their face value (`meld.discard_heap`); line `heap`."""
    cards = pos.heaps[side]
    points = sum(pos.setup.points[KIND[card]] for card in cards)
    return [ScoreLine("heap", points, cards)] if cards else []


def cut_lines(pos: Position, seats: tuple[int, ...]) -> list[ScoreLine]:
    """Exact cuts of the deck by these seats (`deal.exact_cut_bonus`); lines `exact_cut`."""
    return [
        ScoreLine("exact_cut", cut.points, seat=cut.seat)
        for cut in pos.cuts
        if cut.seat in seats and cut.points
    ]


def concession_lines(pos: Position, side: int, loser: int) -> list[ScoreLine]:
    """What a deal conceded by the seat `loser` brings a side; line `conceded` and nothing else."""
    call = pos.setup.rules.match.forfeit_call
    if call is None:
        return []
    lost = pos.side_of[loser] == side
    points = call.own_points if lost else call.points_to_opponents
    return [ScoreLine("conceded", points, seat=loser if lost else None)]
