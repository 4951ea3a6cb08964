"""What a picture of the table needs beyond the places of the cards."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.controller.messages import remark
from canasta_qt.engine import events as ev
from canasta_qt.engine.state import DealState


class TableMemory:
    """Follows the events of a deal and keeps what no place of a card tells.

    Attributes:
        turn_seat: whose turn it is.
        freezer: the card that freezes the pile, or -1. face_down: a discard that lies face down,
            or -1.
        new: cards that came into the viewer's hand since the viewer's last turn began.
    """

    def __init__(self, viewer: int) -> None:
        self._viewer = viewer
        self.turn_seat = 0
        self.freezer = self.face_down = -1
        self.new: list[int] = []
        self._heard: dict[int, ev.Event] = {}

    def settle(self, state: DealState, history: Sequence[ev.Event]) -> None:
        """Take the truth over; `history` ends with the latest event."""
        self.turn_seat = state.turn_seat
        self.freezer = state.freezer
        self.face_down = _face_down(history)
        held = set(state.hands[self._viewer])
        self.new = [card for card in self.new if card in held]

    def follow(self, event: ev.Event) -> None:
        """Remember what one event leaves behind."""
        if isinstance(event, ev.TurnBegan):
            self.turn_seat = event.seat
            self._heard = {}
            if event.seat == self._viewer:
                self.new = []
        elif isinstance(event, ev.Discarded) and event.face_down:
            self.face_down = event.card
        elif getattr(event, "seat", None) == self._viewer:
            self.new += _gained(event)
        self._hear(event)

    def _hear(self, event: ev.Event) -> None:
        """Remember to which event somebody says something."""
        if isinstance(event, (ev.PermissionAsked, ev.ConcessionAsked)):
            self._heard = {}
        if remark(event):
            self._heard[_speaker(event)] = event

    def remarks(self) -> dict[int, str]:
        """What everybody says, by seat."""
        return {seat: remark(event) for seat, event in self._heard.items()}


def _face_down(history: Sequence[ev.Event]) -> int:
    """The card that was discarded face down to go out, or -1; it is among the last events."""
    for event in reversed(history[-8:]):
        if isinstance(event, ev.Discarded):
            return event.card if event.face_down else -1
    return -1


def _gained(event: ev.Event) -> tuple[int, ...]:
    """Cards that came into the hand of the event's seat."""
    if isinstance(event, (ev.StockDrawn, ev.BonusCardsTakenUp, ev.FootTakenUp)):
        return event.cards
    if isinstance(event, ev.PileTaken):
        return event.rest
    if isinstance(event, ev.BonusCardsGiven) and not event.waits:
        return event.cards
    return ()


def _speaker(event: ev.Event) -> int:
    """The seat that says something to an event."""
    if isinstance(event, (ev.PermissionAnswered, ev.ConcessionAnswered)):
        return event.whom
    if isinstance(event, ev.PartnershipFormed):
        return event.lone
    assert isinstance(event, (ev.PermissionAsked, ev.ConcessionAsked, ev.TurnCardDrawn))
    return event.seat
