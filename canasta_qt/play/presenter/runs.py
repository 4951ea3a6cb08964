"""Which cards complete the runs on the table, and how many of each have not been seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from canasta_qt.engine.cards import ACE, CODE, FOUR, KIND_TEXT, RUN_CANASTA, SEQUENCE
from canasta_qt.engine.melds.sequences import highest_rank, lowest_rank, suit_of_run
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld
from canasta_qt.play.presenter.board import Board
from canasta_qt.words.cards import rank_name
from canasta_qt.words.turn import TurnText

Unseen = Counter[str]
"""A card by rank and suit ("Kh") to how many copies somebody has not seen."""


def unseen_cards(setup: Setup, board: Board, seat: int) -> Unseen:
    """What is neither on the table nor in the hand of `seat`; nothing in games without runs."""
    if not setup.has_runs:
        return Counter()
    unseen = Counter(CODE[card] for card in setup.pack)
    unseen.subtract(CODE[card] for card in _seen(board, seat))
    return unseen


def _seen(board: Board, seat: int) -> Iterator[int]:
    yield from board.hands[seat]
    yield from (card for card in board.pile if card not in board.face_down)
    for melds in board.melds:
        for meld in melds:
            yield from meld.cards
    for cards in (*board.threes, *board.heaps):
        yield from cards


def finishing(meld: Meld, unseen: Unseen) -> tuple[tuple[int, int], ...]:
    """The ranks (kinds) that complete a run which lacks one card, and how many are unseen."""
    if meld.kind != SEQUENCE or len(meld.cards) != RUN_CANASTA - 1 or not unseen:
        return ()
    suit = suit_of_run(meld)
    ends = (lowest_rank(meld) - 1, highest_rank(meld) + 1)
    return tuple((kind, unseen[KIND_TEXT[kind] + suit]) for kind in ends if FOUR <= kind <= ACE)


def finish_words(label: str, ends: Iterable[tuple[int, int]]) -> str:
    """A run in words, with what completes it."""
    cards = [
        TurnText.MELD_RUN_END(rank=rank_name(kind), count=count or TurnText.MELD_RUN_NONE())
        for kind, count in ends
    ]
    if not cards:
        return label
    either = TurnText.MELD_RUN_EITHER(first=cards[0], second=cards[-1])
    return TurnText.MELD_RUN_LACKS(run=label, cards=either if len(cards) > 1 else cards[0])
