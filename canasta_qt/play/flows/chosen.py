"""The choice of what to play, and the game on the table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal

from canasta_qt.library.games import ListedGame
from canasta_qt.library.match_setup import (
    ChangedRules,
    MatchChoice,
    game_of,
    known_choice,
    match_from,
    names_at,
)
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.view_model.people import YOU, numbered_person
from canasta_qt.view_model.session import NewMatch


class ChosenGame(Flow):
    """Remembers the choice of what to play.

    Signals:
        offered: another game would be played than before, or by others.
    """

    offered = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._choice = self._preferences.choice
        self._preferences.changed.connect(self._preferred)

    def _preferred(self, what: str) -> None:
        """Use changed names and people for the next match."""
        if what == "names":
            self._choice = replace(self._choice, names=self._preferences.names)
        elif what == "people":
            stored = self._preferences.choice
            self._choice = replace(self._choice, names=stored.names, styles=stored.styles)
            self.offered.emit()

    @property
    def choice(self) -> MatchChoice:
        """The last choice; rules that are gone are replaced by the usual ones."""
        self._choice = known_choice(self._choice, self._games)
        return self._choice

    def remember(self, choice: MatchChoice, *, for_good: bool = True) -> None:
        """Remember a choice; `for_good`: after a restart too."""
        if for_good:
            players = game_of(choice, self._games).players
            self._preferences.remember_portraits(names_at(choice, players))
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
        """Give the first person the known name, where several play and none was typed."""
        people, known = self._people_of(choice), self._preferences.people[0].name
        named = choice.names[0] not in (YOU, numbered_person(1))
        if len(people) < 2 or named or known in choice.names:
            return choice
        return replace(choice, names=(known, *choice.names[1:]))

    def prepare(self, choice: MatchChoice, *, demo: bool, remember: bool) -> NewMatch:
        """The match of a choice, which is remembered; `remember`: after a restart too.

        Raises `LookupError` for a game that is gone, and `RulesProblem`.
        """
        choice = self._named(choice)
        match = match_from(choice, self._games, demo=demo)
        self.remember(choice, for_good=remember)
        flag, aided = self._preferences.flag, choice.counting_aid
        if aided is None:
            aided = match.counting_aid or flag("counting_aid")
        return replace(match, advice=match.advice or flag("advice_kept"), counting_aid=aided)

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
