"""`LedgerScribe`: from events to entries of the ledger, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.controller.board import Board
from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages import Tellers, announce
from canasta_qt.controller.messages.ledger import deed_of, scores_text
from canasta_qt.controller.session import Session
from canasta_qt.controller.view_model import Deed, LedgerEntry, LineKind, SideModel
from canasta_qt.engine import events as ev


class LedgerScribe:
    """Writes down what happens in one deal, as the session's viewer may know it.

    Attributes:
        turn, seat: whose turn it is: its number in the deal (0 before the first) and the seat.
    """

    def __init__(self, session: Session, deal: int) -> None:
        self._session = session
        self._deal = deal
        self.turn = 0
        self.seat = 0

    def write(self, event: ev.Event, board: Board, action: int) -> LedgerEntry | None:
        """The entry of an event that the board has followed; None where there is nothing to tell.

        `action` is how many actions of the deal have been played with it.
        """
        if isinstance(event, ev.TurnBegan):
            self.turn, self.seat = event.turn, event.seat
            return self.entry("turn", action)
        session = self._session
        told = Tellers(session.names, session.viewer, board.kind_of_meld, len(board.pile))
        kind: LineKind = "turn" if self.turn else "deal"
        seen = event if session.all_open else event.redacted(session.viewer)
        deed = deed_of(seen, told) if getattr(event, "seat", None) == self.seat else None
        if deed is not None and kind == "turn":
            return self.entry(kind, action, deed=deed)
        said = announce(event, told)
        return self.entry(kind, action, said=said) if said else None

    def entry(
        self, kind: LineKind, action: int, *, deed: Deed | None = None, said: str = ""
    ) -> LedgerEntry:
        """An entry of the line that is being written."""
        seat = self.seat if kind == "turn" else None
        name = self._session.name(self.seat) if kind == "turn" else ""
        mine = seat == self._session.viewer
        return LedgerEntry(kind, self._deal, self.turn, action, seat, name, mine, deed, said)

    def scores(self, sides: Iterable[SideModel], action: int) -> LedgerEntry:
        """What a deal that is over brought to everybody."""
        found: list[tuple[str, str, str]] = []
        for side in sides:
            if side.totals:
                points = zip(side.totals, side.deal_each, strict=True)
                found += [(name, _signed(own), figures(all_)) for (name, all_), own in points]
            else:
                found.append((side.name, _signed(side.deal_points), figures(side.total)))
        return self.entry("score", action, said=scores_text(found))


def _signed(points: int) -> str:
    return figures(points, signed=True)
