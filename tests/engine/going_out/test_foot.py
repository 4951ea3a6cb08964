"""Second hands: when the foot comes, what going out asks of it, and what it costs."""

from __future__ import annotations

from canasta_qt.engine import act
from canasta_qt.engine.actions import Discard, LayDown
from canasta_qt.engine.cards import HIDDEN, KIND, RED_THREE
from canasta_qt.engine.events import FootDealt, FootTakenUp, StockDrawn, ThreesTabled
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.match import Match
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.engine.state import FootStage
from canasta_qt.engine.view import view_of
from canasta_qt.record.positions.action_text import read_action
from canasta_qt.record.positions.position import SetUpPosition
from tests.helpers.deals.positions import answer_to, play, table, verdicts

FOUR_KINDS = {"0": ["9*7", "7*7", "Q*5 2 2", "2*5 X X"]}
"""The canastas that Pennies asks for."""


def test_the_first_own_canasta_brings_the_foot_after_the_discard() -> None:
    fields = {"rules": "pennies", "melds": {"0": ["9*6"]}, "feet": {"0": "A A 4"}}
    answer = answer_to("meld: 9", "discard: 5", hand="9 5 J", **fields)
    assert answer["hand"] == "A A J 4"


def test_a_player_who_has_earned_the_foot_may_discard_the_last_card() -> None:
    fields = {"rules": "pennies", "feet": {"0": "A A 4"}}
    earned = answer_to("meld: 9", "discard: 5", hand="9 5", melds={"0": ["9*6"]}, **fields)
    assert earned["hand"] == "A A 4"
    assert verdicts("meld: 9", hand="9 5", melds={"0": ["9*5"]}, **fields) == ["E_HAND_GUARD"]


def test_a_foot_that_comes_after_the_discard_needs_a_card_for_it() -> None:
    fields = {"rules": "pennies", "feet": {"0": "A A 4"}, "melds": {"0": ["9*6", "Q Q Q"]}}
    assert verdicts("meld: 9 / Q Q", hand="9 Q Q", **fields) == ["E_HAND_GUARD"]


def test_a_foot_that_comes_at_once_joins_the_emptied_hand() -> None:
    at_once = {"foot.when": "same_turn_if_melded_out"}
    fields = {"rules": "pennies", "feet": {"0": "A A 4"}, "melds": {"0": ["9*6", "Q Q Q"]}}
    answer = answer_to("meld: 9 / Q Q", "discard: 4", hand="9 Q Q", overrides=at_once, **fields)
    assert answer["hand"] == "A A"


def test_an_emptied_hand_waits_for_a_foot_that_comes_after_the_turn_by_passing() -> None:
    late = {"foot.when": "after_discard"}
    fields = {"rules": "hand_and_foot", "feet": {"0": "A A 4"}, "melds": {"0": ["9 9 9"]}}
    answer = answer_to("meld: Q Q Q", "pass", hand="Q Q Q", overrides=late, **fields)
    assert [result["legal"] for result in answer["results"]] == [True, True]  # type: ignore[attr-defined]
    assert answer["hand"] == "A A 4"


def test_nobody_goes_out_before_the_own_foot() -> None:
    fields = {"rules": "pennies", "melds": FOUR_KINDS, "hand": "4"}
    assert verdicts("discard: 4", feet={"0": 11}, **fields) == ["E_GO_OUT_FOOT"]
    assert verdicts("discard: 4", feet={"0": "taken"}, **fields) == ["legal"]


def test_nobody_goes_out_before_the_partner_has_played_from_the_foot() -> None:
    yes = {"asked": {"seat": 0, "answer": "yes"}}
    melds = {"0": ["9*7", "8*7", "Q*5 2 2", "K*5 2 2", "2*5 X X"]}
    fields = {"rules": "hand_and_foot", "melds": melds, "hand": "4", **yes}
    assert verdicts("discard: 4", feet={"0": "taken"}, **fields) == ["E_GO_OUT_FOOT"]
    both = {"0": "taken", "2": "taken"}
    assert verdicts("discard: 4", feet=both, **fields) == ["legal"]


def test_a_foot_just_taken_up_is_played_from_the_next_own_turn_on() -> None:
    at = table(rules="hand_and_foot", hands={"0": "Q", "1": "5 6 7"}, melds={"0": ["9 9 9"]})
    play(at, "discard: Q")
    assert at.state.foot_stages[0] is FootStage.TAKEN
    while at.state.turn_seat != 0:
        play(at, "draw")
        hand = at.state.hands[at.state.turn_seat]
        act(at.state, Discard(next(card for card in hand if KIND[card] != RED_THREE)))
    assert at.state.foot_stages[0] is FootStage.PLAYED


def test_bain_lets_the_opener_complete_no_canasta_before_the_partner() -> None:
    fields = {"rules": "bain_hand_and_foot", "hand": "9 5 6 J", "melds": {"0": ["9*6"]}}
    opener = {"opened": {"0": "this_turn"}}
    assert verdicts("meld: 9", **fields, **opener) == ["E_GO_OUT_FOOT"]
    assert verdicts("meld: 9", feet={"2": "taken"}, **fields, **opener) == ["legal"]
    assert verdicts("meld: 9", **fields) == ["legal"]


BAIN: dict[str, object] = {
    "rules": "bain_hand_and_foot",
    "hands": {"0": "9 A J J 5 6", "1": "4 5 6 8", "2": "Q K 4 4", "3": "T T 8 8"},
    "feet": {"0": "5 5 5", "1": "8 8", "2": "6 6 6", "3": "6 8"},
    "melds": {"0": ["9*6", "Q*6", "K*6", "A*6"]},
    "stock": "4 4 5 5 6 6 8 8 T T J",
}
"""Side 0 lacks one card for each of four canastas."""


def bain() -> SetUpPosition:
    """Seat 0 is to play, and its partner has opened."""
    at = table(**BAIN)  # type: ignore[arg-type]
    at.state.opened[0] = at.state.turn - 2
    return at


def test_in_bain_the_first_canasta_alone_brings_no_foot() -> None:
    at = bain()
    play(at, "meld: 9", "discard: 5")
    assert at.state.foot_stages[0] is FootStage.EARNED
    assert [len(foot) for foot in at.state.feet] == [3, 2, 3, 2]


def test_in_bain_the_canasta_of_the_opener_brings_both_feet_the_partners_first() -> None:
    at = bain()
    play(at, "meld: 9", "discard: 5", "draw", "discard: 4", "draw")
    taken = [event.seat for event in play(at, "meld: Q") if isinstance(event, FootTakenUp)]
    assert taken == [0]
    assert at.hand_text(0) == "A J J 6 5 5 5"
    assert at.state.foot_stages[0] is FootStage.TAKEN
    after = [event.seat for event in play(at, "discard: 4") if isinstance(event, FootTakenUp)]
    assert after == [2]
    assert at.state.feet[0] == at.state.feet[2] == ()


def test_in_bain_nobody_completes_a_second_canasta_before_both_have_one() -> None:
    at = bain()
    both = read_action(at, "meld: 9 / A")
    assert isinstance(both, LayDown)
    assert verify(at.state, both) == Refusal(Code.GO_OUT_FOOT, 0, 1, what="second_canasta")
    play(at, "meld: 9")
    second = read_action(at, "meld: A")
    assert isinstance(second, LayDown)
    assert verify(at.state, second) == Refusal(Code.GO_OUT_FOOT, 0, 1, what="second_canasta")
    play(at, "discard: 5", "draw", "discard: 4", "draw", "meld: Q", "meld: K")


def test_railroad_gives_no_foot_for_a_mixed_canasta() -> None:
    def taken(meld: str, laid: str, **overrides: object) -> object:
        fields = {"feet": {"0": "A A 4"}, "hand": f"{laid} 4 5 6", "melds": {"0": [meld]}}
        lay = (f"meld: {laid}", "discard: 4")
        return answer_to(*lay, rules="railroad", overrides=overrides, **fields)["hand"]

    assert taken("K*5 2", "K") == "6 5"
    assert taken("K*5 2", "K", **{"foot.pickup": "own_first_canasta"}) == "A A 6 5 4"
    for meld, laid in (("K*6", "K"), ("2*6", "2"), ("7*6", "7")):
        assert taken(meld, laid) == "A A 6 5 4"


def red_threes_of_a_foot(replaced: bool) -> tuple[list[ThreesTabled], list[StockDrawn]]:
    at = table(
        rules="hand_and_foot",
        overrides={"foot.red_three_replaced": replaced},
        hands={"0": "Q Q Q"},
        feet={"0": "3r 3r 5 6"},
        melds={"0": ["9 9 9"]},
        stock="K K K K",
    )
    events = play(at, "meld: Q Q Q")
    tabled = [event for event in events if isinstance(event, ThreesTabled)]
    return tabled, [event for event in events if isinstance(event, StockDrawn)]


def test_red_threes_of_the_foot_are_laid_and_replaced_where_the_rules_say_so() -> None:
    tabled, drawn = red_threes_of_a_foot(replaced=True)
    assert (len(tabled[0].cards), len(drawn[0].cards)) == (2, 2)
    tabled, drawn = red_threes_of_a_foot(replaced=False)
    assert len(tabled[0].cards) == 2
    assert not drawn


def test_a_three_among_bonus_cards_is_replaced_though_those_of_the_foot_are_not() -> None:
    drawn = {"bonus_cards.mode": "draw_from_stock", "bonus_cards.counts": [3, 3]}

    def after_drawing(replaced: bool) -> object:
        answer = answer_to(
            "draw",
            rules="hand_and_foot",
            overrides={**drawn, "foot.red_three_replaced": replaced},
            phase="start",
            hand="3r Q Q",
            feet={"0": "next_turn"},
            waiting={"0": "3r A"},
            melds={"0": ["9 9 9"]},
            stock="K K K K",
        )
        return answer["hand"]

    assert after_drawing(replaced=True) == "A K K K K Q Q"
    assert after_drawing(replaced=False) == "A K K K Q Q"


def test_a_foot_never_taken_up_costs_its_cards_and_its_red_threes() -> None:
    fields = {"rules": "pennies", "feet": {"0": "K 5 3b 3r 3r"}, "score": {}}

    def lines(**overrides: object) -> dict[str, int]:
        renamed = {key.replace("__", "."): value for key, value in overrides.items()}
        answer = answer_to(overrides=renamed, **fields)  # type: ignore[arg-type]
        scored = answer["scores"]["0"]["lines"]  # type: ignore[index]
        return {line["kind"]: line["points"] for line in scored}

    assert lines() == {"foot": -20, "red_threes_in_foot": -200}
    assert lines(foot__unpicked_counts=False) == {"red_threes_in_foot": -200}
    assert lines(foot__unpicked_red_three=0) == {"foot": -20}
    assert lines(score__unopened_hand_factor=2)["foot"] == -40


def test_nobody_sees_a_foot_and_only_bain_lets_the_owner_look() -> None:
    state, _ = Match(preset("hand_and_foot").rules, 1).start_deal()
    assert view_of(state, 0).feet == ((HIDDEN,) * 13,) * 4
    state, events = Match(preset("bain_hand_and_foot").rules, 1).start_deal()
    view = view_of(state, 0, events)
    assert view.feet[0] == state.feet[0]
    assert view.feet[1:] == ((HIDDEN,) * 13,) * 3
    dealt = [event for event in view.history if isinstance(event, FootDealt)]
    assert [HIDDEN in event.cards for event in dealt] == [event.seat != 0 for event in dealt]


def test_only_the_owner_sees_the_foot_come() -> None:
    taken = FootTakenUp(1, (3, 4, 5), at_once=True)
    assert taken.redacted(1) == taken
    assert taken.redacted(0) == FootTakenUp(1, (HIDDEN,) * 3, at_once=True)
    assert taken.redacted(None) == taken.redacted(0)


def test_every_seat_gets_its_foot_and_no_card_twice() -> None:
    rules = resolve("hand_and_foot", {"deal.foot_size": 5})
    state, _ = Match(rules, 5).start_deal()
    assert [len(foot) for foot in state.feet] == [5] * 4
    feet = [card for foot in state.feet for card in foot]
    hands = [card for hand in state.hands for card in hand]
    assert len({*feet, *hands}) == len(feet) + len(hands)
