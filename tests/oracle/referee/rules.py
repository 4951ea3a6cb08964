"""The options in force, by their dotted keys, and what follows from several of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.oracle.referee.cards import Faces


class Rules:
    """The options of a game: `rules["pile.layoff"]`."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._options = options
        self.faces = Faces(options["pack.points"], options["pack.wild_ranks"])
        self.canasta: int = options["meld.canasta_size"]
        self.merges = options["meld.same_rank"] == "merge"

    def __getitem__(self, key: str) -> Any:
        return self._options[key]

    @property
    def black_threes_tabled(self) -> bool:
        """Whether black threes are laid for points like red ones."""
        return bool(self["black_three.role"] in ("modern", "bonus_like_red"))

    @property
    def red_threes_tabled(self) -> bool:
        """Whether red threes are laid at all; Simpson's are penalty cards."""
        return bool(self["red_three.role"] != "penalty_card")

    @property
    def threes_kept(self) -> int:
        """How many threes a player of a side that has not opened may keep in hand."""
        if self["three.keep_any"]:
            return 99
        return 1 if self["three.keep_one_for_straight"] else 0

    def minimum(self, total: int, deal: int) -> int:
        """What an opening must count: the row with the greatest bound that is reached."""
        at = deal if self["initial.basis"] == "deal_number" else total
        best: tuple[float, int] | None = None
        for bound, points in self["initial.table"]:
            low = float("-inf") if bound in (None, "-inf") else float(bound)
            if low <= at and (best is None or low >= best[0]):
                best = (low, points)
        if best is None:
            return int(self["initial.table"][0][1])
        return best[1]
