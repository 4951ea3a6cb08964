"""Features as a list: a face shows nothing before it is asked, and three can be taken away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from canasta_qt.app.features import FEATURES
from canasta_qt.play.windows.menus import BAR
from tests.helpers.programs.started_program import Starter

ROOT = Path(__file__).resolve().parents[2]
TAKEN_OUT = ("table_editor", "score_keeper", "challenges")

FACES = f"""
import sys
from importlib import import_module
for name in {FEATURES}:
    import_module(f"canasta_qt.features.{{name}}.feature")
print(*(name for name in sys.modules if name.startswith("canasta_qt.features.")), sep="\\n")
"""

WITHOUT = f"""
import sys
from importlib.abc import MetaPathFinder

class Gone(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.startswith({tuple(f"canasta_qt.features.{name}" for name in TAKEN_OUT)}):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Gone())
from PySide6.QtCore import QTimer
from canasta_qt.app import building, features, program
from canasta_qt.start import read_options

left = tuple(name for name in features.FEATURES if name not in {TAKEN_OUT})
join_all = features.join_all
building.join_all = lambda context: join_all(context, left)
made = program.Program(read_options(["--seed", "7", "--demo", "--speed", "0"]))

def look():
    match = made.controller.match
    if match is not None and len(match.run.log.deals) and match.run.deal_over:
        made.window.commands.run("history")
        made.window.commands.run("new_match")
        made.window.commands.run("statistics")
        for gone in ("daily", "table_editor", "score_keeper"):
            assert not made.window.commands.is_bound(gone)
            assert not made.window.commands.actions[gone].isVisible()
            made.window.commands.run(gone)
        print("played")
        made.context.stage.clear()
        made.window.show_welcome()
        made.window.close_unasked()

QTimer.singleShot(60_000, lambda: made.app.exit(1))
timer = QTimer(interval=20)
timer.timeout.connect(look)
timer.start()
sys.exit(made.run())
"""


def ran(code: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        env={
            "PATH": "/usr/bin",
            "HOME": str(folder),
            "QT_QPA_PLATFORM": "offscreen",
            "CANASTA_QT_DATA_DIR": str(folder / "data"),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_face_imports_no_window_store_or_work_before_it_is_used(tmp_path: Path) -> None:
    layers = {"window", "panel", "card", "store", "work", "dialog"}
    early = [name for name in ran(FACES, tmp_path).split() if layers & set(name.split("."))]
    assert early == []


def test_three_features_can_be_taken_out_and_a_deal_is_played_without_them(tmp_path: Path) -> None:
    assert "played" in ran(WITHOUT, tmp_path)


def test_every_entry_of_the_menus_is_done_by_something(started: Starter) -> None:
    actions = started().window.menus.actions
    entries = [name for _, *groups in BAR for group in groups for name in group.split()]
    commands = [name for name in entries if not name.startswith("[")]
    assert [name for name in commands if not actions[name].isVisible()] == []
