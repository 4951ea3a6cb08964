"""Measures the dealing animation: `python tests/benchmarks/bench_table.py`.

Prints the median and the 95th percentile of a frame (moving the cards and painting what changed)
at 2560 by 1440 with all cards of the pack on the table, in the raster paint engine, and the memory
of the process. The aim is a median of at most 8 ms and at most 250 MB.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtWidgets import QApplication  # noqa: E402

from canasta_qt.play.scene.view import TableView  # noqa: E402
from canasta_qt.view_model.scripts import Beat, BeatKind, Script  # noqa: E402
from tests.helpers.table.model_moves import undealt  # noqa: E402
from tests.helpers.table.table_models import full_deal  # noqa: E402


def resident_mb() -> float:
    """Resident memory of this process in MB; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    lines = status.read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def frame_times(view: TableView, app: QApplication) -> list[float]:
    """Play the deal and time every frame, in milliseconds."""
    animator = view.scene_of_cards.animator
    frames = []
    while animator.busy:
        begun = time.perf_counter()
        animator.tick()
        app.processEvents()
        frames.append((time.perf_counter() - begun) * 1000)
        time.sleep(max(0.0, 0.016 - (time.perf_counter() - begun)))
    return frames


def main() -> None:
    """Run the benchmark and print its figures."""
    app = QApplication([])
    view = TableView(ROOT / "resources")
    view.resize(2560, 1440)
    model = full_deal()
    view.show_model(undealt(model))
    view.show()
    app.processEvents()
    view.scene_of_cards.art.finish()
    movers = [
        card.token for i in range(11) for seat in model.seats for card in seat.hand[i : i + 1]
    ]
    view.play(Script((Beat(BeatKind.DEAL, model, tuple(movers)),)))
    times = sorted(frame_times(view, app))
    print(f"cards on the table    {len(view.scene_of_cards.cards)}")
    print(f"frames                {len(times)}")
    print(f"median frame          {statistics.median(times):.2f} ms (aim: at most 8)")
    print(f"95th percentile       {times[int(0.95 * len(times))]:.2f} ms")
    print(f"resident memory       {resident_mb():.0f} MB (aim: at most 250)")
    view.close()


if __name__ == "__main__":
    main()
