"""The laboratory of reading hands: its deals, what is learned from them, and how it is judged."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from canasta_qt.players.playout.policy.hand_reading import FEATURES, HIDDEN
from tools.lab.beliefs import check, fit
from tools.lab.beliefs.deals import Deal, PlayedDeals, planned, played, styles_at
from tools.lab.beliefs.lessons import LEVELS, Lessons, lessons


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    """Four quick deals, 0.5 s."""
    return [played(deal) for deal in planned(["classic_2p"], {"steady": 2, "casual": 2}, 5)]


@pytest.fixture(scope="module")
def learned(deals: list[Deal]) -> Lessons:
    return lessons(deals)


def test_deals_are_kept_as_they_were_played(deals: list[Deal], tmp_path: Path) -> None:
    file = PlayedDeals(tmp_path / "deals")
    for deal in deals:
        file.add(deal)
    again = PlayedDeals(tmp_path / "deals").deals
    assert again == deals
    *_, (run, _, action) = again[0].moments()
    assert (run.log.deals[-1].entries or [None])[-1] is not None
    assert action == again[0].actions[-1]


def test_every_level_sits_among_its_like_and_among_others() -> None:
    tables = [styles_at("expert", number, 4) for number in range(8)]
    assert tables[0] == ["expert"] * 4
    assert all(style.startswith("expert:") for style in tables[2])
    assert "expert" in tables[3]
    assert len(set(tables[3] + tables[7])) > 3


def test_half_of_the_plan_has_half_of_everything() -> None:
    half = planned(["classic_2p", "classic_4p"], {"steady": 4, "club": 2}, 1)[:6]
    assert [deal.level for deal in half].count("club") == 2


def test_lessons_are_the_hidden_cards_of_other_hands(learned: Lessons) -> None:
    assert len(learned.seen) > 1000
    assert (learned.held >= 0).all()
    assert (learned.held <= learned.copies).all()
    assert set(learned.level) == {LEVELS.index("casual"), LEVELS.index("steady")}


def test_a_network_learns_what_is_to_be_learned(
    learned: Lessons, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit, "PASSES", 4)
    weights = fit.fit(learned)
    assert weights == fit.fit(learned)
    blind, read = learned.seen[:, -1], check.log_odds(weights, learned)[:, 1]
    truth = learned.held > 1
    assert check.loss(read, truth) < 0.95 * check.loss(blind, truth)


def test_a_network_of_zeros_leaves_the_blind_chances() -> None:
    rng = np.random.default_rng(1)
    seen = rng.normal(size=(5, FEATURES)).astype(np.float32)
    none = np.zeros(5, dtype=np.int32)
    weights = [[0.0] * (FEATURES + 1)] * HIDDEN + [[0.0] * (HIDDEN + FEATURES + 1)] * 2
    asked = Lessons(seen, none, none, none, none, none, none, none, none)
    assert (check.log_odds(weights, asked) == seen[:, -2:]).all()


def test_the_slope_says_how_sure_chances_may_be() -> None:
    rng = np.random.default_rng(1)
    odds = rng.normal(size=20_000)
    truth = rng.random(20_000) < 1 / (1 + np.exp(-odds))
    assert check.slope(odds, truth) == pytest.approx(1, abs=0.05)
    assert check.slope(2 * odds, truth) == pytest.approx(0.5, abs=0.03)
