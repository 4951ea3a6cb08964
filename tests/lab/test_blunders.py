"""What counts as a visible blunder, position by position."""

from __future__ import annotations

from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import KIND, KIND_OF_TEXT
from canasta_qt.engine.events import PileTaken
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import view_of
from tests.helpers.cases import for_each
from tests.players.positions import DealPosition
from tools.lab.duel import gives_pile_away, goes_out_at_a_loss

KINGS = ((), ("K K K",))
"""The next player's side has kings on the table."""


def gift(place: DealPosition, thrown: str, known: str = "") -> bool:
    """Whether seat 0 blunders by throwing this; `known` cards of seat 1 came with a pile."""
    state = place.state()
    shown = [card for card in state.hands[1] if KIND[card] in kinds(known)]
    history = [PileTaken(1, shown[0], tuple(shown[1:]))] if shown else []
    before = view_of(state, 0, history)
    card = next(card for card in state.hands[0] if KIND[card] == KIND_OF_TEXT[thrown])
    history += act(state, Discard(card))
    after = view_of(state, state.turn_seat, history)
    return gives_pile_away(before, Discard(card), after)


def kinds(text: str) -> set[int]:
    return {KIND_OF_TEXT[name] for name in text.split()}


def test_a_card_for_an_open_meld_of_the_next_player_gives_the_pile_away() -> None:
    assert gift(DealPosition("K 9 8", melds=KINGS, pile="4 5 6"), "K")


def test_a_card_that_nobody_is_known_to_need_does_not() -> None:
    assert not gift(DealPosition("K 9 8", melds=KINGS, pile="4 5 6"), "9")


def test_it_is_no_blunder_when_every_other_card_would_do_the_same() -> None:
    melds = ((), ("K K K", "9 9 9"))
    assert not gift(DealPosition("K 9", melds=melds, pile="4 5 6"), "K")
    assert gift(DealPosition("K 9 8", melds=melds, pile="4 5 6"), "K")


def test_a_card_that_blocks_or_freezes_the_pile_would_have_been_another_choice() -> None:
    assert gift(DealPosition("K K 3b", melds=KINGS, pile="4 5 6"), "K")
    assert gift(DealPosition("K K 2", melds=KINGS, pile="4 5 6"), "K")


def test_a_frozen_pile_is_not_given_by_a_card_that_fits_a_meld() -> None:
    assert not gift(DealPosition("K 9 8", melds=KINGS, pile="4 2 6"), "K")


def test_a_pair_that_everybody_saw_takes_even_a_frozen_pile() -> None:
    place = DealPosition("Q 9 8", melds=KINGS, pile="4 2 6", hands={1: "Q Q 5 7 7 A"})
    assert gift(place, "Q", known="Q")
    assert not gift(place, "Q")


def test_what_the_partner_can_take_is_no_gift_to_a_rival() -> None:
    place = DealPosition("K 9 8", melds=(("K K K",), ()), pile="4 5 6")
    assert not gift(place, "K")


@for_each(
    ("points", "winners", "loss"),
    [
        ((300, 200), None, False),
        ((300, 300), None, False),
        ((100, 400), None, True),
        ((100, 400), (0,), False),
        ((300, 200), (1,), True),
        ((300, 200), (0, 1), False),
    ],
)
def test_going_out_is_a_loss_when_the_match_suffers(
    points: tuple[int, int], winners: tuple[int, ...] | None, loss: bool
) -> None:
    assert goes_out_at_a_loss(0, points, winners) is loss
