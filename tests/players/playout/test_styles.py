"""How the players inside playouts play: a style for every game, and the recipe that finds one."""

from __future__ import annotations

import json

import pytest

from canasta_qt.engine.rules.presets import preset, preset_ids
from canasta_qt.players.families import family
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.styles import (
    STYLE,
    can_be_careful,
    careful_style_of,
    style_of,
    styles,
)
from canasta_qt.players.playout.supported_rules import unknown_options
from tests.helpers.cases import for_each
from tools.lab import tune


def test_every_number_of_a_style_is_a_row_of_the_rules() -> None:
    rules = preset("classic_4p").rules
    filled, style = playout_rules(rules), style_of(rules)
    for name, number in zip(STYLE, style, strict=True):
        assert list(getattr(filled, name.lower())) == [number] * const.MOST_SEATS


def test_every_style_says_every_number_and_how_it_was_found() -> None:
    assert all(set(style) == set(STYLE) for style in styles().values())
    place = tune.STYLES_FILE
    assert json.loads(place.read_text(encoding="utf-8"))["recipe"].startswith("python -m")


@for_each("game", preset_ids())
def test_every_covered_game_has_a_style(game: str) -> None:
    rules = preset(game).rules
    if not unknown_options(rules):
        block, seat = playout_rules(rules), rules.match.players - 1
        assert tuple(getattr(block, name.lower())[seat] for name in STYLE) == style_of(rules)


def test_a_careful_player_beats_one_that_only_weighs_going_out() -> None:
    rules = preset("classic_6p_pairs").rules
    result = tune.gain(rules, careful_style_of(rules), style_of(rules), 400, 3)
    assert result.points - 2 * result.error > 0


@pytest.mark.parametrize("game", ["classic_2p", "hand_and_foot"])
def test_care_changes_nothing_where_prices_cannot_weigh_it_all(game: str) -> None:
    rules = preset(game).rules
    assert not can_be_careful(rules)
    assert careful_style_of(rules) == style_of(rules)


def test_a_style_is_as_good_as_itself() -> None:
    rules = preset("classic_4p").rules
    style = style_of(rules)
    assert tune.gain(rules, style, style, 20, 3) == (0.0, 0.0)


def test_a_style_that_never_uses_wild_cards_loses() -> None:
    rules = preset("classic_2p").rules
    style = style_of(rules)
    worse = [0 if name == "FILLS" else value for name, value in zip(STYLE, style, strict=True)]
    result = tune.gain(rules, worse, style, 200, 3)
    assert result.points + 2 * result.error < 0


def test_tuning_says_what_it_found_and_leaves_the_file_alone_unless_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "TRIED", dict.fromkeys(STYLE, ()) | {"FILLS": (0, 2, 3)})
    place = tune.STYLES_FILE
    before = place.read_bytes()
    assert tune.main(["--seed", "1", "--rules", "classic_4p", "--pairs", "20"]) == 0
    said = capsys.readouterr().out
    assert family(preset("classic_4p").rules) in said
    assert "points a hand" in said
    assert place.read_bytes() == before
