"""The playout's flat state and the engine walked side by side, action by action."""

from __future__ import annotations

import random
from collections.abc import Iterator

from canasta_qt.bots.playout import discards, judge, moves, score, steps
from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.block import rule_block
from canasta_qt.bots.playout.bridge import flat_state
from canasta_qt.bots.playout.flat import row
from canasta_qt.engine.actions import (
    Action,
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
from canasta_qt.engine.cards import JOKER, KIND, TWO
from canasta_qt.engine.legality import verify
from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.special_hands import declarable
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act

COMPARED = (
    *range(at.SEAT, at.SETTLED),
    *range(at.OPENED, at.KNOWN),
    *range(at.NOW, at.PLAN),
    *range(at.SPECIAL, at.RETRACTED + 1),
    *range(at.BLACK, at.UNDO),
)
"""Places that must be equal after each action; knowledge, luck and plans belong to playouts."""


class Walk:
    """A deal of the engine and its flat twin."""

    def __init__(self, rules: TableRules, seed: int) -> None:
        self.match = Match(rules, seed)
        self.state, _ = self.match.start_deal()
        self.r = row(rule_block(rules))
        self.s = row(self.flat())
        self.rng = random.Random(seed)

    def flat(self) -> list[int]:
        """The flat state of where the engine stands."""
        state = self.state
        return flat_state(state, state.hands, state.remaining_stock())

    def differences(self) -> list[tuple[int, int, int]]:
        """(place, playout, engine) wherever the twins differ."""
        flat = self.flat()
        places = [*COMPARED, *range(at.STOCK, at.STOCK + flat[at.STOCK_LEFT])]
        places += range(at.PILE, at.PILE + flat[at.PILE_LEFT])
        return [(p, self.s[p], flat[p]) for p in places if self.s[p] != flat[p]]

    def do(self, action: Action) -> None:
        """Carry an action out in both."""
        move = move_of(self.s, self.state, action)
        moves.perform(self.r, self.s, move)
        act(self.state, action)

    def scores(self) -> tuple[list[int], list[int]]:
        """The deal's points by side: the playout's, the engine's."""
        mine = [score.score(self.r, self.s, side) for side in range(self.r[at.SIDES])]
        return mine, [side.total for side in score_deal(self.state)]


def plan(s: list[int], state: DealState, action: LayDown | TakePile) -> None:
    """Write the plan of an action; every play must go onto the side's meld of its kind."""
    top = state.pile[-1] if isinstance(action, TakePile) else None
    side = state.melds[state.side]
    for play in action.plays:
        naturals = [card for card in play.cards if KIND[card] not in (TWO, JOKER)]
        onto = next((meld.kind for meld in side if meld.uid == play.onto), None)
        kind = KIND[naturals[0]] if naturals else (onto or TWO)
        for card in play.cards:
            if card != top:
                places = {TWO: at.PLAN_TWOS, JOKER: at.PLAN_JOKS}.get(KIND[card], at.PLAN)
                s[places + kind] += 1


def move_of(s: list[int], state: DealState, action: Action) -> int:
    """The playout's move for an action; writes the plan that goes with it."""
    if isinstance(action, (LayDown, TakePile)):
        plan(s, state, action)
        return moves.TAKE if isinstance(action, TakePile) else moves.LAY
    if isinstance(action, Discard):
        return moves.DISCARD + KIND[action.card]
    if isinstance(action, LayThree):
        return moves.LAY_THREE + KIND[action.card]
    return _PLAIN[type(action)]


_PLAIN: dict[type, int] = {
    DrawStock: moves.DRAW_STOCK,
    GoOut: moves.GO_OUT,
    Pass: moves.PASS,
    DeclareSpecialHand: moves.DECLARE,
    RetractMelds: moves.RETRACT,
}


def action_of(s: list[int], state: DealState, move: int) -> Action:
    """The engine's action for a move of the playout, with the first cards of each kind."""
    hand = sorted(state.hands[state.turn_seat])
    if move >= moves.DISCARD:
        return Discard(next(card for card in hand if KIND[card] == move - moves.DISCARD))
    if move in (moves.LAY, moves.TAKE):
        top = state.pile[-1] if move == moves.TAKE else None
        plays = tuple(plays_of(s, state, hand, top))
        return TakePile(plays) if top is not None else LayDown(plays)
    if move == moves.DECLARE:
        return DeclareSpecialHand(declarable(state)[0])
    plain = {moves.DRAW_STOCK: DrawStock, moves.GO_OUT: GoOut, moves.PASS: Pass}
    return {**plain, moves.RETRACT: RetractMelds}[move]()


def plays_of(s: list[int], state: DealState, hand: list[int], top: int | None) -> Iterator[Play]:
    """The plan as plays; the wild meld first, since it may free the others' wild cards."""
    lying = {meld.kind: meld.uid for meld in state.melds[state.side]}
    for kind in range(at.TWO, at.JOKER):
        cards = []
        for places, of in ((at.PLAN, kind), (at.PLAN_TWOS, TWO), (at.PLAN_JOKS, JOKER)):
            for _ in range(s[places + kind]):
                card = next(card for card in hand if KIND[card] == of)
                hand.remove(card)
                cards.append(card)
        if top is not None and KIND[top] == kind:
            cards.append(top)
        if cards:
            alone = not any(KIND[card] == kind for card in cards)
            yield Play(tuple(cards), lying.get(kind, -1)) if alone else Play(tuple(cards))


def is_legal(r: list[int], s: list[int], move: int) -> bool:
    """Whether the playout's judge lets a move pass; the plan must be written."""
    if move in (moves.LAY, moves.TAKE):
        return judge.plan_is_legal(r, s, move == moves.TAKE)
    if move >= moves.DISCARD:
        return discards.may_discard(r, s, move - moves.DISCARD)
    if move == moves.DRAW_STOCK:
        return s[at.STAGE] == at.START and not steps.must_take(r, s)
    raise ValueError(move)


def random_plan(walk: Walk) -> None:
    """Write any plan that the hand holds, legal or not; most are near to legal."""
    s, rng = walk.s, walk.rng
    hand = [s[at.HAND + at.KINDS * s[at.SEAT] + kind] for kind in range(at.KINDS)]
    twos, joks = hand[TWO], hand[JOKER]
    side = s[at.SEAT] % walk.r[at.SIDES]
    for kind in rng.sample(range(at.TWO, at.JOKER), 13):
        lies = s[at.NATURALS + at.KINDS * side + kind]
        if kind != TWO and hand[kind] and rng.random() < (0.6 if lies or hand[kind] > 1 else 0.05):
            s[at.PLAN + kind] = hand[kind] - (rng.random() < 0.1)
        if (s[at.PLAN + kind] or lies or kind == TWO) and rng.random() < 0.3:
            s[at.PLAN_TWOS + kind] = rng.randint(0, min(2, twos))
            s[at.PLAN_JOKS + kind] = rng.randint(0, min(2, joks))
            twos -= s[at.PLAN_TWOS + kind]
            joks -= s[at.PLAN_JOKS + kind]


def judged(state: DealState, action: Action) -> bool:
    """Whether the engine lets an action pass."""
    return verify(state, action) is None


def over(state: DealState) -> bool:
    """Whether the deal has ended."""
    return state.phase is Phase.OVER
