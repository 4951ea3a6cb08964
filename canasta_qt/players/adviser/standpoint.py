"""A position as reasons see it: what the seat to act holds, and who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from canasta_qt.engine.actions import LayDown, TakePile
from canasta_qt.engine.cards import KIND, NATURAL_KINDS
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.state import Meld
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.catalogue import FEW, Reason
from canasta_qt.players.counting import counting_of
from canasta_qt.players.heuristic.going_out import first_step, way_out
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.search.candidates import BEING_BUILT


class Standpoint:
    """A position from where the seat to act sits, with what reasons ask of it."""

    def __init__(self, view: PlayerView) -> None:
        self.view = view
        self.seat = view.seat
        self.setup = view.setup
        self.side = view.side_of[view.seat]
        self.next = view.next_seat(view.turn_seat)
        self.is_foe = view.side_of[self.next] != self.side
        self.counts = [0] * len(view.setup.kind_total)
        for card in view.hand:
            self.counts[KIND[card]] += 1

    @property
    def foes(self) -> list[int]:
        """The seats of other sides that play this deal."""
        return [seat for seat in self.view.order if self.view.side_of[seat] != self.side]

    @property
    def near_the_end(self) -> int:
        """The rival with fewest cards who has opened, without a foot to come; -1 if not few."""
        view = self.view
        near = [
            seat
            for seat in self.foes
            if view.opened[view.side_of[seat]]
            and not view.feet[seat]
            and 0 < len(view.hands[seat]) <= FEW
        ]
        return min(near, key=lambda seat: len(view.hands[seat]), default=-1)

    def pairs_after(self, gone: Iterable[int]) -> tuple[int, ...]:
        """Natural ranks of which two or more stay in the hand, when these cards go."""
        left = list(self.counts)
        for card in gone:
            left[KIND[card]] -= 1
        return tuple(kind for kind in reversed(NATURAL_KINDS) if left[kind] >= 2)

    def most_of(self, kinds: Iterable[int], gone: Sequence[int]) -> int:
        """How many cards stay in the hand of that kind of which most do, when these cards go."""
        went = [KIND[card] for card in gone]
        return max(self.counts[kind] - went.count(kind) for kind in kinds)

    def left(self, kind: int) -> int:
        """Cards of a kind that may be anywhere, as far as this seat has counted."""
        ranks = {rank.kind: rank.left for rank in counting_of(self.view).ranks}
        return ranks.get(kind, 0)

    def is_long(self, meld: Meld) -> bool:
        """Whether everybody sees a canasta coming."""
        size = len(meld.cards)
        return meld.kind in NATURAL_KINDS and BEING_BUILT <= size < self.setup.canasta_size

    def may_go(self) -> bool:
        """Whether the seat could go out in this turn, if a partner who must be asked agrees."""
        if self.view.now.answer is False:
            return False
        way = way_out(HeuristicBot("reasons").moment(self.view))
        return way is not None and verify(self.view, first_step(way)) is None


def cards_of(action: LayDown | TakePile) -> list[int]:
    """The cards that a laying or a take melds."""
    return [card for play in action.plays for card in play.cards]


def staying(view: PlayerView) -> Iterator[Reason]:
    """Why somebody plays on who could go out: cards are left to be drawn."""
    turns = len(view.order) * view.setup.rules.draw.count
    if view.stock_left > 1:
        yield Reason("stays_late" if view.stock_left <= turns else "stays", (), view.stock_left)


def about_mates(at: Standpoint) -> Iterator[Reason]:
    """That the partner agreed, or holds much and was not asked."""
    view = at.view
    mates = view.teammates(at.seat)
    if not mates:
        return
    mate = max(mates, key=lambda seat: len(view.hands[seat]))
    if view.now.answer is True:
        yield Reason("agreed", seat=mate)
    elif len(view.hands[mate]) > FEW:
        yield Reason("leaves_mate", (), len(view.hands[mate]), seat=mate)


def caught(at: Standpoint) -> Iterator[Reason]:
    """That others are caught with cards."""
    held = sum(len(at.view.hands[seat]) + len(at.view.feet[seat]) for seat in at.foes)
    if held:
        yield Reason("caught", (), held)
