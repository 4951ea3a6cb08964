"""The page before a match in words: the greeting, how long ago, how the last match ended."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import date
from typing import Final

from canasta_qt.engine.setup import setup_for
from canasta_qt.record.log import MatchLog
from canasta_qt.view_model.session import YOU, Session
from canasta_qt.view_model.welcome import LastResult
from canasta_qt.words.pages.endings import persons
from canasta_qt.words.people import own_first, people, person_name, rules_title
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, counted, figures
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("WelcomeWords", text)


_WORDS: Final[dict[str, str]] = {
    "morning": _mark("Good morning."),
    "afternoon": _mark("Good afternoon."),
    "evening": _mark("Good evening."),
    "chair": _mark("{name} has kept your chair."),
    "now": _mark("just now"),
    "yesterday": _mark("yesterday"),
    "you_won": _mark("You won by {margin}"),
    "side_won": _mark("{side} won by {margin}"),
    "gave_up": _mark("{side} won: the match was conceded"),
    "tie": _mark("A tie"),
    "to": _mark("{first} to {second}"),
    "your_turn": _mark("your turn"),
    "others_turn": _mark("{name} to play"),
    "deal": _mark("Deal {n}"),
    "saved": _mark("saved {when}"),
}

_MINUTES: Final = QT_TRANSLATE_N_NOOP("WelcomeWords", "1 minute ago", "{n} minutes ago")
_HOURS: Final = QT_TRANSLATE_N_NOOP("WelcomeWords", "1 hour ago", "{n} hours ago")
_DAYS: Final = QT_TRANSLATE_N_NOOP("WelcomeWords", "1 day ago", "{n} days ago")

MIDDLE: Final = " · "
"""Between facts on one line."""


def welcome_text(key: str, **values: object) -> str:
    """A sentence of the page with its values."""
    return translate("WelcomeWords", _WORDS[key]).format(**values)


def greeting(hour: int, partner: str) -> str:
    """A greeting for the hour of the day, 0 to 23, from the usual partner, if there is one."""
    key = "morning" if 4 <= hour < 12 else "afternoon" if 12 <= hour < 18 else "evening"
    words = welcome_text(key)
    return f"{words} {welcome_text('chair', name=partner)}" if partner else words


def how_long_ago(then: float, now: float) -> str:
    """When something was, seen from `now`; both in seconds since the epoch."""
    seconds = max(0.0, now - then)
    minutes, hours = int(seconds // 60), int(seconds // 3600)
    if minutes < 1:
        return welcome_text("now")
    if hours < 1:
        return counted(_MINUTES, minutes)
    days = _day(now) - _day(then)
    if days < 1:
        return counted(_HOURS, hours)
    return welcome_text("yesterday") if days == 1 else counted(_DAYS, days)


def _day(moment: float) -> int:
    """The number of a day by the clock on the wall."""
    shown = time.localtime(moment)
    return date(shown.tm_year, shown.tm_mon, shown.tm_mday).toordinal()


def where_it_stands(deal: int, name: str, saved: float, now: float, *, mine: bool) -> str:
    """Of a match that waits: its deal, whose turn it is, since when it waits.

    Between two deals it is nobody's turn: `name` is empty, and not `mine`.
    """
    turn = welcome_text("others_turn", name=name) if name else ""
    turn = welcome_text("your_turn") if mine else turn
    when = welcome_text("saved", when=how_long_ago(saved, now))
    return MIDDLE.join(part for part in (welcome_text("deal", n=deal), turn, when) if part)


def last_result(log: MatchLog, title: str, ended: float, now: float) -> LastResult | None:
    """How a match of the history ended; None where its log does not tell."""
    setup = setup_for(log.rules)
    scored = [deal.scored for deal in log.deals if deal.scored is not None]
    totals = [sum(column) for column in zip(*scored, strict=True)] if scored else []
    if len(totals) != setup.scorers:
        return None
    session = Session.of_log(log, title)
    order = own_first(setup.scorer_seats, session.viewer)
    ranking = sorted(order, key=lambda scorer: -totals[scorer])
    if log.conceded is not None:
        ranking.sort(key=lambda scorer: log.conceded in setup.scorer_seats[scorer])
    best, second = ranking[0], ranking[1]
    seats = setup.scorer_seats[best]
    shown = " – ".join(figures(totals[scorer]) for scorer in ranking)
    if len(totals) == 2:
        shown = welcome_text("to", first=figures(totals[best]), second=figures(totals[second]))
    facts = (shown, rules_title(session), how_long_ago(ended, now))
    return LastResult(
        _who_won(log, session, seats, totals[best] - totals[second]),
        MIDDLE.join(facts),
        persons(session, seats),
    )


def _who_won(log: MatchLog, session: Session, seats: Sequence[int], margin: int) -> str:
    names = people(session, seats)
    if log.conceded is not None:
        return welcome_text("gave_up", side=names)
    if not margin:
        return welcome_text("tie")
    alone = len(seats) == 1 and session.is_you(seats[0])
    return welcome_text("you_won" if alone else "side_won", side=names, margin=figures(margin))


def usual_partner(names: Sequence[str], sides: Sequence[int]) -> str:
    """The bot that plays with the viewer, or sits there first; `sides` seat to side, own first.

    `names` is empty at the seats of other people: nobody at the screen keeps a chair.
    """
    others = [seat for seat in range(1, len(sides)) if sides[seat] == sides[0]]
    seat = others[0] if others else 1
    return person_name(names[seat]) if seat < len(names) and names[seat] not in ("", YOU) else ""
