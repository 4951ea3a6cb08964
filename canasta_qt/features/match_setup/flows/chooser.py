"""The choice of a new match, and the interrupted match that the welcome page offers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.library.match_saver import (
    MOST_LISTED,
    WaitingMatch,
    describe,
    find_waiting,
    last_of,
)
from canasta_qt.library.match_setup import (
    ChangedRules,
    MatchChoice,
    names_at,
    offered_levels,
    rematch_of,
)
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.ui.widgets.problems import show_storage_problem
from canasta_qt.view_model.endings import (
    LastResult,
    LearnModel,
    PersonModel,
    WaitingModel,
    WelcomeModel,
)
from canasta_qt.view_model.people import portraits_of
from canasta_qt.words.pages import greeting, usual_partner
from canasta_qt.words.people import person_name

if TYPE_CHECKING:
    from canasta_qt.features.match_setup.model import GameOffer
    from canasta_qt.features.match_setup.window.dialog import NewMatchDialog
    from canasta_qt.features.match_setup.window.page import NewMatchPage
    from canasta_qt.features.match_setup.window.welcome import Welcome, WelcomeCard
    from canasta_qt.features.rules.feature import RulesFeature
    from canasta_qt.storage.files import StorageProblem


class MatchChooser(Flow):
    """Opens the page and the dialog in which a match is chosen.

    Signals:
        picked(MatchChoice): play this.
    """

    picked = Signal(object)

    def __init__(self, context: Context, rules: RulesFeature) -> None:
        super().__init__(context)
        self._rules, self._chosen = rules, context.of(Play).chosen
        self._offers: list[GameOffer] = []
        self._instead: list[Callable[[], bool]] = []
        self._dialog: NewMatchDialog | None = None
        self._page: NewMatchPage | None = None
        rules.start_asked.connect(self._start)
        rules.changed.connect(self._rules_changed)
        rules.saved.connect(self._rules_saved)

    def contribute(self, offer: GameOffer) -> None:
        """Offer another use of a game where a match is chosen."""
        self._offers.append(offer)

    def again_instead(self, another: Callable[[], bool]) -> None:
        """Call `another` first when the same is to be played again; True where it began a match."""
        self._instead.append(another)

    def tell_what_is_gone(self) -> None:
        """Show a message if the game that was chosen last is gone."""
        if self._preferences.choice_is_gone:
            text = self.tr("The rules you last chose are gone; here is {game} instead.")
            self._window.tell(text.format(game=self._chosen.game().name))

    def same_again(self) -> None:
        """Pick the game on the table, or the usual one, with the same people and new cards."""
        for another in self._instead:
            if another():
                return
        match, usual = self._controller.match, self._chosen.choice
        self.picked.emit(rematch_of(match.run.log, self._games, usual) if match else usual)

    @property
    def asking(self) -> QWidget | None:
        """The open dialog or page, if there is one."""
        return self._dialog or self._page

    def close(self) -> None:
        """Close the page and the dialog: a match begins."""
        for asking in (self._dialog, self._page):
            if asking is not None:
                asking.accept()

    # --- the dialog -------------------------------------------------------------------------

    def open(self) -> None:
        """Open the page with the games played most."""
        from canasta_qt.features.match_setup.window.page import NewMatchPage

        window = self._window
        page = NewMatchPage(
            self._games, offered_levels(), self._shown_first(), window.art, window.portraits
        )
        page.chosen.connect(self.picked)
        page.asked.connect(lambda what, game: self._rules.do(what, game, window))
        for offer in self._offers:
            page.offer(offer)
        page.all_asked.connect(self.open_all)
        page.seats_asked.connect(self._ask_for_seats)
        page.finished.connect(self._page_gone)
        self._page = page
        page.open_on(window.stack, self._table.tempo)
        window.lay_felt(whole=True)
        window.announcer.say(page.spoken())

    def _shown_first(self) -> MatchChoice:
        """The last choice, with the present preference of the counting aid."""
        return replace(self._chosen.choice, counting_aid=self._preferences.flag("counting_aid"))

    def _page_gone(self) -> None:
        self._page = None
        self._window.lay_felt(whole=False)

    def _ask_for_seats(self) -> None:
        """Ask for names, and a level for each."""
        from canasta_qt.features.match_setup.window.company import SeatsPanel

        page = self._page
        if page is not None:
            panel = SeatsPanel(page.game(), offered_levels(), page.choice)
            panel.accepted.connect(lambda: page.take(panel.choice()))
            panel.people.face_chosen.connect(self._choose_face)
            panel.people.offer(one.name for one in self._preferences.people)
            panel.open_on(page, self._table.tempo)

    def _choose_face(self, name: str, face: str) -> None:
        self._preferences.choose_portrait(name, face)
        if self._page is not None:
            self._page.take(self._page.choice)
        self._chosen.offered.emit()

    def open_all(self, words: str = "") -> None:
        """Open the dialog with all games, at first those found by these words."""
        from canasta_qt.features.match_setup.window.dialog import NewMatchDialog

        choice = self._page.choice if self._page is not None else self._shown_first()
        dialog = NewMatchDialog(
            self._games, offered_levels(), choice, self._window, self._preferences
        )
        dialog.chosen.connect(self.picked)
        dialog.people.face_chosen.connect(self._choose_face)
        dialog.people.offer(one.name for one in self._preferences.people)
        dialog.asked.connect(lambda what, game: self._rules.do(what, game, dialog))
        dialog.destroyed.connect(self._gone)
        self._dialog = dialog
        if words:
            dialog.finder.search.setText(words)
            dialog.finder.search.setFocus()
        open_over(dialog, self._window)

    def _gone(self) -> None:
        self._dialog = None

    # --- rules ------------------------------------------------------------------------------

    def _start(self, game_id: str, changed: ChangedRules | None) -> None:
        """Play by rules from the table-rules dialog."""
        dialog = self._dialog
        if dialog is None:
            choice = self._page.choice if self._page is not None else self._chosen.choice
            self.picked.emit(replace(choice, rules=game_id, changed=changed))
            return
        if changed is not None:
            dialog.show_changed(game_id, changed)
        else:
            dialog.forget(game_id)
            dialog.refresh(game_id)
        dialog.start()

    def _rules_changed(self, game_id: str) -> None:
        """Follow a change of the player's own rules."""
        if self._dialog is not None:
            self._dialog.refresh(game_id)
        elif self._games.knows(game_id):
            name = self._games.get(game_id).name
            self._window.tell(self.tr("“{name}” is now in your rules.").format(name=name))
            if self._controller.match is None:
                self._chosen.remember(replace(self._chosen.choice, rules=game_id, changed=None))
                self._chosen.offered.emit()

    def _rules_saved(self, game_id: str) -> None:
        """Forget the changes of a game: they were saved as rules of their own."""
        if self._dialog is not None:
            self._dialog.forget(game_id)


class WaitingFlow(Flow):
    """Offers the match that waits on the welcome page.

    Signals:
        resume_asked(Unfinished): continue this match.

    Attributes:
        match: the one that waits, or None.
        hour: returns the hour of the day, 0 to 23, for the greeting.
    """

    resume_asked = Signal(object)

    def __init__(
        self, context: Context, page: Welcome, learn: Callable[..., LearnModel | None]
    ) -> None:
        """`page` shows it, `learn` returns what can be learned first."""
        super().__init__(context)
        self._page, self._learn = page, learn
        self._cards: list[Callable[[], None]] = []
        self._chosen = context.of(Play).chosen
        self._chosen.offered.connect(self.offer)
        self.match: WaitingMatch | None = None
        self.hour: Callable[[], int] = lambda: time.localtime().tm_hour
        self._last: LastResult | None = None
        self._others: Callable[[], Sequence[WaitingMatch]] | None = None

    def look(self) -> Sequence[StorageProblem]:
        """Look for matches that wait and offer the latest; returns problems with others."""
        store = self._controller.store
        if store is None:
            return ()
        search = find_waiting(store)
        self._last = last_of(store)
        self.found(search.match, self._all if search.others else None)
        return search.problems

    def _all(self) -> Sequence[WaitingMatch]:
        store = self._controller.store
        if store is None:
            return ()
        search = find_waiting(store, MOST_LISTED)
        for problem in search.problems:
            show_storage_problem(problem, self._window)
        return search.matches

    def found(
        self,
        match: WaitingMatch | None,
        others: Callable[[], Sequence[WaitingMatch]] | None = None,
    ) -> None:
        """Offer this match; `others` finds all that wait, None where there is no other."""
        self.match = match
        self._others = others
        self.offer()

    def offer(self) -> None:
        """Show the match that waits, and the usual game, on the welcome page."""
        from canasta_qt.features.match_setup.window.game_finder import doubts

        for refresh in self._cards:
            refresh()
        game = self._chosen.usual_game()
        names = names_at(self._chosen.choice, game.players)
        faces = portraits_of(names)
        person = self._chosen.choice.is_person
        bots = ["" if person(seat) else name for seat, name in enumerate(names)]
        waits = self.match
        self._page.offer(
            WelcomeModel(
                greeting=greeting(self.hour(), usual_partner(bots, game.sides)),
                waiting=waits.card or WaitingModel(waits.text, "") if waits else None,
                others=self._others is not None,
                game=game.name,
                about=game.description.replace("\n", " "),
                doubts=doubts(game),
                last=self._last,
                learn=self._learn(newcomer=self._last is None and waits is None),
                companions=tuple(
                    PersonModel(person_name(name), faces[seat])
                    for seat, name in enumerate(names)
                    if seat
                ),
            )
        )

    def contribute(self, card: WelcomeCard, refresh: Callable[[], None]) -> None:
        """Put a card on the page; `refresh` is called whenever the page is renewed."""
        self._page.put_card(card)
        self._cards.append(refresh)

    def retranslate(self) -> None:
        """Renew the page in the present language."""
        store = self._controller.store
        self._last = last_of(store) if store is not None else None
        if self.match is not None:
            self.match = describe(self.match.unfinished)
        self.offer()

    def choose(self) -> None:
        """Let the player pick one of several interrupted matches."""
        from canasta_qt.features.match_setup.window.waiting import WaitingMatches

        if self._others is not None:
            dialog = WaitingMatches(self._others(), self._window)
            dialog.chosen.connect(lambda match: self.resume_asked.emit(match.unfinished))
            open_over(dialog, self._window)

    def resume(self) -> None:
        """Continue the match that waits."""
        if self.match is not None:
            self.resume_asked.emit(self.match.unfinished)

    def forget(self) -> None:
        """Offer nothing: a match is played."""
        self.match = None

    def refresh(self) -> None:
        """Look again: matches were deleted, imported or repaired."""
        if self._controller.match is None:
            self.look()
