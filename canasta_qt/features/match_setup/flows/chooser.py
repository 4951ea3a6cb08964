"""What shall be played: a new match, or one that waits to be played on.

The last choice and the dialog for another; the interrupted match that the welcome page offers.
"""

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
    """Keeps the choice of what to play, and opens what changes it.

    Signals:
        picked(MatchChoice): play this.
    """

    picked = Signal(object)

    def __init__(self, context: Context, rules: RulesFeature) -> None:
        """`rules` does what is asked of rules."""
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
        """Something else that can be done with a game, offered where a match is chosen."""
        self._offers.append(offer)

    def again_instead(self, another: Callable[[], bool]) -> None:
        """`another` is asked first when the same is to be played again; it says what it began."""
        self._instead.append(another)

    def tell_what_is_gone(self) -> None:
        """Say so if the game that was chosen last, perhaps before this start, is not there now."""
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
        """What asks now what to play, if anything does."""
        return self._dialog or self._page

    def close(self) -> None:
        """A match begins: nothing is chosen any more."""
        for asking in (self._dialog, self._page):
            if asking is not None:
                asking.accept()

    # --- the dialog -------------------------------------------------------------------------

    def open(self) -> None:
        """Ask what to play: the games played most, as pictures."""
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
        window.announcer.say(page.spoken())

    def _shown_first(self) -> MatchChoice:
        """The last choice, as the fields that ask for another one show it."""
        return replace(self._chosen.choice, counting_aid=self._preferences.flag("counting_aid"))

    def _page_gone(self) -> None:
        self._page = None

    def _ask_for_seats(self) -> None:
        """Names, and a level for each."""
        from canasta_qt.features.match_setup.window.company import SeatsPanel

        page = self._page
        if page is not None:
            panel = SeatsPanel(page.game(), offered_levels(), page.choice)
            panel.accepted.connect(lambda: page.take(panel.choice()))
            panel.people.face_chosen.connect(self._choose_face)
            panel.people.offer(one.name for one in self._preferences.people)
            panel.open_on(page, self._table.tempo)

    def _choose_face(self, name: str, face: str) -> None:
        self._preferences.portraits = {**self._preferences.portraits, name: face}
        if self._page is not None:
            self._page.take(self._page.choice)
        self._chosen.offered.emit()

    def open_all(self, words: str = "") -> None:
        """Ask what to play: all games, at first those found by these words."""
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
        open_over(dialog, self._window)

    def _gone(self) -> None:
        self._dialog = None

    # --- rules ------------------------------------------------------------------------------

    def _start(self, game_id: str, changed: ChangedRules | None) -> None:
        """Play by rules that come from the table-rules dialog."""
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
        """The player's own rules are different."""
        if self._dialog is not None:
            self._dialog.refresh(game_id)
        elif self._games.knows(game_id):
            name = self._games.get(game_id).name
            self._window.tell(self.tr("“{name}” is now in your rules.").format(name=name))
            if self._controller.match is None:
                self._chosen.remember(replace(self._chosen.choice, rules=game_id, changed=None))
                self._chosen.offered.emit()

    def _rules_saved(self, game_id: str) -> None:
        """What was changed of a game is kept now."""
        if self._dialog is not None:
            self._dialog.forget(game_id)


class WaitingFlow(Flow):
    """Knows which match waits and keeps the welcome page in step with it.

    Signals:
        resume_asked(Unfinished): play this match on now.

    Attributes:
        match: the one that waits.
        hour: tells the hour of the day, 0 to 23, that is greeted.
    """

    resume_asked = Signal(object)

    def __init__(
        self,
        context: Context,
        page: Welcome,
        learn: Callable[..., LearnModel | None],
    ) -> None:
        """`page` shows it, `learn` says what can be learned first."""
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
        """Look for matches that wait and offer the latest; returns what was wrong with others."""
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
        """Offer this match; `others` looks for all that wait, None where there is no other."""
        self.match = match
        self._others = others
        self.offer()

    def offer(self) -> None:
        """Bring the welcome page in step with what waits and what would be played."""
        from canasta_qt.features.match_setup.window.game_finder import doubts

        for refresh in self._cards:
            refresh()
        game = self._chosen.usual_game()
        names = self._chosen.choice.names[: game.players]
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
        """Put a card on the page; `refresh` brings it up to date whenever the page is."""
        self._page.put_card(card)
        self._cards.append(refresh)

    def retranslate(self) -> None:
        """The language has changed."""
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
        """Play the waiting match on."""
        if self.match is not None:
            self.resume_asked.emit(self.match.unfinished)

    def forget(self) -> None:
        """A match is played: none waits."""
        self.match = None

    def refresh(self) -> None:
        """Matches were deleted or taken in: another one may wait now."""
        if self._controller.match is None:
            self.look()
