"""Threes that must lie on the table are laid out before anybody acts, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.record.positions.judge import judge
from tests.helpers.cases import for_each
from tests.helpers.chosen_games import sweep


def answer(rules: object, **position: object) -> dict[str, Any]:
    found: dict[str, Any] = judge({"rules": rules, **position})
    assert "error" not in found, found
    return found


def codes(rules: object, *actions: str, **position: object) -> list[str]:
    results = answer(rules, actions=list(actions), **position)["results"]
    return [result.get("code", "legal") for result in results]


def is_laid_out(rules: TableRules, colour: str, *, opened: bool) -> bool:
    """Whether one three of a colour may not stay in a hand, by the options of the catalogue."""
    red = rules.red_three
    if colour == "3b" and rules.black_three.role == "stop":
        return False
    if red.role == "penalty_card" or red.place == "optional":
        return False
    keeps = rules.three.keep_any or (rules.three.keep_one_for_straight and not opened)
    return not (red.role == "modern" and keeps)


@sweep("game")
@pytest.mark.parametrize("colour", ["3r", "3b"])
@pytest.mark.parametrize("opened", [False, True], ids=["unopened", "opened"])
def test_a_three_held_at_the_turn_s_start_or_in_mid_turn(
    game: str, colour: str, opened: bool
) -> None:
    rules = preset(game).rules
    due = is_laid_out(rules, colour, opened=opened)
    where: dict[str, Any] = {"hands": {"0": f"{colour} 9 8 6 4"}, "stock": 20, "pile": "5"}
    if opened:
        where["melds"] = {"0": ["K K Ks"]}
    for phase in ("start", "play"):
        first = "draw" if phase == "start" else "ask"
        found = answer(game, phase=phase, actions=[first], **where)
        held = f" {colour} " in f" {found['hand']} "
        assert held is not due, (phase, found)
        assert found.get("tabled", {}) == ({"0": colour} if due else {})
        replaced = due and rules.red_three.replace_from_stock
        drawn = rules.draw.count if phase == "start" else 0
        assert found["hand"].count("?") == drawn + replaced


@for_each("game", preset_ids())
def test_a_red_three_that_must_lie_there_scores_and_is_not_caught(game: str) -> None:
    rules = preset(game).rules
    if not is_laid_out(rules, "3r", opened=True):
        return
    hands = {str(seat): "" for seat in range(rules.match.players)}
    found = answer(
        game,
        phase="play",
        hands={**hands, "0": "3h 9 8 6 4"},
        melds={"0": ["K K Ks"]},
        stock="7 7 7 7",
        actions=["discard: 9"],
        score={},
    )
    assert found["results"] == [{"action": "discard: 9", "legal": True}]
    lines = {line["kind"]: line["points"] for line in found["scores"]["0"]["lines"]}
    assert "red_threes_in_hand" not in lines
    assert "red_threes" in lines or rules.score.matrix


def test_what_is_only_scored_is_left_as_it_is() -> None:
    found = answer("denexa_4p", hands={"0": "3h"}, score={})
    assert found["scores"]["0"]["total"] == -500
    assert "tabled" not in found


def test_a_replacement_that_is_a_three_is_laid_out_too() -> None:
    found = answer("classic_4p", hands={"0": "3h 9 8"}, stock="3d 7c 6c", actions=["draw"])
    assert found["hand"] == "9 8 7c 6c"
    assert found["tabled"] == {"0": "3h 3d"}


def test_without_stock_nothing_replaces_it() -> None:
    found = answer("classic_4p", phase="play", hands={"0": "3h 9 8"}, stock=0, actions=["out"])
    assert found["hand"] == "9 8"


def test_where_threes_are_laid_on_receipt_the_others_hold_none_either() -> None:
    hands = {"0": "9 8 6", "1": "3h 7", "2": "3d 7"}
    found = answer("classic_4p", hands=hands, actions=["draw"])
    assert found["tabled"] == {"1": "3h", "2": "3d"}


def test_elsewhere_theirs_wait_for_their_turns() -> None:
    hands = {"0": "9 8 6", "1": "3h 7 7"}
    position: dict[str, Any] = {"hands": hands, "stock": "Kc Qc Jc Tc"}
    found = answer("american_2024", actions=["draw", "discard: 9"], **position)
    assert "tabled" not in found
    assert codes("cardgames_io", "draw", "discard: 9", "draw", **position) == ["legal"] * 3


@for_each(
    ("game", "colour", "code"),
    [
        ("classic_4p", "3r", "E_DISCARD_THREE"),
        ("american_2024", "3r", "E_DISCARD_THREE"),
        ("american_2024", "3b", "E_DISCARD_THREE"),
        ("joker", "3b", "E_DISCARD_THREE"),
        ("samba", "3r", "legal"),
        ("hand_and_foot_simpson", "3r", "legal"),
        ("classic_4p", "3b", "legal"),
    ],
)
def test_who_would_discard_a_three_hears_why_not(game: str, colour: str, code: str) -> None:
    position: dict[str, Any] = {"phase": "play", "hands": {"0": f"{colour} 9 8"}, "pile": "5"}
    assert codes(game, f"discard: {colour}", **position) == [code]


def test_one_three_is_kept_for_the_straight_until_the_side_has_opened() -> None:
    start: dict[str, Any] = {"hands": {"0": "3h 3d 9 8"}, "stock": 20, "actions": ["draw"]}
    assert answer("american_2017", **start)["tabled"] == {"0": "3d"}
    assert codes("american_2017", "draw", hands={"0": "3h 3c 9 8"}, stock=20) == ["E_PHASE"]
    play: dict[str, Any] = {
        "phase": "play",
        "hands": {"0": "3h 9 8"},
        "melds": {"0": ["K*7"]},
        "actions": ["discard: 9"],
    }
    now = answer("american_2017", opened={"0": "this_turn"}, **play)
    assert "tabled" not in now
    assert answer("american_2017", **play)["tabled"] == {"0": "3h"}


def test_the_last_card_of_the_stock_may_still_be_held() -> None:
    rules = {"preset": "american_2024", "overrides": {"stock_end.last_three_modern": "may_lay"}}
    held: dict[str, Any] = {"phase": "play", "hands": {"0": "9 8 3h"}, "stock": 0}
    last = {"this_turn": {"last_three": True}}
    assert codes(rules, "discard: 9", "lay: 3h", **held, **last) == ["E_PHASE", "legal"]


def test_cards_that_waited_are_taken_up_first() -> None:
    found = answer(
        "american_2024", hands={"0": "9 8"}, waiting={"0": "3c 7h"}, stock="Kc Qc", actions=["draw"]
    )
    assert found["hand"] == "Kc Qc 9 8 7h"
    assert found["tabled"] == {"0": "3c"}


def test_a_foot_taken_up_last_turn_is_played_from_now() -> None:
    found = answer(
        "hand_and_foot", hands={"0": "3h 9 8"}, feet={"0": "next_turn"}, stock=20, actions=["draw"]
    )
    assert found["tabled"] == {"0": "3h"}
