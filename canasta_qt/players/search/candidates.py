"""The moves worth comparing: the heuristic's, the playout's own, and their rivals of each kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from operator import itemgetter
from typing import Any, NamedTuple

from canasta_qt.engine.actions import Action, AskPermission, Discard, DrawStock, LayDown
from canasta_qt.engine.cards import KIND, NATURAL_KINDS
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.judge.optional_actions import heap_layings
from canasta_qt.engine.melds.sequences import find_run
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.danger import danger
from canasta_qt.players.heuristic.going_out import first_step, question, way_out
from canasta_qt.players.heuristic.melding import best_openings, single_steps, spare
from canasta_qt.players.heuristic.moment import DecisionMoment
from canasta_qt.players.heuristic.pile import discard_cost, take_value
from canasta_qt.players.playout.policy.policy import decide
from canasta_qt.players.playout.rules.melds import dress_plan
from canasta_qt.players.playout.rules.steps import LAY, LAY_ASKED
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import place_of, plan_of
from canasta_qt.players.search.exits import dearest, exits, goes_out_by
from canasta_qt.players.search.move_codec import FlatMove, action_of, flat_move, must_ask

MOST_TAKES = 3
MOST_STEPS = 3
MOST_OPENINGS = 4
MOST_ENDINGS = 2
LOOKED_AT = 24
"""Ways to take the pile that are rated."""
SURE_GIFT = 0.9
"""From this chance on a discard is a gift of the pile in plain sight."""

BEING_BUILT = 4
"""Cards of a meld from which on everybody sees a canasta coming."""
SOME_PILE = 4
"""Cards of a pile that a side may be said to need."""


class Candidate(NamedTuple):
    """A legal action, the playout's move for it, and what speaks against it beforehand.

    `cost` is in points, by the rules of thumb, and says how much more it costs than the best
    discard; only discards have one. `gift` says that it hands over the pile in plain sight, `rude`
    that a partner would complain of it (`looks_rude`).
    """

    action: Action
    move: FlatMove
    cost: float = 0.0
    gift: bool = False
    rude: bool = False

    @property
    def is_suspect(self) -> bool:
        """Whether it has to be clearly better than what nobody would complain of."""
        return self.gift or self.rude


def candidates(
    moment: DecisionMoment, usual: Action, rules: Any, base: State, candidate_factor: int = 1
) -> list[Candidate]:
    """What the seat might do, the `usual` action first; empty where playouts do not know it.

    `rules` is the rule block, `base` the view as a flat state. At most
    `candidate_factor` times as many layings, openings and takes are among them as
    `MOST_STEPS` and its like say.
    """
    first = move_meant(moment, usual) or _stand_in(moment, usual)
    if first is None:
        return []
    found = {first: usual}
    for action in _actions(moment, rules, base, candidate_factor):
        move = flat_move(moment.view, action)
        if move is None or move in found or _is_rude(moment, action):
            continue
        if verify(moment.view, action) is None:
            found[move] = action
    for action in _ways_out_asking(moment, rules):
        move = flat_move(moment.view, action)
        if move is not None:
            found.setdefault(_asked(move), action)
    return _rated(moment, found)


def endings(moment: DecisionMoment, action: Action) -> list[int]:
    """The playout's moves for the best discards with which a turn that lays this may end."""
    if not isinstance(action, LayDown):
        return []
    laid = {card for play in action.plays for card in play.cards}
    ranks = {KIND[card] for card in laid}
    left = [
        (discard_cost(moment, KIND[one.card]) + spare(moment, [one.card])[0], one)
        for one in _discards(moment)
        if one.card not in laid and KIND[one.card] not in ranks
    ]
    moves = (flat_move(moment.view, one) for _, one in sorted(left, key=itemgetter(0)))
    return [move.code for move in islice(moves, MOST_ENDINGS) if move is not None]


def move_meant(moment: DecisionMoment, action: Action) -> FlatMove | None:
    """The playout's move for a legal action, a question to the partner being what it is for."""
    move = flat_move(moment.view, _meant(moment, action))
    if move is not None and isinstance(action, AskPermission) and must_ask(moment.view):
        return _asked(move)
    return move


def _stand_in(moment: DecisionMoment, usual: Action) -> FlatMove | None:
    """The move of the dearest way out that playouts know, for one that they do not know."""
    if not goes_out_by(moment.view, _meant(moment, usual)):
        return None
    return next((move_meant(moment, step) for step in _ways_out(moment)), None)


def _is_rude(moment: DecisionMoment, action: Action) -> bool:
    """Whether no partner would do that, whatever rollouts make of it."""
    return isinstance(action, LayDown) and moment.manners.spoils(action.plays)


def _meant(moment: DecisionMoment, usual: Action) -> Action:
    """What the usual move comes down to: who asks to go out means to go out."""
    return next(_ways_out(moment), usual) if isinstance(usual, AskPermission) else usual


def _actions(
    moment: DecisionMoment, rules: Any, base: State, candidate_factor: int
) -> Iterator[Action]:
    yield action_of(moment.view, own_move(rules, base))
    if moment.view.phase is Phase.START:
        yield DrawStock()
        yield from _takes(moment, MOST_TAKES * candidate_factor)
    else:
        if moment.know.own.opened:
            yield from single_steps(moment, MOST_STEPS * candidate_factor)
            yield from _ways_out(moment)
            yield from heap_layings(moment.view)
        else:
            yield from best_openings(moment, MOST_OPENINGS * candidate_factor)
            yield from _ways_out(moment)
        yield from _discards(moment)


def _rated(moment: DecisionMoment, found: dict[FlatMove, Action]) -> list[Candidate]:
    costs = {
        move: discard_cost(moment, KIND[action.card]) + spare(moment, [action.card])[0]
        for move, action in found.items()
        if isinstance(action, Discard) and moment.know.cards[KIND[action.card]]
    }
    least = min(costs.values(), default=0.0)
    return [
        Candidate(
            action,
            move,
            costs[move] - least if move in costs else 0.0,
            isinstance(action, Discard) and _is_gift(moment, action.card),
            isinstance(action, Discard) and looks_rude(moment, action.card),
        )
        for move, action in found.items()
    ]


def looks_rude(moment: DecisionMoment, card: int) -> bool:
    """Whether a discard looks as if the seat forgot its own side.

    It is a card for a meld that is becoming a canasta, or it freezes a pile that the side could
    take with more ranks on the table than any rivals.
    """
    know, kind = moment.know, KIND[card]
    meld = know.own.melds[kind] if kind in NATURAL_KINDS else None
    if meld is not None:
        return BEING_BUILT <= len(meld.cards) < know.setup.canasta_size
    return know.setup.freezes[kind] and needs_pile(know.view)


def needs_pile(view: PlayerView) -> bool:
    """Whether the own side takes a pile that matters, not frozen, with more ranks than any rivals.

    That is what its melds say, which all can see.
    """
    pile = view.setup.rules.pile
    if view.freezer >= 0 or pile.always_frozen or pile.layoff == "no" or len(view.pile) < SOME_PILE:
        return False
    ranks = [len({meld.kind for meld in melds} & set(NATURAL_KINDS)) for melds in view.melds]
    own = ranks.pop(view.side_of[view.seat])
    return own > max(ranks, default=0)


def _is_gift(moment: DecisionMoment, card: int) -> bool:
    return danger(moment.know, KIND[card]) >= SURE_GIFT or _feeds_run(moment.view, card)


def _feeds_run(view: PlayerView, card: int) -> bool:
    """Whether the next player may take the whole pile by a run that goes on with this card."""
    if view.setup.rules.sequence.pile_take != "whole_pile" or not view.setup.has_runs:
        return False
    side = view.side_of[view.next_seat(view.seat)]
    return not is_frozen(view, side) and find_run(view.setup, view.melds[side], (card,)) >= 0


def own_move(rules: Any, base: State) -> FlatMove:
    """What the player inside playouts under these rules would do in this flat state."""
    s = base.copy()
    code = decide(rules, s)
    if rules.has_runs:
        seat = s.seat
        dress_plan(s, seat, seat % rules.sides)
    return FlatMove(code, plan_of(s))


def _ways_out(moment: DecisionMoment) -> Iterator[Action]:
    """The first step of going out in this turn, whatever the rules of thumb hold of it.

    That is of the way that scores most. Where playouts have no move for it, the next best that
    they know stands for it: what goes out by that is played as the best (`exits.dearest`).
    """
    view = moment.view
    if view.now.answer is False or not exits(view):
        return
    way = way_out(moment)
    steps = [one.first_step for one in exits(view)]
    if way is not None:
        steps = [dearest(view, first_step(way)), *steps, first_step(way)]
    yield from islice((step for step in steps if flat_move(view, step) is not None), 1)


def _ways_out_asking(moment: DecisionMoment, rules: Any) -> Iterator[Action]:
    """The first step on a way out that is open once a team-mate has said yes."""
    view = moment.view
    if view.phase is not Phase.PLAY or not rules.must_ask or not must_ask(view):
        return
    if question(moment) is not None:
        yield from (step for step in _ways_out(moment) if isinstance(step, LayDown))


def _asked(move: FlatMove) -> FlatMove:
    """The same move after a yes."""
    return FlatMove(LAY_ASKED, move.plan) if move.code == LAY else move


def _takes(moment: DecisionMoment, most: int) -> list[Action]:
    takes: Iterable[Any] = islice(pile_takes(moment.view), LOOKED_AT) if moment.view.pile else ()
    rated = [(-take_value(moment, take), number, take) for number, take in enumerate(takes)]
    return [take for *_, take in sorted(rated)[:most]]


def _discards(moment: DecisionMoment) -> list[Discard]:
    """One discard of each kind in the hand, without gifts in plain sight if others are left."""
    setup = moment.view.setup
    of = place_of if setup.has_runs else KIND.__getitem__
    hand = [card for card in moment.view.hand if not setup.tabled[KIND[card]]]
    cards = {of(card): card for card in sorted(hand, reverse=True)}
    found = [cards[place] for place in sorted(cards)]
    found = [card for card in found if card not in moment.know.kept] or found
    safe = [card for card in found if not _is_gift(moment, card)]
    return [Discard(card) for card in safe or found]
