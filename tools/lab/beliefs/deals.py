"""Deals of players of all levels, in a file: ``python -m tools.lab.beliefs.deals FILE``.

Whoever reads hands learns from these deals, or is checked by them. Half of them are played by four
(or two, or three) of a level, a quarter by such with personalities, a quarter by one of that level
among all others. A file that is there already is gone on with.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from canasta_qt.engine.rules import preset
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.levels import PERSONALITIES, Style
from canasta_qt.players.mid_match import STANDINGS, mid_match
from canasta_qt.players.table import BotFault, play_out
from canasta_qt.record.notation import parse, text_of
from canasta_qt.record.replay import MatchRun
from tools.lab.lines_file import LinesFile
from tools.lab.seeing import make_player

DEALS: Final[Mapping[str, Mapping[str, int]]] = {
    "classic_2p": {
        **dict.fromkeys(("newcomer", "casual", "steady"), 400),
        "club": 200,
        "expert": 200,
        "master": 40,
    },
    "classic_4p": {
        **dict.fromkeys(("newcomer", "casual", "steady"), 400),
        "club": 200,
        "expert": 100,
        "master": 16,
    },
}
"""Game and level to the deals that are learned from: fewer where players think for seconds."""
OTHERWISE: Final = {**dict.fromkeys(("newcomer", "casual", "steady"), 150), "club": 60}
"""The same in games of other families."""
COMPANY: Final = (
    *("steady", "casual", "newcomer", "club"),
    *(f"{level}:{manner}" for level in ("steady", "casual") for manner in PERSONALITIES),
)
"""Who sits at a mixed table, beside the one whom it is about."""


class Deal(NamedTuple):
    """A deal that was played: the level that it is about, everybody's style, what they did."""

    game: str
    seed: str
    number: int
    level: str
    styles: tuple[str, ...]
    actions: tuple[str, ...]

    def begun(self) -> MatchRun:
        """The deal before the first action."""
        run = mid_match(preset(self.game).rules, f"{self.seed}/{self.number}", _standing(self))
        run.start_deal()
        return run

    def moments(self) -> Iterator[tuple[MatchRun, PlayerView, str]]:
        """The deal played again: before every action, what its seat sees, and the action."""
        run = self.begun()
        for action in self.actions:
            yield run, run.view(run.state.actor), action
            run.play(parse(action))


def _standing(deal: Deal) -> int:
    return deal.number % STANDINGS


def planned(games: Sequence[str], wanted: Mapping[str, int], seed: int) -> list[Deal]:
    """The deals to be played, no action yet; the first half of them has half of everything.

    `wanted` is how many of each level, in place of `DEALS`.
    """
    found: list[tuple[float, Deal]] = []
    for game in games:
        seats = preset(game).rules.match.players
        for level, count in (wanted or DEALS.get(game, OTHERWISE)).items():
            for number in range(count):
                styles = tuple(styles_at(level, number, seats))
                deal = Deal(game, f"beliefs {seed}/{level}", number, level, styles, ())
                found.append(((number + 0.5) / count, deal))
    return [deal for _, deal in sorted(found, key=lambda one: one[0])]


def styles_at(level: str, number: int, seats: int) -> list[str]:
    """Who sits at the table of this number."""
    rng = random.Random(f"{level}/{number}")
    sort = number % 4
    if sort == 3:
        styles = [rng.choice(COMPANY) for _ in range(seats)]
        styles[number // 4 % seats] = level
        return styles
    if sort == 2 and level not in ("master", "stranger"):
        return [str(Style(level, rng.choice(PERSONALITIES))) for _ in range(seats)]
    return [level] * seats


def played(deal: Deal) -> Deal:
    """The deal with what was done. Raises `BotFault`."""
    run = deal.begun()
    bots = [
        make_player(style, f"{deal.seed}/{deal.number}/{seat}")
        for seat, style in enumerate(deal.styles)
    ]
    actions: list[str] = []
    play_out(
        run,
        bots,
        f"{deal.game} {deal.seed}/{deal.number}",
        lambda _v, action, _s: actions.append(text_of(action)),
    )
    return deal._replace(actions=tuple(actions))


class PlayedDeals:
    """The file. Raises `LinesFileProblem` where it is none."""

    def __init__(self, path: Path) -> None:
        self.deals: list[Deal] = []
        self._file = LinesFile(path, "deal to read hands by")
        self._file.read(self._take)

    def add(self, deal: Deal) -> None:
        """Keep one more. Raises `LinesFileProblem` when it cannot be written."""
        self.deals.append(deal)
        self._file.add(deal._asdict())

    def _take(self, data: dict[str, Any]) -> None:
        data["styles"], data["actions"] = tuple(data["styles"]), tuple(data["actions"])
        self.deals.append(Deal(**data))


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is not there yet; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rules", nargs="+", default=list(DEALS), metavar="ID")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--deals", nargs="+", default=[], metavar="LEVEL=N", help="other numbers than usual"
    )
    options = parser.parse_args(argv)
    wanted = {level: int(count) for level, count in (one.split("=") for one in options.deals)}
    file = PlayedDeals(options.file)
    there = {deal._replace(actions=()) for deal in file.deals}
    for deal in planned(options.rules, wanted, options.seed):
        if deal in there:
            continue
        try:
            file.add(played(deal))
        except BotFault as fault:
            print(fault, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
