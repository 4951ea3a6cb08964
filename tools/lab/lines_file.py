"""A file of results, a JSON object a line: measuring is broken off and gone on with another day."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any


class LinesFileProblem(ValueError):
    """The file cannot be used; the message says why, and in which line."""


class LinesFile:
    """The file. What is added is on the disk when `add` returns."""

    def __init__(self, path: Path, what: str) -> None:
        """`what` a line holds, for messages: "result"."""
        self._path = path
        self._what = what

    def read(self, take: Callable[[dict[str, Any]], None]) -> None:
        """Hand over what each line holds; a last line that was cut off is left out.

        Raises `LinesFileProblem` when the file cannot be read, or `take` cannot make anything of a
        line.
        """
        whole = self._whole_lines()
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                take(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError) as problem:
                message = f"{self._path}, line {number}: that is no {self._what}"
                raise LinesFileProblem(message) from problem
        if self._path.exists() and self._path.stat().st_size != len(whole.encode()):
            self._path.write_text(whole, encoding="utf-8")

    def add(self, data: dict[str, Any]) -> None:
        """Keep one more. Raises `LinesFileProblem` when it cannot be written."""
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(data, separators=(",", ":")) + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as problem:
            raise LinesFileProblem(f"{self._path}: {problem.strerror}") from problem

    def _whole_lines(self) -> str:
        try:
            text = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
        except OSError as problem:
            raise LinesFileProblem(f"{self._path}: {problem.strerror}") from problem
        except UnicodeDecodeError as problem:
            message = f"{self._path}: that is no file of lines with a {self._what} each"
            raise LinesFileProblem(message) from problem
        return text[: text.rfind("\n") + 1]
