"""Every game lies well on the table: recorded matches in the middle, late and at the end."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.engine.rules import preset_ids
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.play.scene.layout.table_layout import compute
from canasta_qt.record.log_text import loads
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.pictures import TableModel
from canasta_qt.view_model.session import Session, plain_seats
from tests.golden.write_matches import FOLDER
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.helpers.table.laid_tables import complaints

SIZES = [(1024, 600), (1366, 768)]

PLACES = (0.5, 0.9, 1.0)
"""Where in a deal the table is looked at, as shares of its actions."""


@sweep("game", sorted(preset_ids()), by=("match.players", *ACTIONS))
def test_a_recorded_match_lies_well_on_the_table(game: str) -> None:
    found = {
        f"{width}x{height}, {where}: {complaint}"
        for where, model in tables(game)
        for width, height in SIZES
        for complaint in complaints(model, compute(model, width, height))
    }
    assert not found, "\n".join(sorted(found))


def tables(game: str) -> Iterator[tuple[str, TableModel]]:
    """The longest deal of a recorded match at these places, each seen by somebody else."""
    timeline = Timeline(loads((FOLDER / f"{game}.canasta").read_bytes()).log)
    deal = max(range(1, len(timeline.tapes) + 1), key=lambda one: timeline.tape(one).actions)
    yield from at_places(timeline, deal, PLACES)


def at_places(
    timeline: Timeline, deal: int, places: tuple[float, ...]
) -> Iterator[tuple[str, TableModel]]:
    """A deal at these shares of its actions."""
    seats = timeline.log.rules.match.players
    for number, share in enumerate(places):
        point = ReplayPoint(deal, round(share * timeline.tape(deal).actions))
        for seat in {number % seats, (number + 1) % seats}:
            presenter = Presenter(timeline.run_at(point), Session(plain_seats(seats, human=seat)))
            presenter.resumed()
            yield f"{point.deal}/{point.action} by seat {seat}", presenter.model()
