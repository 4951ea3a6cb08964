"""The start of a turn: the stock, or the pile when it pays."""

from __future__ import annotations

from canasta_qt.bots.heuristic.going_out import exit_hope
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.opening import opening_value
from canasta_qt.bots.heuristic.runs import continues, run_gain, takes_run
from canasta_qt.bots.heuristic.sketch import imagine
from canasta_qt.engine.actions import Action, DrawStock, Play, TakePile
from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.partnership import is_open
from canasta_qt.engine.planner import pile_takes
from canasta_qt.engine.run_takes import takes_top_card_only


def draw_or_take(moment: Moment) -> Action:
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


def _out_of_reach(moment: Moment) -> bool:
    """A quick look at the top card: nothing in hand or on the table goes with it."""
    pile = moment.view.pile
    if not pile:
        return True
    kind = KIND[pile[-1]]
    know = moment.know
    return not (know.held[kind] or know.own.melds[kind] or continues(know, pile[-1]))


def draw_value(moment: Moment) -> float:
    """The own prospects with cards from the stock instead of the pile."""
    know = moment.know
    count = know.setup.rules.draw.count
    now = moment.worth.total(moment.sketch, may_lay=know.own.opened)
    now += exit_hope(moment, moment.sketch, count) + moment.special.hope
    return now + know.weights.draw * count * moment.worth.calm


def take_value(moment: Moment, take: TakePile) -> float:
    """The own prospects after this take; nobody else gets the pile."""
    know, worth = moment.know, moment.worth
    after = moment.sketch
    top = moment.view.pile[-1]
    run = takes_run(moment, take)
    if run is not None:
        return _run_value(moment, take, run)
    imagine(know, after, take.plays, top)
    for card in moment.view.pile[:-1]:
        if KIND[card] != RED_THREE:
            after.held[KIND[card]] += 1
    value = worth.laid(take.plays) + worth.total(after, may_lay=True)
    if not know.own.opened:
        value += opening_value(moment, taking=True)
    if is_open(moment.view):
        value -= know.weights.alone
    return value + know.weights.denial * worth.pile + exit_hope(moment, after, 0)


def _run_value(moment: Moment, take: TakePile, run: Play) -> float:
    """The own prospects when the top card continues a run, alone or with the pile under it."""
    know, worth = moment.know, moment.worth
    after = moment.sketch
    value = run_gain(know, run, moment.view.hand)
    if not takes_top_card_only(moment.view, run):
        others = tuple(play for play in take.plays if play is not run)
        imagine(know, after, others)
        for card in moment.view.pile[:-1]:
            if KIND[card] != RED_THREE:
                after.held[KIND[card]] += 1
        value += worth.laid(others) + know.weights.denial * worth.pile
    return value + worth.total(after, may_lay=True) + exit_hope(moment, after, 0)
