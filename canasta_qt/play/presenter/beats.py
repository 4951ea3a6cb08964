"""From the events of one action to the movements that are shown, and to ledger lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import attrgetter
from typing import Any, Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.state import DealState
from canasta_qt.play.presenter.board import Board
from canasta_qt.view_model.pictures import Deed, LedgerEntry, LineKind, SideModel
from canasta_qt.view_model.scripts import BeatKind
from canasta_qt.view_model.session import Session
from canasta_qt.words.events import EventContext, announce
from canasta_qt.words.ledger import deed_of, scores_text
from canasta_qt.words.people import seat_name, seat_names
from canasta_qt.words.sentences import figures


@dataclass(frozen=True, slots=True)
class Movement:
    """Events that are shown as one movement; `movers` are card numbers in starting order."""

    kind: BeatKind
    events: tuple[ev.Event, ...]
    movers: tuple[int, ...] = ()
    seat: int | None = None


def movements_of(events: Sequence[ev.Event], state: DealState) -> list[Movement]:
    """The steps to show, in the order a person would do them.

    Hands are dealt in one go, groups of a lay-down go down together, a pile is picked up after the
    meld that takes it. Events that move nothing join the step before.
    """
    steps: list[Movement] = []
    for run in _runs(_melds_first(events)):
        step = _step(run, state)
        if step.kind is BeatKind.SHOW and steps and not isinstance(run[0], ev.Passed):
            steps[-1] = replace(steps[-1], events=(*steps[-1].events, *run))
        else:
            steps.append(step)
    return steps


def _melds_first(events: Sequence[ev.Event]) -> list[ev.Event]:
    """The events with what was melded before the pile that it took."""
    taken = [event for event in events if isinstance(event, ev.PileTaken)]
    if not taken:
        return list(events)
    melding = [event for event in events if isinstance(event, _MELDING)]
    others = [e for e in events if not isinstance(e, (*_MELDING, ev.PileTaken))]
    return [*melding, *taken, *others]


_MELDING: Final = (ev.Melded, ev.MeldsMerged, ev.CanastaCompleted, ev.Opened)
_DEALING: Final = (ev.HandDealt, ev.FootDealt)
_TOGETHER: Final[tuple[tuple[type, ...], ...]] = (_DEALING, (ev.DeckCut,), _MELDING)


def _runs(events: Sequence[ev.Event]) -> list[tuple[ev.Event, ...]]:
    runs: list[tuple[ev.Event, ...]] = []
    for event in events:
        if runs and any(
            isinstance(runs[-1][-1], kinds) and isinstance(event, kinds) for kinds in _TOGETHER
        ):
            runs[-1] = (*runs[-1], event)
        else:
            runs.append((event,))
    return runs


def _step(run: tuple[ev.Event, ...], state: DealState) -> Movement:
    kind, _ = _KINDS[type(run[0])]
    if kind is BeatKind.DEAL:
        dealt = (card for packet in _DEALING for card in _round_robin(run, packet))
        return Movement(kind, run, tuple(dealt), state.dealer)
    movers = (card for event in run for card in _KINDS[type(event)][1](event))
    seat = run[0].out if isinstance(run[0], ev.DealEnded) else ev.seat_of(run[0])
    return Movement(kind, run, tuple(movers), seat)


def _round_robin(run: Sequence[ev.Event], packet: type[ev.HandDealt | ev.FootDealt]) -> list[int]:
    hands = [event.cards for event in run if isinstance(event, packet)]
    longest = max(map(len, hands), default=0)
    return [hand[i] for i in range(longest) for hand in hands if i < len(hand)]


def _pooled(event: ev.PartnershipFormed) -> tuple[int, ...]:
    """Every card on the table: melds may find a new place on either side."""
    return tuple(card for own in event.melds for _uid, cards in own for card in cards)


Movers = Callable[[Any], tuple[int, ...]]

_cards: Final[Movers] = attrgetter("cards")


def _none(_event: ev.Event) -> tuple[int, ...]:
    return ()


def _card(event: Any) -> tuple[int, ...]:
    return (event.card,)


_KINDS: Final[dict[type[ev.Event], tuple[BeatKind, Movers]]] = {
    ev.DeckCut: (BeatKind.SPEAK, _none),
    ev.HandDealt: (BeatKind.DEAL, _cards),
    ev.FootDealt: (BeatKind.DEAL, _cards),
    ev.UpcardTurned: (BeatKind.UPCARD, _card),
    ev.CardsSlidUnder: (BeatKind.UPCARD, _cards),
    ev.TurnBegan: (BeatKind.SHOW, _none),
    ev.ThreesTabled: (BeatKind.RED_THREE, _cards),
    ev.StockDrawn: (BeatKind.DRAW, _cards),
    ev.PileTaken: (BeatKind.TAKE_PILE, attrgetter("rest")),
    ev.Melded: (BeatKind.MELD, _cards),
    ev.MeldsMerged: (BeatKind.MELD, _cards),
    ev.LaidOnHeap: (BeatKind.MELD, _cards),
    ev.FootTakenUp: (BeatKind.FOOT, _cards),
    ev.CanastaCompleted: (BeatKind.MELD, _none),
    ev.Opened: (BeatKind.MELD, _none),
    ev.Discarded: (BeatKind.DISCARD, _card),
    ev.PartnershipFormed: (BeatKind.PARTNERS, _pooled),
    ev.BonusCardsGiven: (BeatKind.BONUS, _cards),
    ev.BonusCardsTakenUp: (BeatKind.BONUS, _cards),
    ev.TurnCardDrawn: (BeatKind.SPEAK, _none),
    ev.SpecialHandDeclared: (BeatKind.SPECIAL, _cards),
    ev.MeldsRetracted: (BeatKind.RETRACT, lambda event: (*event.cards, *event.pile)),
    ev.Passed: (BeatKind.SHOW, _none),
    ev.PermissionAsked: (BeatKind.SPEAK, _none),
    ev.PermissionAnswered: (BeatKind.SPEAK, _none),
    ev.ConcessionAsked: (BeatKind.SPEAK, _none),
    ev.ConcessionAnswered: (BeatKind.SPEAK, _none),
    ev.DealConceded: (BeatKind.SPEAK, _none),
    ev.PenaltyBooked: (BeatKind.SPEAK, _none),
    ev.DealEnded: (BeatKind.END, _none),
}
"""Event to the movement it is shown as, and the cards that move."""


def tellers(session: Session, board: Board) -> EventContext:
    """The context of sentences about what the board has just followed."""
    return EventContext(seat_names(session), session.reader, board.kind_of_meld, len(board.pile))


class LedgerBuilder:
    """Writes the ledger of one deal, as the session's viewer may know it.

    `turn` is its number in the deal, 0 before the first, and `seat` whose it is.
    """

    def __init__(self, session: Session, deal: int) -> None:
        self._session = session
        self._deal = deal
        self.turn = 0
        self.seat = 0

    def write(self, event: ev.Event, board: Board, action: int) -> LedgerEntry | None:
        """The entry of an event that the board has followed, after so many actions of the deal."""
        if isinstance(event, ev.TurnBegan):
            self.turn, self.seat = event.turn, event.seat
            return self.entry("turn", action)
        session = self._session
        context = replace(tellers(session, board), viewer=session.addressed)
        kind: LineKind = "turn" if self.turn else "deal"
        seen = event if session.all_open else event.redacted(session.reader)
        deed = deed_of(seen, context) if ev.seat_of(event) == self.seat else None
        if deed is not None and kind == "turn":
            return self.entry(kind, action, deed=deed)
        text = announce(event, context)
        return self.entry(kind, action, said=text) if text else None

    def entry(
        self, kind: LineKind, action: int, *, deed: Deed | None = None, said: str = ""
    ) -> LedgerEntry:
        """An entry of the line that is being written."""
        seat = self.seat if kind == "turn" else None
        name = seat_name(self._session, self.seat) if kind == "turn" else ""
        mine = seat == self._session.addressed
        return LedgerEntry(kind, self._deal, self.turn, action, seat, name, mine, deed, said)

    def scores(self, sides: Iterable[SideModel], action: int) -> LedgerEntry:
        """What a deal that is over brought to everybody."""
        signed = partial(figures, signed=True)
        found: list[tuple[str, str, str]] = []
        for side in sides:
            if side.totals:
                points = zip(side.totals, side.deal_each, strict=True)
                found += [(name, signed(own), figures(all_)) for (name, all_), own in points]
            else:
                found.append((side.name, signed(side.deal_points), figures(side.total)))
        return self.entry("score", action, said=scores_text(found))
