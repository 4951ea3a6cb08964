"""Gestures of games with runs and with several groups of a rank: what else cards could mean."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.controller.messages import say
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.steps import Option, Resolution
from canasta_qt.engine.actions import NEW, MergeMelds, Play
from canasta_qt.engine.cards import CODE, IS_WILD, KIND
from canasta_qt.engine.legality import verify
from canasta_qt.engine.merging import possible_merges
from canasta_qt.engine.sequences import check_shape

Groups = tuple[tuple[int, ...], ...]


def is_run(cards: Sequence[int]) -> bool:
    """Whether cards of different ranks follow each other in one suit."""
    naturals = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    return len(naturals) > 1 and check_shape(tuple(cards)) is None


def run_groupings(sit: Situation, cards: Sequence[int]) -> list[Groups]:
    """How a selection falls into one run, and groups of the ranks that it holds several of."""
    if not sit.state.setup.has_runs:
        return []
    ranks = [KIND[card] for card in cards]
    single = tuple(c for c in cards if ranks.count(KIND[c]) == 1 or IS_WILD[KIND[c]])
    if not is_run(single):
        return []
    rest = [card for card in cards if card not in single]
    groups = {
        kind: tuple(c for c in rest if KIND[c] == kind) for kind in map(KIND.__getitem__, rest)
    }
    return [(single, *groups.values())]


def as_play(cards: tuple[int, ...]) -> Play:
    """The play that begins a meld with these cards; a run is always one of its own."""
    return Play(cards, NEW) if is_run(cards) else Play(cards)


def may_merge(sit: Situation) -> bool:
    """Whether two melds of the viewer's side may be merged now."""
    return sit.must_act and any(
        verify(sit.state, action) is None for action in possible_merges(sit.state)
    )


def merge(sit: Situation) -> Resolution:
    """Merge two melds; a choice where there are several ways."""
    if not sit.must_act:
        return Resolution(why=sit.not_now())
    options = [
        Option(action, "", _merge_words(sit, action))
        for action in possible_merges(sit.state)
        if verify(sit.state, action) is None
    ]
    return Resolution(tuple(options), "" if options else say("no.merge"), say("choice.merge"))


def _merge_words(sit: Situation, action: MergeMelds) -> str:
    melds = {meld.uid: meld for meld in sit.melds}
    first, second = (
        " ".join(CODE[card][0] for card in melds[uid].cards) for uid in (action.into, action.uid)
    )
    return say("choice.merge_two", first=first, second=second)
