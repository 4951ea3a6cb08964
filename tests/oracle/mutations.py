"""Logs damaged on purpose: both judges must refuse them at the same action.

Each mutation takes a deal of a match and changes one thing: a take that the rules do not have, an
opening that counts too little, a score that is not the sum, a draw that is left out, a card that
nobody holds, a turn out of order.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from canasta_qt.engine.actions import Discard, DrawStock, LayDown, Play, TakePile
from canasta_qt.record.log import DealLog, Entry, MatchLog
from tests.oracle.compare import Cuts, cuts_of, refused_by_engine, refused_by_referee

Mutation = Callable[[DealLog, random.Random], bool]
"""Changes a deal; False where there is nothing to change."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A match with one deal damaged: which mutation, the damaged log, the cuts of the whole one."""

    name: str
    log: MatchLog
    cuts: Cuts


def mutants(log: MatchLog, number: int, rng: random.Random) -> Iterator[Mutant]:
    """So many damaged copies of a match."""
    made = 0
    cuts = cuts_of(log)
    for _ in range(number * 20):
        if made == number:
            return
        copy = log.copy()
        name = rng.choice(sorted(MUTATIONS))
        deal = rng.choice([one for one in copy.deals if one.scored is not None])
        if MUTATIONS[name](deal, rng):
            made += 1
            yield Mutant(name, copy, cuts)


def _where(deal: DealLog, kind: type[object]) -> list[int]:
    return [at for at, entry in enumerate(deal.entries) if isinstance(entry.action, kind)]


def _dropped_draw(deal: DealLog, rng: random.Random) -> bool:
    places = _where(deal, DrawStock)
    if not places:
        return False
    del deal.entries[rng.choice(places)]
    return True


def _wrong_score(deal: DealLog, rng: random.Random) -> bool:
    assert deal.scored is not None
    at = rng.randrange(len(deal.scored))
    changed = list(deal.scored)
    changed[at] += rng.choice((-100, -5, 5, 100))
    deal.scored = tuple(changed)
    return True


def _take_for_draw(deal: DealLog, rng: random.Random) -> bool:
    """A draw becomes a take of the card that was discarded last, alone."""
    places = [
        at
        for at in _where(deal, DrawStock)
        if at and isinstance(deal.entries[at - 1].action, Discard)
    ]
    if not places:
        return False
    at = rng.choice(places)
    before = deal.entries[at - 1].action
    assert isinstance(before, Discard)
    deal.entries[at] = Entry(deal.entries[at].seat, TakePile((Play((before.card,)),)))
    return True


def _smaller_step(deal: DealLog, rng: random.Random) -> bool:
    """A step loses a group, or a group a card: openings come out too low, melds too small."""
    places = [
        at
        for at in [*_where(deal, LayDown), *_where(deal, TakePile)]
        if len(_plays(deal, at)) > 1 or len(_plays(deal, at)[0].cards) > 1
    ]
    if not places:
        return False
    at = rng.choice(places)
    plays = list(_plays(deal, at))
    if len(plays) > 1:
        plays.pop(rng.randrange(len(plays)))
    else:
        cards = plays[0].cards
        plays[0] = Play(cards[:-1], plays[0].onto)
    taking = isinstance(deal.entries[at].action, TakePile)
    step = TakePile(tuple(plays)) if taking else LayDown(tuple(plays))
    deal.entries[at] = Entry(deal.entries[at].seat, step)
    return True


def _plays(deal: DealLog, at: int) -> tuple[Play, ...]:
    action = deal.entries[at].action
    assert isinstance(action, LayDown | TakePile)
    return action.plays


def _foreign_card(deal: DealLog, rng: random.Random) -> bool:
    """Somebody discards a card that lies elsewhere."""
    places = _where(deal, Discard)
    if not places:
        return False
    at = rng.choice(places)
    deal.entries[at] = Entry(deal.entries[at].seat, Discard(rng.choice(deal.order)))
    return True


def _wrong_seat(deal: DealLog, rng: random.Random) -> bool:
    at = rng.randrange(len(deal.entries))
    seats = sorted({entry.seat for entry in deal.entries} - {deal.entries[at].seat})
    if not seats:
        return False
    deal.entries[at] = Entry(rng.choice(seats), deal.entries[at].action)
    return True


def _swapped(deal: DealLog, rng: random.Random) -> bool:
    if len(deal.entries) < 2:
        return False
    at = rng.randrange(len(deal.entries) - 1)
    deal.entries[at : at + 2] = deal.entries[at : at + 2][::-1]
    return True


MUTATIONS: dict[str, Mutation] = {
    "dropped draw": _dropped_draw,
    "wrong score": _wrong_score,
    "illegal take": _take_for_draw,
    "smaller step": _smaller_step,
    "foreign card": _foreign_card,
    "wrong seat": _wrong_seat,
    "swapped": _swapped,
}


def apart(mutant: Mutant) -> str | None:
    """Where engine and referee stop at different actions of a damaged log, None where alike."""
    theirs, mine = refused_by_engine(mutant.log), refused_by_referee(mutant.log, mutant.cuts)
    if theirs == mine:
        return None
    return f"{mutant.name}: the engine stops at {theirs}, the referee at {mine}"
