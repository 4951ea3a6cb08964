"""The list of games, group by group, with a search above it that looks into names and rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from canasta_qt.library.games import GameGroup, Games, ListedGame
from canasta_qt.library.search import GameSearch
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import children
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.ui.widgets.standard import bold, number_text
from canasta_qt.words.games import ConfidenceText
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

_CHANGED: Final = QT_TRANSLATE_N_NOOP(
    "game_words",
    "Your own rules, based on {game}; one rule differs.",
    "Your own rules, based on {game}; {n} rules differ.",
)
_PACKS: Final = QT_TRANSLATE_N_NOOP("game_words", "1 pack", "{n} packs")
_NEEDED: Final = QT_TRANSLATE_N_NOOP(
    "game_words", "one canasta to go out", "{n} canastas to go out"
)
_DEALS: Final = QT_TRANSLATE_N_NOOP("game_words", "1 deal, {needed}", "{n} deals, {needed}")


def _tr(text: str) -> str:
    return QCoreApplication.translate("game_words", text)


def doubts(game: ListedGame) -> str:
    """What a player should know about a game whose rules are reconstructed; else nothing."""
    if not game.reconstructed:
        return ""
    text = _tr("Reconstructed: the sources say too little to be sure.")
    return f"{text} {game.note}".rstrip()


def standing(game: ListedGame) -> str:
    """How well the rules of a game are known and who describes them; nothing for one's own."""
    if game.own or not game.description:
        return ""
    parts = [game.remark]
    if not game.reconstructed:
        parts.insert(0, ConfidenceText.of(game.confidence)())
    if game.sources:
        parts.append(_tr("Described by: {sources}.").format(sources=", ".join(game.sources)))
    return " ".join(part for part in parts if part)


def origin(game: ListedGame) -> str:
    """Of one's own rules, saved or just changed: what they were made from, and how many differ."""
    if not game.parent:
        return ""
    name = game.parent_name or _tr("a deleted game")
    if not game.changes:
        return _tr("Your own rules, the same as {game}.").format(game=name)
    return counted(_CHANGED, game.changes, game=name)


def found_because(reasons: Sequence[str]) -> str:
    """Why a search found a game, a line for each reason."""
    if not reasons:
        return ""
    return "\n".join((_tr("Found because:"), *(f"•  {reason}" for reason in reasons)))


def facts(game: ListedGame) -> str:
    """The game in a few lines: who plays, with how many cards, until when."""
    lines = [_company(game), _cards(game), _goal(game)]
    return "\n".join(line for line in lines if line)


def _cards(game: ListedGame) -> str:
    packs, deal = counted(_PACKS, game.rules.pack.decks), game.rules.deal
    text = _tr("{packs} of cards, {hand} cards each, {foot} more in the second hand (the foot)")
    if not deal.foot_size:
        text = _tr("{packs} of cards, {hand} cards each")
    return text.format(packs=packs, hand=deal.hand_size, foot=deal.foot_size)


def _company(game: ListedGame) -> str:
    text = _who_with_whom(game)
    if game.rules.match.team_mode == "solo" or game.sides:
        return text
    return text + "\n" + _tr("Partners are drawn by cards before the first deal.")


def _who_with_whom(game: ListedGame) -> str:
    if game.players == 2:
        return _tr("2 players against each other")
    company = {
        "pairs": _tr("{n} players, two against two"),
        "triples": _tr("{n} players, three against three, every other seat a team-mate"),
        "temp_2v1": _tr(
            "{n} players, everyone for themselves until somebody takes the discard pile: that "
            "player is alone for the rest of the deal, and the other two become partners"
        ),
        "rotating_3v2": _tr(
            "{n} players, two against three: of the three, two play each deal in turn while the "
            "third rests"
        ),
    }
    team_mode = game.rules.match.team_mode
    if team_mode == "pairs" and game.players > 4:
        return _tr("{n} players in three pairs, each with the partner opposite").format(
            n=game.players
        )
    default = _tr("{n} players, everyone for themselves")
    return company.get(team_mode, default).format(n=game.players)


def _goal(game: ListedGame) -> str:
    needed, end = counted(_NEEDED, game.rules.go_out.canastas), game.rules.match.end
    if end.score is not None:
        goal = number_text(end.score)
        return _tr("First to {goal} points, {needed}").format(goal=goal, needed=needed)
    return counted(_DEALS, end.count or 0, needed=needed)


def chair(game: ListedGame, index: int) -> str:
    """Who sits there, seen from the player's own chair (index 0), clockwise."""
    if index == 0:
        return _tr("You")
    if game.players == 2:
        return _tr("Opponent")
    if not game.sides or index >= game.players:
        return _tr("Player {n}").format(n=index + 1)
    if game.sides[index] == game.sides[0]:
        return _tr("Partner")
    if game.players <= 4:
        beside = {1: _tr("Left"), game.players - 1: _tr("Right")}
        return beside.get(index, _tr("Opposite"))
    pairs = {1: _tr("Second pair"), 2: _tr("Third pair")}
    if len(set(game.sides)) == 3:
        return pairs[game.sides[index]]
    return _tr("Opponent")


def wears_marks(game: ListedGame) -> bool:
    """Whether one must see who plays with whom: with more than four, or with changing partners."""
    return bool(game.sides) and (game.players > 4 or len(set(game.sides)) > 2)


class GameDetails(QWidget):
    """Describes one game.

    Signals:
        liked(bool): the star was switched.
        forget_asked: play it without the changes made for the last match.
    """

    liked = Signal(bool)
    forget_asked = Signal()

    def __init__(self, parent: QWidget, *, may_like: bool) -> None:
        """`may_like`: favourites can be kept."""
        super().__init__(parent)
        self.title = build.heading("", self, "title")
        self.star = QToolButton(self)
        self.star.setCheckable(True)
        self.star.setAutoRaise(True)
        self.star.setAccessibleName(self.tr("Favourite"))
        self.star.setToolTip(self.tr("Favourites come first in the list."))
        self.star.setVisible(may_like)
        self.star.clicked.connect(self.liked)
        self.description, self.facts, self.found, self.origin, self.standing, self.doubts = (
            build.label("", self) for _ in range(6)
        )
        for label in (self.standing, self.doubts):
            slanted = label.font()
            slanted.setItalic(True)
            label.setFont(slanted)
        self.forget = QPushButton(self.tr("Undo my chan&ges"), self)
        self.forget.clicked.connect(self.forget_asked)
        title = build.row((self.title, 1), (self.star, 0, build.TOP))
        build.column(title, (self._scrolled(), 1), of=self, margins=0)

    def _scrolled(self) -> QScrollArea:
        page = QWidget()
        build.column(
            self.description,
            self.facts,
            self.origin,
            (self.forget, 0, Qt.AlignmentFlag.AlignLeft),
            self.found,
            self.standing,
            self.doubts,
            1,
            of=page,
            margins=(0, 0, 6, 0),
            spacing=8,
        )
        area = build.scroll_area(self, page)
        area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        follow(area.setMinimumHeight, 96)
        area.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        return area

    def show_game(
        self, game: ListedGame, reasons: Sequence[str] = (), *, changed: bool = False
    ) -> None:
        """Describe a game; `reasons`: why it was found; `changed`: with unsaved changes."""
        self.title.setText(game.title)
        self.star.setChecked(game.favourite)
        self.star.setText("★" if game.favourite else "☆")
        for label, text in (
            (self.description, game.description),
            (self.facts, facts(game)),
            (self.origin, origin(game)),
            (self.found, found_because(reasons)),
            (self.standing, standing(game)),
            (self.doubts, doubts(game)),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.forget.setVisible(changed)


_GAME = Qt.ItemDataRole.UserRole


def group_title(group: GameGroup) -> str:
    return QCoreApplication.translate("game_groups", group.title)


class GamesList(QTreeWidget):
    """Games by group. A favourite has a star, and may stand in two groups.

    Signals:
        picked(ListedGame): another game is current.
        started: a game was double-clicked.
    """

    picked = Signal(object)
    started = Signal()

    def __init__(self, groups: Iterable[GameGroup], parent: QWidget) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(True)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setAccessibleName(self.tr("Games"))
        build.ring_focus(self)
        self._items: dict[str, list[QTreeWidgetItem]] = {}
        self._only: Collection[str] | None = None
        self._picked: ListedGame | None = None
        self.currentItemChanged.connect(self._current_changed)
        self.itemDoubleClicked.connect(self._double_clicked)
        self.fill(groups)

    def sizeHint(self) -> QSize:
        return QSize(340, 320)

    def fill(self, groups: Iterable[GameGroup]) -> None:
        """Show these games instead; the current one stays current if it is still there."""
        current = self.game()
        with QSignalBlocker(self):
            self.clear()
            self._items.clear()
            for group in groups:
                self._add_group(group)
            self.expandAll()  # once: each time all rows are laid out
        self.show_only(self._only)
        if current is not None:
            self.show_game(current.id)

    def show_only(self, ids: Collection[str] | None) -> None:
        """Show only the games with these ids, for a search; None shows all."""
        self._only = ids
        for row in range(self.topLevelItemCount()):
            heading = self.topLevelItem(row)
            assert heading is not None
            games = children(heading)
            for item in games:
                item.setHidden(ids is not None and item.data(0, _GAME).id not in ids)
            heading.setHidden(all(item.isHidden() for item in games))

    def show_game(self, game_id: str) -> None:
        """Make a game current; one that is not there makes the first current."""
        item = self._shown(game_id) or self._first()
        if item is not None:
            self.setCurrentItem(item)
            heading = item.parent()
            assert heading is not None
            self.scrollToItem(heading)
            self.scrollToItem(item)

    def game(self) -> ListedGame | None:
        """The current game; on a heading the one before it, which is still shown beside."""
        return self._picked

    def shows(self, game_id: str) -> bool:
        """Whether the game is there and not hidden."""
        return self._shown(game_id) is not None

    def _shown(self, game_id: str) -> QTreeWidgetItem | None:
        """The item of a game: the one that is current, or else the first that is not hidden."""
        items = [item for item in self._items.get(game_id, ()) if not item.isHidden()]
        current = self.currentItem()
        return next((item for item in items if item is current), items[0] if items else None)

    def _first(self) -> QTreeWidgetItem | None:
        every = (item for items in self._items.values() for item in items)
        return next((item for item in every if not item.isHidden()), None)

    def _add_group(self, group: GameGroup) -> None:
        heading = QTreeWidgetItem(self, [group_title(group)])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        heading.setFont(0, bold(heading.font(0)))
        for game in group.games:
            self._add_game(heading, game)

    def _add_game(self, heading: QTreeWidgetItem, game: ListedGame) -> None:
        item = QTreeWidgetItem(heading, [f"{game.title}  ★" if game.favourite else game.title])
        item.setData(0, _GAME, game)
        item.setToolTip(0, tip_lines(doubts(game) or game.description))
        item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, game.description)
        if game.favourite:
            spoken = self.tr("{game}, a favourite").format(game=game.title)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
        self._items.setdefault(game.id, []).append(item)

    def _current_changed(self, item: QTreeWidgetItem | None) -> None:
        game = item.data(0, _GAME) if item is not None else None
        if game is not None:
            self._picked = game
            self.picked.emit(game)

    def _double_clicked(self, item: QTreeWidgetItem) -> None:
        if item.data(0, _GAME) is None:
            item.setExpanded(not item.isExpanded())
        else:
            self.started.emit()


class GameFinder(QWidget):
    """Search and list.

    Signals:
        picked(ListedGame): another game is current, or was found for another reason.
        started: a game was double-clicked.
        delete_asked, rename_asked: the key for it was pressed on one's own rules.
    """

    picked = Signal(object)
    started = Signal()
    delete_asked = Signal()
    rename_asked = Signal()

    def __init__(self, games: Games, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all = games
        self._searching = GameSearch(games.all(), facts)
        self._reasons: dict[str, tuple[str, ...]] = {}
        hint = self.tr("Search: a name, or a rule such as “freeze”")
        name = self.tr("Search the games by name or by rule")
        self.search = build.search_field(hint, name, self)
        self.search.textChanged.connect(self._find)
        self.list = GamesList(games.groups(), self)
        follow(self.list.setMinimumWidth, 200)
        self.list.picked.connect(self.picked)
        self.list.started.connect(self.started)
        self.nothing = build.label(self.tr("No game found. Try fewer words."), self)
        self.nothing.hide()
        for watched in (self.search, self.list):
            watched.installEventFilter(self)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), parent or self)
        find.activated.connect(self._to_the_search)
        build.column(self.search, self.list, self.nothing, of=self, margins=0)

    def game(self) -> ListedGame | None:
        return self.list.game()

    def reasons(self, game_id: str) -> tuple[str, ...]:
        return self._reasons.get(game_id, ())

    def refresh(self, game_id: str) -> None:
        """Show the games as they are now, this one current."""
        self._searching = GameSearch(self._all.all(), facts)
        self.list.fill(self._all.groups())
        self._find(self.search.text())
        if not self.list.shows(game_id):
            self.search.clear()
        self.list.show_game(game_id)

    def _find(self, text: str) -> None:
        searched = bool(text.strip())
        found = self._searching.find(text) if searched else ()
        self._reasons = {one.game.id: one.reasons for one in found}
        self.list.show_only(set(self._reasons) if searched else None)
        self.nothing.setVisible(searched and not found)
        game = self.game()
        if found and (game is None or not self.list.shows(game.id)):
            self.list.show_game(found[0].game.id)
        elif game is not None:
            self.picked.emit(game)

    def _to_the_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down and Enter lead from the search to the list, Esc empties it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.search and self._key_in_search(event.key()):
                return True
            if watched is self.list and self._key_in_list(event.key()):
                return True
        return super().eventFilter(watched, event)

    def _key_in_search(self, key: int) -> bool:
        if key == Qt.Key.Key_Down:
            self.list.setFocus()
            return True
        if key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.text().strip():
            if self._reasons:
                self.list.show_game(next(iter(self._reasons)))
                self.list.setFocus()  # another Enter starts it
            return True
        return False

    def _key_in_list(self, key: int) -> bool:
        game = self.game()
        signals = {Qt.Key.Key_Delete: self.delete_asked, Qt.Key.Key_F2: self.rename_asked}
        if game is None or not game.own or key not in signals:
            return False
        signals[Qt.Key(key)].emit()
        return True
