"""The side panel of a review: what was played at a moment, what was better, and why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from canasta_qt.features.review.model.shown import ReviewMoment, ReviewPage, ReviewTrial
from canasta_qt.features.review.window.parts import (
    Bars,
    Dots,
    Emblem,
    MoveCards,
    MoveTile,
    ReviewHeader,
)
from canasta_qt.features.rulebook.window.term_words import TermWords
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.controls.looks import primary, quiet
from canasta_qt.ui.parts.growing import MOST_GROWN, Growing, grow_all, times_for
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import ActionButton, action, words

WIDTH, NARROWEST = 456, 330
"""Pixels the panel asks for, and at least has."""

LOW: Final = 640
"""Below this height cards are smaller, and gaps too."""

MOST_SHARE: Final = 0.44
"""So much of the window it has at most."""

USUAL_HEIGHT: Final = 740
"""Up to this height words are as large as usual; they grow beyond it."""

KEYS: Final = {
    Qt.Key.Key_PageDown: "next",
    Qt.Key.Key_PageUp: "previous",
    Qt.Key.Key_Escape: "leave",
}
"""What keys do in the panel."""

TABLE_KEYS: Final = {"PgDown": "next", "PgUp": "previous", "Esc": "leave"}
"""Those of them that work on the table, too."""


class SearchProgress(QWidget):
    """How far the search is, with a button that stops it or lets it go on."""

    stop_asked = Signal()
    go_on_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._stopped = False
        self.said = words("", self, "label", soft=True)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.button = build.button("", self, self._pressed)
        quiet(self.button)
        line = build.row((self.said, 1), self.button, margins=0)
        build.column(line, self.bar, of=self, margins=0, spacing=SPACE[0])

    def show_progress(self, page: ReviewPage, *, stopped: bool) -> None:
        self._stopped = stopped
        self.setVisible(page.working)
        text = self.tr("Stopped") if stopped else self.tr("Looking through your moves…")
        on_page = page.kind == "looking" and not stopped  # the page itself says what is done
        self.said.setText(f"{100 * page.done // max(1, page.total)}\u202f%" if on_page else text)
        self.bar.setRange(0, max(1, page.total))
        self.bar.setValue(page.done)
        self.bar.setAccessibleName(text)
        self.button.setText(self.tr("C&ontinue") if stopped else self.tr("&Stop"))

    def _pressed(self) -> None:
        (self.go_on_asked if self._stopped else self.stop_asked).emit()


class ReviewPanel(Growing, QWidget):
    """Shows one page after another.

    Signals:
        next_asked, previous_asked: another moment. deal_asked(int): another deal.
        try_asked: the moment once more, on the table. watch_asked: a typical continuation.
        show_asked: what careful players would do. back_asked: back to the moment's page.
        stop_asked, go_on_asked: stop looking, or look on. left: enough seen.
        seat_asked(int): whose moves are to be looked at.

    Attributes:
        page: the current page. trial: what is tried or watched, if anything.
    """

    next_asked = Signal()
    previous_asked = Signal()
    deal_asked = Signal(int)
    try_asked = Signal()
    watch_asked = Signal()
    show_asked = Signal()
    back_asked = Signal()
    stop_asked = Signal()
    go_on_asked = Signal()
    seat_asked = Signal(int)
    left = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.page: ReviewPage | None = None
        self.trial: ReviewTrial | None = None
        self._stopped = False
        self.header = ReviewHeader(self)
        self.header.deal_asked.connect(self.deal_asked)
        self.header.seat_asked.connect(self.seat_asked)
        self.header.left.connect(self.left)
        self.progress = SearchProgress(self)
        self.progress.stop_asked.connect(self.stop_asked)
        self.progress.go_on_asked.connect(self.go_on_asked)
        self.reading = build.scroll_area(self, QWidget(self))
        self.reading.viewport().setAutoFillBackground(False)
        self.reading.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # nothing in it takes the keys
        build.ring_focus(self.reading)
        self._make_buttons()
        self._body = QVBoxLayout()
        self._foot = QVBoxLayout()
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        """The main button's line where all have no room beside one another, and the others'."""
        self._name()
        self._lay_out()
        follow(self._rebuild, now=False)

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Review"))
        self.reading.setAccessibleName(self.tr("What there is to say"))
        for button, text in (
            (self.again, self.tr("&Try again")),
            (self.show_me, self.tr("&Show me")),
            (self.watch, self.tr("&Watch it")),
            (self.stop, self.tr("&Back")),
            (self.on, self.tr("&Next")),
            (self.done, self.tr("&Close")),
        ):
            button.setText(text)

    # --- building ---------------------------------------------------------------------------

    def _make_buttons(self) -> None:
        self.again = action("", self, self.try_asked, main=True)
        self.show_me = action("", self, self.show_asked, icon="eye")
        self.watch = action("", self, self.watch_asked, icon="play")
        self.stop = action("", self, self.back_asked, icon="back")
        self.on = action("", self, self.next_asked, icon="next")
        self.done = action("", self, self.left)
        self.buttons = (self.again, self.show_me, self.watch, self.stop, self.on, self.done)

    def _lay_out(self) -> None:
        self._body.addWidget(self.progress)
        self._body.addWidget(self.reading, 1)
        for button in self.buttons:
            self._second.addWidget(button, 3 if button is self.again else 2)
        self._foot.addLayout(self._first)
        self._foot.addLayout(self._second)
        parts = (self.header, (self._body, 1), ThinLine(self), self._foot)
        build.column(*parts, of=self, margins=0, spacing=0)
        self._measure()

    def _measure(self) -> None:
        low = self.height() < px(LOW)
        side = self.px(SPACE[3] if self.width() < px(400) else SPACE[4])
        above = self.px(SPACE[1] if low else SPACE[3])
        self._body.setContentsMargins(side, above, 0, 0)
        self._body.setSpacing(self.px(SPACE[1]))
        gap = self.px(SPACE[1] if low else SPACE[3])
        self._foot.setContentsMargins(side, gap, side, gap)
        for line in (self._foot, self._first, self._second):
            line.setSpacing(self.px(SPACE[1]))
        self.progress.setContentsMargins(0, 0, side, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    # --- what is shown ----------------------------------------------------------------------

    def show_page(self, page: ReviewPage, *, stopped: bool = False) -> None:
        """Show a moment, or why there is none; a trial is over."""
        same = page.moment == (self.page.moment if self.page else None) and self.trial is None
        same = same and self.page is not None and self.page.kind == page.kind == "moment"
        same = same and self.page is not None and page.luck == self.page.luck
        self.page, self._stopped, self.trial = page, stopped, None
        self.header.show_deal(page)
        self.progress.show_progress(page, stopped=stopped)
        if not same:
            self._rebuild()
        self.reading.setAccessibleDescription(page.spoken)
        self._offer()

    def show_trial(self, trial: ReviewTrial) -> None:
        """Show what is tried or watched; the answer is hidden meanwhile."""
        self.trial = trial
        self.progress.hide()
        self._rebuild()
        self.reading.setAccessibleDescription(trial.spoken)
        self._offer()

    @property
    def main(self) -> ActionButton:
        in_order = (self.again, self.on, self.stop, self.done)
        return next((one for one in in_order if not one.isHidden() and one.isEnabled()), self.done)

    def _offer(self) -> None:
        page, trial = self.page, self.trial
        moment = page.moment if page is not None else None
        shown = {
            self.again: moment is not None and moment.can_try,
            self.watch: moment is not None and moment.can_watch,
            self.on: page is not None and page.has_next,
            self.done: page is not None and not page.has_next,
        }
        if trial is not None:
            shown = {
                self.again: trial.kind == "wrong",
                self.show_me: trial.kind in ("waits", "wrong"),
                self.watch: trial.kind == "watched",
                self.stop: True,
                self.on: trial.kind == "right" and page is not None and page.has_next,
            }
        for button in self.buttons:
            button.setVisible(shown.get(button, False))
        waits = trial is not None and trial.kind in ("waits", "looking")  # for a move on the table
        filled = None if waits else self.main
        for button in self.buttons:
            (primary if button is filled else quiet)(button)
        icons = {self.show_me: "eye", self.watch: "play", self.stop: "back", self.on: "next"}
        for button, icon in icons.items():
            wear(button, icon, "on_accent" if button is filled else "text")
        self._share_foot()

    def _rebuild(self) -> None:
        content = QWidget(self)
        side = SPACE[3] if self.width() < px(400) else SPACE[4]
        parts = self._parts(content)
        build.column(*parts, 1, of=content, margins=(0, 0, side, SPACE[2]), spacing=SPACE[2])
        content.setAutoFillBackground(False)
        self.reading.setWidget(content)
        self._fit()

    def _parts(self, parent: QWidget) -> list[QWidget]:
        page, trial = self.page, self.trial
        if page is None:
            return []
        if trial is not None:
            return self._told(trial.headline, trial.text, parent)
        if page.moment is not None:
            return self._moment(page.moment, page, parent)
        parts = self._told(page.headline, page.text, parent)
        return [*parts, *self._below(page, parent)]

    def _told(self, headline: str, text: str, parent: QWidget) -> list[QWidget]:
        head = words(headline, parent, "page")
        head.setObjectName("headline")
        return [head, TermWords(text, parent=parent)]

    def _below(self, page: ReviewPage, parent: QWidget) -> list[QWidget]:
        parts = [words(text, parent, "label", soft=True) for text in (page.luck, page.note) if text]
        return [ThinLine(parent), *parts] if parts else []

    def _moment(self, moment: ReviewMoment, page: ReviewPage, parent: QWidget) -> list[QWidget]:
        parts: list[QWidget] = [self._head(moment, parent), self._title(moment, parent)]
        if moment.points:
            points = words(moment.points, parent, "prompt")
            points.wear("gain" if moment.praise else "accent")
            parts.append(points)
        tiles = QWidget(parent)
        row = build.row(of=tiles, margins=0, spacing=SPACE[2])
        for tile in moment.tiles:
            row.addWidget(MoveTile(tile, self._art, tiles), 1)
        parts.append(tiles)
        parts += [TermWords(sentence, parent=parent) for sentence in moment.sentences]
        if moment.bars:
            parts += [ThinLine(parent), Bars(moment.fact, moment.bars, parent)]
        if moment.footnote:
            parts.append(words(moment.footnote, parent, "small", soft=True))
        return [*parts, *self._below(page, parent)]

    def _head(self, moment: ReviewMoment, parent: QWidget) -> QWidget:
        head = QWidget(parent)
        dots = Dots(head)
        dots.show_place(moment.number, moment.count)
        build.row((words(moment.where, head, "label", soft=True), 1), dots, of=head, margins=0)
        return head

    def _title(self, moment: ReviewMoment, parent: QWidget) -> QWidget:
        head = QWidget(parent)
        title = words(moment.title, head, "page")
        title.setObjectName("headline")
        emblem = Emblem(moment.icon, head, praise=moment.praise)
        build.row(emblem, (title, 1), of=head, margins=0, spacing=SPACE[2])
        return head

    # --- room -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(px(WIDTH), px(USUAL_HEIGHT))

    def wished(self, window: QSize) -> int:
        wide = round(px(WIDTH) * times_for(window))
        return max(NARROWEST, min(wide, round(window.width() * MOST_SHARE)))

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, px(240))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        share = min(self.height() / px(USUAL_HEIGHT), self.width() / px(WIDTH))
        times = max(1.0, round(min(MOST_GROWN, share) * 20) / 20)
        self.grow = times
        self._measure()
        for cards in self.findChildren(MoveCards):
            cards.low = self.height() < px(LOW)
            cards.updateGeometry()
        for part in (self.reading.widget(), self.progress, *self.buttons):
            if part is not None:
                grow_all(part, times)
        self._share_foot()

    def _share_foot(self) -> None:
        """The main button stands above the others where they have no room beside it."""
        seen = [button for button in self.buttons if not button.isHidden()]
        gaps = self._foot.contentsMargins().left() * 2 + (len(seen) - 1) * self.px(SPACE[1])
        narrow = sum(button.sizeHint().width() for button in seen) + gaps > self.width()
        first = seen[:1] if narrow else []
        for button in self.buttons:
            line = self._first if button in first else self._second
            if line.indexOf(button) < 0:
                (self._second if line is self._first else self._first).removeWidget(button)
                at = self.buttons.index(button) if line is self._second else -1
                line.insertWidget(at, button, 3 if button is self.again else 2)

    # --- keys and drawing -------------------------------------------------------------------

    def do(self, what: str) -> None:
        """Do what a key of `KEYS` means; what is tried or watched ends first."""
        if what == "leave":
            (self.left if self.trial is None else self.back_asked).emit()
        elif self.trial is None:
            (self.next_asked if what == "next" else self.previous_asked).emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        what = KEYS.get(Qt.Key(event.key()))
        if what is None:
            super().keyPressEvent(event)
        else:
            self.do(what)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colour(theme.room))
            line = colour(theme.edge if theme.strong else theme.hairline)
            painter.fillRect(QRect(0, 0, 1, self.height()), line)


class ThinLine(QWidget):
    """A thin line between what is said."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        follow(self.setFixedHeight, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colour(theme.edge if theme.strong else theme.hairline))


class ReviewDock(QDockWidget):
    """Holds the panel beside the table; its title is the panel's own header."""

    def __init__(self, panel: ReviewPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review")
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self.setWindowTitle(panel.accessibleName())
        self.panel = panel
        nothing = QWidget(self)
        nothing.setFixedHeight(0)
        self.setTitleBarWidget(nothing)
        self.setWidget(panel)
        panel.show()
