"""Trials of rules: what is counted, and that the same rules give the same report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from canasta_qt.engine.actions import Action, GoOut
from canasta_qt.engine.rules import preset, preset_ids, resolve
from canasta_qt.engine.view import PlayerView
from canasta_qt.players import table as bot_table
from canasta_qt.players.api import RandomBot
from canasta_qt.players.deal_report import ENDINGS, SOURCES
from canasta_qt.players.trial import (
    DEALS,
    TrialPart,
    TrialReport,
    known_report,
    parts_of,
    play_part,
    rules_fingerprint,
    total,
)
from tests.helpers.workers import work_here
from tools import write_figures

TWO_PLAYERS = preset("classic_2p").rules


@pytest.fixture(scope="module")
def report() -> TrialReport:
    return play_part(TrialPart(preset("classic_3p").rules, 0, deals=4))


def test_parts_add_up_to_the_same_report_in_any_order() -> None:
    parts = [TrialPart(TWO_PLAYERS, number, deals=1) for number in (0, 1)]
    forwards = total(map(play_part, parts), 2)
    assert total(map(play_part, reversed(parts)), 2) == forwards
    assert forwards.deals == forwards.done == 2


def test_another_part_and_another_seed_are_other_deals() -> None:
    first = play_part(TrialPart(TWO_PLAYERS, 0, deals=1))
    assert play_part(TrialPart(TWO_PLAYERS, 1, deals=1)) != first
    assert play_part(TrialPart(TWO_PLAYERS, 0, deals=1, seed=2)) != first


def test_a_trial_has_exactly_the_deals_asked_for() -> None:
    assert [part.deals for part in parts_of(TWO_PLAYERS, 25)] == [10, 10, 5]
    assert sum(part.deals for part in parts_of(TWO_PLAYERS)) == DEALS


def test_every_point_has_a_source(report: TrialReport) -> None:
    sources = (f"points.{source}" for source in (*SOURCES, "other"))
    assert sum(report.figures[source].total for source in sources) == (
        report.figures["points"].total
    )


def test_every_deal_has_one_ending(report: TrialReport) -> None:
    assert sum(report.figures[f"ended.{way}"].total for way in ENDINGS) == report.deals


def test_a_deal_takes_people_some_minutes(report: TrialReport) -> None:
    assert 3 * 60 < report.figures["seconds"].mean < 60 * 60


def test_deals_that_a_bot_spoils_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        def choose(self, view: PlayerView) -> Action:
            return GoOut()

    monkeypatch.setattr(bot_table, "make_bot", lambda level, seed, **_: Cheat(seed))
    spoilt = play_part(TrialPart(TWO_PLAYERS, 0, deals=3))
    assert (spoilt.deals, spoilt.refused, spoilt.done) == (0, 3, 3)


def test_the_figures_of_every_packaged_game_belong_to_its_rules() -> None:
    for game in preset_ids():
        found = known_report(preset(game).rules)
        assert found is not None, f"{game}: python -m tools.write_figures {game}"
        assert found.deals == DEALS


def test_changed_rules_have_no_packaged_figures() -> None:
    changed = resolve("classic_2p", {"pile.layoff": "no"})
    assert known_report(changed) is None
    assert rules_fingerprint(changed) != rules_fingerprint(TWO_PLAYERS)


def test_counting_a_game_anew_leaves_the_others_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figures.json"
    kept = {"samba": {"rules": "x"}}
    file.write_text(json.dumps({"games": kept}))
    monkeypatch.setattr(write_figures, "PATH", file)
    work_here(monkeypatch)
    monkeypatch.setattr(write_figures, "parts_of", lambda rules: parts_of(rules, 1))
    assert write_figures.main(["classic_2p", "--processes", "1"]) == 0
    games = json.loads(file.read_text())["games"]
    assert list(games) == ["classic_2p", "samba"]
    assert games["samba"] == kept["samba"]
    expected = total(map(play_part, parts_of(TWO_PLAYERS, 1)), 1)
    assert games["classic_2p"]["figures"] == expected.figures.data()


@pytest.mark.slow
def test_the_packaged_figures_are_those_of_the_present_bots() -> None:
    rules = preset("classic_4p").rules
    assert total(map(play_part, parts_of(rules)), DEALS) == known_report(rules)
