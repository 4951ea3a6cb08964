"""What there is to learn from deals: open questions about hands, and their answers.

As somebody discards, every other hand is asked about each kind of which cards are hidden: what was
seen of it (`playout.policy.hand_reading`), and how many of them it holds. Needs numpy.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from canasta_qt.engine.cards import KIND
from canasta_qt.engine.state import DealState
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.levels import style_of
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy import hand_reading as reading
from canasta_qt.players.playout.state_codec import SHELF, places_of
from canasta_qt.players.search.hand_inference import blind_tables
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.public_past import past_of
from canasta_qt.players.search.thinking import block_of, table_is_known
from tools.lab.beliefs.deals import Deal

Numbers = NDArray[np.float32]
Marks = NDArray[np.bool_]

LEVELS: Final = ("newcomer", "casual", "steady", "club", "expert", "master", "stranger")
FEATURES: Final = reading.FEATURES
_OF_ANSWER: Final = 8


class Lessons(NamedTuple):
    """Questions and answers, one a row.

    Attributes:
        seen: features. deal: number of the deal. kind: of card. held: hidden cards in the hand.
        known: cards of the kind everybody knows to be in it. copies: hidden cards of the kind.
        pile: cards of the pile. asked: 2 where the hand is the next one and the discarder holds
            such a card, 1 where it is only the next one, else 0.
        level: of the owner of the hand, its place in `LEVELS`.
    """

    seen: Numbers
    deal: NDArray[np.int32]
    kind: NDArray[np.int32]
    held: NDArray[np.int32]
    known: NDArray[np.int32]
    copies: NDArray[np.int32]
    pile: NDArray[np.int32]
    asked: NDArray[np.int32]
    level: NDArray[np.int32]

    def where(self, rows: Marks) -> Lessons:
        """Only those rows."""
        columns: list[Any] = [column[rows] for column in self]
        return Lessons(*columns)


def lessons(deals: Iterable[Deal], every: int = 1) -> Lessons:
    """All there is to learn from these deals, or from one in so many discards."""
    seen, answers = array("f"), array("i")
    for number, deal in enumerate(deals):
        discards = number
        for run, view, action in deal.moments():
            if action.startswith("discard"):
                discards += 1
                if discards % every == 0 and table_is_known(view):
                    _look(deal, number, view, run.state, seen, answers)
    rows = np.frombuffer(answers, dtype=np.int32).reshape(-1, _OF_ANSWER)
    columns: list[Any] = [np.ascontiguousarray(column) for column in rows.T]
    return Lessons(np.frombuffer(seen, dtype=np.float32).reshape(-1, FEATURES), *columns)


def _look(
    deal: Deal,
    number: int,
    view: PlayerView,
    state: DealState,
    seen: array[float],
    answers: array[int],
) -> None:
    """Add the open questions of the seat to act, and their answers."""
    base, places = flat_view(view), places_of(view)
    for place, kind, copies, features in _questions(block_of(view), base, view):
        player = places[place]
        known = base.known[const.KINDS * place + kind]
        held = sum(KIND[card] == kind for card in state.hands[player])
        after = (place - base.seat) % len(places) == 1
        owns = base.hand[const.KINDS * base.seat + kind] > 0
        level = LEVELS.index(style_of(deal.styles[player]).level)
        held -= base.hand[const.KINDS * place + kind]
        seen.extend(features)
        asked = after * (1 + owns)
        answers.extend((number, kind, held, known, copies, len(view.pile), asked, level))


def _questions(
    block: Any, base: Any, view: PlayerView
) -> Iterator[tuple[int, int, int, list[float]]]:
    """Place, kind, hidden cards of it and features of each open question."""
    tables, past = blind_tables(block, base), SHELF.filled("past", past_of(view))
    seen = SHELF.work(FEATURES + reading.HIDDEN)
    open_kinds = [
        kind for kind in range(const.KINDS) if tables.copies[kind] and not block.tabled[kind]
    ]
    pool = sum(tables.copies[kind] for kind in open_kinds)
    for place in range(block.seats):
        missing = tables.missing[place]
        if place == base.seat or missing <= 0:
            continue
        reading.see_hand(block, base, past, place, missing, pool, seen)
        for kind in open_kinds:
            copies = tables.copies[kind]
            reading.see_kind(block, base, past, place, kind, copies, seen)
            reading.see_odds(copies, missing, pool, seen)
            yield place, kind, copies, list(seen[:FEATURES])
