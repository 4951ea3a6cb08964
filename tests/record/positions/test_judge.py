"""Positions written by hand: what is known, what is not, and what is wrong with them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from canasta_qt.record.positions.judge import judge, points_in
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each
from tests.helpers.drawn import drawn


def answer(rules: object = "classic_4p", **position: object) -> dict[str, Any]:
    found: dict[str, Any] = judge({"id": "x", "rules": rules, **position})
    assert found["id"] == "x"
    return found


def codes(**position: object) -> list[str]:
    found = answer(**position)
    assert "error" not in found, found
    return [result.get("code", "legal") for result in found["results"]]


def error(rules: object = "classic_4p", **position: object) -> str:
    found = answer(rules, **position)
    assert set(found) == {"id", "error"}
    return str(found["error"])


PLAY = {"phase": "play", "opened": {"0": "earlier"}}


def test_points_are_counted_for_the_kinds_of_lines_that_are_named() -> None:
    position = {"rules": "classic_4p", "melds": {"0": ["Q*7"]}, "red_threes": {"0": 1}, "score": {}}
    every, threes = points_in(position, ()), points_in(position, ("red_threes",))
    assert threes == 100
    assert every > threes + 500


def test_the_answer_has_hand_melds_and_minimum() -> None:
    found = answer(hands={"0": "4 X Kh K 2 3r 3b A 9"}, melds={"1": ["Q Q 2"]}, totals=[-5, 1500])
    assert found["hand"] == "A K Kh 9 4 3b 3r 2 X"
    assert found["melds"] == {"0": [], "1": ["Q Q 2"]}
    assert found["minimum"] == {"0": 15, "1": 90}
    assert found["results"] == []
    assert "scores" not in found


def test_a_hand_that_is_left_out_has_unknown_cards() -> None:
    assert answer()["hand"] == " ".join("?" * 11)
    assert answer("classic_2p", to_act=1)["hand"] == " ".join("?" * 15)


def test_a_hand_may_be_a_number_of_unknown_cards() -> None:
    assert answer(hands={"0": 3})["hand"] == "? ? ?"


def test_when_scoring_hands_that_are_left_out_are_empty() -> None:
    assert answer(score={})["scores"]["0"]["total"] == 0


def test_unknown_cards_cannot_be_named() -> None:
    ranks = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4"]
    assert codes(actions=[f"discard: {rank}" for rank in ranks], hands={"0": 11}, **PLAY) == [
        "E_NOT_HELD"
    ] * len(ranks)


def test_a_drawn_unknown_card_prints_as_such() -> None:
    found = answer(actions=["draw"], hands={"0": "K K"})
    assert found["hand"] == "K K ?"


def test_a_drawn_known_card_can_be_named() -> None:
    found = answer(actions=["draw", "discard: 9h"], hands={"0": "K K"}, stock="9h 4")
    assert [result["legal"] for result in found["results"]] == [True, True]
    assert found["hand"] == "K K"


def test_an_unknown_draw_never_brings_a_red_three() -> None:
    found = answer(actions=["draw"], hands={"0": "K K"}, stock=96, score={})
    assert "red_threes" not in {line["kind"] for line in found["scores"]["0"]["lines"]}


def test_no_unknown_hand_can_form_a_meld() -> None:
    state = set_up({"rules": "classic_4p"}).state
    for hand in state.hands:
        assert len({card % 13 for card in hand}) == len(hand)


def test_a_refused_action_changes_nothing_and_the_next_is_tried() -> None:
    found = answer(
        actions=["meld: K K", "discard: 9", "meld: K K K"], hands={"0": "K K K 4 5"}, **PLAY
    )
    assert [result["legal"] for result in found["results"]] == [False, False, True]
    assert found["hand"] == "5 4"


def test_a_refusal_has_its_code_and_the_sentence_that_is_handed_in() -> None:
    position = {"rules": "classic_4p", "hands": {"0": "K K K 4 5"}, "actions": ["meld: K K"]}
    refused = {"action": "meld: K K", "legal": False, "code": "E_MIN_SIZE"}
    assert judge(position | PLAY)["results"] == [refused]
    answer = judge(position | PLAY, lambda refusal: f"{refusal.have} of {refusal.need}")
    assert answer["results"] == [refused | {"why": "2 of 3"}]


def test_a_rank_alone_leaves_suits_to_the_words_that_need_them() -> None:
    found = answer(hands={"0": "K K K K K K Ks Ks"})
    assert found["hand"] == "K K K K K K Ks Ks"


def test_a_suit_may_be_named_where_only_the_rank_was_written() -> None:
    assert codes(actions=["discard: Kh"], hands={"0": "K 4 5"}, **PLAY) == ["legal"]


def test_a_written_suit_is_not_another() -> None:
    assert codes(actions=["discard: Kh"], hands={"0": "Ks 4 5"}, **PLAY) == ["E_NOT_HELD"]


def test_a_loose_wild_card_goes_where_only_one_meld_can_take_it() -> None:
    found = answer(
        actions=["meld: 2"],
        hands={"0": "2 4 5"},
        melds={"0": ["9 9 9 2 2 X", "K K K"]},
        phase="play",
    )
    assert found["melds"]["0"] == ["9 9 9 2 2 X", "K K K 2"]


def test_a_loose_wild_card_needs_its_target_where_two_could_take_it() -> None:
    position = {"hands": {"0": "2 4 5"}, "melds": {"0": ["9 9 9", "K K K"]}, "phase": "play"}
    assert codes(actions=["meld: 2", "meld: 2 -> 9"], **position) == ["E_WILD_MELD_OFF", "legal"]


def test_wild_cards_find_the_meld_begun_in_the_same_step() -> None:
    found = answer(
        actions=["meld: K K / 2 -> K"], hands={"0": "K K 2 4 5"}, phase="play", totals=[-100, 0]
    )
    assert found["melds"]["0"] == ["K K 2"]


def test_the_wild_meld_has_a_name() -> None:
    found = answer(
        "classic_wild",
        actions=["meld: 2 -> wild"],
        hands={"0": "2 4 5"},
        melds={"0": ["K K K", "2 2 X"]},
        phase="play",
    )
    assert found["melds"]["0"] == ["K K K", "2 2 X 2"]


@for_each(
    ("action", "code"),
    [
        ("meld: K -> K", "E_OPP_MELD"),
        ("meld: 2 -> K", "E_OPP_MELD"),
        ("meld: 2 -> J", "E_MIN_SIZE"),
        ("meld: 5 -> 9", "E_MIXED_RANKS"),
        ("meld: 9 9 9 -> new", "E_SECOND_MELD"),
        ("meld: 9 -> 9", "legal"),
    ],
)
def test_targets(action: str, code: str) -> None:
    melds = {"0": ["9 9 9"], "1": ["K K K"]}
    hand = "K 2 5 9 9 9 4 4"
    assert codes(actions=[action], hands={"0": hand}, melds=melds, phase="play") == [code]


def test_the_pile_is_frozen_by_what_lies_in_it() -> None:
    taken = ["take: 9 2 *"]
    where: dict[str, Any] = {"hands": {"0": "9 2 K Q"}, "opened": {"0": "earlier"}}
    assert codes(actions=taken, pile="4 9", **where) == ["legal"]
    assert codes(actions=taken, pile="2 9", **where) == ["E_PILE_FROZEN"]
    assert codes(actions=taken, pile="3r 9", **where) == ["E_PILE_FROZEN"]


def test_an_empty_pile_cannot_be_taken() -> None:
    assert codes(actions=["take: 9 9 *"], hands={"0": "9 9 K"}) == ["E_PILE_EMPTY"]


def test_the_pile_is_asked_before_the_target() -> None:
    where: dict[str, Any] = {"hands": {"0": "9 9 K"}, "opened": {"0": "earlier"}}
    assert codes(actions=["take: 9 9 * -> K"], pile="4 2", **where) == ["E_PILE_BLOCKED"]
    assert codes(actions=["take: 9 9 * -> K"], pile="4 9", **where) == ["E_MIXED_RANKS"]


def test_cards_of_the_taken_pile_are_known() -> None:
    found = answer(
        actions=["take: 9 9 *"], hands={"0": "9 9 K"}, pile="4h 5 9", opened={"0": "earlier"}
    )
    assert found["hand"] == "K 5 4h"


def test_words_that_belong_to_other_games_are_refused() -> None:
    where: dict[str, Any] = {"hands": {"0": "3r 3b K K"}, **PLAY}
    assert codes(actions=["special: garbage", "lay: 3r", "lay: 3s"], **where) == [
        "E_SPECIAL_HAND",
        "E_PHASE",
        "E_THREE_MELD",
    ]


def test_a_question_without_its_answer_waits_for_it() -> None:
    where: dict[str, Any] = {"asked": {"seat": 0}, "hands": {"0": "K K 5"}, **PLAY}
    assert codes(actions=["draw", "answer: no", "discard: 5"], **where) == [
        "E_PHASE",
        "legal",
        "legal",
    ]


def test_who_melded_this_turn_may_not_ask() -> None:
    melds, hands = {"0": ["K K K", "9*7"]}, {"0": "Q Q Q 5"}
    where: dict[str, Any] = {"melds": melds, "hands": hands, "phase": "play"}
    assert codes(actions=["ask"], opened={"0": "this_turn"}, **where) == ["E_PERMISSION_TIMING"]
    assert codes(actions=["ask"], opened={"0": "earlier"}, **where) == ["legal"]


def test_going_out_by_an_action_is_scored_as_it_happened() -> None:
    found = answer(
        actions=["meld: 9*7 / Q Q Q", "out"], hands={"0": "9*7 Q Q Q"}, phase="play", score={}
    )
    assert {line["kind"] for line in found["scores"]["0"]["lines"]} >= {"concealed"}


def test_red_threes_are_told_by_side_or_by_seat() -> None:
    by_side = answer(red_threes={"0": 2}, melds={"0": ["K K K"]}, score={})
    by_seat = answer(red_threes={"by_seat": {"0": 1, "2": 1}}, melds={"0": ["K K K"]}, score={})
    assert by_side["scores"] == by_seat["scores"]
    assert by_side["scores"]["0"]["total"] == 230


@for_each(
    ("position", "complaint"),
    [
        ({"rules": "clasic_4p"}, "did you mean classic_4p"),
        ({"rules": None}, "rules: the id of a preset is needed"),
        ({"rules": {"preset": "classic_4p", "overrides": {"pile.lay": 1}}}, "no such option"),
        ({"rules": {"preset": "classic_4p", "override": {}}}, "no such key: override"),
        ({"rules": {"preset": "classic_4p", "overrides": []}}, "rules.overrides"),
        (
            {"rules": {"preset": "classic_4p", "overrides": {"go_out.canastas": 99}}},
            "go_out.canastas: 99 is out of range",
        ),
        (
            {"rules": {"preset": "classic_4p", "overrides": {"pack.wild_ranks": ["X"]}}},
            "twos, and jokers where the pack has any, are always wild",
        ),
        ({"hands": {"0": "K*9"}}, "hands.0: one 'K' too many"),
        ({"hands": {"0": "Ks Ks"}, "pile": "Ks"}, "pile: one 'Ks' too many"),
        ({"hands": {"0": "X*3", "1": "X X"}}, "one 'X' too many"),
        ({"hands": {"0": "1h"}}, "hands.0: '1h' is no card"),
        ({"hands": {"0": "Kr"}}, "'Kr' is no card"),
        ({"hands": {"0": "Xh"}}, "'Xh' is no card"),
        ({"hands": {"0": "K*0"}}, "no cards at all"),
        ({"hands": {"0": "3"}}, "hands.0: '3' needs a colour or a suit"),
        ({"hands": {"4": "K"}}, "hands.4: there is no such seat"),
        ({"hands": {"0": -1}}, "hands.0"),
        ({"hands": {"0": True}}, "hands.0"),
        ({"hands": {"0": 109}}, "hands.0: 109 cards are too many"),
        ({"hands": "K"}, "hands: an object with a seat as key is needed"),
        ({"hands": {"1": 5}, "score": {}}, "hands.1: unknown cards cannot be scored"),
        ({"melds": {"0": ["K Q J"]}}, "melds.0[0]: these cards make no meld (E_MIXED_RANKS)"),
        ({"melds": {"0": ["3r 3r 3r"]}}, "E_THREE_MELD"),
        ({"melds": {"0": [""]}}, "melds.0[0]: a meld without cards"),
        ({"melds": {"0": "K K K"}}, "melds.0: a list of melds is needed"),
        ({"melds": {"2": []}}, "melds.2: there is no such side"),
        ({"melds": {"0": ["K K K"]}, "opened": {"0": "no"}}, "a side with melds has opened"),
        ({"opened": {"0": "yes"}}, "opened.0"),
        ({"opened": {"1": "this_turn"}}, "opened.1"),
        ({"begun_dirty": {"0": 5}}, "begun_dirty.0"),
        ({"to_act": 4}, "to_act: there is no seat 4"),
        ({"to_act": "0"}, "to_act: a whole number"),
        ({"phase": "middle"}, "phase: 'start' or 'play' is needed"),
        ({"totals": [0]}, "totals: 2 numbers are needed"),
        ({"totals": [0, "1"]}, "totals: whole numbers"),
        ({"round": 0}, "round: a whole number from 1"),
        ({"deal": 0}, "deal: a whole number from 1"),
        ({"feet": {"0": "K"}}, "feet: these rules have no foot"),
        ({"black_threes": {"0": 1}}, "black_threes: these rules table no black threes"),
        ({"red_threes": {"0": 5}}, "one '3r' too many"),
        ({"lone": 1}, "lone: these rules have no partnership for one deal"),
        ({"rules": "classic_3p", "lone": 3}, "lone: there is no seat 3"),
        (
            {"rules": "classic_3p", "lone": 0, "melds": {"2": ["K K K"]}},
            "melds.2: there is no such side",
        ),
        ({"stock": 109}, "stock: 109 cards are too many"),
        ({"pile": 5}, "pile: cards as text are needed"),
        ({"asked": {"seat": 1, "answer": "no"}}, "asked.seat"),
        ({"asked": {"seat": 0, "answer": "perhaps"}}, "asked.answer"),
        ({"rules": "classic_2p", "asked": {"seat": 0}}, "no team-mate to be asked"),
        ({"turn_card_drawn": "yes"}, "turn_card_drawn: true or false"),
        ({"action": ["draw"]}, "did you mean actions"),
        ({"actions": "draw"}, "actions: a list of texts is needed"),
        ({"actions": ["draw", "dance"]}, "actions[1]: 'dance' is no action"),
        ({"actions": ["take: 9 9"]}, "actions[0]: 'take' needs '*'"),
        ({"actions": ["meld: K K Z"]}, "actions[0]: Z: 'Z' is no card"),
        ({"actions": ["meld: 2 -> run 6s"]}, "actions[0]: '-> run 6s': these rules know no"),
        ({"actions": ["meld: 2 -> moon"]}, "there is no such target"),
        ({"score": {"out": 7}}, "score.out: there is no seat 7"),
        ({"score": {"concealed": True}}, "score.concealed: nobody has gone out"),
        ({"score": {"special_hand": "zip"}}, "score.special_hand: nobody has gone out"),
        ({"score": {"out": 0, "special_hand": "zip"}}, "score.special_hand: these rules have no"),
    ],
)
def test_a_position_that_cannot_be_says_what_is_wrong_and_where(
    position: dict[str, object], complaint: str
) -> None:
    assert complaint in error(**{"rules": "classic_4p", **position})


@for_each("position", [None, 5, "classic_4p", ["x"]])
def test_what_is_no_position_is_answered_too(position: object) -> None:
    assert "error" in judge(position)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 120) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)
KEYS = [
    "to_act",
    "phase",
    "totals",
    "deal",
    "round",
    "hands",
    "feet",
    "melds",
    "opened",
    "begun_dirty",
    "red_threes",
    "black_threes",
    "pile",
    "stock",
    "turn_card_drawn",
    "asked",
    "actions",
    "score",
]


@drawn(st.dictionaries(st.sampled_from(KEYS), json_values, max_size=4), few=40, many=100)
def test_no_position_makes_the_judge_stumble(position: dict[str, object]) -> None:
    found = judge({"id": 1, "rules": "classic_2p", **position})
    assert found["id"] == 1


@for_each(
    "position",
    [
        {"pile": "K*999 " * 1000},
        {"melds": {"0": ["K K K"] * 5000}},
        {"red_threes": {"0": 10**90}},
        {"hands": {"0": 10**90}},
        {"hands": {"9" * 5000: "K"}},
        {"totals": {"0": 10**90, "1": 0}},
        {"deal": 10**90},
        {"round": 10**90},
        {"stock": 10**90},
        {"actions": ["draw"] * 5000},
        {"phase": "x" * 50_000},
        {"actions": ["meld: " + "x" * 50_000]},
        {f"hands{number}": 1 for number in range(5000)},
        {"rules": "x" * 50_000},
        {"rules": {"preset": "classic_4p", "overrides": {"x" * 50_000: 1}}},
        {"rules": {"preset": "classic_4p", "x" * 50_000: 1}},
    ],
    ids=lambda position: str(position)[:30],
)
def test_what_is_beyond_all_bounds_is_refused_shortly(position: dict[str, object]) -> None:
    text = judge({"rules": "classic_4p", **position})["error"]
    assert len(str(text)) <= 1000


def test_many_loose_wild_cards_are_not_tried_on_every_meld() -> None:
    ranks = [f"{rank}*3" for rank in "456789TJQKA"]
    wilds = "meld: " + " / ".join(["2"] * 6)
    hand = {"0": "2*6 8 9"}
    assert codes(phase="play", hands=hand, melds={"0": ranks}, actions=[wilds])
