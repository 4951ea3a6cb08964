"""Ways out: the search beside a count of all there are, and what players make of them."""

from __future__ import annotations

from canasta_qt.engine.actions import AskPermission, Discard, LayDown, Play
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.judge.going_out_search import find_going_out, goes_out
from canasta_qt.engine.rules import preset
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.api import make_bot
from canasta_qt.players.heuristic.going_out import as_if_allowed
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.playout.rules.steps import LAY, LAY_ASKED
from canasta_qt.players.search.candidates import candidates
from canasta_qt.players.search.exits import dearest, exits, goes_out_by, points_of
from canasta_qt.players.search.move_codec import FlatMove, action_of, flat_move, flat_view
from canasta_qt.players.search.thinking import block_of, is_covered
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.players.positions import DealPosition
from tests.players.ways_out import Ways, own_turns


def held(view: PlayerView) -> list[int]:
    """The points of the ways out among the moves that a player compares."""
    bot = HeuristicBot("x")
    usual = dearest(view, bot.choose(view))
    block = block_of(view)
    points = []
    for one in candidates(bot.moment(view), usual, block, flat_view(view)):
        if one.move.code in (LAY, LAY_ASKED):
            laying = action_of(view, FlatMove(LAY, one.move.plan))
            action = one.action if isinstance(one.action, LayDown) else laying
            assert isinstance(action, LayDown)
            used = {card for play in action.plays for card in play.cards}
            left = [card for card in view.hand if card not in used]
            if len(left) <= 1 and goes_out_by(view, action):
                last = left[0] if left else None
                points.append(points_of(as_if_allowed(view), action.plays, last))
    return points


@sweep("game", by=ACTIONS)
def test_no_way_out_is_missed_and_the_dearest_is_compared(game: str) -> None:
    """Beside all ways there are, counted card by card; in hands of few cards of whole deals."""
    for view in own_turns(preset(game).rules, range(1))[-10:]:
        pos = as_if_allowed(view)
        legal = [way for way in Ways(pos).all() if way[0] and goes_out(pos, *way)]
        best = max((points_of(pos, *way) for way in legal), default=None)
        found = exits(view)
        if not found:
            # a yes that nobody can be asked for opens nothing
            assert best is None or pos is not view
            continue
        assert found[0].points == best
        if is_covered(view) and any(flat_move(view, way.first_step) for way in found):
            assert max(held(view), default=None) == best


RUN_OUT = DealPosition(
    "4 5 6 9 9 9 J",
    melds=(["K K K K K K K", "Q Q Q Q Q Q Q"], ["7 7 7"]),
    hands={1: 15, 2: 1, 3: 15},
    preset="samba",
)
"""Three cards that fit nowhere but in a run."""


def test_a_way_out_by_a_run_is_taken() -> None:
    view = view_of(RUN_OUT.state(), 0)
    assert exits(view)[0].points in held(view)
    action = RUN_OUT.choose("expert")
    assert goes_out_by(view, action) or action == AskPermission()


DEAR = DealPosition(
    "2 5 K",
    melds=(["A A A A A A A", "7 7 7 7 7 7 7", "5 5 5 5", "K K K K"], ["8 8 8"]),
    hands={1: 15, 2: 1, 3: 15},
    rules={"go_out.final_discard": "required"},
)
"""All cards fit; one must be thrown."""


def test_of_ways_out_the_dearest_is_taken() -> None:
    view = view_of(DEAR.state(), 0)
    first, *others = exits(view)
    assert first.last is not None
    assert KIND[first.last] == KIND[view.hand[1]]
    assert all(way.points < first.points for way in others)
    cheap = find_going_out(view)
    assert cheap is not None
    assert dearest(view, LayDown(cheap[0])) == first.first_step
    assert DEAR.choose("expert") in (first.first_step, AskPermission())


def test_what_is_no_way_out_stays_as_it_is() -> None:
    view = view_of(DEAR.state(), 0)
    for action in (Discard(view.hand[0]), LayDown((Play((view.hand[1],)),))):
        assert dearest(view, action) == action
        assert not goes_out_by(view, action)


def test_who_has_a_yes_goes_out_by_the_dearest_way() -> None:
    state = RUN_OUT.state()
    state.now.asked = True
    state.now.answer = True
    view = view_of(state, 0)
    for level in ("club", "expert"):
        assert make_bot(level, 0).choose(view) == exits(view)[0].first_step


def test_nobody_goes_out_after_a_no() -> None:
    state = RUN_OUT.state()
    state.now.asked = True
    state.now.answer = False
    assert not exits(view_of(state, 0))


def test_a_concealed_hand_is_worth_its_bonus() -> None:
    """The cards of a canasta of its own stay together, although one more fits elsewhere."""
    place = DealPosition("9 9 9 9 9 9 2 8 8 8 4", hands={1: 15, 2: 1, 3: 15})
    view = view_of(place.state(), 0)
    assert not view.opened[0]
    best = exits(view)[0]
    assert max(len(play.cards) for play in best.plays) == 7
    assert best.points in held(view)
