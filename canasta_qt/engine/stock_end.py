"""The end of the stock (procedure P6): a three as last card, and the deal's last turn."""

from __future__ import annotations

from canasta_qt.engine.cards import HIDDEN, KIND
from canasta_qt.engine.state import DealState


def spared_three(state: DealState, drawn: tuple[int, ...]) -> int:
    """The three that stays in the hand because it was the stock's last card, or `HIDDEN`.

    Only in modern games, and only of the turn's own draw: replacements are tabled (EX-118).
    """
    rules = state.setup.rules
    if state.stock_left or rules.red_three.role != "modern":
        return HIDDEN
    tabled = state.setup.tabled[KIND[drawn[-1]]]
    return drawn[-1] if tabled and rules.stock_end.last_three_modern != "must_lay" else HIDDEN


def after_draw(state: DealState, got: list[int], spared: int) -> bool:
    """Whether the deal ends at once because the last stock card drawn was a three for points.

    `got` holds every card this draw took from the stock, in order, replacements included;
    `spared` is the answer of `spared_three`. Otherwise the record of the turn says what is left to
    do: under `end_after_meld` the turn goes on without a discard (EX-116, EX-117), in modern games
    the three may be laid, or discarded to go out.
    """
    rules = state.setup.rules
    if state.stock_left or not state.setup.tabled[KIND[got[-1]]]:
        return False
    if rules.red_three.place == "optional":  # a three that may be kept is a card like others
        return False
    if rules.red_three.role == "modern":
        choice = rules.stock_end.last_three_modern in ("may_lay", "may_discard_to_go_out")
        state.now.last_three = choice and spared != HIDDEN
        return not state.now.last_three
    mode = rules.stock_end.last_red_three
    if mode == "end_after_meld":
        state.now.no_discard = True
        return False
    if mode == "turn_continues_if_other_card":
        return all(state.setup.tabled[KIND[card]] for card in got)
    return True


def ends_with_turn(state: DealState) -> bool:
    """Whether the deal ends with the turn that emptied the stock (EX-120)."""
    mode = state.setup.rules.stock_end.mode
    return mode == "end_after_last_draw_turn" and not state.stock_left
