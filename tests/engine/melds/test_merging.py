"""Several groups of one rank, and merging them."""

from __future__ import annotations

from tests.helpers.deals.positions import answer_to, verdicts

MANY: dict[str, object] = {"rules": "tampa"}
FOUR_DECKS = {"pack.decks": 4, "red_three.totals": [0] * 9}


def test_a_second_group_needs_rules_that_have_it() -> None:
    fields = {"hand": "A A A J 5", "melds": {"0": ["A A A"]}}
    assert verdicts("meld: A A A -> new", **fields) == ["E_SECOND_MELD"]
    assert verdicts("meld: A A A -> new", **MANY, **fields) == ["legal"]


def test_after_a_canasta_only_a_full_one_lets_a_second_begin() -> None:
    rules = {"overrides": {"meld.same_rank": "new_after_canasta"}}
    hand = "A A A J 5"
    assert verdicts("meld: A A A -> new", hand=hand, melds={"0": ["A A A"]}, **rules) == [
        "E_SECOND_MELD"
    ]
    assert verdicts("meld: A A A -> new", hand=hand, melds={"0": ["A*5 2 2"]}, **rules) == ["legal"]


def test_a_group_that_names_no_meld_joins_the_open_one() -> None:
    answer = answer_to("meld: A A A", hand="A A A J 5", melds={"0": ["A*7", "A A X"]}, **MANY)
    assert answer["melds"] == {"0": ["A A A A A A A", "A A X A A A"], "1": []}


def test_beside_a_canasta_three_cards_begin_a_group_and_two_join_it() -> None:
    fields = {"hand": "A A A J 5", "melds": {"0": ["A*7"]}, "overrides": FOUR_DECKS}
    three = answer_to("meld: A A A", **MANY, **fields)["melds"]
    two = answer_to("meld: A A", **MANY, **fields)["melds"]
    assert three == {"0": ["A A A A A A A", "A A A"], "1": []}
    assert two == {"0": ["A A A A A A A A A"], "1": []}


def test_merged_groups_may_make_a_canasta() -> None:
    fields = {"hand": "J 5 6", "melds": {"0": ["A A A", "A A A X"]}, "score": {}}
    answer = answer_to("merge: A A A X -> A A A", **MANY, **fields)
    assert answer["melds"] == {"0": ["A A A A A A X"], "1": []}
    lines = answer["scores"]["0"]["lines"]  # type: ignore[index]
    assert {"kind": "mixed_canasta", "points": 300} in lines


def test_merged_groups_must_be_one_good_meld() -> None:
    fields = {"hand": "J 5 6", "melds": {"0": ["A A X", "A A 2 2"]}}
    assert verdicts("merge: A A X -> A A 2 2", **MANY, **fields) == ["E_MAX_WILDS"]


def test_groups_of_different_ranks_do_not_merge() -> None:
    fields = {"hand": "J 5 6", "melds": {"0": ["A A X", "K K K"]}}
    assert verdicts("merge: A A X -> K K K", **MANY, **fields) == ["E_MIXED_RANKS"]


def test_nothing_merges_with_a_group_of_the_other_side() -> None:
    fields = {"hand": "J 5 6", "melds": {"0": ["A A X"], "1": ["A A A"]}}
    assert verdicts("merge: A A X -> A A A", **MANY, **fields) == ["E_OPP_MELD"]


def test_groups_merge_only_after_drawing() -> None:
    fields = {"hand": "J 5 6", "melds": {"0": ["A A X", "A A A"]}, "phase": "start"}
    assert verdicts("merge: A A X -> A A A", **MANY, **fields) == ["E_PHASE"]


def test_two_canastas_stay_apart_when_the_last_card_needs_them_both() -> None:
    mixed_ok = {**FOUR_DECKS, "meld.add_wild_to_natural_canasta": True}
    fields = {"hand": "5", "melds": {"0": ["A*7", "A*5 2 2"]}, "overrides": mixed_ok}
    assert verdicts("merge: A*5 2 2 -> A*7", "discard: 5", **MANY, **fields) == [
        "E_HAND_GUARD",
        "legal",
    ]


def test_runs_are_joined_where_the_rules_let_them() -> None:
    fields = {"hand": "7s J 5", "melds": {"0": ["4s 5s 6s", "8s 9s Ts"]}}
    actions = ("merge: 8s 9s Ts -> 4s 5s 6s", "meld: 7s", "merge: 8s 9s Ts -> 4s 5s 6s 7s")
    joined = {"sequence.merge": True}
    assert verdicts(*actions, rules="samba_us", overrides=joined, **fields) == [
        "E_SEQ_GAP",
        "legal",
        "legal",
    ]
    assert verdicts(*actions[1:], rules="samba_us", **fields) == ["legal", "E_PHASE"]
