"""Help to read: the keys on one sheet, what is new, about the program."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from html import escape

from PySide6.QtCore import QDate, QLocale, Qt, Signal, qVersion
from PySide6.QtWidgets import QWidget

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

COLUMNS: tuple[tuple[Group, ...], ...] = (
    (Group.TURN, Group.RULES, Group.LEARN),
    (Group.HAND, Group.WALK, Group.REPLAY),
    (Group.MATCH, Group.VIEW, Group.REVIEW),
)
"""Which groups stand below one another."""

BY_EAR: tuple[tuple[Group, ...], ...] = ((Group.TURN,), (Group.EAR,), (Group.HAND, Group.WALK))
"""The same on the sheet for those who play by ear."""

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

    def __init__(
        self, keys: KeyMap, parent: QWidget | None = None, *, by_ear: bool = False
    ) -> None:
        """`by_ear`: it begins with the keys of those who listen."""
        super().__init__(parent)
        self._keys = keys
        self.setWindowTitle(self.tr("Keys"))
        self.text = ReadingBrowser(self.tr("All keys"), self)
        self.text.fill_width("small")
        self.ear_button = build.button(self.tr("By &ear"), self, self.refresh)
        self.ear_button.setCheckable(True)
        self.ear_button.setChecked(by_ear)
        self.change_button = build.button(self.tr("Change &keys…"), self, self._change)
        self.print_button = build.button(self.tr("&Print…"), self, self.ask_to_print)
        wear(self.change_button, "keys")
        wear(self.print_button, "print")
        header = WindowHeader(self.windowTitle(), self)
        buttons = (self.ear_button, self.change_button, self.print_button)
        header.add(build.close_box(self, *buttons))
        build.column(header, (self.text, 1), of=self, margins=0, spacing=0)
        self.resize(px(1024), px(_SHEET_HIGH))
        keys.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        columns = BY_EAR if self.ear_button.isChecked() else COLUMNS
        self.text.set_page(sheet_html(self._keys, columns))

    def _change(self) -> None:
        self.accept()
        self.change_asked.emit()

    def ask_to_print(self) -> None:
        """Ask for a printer, or a file, and print the sheet on an upright page."""
        first, second, third = COLUMNS
        title, upright = self.windowTitle(), ((*first, *third), (*second, Group.EAR))
        ask_to_print(
            self, title, lambda page: draw_pages(sheet_html(self._keys, upright), title, page)
        )


class About(Window):
    """Name, version, licence, a promise about the network, and where a newer version may be.

    Signals:
        news_asked: show what is new.
    """

    news_asked = Signal()

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
        box = build.close_box(self)
        words: list[build.Part] = [self.name, self.text]
        beside: list[build.Part] = []
        if made is not None and build_info.is_old(made, today):
            words.append(self._newer())
            beside.append(self.qr)
        titled(
            self, self.windowTitle(), build.row((build.column(*words, 1), 1), *beside),
            foot=(build.button(self.tr("What is &new…"), self, self._ask_news), 1, box),
        )  # fmt: skip
        box.setFocus()
        self.resize(px(640 if beside else 460), px(280))

    def _ask_news(self) -> None:
        self.accept()
        self.news_asked.emit()

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
