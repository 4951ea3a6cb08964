"""Matches played at random: quick to make, and the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Mapping

from hypothesis import strategies as st

from canasta_qt.engine.actions import (
    AUTO,
    NEW,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    Pass,
    Play,
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import FACES, MAX_COPIES
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules import resolve
from canasta_qt.record.log import Player, RuleOrigin
from canasta_qt.record.replay import MatchRun, Observer
from canasta_qt.storage.match_values import ListedMatch, ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore

cards = st.integers(0, FACES * MAX_COPIES - 1)
plays = st.builds(
    Play,
    st.lists(cards, min_size=1, max_size=9).map(tuple),
    st.sampled_from([AUTO, NEW]) | st.integers(0, 99),
)
steps = st.lists(plays, min_size=1, max_size=5).map(tuple)
actions = st.one_of(
    st.sampled_from([DrawStock(), GoOut(), Pass(), RestorePile(), RetractMelds(), ConcedeDeal()]),
    st.builds(AskPermission, st.none() | st.integers(0, 5)),
    st.builds(AnswerPermission, st.booleans()),
    st.builds(Discard, cards),
    st.builds(LayThree, cards),
    st.builds(LayOnHeap, st.lists(cards, min_size=1, max_size=4).map(tuple)),
    st.builds(MergeMelds, st.integers(0, 99), st.integers(0, 99)),
    st.builds(DeclareSpecialHand, st.sampled_from(["garbage", "zip_code"])),
    st.builds(LayDown, steps),
    st.builds(TakePile, steps),
)
"""Any actions at all, legal or not."""


def new_run(
    preset: str = "classic_4p",
    seed: int | str = 7,
    overrides: Mapping[str, object] | None = None,
    on_change: Observer | None = None,
) -> MatchRun:
    """A match of persons called A, B, C.., its first deal not begun."""
    changed = dict(overrides or {})
    rules = resolve(preset, changed)
    players = [Player("ABCDEF"[seat], "random") for seat in range(rules.match.players)]
    run = MatchRun.new(rules, seed, players, RuleOrigin(preset, tuple(changed.items())))
    run.on_change = on_change
    return run


def play_on(run: MatchRun, actions: int, seed: int = 1) -> MatchRun:
    """Play so many random actions, one deal after another."""
    rng = random.Random(seed)
    for _ in range(actions):
        if not run.in_deal or run.deal_over:
            run.start_deal()
        run.play(random_action(run.state, rng))
    return run


def play_deal(run: MatchRun, seed: int = 1) -> MatchRun:
    """Play the deal in progress, or the next one, to its end."""
    rng = random.Random(seed)
    if not run.in_deal or run.deal_over:
        run.start_deal()
    while not run.deal_over:
        run.play(random_action(run.state, rng))
    return run


def finished_in(
    store: MatchStore, wanted: ListFilter | None = None, order: ListOrder | None = None
) -> tuple[ListedMatch, ...]:
    """The matches of a store that are over, the one that ended latest first."""
    found = store.listed(wanted or ListFilter(), order or ListOrder(), 0, 100)
    return tuple(match for match in found if match.margin is not None)  # a damaged one may wait
