"""Writes a rulebook: asks every section for its lines and leaves out those that have none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.names import game_name, game_note
from canasta_qt.controller.rulebook.book import Line, Rulebook, Section
from canasta_qt.controller.rulebook.examples import examples_for
from canasta_qt.controller.rulebook.lines import rule, say
from canasta_qt.controller.rulebook.topics.asking import asking, concealed
from canasta_qt.controller.rulebook.topics.black_threes import black_threes
from canasta_qt.controller.rulebook.topics.canastas import canastas
from canasta_qt.controller.rulebook.topics.cards import cards
from canasta_qt.controller.rulebook.topics.dealing import dealing
from canasta_qt.controller.rulebook.topics.discards import discards
from canasta_qt.controller.rulebook.topics.foot import foot
from canasta_qt.controller.rulebook.topics.frozen import frozen
from canasta_qt.controller.rulebook.topics.going_out import going_out
from canasta_qt.controller.rulebook.topics.match_end import at_the_table, match_end, penalties
from canasta_qt.controller.rulebook.topics.melds import melds
from canasta_qt.controller.rulebook.topics.opening import opening
from canasta_qt.controller.rulebook.topics.pile import pile
from canasta_qt.controller.rulebook.topics.players import aim, players
from canasta_qt.controller.rulebook.topics.red_threes import red_threes
from canasta_qt.controller.rulebook.topics.runs_and_wilds import sequences, wild_melds
from canasta_qt.controller.rulebook.topics.scoring import scoring
from canasta_qt.controller.rulebook.topics.special_hands import special_hands
from canasta_qt.controller.rulebook.topics.stock_end import stock_end
from canasta_qt.controller.rulebook.topics.turn import turn
from canasta_qt.engine.rules import Preset, TableRules, check, preset, preset_ids

Topic = Callable[[TableRules], Iterable[Line]]
"""The lines of a section under some rules; none where the section does not apply."""


def write(rules: TableRules, title: str = "", *, examples: bool = True) -> Rulebook:
    """The rulebook of these rules, with or without worked examples.

    A pure function of its arguments and of the language. Rules with conflicts have no examples.
    """
    sections = list(_doubts(rules, title))
    judged = examples and is_sound(rules)
    for name, heading, topic in _SECTIONS:
        lines = tuple(topic(rules))
        if lines and judged:
            lines += tuple(examples_for(name, rules))
        if lines:
            sections.append(Section(name, _heading(name, heading, rules), lines))
    return Rulebook(title, tuple(sections))


def _doubts(rules: TableRules, title: str) -> Iterator[Section]:
    """What is known of a game whose rules are reconstructed, where these are just its rules.

    Of rules that a well-known game has as well only the title tells which game is meant.
    """
    for game in _reconstructed().get(rules, ()):
        if game_name(game.name) not in title and rules in _documented():
            continue
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Little is known about {name}; its rules are reconstructed. {note}",
        )
        line = rule(text, name=game_name(game.name), note=game_note(game.note))
        yield Section("doubts", say(QT_TRANSLATE_NOOP("Rulebook", "A reconstructed game")), (line,))
        return


@cache
def _reconstructed() -> dict[TableRules, tuple[Preset, ...]]:
    games = [preset(each) for each in preset_ids() if preset(each).reconstructed]
    return {game.rules: tuple(g for g in games if g.rules == game.rules) for game in games}


@cache
def _documented() -> frozenset[TableRules]:
    games = map(preset, preset_ids())
    return frozenset(game.rules for game in games if not game.reconstructed)


def is_sound(rules: TableRules) -> bool:
    """Whether a table can be set up by these rules, so that the judge can be asked."""
    return all(issue.severity != "error" for issue in check(rules))


def _heading(name: str, heading: str, rules: TableRules) -> str:
    if name == "red_threes" and rules.red_three.role == "modern":
        return say(QT_TRANSLATE_NOOP("Rulebook", "Threes"))
    return say(heading)


_SECTIONS: Final[tuple[tuple[str, str, Topic], ...]] = (
    ("aim", QT_TRANSLATE_NOOP("Rulebook", "The aim"), aim),
    ("players", QT_TRANSLATE_NOOP("Rulebook", "Players and seats"), players),
    ("cards", QT_TRANSLATE_NOOP("Rulebook", "The cards"), cards),
    ("deal", QT_TRANSLATE_NOOP("Rulebook", "The deal"), dealing),
    ("turn", QT_TRANSLATE_NOOP("Rulebook", "Your turn"), turn),
    ("red_threes", QT_TRANSLATE_NOOP("Rulebook", "Red threes"), red_threes),
    ("black_threes", QT_TRANSLATE_NOOP("Rulebook", "Black threes"), black_threes),
    ("melds", QT_TRANSLATE_NOOP("Rulebook", "Melds"), melds),
    ("canastas", QT_TRANSLATE_NOOP("Rulebook", "Canastas"), canastas),
    ("sequences", QT_TRANSLATE_NOOP("Rulebook", "Sequences"), sequences),
    ("wild_melds", QT_TRANSLATE_NOOP("Rulebook", "Melds of wild cards"), wild_melds),
    ("opening", QT_TRANSLATE_NOOP("Rulebook", "The opening"), opening),
    ("pile", QT_TRANSLATE_NOOP("Rulebook", "Taking the discard pile"), pile),
    ("frozen", QT_TRANSLATE_NOOP("Rulebook", "The frozen pile"), frozen),
    ("discard", QT_TRANSLATE_NOOP("Rulebook", "The discard"), discards),
    ("foot", QT_TRANSLATE_NOOP("Rulebook", "The foot"), foot),
    ("going_out", QT_TRANSLATE_NOOP("Rulebook", "Going out"), going_out),
    ("asking", QT_TRANSLATE_NOOP("Rulebook", "\u201cMay I go out?\u201d"), asking),
    ("concealed", QT_TRANSLATE_NOOP("Rulebook", "Going out concealed"), concealed),
    ("special_hands", QT_TRANSLATE_NOOP("Rulebook", "Special hands"), special_hands),
    ("stock_end", QT_TRANSLATE_NOOP("Rulebook", "The end of the stock"), stock_end),
    ("scoring", QT_TRANSLATE_NOOP("Rulebook", "Scoring a deal"), scoring),
    ("penalties", QT_TRANSLATE_NOOP("Rulebook", "Penalties"), penalties),
    ("match_end", QT_TRANSLATE_NOOP("Rulebook", "The end of the match"), match_end),
    ("table", QT_TRANSLATE_NOOP("Rulebook", "At the table"), at_the_table),
)
"""Id, heading and topic of every section, in the order in which a newcomer needs them."""
