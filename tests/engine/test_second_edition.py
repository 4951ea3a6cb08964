"""Rulings of the catalogue's second edition that no other file asks about, one sentence each."""

from __future__ import annotations

import pytest

from canasta_qt.engine import Phase
from canasta_qt.engine.cards import IS_WILD, KIND, RED_THREE
from canasta_qt.engine.dealing import deal
from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.engine.scoring import held_at_end, score_deal
from canasta_qt.engine.state import Penalty
from tests.helpers.deals.positions import answer_to, play, score_lines, table, verdicts


def test_canastone_lets_a_mixed_meld_follow_the_opening_in_the_same_turn() -> None:
    at = table(
        rules="italian_canastone",
        phase="start",
        hands={"0": "K K K A A A Q Q 2 5 6 7"},
        pile="9",
        stock="8 8 9 9",
    )
    play(at, "meld: K K K / A A A", "draw", "meld: Q Q 2", "discard: 5")


def test_canastone_takes_an_unfrozen_pile_with_two_naturals_once_open() -> None:
    fields = {"rules": "italian_canastone", "phase": "start", "melds": {"0": ["K K K"]}}
    assert verdicts("take: 9 9 *", hand="9 9 5 6", pile="4 9", **fields) == ["legal"]
    assert verdicts("take: 9 9 *", hand="9 9 5 6", pile="2 9", **fields) == ["E_PILE_FROZEN"]


@pytest.mark.parametrize(
    ("stock", "phase"), [(0, Phase.OVER), ("8", Phase.OVER), ("8 9", Phase.START)]
)
def test_canastone_begins_no_turn_with_less_than_a_full_draw(stock: object, phase: Phase) -> None:
    fields = {"melds": {"0": ["K K K"]}, "hands": {"0": "5 6 7"}, "stock": stock}
    at = table(rules="italian_canastone", **fields)
    play(at, "discard: 5")
    assert at.state.phase is phase


def test_hand_and_foot_goes_on_while_the_pile_is_taken() -> None:
    at = table(rules="hand_and_foot", melds={"0": ["K K K"]}, hands={"0": "5 6 7"}, stock="8")
    play(at, "discard: 5")
    assert at.state.phase is Phase.START


def test_saskatchewan_opens_the_fourth_deal_with_a_hidden_canasta_whatever_it_counts() -> None:
    fields = {"rules": "hand_and_foot_saskatchewan", "deal": 4}
    assert verdicts("meld: 4*7", hand="4*7 5 6 7", **fields) == ["legal"]
    assert verdicts("meld: A*6", hand="A*6 5 6 7", **fields) == ["E_INITIAL_CLEAN"]


def test_bain_asks_for_no_points_below_zero() -> None:
    fields = {"rules": "bain_hand_and_foot", "hand": "4 4 4 5 6"}
    assert verdicts("meld: 4 4 4", totals=[-5, 0], **fields) == ["legal"]
    assert verdicts("meld: 4 4 4", totals=[0, 0], **fields) == ["E_INITIAL_COUNT"]


def test_red_threes_in_an_untouched_foot() -> None:
    def line(rules: str) -> int:
        answer = answer_to(rules=rules, feet={"0": "3r 3r K"}, score={})
        return score_lines(answer).get("red_threes_in_foot", 0)

    assert line("pennies") == -200
    assert line("railroad") == 0
    assert line("hand_and_foot_simpson") == -1000


def test_railroad_asks_nobody() -> None:
    assert verdicts("ask", rules="railroad", hand="K K K 5") == ["E_PERMISSION_OFF"]


def test_bonus_cards_face_down_at_the_end_count_as_hand() -> None:
    hand = "A A A A A 9 9 9 Q Q Q 5 5 7"
    at = table(
        rules="american_2017", hands={"0": hand}, pile="8", stock="K K K K 6 6 6 6 4 4 4 4 J J"
    )
    play(at, "meld: A A A A A / 9 9 9 / Q Q Q", "discard: 7")
    assert [at.text(card) for card in at.state.waiting[0]] == ["K", "K", "K", "K"]
    assert len(held_at_end(at.state, 0)) == 2 + 4


def test_a_buried_upcard_goes_into_the_middle_of_the_stock() -> None:
    rules = resolve("classic_4p", {"deal.upcard_reject_action": "bury"})
    match = Match(rules, 1)
    calm = [card for card in match.setup.pack if not _is_rejected(card)]
    others = [card for card in match.setup.pack if _is_rejected(card)]
    dealt = 4 * rules.deal.hand_size
    state, _ = deal(match.setup, (*calm[:dealt], others[0], *calm[dealt:], *others[1:]), dealer=0)
    rest = state.remaining_stock()
    assert abs(rest.index(others[0]) - len(rest) / 2) <= 2


def _is_rejected(card: int) -> bool:
    return IS_WILD[KIND[card]] or KIND[card] == RED_THREE


def test_a_black_three_as_upcard_slides_nothing_under_in_the_american_italian_game() -> None:
    assert "3" not in dict(preset("italian_us").rules.deal.pile_face_down_map)


def test_sets_of_canastas_add_up_in_the_american_italian_game() -> None:
    ranks = "4 5 6 7 8 9 T J Q K"
    answer = answer_to(
        rules="italian_us",
        melds={"0": [f"{rank}*7" for rank in ranks.split()]},
        score={"out": 0},
    )
    found = answer["scores"]["0"]["lines"]  # type: ignore[index]
    assert sorted(one["points"] for one in found if one["kind"] == "set_bonus") == [2000, 2000]


def test_one_may_ask_after_a_merge() -> None:
    melds = {"0": ["9*7", "8*7", "Kc Kc Kc", "Ks Ks Kh"]}
    fields = {"rules": "samba", "melds": melds, "hand": "Q Q Q 5"}
    assert verdicts("merge: Kc Kc Kc -> Ks Ks Kh", "ask", **fields)[-1] == "legal"


def test_conceding_keeps_penalties_that_were_booked_before() -> None:
    at = table(rules="british", hands={"0": "K Q J"}, pile="9", phase="start")
    at.state.penalties = (Penalty(0, "pile_illegal", -50),)
    play(at, "concede", "answer: yes")
    kinds = {line.kind: line.points for line in score_deal(at.state)[0].lines}
    assert kinds == {"conceded": 0, "penalty.pile_illegal": -50}
