"""Pictures of every window of the program, to look at.

    python -m tests.on_screen.pictures.window_pictures FOLDER [--theme dark] [--size 1366x768]
        [--scale 150] [--language de] [--only HistoryWindow,StatisticsWindow] [--system-scale 1.25]

A few matches of bots are in the history, and one is on the table. Each window is opened as a player
opens it, on a screen of that size, and kept as FOLDER/NAME.png; of one with pages every page is
kept. FOLDER/Welcome.png, FOLDER/Table.png and the scenes of `window_scenes` show the window itself.
What has too little room for its words, or scrolls sideways, is printed. No screen is needed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QDialog, QTabWidget, QWidget

from canasta_qt.app.program import Program
from canasta_qt.features.preferences.window.dialog import PreferencesDialog
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.record.log import MatchLog
from canasta_qt.start import read_options
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.parts.panel import dismiss_panels
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.room import cut_off, scrolls_sideways
from tests.on_screen.pictures.window_scenes import SCENES, rest

SETTLE_S = 0.4
"""So long windows may take to write what they write a moment later."""

GAMES = ("classic_4p", "classic_4p", "samba", "american_2017", "classic_4p")
"""Of the matches in the history."""


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures."""
    options = _parser().parse_args(argv)
    options.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="canasta-qt-windows-") as folder:
        provide_screen(Path(folder), *map(int, options.size.split("x")), options.system_scale)
        fill_history(Paths.find(folder))
        words = ["--data-dir", folder, "--speed", "0", "--language", options.language]
        program = Program(read_options(words))
        program.preferences.choose("theme", options.theme)
        program.preferences.choose("interface_scale", str(options.scale))
        program.show()
        program.window.setWindowState(Qt.WindowState.WindowNoState)
        program.window.setGeometry(program.window.screen().availableGeometry())
        program.begin()
        _take(program, options)
        program.close()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.on_screen.pictures.window_pictures")
    parser.description, parser.formatter_class = __doc__, argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("folder", type=Path)
    add("--theme", default="evening", help="evening, light, dark or high_contrast (evening)")
    add("--size", default="1366x768", help="of the screen and the main window (1366x768)")
    add("--scale", type=int, default=100, help="of the interface, in percent (100)")
    add("--system-scale", default="1", help="of the desktop, e.g. 1.25 (1)")
    add("--language", default="en", help="en, de or es (en)")
    add("--only", default="", help="names of windows, separated by commas (all)")
    return parser


def provide_screen(folder: Path, width: int = 2560, height: int = 1440, scale: str = "1") -> None:
    """A screen that nobody sees; the usual one is as large as the largest that is wanted."""
    screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96}
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96, "dpr": 1}]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
    os.environ["QT_SCALE_FACTOR"] = scale


def fill_history(paths: Paths) -> None:
    """A history that has something to show."""
    paths.create()
    store = open_store(paths)
    for seed, game in enumerate(GAMES):
        store.import_log(_match(game, seed), game, at=time.time() - 90_000 * (len(GAMES) - seed))
    for seed in (8, 9):
        store.import_log(play_on(new_run(seed=seed), 60).log, "classic_4p")
    store.database.close()


def _match(game: str, seed: int) -> MatchLog:
    run = new_run(game, seed=seed, overrides={"match.end": {"kind": "deals", "count": 2}})
    return play_deal(play_deal(run)).log


def _take(program: Program, options: argparse.Namespace) -> None:
    from tests.helpers.screen.every_dialog import (
        OPENERS,  # imports all windows; whoever measures has none
    )

    everything = ["Welcome", "NewMatchPage", "Waiting", "Table", *OPENERS, *SCENES]
    wanted = [*filter(None, options.only.split(","))] or [*dict.fromkeys(everything)]
    if "Welcome" in wanted:
        _keep(program, program.window, options.folder / "Welcome.png")
    for name in wanted:
        if name == "Table":
            Parts(program.context).match.begin(MatchChoice(seed=7))
            _keep(program, program.window, options.folder / "Table.png")
        elif name in OPENERS:
            _open(program, OPENERS[name], options.folder / name)
        elif name in SCENES:
            _scene(program, name, options.folder)


def _scene(program: Program, name: str, folder: Path) -> None:
    SCENES[name](program)
    rest(program)
    _settle(program)
    if not _opened(program):
        _keep(program, program.window, folder / f"{name}.png")
    _keep_opened(program, folder / name)
    dismiss_panels(program.window.stack)
    Parts(program.context).stage.leave()
    program.reading.dock.hide()


def _open(program: Program, opener: Callable[[Program], object], file: Path) -> None:
    opener(program)
    _settle(program)
    _keep_opened(program, file)


def _keep_opened(program: Program, file: Path) -> None:
    """Each dialog with all its pages; then they are closed."""
    for number, dialog in enumerate(_opened(program)):
        end = "" if number == 0 else f"-{number}"
        _keep(program, dialog, file.with_name(f"{file.name}{end}.png"))
        for page, turn in enumerate(_pages(dialog), 1):
            turn()
            _keep(program, dialog, file.with_name(f"{file.name}{end}-page{page}.png"))
    for dialog in reversed(_opened(program)):
        dialog.done(0)
    _settle(program)


def _pages(dialog: QDialog) -> list[Callable[[], object]]:
    """How to turn to each page but the first."""
    if isinstance(dialog, PreferencesDialog):
        return [partial(dialog.list.setCurrentRow, n) for n in range(1, dialog.list.count())]
    tabs = dialog.findChildren(QTabWidget)[:1]
    return [partial(one.setCurrentIndex, n) for one in tabs for n in range(1, one.count())]


def _keep(program: Program, widget: QWidget, file: Path) -> None:
    _settle(program)
    for art in program.window.findChildren(CardArt):
        art.finish()
    widget.grab().save(str(file))
    print(f"{file.name} {widget.width()}x{widget.height()}", flush=True)
    room = program.window.screen().availableSize()
    if widget.width() > room.width() or widget.height() > room.height():
        print("    larger than the screen")
    for fault in (*cut_off(widget), *scrolls_sideways(widget)):
        print(f"    {fault}", flush=True)


def _opened(program: Program) -> list[QDialog]:
    return [one for one in program.window.findChildren(QDialog) if one.isVisible()]


def _settle(program: Program) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < SETTLE_S:
        program.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


if __name__ == "__main__":
    sys.exit(main())
