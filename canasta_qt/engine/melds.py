"""Melds: which group goes to which meld, and procedure P1, the check of the finished meld.

`lay` works out what a side's melds would be after a set of plays, or why they may not be laid. It
is pure: `legality` asks it, `transitions` uses its answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from canasta_qt.engine.actions import AUTO, NEW, Play
from canasta_qt.engine.cards import (
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    KIND_OF_TEXT,
    RED_THREE,
    RUN_CANASTA,
    SEQUENCE,
    TWO,
)
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.sequences import arranged, check_run, run_for, sort_of_run
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Position
from canasta_qt.engine.wilds import check_wild_meld, open_wild_meld


@dataclass(slots=True)
class Laying:
    """The outcome of laying: the side's melds afterwards and what changed.

    Attributes:
        melds: the side's melds with the plays on them.
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
        card: the top card's number.
        second_meld: a full canasta of its rank gets a second meld beside it.
        lift_cap: the cap on wilds is not tested for it.
    """

    card: int
    second_meld: bool = False
    lift_cap: bool = False


def is_canasta(setup: Setup, meld: Meld) -> bool:
    """Whether a meld is a completed canasta; black threes are one only where the rules say so."""
    size = len(meld.cards)
    if meld.kind == SEQUENCE:
        return size >= RUN_CANASTA
    if size < setup.canasta_size:
        return False
    return meld.kind != BLACK_THREE or setup.rules.black_three.meld_is_canasta


def classify(cards: Sequence[int], *, runs: bool = False) -> tuple[int, int] | Refusal:
    """(kind, number of wilds) of a group; kind `TWO` when it holds only wilds.

    Where there are `runs`, cards of different ranks are one (kind `SEQUENCE`). Otherwise a red
    three, or a black three beside other naturals, is E_THREE_MELD before anything else.
    """
    kind = 0
    wilds = 0
    mixed = False
    three = False
    for card in cards:
        this = KIND[card]
        if IS_WILD[this]:
            wilds += 1
        elif this != kind:
            mixed = mixed or kind != 0
            three = three or this in (RED_THREE, BLACK_THREE)
            kind = this
    if mixed and runs:
        run = sort_of_run(cards)
        if run is not None:
            return run
    if three and (mixed or kind == RED_THREE):
        return Refusal(Code.THREE_MELD, cards=tuple(cards))
    if mixed:
        return Refusal(Code.MIXED_RANKS, cards=tuple(cards))
    return kind or TWO, wilds


def find_meld(melds: Sequence[Meld], kind: int, setup: Setup) -> int:
    """Index of the meld that cards of this kind join by themselves, or -1.

    Where a side has two melds of a rank the one still open is meant.
    """
    found = -1
    for index, meld in enumerate(melds):
        if meld.kind == kind:
            if len(meld.cards) < setup.canasta_size:
                return index
            found = index
    return found


def may_begin(setup: Setup, melds: Sequence[Meld], kind: int) -> bool:
    """Whether a side with these melds may begin one of this kind (`meld.same_rank`).

    Wild cards and black threes have one meld each.
    """
    own = [meld for meld in melds if meld.kind == kind]
    if not own:
        return True
    mode = setup.rules.meld.same_rank
    if mode == "merge" or kind in (TWO, BLACK_THREE):
        return False
    return mode == "many" or all(is_canasta(setup, meld) for meld in own)


def home_of(setup: Setup, melds: Sequence[Meld], kind: int, cards: Sequence[int]) -> int:
    """Index of the meld that a play joins when it names none (`AUTO`), or -1 for a new one.

    The first open meld of its rank; else the first run that takes the cards; else, where there may
    be another meld of the rank, a new one if the cards are enough for it; else what is complete:
    the canasta of the rank, or the run that they continue.
    """
    index = find_meld(melds, kind, setup) if kind != SEQUENCE else -1
    if index >= 0 and len(melds[index].cards) < setup.canasta_size:
        return index
    if setup.has_runs and kind not in (TWO, BLACK_THREE):
        small = index < 0 and len(cards) < _least_of(setup, kind)
        run = run_for(setup, melds, cards, complete=small)
        if run >= 0:
            return run
    if index >= 0 and len(cards) >= setup.rules.meld.min_size and may_begin(setup, melds, kind):
        return -1
    return index


def _least_of(setup: Setup, kind: int) -> int:
    """The fewest cards of a new meld of this kind."""
    return setup.rules.sequence.sizes[0] if kind == SEQUENCE else setup.rules.meld.min_size


def lay(
    pos: Position, side: int, plays: Sequence[Play], top: TopCard | None = None
) -> Laying | Refusal:
    """What `side`'s melds become when `plays` are laid, or the first reason why not (P1).

    Plays onto the same meld are joined first and the finished meld is checked, so naturals and
    wilds added together count together. `top` names the pile's top card and how it may be laid.
    A wild meld begun in the same step locks no wilds yet (EX-080); one under way does, until the
    step completes it.
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


def _place(
    pos: Position, side: int, play: Play, laying: Laying, top: TopCard | None
) -> Refusal | None:
    """Put one play onto its meld in `laying`, unchecked except for where it may go."""
    sort = classify(play.cards, runs=pos.setup.has_runs)
    if isinstance(sort, Refusal):
        return sort
    kind, wilds = sort
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
        cards = arranged(play.cards) if kind == SEQUENCE else play.cards
        melds.append(Meld(uid, kind, cards, wilds, pos.turn, wilds > 0))
    else:
        old = melds[index]
        dirty = old.begun_dirty or (old.uid >= pos.next_uid and wilds > 0)
        cards = old.cards + play.cards
        if old.kind == SEQUENCE:
            cards = arranged(cards)
        melds[index] = Meld(old.uid, old.kind, cards, old.wilds + wilds, old.born, dirty)
    if wilds and pos.setup.rules.wild_meld.lock and melds[index].kind != TWO:
        lying = [meld for meld in melds if meld.uid < pos.next_uid]
        laying.locked_wild = laying.locked_wild or open_wild_meld(pos.setup, lying)
    laying.changed[index] = laying.changed.get(index, ()) + play.cards
    return None


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
        beside = kind == SEQUENCE or may_begin(pos.setup, melds, kind)
        index = -1 if beside else Refusal(Code.SECOND_MELD, kind=kind, cards=play.cards)
    else:
        assert play.onto == AUTO
        index = home_of(pos.setup, melds, kind, play.cards)
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


def check_meld(
    pos: Position,
    side: int,
    before: Meld | None,
    meld: Meld,
    added: Sequence[int],
    *,
    lift_cap: bool = False,
) -> Refusal | None:
    """P1 on a finished meld: `before` is what lay there, `added` the cards of this action."""
    rules = pos.setup.rules
    if meld.kind == BLACK_THREE:
        return _check_black_threes(rules, meld)
    if meld.kind == TWO:
        return check_wild_meld(rules, meld)
    if meld.kind == SEQUENCE:
        return check_run(rules, before, meld)
    wilds_added = meld.wilds - (before.wilds if before else 0)
    return (
        (Refusal(Code.DEAD_RANK, kind=meld.kind) if is_dead_rank(pos, side, meld.kind) else None)
        or _check_closed(pos.setup, before, wilds_added, len(added) - wilds_added)
        or _check_size(rules, meld)
        or (
            _check_wild_ranks(pos, side, before, meld)
            or _check_mix(rules, meld, wilds_added, lift_cap)
            if meld.wilds
            else _check_naturals(rules, meld)
        )
        or (
            _check_rule_of_five(pos, side, meld)
            if wilds_added and rules.meld.rule_of_five
            else None
        )
    )


def _check_black_threes(rules: TableRules, meld: Meld) -> Refusal | None:
    low, high = rules.black_three.meld_sizes
    size = len(meld.cards)
    if size < low:
        return Refusal(Code.MIN_SIZE, size, low, BLACK_THREE, meld.cards)
    if high is not None and size > high:
        return Refusal(Code.MAX_SIZE, size, high, BLACK_THREE, meld.cards)
    return None


def is_dead_rank(pos: Position, side: int, kind: int) -> bool:
    """Whether `side` may no longer meld this rank because it is complete (`meld.dead_ranks`)."""
    mode = pos.setup.rules.meld.dead_ranks
    if mode == "none":
        return False
    return any(
        meld.kind == kind and is_canasta(pos.setup, meld)
        for owner, melds in enumerate(pos.melds)
        if mode == "both_teams" or owner == side
        for meld in melds
    )


def _check_closed(
    setup: Setup, before: Meld | None, wilds_added: int, naturals_added: int
) -> Refusal | None:
    if before is None or len(before.cards) < setup.canasta_size:
        return None
    meld = setup.rules.meld
    wild_ok = meld.add_wild_to_mixed_canasta if before.wilds else meld.add_wild_to_natural_canasta
    if (naturals_added and not meld.add_natural_to_canasta) or (wilds_added and not wild_ok):
        return Refusal(Code.CLOSED, kind=before.kind)
    return None


def _check_size(rules: TableRules, meld: Meld) -> Refusal | None:
    size = len(meld.cards)
    low, high = rules.meld.min_size, rules.meld.max_size
    if size < low:
        return Refusal(Code.MIN_SIZE, size, low, meld.kind, meld.cards)
    if high is not None and size > high:
        return Refusal(Code.MAX_SIZE, size, high, meld.kind, meld.cards)
    return None


def _check_wild_ranks(pos: Position, side: int, before: Meld | None, meld: Meld) -> Refusal | None:
    """Ranks that never, or only after a dirty opening, hold wild cards."""
    rules = pos.setup.rules.meld
    if rules.never_wild_ranks and _is_named(meld.kind, rules.never_wild_ranks):
        return Refusal(Code.NEVER_WILD, kind=meld.kind)
    if rules.wild_only_if_opened_dirty and _is_named(meld.kind, rules.wild_only_if_opened_dirty):
        opened_before = 0 < pos.opened[side] < pos.turn
        pure = not before.begun_dirty if before is not None else opened_before
        if pure:
            return Refusal(Code.ACE_PURE, kind=meld.kind)
    return None


def _is_named(kind: int, ranks: tuple[str, ...]) -> bool:
    return any(KIND_OF_TEXT.get(rank) == kind for rank in ranks)


def _check_naturals(rules: TableRules, meld: Meld) -> Refusal | None:
    naturals = len(meld.cards) - meld.wilds
    if naturals < rules.meld.min_naturals:
        return Refusal(Code.MIN_NATURALS, naturals, rules.meld.min_naturals, meld.kind, meld.cards)
    return None


def _check_mix(rules: TableRules, meld: Meld, wilds_added: int, lift_cap: bool) -> Refusal | None:
    """Naturals, cap and ratio of a meld that holds wilds."""
    few = _check_naturals(rules, meld)
    if few is not None:
        return few
    naturals, wilds = len(meld.cards) - meld.wilds, meld.wilds
    cap = rules.meld.max_wilds
    if cap is not None and wilds > cap and wilds_added and not lift_cap:
        free = (
            rules.meld.wild_cap_scope == "first_seven"
            and len(meld.cards) > rules.meld.canasta_size
            and naturals >= 4
        )
        if not free:
            return Refusal(Code.MAX_WILDS, wilds, cap, meld.kind, meld.cards)
    if not _RATIO_HOLDS[rules.meld.ratio](naturals, wilds):
        return Refusal(Code.WILD_RATIO, wilds, naturals, meld.kind, meld.cards)
    return None


_RATIO_HOLDS: dict[str, Callable[[int, int], bool]] = {
    "none": lambda naturals, wilds: True,
    "nat_ge_wild": lambda naturals, wilds: naturals >= wilds,
    "nat_gt_wild": lambda naturals, wilds: naturals > wilds,
    "nat_ge_2wild": lambda naturals, wilds: naturals >= 2 * wilds,
}


def _check_rule_of_five(pos: Position, side: int, meld: Meld) -> Refusal | None:
    naturals = len(meld.cards) - meld.wilds
    if naturals < 5 and 0 < pos.opened[side] < pos.turn:
        return Refusal(Code.RULE_OF_FIVE, naturals, 5, meld.kind)
    return None


def wild_parts(cards: Sequence[int]) -> tuple[int, int]:
    """(twos, jokers) among the cards."""
    kinds = [KIND[card] for card in cards]
    return kinds.count(TWO), kinds.count(JOKER)
