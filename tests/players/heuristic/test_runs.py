"""What the steady player does with runs and with several groups of one rank."""

from __future__ import annotations

from canasta_qt.engine.actions import Action, Discard, LayDown, MergeMelds, TakePile
from canasta_qt.engine.cards import CODE, KIND
from canasta_qt.engine.view import view_of
from canasta_qt.players.api import make_bot
from canasta_qt.record.positions.position import set_up


def choice(**fields: object) -> Action:
    """What the bot in seat 0 does in a written position of Samba."""
    position: dict[str, object] = {"rules": "samba", "phase": "play", "stock": 60, **fields}
    state = set_up(position).state
    return make_bot("steady", 1).choose(view_of(state, 0))


def test_a_run_on_the_table_grows() -> None:
    action = choice(
        hands={"0": "9s Kh Qd 4c Jh"},
        melds={"0": ["4s 5s 6s 7s 8s", "A A A"]},
    )
    assert isinstance(action, LayDown)
    assert [CODE[card] for play in action.plays for card in play.cards] == ["9s"]


def test_a_row_of_six_becomes_a_run() -> None:
    action = choice(hands={"0": "4s 5s 6s 7s 8s 9s Kh Qd 4c Jh"}, melds={"0": ["A A A"]})
    assert isinstance(action, LayDown)
    assert len({KIND[card] for card in action.plays[0].cards}) > 2


def test_a_card_that_an_own_run_waits_for_is_not_thrown_away() -> None:
    for rest in ("Kh", "Qd", "4c"):
        action = choice(
            hands={"0": f"Ts Jh {rest}"},
            melds={"0": ["4s 5s 6s 7s 8s", "A A A"]},
        )
        assert isinstance(action, Discard)
        assert CODE[action.card] != "Ts"


def test_the_top_card_that_completes_a_run_is_taken() -> None:
    action = choice(
        phase="start",
        hands={"0": "Kh Qd 4c Jh"},
        melds={"0": ["4s 5s 6s 7s 8s 9s", "A A A"]},
        pile="6d Ts",
    )
    assert isinstance(action, TakePile)


def test_two_groups_that_make_a_canasta_are_merged() -> None:
    action = choice(hands={"0": "Kh Qd 4c Jh"}, melds={"0": ["A A A A", "A A A X"]})
    assert isinstance(action, MergeMelds)


def test_a_run_is_not_begun_where_it_will_cost_more_than_it_brings() -> None:
    position = {"hands": {"0": "4s 5s 6s Kh Qd Jc 9d 8h"}, "melds": {"0": ["A A A"]}, "stock": 8}
    assert isinstance(choice(rules="brazilian", **position), Discard)
