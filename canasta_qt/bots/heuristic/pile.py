"""Both ends of a turn: the stock or the pile, and which card to discard.

The pile is taken when that beats a card from the stock. A discard is what the hand needs least,
weighed against how likely it feeds the pile to the next rival (`danger`).
"""

from __future__ import annotations

from canasta_qt.bots.heuristic.going_out import exit_hope
from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.meld_worth import Prizes, pile_worth
from canasta_qt.bots.heuristic.melding import continues, opening_value, run_gain, spare, takes_run
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.worth import Sketch, imagine
from canasta_qt.engine.actions import Action, Discard, DrawStock, Play, TakePile
from canasta_qt.engine.cards import (
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    KINDS,
    NATURAL_KINDS,
    RED_THREE,
    TWO,
)
from canasta_qt.engine.melds.meld_checks import is_dead_rank
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.opening.requirements import from_hand_first, opening_minimum
from canasta_qt.engine.pile.taking import is_frozen, takes_top_card_only
from canasta_qt.engine.seating import partnership_is_open
from canasta_qt.engine.state import Meld

OPENING_CHANCE = ((15, 1.0), (50, 0.8), (90, 0.55), (120, 0.4))
"""Minimum to open, chance that a hand with a fitting pair has it."""

RARELY_OPENS = 0.3
"""The same for more than that."""

_PLAIN_CHANCE = 0.15
"""That a hand takes some discard, for those who do not think about hands."""

SURE = 0.97
"""That a rival takes what it can take for certain: it may not want to."""
MOST_PAIR = 0.95
"""No hand holds a pair more likely than this, as long as nobody has seen it."""
WITH_WILD = 0.5
"""That a hand with a natural and a wild card spends both on the pile."""


def danger(know: Knowledge, kind: int) -> float:
    """Chance, 0..1, that the next rival takes the pile when this kind is discarded on it."""
    rival = know.next_rival
    if rival is None or know.setup.blocked_tops[kind] or IS_WILD[kind]:
        return 0.0
    pile = know.setup.rules.pile
    if know.hand_size(rival) == 1 and not know.view.pile and pile.one_card == "forbid":
        return 0.0
    side = know.side_of(rival)
    table = know.theirs[side]
    meld = table.melds[kind]
    if _cannot_meld(know, side, kind, meld):
        return 0.0
    full = meld is not None and len(meld.cards) >= know.setup.canasta_size
    if full and pile.own_canasta_rank == "forbidden":
        return 0.0
    frozen = is_frozen(know.view, side)
    fits = meld is not None and (pile.layoff == "any_meld" or not full) and pile.layoff != "no"
    if fits and not frozen and not (full and pile.own_canasta_rank == "pair_only"):
        return SURE
    chance = _hand_chance(know, rival, kind, frozen)
    if meld is None and Prizes(know.setup.rules).of(kind, 0) is not None:
        chance *= know.weights.begins_prize
    return chance if table.opened else chance * _may_open(know, rival)


def _cannot_meld(know: Knowledge, side: int, kind: int, meld: Meld | None) -> bool:
    """Whether a dead rank, or a meld too full for a pair and the card, makes it a safe discard."""
    rules = know.setup.rules
    if meld is not None and rules.meld.max_size is not None and is_frozen(know.view, side):
        needed = rules.pile.naturals_needed.frozen + 1
        if len(meld.cards) + needed > rules.meld.max_size:
            return True
    return is_dead_rank(know.view, side, kind)


def _may_open(know: Knowledge, rival: int) -> float:
    """Chance that a rival with a fitting pair can open with it, or before it, in that turn."""
    pile = know.setup.rules.pile
    if pile.take_in_opening_turn == "not_allowed":
        return 0.0
    need = opening_minimum(know.view, rival)
    chance = next((chance for points, chance in OPENING_CHANCE if need <= points), RARELY_OPENS)
    if from_hand_first(know.setup.rules):
        chance *= know.weights.opens_from_hand
    return chance


def _hand_chance(know: Knowledge, seat: int, kind: int, frozen: bool) -> float:
    """Chance that the hand has what takes this card: a pair, or a natural and a wild."""
    if not know.weights.reads_hands:
        return _PLAIN_CHANCE
    pair = at_least(know, seat, kind, 2)
    if frozen or not know.setup.rules.pile.natural_plus_wild:
        return _remembered(know, seat, kind, pair)
    one = at_least(know, seat, kind, 1)
    wild = _some_wild(know, seat)
    return _remembered(know, seat, kind, pair + max(0.0, one - pair) * wild * WITH_WILD)


def at_least(know: Knowledge, seat: int, kind: int, needed: int) -> float:
    """Chance that a hand holds so many (1 or 2) cards of a kind."""
    missing = needed - know.memory.known[seat][kind]
    if missing <= 0:
        return SURE
    about = know.loose[kind]
    if about < missing:
        return 0.0
    none, one = _spread(know, seat, about)
    if missing == 1:
        return 1 - none
    return min(MOST_PAIR, (1 - none - one) * know.weights.pair_instinct)


def _spread(know: Knowledge, seat: int, about: int) -> tuple[float, float]:
    """Chances that none and that exactly one of `about` loose cards lies in a hand."""
    if not about:
        return 1.0, 0.0
    unknown = max(0, know.hand_size(seat) - know.memory.known_total(seat))
    share = min(1.0, unknown / know.loose_total) if know.loose_total else 0.0
    none = (1 - share) ** about
    one = about * share * (1 - share) ** (about - 1)
    return none, one


def _some_wild(know: Knowledge, seat: int) -> float:
    known = know.memory.known[seat]
    if known[TWO] or known[JOKER]:
        return 1.0
    return 1 - _spread(know, seat, know.loose[TWO] + know.loose[JOKER])[0]


def _remembered(know: Knowledge, seat: int, kind: int, chance: float) -> float:
    """The chance in the light of what the rival threw or let lie."""
    weights = know.weights
    if know.memory.known[seat][kind] >= 2:
        return chance
    memories = (
        (know.memory.let_lie[seat][kind], weights.let_lie),
        (know.memory.thrown[seat][kind], weights.thrown),
    )
    factor = 1.0
    for turn, left in memories:
        if turn:
            faded = left + weights.trust_per_round * (know.rounds_since(turn) - 1)
            factor = min(factor, max(left, min(1.0, faded)))
    return chance * factor


def discard(moment: Moment) -> Action | None:
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


def discard_cost(moment: Moment, kind: int) -> float:
    """What throwing a card of this kind costs the own side, in points."""
    own = _loss_of_hand(moment, kind) + moment.special.cost(kind) + _noise(moment, kind)
    own += moment.manners.discard(kind)
    if IS_WILD[kind]:
        return own - freeze_value(moment)
    return own + feeding_cost(moment, kind)


def _loss_of_hand(moment: Moment, kind: int) -> float:
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
    if partnership_is_open(moment.view):
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
    pairs = sum(know.held[kind] >= 2 for kind in NATURAL_KINDS)
    likely = sum(at_least(know, know.next_rival, kind, 2) for kind in NATURAL_KINDS)
    return saved + weights.freeze_pairs * (pairs - likely)


def _coverage(know: Knowledge, side: int) -> float:
    """Share of the unseen naturals that a side's melds would pick up."""
    melds = know.theirs[side].melds
    about = sum(know.unseen[kind] for kind in NATURAL_KINDS)
    fitting = sum(know.unseen[kind] for kind in NATURAL_KINDS if melds[kind] is not None)
    return fitting / about if about else 0.0


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
    _pick_up(moment, after)
    value = worth.laid(take.plays) + worth.total(after, may_lay=True)
    if not know.own.opened:
        value += opening_value(moment, taking=True)
    if partnership_is_open(moment.view):
        value -= know.weights.alone
    return value + know.weights.denial * worth.pile + exit_hope(moment, after, 0)


def _pick_up(moment: Moment, sketch: Sketch) -> None:
    """Put the pile under its top card into the hand; red threes do not stay there."""
    for card in moment.view.pile[:-1]:
        if KIND[card] != RED_THREE:
            sketch.held[KIND[card]] += 1


def _run_value(moment: Moment, take: TakePile, run: Play) -> float:
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
