"""Melds of written actions named by their cards: `-> run 6s`, `merge: A A X -> A A A`."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.actions import AUTO, MergeMelds
from canasta_qt.engine.cards import KIND_TEXT, SEQUENCE
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.sequences import arranged, check_shape, lowest, suit_of
from canasta_qt.engine.state import DealState, Meld
from canasta_qt.record.card_words import parse_words
from canasta_qt.record.notation import ActionText, NotationProblem
from canasta_qt.record.position import Table


def run_named(state: DealState, target: str, groups: Sequence[tuple[int, ...]]) -> int | Refusal:
    """The `Play.onto` that `run 6s` means: the run whose lowest card is the six of spades.

    An open run comes before a complete one, the own side's before the others'. A run that begins
    in the same step, from one of the `groups`, is found by the rules themselves.
    """
    words = target.split()
    if len(words) != 2:
        raise NotationProblem(f"'-> {target}': a sequence is named by its lowest card")
    name = words[1][:-1].upper() + words[1][-1:].lower()
    side = state.side_of[state.turn_seat]
    others = (meld for at, melds in enumerate(state.melds) if at != side for meld in melds)
    runs = [meld for meld in (*state.melds[side], *others) if _name(meld) == name]
    if runs:
        return next((m for m in runs if not is_canasta(state.setup, m)), runs[0]).uid
    begun = (Meld(0, SEQUENCE, arranged(cards), 0, 0, False) for cards in groups if len(cards) > 1)
    if any(check_shape(meld.cards) is None and _name(meld) == name for meld in begun):
        return AUTO
    return Refusal(Code.SEQ_TABLE_ONLY)


def _name(meld: Meld) -> str:
    return KIND_TEXT[lowest(meld)] + suit_of(meld) if meld.kind == SEQUENCE else ""


def merge_named(table: Table, parts: ActionText) -> MergeMelds:
    """`merge: A A X -> A A A`: the meld with the first cards becomes part of the other.

    `NotationProblem` where no two melds of the side to act, or of any, have these cards.
    """
    if len(parts.groups) != 1 or parts.groups[0].target is None:
        raise NotationProblem("'merge' is about two melds, with '->' between their cards")
    gone = _meld_with(table, " ".join(parts.groups[0].words), ())
    return MergeMelds(gone, _meld_with(table, parts.groups[0].target, (gone,)))


def _meld_with(table: Table, text: str, taken: tuple[int, ...]) -> int:
    """Number of the first meld with exactly these cards that is not `taken`."""
    words = sorted(parse_words(text, "merge"), key=lambda word: len(word.faces))
    own = table.state.side_of[table.state.turn_seat]
    melds = [*table.state.melds[own], *(meld for melds in table.state.melds for meld in melds)]
    for meld in melds:
        free = list(meld.cards)
        for word in words:
            card = next((card for card in free if word.fits(card)), None)
            if card is None:
                break
            free.remove(card)
        else:
            if not free and meld.uid not in taken:
                return meld.uid
    raise NotationProblem(f"'merge': there is no meld {text!r}")
