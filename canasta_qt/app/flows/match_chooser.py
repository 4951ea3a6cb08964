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

from canasta_qt.app.flows.flow import AppContext, Flow, show_storage_problem
from canasta_qt.features.history.session import rematch_of
from canasta_qt.library.games import ListedGame
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
    game_of,
    known_choice,
    match_from,
    offered_levels,
)
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.view_model.endings import (
    DailyModel,
    LastResult,
    LearnModel,
    PersonModel,
    WaitingModel,
    WelcomeModel,
)
from canasta_qt.view_model.session import YOU, portraits_of
from canasta_qt.words.pages import greeting, usual_partner
from canasta_qt.words.people import numbered_person, person_name

if TYPE_CHECKING:
    from canasta_qt.app.flows.rules import RulesFlow
    from canasta_qt.features.match_setup.window.dialog import NewMatchDialog
    from canasta_qt.features.match_setup.window.page import NewMatchPage
    from canasta_qt.storage.files import StorageProblem
    from canasta_qt.view_model.session import NewMatch


class MatchChooser(Flow):
    """Keeps the choice of what to play, and opens what changes it.

    Signals:
        picked(MatchChoice): play this.
        offered: what would be played is another game than before.
        duplicate_asked(ListedGame, QWidget): ten deals of this beside Expert's, asked for there.
    """

    picked = Signal(object)
    duplicate_asked = Signal(object, object)
    offered = Signal()

    def __init__(self, context: AppContext, rules: RulesFlow) -> None:
        """`rules` does what is asked of rules."""
        super().__init__(context)
        self._rules = rules
        self._choice = self._preferences.choice
        self._preferences.changed.connect(self._preferred)
        self._dialog: NewMatchDialog | None = None
        self._page: NewMatchPage | None = None
        rules.start_asked.connect(self._start)
        rules.changed.connect(self._rules_changed)
        rules.saved.connect(self._rules_saved)

    def _preferred(self, what: str) -> None:
        """Names or people were changed: the next match has them."""
        if what == "names":
            self._choice = replace(self._choice, names=self._preferences.names)
        elif what == "people":
            kept = self._preferences.choice
            self._choice = replace(self._choice, names=kept.names, styles=kept.styles)
            self.offered.emit()

    # --- the choice -------------------------------------------------------------------------

    @property
    def choice(self) -> MatchChoice:
        """What was chosen last, with what is gone replaced by what is usual."""
        self._choice = known_choice(self._choice, self._games)
        return self._choice

    def tell_what_is_gone(self) -> None:
        """Say so if the game that was chosen last, perhaps before this start, is not there now."""
        if self._preferences.choice_is_gone:
            text = self.tr("The rules you last chose are gone; here is {game} instead.")
            self._window.tell(text.format(game=self.game().name))

    def remember(self, choice: MatchChoice, *, for_good: bool = True) -> None:
        """This is played, or would be; `for_good`: after a restart too."""
        if for_good:
            self._preferences.remember_players(self._people_of(choice))
        self._choice = replace(choice, seed=None, counting_aid=None)
        if for_good:
            self._preferences.choice = self._choice
            if choice.counting_aid is not None:
                self._preferences.set_flag("counting_aid", choice.counting_aid)

    def _people_of(self, choice: MatchChoice) -> tuple[str, ...]:
        """The names of those who play at this screen."""
        seats = range(min(game_of(choice, self._games).players, len(choice.names)))
        return tuple(choice.names[seat] for seat in seats if choice.is_person(seat))

    def _named(self, choice: MatchChoice) -> MatchChoice:
        """The first person by the known name, where several play and none was typed."""
        people, known = self._people_of(choice), self._preferences.people[0].name
        named = choice.names[0] not in (YOU, numbered_person(1))
        if len(people) < 2 or named or known in choice.names:
            return choice
        return replace(choice, names=(known, *choice.names[1:]))

    def prepare(self, choice: MatchChoice, *, demo: bool, remember: bool) -> NewMatch:
        """The match of a choice; what asked for one closes. `remember`: after a restart too.

        Raises `LookupError` for a game that is gone, and `RulesProblem`.
        """
        choice = self._named(choice)
        match = match_from(choice, self._games, demo=demo)
        if self._dialog is not None:
            self._dialog.accept()
        if self._page is not None:
            self._page.accept()
        self.remember(choice, for_good=remember)
        flag, aided = self._preferences.flag, choice.counting_aid
        if aided is None:
            aided = match.counting_aid or flag("counting_aid")
        return replace(match, advice=match.advice or flag("advice_kept"), counting_aid=aided)

    def same_again(self) -> None:
        """Pick the game on the table, or the usual one, with the same people and new cards."""
        match, usual = self._controller.match, self.choice
        self.picked.emit(rematch_of(match.run.log, self._games, usual) if match else usual)

    def changed_to(
        self, rules: str | None, seed: int | None, changed: ChangedRules | None = None
    ) -> MatchChoice:
        """The last choice with another game, or rules made from it, or another seed."""
        if rules is None:
            return replace(self.choice, seed=seed)
        return replace(self.choice, rules=rules, seed=seed, changed=changed)

    def game(self) -> ListedGame:
        """The game on the table; before a match the one that would be played."""
        match = self._controller.match
        if match is None:
            return self.usual_game()
        log = match.run.log
        return self._games.in_force(log.rules, match.session.rules_name, log.preset, log.rule_set)

    def usual_game(self) -> ListedGame:
        """The game that would be played."""
        return game_of(self.choice, self._games)

    @property
    def asking(self) -> QWidget | None:
        """What asks now what to play, if anything does."""
        return self._dialog or self._page

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
        page.duplicate_asked.connect(lambda game: self.duplicate_asked.emit(game, page))
        page.all_asked.connect(self.open_all)
        page.seats_asked.connect(self._ask_for_seats)
        page.finished.connect(self._page_gone)
        self._page = page
        page.open_on(window.stack, self._table.tempo)
        window.announcer.say(page.spoken())

    def _shown_first(self) -> MatchChoice:
        """The last choice, as the fields that ask for another one show it."""
        return replace(self.choice, counting_aid=self._preferences.flag("counting_aid"))

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
        self.offered.emit()

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

    def with_rules(self, what: str) -> None:
        """Do something of `RulesFlow.do` with the rules of the game on the table."""
        self._rules.do(what, self.game(), self._window)

    def table_rules(self) -> None:
        """The rules of the table: during a match to be looked at, before it to be changed."""
        if self._controller.match is not None:
            self._rules.show(self.game(), self._window)
        else:
            self._rules.change(self.game(), self._window)

    def _start(self, game_id: str, changed: ChangedRules | None) -> None:
        """Play by rules that come from the table-rules dialog."""
        dialog = self._dialog
        if dialog is None:
            choice = self._page.choice if self._page is not None else self.choice
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
                self.remember(replace(self.choice, rules=game_id, changed=None))
                self.offered.emit()

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
        context: AppContext,
        chooser: MatchChooser,
        learn: Callable[..., LearnModel | None],
        daily: Callable[[], DailyModel | None] = lambda: None,
    ) -> None:
        """`chooser` says what a new match would be, `learn` what can be learned first.

        `daily` tells of today's deal.
        """
        super().__init__(context)
        self._learn, self._daily = learn, daily
        self._chooser = chooser
        chooser.offered.connect(self.offer)
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

        game = self._chooser.usual_game()
        names = self._chooser.choice.names[: game.players]
        faces = portraits_of(names)
        person = self._chooser.choice.is_person
        bots = ["" if person(seat) else name for seat, name in enumerate(names)]
        waits = self.match
        self._window.welcome.offer(
            WelcomeModel(
                greeting=greeting(self.hour(), usual_partner(bots, game.sides)),
                waiting=waits.card or WaitingModel(waits.text, "") if waits else None,
                others=self._others is not None,
                game=game.name,
                about=game.description.replace("\n", " "),
                doubts=doubts(game),
                last=self._last,
                learn=self._learn(newcomer=self._last is None and waits is None),
                daily=self._daily(),
                companions=tuple(
                    PersonModel(person_name(name), faces[seat])
                    for seat, name in enumerate(names)
                    if seat
                ),
            )
        )

    def retranslate(self) -> None:
        """The language has changed."""
        store = self._controller.store
        self._last = last_of(store) if store is not None else None
        if self.match is not None:
            self.match = describe(self.match.unfinished)
        self.offer()

    def choose(self) -> None:
        """Let the player pick one of several interrupted matches."""
        from canasta_qt.features.history.window.match_table import WaitingMatches

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
