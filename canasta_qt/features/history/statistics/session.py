"""The statistics as tables; matches are counted late, one after the other, while a window lives."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QDateTime, QLocale, QObject, QTimer, Signal

from canasta_qt.features.history.statistics.words import StatisticsText
from canasta_qt.jobs.threads import submitted
from canasta_qt.record.log import HUMAN, MatchLog
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.match_values import Ending
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.statistics import (
    PlayedMatch,
    Report,
    SeatSums,
    StatisticsFilter,
    matches_to_count,
    note_counts,
    statistics_report,
)
from canasta_qt.storage.statistics_counts import (
    CHANCES,
    COMPONENTS,
    Chance,
    Relation,
    SeatCount,
    count_match,
)
from canasta_qt.words.cards import number
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import level_name, person_name
from canasta_qt.words.sentences import decimal, figures

NOTHING: Final = "–"
"""Stands where nothing was seen."""

LEAST: Final = 10
"""The fewest matches for which a confidence interval is shown."""

_SURE: Final = 1.96
"""Standard deviations on both sides of 95 in 100 cases."""

CANASTAS: Final = ("natural", "mixed", "other_canastas")


@dataclass(frozen=True, slots=True)
class KeyFigure:
    """A number, what it counts, and a line below it."""

    value: str
    label: str
    below: str


def key_figures(found: Report, own: Sequence[PlayedMatch], name: str) -> tuple[KeyFigure, ...]:
    """Those of the person (`name` where there are several), else of the bots."""
    if not found.matches:
        return ()
    if own or found.at("own").seats:
        return (_won(own), *_of_deals(found, found.at("own"), name))
    matches = len(found.matches)
    watched = KeyFigure(figures(matches), StatisticsText.KEY_WATCHED(), "")
    return (watched, *_of_deals(found, found.at("watched")))


def likely_share(won: int, matches: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases (Wilson's interval)."""
    share, square = won / matches, _SURE * _SURE / matches
    middle = (share + square / 2) / (1 + square)
    reach = _SURE * math.sqrt(share * (1 - share) / matches + square / (4 * matches))
    return middle - reach / (1 + square), middle + reach / (1 + square)


def _won(own: Sequence[PlayedMatch]) -> KeyFigure:
    won, matches = sum(match.result == "won" for match in own), len(own)
    value = StatisticsText.KEY_WON_OF(won=figures(won), matches=figures(matches))
    return KeyFigure(value, StatisticsText.KEY_WON(), _share_won(won, matches))


def _share_won(won: int, matches: int) -> str:
    if not matches:
        return ""
    share = decimal(100 * won / matches, 0)
    if matches < LEAST:
        return StatisticsText.SHARE(percent=share)
    low, high = (decimal(100 * value, 0) for value in likely_share(won, matches))
    return StatisticsText.KEY_SHARE(share=share, low=low, high=high)


def _of_deals(found: Report, mine: SeatSums, name: str = "") -> tuple[KeyFigure, ...]:
    return (_points(found, mine), _canastas(mine), _out(found, mine, name))


def _points(found: Report, mine: SeatSums) -> KeyFigure:
    others, deals = found.at("opponent"), number(mine.deals, "deal")
    label = StatisticsText.KEY_POINTS()
    if not mine.seats:
        return KeyFigure(NOTHING, label, StatisticsText.NO_DEAL())
    below = StatisticsText.KEY_DEALS(deals=deals)
    if others.seats and mine is not found.at("watched"):
        theirs = _signed_or_nothing(others.mean("points"))
        below = StatisticsText.KEY_OPPONENTS(points=theirs, deals=deals)
    if mine.doubt is not None and mine is found.at("own"):  # partners share what they score
        below = StatisticsText.KEY_DOUBT(points=figures(round(_SURE * mine.doubt)), rest=below)
    return KeyFigure(_signed_or_nothing(mine.mean("points")), label, below)


def _signed_or_nothing(value: float | None) -> str:
    return NOTHING if value is None else figures(round(value), signed=True)


def _canastas(mine: SeatSums) -> KeyFigure:
    label = StatisticsText.KEY_CANASTAS()
    if not mine.seats:
        return KeyFigure(NOTHING, label, "")
    every = sum(mine.mean(column) or 0.0 for column in CANASTAS)
    natural = decimal(mine.mean("natural") or 0.0, 1)
    return KeyFigure(decimal(every, 1), label, StatisticsText.KEY_NATURAL(count=natural))


def _out(found: Report, mine: SeatSums, name: str) -> KeyFigure:
    watched = not found.at("own").seats
    label = (
        StatisticsText.KEY_OUT_ANY
        if watched
        else StatisticsText.KEY_OUT_BY
        if name
        else StatisticsText.KEY_OUT
    )(name=name)
    if not mine.seats:
        return KeyFigure(NOTHING, label, "")
    below = [] if watched else [
        StatisticsText.of("key.out", place)(share=_per_cent(found.at(place)))
        for place in ("partner", "opponent")
        if found.at(place).seats
    ]  # fmt: skip
    value = StatisticsText.SHARE(percent=_per_cent(mine))
    return KeyFigure(value, label, ", ".join(below))


def _per_cent(sums: SeatSums) -> str:
    return decimal(100 * (sums.mean("out") or 0.0), 0)


# --- the statistics as tables to read ---------------------------------------------------------

_PLACES: Final[tuple[Relation, ...]] = ("own", "partner", "opponent", "watched")

_USUAL: Final = 0.5
_STEPS: Final = (
    (0.1, StatisticsText.ODDS_LITTLE_MORE, StatisticsText.ODDS_LITTLE_LESS),
    (0.01, StatisticsText.ODDS_MORE, StatisticsText.ODDS_LESS),
    (0.0, StatisticsText.ODDS_RARE_MORE, StatisticsText.ODDS_RARE_LESS),
)
"""From these odds on, what is seen is usual, or called so: more than expected, and less."""

MOST_ODDS: Final = 1_000_000
"""Rarer things are shown as rare as this."""


Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Section(Generic[Row]):
    """Rows under a heading."""

    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class LuckRow:
    """A figure that chance decides, for one player: its mean in a deal, and what was expected.

    `deviation` is in standard deviations; `totals` are the sums behind it.
    """

    who: str
    seen: str
    due: str
    unusual: str
    totals: str
    deviation: float


def luck_sections(found: Report, name: str) -> tuple[Section[LuckRow], ...]:
    """Every figure of chance; `name` is the person's, empty where it is the only one."""
    if not found.seats:
        return ()
    return tuple(
        Section(
            StatisticsText.of("luck", chance)(),
            tuple(
                _luck_row(found, place, chance, name) for place in _PLACES if found.at(place).seats
            ),
        )
        for chance in CHANCES
    )


def _column(place: Relation, name: str) -> str:
    """Whose figures they are; the person has a `name` where there are several."""
    return name if place == "own" and name else StatisticsText.of("column", place)()


def _luck_row(found: Report, place: Relation, luck: str, name: str) -> LuckRow:
    sums = found.at(place)
    chance = sums.chance(luck)
    places = 1 if luck == "worth" else 2
    totals = StatisticsText.LUCK_TOTALS(
        seen=figures(chance.seen),
        due=decimal(chance.due, 1),
        deviation=decimal(chance.deviation, 2),
    )
    return LuckRow(
        _column(place, name),
        decimal(chance.seen / sums.seats, places),
        decimal(chance.due / sums.seats, places),
        how_unusual(chance),
        totals,
        chance.deviation,
    )


def how_unusual(chance: Chance) -> str:
    """In words, and as "1 in so many" where it is no everyday thing."""
    if chance.odds >= _USUAL:
        return StatisticsText.ODDS_USUAL()
    more, less = next((more, less) for least, more, less in _STEPS if chance.odds >= least)
    words = (more if chance.deviation > 0 else less)()
    number = MOST_ODDS if chance.odds * MOST_ODDS <= 1 else round(1 / chance.odds)
    return StatisticsText.ODDS_NUMBER(words=words, number=figures(number))


PERIODS: Final[dict[str, int]] = {"all": 0, "week": 7, "month": 30, "year": 365}
"""Periods that can be chosen, in days; 0: from the beginning."""


@dataclass(frozen=True, slots=True)
class StatRow:
    """A figure: its label, and its value in each column."""

    name: str
    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GroupRow:
    """Matches that share something: what, how many, the share won, the mean margin."""

    name: str
    matches: str
    won: str
    margin: str


@dataclass(frozen=True, slots=True)
class StatisticsModel:
    """All that the window shows for a choice of matches.

    Attributes:
        figures: those that are shown first.
        components: label and mean points in each column, for the chart; none without a deal.
        margins: of the matches in which a person played, the earliest first.
    """

    headline: str
    figures: tuple[KeyFigure, ...]
    columns: tuple[str, ...]
    sections: tuple[Section[StatRow], ...]
    components: tuple[tuple[str, tuple[float, ...]], ...]
    luck: tuple[Section[LuckRow], ...]
    groups: tuple[Section[GroupRow], ...]
    margins: tuple[int, ...]


def statistics_model(
    store: MatchStore, choice: StatisticsFilter, name: str = ""
) -> StatisticsModel:
    """The statistics of the matches chosen, with a `name` in place of "you". `StorageProblem`."""
    found = statistics_report(store, choice)
    own = [match for match in found.matches if match.result != "watched"]
    places = _side_by_side(found, own)
    columns = [found.at(place) for place in places]
    return StatisticsModel(
        _headline(found.matches, own, choice),
        key_figures(found, own, name),
        tuple(_column(place, name) for place in places),
        _sections(own, columns) if found.matches else (),
        _components(columns) if any(column.seats for column in columns) else (),
        luck_sections(found, name),
        _groups(own),
        tuple(match.margin for match in own),
    )


def since(period: str) -> float | None:
    days = PERIODS[period]
    return time.time() - days * 86_400.0 if days else None


def level_label(level: str) -> str:
    if level == HUMAN:
        return StatisticsText.LEVEL_PEOPLE()
    return level_name(level) if level else StatisticsText.LEVEL_MIXED()


def partner_label(partner: str) -> str:
    return person_name(partner) or StatisticsText.PARTNER_NONE()


def _side_by_side(found: Report, own: Sequence[PlayedMatch]) -> tuple[Relation, ...]:
    """Whose figures stand side by side; bots among themselves only where nobody else played.

    A match given up in its first deal counts too, although no deal of it does.
    """
    return ("own", "opponent") if own or found.at("own").seats else ("watched",)


def _headline(
    matches: Sequence[PlayedMatch], own: Sequence[PlayedMatch], choice: StatisticsFilter
) -> str:
    if not matches:
        everything = StatisticsFilter(people=choice.people)
        return (StatisticsText.NONE if choice == everything else StatisticsText.NONE_CHOSEN)()
    if not own:
        return StatisticsText.WATCHED(matches=number(len(matches), "match"))
    won = sum(match.result == "won" for match in own)
    count, share = number(len(own), "match"), decimal(100 * won / len(own), 0)
    return StatisticsText.WON(matches=count, won=figures(won), share=share)


Form = Callable[[float], str]


def _rounded(value: float) -> str:
    return figures(round(value))


def _rounded_signed(value: float) -> str:
    return figures(round(value), signed=True)


def _share(value: float) -> str:
    return StatisticsText.SHARE(percent=decimal(100 * value, 0 if value in (0, 1) else 1))


_tenths: Final[Form] = partial(decimal, places=1)
_hundredths: Final[Form] = partial(decimal, places=2)


@dataclass(frozen=True, slots=True)
class _Figure:
    """A row: the mean of a column for each deal, or for each one of the column `per`."""

    column: str
    form: Form
    per: str = ""
    name: str = ""


_DEALS: Final = (_Figure("won", _share), _Figure("ahead", _rounded_signed))
_SCORES: Final = tuple(_Figure(name, _rounded) for name in ("points", *COMPONENTS))
_PLAY: Final = (
    _Figure("side_opened", _share),
    _Figure("opened", _share, "side_opened", "opened_self"),
    _Figure("opening_points", _rounded, "opened"),
    _Figure("opening_round", _tenths, "opened"),
    _Figure("natural", _hundredths),
    _Figure("mixed", _hundredths),
    _Figure("other_canastas", _hundredths),
    _Figure("piles", _hundredths),
    _Figure("pile_cards", _tenths, "piles"),
    _Figure("out", _share),
    _Figure("concealed", _share, "out"),
)


def _sections(
    own: Sequence[PlayedMatch], columns: Sequence[SeatSums]
) -> tuple[Section[StatRow], ...]:
    alone = len(columns) == 1  # bots among themselves: four seats, and one deal
    deals = _row("deals", [figures(sums.deals if alone else sums.seats) for sums in columns])
    sections = {
        "matches": (*_match_rows(own, len(columns)), deals, *_rows(_DEALS, columns)),
        "points": _rows(_SCORES, columns),
        "play": _rows(_PLAY, columns),
    }
    return tuple(
        Section(StatisticsText.of("section", name)(), rows) for name, rows in sections.items()
    )


def _match_rows(own: Sequence[PlayedMatch], columns: int) -> tuple[StatRow, ...]:
    if not own or columns < 2:
        return ()
    won = [match.margin for match in own if match.result == "won"]
    lost = [-match.margin for match in own if match.result == "lost"]
    sides = (won, lost)
    return (
        _row("matches", [figures(len(margins)) for margins in sides]),
        _row("margin_won", [_rounded(fmean(margins)) if margins else NOTHING for margins in sides]),
    )


def _rows(wanted: Sequence[_Figure], columns: Sequence[SeatSums]) -> tuple[StatRow, ...]:
    return tuple(
        _row(figure.name or figure.column, [_value(figure, sums) for sums in columns])
        for figure in wanted
    )


def _value(figure: _Figure, sums: SeatSums) -> str:
    mean = sums.mean(figure.column, figure.per) if sums.seats else None
    return NOTHING if mean is None else figure.form(mean)


def _row(name: str, values: Sequence[str]) -> StatRow:
    return StatRow(name, StatisticsText.of("row", name)(), tuple(values))


def _components(columns: Sequence[SeatSums]) -> tuple[tuple[str, tuple[float, ...]], ...]:
    return tuple(
        (
            StatisticsText.of("row", name)(),
            tuple(sums.mean(name) or 0.0 if sums.seats else 0.0 for sums in columns),
        )
        for name in COMPONENTS
    )


def _month(match: PlayedMatch) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(match.ended))
    return QLocale().toString(moment.date(), "MMMM yyyy")


_SHARED: Final[dict[str, Callable[[PlayedMatch], str]]] = {
    "rules": lambda match: shown_title(match.rules),
    "level": lambda match: level_label(match.level),
    "partner": lambda match: partner_label(match.partner),
    "period": _month,
}
"""What matches may have in common, in words."""

GROUPS: Final = tuple(_SHARED)
"""Names of what matches are compared by, in the order of `StatisticsModel.groups`."""


def _groups(own: Sequence[PlayedMatch]) -> tuple[Section[GroupRow], ...]:
    return tuple(
        Section(StatisticsText.of("group", name)(), _grouped(own, shared))
        for name, shared in _SHARED.items()
    )


def _grouped(
    own: Sequence[PlayedMatch], shared: Callable[[PlayedMatch], str]
) -> tuple[GroupRow, ...]:
    """One row for each value, what was played latest first."""
    groups: dict[str, list[PlayedMatch]] = {}
    for match in reversed(own):
        groups.setdefault(shared(match), []).append(match)
    return tuple(
        GroupRow(
            name,
            figures(len(matches)),
            _share(fmean(match.result == "won" for match in matches)),
            _rounded_signed(fmean(match.margin for match in matches)),
        )
        for name, matches in groups.items()
    )


LOOK_MS = 40
"""How often is looked whether a match has been counted."""


@dataclass(frozen=True, slots=True)
class ComparedGames:
    """What comparisons with another player amount to, and a note on how they count.

    `sentence` is the mean over all, `rows` have a game's title, its deals and their mean.
    """

    sentence: str
    rows: tuple[tuple[str, str, str], ...]
    note: str


class LateCounter(QObject):
    """Plays logs again in another thread; reads and writes in this one. `counted`: matches left."""

    counted = Signal(int)

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._left: list[int] = []
        self._log: MatchLog | None = None
        self._work: Future[tuple[tuple[SeatCount, ...], dict[int, Ending]]] | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)

    def start(self) -> int:
        """Begin, or go on; returns how many matches are to be counted. Raises `StorageProblem`."""
        if self._timer.isActive():
            return len(self._left)
        self._left = matches_to_count(self._store)
        if self._left:
            self._thread = ThreadPoolExecutor(1, "statistics")
            self._timer.start()
        return len(self._left)

    def stop(self) -> None:
        """Leave the rest for another time."""
        self._timer.stop()
        self._left = []
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
            self._thread = None

    def _look(self) -> None:
        try:
            if self._work is None:
                self._begin_next()
            elif self._work.done():
                self._book(self._work)
        except StorageProblem:
            self._skip()

    def _begin_next(self) -> None:
        if not self._left or self._thread is None:
            self.stop()
            return
        self._log = self._store.log(self._left[0])
        self._work = submitted(self._thread, partial(count_match, self._log))

    def _book(self, work: Future[tuple[tuple[SeatCount, ...], dict[int, Ending]]]) -> None:
        """Keep what was counted; a log that no longer plays counts with its result alone."""
        problem = work.exception()
        if problem is not None and not isinstance(problem, ReplayDifference):
            raise problem
        counts, endings = work.result() if problem is None else ((), {})
        assert self._log is not None
        note_counts(self._store, self._left[0], self._log, counts, endings)
        self._skip()

    def _skip(self) -> None:
        self._work = None
        self._left = self._left[1:]
        self.counted.emit(len(self._left))
