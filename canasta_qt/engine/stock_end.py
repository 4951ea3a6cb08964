"""The end of the stock (procedure P6): red threes as last card, and the deal's last turn."""

from __future__ import annotations

from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.state import DealState


def after_draw(state: DealState, got: list[int]) -> bool:
    """Whether the deal ends at once because the last stock card drawn was a red three.

    `got` holds every card this draw took from the stock, in order, replacements included. Under
    `end_after_meld` the turn goes on without a discard (EX-116, EX-117).
    """
    if state.stock_left or KIND[got[-1]] != RED_THREE:
        return False
    if state.setup.rules.red_three.role == "penalty_card":
        return False
    mode = state.setup.rules.stock_end.last_red_three
    if mode == "end_after_meld":
        state.now.no_discard = True
        return False
    if mode == "turn_continues_if_other_card":
        return all(KIND[card] == RED_THREE for card in got)
    return True


def ends_with_turn(state: DealState) -> bool:
    """Whether the deal ends with the turn that emptied the stock (EX-120)."""
    mode = state.setup.rules.stock_end.mode
    return mode == "end_after_last_draw_turn" and not state.stock_left
