"""What a bot knew can be opened for any move of a deal that is over, and for none before."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset, resolve
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.history.ledger.panel import Ledger
from canasta_qt.features.review.window.move_analysis import CARD, CardStrip, MoveAnalysisDialog
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.players.api import make_bot
from canasta_qt.players.search.advice import advice_of
from canasta_qt.players.table import BotTable, Game
from canasta_qt.players.worker import Explainer
from canasta_qt.record.log import MatchLog
from canasta_qt.record.seeds import bot_seed
from canasta_qt.record.timeline import ReplayPoint, Timeline
from tests.helpers.programs.match_window import Window
from tests.helpers.table.table_tools import LocalPool

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}


@cache
def a_match(level: str, *, over: bool = True) -> MatchLog:
    """A match of bots: a deal that is over, and perhaps some moves of another."""
    rules = resolve("classic_4p", ONE_DEAL) if over else preset("classic_4p").rules
    table = BotTable(Game("classic_4p", rules, tuple(ONE_DEAL.items()) if over else ()), level, "5")
    for _ in table.deals(1 if over else 2):
        pass
    if not over:
        table.run.log.truncate(10)
    return table.run.log


def page(window: Window) -> MoveAnalysisDialog:
    dialog = window.parts.analysis.dialog
    assert dialog is not None
    return dialog


def test_the_key_in_a_replay_opens_the_page_of_the_last_move(qtbot: QtBot, window: Window) -> None:
    log = a_match("steady")
    window.replays.watch(Timeline(log))
    bar = window.replays.bar
    assert bar is not None
    window.replays.replay.seek_action(9)  # type: ignore[union-attr]
    qtbot.keyClick(bar, Qt.Key.Key_K)
    dialog = page(window)
    assert dialog.isVisible()
    assert "move 9 of" in dialog.where.text()
    assert "rules of thumb" in dialog.note.text()
    dialog.after.click()
    assert "move 10 of" in dialog.where.text()
    assert window.place == ReplayPoint(1, 10)
    dialog.before.click()
    dialog.before.click()
    assert "move 8 of" in dialog.where.text()
    assert window.place == ReplayPoint(1, 8)
    dialog.reject()
    qtbot.waitUntil(lambda: window.parts.analysis.dialog is None)


def test_the_first_and_the_last_move_have_none_beyond_them(window: Window) -> None:
    log = a_match("steady")
    window.replays.watch(Timeline(log))
    window.parts.analysis.ask_before(ReplayPoint(1, 0))
    assert not page(window).before.isEnabled()
    assert page(window).after.isEnabled()
    window.parts.analysis.ask_before(ReplayPoint(1, 10_000))
    assert page(window).before.isEnabled()
    assert not page(window).after.isEnabled()


def test_every_card_is_named_for_those_who_cannot_see_it(window: Window) -> None:
    window.replays.watch(Timeline(a_match("steady")))
    window.parts.analysis.ask_before(ReplayPoint(1, 12))
    strips = page(window).seen.findChildren(CardStrip)
    hand = strips[0]
    assert hand.accessibleName().startswith("In hand: ")
    assert hand.accessibleName().count(" of ") + hand.accessibleName().count("joker") == len(
        hand.groups[0]
    )
    assert all(strip.focusPolicy() & Qt.FocusPolicy.TabFocus for strip in strips)


def test_a_running_deal_betrays_nothing(window: Window) -> None:
    log = a_match("steady", over=False)
    window.replays.watch(Timeline(log), deal=2)
    bar = window.replays.bar
    assert bar is not None
    assert not bar.known.isEnabled()
    bar.do("known")
    assert window.parts.analysis.dialog is None
    window.replays.replay.seek(ReplayPoint(1, 3))  # type: ignore[union-attr]
    assert bar.known.isEnabled()
    bar.do("known")
    assert "Deal 1, move 3" in page(window).where.text()


def test_of_the_match_on_the_table_only_deals_that_are_over_are_told(
    qtbot: QtBot, window: Window
) -> None:
    window.parts.match.begin(MatchChoice(seed=3))
    qtbot.waitUntil(lambda: window.table.model is not None and window.table.model.my_turn)
    assert not window.parts.analysis.may_ask(1)
    window.parts.analysis.ask_before(ReplayPoint(1, 0))
    assert window.parts.analysis.dialog is None


class Adviser(LocalPool):
    """Says at once what was compared."""

    faulty = False

    def ask(
        self, level: str, seed: int | str, view: PlayerView, *, explain: Explainer | None = None
    ) -> int:
        self.asked = level, seed
        return super().ask(level, seed, view, explain=explain)

    def _say(self, number: int, level: str, seed: int | str, view: PlayerView) -> None:
        advice = None if self.faulty else advice_of(make_bot(level, seed), view)
        action = make_bot("steady", 0).choose(view)
        self.answered.emit(BotAnswer(number, action, advice=advice))


@pytest.mark.parametrize("faulty", [False, True])
def test_who_thinks_ahead_is_asked_the_same_question_again(
    qtbot: QtBot, window: Window, faulty: bool
) -> None:
    adviser = Adviser()
    adviser.faulty = faulty
    window.game.adviser.answered.disconnect()
    window.game.adviser = adviser
    adviser.answered.connect(window.parts.analysis._answered)
    log = copy(a_match("steady"))
    log.players = tuple(replace(player, played_by="club") for player in log.players)
    window.replays.watch(Timeline(log))
    at = next(n for n, e in enumerate(log.deals[0].entries) if "Discard" in type(e.action).__name__)
    window.parts.analysis.ask_before(ReplayPoint(1, at))
    assert "again" in page(window).note.text()
    seat = log.deals[0].entries[at].seat
    assert adviser.asked == ("club", bot_seed(log, seat))
    if faulty:
        qtbot.waitUntil(lambda: "not be worked out" in page(window).note.text())
    else:
        qtbot.waitUntil(lambda: page(window).moves.rowCount() > 1)
        told = page(window).note.text()
        assert told.startswith("Why: ") == ("something else" not in told)
        assert page(window).moves.item(0, 0).text()


def test_a_line_of_the_ledger_leads_to_the_first_move_of_its_turn(
    qtbot: QtBot, window: Window
) -> None:
    window.replays.watch(Timeline(a_match("steady")))
    ledger = window.window.ledger.widget()
    assert isinstance(ledger, Ledger)
    qtbot.waitUntil(lambda: len(list(ledger.model.lines())) > 6)
    line = next(line for line in ledger.model.lines() if line.kind == "turn" and line.first > 5)
    menu = ledger.menu_for(line)
    menu.actions()[-1].trigger()
    assert f"move {line.first + 1} of" in page(window).where.text()
    assert page(window).windowTitle() == f"What {line.name} knew"


def test_a_line_of_a_running_deal_offers_nothing_of_that_sort(qtbot: QtBot, window: Window) -> None:
    window.parts.match.begin(MatchChoice(seed=3))
    ledger = window.window.ledger.lines
    qtbot.waitUntil(lambda: any(line.kind == "turn" for line in ledger.model.lines()))
    line = next(line for line in ledger.model.lines() if line.kind == "turn")
    texts = [action.text() for action in ledger.menu_for(line).actions()]
    assert texts
    assert not any("know" in text for text in texts)


def test_many_cards_go_into_several_lines(qtbot: QtBot) -> None:
    strip = CardStrip([["9h"] * 40], "forty nines")
    qtbot.addWidget(strip)
    one_line = strip.heightForWidth(2000)
    assert CARD.height() < one_line < 2 * CARD.height()
    assert strip.heightForWidth(300) > 3 * CARD.height()


def test_a_move_by_rules_of_thumb_has_its_reason_too(window: Window) -> None:
    log = a_match("steady")
    window.replays.watch(Timeline(log))
    last = len(log.deals[0].entries)
    window.parts.analysis.ask_before(ReplayPoint(1, last - 1))
    assert page(window).note.text().endswith("rules of thumb.")
    told = set()
    for number in range(1, last + 1, 7):
        window.parts.analysis.ask_before(ReplayPoint(1, number - 1))
        told.add(page(window).note.text().partition("\n")[0])
    assert sum(text.startswith("Why: ") for text in told) > 5
    assert not any("worth more" in text or "promise" in text for text in told)
