"""Asking, promising, the last red three and the concealed hands (procedures P4 to P6)."""

from __future__ import annotations

from typing import Any

from canasta_qt.engine.actions import GoOut
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.record.positions.position import set_up
from tests.helpers.deals.positions import answer_to, score_lines, verdicts

CANASTA = {"0": ["9*7"]}
YES = {"seat": 0, "answer": "yes"}
DENEXA: dict[str, Any] = {"rules": "denexa_4p", "phase": "start", "stock": "3h"}


def bonus(*actions: str, **fields: Any) -> tuple[str, int]:
    """The line that going out brought, after these actions have all been legal."""
    answer = answer_to(*actions, score={}, **fields)
    results = answer["results"]
    assert isinstance(results, list)
    assert all(result["legal"] for result in results)
    lines = score_lines(answer)
    (found,) = lines.keys() & {"going_out", "concealed", "concealed_no_canasta"}
    return found, lines[found]


def test_the_question_comes_too_late_when_a_no_could_not_be_obeyed() -> None:
    ready = {"permission.timing": "when_ready"}
    fields = {"hand": "K K K 5", "melds": CANASTA, "overrides": ready}
    assert verdicts("meld: K K K", "ask", **fields) == ["legal", "E_PERMISSION_TIMING"]
    fields = {"phase": "start", "hand": "K K 5", "pile": "K", "melds": CANASTA}
    assert verdicts("take: K K *", "ask", "discard: 5", **fields) == [
        "legal",
        "E_PERMISSION_TIMING",
        "legal",
    ]


def test_a_promise_is_named_before_a_card_that_may_not_be_discarded() -> None:
    fields = {"hand": "K K K 2 2 5", "melds": CANASTA, "asked": YES}
    never = {"discard.wild": "never"}
    assert verdicts("discard: 2", overrides=never, **fields) == ["E_MUST_GO_OUT"]


def test_a_promise_binds_to_complete_the_locked_wild_meld_first() -> None:
    fields = {"hand": "2 2 2 2 X K K 5", "melds": {"0": ["2 2 X", "9*7"]}, "asked": YES}
    assert verdicts("discard: 5", rules="classic_wild", **fields) == ["E_MUST_GO_OUT"]


def test_going_out_in_spite_of_a_no_is_punished_but_never_proposed() -> None:
    position = {
        "rules": {"preset": "classic_4p", "overrides": {"table.enforcement": "penalise"}},
        "phase": "play",
        "hands": {"0": "K Q 5"},
        "melds": CANASTA,
        "asked": {"seat": 0, "answer": "no"},
    }
    state = set_up(position).state
    assert GoOut() not in legal_actions(state)
    assert legal_actions(state)


def test_after_a_last_red_three_the_turn_is_melds_and_a_pass() -> None:
    fields = {"hand": "K K K 5 6 7", "melds": CANASTA, **DENEXA}
    assert verdicts("draw", "meld: K K K", "discard: 5", "pass", **fields) == [
        "legal",
        "legal",
        "E_PHASE",
        "legal",
    ]


def test_after_a_last_red_three_a_kept_card_is_not_going_out() -> None:
    whole = {"totals": [3000, 0], **DENEXA}
    assert verdicts("draw", "meld: 4*7 / 5*4", hand="4*7 5*4 K", **whole) == [
        "legal",
        "E_INITIAL_COUNT",
    ]
    assert verdicts("draw", "meld: 4*7 / 5*4", "pass", "out", hand="4*7 5*4", **whole) == [
        "legal",
        "legal",
        "E_PASS_OFF",
        "legal",
    ]
    threes = {"hand": "3s 3c 3c K", "melds": CANASTA, **DENEXA}
    assert verdicts("draw", "meld: 3s 3c 3c", **threes) == ["legal", "E_BLACK3_NOT_OUT"]


def test_a_promise_binds_after_a_last_red_three_too() -> None:
    fields = {"hand": "K K K", "melds": CANASTA, **DENEXA}
    assert verdicts("draw", "ask", "answer: yes", "pass", "meld: K K K", "out", **fields) == [
        "legal",
        "legal",
        "legal",
        "E_MUST_GO_OUT",
        "legal",
        "legal",
    ]


def test_two_last_cards_end_the_deal_only_when_both_are_red_threes() -> None:
    fields = {"phase": "start", "rules": "classic_2p", "hand": "K K 5"}
    for stock in ("K 3d", "3d K", "3d K 3h", "3d 3h K", "Q"):
        assert verdicts("draw", "discard: 5", stock=stock, **fields) == ["legal", "legal"]
    for stock in ("3d 3h", "3d"):
        assert verdicts("draw", "discard: 5", stock=stock, **fields) == ["legal", "E_PHASE"]


def test_a_short_stock_may_end_the_deal() -> None:
    fields = {"phase": "start", "rules": "classic_2p", "hand": "K K 5", "stock": "Q"}
    rules = {"draw.short_stock": "end_hand"}
    assert verdicts("draw", "discard: 5", overrides=rules, **fields) == ["legal", "E_PHASE"]


def test_the_deal_may_end_with_the_turn_of_the_last_card() -> None:
    fields = {"phase": "start", "rules": "cardgames_io", "hand": "K K 5", "stock": "Q"}
    answer = answer_to("draw", "discard: 5", "draw", score={}, **fields)
    results = answer["results"]
    assert isinstance(results, list)
    assert [result["legal"] for result in results] == [True, True, False]
    assert "going_out" not in score_lines(answer)


def test_a_concealed_hand_needs_its_own_canasta_and_no_lay_off() -> None:
    own = ("meld: 9*7 / K K K", "discard: 5")
    assert bonus(*own, hand="9*7 K K K 5") == ("concealed", 200)
    assert bonus("meld: Q*4", "discard: 5", hand="Q*4 5", melds=CANASTA) == ("going_out", 100)
    laid = ("meld: 9*7 / K", "discard: 5")
    assert bonus(*laid, hand="9*7 K 5", melds={"0": ["K K K"]}) == ("going_out", 100)
    null = {"concealed.total": None}
    assert bonus(*own, hand="9*7 K K K 5", overrides=null) == ("going_out", 100)


def test_a_concealed_hand_after_taking_the_pile() -> None:
    steps = ("take: 9 9 *", "meld: 9*4 / K K K", "discard: 5")
    fields = {"phase": "start", "hand": "9*6 K K K 5", "pile": "9", "melds": {"0": ["Q Q Q"]}}
    assert bonus(*steps, **fields) == ("concealed", 200)
    assert bonus(*steps, rules="viennese", **fields) == ("going_out", 100)


def test_the_two_concealed_hands_of_viennese() -> None:
    fields = {"rules": "viennese"}
    full = ("meld: 9*7 / K K K", "discard: 5")
    assert bonus(*full, hand="9*7 K K K 5", **fields) == ("concealed", 1000)
    without = bonus("meld: Q*4", "discard: 5", hand="Q*4 5", melds=CANASTA, **fields)
    assert without == ("concealed_no_canasta", 200)


def test_a_concealed_hand_of_the_team_and_a_lenient_one() -> None:
    full = ("meld: 9*7 / K K K", "discard: 5")
    fields = {"hand": "9*7 K K K 5", "melds": {"0": ["Q Q Q"]}}
    assert bonus(*full, rules="denexa_4p", **fields) == ("going_out", 100)
    assert bonus(*full, rules="cardgames_io", **fields) == ("concealed", 200)
    lenient = {"rules": "cardgames_io", "melds": {"0": ["Q Q Q"]}}
    three = bonus("meld: 9*7 / Q Q Q", "discard: 5", hand="9*7 Q Q Q 5", **lenient)
    assert three == ("concealed", 200)
    single = bonus("meld: 9*7 / Q", "discard: 5", hand="9*7 Q 5", **lenient)
    assert single == ("going_out", 100)
