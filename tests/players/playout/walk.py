"""The playout's flat state and the engine walked side by side, action by action."""

from __future__ import annotations

import random

from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    AskPermission,
    LayDown,
    TakePile,
)
from canasta_qt.engine.cards import JOKER, SEQUENCE, TWO
from canasta_qt.engine.dealing import deal
from canasta_qt.engine.judge.legality import is_proper
from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.playout.rules import discards, extra_cards, heap, judge, score, steps
from canasta_qt.players.playout.rules import melds as runs
from canasta_qt.players.playout.rules import steps as moves
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import flat_state, is_paired, plan_of, row
from canasta_qt.players.search import move_codec

OWN = frozenset(
    (
        *("luck", "settled", "asked", "beyond_top"),
        *("plan", "plan_twos", "plan_jokers", "plan_suits", "plan_runs", "plan_top", "plan_depth"),
        *("known", "undo", "used_suits", "suit_pool", "declined", "chances"),
        *("calm", "pile_worth", "presence", "pair_worth", "next_canasta", "kept"),
        *("wilds_about", "comes", "comes_alone"),
    )
)
"""Fields that the engine's positions have not: knowledge, luck, plans, what a turn has settled."""


def numbers(s: State) -> dict[str, int | list[int]]:
    """All fields of a state, those of stock and pile as far as there are cards."""
    names = [name for name in dir(s) if not name.startswith("_")]
    found = {name: value for name in names if not callable(value := getattr(s, name))}
    ends = {"stock_cards": s.stock_left, "pile": s.pile_left}
    return {
        name: value if isinstance(value, int) else list(value)[: ends.get(name)]
        for name, value in found.items()
    }


TOTALS = (0, 0, -500, 700, 1500, 2600, 3500, 5000, 7200, 8300, 9000)
"""Points of a side before a deal."""


class Walk:
    """A deal of the engine and its flat twin."""

    def __init__(self, rules: TableRules, seed: int) -> None:
        self.match = Match(rules, seed)
        self.state = some_deal(self.match, random.Random(f"deal {seed}"))
        self.r = playout_rules(rules)
        self.paired = playout_rules(rules, paired=True) if self.state.setup.temporary else None
        self.s = self.flat()
        self.rng = random.Random(seed)

    def flat(self) -> State:
        """The flat state of where the engine stands."""
        state = self.state
        return flat_state(state, state.hands, state.remaining_stock())

    def differences(self) -> list[tuple[str, object, object]]:
        """(field, playout, engine) wherever the twins differ."""
        flat = numbers(self.flat())
        return [
            (name, value, flat[name])
            for name, value in numbers(self.s).items()
            if name not in OWN and value != flat[name]
        ]

    def do(self, action: Action) -> None:
        """Carry an action out in both.

        Where melds may go back one after the other the step is laid in the order that playouts
        know: by rank.
        """
        move = move_of(self.s, self.state, action)
        if self.r.retracts and isinstance(action, (LayDown, TakePile)):
            action = action_of(self.s, self.state, move)
        moves.perform(self.r, self.s, move)
        act(self.state, action)
        if isinstance(action, AskPermission):
            act(self.state, AnswerPermission(yes=True))
        if is_paired(self.state):
            self.r = self.paired

    def scores(self) -> tuple[list[int], list[int]]:
        """The deal's points by side: the playout's, the engine's.

        A bonus for cutting the pack exactly was decided before the first turn: it does not count.
        """
        count = score.player_score if self.state.setup.temporary else score.score
        mine = [count(self.r, self.s, one) for one in range(self.state.setup.scorers)]
        return mine, [
            sum(line.points for line in side.lines if line.kind != "exact_cut")
            for side in score_deal(self.state)
        ]


def some_deal(match: Match, rng: random.Random) -> DealState:
    """A deal from the midst of a match: its number and the points before it are any ones."""
    setup, number = match.setup, rng.choice((1, 1, 2, 3, 5, 8))
    totals = tuple(rng.choice(TOTALS) for _ in range(setup.scorers))
    order = match.order_for_next_deal()
    dealer = rng.choice(setup.order_of_deal(number))
    return deal(setup, order, dealer=dealer, deal_number=number, totals=totals)[0]


def move_of(s: State, state: DealState, action: Action) -> int:
    """The playout's move for an action; writes the plan that goes with it."""
    move = move_codec.flat_move(state, action)
    assert move is not None
    s.set_plan(row(move.plan))
    return move.code


def action_of(s: State, state: DealState, move: int) -> Action:
    """The engine's action for a move of the playout, with the first cards of each kind."""
    return move_codec.action_of(state, move_codec.FlatMove(move, plan_of(s)))


def is_legal(r: Rules, s: State, move: int) -> bool:
    """Whether the playout's judge lets a move pass; the plan must be written."""
    if move in (moves.LAY, moves.TAKE):
        return judge.plan_is_legal(r, s, move == moves.TAKE)
    if move == moves.LAY_ON_HEAP:
        return heap.heap_is_legal(r, s)
    if move >= moves.DISCARD:
        return discards.may_discard(r, s, (move - moves.DISCARD) & 15)
    if move == moves.DRAW_STOCK:
        if r.keeps_one and extra_cards.must_choose_three(r, s, s.seat):
            return False
        return s.stage == const.START and not steps.must_take(r, s)
    raise ValueError(move)


def random_plan(walk: Walk) -> None:
    """Write any plan that the hand holds, legal or not; most are near to legal."""
    s, rng = walk.s, walk.rng
    hand = [s.hand[const.KINDS * s.seat + kind] for kind in range(const.KINDS)]
    twos, joks = hand[TWO], hand[JOKER]
    side = s.seat % walk.r.sides
    for kind in rng.sample(range(const.TWO, const.JOKER), 13):
        lies = s.naturals[const.KINDS * side + kind]
        if kind != TWO and hand[kind] and rng.random() < (0.6 if lies or hand[kind] > 1 else 0.05):
            s.plan[kind] = hand[kind] - (rng.random() < 0.1)
        if (s.plan[kind] or lies or kind == TWO) and rng.random() < 0.3:
            s.plan_twos[kind] = rng.randint(0, min(2, twos))
            s.plan_jokers[kind] = rng.randint(0, min(2, joks))
            twos -= s.plan_twos[kind]
            joks -= s.plan_jokers[kind]
    if walk.r.has_runs:
        random_runs(walk, side)


def random_heap(walk: Walk) -> None:
    """Write any naturals of the hand into the plan, mostly of completed ranks, for the heap."""
    s, rng = walk.s, walk.rng
    seat = s.seat
    for kind in range(const.BLACK3, const.JOKER):
        held = s.hand[const.KINDS * seat + kind]
        done = heap.belongs_on_heap(walk.r, s, seat % walk.r.sides, kind)
        if held and rng.random() < (0.7 if done else 0.02):
            s.plan[kind] = rng.randint(1, held)


def random_runs(walk: Walk, side: int) -> None:
    """Add runs of cards that the hand holds to the plan, long enough or not."""
    s, rng, seat = walk.s, walk.rng, walk.s.seat
    first = const.MOST_RUNS * side
    free = next(place for place in range(const.MOST_RUNS) if not s.runs[first + place])
    for place in range(free + 1):
        if rng.random() < 0.4:
            continue
        suit = s.runs[first + place] >> 8 if s.runs[first + place] else rng.randint(1, 4)
        held = [
            kind
            for kind in range(const.FIRST, const.JOKER)
            if s.hand_suits[const.KINDS * seat + kind] >> 4 * (suit - 1) & 15
            and not runs.planned_suits(s, side, kind) >> 4 * (suit - 1) & 15
        ]
        low, high = s.runs[first + place] & 15, s.runs[first + place] >> 4 & 15
        if place == free and held:
            low = high = rng.choice(held)
        while low and low - 1 in held and rng.random() < 0.8:
            low -= 1
        while low and high + 1 in held and rng.random() < 0.8:
            high += 1
        run = runs.run_of(low, high, suit)
        if low < high and run != s.runs[first + place]:
            s.plan_runs[place] = run
    for kind in range(const.FIRST, const.JOKER):
        used = runs.nibbles(runs.planned_suits(s, side, kind))
        left = s.hand[const.KINDS * seat + kind] - used
        s.plan[kind] = min(s.plan[kind], left)
        if not s.plan[kind] and not s.naturals[const.KINDS * side + kind]:
            s.plan_twos[kind] = s.plan_jokers[kind] = 0
    runs.dress_plan(s, seat, side)


def random_run_take(walk: Walk) -> None:
    """Choose the card that takes, or let the top one join an own run that it continues."""
    s = walk.s
    side = s.seat % walk.r.sides
    if walk.r.chooses and s.pile_left:
        s.plan_depth = walk.rng.randint(1, s.pile_left)
    if walk.r.has_runs and walk.rng.random() < 0.5:
        runs.plan_run_take(walk.r, s, side)


def judged(state: DealState, action: Action) -> bool:
    """Whether the engine lets an action pass, and not only to punish it."""
    return is_proper(state, action)


def over(state: DealState) -> bool:
    """Whether the deal has ended, or goes on where playouts do not follow."""
    return state.phase is Phase.OVER or is_left(state)


def is_left(state: DealState) -> bool:
    """Whether playouts are not asked here: they do not know what lies there.

    They know no two melds of one rank of partners who pooled theirs, no more runs than there is
    room for, and no more steps of a turn that may go back than the last eight.
    """
    if len(state.now.steps) > const.MOST_STEPS:
        return True
    ranks = [[meld.kind for meld in melds] for melds in state.melds]
    if state.setup.temporary and any(len(set(side)) < len(side) for side in ranks):
        return True
    return any(side.count(SEQUENCE) >= const.MOST_RUNS for side in ranks)
