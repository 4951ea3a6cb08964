"""What a decent steady player does at tables of three, five and six."""

from canasta_qt.engine.actions import AskPermission, DrawStock, TakePile
from canasta_qt.engine.seating import form_partnership
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import view_of
from canasta_qt.players.api import make_bot
from tests.players.positions import DealPosition

THREE = DealPosition(
    hand="K K 7 8 9 T J A 5 4 Q",
    melds=(["Q Q Q"], ["4 4 4"], ["6 6 6"]),
    pile="5 6 7 8 9 K",
    phase=Phase.START,
    preset="classic_3p",
    hands={1: 12, 2: 12},
)


def test_lets_a_small_pile_lie_rather_than_play_alone_against_two() -> None:
    assert isinstance(THREE.choose(), DrawStock)


def test_takes_the_same_pile_once_somebody_else_plays_alone() -> None:
    state = THREE.state()
    form_partnership(state, 1, [])
    assert isinstance(make_bot("steady", 0).choose(view_of(state, 0)), TakePile)


def test_asks_the_team_mate_who_has_most_to_lose() -> None:
    out = DealPosition(
        hand="Q 4",
        melds=(["Q Q Q Q", "K K K K K K K", "9 9 9 9 9 2 2", "J J J"], ["T T T"]),
        pile="5 6",
        preset="classic_6p_triples",
        rules={"permission.mode": "mandatory"},
        hands={1: 9, 2: 2, 3: 9, 4: 8, 5: 9},
    )
    assert out.choose() == AskPermission(4)
