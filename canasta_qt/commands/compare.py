"""`canasta-qt compare FILE --seat N`: what Expert makes of the same cards, deal by deal."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Any

from canasta_qt.commands.arguments import (
    DIFFERENT,
    OK,
    complain,
    show_progress,
    whole_number,
)
from canasta_qt.commands.check import chosen_seat, read_match, timeline_of
from canasta_qt.features.challenges.model import (
    LEVELS,
    LevelPlayed,
    LevelTask,
    MatchComparison,
    ahead,
    average,
    begun,
    company,
    other_people,
    parting,
    play_task,
    task_of,
)
from canasta_qt.features.challenges.words import CompareText, average_words, row_words
from canasta_qt.jobs.pool import Pool, PoolLost, spare_processes
from canasta_qt.players.api import can_think_ahead, thinks_ahead
from canasta_qt.players.levels import LEVELS as KNOWN_LEVELS
from canasta_qt.players.levels import PERSONALITIES
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.start import UsageProblem
from canasta_qt.words.people import level_name


def compare_match(argv: Sequence[str]) -> int:
    """Print a line a deal: how far ahead the seat was, and how far each level was with its cards.

    Exit status 0 when it could be compared, 1 when the match does not play as it is written or a
    deal could not be played, 2 when the file cannot be read or makes no sense.
    """
    options = _parser().parse_args(argv)
    try:
        log = read_match(options.file)
        timeline = timeline_of(log)
        seat = chosen_seat(log, options.seat)
        levels = _levels(options.level)
        processes = options.processes
        count = whole_number(processes, "--processes", 1) if processes else spare_processes()
        comparison = begun(timeline, seat)
        if not comparison.deals:
            raise UsageProblem("no deal of this match is over for this seat")
        comparison = _played(timeline, comparison, levels, count)
    except UsageProblem as problem:
        return complain("compare", problem)
    except ReplayDifference as difference:
        return complain("compare", f"{options.file} is damaged: {difference}", DIFFERENT)
    except _NotPlayed as problem:
        return complain("compare", problem, DIFFERENT)
    if options.json:
        print(json.dumps(_as_data(timeline, comparison, levels)))
    else:
        print("\n".join(_lines(timeline, comparison, levels)))
    return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt compare",
        description="Let bots play a seat of a saved match again, with the same cards and the "
        "same companions: by how many points its side was ahead, with you and with them. The same "
        "match gives the same figures, on however many processes.",
    )
    add = parser.add_argument
    add("file", metavar="FILE", help="a saved match (*.canasta)")
    add("--seat", metavar="N", help="whose seat, from 0; left out: the first person's")
    add(
        "--level",
        metavar="LEVEL",
        action="append",
        help="who plays it; can be given several times; left out: expert and newcomer",
    )
    add("--processes", metavar="N", help="how many processes; left out: as many as can be spared")
    add("--json", action="store_true", help="one JSON object")
    return parser


class _NotPlayed(RuntimeError):
    """A deal could not be played again."""


def _levels(wanted: Sequence[str] | None) -> tuple[str, ...]:
    """Who plays. Raises `UsageProblem` for a level that there is not."""
    known = [level.id for level in KNOWN_LEVELS]
    for text in wanted or ():
        level, _, personality = text.partition(":")
        if level not in known or (personality and personality not in PERSONALITIES):
            raise UsageProblem(f"--level: the levels are {', '.join(known)}, not {text[:40]!r}")
    return tuple(dict.fromkeys(wanted or LEVELS))


def _played(
    timeline: Timeline, comparison: MatchComparison, levels: Sequence[str], processes: int
) -> MatchComparison:
    """All that is missing is played. Raises `_NotPlayed`."""
    seat = comparison.seat
    missing = comparison.missing(levels)
    tasks = [task_of(timeline, deal, seat, level) for deal, level in missing]
    try:
        with Pool[LevelTask, LevelPlayed](play_task, processes) as pool:
            for played, done in enumerate(pool.run(tasks), 1):
                deal, level = missing[done.number]
                if done.result is None:
                    last = done.trouble.strip().splitlines()[-1:]
                    raise _NotPlayed(f"deal {deal} for {level}: {''.join(last)}")
                comparison = comparison.with_played(deal, level, done.result)
                show_progress(f"{played} of {len(tasks)} ", is_last=played == len(tasks))
    except PoolLost as problem:
        raise _NotPlayed(problem) from None
    return comparison


def _lines(timeline: Timeline, comparison: MatchComparison, levels: Sequence[str]) -> Iterator[str]:
    scorer = comparison.scorer
    for number, deal in sorted(comparison.deals.items()):
        if deal.yours is None:
            continue
        others = [(level, ahead(deal.levels[level].points, scorer)) for level in levels]
        gap = deal.difference(scorer, levels[0]) or 0.0
        yield row_words(number, ahead(deal.yours, scorer), others, gap)
        yield f"  {_parting_words(timeline, number, deal.levels[levels[0]])}"
    found = comparison.differences(levels[0])
    yield average_words(average(found), len(found), levels[0])
    yield from _notes(timeline.log, comparison.seat, levels)


def _parting_words(timeline: Timeline, deal: int, played: LevelPlayed) -> str:
    parts = parting(timeline.tape(deal).deal.entries, played.entries)
    if parts is None:
        return CompareText.SAME_PLAY()
    name = timeline.log.players[parts.seat].name
    return CompareText.PARTS(n=parts.action + 1, name=name)


def _notes(log: MatchLog, seat: int, levels: Sequence[str]) -> Iterator[str]:
    """What the figures cannot say."""
    people = other_people(log, seat)
    if people:
        yield CompareText.NOTE_PEOPLE(names=", ".join(log.players[at].name for at in people))
    ahead_thinking = [level for level in levels if thinks_ahead(level)]
    if ahead_thinking and not can_think_ahead(log.rules):
        yield CompareText.NOTE_RULES(level=level_name(ahead_thinking[0].partition(":")[0]))
    elif ahead_thinking and not COMPILED:
        yield CompareText.NOTE_SLOW(level=level_name(ahead_thinking[0].partition(":")[0]))


def _as_data(
    timeline: Timeline, comparison: MatchComparison, levels: Sequence[str]
) -> dict[str, Any]:
    scorer = comparison.scorer
    deals = []
    for number, deal in sorted(comparison.deals.items()):
        if deal.yours is None:
            continue
        played = {
            level: {
                "points": list(deal.levels[level].points),
                "ahead": ahead(deal.levels[level].points, scorer),
                "difference": deal.difference(scorer, level),
                "first_different_move": _first(timeline, number, deal.levels[level]),
                "moves": len(deal.levels[level].entries),
            }
            for level in levels
        }
        yours = {"points": list(deal.yours), "ahead": ahead(deal.yours, scorer)}
        deals.append({"deal": number, "yours": yours, "levels": played})
    return {
        "seat": comparison.seat,
        "players": comparison.players,
        "company": list(company(timeline.log, comparison.seat)),
        "deals": deals,
        "average": {level: _average_data(comparison.differences(level)) for level in levels},
        "notes": list(_notes(timeline.log, comparison.seat, levels)),
    }


def _first(timeline: Timeline, deal: int, played: LevelPlayed) -> int | None:
    """The number of the first different move, from 1."""
    parts = parting(timeline.tape(deal).deal.entries, played.entries)
    return None if parts is None else parts.action + 1


def _average_data(found: Sequence[float]) -> dict[str, float] | None:
    one = average(found)
    if one is None:
        return None
    return {"deals": one.deals, "mean": round(one.mean, 1), "spread": round(one.spread, 1)}
