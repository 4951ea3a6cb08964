"""Discards: bans on an empty pile, ranks that are locked, and the last card of all."""

from __future__ import annotations

from typing import Any

import pytest

from canasta_qt.engine import legal_actions
from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import KIND, KIND_TEXT
from canasta_qt.engine.events import Discarded
from canasta_qt.engine.state import DealResult
from tests.helpers.cases import for_each
from tests.helpers.deals.positions import play, table, verdicts

EMPTY: dict[str, Any] = {"rules": "american_2017", "pile": "", "melds": {"0": ["K K K"]}}


def discards(hand: str, **fields: Any) -> str:
    """The kinds of cards of this hand that may be discarded."""
    state = table(**{**EMPTY, **fields}, hands={"0": hand}).state
    kinds = [KIND[a.card] for a in legal_actions(state) if isinstance(a, Discard)]
    return " ".join(KIND_TEXT[kind] for kind in sorted(kinds))


@for_each(
    ("hand", "legal"),
    [
        ("9 A 7 2", "9"),
        ("Q A 7 2", "Q"),
        ("A 7 2 X", "7 A"),
        ("2 2 X X", "2 X"),
        ("3r A 2", "A"),
    ],
)
def test_of_bad_cards_the_least_bad_may_go_on_an_empty_pile(hand: str, legal: str) -> None:
    assert discards(hand) == legal


def test_a_dead_card_goes_before_an_ace_and_after_an_ordinary_card() -> None:
    dead: dict[str, Any] = {"melds": {"0": ["K K K"], "1": ["Q*7"]}}
    assert discards("Q A 7 2", **dead) == "Q"
    assert discards("Q 9 A", **dead) == "9"
    fields = {**EMPTY, **dead}
    assert verdicts("discard: Q", **fields, hand="Q 9 A") == ["E_DISCARD_SWAD"]


def test_a_dead_ace_or_seven_goes_after_every_other_natural_card() -> None:
    dead: dict[str, Any] = {"melds": {"0": ["A*7", "K*7", "4*7"], "1": ["9 9 9"]}}
    assert discards("A K 4", **dead) == "4 K"
    assert discards("A 2", **dead) == "A"


def test_only_the_opponents_canasta_is_dead_where_its_owner_alone_may_not_meld_it() -> None:
    own: dict[str, Any] = {"overrides": {"meld.dead_ranks": "own_team"}}
    assert discards("Q 9 A", **own, melds={"0": ["Q*7"], "1": ["K K K"]}) == "9 Q"
    assert discards("Q 9 A", **own, melds={"0": ["K K K"], "1": ["Q*7"]}) == "9"


def test_nothing_is_banned_on_a_pile_that_is_not_empty() -> None:
    assert discards("9 A 7 2", pile="5") == "7 9 A"


def test_a_rank_the_opponents_have_nearly_completed_is_safe() -> None:
    safe: dict[str, Any] = {"overrides": {"discard.empty_pile_ban": ["safe"]}}
    five = {"melds": {"0": ["K K K"], "1": ["Q*5"]}}
    assert discards("Q 9 A", **safe, **five) == "9 A"
    assert discards("Q 9 A", **safe, melds={"1": ["Q*4"]}) == "9 Q A"
    assert discards("Q 9 A", **safe, melds={"0": ["Q*5"]}) == "9 Q A"
    fields = {**EMPTY, **safe, **five}
    assert verdicts("discard: Q", **fields, hand="Q 9 A") == ["E_DISCARD_SWAD"]


def test_wild_cards_may_be_banned_from_the_empty_pile_only() -> None:
    wild: dict[str, Any] = {"overrides": {"discard.empty_pile_ban": ["wild"]}}
    fields = {**wild, "rules": "classic_4p"}
    assert discards("2 9", **fields) == "9"
    assert discards("2 9", **fields, pile="5") == "2 9"


TWO = {"0": ["9*7", "Q*7"]}


def test_the_discard_that_goes_out_may_be_any_card_but_a_three() -> None:
    out = {**EMPTY, "melds": TWO}
    for card in ("A", "7", "2", "9"):
        assert verdicts(f"discard: {card}", **out, hand=card) == ["legal"]
    kept = {"hand": "3r", "overrides": {"three.keep_any": True}}
    assert verdicts("discard: 3r", "pass", **out, **kept) == ["E_DISCARD_THREE", "legal"]


def test_the_last_discard_of_the_american_game_lies_face_down() -> None:
    down = table(**{**EMPTY, "melds": TWO}, hands={"0": "9"})
    assert [e.face_down for e in play(down, "discard: 9") if isinstance(e, Discarded)] == [True]
    on_the_way = table(**{**EMPTY, "melds": TWO}, hands={"0": "K 8"})
    events = play(on_the_way, "discard: K")
    assert [e.face_down for e in events if isinstance(e, Discarded)] == [False]


@pytest.mark.parametrize(
    ("card", "ban", "code"),
    [("7", "7", "E_DISCARD_RANK"), ("2", "2", "E_DISCARD_WILD"), ("X", "X", "E_DISCARD_WILD")],
)
def test_some_cards_may_not_be_the_last_discard(card: str, ban: str, code: str) -> None:
    fields: dict[str, Any] = {"melds": {"0": ["9*7"]}, "overrides": {"go_out.final_ban": [ban]}}
    assert verdicts(f"discard: {card}", **fields, hand=card) == [code]
    kept = {**fields, "hand": f"K K K {card}"}
    assert verdicts("meld: K K K", **kept) == ["E_HAND_GUARD"]
    assert verdicts("meld: K K K", "out", **fields, hand="K K K") == ["legal", "legal"]


def test_sevens_may_be_locked_until_both_sides_have_a_canasta_of_them() -> None:
    lock = {"7": "both_teams_have_sevens_canasta"}
    fields: dict[str, Any] = {
        "overrides": {"discard.rank_locks": lock, "pack.decks": 4, "red_three.totals": [0] * 9},
        "hand": "7 9 K",
    }
    for melds, verdict in (
        ({"0": ["7*7"]}, "E_DISCARD_RANK"),
        ({"0": ["7*7"], "1": ["7*6"]}, "E_DISCARD_RANK"),
        ({"0": ["7*7"], "1": ["7*7"]}, "legal"),
    ):
        assert verdicts("discard: 7", **fields, melds=melds) == [verdict]


def test_who_holds_nothing_but_a_locked_rank_ends_the_deal_without_a_bonus() -> None:
    lock: dict[str, Any] = {"overrides": {"discard.rank_locks": {"7": "never"}}}
    assert verdicts("discard: 7", "pass", **lock, hand="7 9") == ["E_DISCARD_RANK", "E_PASS_OFF"]
    assert verdicts("discard: 7", **lock, hand="7 7") == ["E_DISCARD_RANK"]
    at = table(**lock, hands={"0": "7 7"})
    play(at, "pass")
    assert at.state.result == DealResult(reason="locked")


@pytest.mark.parametrize(
    ("meld", "hand", "legal"),
    [("2 2 2", "2 9 K", "9 K"), ("2 2 2", "2 X", "2 X"), ("2*7", "2 9 K", "2 9 K")],
)
def test_an_open_wild_meld_keeps_wild_cards_off_the_pile_in_canastone(
    meld: str, hand: str, legal: str
) -> None:
    assert discards(hand, rules="italian_canastone", pile="9", melds={"0": [meld]}) == legal


def test_elsewhere_a_locked_wild_card_may_still_be_discarded() -> None:
    assert discards("2 9", rules="classic_wild", pile="9", melds={"0": ["2 2 2"]}) == "2 9"


def test_bonus_cards_that_wait_face_down_are_no_card_to_discard() -> None:
    locked: dict[str, object] = {
        "bonus_cards.mode": "draw_now",
        "bonus_cards.counts": [5, 0],
        "discard.rank_locks": {"5": "never", "6": "never"},
    }
    for usable, verdict in (("next_turn", "E_HAND_GUARD"), ("same_turn", "legal")):
        overrides = {**locked, "bonus_cards.usable": usable}
        fields = {"hand": "A A A 5 6", "stock": 60, "overrides": overrides}
        assert verdicts("meld: A A A", **fields) == [verdict]
