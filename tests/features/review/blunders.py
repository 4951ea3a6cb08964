"""Matches of steady players in which one of them makes one gross mistake, to be found by a review.

Two kinds, each described by what lies on the table and what the seat itself can see, and never by
what a review says of it: throwing a card with which the next opponent takes a frozen pile of ten or
more, and throwing away the seventh card of the side's first canasta. None of them is forced: a
steady player does something else there. And none of them serves a purpose, since such moves are
sometimes right: a safe card was held where the pile is given away; another card could be thrown no
less safely than the one that completes the canasta, nothing else in the hand completes it, and the
others, who have theirs, may end the deal any time. The match is open, counting what lies on the
table: where it is lost or won whatever happens, nothing is a mistake.

Going out five hundred points behind is not planted: `tests.features.review.exits_behind` tells why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.actions import Action, Discard, LayDown
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.scoring import running_score
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import (
    make_bot,
)
from canasta_qt.players.bot import Bot
from canasta_qt.players.heuristic.danger import danger
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.search.evaluation import shape_of, win_chance
from canasta_qt.record.replay import MatchRun

KINDS: Final = ("gives_pile", "breaks_canasta")
PLANTER: Final = 2
"""Raised whenever other blunders may be planted: those of older ones are planted anew."""
BIG_PILE: Final = 10
GIFT: Final = 0.9
SAFE: Final = 0.2
OPEN: Final = 0.25
"""Chance, 0..1, of the match that each side has at least while it is open."""
MOST_TRIES: Final = 1000


@dataclass(frozen=True, slots=True)
class Planted:
    """A deal with a blunder: who made it, its first and last action, and what Steady does there."""

    run: MatchRun
    kind: str
    seat: int
    first: int
    last: int
    usual: Action


def planted_deal(begin: Callable[[int], MatchRun], number: int) -> Planted:
    """The first deal, in the matches that `begin` makes, in which the blunder of this number fits.

    Its deal is the last one of its match.
    """
    kind = KINDS[number % len(KINDS)]
    for tried in range(MOST_TRIES):
        planted = _in_match(begin(tried), kind, tried)
        if planted is not None:
            return planted
    raise RuntimeError(f"no deal in which {kind} fits")


def _in_match(run: MatchRun, kind: str, tried: int) -> Planted | None:
    """The first deal of a match with the blunder of whoever can make it first, or None."""
    bots = [make_bot("steady", f"planted/{tried}/{one}") for one in range(4)]
    while run.outcome() is None:
        run.start_deal()
        planted = _in_deal(run, bots, kind)
        if planted is not None:
            return planted
        run.finish_deal()
    return None


def _in_deal(run: MatchRun, bots: Sequence[Bot], kind: str) -> Planted | None:
    """The deal is played to its end, with one blunder or none."""
    first = last = seat = 0
    instead: Action | None = None
    while not run.deal_over:
        actor = run.state.actor
        view = run.view(actor)
        usual = bots[actor].choose(view)
        steps = [] if first else _steps(run, view, kind, usual)
        if not steps:
            run.play(usual)
            continue
        seat, instead = actor, usual
        first = len(run.log.deals[-1].entries) + 1
        for step in steps:
            run.play(step)
        last = len(run.log.deals[-1].entries)
    return Planted(run, kind, seat, first, last, instead) if instead is not None else None


def _steps(run: MatchRun, view: PlayerView, kind: str, usual: Action) -> list[Action]:
    """The blunder, where one of this kind can be made now."""
    if view.phase is not Phase.PLAY or view.now.answer is not None or not is_open(run):
        return []
    if kind == "gives_pile":
        return list(_gift(view, usual))
    return list(_broken(view, usual))


def is_open(run: MatchRun) -> bool:
    """Whether each side may well win the match still, as the deal stands."""
    totals = [
        total + points for total, points in zip(run.match.totals, on_the_table(run), strict=True)
    ]
    return min(_chance(run, totals, side) for side in range(len(totals))) >= OPEN


def on_the_table(run: MatchRun) -> list[int]:
    """What every side has on the table."""
    return [running_score(run.state, side) for side in range(len(run.match.totals))]


def _chance(run: MatchRun, totals: Sequence[int], side: int) -> float:
    rules = run.log.rules
    return win_chance(totals, side, rules, run.state.deal_number, shape_of(rules))


def _gift(view: PlayerView, usual: Action) -> Iterator[Action]:
    """A card that hands over a frozen pile in plain sight, where Steady throws a safe one."""
    if not isinstance(usual, Discard) or len(view.pile) < BIG_PILE:
        return
    know = HeuristicBot("planted").moment(view).know
    frozen = is_frozen(view, view.side_of[view.next_seat(view.seat)])
    if not frozen or danger(know, KIND[usual.card]) > SAFE:
        return
    for card in view.hand:
        if danger(know, KIND[card]) >= GIFT and verify(view, Discard(card)) is None:
            yield Discard(card)
            return


def _broken(view: PlayerView, usual: Action) -> Iterator[Action]:
    """The card that makes seven of six and the side's first canasta, thrown away instead."""
    size = view.setup.canasta_size
    theirs = view.melds[view.side_of[view.next_seat(view.seat)]]
    if all(len(meld.cards) < size for meld in theirs):
        return
    melds = {meld.uid: meld for meld in view.melds[view.side]}
    kinds = {meld.kind: meld for meld in melds.values()}
    if not isinstance(usual, LayDown) or any(len(one.cards) >= size for one in melds.values()):
        return
    for play in usual.plays:
        card = play.cards[0]
        meld = melds.get(play.onto) or kinds.get(KIND[card])
        if len(play.cards) != 1 or meld is None or len(meld.cards) != size - 1:
            continue
        others = {KIND[one] for one in view.hand if one != card}
        if KIND[card] in others or any(IS_WILD[kind] for kind in (KIND[card], *others)):
            continue
        if _is_no_safer(view, card, others) and verify(view, Discard(card)) is None:
            yield Discard(card)
            return


def _is_no_safer(view: PlayerView, card: int, others: Iterable[int]) -> bool:
    """Whether one of these other kinds of cards could be thrown no less safely than this card."""
    know = HeuristicBot("planted").moment(view).know
    least = danger(know, KIND[card])
    return any(danger(know, kind) <= least for kind in others)
