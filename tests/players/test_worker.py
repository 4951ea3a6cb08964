"""What a bot's process does: it answers, says why when asked, and answers nothing else."""

import pickle

import pytest

from canasta_qt.engine.rules import preset
from canasta_qt.engine.view import PlayerView
from canasta_qt.jobs.child import messages
from canasta_qt.players.api import UnknownLevel, make_bot
from canasta_qt.players.bot import Advice
from canasta_qt.players.search.advice import advice_of
from canasta_qt.players.worker import Request, answering
from tests.players import deals


@pytest.fixture
def opening_view() -> PlayerView:
    played = deals.start(preset("classic_4p").rules, seed=1)
    return deals.view(played, played.state.actor)


def test_it_answers_what_the_bot_would_play(opening_view: PlayerView) -> None:
    answer = answering()(Request("steady", "seed", opening_view))
    assert answer == make_bot("steady", "seed").choose(opening_view)


def test_it_says_what_it_compared_when_asked(opening_view: PlayerView) -> None:
    advice = answering()(Request("club", "seed", opening_view, explain=advice_of))
    assert isinstance(advice, Advice)
    assert advice.moves[0].action == make_bot("club", "seed").choose(opening_view)


def test_it_fails_for_a_level_that_there_is_not_and_goes_on(opening_view: PlayerView) -> None:
    answer = answering()
    with pytest.raises(UnknownLevel, match="no such level"):
        answer(Request("no such level", 0, opening_view))
    again = answer(Request("steady", 0, opening_view))
    assert again == make_bot("steady", 0).choose(opening_view)


def test_it_does_no_work_on_anything_but_a_request() -> None:
    for task in ((len, ("a log",)), "a log", len):
        (message,) = messages(1, task, answering())
        assert message.kind == "failed"


def test_views_on_the_pipe_are_small() -> None:
    rules = preset("classic_4p").rules
    views: list[PlayerView] = []
    bots = [make_bot("steady", seat) for seat in range(4)]
    deals.play_deal(rules, bots, 3, watch=lambda view, _: views.append(view))
    assert max(len(pickle.dumps(view)) for view in views[::-20]) < 30_000
