"""A match begins: what was chosen becomes a run and the people at its table."""

from __future__ import annotations

import secrets

from canasta_qt.controller.session import NewMatch, Session
from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import resolve
from canasta_qt.record.replay import MatchRun


def begun(new: NewMatch) -> tuple[MatchRun, Session]:
    """The match before its first deal. Raises `UnknownPreset`, `RulesProblem` or `ValueError`."""
    rules = resolve(new.rules, dict(new.overrides))
    persons = Match(rules, new.seed).seating.persons
    if len(new.seats) != len(persons):
        raise ValueError(f"{len(new.seats)} seats for rules with {len(persons)}")
    run = MatchRun.new(
        rules,
        new.seed,
        Session.of(new, range(len(persons))).players(),  # by person: the run seats them
        preset=new.rules,
        overrides=tuple(new.overrides.items()),
        rules_name=new.rules_name if new.overrides or new.rule_set else "",
        rule_set=new.rule_set,
        secret=secrets.token_hex(32),
        advice=new.advice,
    )
    return run, Session.of(new, persons)
