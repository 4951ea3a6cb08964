"""Whether imagined deals are like real ones: what happens in them, counted beside Steady's deals.

    python -m tests.players.playout.imagined [--rules ID ...] [--seed S] [--careful] [--all]
    python -m tests.players.playout.imagined --write

    --rules ID ...  only these games
    --seed S        other deals, which Steady plays now
    --careful       the players inside weigh all they do, where they can
    --all           print every figure, not only those that are flagged
    --write         count the deals of Steady anew and keep them

Every game is dealt 60 times from the midst of a match with level scores. The simple player of
playouts plays all seats; what it does is done in the engine too, so that events and the score sheet
are the engine's. The same deals were played by Steady, the rules of thumb through the engine;
their counts are kept. Flagged is what happens in ten deals or more on one side, or 60 times in all
(on the score sheet: 60 points a side and deal), and on the other less than a quarter as often; a
spread of the margin outside .6 to 1.6 times the real one; a mean of a side further from the real
one than .45 of its spread. Ends with status 1 where something is flagged that `KNOWN` does not
explain. Questions between partners are not counted: playouts know only those that must be asked.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.actions import AnswerPermission, AskPermission
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, KIND, SEQUENCE
from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.state import DealState
from canasta_qt.engine.transitions import act
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.mid_match import STANDINGS, mid_match
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import policy
from canasta_qt.players.playout.rules import steps
from canasta_qt.players.playout.state_codec import flat_state, is_paired
from canasta_qt.players.playout.supported_rules import unknown_options
from canasta_qt.players.table import play_out
from canasta_qt.record.replay import MatchRun
from tests.players.playout.walk import action_of

SEED: Final = "imagined"
DEALS: Final = 60
HAPPENS: Final = 10
"""Deals in which something happens that is worth a look."""
OFTEN: Final = 60
"""The same for how often it happens in all, and for points a side and deal."""
SHARE: Final = 0.25
SPREAD: Final = (0.6, 1.6)
OFF: Final = 0.45
LATE: Final = 5
"""Round of turns from which an opening is late."""
REAL: Final = Path(__file__).with_name("imagined_real.json")

KNOWN: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "its last card is a wild card more often": {"classic_3p": ("wild cards thrown",)},
    "what else there is to throw costs more, so that a wild card freezes the pile": {
        "samba_us": ("takes of a frozen pile",),
    },
    "special hands are not waited for": {
        "american_old": ("=special_hand",),
        "american_2024": ("=special_hand",),
        "american_cla": ("=special_hand",),
    },
    "takes of the pile bring aces and sevens too": {
        "american_old": ("=aces_canasta",),
        "american_2024": ("=special_rank_hand",),
    },
    "a hand with a foot behind it is laid without a plan": {
        "hand_and_foot": ("wild cards left",),
        "hand_and_foot_saskatchewan": ("mean",),
        "railroad": ("=foot",),
    },
    "the next opponent's pairs are only guessed at, so that piles are given more often": {
        "cuban": ("=red_threes",),
        "miller_6p": ("ended by stock",),
    },
}
"""What is flagged, by game, and above it why that is left so."""

Numbers = Mapping[str, tuple[int, int]]
"""By name of a figure: in how many deals it was not 0, and its sum over all."""


@dataclass(frozen=True, slots=True)
class Played:
    """What happened in the deals of a game; names of lines of the score sheet begin with `=`."""

    counts: Numbers
    sides: int
    mean: float
    """Points of a side and deal, and their spread; then the spread of the margin."""
    spread: float
    margin: float

    @classmethod
    def of(cls, deals: Sequence[Mapping[str, int]], points: Sequence[Sequence[int]]) -> Played:
        """What these deals come to, with the points of each side."""
        names = sorted({name for deal in deals for name, count in deal.items() if count})
        values = {name: [deal.get(name, 0) for deal in deals] for name in names}
        all_points = [one for deal in points for one in deal]
        ahead = [one - statistics.fmean(deal) for deal in points for one in deal]
        return cls(
            {name: (sum(map(bool, row)), sum(row)) for name, row in values.items()},
            len(points[0]),
            round(statistics.fmean(all_points), 1),
            round(statistics.pstdev(all_points), 1),
            round(math.sqrt(statistics.fmean(one * one for one in ahead)), 1),
        )


def count(state: DealState, events: Sequence[ev.Event]) -> tuple[Counter[str], list[int]]:
    """What happened in a deal that is over, and the points of every side."""
    found: Counter[str] = Counter()
    for name in map(_name, *_with_melds(state, events)):
        if name:
            found[name] += 1
    found.update(_takes(events))
    found["turns"] = state.turn
    left = [KIND[card] for hand in state.hands for card in hand]
    found["cards left"], found["wild cards left"] = len(left), sum(IS_WILD[kind] for kind in left)
    rounds = [-(-turn // len(state.order)) for turn in state.opened if turn]
    found["rounds to open"], found["late openings"] = (
        sum(rounds),
        sum(one >= LATE for one in rounds),
    )
    found["never opened"] = sum(not turn for turn in state.opened)
    result = state.result
    assert result is not None
    found["concealed"] = result.concealed != "no"
    sheets = score_deal(state)
    for sheet in sheets:
        for line in sheet.lines:
            found[f"={line.kind}"] += line.points
    return found, [sheet.total for sheet in sheets]


def _with_melds(
    state: DealState, events: Sequence[ev.Event]
) -> tuple[Sequence[ev.Event], Iterator[bool]]:
    """Events, and of each whether it is about a run."""
    runs = {meld.uid for melds in state.melds for meld in melds if meld.kind == SEQUENCE}
    return events, (getattr(event, "uid", None) in runs for event in events)


def _name(event: ev.Event, is_run: bool) -> str:
    """What is counted of an event, or nothing."""
    match event:
        case ev.Melded(new=True, cards=cards):
            if is_run:
                return "runs begun"
            return "wild melds begun" if all(map(_is_wild, cards)) else "ranks begun"
        case ev.Melded(cards=cards) if not is_run and all(map(_is_wild, cards)):
            return "wild cards laid off"
        case ev.CanastaCompleted(style=style):
            return f"{style} canastas"
        case ev.Discarded(card=card):
            if _is_wild(card):
                return "wild cards thrown"
            return "black threes thrown" if KIND[card] == BLACK_THREE else ""
        case ev.DealEnded(reason=reason):
            return f"ended by {reason}"
        case _:
            kind = type(event).__name__
            return kind if kind in _COUNTED else ""


_COUNTED: Final = frozenset(
    (
        *("Opened", "FootTakenUp", "SpecialHandDeclared", "BonusCardsGiven", "MeldsRetracted"),
        *("LaidOnHeap", "Passed", "PenaltyBooked", "PartnershipFormed", "ThreesTabled"),
    )
)


def _is_wild(card: int) -> bool:
    return bool(IS_WILD[KIND[card]])


def _takes(events: Sequence[ev.Event]) -> Counter[str]:
    """Takes of the pile by their way, and the cards they brought."""
    found: Counter[str] = Counter()
    taken: ev.PileTaken | None = None
    frozen = False
    for event in events:
        if isinstance(event, ev.Discarded):
            frozen |= event.froze
        elif isinstance(event, ev.PileTaken):
            taken = event
            found["cards taken"] += 1 + len(event.rest) + len(event.melded)
            found["takes"] += 1
            found["takes of a frozen pile"] += frozen
            frozen = False
        elif isinstance(event, ev.Melded) and taken and taken.top in event.cards:
            own = [card for card in event.cards if card != taken.top]
            wilds = sum(map(_is_wild, own))
            way = "a pair" if len(own) - wilds > 1 else "one and a wild card"
            found[f"takes by {way if own else 'laying off'}"] += 1
            taken = None
    return found


def real(game: str, seed: str, number: int) -> tuple[Counter[str], list[int]]:
    """What happens in a deal where Steady sits at every seat."""
    run = _deal(game, seed, number)
    seats = range(run.match.rules.match.players)
    play_out(run, [HeuristicBot(f"{number}/{seat}") for seat in seats], f"{game}, deal {number}")
    return count(run.state, run.history)


def imagined(
    game: str, seed: str, number: int, *, careful: bool = False
) -> tuple[Counter[str], list[int]]:
    """What happens in the same deal among the players inside playouts."""
    run = _deal(game, seed, number)
    state, rules = run.state, run.match.rules
    r = playout_rules(rules, careful=careful)
    s = flat_state(state, state.hands, state.remaining_stock())
    events = [*run.history]
    while state.result is None:
        move = policy.decide(r, s)
        action = action_of(s, state, move)
        steps.perform(r, s, move)
        events += act(state, action)
        if isinstance(action, AskPermission):
            events += act(state, AnswerPermission(yes=True))
        if r.paired is not None and is_paired(state):
            r = r.paired
    return count(state, events)


def _deal(game: str, seed: str, number: int) -> MatchRun:
    run = mid_match(preset(game).rules, f"{seed}/{number}", number % STANDINGS)
    run.start_deal()
    return run


def flags(one: Played, other: Played) -> dict[str, str]:
    """What differs too much between real deals and imagined ones, and the figures of both."""
    found: dict[str, str] = {}
    for name in sorted({*one.counts, *other.counts}):
        here, there = (played.counts.get(name, (0, 0)) for played in (one, other))
        least = OFTEN * DEALS * one.sides if name.startswith("=") else OFTEN
        if _apart(here[0], there[0], HAPPENS) or _apart(here[1], there[1], least):
            found[name] = _both(here[1] / DEALS, there[1] / DEALS)
    ratio = other.margin / one.margin
    if not SPREAD[0] <= ratio <= SPREAD[1]:
        found["spread"] = f"x{ratio:.2f}"
    if abs(other.mean - one.mean) > OFF * one.spread:
        found["mean"] = _both(one.mean, other.mean)
    return found


def _apart(one: float, other: float, least: float) -> bool:
    """Whether one of two numbers is worth a look, and the other less than a share of it."""
    more, less = (one, other) if abs(one) >= abs(other) else (other, one)
    return abs(more) >= least and less * math.copysign(1, more) < SHARE * abs(more)


def _both(one: float, other: float) -> str:
    return f"{one:.4g}/{other:.4g}"


def play(game: str, seed: str = SEED, *, steady: bool = False, careful: bool = False) -> Played:
    """All deals of a game."""
    found = [
        real(game, seed, number) if steady else imagined(game, seed, number, careful=careful)
        for number in range(DEALS)
    ]
    return Played.of(*zip(*found, strict=True))


def kept() -> dict[str, Played]:
    """The deals of Steady by game, as they were written."""
    data = json.loads(REAL.read_text(encoding="utf-8")) if REAL.exists() else {}
    return {
        game: Played({name: (one[0], one[1]) for name, one in counts.items()}, *numbers)
        for game, (counts, *numbers) in data.items()
    }


def write(played: Mapping[str, Played]) -> None:
    """Keep the deals of Steady, a line a game."""
    rows = (
        f"{json.dumps(game)}: {json.dumps([one.counts, *astuple(one)[1:]])}"
        for game, one in sorted(played.items())
    )
    REAL.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def known(game: str) -> dict[str, str]:
    """What is known to be flagged in a game, and why."""
    return {name: why for why, games in KNOWN.items() for name in games.get(game, ())}


def covered() -> list[str]:
    """Games that playouts know."""
    return [game for game in preset_ids() if not unknown_options(preset(game).rules)]


def main(arguments: list[str] | None = None) -> int:
    """Count, compare and tell; the status is 1 where something is flagged that is not known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", nargs="*", default=[], metavar="ID")
    parser.add_argument("--seed", default=SEED, metavar="S")
    parser.add_argument("--careful", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(arguments)
    games = options.rules or covered()
    if options.write:
        for game in games:
            write(kept() | {game: play(game, steady=True)})
    steady, new = kept(), 0
    for game in games:
        own = options.seed == SEED
        one = steady[game] if own else play(game, options.seed, steady=True)
        other = play(game, options.seed, careful=options.careful)
        found = flags(one, other)
        off = (other.mean - one.mean) / one.spread
        print(
            f"{game:27}mean {_both(one.mean, other.mean):>14} ({off:+.2f} SD)  "
            f"spread x{other.margin / one.margin:.2f}  {len(found)} flags",
            flush=True,
        )
        names = sorted({*one.counts, *other.counts, *found}) if options.all else sorted(found)
        reasons = known(game)
        new += len(found.keys() - reasons.keys())
        for name in names:
            mark = reasons.get(name, "NEW") if name in found else ""
            pairs = (played.counts.get(name, (0, 0)) for played in (one, other))
            shown = _both(*(number / DEALS for _, number in pairs))
            print(f"    {name:28}{found.get(name, shown):>18}  {mark}")
        for name in sorted(reasons.keys() - found.keys()):
            print(f"    {name:28}{'no longer flagged':>18}")
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
