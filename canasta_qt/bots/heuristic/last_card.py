"""Keeping a card that may end the turn, so that no lay-down leaves only cards the rules bar."""

from __future__ import annotations

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.sketch import Sketch
from canasta_qt.bots.heuristic.worth import Worth
from canasta_qt.engine.cards import KIND_TEXT, NATURAL_KINDS

_FULL = 5
"""Cards of a rivals' meld from which its rank is "safe" (`discard.empty_pile_ban`)."""


def can_discard(worth: Worth, sketch: Sketch, *, empty: bool | None = None) -> bool:
    """Whether the hand of the sketch holds a card that may be discarded without a fall-back.

    `empty` says whether the pile will be empty then; by default as it is now.
    """
    know = worth.know
    rules = know.setup.rules.discard
    bare = not know.view.pile if empty is None else empty
    if bare and rules.empty_pile_ban:
        return any(sketch.held[kind] and not _banned(know, worth, kind) for kind in NATURAL_KINDS)
    return rules.wild == "allowed" or sketch.hand_size > sketch.wilds_held


def _banned(know: Knowledge, worth: Worth, kind: int) -> bool:
    """Whether the rank is barred from an empty pile."""
    ban = know.setup.rules.discard.empty_pile_ban
    if KIND_TEXT[kind] in ban or ("dead" in ban and worth.limits.dead[kind]):
        return True
    others = [table.melds[kind] for side, table in enumerate(know.theirs) if side != know.side]
    full = any(meld is not None and len(meld.cards) >= _FULL for meld in others)
    return full and "safe" in ban
