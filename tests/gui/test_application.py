"""Files that the system asks to open, as macOS does for a double click."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

ASKED = """
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from canasta_qt.app.program import application

app = application()
def ask(name):
    app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(f"/matches/{name}.canasta")))

ask("early")
app.open_with(lambda file: print("opened", file.name))
ask("late")
app.open_with(None)
ask("too late")
"""


def test_a_file_is_opened_even_if_it_was_asked_for_before_the_window_stood() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout == "opened early.canasta\nopened late.canasta\n"
