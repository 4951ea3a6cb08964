"""Nobody melds down to cards that no rule lets the seat discard (P4)."""

from __future__ import annotations

from canasta_qt.engine import Phase
from tests.helpers.deals.positions import answer_to, play, table, verdicts

PENNIES: dict[str, object] = {"rules": "pennies", "feet": {"0": "taken"}, "melds": {"0": ["9 9 9"]}}
BAIN: dict[str, object] = {
    "rules": "bain_hand_and_foot",
    "feet": {"0": "taken", "2": "taken"},
    "melds": {"0": ["9 9 9"]},
}


def test_sevens_that_may_not_be_discarded_are_not_kept_alone() -> None:
    for game in (PENNIES, BAIN):
        assert verdicts("meld: K K K", hand="K K K 7 7 7", **game) == ["E_HAND_GUARD"]
        assert verdicts("meld: K K K", hand="K K K 7 7 7 4", **game) == ["legal"]


def test_sevens_count_once_both_sides_have_their_canasta() -> None:
    melds = {"0": ["9 9 9", "7*6"], "1": ["7*7"]}
    fields = {**PENNIES, "melds": melds, "hand": "K K K 7 7 7"}
    assert verdicts("meld: K K K", **fields) == ["E_HAND_GUARD"]
    assert verdicts("meld: K K K / 7", **fields) == ["legal"]
    both = {"0": ["9 9 9", "7*7"], "1": ["7*7"]}
    fields = {**PENNIES, "melds": both, "hand": "K K K 7 7"}
    assert verdicts("meld: K K K", **fields) == ["legal"]


def test_a_taken_pile_must_bring_a_card_to_discard() -> None:
    fields = {**PENNIES, "phase": "start", "hand": "K K 7 7"}
    assert verdicts("take: K K *", pile="7 7 K", **fields) == ["E_HAND_GUARD"]
    assert verdicts("take: K K *", pile="7 4 K", **fields) == ["legal"]


def test_the_heap_takes_no_last_card_to_discard_either() -> None:
    melds = {"0": ["9*7", "7*7"]}
    fields = {**BAIN, "melds": melds}
    assert verdicts("heap: 9", hand="9 7 7", **fields) == ["E_HAND_GUARD"]
    assert verdicts("heap: 9", hand="9 4 7 7", **fields) == ["legal"]


def test_who_draws_into_sevens_alone_passes_and_the_deal_ends_without_a_bonus() -> None:
    at = table(**{**PENNIES, "phase": "start", "hand": "7 7 7"}, stock="7 7 8 9")
    play(at, "draw", "pass")
    assert at.state.phase is Phase.OVER
    assert at.state.result is not None
    assert at.state.result.out is None


def test_wild_cards_that_are_never_discarded_are_not_kept_alone() -> None:
    fields = {"rules": "canadian", "melds": {"0": ["9 9 9"]}}
    assert verdicts("meld: K K K", hand="K K K 2 2", **fields) == ["E_HAND_GUARD"]
    assert verdicts("meld: K K K", hand="K K K 2 4", **fields) == ["legal"]


def test_of_wild_cards_alone_one_may_go_unless_it_is_the_last() -> None:
    fields = {"rules": "canadian", "melds": {"0": ["9 9 9"]}}
    assert verdicts("discard: 2", hand="2 2", **fields) == ["legal"]
    assert verdicts("discard: 2", "pass", hand="2", **fields) == ["E_GO_OUT_CANASTAS", "legal"]


def test_beside_an_open_wild_meld_canastone_keeps_another_card_too() -> None:
    fields = {"rules": "italian_canastone", "opened": {"0": "earlier"}}
    wild = {"melds": {"0": ["9 9 9", "2 2 X"]}, **fields}
    assert verdicts("meld: K K K", hand="K K K 2 2", **wild) == ["E_HAND_GUARD"]
    assert verdicts("meld: K K K", hand="K K K 2 4", **wild) == ["legal"]
    plain = {"melds": {"0": ["9 9 9"]}, **fields}
    assert verdicts("meld: K K K", hand="K K K 2 2", **plain) == ["legal"]


def test_beside_an_open_wild_meld_americans_may_keep_wild_cards_alone() -> None:
    """They discard one when they hold nothing else, whatever lies on the table (EX-107)."""
    for rules in ("american_2024", "american_cla"):
        fields = {"rules": rules, "opened": {"0": "earlier"}, "pile": "9"}
        wild = {"melds": {"0": ["9 9 9", "2 2 X"]}, **fields}
        assert verdicts("meld: K K K", "discard: 2", hand="K K K 2 X", **wild) == ["legal"] * 2
        assert verdicts("discard: 2", hand="K 2 X", **wild) == ["E_DISCARD_WILD"]


def test_the_refusal_says_what_to_keep() -> None:
    results = answer_to("meld: K K K", hand="K K K 7 7 7", **PENNIES)["results"]
    assert isinstance(results, list)
    assert results[0]["why"] == "Keep a card that you may discard."
