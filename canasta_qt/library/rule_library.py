"""The player's own sets of rules, and the exchange of rules with others."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.overrides import require_sound
from canasta_qt.record import rule_file
from canasta_qt.record.names import LONGEST_NAME, clean_name
from canasta_qt.record.rule_set import OWN, RuleFileProblem, RuleSet
from canasta_qt.storage import rule_store
from canasta_qt.storage.files import StorageProblem
from canasta_qt.words.rules.issues import fault_text
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate

_NAMELESS = QT_TRANSLATE_NOOP("Rules", "My rules")


class UnknownRuleSet(LookupError):
    """There is no set of rules of that id."""

    def __init__(self, set_id: str) -> None:
        self.set_id = set_id
        super().__init__(f"There is no set of rules called {set_id!r}")


@dataclass(frozen=True, slots=True)
class RuleTrouble:
    """A file among the player's rules that could not be used, with all its faults in words."""

    problem: StorageProblem
    lines: tuple[str, ...] = ()


class RuleLibrary:
    """The player's own sets of rules, one file each in a folder, and the favourites.

    Every change is on disk when the call returns. Where it cannot be written, `StorageProblem` is
    raised, the change holds until the program ends, and the next change tries to write it too.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` need not exist; `load` reads it."""
        self._store = rule_store.RuleStore(folder)
        self._sets: dict[str, RuleSet] = {}
        self._favourites: dict[str, None] = {}
        self._unwritten: dict[str, None] = {}
        self._favourites_unwritten = False

    def load(self) -> tuple[RuleTrouble, ...]:
        """Read the folder. Damaged files are set aside untouched and returned."""
        stored = self._store.load()
        self._sets = {one.id: one for one in stored.sets}
        self._favourites = dict.fromkeys(stored.favourites)
        return tuple(
            RuleTrouble(bad.problem, tuple(map(fault_text, bad.faults))) for bad in stored.bad
        )

    def all(self) -> tuple[RuleSet, ...]:
        """Every set, by name."""
        names = sorted(self._sets.values(), key=lambda one: (one.name.casefold(), one.id))
        return tuple(self._marked(one) for one in names)

    def get(self, set_id: str) -> RuleSet:
        """A set by its id. Raises `UnknownRuleSet`."""
        if set_id not in self._sets:
            raise UnknownRuleSet(set_id)
        return self._marked(self._sets[set_id])

    def save_new(
        self, name: str, rules: TableRules, parent: str, parent_rules: TableRules
    ) -> RuleSet:
        """Keep rules as a new set; a name that is taken gets a number.

        `parent` is the preset they came from (of an own set: its own parent), `parent_rules` what
        that is now. Raises `RulesProblem` for rules with errors, and `StorageProblem`.
        """
        require_sound(rules)
        if parent in self._sets:
            parent = self._sets[parent].parent
        now = _now()
        name = self._free_name(name)
        return self._keep(
            RuleSet(name, parent, rules, parent_rules, self._new_id(), created=now, changed=now)
        )

    def update(self, set_id: str, rules: TableRules) -> RuleSet:
        """Change a set. Raises `UnknownRuleSet`, `RulesProblem`, and `StorageProblem`."""
        one = self.get(set_id)
        require_sound(rules)
        return self._keep(replace(one, rules=rules, changed=_now()))

    def rename(self, set_id: str, name: str) -> RuleSet:
        """Call a set something else. Raises `UnknownRuleSet` and `StorageProblem`."""
        one = self.get(set_id)
        return self._keep(replace(one, name=self._free_name(name, but=set_id), changed=_now()))

    def duplicate(self, set_id: str, name: str) -> RuleSet:
        """A copy of a set under another name. Raises `UnknownRuleSet` and `StorageProblem`."""
        one = self.get(set_id)
        return self.save_new(name, one.rules, one.parent, one.parent_rules)

    def delete(self, set_id: str) -> RuleSet:
        """Remove a set and return it. Raises `UnknownRuleSet` and `StorageProblem`."""
        one = self.get(set_id)
        self._store.remove(set_id)
        del self._sets[set_id]
        self._unwritten.pop(set_id, None)
        if one.favourite:
            self.set_favourite(set_id, False)
        return one

    def restore(self, rule_set: RuleSet) -> None:
        """Put back a set that was deleted, as it was. Raises `StorageProblem`."""
        self._keep(rule_set)
        if rule_set.favourite:
            self.set_favourite(rule_set.id, True)

    def favourites(self) -> frozenset[str]:
        """Ids of the presets and own sets that are favourites."""
        return frozenset(self._favourites)

    def set_favourite(self, any_id: str, on: bool) -> None:
        """Make a preset or an own set a favourite, or no longer. Raises `StorageProblem`."""
        if on == (any_id in self._favourites):
            return
        if on:
            self._favourites[any_id] = None
        else:
            del self._favourites[any_id]
        self._favourites_unwritten = True
        self._write()

    # --- keeping ----------------------------------------------------------------------------

    def _keep(self, one: RuleSet) -> RuleSet:
        self._store.require_same(one)  # or it would be in the way of every later change
        self._sets[one.id] = one
        self._unwritten[one.id] = None
        self._write()
        return self.get(one.id)

    def _write(self) -> None:
        for set_id in tuple(self._unwritten):
            self._store.write(self._sets[set_id])
            del self._unwritten[set_id]
        if self._favourites_unwritten:
            self._store.write_favourites(self._favourites)
            self._favourites_unwritten = False

    def _marked(self, one: RuleSet) -> RuleSet:
        return replace(one, favourite=one.id in self._favourites)

    def _new_id(self) -> str:
        while (set_id := OWN + secrets.token_hex(4)) in self._sets:
            pass
        return set_id

    def _free_name(self, name: str, but: str = "") -> str:
        """A name that no other set has: cleaned, cut to `LONGEST_NAME`, numbered if need be."""
        clean = clean_name(name, translate("Rules", _NAMELESS))
        taken = {one.name.casefold() for one in self._sets.values() if one.id != but}
        free, number = clean, 1
        while free.casefold() in taken:
            number += 1
            mark = f" ({number})"
            free = clean[: LONGEST_NAME - len(mark)].rstrip() + mark
        return free


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def read_rules(data: str | bytes) -> RuleSet:
    """Rules from the content of a file or from a short code. Nothing is stored.

    Raises `RuleFileProblem` with everything that is wrong, its `lines` in the player's language.
    """
    with _in_words():
        return rule_file.read_rules(data)


def read_rule_file(path: Path) -> RuleSet:
    """Rules from a file. Raises `RuleFileProblem` like `read_rules`, and `StorageProblem`."""
    with _in_words():
        return rule_store.read_rule_file(path)


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except RuleFileProblem as problem:
        lines = map(fault_text, problem.faults)
        raise RuleFileProblem(problem.faults, lines) from problem
