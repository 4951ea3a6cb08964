"""Openings that must hold something, come from the hand, or come before the draw (P2, P3)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from canasta_qt.engine import act
from canasta_qt.engine.actions import DrawStock, LayDown
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.events import Opened
from canasta_qt.engine.movegen.laydowns import openings, pile_takes
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.record.positions.action_text import read_action
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each
from tests.helpers.deals.positions import answer_to, verdicts

SPARE = " J 9 6 5 8"
FROM_HAND = {"pile.take_in_opening_turn": "allowed_after_hand_opening"}
EARLY = {"initial.before_draw_only": True}


def american(*actions: str, hand: str, **fields: object) -> list[str]:
    return verdicts(*actions, rules="american_2017", hand=hand + SPARE, **fields)


def state_with(hand: str, overrides: Mapping[str, object], **fields: object) -> DealState:
    rules = {"preset": fields.pop("rules", "classic_4p"), "overrides": dict(overrides)}
    return set_up({"rules": rules, "phase": "start", "hands": {"0": hand}, **fields}).state


# --- content


@for_each(
    ("require", "verdict"),
    [
        ("none", "legal"),
        ("three_naturals", "legal"),
        ("pure_meld", "E_INITIAL_CLEAN"),
        ("pure_or_wild_meld", "E_INITIAL_CLEAN"),
        ("all_pure", "E_INITIAL_CLEAN"),
    ],
)
def test_three_naturals_with_a_wild_card_are_what_some_rules_ask_for(
    require: str, verdict: str
) -> None:
    over = {"initial.require": require}
    assert american("meld: A A A 2 / K K X", hand="A A A K K 2 X", overrides=over) == [verdict]


def test_where_every_meld_must_be_pure_one_wild_card_spoils_the_opening() -> None:
    over = {"initial.require": "all_pure"}
    assert american(
        "meld: A A A / K K K / Q Q 2", "meld: A A A / K K K / Q Q Q", hand="A*3 K*3 Q*4 2",
        overrides={**over, "initial.table": [["-inf", 100]]},
    ) == ["E_INITIAL_CLEAN", "legal"]  # fmt: skip


def test_purity_is_asked_for_up_to_a_minimum() -> None:
    over = {"initial.all_pure_up_to": 50, "initial.table": [["-inf", 50], [3000, 90]]}
    fields = {"hand": "K K K A A 2" + SPARE, "overrides": over}
    opening = "meld: K K K / A A 2"
    assert verdicts(opening, totals=[0, 0], **fields) == ["E_INITIAL_CLEAN"]
    assert verdicts(opening, totals=[3000, 0], **fields) == ["legal"]


def test_a_pure_meld_completed_by_the_top_card_is_not_complete_from_the_hand() -> None:
    over = {"initial.require": "pure_meld"}
    fields = {"hand": "K K A A X" + SPARE, "overrides": over, "pile": "4 K", "phase": "start"}
    assert verdicts("take: K K * / A A X", **fields) == ["E_INITIAL_CLEAN"]
    loose = {**fields, "overrides": {"initial.require": "three_naturals"}}
    assert verdicts("take: K K * / A A X", **loose) == ["legal"]


def test_an_opening_may_not_complete_a_mixed_canasta_where_the_league_forbids_it() -> None:
    hand = "K*5 A A A 2 2"
    assert american("meld: K*5 2 2 / A A A", hand=hand) == ["legal"]
    over = {"initial.may_complete_mixed_canasta": False}
    assert american("meld: K*5 2 2 / A A A", "meld: K*5 2 / A A A", hand=hand, overrides=over) == [
        "E_INITIAL_CLEAN",
        "legal",
    ]


@for_each(
    ("need", "opening", "verdict"),
    [
        ("any canasta", "meld: K*6 A A A", "E_MIXED_RANKS"),
        ("any canasta", "meld: K*6 / A A A", "E_INITIAL_CLEAN"),
        ("any canasta", "meld: K*6 2", "legal"),
        ("any canasta and count 200", "meld: K*6 2", "E_INITIAL_COUNT"),
        ("any canasta and count 200", "meld: K*6 2 / A A A X / Q*3", "legal"),
        ("natural canasta", "meld: K*6 2 / A A A", "E_INITIAL_CLEAN"),
        ("natural canasta", "meld: 4*7", "E_INITIAL_COUNT"),
        ("natural canasta", "meld: 4*7 / A A A", "legal"),
        ("hidden canasta (7 from hand)", "meld: K*6 2", "legal"),
    ],
)
def test_a_tier_asks_for_a_canasta_on_top(need: str, opening: str, verdict: str) -> None:
    tiers = [{"from_score": 7000, "need": need}]
    over = {"initial.tiers": tiers, "initial.table": [["-inf", 50]]}
    fields = {"hand": "K*6 A A A 2 X Q*3 4*7 T", "overrides": over}
    assert verdicts(opening, totals=[7000, 0], **fields) == [verdict]


def test_a_tier_does_not_touch_lower_totals() -> None:
    over = {"initial.tiers": [{"from_score": 7000, "need": "natural canasta"}]}
    fields = {"hand": "K*6 A A A" + SPARE, "overrides": over}
    assert verdicts("meld: K*6 / A A A", totals=[6995, 0], **fields) == ["legal"]


def test_a_hidden_canasta_is_not_completed_by_the_top_card() -> None:
    over = {"initial.tiers": [{"from_deal": 4, "need": "hidden canasta (7 from hand)"}]}
    fields = {"overrides": over, "pile": "4 K", "phase": "start"}
    take = "take: K*6 * / A A A"
    assert verdicts(take, hand="K*6 A A A" + SPARE, deal=4, **fields) == ["E_INITIAL_CLEAN"]
    assert verdicts(take, hand="K*6 A A A" + SPARE, deal=3, **fields) == ["legal"]
    assert verdicts("take: K*7 *", hand="K*7" + SPARE, deal=4, **fields) == ["legal"]


# --- splash


def test_a_wild_canasta_splashes_too() -> None:
    assert american("meld: 2*4 X*3", hand="2*4 X*3", totals=[5000, 0]) == ["legal"]


def test_a_mixed_canasta_does_not_splash() -> None:
    assert american("meld: 4*5 2 2", hand="4*5 2 2") == ["E_INITIAL_COUNT"]


def test_a_splash_takes_the_pile_with_a_pair_of_another_rank() -> None:
    fields = {"hand": "4*7 K K", "pile": "5 K", "phase": "start", "totals": [5000, 0]}
    assert american("take: 4*7 / K K *", **fields) == ["legal"]


def test_the_seven_of_a_splash_do_not_take_the_pile_themselves() -> None:
    fields = {"hand": "4*7", "pile": "5 4", "phase": "start"}
    over = {"meld.max_size": None}
    assert american("take: 4*7 *", overrides=over, **fields) == ["E_INITIAL_COUNT"]


def test_without_splashes_a_canasta_must_count() -> None:
    over = {"initial.splash": False}
    assert american("meld: 4*7", hand="4*7", overrides=over) == ["E_INITIAL_COUNT"]


# --- from the hand, then the pile


def test_what_takes_the_pile_must_be_a_pair_where_the_opening_comes_first() -> None:
    fields = {"hand": "K K K A A X Q 2" + SPARE, "pile": "4 Q", "phase": "start"}
    take = "take: K K K / A A X / Q 2 *"
    assert verdicts(take, overrides=FROM_HAND, **fields) == ["E_PILE_FROZEN"]


@pytest.mark.parametrize(("pile", "verdict"), [("4 Q", "legal"), ("2 Q", "E_PILE_FROZEN")])
def test_a_frozen_pile_may_need_three_naturals_after_the_opening(pile: str, verdict: str) -> None:
    over = {**FROM_HAND, "pile.naturals_needed": {"unfrozen": 2, "frozen": 3}}
    fields = {"hand": "K K K A A X Q Q" + SPARE, "pile": pile, "phase": "start"}
    assert verdicts("take: K K K / A A X / Q Q *", overrides=over, **fields) == [verdict]


def test_an_opening_short_of_the_minimum_is_not_mended_by_the_pair() -> None:
    fields = {"hand": "K K K A A" + SPARE, "pile": "4 A", "phase": "start"}
    assert verdicts("take: K K K / A A *", overrides=FROM_HAND, **fields) == ["E_INITIAL_COUNT"]
    assert verdicts("take: K K K / A A *", **fields) == ["legal"]


def test_the_opening_that_takes_the_pile_books_what_lay_there_without_it() -> None:
    table = set_up(
        {
            "rules": "american_2017",
            "hands": {"0": "A A X Q Q Q 9 9 2 T T 6 4"},
            "pile": "5 8 T",
            "phase": "start",
        }
    )
    action = read_action(table, "take: A A X / Q Q Q / 9 9 2 / T T *")
    opened = [e for e in act(table.state, action) if isinstance(e, Opened)]  # type: ignore[arg-type]
    assert [(event.points, event.minimum) for event in opened] == [(160, 125)]


@pytest.mark.parametrize(
    ("take", "verdict"),
    [
        ("take: A A X * / Q Q Q / K K K", "E_PILE_FROZEN"),
        ("take: A A X / Q Q Q / K K K / A A *", "legal"),
        ("take: A A A A * / Q Q Q / K K K", "legal"),
    ],
)
def test_aces_of_a_mixed_opening_meld_may_not_take_an_ace(take: str, verdict: str) -> None:
    over = {"pile.initial_ace_pair": False}
    fields = {"hand": "A*4 X Q*3 K*3", "pile": "5 A", "phase": "start"}
    assert american(take, overrides=over, **fields) == [verdict]


# --- before the draw


def test_an_opening_before_the_draw_leaves_the_turn_at_its_start() -> None:
    state = state_with("K K K A A A" + SPARE, EARLY)
    act(state, LayDown(openings(state)[0]))
    assert state.phase is Phase.START
    assert openings(state) == []
    act(state, DrawStock())
    assert state.phase is Phase.PLAY


def test_after_the_draw_it_is_too_late_to_open() -> None:
    fields = {"hand": "K K K A A A" + SPARE, "overrides": EARLY}
    assert verdicts("meld: K K K / A A A", phase="play", **fields) == ["E_OPENING_LATE"]
    assert verdicts("meld: K K K / A A A", phase="start", **fields) == ["legal"]


def test_who_has_opened_melds_after_the_draw_as_ever() -> None:
    fields = {"hand": "K K K" + SPARE, "overrides": EARLY, "melds": {"0": ["Q Q Q"]}}
    assert verdicts("meld: K K K", phase="start", **fields) == ["E_PHASE"]
    assert verdicts("meld: K K K", phase="play", **fields) == ["legal"]


def test_nobody_opens_before_the_draw_in_other_games() -> None:
    assert verdicts("meld: K*5", hand="K*5" + SPARE, phase="start") == ["E_PHASE"]


def test_a_pair_just_laid_in_the_opening_takes_the_pile() -> None:
    over = {**EARLY, **FROM_HAND, "pile.always_frozen": True, "pile.layoff": "no"}
    fields = {"hand": "K K K A A A" + SPARE, "pile": "4 K", "phase": "start", "overrides": over}
    assert verdicts("meld: K K K / A A A", "take: *", **fields) == ["legal", "legal"]


def test_the_whole_hand_cannot_go_down_before_the_draw_however_little_it_counts() -> None:
    over = {**EARLY, "meld.canasta_size": 3, "initial.table": [["-inf", 90]]}
    assert verdicts("meld: 4 4 4", hand="4 4 4 5", overrides=over, phase="start") == [
        "E_INITIAL_COUNT"
    ]


# --- the search


def test_the_search_adds_the_pure_meld_that_points_do_not_need() -> None:
    state = state_with("A A X K K 2 5 5 5 J 9 8 6 4", {}, rules="american_2017", phase="play")
    found = openings(state)
    assert found
    fives = [sorted(KIND[card] for card in play.cards) for plays in found for play in plays]
    assert fives.count([5, 5, 5]) == len(found)


def test_the_search_finds_both_places_for_the_pair() -> None:
    hand = "A A A A K K K Q Q Q T T 4"
    for top in ("T", "Q"):
        state = state_with(hand, {}, rules="american_2017", pile=f"5 8 {top}")
        assert pile_takes(state)


def test_the_search_finds_a_splash_and_a_wild_opening_in_a_hand_of_many_cards() -> None:
    hand = "4*7 2*4 X*3 A A K K Q J T 9 8 7 6 5"
    state = state_with(hand, {}, rules="american_2017", phase="play", totals=[5000, 0])
    kinds = [{len(play.cards) for play in plays} for plays in openings(state)]
    assert {7} in kinds
    assert all(verdict == "legal" for verdict in american("meld: 4*7", hand="4*7"))


def test_the_refusal_says_what_the_opening_lacks() -> None:
    answer = answer_to("meld: A A X / K K 2", rules="american_2017", hand="A A X K K 2" + SPARE)
    results = answer["results"]
    assert isinstance(results, list)
    assert results[0]["why"] == (
        "Your first meld must hold three cards of a rank without a wild card, or three wild cards."
    )


# --- where the cards that take the pile lie (pile.opening_pair)


@for_each(
    ("take", "anywhere", "outside"),
    [
        ("take: K K K * / Q Q Q", "legal", "E_INITIAL_COUNT"),
        ("take: A A A / K K *", "legal", "legal"),
        ("take: A A A / K K K *", "legal", "legal"),
        ("take: A A A / K *", "E_PILE_FROZEN", "E_PILE_FROZEN"),
    ],
)
def test_the_cards_that_take_the_pile_may_have_to_lie_outside_the_opening(
    take: str, anywhere: str, outside: str
) -> None:
    fields = {"hand": "A A A K K K Q Q Q" + SPARE, "pile": "5 K", "phase": "start"}
    for where, verdict in (("anywhere", anywhere), ("outside", outside)):
        over = {**FROM_HAND, "initial.table": [["-inf", 60]], "pile.opening_pair": where}
        assert verdicts(take, overrides=over, **fields) == [verdict]


def test_a_rank_of_the_opening_takes_the_pile_by_two_more_of_it() -> None:
    over = {**FROM_HAND, "pile.opening_pair": "outside", "initial.table": [["-inf", 30]]}
    fields = {"hand": "K*5" + SPARE, "pile": "5 K", "phase": "start", "overrides": over}
    assert verdicts("take: K*5 *", **fields) == ["E_INITIAL_COUNT"]
    assert verdicts("take: K K K / K K *", **fields) == ["legal"]
    takes = pile_takes(state_with("K*5" + SPARE, over, pile="5 K"))
    assert [sorted(len(play.cards) for play in take.plays) for take in takes] == [[3, 3]]


def test_in_canastone_cards_laid_before_the_draw_do_not_take_the_pile() -> None:
    opening = "meld: Q Q Q / 5*4"
    fields = {"rules": "italian_canastone", "pile": "6 Q", "phase": "start"}
    assert verdicts(opening, "take: *", hand="Q*3 5*4" + SPARE, **fields)[1] == "E_PILE_NO_MATCH"
    assert verdicts(opening, "take: Q *", hand="Q*4 5*4" + SPARE, **fields)[1] == "E_PILE_NO_MATCH"
    assert verdicts(opening, "take: Q Q *", hand="Q*5 5*4" + SPARE, **fields) == ["legal"] * 2
    american = {**fields, "overrides": {"pile.opening_pair": "anywhere"}}
    assert verdicts(opening, "take: *", hand="Q*3 5*4" + SPARE, **american) == ["legal"] * 2
