"""A run that begins in the middle of a deal, from a written position."""

from canasta_qt.engine.actions import DrawStock
from canasta_qt.record.log import Player
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.replay import MatchRun

PLAYERS = tuple(Player(name) for name in "ABCD")


def staged(**position: object) -> MatchRun:
    table = set_up({"rules": "classic_4p", **position})
    return MatchRun.staged(table.state, PLAYERS)


def test_a_staged_run_plays_on_by_the_rules() -> None:
    run = staged(to_act=1, hands={"1": "9 9 K"}, stock="Q 5 4")
    run.play(DrawStock())
    assert len(run.state.hands[1]) == 4
    assert run.log.deals[-1].entries[0].seat == 1


def test_totals_of_before_count() -> None:
    run = staged(totals=[1500, -200], deal=3)
    assert run.match.totals == (1500, -200)
    assert run.match.deal_number == 3
    assert run.view(0).totals == (1500, -200)


def test_a_staged_run_can_be_entered_before_any_action() -> None:
    run = staged(hands={"0": "9 9 K"}, stock="Q 5 4", deal=2, totals=[10, 20])
    before = run.state.digest()
    run.play(DrawStock())
    again = MatchRun.at(run.log, run.tape(), 0)
    assert again.state.digest() == before
    assert run.state.digest() != before
    assert again.match.totals == (10, 20)
