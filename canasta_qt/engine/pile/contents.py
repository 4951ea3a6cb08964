"""What of the discard pile a take brings, which card justifies it (P3, P3b), and what lies hidden.

Nobody knows the cards that lie face down under the pile (`deal.pile_face_down`); red threes among
them are tabled without replacement. [pagat: Canastone]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import BLACK_THREE, HIDDEN, IS_WILD, KIND
from canasta_qt.engine.events import Event, ThreesTabled
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState, Position


def claimed_card(pos: Position, plays: Sequence[Play]) -> int:
    """The card of the pile that must justify a take with these plays; the pile is not empty.

    The top card; where the taker chooses the depth, the deepest open card among the plays.
    """
    if pos.setup.chooses_depth:
        used = {card for play in plays for card in play.cards}
        for card in pos.pile[pos.pile_hidden :]:
            if card in used:
                return card
    return pos.pile[-1]


def bottom_taken(pos: Position, claimed: int) -> int:
    """Index in the pile of the lowest card that comes with a take by `claimed`.

    >>> pos = position("hand_and_foot", pile="4 5 6 7 8 9 T J Q")
    >>> bottom_taken(pos, pos.pile[-1])
    2
    """
    return _BOTTOM[pos.setup.rules.pile.amount](pos, claimed)


def melded_beside(pos: Position, plays: Sequence[Play], claimed: int) -> tuple[int, ...]:
    """Cards of the pile above the chosen one that these plays meld at once (P3b)."""
    if not pos.setup.chooses_depth:
        return ()
    above = pos.pile[pos.pile.index(claimed) + 1 :]
    return tuple(card for play in plays for card in play.cards if card in above)


def cards_to_hand(
    pos: Position, plays: Sequence[Play], claimed: int, bottom: int
) -> tuple[int, ...]:
    """The cards from index `bottom` of the pile on that join the hand, bottom to top."""
    used = (claimed, *melded_beside(pos, plays, claimed))
    return tuple(card for card in pos.pile[bottom:] if card not in used)


def counted_plays(plays: tuple[Play, ...], beside: Sequence[int]) -> tuple[Play, ...]:
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
    rest = cards_to_hand(pos, plays, claimed, bottom)
    down = max(0, pos.pile_hidden - bottom)
    extra = min(pos.setup.rules.draw.extra_with_pile, pos.stock_left)
    joins = pos.setup.joins_hand
    return [card for card in rest[down:] if joins[KIND[card]]] + [HIDDEN] * (down + extra)


def _to_next_wild(pos: Position, claimed: int) -> int:
    """Down to and including the nearest buried wild card that lies open (EX-059)."""
    for index in range(len(pos.pile) - 2, pos.pile_hidden - 1, -1):
        if IS_WILD[KIND[pos.pile[index]]]:
            return index
    return 0


_BOTTOM: dict[str, Callable[[Position, int], int]] = {
    "all": lambda pos, claimed: 0,
    "top_n": lambda pos, claimed: max(0, len(pos.pile) - (pos.setup.rules.pile.n or 1)),
    "to_next_wild": _to_next_wild,
    "from_chosen_card": lambda pos, claimed: pos.pile.index(claimed),
}


def cards_to_hide(setup: Setup, upcard: int) -> int:
    """How many cards are slid under a pile that begins with this upcard."""
    number = setup.rules.deal.pile_face_down
    return setup.face_down_by[KIND[upcard]] if number == "by_upcard" else number


def top_is_hidden(pos: Position) -> bool:
    """Whether the top card lies face down, because everything above it was taken."""
    return bool(pos.pile) and pos.pile_hidden == len(pos.pile)


def remove_black_threes(
    state: DealState, seat: int, taken: tuple[int, ...], events: list[Event]
) -> None:
    """Put aside the black threes among the `taken` cards, which are in the hand of `seat`."""
    if state.setup.rules.black_three.removed_on_pile_take is None:
        return
    threes = tuple(card for card in taken if KIND[card] == BLACK_THREE)
    if threes:
        state.hands[seat] = [card for card in state.hands[seat] if card not in threes]
        state.black_threes[seat] += threes
        events.append(ThreesTabled(seat, threes))
