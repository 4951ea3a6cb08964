"""A new match from the middle of another: with its hidden cards, or with fresh ones.

Fresh cards change only what the seat that plays on has never seen: cards in other hands, in feet
and in the stock. Everything that has happened happens again in just the same way.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.state import DealState
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.record.timeline import Place, Timeline

TRIES: Final = 60
"""So often hidden cards are laid out anew; most tries fit at once."""


class NoOtherCards(ValueError):
    """No other hidden cards were found that everything seen so far would fit."""


def played_on(
    timeline: Timeline, place: Place, seat: int, *, level: str, secret: str = ""
) -> MatchLog:
    """The match up to a place as a new one, with the same hidden cards.

    A person plays `seat`; bots of `level` play the seats that persons had. Decks are sealed anew
    with `secret`; those dealt already keep no seal, for another secret made it.
    """
    log = timeline.run_at(place).log
    players = tuple(_player(player, at == seat, level) for at, player in enumerate(log.players))
    for deal in log.deals:
        deal.seal = None
    return replace(log, players=players, secret=secret, conceded=None)


def with_fresh_cards(log: MatchLog, seat: int, seed: int) -> MatchLog:
    """The same match with all that `seat` has not seen in its last deal shuffled anew.

    Later deals follow from `seed`. Raises `NoOtherCards`.
    """
    true = MatchRun.from_log(log)
    seen_as = true.view(seat)
    rng = random.Random(f"canasta-qt/fresh/{seed}")
    for _ in range(TRIES):
        fresh = _reseeded(log.copy(), seed)
        fresh.deals[-1].thoughts = {}  # they were about the other cards
        fresh.deals[-1].order = _shuffled_anew(true, seat, rng)
        if fresh.deals[-1].order != log.deals[-1].order and _looks_the_same(fresh, seat, seen_as):
            return fresh
    raise NoOtherCards("no other cards fit what has been seen")


def _player(player: Player, plays: bool, level: str) -> Player:
    if plays:
        return replace(player, played_by=HUMAN)
    return replace(player, played_by=level) if player.is_human else player


def _reseeded(log: MatchLog, seed: int) -> MatchLog:
    """Another seed for the deals to come; where earlier cuts follow from the seed, it stays."""
    return log if log.rules.deal.exact_cut_bonus else replace(log, seed=seed)


def _looks_the_same(log: MatchLog, seat: int, seen_as: PlayerView) -> bool:
    try:
        return MatchRun.from_log(log).view(seat) == seen_as
    except ReplayDifference:
        return False


def _shuffled_anew(run: MatchRun, seat: int, rng: random.Random) -> tuple[int, ...]:
    """The deck with the unseen cards in other places.

    Red threes stay in the stock or where they are: in a hand they would have been laid out.
    """
    seen = _seen(run, seat)
    state = run.state
    held = [card for card in _held(state, seat) if card not in seen and not _stays(card)]
    stock = [card for card in state.remaining_stock() if card not in seen]
    plain = [*held, *(card for card in stock if not _stays(card))]
    rng.shuffle(plain)
    moved = dict(zip(held, plain, strict=False))
    left = [*plain[len(held) :], *(card for card in stock if _stays(card))]
    rng.shuffle(left)
    moved.update(zip(stock, left, strict=True))
    order = run.log.deals[-1].order
    return tuple(moved.get(card, card) for card in order)


def _stays(card: int) -> bool:
    return KIND[card] == RED_THREE


def _held(state: DealState, seat: int) -> Iterator[int]:
    """Cards of others that lie closed."""
    for other, hand in enumerate(state.hands):
        if other != seat:
            yield from hand
    for place in (*state.feet, *state.waiting, *state.packets):
        yield from place


def _seen(run: MatchRun, seat: int) -> set[int]:
    """Every card that some event showed to the seat, and those an action named."""
    named = (card for event in run.view(seat).history for card in _cards_of(event))
    return {card for card in named if card >= 0} | set(run.state.hands[seat])


_FIELDS: Final = ("cards", "card", "rest", "top", "taken", "melded", "pile")


def _cards_of(event: object) -> Iterator[int]:
    for name in _FIELDS:
        value = getattr(event, name, ())
        yield from value if isinstance(value, tuple) else (value,)
