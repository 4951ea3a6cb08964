"""Deals of steady players in which one of them makes one gross mistake, to be found by a review.

Three kinds: throwing a card that gives a big pile away, throwing the card that would complete a
canasta, and going out far behind where a steady player stays. Each is a mistake by what the
seat itself can see, in a match that is not decided: where nothing can be lost any more, nothing is
a mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from canasta_qt.bots.api import make_bot
from canasta_qt.bots.heuristic.going_out import first_step, way_out
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.pile import danger
from canasta_qt.bots.heuristic.player import HeuristicBot
from canasta_qt.bots.search.evaluation import shape_of, win_chance
from canasta_qt.engine.actions import Action, AskPermission, Discard, LayDown
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.replay import MatchRun

KINDS: Final = ("gives_pile", "breaks_canasta", "goes_out_behind")
BIG_PILE: Final = 8
GIFT: Final = 0.9
SAFE: Final = 0.2
BEHIND: Final = 500
DECIDED: Final = 0.1
"""Chance, 0..1, of the match below which it is lost, and above the rest of which it is won."""
FROZEN_TRIES: Final = 60
"""Deals that are looked through for a frozen pile; then any big one is good enough."""
MOST_TRIES: Final = 2000


@dataclass(frozen=True, slots=True)
class Planted:
    """A deal with a blunder: who made it, and its first and last action."""

    run: MatchRun
    kind: str
    seat: int
    first: int
    last: int


def planted_deal(begin: Callable[[int], MatchRun], number: int) -> Planted:
    """The first deal, of those that `begin` makes, in which the blunder of this number fits."""
    kind = KINDS[number % len(KINDS)]
    for tried in range(MOST_TRIES):
        planted = _played(begin(tried), kind, tried)
        if planted is not None:
            return planted
    raise RuntimeError(f"no deal in which {kind} fits")


def _played(run: MatchRun, kind: str, tried: int) -> Planted | None:
    """A deal with the blunder of whoever can make it first, or None."""
    bots = [make_bot("steady", f"planted/{tried}/{one}") for one in range(4)]
    first = last = seat = 0
    while not run.deal_over:
        actor = run.state.actor
        view = run.view(actor)
        usual = bots[actor].choose(view)
        steps = [] if first else _steps(run, view, kind, usual, tried)
        if not steps:
            run.play(usual)
            continue
        seat = actor
        first = len(run.log.deals[-1].entries) + 1
        for step in steps:
            run.play(step)
        last = len(run.log.deals[-1].entries)
    return Planted(run, kind, seat, first, last) if first else None


def _steps(run: MatchRun, view: PlayerView, kind: str, usual: Action, tried: int) -> list[Action]:
    """The blunder, where one of this kind can be made now."""
    if view.phase is not Phase.PLAY or view.now.answer is not None or _is_decided(view):
        return []
    moment = HeuristicBot("planted").moment(view)
    if kind == "gives_pile":
        return list(_gift(view, moment, usual, frozen=tried < FROZEN_TRIES))
    if kind == "breaks_canasta":
        return list(_broken(view, usual))
    return _way_out_behind(run, moment, usual)


def _is_decided(view: PlayerView) -> bool:
    """Whether the match is all but lost or won before this deal."""
    rules, side = view.setup.rules, view.setup.scorer_of[view.seat]
    chance = win_chance(view.totals, side, rules, view.deal_number, shape_of(rules))
    return not DECIDED < chance < 1 - DECIDED


def _gift(view: PlayerView, moment: Moment, usual: Action, *, frozen: bool) -> Iterator[Action]:
    """A card that hands over a big pile in plain sight, where Steady throws a safe one."""
    if not isinstance(usual, Discard) or len(view.pile) < BIG_PILE:
        return
    if danger(moment.know, KIND[usual.card]) > SAFE:
        return
    if frozen and not is_frozen(view, view.side_of[view.next_seat(view.seat)]):
        return
    for card in view.hand:
        if danger(moment.know, KIND[card]) >= GIFT and verify(view, Discard(card)) is None:
            yield Discard(card)
            return


def _broken(view: PlayerView, usual: Action) -> Iterator[Action]:
    """The very card that completes the side's first canasta, thrown away instead.

    The hand has nothing else that completes it.
    """
    size = view.setup.canasta_size
    melds = {meld.uid: meld for meld in view.melds[view.side]}
    kinds = {meld.kind: meld for meld in melds.values()}
    if not isinstance(usual, LayDown) or any(len(one.cards) >= size for one in melds.values()):
        return
    for play in usual.plays:
        naturals = [card for card in play.cards if not IS_WILD[KIND[card]]]
        meld = melds.get(play.onto) or (kinds.get(KIND[naturals[0]]) if naturals else None)
        if meld is None or not naturals or len(meld.cards) + len(play.cards) != size:
            continue
        if any(IS_WILD[KIND[card]] for card in view.hand):
            continue
        if verify(view, Discard(naturals[0])) is None:
            yield Discard(naturals[0])
            return


def _way_out_behind(run: MatchRun, moment: Moment, usual: Action) -> list[Action]:
    """Going out although the deal is far behind, where Steady stays.

    Where it does not, going out is often right: the others would soon end the deal themselves, with
    more.
    """
    way = way_out(moment)
    if way is None or usual == first_step(way) or isinstance(usual, AskPermission):
        return []
    trial = MatchRun.at(run.log, run.tape(), len(run.log.deals[-1].entries))
    seat, steps = moment.view.seat, []
    while not trial.deal_over and len(steps) < 6:
        view = trial.view(seat)
        way = way_out(HeuristicBot("planted").moment(view))
        if trial.state.actor != seat or way is None or verify(view, first_step(way)) is not None:
            return []
        steps.append(first_step(way))
        trial.play(steps[-1])
    if not trial.deal_over or trial.state.result is None or trial.state.result.out != seat:
        return []
    points = [score.total for score in score_deal(trial.state)]
    own = points.pop(trial.state.setup.scorer_of[seat])
    return steps if own + BEHIND <= max(points) else []
