"""The hand lies as the player wants it."""

from canasta_qt.engine.cards import build_pack, code, from_code
from canasta_qt.play.gestures.draft import Tokens
from canasta_qt.play.presenter.hand_order import HandOrder, HandWishes


def cards(text: str) -> list[int]:
    return [from_code(word if word[-1].isdigit() else f"{word}1") for word in text.split()]


def dealt(text: str) -> HandOrder:
    order = HandOrder()
    order.deal(cards(text))
    return order


def shown(order: HandOrder) -> str:
    return " ".join(code(card)[:-1] for card in order.cards)


def test_the_deal_is_sorted_from_four_to_ace_with_wild_cards_right() -> None:
    assert shown(dealt("X1 Kh 4s 2d As 3s Ts")) == "3s 4s Ts Kh As 2d X"


def test_a_new_card_joins_its_rank_wherever_the_player_put_it() -> None:
    order = dealt("4s 9h Kh")
    order.move(cards("Kh"), 0)
    order.sync(cards("4s 9h Kh Ks"))
    assert shown(order) == "Kh Ks 4s 9h"


def test_a_new_rank_takes_its_sorted_place_and_moves_nothing_else() -> None:
    order = dealt("4s 9h Kh 2c")
    order.move(cards("9h"), 3)
    order.sync(cards("4s 9h Kh 2c Td"))
    assert shown(order) == "4s Td Kh 2c 9h"


def test_cards_that_left_the_hand_leave_no_gap() -> None:
    order = dealt("4s 9h Kh")
    order.sync(cards("4s Kh"))
    assert shown(order) == "4s Kh"


def test_sorting_happens_only_when_asked_and_is_remembered_for_new_cards() -> None:
    order = dealt("4s 9h Kh 2c")
    order.sort("rank_down")
    assert shown(order) == "Kh 9h 4s 2c"
    order.sort("wilds_left")
    assert shown(order) == "2c Kh 9h 4s"
    order.sync(cards("4s 9h Kh 2c Qd"))
    assert shown(order) == "2c Kh Qd 9h 4s"


def test_cards_taken_back_in_the_same_turn_lie_where_they_lay() -> None:
    order = dealt("4s 9h Kh 2c")
    order.move(cards("Kh"), 0)
    order.sync(cards("4s 9h 2c"))
    order.sync(cards("4s 9h 2c Kh"))
    assert shown(order) == "Kh 4s 9h 2c"


def test_a_card_that_comes_again_in_a_later_turn_is_new() -> None:
    order = dealt("4s 9h Kh 2c")
    order.move(cards("Kh"), 0)
    order.sync(cards("4s 9h 2c"))
    order.forget()
    order.sync(cards("4s 9h 2c Kh"))
    assert shown(order) == "4s 9h Kh 2c"


def test_a_place_among_the_cards_does_not_count_those_that_have_left() -> None:
    order = dealt("4s 9h Kh 2c")
    order.sync(cards("9h Kh 2c"))
    order.move(cards("2c"), 1)
    assert shown(order) == "9h 2c Kh"


def test_new_cards_may_come_in_at_the_right() -> None:
    order = HandOrder(HandWishes(auto_sort=False))
    order.deal(cards("4s 9h Kh"))
    order.sync(cards("4s 9h Kh 4d"))
    assert shown(order) == "4s 9h Kh 4d"


def test_the_deal_is_sorted_as_wished() -> None:
    order = HandOrder(HandWishes(sort_order="rank_down"))
    order.deal(cards("4s 9h Kh 2c"))
    assert shown(order) == "Kh 9h 4s 2c"


def test_a_sorting_is_offered_again_when_the_player_has_moved_cards() -> None:
    order = dealt("4s 9h Kh")
    assert order.offers == ("rank_down", "wilds_left")
    order.move(cards("Kh"), 0)
    assert order.offers == ("rank_up", "wilds_left")


def test_moving_keeps_the_order_of_what_is_moved() -> None:
    order = dealt("4s 5s 6s 7s 8s")
    order.move(cards("8s 4s"), 1)
    assert shown(order) == "5s 4s 8s 6s 7s"
    order.move(cards("5s"), 99)
    assert shown(order) == "4s 8s 6s 7s 5s"


def test_tokens_name_every_card_once_and_anew_for_each_deal() -> None:
    pack = build_pack(2, 4)
    first, second = Tokens(pack, 7, 1), Tokens(pack, 7, 2)
    assert sorted(first.all(pack)) == list(range(len(pack)))
    assert first.all(pack) != second.all(pack)
    assert first.cards(first.all(pack)) == pack
    assert first.cards((0, 999)) is None
