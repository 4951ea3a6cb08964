"""Special hands: how their patterns read, who may declare one, and what it brings."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.engine import Match, act
from canasta_qt.engine.actions import DeclareSpecialHand, Discard, DrawStock
from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    JOKER,
    KING,
    NATURAL_KINDS,
    SEVEN,
    TWO,
    count_kinds,
)
from canasta_qt.engine.events import SpecialHandDeclared
from canasta_qt.engine.going_out.special_hands import declarable_hands
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.rules import RulesProblem, resolve
from canasta_qt.engine.rules.declarations.hand_patterns import UnreadablePattern, parse_pattern
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.shapes.hand_shapes import ReadyHand, kind_counts, matches_hand
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import view_of
from canasta_qt.record.positions.fields import CardPool, NamedCard, parse_words
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each
from tests.helpers.deals.positions import answer_to, verdicts
from tests.helpers.deals.rules_strategies import PATTERNS

STRAIGHT = "A 2 3r 4 5 6 7 8 9 T J Q K X"
PAIRS = "4 4 5 5 7 7 8 8 9 9 T T Q Q"
FOUR = {"deal.hand_size": 3, "special_hands.list": [{"id": "zip", "pattern": "2-2", "value": 500}]}
"""Three cards in the hand, and a special hand of two pairs."""


def state_with(hand: str, rules: str = "american_2017", **fields: object) -> DealState:
    return set_up({"rules": rules, "phase": "play", "hands": {"0": hand}, **fields}).state


def fitting(hand: str, rules: str = "american_cla", **overrides: object) -> set[str]:
    """Ids of the special hands that these cards are."""
    setup: Setup = setup_for(resolve(rules, overrides))
    slots = [NamedCard("hand", word) for word in parse_words(hand, "hand")]
    CardPool(setup.pack).allot(slots)
    cards = [slot.card for slot in slots]
    return {ready.id for ready in setup.special_hands if matches_hand(ready, cards)}


# --- patterns


@for_each("pattern", PATTERNS)
def test_every_pattern_of_the_sources_is_a_hand_of_fourteen(pattern: str) -> None:
    assert parse_pattern(pattern).size == 14


@for_each(
    "text",
    ["", "any old cards", "4-4-3-3+", "22 or XXX", "0 natural pairs", "A..K with no three", "5-"],
)
def test_a_text_that_is_no_pattern_is_refused(text: str) -> None:
    with pytest.raises(UnreadablePattern):
        parse_pattern(text)


@given(st.text("2347AKX-+,. ornatulpiswdmch", max_size=30))
def test_reading_a_pattern_never_fails_in_another_way(text: str) -> None:
    with suppress(UnreadablePattern):
        assert parse_pattern(text).size > 0


def test_rules_with_an_unreadable_pattern_name_it() -> None:
    listed = [{"id": "zip", "pattern": "four of everything", "value": 500}]
    with pytest.raises(RulesProblem, match="four of everything"):
        resolve("american_2017", {"special_hands.list": listed})


@for_each(
    ("hand", "ids"),
    [
        (STRAIGHT, {"straight"}),
        ("A 2 3b 4 5 6 7 8 9 T J Q K X", {"straight"}),
        (PAIRS, {"pairs_natural"}),
        ("X X 7 7 A A 4 4 5 5 6 6 8 8", {"pairs_wild"}),
        ("A A X X 7 7 2 2 K K Q Q 9 9", {"miami"}),
        ("4 4 4 4 9 9 9 K K K 6 6 8 8", {"zip"}),
        ("2 2 2 2 9 9 9 K K K 6 6 8 8", {"zip"}),
        ("4 4 4 4 9 9 9 X X X 6 6 8 8", {"zip"}),
        ("5*5 9*4 K*3 Q Q", {"blast_off"}),
        ("4 4 4 6 6 6 6 J J J J A A A", {"garbage"}),
        ("4*3 6*3 9*3 K*3 X X", {"triples"}),
        ("4*4 6*4 9*4 2 2", {"quads"}),
        ("4*5 6*5 X*4", {"dream_plus4"}),
        ("4*5 6*5 2*4", {"dream_plus4"}),
        ("4*5 6*4 X X 2 2 2", {"dream_plus5"}),
    ],
)
def test_each_hand_of_the_league_is_recognised(hand: str, ids: set[str]) -> None:
    assert fitting(hand) == ids


@for_each(
    "hand",
    [
        "4*5 6*5 X X X 2",  # wild cards that do not match
        "4 4 4 4 9 9 9 K K K 6 6 X 2",  # a mixed pair in a zip code
        "5*5 9*4 K*3 2 2",  # wild cards where the pattern names none
        "4 4 5 5 7 7 8 8 9 9 T T Q K",  # a card off
        "4 4 5 5 7 7 8 8 9 9 T T Q Q Q",  # a card too many
        "A 2 3r 3b 5 6 7 8 9 T J Q K X",  # a second three in place of the four
    ],
)
def test_what_is_nearly_a_special_hand_is_none(hand: str) -> None:
    assert fitting(hand) == set()


def test_four_of_a_kind_are_two_pairs_only_where_pairs_need_not_differ() -> None:
    hand = "4 4 4 4 7 7 8 8 9 9 T T Q Q"
    assert fitting(hand) == set()
    assert fitting(hand, **{"special_hands.distinct_pairs": False}) == {"pairs_natural"}


def test_the_wild_pair_is_of_what_the_rules_say() -> None:
    twos, jokers = "2 2 6 6 7 7 9 9 J J K K A A", "X X 6 6 7 7 9 9 J J K K A A"
    found = {
        pair: (fitting(twos, "american_2017", **over), fitting(jokers, "american_2017", **over))
        for pair in ("twos", "twos_or_jokers", "none")
        if (over := {"special_hands.wild_pair": pair})
    }
    assert found == {
        "twos": ({"pairs_wild"}, set()),
        "twos_or_jokers": ({"pairs_wild"}, {"pairs_wild"}),
        "none": (set(), set()),
    }


# --- how near


DRAWN = (TWO, BLACK_THREE, *NATURAL_KINDS, JOKER)


def ready_hand(setup: Setup, hand_id: str) -> ReadyHand:
    return next(hand for hand in setup.special_hands if hand.id == hand_id)


def fitting_with(hand: ReadyHand, counts: list[int], kind: int) -> int:
    """How many cards fit once another of a kind has come."""
    return hand.fitting([count + (at == kind) for at, count in enumerate(counts)])


def wanted(hand: ReadyHand, counts: list[int]) -> list[int]:
    have = hand.fitting(counts)
    return [kind for kind in DRAWN if fitting_with(hand, counts, kind) > have]


def test_a_hand_one_card_short_of_a_straight_wants_that_card() -> None:
    state = state_with("A 2 4 5 6 7 8 9 T J Q K X 9")
    straight, counts = ready_hand(state.setup, "straight"), kind_counts(state.hands[0])
    assert straight.size - straight.fitting(counts) == 1
    assert wanted(straight, counts) == [BLACK_THREE]


def test_what_fits_is_told_from_what_is_to_spare() -> None:
    state = state_with("2 2 7 7 A A K K Q Q 9 9 8 4")
    pairs, counts = ready_hand(state.setup, "pairs_wild"), kind_counts(state.hands[0])
    used = pairs.best_use(counts)
    assert pairs.size - sum(used) == 1
    assert [used[kind] for kind in (TWO, SEVEN, ACE, KING, JOKER)] == [2, 2, 2, 2, 0]
    assert wanted(pairs, counts) == [4, 8]


@settings(max_examples=15)
@given(st.integers(0, 10**6))
def test_a_complete_hand_misses_nothing_and_one_more_card_helps_by_one_or_not(seed: int) -> None:
    setup = setup_for(resolve("american_cla"))
    cards = random.Random(seed).sample(setup.pack, 14)
    counts = kind_counts(cards)
    for hand in setup.special_hands[::4]:
        used, have = hand.best_use(counts), hand.fitting(counts)
        assert sum(used) == have
        assert all(part <= count for part, count in zip(used, counts, strict=True))
        assert (have == hand.size) == matches_hand(hand, cards)
        assert all(0 <= fitting_with(hand, counts, kind) - have <= 1 for kind in DRAWN)


# --- declaring


def test_a_special_hand_ends_the_deal_and_shows_its_cards() -> None:
    state = state_with(PAIRS)
    assert declarable_hands(state) == ("pairs_natural",)
    assert DeclareSpecialHand("pairs_natural") in legal_actions(state)
    shown = act(state, DeclareSpecialHand("pairs_natural"))[0]
    assert isinstance(shown, SpecialHandDeclared)
    assert (shown.value, set(shown.cards)) == (2500, set(state.hands[0]))
    assert state.result is not None
    assert (state.result.out, state.result.special_hand) == (0, "pairs_natural")


def test_the_owner_sees_it_in_the_view_and_nobody_else_can_tell() -> None:
    state = state_with(PAIRS)
    assert declarable_hands(view_of(state, 0)) == ("pairs_natural",)


def test_a_special_hand_waits_for_the_draw() -> None:
    state = state_with(PAIRS, phase="start")
    assert declarable_hands(state) == ()
    assert verdicts("special: pairs_natural", hand=PAIRS, rules="american_2017", phase="start") == [
        "E_PHASE"
    ]


def test_melding_first_gives_the_special_hand_away() -> None:
    hand = "4*7 6*7"
    listed = [{"id": "zip", "pattern": "7-7", "value": 500}]
    assert verdicts(
        "meld: 4*7",
        "special: zip",
        hand=hand,
        rules="american_2017",
        overrides={"special_hands.list": listed},
    ) == ["legal", "E_SPECIAL_HAND"]


def test_an_unknown_hand_is_no_special_hand() -> None:
    assert verdicts("special: royal", hand=PAIRS, rules="american_2017") == ["E_SPECIAL_HAND"]


def test_a_partner_who_says_no_keeps_the_special_hand_in() -> None:
    asked = {"seat": 0, "answer": "no"}
    assert verdicts("special: pairs_natural", hand=PAIRS, rules="american_2017", asked=asked) == [
        "E_GO_OUT_REFUSED"
    ]


def test_a_yes_binds_the_holder_of_a_special_hand() -> None:
    asked = {"seat": 0, "answer": "yes"}
    assert verdicts(
        "discard: 4", "special: pairs_natural", hand=PAIRS, rules="american_2017", asked=asked
    ) == ["E_MUST_GO_OUT", "legal"]


def test_the_only_card_of_the_pile_completes_a_special_hand_where_the_table_says_so() -> None:
    fields = {"hand": PAIRS.removesuffix(" Q"), "rules": "american_2017", "phase": "start"}
    over = {"pile.special_hand_one_card": True}
    declare = "special: pairs_natural"
    assert verdicts(declare, pile="Q", overrides=over, **fields) == ["legal"]
    assert verdicts(declare, pile="5 Q", overrides=over, **fields) == ["E_PHASE"]
    assert verdicts(declare, pile="Q", **fields) == ["E_PHASE"]
    assert verdicts(declare, pile="K", overrides=over, **fields) == ["E_SPECIAL_HAND"]


def test_the_pile_is_empty_after_its_only_card_went_into_a_special_hand() -> None:
    rules = {"preset": "american_2017", "overrides": {"pile.special_hand_one_card": True}}
    hands = {"0": PAIRS.removesuffix(" Q")}
    state = set_up({"rules": rules, "hands": hands, "pile": "Q", "phase": "start"}).state
    shown = act(state, DeclareSpecialHand("pairs_natural"))[0]
    assert isinstance(shown, SpecialHandDeclared)
    assert (len(shown.cards), len(shown.taken), state.pile) == (14, 1, [])


def courtesy(allowed: bool) -> DealState:
    """Seat 2 holds two pairs after its partner has opened in the turn before its own."""
    rules = resolve("classic_4p", {**FOUR, "special_hands.partner_courtesy": allowed})
    state, _ = Match(rules, 1).start_deal()
    pairs = [card for kind in (9, 10) for card in state.setup.pack if count_kinds([card])[kind]]
    state.turn_seat, state.turn, state.phase = 2, 7, Phase.PLAY
    state.hands[2] = [*pairs[:2], *pairs[8:10]]
    state.opened[0] = 5
    return state


def test_a_partner_s_opening_may_be_answered_by_a_special_hand_out_of_courtesy() -> None:
    assert verify(courtesy(allowed=True), DeclareSpecialHand("zip")) is None
    assert declarable_hands(courtesy(allowed=False)) == ()


def test_the_courtesy_is_over_a_round_later_and_not_for_the_opener() -> None:
    later, opener = courtesy(allowed=True), courtesy(allowed=True)
    later.turn = 11
    opener.opened[0] = 3
    assert declarable_hands(later) == declarable_hands(opener) == ()


# --- scores and the match


def test_a_position_can_be_scored_as_if_it_ended_with_a_special_hand() -> None:
    answer = answer_to(
        rules="american_2017",
        hands={"0": STRAIGHT, "2": "K"},
        score={"out": 0, "special_hand": "straight"},
    )
    scores = answer["scores"]
    assert isinstance(scores, dict)
    assert scores["0"]["total"] == 3000


def finished(rules: str, hand: str, hand_id: str, **overrides: object) -> Match:
    """A match after one deal that ended with a special hand of seat 0."""
    match = Match(resolve(rules, overrides), 1)
    position = {"rules": {"preset": rules, "overrides": overrides}, "phase": "play"}
    state = set_up({**position, "hands": {"0": hand}}).state
    act(state, DeclareSpecialHand(hand_id))
    match.finish_deal(state)
    return match


def test_a_dream_hand_wins_the_match_at_once() -> None:
    outcome = finished("american_cla", "4*5 6*5 X*4", "dream_plus4").outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_another_special_hand_does_not() -> None:
    assert finished("american_cla", PAIRS, "pairs_natural").outcome() is None


def test_a_match_may_be_won_with_the_lower_total() -> None:
    match = finished("american_cla", "4*5 6*5 X*4", "dream_plus4")
    match.scores[0] = tuple(
        type(score)(score.scorer, score.lines[:0] if score.scorer == 0 else score.lines)
        for score in match.scores[0]
    )
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.margin) == ((0,), 0 - match.totals[1])


@pytest.mark.parametrize(("need", "winners"), [(2, (0,)), (3, ())])
def test_canastas_enough_win_the_match_at_once(need: int, winners: tuple[int, ...]) -> None:
    over = {"match.instant_win": {"canastas": need}}
    match = Match(resolve("classic_4p", over), 1)
    position = {
        "rules": {"preset": "classic_4p", "overrides": over},
        "phase": "play",
        "hands": {"0": "5"},
        "melds": {"0": ["K*7", "9*7"], "1": ["8*7"]},
    }
    state = set_up(position).state
    act(state, Discard(state.hands[0][0]))
    match.finish_deal(state)
    outcome = match.outcome()
    assert (outcome.winners if outcome is not None else ()) == winners


def test_no_special_hand_is_looked_for_where_the_rules_have_none() -> None:
    state, _ = Match(resolve("classic_4p"), 1).start_deal()
    act(state, DrawStock())
    assert declarable_hands(state) == ()
