"""The rulebook on the screen: to read, search, print and save; never lost in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import TableRules, preset, replace_option
from canasta_qt.features.rulebook.window.book import RulebookPage
from canasta_qt.features.rulebook.window.how_to_play import HowToPlay
from canasta_qt.features.rulebook.window.pane import ON_PAPER, RulebookPane, RulebookPaper, picture
from canasta_qt.features.rulebook.words.page import CARD, as_html
from canasta_qt.features.rulebook.words.writer import as_text, write
from canasta_qt.library.games import ListedGame
from canasta_qt.ui.widgets.reading import COLUMN
from canasta_qt.words.lines import CardsPicture
from tests.helpers.screen.windows import SHARED

SAMBA = preset("samba").rules


@pytest.fixture(scope="module")
def read(qapp: QApplication) -> Iterator[HowToPlay]:
    """The window for all tests that read the rules of Samba in it."""
    window = HowToPlay([ListedGame("samba", "Samba", "Samba", SAMBA)])
    window.setProperty(SHARED, True)
    window.show_game(window.game, "rules")
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    window.resize(1000, 560)
    yield window
    window.deleteLater()


@pytest.fixture
def window(read: HowToPlay) -> Iterator[HowToPlay]:
    """The window at its first line, with nothing looked for and nothing told."""
    read.rules.pane.browser.moveCursor(QTextCursor.MoveOperation.Start)
    read.rules.pane.browser.verticalScrollBar().setValue(0)
    read.show()
    yield read
    read.rules.search.close_search()
    read.notice.hide()
    read.resize(1000, 560)
    for dialog in read.findChildren(QFileDialog):
        dialog.deleteLater()


@pytest.fixture
def pane(qtbot: QtBot) -> RulebookPane:
    pane = RulebookPane()
    qtbot.addWidget(pane)
    pane.resize(420, 500)
    pane.show()
    pane.show_rules(SAMBA, "Samba")
    return pane


def first_words(pane: RulebookPane) -> str:
    """Those of the first line, a little inside it: between two lines Qt finds either."""
    return pane.browser.cursorForPosition(QPoint(40, 16)).block().text()


def seen(pane: RulebookPane) -> str:
    """The words in the view."""
    view = pane.browser.viewport().rect()
    cursor = pane.browser.cursorForPosition(view.topLeft())
    last = pane.browser.cursorForPosition(view.bottomRight()).position()
    cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
    return cursor.selectedText()


def save_to(window: HowToPlay, path: Path) -> str:
    """Choose a file in the dialog that asks for one; returns the ending it gives by itself."""
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    return dialog.defaultSuffix()


def test_the_window_fits_a_small_screen_and_closes_with_escape(
    qtbot: QtBot, window: HowToPlay
) -> None:
    assert not window.isModal()
    assert window.minimumSizeHint().width() <= 1024
    assert window.minimumSizeHint().height() <= 560
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_window_never_shown_has_room_for_what_its_page_offers_only(qtbot: QtBot) -> None:
    window = HowToPlay([ListedGame("samba", "Samba", "Samba", SAMBA)])
    qtbot.addWidget(window)
    for tab in ("game", "rules", "guide"):
        window.show_game(window.game, tab)
        assert window.minimumSizeHint().width() <= 1000


def test_the_contents_lead_to_a_section(window: HowToPlay) -> None:
    (item,) = window.rules.contents.findItems("Going out", Qt.MatchFlag.MatchExactly)
    window.rules.contents.setCurrentItem(item)
    assert first_words(window.rules.pane) == "Going out"


def test_the_contents_follow_the_reader(window: HowToPlay) -> None:
    bar = window.rules.pane.browser.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    chosen = window.rules.contents.currentItem().text()
    assert chosen not in ("The aim", "At the table")


def test_ctrl_f_finds_a_word_and_f3_goes_on_round_the_book(qtbot: QtBot, window: HowToPlay) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.rules.search.field.setText("sequence of seven")
    found = window.rules.pane.browser.textCursor()
    assert found.selectedText().lower() == "sequence of seven"
    places = int(window.rules.search.places.text().split()[0])
    for _ in range(places):
        window.rules.search.find_next()
    assert window.rules.pane.browser.textCursor().position() == found.position()


def test_the_place_before_is_found_as_well(window: HowToPlay) -> None:
    window.rules.search.field.setText("canasta")
    first = window.rules.pane.browser.textCursor().position()
    window.rules.search.find_next()
    window.rules.search.find_previous()
    assert window.rules.pane.browser.textCursor().position() == first


def test_a_word_that_is_not_there_is_said_so(window: HowToPlay) -> None:
    window.rules.search.field.setText("xylophone")
    assert window.rules.search.places.text() == "Not found"


def test_escape_ends_a_search_before_it_closes_the_window(qtbot: QtBot, window: HowToPlay) -> None:
    window.rules.search.open_search()
    window.rules.search.field.setText("frozen")
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.rules.search.field.text() == ""


def test_copying_gives_the_whole_text(window: HowToPlay) -> None:
    window.rules.copy()
    assert QGuiApplication.clipboard().text() == as_text(write(SAMBA, "Samba"))


def test_pictures_for_paper_are_not_kept(qapp: QApplication) -> None:
    group = CardsPicture("", ("4h", "X1", "9s"))
    assert picture(group, 1.0) is picture(group, 1.0)
    assert picture(group, ON_PAPER) is not picture(group, ON_PAPER)


def test_the_rules_are_saved_as_pdf(window: HowToPlay, tmp_path: Path) -> None:
    window.rules.save_as_pdf()
    assert save_to(window, tmp_path / "samba.pdf") == "pdf"
    data = (tmp_path / "samba.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") > 2 or data.count(b"/Type /Page") > 3
    assert str(tmp_path / "samba.pdf") in window.notice.text()


def test_the_rules_are_saved_as_html(window: HowToPlay, tmp_path: Path) -> None:
    window.rules.save_as_html()
    assert save_to(window, tmp_path / "samba.html") == "html"
    text = (tmp_path / "samba.html").read_text(encoding="utf-8")
    assert "<h1>Samba</h1>" in text


@pytest.mark.parametrize(
    # the page stands for the sheets, which take long to be set
    "save",
    [
        RulebookPage.save_as_html,
        pytest.param(RulebookPage.save_as_pdf, marks=pytest.mark.slow),
    ],
)
def test_a_file_that_cannot_be_written_is_named(
    window: HowToPlay, tmp_path: Path, save: Callable[[RulebookPage], None]
) -> None:
    save(window.rules)
    save_to(window, tmp_path / "missing" / "rules.pdf")
    assert "could not be saved" in window.notice.text()
    assert "missing" in window.notice.text()


def test_no_printer_is_no_error(window: HowToPlay, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    window.rules.print_rules()
    assert "PDF" in window.notice.text()


def test_everything_has_a_name_for_a_screen_reader(window: HowToPlay) -> None:
    for widget in (window.rules.contents, window.rules.pane.browser, window.rules.search.field):
        assert widget.accessibleName()
    assert all(button.text() for button in window.findChildren(QPushButton))


def test_the_reader_keeps_the_place_when_the_rules_change(pane: RulebookPane) -> None:
    pane.scroll_to_section("going_out")
    bar = pane.browser.verticalScrollBar()
    bar.setValue(bar.value() + 40)
    before = first_words(pane)
    pane.show_rules(replace_option(SAMBA, "sequence.merge", True), "Samba", ["sequence.merge"])
    assert first_words(pane) == before


def test_the_first_marked_line_comes_into_view_when_told(pane: RulebookPane) -> None:
    pane.show_rules(replace_option(SAMBA, "go_out.bonus", 500), "Samba", ["go_out.bonus"])
    assert first_words(pane) == "Samba"
    pane.scroll_to_marked()
    assert "Changed: Going out ends the deal and brings your side 500 points." in seen(pane)


def test_a_pane_shows_another_game_from_its_beginning_where_the_section_is_gone(
    pane: RulebookPane,
) -> None:
    pane.scroll_to_section("sequences")
    pane.show_rules(TableRules(), "Classic")
    assert pane.book.title == "Classic"
    assert "Sequences" not in pane.browser.toPlainText()


def pictures(document: QTextDocument) -> list[str]:
    """The addresses of the pictures in a document."""
    found = []
    block = document.begin()
    while block.isValid():
        formats = (part.fragment().charFormat() for part in block)
        found += [each.toImageFormat().name() for each in formats if each.isImageFormat()]
        block = block.next()
    return found


def test_examples_show_cards_that_are_drawn(pane: RulebookPane) -> None:
    names = pictures(pane.browser.document())
    assert len(names) >= 20
    kind = QTextDocument.ResourceType.ImageResource.value
    for name in names:
        image = pane.browser.loadResource(kind, QUrl(name))
        assert image.width() >= CARD[0]
        assert image.pixelColor(image.width() // 4, image.height() // 3).alpha() == 255


def test_no_other_picture_is_opened(pane: RulebookPane, tmp_path: Path) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    image = pane.browser.loadResource(kind, QUrl.fromLocalFile(str(tmp_path / "x.png")))
    assert image.width() == 1


def test_the_text_is_no_wider_than_is_easy_to_read(window: HowToPlay, qtbot: QtBot) -> None:
    window.resize(1600, 900)
    qtbot.wait(20)
    frame = window.rules.pane.browser.document().rootFrame().frameFormat()
    width = window.rules.pane.browser.viewport().width() - frame.leftMargin() - frame.rightMargin()
    assert width <= COLUMN * window.rules.pane.browser.fontMetrics().averageCharWidth()


def test_pictures_that_were_made_smaller_are_left_at_that(pane: RulebookPane, qtbot: QtBot) -> None:
    """The bar moves while they are fitted; were that answered, a processor would never rest."""
    browser = pane.browser
    browser.setFixedWidth(120)
    qtbot.waitUntil(lambda: browser._drawn < 1.0)
    fitted: list[float] = []
    browser._late.timeout.connect(lambda: fitted.append(browser._drawn))
    for _ in range(20):
        QApplication.processEvents()
    assert len(fitted) <= 3


def test_the_numbers_have_a_sheet_of_paper_to_themselves(qapp: QApplication) -> None:
    paper = RulebookPaper()
    paper.setHtml(as_html(write(SAMBA, "Samba")))
    breaks = []
    block = paper.begin()
    while block.isValid():
        policy = block.blockFormat().pageBreakPolicy()
        if policy & QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore:
            breaks.append(block.text())
        block = block.next()
    assert breaks == ["All numbers on one page", "Words of the game"]


def test_a_saved_page_has_its_cards_with_it(window: HowToPlay, tmp_path: Path) -> None:
    window.rules.save_as_html()
    save_to(window, tmp_path / "samba.html")
    text = (tmp_path / "samba.html").read_text(encoding="utf-8")
    assert '<symbol id="face-Kh" viewBox="0 0 240 336">' in text
    assert "<img" not in text
