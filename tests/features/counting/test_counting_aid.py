"""The counting aid: chosen for a match, beside the table, told in the history."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.features.counting.panel import CountingDock
from canasta_qt.features.counting.words import counting_model
from canasta_qt.features.history.session import History
from canasta_qt.features.history.window.match_table import cell_text
from canasta_qt.features.match_setup.window.company import SeatsPanel
from canasta_qt.features.match_setup.window.dialog import NewMatchDialog
from canasta_qt.features.match_setup.window.page import NewMatchPage
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.players.counting import counting_of
from canasta_qt.storage.match_values import ListFilter, ListOrder
from canasta_qt.view_model.pictures import Zone, ZoneKind
from tests.helpers.chosen_games import chosen_games
from tests.helpers.programs.match_window import Window

SHAPES = "match.players", "deal.foot_size"
"""What decides how many people, cards and places there are beside the panel."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """The window before a match; bots do not answer."""
    one = Window(qtbot, tmp_path / "data")
    one.pool.silent = True
    yield one
    one.close()


def _begin(window: Window, game: str = "classic_2p", seed: int = 3) -> CountingDock:
    window.parts.match.begin(MatchChoice(game, seed=seed))
    window.table.skip()
    window.table.skip()  # what comes after a ceremony is skipped separately
    return window.parts.counting.dock


def _settled(qtbot: QtBot, window: Window) -> None:
    """Everything has been shown, and the table has said so."""
    with qtbot.waitSignal(window.table.player.finished):
        window.table.skip()


def _shown(window: Window) -> str:
    """What the panel says about everything, in one text."""
    panel = window.parts.counting.dock.panel
    texts = [panel.wilds.text()]
    for table in (panel.ranks, panel.people):
        for row in range(table.rowCount()):
            for column in range(table.columnCount()):
                item = table.item(row, column)
                spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
                texts.append(str(spoken or item.text()))
    return "|".join(texts)


def test_nobody_sees_it_who_does_not_want_it(window: Window) -> None:
    dock = _begin(window)
    assert dock.isHidden()
    assert not window.game.match.run.log.counting_aid


def test_it_can_be_chosen_in_a_match_and_put_away_again_and_the_history_tells_of_it(
    window: Window,
) -> None:
    dock = _begin(window)
    window.do("counting_aid")
    assert dock.isVisible()
    assert "Wild cards left" in _shown(window)
    assert window.window.menus.actions["counting_aid"].isChecked()
    window.do("counting_aid")
    assert dock.isHidden()
    window.do("counting_aid")
    dock.close()
    assert not window.window.menus.actions["counting_aid"].isChecked()
    assert not window.preferences.flag("counting_aid")
    assert window.game.match.run.log.counting_aid, "it was used, and that stays told"
    (row,) = window.store.listed(ListFilter(), ListOrder(), 0, 9)
    assert cell_text("rules_name", row) == "Classic, two players · counting aid"
    details = History(window.store, window.parts.chooser._games).details(row.id)
    assert details.aid == "Played with the counting aid."
    window.parts.match.resume(window.game.match.run.log)
    assert dock.isHidden(), "whoever put it away does not get it with the next start"


def test_it_counts_when_something_was_played(window: Window, qtbot: QtBot) -> None:
    window.pool.silent = False
    _begin(window)
    window.do("counting_aid")
    match = window.game.match
    qtbot.waitUntil(lambda: match.run.state.actor == match.session.viewer)
    before = _shown(window)
    window.game.input.activate(Zone(ZoneKind.STOCK))
    _settled(qtbot, window)
    counted = counting_model(counting_of(match.run.view(match.session.viewer)), match.session)
    after = _shown(window)
    assert after != before
    assert counted.wilds in after
    assert all(f"{rank.name}|{rank.seen}|{rank.left}" in after for rank in counted.ranks)


@pytest.mark.parametrize(
    "games",
    [chosen_games(by=SHAPES), pytest.param(chosen_games(), marks=pytest.mark.slow)],
    ids=["shapes", "chosen"],
)
def test_the_next_match_begins_as_this_one_was_left_and_it_fits_every_kind_of_game(
    window: Window, qtbot: QtBot, games: tuple[str, ...]
) -> None:
    _begin(window)
    window.do("counting_aid")
    for seed, game in enumerate(games, 4):
        dock = _begin(window, game, seed)
        _settled(qtbot, window)
        assert dock.isVisible(), game
        assert window.game.match.run.log.counting_aid, game
        assert dock.width() <= 300, game
        assert window.table.width() >= window.table.minimumWidth(), game
        ranks = dock.panel.ranks
        assert ranks.horizontalHeader().length() <= ranks.viewport().width() + 1, game


def test_before_a_match_there_is_nothing_to_count(window: Window) -> None:
    assert not window.window.menus.actions["counting_aid"].isEnabled()
    window.parts.counting.toggle()
    assert window.parts.counting.dock.isHidden()


@pytest.mark.parametrize("wanted", [True, False])
def test_it_is_chosen_for_a_match_beside_seats_and_names(window: Window, wanted: bool) -> None:
    window.preferences.set_flag("counting_aid", not wanted)
    window.parts.chooser.open()
    window.dialog(NewMatchPage).seats_asked.emit()
    seats = window.dialog(SeatsPanel)
    assert seats.people.counting_aid.isChecked() is not wanted
    seats.people.counting_aid.setChecked(wanted)
    choice = replace(seats.choice(), seed=3)
    seats.reject()
    window.parts.match.begin(choice)
    window.table.skip()
    window.table.skip()
    assert window.window.menus.actions["counting_aid"].isChecked() is wanted
    assert window.game.match.run.log.counting_aid is wanted
    assert window.preferences.flag("counting_aid") is wanted


def test_all_games_offer_it_too(window: Window) -> None:
    window.parts.chooser.open_all()
    dialog = window.dialog(NewMatchDialog)
    dialog.people.counting_aid.setChecked(True)
    assert dialog.choice().counting_aid is True
    dialog.reject()
