"""Unknown cards of a position are dealt at random from what is left, known ones stay."""

from __future__ import annotations

from canasta_qt.engine.cards import CODE
from canasta_qt.engine.rules import preset_ids
from canasta_qt.engine.state import DealState
from canasta_qt.record.positions.completing import completed
from canasta_qt.record.positions.layout import blank, position_of
from tests.helpers.cases import for_each

POSITION = {
    "rules": "classic_4p",
    "phase": "play",
    "hands": {"0": "Kh Kd 7s 4c", "1": 3},
    "melds": {"1": ["6 6 6"]},
    "pile": "9h 5s",
}


def lying(state: DealState) -> list[int]:
    cards = [*state.remaining_stock(), *state.pile]
    for place in (*state.hands, *state.feet, *state.waiting, *state.packets):
        cards += place
    for threes in (*state.red_threes, *state.black_threes):
        cards += threes
    return cards + [card for melds in state.melds for meld in melds for card in meld.cards]


@for_each("game", preset_ids())
def test_every_card_of_the_pack_lies_once(game: str) -> None:
    state = completed(position_of(blank(game)), 3)
    assert sorted(lying(state)) == sorted(state.setup.pack)


def test_known_cards_stay_and_unknown_ones_follow_the_seed() -> None:
    one, same, other = (completed(POSITION, seed) for seed in (1, 1, 2))
    assert [CODE[card] for card in one.hands[0]] == ["Kh", "Kd", "7s", "4c"]
    assert [CODE[card] for card in one.pile] == ["9h", "5s"]
    assert one.digest() == same.digest() != other.digest()
    assert len(one.hands[1]) == 3


def test_hands_get_wild_cards_as_well() -> None:
    """Cards that nobody named are ordinary for the judge, but not for somebody who plays on."""
    found = {CODE[card][0] for seed in range(10) for card in completed(POSITION, seed).hands[2]}
    assert {"2", "X"} <= found
