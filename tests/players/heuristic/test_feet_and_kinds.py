"""What the steady player does where going out asks for kinds of canastas and for a foot."""

from __future__ import annotations

import pytest

from canasta_qt.engine.actions import Action, Discard, LayDown, LayOnHeap
from canasta_qt.engine.cards import KIND, NATURAL_KINDS, TWO
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.api import make_bot
from canasta_qt.players.heuristic.knowledge import (
    Knowledge,
    feet_to_play,
    missing_kinds,
    must_wait_for_mates,
)
from canasta_qt.players.heuristic.meld_worth import Limits, MeldWorth
from canasta_qt.players.heuristic.weights import STEADY
from canasta_qt.players.heuristic.worth import Worth
from canasta_qt.record.positions.position import set_up

KING = next(kind for kind in NATURAL_KINDS if kind == 13)
QUEEN = KING - 1
FULL_KINGS = "K K K K K K K"
MIXED_QUEENS = "Q Q Q Q Q 2 2"


def view(rules: str, *melds: str, hand: str = "4c 5d 6h 8s 9c", **fields: object) -> PlayerView:
    position: dict[str, object] = {
        "rules": rules,
        "phase": "play",
        "stock": 60,
        "hands": {"0": hand},
        "melds": {"0": list(melds)},
        **fields,
    }
    return view_of(set_up(position).state, 0)


def prices(seen: PlayerView) -> MeldWorth:
    know = Knowledge(seen, STEADY)
    return MeldWorth(know, Limits(know))


def test_kinds_still_missing_are_counted() -> None:
    seen = view("canadian", FULL_KINGS)
    assert missing_kinds(seen, seen.melds[0]) == {"natural": 1, "wild": 1}


def test_a_side_without_its_kinds_lacks_canastas_whatever_their_number() -> None:
    know = Knowledge(view("canadian", FULL_KINGS, MIXED_QUEENS, "J J J J J J 2"), STEADY)
    assert know.own.canastas == 3
    assert know.own.lacking == 2


@pytest.mark.parametrize(("kind", "wilds", "asked"), [(QUEEN, 0, True), (QUEEN, 2, False)])
def test_natural_canastas_are_worth_more_where_they_are_asked_for(
    kind: int, wilds: int, asked: bool
) -> None:
    assert (prices(view("canadian", FULL_KINGS)).asked(kind, wilds) > 0) == asked


def test_a_natural_canasta_that_is_needed_is_not_worth_a_wild() -> None:
    price = prices(view("canadian", FULL_KINGS))
    assert price.asked(KING, 0) > 0
    assert price.asked(KING, 1) == 0


def test_the_wild_canasta_is_wanted_until_it_is_there() -> None:
    assert prices(view("canadian", FULL_KINGS)).asked(TWO, 5) > 0
    assert prices(view("classic_wild", FULL_KINGS)).asked(TWO, 5) == 0


def test_a_full_meld_leaves_room_for_the_next_of_its_rank() -> None:
    know = Knowledge(view("hand_and_foot", FULL_KINGS), STEADY)
    assert know.own.melds[KING] is None
    assert know.own.canastas == 1


def test_a_thin_hand_is_good_until_it_has_brought_the_foot() -> None:
    waiting = Worth(Knowledge(view("hand_and_foot", FULL_KINGS), STEADY))
    played = view("hand_and_foot", FULL_KINGS, feet={"0": "taken"})
    assert waiting.thinness(1) > waiting.thinness(6) > 0
    assert Worth(Knowledge(played, STEADY)).thinness(1) < 0


def test_a_side_goes_out_only_from_its_feet() -> None:
    assert feet_to_play(view("hand_and_foot", FULL_KINGS), 0) == 2
    assert feet_to_play(view("hand_and_foot", FULL_KINGS, feet={"0": "taken"}), 0) == 1
    assert feet_to_play(view("samba", FULL_KINGS), 0) == 0


BAIN = "bain_hand_and_foot"
FULL_SEVENS = "7 7 7 7 7 7 7"


def steadys(seen: PlayerView) -> Action:
    return make_bot("steady", 1).choose(seen)


def test_who_must_leave_the_canasta_to_a_mate_lays_up_to_it() -> None:
    seen = view(BAIN, "K K K K", hand="K K K 5c 6d 8h 9s 4c Tc", opened={"0": {"seat": 0}})
    assert must_wait_for_mates(seen, 0)
    action = steadys(seen)
    assert isinstance(action, LayDown)
    assert [KIND[card] for play in action.plays for card in play.cards] == [KING, KING]


def test_nobody_waits_for_an_opener_who_is_not_known() -> None:
    """A written position may not say which of the side opened."""
    feet = {"2": "taken"}
    seen = view(BAIN, "K K K", feet=feet, opened={"0": "earlier"}, melded=[])
    assert not must_wait_for_mates(seen, 0)
    assert isinstance(steadys(seen), Discard)


def test_the_mate_completes_it() -> None:
    seen = view(BAIN, "K K K K K K", hand="K 5c 6d 8h 9s 4c Tc", opened={"0": {"seat": 2}})
    assert not must_wait_for_mates(seen, 0)
    assert isinstance(steadys(seen), LayDown)


@pytest.mark.parametrize(("hand", "lays"), [("K 5c 6d 8h 9s Tc", True), ("K 5c 6d 8h 9s", False)])
def test_a_loose_card_of_a_completed_rank_goes_on_the_heap_while_enough_are_left(
    hand: str, lays: bool
) -> None:
    feet = {"0": "taken", "2": "taken"}
    action = steadys(view(BAIN, FULL_SEVENS, FULL_KINGS, hand=hand, feet=feet))
    assert isinstance(action, LayOnHeap) == lays
    assert lays or isinstance(action, Discard)


def test_cards_on_the_heap_and_the_own_foot_are_seen() -> None:
    known = Knowledge(view(BAIN, FULL_KINGS, hand="5c 6d 8h", heaps={"0": "K K"}), STEADY)
    assert known.unseen[KING] <= known.setup.kind_total[KING] - 9
    foot = sum(card >= 0 for card in known.view.feet[0])
    assert foot == 13
    assert sum(known.unseen) == len(known.setup.pack) - 7 - 2 - 3 - foot - len(known.view.pile)
