"""Modern turns that must always have an end: kept threes, melds that go back, split openings."""

from __future__ import annotations

from typing import Any

import pytest

from canasta_qt.engine.actions import Discard, LayThree, Pass
from canasta_qt.engine.movegen.legal_actions import legal_actions
from tests.helpers.deals.positions import play, table, verdicts

KEEP_ANY: dict[str, Any] = {
    "rules": "american_2017",
    "overrides": {"three.keep_any": True},
    "pile": "5",
}
MELDS = {"0": ["9 9 9"]}
CANASTAS = {"0": ["9*7", "Q*7"]}


def test_a_three_without_a_replacement_is_not_laid_beside_a_last_card_that_cannot_go_out() -> None:
    fields = {**KEEP_ANY, "stock": "", "hand": "3r K"}
    assert verdicts("lay: 3r", "discard: K", **fields, melds=MELDS) == ["E_HAND_GUARD", "legal"]
    assert verdicts("lay: 3r", "discard: K", **fields, melds=CANASTAS) == ["legal", "legal"]


def test_a_no_keeps_the_three_in_the_hand_beside_a_last_card() -> None:
    asked = {"seat": 0, "answer": "no"}
    fields = {**KEEP_ANY, "stock": "", "hand": "3r K", "melds": CANASTAS, "asked": asked}
    assert verdicts("lay: 3r", **fields) == ["E_HAND_GUARD"]


def test_a_hand_of_threes_can_always_pass() -> None:
    fields = {**KEEP_ANY, "stock": "", "hand": "3r 3b", "melds": MELDS}
    assert verdicts("lay: 3r", "pass", **fields) == ["legal", "legal"]


def test_a_three_that_must_be_laid_is_laid_whatever_may_replace_it() -> None:
    fields: dict[str, Any] = {"rules": "american_2017", "pile": "5", "hand": "3r K"}
    fields |= {"melds": {"0": ["A A A"]}, "opened": {"0": "this_turn"}}
    for stock in ("3b", "", 7, 8):
        assert verdicts("discard: K", "lay: 3r", **fields, stock=stock) == ["E_PHASE", "legal"]


def test_whoever_keeps_one_card_as_a_replacement_was_the_turn_card_passes() -> None:
    at = table(
        rules="american_2017",
        hands={"0": "A A A K K K 8 8 8 8 5 5 5 3r"},
        pile="4",
        stock=9,
    )
    play(at, "meld: A A A / K K K / 8 8 8 8 / 5 5 5")
    assert [type(action) for action in legal_actions(at.state)] == [LayThree]
    play(at, "lay: 3r")
    assert legal_actions(at.state) == [Pass()]
    play(at, "pass")
    assert at.state.turn_seat == 1
    assert not at.state.waiting[0]


def test_whoever_awaits_bonus_cards_discards_the_last_card_and_does_not_pass() -> None:
    at = table(
        rules="american_2017",
        hands={"0": "A A A K K K 8 8 8 8 5 5 5 3r"},
        pile="4",
        stock=20,
    )
    play(at, "meld: A A A / K K K / 8 8 8 8 / 5 5 5", "lay: 3r")
    assert [type(action) for action in legal_actions(at.state)] == [Discard]


def test_melds_do_not_go_back_when_the_hand_is_empty_and_out() -> None:
    rules = {"rules": "american_2024", "overrides": {"go_out.final_discard": "optional"}}
    fields = {**rules, "phase": "start", "hand": "K K", "melds": {"0": ["8*7", "Q*7"]}, "pile": "K"}
    assert verdicts("take: K K *", "retract", "out", **fields) == ["legal", "E_PHASE", "legal"]


def test_only_a_side_that_has_opened_awaits_bonus_cards_with_its_last_card() -> None:
    fields: dict[str, Any] = {"rules": "american_2017", "pile": "5", "hand": "K", "stock": 30}
    assert verdicts("discard: K", **fields) == ["E_GO_OUT_CANASTAS"]
    opened = {"melds": {"0": ["A A A"]}, "opened": {"0": "this_turn"}}
    assert verdicts("discard: K", **fields, **opened) == ["legal"]


SPLIT: dict[str, Any] = {"pile": "4", "hand": "8*5 2 2 A A A K K K Q J 5"}
OPEN = "meld: 8*5 2 / A A A / K K K"


def test_a_mixed_canasta_is_not_completed_in_a_second_step_of_the_opening_turn() -> None:
    assert verdicts(OPEN, "meld: 2 -> 8", rules="american_cla", **SPLIT) == [
        "legal",
        "E_INITIAL_CLEAN",
    ]
    assert verdicts(OPEN, "meld: 2 -> 8", rules="american_2024", **SPLIT) == ["legal", "legal"]


def test_a_mixed_canasta_may_be_completed_after_the_opening_turn() -> None:
    later = {"melds": {"0": ["8*5 2", "K K K"]}, "opened": {"0": "earlier"}, "hand": "2 Q J 5"}
    assert verdicts("meld: 2 -> 8", rules="american_cla", pile="4", **later) == ["legal"]


@pytest.mark.parametrize(
    "pure", [{"initial.require": "all_pure"}, {"initial.all_pure_up_to": 50}], ids=str
)
def test_an_opening_without_wild_cards_stays_so_for_the_whole_turn(pure: dict[str, object]) -> None:
    fields: dict[str, Any] = {"overrides": pure, "hand": "A A A K K 2 Q Q Q 5 6", "pile": "4"}
    assert verdicts("meld: A A A", "meld: K K 2", "meld: Q Q Q", **fields) == [
        "legal",
        "E_INITIAL_CLEAN",
        "legal",
    ]


def test_cards_of_the_pile_taken_while_opening_are_free_of_its_content() -> None:
    pure = {"initial.require": "all_pure"}
    fields: dict[str, Any] = {"overrides": pure, "phase": "start", "hand": "A A A J 5 K 2"}
    assert verdicts("take: A A A *", "meld: K K 2", **fields, pile="K K A") == ["legal", "legal"]
