"""The temporary partnership of three in playouts: places, what is pooled, who scores what."""

from __future__ import annotations

from canasta_qt.engine import seating
from canasta_qt.engine.cards import KIND, KIND_OF_TEXT, RED_THREE
from canasta_qt.engine.events import Discarded
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.state import DealState
from canasta_qt.engine.view import view_of
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import hand_reading as reading
from canasta_qt.players.playout.rules import score
from canasta_qt.players.playout.rules.laying import form, in_force
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import flat_state, is_paired, places_of
from canasta_qt.players.search.public_past import past_of
from tests.players.playout.walk import numbers
from tests.players.positions import DealPosition

KING = KIND_OF_TEXT["K"]
QUEEN = KIND_OF_TEXT["Q"]


def table(*melds: list[str]) -> DealState:
    return DealPosition(
        hand="7 7 8 9", melds=melds, pile="5 6", preset="classic_3p", hands={1: 3, 2: 2}
    ).state()


def flat(state: DealState) -> State:
    return flat_state(state, state.hands, state.remaining_stock())


def formed(state: DealState, lone: int) -> State:
    """The flat state after a playout has let `lone` play alone."""
    s = flat(state)
    form(playout_rules(state.setup.rules), s, lone)
    return s


def test_the_lone_player_sits_between_the_partners_and_the_turn_goes_round_as_before() -> None:
    for lone in range(3):
        state = table([], [], [])
        seating.form_partnership(state, lone, [])
        places = places_of(state)
        assert is_paired(state)
        assert places[1] == lone
        assert [(places[0] + step) % 3 for step in range(3)] == list(places)


def test_a_playout_pools_the_same_melds_as_the_table_whoever_plays_alone() -> None:
    for lone in range(3):
        state = table(["K K K 2", "Q Q Q"], ["K K K", "J J J J"], ["K K", "A A A"])
        s = formed(state, lone)
        seating.form_partnership(state, lone, [])
        assert numbers(s) == numbers(flat(state))


def test_melds_that_may_not_be_one_only_keep_their_points() -> None:
    state = table(["K K K 2 2"], ["K K 2 2"], ["Q Q Q"])
    s = formed(state, 2)
    assert s.sizes[KING] == 5
    assert s.old_cards[KING] == 2 + (2 << 8)
    assert s.sizes[const.KINDS + QUEEN] == 3


def test_partners_have_opened_when_one_of_them_has() -> None:
    s = formed(table(["K K K"], [], []), 2)
    assert s.opened[0] > 0
    assert not s.opened[1]


def test_partners_share_everything_but_their_red_threes() -> None:
    state = table(["K K K"], ["Q Q Q Q Q Q Q"], ["A A A"])
    state.red_threes[0].append(next(card for card in state.stock if KIND[card] == RED_THREE))
    s = formed(state, 1)
    r = in_force(playout_rules(state.setup.rules), s)
    seating.form_partnership(state, 1, [])
    mine = [score.player_score(r, s, player) for player in range(3)]
    assert mine == [one.total for one in score_deal(state)]
    assert mine[0] == mine[2] + 100


def test_what_a_player_did_stays_with_its_hand() -> None:
    state = table(["K K K"], ["Q Q Q"], ["A A A"])
    seating.form_partnership(state, 0, [])
    history = [Discarded(seat, KIND.index(7 + seat)) for seat in range(3)]
    past = past_of(view_of(state, 0, history))
    for place, seat in enumerate(places_of(state)):
        row = reading.PAST_ROW * place + reading.PAST_HEAD
        kinds = (row + reading.PAST_OF_KIND * kind for kind in range(const.KINDS))
        assert [past[at] for at in kinds].index(1) == 7 + seat
