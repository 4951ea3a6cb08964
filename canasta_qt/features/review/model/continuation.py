"""How an imagined deal goes on after each of two moves, so that it can be watched.

The deal is dealt anew from a deck in which only cards that the seat never saw lie elsewhere, and
everything happens again in the same way. Then players of the model play on, judged by the rules.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from canasta_qt.engine.actions import Action, AnswerPermission, AskPermission
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.state import Phase
from canasta_qt.features.review.model.moments import Continuation
from canasta_qt.players.judging import Comparer
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy.policy import decide
from canasta_qt.players.playout.rules import steps
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import (
    SHELF,
    Row,
    place_of,
    places_of,
    plan_of,
)
from canasta_qt.players.search.move_codec import FlatMove, action_of
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import DealTape, MatchRun
from canasta_qt.record.timeline import ReplayPoint, Timeline, seen_cards

ROUNDS: Final = 2
"""How far a continuation goes."""
TRIES: Final = 24
"""Imagined deals that are tried; most can be dealt at once."""
MOST_ACTIONS: Final = 100
LEAST_ACTIONS: Final = 4
"""A shorter one shows nothing, unless the deal is over by then."""


def continuation(
    timeline: Timeline, place: ReplayPoint, seat: int, comparer: Comparer, better: int
) -> Continuation | None:
    """A deal that is typical of those in which the better of two moves pays, or None.

    `comparer` has compared the played move with the other one; `better` is the better one's place.
    """
    before, tape = timeline.run_at(place), timeline.tape(place.deal)
    return next(continuations(before, tape, seat, comparer, _typical(comparer, better)), None)


def continuations(
    before: MatchRun, tape: DealTape, seat: int, comparer: Comparer, numbers: Iterable[int]
) -> Iterator[Continuation]:
    """The imagined deals of these numbers after both moves, if they can be shown.

    `before` stands where the moves are made, `tape` is its deal.
    """
    actions = len(before.log.deals[-1].entries)
    for number in numbers:
        world = comparer.world(number)
        order = _deck(before, seat, world)
        if order is None:
            continue
        ways = []
        for branch in (0, 1):
            run = _dealt(before.log, tape, order, actions)
            if run is None or run.view(seat) != before.view(seat):
                break
            ways.append(_played_on(run, comparer, branch, world))
        if len(ways) == 2 and all(ways):
            yield Continuation(order, ways[0], ways[1])


def log_with(log: MatchLog, deal: int, action: int, order: Sequence[int]) -> MatchLog:
    """The match up to the position before an action, with the deck of a continuation."""
    earlier = [one.copy() for one in log.deals[: deal - 1]]
    for one in earlier:
        one.seal, one.cut = None, None
    last = log.deals[deal - 1].copy()
    last.truncate(action - 1)
    imagined = replace(last, order=tuple(order), scored=None, seal=None, cut=None, thoughts={})
    plain = replace(log, secret="", commitment="", conceded=None)
    return replace(plain, deals=[*earlier, imagined])


def _dealt(log: MatchLog, tape: DealTape, order: tuple[int, ...], actions: int) -> MatchRun | None:
    """The match before the move with this deck, or None where it would have gone another way."""
    try:
        return MatchRun.with_deck(log, tape, order, actions)
    except (IllegalAction, RuntimeError):
        return None


def _typical(comparer: Comparer, better: int) -> list[int]:
    """Numbers of worlds in which the better move pays, those in the middle first."""
    branches = comparer.comparison().branches
    ahead, behind = branches[better].values, branches[1 - better].values
    gains = [one - other for one, other in zip(ahead, behind, strict=True)]
    paying = sorted(
        (number for number, gain in enumerate(gains) if gain > 0), key=gains.__getitem__
    )
    middle = len(paying) // 2
    nearest = sorted(range(len(paying)), key=lambda place: (abs(place - middle), place))
    return [paying[place] for place in nearest[:TRIES]]


# --- the deck of an imagined deal ---------------------------------------------------------


def _deck(run: MatchRun, seat: int, world: State) -> tuple[int, ...] | None:
    """The deck in which hidden cards lie as this flat state has them, or None."""
    seen = seen_cards(run, seat)
    pool: dict[int, list[int]] = defaultdict(list)
    moved: dict[int, int] = {}
    places = list(_hidden_places(run, seat, world))
    for cards, _ in places:
        for card in cards:
            if card not in seen:
                pool[_sort(run, card)].append(card)
    for cards, kinds in places:
        needed = list(kinds)
        for card in cards:
            if card in seen:
                if _sort(run, card) not in needed:
                    return None
                needed.remove(_sort(run, card))
        hidden = [card for card in cards if card not in seen]
        if len(needed) != len(hidden):
            return None
        for card, sort in zip(hidden, needed, strict=True):
            if not pool[sort]:
                return None
            moved[card] = pool[sort].pop()
    return tuple(moved.get(card, card) for card in run.log.deals[-1].order)


def _sort(run: MatchRun, card: int) -> int:
    """A card as a flat state has it."""
    return place_of(card) if run.state.setup.has_runs else KIND[card]


def _hidden_places(
    run: MatchRun, seat: int, world: State
) -> Iterator[tuple[Sequence[int], list[int]]]:
    """Wherever hidden cards lie: the true ones, and what lies there in the imagined deal."""
    state = run.state
    for place, player in enumerate(places_of(state)):
        if player != seat:
            yield state.hands[player], _kinds(world.hand, place)
        if state.feet[player] and (player != seat or state.setup.rules.foot.peek == "never"):
            yield state.feet[player], _kinds(world.foot, place)
        yield state.waiting[player], _kinds(world.waiting, place)
    for place, packet in enumerate(state.packets):
        yield packet, _kinds(world.packet, place)
    under = state.pile[: state.pile_hidden]
    yield under, list(world.pile[: len(under)])
    stock = world.stock_cards[: world.stock_left]
    yield state.remaining_stock(), list(stock)[::-1]


def _kinds(row: Row, place: int) -> list[int]:
    return [kind for kind in range(const.KINDS) for _ in range(row[const.KINDS * place + kind])]


# --- playing on ---------------------------------------------------------------------------


def _played_on(run: MatchRun, comparer: Comparer, branch: int, world: State) -> tuple[Action, ...]:
    """The actions after a move in an imagined deal; empty where it soon leads nowhere.

    Engine and flat state go side by side; an action that one of them does not know ends it.
    """
    block, move = comparer.block, comparer.moves[branch]
    flat = world.copy()
    played: list[Action] = []
    until = run.state.turn + ROUNDS * run.state.setup.seats
    flat.set_plan(SHELF.filled("continuation", move.plan))
    code: int = move.code
    action: Action | None = comparer.actions[branch]
    while action is not None:
        for step in _steps(run, code, action):
            if run.deal_over or run.verify(step) is not None:
                return _worth_showing(run, played)
            run.play(step)
            played.append(step)
        steps.perform(block, flat, code)
        done = run.deal_over or flat.stage == const.OVER or run.state.turn >= until
        if done or len(played) >= MOST_ACTIONS or run.state.phase is Phase.ANSWER:
            break
        code = decide(block, flat)
        action = _action(run, flat, code)
    return _worth_showing(run, played)


def _steps(run: MatchRun, code: int, action: Action) -> Iterator[Action]:
    """The actions of a move: who asks to go out gets a yes."""
    if code == steps.LAY_ASKED and not isinstance(action, AskPermission):
        yield AskPermission()
        yield AnswerPermission(yes=True)
    yield action
    if isinstance(action, AskPermission) and run.state.phase is Phase.ANSWER:
        yield AnswerPermission(yes=True)


def _action(run: MatchRun, flat: State, code: int) -> Action | None:
    if code == steps.LAY_ASKED:
        code = steps.LAY
    try:
        return action_of(run.state, FlatMove(code, plan_of(flat)))
    except LookupError:  # the cards lie otherwise in the engine's deal by now
        return None


def _worth_showing(run: MatchRun, played: list[Action]) -> tuple[Action, ...]:
    return tuple(played) if run.deal_over or len(played) >= LEAST_ACTIONS else ()
