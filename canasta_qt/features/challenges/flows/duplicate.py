"""Duplicate matches: ten deals compared with Expert.

The match is one like any other; Expert plays its seat in the background, deal by deal, as soon as
a deal has begun. The difference is shown when the deal is over.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from canasta_qt.features.challenges.flows.compare import CompareFlow
from canasta_qt.library.match_saver import title_of
from canasta_qt.library.match_setup import ChangedRules, MatchChoice, match_from
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.placement import show_beside
from canasta_qt.ui.widgets.problems import show_storage_problem
from canasta_qt.view_model.session import Session
from canasta_qt.words.games import TitleText

if TYPE_CHECKING:
    from canasta_qt.engine.rules import TableRules
    from canasta_qt.features.challenges.model import MatchComparison
    from canasta_qt.features.challenges.session.comparing import DuplicateEntry
    from canasta_qt.features.challenges.window.comparison import DuplicateWindow
    from canasta_qt.features.match_setup.flows.match import MatchFlow
    from canasta_qt.library.games import ListedGame
    from canasta_qt.play.match.running_match import RunningMatch
    from canasta_qt.view_model.scripts import Script


class DuplicateFlow(Flow):
    """Begins duplicate matches, goes on with them, and shows their standing.

    Attributes:
        window: the one that is open, or None.
    """

    def __init__(self, context: Context, match: MatchFlow, compare: CompareFlow) -> None:
        from canasta_qt.features.challenges.store import DuplicateStore

        super().__init__(context)
        self._match, self._compare = match, compare
        self.store = DuplicateStore(context.paths)
        self._comparisons = compare.store
        self._followed: tuple[int, int, bool] | None = None
        """The last state of the match on the table: number, deals, whether the last is over."""
        self._told: set[int] = set()
        """Deals of the match on the table whose difference was shown."""
        self.window: DuplicateWindow | None = None
        self._controller.played.connect(self._played)
        self._controller.hint_given.connect(self._hinted)
        compare.grown.connect(self._grown)

    # --- beginning and going on --------------------------------------------------------------

    def begin(self, game_id: str) -> None:
        """Begin a duplicate match of a game, after a question where another is under way."""
        if self._games.knows(game_id):
            self.begin_game(self._games.get(game_id), self.window)

    def begin_game(self, game: ListedGame, over: DuplicateWindow | None = None) -> None:
        """Begin one of a game with its present rules; `over` asked for it, and closes."""
        self._begin(game.id, game.kept_title, game.rules, over)

    def again(self) -> bool:
        """Begin another one like the one on the table; False where that is no duplicate match."""
        match = self._controller.match
        known = None if match is None else self.store.of(match.run.log.seed)
        if match is None or known is None:
            return False
        self._begin(match.run.log.preset, known.title, match.run.log.rules, None)
        return True

    def _begin(
        self,
        game_id: str,
        title: str,
        rules: TableRules,
        over: DuplicateWindow | None,
    ) -> None:
        from canasta_qt.features.challenges.model import duplicate_rules
        from canasta_qt.features.challenges.store import Duplicate

        changed = ChangedRules(
            TitleText.DUPLICATE.english.format(game=title), duplicate_rules(rules)
        )
        choice = MatchChoice(game_id, self._preferences.names, "expert", changed=changed)
        match = match_from(choice, self._games)

        def ready() -> bool:
            """Store it first, so that a crash does not part the two."""
            try:
                self.store.add(Duplicate(str(match.seed), title, int(time.time())))
            except StorageProblem as problem:
                show_storage_problem(problem, over or self._window)
                return False
            if over is not None:
                over.accept()
            self._leave()
            return True

        self._match.begin_exactly(match, ready, over)

    def go_on(self, number: int) -> None:
        """Continue a match; the one on the table comes to the front."""
        store = self._controller.store
        if store is None:
            return
        if number == self._controller.number:
            self._leave()
            self._stage.leave_all()
            return
        found = [one for one in store.unfinished().matches if one.id == number]
        if found:
            self._leave()
            self._match.resume(found[0])

    def compare(self, number: int) -> None:
        """Show the comparison of a match."""
        timeline = self._timeline(number)
        if timeline is not None:
            self._leave()
            self._compare.compare_kept(timeline, number)

    def _compare_this(self) -> None:
        self._leave()
        self._compare.compare_this()

    def _leave(self) -> None:
        if self.window is not None:
            self.window.accept()

    def forget(self, match: int) -> None:
        """Forget a match that was deleted for good. Raises `StorageProblem`."""
        self.store.forget(match)

    # --- while one is played -----------------------------------------------------------------

    def _played(self, _script: Script) -> None:
        """Let Expert play a deal of a duplicate match that has begun, or is over."""
        match = self._controller.match
        number = self._number_of(match)
        if match is None or number is None:
            return
        run = match.run
        state = (number, len(run.log.deals), run.deal_over)
        if state == self._followed or self.store.of(run.log.seed) is None:
            return
        if self._followed is None or self._followed[0] != number:
            self._told = set()
            known = self._known(number)
            if known is not None:
                self._told = {deal for deal in known.deals if known.deals[deal].yours is not None}
        self._followed = state
        with contextlib.suppress(StorageProblem):  # it is remembered until the next time
            self.store.number(run.log.seed, number)
        if self._compare.may_follow(number):
            job = self._compare.job_for(Timeline(run.log), match.session, number)
            job.follow(Timeline(run.log), running=True)
            job.start(len(run.log.deals))

    def _hinted(self) -> None:
        match = self._controller.match
        if match is not None:
            with contextlib.suppress(StorageProblem):  # it is remembered until the next time
                self.store.count_hint(match.run.log.seed)

    @staticmethod
    def _number_of(match: RunningMatch | None) -> int | None:
        if match is None or match.recorder is None or not match.run.log.deals:
            return None
        return match.recorder.match

    def _grown(self) -> None:
        """Show the difference of each deal that is over, once."""
        self._refresh()
        job, match = self._compare.job, self._controller.match
        number = self._number_of(match)
        if job is None or match is None or number is None or number != self._compare.number:
            return
        if self.store.of(match.run.log.seed) is None:
            return
        from canasta_qt.features.challenges.model import LEVELS, standing
        from canasta_qt.features.challenges.words import told_words

        found = job.comparison
        for deal in sorted(found.deals):
            gap = found.deals[deal].difference(found.scorer)
            if gap is not None and deal not in self._told:
                self._told.add(deal)
                over = match.run.outcome() is not None and deal == len(match.run.log.deals)
                last = standing(found) if over else None
                self._window.tell(told_words(deal, gap, LEVELS[0], last))

    def standing_line(self) -> str:
        """The standing of the match on the table beside Expert's; "" for any other match."""
        match = self._controller.match
        number = self._number_of(match)
        one = self.store.of(match.run.log.seed) if match is not None else None
        if match is None or number is None or one is None:
            return ""
        from canasta_qt.features.challenges.model import DuplicateStanding, standing
        from canasta_qt.features.challenges.words import beside_words

        known = self._known(number)
        found = standing(known) if known is not None else DuplicateStanding(0, 0.0, 0, 0)
        return beside_words(found, len(match.run.log.deals), one.hints)

    # --- all of them -------------------------------------------------------------------------

    def open(self) -> None:
        """Show all duplicate matches, and a way to a new one."""
        from canasta_qt.features.challenges.window.comparison import DuplicateWindow

        if self.window is None:
            games = [(game.id, game.title) for game in self._games.all()]
            usual = self._preferences.choice.rules
            window = DuplicateWindow(games, usual, self._preferences, self._window)
            window.new_asked.connect(self.begin)
            window.go_on_asked.connect(self.go_on)
            window.compare_asked.connect(self.compare)
            window.this_asked.connect(self._compare_this)
            window.this.setVisible(self._controller.match is not None)
            window.chosen.connect(self._complete)
            window.finished.connect(self._closed)
            self.window = window
        self._refresh()
        show_beside(self.window, self._window)

    def _closed(self) -> None:
        self.window = None

    def _complete(self, number: int) -> None:
        """Let Expert play the missing deals of the match that is chosen."""
        timeline = self._timeline(number) if self._compare.may_follow(number) else None
        if timeline is not None:
            session = Session.of_log(timeline.log, title_of(timeline.log))
            self._compare.job_for(timeline, session, number).start()
            self._refresh()

    def _timeline(self, number: int) -> Timeline | None:
        store = self._controller.store
        with contextlib.suppress(StorageProblem, ReplayDifference, LookupError, ValueError):
            return Timeline(store.log(number)) if store is not None else None
        return None

    def _refresh(self) -> None:
        if self.window is not None:
            self.window.show_entries(tuple(self._entries()))

    def _entries(self) -> Iterator[DuplicateEntry]:
        """The newest first, without those that are gone or never began."""
        from canasta_qt.features.challenges.session.comparing import entry_of

        store = self._controller.store
        if store is None:
            return
        there, unfinished = set(store.ids()), store.unfinished().matches
        seeds = {str(one.log.seed): one.id for one in unfinished}
        running = {one.id for one in unfinished}
        for one in reversed(self.store.all):
            number = one.match if one.match is not None else seeds.get(one.seed)
            if number in there and number is not None:
                yield entry_of(one, number, self._known(number), running=number in running)

    def _known(self, number: int) -> MatchComparison | None:
        """The comparison of a match; of the one in progress more than is stored."""
        from canasta_qt.features.challenges.session.comparing import read_comparison

        job = self._compare.job
        if job is not None and self._compare.number == number:
            return job.comparison
        for seat in range(6):
            data = self._comparisons.load(number, seat)
            found = read_comparison(data) if data is not None else None
            if found is not None:
                return found
        return None

    def retranslate(self) -> None:
        """Close the window, which opens again in the present language."""
        self._leave()
