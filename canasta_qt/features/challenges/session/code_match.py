"""A challenge as the match that is played, and the version of the players that are here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from canasta_qt.engine.rules import diff, preset
from canasta_qt.library.match_setup import changed_name
from canasta_qt.players.levels import PLAYERS_VERSION
from canasta_qt.record.challenges.challenge import Challenge, Players
from canasta_qt.record.fair_deal import seating_of
from canasta_qt.view_model.people import portraits_of
from canasta_qt.view_model.session import NewMatch, SeatSpec, plain_seats
from canasta_qt.words.games import TitleText


def players_here() -> Players:
    from canasta_qt.players.playout import COMPILED

    return Players(PLAYERS_VERSION, COMPILED)


def match_of(one: Challenge, names: Sequence[str]) -> NewMatch:
    """The match of a challenge, to be begun with its `match_cut`.

    `names` are those of the people here, one's own first; the others sit down to the left in turn.
    """
    table = one.table
    assert table is not None
    base = one.game or "classic_4p"
    return NewMatch(
        base,
        _seats(one, names),
        table.match_seed,
        diff(one.rules, preset(base).rules),
        rules_name=_name(one),
    )


def _seats(one: Challenge, names: Sequence[str]) -> tuple[SeatSpec, ...]:
    """By person, as a match takes them; the seed says who sits where."""
    table = one.table
    assert table is not None
    persons = seating_of(one.rules, table.match_seed).persons
    count = len(persons)
    usual = [seat.name for seat in plain_seats(count)]
    known = [*names[:count], *usual[len(names) :]]
    by_person: dict[int, tuple[str, int]] = {}
    for step in range(count):
        seat = (table.seat + step) % count
        by_person[persons[seat]] = (known[step] or usual[step], seat)
    called = [by_person[person][0] for person in range(count)]
    faces = portraits_of(called)
    plain = plain_seats(count, human=persons[table.seat])
    return tuple(
        replace(
            plain[person],
            name=called[person],
            level=table.styles[by_person[person][1]] or plain[person].level,
            portrait=faces[person],
        )
        for person in range(count)
    )


def _name(one: Challenge) -> str:
    if one.changed is not None:
        known = one.changed.name
        usual = one.changed.rules.match.end
        name = known if one.game in ("", known) else changed_name(known)
    else:
        name, usual = preset(one.game).name, preset(one.game).rules.match.end
    end = one.rules.match.end
    if end == usual:
        return name
    length = TitleText.DEAL if end.kind == "deals" and end.count == 1 else TitleText.SHORT
    return length.english.format(game=name)
