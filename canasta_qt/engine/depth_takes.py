"""The search for pile takes where the taker names a card at any depth (Albany, P3b).

For each card of the pile that the hand or the table could answer, the pile is looked at as if that
card lay on top; what takes it then is proposed for the real pile and judged there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from canasta_qt.engine.actions import Play, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.legality import is_proper
from canasta_qt.engine.pile import verify_pile
from canasta_qt.engine.state import Position

Search = Callable[[Position, int], list[TakePile]]
"""Takes by the top card of a position, up to a number of them."""


def depth_takes(pos: Position, limit: int, by_top: Search) -> list[TakePile]:
    """Legal takes by a card at any depth, the deepest first."""
    found: dict[TakePile, None] = {}
    for index in range(pos.pile_hidden, len(pos.pile)):
        if verify_pile(pos, pos.pile[index]) is not None or not _answered(pos, index):
            continue
        proposed = [*by_top(_cut(pos, index), limit), *_with_cards_above(pos, index)]
        found.update((take, None) for take in proposed if is_proper(pos, take))
        if len(found) >= limit:
            break
    return list(found)[:limit]


def _answered(pos: Position, index: int) -> bool:
    """Whether anything in the hand, on the table or above it is of the card's rank."""
    kind = KIND[pos.pile[index]]
    return (
        any(KIND[card] == kind for card in pos.hands[pos.turn_seat])
        or any(KIND[card] == kind for card in pos.pile[index + 1 :])
        or any(meld.kind == kind for meld in pos.melds[pos.side])
        or pos.setup.rules.sequence.enabled
    )


def _cut(pos: Position, index: int) -> Position:
    """The position with the card at `index` on top of the pile."""
    cut = Position.__new__(Position)
    pos._copy_into(cut)
    del cut.pile[index + 1 :]
    return cut


def _with_cards_above(pos: Position, index: int) -> Iterator[TakePile]:
    """The chosen card melded with cards of its rank that lie above it, and some from the hand."""
    kind = KIND[pos.pile[index]]
    above = [card for card in pos.pile[index + 1 :] if KIND[card] == kind]
    hand = [card for card in pos.hands[pos.turn_seat] if KIND[card] == kind]
    if not above:
        return
    for count in range(len(hand) + 1):
        yield TakePile((Play((*hand[:count], *above, pos.pile[index])),))
