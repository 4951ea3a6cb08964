"""A table model with cards elsewhere, and where its cards are."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from canasta_qt.view_model.pictures import CardModel, TableModel, Token, Zone, ZoneKind


def moved(model: TableModel, token: Token, to: Literal["pile", "hand"]) -> TableModel:
    """The same model with one card taken from hand or stock to the pile or the viewer's hand."""
    every = (*model.stock, *model.pile, *(card for seat in model.seats for card in seat.hand))
    card = next(card for card in every if card.token == token)
    stock = tuple(c for c in model.stock if c.token != token)
    pile = tuple(c for c in model.pile if c.token != token)
    seats = [
        replace(seat, hand=tuple(c for c in seat.hand if c.token != token)) for seat in model.seats
    ]
    shown = card if card.face else replace(card, face="Tc")
    if to == "pile":
        pile = (*pile, shown)
    else:
        seats[0] = replace(seats[0], hand=(*seats[0].hand, shown))
    return replace(model, stock=stock, pile=pile, seats=tuple(seats))


def undealt(model: TableModel) -> TableModel:
    """The same cards, all still in the stock."""
    everything = [*model.pile, *(card for packet in model.reserved for card in packet)]
    for seat in model.seats:
        everything += (*seat.hand, *seat.foot, *seat.waiting)
    for side in model.sides:
        everything += (*side.threes, *side.heap)
        everything += [card for meld in side.melds for card in meld.cards]
    down = tuple(replace(card, face=None) for card in everything)
    return replace(
        model,
        stock=(*model.stock, *down),
        pile=(),
        freezer=None,
        frozen=False,
        seats=tuple(replace(seat, hand=(), foot=(), waiting=()) for seat in model.seats),
        reserved=(),
        sides=tuple(replace(side, melds=(), threes=(), heap=()) for side in model.sides),
        draft=None,
    )


def slots(model: TableModel) -> dict[Token, tuple[object, int, str | None]]:
    """Where the model says each card is: zone, index and face; to compare with the scene."""
    result: dict[Token, tuple[object, int, str | None]] = {}

    def put(zone: Zone, cards: tuple[CardModel, ...]) -> None:
        for index, card in enumerate(cards):
            assert card.token not in result
            result[card.token] = (zone, index, card.face)

    put(Zone(ZoneKind.STOCK), model.stock)
    put(Zone(ZoneKind.PILE), model.pile)
    for seat in model.seats:
        put(Zone(ZoneKind.HAND, seat.seat), seat.hand)
        put(Zone(ZoneKind.WAITING, seat.seat), seat.waiting)
        put(Zone(ZoneKind.FOOT, seat.seat), seat.foot)
    for index, packet in enumerate(model.reserved):
        put(Zone(ZoneKind.RESERVED, index), packet)
    for side in model.sides:
        put(Zone(ZoneKind.THREES, side.side), side.threes)
        put(Zone(ZoneKind.HEAP, side.side), side.heap)
        for meld in side.melds:
            put(Zone(ZoneKind.MELD, meld.uid), meld.cards)
    for index, group in enumerate(model.draft.groups if model.draft else ()):
        put(Zone(ZoneKind.DRAFT, index), group.cards)
    return result
