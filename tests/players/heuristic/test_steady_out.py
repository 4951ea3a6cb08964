"""When a decent steady player goes out, asks first, or stays, one habit a test."""

import pytest

from canasta_qt.engine.actions import AnswerPermission, AskPermission, Discard, GoOut, LayDown
from canasta_qt.engine.cards import BLACK_THREE, KIND
from canasta_qt.engine.events import PermissionAnswered
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import view_of
from canasta_qt.players.api import make_bot
from tests.players.positions import DealPosition

CANASTA = "Q Q Q Q Q Q Q"


def test_goes_out_when_the_rivals_sit_on_many_cards() -> None:
    place = DealPosition(
        hand="9 9 9 4",
        melds=([CANASTA], ["7 7 7"]),
        pile="5",
        hands={1: 14, 2: 1, 3: 14},
    )
    action = place.choose()
    assert isinstance(action, LayDown)
    assert sum(len(play.cards) for play in action.plays) >= 3


def test_goes_out_by_discarding_the_last_card() -> None:
    place = DealPosition(
        hand="4", melds=([CANASTA], ["7 7 7"]), pile="5", hands={1: 14, 2: 1, 3: 14}
    )
    assert isinstance(place.choose(), Discard)


def test_ends_the_deal_with_an_empty_hand() -> None:
    place = DealPosition(hand="", melds=([CANASTA], ["7 7 7"]), pile="5")
    assert place.choose() == GoOut()


def test_stays_when_the_partner_has_just_won_a_huge_pile() -> None:
    """Going out for 100 points would count all of the partner's cards against us."""
    place = DealPosition(
        hand="9 9 9 4",
        melds=([CANASTA], ["7 7 7"]),
        pile="5",
        hands={1: 3, 2: 26, 3: 3},
        stock=30,
    )
    action = place.choose()
    assert not isinstance(action, AskPermission)
    assert not (isinstance(action, LayDown) and sum(len(p.cards) for p in action.plays) >= 3)


def test_goes_out_when_that_wins_the_match() -> None:
    place = DealPosition(
        hand="9 9 9 4",
        melds=([CANASTA], ["7 7 7"]),
        pile="5",
        hands={1: 5, 2: 6, 3: 5},
        totals=(4900, 3000),
    )
    assert not isinstance(place.choose(), Discard)


def test_asks_the_partner_when_it_is_close() -> None:
    place = DealPosition(
        hand="9 9 9 4",
        melds=([CANASTA], ["7 7 7"]),
        pile="5",
        hands={1: 5, 2: 14, 3: 5},
        stock=30,
    )
    assert place.choose() == AskPermission()


def answered(place: DealPosition, yes: bool) -> object:
    """What the bot does after its partner's answer."""
    state = place.state()
    state.now.asked = True
    state.now.answer = yes
    history = (PermissionAnswered(0, 2, yes),)
    return make_bot("steady", 0).choose(view_of(state, 0, history))


def test_goes_out_after_the_partners_yes() -> None:
    place = DealPosition(
        hand="9 9 9 4", melds=([CANASTA], ["7 7 7"]), pile="5", hands={1: 5, 2: 9, 3: 5}
    )
    action = answered(place, yes=True)
    assert isinstance(action, LayDown)
    assert sum(len(play.cards) for play in action.plays) >= 3


@pytest.mark.parametrize("binding", [True, False])
def test_respects_the_partners_no(binding: bool) -> None:
    """Even where the rules would let it go out all the same."""
    place = DealPosition(
        hand="9 9 9 4",
        melds=([CANASTA], ["7 7 7"]),
        pile="5",
        hands={1: 14, 2: 1, 3: 14},
        rules={"permission.binding": binding},
    )
    action = answered(place, yes=False)
    assert not isinstance(action, GoOut)
    left = 4
    if isinstance(action, LayDown):
        left -= sum(len(play.cards) for play in action.plays)
    assert left >= 2


def test_asks_where_the_rules_demand_it() -> None:
    place = DealPosition(
        hand="9 9 9 4",
        melds=([CANASTA], ["7 7 7"]),
        pile="5",
        hands={1: 14, 2: 1, 3: 14},
        rules={"permission.mode": "mandatory"},
    )
    assert place.choose() == AskPermission()


def asked(hand: str, rivals: int) -> object:
    place = DealPosition(
        hand=hand,
        melds=([CANASTA], ["7 7 7"]),
        pile="5",
        phase=Phase.ANSWER,
        seat=0,
        turn_seat=2,
        hands={1: rivals, 2: 4, 3: rivals},
    )
    return place.choose()


def test_says_yes_with_a_poor_hand() -> None:
    assert asked("4 6", rivals=12) == AnswerPermission(True)


def test_says_no_with_a_rich_hand_still_to_lay() -> None:
    hand = "A A A A A K K K K J J J J X X 2 2 2"
    assert asked(hand, rivals=4) == AnswerPermission(False)


def test_black_threes_go_down_only_on_the_way_out() -> None:
    place = DealPosition(
        hand="3b 3b 3b 4",
        melds=([CANASTA], ["7 7 7"]),
        pile="5",
        hands={1: 14, 2: 1, 3: 14},
    )
    action = place.choose()
    assert isinstance(action, LayDown)
    assert all(KIND[card] == BLACK_THREE for play in action.plays for card in play.cards)
