"""A match that asks for it keeps what its bots considered."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from canasta_qt.engine.view import PlayerView
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.players.api import make_bot
from canasta_qt.players.search.advice import advice_of
from canasta_qt.record.log import DealLog
from tests.helpers.table.table_tools import LocalPool, NotedGame


class Explaining(LocalPool):
    """Says why where that is asked for; `faulty` ones have a stand-in answer."""

    faulty = False

    def ask(self, level: str, seed: int | str, view: PlayerView, *, explain: bool = False) -> int:
        self.explain = explain
        return super().ask(level, seed, view, explain=explain)

    def _say(self, number: int, level: str, seed: int | str, view: PlayerView) -> None:
        advice = advice_of(make_bot(level, seed), view) if self.explain else None
        action = advice.moves[0].action if advice else make_bot(level, seed).choose(view)
        if self.faulty:
            self.answered.emit(BotAnswer(number, action, "late"))
        else:
            self.answered.emit(BotAnswer(number, action, advice=advice))


def played(qtbot: QtBot, pool: Explaining, *, advice: bool) -> DealLog:
    """Some actions of a match of bots."""
    game = NotedGame(pool=pool)
    game.start(seed=3, demo=True, advice=advice)
    qtbot.waitUntil(lambda: len(game.scripts) > 8)
    run = game.match.run
    deal = run.log.deals[0]
    game.controller.close()
    return deal


def test_every_action_of_a_bot_has_what_it_considered(qtbot: QtBot) -> None:
    deal = played(qtbot, Explaining(), advice=True)
    assert sorted(deal.thoughts) == list(range(1, len(deal.entries) + 1))
    firsts = [deal.thoughts[at][0].action for at in sorted(deal.thoughts)]
    assert firsts == [entry.action for entry in deal.entries]


def test_a_match_that_does_not_ask_keeps_nothing(qtbot: QtBot) -> None:
    assert played(qtbot, Explaining(), advice=False).thoughts == {}


def test_the_move_of_a_stand_in_was_not_considered(qtbot: QtBot) -> None:
    pool = Explaining()
    pool.faulty = True
    assert played(qtbot, pool, advice=True).thoughts == {}
