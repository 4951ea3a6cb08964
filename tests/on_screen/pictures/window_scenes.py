"""What the pictures of windows show beside the dialogs: tables at chosen places, and their panels.

Each scene brings the program to a moment of a golden match, or to a window with real rows in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop

from canasta_qt.app.program import Program
from canasta_qt.app.recovery import RecoveryWindow
from canasta_qt.features.history.window.history import HistoryWindow
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.log_text import loads
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.pictures import ChoiceModel, ChoiceOption, Zone, ZoneKind
from canasta_qt.words.turn import TurnText
from tests.helpers.programs.parts import Parts

GOLDEN: Final = Path(__file__).resolve().parents[2] / "golden"

REST_S, PATIENCE_S = 0.2, 10.0
"""So long the program is left alone at least, and waited for at most."""

Scene = Callable[[Program], object]


def golden(game: str, seat: int = 0) -> MatchLog:
    """A golden match, with a person at a seat."""
    log = loads((GOLDEN / f"{game}.canasta").read_text(encoding="utf-8")).log
    names = ("You", "Vera", "Otto", "Nina", "Emil", "Rosa")
    count = len(log.players)
    players = [Player(names[(at - seat) % count], DEFAULT_LEVEL) for at in range(count)]
    players[seat] = Player(names[0], HUMAN)
    return replace(log, players=tuple(players))


def play(game: str, deal: int, action: int, seat: int = 0) -> Scene:
    """A golden match just after an action of a deal; nobody goes on."""

    def show(program: Program) -> None:
        log = golden(game, seat)
        Parts(program.context).match.resume(Timeline(log).run_at(ReplayPoint(deal, action - 1)).log)
        program.controller.hold()
        rest(program)
        program.controller.act(log.deals[deal - 1].entries[action - 1].action)
        program.controller.hold()

    return show


def end_of_deal(game: str, deal: int) -> Scene:
    """A golden match when a deal is over."""

    def show(program: Program) -> None:
        log = golden(game)
        last = ReplayPoint(deal, len(log.deals[deal - 1].entries))
        Parts(program.context).match.resume(Timeline(log).run_at(last).log)
        rest(program)
        Parts(program.context).sheets.load()
        rest(program)
        Parts(program.context).sheets.close()
        if Parts(program.context).sheets.sheets[-1].match_over:
            Parts(program.context).sheets.show_match_end()
        else:
            Parts(program.context).sheets.show_deal_end()

    return show


def rest(program: Program) -> None:
    """Until the table stands still, and what follows then has come."""
    begun = time.monotonic()
    while (spent := time.monotonic() - begun) < REST_S or not program.table.is_still:
        program.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        if spent > PATIENCE_S:
            return


def _draft(program: Program) -> None:
    play("classic_4p", 3, 21, 1)(program)
    rest(program)
    match = program.controller.match
    assert match is not None
    model, table = match.presenter.model(), program.controller.input
    hand = next(seat.hand for seat in model.seats if seat.is_viewer)
    threes = [card.token for card in hand if card.face in ("Kd", "Ks")][:3]
    table.drop(tuple(threes), Zone(ZoneKind.NEW_MELD, model.sides[0].side))


def _choice(program: Program) -> None:
    """How shall the pile be taken?"""
    ways = (("7", ("7h", "7s")), ("8", ("7h", "2c")), ("9", ("7s", "X1")))
    options = tuple(ChoiceOption(int(n), " + ".join(faces), faces) for n, faces in ways)
    program.table.offer(ChoiceModel(TurnText.CHOICE_TAKE(), options))


def _cut(program: Program) -> None:
    program.preferences.set_flag("own_cut", True)
    Parts(program.context).match.begin(MatchChoice())
    program.preferences.set_flag("own_cut", False)


def _replay(program: Program) -> None:
    play("classic_4p", 1, 30)(program)
    rest(program)
    Parts(program.context).replays.watch_this()


def _analysis(program: Program) -> None:
    end_of_deal("classic_4p", 1)(program)
    Parts(program.context).sheets.close()
    Parts(program.context).replays.watch_this(ReplayPoint(1, 12))
    rest(program)
    Parts(program.context).analysis.ask_last()


def _sheet(program: Program) -> None:
    end_of_deal("classic_4p", 4)(program)
    Parts(program.context).sheets.show()


def _conceded(program: Program) -> None:
    end_of_deal("classic_4p", 1)(program)
    Parts(program.context).sheets.close()
    Parts(program.context).leaving._give_up()


def _conceded_table(program: Program) -> None:
    play("classic_4p", 1, 30)(program)
    Parts(program.context).leaving._give_up()
    rest(program)
    Parts(program.context).sheets.close()


def _won_table(program: Program) -> None:
    end_of_deal("classic_4p", len(golden("classic_4p").deals))(program)
    Parts(program.context).sheets.close()


def _text(program: Program) -> None:
    play("samba", 2, 35)(program)
    program.reading.dock.toggle()


def _ledger(program: Program) -> None:
    play("classic_4p", 2, 30)(program)
    program.window.ledger.show()


def _recovering(program: Program) -> None:
    window = RecoveryWindow(program.window)
    window.show_progress(1234, 3000)
    window.open()


def _copies(program: Program) -> None:
    """A backup of which some matches are gone."""
    database = program.store.database
    database.backup()
    with database.writing() as connection:
        connection.execute("DELETE FROM matches WHERE id <= 3")
    program.window.menus.actions["history"].trigger()
    rest(program)
    history = next(one for one in program.window.findChildren(HistoryWindow) if one.isVisible())
    history.asked.emit("copies")


def _fair_cards(program: Program) -> None:
    """Those of a match that is over."""
    _won_table(program)
    program.window.menus.actions["fair_deal"].trigger()


SCENES: Final[dict[str, Scene]] = {
    "NewMatchPage": lambda program: Parts(program.context).chooser.open(),
    "Cut": _cut,
    "TableMelds": play("classic_4p", 3, 60),
    "TableSix": play("classic_6p_pairs", 1, 89, 1),
    "TableBolivia": play("bolivia", 1, 55, 1),
    "TableFoot": play("hand_and_foot", 1, 106),
    "Draft": _draft,
    "Choice": _choice,
    "Ledger": _ledger,
    "TextView": _text,
    "DealEnd": end_of_deal("classic_4p", 2),
    "MatchEnd": end_of_deal("classic_4p", len(golden("classic_4p").deals)),
    "WonTable": _won_table,
    "ScoreSheet": _sheet,
    "Replay": _replay,
    "MoveAnalysis": _analysis,
    "Conceded": _conceded,
    "ConcededTable": _conceded_table,
    "Recovering": _recovering,
    "Copies": _copies,
    "Waiting": lambda program: Parts(program.context).waits.choose(),
    "FairCards": _fair_cards,
}
"""How to come to each, by its name."""
