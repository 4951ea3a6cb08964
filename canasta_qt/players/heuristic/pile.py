"""Both ends of a turn: the stock or the pile, and which card to discard.

The pile is taken when that beats a card from the stock. A discard is what the hand needs least,
weighed against what it may give to the next rival (`feeding_cost`).
"""

from __future__ import annotations

from canasta_qt.engine.actions import Action, Discard, DrawStock, Play, TakePile
from canasta_qt.engine.cards import (
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    KINDS,
    NATURAL_KINDS,
    RED_THREE,
)
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.pile.taking import takes_top_card_only
from canasta_qt.engine.seating import partnership_is_open
from canasta_qt.players.heuristic.danger import at_least, feeding_cost
from canasta_qt.players.heuristic.going_out import exit_hope
from canasta_qt.players.heuristic.knowledge import Knowledge
from canasta_qt.players.heuristic.melding import (
    continues,
    opening_value,
    run_gain,
    spare,
    takes_run,
)
from canasta_qt.players.heuristic.moment import DecisionMoment
from canasta_qt.players.heuristic.worth import Sketch, imagine


def discard(moment: DecisionMoment) -> Action | None:
    """The best legal discard, or None when nothing may be discarded."""
    rated = []
    for kind in range(1, KINDS):
        if moment.know.held[kind]:
            in_runs, card = spare(moment, moment.know.cards[kind])
            rated.append((discard_cost(moment, kind) + in_runs, kind, card))
    for card in [*(card for _, _, card in sorted(rated)), *sorted(moment.know.kept)]:
        action = Discard(card)
        if moment.legal(action):
            return action
    return None


def discard_cost(moment: DecisionMoment, kind: int) -> float:
    """What throwing a card of this kind costs the own side, in points."""
    own = _loss_of_hand(moment, kind) + moment.special.cost(kind) + _noise(moment, kind)
    own += moment.manners.discard(kind)
    if IS_WILD[kind]:
        joker = moment.know.weights.throws_joker if kind == JOKER else 0.0
        return own + joker - freeze_value(moment)
    return own + feeding_cost(moment, kind)


def _loss_of_hand(moment: DecisionMoment, kind: int) -> float:
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


def _noise(moment: DecisionMoment, kind: int) -> float:
    return (moment.chance >> (3 * kind) & 7) / 7 * moment.know.weights.noise


def freeze_value(moment: DecisionMoment) -> float:
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
    pairs = sum(know.held[kind] >= 2 for kind in NATURAL_KINDS)
    likely = sum(at_least(know, know.next_rival, kind, 2) for kind in NATURAL_KINDS)
    return saved + weights.freeze_pairs * (pairs - likely)


def _coverage(know: Knowledge, side: int) -> float:
    """Share of the unseen naturals that a side's melds would pick up."""
    melds = know.theirs[side].melds
    about = sum(know.unseen[kind] for kind in NATURAL_KINDS)
    fitting = sum(know.unseen[kind] for kind in NATURAL_KINDS if melds[kind] is not None)
    return fitting / about if about else 0.0


_THIN = 3
"""A pile of so many cards is none to spend a wild on."""


def draw_or_take(moment: DecisionMoment) -> Action:
    """Take the pile by the best way when that beats a card from the stock."""
    best: Action = DrawStock()
    if _out_of_reach(moment):
        return best
    best_value = draw_value(moment)
    for take in pile_takes(moment.view):
        value = take_value(moment, take)
        if value > best_value and moment.legal(take):
            best, best_value = take, value
    if isinstance(best, DrawStock) and not moment.legal(best):
        return next(iter(pile_takes(moment.view)), best)
    return best


def _out_of_reach(moment: DecisionMoment) -> bool:
    """A quick look at the top card: nothing in hand or on the table goes with it."""
    pile = moment.view.pile
    if not pile:
        return True
    kind = KIND[pile[-1]]
    know = moment.know
    return not (know.held[kind] or know.own.melds[kind] or continues(know, pile[-1]))


def draw_value(moment: DecisionMoment) -> float:
    """The own prospects with cards from the stock instead of the pile."""
    know = moment.know
    count = know.setup.rules.draw.count
    now = moment.worth.total(moment.sketch, may_lay=know.own.opened)
    now += exit_hope(moment, moment.sketch, count) + moment.special.hope
    return now + know.weights.draw * count * moment.worth.calm


def take_value(moment: DecisionMoment, take: TakePile) -> float:
    """The own prospects after this take; nobody else gets the pile."""
    know, worth = moment.know, moment.worth
    after = moment.sketch
    top = moment.view.pile[-1]
    run = takes_run(moment, take)
    if run is not None:
        return _run_value(moment, take, run)
    imagine(know, after, take.plays, top)
    wilds_spent = know.wilds_held - after.wilds_held
    _pick_up(moment, after)
    value = worth.laid(take.plays) + worth.total(after, may_lay=True)
    if not know.own.opened:
        value += opening_value(moment, taking=True)
    elif len(moment.view.pile) <= _THIN:
        value -= know.weights.wild_on_thin_pile * wilds_spent
    if partnership_is_open(moment.view):
        value -= know.weights.alone
    return value + know.weights.denial * worth.pile + exit_hope(moment, after, 0)


def _pick_up(moment: DecisionMoment, sketch: Sketch) -> None:
    """Put the pile under its top card into the hand; red threes do not stay there."""
    for card in moment.view.pile[:-1]:
        if KIND[card] != RED_THREE:
            sketch.held[KIND[card]] += 1


def _run_value(moment: DecisionMoment, take: TakePile, run: Play) -> float:
    """The own prospects when the top card continues a run, alone or with the pile under it."""
    know, worth = moment.know, moment.worth
    after = moment.sketch
    value = run_gain(know, run, moment.view.hand)
    if not takes_top_card_only(moment.view, run):
        others = tuple(play for play in take.plays if play is not run)
        imagine(know, after, others)
        _pick_up(moment, after)
        value += worth.laid(others) + know.weights.denial * worth.pile
    return value + worth.total(after, may_lay=True) + exit_hope(moment, after, 0)
