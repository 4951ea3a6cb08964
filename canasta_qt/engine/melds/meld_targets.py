"""Laying melds: which meld a group of cards joins or begins, and what comes of it (P1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.engine.actions import AUTO, NEW, Play
from canasta_qt.engine.cards import BLACK_THREE, SEQUENCE, TWO
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.melds.meld_types import classify, is_canasta, open_wild_meld
from canasta_qt.engine.melds.sequences import arrange_run, find_run
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Position


def find_meld(melds: Sequence[Meld], kind: int, setup: Setup) -> int:
    """Index of the meld that cards of this kind join by themselves, an open one first; or -1.

    >>> pos = position(melds={0: ["Q Q Q", "K K K"]})
    >>> [find_meld(pos.melds[0], kind(rank), pos.setup) for rank in ("K", "9")]
    [1, -1]
    """
    found = -1
    for index, meld in enumerate(melds):
        if meld.kind == kind:
            if len(meld.cards) < setup.canasta_size:
                return index
            found = index
    return found


def may_begin_meld(setup: Setup, melds: Sequence[Meld], kind: int) -> bool:
    """Whether a side with these melds may begin one of this kind (`meld.same_rank`).

    Wild cards and black threes have one meld each.

    >>> pos = position("hand_and_foot_simpson", melds={0: ["Q Q Q"]})
    >>> [may_begin_meld(pos.setup, pos.melds[0], kind(rank)) for rank in ("Q", "K")]
    [False, True]
    """
    own = [meld for meld in melds if meld.kind == kind]
    if not own:
        return True
    mode = setup.rules.meld.same_rank
    if mode == "merge" or kind in (TWO, BLACK_THREE):
        return False
    return mode == "many" or all(is_canasta(setup, meld) for meld in own)


def find_target(setup: Setup, melds: Sequence[Meld], kind: int, cards: Sequence[int]) -> int:
    """Index of the meld that a play joins when it names none (`AUTO`), or -1 for a new one.

    The first open meld of its rank; else the first run that takes the cards; else, where there may
    be another meld of the rank, a new one if the cards are enough for it; else what is complete:
    the canasta of the rank, or the run that they continue.

    >>> pos = position("samba", melds={0: ["K K K", "4h 5h 6h"]})
    >>> find_target(pos.setup, pos.melds[0], kind("7"), cards("7h"))
    1
    """
    index = find_meld(melds, kind, setup) if kind != SEQUENCE else -1
    if index >= 0 and len(melds[index].cards) < setup.canasta_size:
        return index
    if setup.has_runs and kind not in (TWO, BLACK_THREE):
        small = index < 0 and len(cards) < _least_of(setup, kind)
        run = find_run(setup, melds, cards, complete=small)
        if run >= 0:
            return run
    if (
        index >= 0
        and len(cards) >= setup.rules.meld.min_size
        and may_begin_meld(setup, melds, kind)
    ):
        return -1
    return index


def _least_of(setup: Setup, kind: int) -> int:
    return setup.rules.sequence.sizes[0] if kind == SEQUENCE else setup.rules.meld.min_size


@dataclass(slots=True)
class Laying:
    """The outcome of laying: the side's melds afterwards and what changed.

    Attributes:
        changed: index of every meld that got cards, in play order, to the cards it got.
        locked_wild: wilds went elsewhere while the wild meld was under way.
    """

    melds: list[Meld]
    changed: dict[int, tuple[int, ...]]
    locked_wild: bool = False


@dataclass(frozen=True, slots=True)
class TopCard:
    """How the play with the top card of the pile is laid (`pile.cap_conflict`).

    Attributes:
        second_meld: a full canasta of its rank gets a second meld beside it.
        lift_cap: the cap on wilds is not tested for it.
    """

    card: int
    second_meld: bool = False
    lift_cap: bool = False


def lay(
    pos: Position, side: int, plays: Sequence[Play], top: TopCard | None = None
) -> Laying | Refusal:
    """What `side`'s melds become when `plays` are laid, or the first reason why not (P1).

    Plays onto the same meld are joined first and the finished meld is checked, so naturals and
    wilds added together count together. `top` names the pile's top card and how it may be laid.
    A wild meld begun in the same step locks no wilds yet (EX-080); one under way does, until the
    step completes it.

    >>> pos = position(phase="play", hands={0: "K K K 4"})
    >>> laying = lay(pos, 0, [Play(tuple(pos.hands[0][:3]))])
    >>> len(laying.melds)
    1
    >>> lay(pos, 0, [Play(tuple(pos.hands[0][1:]))]).code
    <Code.MIXED_RANKS: 'E_MIXED_RANKS'>
    """
    laying = Laying(list(pos.melds[side]), {})
    for play in plays:
        refusal = _place(pos, side, play, laying, top)
        if refusal is not None:
            return refusal
    for index, added in laying.changed.items():
        before = pos.melds[side][index] if index < len(pos.melds[side]) else None
        lift = top is not None and top.lift_cap and top.card in added
        refusal = check_meld(pos, side, before, laying.melds[index], added, lift_cap=lift)
        if refusal is not None:
            return refusal
    if laying.locked_wild:
        return Refusal(Code.WILD_LOCK)
    return laying


def may_lay_group(pos: Position, cards: tuple[int, ...], onto: int = AUTO) -> bool:
    """Whether P1 lets the seat to act lay this group; a lock on wilds may be lifted beside it.

    >>> pos = position(phase="play", hands={0: "K K 2"})
    >>> may_lay_group(pos, tuple(pos.hands[0]))
    True
    """
    laying = lay(pos, pos.side_of[pos.turn_seat], (Play(cards, onto),))
    return isinstance(laying, Laying) or laying.code is Code.WILD_LOCK


def _place(
    pos: Position, side: int, play: Play, laying: Laying, top: TopCard | None
) -> Refusal | None:
    found = classify(play.cards, runs=pos.setup.has_runs)
    if isinstance(found, Refusal):
        return found
    kind, wilds = found
    if kind == BLACK_THREE and pos.setup.rules.black_three.meld == "never":
        return Refusal(Code.THREE_MELD, cards=play.cards)
    new_beside = top is not None and top.second_meld and top.card in play.cards
    index = _target(pos, side, play, kind, laying, new_beside)
    if isinstance(index, Refusal):
        return index
    melds = laying.melds
    if index < 0:
        index = len(melds)
        uid = pos.next_uid + index - len(pos.melds[side])
        cards = arrange_run(play.cards) if kind == SEQUENCE else play.cards
        melds.append(Meld(uid, kind, cards, wilds, pos.turn, wilds > 0))
    else:
        old = melds[index]
        dirty = old.begun_dirty or (old.uid >= pos.next_uid and wilds > 0)
        cards = old.cards + play.cards
        if old.kind == SEQUENCE:
            cards = arrange_run(cards)
        melds[index] = Meld(old.uid, old.kind, cards, old.wilds + wilds, old.born, dirty)
    if wilds and pos.setup.rules.wild_meld.lock and melds[index].kind != TWO:
        laying.locked_wild |= _is_locking(pos, melds)
    laying.changed[index] = laying.changed.get(index, ()) + play.cards
    return None


def _is_locking(pos: Position, melds: Sequence[Meld]) -> bool:
    """Whether a wild meld that lay there before this step is still under way (EX-019, EX-080)."""
    return open_wild_meld(pos.setup, [meld for meld in melds if meld.uid < pos.next_uid])


def _target(
    pos: Position, side: int, play: Play, kind: int, laying: Laying, new_beside: bool
) -> int | Refusal:
    """Index of the meld a play joins, -1 for a new one."""
    melds = laying.melds
    if play.onto >= 0:
        return _named_target(pos, side, play, kind, melds)
    if new_beside and find_meld(melds, kind, pos.setup) >= 0:
        return -1
    if play.onto == NEW:
        beside = kind == SEQUENCE or may_begin_meld(pos.setup, melds, kind)
        index = -1 if beside else Refusal(Code.SECOND_MELD, kind=kind, cards=play.cards)
    else:
        assert play.onto == AUTO
        index = find_target(pos.setup, melds, kind, play.cards)
    if kind == TWO and index == -1 and not pos.setup.rules.wild_meld.enabled:
        return Refusal(Code.WILD_MELD_OFF, cards=play.cards)
    return index


def _named_target(
    pos: Position, side: int, play: Play, kind: int, melds: list[Meld]
) -> int | Refusal:
    for index, meld in enumerate(melds):
        if meld.uid == play.onto:
            if kind not in (TWO, meld.kind):
                if meld.kind == SEQUENCE:
                    return index
                if BLACK_THREE in (kind, meld.kind):
                    return Refusal(Code.THREE_MELD, cards=play.cards)
                return Refusal(Code.MIXED_RANKS, kind=meld.kind, cards=play.cards)
            return index
    for other, theirs in enumerate(pos.melds):
        if other != side and any(meld.uid == play.onto for meld in theirs):
            return Refusal(Code.OPP_MELD, cards=play.cards)
    return Refusal(Code.PHASE, cards=play.cards)
