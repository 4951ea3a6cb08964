"""What reasons claim is so by the engine; `claims` walks more deals."""

from __future__ import annotations

from collections import Counter

import pytest

from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import KIND, KIND_OF_TEXT
from canasta_qt.engine.view import view_of
from canasta_qt.players.adviser.catalogue import WEIGHTS
from canasta_qt.players.adviser.moves import structural_reasons
from tests.players.adviser.claims import CLAIMS, cases, false_ones
from tests.players.positions import DealPosition

GAMES = [
    *("hand_and_foot", "samba", "american_2017"),
    *(
        pytest.param(game, marks=pytest.mark.slow)
        for game in ("classic_4p", "bolivia", "westergren")
    ),
]
"""Games with dead ranks, with runs, and with a frozen pile stand in for the others."""


def test_every_reason_has_its_check() -> None:
    assert set(CLAIMS) == set(WEIGHTS)


@pytest.mark.parametrize("game", GAMES)
def test_what_reasons_claim_is_so(game: str) -> None:
    told = Counter[str]()
    assert not [(one.reason, one.action) for one in false_ones(cases(game, 1, 7), told)]
    assert len(told) > 10


def test_a_rank_is_not_dead_while_a_meld_of_it_lies_open_beside_a_full_one() -> None:
    full = "9 9 9 9 9 9 9"
    both = DealPosition("9 Q K K", (["A A A"], [full, "9 9 9"]), "7", preset="hand_and_foot")
    one = DealPosition("9 Q K K", (["A A A"], [full]), "7", preset="hand_and_foot")
    for place in (both, one):
        view = view_of(place.state(), 0, ())
        nine = next(card for card in view.hand if KIND[card] == KIND_OF_TEXT["9"])
        codes = [reason.code for reason in structural_reasons(view, Discard(nine))]
        assert "dead" not in codes


def test_a_rank_is_dead_where_the_rules_say_so_of_a_canasta() -> None:
    rules = {"meld.dead_ranks": "both_teams"}
    place = DealPosition("9 Q K K", (["A A A"], ["9 9 9 9 9 9 9"]), "7", rules=rules)
    view = view_of(place.state(), 0, ())
    nine = next(card for card in view.hand if KIND[card] == KIND_OF_TEXT["9"])
    assert "dead" in [reason.code for reason in structural_reasons(view, Discard(nine))]
