"""Carrying out what comes before the discard: drawing, taking the pile, laying melds."""

from __future__ import annotations

from canasta_qt.engine import partnership
from canasta_qt.engine.actions import DrawStock, LayDown, Play, TakePile
from canasta_qt.engine.bonus_cards import give
from canasta_qt.engine.events import Event, PileTaken, StockDrawn
from canasta_qt.engine.laid_judge import opening_bonus
from canasta_qt.engine.laying import book_laying
from canasta_qt.engine.melds import Laying, lay
from canasta_qt.engine.opening import count
from canasta_qt.engine.pile import bottom_of_take, lay_take, top_play
from canasta_qt.engine.pile_parts import (
    cards_arriving,
    claimed_card,
    counted,
    melded_beside,
    rest_of,
)
from canasta_qt.engine.removed_threes import remove_black_threes
from canasta_qt.engine.retraction import remember
from canasta_qt.engine.state import DealResult, DealState, Phase
from canasta_qt.engine.stock import announce_turn_card, take_cards
from canasta_qt.engine.stock_end import after_draw, spared_three
from canasta_qt.engine.threes import holds_tabled, table_from_pile, table_threes
from canasta_qt.engine.turn_end import end_deal


def draw(state: DealState, action: DrawStock, events: list[Event]) -> None:
    """Draw from the stock; where too little is left the deal ends instead (P6)."""
    rules = state.setup.rules.draw
    short = state.stock_left < rules.count and rules.short_stock == "end_hand"
    if not state.stock_left or short:
        end_deal(state, DealResult(), events)
        return
    state.phase = Phase.PLAY
    draw_cards(state, rules.count, events)


def draw_cards(state: DealState, number: int, events: list[Event]) -> None:
    """Up to `number` cards from the stock; ends the deal where the last of them does (P6)."""
    seat = state.turn_seat
    drawn = take_cards(state, number)
    if not drawn:
        return
    state.hands[seat] += drawn
    events.append(StockDrawn(seat, drawn))
    announce_turn_card(state, seat, events)
    got = list(drawn)
    spared = spared_three(state, drawn)
    if holds_tabled(state, drawn):
        got += table_threes(state, seat, events, spared=spared)
    if after_draw(state, got, spared):
        end_deal(state, DealResult(), events)


def take(state: DealState, action: TakePile, events: list[Event]) -> None:
    """Take the pile, or its upper part, and lay the plays of the step."""
    seat = state.turn_seat
    top = claimed_card(state, action.plays)
    laying = _laid_by_take(state, action, top)
    remember(state)
    beside = melded_beside(state, action.plays, top)
    bottom = bottom_of_take(state, action, top)
    rest = rest_of(state, action.plays, top, bottom)
    joining = len(cards_arriving(state, action.plays, top, bottom)) + len(beside) + 1
    bonus = _bonus_within(state, action.plays, laying, joining, taking=True)
    points = _opening_points(state, counted(action.plays, beside), laying, top)
    hidden = max(0, state.pile_hidden - bottom)
    _lift_pile(state, bottom)
    state.now.took_pile = True
    state.now.beyond_top = bool(state.now.laid) or len(action.plays) > 1
    state.phase = Phase.PLAY
    events.append(PileTaken(seat, top, rest, hidden, beside))
    book_laying(state, laying, points, events)
    if rest:
        _keep(state, rest, events)
    give(state, seat, bonus, events)
    if partnership.is_open(state):
        partnership.form(state, seat, events)
        state.now.steps = ()
    draw_cards(state, state.setup.rules.draw.extra_with_pile, events)


def _laid_by_take(state: DealState, action: TakePile, top: int) -> Laying:
    claim = top_play(action, top)
    assert claim is not None
    laying = lay_take(state, action, claim, top)
    assert isinstance(laying, Laying)
    return laying


def _keep(state: DealState, rest: tuple[int, ...], events: list[Event]) -> None:
    """Cards of the pile join the hand; threes among them go where the rules send them."""
    seat = state.turn_seat
    state.hands[seat] += rest
    remove_black_threes(state, seat, rest, events)
    table_from_pile(state, seat, rest, events)


def _opening_points(
    state: DealState, plays: tuple[Play, ...], laying: Laying, top: int | None = None
) -> int:
    """What this step counts as an opening; 0 when the side has opened."""
    if state.opened[state.side]:
        return 0
    return count(state, plays, top, [laying.melds[i] for i in laying.changed])


def _bonus_within(
    state: DealState,
    plays: tuple[Play, ...],
    laying: Laying,
    joining: int,
    *,
    taking: bool,
) -> int:
    """Bonus cards that come at once when this step opens; the pile brings `joining` cards."""
    used = sum(len(play.cards) for play in plays)
    left = len(state.hands[state.turn_seat]) - used + joining
    return opening_bonus(state, laying.melds, left, taking=taking)


def _lift_pile(state: DealState, bottom: int) -> None:
    """Take the cards from index `bottom` on off the pile."""
    del state.pile[bottom:]
    state.pile_hidden = min(state.pile_hidden, bottom)
    if state.freezer not in state.pile:
        state.freezer = -1


def lay_down(state: DealState, action: LayDown, events: list[Event]) -> None:
    """Lay the plays of the step."""
    seat = state.turn_seat
    laying = lay(state, state.side, action.plays)
    assert isinstance(laying, Laying)
    remember(state)
    bonus = _bonus_within(state, action.plays, laying, 0, taking=False)
    points = _opening_points(state, action.plays, laying)
    state.now.beyond_top = True
    book_laying(state, laying, points, events)
    give(state, seat, bonus, events)
