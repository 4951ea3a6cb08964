"""Taking the discard pile: what overrides of the pile rules change (procedure P3)."""

from __future__ import annotations

from typing import Any

from tests.helpers.deals.positions import answer_to, verdicts

OPENED = {"0": ["K K K"]}


def take(*actions: str, **fields: object) -> list[str]:
    """Verdicts at the start of the turn of a side that has opened, against a pile 5 9."""
    fields.setdefault("melds", OPENED)
    fields.setdefault("pile", "5 9")
    return verdicts(*actions, phase="start", **fields)  # type: ignore[arg-type]


def test_unfrozen_pile_goes_to_a_pair_or_a_natural_with_a_wild() -> None:
    assert take("take: 9 9 *", hand="9 9 4 6") == ["legal"]
    assert take("take: 9 2 *", hand="9 2 4 6") == ["legal"]
    assert take("take: 2 X *", hand="2 X 4 6") == ["E_PILE_NO_MATCH"]


def test_frozen_pile_needs_a_natural_pair() -> None:
    assert take("take: 9 2 *", hand="9 2 4 6", pile="5 2 9") == ["E_PILE_FROZEN"]
    assert take("take: 9 9 *", hand="9 9 4 6", pile="5 2 9") == ["legal"]


def test_always_frozen_pile_is_never_taken_by_lay_off() -> None:
    always = {"pile.always_frozen": True}
    assert take("take: *", hand="4 6 7", pile="5 K", overrides=always) == ["E_PILE_FROZEN"]
    assert take("take: *", hand="4 6 7", pile="5 K") == ["legal"]


def test_without_lay_off_the_top_card_needs_cards_from_the_hand() -> None:
    no = {"pile.layoff": "no"}
    assert take("take: *", hand="4 6 7", pile="5 K", overrides=no) == ["E_PILE_NO_MATCH"]
    assert take("take: K K *", hand="K K 7", pile="5 K", overrides=no) == ["legal"]


def test_natural_plus_wild_can_be_switched_off() -> None:
    off = {"pile.natural_plus_wild": False}
    assert take("take: 9 2 *", hand="9 2 4 6", overrides=off) == ["E_PILE_NO_MATCH"]


def test_the_four_answers_to_a_full_canasta_of_the_top_card() -> None:
    table = {"melds": {"0": ["9*4 2 2 X"]}, "pile": "5 9", "hand": "9 2 4 6"}
    only_open = {"pile.layoff": "incomplete_only"}

    def answer(**more: object) -> list[str]:
        overrides = {**only_open, **{k.replace("__", "."): v for k, v in more.items()}}
        return verdicts("take: 9 2 *", phase="start", overrides=overrides, **table)

    assert answer() == ["E_MAX_WILDS"]
    assert answer(pile__cap_conflict="second_meld") == ["legal"]
    assert answer(pile__cap_conflict="lift_cap") == ["legal"]
    assert answer(pile__own_canasta_rank="forbidden") == ["E_PILE_CANASTA"]


def test_a_second_meld_stands_beside_the_full_canasta() -> None:
    overrides = {"pile.layoff": "incomplete_only", "pile.cap_conflict": "second_meld"}
    melds = {"0": ["9*4 2 2 X"]}
    answer = answer_to(
        "take: 9 2 *", phase="start", overrides=overrides, melds=melds, pile="5 9", hand="9 2 4 6"
    )
    assert [len(meld.split()) for meld in answer["melds"]["0"]] == [7, 3]  # type: ignore[index]


def test_natural_pair_takes_a_pile_onto_an_own_canasta_where_only_pairs_may() -> None:
    pairs = {"pile.own_canasta_rank": "pair_only"}
    table = {"melds": {"0": ["Q*5 2 2"]}, "pile": "5 Q", "overrides": pairs}
    assert take("take: *", hand="4 6 7", **table) == ["E_PILE_CANASTA"]
    assert take("take: Q *", hand="Q 6 7", **table) == ["E_PILE_CANASTA"]
    assert take("take: Q Q *", hand="Q Q 6 7", **table) == ["legal"]


def test_a_wild_card_on_top_blocks_the_pile_whatever_the_list_says() -> None:
    open_tops = {"pile.blocked_tops": [], "wild_meld.enabled": True}
    assert take("take: 2 2 *", hand="2 2 4 6", pile="5 2", overrides=open_tops) == [
        "E_PILE_BLOCKED"
    ]


def test_one_card_may_not_take_a_pile_of_one() -> None:
    fields = {"hand": "4", "pile": "K", "melds": {"0": ["K K K", "9*7"]}}
    assert take("take: *", **fields) == ["E_PILE_ONE_CARD"]
    assert take("take: *", overrides={"pile.one_card": "allow"}, **fields) == ["legal"]


def test_a_small_hand_may_not_take_the_pile_where_more_cards_are_needed() -> None:
    fields: dict[str, Any] = {"pile": "5 9", "melds": {"0": ["9 9 9", "K*7"]}}
    three = {"pile.least_hand": 3}
    assert take("take: *", hand="4 6", overrides=three, **fields) == ["E_PILE_SMALL_HAND"]
    assert take("take: *", hand="4 6 8", overrides=three, **fields) == ["legal"]
    assert take("take: *", hand="4 6", **fields) == ["legal"]


def test_before_opening_the_pile_is_closed_where_the_rules_say_so() -> None:
    closed = {"pile.take_in_opening_turn": "not_allowed"}
    fields = {"hand": "A A Q Q Q 4 6", "pile": "5 A", "melds": {}}
    assert take("take: A A * / Q Q Q", overrides=closed, **fields) == ["E_PILE_NOT_OPEN"]
    assert take("take: A A * / Q Q Q", **fields) == ["legal"]


def test_three_naturals_are_needed_where_a_frozen_pile_asks_for_three() -> None:
    three = {"pile.naturals_needed": {"unfrozen": 2, "frozen": 3}}
    assert take("take: 9 9 *", hand="9 9 4 6", pile="5 2 9", overrides=three) == ["E_PILE_FROZEN"]
    assert take("take: 9 9 9 *", hand="9 9 9 6", pile="5 2 9", overrides=three) == ["legal"]


def test_naturals_laid_in_a_run_do_not_help_to_take_a_frozen_pile() -> None:
    samba: dict[str, Any] = {
        "rules": "samba",
        "phase": "start",
        "pile": "5h 9s",
        "stock": 60,
        "melds": {"0": ["Kh Kd Ks"]},
        "hand": "9d 9c 9h 2c 8c Tc 5s 6h",
    }
    assert verdicts("take: 9d 2c * / 8c 9c Tc -> new", **samba) == ["E_PILE_FROZEN"]
    assert verdicts("take: 9d 9h 2c * / 8c 9c Tc -> new", **samba) == ["legal"]


def test_a_two_in_a_meld_of_another_rank_does_not_help_to_take_a_two() -> None:
    fields: dict[str, Any] = {
        "rules": "hand_and_foot",
        "phase": "start",
        "pile": "6 2",
        "stock": 100,
        "hand": "6 K 7 2 2 4 X T 7 8 8 8 8 K 9",
    }
    assert verdicts("take: 2 X * / 8 8 2", **fields) == ["E_PILE_FROZEN"]
    assert verdicts("take: 2 2 * / 8 8 8", **fields) == ["legal"]


def test_a_second_meld_with_too_few_naturals_is_no_lay_off_on_the_canasta() -> None:
    several = {
        "meld.same_rank": "new_after_canasta",
        "pile.naturals_needed": {"unfrozen": 3, "frozen": 3},
    }
    canasta = {"0": ["9*6 2"]}
    pair = {"hand": "9 9 4 6 7", "pile": "5 9", "melds": canasta, "overrides": several}
    assert take("take: 9 9 *", rules="classic_6p_pairs", **pair) == ["E_PILE_NO_MATCH"]
    assert take("take: *", rules="classic_6p_pairs", **pair) == ["legal"]
