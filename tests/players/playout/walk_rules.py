"""Random rules that playouts claim to know, each walked beside the engine for some deals.

    python -m tests.players.playout.walk_rules --sets 10000 --seed 1 --processes 2

    --sets N        how many different rule sets (1000)
    --seed S        which ones, and which deals; the same seed gives the same ones (1)
    --from K        the number of the first one (0)
    --only K        just the K-th, with the whole error
    --singles       instead: every game with each option changed by itself, `--sets` aside
    --processes P   how many at once (1)

Rules are kept where `check` finds no error and `unknown_options` admits them. Half of the sets
change a few options of a game, the others many. Prints of every divergence the number, the rules as
changes of the nearest game and the first difference; ends with status 1 if there was one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice

from canasta_qt.engine.rules import OptionSpec, TableRules, preset, preset_ids
from canasta_qt.engine.rules.declarations import kinds
from canasta_qt.engine.rules.table_rules import get, replace_option
from canasta_qt.players.playout.supported_rules import unknown_options
from tests.helpers.deals.rules_strategies import (
    VARIED,
    Chance,
    changes_of,
    is_sound,
    other_value,
    random_rules,
    with_enough_totals,
)
from tests.players.playout.checks import all_is_alike, policy_keeps_the_rules
from tests.properties.long_run import nearest

MOST_CHANGES = 40
LED = 0.85
"""Share of actions of the playout's player on walks that come deep into a deal."""
Check = Callable[[TableRules, int], object]
CHECKS: tuple[Check, ...] = (
    policy_keeps_the_rules,
    all_is_alike,
    partial(all_is_alike, led=LED),
)
"""One deal each; between them they compare legal moves, what moves do, plans and scores."""


def is_admitted(rules: TableRules) -> bool:
    """Whether the rules are sound and playouts claim to know them."""
    return not unknown_options(rules) and is_sound(rules)


def rule_set(seed: str, number: int) -> TableRules | None:
    """The rules with this number; None where playouts do not know their game."""
    own = f"{seed}/{number}"
    changes = changes_of(own, 6, MOST_CHANGES) if number % 2 else changes_of(own, 2, 8)
    rules = random_rules(own, changes, is_admitted)
    return rules if is_admitted(rules) else None


def single_changes(seed: str) -> Iterator[TableRules]:
    """Every game that is known, with each option changed by itself to each or some values."""
    for game in preset_ids():
        rules = preset(game).rules
        if unknown_options(rules):
            continue
        for spec in VARIED:
            for value in _values(spec, rules, f"{seed}/{game}/{spec.key}"):
                changed = with_enough_totals(replace_option(rules, spec.key, value))
                if value != get(rules, spec.key) and is_admitted(changed):
                    yield changed


def _values(spec: OptionSpec, rules: TableRules, seed: str) -> list[object]:
    """All values of an option with few of them, else some."""
    if isinstance(spec.kind, (kinds.Switch, kinds.Choice)):
        words = [False, True] if isinstance(spec.kind, kinds.Switch) else [*spec.kind.words()]
        return [spec.parse(word) for word in words]
    values = [other_value(spec, rules, Chance(f"{seed}/{number}")) for number in range(3)]
    return [value for at, value in enumerate(values) if value not in values[:at]]


def walk(rules: TableRules, seed: int, checks: tuple[Check, ...] = CHECKS) -> str:
    """Walk one deal by each check; what differs first, or an empty text."""
    for number, check in enumerate(checks):
        try:
            check(rules, seed + number)
        except Exception as problem:  # noqa: BLE001 (any error is a divergence to be told)
            where = traceback.extract_tb(problem.__traceback__)[-1]
            place = f"{where.filename.rpartition('/')[2]}:{where.lineno}"
            what = f"{type(problem).__name__}: {problem}".splitlines()[0][:500]
            return f"check {number}, deal {seed + number}: {what} ({place})"
    return ""


def _walk_number(seed: str, number: int) -> tuple[int, TableRules | None, str]:
    rules = rule_set(seed, number)
    return number, rules, "" if rules is None else walk(rules, len(CHECKS) * number)


def _walk_single(numbered: tuple[int, TableRules]) -> tuple[int, TableRules | None, str]:
    number, rules = numbered
    return number, rules, walk(rules, len(CHECKS) * number)


def told(number: int, rules: TableRules, difference: str) -> str:
    """One divergence: its number, the rules from the nearest game, and the first difference."""
    game, changes = nearest(rules)
    return f"DIVERGES {number}: {game} {json.dumps(changes)}\n    {difference}"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sets", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="K")
    parser.add_argument("--only", type=int, metavar="K")
    parser.add_argument("--singles", action="store_true")
    parser.add_argument("--processes", type=int, default=1, metavar="P")
    return parser.parse_args()


def _show(options: argparse.Namespace) -> int:
    """Walk one rule set and let its error come through."""
    if options.singles:
        rules: TableRules | None = next(islice(single_changes(options.seed), options.only, None))
    else:
        rules = rule_set(options.seed, options.only)
    assert rules is not None
    print(*nearest(rules))
    for number, check in enumerate(CHECKS):
        check(rules, len(CHECKS) * options.only + number)
    return 0


def main() -> int:
    """Walk, and tell every divergence."""
    options = _options()
    if options.only is not None:
        return _show(options)
    begun, walked, diverged = time.monotonic(), 0, 0
    seen: set[TableRules] = set()
    with ProcessPoolExecutor(options.processes) as pool:
        if options.singles:
            sets = islice(enumerate(single_changes(options.seed)), options.first, None)
            results = pool.map(_walk_single, sets, chunksize=16)
        else:
            numbers = range(options.first, options.first + 2 * options.sets)
            results = pool.map(partial(_walk_number, options.seed), numbers, chunksize=16)
        for number, rules, difference in results:
            if rules is None or rules in seen:
                continue
            seen.add(rules)
            walked += 1
            if difference:
                diverged += 1
                print(told(number, rules, difference), flush=True)
            if walked % 100 == 0:
                spent = time.monotonic() - begun
                print(f"{walked} rule sets, {diverged} diverge, {spent:.0f} s", flush=True)
            if walked == options.sets and not options.singles:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    print(f"seed {options.seed}: {walked} rule sets, {diverged} diverge")
    return 1 if diverged else 0


if __name__ == "__main__":
    sys.exit(main())
