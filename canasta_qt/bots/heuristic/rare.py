"""Acts that few games know: declaring a special hand, and laying out a three that was kept."""

from __future__ import annotations

from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.engine.actions import Action, DeclareSpecialHand, LayThree
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.special_hands import declarable


def declaration(moment: Moment) -> Action | None:
    """The dearest special hand that is complete, or None."""
    complete = declarable(moment.view)
    return DeclareSpecialHand(complete[0]) if complete else None


def three_to_lay(moment: Moment) -> Action | None:
    """A kept three that serves nothing: laid out it scores, and another card comes for it."""
    tabled = moment.know.setup.tabled
    threes = [card for card in moment.view.hand if tabled[KIND[card]]]
    if moment.special.needs_three():
        threes = threes[1:]
    for card in threes:
        lay = LayThree(card)
        if moment.legal(lay):
            return lay
    return None
