"""Red threes that a player may keep, lay out or discard (`red_three.place = optional`, Samba)."""

from __future__ import annotations

from canasta_qt.engine import Match, resolve
from canasta_qt.engine.cards import KIND, RED_THREE
from tests.helpers.deals.positions import answer_to, score_lines, verdicts

SAMBA: dict[str, object] = {"rules": "samba"}


def test_dealt_red_threes_stay_in_the_hand() -> None:
    for seed in range(3):
        state, _ = Match(resolve("samba"), seed).start_deal()
        assert not any(state.red_threes)
        held = sum(KIND[card] == RED_THREE for hand in state.hands for card in hand)
        if held:
            return
    raise AssertionError("no red three was dealt")


def test_a_red_three_is_laid_out_in_the_own_turn_and_replaced() -> None:
    for phase in ("start", "play"):
        answer = answer_to("lay: 3r", hand="3r K Q", phase=phase, stock="9 8", **SAMBA)
        assert answer["results"] == [{"action": "lay: 3r", "legal": True}]
        assert answer["hand"] == "K Q 9"


def test_a_drawn_red_three_is_not_laid_out_by_itself() -> None:
    answer = answer_to("draw", hand="K Q", phase="start", stock="3h 9 8", **SAMBA)
    assert answer["hand"] == "K Q 9 3h"


def test_a_red_three_as_last_card_of_the_stock_ends_nothing() -> None:
    actions = ("draw", "discard: K")
    assert verdicts(*actions, hand="K Q", phase="start", stock="9 3h", **SAMBA) == ["legal"] * 2


def test_a_red_three_may_be_discarded_and_blocks_the_pile() -> None:
    assert verdicts("discard: 3r", hand="3r K Q", **SAMBA) == ["legal"]
    fields = {"hand": "3h K Q", "pile": "9 3d", "phase": "start", "opened": {"0": "earlier"}}
    assert verdicts("take: K Q *", **SAMBA, **fields) == ["E_PILE_BLOCKED"]


def test_without_the_option_a_kept_red_three_is_not_discarded() -> None:
    kept = {"red_three.discardable": False}
    assert verdicts("discard: 3r", "discard: K", hand="3r K Q", overrides=kept, **SAMBA) == [
        "E_DISCARD_THREE",
        "legal",
    ]


def test_red_threes_of_a_taken_pile_are_tabled_without_replacement() -> None:
    fields = {"hand": "9 9 K Q", "pile": "3h 4 9", "stock": "8 7", "opened": {"0": "earlier"}}
    answer = answer_to("take: 9 9 *", phase="start", **SAMBA, **fields)
    assert answer["hand"] == "K Q 4"


def test_the_last_cards_are_not_laid_out_where_the_player_would_be_stuck() -> None:
    fields = {"hand": "3r K", "stock": 0, "overrides": {"discard.pass_with_one": False}}
    assert verdicts("lay: 3r", **SAMBA, **fields) == ["E_HAND_GUARD"]
    fields["overrides"] = {}
    assert verdicts("lay: 3r", "pass", **SAMBA, **fields) == ["legal", "legal"]


def test_caught_red_threes_cost_one_flat_sum() -> None:
    fields = {"hands": {"0": "3h 3d", "2": "3h"}, "melds": {"0": ["K*7", "9*7"]}, "score": {}}
    lines = score_lines(answer_to(**SAMBA, **fields))
    assert lines["red_threes_in_hand"] == -750
    assert "hand" not in lines
