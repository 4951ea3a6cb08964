"""How to play, opened from the menu and at a word of the game; keys, what is new, about."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMenu, QWidget
from shiboken6 import isValid

from canasta_qt.features.rulebook.words.terms import Terms
from canasta_qt.library.games import ListedGame
from canasta_qt.library.match_saver import title_of
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Feature, Flow
from canasta_qt.play.windows.main_window import SIDE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.common import remember_size
from canasta_qt.ui.widgets.placement import open_over, show_beside

if TYPE_CHECKING:
    from canasta_qt.features.rulebook.window.crib import CribDock
    from canasta_qt.features.rulebook.window.how_to_play import HowToPlay


class GuideFlow(Flow):
    """Opens *How to play* for the game on the table, or the one that would be played.

    Attributes:
        window: the one that is open, or None.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        from canasta_qt.features.rulebook.window.term_words import term_desk

        term_desk().asked.connect(self._asked)
        self._shown: HowToPlay | None = None
        self._of_table = Terms()
        self._table.terms = self._of_table
        self._table.term_asked.connect(self.open_guide)
        self._controller.played.connect(self._follow)

    @property
    def window(self) -> HowToPlay | None:
        """The window that is open, or None."""
        shown = self._shown
        return shown if shown is not None and isValid(shown) and shown.isVisible() else None

    def how_to_play(self) -> None:
        """Show what the game is about."""
        self._open(self._game(), "game", self._window)

    def read_rules(self, game: ListedGame | None = None, over: QWidget | None = None) -> None:
        """Show all rules of a game, over the window that asks for them."""
        self._open(game or self._game(), "rules", over or self._window)

    def open_guide(self, term: str = "", chapter: str = "") -> None:
        """Show the guide at a word of the game or a chapter, by its id, beside the window.

        Ids of words are the keys of `features.rulebook.words.terms.FORMS`; chapters are
        `playing_well`, `glossary` and the topics of
        `features.rulebook.words.strategy.chapter.TOPICS`.
        """
        guide = self._open(self._game(), "guide", self._window).guide
        if term and not guide.open_term(term):
            guide.open_chapter("glossary")
        if chapter:
            guide.open_chapter(chapter)

    def open_for(self, game: str, chapter: str, over: QWidget) -> None:
        """Show the guide of a game that is not on the table: a chapter, else its beginning."""
        guide = self._open(self._games.get(game), "guide", over).guide
        if not guide.open_chapter(chapter):
            guide.open_chapter("playing_well")

    def explain(self, text: str = "") -> None:
        """Explain the words of a message, else of the texts at the table.

        Of several words the player chooses one.
        """
        found = self.terms().find(text or self._texts())
        if len(found) < 2:
            self.open_guide(found[0].term if found else "", "" if found else "glossary")
            return
        menu = self.menu([one.term for one in found])
        menu.popup(self._table.mapToGlobal(self._table.said_at))
        menu.setActiveAction(menu.actions()[0])

    def menu(self, terms: list[str]) -> QMenu:
        """A menu with the words to choose from."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.tr("What does that mean?"))
        for term in terms:
            menu.addAction(self.terms().title(term), partial(self.open_guide, term, ""))
        return menu

    def terms(self) -> Terms:
        """The words of the present game."""
        return Terms(self._game().rules)

    def _game(self) -> ListedGame:
        """The game on the table, also of a show; else the usual one."""
        log = self._stage.log
        if log is None:
            return self._context.of(Play).chosen.game()
        return self._games.in_force(log.rules, title_of(log), log.preset, log.rule_set)

    def _texts(self) -> str:
        """The text beside the table, or above the hand."""
        from canasta_qt.features.rulebook.window.term_words import TermWords

        beside = [one.text() for one in self._window.findChildren(TermWords) if one.isVisible()]
        return " ".join(beside) or self._table.said

    def _asked(self, term: str, words: QWidget) -> None:
        """Explain a term that was clicked in this window."""
        if words.window() is self._window:
            self.open_guide(term)

    def retranslate(self) -> None:
        """Open the window again in the present language."""
        shown = self.window
        if shown is not None:
            tab, place, over = shown.tab, shown.geometry(), shown.parentWidget() or self._window
            game = self._games.get(shown.game.id) if self._is_listed(shown.game) else self._game()
            shown.close()
            self._open(game, tab, over).setGeometry(place)

    def _is_listed(self, game: ListedGame) -> bool:
        return self._games.knows(game.id) and self._games.get(game.id).rules == game.rules

    def _open(self, game: ListedGame, tab: str, over: QWidget) -> HowToPlay:
        from canasta_qt.features.rulebook.window.how_to_play import HowToPlay

        shown = self.window
        if shown is not None and shown.parentWidget() is not over:
            shown.close()
            shown = None
        if shown is None:
            shown = HowToPlay(self._games.all(), over)
            remember_size(shown, "how_to_play", self._preferences, (px(1040), px(720)))
            self._shown = shown
        shown.show_game(game, tab)
        show_beside(shown, over)
        return shown

    def _follow(self) -> None:
        """Let the table mark the words of its game."""
        match = self._controller.match
        if match is not None and self._of_table.rules != match.run.log.rules:
            self._table.terms = self._of_table = Terms(match.run.log.rules)


class CribFlow(Flow):
    """Shows and hides the dock with card values, which follows the game on the table.

    Attributes:
        dock: None until it is first shown.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.dock: CribDock | None = None
        self._switch = self._window.commands.bind("card_values", self.toggle)
        self._switch.setCheckable(True)
        self._stage.changed.connect(self._follow)
        self._controller.played.connect(self._follow)

    def toggle(self) -> None:
        """Show the values, or hide them."""
        from canasta_qt.features.rulebook.window.crib import CribDock

        if self.dock is None:
            self.dock = dock = CribDock(self._window)
            self._window.addDockWidget(SIDE, dock)
            self._window.tabifyDockWidget(self._window.ledger, dock)
            dock.visibilityChanged.connect(lambda _: self._mark())
            dock.hide()
        self.dock.setVisible(self.dock.isHidden())
        self._follow()
        self.dock.raise_()
        self._mark()

    def _mark(self) -> None:
        self._switch.setChecked(self.dock is not None and not self.dock.isHidden())

    def _follow(self) -> None:
        match = self._controller.match
        log = self._stage.log or (match.run.log if match is not None else None)
        if self.dock is not None and not self.dock.isHidden():
            game = self._context.of(Play).chosen.game()
            self.dock.show_rules(log.rules if log is not None else game.rules)

    def retranslate(self) -> None:
        """Write the dock in the present language."""
        if self.dock is not None:
            self.dock.name_it()


class HelpFlow(Flow):
    """Opens pages of help over the window."""

    def keys(self) -> None:
        """Show all keys."""
        from canasta_qt.features.rulebook.window.help import KeySheet

        by_ear = self._preferences.flag("own_voice") or QAccessible.isActive()
        sheet = KeySheet(self._window.keys, self._window, by_ear=by_ear)
        sheet.change_asked.connect(partial(self._window.commands.run, "preferences", "keys"))
        open_over(sheet, self._window)

    def whats_new(self) -> None:
        """Show the changes of each version."""
        from canasta_qt.features.rulebook.window.help import WhatsNew
        from canasta_qt.library.language import changelog

        open_over(WhatsNew(changelog(), self._window), self._window)

    def about(self) -> None:
        """Show version, licence and authors."""
        from canasta_qt.features.rulebook.window.help import About

        about = About(self._window)
        about.news_asked.connect(self.whats_new)
        open_over(about, self._window)


class RulebookFeature(Feature):
    """Explains the game and the program.

    Attributes:
        guide: explains a game and its words. help: pages over the window. crib: card values.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.guide = self._speaking(GuideFlow(context))
        self.help = HelpFlow(context)
        self.crib = self._speaking(CribFlow(context))
        for command, do in (
            ("how_to_play", self.guide.how_to_play),
            ("read_rules", self.guide.read_rules),
            ("guide", self.guide.open_guide),
            ("explain", self.guide.explain),
            ("keys", self.help.keys),
            ("whats_new", self.help.whats_new),
            ("about", self.help.about),
        ):
            self._window.commands.bind(command, do)


FEATURE = RulebookFeature
