"""What a discard may give away: how likely the next rival takes the pile with it, and the cost.

It is read from the rivals' melds and what their hands are known or guessed to hold.
"""

from __future__ import annotations

from canasta_qt.engine.cards import IS_WILD, JOKER, TWO
from canasta_qt.engine.melds.meld_checks import is_dead_rank
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.seating import partnership_is_open
from canasta_qt.engine.state import Meld
from canasta_qt.players.heuristic.knowledge import Knowledge
from canasta_qt.players.heuristic.meld_worth import Prizes, pile_worth
from canasta_qt.players.heuristic.moment import DecisionMoment

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
    held = know.hand_size(rival)
    if 0 < held < pile.least_hand:  # with none at all a foot comes before the turn
        return 0.0
    if held == 1 and not know.view.pile and pile.one_card == "forbid":
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
    if know.setup.from_hand_first:
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


NATURAL_SOME_DAY = 0.4
"""Chance that a meld of naturals on the way to a canasta stays one."""


def _brought_on(know: Knowledge, kind: int) -> float:
    """Points by which the next rival's meld of this kind is nearer to its canasta with the card."""
    rival = know.next_rival
    table = None if rival is None else know.theirs[know.side_of(rival)]
    meld = None if table is None else table.melds[kind]
    if table is None or meld is None or len(meld.cards) >= know.setup.canasta_size:
        return 0.0
    rules, weights = know.setup.rules, know.weights
    prize = Prizes(rules).of(kind, meld.wilds)
    bonus = rules.score.canasta
    done: float = prize.done if prize is not None else bonus.mixed
    more = 0 if prize is not None or meld.wilds else bonus.natural - bonus.mixed
    if table.lacking:
        done += weights.first_canasta
    chances = weights.canasta_chance
    lacks = know.setup.canasta_size - len(meld.cards)
    now, then = (chances[min(lack, len(chances) - 1)] for lack in (lacks, lacks - 1))
    stays = NATURAL_SOME_DAY if lacks > 1 else 1.0
    return then * (done + stays * more) - now * (done + NATURAL_SOME_DAY * more)


_SHORT_MELD = 4
_SMALL_PILE = 5
"""A longer meld than that, and what goes on a larger pile, nobody overlooks."""


def _overlooked(moment: DecisionMoment, kind: int) -> bool:
    """Whether the player forgets in this turn to ask who may want such a card."""
    know = moment.know
    if not know.weights.overlooks or len(moment.view.pile) > _SMALL_PILE or know.next_rival is None:
        return False
    meld = know.theirs[know.side_of(know.next_rival)].melds[kind]
    if meld is not None and len(meld.cards) > _SHORT_MELD:
        return False
    return (moment.chance >> 56) / 256 < know.weights.overlooks


def feeding_cost(moment: DecisionMoment, kind: int) -> float:
    """Expected loss by the next rival taking the pile with this card on it."""
    know = moment.know
    chance = danger(know, kind)
    if not chance or _overlooked(moment, kind):
        return 0.0
    pile = (*moment.view.pile, know.cards[kind][0])
    loss = pile_worth(know.weights, pile) + know.weights.feeding
    loss += know.weights.feeds_meld * _brought_on(know, kind)
    if partnership_is_open(moment.view):
        loss -= know.weights.alone
    return chance * max(0.0, loss) * moment.manners.feeding()
