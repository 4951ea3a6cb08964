"""Rules are chosen, read, changed and kept, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset, preset_ids, resolve
from canasta_qt.features.match_setup.window.dialog import NewMatchDialog
from canasta_qt.features.rulebook.window.how_to_play import HowToPlay
from canasta_qt.features.rules.window.dialog import RulesDialog
from canasta_qt.features.rules.window.exchange import ImportPreview
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.scene.panels.choice import Question
from canasta_qt.record.rule_code import short_code
from tests.helpers.chosen_games import chosen_games
from tests.helpers.programs.fake_game import model, script
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.rules_program import FRIENDLY, Program, ProgramFiles, type_name

SHAPES = "match.team_mode", "meld.same_rank", "sequence.enabled"
"""What decides which sorts of values the rules dialog has to keep; its editors are tested alone."""

# --- choosing -------------------------------------------------------------------------------


def test_typing_a_rule_shows_only_the_games_that_have_it(program: Program, qtbot: QtBot) -> None:
    dialog = program.choose("samba")
    qtbot.keyClicks(dialog.finder.search, "freeze")
    assert dialog.finder.list.shows("uruguay")
    assert not dialog.finder.list.shows("viennese")
    dialog.finder.list.show_game("uruguay")
    assert "Always frozen" in dialog.details.found.text()


def test_enter_in_the_search_chooses_the_game_found_first(program: Program, qtbot: QtBot) -> None:
    dialog = program.choose("samba")
    dialog.chosen.connect(lambda _: pytest.fail("nothing is dealt yet"))
    qtbot.keyClicks(dialog.finder.search, "foot")
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Return)
    game = dialog.game()
    assert game is not None
    assert "Foot" in game.name, "a game of that name comes before one that only has a foot"
    assert dialog.focusWidget() is dialog.finder.list


def test_the_search_is_left_for_the_list_and_emptied_with_keys(
    program: Program, qtbot: QtBot
) -> None:
    dialog = program.choose("samba")
    qtbot.keyClicks(dialog.finder.search, "zebra")
    assert dialog.finder.nothing.isVisible()
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.finder.search.text() == ""
    qtbot.keyClick(dialog.finder.search, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.finder.list


# stand-in: `test_what_cannot_be_written_is_told...`, `test_games_and_own_sets_can_be_favourites`
@pytest.mark.slow
def test_a_star_brings_a_game_to_the_top_for_good(
    program: Program, qtbot: QtBot, kept: ProgramFiles
) -> None:
    program.choose("bolivia").details.star.click()
    later = Program(qtbot, kept).choose("bolivia")
    assert later.details.star.isChecked()
    top = later.finder.list.topLevelItem(0)
    assert top.text(0) == "Favourites"
    assert top.child(0).text(0).startswith("Bolivian Canasta")


def test_the_dialog_fits_small_screens_with_everything_unfolded(program: Program) -> None:
    dialog = program.choose("miller_6p")
    dialog.people.more_button.click()
    dialog.undo_bar.tell("Ours")
    assert dialog.minimumSizeHint().width() <= 800
    assert dialog.minimumSizeHint().height() <= 600


@pytest.mark.slow  # stand-in: `test_size_and_panes_come_back`: `remember_size`, too
def test_the_dialog_comes_back_as_large_as_it_was(
    program: Program, qtbot: QtBot, kept: ProgramFiles
) -> None:
    dialog = program.choose("samba")
    dialog.resize(798, 581)
    dialog.reject()
    later = Program(qtbot, kept).choose("samba")
    assert (later.width(), later.height()) == (798, 581)


# --- changing -------------------------------------------------------------------------------


def test_changed_rules_are_played_at_once_and_again_after_a_restart(
    program: Program, qtbot: QtBot, kept: ProgramFiles
) -> None:
    dialog = program.change("samba")
    dialog.draft.set("go_out.bonus", 300)
    dialog.start.click()
    match = program.begun()
    assert match.rules_name == "Samba (Dutch form), changed"
    assert resolve(match.rules, match.overrides) == FRIENDLY
    assert program.no_dialog()
    later = Program(qtbot, kept)
    assert "changed" in later.window.welcome.game.text()
    Parts(later.context).chooser.same_again()
    assert resolve(later.begun().rules, later.begun().overrides) == FRIENDLY


def test_changes_can_be_dropped_before_the_start(program: Program) -> None:
    dialog = program.change("samba")
    dialog.draft.set("go_out.bonus", 300)
    dialog.start.click()
    again = program.choose("samba")
    assert again.details.title.text() == "Samba (Dutch form), changed"
    again.details.forget.click()
    again.start_button.click()
    assert program.begun().overrides == {}


@pytest.mark.parametrize(
    "games",
    [chosen_games(by=SHAPES), pytest.param(preset_ids(), marks=pytest.mark.slow)],
    ids=["chosen", "all"],
)
def test_every_game_opens_in_the_rules_dialog_saves_and_starts_unchanged(
    program: Program, games: tuple[str, ...]
) -> None:
    for game in games:
        Parts(program.context).rules.change(program.games.get(game), program.window)
        dialog = program.dialog(RulesDialog)
        assert dialog.draft.rules == preset(game).rules
        dialog.save_as.click()
        type_name(program, f"Our {game}")
        own = next(one for one in program.library.all() if one.name == f"Our {game}")
        assert own.rules == preset(game).rules
        dialog.start.click()
        match = program.begun()
        assert resolve(match.rules, match.overrides) == preset(game).rules
        assert (match.rules_name, match.rule_set) == (own.name, own.id)


def test_rules_kept_from_the_dialog_are_played_under_their_own_name(program: Program) -> None:
    dialog = program.change("samba")
    dialog.draft.set("go_out.bonus", 300)
    dialog.save_as.click()
    type_name(program, "Sundays")
    assert program.dialog(NewMatchDialog).game().name == "Sundays"
    dialog.draft.set("go_out.bonus", 400)
    dialog.save.click()
    (own,) = program.library.all()
    assert own.rules.go_out.bonus == 400
    assert own.parent_rules == preset("samba").rules
    dialog.start.click()
    assert program.begun().rule_set == own.id


def test_a_refusal_to_leave_the_match_loses_no_changes(program: Program) -> None:
    program.controller.played.emit(script(model()))
    dialog = program.change("samba")
    dialog.draft.set("go_out.bonus", 300)
    dialog.start.click()
    program.dialog(Question).reject()
    program.dialog(NewMatchDialog).reject()
    assert program.choose("samba").choice().changed.rules == FRIENDLY


# --- keeping --------------------------------------------------------------------------------


def test_ones_own_rules_are_renamed_copied_and_deleted_by_keyboard(
    program: Program, qtbot: QtBot, kept: ProgramFiles
) -> None:
    own = program.keep()
    dialog = program.choose(own.id)
    qtbot.keyClick(dialog.finder.list, Qt.Key.Key_F2)
    type_name(program, "Sundays")
    assert dialog.details.title.text() == "Sundays"
    dialog.own_rules.duplicate(dialog.game())
    type_name(program, "Mondays")
    assert dialog.details.title.text() == "Mondays"
    qtbot.keyClick(dialog.finder.list, Qt.Key.Key_Delete)
    assert [one.name for one in program.library.all()] == ["Sundays"]
    assert [one.name for one in kept.library().all()] == ["Sundays"]


def test_deleted_rules_come_back(program: Program, qtbot: QtBot, kept: ProgramFiles) -> None:
    own = program.keep()
    dialog = program.choose(own.id)
    dialog.own_rules.delete(dialog.game())
    assert program.library.all() == ()
    dialog.undo_bar.button.click()
    assert dialog.game().id == own.id
    assert kept.library().get(own.id).rules == FRIENDLY


def test_a_game_of_the_catalogue_cannot_be_deleted(program: Program, qtbot: QtBot) -> None:
    dialog = program.choose("samba")
    qtbot.keyClick(dialog.finder.list, Qt.Key.Key_Delete)
    assert not any(action.isEnabled() for action in dialog.of_own_rules)
    assert dialog.finder.list.shows("samba")


def test_the_last_choice_may_be_ones_own_rules_and_may_be_gone(
    program: Program, qtbot: QtBot, kept: ProgramFiles
) -> None:
    own = program.keep()
    program.choose(own.id).start_button.click()
    again = Program(qtbot, kept)
    assert "Ours" in again.window.welcome.game.text()
    again.library.delete(own.id)
    later = Program(qtbot, kept)
    assert "are gone" in later.window.ledger.lines.model.texts()[0]
    Parts(later.context).chooser.same_again()
    assert later.begun().rules == MatchChoice().rules


# --- reading and comparing ------------------------------------------------------------------


def test_the_rules_of_the_usual_game_are_at_hand(program: Program) -> None:
    """Their other windows are opened from the menu by `test_every_window`."""
    for action, kind in (("table_rules", RulesDialog), ("export_rules", QFileDialog)):
        program.do(action)
        assert program.dialog(kind).isVisible(), action


def test_the_rulebook_is_opened_once_and_comes_to_the_front(program: Program) -> None:
    program.do("read_rules")
    book = program.dialog(HowToPlay)
    program.do("read_rules")
    assert program.dialog(HowToPlay) is book
    program.choose("samba").read_button.click()
    assert not book.isVisible()
    assert "Samba" in program.dialog(HowToPlay).windowTitle()


def test_everything_in_the_preview_has_a_name_for_screen_readers(program: Program) -> None:
    """`test_every_window` asks it of the other dialogs."""
    QGuiApplication.clipboard().setText(short_code(program.keep()))
    Parts(program.context).rules.paste(program.window)
    for widget in program.dialog(ImportPreview).findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            told = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            assert told, widget


def test_what_cannot_be_written_is_told_and_holds_for_now(
    program: Program, kept: ProgramFiles
) -> None:
    kept.folder.parent.mkdir(exist_ok=True)
    kept.folder.write_text("a file where the folder should be", encoding="utf-8")
    dialog = program.choose("bolivia")
    dialog.details.star.click()
    assert "cannot save" in program.dialog(QMessageBox).text()
    program.dialog(QMessageBox).reject()
    assert dialog.finder.list.topLevelItem(0).text(0) == "Favourites"
    dialog.own_rules.duplicate(dialog.game())
    type_name(program, "Ours")
    program.dialog(QMessageBox).reject()
    assert "Ours" in [game.name for game in program.games.all()]


def test_no_key_of_the_welcome_page_is_also_one_of_a_menu(program: Program) -> None:
    named = (QKeySequence.mnemonic(one.text()) for one in program.window.menuBar().actions())
    menus = {key for key in named if not key.isEmpty()}
    buttons = program.window.welcome.findChildren(QPushButton)
    keys = [QKeySequence.mnemonic(one.text()) for one in buttons]
    assert len(set(keys)) == len(keys)
    assert not menus.intersection(keys)
