"""The whole program is killed while bots play in it, from its start on."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

from tests.storage.kill_scenes import LifeReport, Say, Scene

_MOST_MATCHES = 12
"""With more matches than these a folder is begun anew."""

_ENDED_WITHIN_S = 20.0
"""So soon the processes of a program end that was killed."""


class WholeProgram(Scene):
    """Bots play at every seat of the real window; no process outlives it, no move is lost."""

    longest_s = 3.0
    begun = 0

    def before(self) -> None:
        super().before()
        if len(self._moves()) > _MOST_MATCHES:
            shutil.rmtree(self.paths.data)
        self.begun = sum(self._moves())

    def live(self, say: Say) -> None:
        os.setsid()
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from canasta_qt.app.program import Program
        from canasta_qt.start import read_options

        seed = str(int(self.seed * 10**9))
        where = ["--data-dir", str(self.paths.data), "--speed", "0"]
        program = Program(read_options(["--demo", "--rules", "classic_2p", "--seed", seed, *where]))
        moves = 0

        def played(_: object) -> None:
            nonlocal moves
            match = program.controller.match
            now = sum(len(deal.entries) for deal in match.run.log.deals) if match else 0
            for _ in range(now - moves):
                say(match is not None and not match.unsaved)
            moves = now

        program.controller.played.connect(played)
        program.run()

    def check(self, said: LifeReport) -> int:
        self._require_all_ended()
        now = sum(self._moves()) - self.begun
        assert now in said.possible(), f"{now} moves of {said}"
        return said.stored

    def _moves(self) -> list[int]:
        """The moves of every match that a start finds."""
        store = self.started()
        found = [sum(len(deal.entries) for deal in store.log(one).deals) for one in store.ids()]
        store.database.close()
        return found

    def _require_all_ended(self) -> None:
        """No bot goes on alone."""
        end = time.monotonic() + _ENDED_WITHIN_S
        while left := _living_in(str(self.process)):
            assert time.monotonic() < end, f"processes that stay: {left}"
            time.sleep(0.05)


def _living_in(group: str) -> list[str]:
    """The processes of a group, without those that only nobody has asked after."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().rpartition(") ")
        except OSError:  # it ended meanwhile
            continue
        state, _, its_group, *_ = rest.split()
        if its_group == group and state != "Z":
            found.append(name)
    return found
