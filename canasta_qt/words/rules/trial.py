"""Words of a trial: what its figures are called, and what to say of differences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate

_Entry = TypeVar("_Entry")

SECTIONS: Final[dict[str, str]] = {
    "length": QT_TRANSLATE_NOOP("Trial", "Length of a deal"),
    "opening": QT_TRANSLATE_NOOP("Trial", "Opening and piles"),
    "ending": QT_TRANSLATE_NOOP("Trial", "How deals end"),
    "side": QT_TRANSLATE_NOOP("Trial", "Canastas of a side in a deal"),
    "player": QT_TRANSLATE_NOOP("Trial", "Canastas of a player in a deal"),
    "points.side": QT_TRANSLATE_NOOP("Trial", "Points of a side in a deal"),
    "points.player": QT_TRANSLATE_NOOP("Trial", "Points of a player in a deal"),
}
"""Headings of the table."""

LABELS: Final[dict[str, str]] = {
    "turns": QT_TRANSLATE_NOOP("Trial", "Turns of all players"),
    "seconds": QT_TRANSLATE_NOOP("Trial", "Time at a table, about"),
    "opened": QT_TRANSLATE_NOOP("Trial", "Sides that open"),
    "opened.player": QT_TRANSLATE_NOOP("Trial", "Players who open"),
    "opening_round": QT_TRANSLATE_NOOP("Trial", "Round of the opening"),
    "opening_points": QT_TRANSLATE_NOOP("Trial", "Points laid to open"),
    "piles": QT_TRANSLATE_NOOP("Trial", "Piles taken"),
    "pile_cards": QT_TRANSLATE_NOOP("Trial", "Cards in a pile taken"),
    "ended.out": QT_TRANSLATE_NOOP("Trial", "Somebody goes out"),
    "concealed": QT_TRANSLATE_NOOP("Trial", "… concealed"),
    "special": QT_TRANSLATE_NOOP("Trial", "… with a special hand"),
    "ended.stock": QT_TRANSLATE_NOOP("Trial", "The stock is used up"),
    "ended.conceded": QT_TRANSLATE_NOOP("Trial", "The deal is conceded"),
    "ended.locked": QT_TRANSLATE_NOOP("Trial", "No discard is possible"),
    "canastas": QT_TRANSLATE_NOOP("Trial", "All together"),
    "canastas.natural": QT_TRANSLATE_NOOP("Trial", "Natural"),
    "canastas.mixed": QT_TRANSLATE_NOOP("Trial", "Mixed"),
    "canastas.wild": QT_TRANSLATE_NOOP("Trial", "Wild"),
    "canastas.sequence": QT_TRANSLATE_NOOP("Trial", "Sequences of seven"),
    "points": QT_TRANSLATE_NOOP("Trial", "All together"),
    "points.melded": QT_TRANSLATE_NOOP("Trial", "Cards melded"),
    "points.natural_canastas": QT_TRANSLATE_NOOP("Trial", "Natural canastas"),
    "points.mixed_canastas": QT_TRANSLATE_NOOP("Trial", "Mixed canastas"),
    "points.wild_canastas": QT_TRANSLATE_NOOP("Trial", "Wild canastas"),
    "points.sequences": QT_TRANSLATE_NOOP("Trial", "Sequences of seven"),
    "points.rank_canastas": QT_TRANSLATE_NOOP("Trial", "Aces and sevens"),
    "points.sets": QT_TRANSLATE_NOOP("Trial", "Sets of canastas"),
    "points.special_hands": QT_TRANSLATE_NOOP("Trial", "Special hands"),
    "points.going_out": QT_TRANSLATE_NOOP("Trial", "Going out"),
    "points.red_threes": QT_TRANSLATE_NOOP("Trial", "Red threes"),
    "points.black_threes": QT_TRANSLATE_NOOP("Trial", "Black threes"),
    "points.hand": QT_TRANSLATE_NOOP("Trial", "Cards left in hand"),
    "points.other": QT_TRANSLATE_NOOP("Trial", "Penalties and others"),
}
"""Figure to its label; the keys `*.player` are for games in which everybody plays alone."""


class Comparison(NamedTuple):
    """What to say when a figure is clearly higher, or lower, than in the game compared with."""

    higher: str
    lower: str


COMPARISONS: Final[dict[str, Comparison]] = {
    "turns": Comparison(
        QT_TRANSLATE_NOOP("Trial", "Deals last longer: {here} turns instead of {there}."),
        QT_TRANSLATE_NOOP("Trial", "Deals are shorter: {here} turns instead of {there}."),
    ),
    "opened": Comparison(
        QT_TRANSLATE_NOOP("Trial", "Sides open more often: {here} instead of {there}."),
        QT_TRANSLATE_NOOP("Trial", "Sides open less often: {here} instead of {there}."),
    ),
    "opened.player": Comparison(
        QT_TRANSLATE_NOOP("Trial", "Players open more often: {here} instead of {there}."),
        QT_TRANSLATE_NOOP("Trial", "Players open less often: {here} instead of {there}."),
    ),
    "opening_round": Comparison(
        QT_TRANSLATE_NOOP("Trial", "It takes longer to open: {here} rounds instead of {there}."),
        QT_TRANSLATE_NOOP(
            "Trial", "The opening comes sooner: in {here} rounds instead of {there}."
        ),
    ),
    "piles": Comparison(
        QT_TRANSLATE_NOOP(
            "Trial", "The pile is taken more often: {here} times instead of {there}."
        ),
        QT_TRANSLATE_NOOP(
            "Trial", "The pile is taken less often: {here} times instead of {there}."
        ),
    ),
    "pile_cards": Comparison(
        QT_TRANSLATE_NOOP("Trial", "Piles are fatter: {here} cards instead of {there}."),
        QT_TRANSLATE_NOOP("Trial", "Piles are thinner: {here} cards instead of {there}."),
    ),
    "ended.out": Comparison(
        QT_TRANSLATE_NOOP("Trial", "More deals end by going out: {here} instead of {there}."),
        QT_TRANSLATE_NOOP("Trial", "Fewer deals end by going out: {here} instead of {there}."),
    ),
    "concealed": Comparison(
        QT_TRANSLATE_NOOP(
            "Trial", "Going out concealed is more frequent: {here} instead of {there}."
        ),
        QT_TRANSLATE_NOOP("Trial", "Going out concealed is rarer: {here} instead of {there}."),
    ),
    "special": Comparison(
        QT_TRANSLATE_NOOP("Trial", "Special hands are more frequent: {here} instead of {there}."),
        QT_TRANSLATE_NOOP("Trial", "Special hands are rarer: {here} instead of {there}."),
    ),
    "canastas": Comparison(
        QT_TRANSLATE_NOOP("Trial", "More canastas are completed: {here} instead of {there}."),
        QT_TRANSLATE_NOOP("Trial", "Fewer canastas are completed: {here} instead of {there}."),
    ),
    "points": Comparison(
        QT_TRANSLATE_NOOP("Trial", "Scores are higher: {here} points a deal instead of {there}."),
        QT_TRANSLATE_NOOP("Trial", "Scores are lower: {here} points a deal instead of {there}."),
    ),
}
"""Figures worth a sentence, the most telling first."""

SAYINGS: Final[dict[str, str]] = {
    "unit.time": QT_TRANSLATE_NOOP("Trial", "{minutes} min"),
    "unit.share": QT_TRANSLATE_NOOP("Trial", "{percent} %"),
    "same": QT_TRANSLATE_NOOP(
        "Trial", "Nothing differs from {base} by more than chance in {deals} deals."
    ),
    "alone": QT_TRANSLATE_NOOP("Trial", "This is how {title} goes among computer players."),
    "stopped": QT_TRANSLATE_NOOP("Trial", "Stopped after {deals} deals."),
    "endless": QT_TRANSLATE_NOOP(
        "Trial", "Deals broken off because they did not come to an end: {count}."
    ),
    "refused": QT_TRANSLATE_NOOP(
        "Trial", "Deals broken off because a computer player broke these rules: {count}."
    ),
    "lost": QT_TRANSLATE_NOOP(
        "Trial", "Deals left out because something in the program went wrong: {count}."
    ),
    "unchanged": QT_TRANSLATE_NOOP("Trial", "Before your changes"),
    "conflict": QT_TRANSLATE_NOOP(
        "Trial", "These rules contradict each other. Solve the conflicts first, then try them."
    ),
    "no_process": QT_TRANSLATE_NOOP(
        "Trial",
        "The computer players could not be started, or ended again and again. Try once more; "
        "closing other programs may help.",
    ),
    "all_lost": QT_TRANSLATE_NOOP(
        "Trial", "No deal could be played: something in the program went wrong ({reason})."
    ),
    "replaced": QT_TRANSLATE_NOOP(
        "Trial", "A computer player ended unexpectedly. Its deals are played again."
    ),
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
