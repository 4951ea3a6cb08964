"""The melds of a written position: what they are, when they were begun, and by whom."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.cards import SEQUENCE
from canasta_qt.engine.meld_sorts import classify
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.sequences import arranged
from canasta_qt.engine.state import DealState, Meld
from canasta_qt.record.card_words import PositionProblem, Word, parse_words
from canasta_qt.record.position_fields import Fields

_OPENED: Final = ("no", "earlier", "this_turn")


def lay_melds(state: DealState, groups: list[list[list[int]]], fields: Fields) -> None:
    """Put every side's groups on the table and book its opening.

    Needs the state's setup, turn and seat to act. `PositionProblem` for what cannot be.
    """
    state.melds = [[] for _ in groups]
    state.opened = [0] * len(groups)
    state.next_uid = 0
    for side, cards in enumerate(groups):
        opened = _opened(state, side, bool(cards), fields)
        turns = {"no": 0, "earlier": state.turn - 1, "this_turn": state.turn}
        state.opened[side] = turns[opened]
        dirty = _begun_dirty(len(groups), side, fields)
        for at, group in enumerate(cards):
            state.melds[side].append(_meld(state, side, group, dirty, f"melds.{side}[{at}]"))
        _book_earlier_play(state, side, opened)


def _meld(
    state: DealState, side: int, cards: list[int], dirty: list[Word] | None, where: str
) -> Meld:
    sort = classify(cards, runs=state.setup.has_runs)
    if isinstance(sort, Refusal):
        raise PositionProblem(f"{where}: these cards make no meld ({sort.code.value})")
    kind, wilds = sort
    uid = state.next_uid
    state.next_uid += 1
    begun_dirty = wilds > 0 and (
        dirty is None or any(word.fits(card) for word in dirty for card in cards)
    )
    laid = arranged(cards) if kind == SEQUENCE else tuple(cards)
    return Meld(uid, kind, laid, wilds, state.opened[side], begun_dirty)


def _opened(state: DealState, side: int, has_melds: bool, fields: Fields) -> str:
    value = fields.by_side("opened", len(state.opened)).get(side)
    if value is None:
        return "earlier" if has_melds else "no"
    if value not in _OPENED:
        raise PositionProblem(f"opened.{side}: 'no', 'earlier' or 'this_turn' is needed")
    if value == "no" and has_melds:
        raise PositionProblem(f"opened.{side}: a side with melds has opened")
    if value == "this_turn" and side != state.side_of[state.turn_seat]:
        raise PositionProblem(f"opened.{side}: only the side to act can open in this turn")
    return str(value)


def _begun_dirty(sides: int, side: int, fields: Fields) -> list[Word] | None:
    """The ranks whose meld held a wild card when first laid; None where nothing is said."""
    value = fields.by_side("begun_dirty", sides).get(side)
    if value is None:
        return None
    where = f"begun_dirty.{side}"
    ranks = " ".join(map(str, value)) if isinstance(value, list) else value
    if not isinstance(ranks, str):
        raise PositionProblem(f"{where}: ranks are needed")
    return parse_words(ranks, where)


def _book_earlier_play(state: DealState, side: int, opened: str) -> None:
    """Who laid the melds: in this turn the seat to act, before it the seats beside it."""
    if opened == "this_turn":
        state.now.laid = [(meld.uid, meld.cards) for meld in state.melds[side]]
        state.now.beyond_top = bool(state.now.laid)
    elif state.melds[side]:
        seats = state.sides[side]
        for seat in seats:
            state.laid_before[seat] = seat != state.turn_seat or len(seats) == 1
