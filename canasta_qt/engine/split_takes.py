"""Takes whose top card closes a meld while the pair that justifies it begins another (EX-056).

They matter only where a canasta takes no further cards and a second meld of the rank may follow.
"""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.engine.actions import NEW, Play, TakePile
from canasta_qt.engine.cards import IS_WILD, JOKER, KIND, TWO
from canasta_qt.engine.state import Meld, Position


def split_takes(pos: Position) -> Iterator[TakePile]:
    """Candidates for the seat to act; not verified."""
    rules = pos.setup.rules.meld
    kind = KIND[pos.pile[-1]]
    if rules.same_rank == "merge" or rules.max_size is None or IS_WILD[kind]:
        return
    for meld in pos.melds[pos.side]:
        if meld.kind == kind and len(meld.cards) < rules.max_size:
            yield from _splits(pos, meld, rules.max_size - len(meld.cards))


def _splits(pos: Position, meld: Meld, room: int) -> Iterator[TakePile]:
    """The top card and so many naturals fill `room` places of the meld; the rest begins anew."""
    top = pos.pile[-1]
    hand = pos.hands[pos.turn_seat]
    naturals = [card for card in hand if KIND[card] == meld.kind]
    wilds = [card for kind in (TWO, JOKER) for card in hand if KIND[card] == kind]
    closing, rest = naturals[: room - 1], naturals[room - 1 :]
    least = pos.setup.rules.meld.min_size
    if len(closing) < room - 1 or not rest:
        return
    for count in (0, 1):
        if len(rest) + count >= least and count <= len(wilds):
            beside = Play((*rest, *wilds[:count]), NEW)
            yield TakePile((Play((*closing, top), meld.uid), beside))
