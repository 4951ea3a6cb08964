"""What is on the pictures of the pages, and how the program is brought there."""

from __future__ import annotations

from typing import Final

from screen_studio import Scene, Studio

from canasta_qt.features.endings.feature import EndingsFeature
from canasta_qt.features.history.statistics.window.window import StatisticsWindow
from canasta_qt.features.rules.window.dialog import RulesDialog
from canasta_qt.view_model.pictures import Zone, ZoneKind


def _table(studio: Studio) -> None:
    """The pile has just been taken, both sides have melds and a canasta."""
    studio.play("classic_4p", 1, 21, 0)


def _draft(studio: Studio) -> None:
    """The pile's top card and two eights lie staged, three kings beside them; 90 are needed."""
    studio.play("classic_4p", 3, 21, 1)
    table = studio.program.controller.input
    table.drop(studio.cards("8c", "8s"), Zone(ZoneKind.PILE))
    table.drop(studio.cards("Kd", "Kd", "Ks"), Zone(ZoneKind.NEW_MELD, studio.model.sides[0].side))


def _sheet(studio: Studio) -> None:
    """Four deals have been scored."""
    studio.play("classic_4p", 4, 57, 0)


def _american(studio: Studio) -> None:
    """Both sides have opened; bonus cards wait."""
    studio.play("american_2024", 2, 31, 1)


def _six(studio: Studio) -> None:
    """Three pairs."""
    studio.play("classic_6p_pairs", 1, 89, 1)


def _rules(studio: Studio) -> None:
    """A rule that was found by a word has been changed."""
    studio.program.window.commands.run("table_rules")
    dialog = studio.dialog(RulesDialog)
    dialog.resize(1180, 740)
    dialog.finder.search.setText("freeze")
    studio.settle()
    dialog.draft.set("pile.always_frozen", True)


def _preferences(studio: Studio) -> None:
    """Blue cloth and cards in four colours, chosen just now."""
    _table(studio)
    studio.program.window.commands.run("preferences")


def _text(studio: Studio) -> None:
    """A game with runs, and beside it the same table as text."""
    studio.play("samba", 2, 35, 0)
    studio.program.reading.dock.toggle()


def _end(studio: Studio) -> None:
    """The match has been won and lost."""
    studio.play("classic_4p", 5, 100, 0)
    studio.program.context.of(EndingsFeature).sheets.show_match_end()


def _statistics(studio: Studio) -> None:
    """Some matches have been played."""
    for game in ("classic_4p", "classic_2p", "american_2017", "samba", "viennese", "bolivia"):
        for seat in (0, 1):
            studio.keep(game, seat)
    studio.program.window.menus.actions["statistics"].trigger()
    window = studio.dialog(StatisticsWindow)
    window.resize(1180, 720)
    studio.settle()
    while window.counting.isVisible():
        studio.settle()


def _new_match(studio: Studio) -> None:
    """Six games to choose from, how long, and with whom."""
    studio.program.window.menus.actions["new_match"].trigger()


def _dark(studio: Studio) -> None:
    """A game with a second hand, in the dark look."""
    studio.play("hand_and_foot", 1, 106, 0)


def _german(studio: Studio) -> None:
    """Bolivia with its ledger, in German."""
    studio.play("bolivia", 1, 55, 1)
    studio.program.window.ledger.show()


SCENES: Final = {
    "table": Scene(_table),
    "draft": Scene(_draft),
    "sheet": Scene(_sheet),
    "american": Scene(_american),
    "six": Scene(_six),
    "rules": Scene(_rules, alone=True),
    "new_match": Scene(_new_match),
    "end": Scene(_end),
    "statistics": Scene(_statistics, alone=True),
    "preferences": Scene(_preferences, wishes={"felt": "blue", "four_colour": True}),
    "text": Scene(_text),
    "dark": Scene(_dark, wishes={"theme": "dark", "back": "weave"}),
    "german": Scene(_german, language="de"),
}
"""The pictures by name."""
