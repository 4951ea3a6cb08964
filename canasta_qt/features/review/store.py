"""Results about matches: one JSON file a match, with plain data for each seat.

A file that makes no sense is set aside, and its content worked out anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from canasta_qt.storage.files import (
    FORMAT,
    Paths,
    StorageCode,
    StorageProblem,
    os_errors_as,
    read_json,
    remove_file,
    write_json,
)

Data = dict[str, object]


class SeatFiles:
    """Results by the number of a match in the database and by seat.

    Attributes:
        problem: what was wrong with the file that was read last; None where nothing was.
    """

    def __init__(self, folder: Path | None) -> None:
        """Without a folder nothing is stored beyond the life of this object."""
        self._folder = folder
        self._unkept: dict[int, dict[str, Data]] = {}
        self.problem: StorageProblem | None = None

    def load(self, match: int, seat: int) -> Data | None:
        """The data of a seat; None where there are none, or where the file makes no sense."""
        return self._seats(match).get(str(seat))

    def save(self, match: int, seat: int, known: Mapping[str, object]) -> None:
        """Store the data of a seat; the others' stay. Raises `StorageProblem`."""
        seats = {**self._seats(match), str(seat): dict(known)}
        if self._folder is None:
            self._unkept[match] = seats
            return
        data = {"format": FORMAT, "match": match, "seats": seats}
        write_json(self._file(match), data, indent=None)

    def forget(self, match: int) -> None:
        """Remove the file of a match, whose number may be used again. Raises `StorageProblem`."""
        self._unkept.pop(match, None)
        if self._folder is not None:
            path = self._file(match)
            with os_errors_as(StorageCode.NOT_WRITABLE, path):
                remove_file(path)

    def _seats(self, match: int) -> dict[str, Data]:
        self.problem = None
        if self._folder is None:
            return self._unkept.get(match, {})
        nothing: tuple[int, dict[str, Data]] = (match, {})
        try:
            number, seats = read_json(self._file(match), _from_data, nothing)
        except StorageProblem as problem:
            self.problem = problem
            return {}
        return seats if number == match else {}

    def _file(self, match: int) -> Path:
        assert self._folder is not None
        return self._folder / f"match-{match}.json"


def _from_data(data: object) -> tuple[int, dict[str, Data]]:
    if not isinstance(data, dict) or not isinstance(data.get("match"), int):
        raise ValueError("a match is expected")
    seats = data.get("seats")
    if not isinstance(seats, dict):
        raise ValueError("seats are expected")
    if not all(isinstance(one, dict) for one in seats.values()):
        raise ValueError("an object is expected for each seat")
    return data["match"], seats


class ReviewStore(SeatFiles):
    def __init__(self, paths: Paths | None) -> None:
        super().__init__(None if paths is None else paths.reviews)
