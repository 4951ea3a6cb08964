"""Words of a trial: what its figures are called, and what to say of differences."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, Text, Texts


class _SectionTitle(Texts, context="Trial"):
    LENGTH = Text("Length of a deal")
    OPENING = Text("Opening and piles")
    ENDING = Text("How deals end")
    SIDE = Text("Canastas of a side in a deal")
    PLAYER = Text("Canastas of a player in a deal")
    POINTS_SIDE = Text("Points of a side in a deal")
    POINTS_PLAYER = Text("Points of a player in a deal")


class _FigureLabel(Texts, context="Trial"):
    """Labels of figures; `*_PLAYER` are for games in which everybody plays alone."""

    TURNS = Text("Turns of all players")
    SECONDS = Text("Time at a real table, about")
    OPENED = Text("Sides that open")
    OPENED_PLAYER = Text("Players who open")
    OPENING_ROUND = Text("Round of the opening")
    OPENING_POINTS = Text("Points laid to open")
    PILES = Text("Piles taken")
    PILE_CARDS = Text("Cards in a pile taken")
    ENDED_OUT = Text("Somebody goes out")
    CONCEALED = Text("… concealed")
    SPECIAL = Text("… with a special hand")
    ENDED_STOCK = Text("The stock is used up")
    ENDED_CONCEDED = Text("The deal is conceded")
    ENDED_LOCKED = Text("No discard is possible")
    CANASTAS = Text("All together")
    CANASTAS_NATURAL = Text("Natural")
    CANASTAS_MIXED = Text("Mixed")
    CANASTAS_WILD = Text("Wild")
    CANASTAS_SEQUENCE = Text("Sequences of seven")
    POINTS = Text("All together")
    POINTS_MELDED = Text("Cards melded")
    POINTS_NATURAL_CANASTAS = Text("Natural canastas")
    POINTS_MIXED_CANASTAS = Text("Mixed canastas")
    POINTS_WILD_CANASTAS = Text("Wild canastas")
    POINTS_SEQUENCES = Text("Sequences of seven")
    POINTS_RANK_CANASTAS = Text("Aces and sevens")
    POINTS_SETS = Text("Sets of canastas")
    POINTS_SPECIAL_HANDS = Text("Special hands")
    POINTS_GOING_OUT = Text("Going out")
    POINTS_RED_THREES = Text("Red threes")
    POINTS_BLACK_THREES = Text("Black threes")
    POINTS_HAND = Text("Cards left in hand")
    POINTS_OTHER = Text("Penalties and others")


class _Comparison(Texts, context="Trial"):
    TURNS_HIGHER = Text("Deals last longer: {here} turns instead of {there}.")
    TURNS_LOWER = Text("Deals are shorter: {here} turns instead of {there}.")
    OPENED_HIGHER = Text("Sides open more often: {here} instead of {there}.")
    OPENED_LOWER = Text("Sides open less often: {here} instead of {there}.")
    OPENED_PLAYER_HIGHER = Text("Players open more often: {here} instead of {there}.")
    OPENED_PLAYER_LOWER = Text("Players open less often: {here} instead of {there}.")
    OPENING_ROUND_HIGHER = Text("It takes longer to open: {here} rounds instead of {there}.")
    OPENING_ROUND_LOWER = Text("The opening comes sooner: in {here} rounds instead of {there}.")
    PILES_HIGHER = Text("The pile is taken more often: {here} times instead of {there}.")
    PILES_LOWER = Text("The pile is taken less often: {here} times instead of {there}.")
    PILE_CARDS_HIGHER = Text("Piles are bigger: {here} cards instead of {there}.")
    PILE_CARDS_LOWER = Text("Piles are smaller: {here} cards instead of {there}.")
    ENDED_OUT_HIGHER = Text("More deals end by going out: {here} instead of {there}.")
    ENDED_OUT_LOWER = Text("Fewer deals end by going out: {here} instead of {there}.")
    CONCEALED_HIGHER = Text("Going out concealed is more common: {here} instead of {there}.")
    CONCEALED_LOWER = Text("Going out concealed is rarer: {here} instead of {there}.")
    SPECIAL_HIGHER = Text("Special hands are more common: {here} instead of {there}.")
    SPECIAL_LOWER = Text("Special hands are rarer: {here} instead of {there}.")
    CANASTAS_HIGHER = Text("More canastas are completed: {here} instead of {there}.")
    CANASTAS_LOWER = Text("Fewer canastas are completed: {here} instead of {there}.")
    POINTS_HIGHER = Text("Scores are higher: {here} points a deal instead of {there}.")
    POINTS_LOWER = Text("Scores are lower: {here} points a deal instead of {there}.")


TELLING: Final = (
    "turns",
    "opened",
    "opening_round",
    "piles",
    "pile_cards",
    "ended.out",
    "concealed",
    "special",
    "canastas",
    "points",
)
"""Figures worth a sentence, the most telling first."""


class TrialText(Texts, context="Trial"):
    """Everything else that is said about a trial."""

    UNIT_TIME = Text("{minutes} min")
    UNIT_SHARE = Text("{percent} %")
    ALONE = Text("This is how bots play {title}.")
    ENDLESS = Text("Deals stopped because they did not end: {count}.")
    REFUSED = Text("Deals stopped because a bot broke these rules: {count}.")
    LOST = Text("Deals left out because of a program error: {count}.")
    UNCHANGED = Text("Before your changes")
    CONFLICT = Text("These rules contradict each other. Fix the conflicts first, then try them.")
    NO_PROCESS = Text(
        "The bots could not start, or kept stopping. Try again; closing other programs may help."
    )
    ALL_LOST = Text("No deal could be played because of a program error ({reason}).")
    REPLACED = Text("A bot stopped unexpectedly. Its deals are played again.")


SAME: Final = QT_TRANSLATE_N_NOOP(
    "Trial",
    "No difference from {base} beyond chance in one deal.",
    "No difference from {base} beyond chance in {n} deals.",
)
STOPPED: Final = QT_TRANSLATE_N_NOOP("Trial", "Stopped after one deal.", "Stopped after {n} deals.")


def figure_label(name: str, *, player: bool) -> str:
    """What a figure is called; `player`: everybody plays alone."""
    own = _FigureLabel.get(name, "player") if player else None
    return (own or _FigureLabel.of(name))()


def section_title(name: str) -> str:
    return _SectionTitle.of(name)()


def comparison_text(name: str, here: str, there: str, *, higher: bool, player: bool) -> str:
    way = "higher" if higher else "lower"
    own = _Comparison.get(name, "player", way) if player else None
    return (own or _Comparison.of(name, way))(here=here, there=there)
