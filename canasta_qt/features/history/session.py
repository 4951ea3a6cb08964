"""The history: all matches that are kept, in words, and what can be done with them."""

from __future__ import annotations

import operator
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import Final

from canasta_qt.engine.setup import setup_for
from canasta_qt.features.counting.words import CountingText
from canasta_qt.features.history.match_files import name_for_file, read_match
from canasta_qt.library.games import Games
from canasta_qt.library.match_saver import title_of
from canasta_qt.library.match_setup import ChangedRules, MatchChoice, known_choice
from canasta_qt.record.log import HUMAN, MatchLog
from canasta_qt.record.log_text import SUFFIX
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.files import write_export
from canasta_qt.storage.match_values import (
    Deleted,
    ListedMatch,
    ListFilter,
    ListOrder,
    Unfinished,
)
from canasta_qt.storage.matches import MatchStore
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.view_model.session import YOU, Session
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import (
    numbered_person,
    own_first,
    person_name,
    rules_title,
    scorer_names,
)
from canasta_qt.words.score_sheet import how_it_ended, sheets_of


@dataclass(frozen=True, slots=True)
class DealRow:
    """What a deal brought, the viewer's side first; `totals` after it. None: it goes on."""

    number: int
    points: tuple[int, ...] | None
    totals: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class MatchDetails:
    """A match as one looks at it: whom each column of points belongs to, and its deals."""

    title: str
    sides: tuple[str, ...]
    deals: tuple[DealRow, ...]
    target: int | None
    conceded: str = ""
    """Who gave the match up and whom it went to, in a sentence; empty for any other."""
    aid: str = ""
    """That the cards were counted for the person, in a sentence; empty where they were not."""


MOST_PERSONS: Final = 6
"""No game seats more."""


class History:
    """Looks matches up, and does with them what the player asks for.

    Everything raises `StorageProblem` where the store does. A match that cannot be played again
    raises `ReplayDifference`.
    """

    def __init__(
        self, store: MatchStore, games: Games, playing: Callable[[], int | None] = lambda: None
    ) -> None:
        """`playing` tells the number of the match on the table, if there is one."""
        self.store = store
        self.games = games
        self.playing = playing

    # --- looking ------------------------------------------------------------------------------

    def count(self, wanted: ListFilter) -> int:
        """How many matches are wanted."""
        return self.store.count(self._with_shown_names(wanted))

    def rows(
        self, wanted: ListFilter, order: ListOrder, first: int, count: int
    ) -> tuple[ListedMatch, ...]:
        """A part of the list."""
        if order.column == "rules_name":
            names = sorted(self.store.rules_names(), key=lambda kept: shown_title(kept).casefold())
            order = replace(order, rules=tuple(names))
        return self.store.listed(self._with_shown_names(wanted), order, first, count)

    def _with_shown_names(self, wanted: ListFilter) -> ListFilter:
        """A filter whose words are also found in names as they are shown."""
        if not wanted.text:
            return wanted
        rules = ((kept, shown_title(kept)) for kept in self.store.rules_names())
        nameless = (YOU, *map(numbered_person, range(1, MOST_PERSONS + 1)))
        people = tuple((kept, person_name(kept)) for kept in nameless)
        return replace(wanted, shown_rules=tuple(rules), shown_people=people)

    def details(self, match: int, *, doubtful: bool = False) -> MatchDetails:
        """The deals of a match, and the totals after each.

        A `doubtful` one is played again first.
        """
        log = self.store.log(match)
        if doubtful:
            MatchRun.from_log(log)
        session = Session.of_log(log, title_of(log))
        setup = setup_for(log.rules)
        order = own_first(setup.scorer_seats, session.viewer)
        scored = [deal.scored for deal in log.deals if deal.scored is not None]
        for deal, scores in enumerate(scored, 1):
            if len(scores) != len(order):
                raise ReplayDifference(deal, 0, f"it scores {scores} for {len(order)} sides")
        points = [tuple(deal[one] for one in order) for deal in scored]
        totals = accumulate(points, lambda sums, now: tuple(map(operator.add, sums, now)))
        rows = [DealRow(n, *both) for n, both in enumerate(zip(points, totals, strict=True), 1)]
        rows += [DealRow(n + 1, None, None) for n in range(len(rows), len(log.deals))]
        names = scorer_names(session, setup)
        end = log.rules.match.end
        return MatchDetails(
            rules_title(session),
            tuple(names[one] for one in order),
            tuple(rows),
            end.score if end.kind == "target" else None,
            "" if log.conceded is None else how_it_ended(MatchRun.from_log(log), session),
            CountingText.HISTORY() if log.counting_aid else "",
        )

    def sheets(self, match: int) -> tuple[ScoreSheetModel, ...]:
        """The score sheets of the deals that are over."""
        log = self.store.log(match)
        return sheets_of(log, Session.of_log(log, title_of(log)))

    # --- playing ------------------------------------------------------------------------------

    def unfinished(self, match: ListedMatch) -> Unfinished:
        """A running match as it is gone on with; it has been played through."""
        log = self.store.log(match.id)
        MatchRun.from_log(log)
        return Unfinished(match.id, log, match.played or time.time())

    # --- deleting, exchanging -----------------------------------------------------------------

    def delete(self, matches: Sequence[int]) -> Deleted:
        """Delete matches, but not the one on the table."""
        playing = self.playing()
        return self.store.delete(*(one for one in matches if one != playing))

    def export(self, match: ListedMatch, path: Path) -> None:
        """Write a match into a file."""
        write_export(path, self.store.text(match.id))

    def export_into(self, match: ListedMatch, folder: Path) -> Path:
        """Write a match into a folder, under a name that is free; returns the file."""
        stem = file_name(match).removesuffix(SUFFIX)
        path, copy = folder / f"{stem}{SUFFIX}", 1
        while path.exists():
            copy += 1
            path = folder / f"{stem} ({copy}){SUFFIX}"
        self.export(match, path)
        return path

    def take_in(self, path: Path) -> int:
        """Keep the match of a file; returns its number.

        One that is there already is kept only once; if it was deleted it comes back. Raises
        `StorageProblem` and `MatchFileProblem`, with nothing stored.
        """
        log = read_match(path).log
        return self.store.keep(log, title_of(log))


def rematch_of(log: MatchLog, games: Games, usual: MatchChoice) -> MatchChoice:
    """The rules and people of a match with new cards; the player is the person at the screen.

    `usual` says how well companions play in place of people, and who else there is.
    """
    game = games.in_force(log.rules, title_of(log), log.preset, log.rule_set)
    known = games.get(game.id)
    own = Session.of_log(log).viewer
    people = [*log.players[own:], *log.players[:own]]
    first, *others = people
    styles = [HUMAN if one.is_human else one.played_by for one in others]
    styles.insert(0, "" if first.is_human else first.played_by)
    persons = HUMAN in styles
    alike = not persons and all(style in ("", usual.level) for style in styles)
    choice = replace(
        usual,
        rules=game.id,
        names=(*(one.name for one in people), *usual.names[len(people) :]),
        styles=() if alike else tuple(styles),
        seed=None,
        changed=None if known.rules == log.rules else ChangedRules(game.kept_name, log.rules),
    )
    return known_choice(choice, games)


def file_name(match: ListedMatch) -> str:
    """What the file of a match may be called."""
    name = name_for_file(match.rules_name, match.players)
    if match.played is None:
        return name
    return time.strftime("%Y-%m-%d ", time.localtime(match.played)) + name
