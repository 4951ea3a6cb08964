"""Help to read: how to play, the keys on one sheet, what is new, about the program."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from html import escape

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, Signal, qVersion
from PySide6.QtWidgets import QTabWidget, QWidget

from canasta_qt import __version__, build_info
from canasta_qt.languages import ORIGINAL
from canasta_qt.library.language import in_use
from canasta_qt.library.preferences import KeyMap
from canasta_qt.record.challenges.qr import dots_of
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.parts.qr_plate import QrPlate
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.paper import ask_to_print, draw_pages
from canasta_qt.ui.widgets.reading import ReadingBrowser
from canasta_qt.ui.widgets.standard import key_names
from canasta_qt.words.keys import COMMANDS, FIXED, Group


def _tr(text: str) -> str:
    return QCoreApplication.translate("HowToPlay", text)


def aim_text() -> str:
    return _tr(
        "<h3>The goal</h3>"
        "<p>Collect cards of the same rank and lay them on the table in <b>melds</b> of three or "
        "more. Seven of a rank make a <b>canasta</b>: canastas bring the most points, and you "
        "need one to go out.</p>"
        "<h3>A turn</h3>"
        "<ol><li><b>Draw</b> from the stock, or <b>take the whole discard pile</b> when you can "
        "meld its top card at once.</li>"
        "<li><b>Meld</b> as much as you like: new melds, or cards added to melds of your "
        "side.</li>"
        "<li><b>Discard</b> one card. That ends your turn.</li></ol>"
        "<h3>Worth knowing</h3>"
        "<ul><li><b>Jokers and twos are wild</b> and stand for any rank in a meld.</li>"
        "<li>The <b>first meld</b> of your side must be worth a certain number of points. The "
        "bar at the top shows how many, and a small badge counts as you lay cards out.</li>"
        "<li>A wild card on the pile <b>freezes</b> it: to take it you then need two natural "
        "cards in your hand that match the top card.</li>"
        "<li><b>Red threes</b> go straight to the table and bring extra points. A <b>black "
        "three</b> on the pile stops the next player from taking it.</li>"
        "<li>The deal ends when somebody <b>goes out</b> by getting rid of every card. When a "
        "side reaches the goal of the match, whoever has the most points wins.</li></ul>"
    )


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


def games_text() -> str:
    return _tr(
        "<h3>Modern American</h3>"
        "<ul><li>Melds end at <b>seven cards</b>, and you need two canastas to go out. Once a "
        "rank has a canasta it is <b>dead</b>: nobody may meld it again.</li>"
        "<li>Your <b>first meld</b> comes <b>from your hand</b> and needs 125 points or more; "
        "most tables also ask for three of a rank without wild cards. With a whole natural or "
        "wild canasta in your hand, many tables let you open at any count.</li>"
        "<li>The <b>pile</b> always takes a natural pair. To open and take it in one turn, lay "
        "out your first meld before you draw and drop the pair on the pile.</li>"
        "<li>Whoever opens early gets <b>bonus cards</b> after the discard. One card of the "
        "stock lies sideways: once this <b>turn card</b> is drawn, there are no more of "
        "them.</li>"
        "<li>Wild cards: none with sevens, none with aces that began without one, at most two in "
        "a meld. A <b>wild meld</b> takes all of your wild cards until it is a canasta.</li>"
        "<li><b>Threes</b> of both colours go on the table. They count for you with two "
        "canastas, against you with none. Some tables let you keep one for a straight.</li>"
        "<li>On an <b>empty pile</b> you may not discard aces, sevens, wild cards or dead ranks "
        "while you have anything else.</li>"
        "<li>A <b>special hand</b>, such as the straight or seven pairs, is fourteen cards laid "
        "at once before your side has opened. The button lights up when you hold one.</li></ul>"
        "<h3>Sequences: Samba, Bolivia and others</h3>"
        "<ul><li>Besides melds of one rank there are <b>sequences</b>: three or more cards of "
        "one suit in a row, from four to ace, without wild cards in most games. Seven of them "
        "are complete and closed.</li>"
        "<li>In many of these games you may add the top card of the pile to the end of a "
        "sequence on the table; often you take only this card and the pile stays.</li>"
        "<li>Some let you have <b>several melds of a rank</b> and merge them. If cards fit more "
        "than one meld, you are asked.</li></ul>"
        "<h3>A second hand: Hand and Foot, Pennies from Heaven</h3>"
        "<ul><li>Everybody gets a <b>foot</b>, a second hand that lies face down beside the "
        "player's name. Rest the mouse on yours to see when you get it: when your hand is empty, "
        "or after your first canasta.</li>"
        "<li>To <b>go out</b> you need canastas of several kinds, must have played from your "
        "foot, and in most games need your partner's yes.</li></ul>"
        "<h3>Part of the pile</h3>"
        "<ul><li>Often you take only the <b>top five or seven cards</b>; the number is beside "
        "the pile. In Albany the pile can be spread: choose a card in it and you take it with "
        "all cards above.</li>"
        "<li>Some piles start with cards <b>face down</b>: only whoever takes them sees "
        "them.</li></ul>"
        "<h3>Three, five and six players</h3>"
        "<ul><li><b>Three:</b> everybody plays alone until somebody takes the pile. Then the "
        "other two join against the taker and pool their melds, but each keeps a separate "
        "score.</li>"
        "<li><b>Five:</b> two play against three, one of whom rests in each deal.</li>"
        "<li><b>Six:</b> three pairs, or three against three. On a side of three you choose who "
        "to ask before going out.</li></ul>"
    )


class HowToPlay(Window):
    """Three pages: the game, the hands on the cards, other games."""

    PAGES = ("game", "cards", "games")

    def __init__(self, parent: QWidget | None = None, page: str = "game") -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How to play"))
        self.tabs = QTabWidget(self)
        self.tabs.setAccessibleName(self.windowTitle())
        for html, title in (
            (aim_text(), self.tr("The game")),
            (gestures_text(), self.tr("Your cards")),
            (games_text(), self.tr("Other games")),
        ):
            browser = ReadingBrowser(title, self)
            browser.set_page(html)
            self.tabs.addTab(browser, title)
        self.tabs.setCurrentIndex(self.PAGES.index(page))
        self.tabs.setDocumentMode(True)
        titled(self, self.windowTitle(), (self.tabs, 1), foot=(1, build.close_box(self)))
        self.resize(px(820), px(560))


COLUMNS: tuple[tuple[Group, ...], ...] = (
    (Group.TURN, Group.RULES, Group.LEARN),
    (Group.HAND, Group.WALK, Group.REPLAY),
    (Group.MATCH, Group.VIEW, Group.REVIEW),
)
"""Which groups stand below one another."""

WITH_GIVEN_KEYS: tuple[Group, ...] = (Group.CHALLENGES,)
"""Groups that have no key until the player gives one; then they end the last column."""

WIDTHS = {2: (50, 50), 3: (29, 42, 29)}
"""Per cent of the sheet for each of so many columns; left alone, German words would break."""


def rows(keys: KeyMap, group: Group) -> Iterator[tuple[str, str]]:
    """Key and meaning for a group; what has no key is left out."""
    for command in COMMANDS:
        held = keys.keys(command.id)
        if command.group is group and held:
            yield key_names(held), command.words
    for fixed in FIXED:
        if fixed.group is group:
            yield key_names(fixed.keys), fixed.words


def sheet_html(keys: KeyMap, columns: tuple[tuple[Group, ...], ...] = COLUMNS) -> str:
    """The whole sheet; one cell a column."""
    given = tuple(group for group in WITH_GIVEN_KEYS if any(rows(keys, group)))
    columns = (*columns[:-1], (*columns[-1], *given))
    cells = "".join(
        f"<td width='{width}%' style='padding-right: 10px'>"
        f"{''.join(_group(keys, group) for group in column)}</td>"
        for column, width in zip(columns, WIDTHS[len(columns)], strict=True)
    )
    return f"<table width='100%'><tr>{cells}</tr></table>"


def _group(keys: KeyMap, group: Group) -> str:
    lines = "".join(
        f"<tr><td style='padding-right: 10px; white-space: nowrap'><b>{escape(key)}</b></td>"
        f"<td>{escape(words)}</td></tr>"
        for key, words in rows(keys, group)
    )
    title = f"<h4 style='margin: 2px 0 0 0'>{escape(group.title)}</h4>"
    return f"{title}<table cellspacing='1'>{lines}</table>"


_SHEET_HIGH = 560
"""Pixels of the sheet's height: all of it is seen at once, so its buttons stand in the header."""


class KeySheet(Window):
    """All keys in three columns; `change_asked`: the player would rather have other keys."""

    change_asked = Signal()

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setWindowTitle(self.tr("Keys"))
        self.text = ReadingBrowser(self.tr("All keys"), self)
        self.text.fill_width("small")
        self.change_button = build.button(self.tr("Change &keys…"), self, self._change)
        self.print_button = build.button(self.tr("&Print…"), self, self.ask_to_print)
        wear(self.change_button, "keys")
        wear(self.print_button, "print")
        header = WindowHeader(self.windowTitle(), self)
        header.add(build.close_box(self, self.change_button, self.print_button))
        build.column(header, (self.text, 1), of=self, margins=0, spacing=0)
        self.resize(px(1024), px(_SHEET_HIGH))
        keys.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        self.text.set_page(sheet_html(self._keys))

    def _change(self) -> None:
        self.accept()
        self.change_asked.emit()

    def ask_to_print(self) -> None:
        """Ask for a printer, or a file, and print the sheet on an upright page."""
        first, second, third = COLUMNS
        title, upright = self.windowTitle(), ((*first, *third), second)
        ask_to_print(
            self, title, lambda page: draw_pages(sheet_html(self._keys, upright), title, page)
        )


class About(Window):
    """Name, version, licence, a promise about the network, and where a newer version may be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Canasta Qt"))
        made, today = build_info.build_date(), datetime.now().astimezone().date()
        self.name = build.heading(self._name(made), self, "title")
        self.text = build.label(
            self.tr(
                "Canasta at your own table, by your own rules.\n\nIt never uses the network, and "
                "the bots see only what a person in their seat would see.\n\nFree software under "
                "the MIT licence. Drawn with Qt {qt}.\nBuild: {build}"
            ).format(qt=qVersion(), build=self._build()),
            self,
        )
        words: list[build.Part] = [self.name, self.text]
        beside: list[build.Part] = []
        if made is not None and build_info.is_old(made, today):
            words.append(self._newer())
            beside.append(self.qr)
        titled(
            self, self.windowTitle(), build.row((build.column(*words, 1), 1), *beside),
            foot=(1, build.close_box(self)),
        )  # fmt: skip
        self.resize(px(640 if beside else 460), px(280))

    def _name(self, made: date | None) -> str:
        if made is None:
            return self.tr("Canasta Qt {version}").format(version=__version__)
        month = QLocale().toString(QDate(made.year, made.month, made.day), "MMMM yyyy")
        return self.tr("Canasta Qt {version}, {month}").format(version=__version__, month=month)

    def _newer(self) -> QWidget:
        """The line about newer versions, and beside it what leads a telephone there."""
        self.qr = QrPlate(self.tr("The address as a QR code"), self)
        self.qr.show_dots(dots_of(build_info.HOMEPAGE))
        follow(self.qr.setMaximumSize, 170, 170)
        text = self.tr("This version is more than nine months old. Newer ones are at {address}")
        self.newer = build.label(text.format(address=build_info.HOMEPAGE), self)
        self.newer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return self.newer

    def _build(self) -> str:
        """Where this program came from; `build_info.build_words` says it in English for reports."""
        note = build_info.build_note()
        if not note:
            if build_info.is_installed():
                return self.tr("installed as a Python package")
            return self.tr("run from its sources")
        parts = {name: note.get(name, self.tr("unknown")) for name in build_info.BUILD_NOTE}
        if parts["kind"] == "standalone":
            return self.tr("standalone for {system}, {date}, {commit}").format(**parts)
        return self.tr("{kind} for {system}, {date}, {commit}").format(**parts)


def _below_the_title(markdown: str) -> str:
    """A text without the title that begins it: the window has one."""
    first, _, rest = markdown.partition("\n")
    return rest if first.startswith("# ") else markdown


class WhatsNew(Window):
    """Shows the changelog, which is Markdown. Nothing in it leads out of the program."""

    def __init__(self, markdown: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What is new"))
        self.text = ReadingBrowser(self.tr("What is new, version by version"), self)
        self.text.set_markdown(_below_the_title(markdown))
        self.language = build.label(self.tr("This list is kept in English only."), self)
        self.language.setVisible(in_use() != ORIGINAL)
        parts = (self.language, (self.text, 1))
        titled(self, self.windowTitle(), *parts, foot=(1, build.close_box(self)))
        self.resize(px(820), px(560))
