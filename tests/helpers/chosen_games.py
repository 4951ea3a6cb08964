"""A few games that stand for all: whatever rule any game changes, one of them changes it.

Chosen anew from the games as they are, so that a new game with a new rule brings itself in. Sweeps
over every game are slow tests (``-m slow``); the normal run sweeps over these.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest

from canasta_qt.engine.rules import OPTIONS, preset, preset_ids
from canasta_qt.engine.rules.table_rules import get

CLASSIC = preset_ids()[0]
"""The game from which all others are told apart."""


SEATS = "match.players", "match.team_mode"
"""What decides who plays with whom."""
ACTIONS = (
    "match.team_mode",
    "deal.foot_size",
    "deal.pile_face_down",
    "sequence.enabled",
    "red_three.role",
    "red_three.place",
    "pile.amount",
    "meld.same_rank",
    "meld.discard_heap",
    "permission.mode",
)
"""What decides which sorts of actions there are, and which cards lie hidden where."""


@cache
def traits(game: str, by: tuple[str, ...] = ()) -> frozenset[str]:
    """The options in which a game departs from Classic, and how many sit at the table.

    With ``by`` the values of just these options.
    """
    rules, classic = preset(game).rules, preset(CLASSIC).rules
    if by:
        return frozenset(f"{key}={get(rules, key)}" for key in by)
    changed = {one.key for one in OPTIONS if get(rules, one.key) != get(classic, one.key)}
    return frozenset({*changed, f"{rules.match.players} players"})


def chosen_games(games: Iterable[str] = preset_ids(), by: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Classic and the fewest of ``games``, more or less, that have every trait any of them has.

    Greedy: next is always the game that adds most, of equals the first in the catalogue. What
    depends on a few options alone names them in ``by`` and gets fewer games.
    """
    games = tuple(games)
    chosen = [CLASSIC] if CLASSIC in games else []
    missing = {trait for game in games for trait in traits(game, by)}
    missing -= {trait for game in chosen for trait in traits(game, by)}
    while missing:
        best = max(games, key=lambda game: len(traits(game, by) & missing))
        chosen.append(best)
        missing -= traits(best, by)
    return tuple(game for game in games if game in chosen)


def sweep(
    name: str, games: Iterable[str] = preset_ids(), by: tuple[str, ...] = ()
) -> pytest.MarkDecorator:
    """Parametrise a test by every game; those that are not chosen run with ``-m slow`` only."""
    games = tuple(games)
    chosen = set(chosen_games(games, by))
    cases = [pytest.param(game, marks=() if game in chosen else pytest.mark.slow) for game in games]
    return pytest.mark.parametrize(name, cases)
