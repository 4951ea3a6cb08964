"""Plans of playouts from the engine's plays and back, where melds are more than one of each rank.

A plan says how many cards join the meld of each rank: the one that is open, else a new one if they
are enough for it, else the canasta. What cannot be said so (two open melds of a rank, two groups
of it at once) no playout knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.bridge import current_of, run_number, suits
from canasta_qt.engine.actions import NEW, LayDown, Play, TakePile
from canasta_qt.engine.cards import BLACK_THREE, JOKER, KIND, SEQUENCE, TWO
from canasta_qt.engine.melds import Laying, lay
from canasta_qt.engine.pile import lay_take, top_play
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Position

_RUN_ROW = at.PLAN_RUNS - at.PLAN
_SUIT_ROW = at.PLAN_SUITS - at.PLAN
_TOP = at.PLAN_TOP - at.PLAN


def needed(setup: Setup) -> bool:
    """Whether plays have to be read this way."""
    return setup.has_runs or setup.rules.meld.same_rank != "merge"


def is_known(view: Position) -> bool:
    """Whether playouts know everything that lies on the table."""
    setup = view.setup
    for melds in view.melds:
        if sum(meld.kind == SEQUENCE for meld in melds) >= at.MOST_RUNS:
            return False
        still = [meld.kind for meld in melds if len(meld.cards) < setup.canasta_size]
        ranks = [kind for kind in still if kind != SEQUENCE]
        if len(set(ranks)) < len(ranks):
            return False
    return True


def plan_of(view: Position, action: LayDown | TakePile) -> list[int] | None:
    """The plan of legal plays, or None where playouts do not know them."""
    top = view.pile[-1] if isinstance(action, TakePile) else None
    laying = _laying(view, action, top)
    if isinstance(laying, Refusal):
        return None
    before = view.melds[view.side]
    plan = [0] * at.PLAN_SIZE
    kinds = [laying.melds[index].kind for index in laying.changed]
    ranks = [kind for kind in kinds if kind != SEQUENCE]
    runs = [index for index, meld in enumerate(laying.melds) if meld.kind == SEQUENCE]
    if len(set(ranks)) < len(ranks) or len(runs) > at.MOST_RUNS:
        return None
    for index, cards in laying.changed.items():
        meld = laying.melds[index]
        if meld.kind == SEQUENCE:
            place = runs.index(index)
            plan[_RUN_ROW + place] = run_number(meld)
            if top in cards:
                plan[_TOP] = place + 1
                if len(cards) > 1:
                    return None
        elif _home(view.setup, before, meld.kind, cards) != (
            meld.uid if index < len(before) else NEW
        ):
            return None
        else:
            _count(plan, meld.kind, [card for card in cards if card != top], view.setup)
    return plan


def _laying(view: Position, action: LayDown | TakePile, top: int | None) -> Laying | Refusal:
    if isinstance(action, LayDown):
        return lay(view, view.side, action.plays)
    assert top is not None
    claim = top_play(action, top)
    assert claim is not None
    return lay_take(view, action, claim, top)


def _home(setup: Setup, melds: Sequence[Meld], kind: int, cards: Sequence[int]) -> int:
    """The uid of the meld that a plan's cards of this kind join, or `NEW`."""
    own = current_of([meld for meld in melds if meld.kind == kind], setup.canasta_size)
    if own is None:
        return NEW
    beside = setup.rules.meld.same_rank != "merge" and kind not in (TWO, BLACK_THREE)
    full = len(own.cards) >= setup.canasta_size
    enough = len(cards) >= setup.rules.meld.min_size and any(KIND[card] == kind for card in cards)
    return NEW if beside and full and enough else own.uid


def _count(plan: list[int], kind: int, cards: Sequence[int], setup: Setup) -> None:
    for card in cards:
        row = {TWO: 1, JOKER: 2}.get(KIND[card], 0)
        plan[row * at.KINDS + kind] += 1
        if setup.has_runs:
            plan[_SUIT_ROW + kind] += suits(card)


def plays_of(
    view: Position, plan: Sequence[int], hand: list[int], top: int | None
) -> Iterator[Play]:
    """The plays of a plan; takes their cards out of `hand`."""
    melds = view.melds[view.side]
    run_top = top if plan[_TOP] else None
    rank_top = None if plan[_TOP] else top
    yield from _run_plays(view, plan, hand, run_top)
    for kind in range(TWO, JOKER):
        cards = [*_naturals(plan, kind, hand)]
        for row, of in ((1, TWO), (2, JOKER)):
            cards += _pull(hand, [of] * plan[row * at.KINDS + kind])
        if rank_top is not None and kind_of_top(rank_top) == kind:
            cards.append(rank_top)
        if cards:
            yield Play(tuple(cards), _home(view.setup, melds, kind, cards))


def kind_of_top(top: int) -> int:
    """The kind of the meld that the top card joins in a plan: wild cards join the wild meld."""
    return TWO if KIND[top] == JOKER else KIND[top]


def _naturals(plan: Sequence[int], kind: int, hand: list[int]) -> Iterator[int]:
    """The naturals of a rank: of the suits that the plan names, else the first ones."""
    missing = plan[kind] if kind != TWO else 0
    named = plan[_SUIT_ROW + kind]
    while missing:
        want = next(
            card for card in hand if KIND[card] == kind and (not named or _has(named, card))
        )
        hand.remove(want)
        named -= suits(want) if named else 0
        missing -= 1
        yield want


def _has(named: int, card: int) -> bool:
    one = suits(card)
    return named // one & 15 > 0


def _pull(hand: list[int], kinds: Sequence[int]) -> Iterator[int]:
    for kind in kinds:
        card = next(card for card in hand if KIND[card] == kind)
        hand.remove(card)
        yield card


def _run_plays(
    view: Position, plan: Sequence[int], hand: list[int], top: int | None
) -> Iterator[Play]:
    own = [meld for meld in view.melds[view.side] if meld.kind == SEQUENCE]
    for place in range(at.MOST_RUNS):
        want = plan[_RUN_ROW + place]
        if not want:
            continue
        lying = own[place] if place < len(own) else None
        if plan[_TOP] == place + 1 and top is not None and lying is not None:
            yield Play((top,), lying.uid)
            continue
        there = run_number(lying) if lying is not None else 0
        low, high, suit = want & 15, want >> 4 & 15, want >> 8
        missing = [
            kind
            for kind in range(low, high + 1)
            if not there or not there & 15 <= kind <= (there >> 4 & 15)
        ]
        cards = []
        for kind in missing:
            one = 1 << 4 * (suit - 1)
            card = next(card for card in hand if KIND[card] == kind and suits(card) == one)
            hand.remove(card)
            cards.append(card)
        yield Play(tuple(cards), NEW if lying is None else lying.uid)
