"""Journeys through the program by ear: what AT-SPI says, and keys, nothing else.

    dbus-run-session -- /usr/bin/python3 tests/on_screen/at_spi/journeys.py \
        --language de [--modern] -- PROGRAM [ARGUMENT ...]

It needs what `player.py` needs, and xdotool. It starts the program, reads the name of a journey
from each line that comes in, and goes on it. What is heard is written out, a line each, with the
keys between: `said`, `focus` and `now` (what has the keys, and what became of it), `window`,
`line` (the line of a text that the caret is in), `key`. A journey ends with `end`, or with
`problem` where what is heard does not lead on.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import gi

sys.path.insert(0, str(Path(__file__).parent))
gi.require_version("Atspi", "2.0")

from ear import switch_on  # noqa: E402
from gi.repository import Atspi  # noqa: E402
from guest import Guest, Stuck, Tongue  # noqa: E402
from learning import exercise, first_hand, lesson, review  # noqa: E402
from reader import Reader  # noqa: E402
from setting_up import new_match, score_keeper, table_rules  # noqa: E402
from tree import program  # noqa: E402

TRANSLATIONS: Final = Path(__file__).parents[3] / "resources" / "translations"

JOURNEYS: Final[dict[str, Callable[[Guest], None]]] = {
    "first_hand": first_hand,
    "lesson": lesson,
    "exercise": exercise,
    "review": review,
    "new_match": new_match,
    "table_rules": table_rules,
    "score_keeper": score_keeper,
}


def go(guest: Guest, name: str) -> None:
    """Go on a journey, and write what was heard."""
    end = "end\t"
    try:
        JOURNEYS[name](guest)
        guest.ear.listen(0.3)
    except (Stuck, TimeoutError) as problem:
        end = f"problem\t{problem}"
        guest.recover()
    print(*guest.lines(), end, sep="\n", flush=True)


def main() -> int:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--language", default="en")
    arguments.add_argument("--modern", action="store_true", help="hear announcements")
    arguments.add_argument("program", nargs="+")
    options = arguments.parse_args()
    switch_on()
    Atspi.init()
    ear = Reader(modern=options.modern)
    started = subprocess.Popen(options.program, env={**os.environ, "QT_QPA_PLATFORM": "xcb"})
    guest = Guest(ear, Tongue(options.language, TRANSLATIONS))
    try:
        ear.wait_for(program, "program", 60)
        for line in sys.stdin:
            go(guest, line.strip())
        return 0
    finally:
        started.send_signal(signal.SIGTERM)
        started.wait(20)


if __name__ == "__main__":
    sys.exit(main())
