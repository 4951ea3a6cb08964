"""How much of the pile a take brings: its top cards, down to a wild one, or from a chosen card."""

from __future__ import annotations

from canasta_qt.engine.actions import TakePile
from canasta_qt.engine.movegen.legal_actions import legal_actions
from tests.helpers.deals.positions import answer_to, play, table, verdicts

OPENED = {"0": ["9 9 9"]}
ALBANY = {"rules": "albany", "phase": "start", "melds": OPENED}


def hand_after(take: str, **fields: object) -> object:
    answer = answer_to(take, phase="start", melds=OPENED, **fields)  # type: ignore[arg-type]
    assert answer["results"] == [{"action": take, "legal": True}]
    return answer["hand"]


def test_a_smaller_pile_is_taken_whole() -> None:
    assert hand_after("take: K K *", rules="jonola", hand="K K 7 7", pile="4 5 K") == "7 7 5 4"


def test_what_a_take_leaves_stays_frozen_while_the_freezing_card_lies_in_it() -> None:
    rules = {"pile.amount": "top_n", "pile.n": 2}
    for pile, frozen in (("4 2 5 6 K", True), ("4 5 6 2 K", False)):
        at = table(hands={"0": "K K 7 7"}, melds=OPENED, pile=pile, phase="start", overrides=rules)
        assert at.state.freezer >= 0
        play(at, "take: K K *")
        assert (at.state.freezer >= 0) is frozen


def test_without_a_buried_wild_the_whole_pile_comes() -> None:
    fields = {"rules": "bain_hand_and_foot", "hand": "K K 8 8", "pile": "4 5 Q 7 K"}
    assert hand_after("take: K K *", **fields) == "Q 8 8 7 5 4"


def test_a_pile_of_too_few_cards_may_not_be_taken() -> None:
    simpson = {"rules": "hand_and_foot_simpson", "melds": OPENED, "phase": "start"}
    six, seven = "4 5 6 7 8 K", "4 5 6 7 8 T K"
    assert verdicts("take: K K *", hand="K K 4", pile=six, **simpson) == ["E_PILE_TOO_SMALL"]
    assert verdicts("take: K K *", hand="K K 4", pile=seven, **simpson) == ["legal"]


def test_albany_takes_from_a_chosen_card_on() -> None:
    answer = answer_to("take: Q Q *Q", hand="Q Q 4 5", pile="4 5 Q 7 8 T", **ALBANY)
    assert answer["hand"] == "T 8 7 5 4"
    assert answer["melds"]["0"] == ["9 9 9", "Q Q Q"]  # type: ignore[index]


def test_albany_melds_the_chosen_card_with_cards_above_it() -> None:
    answer = answer_to("take: Q *Q *Q", hand="Q 4 5", pile="4 5 Q 7 Q T", **ALBANY)
    assert answer["hand"] == "T 7 5 4"


def test_albany_lays_the_chosen_card_off_on_an_own_meld() -> None:
    answer = answer_to("take: *9", hand="Q 4 5", pile="4 5 9 7 T", **ALBANY)
    assert answer["melds"]["0"] == ["9 9 9 9"]  # type: ignore[index]


def test_albany_looks_at_the_chosen_card_whether_the_pile_is_blocked() -> None:
    fields = {"hand": "Q Q 4 5", "pile": "4 5 Q 7 3s", **ALBANY}
    assert verdicts("take: Q Q *Q", **fields) == ["legal"]
    assert verdicts("take: Q Q *", **fields) == ["E_PILE_BLOCKED"]


def test_albany_takes_a_frozen_pile_with_a_pair_from_the_hand_only() -> None:
    fields = {"hand": "Q Q 2 4 5", "pile": "2 4 Q 7 Q", **ALBANY}
    assert verdicts("take: Q *Q *Q", **fields) == ["E_PILE_FROZEN"]
    assert verdicts("take: Q 2 *Q", **fields) == ["E_PILE_FROZEN"]
    assert verdicts("take: Q Q *Q *Q", **fields) == ["legal"]


def test_only_the_chosen_card_counts_towards_albanys_opening() -> None:
    fields = {"rules": "albany", "phase": "start", "overrides": {"pile.frozen_before_open": False}}
    take = "take: K *K *K"
    assert verdicts(take, hand="K 4 5 6", pile="4 K 5 K", **fields) == ["E_INITIAL_COUNT"]
    assert verdicts("take: K K K K *K", hand="K K K K 5", pile="4 K 5 7", **fields) == ["legal"]


def test_the_top_card_alone_may_be_named_where_the_depth_is_not_chosen() -> None:
    answer = answer_to("take: K K *", hand="K K 4", pile="5 6 K", melds=OPENED, phase="start")
    assert answer["hand"] == "6 5 4"
    at = table(hands={"0": "K K 4"}, pile="5 K 6", melds=OPENED, phase="start")
    assert not any(isinstance(action, TakePile) for action in legal_actions(at.state))


def test_every_depth_of_albany_is_listed() -> None:
    at = table(
        rules="albany", hands={"0": "K K 9 4"}, pile="5 K 6 9 T K 3s", melds=OPENED, phase="start"
    )
    takes = [action for action in legal_actions(at.state) if isinstance(action, TakePile)]
    deepest = {
        min(
            at.state.pile.index(card)
            for play in take.plays
            for card in play.cards
            if card in at.state.pile
        )
        for take in takes
    }
    assert deepest == {1, 3, 5}


def test_a_take_that_closes_one_meld_and_begins_another_is_found() -> None:
    fields = {"rules": "hand_and_foot", "melds": {"0": ["8*5"]}, "pile": "4 5 8", "phase": "start"}
    at = table(hands={"0": "8 8 8 2 K Q"}, **fields)
    takes = [action for action in legal_actions(at.state) if isinstance(action, TakePile)]
    assert [len(play.cards) for play in takes[0].plays] == [2, 3]
    few = table(hands={"0": "8 8 K Q"}, **fields)
    assert not any(isinstance(action, TakePile) for action in legal_actions(few.state))
