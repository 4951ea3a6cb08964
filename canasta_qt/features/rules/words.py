"""Words of a trial: what its figures are called, and what to say of differences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Trial", text)


_Entry = TypeVar("_Entry")

SECTIONS: Final[dict[str, str]] = {
    "length": _mark("Length of a deal"),
    "opening": _mark("Opening and piles"),
    "ending": _mark("How deals end"),
    "side": _mark("Canastas of a side in a deal"),
    "player": _mark("Canastas of a player in a deal"),
    "points.side": _mark("Points of a side in a deal"),
    "points.player": _mark("Points of a player in a deal"),
}
"""Headings of the table."""

LABELS: Final[dict[str, str]] = {
    "turns": _mark("Turns of all players"),
    "seconds": _mark("Time at a real table, about"),
    "opened": _mark("Sides that open"),
    "opened.player": _mark("Players who open"),
    "opening_round": _mark("Round of the opening"),
    "opening_points": _mark("Points laid to open"),
    "piles": _mark("Piles taken"),
    "pile_cards": _mark("Cards in a pile taken"),
    "ended.out": _mark("Somebody goes out"),
    "concealed": _mark("… concealed"),
    "special": _mark("… with a special hand"),
    "ended.stock": _mark("The stock is used up"),
    "ended.conceded": _mark("The deal is conceded"),
    "ended.locked": _mark("No discard is possible"),
    "canastas": _mark("All together"),
    "canastas.natural": _mark("Natural"),
    "canastas.mixed": _mark("Mixed"),
    "canastas.wild": _mark("Wild"),
    "canastas.sequence": _mark("Sequences of seven"),
    "points": _mark("All together"),
    "points.melded": _mark("Cards melded"),
    "points.natural_canastas": _mark("Natural canastas"),
    "points.mixed_canastas": _mark("Mixed canastas"),
    "points.wild_canastas": _mark("Wild canastas"),
    "points.sequences": _mark("Sequences of seven"),
    "points.rank_canastas": _mark("Aces and sevens"),
    "points.sets": _mark("Sets of canastas"),
    "points.special_hands": _mark("Special hands"),
    "points.going_out": _mark("Going out"),
    "points.red_threes": _mark("Red threes"),
    "points.black_threes": _mark("Black threes"),
    "points.hand": _mark("Cards left in hand"),
    "points.other": _mark("Penalties and others"),
}
"""Figure to its label; the keys `*.player` are for games in which everybody plays alone."""


class Comparison(NamedTuple):
    """What to say when a figure is clearly higher, or lower, than in the game compared with."""

    higher: str
    lower: str


def _compared(higher: str, lower: str) -> Comparison:
    return Comparison(_mark(higher), _mark(lower))


COMPARISONS: Final[dict[str, Comparison]] = {
    "turns": _compared(
        "Deals last longer: {here} turns instead of {there}.",
        "Deals are shorter: {here} turns instead of {there}.",
    ),
    "opened": _compared(
        "Sides open more often: {here} instead of {there}.",
        "Sides open less often: {here} instead of {there}.",
    ),
    "opened.player": _compared(
        "Players open more often: {here} instead of {there}.",
        "Players open less often: {here} instead of {there}.",
    ),
    "opening_round": _compared(
        "It takes longer to open: {here} rounds instead of {there}.",
        "The opening comes sooner: in {here} rounds instead of {there}.",
    ),
    "piles": _compared(
        "The pile is taken more often: {here} times instead of {there}.",
        "The pile is taken less often: {here} times instead of {there}.",
    ),
    "pile_cards": _compared(
        "Piles are bigger: {here} cards instead of {there}.",
        "Piles are smaller: {here} cards instead of {there}.",
    ),
    "ended.out": _compared(
        "More deals end by going out: {here} instead of {there}.",
        "Fewer deals end by going out: {here} instead of {there}.",
    ),
    "concealed": _compared(
        "Going out concealed is more common: {here} instead of {there}.",
        "Going out concealed is rarer: {here} instead of {there}.",
    ),
    "special": _compared(
        "Special hands are more common: {here} instead of {there}.",
        "Special hands are rarer: {here} instead of {there}.",
    ),
    "canastas": _compared(
        "More canastas are completed: {here} instead of {there}.",
        "Fewer canastas are completed: {here} instead of {there}.",
    ),
    "points": _compared(
        "Scores are higher: {here} points a deal instead of {there}.",
        "Scores are lower: {here} points a deal instead of {there}.",
    ),
}
"""Figures worth a sentence, the most telling first."""

SAYINGS: Final[dict[str, str]] = {
    "unit.time": _mark("{minutes} min"),
    "unit.share": _mark("{percent} %"),
    "same": _mark("No difference from {base} beyond chance in {deals} deals."),
    "alone": _mark("This is how bots play {title}."),
    "stopped": _mark("Stopped after {deals} deals."),
    "endless": _mark("Deals stopped because they did not end: {count}."),
    "refused": _mark("Deals stopped because a bot broke these rules: {count}."),
    "lost": _mark("Deals left out because of a program error: {count}."),
    "unchanged": _mark("Before your changes"),
    "conflict": _mark("These rules contradict each other. Fix the conflicts first, then try them."),
    "no_process": _mark(
        "The bots could not start, or kept stopping. Try again; closing other programs may help."
    ),
    "all_lost": _mark("No deal could be played because of a program error ({reason})."),
    "replaced": _mark("A bot stopped unexpectedly. Its deals are played again."),
}
"""Everything else that is said about a trial."""


def trial_text(key: str, **values: object) -> str:
    """A sentence of `SAYINGS` with its values."""
    return translate("Trial", SAYINGS[key]).format(**values)


def figure_label(name: str, *, player: bool) -> str:
    """What a figure is called; `player`: everybody plays alone."""
    return translate("Trial", _for_whom(LABELS, name, player))


def section_title(name: str) -> str:
    """The heading of a part of the table."""
    return translate("Trial", SECTIONS[name])


def comparison_text(name: str, here: str, there: str, *, higher: bool, player: bool) -> str:
    """How a figure differs from the game compared with, as a sentence."""
    pair = _for_whom(COMPARISONS, name, player)
    text = pair.higher if higher else pair.lower
    return translate("Trial", text).format(here=here, there=there)


def _for_whom(texts: Mapping[str, _Entry], name: str, player: bool) -> _Entry:
    """The entry for people who play alone where there is one, else the one for sides."""
    return texts.get(f"{name}.player", texts[name]) if player else texts[name]
