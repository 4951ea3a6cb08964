"""What discards cost where that was learned: sums of weights, fitted by what cards brought."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from canasta_qt.bots.playout.layout import layout as at
from canasta_qt.bots.playout.layout.rule_vector import (
    fitted_style_of,
    kind_of_table,
    learned_throws,
    rule_vector,
    style_of,
    throws_of,
)
from canasta_qt.bots.playout.layout.state_codec import flat_state, row
from canasta_qt.bots.playout.policy.policy_throw import throw_cost
from canasta_qt.bots.search.evaluation import vector_fingerprint
from canasta_qt.engine.cards import BLACK_THREE, JOKER, TWO
from canasta_qt.engine.rules.presets import preset
from tests.bots.positions import Place
from tools import fit_prior

NINE, KING = 9, 13
LEARNED = ("classic_2p", "american_2017", "samba", "hand_and_foot")


def _asked(place: Place, kind: int) -> list[int]:
    """What each weight is multiplied by for throwing a card of this kind."""
    state = place.state()
    s = row(flat_state(state, state.hands, state.stock))
    r: Any = row(rule_vector(state.setup.rules))
    return [throw_cost(one, 0, r, s, 0, 1, kind, False) for one in fit_prior._UNITS]


def test_singles_pairs_and_groups_are_weighed_apart() -> None:
    place = Place("9 K K A A A 2 X 3b", melds=((), ()))
    singles, pairs, groups = 10, 18, 25
    for kind, start in ((NINE, singles), (KING, pairs), (at.ACE, groups)):
        asked = _asked(place, kind)
        assert [asked[one] for one in (singles, pairs, groups)] == [
            int(one == start) for one in (singles, pairs, groups)
        ]
        assert not any(asked[:singles])
    assert _asked(place, BLACK_THREE)[0] == 1
    assert [_asked(place, kind)[3] for kind in (TWO, JOKER)] == [1, 1]
    assert [_asked(place, kind)[6] for kind in (TWO, JOKER)] == [0, 1]


def test_a_card_that_the_next_player_surely_takes_is_weighed_as_that() -> None:
    feeding = 35
    lying = Place("9 K K", melds=((), ("9 9 9",)), pile="4 5 6")
    assert _asked(lying, NINE)[feeding : feeding + 2] == [1, 3]
    assert _asked(lying, KING)[feeding] == 0


def test_costs_are_sums_of_weights() -> None:
    place = Place("9 K K A A A 2", melds=(("5 5 5",), ("9 9 9",)), pile="4 5 6")
    state = place.state()
    s = row(flat_state(state, state.hands, state.stock))
    r: Any = row(rule_vector(state.setup.rules))
    weights = [(7 * number) % 23 - 11 for number in range(at.MOST_THROWS)]
    for kind in (NINE, KING, at.ACE, TWO):
        summed = sum(map(int.__mul__, weights, map(int, _asked(place, kind))))
        assert throw_cost(row(weights), 0, r, s, 0, 1, kind, False) == summed


@pytest.mark.parametrize("game", LEARNED)
def test_learned_players_throw_better_than_tuned_ones(game: str) -> None:
    rules = preset(game).rules
    weights = throws_of(rules)
    assert weights is not None
    found = fit_prior.gain(rules, weights, 600, 4)
    assert found.points > found.interval / 2


def test_every_entry_says_how_it_was_made_and_what_it_brings() -> None:
    known = json.loads(fit_prior.PATH.read_text(encoding="utf-8"))["throws"]
    for one in known.values():
        assert len(one["weights"]) == at.MOST_THROWS
        assert one["recipe"].startswith("python -m tools.fit_prior --rules ")
        assert one["gained"].startswith("+")
    assert fit_prior.text_of(known) == fit_prior.PATH.read_text(encoding="utf-8")
    assert {kind_of_table(preset(game).rules) for game in LEARNED} <= set(learned_throws())


def test_other_tables_play_by_their_style() -> None:
    for game in ("classic_4p", "classic_3p"):
        rules = preset(game).rules
        block = rule_vector(rules)
        assert style_of(rules) == fitted_style_of(rules)
        assert not any(block[at.THROWS :])


def test_what_was_fitted_before_there_were_weights_still_holds() -> None:
    block = rule_vector(preset("classic_4p").rules, careful=True)
    assert vector_fingerprint(block) == vector_fingerprint(block[: at.THROWS])


def test_what_tells_cards_apart_is_learned() -> None:
    rng = np.random.default_rng(3)
    lessons = []
    for _ in range(400):
        asked = np.zeros((4, at.MOST_THROWS))
        asked[:, :3] = rng.integers(0, 4, (4, 3))
        brought = -10 * asked[:, 0] + 4 * asked[:, 1] + rng.normal(0, 5, 4)
        lessons.append(fit_prior.Lesson(asked, brought))
    weights, told = fit_prior.fit(iter(lessons))
    assert weights[:3] == pytest.approx([10 * fit_prior.UNIT, -4 * fit_prior.UNIT, 0], abs=16)
    assert not any(weights[3:])
    assert told > 0.8
