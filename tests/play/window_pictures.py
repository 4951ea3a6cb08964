"""Pictures of every window of the program, to look at.

    python -m tests.play.window_pictures FOLDER [--theme dark] [--size 1366x768] [--scale 150]
                                         [--language de] [--only HistoryWindow,StatisticsWindow]

A few matches of bots are in the history, and one is on the table. Each window is opened as a player
opens it and kept as FOLDER/NAME.png; of one with pages every page is kept. FOLDER/Welcome.png and
FOLDER/Table.png show the window itself. No screen is needed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QDialog, QTabWidget, QWidget

from canasta_qt.app.program import Program
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.record.log import MatchLog
from canasta_qt.start import read_options
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from tests.helpers.matches import new_run, play_deal, play_on

SETTLE_S = 0.4
"""So long windows may take to write what they write a moment later."""

GAMES = ("classic_4p", "classic_4p", "samba", "american_2017", "classic_4p")
"""Of the matches in the history."""


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures."""
    options = _parser().parse_args(argv)
    options.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="canasta-qt-windows-") as folder:
        provide_screen(Path(folder))
        fill_history(Paths.find(folder))
        words = ["--data-dir", folder, "--speed", "0", "--language", options.language]
        program = Program(read_options(words))
        program.preferences.choose("theme", options.theme)
        program.preferences.choose("interface_scale", str(options.scale))
        program.window.resize(*map(int, options.size.split("x")))
        program.window.move(0, 0)
        program.show()
        program.begin()
        _take(program, options)
        program.close()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.play.window_pictures")
    parser.description, parser.formatter_class = __doc__, argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("folder", type=Path)
    add("--theme", default="evening", help="evening, light, dark or high_contrast (evening)")
    add("--size", default="1366x768", help="of the main window (1366x768)")
    add("--scale", type=int, default=100, help="of the interface, in percent (100)")
    add("--language", default="en", help="en, de or es (en)")
    add("--only", default="", help="names of windows, separated by commas (all)")
    return parser


def provide_screen(folder: Path) -> None:
    """A screen that nobody sees, as large as the largest that is wanted."""
    screen = {"name": "large", "x": 0, "y": 0, "width": 2560, "height": 1440, "logicalDpi": 96}
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96, "dpr": 1}]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"


def fill_history(paths: Paths) -> None:
    """A history that has something to show."""
    paths.create()
    store = open_store(paths)
    for seed, game in enumerate(GAMES):
        store.import_log(_match(game, seed), game, at=time.time() - 90_000 * (len(GAMES) - seed))
    store.import_log(play_on(new_run(seed=9), 60).log, "classic_4p")
    store.database.close()


def _match(game: str, seed: int) -> MatchLog:
    run = new_run(game, seed=seed, overrides={"match.end": {"kind": "deals", "count": 2}})
    return play_deal(play_deal(run)).log


def _take(program: Program, options: argparse.Namespace) -> None:
    from tests.helpers.every_dialog import OPENERS  # imports all windows; whoever measures has none

    wanted = [*filter(None, options.only.split(","))] or [*OPENERS, "Welcome", "Table"]
    if "Welcome" in wanted:
        _keep(program, program.window, options.folder / "Welcome.png")
    if "Table" in wanted:
        program.parts.match.begin(MatchChoice(seed=7))
        _settle(program)
        _keep(program, program.window, options.folder / "Table.png")
    for name in wanted:
        if name in OPENERS:
            _open(program, OPENERS[name], options.folder / name)


def _open(program: Program, opener: Callable[[Program], object], file: Path) -> None:
    opener(program)
    _settle(program)
    for number, dialog in enumerate(_opened(program)):
        end = "" if number == 0 else f"-{number}"
        _keep(program, dialog, file.with_name(f"{file.name}{end}.png"))
        for tabs in dialog.findChildren(QTabWidget)[:1]:
            for page in range(1, tabs.count()):
                tabs.setCurrentIndex(page)
                _settle(program)
                _keep(program, dialog, file.with_name(f"{file.name}{end}-page{page}.png"))
    for dialog in reversed(_opened(program)):
        dialog.done(0)
    _settle(program)


def _keep(program: Program, widget: QWidget, file: Path) -> None:
    _settle(program)
    widget.grab().save(str(file))
    print(f"{file.name} {widget.width()}x{widget.height()}", flush=True)


def _opened(program: Program) -> list[QDialog]:
    return [one for one in program.window.findChildren(QDialog) if one.isVisible()]


def _settle(program: Program) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < SETTLE_S:
        program.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


if __name__ == "__main__":
    sys.exit(main())
