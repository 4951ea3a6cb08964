"""The discard: what the hand needs least, weighed against feeding the pile."""

from __future__ import annotations

from canasta_qt.bots.heuristic.danger import at_least, danger
from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.piles import pile_worth
from canasta_qt.bots.heuristic.runs import spare
from canasta_qt.engine.actions import Action, Discard
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, KINDS, NATURAL_KINDS
from canasta_qt.engine.partnership import is_open


def discard(moment: Moment) -> Action | None:
    """The best legal discard, or None when nothing may be discarded."""
    rated = []
    for kind in range(1, KINDS):
        if moment.know.held[kind]:
            in_runs, card = spare(moment, moment.know.cards[kind])
            rated.append((cost(moment, kind) + in_runs, kind, card))
    for card in [*(card for _, _, card in sorted(rated)), *sorted(moment.know.kept)]:
        action = Discard(card)
        if moment.legal(action):
            return action
    return None


def cost(moment: Moment, kind: int) -> float:
    """What throwing a card of this kind costs the own side, in points."""
    own = _loss(moment, kind) + moment.special.cost(kind) + _noise(moment, kind)
    own += moment.manners.discard(kind)
    if IS_WILD[kind]:
        return own - freeze_value(moment)
    return own + feeding_cost(moment, kind)


def _loss(moment: Moment, kind: int) -> float:
    """What the own hand is worth less without one card of the kind."""
    worth = moment.worth
    before = moment.sketch
    after = before.copy()
    after.held[kind] -= 1
    ready = worth.nearness(before) - worth.nearness(after)
    if IS_WILD[kind]:
        return ready + worth.wilds(before) - worth.wilds(after)
    if kind in NATURAL_KINDS or kind == BLACK_THREE:
        return ready + worth.kind_now(before, kind, False) - worth.kind_now(after, kind, False)
    return 0.0


def feeding_cost(moment: Moment, kind: int) -> float:
    """Expected loss by the next rival taking the pile with this card on it."""
    know = moment.know
    chance = danger(know, kind)
    if not chance:
        return 0.0
    pile = (*moment.view.pile, know.cards[kind][0])
    loss = pile_worth(know.weights, pile) + know.weights.feeding
    if is_open(moment.view):
        loss -= know.weights.alone
    return chance * max(0.0, loss) * moment.manners.feeding()


def _noise(moment: Moment, kind: int) -> float:
    return (moment.chance >> (3 * kind) & 7) / 7 * moment.know.weights.noise


def freeze_value(moment: Moment) -> float:
    """What a frozen pile brings: the rivals' melds no longer take it, pairs do."""
    know = moment.know
    rules = know.setup.rules
    if moment.worth.frozen:
        share = 0.0 if know.own.opened else know.weights.wild_on_frozen_of_pile
        return -know.weights.wild_on_frozen - share * moment.worth.pile
    if not rules.freeze.wild_discard or know.next_rival is None:
        return 0.0
    rival_side = know.side_of(know.next_rival)
    if not know.theirs[rival_side].opened:
        return 0.0
    coverage = _coverage(know, rival_side)
    own = _coverage(know, know.side) if know.own.opened else 0.0
    weights = know.weights
    saved = weights.freeze_coverage * moment.worth.pile * (coverage - 0.8 * own)
    more_pairs = know.pairs_held() - _likely_pairs(know, know.next_rival)
    return saved + weights.freeze_pairs * more_pairs


def _coverage(know: Knowledge, side: int) -> float:
    """Share of the unseen naturals that a side's melds would pick up."""
    melds = know.theirs[side].melds
    about = sum(know.unseen[kind] for kind in NATURAL_KINDS)
    fitting = sum(know.unseen[kind] for kind in NATURAL_KINDS if melds[kind] is not None)
    return fitting / about if about else 0.0


def _likely_pairs(know: Knowledge, seat: int) -> float:
    return sum(at_least(know, seat, kind, 2) for kind in NATURAL_KINDS)
