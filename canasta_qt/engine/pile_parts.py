"""How much of the discard pile a take brings, and which of its cards justifies it (P3, P3b).

Most games take the whole pile by its top card. Others take a number of cards, the cards down to
the next wild one, or let the taker choose a card at any depth and take it with all above it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import HIDDEN, IS_WILD, KIND
from canasta_qt.engine.state import Position


def claimed_card(pos: Position, plays: Sequence[Play]) -> int:
    """The card of the pile that must justify a take with these plays.

    The top card; where the taker chooses the depth, the deepest open card of the pile among the
    plays. The pile must not be empty.
    """
    if pos.setup.chooses_depth:
        used = {card for play in plays for card in play.cards}
        for card in pos.pile[pos.pile_hidden :]:
            if card in used:
                return card
    return pos.pile[-1]


def bottom_taken(pos: Position, claimed: int) -> int:
    """Index in the pile of the lowest card that comes with a take by `claimed`."""
    return _BOTTOM[pos.setup.rules.pile.amount](pos, claimed)


def melded_beside(pos: Position, plays: Sequence[Play], claimed: int) -> tuple[int, ...]:
    """Cards of the pile above the chosen one that these plays meld at once (P3b)."""
    if not pos.setup.chooses_depth:
        return ()
    above = pos.pile[pos.pile.index(claimed) + 1 :]
    return tuple(card for play in plays for card in play.cards if card in above)


def rest_of(pos: Position, plays: Sequence[Play], claimed: int, bottom: int) -> tuple[int, ...]:
    """The cards from index `bottom` of the pile on that join the hand, bottom to top."""
    used = (claimed, *melded_beside(pos, plays, claimed))
    return tuple(card for card in pos.pile[bottom:] if card not in used)


def counted(plays: tuple[Play, ...], beside: Sequence[int]) -> tuple[Play, ...]:
    """The plays as an opening counts them: cards from above the chosen one count nothing (P2)."""
    if not beside:
        return plays
    return tuple(
        replace(play, cards=tuple(card for card in play.cards if card not in beside))
        for play in plays
    )


def cards_arriving(pos: Position, plays: Sequence[Play], claimed: int, bottom: int) -> list[int]:
    """The cards a take brings to keep, as far as the taker can know; threes for points are tabled.

    Cards that lie face down are `HIDDEN` and count as cards to keep, whatever they turn out to be,
    and so do the extra cards from the stock (ruling).
    """
    rest = rest_of(pos, plays, claimed, bottom)
    down = max(0, pos.pile_hidden - bottom)
    extra = min(pos.setup.rules.draw.extra_with_pile, pos.stock_left)
    joins = pos.setup.joins_hand
    return [card for card in rest[down:] if joins[KIND[card]]] + [HIDDEN] * (down + extra)


def _whole(pos: Position, claimed: int) -> int:
    return 0


def _top_n(pos: Position, claimed: int) -> int:
    return max(0, len(pos.pile) - (pos.setup.rules.pile.n or 1))


def _to_next_wild(pos: Position, claimed: int) -> int:
    """Down to and including the nearest buried wild card that lies open (EX-059)."""
    for index in range(len(pos.pile) - 2, pos.pile_hidden - 1, -1):
        if IS_WILD[KIND[pos.pile[index]]]:
            return index
    return 0


def _from_chosen(pos: Position, claimed: int) -> int:
    return pos.pile.index(claimed)


_BOTTOM: dict[str, Callable[[Position, int], int]] = {
    "all": _whole,
    "top_n": _top_n,
    "to_next_wild": _to_next_wild,
    "from_chosen_card": _from_chosen,
}
