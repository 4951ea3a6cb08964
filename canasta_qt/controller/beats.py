"""From the events of one action to the steps that are shown, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.controller.script import BeatKind
from canasta_qt.engine import events as ev
from canasta_qt.engine.state import DealState


@dataclass(frozen=True, slots=True)
class Step:
    """Events that are shown as one movement; `movers` are card numbers in starting order."""

    kind: BeatKind
    events: tuple[ev.Event, ...]
    movers: tuple[int, ...] = ()
    seat: int | None = None


def steps_of(events: Sequence[ev.Event], state: DealState) -> list[Step]:
    """The steps to show, in the order a person would do them.

    The hands are dealt in one go, the groups of a lay-down go down together, and a taken pile is
    picked up after the meld that takes it. Events that move nothing go along with the step before.
    """
    steps: list[Step] = []
    for run in _runs(_melds_first(events)):
        step = _step(run, state)
        if step.kind is BeatKind.SHOW and steps and not isinstance(run[0], ev.Passed):
            steps[-1] = _joined(steps[-1], run)
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


def _joined(step: Step, events: tuple[ev.Event, ...]) -> Step:
    return Step(step.kind, (*step.events, *events), step.movers, step.seat)


def _step(run: tuple[ev.Event, ...], state: DealState) -> Step:
    kind, movers = _KINDS[type(run[0])]
    cards = tuple(card for event in run for card in movers(event))
    if kind is BeatKind.DEAL:
        dealt = (_round_robin(run, packet) for packet in _DEALING)
        return Step(kind, run, tuple(card for cards in dealt for card in cards), state.dealer)
    return Step(kind, run, cards, getattr(run[0], "seat", None))


def _round_robin(run: Sequence[ev.Event], packet: type[ev.HandDealt | ev.FootDealt]) -> list[int]:
    """The cards of these packets in dealing order."""
    hands = [event.cards for event in run if isinstance(event, packet)]
    longest = max(map(len, hands), default=0)
    return [hand[i] for i in range(longest) for hand in hands if i < len(hand)]


def _none(_event: Any) -> tuple[int, ...]:
    return ()


def _cards(event: Any) -> tuple[int, ...]:
    cards: tuple[int, ...] = event.cards
    return cards


def _card(event: Any) -> tuple[int, ...]:
    return (event.card,)


def _rest(event: Any) -> tuple[int, ...]:
    rest: tuple[int, ...] = event.rest
    return rest


def _melded(event: Any) -> tuple[int, ...]:
    return event.cards if isinstance(event, (ev.Melded, ev.MeldsMerged)) else ()


def _pooled(event: Any) -> tuple[int, ...]:
    """Every card on the table: melds may find a new place on either side."""
    return tuple(card for own in event.melds for _uid, cards in own for card in cards)


def _retracted(event: Any) -> tuple[int, ...]:
    return (*event.cards, *event.pile)


_KINDS: Final[dict[type[ev.Event], tuple[BeatKind, Callable[[Any], tuple[int, ...]]]]] = {
    ev.DeckCut: (BeatKind.SPEAK, _none),
    ev.HandDealt: (BeatKind.DEAL, _cards),
    ev.FootDealt: (BeatKind.DEAL, _cards),
    ev.UpcardTurned: (BeatKind.UPCARD, _card),
    ev.CardsSlidUnder: (BeatKind.UPCARD, _cards),
    ev.TurnBegan: (BeatKind.SHOW, _none),
    ev.ThreesTabled: (BeatKind.RED_THREE, _cards),
    ev.StockDrawn: (BeatKind.DRAW, _cards),
    ev.PileTaken: (BeatKind.TAKE_PILE, _rest),
    ev.Melded: (BeatKind.MELD, _melded),
    ev.MeldsMerged: (BeatKind.MELD, _melded),
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
    ev.MeldsRetracted: (BeatKind.RETRACT, _retracted),
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
