"""What a network is asked about each move that a search compares, as small numbers around 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from canasta_qt.bots.heuristic.danger import danger
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.pile import draw_value, take_value
from canasta_qt.bots.playout.layout import layout as at
from canasta_qt.bots.playout.layout.state_codec import row
from canasta_qt.bots.playout.rules import steps
from canasta_qt.bots.playout.rules.melds import canastas
from canasta_qt.bots.search.candidates import Candidate
from canasta_qt.bots.search.features import unseen
from canasta_qt.engine.actions import Discard, DrawStock, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.state import Phase

NATURALS: Final = range(at.FIRST, at.ACE + 1)
WILDS: Final = (at.TWO, at.JOKER)
_LAYS: Final = (steps.LAY, steps.LAY_ASKED)


def of_all(
    moment: Moment, block: Any, s: Sequence[int], moves: Sequence[Candidate], own: int
) -> list[list[float]]:
    """The clues of every candidate; `own` is the place of the move of the player inside, or -1."""
    table = _of_table(moment, block, s, len(moves))
    return [
        [*table, *_of_move(moment, block, s, move, number == 0, number == own)]
        for number, move in enumerate(moves)
    ]


def _of_table(moment: Moment, block: Any, s: Sequence[int], count: int) -> list[float]:
    view, seats, me = moment.view, block[at.SEATS], s[at.SEAT]
    side, sides = me % block[at.SIDES], block[at.SIDES]
    other = (side + 1) % sides
    hand = s[at.HAND + at.KINDS * me : at.HAND + at.KINDS * (me + 1)]
    flat = row(list(s))
    done = [canastas(block, flat, one) for one in (side, other)]
    sizes = [[s[at.SIZES + at.KINDS * one + kind] for kind in NATURALS] for one in (side, other)]
    known = [
        sum(s[at.KNOWN + at.KINDS * seat : at.KNOWN + at.KINDS * (seat + 1)])
        for seat in range(seats)
    ]
    totals = [view.totals[one] for one in range(len(view.totals))]
    scorer = view.setup.scorer_of[view.seat]
    rivals = [total for one, total in enumerate(totals) if one != scorer]
    wilds = sum(hand[kind] for kind in WILDS)
    return [
        float(view.phase is Phase.START),
        s[at.STOCK_LEFT] / 60,
        min(s[at.TURN] / 40, 2),
        float(s[at.OPENED + side] > 0),
        float(s[at.OPENED + other] > 0),
        s[at.MINIMUM + side] / 120,
        s[at.MINIMUM + other] / 120,
        float(s[at.FROZEN] > 0),
        min(s[at.PILE_LEFT], 30) / 20,
        moment.worth.pile / 200,
        s[at.HELD + me] / 11,
        s[at.HELD + (me + 1) % seats] / 11,
        s[at.HELD + (me + 2) % seats] / 11,
        s[at.HELD + (me - 1) % seats] / 11,
        min(done[0], 4) / 4,
        min(done[1], 4) / 4,
        sum(size > 0 for size in sizes[0]) / 8,
        sum(size > 0 for size in sizes[1]) / 8,
        max(sizes[0]) / 7,
        max(sizes[1]) / 7,
        known[(me + 1) % seats] / 11,
        sum(hand[kind] >= 2 for kind in NATURALS) / 5,
        sum(hand[kind] >= 3 for kind in NATURALS) / 5,
        sum(hand[kind] == 1 for kind in NATURALS) / 5,
        wilds / 4,
        hand[at.BLACK3] / 2,
        (totals[scorer] - max(rivals)) / 2000 if rivals else 0.0,
        moment.know.urgency,
        float(moment.manners.froze),
        float(moment.manners.holds_back),
        count / 10,
    ]


def _of_move(
    moment: Moment, block: Any, s: Sequence[int], one: Candidate, usual: bool, own: bool
) -> list[float]:
    code, plan = one.move.code, one.move.plan
    found = [
        float(usual),
        float(own),
        float(isinstance(one.action, DrawStock)),
        float(isinstance(one.action, TakePile)),
        float(code in _LAYS),
        float(isinstance(one.action, Discard)),
        min(one.cost, 400) / 100,
        float(one.gift),
        float(one.rude),
    ]
    return found + _of_discard(moment, block, s, one) + _of_plan(moment, block, s, one, plan)


def _of_discard(moment: Moment, block: Any, s: Sequence[int], one: Candidate) -> list[float]:
    if not isinstance(one.action, Discard):
        return [0.0] * 25
    me, seats = s[at.SEAT], block[at.SEATS]
    side, after = me % block[at.SIDES], (me + 1) % seats
    kind = KIND[one.action.card]
    held = s[at.HAND + at.KINDS * me + kind]
    own = s[at.SIZES + at.KINDS * side + kind]
    theirs = s[at.SIZES + at.KINDS * (after % block[at.SIDES]) + kind]
    known = s[at.KNOWN + at.KINDS * after + kind]
    when = s[at.DECLINED + at.KINDS * after + kind]
    risk = danger(moment.know, kind) if moment.know.cards[kind] else 0.0
    lately = 1 / (1 + max(0, s[at.TURN] - when) / 4) if when else 0.0
    pile = min(s[at.PILE_LEFT], 30) / 20
    frozen = float(s[at.FROZEN] > 0)
    wild = float(kind in WILDS)
    mate = (me + 2) % seats
    return [
        wild,
        float(kind == at.JOKER),
        float(kind == at.BLACK3),
        block[at.POINTS + kind] / 20,
        float(kind == at.ACE),
        float(kind == at.SEVEN),
        float(held == 1),
        float(held == 2),
        float(held == 3),
        float(held > 3),
        float(0 < own < block[at.CANASTA]),
        min(own, 7) / 7,
        float(own >= block[at.CANASTA]),
        float(theirs > 0),
        min(theirs, 7) / 7,
        float(theirs >= block[at.CANASTA]),
        min(known, 2) / 2,
        lately,
        unseen(block, s, kind) / 8,
        min(s[at.IN_PILE + kind], 4) / 4,
        risk,
        risk * pile,
        risk * moment.worth.pile / 200,
        wild * (1 - frozen) * pile,
        min(s[at.KNOWN + at.KINDS * mate + kind], 2) / 2,
    ]


def _of_plan(
    moment: Moment, block: Any, s: Sequence[int], one: Candidate, plan: Sequence[int]
) -> list[float]:
    if isinstance(one.action, DrawStock):
        return [0.0] * 15 + [max(-4.0, min(4.0, draw_value(moment) / 100))]
    if isinstance(one.action, Discard) or not any(plan[: 3 * at.KINDS]):
        return [0.0] * 16
    me = s[at.SEAT]
    side = me % block[at.SIDES]
    rows = [plan[part * at.KINDS : (part + 1) * at.KINDS] for part in range(3)]
    cards = [sum(column) for column in zip(*rows, strict=True)]
    sizes = s[at.SIZES + at.KINDS * side : at.SIZES + at.KINDS * (side + 1)]
    after = [size + more for size, more in zip(sizes, cards, strict=True)]
    ranks = [kind for kind in range(at.KINDS) if cards[kind]]
    worth = sum(
        sum(rows[0][kind] * block[at.POINTS + kind] for kind in ranks)
        + sum(rows[1]) * block[at.POINTS + at.TWO]
        + sum(rows[2]) * block[at.POINTS + at.JOKER]
        for _ in range(1)
    )
    full = block[at.CANASTA]
    spoiled = sum(rows[1][kind] + rows[2][kind] > 0 and sizes[kind] > 3 for kind in ranks)
    left = s[at.HELD + me] - sum(cards)
    value = take_value(moment, one.action) if isinstance(one.action, TakePile) else 0.0
    return [
        sum(rows[0]) / 6,
        sum(rows[1]) / 3,
        sum(rows[2]) / 2,
        len(ranks) / 4,
        sum(not sizes[kind] for kind in ranks) / 3,
        float(sum(sizes[kind] < full <= after[kind] for kind in ranks)),
        max(after[kind] for kind in ranks) / 7,
        worth / 100,
        float(not s[at.OPENED + side]),
        (worth - s[at.MINIMUM + side]) / 100 if not s[at.OPENED + side] else 0.0,
        max(left, 0) / 11,
        float(left < 2),
        float(left < 4),
        float(spoiled),
        float(any(sum(cards[kind] > 0 for kind in ranks) == 1 and sizes[k] >= full for k in ranks)),
        max(-4.0, min(8.0, value / 100)),
    ]
