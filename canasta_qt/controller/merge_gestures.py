"""Joining two melds of a side: groups of one rank, or sequences."""

from __future__ import annotations

from canasta_qt.controller.messages import say
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.steps import Option, Resolution
from canasta_qt.engine.actions import MergeMelds
from canasta_qt.engine.cards import CODE
from canasta_qt.engine.legality import verify
from canasta_qt.engine.merging import possible_merges


def may_merge(sit: Situation) -> bool:
    """Whether two melds of the viewer's side may be merged now."""
    return sit.must_act and any(
        verify(sit.state, action) is None for action in possible_merges(sit.state)
    )


def merge(sit: Situation) -> Resolution:
    """Merge two melds; a choice where there are several ways."""
    if not sit.must_act:
        return Resolution(why=sit.not_now())
    options = [
        Option(action, "", _merge_words(sit, action))
        for action in possible_merges(sit.state)
        if verify(sit.state, action) is None
    ]
    return Resolution(tuple(options), "" if options else say("no.merge"), say("choice.merge"))


def _merge_words(sit: Situation, action: MergeMelds) -> str:
    melds = {meld.uid: meld for meld in sit.melds}
    first, second = (
        " ".join(CODE[card][0] for card in melds[uid].cards) for uid in (action.into, action.uid)
    )
    return say("choice.merge_two", first=first, second=second)
