"""Gestures of games in which the taker names a card at any depth of the pile (Albany, P3b)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from canasta_qt.controller import take_gestures as taking
from canasta_qt.controller.messages import card_name, say
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.steps import Option, Resolution
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Phase

MOST = 9
"""Ways offered at most when no depth has been named."""


def at(sit: Situation, place: int) -> Situation:
    """The situation of somebody who has chosen the card at this place of the pile, from below."""
    pile = sit.state.pile
    open_card = sit.state.pile_hidden <= place < len(pile)
    return replace(sit, chosen=pile[place]) if open_card else sit


def of_cards(sit: Situation, cards: Sequence[int]) -> Situation:
    """The situation of somebody who holds one card of the pile, or several of them."""
    if not sit.state.setup.chooses_depth or not cards:
        return sit
    return replace(sit, chosen=min(cards, key=sit.state.pile.index))


def take_at(sit: Situation, place: int) -> Resolution:
    """A card of the spread pile was chosen: all ways to take the pile down to it."""
    if not sit.state.setup.chooses_depth:
        return Resolution()
    return _named(sit, place, taking.take_by_click(at(sit, place)))


def take_with_at(sit: Situation, cards: tuple[int, ...], place: int) -> Resolution:
    """Hand cards were dropped on a card of the spread pile: take the pile down to it with them."""
    return _named(sit, place, taking.take_with(at(sit, place), cards))


def _named(sit: Situation, place: int, found: Resolution) -> Resolution:
    """A refusal that speaks of the top card says which card of the pile is meant."""
    below = sit.state.pile_hidden <= place < len(sit.state.pile) - 1
    if not below or found.why != sit.why(_no_match(sit, place)):
        return found
    return replace(found, why=say("no.depth", card=card_name(sit.state.pile[place])))


def _no_match(sit: Situation, place: int) -> Refusal:
    """What is said of a card of the pile for which the hand holds no company."""
    return Refusal(Code.PILE_NO_MATCH, kind=KIND[sit.state.pile[place]])


def take_at_any(sit: Situation) -> Resolution:
    """The pile itself was clicked: ways at any depth, the deepest first."""
    return _at_every(sit, taking.take_by_click, range(sit.state.pile_hidden, len(sit.state.pile)))


def take_with_at_any(sit: Situation, cards: tuple[int, ...]) -> Resolution:
    """Hand cards were dropped on the pile: take it by any card of their rank."""
    naturals = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    places = [
        place
        for place in range(sit.state.pile_hidden, len(sit.state.pile))
        if KIND[sit.state.pile[place]] in naturals
    ]
    return _at_every(sit, lambda there: taking.take_with(there, cards), places)


def depths(sit: Situation) -> tuple[int, ...] | None:
    """Places of the pile, from below, that may be named now; None where nobody names a depth."""
    if not sit.state.setup.chooses_depth:
        return None
    if not sit.in_phase(Phase.START):
        return ()
    places = range(sit.state.pile_hidden, len(sit.state.pile))
    return tuple(place for place in places if take_at(sit, place).options)


def _at_every(
    sit: Situation, ways: Callable[[Situation], Resolution], places: Sequence[int]
) -> Resolution:
    """The ways at each of these places in one list; where there is none, why the top gives none."""
    options: list[Option] = []
    for place in places:
        card = sit.state.pile[place]
        for option in ways(at(sit, place)).options:
            label = say("choice.depth", card=card_name(card), how=option.label)
            options.append(replace(option, label=label))
    if options:
        return Resolution(tuple(options[:MOST]), title=say("choice.take"))
    return ways(at(sit, len(sit.state.pile) - 1))
