"""What shall we play? Six games as pictures, how long, in whose company; Enter deals the cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.features.match_setup import words as favourites
from canasta_qt.features.match_setup.model import GameOffer
from canasta_qt.features.match_setup.window.company import Companion, Company
from canasta_qt.features.match_setup.window.game_finder import chair, facts
from canasta_qt.library.games import Games, ListedGame
from canasta_qt.library.match_length import Length, OfferedLength, lengths_of
from canasta_qt.library.match_setup import MatchChoice, game_of, names_at
from canasta_qt.library.search import GameSearch
from canasta_qt.play.scene.panels.drawing import drawn_cards
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.controls.fades import blend, hovered, level
from canasta_qt.ui.controls.looks import flat
from canasta_qt.ui.parts.growing import Growing, grow_all, times_for
from canasta_qt.ui.parts.panel import Surface, TablePanel
from canasta_qt.ui.parts.pictures import draw_fan
from canasta_qt.ui.parts.plates import Plate, draw_felt
from canasta_qt.ui.parts.segmented import Segmented
from canasta_qt.ui.style.following import follow, set_type
from canasta_qt.ui.style.paint import tick
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.build import scroll_area
from canasta_qt.ui.widgets.on_table import ActionButton, action, words
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.endings import PersonModel
from canasta_qt.view_model.people import portraits_of
from canasta_qt.words import people
from canasta_qt.words.cards import number
from canasta_qt.words.sentences import figures

WISHED, LEAST = QSize(420, 168), QSize(200, 76)

_PICTURE: Final = 0.46
"""Share of the width that the cards may have."""


@dataclass(frozen=True, slots=True)
class TileModel:
    """What a tile shows; `game` is the id of its game, `cards` from left to right."""

    game: str
    name: str
    sentence: str
    facts: str
    cards: tuple[str, ...]


class GameTile(Growing, QAbstractButton):
    """One of several, of which one is chosen."""

    def __init__(self, model: TileModel, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_model(model)
        art.changed.connect(self.update)

    def show_model(self, model: TileModel) -> None:
        """Stand for another game from now on."""
        self.model = model
        self.setText(model.name)
        self.setAccessibleName(model.name)
        self.setAccessibleDescription(f"{model.sentence}. {model.facts}")
        self.setToolTip(tip_lines(f"{model.name}\n{model.sentence}. {model.facts}"))
        self.update()

    def sizeHint(self) -> QSize:
        """As low as it may be: it takes what room there is."""
        return QSize(self.px(WISHED.width()), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Name and facts can be read."""
        lines = self._line("title") + self._line("label") + self.px(26)
        return QSize(self.px(LEAST.width()), max(lines, self.px(LEAST.height())))

    def _line(self, style: str) -> int:
        return QFontMetrics(self.type(style)).height()

    def name_lines(self, room: QSize) -> tuple[QFont, str]:
        """The name's font, and the name as it is set: it never runs into the facts."""
        wrap = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        free = room.height() - self._line("label")
        for style in ("title", "strong"):
            font = self.type(style)
            metrics = QFontMetrics(font)
            high = metrics.boundingRect(0, 0, room.width(), 1000, wrap, self.model.name).height()
            if high <= min(free, 2 * metrics.height()):
                return font, self.model.name
        return font, metrics.elidedText(self.model.name, Qt.TextElideMode.ElideRight, room.width())

    def sentence_font(self, room: QSize) -> QFont | None:
        """The largest font in which the whole sentence has room; None: it is left out."""
        wrap = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        for style in ("body", "small"):
            font = self.type(style)
            words = QFontMetrics(font).boundingRect(
                0, 0, room.width(), 1000, wrap, self.model.sentence
            )
            if words.height() <= room.height() and words.width() <= room.width():
                return font
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, box)
            left = self._paint_cards(painter, box)
            self._paint_words(painter, box.adjusted(left, self.px(10), -self.px(14), -self.px(10)))

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        theme, radius, chosen = current(), self.px(RADIUS["tile"]), self.isChecked()
        ground = blend(colour(theme.surface), colour(theme.raised), hovered(self))
        on = level(self, "switch", chosen)
        ground = blend(ground, colour(theme.accent_ground), on)
        edge = theme.accent if chosen else theme.edge if theme.strong else theme.hairline
        painter.setPen(QPen(colour(edge), 2.5 if chosen else 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, radius, radius)
        if chosen:
            at = QRectF(
                box.right() - self.px(32), box.top() + self.px(10), self.px(22), self.px(22)
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent))
            painter.drawEllipse(at)
            tick(painter, at.toRect().adjusted(5, 5, -5, -5), colour(theme.on_accent))

    def _paint_cards(self, painter: QPainter, box: QRectF) -> float:
        """The fan at the left; returns where the words begin."""
        path = QPainterPath()
        path.addRoundedRect(
            box.adjusted(2, 2, -2, -2), self.px(RADIUS["tile"]), self.px(RADIUS["tile"])
        )
        room = box.width() * _PICTURE
        facts = QFontMetrics(self.type("label")).horizontalAdvance(self.model.facts)
        left = (box.width() - facts - self.px(38)) / 2.25
        width = round(max(self.px(24), min(box.height() * 0.54, room / 2.35, self.px(92), left)))
        wide = width * 2.25
        painter.save()
        painter.setClipPath(path)
        foot = QPointF(
            box.left() + wide / 2 + self.px(10), box.top() + box.height() * 0.17 + width * 3.35
        )
        cards = drawn_cards(self._art, self.model.cards)
        draw_fan(painter, cards, foot, width, radius=width * 1.95, step=11)
        painter.restore()
        return wide + self.px(22)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, model = current(), self.model
        room = round(box.width() - (self.px(20) if self.isChecked() else 0))
        font, name = self.name_lines(QSize(room, round(box.height())))
        painter.setFont(font)
        painter.setPen(colour(theme.text))
        wrap = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        high = painter.fontMetrics().boundingRect(0, 0, room, 500, int(wrap), name).height()
        top = box.y() + max(0.0, min(self.px(16), (box.height() - self.px(90)) / 2))
        painter.drawText(QRectF(box.x(), top, room, high), int(wrap), name)
        facts = self.type("label")
        painter.setFont(facts)
        line = painter.fontMetrics().height()
        foot = QRectF(box.x(), box.bottom() - line, box.width(), line)
        painter.setPen(colour(theme.text_soft))
        short = painter.fontMetrics().elidedText(
            model.facts, Qt.TextElideMode.ElideRight, round(box.width())
        )
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short)
        between = QRectF(
            box.x(), top + high + self.px(4), box.width(), foot.y() - top - high - self.px(6)
        )
        sentence = self.sentence_font(between.toRect().size())
        if sentence is not None:
            painter.setFont(sentence)
            painter.setPen(colour(theme.text))
            painter.drawText(between, int(wrap), model.sentence)


class FindField(QLineEdit):
    """Enter chooses what is found first, and Esc empties it; neither key goes on to the page.

    Signals:
        entered: Enter was pressed.
    """

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            event.accept()
        else:
            super().keyPressEvent(event)


# --- what shall we play? Six games as pictures ------------------------------------------------

COLUMNS: Final = 3

WIDEST: Final = 1320

LOW: Final = 620
"""Below this height everything stands closer."""


class FeltSurface(Surface):
    """A whole page of felt."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_felt(painter, QRectF(self.rect()))


class NewMatchPage(TablePanel):
    """Picks a `MatchChoice` of the games played most.

    Signals:
        chosen(MatchChoice): deal the cards; the page stays until it is told to go.
        asked(str, ListedGame): "read" or "change" the rules of the game that is picked.
        all_asked(str): show all games, those found by these words.
        seats_asked: names, and a level for each.
    """

    chosen = Signal(object)
    asked = Signal(str, object)
    all_asked = Signal(str)
    seats_asked = Signal()

    def __init__(
        self, games: Games, levels: Iterable[str], last: MatchChoice, art: CardArt,
        portraits: Portraits,
    ) -> None:  # fmt: skip
        """`last` is what is shown first, so that Enter alone means the same again."""
        super().__init__(surface=FeltSurface())
        self._games, self._choice = games, last
        self._art, self._portraits = art, portraits
        self.offers: list[ActionButton] = []
        self.setAccessibleName(self.tr("New match"))
        self._lay_out(levels)
        self._show()

    # --- building ---------------------------------------------------------------------------

    def _lay_out(self, levels: Iterable[str]) -> None:
        self._page = QVBoxLayout(self.surface)
        self._page.addLayout(self._head())
        content = self._middle(levels)
        self.middle = scroll_area(self.surface, content)
        self.middle.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.middle.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        self._page.addWidget(self.middle, 1)
        self._page.addLayout(self._foot())

    def _middle(self, levels: Iterable[str]) -> QWidget:
        """What scrolls where there is less room: games, length, company."""
        middle = QWidget(self.surface)
        self._column = QVBoxLayout(middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._tiles(), 3)
        self._column.addLayout(self._links())
        low = QHBoxLayout()
        follow(low.setSpacing, 8)
        low.addWidget(self._length_plate(), 9)
        self.company = Company(levels, self._portraits, self.surface)
        self.company.level_chosen.connect(self._choose_level)
        low.addWidget(self.company, 15)
        self._column.addLayout(low)
        return middle

    def _head(self) -> QHBoxLayout:
        self.back = action(self.tr("&Back"), self.surface, self.reject, icon="back")
        self.search = FindField(self.surface)
        self.search.setPlaceholderText(self.tr("Find rules: “samba”, “freeze”"))
        self.search.setAccessibleName(self.tr("Find rules"))
        self.search.textChanged.connect(self._find)
        self.search.entered.connect(self._take_first)
        row = QHBoxLayout()
        follow(row.setSpacing, 16)
        row.addWidget(self.back)
        row.addWidget(words(self.tr("New match"), self.surface, "page", wrap=False))
        row.addStretch(1)
        row.addWidget(self.search)
        return row

    def _tiles(self) -> QGridLayout:
        self._group = QButtonGroup(self)
        grid = QGridLayout()
        follow(grid.setSpacing, 12)
        self.tiles: list[GameTile] = []
        self._usual = tiles_of(self._games, self._choice)
        for index, model in enumerate(self._usual):
            tile = GameTile(model, self._art, self.surface)
            tile.clicked.connect(self._pick)
            self._group.addButton(tile)
            grid.addWidget(tile, index // COLUMNS, index % COLUMNS)
            self.tiles.append(tile)
        self.nothing = words(
            self.tr("No game found. Try fewer words."), self.surface, "prompt", soft=True
        )
        self.nothing.hide()
        grid.addWidget(self.nothing, 0, 0, 1, COLUMNS)
        return grid

    def _links(self) -> QHBoxLayout:
        text = self.tr("&All {n} games").format(n=self._games.count())
        ask = lambda: self.all_asked.emit(self.search.text())  # noqa: E731
        self.all_games = flat(action(text, self.surface, ask))
        self.read = flat(action(self.tr("&Read these rules"), self.surface, self._read))
        self.change = flat(action(self.tr("&Change these rules…"), self.surface, self._change))
        row = QHBoxLayout()
        row.addWidget(self.all_games)
        row.addStretch(1)
        self._offers = QHBoxLayout()
        row.addLayout(self._offers)
        row.addStretch(1)
        row.addWidget(self.read)
        row.addWidget(self.change)
        return row

    def _length_plate(self) -> QWidget:
        plate = Plate(self.surface, on_felt=True)
        self.lengths = Segmented((), self.tr("How long"), plate)
        self.lengths.chosen.connect(self._choose_length)
        column = QVBoxLayout(plate)
        follow(column.setContentsMargins, 26, 14, 26, 20)
        follow(column.setSpacing, 6)
        column.addWidget(words(self.tr("How long"), plate, "title"))
        column.addWidget(self.lengths, 1)
        note = self.tr("You can stop at any moment; the match waits.")
        column.addWidget(words(note, plate, "small", soft=True))
        return plate

    def _foot(self) -> QHBoxLayout:
        self.summary = words("", self.surface, "prompt", soft=True)
        self.seats = action(
            self.tr("&Seats and names…"), self.surface, self.seats_asked, icon="people"
        )
        self._deal = action(self.tr("&Deal the cards"), self.surface, self._start, main=True)
        self.main = self._deal
        row = QHBoxLayout()
        follow(row.setSpacing, 12)
        row.addWidget(self.summary, 1)
        row.addWidget(self.seats)
        row.addWidget(self._deal)
        return row

    # --- what is chosen ---------------------------------------------------------------------

    @property
    def choice(self) -> MatchChoice:
        """What would be played."""
        return self._choice

    def take(self, choice: MatchChoice) -> None:
        """Something else was chosen elsewhere."""
        self._choice = choice
        self._show()

    def game(self) -> ListedGame:
        """The game that is picked, as it would be played."""
        return game_of(self._choice, self._games)

    def _pick(self) -> None:
        tile = self._group.checkedButton()
        if isinstance(tile, GameTile):
            self._take_game(tile.model)

    def _take_game(self, model: TileModel) -> None:
        """Choose a game; one that was found takes the place of the last tile."""
        if model.game not in (one.game for one in self._usual):
            self._usual[-1] = model
        if model.game != self._choice.rules:
            self._choice = replace(self._choice, rules=model.game, changed=None)
        self.search.clear()
        self._show()

    # --- finding ----------------------------------------------------------------------------

    @cached_property
    def _searching(self) -> GameSearch:
        return GameSearch(self._games.all(), facts)

    def _find(self, text: str) -> None:
        """Show the games that are found while one types; the usual ones without words."""
        shown = self._usual
        if text.strip():
            found = self._searching.find(text)[: len(self.tiles)]
            shown = [_tile(self._games, one.game.id, self._choice) for one in found]
        for tile, model in zip_longest(self.tiles, shown):
            tile.setVisible(model is not None)
            if model is not None:
                tile.show_model(model)
        self.nothing.setVisible(not shown)
        self._mark()

    def _take_first(self) -> None:
        """Choose the game that is found first; nothing is dealt yet."""
        if self.search.text().strip() and self.tiles[0].isVisibleTo(self.surface):
            self._take_game(self.tiles[0].model)
            self._deal.setFocus()

    def _mark(self) -> None:
        self._group.setExclusive(False)  # or one would stay chosen while others are found
        for tile in self.tiles:
            tile.setChecked(tile.model.game == self._choice.rules)
        self._group.setExclusive(True)

    def _choose_length(self, value: str) -> None:
        fitting: dict[str, Length] = {
            "deal": "deal",
            "quarter": "quarter",
            "short": "short",
        }
        self._choice = replace(self._choice, length=fitting.get(value, "whole"))
        self._summarise()

    def _choose_level(self, level: str) -> None:
        self._choice = self._choice.with_level(level)
        self._show_company()

    def _read(self) -> None:
        self.asked.emit("read", self.game())

    def _change(self) -> None:
        self.asked.emit("change", self.game())

    def offer(self, offer: GameOffer) -> None:
        """One more thing that can be done with the game that is picked."""
        do = partial(self._do, offer)
        button = flat(action(offer.text(), self.surface, do, icon=offer.icon))
        button.setToolTip(tip_lines(offer.about()))
        button.setAccessibleDescription(offer.about())
        self._offers.addWidget(button)
        button.stackUnder(self.read)  # read out and reached where it is seen
        self.setTabOrder(self.all_games, button)
        self.offers.append(button)

    def _do(self, offer: GameOffer) -> None:
        offer.do(self.game())

    def _start(self) -> None:
        self.chosen.emit(self._choice)

    # --- what is shown ----------------------------------------------------------------------

    def _show(self) -> None:
        """Tiles, lengths, company and summary as they are chosen."""
        self._mark()
        self.lengths.offer(
            (one.length, length_text(one), _more_text(one)) for one in self._lengths()
        )
        self.lengths.set_value(self._length().length)
        self._show_company()
        self._summarise()

    def _show_company(self) -> None:
        choice, game = self._choice, self.game()
        names = names_at(choice, game.players)
        faces = portraits_of(names)
        sides = game.sides or tuple(range(game.players))
        order = list(dict.fromkeys(sides))
        self.company.show_people(
            [
                Companion(
                    PersonModel(people.person_name(name), faces[seat]),
                    self._chair(game, seat),
                    order.index(sides[seat]),
                )
                for seat, name in enumerate(names)
            ]
        )
        if not choice.all_alike:
            self.company.show_level("", self.tr("Everybody has a level of their own."))
        else:
            self.company.show_level(choice.level, self._doubt_of_level(game))

    def _chair(self, game: ListedGame, seat: int) -> str:
        """Where somebody sits, or that a person does."""
        if seat == 0:
            return self.tr("This chair")
        return self.tr("A person") if self._choice.is_person(seat) else chair(game, seat)

    def _doubt_of_level(self, game: ListedGame) -> str:
        """Said of a level that thinks ahead where the rules, or this machine, do not let it."""
        # late: every bot comes along
        from canasta_qt.players.api import can_think_ahead, felt_s, thinks_ahead

        level = self._choice.level
        if thinks_ahead(level) and not can_think_ahead(game.rules):
            return people.not_ahead_words()
        seconds = felt_s(level)
        return people.slow_words(seconds) if seconds else ""

    def _lengths(self) -> tuple[OfferedLength, ...]:
        """What the game can be played over, at the pace of whoever plays here."""
        game = self.game()
        return lengths_of(game.rules, self._games.pace(game.base))

    def _length(self) -> OfferedLength:
        """The chosen length; the whole match where this game has it not."""
        offered = self._lengths()
        return next((one for one in offered if one.length == self._choice.length), offered[-1])

    def _summarise(self) -> None:
        """One line of what Enter begins."""
        game = self.game()
        names = [people.person_name(name) for name in self._choice.names[1 : game.players]]
        facts = (game.name, length_text(self._length()), ", ".join(names))
        self.summary.setText(" · ".join(facts))

    def spoken(self) -> str:
        """The page, and what Enter begins."""
        return f"{self.accessibleName()}: {self.summary.text().replace(' · ', '; ')}."

    # --- place ------------------------------------------------------------------------------

    def wished(self, room: QSize) -> QSize:
        """The whole room."""
        return room

    def fit(self) -> None:
        """Cover everything; the content is no wider than can be read."""
        ground = self.parentWidget()
        if ground is None:
            return
        self.setGeometry(ground.rect())
        self.surface.setGeometry(self.rect())
        times = times_for(self.size())
        grow_all(self.surface, times)
        low = self.height() < px(LOW)
        side = px((24 if self.width() < px(1100) else 32) * times)
        side = max(side, (self.width() - px(WIDEST * times)) // 2)
        gap = px((6 if low else 14) * times)
        self._page.setContentsMargins(side, gap, side, gap)
        for column in (self._page, self._column):
            column.setSpacing(px((4 if low else 10) * times))
        set_type(self.search, "body", times)
        follow(self.search.setMinimumWidth, 280 * times)

    def first_focus(self) -> QPushButton | None:
        """Enter deals the cards."""
        return self.main


def _more_text(offered: OfferedLength) -> str:
    """A word about a length: its minutes, or how many deals fit into a quarter of an hour."""
    if offered.length == "quarter":
        return number(offered.end.count or 1, "deal")
    return favourites.minutes_text(offered.minutes)


def length_text(offered: OfferedLength) -> str:
    """A length in two or three words."""
    end = offered.end
    if offered.length == "quarter":
        return favourites.LengthText.QUARTER()
    if end.kind == "target":
        return favourites.LengthText.TO(points=figures(end.score or 0))
    return favourites.LengthText.ONE_DEAL() if end.count == 1 else number(end.count or 1, "deal")


def tiles_of(games: Games, choice: MatchChoice) -> list[TileModel]:
    """Six games: the favourites of all, and the last one played or the player's own."""
    ids = list(favourites.FAVOURITES)
    own = games.own_ids()
    others = (choice.rules, *own, *favourites.IN_PLACE)
    ids.append(next(one for one in others if one not in ids and games.knows(one)))
    return [_tile(games, one, choice) for one in ids]


def _tile(games: Games, game_id: str, choice: MatchChoice) -> TileModel:
    game = game_of(choice, games) if game_id == choice.rules else games.get(game_id)
    known = {**favourites.FAVOURITES, **favourites.IN_PLACE}.get(game_id)
    whole = lengths_of(game.rules, games.pace(game.base))[-1]
    facts = [favourites.players_text(game.players)]
    minutes = favourites.minutes_text(whole.minutes)
    if minutes:
        facts.append(minutes)
    changed = choice.changed is not None and game_id == choice.rules
    if known is not None and not changed:
        name, sentence = favourites.said(known.name), favourites.said(known.sentence)
    else:
        name, sentence = game.name, favourites.first_sentence(game.description)
    cards = known.cards if known is not None else favourites.OTHER_CARDS
    return TileModel(game_id, name, sentence, " · ".join(facts), cards)
