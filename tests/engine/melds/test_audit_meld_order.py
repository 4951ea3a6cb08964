"""The order in which procedure P1 tests a meld, and the melds of wild cards and black threes."""

from __future__ import annotations

from tests.helpers.deals.positions import verdicts

CANASTA = {"0": ["9*7"]}
SPARE = " 5 6 8 T"


def test_a_dead_rank_is_named_before_a_closed_canasta() -> None:
    both = {"meld.dead_ranks": "own_team", "meld.add_natural_to_canasta": False}
    assert verdicts("meld: 9", hand="9" + SPARE, melds=CANASTA, overrides=both) == ["E_DEAD_RANK"]


def test_a_closed_canasta_is_named_before_its_size() -> None:
    rules = {"meld.max_size": 7}
    assert verdicts("meld: 9", hand="9" + SPARE, melds=CANASTA, overrides=rules) == ["E_MAX_SIZE"]
    rules = {**rules, "meld.add_natural_to_canasta": False}
    assert verdicts("meld: 9", hand="9" + SPARE, melds=CANASTA, overrides=rules) == ["E_CLOSED"]


def test_size_comes_before_a_rank_without_wilds_and_that_before_too_few_naturals() -> None:
    rules = {"meld.never_wild_ranks": ["7"]}
    fields = {"hand": "7 2 2" + SPARE, "melds": CANASTA, "overrides": rules}
    assert verdicts("meld: 7 2", "meld: 7 2 2", **fields) == ["E_MIN_SIZE", "E_NEVER_WILD"]


def test_too_few_naturals_come_before_the_cap_and_the_cap_before_the_ratio() -> None:
    fields = {"hand": "J Q Q 2 2 2 2 5 6", "melds": CANASTA, "rules": "viennese"}
    assert verdicts("meld: J 2 2 2 2", "meld: Q Q 2 2 2 2", "meld: Q Q 2 2 2", **fields) == [
        "E_MIN_NATURALS",
        "E_MAX_WILDS",
        "E_WILD_RATIO",
    ]


def test_aces_laid_pure_stay_pure_even_in_the_opening_turn() -> None:
    rules = {"meld.wild_only_if_opened_dirty": ["A"]}
    fields = {"hand": "A A A X" + SPARE, "overrides": rules}
    assert verdicts("meld: A A A", "meld: X -> A", **fields) == ["legal", "E_ACE_PURE"]


def test_dirty_aces_begin_only_in_the_opening_turn() -> None:
    rules = {"meld.wild_only_if_opened_dirty": ["A"]}
    fields = {"hand": "K*5 A A X" + SPARE, "overrides": rules}
    assert verdicts("meld: K*5", "meld: A A X", **fields) == ["legal", "legal"]
    later = {"hand": "A A X" + SPARE, "melds": {"0": ["K K K"]}, "overrides": rules}
    assert verdicts("meld: A A X", **later) == ["E_ACE_PURE"]


def test_the_rule_of_five_counts_naturals_added_in_the_same_step() -> None:
    fields = {
        "hand": "2 6 6 7 7 2" + SPARE,
        "melds": {"0": ["6 6 6"]},
        "overrides": {"meld.rule_of_five": True},
    }
    assert verdicts("meld: 2 -> 6", "meld: 7 7 2", "meld: 6 6 2 -> 6", **fields) == [
        "E_RULE_OF_FIVE",
        "E_RULE_OF_FIVE",
        "legal",
    ]


def test_past_a_canasta_with_four_naturals_the_cap_on_wilds_may_end() -> None:
    fields = {
        "hand": "2 2" + SPARE,
        "melds": {"0": ["9*4 2 2 X", "Q Q Q 2 2 X"]},
        "overrides": {"meld.wild_cap_scope": "first_seven"},
    }
    assert verdicts("meld: 2 -> 9", "meld: 2 -> Q", **fields) == ["legal", "E_MAX_WILDS"]


def test_a_wild_meld_locks_wilds_in_the_order_in_which_groups_are_laid() -> None:
    fields = {"hand": "2 2 2 2 X K K" + SPARE, "rules": "classic_wild", "melds": {"0": ["2 2 X"]}}
    assert verdicts("meld: K K 2 / 2 2 2 X", **fields) == ["E_WILD_LOCK"]
    assert verdicts("meld: 2 2 2 X / K K 2", **fields) == ["legal"]


def test_a_side_has_one_wild_meld_and_it_grows_only_where_sizes_allow() -> None:
    fields = {"hand": "2 2 2" + SPARE, "rules": "classic_wild", "melds": {"0": ["X*4 2*3"]}}
    assert verdicts("meld: 2 2 2 -> new", "meld: 2 2 2", **fields) == [
        "E_SECOND_MELD",
        "E_MAX_SIZE",
    ]
    endless = {"wild_meld.sizes": [3, None]}
    assert verdicts("meld: 2 2 2", overrides=endless, **fields) == ["legal"]


def test_a_three_among_other_cards_is_named_before_anything_else() -> None:
    fields = {"hand": "3s K K" + SPARE, "melds": {"0": ["Q Q Q"]}}
    assert verdicts("meld: 3s -> Q", "meld: K K 3s", **fields) == ["E_THREE_MELD"] * 2


def test_black_threes_are_laid_anytime_or_never_as_the_rules_say() -> None:
    fields = {"hand": "3s 3c 3s 5 6", "melds": CANASTA}
    assert verdicts("meld: 3s 3c 3s", **fields) == ["E_BLACK3_NOT_OUT"]
    anytime = {"black_three.meld": "anytime"}
    assert verdicts("meld: 3s 3c 3s", overrides=anytime, **fields) == ["legal"]
    never = {"black_three.meld": "never"}
    assert verdicts("meld: 3s 3c 3s", overrides=never, **fields) == ["E_THREE_MELD"]


def test_black_threes_laid_anytime_count_towards_the_opening() -> None:
    fields = {"hand": "3s 3c 3s Q*4 5 6", "overrides": {"black_three.meld": "anytime"}}
    assert verdicts("meld: 3s 3c 3s / Q Q Q", "meld: 3s 3c 3s / Q*4", **fields) == [
        "E_INITIAL_COUNT",
        "legal",
    ]
