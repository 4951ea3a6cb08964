"""What is said of the game that is picked: its name, its character, its facts, how sure we are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QScrollArea, QSizePolicy, QToolButton, QWidget

from canasta_qt.library.games import ListedGame
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.standard import number_text
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
    """How many play, and who with whom."""
    text = _who_with_whom(game)
    if game.rules.match.team_mode == "solo" or game.sides:
        return text
    return text + "\n" + _tr("Partners are drawn by cards before the first deal.")


def _who_with_whom(game: ListedGame) -> str:
    if game.players == 2:
        return _tr("2 players, one against the other")
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
    default = _tr("{n} players, everyone alone")
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
    """Tells of one game.

    Signals:
        liked(bool): the star was switched.
        forget_asked: play it without the changes made for the last match.
    """

    liked = Signal(bool)
    forget_asked = Signal()

    def __init__(self, parent: QWidget | None = None, *, may_like: bool = True) -> None:
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
        """The words below the name; a small window scrolls them."""
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
        """Tell of a game; `reasons` say why a search found it.

        `changed`: it is played with changes that are kept nowhere.
        """
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
