"""The people at a table: who belongs together, what they are called, and what bots are like."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from canasta_qt.engine.setup import Setup
from canasta_qt.record.names import clean_name
from canasta_qt.view_model.people import KEPT_NUMBER, YOU, numbered_person
from canasta_qt.view_model.pictures import Position
from canasta_qt.view_model.session import SeatSpec, Session
from canasta_qt.words.games import shown_title
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate
from canasta_qt.words.turn import TurnText


def _described(name: str, words: str) -> tuple[str, str]:
    return QT_TRANSLATE_NOOP("levels", name), QT_TRANSLATE_NOOP("levels", words)


_LEVELS: dict[str, tuple[str, str]] = {
    "newcomer": _described(
        "Newcomer", "Lays cards down as they come and remembers nothing: good for learning."
    ),
    "casual": _described("Casual player", "Plays for fun and remembers only the latest discards."),
    "steady": _described(
        "Steady player", "Remembers the pile, keeps pairs and discards with care."
    ),
    "club": _described(
        "Club player", "Plays steadily, and thinks ahead a little before every move."
    ),
    "expert": _described(
        "Expert", "Imagines many ways the hidden cards may lie and picks the best move."
    ),
    "master": _described("Master", "Like the expert, but thinks longer and more carefully."),
    "random": _described("Plays anything", "Any move that the rules allow."),
}

_PERSONALITIES: dict[str, tuple[str, str]] = {
    "": _described("Even-tempered", "Has no favourite plan."),
    "freezer": _described("Freezer", "Likes to freeze the pile."),
    "hunter": _described("Pile hunter", "Keeps pairs and waits for big piles."),
    "sprinter": _described("Sprinter", "Likes to go out early."),
    "miser": _described("Miser", "Holds on to wild cards and safe discards."),
    "builder": _described("Builder", "Lays many melds and builds canastas."),
}


def level_name(level: str) -> str:
    """What a level is called."""
    known = _LEVELS.get(level)
    return _said(known[0]) if known else level.replace("_", " ").capitalize()


def level_words(level: str) -> str:
    """What a level is like, in a sentence; nothing for one that is not known."""
    known = _LEVELS.get(level)
    return _said(known[1]) if known else ""


def personality_name(personality: str) -> str:
    """What a personality is called."""
    return _said(_PERSONALITIES[personality][0])


def personality_words(personality: str) -> str:
    """What a personality is like, in a sentence."""
    return _said(_PERSONALITIES[personality][1])


def not_ahead_words() -> str:
    """Said of a level that thinks ahead where the rules do not let it."""
    return _said("This level cannot think ahead in this game yet; it plays like a steady player.")


def slow_words(seconds: float) -> str:
    """Said of a level that thinks ahead where the fast core is missing; it moves in that time."""
    text = _said(
        "The fast core is not installed: this level thinks up to {n} seconds before a move here, "
        "and plays less well."
    )
    return text.format(n=figures(math.ceil(seconds)))


def _said(text: str) -> str:
    return translate("levels", text)


_NUMBERED = QT_TRANSLATE_NOOP("people", "Player {n}")

_PLACES: dict[int, tuple[Position, ...]] = {
    2: ("top",),
    3: ("left", "right"),
    4: ("left", "top", "right"),
    5: ("left", "top_left", "top_right", "right"),
    6: ("left", "top_left", "top", "top_right", "right"),
}


def place_of(seat: int, viewer: int, seats: int) -> Position:
    """Where a seat is drawn, the viewer at the bottom and the others clockwise from the left."""
    step = (seat - viewer) % seats
    return _PLACES[seats][step - 1] if step else "bottom"


def own_first(groups: Sequence[Sequence[int]], viewer: int) -> list[int]:
    """Groups of seats as they are listed: the viewer's own first, then the others in turn.

    The groups are sides or scorers; each is named by its place in `groups`.
    """
    ours = next(index for index, seats in enumerate(groups) if viewer in seats)
    return [(ours + step) % len(groups) for step in range(len(groups))]


def people(session: Session, seats: Iterable[int]) -> str:
    """These people, the viewer first: "You", "You & Vera", "You, Otto & Emil"."""
    count = len(session.seats)
    ordered = sorted(seats, key=lambda seat: (seat - session.viewer) % count)
    return names_in_a_row([seat_name(session, seat) for seat in ordered])


def names_in_a_row(names: Sequence[str]) -> str:
    """At least one name; more are joined: "You & Vera", "You, Otto & Emil"."""
    *firsts, last = names
    if not firsts:
        return last
    text = firsts[0]
    for name in firsts[1:]:
        text = TurnText.SIDE_MORE(first=text, second=name)
    return TurnText.SIDE_NAMES(first=text, second=last)


def scorer_names(session: Session, setup: Setup) -> tuple[str, ...]:
    """Whom each running total of the match belongs to."""
    return tuple(people(session, seats) for seats in setup.scorer_seats)


def totals_text(session: Session, setup: Setup, totals: Sequence[int]) -> str:
    """How a match stands, the viewer's side first: "You 1,200 – Vera 300"."""
    names = scorer_names(session, setup)
    order = own_first(setup.scorer_seats, session.viewer)
    return " – ".join(f"{names[one]} {figures(totals[one])}" for one in order)


def person_name(kept: str) -> str:
    """Somebody at a table, on one line whatever a file says."""
    numbered = KEPT_NUMBER.match(kept)
    if numbered is not None:
        return translate("people", _NUMBERED).format(n=figures(int(numbered[1])))
    return translate("people", kept) if kept == YOU else clean_name(kept, "")


def kept_person(typed: str) -> str:
    """The name to store for one that was shown, and perhaps changed."""
    shown = typed.strip()
    if shown == person_name(YOU):
        return YOU
    numbered = map(numbered_person, range(1, 10))
    return next((kept for kept in numbered if shown == person_name(kept)), typed)


def rules_title(session: Session) -> str:
    """What the rules in force at this table are called."""
    return shown_title(session.rules_name)


def seat_name(session: Session, seat: int) -> str:
    """The name of a seat."""
    return person_name(session.seats[seat].name)


def seat_names(session: Session) -> tuple[str, ...]:
    """Seat to name."""
    return tuple(person_name(seat.name) for seat in session.seats)


def shown_again(session: Session, seat: int, *, all_open: bool = False) -> Session:
    """The same people in a replay, seen from a seat.

    Whoever is called `you` has another name when seen from elsewhere.
    """
    other = translate("Session", "Player {n}")
    seats: list[SeatSpec] = []
    for number, spec in enumerate(session.seats):
        strange = spec.name == YOU and number != seat
        name = other.format(n=number + 1) if strange else spec.name
        seats.append(replace(spec, played_by="bot", name=name))
    return replace(session, seats=tuple(seats), watched=seat, replay=True, all_open=all_open)
