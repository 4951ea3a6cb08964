"""What a side needs to go out where canastas of certain kinds or feet are asked for, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta_qt.engine.going_out.requirements import count_canastas
from canasta_qt.engine.melds.meld_types import count_of_kind
from canasta_qt.engine.state import DealState, FootStage, Meld
from canasta_qt.words.cards import listed
from canasta_qt.words.turn import TurnText, lacking_canastas

_ORDER: Final = ("natural", "clean", "mixed", "dirty", "wild", "sevens", "sequence", "any")

HAVE, LACK = "\N{BLACK CIRCLE}", "\N{WHITE CIRCLE}"


class CanastaNeed(NamedTuple):
    """So many canastas of a kind are needed, and so many of those there are."""

    kind: str
    have: int
    need: int


def canasta_needs(state: DealState, melds: Sequence[Meld]) -> list[CanastaNeed]:
    """What a side with these melds needs, kind by kind; nothing where only the number counts."""
    rules = state.setup.rules.go_out
    if not rules.kinds:
        return []
    found = []
    for need in rules.kinds:
        have = count_of_kind(state.setup, melds, need.kind)
        found.append(CanastaNeed(need.kind, min(have, need.min), need.min))
    others = rules.canastas - sum(need.need for need in found)
    if others > 0:
        have = count_canastas(state.setup, melds) - sum(need.have for need in found)
        found.append(CanastaNeed("any", max(0, min(have, others)), others))
    return sorted(found, key=lambda need: _ORDER.index(need.kind))


def feet_needed(state: DealState, seat: int) -> tuple[int, ...]:
    """The seats whose feet must have been played before this one may go out."""
    if state.foot_stages[seat] is FootStage.NONE:
        return ()
    partners = state.setup.rules.go_out.partner_in_foot
    return (seat, *(state.teammates(seat) if partners else ()))


def _side_feet(state: DealState, seat: int) -> tuple[int, ...]:
    """The same where it is true of everybody on the side, else nobody."""
    feet = feet_needed(state, seat)
    return feet if len(feet) == len(state.sides[state.side_of[seat]]) else ()


def need_marks(state: DealState, seat: int) -> tuple[str, ...]:
    """What the side of this seat needs, with a full mark for what it has: "red ●○", "feet ○○"."""
    marks = [
        TurnText.of("need", need.kind)(marks=HAVE * need.have + LACK * (need.need - need.have))
        for need in canasta_needs(state, state.melds[state.side_of[seat]])
    ]
    feet = _side_feet(state, seat)
    if feet:
        played = sum(_is_played(state, each) for each in feet)
        text = TurnText.NEED_FEET if len(feet) > 1 else TurnText.NEED_FOOT
        marks.append(text(marks=HAVE * played + LACK * (len(feet) - played)))
    return tuple(marks)


def missing_to_side(state: DealState, seat: int, viewer: int, names: Sequence[str]) -> str:
    """What the side of this seat lacks to go out, in a sentence for the viewer; or nothing."""
    feet = feet_needed(state, seat) if seat == viewer else _side_feet(state, seat)
    return _sentence(state, state.melds[state.side_of[seat]], feet, viewer, names)


def still_missing(state: DealState, seat: int, names: Sequence[str], melds: Sequence[Meld]) -> str:
    """What this seat lacks to go out with these melds, in a sentence for it; or nothing."""
    return _sentence(state, melds, feet_needed(state, seat), seat, names)


def _sentence(
    state: DealState, melds: Sequence[Meld], feet: Sequence[int], viewer: int, names: Sequence[str]
) -> str:
    needs = canasta_needs(state, melds)
    if not needs and feet:
        most = state.setup.rules.go_out.canastas
        needs = [CanastaNeed("any", min(most, count_canastas(state.setup, melds)), most)]
    things = [lacking_canastas(kind, need - have) for kind, have, need in needs if have < need]
    for each in feet:
        if not _is_played(state, each):
            text = TurnText.NEED_OWN_FOOT if each == viewer else TurnText.NEED_FOOT_OF
            things.append(text(name=names[each]))
    return TurnText.NEED_MISSING(things=listed(things)) if things else ""


def _is_played(state: DealState, seat: int) -> bool:
    return state.foot_stages[seat] is FootStage.PLAYED
