"""Advice: the searching player's move first, with what speaks for it, from the view alone."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import islice

import pytest

from canasta_qt.engine.actions import Action, AskPermission, Discard
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Advice
from canasta_qt.players.levels import Effort
from canasta_qt.players.search.advice import advice_of
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import Thoughts
from tests.players.permutations import moments

ROLLOUTS = 24


@pytest.fixture(scope="module")
def advised() -> list[tuple[PlayerView, Advice]]:
    views = [view for _, view in islice(moments(preset("classic_4p").rules, 5, 8), 14)]
    return [
        (view, advice_of(SearchBot("a", Effort(ROLLOUTS)), view))
        for view in views
        if view.phase is not Phase.ANSWER
    ]


def test_every_move_that_is_advised_may_be_made(advised: list[tuple[PlayerView, Advice]]) -> None:
    for view, advice in advised:
        assert all(verify(view, move.action) is None for move in advice.moves)


def test_the_first_is_what_a_searching_player_does(
    advised: list[tuple[PlayerView, Advice]],
) -> None:
    for view, advice in advised[::3]:
        assert advice.moves[0].action == SearchBot("a", Effort(ROLLOUTS)).choose(view)


def test_the_first_has_reasons_and_the_others_none(
    advised: list[tuple[PlayerView, Advice]],
) -> None:
    for _, advice in advised:
        first, *others = advice.moves
        assert 1 <= len(first.reasons) <= 2
        assert not any(move.reasons for move in others)


def test_discards_say_how_often_the_pile_would_be_taken(
    advised: list[tuple[PlayerView, Advice]],
) -> None:
    compared = [advice for _, advice in advised if len(advice.moves) > 1]
    discards = [
        move for advice in compared for move in advice.moves if isinstance(move.action, Discard)
    ]
    assert discards
    assert all(move.taken is not None and 0 <= move.taken <= 100 for move in discards)
    assert any(move.interval < math.inf for move in discards)


def test_without_playouts_the_rule_of_thumb_speaks() -> None:
    _, view = next(moments(preset("samba").rules, 5))
    advice = advice_of(make_bot("steady", "a"), view)
    (move,) = advice.moves
    assert move.action == make_bot("steady", "a").choose(view)
    assert move.reasons == ("rule_of_thumb",)


class AsksFirst(SearchBot):
    """Asks a partner before it does what came out best."""

    def consider(self, view: PlayerView) -> tuple[Action, Thoughts | None]:
        return AskPermission(), super().consider(view)[1]


def test_asking_a_partner_first_is_advised_with_what_speaks_for_going_out(
    advised: list[tuple[PlayerView, Advice]],
) -> None:
    view, usual = next(pair for pair in advised if len(pair[1].moves) > 1)
    first, *others = advice_of(AsksFirst("a", Effort(ROLLOUTS)), view).moves
    assert first == replace(usual.moves[0], action=AskPermission())
    assert tuple(others) == usual.moves[1:]
