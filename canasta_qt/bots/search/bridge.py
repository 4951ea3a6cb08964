"""Between what a seat sees and the flat states and moves of playouts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from canasta_qt.bots.heuristic.memory import Memory
from canasta_qt.bots.playout import moves
from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.bridge import flat_state, place_of, places_of, suits
from canasta_qt.bots.search.layings import kind_of_top, needed, plan_of, plays_of
from canasta_qt.engine.actions import (
    AUTO,
    Action,
    AskPermission,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayThree,
    Pass,
    Play,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import FOUR, JOKER, KIND, KINDS, TWO
from canasta_qt.engine.pile import top_play
from canasta_qt.engine.pile_parts import claimed_card, melded_beside
from canasta_qt.engine.special_hands import declarable
from canasta_qt.engine.state import Position
from canasta_qt.engine.view import PlayerView

PLAN_SIZE = at.PLAN_SIZE
_DEPTH = at.PLAN_DEPTH - at.PLAN


@dataclass(frozen=True, slots=True)
class FlatMove:
    """A move of a playout with its plan, as it stands in a state."""

    code: int
    plan: tuple[int, ...] = (0,) * PLAN_SIZE


_PLAIN: dict[type, int] = {
    DrawStock: moves.DRAW_STOCK,
    GoOut: moves.GO_OUT,
    Pass: moves.PASS,
    DeclareSpecialHand: moves.DECLARE,
    RetractMelds: moves.RETRACT,
    AskPermission: moves.ASK,
}


def flat_move(view: Position, action: Action) -> FlatMove | None:
    """The playout's move for an action; None for one that playouts do not know."""
    if isinstance(action, Discard):
        runs = view.setup.has_runs
        return FlatMove(moves.DISCARD + (place_of(action.card) if runs else KIND[action.card]))
    if isinstance(action, LayThree):
        return FlatMove(moves.LAY_THREE + KIND[action.card])
    if isinstance(action, (LayDown, TakePile)):
        code = moves.LAY if isinstance(action, LayDown) else moves.TAKE
        plan = plan_of(view, action) if needed(view.setup) else _plan(view, action)
        if plan is None or _hides_wild_top(view, action):
            return None
        return FlatMove(code, tuple(plan))
    if isinstance(action, AskPermission) and not must_ask(view):
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
    claim = top_play(action, view.pile[-1])
    assert claim is not None
    kinds = {meld.uid: meld.kind for meld in view.melds[view.side]}
    wild = all(KIND[card] in (TWO, JOKER) for card in claim.cards)
    return not wild or kinds.get(claim.onto, TWO) != TWO


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
                plan[{TWO: 1, JOKER: 2}.get(KIND[card], 0) * at.KINDS + kind] += 1
    return plan


def action_of(view: Position, move: FlatMove) -> Action:
    """The action of a playout's move, with the first cards of each kind in the hand."""
    hand = sorted(view.hands[view.turn_seat])
    if move.code >= moves.LAY_THREE:
        return LayThree(next(card for card in hand if KIND[card] == move.code - moves.LAY_THREE))
    if move.code >= moves.DISCARD:
        wanted = move.code - moves.DISCARD
        runs = view.setup.has_runs and wanted > KINDS
        of = place_of if runs else KIND.__getitem__
        return Discard(next(card for card in hand if of(card) == wanted))
    if move.code == moves.TAKE:
        top = view.pile[move.plan[_DEPTH] - 1]
        return TakePile(tuple(_plays(view, move.plan, hand, top)))
    if move.code == moves.LAY:
        return LayDown(tuple(_plays(view, move.plan, hand, None)))
    if move.code == moves.DECLARE:
        return DeclareSpecialHand(declarable(view)[0])
    plain = {code: action for action, code in _PLAIN.items()}
    return cast(Action, plain[move.code]())


def _plays(
    view: Position, plan: tuple[int, ...], hand: list[int], top: int | None
) -> Iterator[Play]:
    """The plan as plays; the wild meld first, since it may free the others' wild cards."""
    if needed(view.setup):
        yield from plays_of(view, plan, hand, top)
        return
    lying = {meld.kind: meld.uid for meld in view.melds[view.side]}
    for kind in range(TWO, JOKER):
        wanted = ((0, kind), (1, TWO), (2, JOKER))
        cards = []
        for row, of in wanted:
            for _ in range(plan[row * at.KINDS + kind]):
                card = next(card for card in hand if KIND[card] == of)
                hand.remove(card)
                cards.append(card)
        if top is not None and kind_of_top(top) == kind:
            cards.append(top)
        if cards:
            alone = not any(KIND[card] == kind for card in cards)
            yield Play(tuple(cards), lying.get(kind, AUTO) if alone else AUTO)


def flat_view(view: PlayerView) -> list[int]:
    """What a seat sees as a flat state: other hands hold what is known, the stock all unseen."""
    memory = Memory(view)
    unseen = unseen_kinds(view, memory)
    known = memory.known
    hands: list[list[int]] = [[] for _ in view.hands]
    hands[view.seat] = view.hand
    s = flat_state(view, hands, ())
    for seat, player in enumerate(places_of(view)):
        s[at.HELD + seat] = len(view.hands[player])
        if player != view.seat:
            for kind in range(at.KINDS):
                s[at.HAND + at.KINDS * seat + kind] = known[player][kind]
        for kind in range(at.KINDS):
            s[at.KNOWN + at.KINDS * seat + kind] = known[player][kind]
            s[at.DECLINED + at.KINDS * seat + kind] = memory.declined(player, kind)
    for kind in range(at.KINDS):
        for _ in range(unseen[kind]):
            s[at.STOCK + s[at.STOCK_LEFT]] = kind
            s[at.STOCK_LEFT] += 1
    if view.setup.has_runs:
        _note_unseen_suits(view, s)
    return s


def _note_unseen_suits(view: PlayerView, s: list[int]) -> None:
    """Kind to the cards of each suit that the seat does not see, wherever they are."""
    for kind in range(FOUR, JOKER):
        s[at.SUIT_POOL + kind] = 0x1111 * view.setup.rules.pack.decks
    melds = (meld.cards for melds in view.melds for meld in melds)
    for cards in (view.hand, view.pile, *melds):
        for card in cards:
            if card >= 0:
                s[at.SUIT_POOL + KIND[card]] -= suits(card)


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
    rows = (view.hand, view.pile, *view.red_threes, *view.black_threes)
    melds = (meld.cards for melds in view.melds for meld in melds)
    for cards in (*rows, *melds):
        for card in cards:
            if card >= 0:
                seen[KIND[card]] += 1
    return seen
