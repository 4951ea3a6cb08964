"""Ways out of a conflict: option values that settle it without making another one."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final, NamedTuple

from canasta_qt.engine.rules.constraints import TESTS, Issue, check
from canasta_qt.engine.rules.constraints.issues import Test
from canasta_qt.engine.rules.declarations.kinds import is_whole
from canasta_qt.engine.rules.repairs.candidates import candidates
from canasta_qt.engine.rules.table_rules import TableRules, get, replace_option

MOST: Final = 3
"""Ways out that are offered at most."""
_MOST_CHECKS: Final = 150
"""Changed rule sets that are looked at before the search gives up."""
_DEEPEST: Final = 4
"""Options that one way out changes at most, unless there is no other."""
_MOST_VALUES: Final = 2
"""Values of one option that are proposed at most."""
_EACH_CHANGE: Final = 0.3
"""What a change costs, whatever it is."""
_OWN_WISH: Final = 1.0
"""What it costs to change again what has been changed on purpose."""
_ODD: Final = 0.4
"""What a new warning costs."""
_SETTLED: Final = 0.3
"""What is saved where another error is settled as well."""


@dataclass(frozen=True, slots=True)
class Repair:
    """A proposed way out of one issue: option values to set, as pairs of key and typed value."""

    changes: tuple[tuple[str, object], ...]

    def applied(self, rules: TableRules) -> TableRules:
        """The rules with these values."""
        return _changed(rules, self.changes)


class _Way(NamedTuple):
    """Changes that settle the issue at hand; `open` is a new error they make, if any."""

    cost: float
    number: int
    """Keeps the order when costs are equal."""
    changes: tuple[tuple[str, object], ...]
    rules: TableRules
    open: Issue | None


def repairs(rules: TableRules, issue: Issue, base: TableRules) -> tuple[Repair, ...]:
    """Ways out of an issue of the rules, the best first, at most `MOST`; always one for an error.

    `base` is what the rules began as: ways that leave alone what differs from it come first.
    """
    if issue not in check(rules):
        return ()
    search = _Search(rules, issue, base)
    ways = sorted(search.ways())[:MOST] or list(search.way_back())[:1]
    return tuple(Repair(way.changes) for way in ways)


class _Search:
    def __init__(self, rules: TableRules, issue: Issue, base: TableRules) -> None:
        self._rules = rules
        self._issue = issue
        self._base = base
        issues = check(rules)
        self._before = _errors(issues)
        self._times = _times(issue, issues)
        self._warnings = sum(one.severity == "warning" for one in issues)
        self._checks = 0
        self._numbers = count()

    def ways(self) -> list[_Way]:
        """What was found before the search had to end."""
        found: list[_Way] = []
        queue = [_Way(0.0, next(self._numbers), (), self._rules, self._issue)]
        while queue and self._checks < _MOST_CHECKS:
            way = heapq.heappop(queue)
            if len(found) >= MOST and way.cost >= sorted(found)[MOST - 1].cost:
                break
            for further in self._further(way):
                if further.open is None:
                    if set(further.changes) not in [set(known.changes) for known in found]:
                        found.append(further)
                elif len(further.changes) < _DEEPEST:
                    heapq.heappush(queue, further)
        return found

    def _further(self, way: _Way) -> Iterator[_Way]:
        assert way.open is not None
        taken = {key for key, _ in way.changes}
        for key in way.open.keys:
            if key not in taken:
                yield from self._by_option(way, way.open, key)

    def _by_option(self, way: _Way, issue: Issue, key: str) -> Iterator[_Way]:
        """The nearest values that settle the issue, up to one that leaves nothing open."""
        own = _OWN_WISH if get(self._rules, key) != get(self._base, key) else 0.0
        half_done = False
        whole = 0
        finds = _finder(way.rules, issue)
        there = _times(issue, finds(way.rules))
        for value, cost in candidates(way.rules, key, self._base, dict(issue.numbers)):
            changed = replace_option(way.rules, key, value)
            if _times(issue, finds(changed)) >= there:
                continue
            issues = self._check(changed)
            broken = self._broken(issues)
            if broken and (half_done or self._issue in broken):
                continue
            half_done = half_done or bool(broken)
            spent = way.cost + cost + own + _EACH_CHANGE + self._aside(issues)
            changes = (*way.changes, (key, value))
            open_issue = broken[0] if broken else None
            yield _Way(spent, next(self._numbers), changes, changed, open_issue)
            whole += not broken
            if whole == (1 if is_whole(value) else _MOST_VALUES):
                return

    def _check(self, changed: TableRules) -> tuple[Issue, ...]:
        self._checks += 1
        return check(changed)

    def _aside(self, issues: tuple[Issue, ...]) -> float:
        """What the other issues that come and go are worth: errors settled, new warnings."""
        settled = self._before.total() - _errors(issues).total() - 1
        odd = sum(issue.severity == "warning" for issue in issues) - self._warnings
        return _ODD * max(0, odd) - _SETTLED * max(0, settled)

    def _broken(self, issues: tuple[Issue, ...]) -> tuple[Issue, ...]:
        """What keeps changed rules from being a way out: the issue itself, or new errors."""
        if _times(self._issue, issues) >= self._times:
            return (self._issue,)
        new = _errors(issues) - self._before
        return tuple(issue for issue in issues if new[_identity(issue)])

    def way_back(self) -> Iterator[_Way]:
        """As much of `base` (or else of Classic) as it takes; what always helps in the end."""
        for sound in (self._base, TableRules()):
            if _errors(check(sound)):
                continue
            keys = dict.fromkeys(self._issue.keys)
            while True:
                values = [(key, get(sound, key)) for key in keys]
                changes = tuple(pair for pair in values if pair[1] != get(self._rules, pair[0]))
                changed = _changed(self._rules, changes)
                broken = self._broken(check(changed))
                if not broken:
                    yield _Way(0.0, 0, changes, changed, None)
                    return
                more = [key for issue in broken for key in issue.keys if key not in keys]
                if not more:
                    break
                keys.update(dict.fromkeys(more))


def _changed(rules: TableRules, changes: tuple[tuple[str, object], ...]) -> TableRules:
    for key, value in changes:
        rules = replace_option(rules, key, value)
    return rules


def _identity(issue: Issue) -> tuple[str, tuple[str, ...]]:
    """What makes two issues the same conflict, whatever their numbers."""
    return issue.code, issue.keys


def _times(issue: Issue, issues: Iterable[Issue]) -> int:
    return sum(_identity(one) == _identity(issue) for one in issues)


def _errors(issues: tuple[Issue, ...]) -> Counter[tuple[str, tuple[str, ...]]]:
    return Counter(_identity(issue) for issue in issues if issue.severity == "error")


def _finder(rules: TableRules, issue: Issue) -> Test:
    """The one constraint that finds an issue; quicker than checking everything."""
    return next(test for test in TESTS if issue in test(rules))
