"""One item of a score, and which kinds of items there are."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.engine.cards import BLACK_THREE, KIND
from canasta_qt.engine.state import Position


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One item of a scorer's score.

    Kinds: `natural_canasta`, `mixed_canasta`, `wild_canasta`, `sequence_canasta`, and
    `aces_canasta` and `sevens_canasta` where such a canasta has a bonus of its own; `set_bonus`
    (sets of canastas); `going_out`, `concealed`, `concealed_no_canasta`; `red_threes`,
    `black_threes` (tabled ones), `black_threes_removed` (out of play with a taken pile),
    `red_threes_in_hand`; `melded`, `hand`; `wild_meld_incomplete`, `sequence_short`,
    `special_rank_incomplete` (aces and sevens short of a canasta), `special_rank_hand` (a set of
    them caught in a hand); `special_hand`; `no_positive`;
    `foot` and `red_threes_in_foot` (second hands never taken up), `heap` (loose cards tabled),
    `exact_cut`, `conceded`; and `penalty.` with the option's name.

    Attributes:
        kind: what it is for.
        points: signed points.
        cards: the cards it comes from.
        seat: the player it belongs to, where it belongs to one.
    """

    kind: str
    points: int
    cards: tuple[int, ...] = ()
    seat: int | None = None


def hand_cost(pos: Position, card: int) -> int:
    """Points a card left in the hand costs, positive; red threes have a line of their own."""
    kind = KIND[card]
    if kind == BLACK_THREE:
        return pos.setup.rules.black_three.points_hand
    return pos.setup.points[kind]
