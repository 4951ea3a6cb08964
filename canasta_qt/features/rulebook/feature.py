"""Guide, help and glossary, opened from the menu and at a word of the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget
from shiboken6 import isValid

from canasta_qt.features.rulebook.words.terms import Terms
from canasta_qt.library.games import ListedGame
from canasta_qt.library.match_saver import title_of
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Feature, Flow
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.common import remember_size
from canasta_qt.ui.widgets.placement import open_over, show_beside

if TYPE_CHECKING:
    from canasta_qt.features.rulebook.window.guide import GuideWindow


class GuideFlow(Flow):
    """Opens the guide for the game on the table, or the one that would be played.

    Attributes:
        window: the guide that is open, or None.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        from canasta_qt.features.rulebook.window.term_words import term_desk

        term_desk().asked.connect(self._asked)
        self._guide: GuideWindow | None = None
        self._of_table = Terms()
        self._table.terms = self._of_table
        self._table.term_asked.connect(self.open_guide)
        self._controller.played.connect(self._follow)

    @property
    def window(self) -> GuideWindow | None:
        """The guide that is open, or None."""
        return self._guide if self._guide is not None and isValid(self._guide) else None

    def open_guide(self, term: str = "", chapter: str = "") -> None:
        """Show the guide at a word of the game or a chapter, by its id, beside the window.

        Ids of words are the keys of `features.rulebook.words.terms.FORMS`; chapters are
        `playing_well`, `glossary` and the topics of
        `features.rulebook.words.strategy.chapter.TOPICS`.
        """
        guide = self._opened(self._window, self._game())
        show_beside(guide, self._window)
        if term and not guide.open_term(term):
            guide.open_chapter("glossary")
        if chapter:
            guide.open_chapter(chapter)

    def open_for(self, game: str, chapter: str, over: QWidget) -> None:
        """Show the guide of a game that is not on the table: a chapter, else its beginning."""
        guide = self._opened(over, self._games.get(game))
        show_beside(guide, over)
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
        """Open the guide again in the present language."""
        if self.window is not None:
            self.window.close()
            self._guide = None
            self.open_guide()

    def _opened(self, over: QWidget, game: ListedGame) -> GuideWindow:
        from canasta_qt.features.rulebook.window.guide import GuideWindow

        guide = self.window
        if guide is None:
            guide = GuideWindow(game.rules, game.title, over)
            remember_size(guide, "guide", self._preferences, (px(1000), px(700)))
            self._guide = guide
        else:
            guide.show_rules(game.rules, game.title)
        return guide

    def _follow(self) -> None:
        """Let the table mark the words of its game."""
        match = self._controller.match
        if match is not None and self._of_table.rules != match.run.log.rules:
            self._table.terms = self._of_table = Terms(match.run.log.rules)


class HelpFlow(Flow):
    """Opens pages of help over the window."""

    def how_to_play(self) -> None:
        """Show the pages for newcomers."""
        from canasta_qt.features.rulebook.window.help import HowToPlay

        open_over(HowToPlay(self._window), self._window)

    def keys(self) -> None:
        """Show all keys."""
        from canasta_qt.features.rulebook.window.help import KeySheet

        sheet = KeySheet(self._window.keys, self._window)
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

        open_over(About(self._window), self._window)


class RulebookFeature(Feature):
    """Explains the game and the program.

    Attributes:
        guide: explains words and chapters. help: pages over the window.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.guide = self._speaking(GuideFlow(context))
        self.help = HelpFlow(context)
        for command, do in (
            ("guide", self.guide.open_guide),
            ("explain", self.guide.explain),
            ("how_to_play", self.help.how_to_play),
            ("keys", self.help.keys),
            ("whats_new", self.help.whats_new),
            ("about", self.help.about),
        ):
            self._window.commands.bind(command, do)


FEATURE = RulebookFeature
