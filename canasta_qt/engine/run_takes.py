"""Taking the pile's top card onto a run of one's own (`sequence.pile_take`, P3)."""

from __future__ import annotations

from canasta_qt.engine.actions import AUTO, NEW, Play
from canasta_qt.engine.cards import IS_WILD, KIND, RUN_CANASTA, SEQUENCE
from canasta_qt.engine.meld_homes import home_of
from canasta_qt.engine.meld_sorts import classify
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.sequences import check_growth
from canasta_qt.engine.state import Meld, Position


def is_run_claim(pos: Position, claim: Play) -> bool:
    """Whether the play with the top card goes to a run, on the table or not."""
    if not pos.setup.has_runs:
        return False
    return _is_run(pos, claim) or tabled_run(pos, claim) is not None


def _is_run(pos: Position, claim: Play) -> bool:
    sort = classify(claim.cards, runs=True)
    if isinstance(sort, Refusal):
        return sort.code is Code.SEQ_THREE
    return sort[0] == SEQUENCE


def tabled_run(pos: Position, claim: Play) -> Meld | None:
    """The own run that the play with the top card joins, or None."""
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    if claim.onto >= 0:
        found = next((meld for meld in melds if meld.uid == claim.onto), None)
    elif claim.onto == NEW:
        found = None
    else:
        assert claim.onto == AUTO
        sort = classify(claim.cards, runs=True)
        index = -1 if isinstance(sort, Refusal) else home_of(pos.setup, melds, sort[0], claim.cards)
        found = melds[index] if index >= 0 else None
    return found if found is not None and found.kind == SEQUENCE else None


def verify_run_claim(pos: Position, claim: Play, top: int, *, frozen: bool) -> Refusal | None:
    """Whether the top card alone may take the pile by the end of a tabled run.

    Never to begin one and never with a hand card in between. Where only the top card is taken,
    nothing that freezes the pile matters (EX-051).
    """
    rules = pos.setup.rules
    mode = rules.sequence.pile_take
    needed = rules.pile.naturals_needed
    if mode == "none" or (mode == "whole_pile" and frozen):
        if frozen:
            return Refusal(Code.PILE_FROZEN, 0, needed.frozen)
        return Refusal(Code.PILE_NO_MATCH, 0, needed.unfrozen, KIND[top])
    run = tabled_run(pos, claim)
    if run is None or len(claim.cards) != 1 or IS_WILD[KIND[top]]:
        return Refusal(Code.SEQ_TABLE_ONLY, cards=claim.cards)
    if len(run.cards) >= RUN_CANASTA:
        return Refusal(Code.CLOSED, kind=SEQUENCE)
    return check_growth(run, (top,))


def takes_top_card_only(pos: Position, claim: Play) -> bool:
    """Whether this claim moves just the top card, the rest of the pile staying where it is."""
    return pos.setup.rules.sequence.pile_take == "top_only" and is_run_claim(pos, claim)
