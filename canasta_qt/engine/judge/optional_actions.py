"""Actions that only some games know, each judged and carried out in one place.

Merging two melds of one's own (`meld.same_rank = many`, `sequence.merge`). Taking melds back
because no card may be discarded on the empty pile (EX-111): one after the other, the last first; an
opening that would count too little goes back whole, and so does a pile with the meld that took it
(ruling). The heap, Bain's "garbage pile" [pagat: Bain Hand and Foot]. Conceding a deal [wikipedia].
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from canasta_qt.engine import events as ev
from canasta_qt.engine.actions import (
    ConcedeDeal,
    LayDown,
    LayOnHeap,
    MergeMelds,
    TakePile,
)
from canasta_qt.engine.cards import (
    BLACK_THREE,
    HIDDEN,
    IS_WILD,
    KIND,
    RED_THREE,
    SEQUENCE,
    SEVEN,
    TWO,
)
from canasta_qt.engine.events import Event
from canasta_qt.engine.judge.discards import must_retract
from canasta_qt.engine.judge.judge_melds import judge_kept
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.melds.meld_types import canasta_style, has_canasta, is_canasta
from canasta_qt.engine.melds.sequences import arrange_run, check_long_runs
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.state import DealResult, DealState, Meld, Phase, Position, TableBefore


def verify_merge(pos: Position, action: MergeMelds) -> Refusal | None:
    """Whether the seat to act may merge these two melds: own, of one kind, and good together."""
    if pos.phase is not Phase.PLAY or pos.now.retracted:
        return NOT_NOW
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
    merged = _merged_meld(first, second)
    refusal = (
        check_meld(pos, side, first, merged, second.cards)
        or check_meld(pos, side, second, merged, first.cards)
        or check_long_runs(pos.setup.rules, (first,), (merged,))
    )
    if refusal is not None:
        return refusal
    return judge_kept(pos, melds_after(pos, action))


def _may_merge(pos: Position, kind: int) -> bool:
    rules = pos.setup.rules
    if kind == SEQUENCE:
        return rules.sequence.merge
    return kind not in (TWO, BLACK_THREE) and rules.meld.same_rank == "many"


def _merged_meld(first: Meld, second: Meld) -> Meld:
    """What two melds become; the first keeps its number, and the older one its age."""
    cards = first.cards + second.cards
    return Meld(
        first.uid,
        first.kind,
        arrange_run(cards) if first.kind == SEQUENCE else cards,
        first.wilds + second.wilds,
        min(first.born, second.born),
        first.begun_dirty or second.begun_dirty,
    )


def melds_after(pos: Position, action: MergeMelds) -> list[Meld]:
    """The melds of the side to act when the two are one."""
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    gone = next(meld for meld in melds if meld.uid == action.uid)
    return [
        _merged_meld(meld, gone) if meld.uid == action.into else meld
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
    events.append(ev.MeldsMerged(seat, side, action.uid, action.into, before[action.uid].cards))
    was = any(is_canasta(state.setup, before[uid]) for uid in (action.uid, action.into))
    if not was and is_canasta(state.setup, merged):
        events.append(ev.CanastaCompleted(seat, side, merged.uid, canasta_style(merged)))


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


def may_retract(pos: Position) -> bool:
    """Whether these rules ever send melds back."""
    return pos.setup.retracts_melds


def remember(state: DealState, action: LayDown | TakePile) -> None:
    """Before a lay-down or a pile take: note how the table lies, where that may be needed."""
    if may_retract(state):
        state.now.steps = (*state.now.steps, table_before(state, action))


def table_before(state: DealState, action: LayDown | TakePile | None = None) -> TableBefore:
    """How the table lies now, for the seat to act, before it does this."""
    seat, side = state.turn_seat, state.side
    return TableBefore(
        melds=tuple(state.melds[side]),
        red_threes=tuple(state.red_threes[seat]),
        black_threes=tuple(state.black_threes[seat]),
        pile=tuple(state.pile),
        freezer=state.freezer,
        stock_left=state.stock_left,
        turn_card_drawn=state.turn_card_drawn,
        opened=state.opened[side],
        next_uid=state.next_uid,
        laid=len(state.now.laid),
        took_pile=state.now.took_pile,
        beyond_top=state.now.beyond_top,
        action=action,
    )


def verify_retract(pos: Position) -> Refusal | None:
    """Whether the seat to act must take its last step back: no other way to end the turn."""
    needed = pos.phase is Phase.PLAY and must_retract(pos)
    return None if needed else Refusal(Code.PHASE)


def undo_last_step(state: DealState) -> LayDown | TakePile | None:
    """Put the table back to where the last step of the turn found it.

    Returns what is left of that step when its last meld stays in the hand; None for nothing.
    """
    seat, side = state.turn_seat, state.side
    *earlier, before = state.now.steps
    melded = [card for meld in state.melds[side] for card in meld.cards]
    returned = {card for meld in before.melds for card in meld.cards}
    returned.update(before.pile, before.red_threes, before.black_threes)
    # Cards that the step drew (bonus cards, replacements of threes) go back on top of the stock.
    start = len(state.stock) - before.stock_left
    returned.update(state.stock[start : len(state.stock) - state.stock_left])
    own = [*state.hands[seat], *state.red_threes[seat], *state.black_threes[seat], *melded]
    state.hands[seat] = [card for card in own if card not in returned]
    if state.stock_left < before.stock_left:
        state.waiting[seat] = []
    _restore(state, before)
    state.now.steps = tuple(earlier)
    return _shortened(before)


def _shortened(before: TableBefore) -> LayDown | TakePile | None:
    """The step after `before` without its last meld; the meld that took the pile stays longest."""
    action = before.action
    if action is None or len(action.plays) < 2:
        return None
    top = set(before.pile[-1:])
    last = max(at for at, play in enumerate(action.plays) if top.isdisjoint(play.cards))
    return replace(action, plays=(*action.plays[:last], *action.plays[last + 1 :]))


def _restore(state: DealState, before: TableBefore) -> None:
    seat, side = state.turn_seat, state.side
    state.melds[side] = list(before.melds)
    state.red_threes[seat] = list(before.red_threes)
    state.black_threes[seat] = list(before.black_threes)
    state.pile = list(before.pile)
    state.freezer = before.freezer
    state.stock_left = before.stock_left
    state.turn_card_drawn = before.turn_card_drawn
    state.opened[side] = before.opened
    state.next_uid = before.next_uid
    now = state.now
    if now.took_pile and not before.took_pile:
        state.phase = Phase.START
    now.laid = now.laid[: before.laid]
    now.took_pile = before.took_pile
    now.beyond_top = before.beyond_top


def heap_is_open(pos: Position, side: int) -> bool:
    """Whether `side` may use its heap: the rules have one and it has a canasta of sevens.

    >>> heap_is_open(position("bain_hand_and_foot", melds={0: ["7*7"]}), 0)
    True
    >>> heap_is_open(position("classic_4p", melds={0: ["7*7"]}), 0)
    False
    """
    return pos.setup.rules.meld.discard_heap and has_canasta(pos.setup, pos.melds[side], SEVEN)


def belongs_on_heap(pos: Position, side: int, kind: int) -> bool:
    """Whether cards of this kind may go on the open heap of `side`.

    >>> pos = position("bain_hand_and_foot", melds={0: ["7*7", "K*7"]})
    >>> belongs_on_heap(pos, 0, kind("K")), belongs_on_heap(pos, 0, kind("9"))
    (True, False)
    """
    barred = IS_WILD[kind] or kind in (SEVEN, RED_THREE, BLACK_THREE)
    return not barred and has_canasta(pos.setup, pos.melds[side], kind)


def verify_heap(pos: Position, action: LayOnHeap) -> Refusal | None:
    """Why the seat to act may not put these cards on its side's heap, or None when it may."""
    if pos.phase is not Phase.PLAY or not heap_is_open(pos, pos.side):
        return Refusal(Code.PHASE, cards=action.cards)
    hand = pos.hands[pos.turn_seat]
    cards = set(action.cards)
    if not cards or len(cards) < len(action.cards) or HIDDEN in cards or not cards <= set(hand):
        return Refusal(Code.NOT_HELD, cards=action.cards)
    for card in action.cards:
        if KIND[card] in (RED_THREE, BLACK_THREE):
            return Refusal(Code.THREE_MELD, kind=KIND[card], cards=(card,))
        if not belongs_on_heap(pos, pos.side, KIND[card]):
            return Refusal(Code.MIXED_RANKS, kind=KIND[card], cards=(card,))
    return judge_kept(pos, pos.melds[pos.side], action.cards)


def heap_layings(pos: Position) -> Iterator[LayOnHeap]:
    """Single cards and all cards of a rank that the seat to act may put on its heap."""
    if not heap_is_open(pos, pos.side):
        return
    by_kind: dict[int, list[int]] = {}
    for card in sorted(pos.hands[pos.turn_seat]):
        by_kind.setdefault(KIND[card], []).append(card)
    for cards in by_kind.values():
        for chosen in dict.fromkeys((tuple(cards[:1]), tuple(cards))):
            if verify_heap(pos, LayOnHeap(chosen)) is None:
                yield LayOnHeap(chosen)


def lay_on_heap(state: DealState, action: LayOnHeap, events: list[Event]) -> None:
    """Carry a verified `LayOnHeap` out."""
    seat, side = state.turn_seat, state.side
    state.hands[seat] = [card for card in state.hands[seat] if card not in action.cards]
    heap = state.heaps[side] + action.cards
    state.heaps = (*state.heaps[:side], heap, *state.heaps[side + 1 :])
    state.now.beyond_top = True
    events.append(ev.LaidOnHeap(seat, side, action.cards))


def verify_concession(pos: Position, action: ConcedeDeal) -> Refusal | None:
    """Whether the seat to act may concede the deal now: on its turn, unless the answer was no."""
    call = pos.setup.rules.match.forfeit_call
    if call is None or pos.phase not in (Phase.START, Phase.PLAY) or pos.now.stays:
        return Refusal(Code.PHASE)
    return None


def concede(state: DealState, action: ConcedeDeal, events: list[Event]) -> None:
    """Carry a verified `ConcedeDeal` out: ask the team-mate, or end the deal."""
    call = state.setup.rules.match.forfeit_call
    assert call is not None
    seat = state.turn_seat
    mates = state.teammates(seat)
    if not mates or not call.ask_partner:
        _end_conceded_deal(state, events)
        return
    state.now.concession = state.phase
    state.phase = Phase.ANSWER
    events.append(ev.ConcessionAsked(seat, mates[0]))


def answer_concession(state: DealState, yes: bool, events: list[Event]) -> None:
    """The team-mate's answer to the open question: the deal ends, or goes on where it was."""
    assert state.now.concession is not None
    events.append(ev.ConcessionAnswered(state.turn_seat, state.actor, yes))
    state.phase = state.now.concession
    state.now.concession = None
    state.now.stays = True
    if yes:
        _end_conceded_deal(state, events)


def _end_conceded_deal(state: DealState, events: list[Event]) -> None:
    seat = state.turn_seat
    state.phase = Phase.OVER
    state.result = DealResult(reason="conceded", conceded=seat)
    events += [ev.DealConceded(seat), ev.DealEnded(None, "conceded")]
