"""A state of a deal written as somebody sees it: what is hidden is a number of unknown cards.

It follows from what `engine.view.view_of` shows of the state alone: two states that differ only in
cards which nobody of those may see are written alike.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from canasta_qt.engine.cards import code
from canasta_qt.engine.state import DealState
from canasta_qt.record.positions.fields import PositionProblem, sort_key
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.positions.writing import Written, without_the_obvious, write_position

_OWN_TURN: Final = ("drawn", "steps")
"""What only the seat to act knows of its turn: its cards off the stock, the pile that it took."""


def seen_position(state: DealState, seats: Collection[int]) -> Written:
    """The position as it lies open to these seats together; to nobody where there are none.

    Their hands have names, and feet that they may look at; all other hands, feet, cards that wait
    face down and the stock are counts. Raises `ValueError` for a deal that is over.
    """
    whole = write_position(state)
    found: Written = {**whole, "stock": state.stock_left, "pile_face_down": state.pile_hidden}
    found["hands"] = {
        str(seat): _sorted(hand) if seat in seats else len(hand)
        for seat, hand in enumerate(state.hands)
    }
    if state.setup.has_feet:
        peek = state.setup.rules.foot.peek != "never"
        found["feet"] = {
            str(seat): _foot(_text_of(whole["feet"], seat), len(foot), peek and seat in seats)
            for seat, foot in enumerate(state.feet)
        }
    if state.setup.has_bonus_cards:
        waiting = enumerate(state.waiting)
        found["waiting"] = {str(seat): len(cards) for seat, cards in waiting if cards}
        found["packets"] = [len(packet) for packet in state.packets]
    found["this_turn"] = _turn(whole["this_turn"], told=state.turn_seat in seats)
    return _by_side(state, _shortened(found))


def _sorted(hand: Iterable[int]) -> str:
    """Cards by rank, as a hand is read."""
    cards = sorted(hand, key=lambda card: sort_key(card, code(card)))
    return " ".join(map(code, cards))


def _text_of(places: object, at: int) -> str:
    return str(places[str(at)]) if isinstance(places, dict) else ""


def _foot(text: str, count: int, seen: bool) -> object:
    """A foot that is played from, or waits for its turn, is known to be; its cards are not."""
    return text if seen or text in ("taken", "next_turn") else count


def _turn(said: object, *, told: bool) -> Written:
    turn = dict(said) if isinstance(said, dict) else {}
    return turn if told else {key: one for key, one in turn.items() if key not in _OWN_TURN}


def _shortened(position: Written) -> Written:
    """Without what reading supplies by itself, so that a change leaves little to contradict."""
    try:
        return without_the_obvious(position)
    except PositionProblem:  # steps that name cards which are hidden here
        fewer = {key: value for key, value in position.items() if key != "this_turn"}
        set_up(fewer)
        return without_the_obvious(fewer)


def _by_side(state: DealState, position: Written) -> Written:
    """Red threes by side where sides score them, as an editor shows them."""
    threes = position.get("red_threes")
    if state.setup.scorers != len(state.sides) or not isinstance(threes, dict):
        return position
    by_seat = threes.get("by_seat", {})
    sides = {
        str(side): " ".join(by_seat[str(seat)] for seat in seats if str(seat) in by_seat)
        for side, seats in enumerate(state.sides)
    }
    return {**position, "red_threes": {side: cards for side, cards in sides.items() if cards}}
