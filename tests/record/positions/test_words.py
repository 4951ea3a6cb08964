"""Words of positions that only some games need: heaps, openers, feet, removed threes, merging."""

from __future__ import annotations

from typing import Any

import pytest

from canasta_qt.engine.state import FootStage
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each


def answer(rules: object, *actions: str, **position: object) -> dict[str, Any]:
    found: dict[str, Any] = judge({"rules": rules, "actions": list(actions), **position})
    assert "error" not in found, found
    return found


def codes(rules: object, *actions: str, **position: object) -> list[str]:
    results = answer(rules, *actions, **position)["results"]
    return [result.get("code", "legal") for result in results]


def lines(found: dict[str, Any], side: int = 0) -> dict[str, int]:
    return {line["kind"]: line["points"] for line in found["scores"][str(side)]["lines"]}


# --- cards ------------------------------------------------------------------------------------


def test_a_card_may_have_its_exact_name_as_logs_have_it() -> None:
    found = answer("classic_4p", "discard: Kh2", phase="play", hands={"0": "Kh1 Kh2 X3 9"})
    assert found["hand"] == "Kh1 9 X3"


def test_exact_names_are_given_their_cards_first() -> None:
    state = set_up({"rules": "classic_4p", "hands": {"0": "K Kh Kh1", "1": "Ks1"}}).state
    assert len({*state.hands[0], *state.hands[1]}) == 4


@for_each("word", ["K2", "Kh3", "X5", "3r1", "Kh0", "Kh99"])
def test_a_name_that_no_card_of_the_pack_has_is_refused(word: str) -> None:
    found = judge({"rules": "classic_4p", "hands": {"0": word}})
    assert str(found["error"]).startswith("hands.0: ")


# --- melds ------------------------------------------------------------------------------------

CANASTA: dict[str, Any] = {"phase": "play", "hands": {"0": "Kh Kc Kd 2s X 9 8 6"}}
ONE_MORE = {**CANASTA, "hands": {"0": "Kh 2s X 9 8 6"}}


@for_each(
    ("game", "group", "verdict"),
    [
        ("classic_4p", "Kh 2s X", "K*7 Kh 2s X"),
        ("samba", "Kh 2s X", "K*7 Kh 2s X"),
        ("samba", "Kh", "K*7 Kh"),
        ("samba", "Kh Kc Kd", "beside"),
        ("samba_us", "Kh 2s X", "E_MIN_NATURALS"),
        ("samba_us", "Kh Kc", "K*7 Kh Kc"),
        ("hand_and_foot", "Kh 2s X", "E_MIN_NATURALS"),
        ("hand_and_foot", "Kh Kc Kd", "beside"),
        ("cuban", "Kh 2s X", "E_CLOSED"),
        ("american_2017", "Kh 2s X", "E_DEAD_RANK"),
        ("canadian", "Kh 2s X", "K*7 Kh 2s X"),
    ],
)
def test_a_group_beside_an_own_canasta(game: str, group: str, verdict: str) -> None:
    where = ONE_MORE if group == "Kh 2s X" else CANASTA
    found = answer(game, f"meld: {group}", melds={"0": ["K*7"]}, **where)
    result = found["results"][0]
    if verdict.startswith("E_"):
        assert result["code"] == verdict
        return
    assert result["legal"]
    kings = "K K K K K K K"
    beside = [kings, group]
    assert found["melds"]["0"] == (
        beside if verdict == "beside" else [verdict.replace("K*7", kings)]
    )


def test_a_meld_may_be_named_by_its_number() -> None:
    found = answer(
        "samba", "meld: 2s -> #1", "merge: #1 -> #0", melds={"0": ["K K K", "K K K"]}, **CANASTA
    )
    assert found["melds"]["0"] == ["K K K K K K 2s"]
    assert "no meld '#7'" in str(
        judge({"rules": "samba", "actions": ["meld: 2s -> #7"], "melds": {"0": ["K K K"]}})
    )


def test_merging_is_refused_where_the_rules_have_one_meld_a_rank() -> None:
    melds = {"0": ["K K K", "Q Q Q"]}
    assert codes("samba", "merge: K K K -> Q Q Q", melds=melds, **CANASTA) == ["E_MIXED_RANKS"]
    aces: dict[str, Any] = {"melds": {"0": ["A A X", "A A A"]}, "phase": "play"}
    assert codes("samba", "merge: A A A -> A A X", hands={"0": "9 8"}, **aces) == ["legal"]
    assert codes("hand_and_foot", "merge: A A A -> A A X", hands={"0": "9 8"}, **aces) == [
        "E_PHASE"
    ]


# --- Bain -------------------------------------------------------------------------------------

BAIN: dict[str, Any] = {"phase": "play", "hands": {"0": "9 5 6 J"}, "melds": {"0": ["9*6"]}}


def test_the_seat_that_opened_is_told_by_its_number() -> None:
    def verdict(opened: object, **more: object) -> list[str]:
        return codes("bain_hand_and_foot", "meld: 9", opened={"0": opened}, **BAIN, **more)

    assert verdict({"seat": 0}) == ["E_GO_OUT_FOOT"]
    assert verdict({"seat": 0}, feet={"2": "taken"}) == ["legal"]
    assert verdict({"seat": 0}, earned=[2]) == ["legal"]
    assert verdict({"seat": 2}) == ["legal"]
    assert verdict({"turn": 4}) == ["E_GO_OUT_FOOT"]
    assert verdict({"turn": 3}, dealer=0) == ["legal"]


def test_who_dealt_says_who_opened_in_which_turn() -> None:
    def opener_may(dealer: int) -> list[str]:
        fields = {**BAIN, "dealer": dealer, "opened": {"0": {"turn": 1}}}
        return codes("bain_hand_and_foot", "meld: 9", **fields)

    assert opener_may(3) == ["E_GO_OUT_FOOT"]  # seat 0 plays first
    assert opener_may(1) == ["legal"]  # seat 2 does


SEVENS: dict[str, Any] = {"melds": {"0": ["7*7", "9*7"]}, "hands": {"0": "9 9 5 6"}}


def test_cards_on_the_heap_count_and_more_can_be_laid_there() -> None:
    found = answer(
        "bain_hand_and_foot", "heap: 9", heaps={"0": "9 9 9"}, phase="play", score={}, **SEVENS
    )
    assert found["results"][0]["legal"]
    without = answer("bain_hand_and_foot", "heap: 9", phase="play", score={}, **SEVENS)
    assert without["scores"]["0"]["total"] + 30 == found["scores"]["0"]["total"]


# --- Albany -----------------------------------------------------------------------------------


def test_albany_takes_a_deeper_card_and_what_lies_above_it() -> None:
    found = answer(
        "albany",
        "take: Q Q *Qh",
        phase="start",
        pile="4 Qh 5h 6h",
        hands={"0": "Q Q 9 8"},
        opened={"0": "earlier"},
    )
    assert found["results"][0]["legal"]
    assert found["hand"] == "9 8 6h 5h"
    assert found["melds"]["0"] == ["Q Q Qh"]


def test_elsewhere_only_the_top_card_takes_the_pile() -> None:
    found = judge({"rules": "classic_4p", "pile": "Q 5", "actions": ["take: Q Q *Q"]})
    assert "actions[0]: '*Q': only the top card" in str(found["error"])


# --- Cuban ------------------------------------------------------------------------------------


@for_each(("count", "points"), [(1, 5), (2, 10), (3, 15), (4, 100)])
def test_black_threes_that_left_play_score_for_their_side(count: int, points: int) -> None:
    found = answer("cuban", black_threes={"0": count}, melds={"0": ["K*7"]}, score={})
    assert lines(found)["black_threes_removed"] == points


def test_black_threes_of_a_taken_pile_join_those_that_left_before() -> None:
    found = answer(
        "cuban",
        "take: 9 9 *",
        phase="start",
        pile="3b 3b 9",
        hands={"0": "9 9 5 6"},
        melds={"0": ["K K K"]},
        black_threes={"0": 2},
        score={},
    )
    assert lines(found)["black_threes_removed"] == 100


# --- threes as text, feet, packets, the pile ---------------------------------------------------


def test_tabled_threes_may_be_named() -> None:
    position = {"rules": "classic_4p", "red_threes": {"by_seat": {"0": "3h", "2": "3d"}}}
    state = set_up(position).state
    assert [len(threes) for threes in state.red_threes] == [1, 0, 1, 0]
    assert "one '3h' too many" in str(
        judge({**position, "red_threes": {"0": "3h 3h"}, "hands": {"1": "3h"}})
    )


@pytest.mark.parametrize("text", ["3s", "K", "3b"])
def test_a_red_three_is_red(text: str) -> None:
    found = judge({"rules": "classic_4p", "red_threes": {"0": text}})
    assert "is none of the red threes" in str(found["error"])


def test_a_foot_waits_is_earned_is_taken_up_or_played() -> None:
    feet = {"0": "9 8", "1": "9 8", "2": "next_turn", "3": "taken"}
    state = set_up({"rules": "hand_and_foot", "feet": feet, "earned": [1]}).state
    assert state.foot_stages == (
        FootStage.WAITING,
        FootStage.EARNED,
        FootStage.TAKEN,
        FootStage.PLAYED,
    )


def test_cards_face_down_lie_under_the_pile() -> None:
    state = set_up({"rules": "canadian", "pile": "9 5", "pile_face_down": "2h X Kd"}).state
    assert (len(state.pile), state.pile_hidden, state.freezer) == (5, 3, -1)
    assert len(set_up({"rules": "canadian", "pile": "9", "pile_face_down": 4}).state.pile) == 5


@for_each(
    ("position", "complaint"),
    [
        ({"heaps": {"0": "9"}}, "heaps: these rules have no heap"),
        ({"waiting": {"0": "9"}}, "waiting: these rules have no bonus cards"),
        ({"packets": ["9"]}, "packets: a list of 0 packets is needed"),
        ({"earned": [0]}, "earned: a seat without its foot has it already"),
        ({"earned": 3}, "earned: a list of seats is needed"),
        ({"melded": [9]}, "melded: there is no seat 9"),
        ({"dealer": 4}, "dealer: there is no seat 4"),
        ({"opened": {"0": {}}}, "opened.0: the seat that opened, or the turn, is needed"),
        ({"opened": {"0": {"seat": 1}}}, "opened.0.seat: seat 1 does not play for side 0"),
        ({"opened": {"0": {"turn": 99}}}, "opened.0.turn: it must be turn 8 or before"),
        ({"opened": {"1": {"turn": 8}}}, "opened.1.turn: it must be turn 7 or before"),
        ({"opened": {"0": {"team": 1}}}, "opened.0.team: there is no such key, only seat, turn"),
        (
            {"opened": {"0": {"seat": 0}}, "round": 1},
            "opened.0.seat: it had no turn before this one",
        ),
        (
            {"opened": {"0": "earlier"}, "round": 1, "dealer": 3},
            "opened.0: there was no turn before this one",
        ),
        ({"numbers": {"0": [1]}}, "numbers.0: a list of 0 numbers is needed"),
        (
            {"melds": {"0": ["K K K"], "1": ["Q Q Q"]}, "numbers": {"0": [1], "1": [1]}},
            "numbers: two melds have the same number",
        ),
        ({"freezer": 3, "pile": "2 9"}, "freezer: the pile has 2 cards"),
        ({"questions": {"0": "x"}}, "questions.0.n: a whole number"),
        ({"cuts": [{"seat": 9}]}, "cuts[0].seat: there is no seat 9"),
        ({"penalties": [{"fault": "sneezing"}]}, "penalties[0].fault: "),
        ({"penalties": [{"seat": 0, "points": "x"}]}, "penalties[0].points: a whole number"),
        ({"this_turn": {"laid": [{"meld": 2}]}}, "this_turn.laid[0].meld: the side to act has no"),
        (
            {"this_turn": {"laid": [{"meld": 0, "cards": "Q"}]}, "melds": {"0": ["K K K"]}},
            "this_turn.laid[0].cards: there is no 'Q'",
        ),
        ({"this_turn": {"took": True}}, "this_turn.took: there is no such key"),
        ({"this_turn": {"conceding": True}}, "this_turn.conceding: these rules know no conceding"),
        (
            {
                "rules": "american_cla",
                "melds": {"0": ["K K K"]},
                "this_turn": {"steps": [{"melds": [""]}]},
            },
            "this_turn.steps[0].melds[0]: a meld without cards",
        ),
        *(
            (
                {
                    "rules": "american_cla",
                    "melds": {"0": ["Kh1 Ks1 Kd2"]},
                    "this_turn": {"steps": [{"action": action}]},
                },
                f"this_turn.steps[0].action: {why}",
            )
            for action, why in (
                (7, "an action as text is needed"),
                ("meld: K", "'K'"),
                ("draw", "only 'meld' and 'take' may have to go back"),
                ("meld: Kh2 Ks2 Kd1", "its cards lie in no meld"),
                ("meld: Kh1 Kh1 Kd2", "a card is there twice"),
                ("take: Kh1 Ks1 Kd2", "a take has cards of the pile, a meld has none"),
            )
        ),
        ({"this_turn": {"steps": [{}]}}, "this_turn.steps: under these rules no meld goes back"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_be_says_what_is_wrong_and_where(
    position: dict[str, object], complaint: str
) -> None:
    found = judge({"rules": "classic_4p", **position})
    assert complaint in str(found.get("error"))
