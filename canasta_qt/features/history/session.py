"""The history: all matches that are kept, in words, and what can be done with them."""

from __future__ import annotations

import operator
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import Final, Literal

from canasta_qt.engine.setup import setup_for
from canasta_qt.library.games import Games
from canasta_qt.library.match_saver import name_for_file, title_of
from canasta_qt.record.fair_deal import (
    Doubt,
    check_deal,
    check_match,
    is_as_committed,
    seal_to_come,
)
from canasta_qt.record.log import DealLog, MatchLog
from canasta_qt.record.log_text import FOREIGN, RecordFault, RecordProblem, loads
from canasta_qt.record.names import MATCH_SUFFIX
from canasta_qt.record.notation import cards_text
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import read_bytes, write_export
from canasta_qt.storage.match_values import (
    Deleted,
    ListedMatch,
    ListFilter,
    ListOrder,
    Unfinished,
)
from canasta_qt.storage.matches import MatchStore
from canasta_qt.view_model.people import YOU, numbered_person
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import number
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import (
    own_first,
    person_name,
    rules_title,
    scorer_names,
    seat_names,
    totals_text,
)
from canasta_qt.words.refusals import doubt_text
from canasta_qt.words.score_sheet import how_it_ended, sheets_of
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, Text, Texts
from canasta_qt.words.translate import translate

_FAULTS = {
    RecordFault.FOREIGN: QT_TRANSLATE_NOOP("MatchFile", "This is not a Canasta Qt match."),
    RecordFault.FUTURE: QT_TRANSLATE_NOOP("MatchFile", "This match comes from a newer Canasta Qt."),
    RecordFault.CUT_OFF: QT_TRANSLATE_NOOP("MatchFile", "The file ends before the match begins."),
    RecordFault.GARBLED: QT_TRANSLATE_NOOP("MatchFile", "Line {line} makes no sense."),
}


class AidText(Texts, context="Counting"):
    """What a list of matches says of the counting aid."""

    PLAYED_WITH = Text("Played with the counting aid.")
    ROW = Text("{rules} · counting aid")


class ImportText(Texts, context="MatchFile"):
    NEW = Text("Imported: {matches}.")
    KNOWN = Text("Already here: {matches}.")


def imported_words(new: int, known: int) -> str:
    """How many matches of files are new, and how many were here before."""
    texts = [ImportText.NEW(matches=number(new, "match"))] if new or not known else []
    if known:
        texts.append(ImportText.KNOWN(matches=number(known, "match")))
    return " ".join(texts)


class MatchFileProblem(ValueError):
    """A file without a usable match: a sentence for the player, and where it went wrong."""

    def __init__(self, happened: str, details: str) -> None:
        super().__init__(happened)
        self.happened = happened
        self.details = details


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match that was read and played again, in words; nothing of it has been stored.

    `title` names its rules and deals, `standing` the totals.
    """

    timeline: Timeline
    title: str
    people: str
    standing: str
    note: str = ""

    @property
    def log(self) -> MatchLog:
        return self.timeline.log


def read_match(path: Path) -> MatchFile:
    """The match in a file, every action of it checked.

    Raises `StorageProblem` for a file that cannot be opened and `MatchFileProblem` for any other.
    """
    data = read_bytes(path, FOREIGN.size)
    try:
        loaded = loads(data, FOREIGN)
        timeline = Timeline(loaded.log)
    except RecordProblem as problem:
        text = translate("MatchFile", _FAULTS[problem.fault]).format(line=problem.line)
        raise MatchFileProblem(text, str(problem)) from None
    except ReplayDifference as difference:
        text = translate("MatchFile", "Deal {deal} was not played by its rules.")
        raise MatchFileProblem(text.format(deal=difference.deal), str(difference)) from None
    except ValueError as problem:
        text = translate("MatchFile", "No cards have been dealt in this match.")
        raise MatchFileProblem(text, str(problem)) from None
    return described(timeline, cut_off=loaded.cut_off)


def described(timeline: Timeline, *, cut_off: bool) -> MatchFile:
    log, run = timeline.log, timeline.run
    session = Session.of_log(log, title_of(log))
    deals = number(len(log.deals), "deal")
    title = translate("MatchFile", "{rules}, {deals}")
    totals = totals_text(session, run.match.setup, run.match.totals)
    over = translate("MatchFile", "Finished: {totals}")
    going_on = translate("MatchFile", "Not finished: {totals}")
    return MatchFile(
        timeline,
        title.format(rules=rules_title(session), deals=deals),
        ", ".join(seat_names(session)),
        (over if timeline.finished else going_on).format(totals=totals),
        "\n".join(_notes(log, cut_off=cut_off)),
    )


def _notes(log: MatchLog, *, cut_off: bool) -> Iterator[str]:
    if cut_off:
        yield translate("MatchFile", "The file is incomplete; its last part was left out.")
    if not is_as_committed(log):
        yield doubt_text(Doubt.CHANGED)


@dataclass(frozen=True, slots=True)
class DealProof:
    """The proof of one deal's deck; the seal is empty for a deal without one.

    Only of a deal that is over `salt` and `deck` are shown, and doubts about its deck.
    """

    deal: int
    seal: str
    state: Literal["over", "now", "to_come"] = "now"
    salt: str = ""
    deck: str = ""
    doubts: tuple[Doubt, ...] = ()

    @property
    def open(self) -> bool:
        return self.state == "over"


@dataclass(frozen=True, slots=True)
class MatchProof:
    """The commitment of a match, and how many of all `cards` the player lifted, if any.

    Only of a match that is over (`open`) secret and seed are shown, and doubts about it.
    """

    seal: str
    cut: int | None
    cards: int
    open: bool = False
    secret: str = ""
    seed: str = ""
    doubts: tuple[Doubt, ...] = ()


Proof = MatchProof | DealProof


def proofs(log: MatchLog, *, over: bool) -> tuple[Proof, ...]:
    """The match's commitment if there is one, its deals, and the next one unless it is `over`."""
    shown: list[Proof] = [_match_proof(log, over=over)] if log.commitment else []
    shown += [_deal_proof(log, deal, over=over or deal.scored is not None) for deal in log.deals]
    to_come = None if over else seal_to_come(log)
    if to_come is not None:
        shown.append(DealProof(len(log.deals) + 1, to_come.digest, "to_come"))
    return tuple(shown)


def _match_proof(log: MatchLog, *, over: bool) -> MatchProof:
    proof = MatchProof(log.commitment, log.cut, len(setup_for(log.rules).pack))
    if not over:
        return proof
    doubts = check_match(log).doubts
    return replace(proof, open=True, secret=log.secret, seed=str(log.seed), doubts=doubts)


def _deal_proof(log: MatchLog, deal: DealLog, *, over: bool) -> DealProof:
    check = check_deal(log, deal)
    if not over:
        return DealProof(deal.number, check.digest)
    deck = cards_text(deal.order)
    return DealProof(deal.number, check.digest, "over", check.salt, deck, check.doubts)


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

    Raises `StorageProblem` where the store does, and `ReplayDifference` for a log that differs.
    """

    def __init__(
        self, store: MatchStore, games: Games, playing: Callable[[], int | None] = lambda: None
    ) -> None:
        """`playing` gives the number of the match on the table, if there is one."""
        self.store = store
        self.games = games
        self.playing = playing

    def count(self, wanted: ListFilter) -> int:
        """How many matches a filter finds."""
        return self.store.count(self._with_shown_names(wanted))

    def rows(
        self, wanted: ListFilter, order: ListOrder, first: int, count: int
    ) -> tuple[ListedMatch, ...]:
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
        """The deals of a match, and the totals after each; if `doubtful` it is played again."""
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
            AidText.PLAYED_WITH() if log.counting_aid else "",
        )

    def sheets(self, match: int) -> tuple[ScoreSheetModel, ...]:
        """The score sheets of the deals that are over."""
        log = self.store.log(match)
        return sheets_of(log, Session.of_log(log, title_of(log)))

    def unfinished(self, match: ListedMatch) -> Unfinished:
        """A running match as it is gone on with; it has been played through."""
        log = self.store.log(match.id)
        MatchRun.from_log(log)
        return Unfinished(match.id, log, match.played or time.time())

    def delete(self, matches: Sequence[int]) -> Deleted:
        """Delete matches, but not the one on the table."""
        playing = self.playing()
        return self.store.delete(*(one for one in matches if one != playing))

    def export(self, match: ListedMatch, path: Path) -> None:
        write_export(path, self.store.text(match.id))

    def export_into(self, match: ListedMatch, folder: Path) -> Path:
        """Write a match into a folder, under a name that is free; returns the file."""
        stem = file_name(match).removesuffix(MATCH_SUFFIX)
        path, copy = folder / f"{stem}{MATCH_SUFFIX}", 1
        while path.exists():
            copy += 1
            path = folder / f"{stem} ({copy}){MATCH_SUFFIX}"
        self.export(match, path)
        return path

    def take_in(self, path: Path) -> int:
        """Keep the match of a file; returns its number.

        One that is there already is kept only once; if it was deleted it comes back. Raises
        `StorageProblem` and `MatchFileProblem`, with nothing stored.
        """
        log = read_match(path).log
        return self.store.keep(log, title_of(log))


def file_name(match: ListedMatch) -> str:
    name = name_for_file(match.rules_name, match.players)
    if match.played is None:
        return name
    return time.strftime("%Y-%m-%d ", time.localtime(match.played)) + name
