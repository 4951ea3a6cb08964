"""`canasta-qt exercises`: lists exercises, makes new ones, and solves one anew."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from canasta_qt.commands.arguments import (
    DIFFERENT,
    OK,
    chosen_rules,
    complain,
    seed_text,
    show_progress,
    whole_number,
)
from canasta_qt.features.learning.exercises.model.attempt import Solution, solve
from canasta_qt.features.learning.exercises.model.exercise import (
    DEGREES,
    THEMES,
    Exercise,
    ExerciseProblem,
    line_of,
)
from canasta_qt.features.learning.exercises.model.making import make
from canasta_qt.features.learning.exercises.model.mistakes import rules_text
from canasta_qt.features.learning.exercises.model.position import (
    FIRST_LINE,
    Staged,
    shipped,
    staged,
)
from canasta_qt.features.learning.exercises.words import (
    degree_name,
    fact_text,
    question,
    theme_name,
)
from canasta_qt.jobs.pool import PoolLost, spare_processes
from canasta_qt.players.api import can_think_ahead
from canasta_qt.record.notation import text_of
from canasta_qt.start import UsageProblem


def exercises(argv: Sequence[str]) -> int:
    """List, make or solve.

    Exit status 0; 1 where an exercise does not hold any more, or a file has a bad line; 2 for
    unusable arguments.
    """
    options = _parser().parse_args(argv)
    try:
        if options.solve is not None:
            return _solve(options)
        if options.make is not None:
            return _make(options)
        return _list(options)
    except (UsageProblem, ExerciseProblem, PoolLost) as problem:
        return complain("exercises", problem)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt exercises",
        description="Exercises: positions with one move that is clearly best. Without an option, "
        "how many there are of each theme and degree; --make prints a file of new ones.",
    )
    add = parser.add_argument
    add("--rules", metavar="ID", help="of this game only, each with its id; with --make: any rules")
    add("--make", metavar="N", help="make so many; the same seed makes the same ones")
    add("--seed", metavar="S", default="1", help="with --make (default: 1)")
    add("--processes", metavar="N", help="with --make: how many (default: as suits the machine)")
    add("--solve", metavar="ID", help="have the judge of today solve this one")
    add("--json", action="store_true", help="one JSON object a line")
    return parser


def _list(options: argparse.Namespace) -> int:
    catalogue = shipped()
    games = dict.fromkeys(one.rules for one in catalogue.exercises)
    if options.rules is not None and options.rules not in games:
        known = ", ".join(games) or "no game"
        raise UsageProblem(f"there are exercises for {known}, not for {options.rules!r}")
    for rules in [options.rules] if options.rules else games:
        found = catalogue.of(rules)
        print(json.dumps(_counts(rules, found)) if options.json else _counts_text(rules, found))
        for one in found if options.rules else ():
            print(json.dumps(_data(one)) if options.json else _text(one))
    for fault in catalogue.faults:
        complain("exercises", f"left out: {fault}")
    return DIFFERENT if catalogue.faults else OK


def _counts(rules: str, found: Sequence[Exercise]) -> dict[str, Any]:
    themes, degrees = Counter(one.theme for one in found), Counter(one.degree for one in found)
    return {
        "rules": rules,
        "exercises": len(found),
        "themes": {theme: themes[theme] for theme in THEMES if themes[theme]},
        "degrees": {degree: degrees[degree] for degree in DEGREES if degrees[degree]},
    }


def _counts_text(rules: str, found: Sequence[Exercise]) -> str:
    counts = _counts(rules, found)
    themes = ", ".join(f"{theme} {count}" for theme, count in counts["themes"].items())
    degrees = ", ".join(f"{degree}: {count}" for degree, count in counts["degrees"].items())
    return f"{rules}: {len(found)} exercises; {themes}; degrees {degrees}"


def _text(one: Exercise) -> str:
    return f"  {one.id:<28} {theme_name(one.theme)}, {degree_name(one.degree)}"


def _data(one: Exercise) -> dict[str, Any]:
    return {"id": one.id, "theme": one.theme, "degree": one.degree, "line": line_of(one)}


def _make(options: argparse.Namespace) -> int:
    wanted, seed = whole_number(options.make, "--make", 1), seed_text(options.seed)
    if not seed or set(seed) & set(" /="):
        raise UsageProblem("--seed: with --make it has no blanks, no / and no =")
    chosen = chosen_rules(options.rules or "classic_4p", {})
    if not can_think_ahead(chosen.rules):
        raise UsageProblem("deals under these rules cannot be imagined, so nothing can be judged")
    count = options.processes
    processes = whole_number(count, "--processes", 1) if count else spare_processes()
    begun, made = perf_counter(), 0
    if not options.json:
        print(FIRST_LINE)
    rules = rules_text(chosen.rules, chosen.preset)
    for one in make(rules, wanted, seed, processes=processes, told=_progress):
        made += 1
        print(json.dumps(_data(one)) if options.json else line_of(one), flush=True)
    seconds = perf_counter() - begun
    print(f"{made} exercises in {seconds:.0f} s", file=sys.stderr)
    return OK if made == wanted else DIFFERENT


def _progress(deals: int, found: int) -> None:
    show_progress(f"{deals} deals, {found} exercises ")


def _solve(options: argparse.Namespace) -> int:
    one = shipped().by_id(options.solve)
    if one is None:
        raise UsageProblem(f"there is no exercise {options.solve[:80]!r}")
    table, begun = staged(one), perf_counter()
    solution = solve(table)
    if solution is None:
        raise UsageProblem("its moves cannot be compared under the rules of today")
    seconds = perf_counter() - begun
    if options.json:
        print(json.dumps(_solution_data(table, solution, seconds)))
    else:
        print("\n".join(_solution_lines(table, solution, seconds)))
    return OK if solution.holds else DIFFERENT


def _solution_data(table: Staged, solution: Solution, seconds: float) -> dict[str, Any]:
    return {
        **_data(table.exercise),
        "seat": table.seat,
        "holds": solution.holds,
        "worlds": solution.worlds,
        "seconds": round(seconds, 2),
        "moves": [
            {
                "action": text_of(move.action),
                "right": move.right,
                "kept": rated.gap,
                "careful": [-round(move.careful.points, 1), round(move.careful.error, 1)],
                "plain": [-round(move.plain.points, 1), round(move.plain.error, 1)],
            }
            for move, rated in zip(solution.moves, table.moves, strict=True)
        ],
    }


def _solution_lines(table: Staged, solution: Solution, seconds: float) -> list[str]:
    one = table.exercise
    lines = [f"{one.id}: seat {table.seat}. {question(one)} ({theme_name(one.theme)})"]
    for move, rated in zip(solution.moves, table.moves, strict=True):
        mark = "right" if move.right else "wrong"
        lines.append(
            f"  {mark}  {text_of(move.action):<40} kept {rated.gap:>5}"
            f"   careful {-move.careful.points:>6.0f} ± {move.careful.error:.0f}"
            f"   plain {-move.plain.points:>6.0f} ± {move.plain.error:.0f}"
        )
    if one.fact is not None:
        lines.append(f"  {fact_text(one.fact)}")
    verdict = "holds" if solution.holds else "does not hold any more"
    lines.append(f"  {verdict} ({solution.worlds} imagined deals a model, {seconds:.1f} s)")
    return lines
