"""A player who slips now and then, wherever the table lets that happen; otherwise a random one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from canasta_qt.engine.actions import (
    Action,
    AskPermission,
    Discard,
    LayDown,
    Pass,
    Play,
    RestorePile,
    TakePile,
)
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.judge.legality import fault_of, verify
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.state import DealState, Phase


def slips(state: DealState, rng: random.Random) -> Iterator[Action]:
    """Slips that the table lets the seat to act commit now, in a random order."""
    tried = [*_tried(state, rng)]
    rng.shuffle(tried)
    for action in tried:
        if verify(state, action) is None and (_books(action) or fault_of(state, action)):
            yield action


def slipping_action(state: DealState, rng: random.Random, chance: float = 0.3) -> Action:
    """A slip with that chance where one is possible, else a random action."""
    if state.phase in (Phase.START, Phase.PLAY) and rng.random() < chance:
        slip = next(slips(state, rng), None)
        if slip is not None:
            return slip
    return random_action(state, rng)


def _books(action: Action) -> bool:
    """Whether an action leads to a penalty though no rule is broken by it."""
    return isinstance(action, (RestorePile, AskPermission))


def _tried(state: DealState, rng: random.Random) -> Iterator[Action]:
    hand = state.hands[state.turn_seat]
    if state.phase is Phase.START:
        yield RestorePile()
        if state.pile and len(hand) > 1:
            yield TakePile((Play((*rng.sample(hand, 2), state.pile[-1])),))
            yield TakePile((Play((state.pile[-1],)),))
        return
    yield AskPermission()
    yield Pass()
    yield from map(Discard, hand[:3])
    kinds = {KIND[card]: [c for c in hand if KIND[c] == KIND[card]] for card in hand}
    yield from (LayDown((Play(tuple(cards)),)) for cards in kinds.values() if len(cards) > 2)
    yield LayDown((Play(tuple(hand)),))
