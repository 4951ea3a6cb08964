"""Between what a seat sees and the flat states and moves of playouts.

Where melds are more than one of each rank, a plan says how many cards join the meld of each rank:
the one that is open, else a new one if they are enough for it, else the canasta. What cannot be
said so (two open melds of a rank, two groups of it at once) no playout knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, cast

from canasta_qt.engine import actions
from canasta_qt.engine.actions import AUTO, NEW, Action, LayDown, Play, TakePile
from canasta_qt.engine.cards import BLACK_THREE, FOUR, JOKER, KIND, KINDS, SEQUENCE, TWO
from canasta_qt.engine.going_out.special_hands import declarable_hands
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.pile.contents import claimed_card, melded_beside
from canasta_qt.engine.pile.taking import claiming_play, lay_take
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Position
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.rules import steps
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import (
    current_of,
    flat_state,
    place_of,
    places_of,
    run_number,
    suits,
)

_SUIT_ROW = 3 * const.KINDS
_RUN_ROW = 4 * const.KINDS
_TOP = _RUN_ROW + const.MOST_RUNS


def melds_are_plural(setup: Setup) -> bool:
    """Whether plays have to be read this way."""
    return setup.has_runs or setup.rules.meld.same_rank != "merge"


def plural_melds_are_known(view: Position) -> bool:
    """Whether playouts know everything that lies on the table."""
    setup = view.setup
    for melds in view.melds:
        if sum(meld.kind == SEQUENCE for meld in melds) >= const.MOST_RUNS:
            return False
        still = [meld.kind for meld in melds if len(meld.cards) < setup.canasta_size]
        ranks = [kind for kind in still if kind != SEQUENCE]
        if len(set(ranks)) < len(ranks):
            return False
    return True


def plural_plan(view: Position, action: LayDown | TakePile) -> list[int] | None:
    """The plan of legal plays, or None where playouts do not know them."""
    top = view.pile[-1] if isinstance(action, TakePile) else None
    laying = _laying(view, action, top)
    if isinstance(laying, Refusal):
        return None
    before = view.melds[view.side]
    plan = [0] * PLAN_SIZE
    kinds = [laying.melds[index].kind for index in laying.changed]
    ranks = [kind for kind in kinds if kind != SEQUENCE]
    runs = [index for index, meld in enumerate(laying.melds) if meld.kind == SEQUENCE]
    if len(set(ranks)) < len(ranks) or len(runs) > const.MOST_RUNS:
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
    claim = claiming_play(action, top)
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
        plan[row * const.KINDS + kind] += 1
        if setup.has_runs:
            plan[_SUIT_ROW + kind] += suits(card)


def plural_plays(
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
            cards += _pull(hand, [of] * plan[row * const.KINDS + kind])
        if rank_top is not None and kind_of_top(rank_top) == kind:
            cards.append(rank_top)
        if cards:
            yield Play(tuple(cards), _home(view.setup, melds, kind, cards))


def _first(cards: Iterator[int]) -> int:
    """Raises `LookupError` where there is none; a generator would hide that `next` found none."""
    for card in cards:
        return card
    raise LookupError("the hand has no such card")


def kind_of_top(top: int) -> int:
    """The kind of the meld that the top card joins in a plan: wild cards join the wild meld."""
    return TWO if KIND[top] == JOKER else KIND[top]


def _naturals(plan: Sequence[int], kind: int, hand: list[int]) -> Iterator[int]:
    """The naturals of a rank: of the suits that the plan names, else the first ones."""
    missing = plan[kind] if kind != TWO else 0
    named = plan[_SUIT_ROW + kind]
    while missing:
        want = _first(
            card for card in hand if KIND[card] == kind and (not named or named // suits(card) & 15)
        )
        hand.remove(want)
        named -= suits(want) if named else 0
        missing -= 1
        yield want


def _pull(hand: list[int], kinds: Sequence[int]) -> Iterator[int]:
    for kind in kinds:
        card = _first(card for card in hand if KIND[card] == kind)
        hand.remove(card)
        yield card


def _run_plays(
    view: Position, plan: Sequence[int], hand: list[int], top: int | None
) -> Iterator[Play]:
    own = [meld for meld in view.melds[view.side] if meld.kind == SEQUENCE]
    for place in range(const.MOST_RUNS):
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
        suited = [card for card in hand if suits(card) == 1 << 4 * (suit - 1)]
        cards = [_first(card for card in suited if KIND[card] == kind) for kind in missing]
        for card in cards:
            hand.remove(card)
        yield Play(tuple(cards), NEW if lying is None else lying.uid)


PLAN_SIZE = const.PLAN_SIZE
_DEPTH = _TOP + 1


NO_PLAN: Final = (0,) * PLAN_SIZE
"""Of a move that lays nothing."""


@dataclass(frozen=True, slots=True)
class FlatMove:
    """A move of a playout with its plan, as it stands in a state."""

    code: int
    plan: tuple[int, ...] = NO_PLAN


_PLAIN: dict[type, int] = {
    actions.DrawStock: steps.DRAW_STOCK,
    actions.GoOut: steps.GO_OUT,
    actions.Pass: steps.PASS,
    actions.DeclareSpecialHand: steps.DECLARE,
    actions.RetractMelds: steps.RETRACT,
    actions.AskPermission: steps.ASK,
}


def flat_move(view: Position, action: Action) -> FlatMove | None:
    """The playout's move for an action; None for one that playouts do not know."""
    if isinstance(action, actions.Discard):
        runs = view.setup.has_runs
        return FlatMove(steps.DISCARD + (place_of(action.card) if runs else KIND[action.card]))
    if isinstance(action, actions.LayThree):
        return FlatMove(steps.LAY_THREE + KIND[action.card])
    if isinstance(action, actions.LayOnHeap):
        counts = [0] * PLAN_SIZE
        for card in action.cards:
            counts[KIND[card]] += 1
        return FlatMove(steps.LAY_ON_HEAP, tuple(counts))
    if isinstance(action, (LayDown, TakePile)):
        code = steps.LAY if isinstance(action, LayDown) else steps.TAKE
        plan = plural_plan(view, action) if melds_are_plural(view.setup) else _plan(view, action)
        if plan is None or _hides_wild_top(view, action) or _hides_opening(view, action):
            return None
        return FlatMove(code, tuple(plan))
    if isinstance(action, actions.AskPermission) and not must_ask(view):
        return None
    code = _PLAIN.get(type(action), 0)
    return FlatMove(code) if code else None


def must_ask(view: Position) -> bool:
    """Whether nobody goes out without asking, and that has not been done in this turn."""
    return view.setup.rules.permission.mode == "mandatory" and view.now.answer is None


def _hides_wild_top(view: Position, action: LayDown | TakePile) -> bool:
    """Whether a wild top card is taken into a meld of a rank, which no plan can say."""
    if isinstance(action, LayDown) or view.setup.rules.wild_meld.pile_take == "never":
        return False
    if KIND[view.pile[-1]] not in (TWO, JOKER):
        return False
    claim = claiming_play(action, view.pile[-1])
    assert claim is not None
    kinds = {meld.uid: meld.kind for meld in view.melds[view.side]}
    wild = all(KIND[card] in (TWO, JOKER) for card in claim.cards)
    return not wild or kinds.get(claim.onto, TWO) != TWO


def _hides_opening(view: Position, action: LayDown | TakePile) -> bool:
    """Whether an opening and what takes the pile beside it are of one rank; a plan joins them."""
    if isinstance(action, LayDown) or view.opened[view.side] or not view.setup.pair_outside:
        return False
    top = claimed_card(view, action.plays)
    beside = (card for play in action.plays if top not in play.cards for card in play.cards)
    return any(KIND[card] == KIND[top] for card in beside)


def _plan(view: Position, action: LayDown | TakePile) -> list[int] | None:
    """The plan of legal plays; None where more than one card of the pile is melded at once."""
    plan = [0] * PLAN_SIZE
    top = claimed_card(view, action.plays) if isinstance(action, TakePile) else None
    if top is not None and view.setup.chooses_depth:
        if melded_beside(view, action.plays, top):
            return None
        plan[_DEPTH] = view.pile.index(top) + 1
    lying = {meld.uid: meld.kind for meld in view.melds[view.side]}
    for play in action.plays:
        naturals = [card for card in play.cards if KIND[card] not in (TWO, JOKER)]
        kind = KIND[naturals[0]] if naturals else lying.get(play.onto, TWO)
        for card in play.cards:
            if card != top:
                plan[{TWO: 1, JOKER: 2}.get(KIND[card], 0) * const.KINDS + kind] += 1
    return plan


def action_of(view: Position, move: FlatMove) -> Action:
    """The action of a playout's move, with the first cards of each kind in the hand.

    Raises `LookupError` if the hand lacks a card of it.
    """
    hand = sorted(view.hands[view.turn_seat])
    if move.code >= steps.LAY_THREE:
        return actions.LayThree(
            _first(card for card in hand if KIND[card] == move.code - steps.LAY_THREE)
        )
    if move.code >= steps.DISCARD:
        wanted = move.code - steps.DISCARD
        runs = view.setup.has_runs and wanted > KINDS
        of = place_of if runs else KIND.__getitem__
        return actions.Discard(_first(card for card in hand if of(card) == wanted))
    if move.code == steps.TAKE:
        top = view.pile[move.plan[_DEPTH] - 1]
        return TakePile(tuple(_plays(view, move.plan, hand, top)))
    if move.code == steps.LAY:
        return LayDown(tuple(_plays(view, move.plan, hand, None)))
    if move.code == steps.LAY_ON_HEAP:
        kinds = [kind for kind in range(KINDS) for _ in range(move.plan[kind])]
        return actions.LayOnHeap(tuple(_pull(hand, kinds)))
    if move.code == steps.DECLARE:
        return actions.DeclareSpecialHand(declarable_hands(view)[0])
    plain = {code: action for action, code in _PLAIN.items()}
    return cast(Action, plain[move.code]())


def _plays(
    view: Position, plan: tuple[int, ...], hand: list[int], top: int | None
) -> Iterator[Play]:
    """The plan as plays; the wild meld first, since it may free the others' wild cards."""
    if melds_are_plural(view.setup):
        yield from plural_plays(view, plan, hand, top)
        return
    lying = {meld.kind: meld.uid for meld in view.melds[view.side]}
    for kind in range(TWO, JOKER):
        cards: list[int] = []
        for row, of in ((0, kind), (1, TWO), (2, JOKER)):
            cards += _pull(hand, [of] * plan[row * const.KINDS + kind])
        if top is not None and kind_of_top(top) == kind:
            cards.append(top)
        if cards:
            alone = not any(KIND[card] == kind for card in cards)
            yield Play(tuple(cards), lying.get(kind, AUTO) if alone else AUTO)


def flat_view(view: PlayerView) -> State:
    """What a seat sees as a flat state: other hands hold what is known, the stock all unseen."""
    memory = Memory(view)
    unseen = unseen_kinds(view, memory)
    known = memory.known
    hands: list[list[int]] = [[] for _ in view.hands]
    hands[view.seat] = view.hand
    s = flat_state(view, hands, ())
    for seat, player in enumerate(places_of(view)):
        s.held[seat] = len(view.hands[player])
        if player != view.seat:
            for kind in range(const.KINDS):
                s.hand[const.KINDS * seat + kind] = known[player][kind]
        for kind in range(const.KINDS):
            s.known[const.KINDS * seat + kind] = known[player][kind]
            s.declined[const.KINDS * seat + kind] = memory.declined(player, kind)
    for kind in range(const.KINDS):
        for _ in range(unseen[kind]):
            s.stock_cards[s.stock_left] = kind
            s.stock_left += 1
    if view.setup.has_runs:
        _note_unseen_suits(view, s)
    return s


def _note_unseen_suits(view: PlayerView, s: State) -> None:
    """Kind to the cards of each suit that the seat does not see, wherever they are."""
    for kind in range(FOUR, JOKER):
        s.suit_pool[kind] = 0x1111 * view.setup.rules.pack.decks
    melds = (meld.cards for melds in view.melds for meld in melds)
    for cards in (view.hand, view.pile, *melds):
        for card in cards:
            if card >= 0:
                s.suit_pool[KIND[card]] -= suits(card)


def unseen_kinds(view: PlayerView, memory: Memory) -> list[int]:
    """Kind to the cards of which this seat does not know where they are."""
    unseen = list(view.setup.kind_total)
    rows = [_seen(view), *(row for seat, row in enumerate(memory.known) if seat != view.seat)]
    for row in rows:
        for kind, count in enumerate(row):
            unseen[kind] -= count
    return unseen


def _seen(view: PlayerView) -> list[int]:
    seen = [0] * KINDS
    rows = (view.hand, view.pile, *view.red_threes, *view.black_threes, *view.heaps, *view.feet)
    melds = (meld.cards for melds in view.melds for meld in melds)
    for cards in (*rows, *melds):
        for card in cards:
            if card >= 0:
                seen[KIND[card]] += 1
    return seen
