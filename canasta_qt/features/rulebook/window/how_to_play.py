"""How to play: one game in short, the hands on the cards, its rules and its guide, as tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from canasta_qt.features.rulebook.window.book import BookPage, RulebookPage
from canasta_qt.features.rulebook.window.guide import GuidePage
from canasta_qt.features.rulebook.window.pane import RulebookPane
from canasta_qt.features.rulebook.words.writer import write_in_short
from canasta_qt.library.games import ListedGame
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window
from canasta_qt.ui.widgets.framed import Foot, frame
from canasta_qt.ui.widgets.reading import ReadingBrowser

TABS: Final = ("game", "cards", "rules", "guide")

_LETTERS: Final = 22
"""Letters of a game's name that are always seen."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("HowToPlay", text)


def gestures_text() -> str:
    return _tr(
        "<h3>Moving cards</h3>"
        "<ul><li><b>Drag</b> a card, or several selected ones: the places that will take them "
        "glow. Drop them anywhere else and they glide back, and the table says why.</li>"
        "<li><b>Prefer clicking?</b> Click a card to select it, then click the place.</li>"
        "<li><b>Double-click</b> does the obvious thing with a card.</li>"
        "<li><b>Select several:</b> click cards of one rank, and wild cards, one after the "
        "other. Ctrl adds any card, Shift a whole row, and a frame drawn around cards selects "
        "them all. Ctrl and a double click, or Alt and a click, select a whole rank.</li>"
        "<li><b>Click the stock</b> to draw, <b>click the pile</b> to take it. Rest the mouse on "
        "the pile to see whether you may, and why not.</li></ul>"
        "<h3>Opening</h3>"
        "<p>Lay out your first melds group by group; the badge keeps count. Nobody else sees "
        "them until you <b>confirm</b>. <b>Esc</b> takes everything back into your hand.</p>"
        "<h3>Changed your mind?</h3>"
        "<p><b>Undo</b> takes back whatever you did in your turn, as long as it showed you no "
        "new card. A click or a key skips the animation. Drag the cards of your hand into any "
        "order you like: it stays that way.</p>"
        "<h3>Nothing is lost</h3>"
        "<p>Close the window whenever you like. The match waits for you.</p>"
    )


class HowToPlay(Window):
    """Explains a game, beside the table: not modal. A page is written when it is first seen.

    Attributes:
        game: the one that is explained.
        rules, guide: two of the pages.
    """

    def __init__(self, games: Sequence[ListedGame], parent: QWidget | None = None) -> None:
        """`games` are those to choose from."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._games = games
        self.game = games[0]
        self._written: set[str] = set()
        self.short = RulebookPane(self)
        cards = ReadingBrowser(_tr("Your cards"), self)
        cards.set_page(gestures_text())
        self.rules = RulebookPage(self)
        self.guide = GuidePage(self)
        self.choice = build.narrow_combo(_tr("Game"), _LETTERS, self)
        self.choice.activated.connect(lambda at: self.show_game(self.choice.itemData(at)))
        self.tabs = QTabWidget(self)
        self.tabs.setAccessibleName(_tr("How to play"))
        self.tabs.setDocumentMode(True)
        for page, title in (
            (self.short, _tr("The game")),
            (cards, _tr("Your cards")),
            (self.rules, _tr("Rules")),
            (self.guide, _tr("Guide")),
        ):
            self.tabs.addTab(page, title)
        self.tabs.currentChanged.connect(lambda _: self._turn())
        self._lay_out()

    def _lay_out(self) -> None:
        header = WindowHeader(_tr("How to play"), self, bleed=True)
        header.add(self.choice)
        self._books: tuple[BookPage, ...] = (self.rules, self.guide)
        for book in self._books:
            header.add(book.search)
        self.notice = Words("", "body", "text_soft", self, wrap=True)
        self.rules.told.connect(self._tell)
        buttons = (*self.rules.buttons, build.close_box(self))
        foot = Foot(self, (self.notice, 100), 1, *buttons, bleed=True)
        frame(self, header, self.tabs, foot)
        for keys, do in (
            (QKeySequence.StandardKey.Find, lambda book: book.search.open_search()),
            (QKeySequence.StandardKey.FindNext, lambda book: book.search.find_next()),
            (QKeySequence.StandardKey.FindPrevious, lambda book: book.search.find_previous()),
        ):
            self._key(keys, do)

    def _key(self, keys: QKeySequence.StandardKey, do: Callable[[BookPage], object]) -> None:
        def press() -> None:
            if self.book is not None:
                do(self.book)

        QShortcut(keys, self, activated=press)  # type: ignore[call-overload]

    @property
    def tab(self) -> str:
        """The id of the page that is seen, one of `TABS`."""
        return TABS[self.tabs.currentIndex()]

    @property
    def book(self) -> BookPage | None:
        """The page that is seen where it can be searched."""
        page = self.tabs.currentWidget()
        return page if isinstance(page, BookPage) else None

    def show_game(self, game: ListedGame, tab: str = "") -> None:
        """Explain a game, on a page of `TABS`; the page that is seen stays without one."""
        if game != self.game:
            self._written.clear()
        self.game = game
        known = next((one for one in self._games if one == game), None)
        with QSignalBlocker(self.choice):
            self.choice.clear()
            others = [(one, one.title) for one in self._games]
            build.offer(self.choice, others if known else [(game, game.title), *others])
            self.choice.setCurrentIndex(self._games.index(known) if known else 0)
        self.setWindowTitle(self.tr("How to play: {title}").format(title=game.title))
        if tab:
            with QSignalBlocker(self.tabs):
                self.tabs.setCurrentIndex(TABS.index(tab))
        self._turn()

    def _turn(self) -> None:
        """Write the page that is seen now, unless that was done, and offer what goes with it."""
        for book in self._books:
            book.search.setVisible(book is self.book)
        for button in self.rules.buttons:
            button.setVisible(self.tab == "rules")
        if not self.isVisible():
            return  # a page without its width would be written twice
        tab, rules, title = self.tab, self.game.rules, self.game.title
        page = self.tabs.currentWidget()
        if tab not in self._written:
            self._written.add(tab)
            page.resize(self.tabs.size())
            if tab == "game":
                self.short.show_book(write_in_short(rules, title))
            elif tab == "rules":
                self.rules.show_rules(rules, title)
            elif tab == "guide":
                self.guide.show_rules(rules, title)
        self._tell("")
        page.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn()

    def _tell(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends a search first, then closes the window."""
        book = self.book
        if event.key() == Qt.Key.Key_Escape and book is not None and book.search.is_open:
            book.search.close_search()
        else:
            super().keyPressEvent(event)
