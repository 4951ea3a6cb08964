"""Merging two melds of one's own: groups of one rank, or runs that follow each other.

Groups merge by choice where there may be many of a rank (`meld.same_rank = many`), runs where
`sequence.merge` lets them be joined. Nothing leaves the hand.
"""

from __future__ import annotations

from canasta_qt.engine.actions import MergeMelds
from canasta_qt.engine.canasta_kinds import canasta_style
from canasta_qt.engine.cards import BLACK_THREE, SEQUENCE, TWO
from canasta_qt.engine.events import CanastaCompleted, Event, MeldsMerged
from canasta_qt.engine.going_out import check_guard
from canasta_qt.engine.meld_checks import check_meld
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.sequences import arranged, check_long_runs
from canasta_qt.engine.state import DealState, Meld, Phase, Position


def verify_merge(pos: Position, action: MergeMelds) -> Refusal | None:
    """Whether the seat to act may merge these two melds: own, of one sort, and good together."""
    if pos.phase is not Phase.PLAY:
        return Refusal(Code.PHASE)
    side = pos.side_of[pos.turn_seat]
    own = {meld.uid: meld for meld in pos.melds[side]}
    if action.uid not in own or action.into not in own or action.uid == action.into:
        theirs = {meld.uid for melds in pos.melds for meld in melds}
        known = {action.uid, action.into} <= theirs
        return Refusal(Code.OPP_MELD if known and action.uid != action.into else Code.PHASE)
    first, second = own[action.into], own[action.uid]
    if first.kind != second.kind:
        return Refusal(Code.MIXED_RANKS, kind=first.kind, cards=second.cards)
    if not _may_merge(pos, first.kind):
        return Refusal(Code.PHASE, kind=first.kind)
    merged = merged_meld(first, second)
    refusal = (
        check_meld(pos, side, first, merged, second.cards)
        or check_meld(pos, side, second, merged, first.cards)
        or check_long_runs(pos.setup.rules, (first,), (merged,))
    )
    if refusal is not None:
        return refusal
    return check_guard(pos, melds_after(pos, action), len(pos.hands[pos.turn_seat]))


def _may_merge(pos: Position, kind: int) -> bool:
    rules = pos.setup.rules
    if kind == SEQUENCE:
        return rules.sequence.merge
    return kind not in (TWO, BLACK_THREE) and rules.meld.same_rank == "many"


def merged_meld(first: Meld, second: Meld) -> Meld:
    """What two melds become; the first keeps its number, and the older one its age."""
    cards = first.cards + second.cards
    return Meld(
        first.uid,
        first.kind,
        arranged(cards) if first.kind == SEQUENCE else cards,
        first.wilds + second.wilds,
        min(first.born, second.born),
        first.begun_dirty or second.begun_dirty,
    )


def melds_after(pos: Position, action: MergeMelds) -> list[Meld]:
    """The melds of the side to act when the two are one."""
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    gone = next(meld for meld in melds if meld.uid == action.uid)
    return [
        merged_meld(meld, gone) if meld.uid == action.into else meld
        for meld in melds
        if meld.uid != action.uid
    ]


def merge(state: DealState, action: MergeMelds, events: list[Event]) -> None:
    """Carry out a verified merge."""
    seat = state.turn_seat
    side = state.side_of[seat]
    before = {meld.uid: meld for meld in state.melds[side]}
    state.melds[side] = melds_after(state, action)
    merged = next(meld for meld in state.melds[side] if meld.uid == action.into)
    state.now.laid = [
        (action.into if uid == action.uid else uid, cards) for uid, cards in state.now.laid
    ]
    events.append(MeldsMerged(seat, side, action.uid, action.into, before[action.uid].cards))
    was = any(is_canasta(state.setup, before[uid]) for uid in (action.uid, action.into))
    if not was and is_canasta(state.setup, merged):
        events.append(CanastaCompleted(seat, side, merged.uid, canasta_style(merged)))


def possible_merges(pos: Position) -> list[MergeMelds]:
    """Merges the seat to act might make, each pair once, the younger into the older; unverified."""
    if not pos.setup.merges:
        return []
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    return [
        MergeMelds(second.uid, first.uid)
        for at, first in enumerate(melds)
        for second in melds[at + 1 :]
        if first.kind == second.kind and _may_merge(pos, first.kind)
    ]
