"""Going out, keeping a card, asking for leave and concealed hands (procedures P4 and P5)."""

from __future__ import annotations

import pytest

from canasta_qt.engine.judge.going_out_search import find_going_out
from canasta_qt.engine.rules import preset_ids
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each
from tests.helpers.deals.positions import answer_to, play, score_lines, table, verdicts

CANASTA = {"0": ["9*7"]}


def test_laying_down_to_one_card_without_a_canasta_is_refused() -> None:
    assert verdicts("meld: K K K", hand="K K K 5", melds={"0": ["9*6"]}) == ["E_HAND_GUARD"]
    assert verdicts("meld: K K K", hand="K K K 5 6", melds={"0": ["9*6"]}) == ["legal"]


def test_a_player_goes_out_with_or_without_a_last_discard() -> None:
    assert verdicts("meld: K K K", "out", hand="K K K", melds=CANASTA) == ["legal", "legal"]
    assert verdicts("meld: K K K", "discard: 5", hand="K K K 5", melds=CANASTA) == [
        "legal",
        "legal",
    ]


def test_a_required_last_discard_forbids_melding_everything() -> None:
    required = {"go_out.final_discard": "required"}
    fields = {"hand": "K K K", "melds": CANASTA, "overrides": required}
    assert verdicts("meld: K K K", **fields) == ["E_GO_OUT_DISCARD"]


def test_wild_canastas_help_to_go_out_only_where_they_count() -> None:
    wild = {"wild_meld.enabled": True}
    fields = {"hand": "K", "melds": {"0": ["2*7", "K K K"]}}
    assert verdicts("discard: K", overrides=wild, **fields) == ["legal"]
    off = {**wild, "wild_meld.counts_to_go_out": False}
    assert verdicts("discard: K", overrides=off, **fields) == ["E_GO_OUT_CANASTAS"]


def test_after_no_the_player_keeps_a_card() -> None:
    fields = {"hand": "K", "melds": CANASTA, "asked": {"seat": 0, "answer": "no"}}
    assert verdicts("discard: K", **fields) == ["E_GO_OUT_REFUSED"]
    loose = {"permission.binding": False}
    assert verdicts("discard: K", overrides=loose, **fields) == ["legal"]


def test_after_yes_the_player_must_go_out_if_he_can() -> None:
    fields = {"melds": CANASTA, "asked": {"seat": 0, "answer": "yes"}}
    assert verdicts("discard: 5", hand="K K K 5", **fields) == ["E_MUST_GO_OUT"]
    assert verdicts("discard: 5", hand="K Q J 5", **fields) == ["legal"]


def test_a_yes_that_does_not_bind_costs_nothing_when_it_is_not_used() -> None:
    free = {"permission.binding": False, "table.enforcement": "penalise"}
    fields = {"melds": CANASTA, "asked": {"seat": 0, "answer": "yes"}, "score": {"out": None}}
    could = answer_to("discard: 5", hand="K K K 5", overrides=free, **fields)
    assert "penalty.asked_but_unable" not in score_lines(could)
    could_not = answer_to("discard: 5", hand="K Q J 5", overrides=free, **fields)
    assert score_lines(could_not)["penalty.asked_but_unable"] == -100


def test_leave_must_be_asked_where_it_is_mandatory() -> None:
    mandatory = {"permission.mode": "mandatory"}
    fields = {"hand": "K K K", "melds": CANASTA, "overrides": mandatory}
    assert verdicts("meld: K K K", **fields) == ["E_HAND_GUARD"]
    assert verdicts("ask", "answer: yes", "meld: K K K", "out", **fields) == ["legal"] * 4


def test_the_question_comes_before_any_other_meld() -> None:
    fields = {"hand": "K K K Q Q Q 5", "melds": CANASTA}
    assert verdicts("meld: K K K", "ask", **fields) == ["legal", "E_PERMISSION_TIMING"]
    ready = {"permission.timing": "when_ready"}
    assert verdicts("meld: K K K", "ask", overrides=ready, **fields) == ["legal", "legal"]


def test_the_question_may_follow_the_meld_of_the_top_card_only() -> None:
    fields = {"phase": "start", "hand": "K K Q Q Q 5", "melds": CANASTA, "pile": "9 K"}
    assert verdicts("take: K K *", "ask", **fields) == ["legal", "legal"]
    early = {"permission.timing": "before_any_meld"}
    assert verdicts("take: K K *", "ask", overrides=early, **fields) == [
        "legal",
        "E_PERMISSION_TIMING",
    ]


def test_nobody_is_asked_where_the_rules_know_no_asking() -> None:
    assert verdicts("ask", hand="K Q 5", rules="classic_2p") == ["E_PERMISSION_OFF"]


def test_black_threes_leave_only_with_the_last_cards_and_without_wilds() -> None:
    assert verdicts("meld: 3s 3c 3c", hand="3s 3c 3c 5 6", melds=CANASTA) == ["E_BLACK3_NOT_OUT"]
    assert verdicts("meld: 3s 3c 3c", "out", hand="3s 3c 3c", melds=CANASTA) == ["legal"] * 2
    assert verdicts("meld: 3s 3c 2", hand="3s 3c 2", melds=CANASTA) == ["E_BLACK3_WILD"]
    assert verdicts("meld: 3s 3c 5", hand="3s 3c 5 6 7", melds=CANASTA) == ["E_THREE_MELD"]


def test_a_whole_hand_at_once_waives_the_opening_count() -> None:
    whole = "meld: 4*7 / 5*4"
    assert verdicts(whole, "discard: K", hand="4*7 5*4 K", totals=[3000, 0]) == ["legal"] * 2
    strict = {"initial.concealed_exempt": "no"}
    assert verdicts(whole, hand="4*7 5*4 K", totals=[3000, 0], overrides=strict) == [
        "E_INITIAL_COUNT"
    ]


def test_a_player_who_cannot_go_out_may_pass_with_one_card_where_the_rules_have_it() -> None:
    fields = {"hand": "K K K 5", "melds": {"0": ["9*6"]}, "overrides": {}}
    fields["overrides"] = {"discard.pass_with_one": True}
    assert verdicts("meld: K K K", "pass", **fields) == ["legal", "legal"]
    assert verdicts("pass", hand="5 6", melds={"0": ["9*6"]}) == ["E_PASS_OFF"]


def can_discard(melds: list[str], kinds: list[dict[str, object]], **overrides: object) -> str:
    """What the judge says to going out with the last card, these canastas and these demands."""
    wild = {"wild_meld.enabled": True, "go_out.canastas": 0, "go_out.kinds": kinds}
    fields = {"hand": "5", "melds": {"0": melds}, "opened": {"0": "earlier"}}
    return verdicts("discard: 5", overrides={**wild, **overrides}, **fields)[0]


@pytest.mark.parametrize(
    ("meld", "kinds"),
    [
        ("K*7", {"natural", "clean"}),
        ("K*6 2", {"mixed", "dirty"}),
        ("2*5 X X", {"wild", "dirty"}),
        ("7*7", {"natural", "sevens", "clean"}),
        ("7*6 2", {"mixed", "sevens", "dirty"}),
    ],
)
def test_a_canasta_serves_as_every_kind_it_is(meld: str, kinds: set[str]) -> None:
    names = ("natural", "mixed", "wild", "sevens", "clean", "dirty")
    found = {n for n in names if can_discard([meld], [{"kind": n, "min": 1}]) == "legal"}
    assert found == kinds


def test_a_run_with_a_wild_card_is_a_dirty_canasta() -> None:
    runs = {"sequence.enabled": True, "sequence.wilds": 1}
    for meld, kind in (("4s 5s 6s 7s 8s 9s Ts", "clean"), ("4s 5s 6s 7s 8s 9s 2", "dirty")):
        for asked in ("clean", "dirty"):
            kinds: list[dict[str, object]] = [{"kind": asked, "min": 1}]
            expected = "legal" if asked == kind else "E_GO_OUT_KINDS"
            assert can_discard([meld], kinds, **runs) == expected


def test_sevens_asked_for_by_themselves_do_not_serve_as_natural_too() -> None:
    kinds: list[dict[str, object]] = [
        {"kind": "natural", "min": 1},
        {"kind": "sevens", "min": 1},
    ]
    assert can_discard(["7*7"], kinds) == "E_GO_OUT_KINDS"
    assert can_discard(["7*7", "K*7"], kinds) == "legal"


@pytest.mark.parametrize("meld", ["2*7", "X*4 2 2 2"])
def test_a_uniform_wild_canasta_is_clean_where_clean_is_told_from_dirty(meld: str) -> None:
    clean: list[dict[str, object]] = [{"kind": "clean", "min": 2}]
    both: list[dict[str, object]] = [{"kind": "clean", "min": 2}, {"kind": "dirty", "min": 1}]
    assert can_discard([meld, "K*7"], clean) == "E_GO_OUT_KINDS"
    assert can_discard([meld, "K*7", "Q*6 2"], both) == "legal"


def test_a_wild_canasta_that_does_not_count_serves_only_where_wild_is_asked_for() -> None:
    dirty: list[dict[str, object]] = [{"kind": "dirty", "min": 1}]
    wild: list[dict[str, object]] = [{"kind": "wild", "min": 1}]
    off = {"wild_meld.counts_to_go_out": False}
    assert can_discard(["2*5 X X"], dirty, **off) == "E_GO_OUT_KINDS"
    assert can_discard(["2*5 X X"], wild, **off) == "legal"


def test_all_red_threes_must_lie_somewhere_on_the_table() -> None:
    fields = {"hand": "5", "melds": CANASTA, "overrides": {"go_out.red_threes": "all"}}
    one_side, both = {"0": 3}, {"0": 1, "1": 3}
    assert verdicts("discard: 5", red_threes=one_side, **fields) == ["E_GO_OUT_RED3"]
    assert verdicts("discard: 5", red_threes=both, **fields) == ["legal"]


@pytest.mark.parametrize(
    ("meld", "verdict"),
    [("A A A", "E_GO_OUT_INCOMPLETE"), ("A A 2", "legal"), ("A*7", "legal")],
)
def test_only_an_unfinished_pure_meld_of_aces_blocks(meld: str, verdict: str) -> None:
    over = {"go_out.blocked_by_incomplete": ["A_pure"]}
    fields = {"hand": "5", "melds": {"0": ["K*7", meld]}, "overrides": over}
    assert verdicts("discard: 5", **fields) == [verdict]


def test_what_going_out_lacks_is_named_in_the_order_of_the_procedure() -> None:
    over = {
        "go_out.canastas": 2,
        "go_out.kinds": [{"kind": "natural", "min": 2}],
        "go_out.red_threes": "ge_canastas",
        "go_out.blocked_by_incomplete": ["7"],
    }
    melds = ["K*6 2", "Q*7", "7 7 7"]
    steps = [
        {"melds": {"0": melds[1:]}},
        {"melds": {"0": melds}},
        {"melds": {"0": ["K*7", *melds[1:]]}},
        {"melds": {"0": ["K*7", *melds[1:]]}, "red_threes": {"0": 2}},
        {"melds": {"0": ["K*7", "Q*7"]}, "red_threes": {"0": 2}},
    ]
    found = [verdicts("discard: 5", hand="5", overrides=over, **step)[0] for step in steps]
    assert found == [
        "E_GO_OUT_CANASTAS",
        "E_GO_OUT_KINDS",
        "E_GO_OUT_RED3",
        "E_GO_OUT_INCOMPLETE",
        "legal",
    ]


def test_a_last_card_that_may_not_end_the_deal_does_not_go_out() -> None:
    rules = {"preset": "classic_4p", "overrides": {"go_out.final_ban": ["7"]}}
    position = {"rules": rules, "phase": "play", "melds": CANASTA}
    assert find_going_out(set_up({**position, "hands": {"0": "7"}}).state) is None
    assert find_going_out(set_up({**position, "hands": {"0": "6"}}).state) is not None


def test_a_partner_who_opened_before_leaves_no_concealed_hand_for_the_team() -> None:
    for scope, style in (("team", "no"), ("player", "full")):
        at = table(
            overrides={"concealed.scope": scope, "concealed.no_layoff": False},
            hands={"0": "Q*7 5"},
            melds={"0": ["9*7"]},
        )
        play(at, "meld: Q*7", "discard: 5")
        assert at.state.result is not None
        assert at.state.result.concealed == style


def test_nobody_goes_out_with_a_wild_card_where_none_is_ever_discarded() -> None:
    canadian = {"rules": "canadian", "pile": "9", "melds": {"0": ["K*7", "Q*7", "2*7"]}}
    assert verdicts("meld: 5 5 5", "discard: 2", hand="2 5 5 5", **canadian) == [
        "E_HAND_GUARD",
        "E_DISCARD_WILD",
    ]
    assert verdicts("discard: 2", "pass", hand="2", **canadian) == ["E_DISCARD_WILD", "legal"]
    assert verdicts("discard: 2", hand="2 2", **canadian) == ["legal"]
    assert verdicts("meld: 5 5 5", "discard: 4", hand="4 5 5 5", **canadian) == ["legal"] * 2


WAY: dict[str, object] = {"hand": "K K K Q Q Q 5 5 5 8", "melds": CANASTA}
"""Seat 0 can go out with three melds and a discard."""


def test_who_cannot_go_out_in_this_turn_does_not_ask() -> None:
    assert verdicts("ask", hand="K Q J 5", melds=CANASTA) == ["E_PERMISSION_TIMING"]
    assert verdicts("ask", hand="K K K 5", melds={"0": ["9*6"]}) == ["E_PERMISSION_TIMING"]
    assert verdicts("ask", hand="K K K 5", melds=CANASTA) == ["legal"]


@for_each("preset_id", preset_ids())
def test_no_game_lets_one_ask_without_a_way_out(preset_id: str) -> None:
    found = verdicts("ask", hand="K Q J 9 8 6 5", rules=preset_id, opened={"0": "earlier"})
    assert found[0] in ("E_PERMISSION_TIMING", "E_PERMISSION_OFF")


def test_where_faults_are_punished_anybody_may_ask() -> None:
    loose = {"table.enforcement": "penalise"}
    assert verdicts("ask", hand="K Q J 5", melds=CANASTA, overrides=loose) == ["legal"]


def test_after_yes_nothing_may_lose_the_way_out() -> None:
    asked = ("ask", "answer: yes")
    lose = verdicts(*asked, "meld: K K K / Q Q Q", "meld: 8 8 -> 9", "discard: K", **WAY)
    assert lose == ["legal", "legal", "legal", "E_NOT_HELD", "E_NOT_HELD"]
    hand = "K K K Q Q 2 5"
    fields = {"hand": hand, "melds": CANASTA}
    assert verdicts(*asked, "meld: K K K 2", **fields)[2:] == ["E_MUST_GO_OUT"]
    assert verdicts(*asked, "meld: K K K", "discard: 5", **fields)[2:] == ["legal", "E_MUST_GO_OUT"]
    whole = (*asked, "meld: K K K", "meld: Q Q 2", "discard: 5")
    assert verdicts(*whole, **fields) == ["legal"] * 5


def test_under_penalise_a_promised_exit_may_still_be_lost() -> None:
    loose = {"table.enforcement": "penalise"}
    fields = {"hand": "K K K Q Q 2 5", "melds": CANASTA, "overrides": loose}
    turn = ("ask", "answer: yes", "meld: K K K 2", "discard: 5")
    assert verdicts(*turn, **fields) == ["legal"] * 4


def test_a_granted_exit_of_a_large_hand_does_not_end_in_a_discard() -> None:
    """Yucatan: 39 cards, more than a search could ever try through."""
    hand = "9 9 9 8 8 8 7 7 7 6 6 6 5 5 5 4 4 4 T T T J J J Q Q Q K K K A A A 2 2 2 X X X"
    melds = {"0": ["4h 5h 6h 7h 8h 9h Th", "9*5 2 2", "8*7"]}
    fields = {"rules": "yucatan", "hand": hand, "melds": melds, "stock": 100}
    found = verdicts("ask", "answer: yes", "discard: K", "discard: 2", **fields)
    assert found == ["legal", "legal", "E_MUST_GO_OUT", "E_MUST_GO_OUT"]
