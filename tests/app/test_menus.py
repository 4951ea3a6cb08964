"""The menus of a running deal: few entries, what the game has, and a way to everything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.windows.find_command import CommandFinder
from canasta_qt.words.keys import BY_ID, COMMANDS
from tests.helpers.programs.match_window import Window

SEEDS = count(3)
"""Cards that are in play are not dealt again."""

MOST, MOST_WITH_CHOICES = 45, 60


@pytest.fixture(scope="module")
def deal(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A running deal of Modern American."""
    one = Window(None, tmp_path_factory.mktemp("menus"))
    one.pool.silent = True
    begin(one, "american_2017")
    yield one
    one.close()


def begin(one: Window, game: str) -> None:
    one.parts.match.begin(MatchChoice(game, seed=next(SEEDS)))
    one.table.skip()
    one.table.skip()


def entries(menu: QMenu) -> list[QAction]:
    """Those that are hidden too."""
    return [action for action in menu.actions() if not action.isSeparator()]


def all_entries(menu: QMenu) -> list[QAction]:
    within = (action.menu() for action in entries(menu))
    deeper = [one for each in within if isinstance(each, QMenu) for one in all_entries(each)]
    return [*entries(menu), *deeper]


def menus(one: Window) -> dict[str, QMenu]:
    found = (action.menu() for action in one.window.menuBar().actions())
    return {menu.title().replace("&", ""): menu for menu in found if isinstance(menu, QMenu)}


def finder(one: Window) -> CommandFinder:
    one.do("find_command")
    return one.dialog(CommandFinder)


def rows(shown: CommandFinder) -> list[str]:
    return [shown.list.item(row).text() for row in range(shown.list.count())]


def test_the_menus_are_short(deal: Window) -> None:
    assert sum(len(entries(menu)) for menu in menus(deal).values()) <= MOST
    assert sum(len(all_entries(menu)) for menu in menus(deal).values()) <= MOST_WITH_CHOICES


def test_the_menu_of_the_turn_has_what_the_game_has(deal: Window) -> None:
    def of_turn() -> set[str]:
        held = entries(menus(deal)["Turn"])
        return {id_ for id_, action in deal.window.menus.actions.items() if action in held}

    assert {"special", "ask"} <= of_turn()
    assert not {"merge", "retract", "concede"} & of_turn()
    begin(deal, "bolivia")
    assert "merge" in of_turn()
    assert "special" not in of_turn()
    begin(deal, "classic_2p")
    assert "ask" not in of_turn()
    begin(deal, "american_2017")
    assert "special" in of_turn()


def test_every_command_is_found_by_its_words_and_shows_its_key(deal: Window) -> None:
    shown = finder(deal)
    try:
        listed = rows(shown)
        bound = [one for one in COMMANDS if deal.window.commands.is_bound(one.id)]
        assert {one.words for one in bound} <= set(listed)
        assert "Animation: Fast" in listed
        shown.field.setText("rulebook")
        assert not shown.list.isVisible()
        shown.field.setText("concede match")
        assert rows(shown) == [BY_ID["concede_match"].words]
        shown.field.setText("hint")
        assert shown.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Hint, H")
    finally:
        shown.reject()


def test_a_command_without_a_menu_keeps_its_key(deal: Window) -> None:
    in_menus = {one for menu in menus(deal).values() for one in all_entries(menu)}
    for command in COMMANDS:
        action = deal.window.menus.actions[command.id]
        if deal.window.commands.is_bound(command.id) and command.context == "Menus":
            assert action in in_menus or action in deal.window.actions(), command.id


def test_keys_alone_find_a_command_and_do_it(deal: Window) -> None:
    shown = finder(deal)
    QTest.keyClicks(shown.field, "sounds")
    QTest.keyClick(shown.field, Qt.Key.Key_Return)
    assert not shown.isVisible()
    assert not deal.preferences.sound
    again = finder(deal)
    QTest.keyClicks(again.field, "theme")
    QTest.keyClick(again.field, Qt.Key.Key_Down)
    QTest.keyClick(again.field, Qt.Key.Key_Return)
    assert deal.preferences.chosen("theme") == "light"


def test_what_is_not_possible_now_is_shown_so_and_left(deal: Window) -> None:
    shown = finder(deal)
    try:
        shown.field.setText("next deal")
        spoken = shown.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == "Next deal, Ctrl+D. Not possible now"
        shown.choose()
        assert shown.isVisible()
    finally:
        shown.reject()
