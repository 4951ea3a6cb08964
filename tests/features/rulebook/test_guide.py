"""The guide opens at a word of the game, from the menu, from a message, and by a key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset
from canasta_qt.features.rulebook.window.guide import GuidePage
from canasta_qt.features.rulebook.window.term_words import TermWords, term_desk
from canasta_qt.features.rulebook.words.strategy.chapter import chapter
from canasta_qt.features.rulebook.words.terms import FORMS, Terms
from canasta_qt.features.rulebook.words.writer import write, write_guide
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.ui.style.following import renew
from canasta_qt.view_model.pictures import RefusedModel
from tests.helpers.chosen_games import chosen_games, sweep
from tests.helpers.programs.match_window import Window
from tests.helpers.programs.parts import Parts

REFUSAL = "You cannot take the frozen pile: you need a natural pair."


def _begin(one: Window) -> None:
    """A match comes to the table; bots do not answer."""
    one.pool.silent = True
    Parts(one.context).match.begin(MatchChoice("classic_4p", seed=3))
    one.table.skip()
    one.table.skip()


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window with a match that stays as it is."""
    one = Window(None, tmp_path_factory.mktemp("guide"))
    _begin(one)
    yield one
    one.close()


@pytest.fixture
def window(shared: Window) -> Iterator[Window]:
    """The window with a match, in which no guide is open."""
    yield shared
    guide = Parts(shared.context).guide.window
    if guide is not None:
        guide.close()
        guide.deleteLater()


@pytest.fixture
def own_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """A window with a match that no other test has."""
    one = Window(qtbot, tmp_path / "data")
    _begin(one)
    yield one
    one.close()


def _guide(window: Window) -> GuidePage:
    shown = window.parts.guide.window
    assert shown is not None
    assert shown.tab == "guide"
    return shown.guide


def _looked_up(window: Window) -> str:
    """The paragraph that is shown as the one that was looked up."""
    browser = _guide(window).pane.browser
    (shown,) = browser.extraSelections()
    blocks = (
        browser.document().findBlockByNumber(n) for n in range(browser.document().blockCount())
    )
    lit = [one for one in blocks if one.blockFormat().background().style() != Qt.BrushStyle.NoBrush]
    assert [one.text() for one in lit] == [shown.cursor.block().text()], "in its whole width"
    return str(shown.cursor.selectedText().strip("\u2029"))


def _click(window: Window, word: str) -> None:
    """Click a word of the line above the hand."""
    prompt = window.table.scene_of_cards.fixed_items.prompt
    box = prompt.boundingRect()
    places = (
        QPointF(x, y)
        for y in range(round(box.top()), round(box.bottom()), 3)
        for x in range(round(box.left()), round(box.right()), 3)
    )
    at = next(place for place in places if prompt.link_at(place) == word)
    point = prompt.mapToScene(at).toPoint()
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_the_menu_opens_it_with_advice_first(window: Window) -> None:
    window.do("guide")
    guide = _guide(window)
    assert guide.contents.item(0).text() == "How to play well"
    assert "Words of the game" in [
        guide.contents.item(row).text() for row in range(guide.contents.count())
    ]


def test_a_word_of_a_refusal_leads_to_what_it_means(window: Window) -> None:
    window.table.refuse(RefusedModel(REFUSAL))
    _click(window, "frozen-pile")
    assert _looked_up(window).startswith("Frozen pile")
    _click(window, "pair")
    assert _looked_up(window).startswith("Pair")


def test_a_click_on_a_word_plays_nothing(window: Window) -> None:
    before = window.game.match.run.log.actions
    window.table.refuse(RefusedModel(REFUSAL))
    _click(window, "pair")
    assert window.game.match.run.log.actions == before
    assert window.table.said == REFUSAL


def test_resting_on_a_word_tells_what_it_means(window: Window) -> None:
    window.table.refuse(RefusedModel("You need a natural pair."))
    prompt = window.table.scene_of_cards.fixed_items.prompt
    box = prompt.boundingRect()
    tips = {
        window.table.tip_at(prompt.x() + x, prompt.y() + box.center().y())
        for x in range(round(box.width()))
    }
    assert Terms(preset("classic_4p").rules).meaning("pair") in tips


def test_one_word_is_explained_at_once_and_several_are_offered(window: Window) -> None:
    window.table.refuse(RefusedModel("That would be an opening."))
    window.do("explain")
    assert _looked_up(window).startswith("Opening")
    menu = window.parts.guide.menu(["pair", "meld"])
    assert [one.text() for one in menu.actions()] == ["Pair", "Meld"]
    menu.actions()[1].trigger()
    assert _looked_up(window).startswith("Meld")


def test_a_message_without_such_a_word_leads_to_all_of_them(window: Window) -> None:
    window.parts.guide.explain("Nothing of the kind.")
    assert _guide(window).contents.currentItem().text() == "Words of the game"


def test_links_within_the_guide_lead_on(window: Window) -> None:
    window.parts.guide.open_guide("frozen-pile")
    _guide(window).pane.browser.anchorClicked.emit(QUrl("term:rank"))
    assert _looked_up(window).startswith("Rank")


def test_advice_is_found_by_its_topic(window: Window) -> None:
    window.parts.guide.open_guide(chapter="freeze")
    assert _looked_up(window) == "When to freeze the pile"


def test_the_guide_is_that_of_the_game_on_the_table(own_window: Window) -> None:
    Parts(own_window.context).guide.open_guide("foot")
    assert _guide(own_window).contents.currentItem().text() == "Words of the game"
    Parts(own_window.context).match.begin(MatchChoice("hand_and_foot", seed=4))
    Parts(own_window.context).guide.open_guide("foot")
    assert _looked_up(own_window).startswith("Foot")
    assert own_window.table.terms.rules == preset("hand_and_foot").rules


def test_another_word_takes_the_open_guide(window: Window) -> None:
    window.parts.guide.open_guide("pair")
    first = _guide(window)
    window.parts.guide.open_guide("meld")
    assert _guide(window) is first


@sweep("game", chosen_games(), by=("sequence.enabled", "meld.same_rank", "deal.foot_size"))
def test_every_word_and_every_advice_of_a_game_can_be_opened(qtbot: QtBot, game: str) -> None:
    rules = preset(game).rules
    guide = GuidePage()
    qtbot.addWidget(guide)
    guide.show_rules(rules, game)
    terms = [term for term in FORMS if Terms(rules).meaning(term)]
    assert all(guide.open_term(term) for term in terms)
    assert all(guide.open_chapter(advice.topic) for advice in chapter(rules))
    assert not guide.open_term("no-such-word")


@sweep("game", by=("sequence.enabled", "meld.same_rank", "deal.foot_size", "match.players"))
def test_the_guide_says_what_the_rulebook_says(game: str) -> None:
    rules = preset(game).rules
    book = {section.id: section for section in write(rules, examples=False).sections}
    guide = write_guide(rules).sections
    assert [section.id for section in guide] == ["playing_well", "glossary"]
    assert all(book[section.id] == section for section in guide)


def test_words_of_a_lesson_lead_to_the_guide_of_its_game(own_window: Window, qtbot: QtBot) -> None:
    own_window.do("first_hand")
    lessons = Parts(own_window.context).lessons
    assert lessons._bar is not None
    assert lessons._page is not None
    lessons._page.accept()
    bar = lessons._bar.text
    qtbot.waitUntil(lambda: bar.isVisible() and bar.width() > 100)
    bar.setText("Three aces are a meld.")
    laid = [QPointF(x, y) for x in range(0, bar.width(), 3) for y in range(2, bar.height(), 3)]
    at = next(point for point in laid if bar.term_at(point) == "meld")
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert _looked_up(own_window).startswith("Meld")
    bar.setText("A natural pair.")
    own_window.do("explain")
    assert _looked_up(own_window).startswith("Pair")


def test_terms_of_another_window_are_not_answered_here(window: Window, qtbot: QtBot) -> None:
    other = TermWords("A meld.")
    qtbot.addWidget(other)
    term_desk().asked.emit("meld", other)
    assert window.parts.guide.window is None


def test_another_theme_keeps_the_place_and_every_word(window: Window) -> None:
    window.parts.guide.open_guide("frozen-pile")
    guide = _guide(window)
    before = guide.pane.browser.toPlainText()
    renew()
    assert guide.pane.browser.toPlainText() == before
    assert _looked_up(window).startswith("Frozen pile")
    assert guide.contents.currentItem().text().strip() == "Frozen pile"


def test_card_values_stand_beside_the_table_and_follow_its_rules(own_window: Window) -> None:
    own_window.do("card_values")
    dock = Parts(own_window.context).crib.dock
    assert dock is not None
    assert dock.isVisible()
    assert own_window.window.menus.actions["card_values"].isChecked()
    text = dock.pane.browser.toPlainText()
    assert text.startswith("What cards are worth")
    assert "Jokers" in text
    assert "Natural canasta of sevens" not in text
    Parts(own_window.context).match.begin(MatchChoice("american_2017", seed=4))
    assert "Natural canasta of sevens" in dock.pane.browser.toPlainText()
    own_window.do("card_values")
    assert not dock.isVisible()
