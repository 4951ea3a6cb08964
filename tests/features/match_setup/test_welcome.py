"""The page before a match: what waits, how the last one ended, the ways in."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QPaintEvent, QRegion
from pytestqt.qtbot import QtBot

from canasta_qt.features.match_setup.window.welcome import Welcome
from canasta_qt.library.match_saver import describe, last_of
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.parts.growing import grow_all
from canasta_qt.view_model.endings import LastResult, PersonModel, WaitingModel, WelcomeModel
from canasta_qt.view_model.pictures import Zone, ZoneKind
from canasta_qt.words.pages import greeting, how_long_ago, usual_partner
from tests.helpers import RESOURCES
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.programs.match_window import Window, a_finished_match

LONG = "Classic, three players (temporary partnership), with drawn seats"


@pytest.fixture
def welcome(qtbot: QtBot) -> Welcome:
    art = CardArt(RESOURCES)
    page = Welcome(art, Portraits(RESOURCES))
    art.setParent(page)
    qtbot.addWidget(page)
    page.resize(1024, 560)
    page.show()
    return page


@pytest.mark.parametrize("game", ["Denexa", LONG])
def test_the_usual_game_is_named_in_full(welcome: Welcome, game: str) -> None:
    welcome.offer(WelcomeModel(game=game, about="A game."))
    assert welcome.game.text() == game
    assert welcome.game.height() >= welcome.game.heightForWidth(welcome.game.width())
    assert welcome.main_button is welcome.play_button


def test_the_usual_game_is_called_reconstructed_where_it_is(welcome: Welcome) -> None:
    welcome.offer(WelcomeModel(game="Albany", doubts="Reconstructed: little is known."))
    assert welcome.doubts.isVisible()
    welcome.offer(WelcomeModel(game="Samba"))
    assert not welcome.doubts.isVisible()


def test_with_a_match_that_waits_there_is_one_filled_button(welcome: Welcome) -> None:
    welcome.offer(WelcomeModel(waiting=WaitingModel("Classic", "Deal 3"), game="Samba"))
    assert welcome.resume_button.isVisible()
    assert not welcome.play_button.isVisible()
    assert welcome.play_again.isVisible()
    assert welcome.about.text() == "Samba"


def test_the_last_result_stands_beside_the_faces_of_those_who_won(welcome: Welcome) -> None:
    people = (PersonModel("You", "face-1"), PersonModel("Otto", "face-2"))
    last = LastResult("You & Otto won by 1,025", "5,310 to 4,285 · Classic · yesterday", people)
    welcome.offer(WelcomeModel(last=last, companions=people[1:]))
    assert welcome.last_title.text() == "You & Otto won by 1,025"
    assert welcome.faces.accessibleName() == "You, Otto"


def test_before_the_first_match_the_companions_are_there(welcome: Welcome) -> None:
    welcome.offer(WelcomeModel(companions=(PersonModel("Vera", "face-3"),)))
    assert welcome.faces.accessibleName() == "Vera"
    assert not welcome.last_title.isVisible()


@for_each(
    ("hour", "words"),
    [(3, "Good evening."), (8, "Good morning."), (13, "Good afternoon."), (20, "Good evening.")],
)
def test_the_greeting_goes_by_the_hour(hour: int, words: str) -> None:
    assert greeting(hour, "") == words
    assert greeting(hour, "Otto") == f"{words} Otto has kept your chair."


def test_the_partner_greets_and_where_all_are_alone_the_neighbour() -> None:
    names = ("You", "Vera", "Otto", "Nina")
    assert usual_partner(names, (0, 1, 0, 1)) == "Otto"
    assert usual_partner(names, (0, 1, 2)) == "Vera"
    assert usual_partner(("Ann", "Vera", "", "Nina"), (0, 1, 0, 1)) == ""


def test_how_long_ago_is_told_in_minutes_hours_and_days() -> None:
    noon = time.mktime((2026, 11, 24, 12, 0, 0, 0, 0, -1))
    told = [how_long_ago(noon - ago, noon) for ago in (5, 60, 1200, 3600, 7200, 86_400, 3 * 86_400)]
    assert told == [
        "just now", "1 minute ago", "20 minutes ago", "1 hour ago", "2 hours ago", "yesterday",
        "3 days ago",
    ]  # fmt: skip


def test_a_match_that_waits_is_told_with_whose_turn_it_is() -> None:
    log = play_on(play_deal(new_run()), 30).log
    card = describe(Unfinished(1, log, time.time() - 1300)).card
    assert card is not None
    assert card.detail.startswith("Deal 2 · ")
    assert card.detail.endswith(" · saved 21 minutes ago")
    assert [total for _, total in card.sides] != [0, 0]


def test_the_last_result_comes_from_the_history(tmp_path: Path) -> None:
    paths = Paths.find(str(tmp_path))
    paths.create()
    store = open_store(paths)
    assert last_of(store) is None
    log = a_finished_match()
    store.import_log(log, "Classic, four players")
    last = last_of(store)
    assert last is not None
    scored = sorted(log.deals[0].scored or (), reverse=True)
    assert last.title.endswith(f"won by {scored[0] - scored[1]:,}")
    assert last.detail.endswith("Classic, four players · just now")
    assert len(last.people) == 2
    store.database.close()


# --- from the table and back ------------------------------------------------------------------


def on_welcome(window: Window) -> bool:
    return window.window.stack.currentWidget() is window.window.welcome


def test_the_menu_leads_from_a_match_to_the_welcome_and_from_there_on_with_it(
    window: Window, qtbot: QtBot
) -> None:
    action = window.window.menus.actions["welcome"]
    assert not action.isEnabled()
    window.parts.match.begin(MatchChoice(seed=3))
    qtbot.waitUntil(lambda: window.table.model is not None and window.table.model.my_turn)
    window.game.input.activate(Zone(ZoneKind.STOCK))
    digest, key = window.game.match.run.state.digest(), window.game.number
    assert action.isEnabled()
    window.do("welcome")
    assert on_welcome(window)
    assert window.game.match is None
    assert not window.window.menus.actions["hint"].isEnabled()
    assert not action.isEnabled()
    assert window.parts.waits.match is not None
    window.parts.waits.resume()
    assert not on_welcome(window)
    assert window.game.number == key
    assert window.game.match.run.state.digest() == digest
    qtbot.waitUntil(lambda: window.table.model is not None and window.table.model.my_turn)


def test_the_menu_leads_from_a_match_that_is_over_to_the_welcome(
    window: Window, qtbot: QtBot
) -> None:
    window.preferences.set_flag("confirm_concede", False)
    window.parts.match.begin(MatchChoice(seed=3))
    window.do("concede_match")
    window.do("welcome")
    assert on_welcome(window)
    assert window.parts.waits.match is None


def test_the_menu_leads_from_a_replay_to_the_welcome(window: Window) -> None:
    window.replays.watch(Timeline(a_finished_match()))
    window.do("welcome")
    assert on_welcome(window)
    assert window.replays.replay is None
    assert window.table.commands is window.game.input


def test_a_bot_that_thinks_does_not_play_on_behind_the_welcome(
    window: Window, qtbot: QtBot
) -> None:
    window.pool.silent = True
    window.parts.match.begin(MatchChoice(seed=3), demo=True)
    window.do("welcome")
    window.parts.waits.resume()
    assert window.game.match is not None
    before = len(window.game.match.run.log.deals[-1].entries)
    window.do("welcome")
    window.pool.silent = False
    qtbot.wait(100)
    assert window.parts.waits.match is not None
    log = window.parts.waits.match.unfinished.log
    assert len(log.deals[-1].entries) == before


def test_the_line_above_the_ways_is_drawn_anew_where_they_move(
    welcome: Welcome, qtbot: QtBot
) -> None:
    welcome.offer(WelcomeModel(greeting="Hello.", game="Classic", about="For four."))
    qtbot.wait(50)
    painted = _PaintedRegions(welcome)
    grow_all(welcome, 1.4)  # as a larger window does; the links become higher
    qtbot.wait(50)
    right = welcome.width() - 100
    assert welcome.line_at < welcome.links["statistics"].y()
    assert painted.region.contains(QPoint(right, welcome.line_at))


class _PaintedRegions(QObject):
    """Notes what of a widget is painted from now on."""

    def __init__(self, widget: Welcome) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False
