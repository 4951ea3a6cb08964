"""The player's own sets of rules, and the exchange of rules with others."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from canasta_qt.engine.rules import TableRules
from canasta_qt.record.rule_problems import RuleFault, RuleFileProblem
from canasta_qt.record.rule_set import LONGEST_NAME, SUFFIX, ImportedRules, RuleSet
from canasta_qt.storage.problems import StorageCode, StorageProblem

__all__ = [
    "LONGEST_NAME",
    "SUFFIX",
    "ImportedRules",
    "RuleFault",
    "RuleFileProblem",
    "RuleLibrary",
    "RuleSet",
    "RuleTrouble",
    "UnknownRuleSet",
    "file_text",
    "read_rule_file",
    "read_rules",
    "short_code",
]


class UnknownRuleSet(LookupError):
    """There is no set of rules of that id."""

    def __init__(self, set_id: str) -> None:
        self.set_id = set_id
        super().__init__(f"There is no set of rules called {set_id!r}")


@dataclass(frozen=True, slots=True)
class RuleTrouble:
    """A file among the player's rules that could not be used.

    Attributes:
        problem: which file, where it lies now, and why.
        lines: everything that is wrong with it, in words.
    """

    problem: StorageProblem
    lines: tuple[str, ...] = ()


class RuleLibrary:
    """The player's own sets of rules, one file each in a folder."""

    def __init__(self, folder: Path) -> None:
        raise NotImplementedError

    def load(self) -> tuple[RuleTrouble, ...]:
        """Read the folder. Damaged files are set aside untouched and told."""
        raise NotImplementedError

    def all(self) -> tuple[RuleSet, ...]:
        """Every set, by name."""
        raise NotImplementedError

    def get(self, set_id: str) -> RuleSet:
        """A set by its id. Raises `UnknownRuleSet`."""
        raise NotImplementedError

    def save_new(
        self, name: str, rules: TableRules, parent: str, parent_rules: TableRules
    ) -> RuleSet:
        """Keep rules as a new set. A name that is taken gets a number."""
        raise NotImplementedError

    def update(self, set_id: str, rules: TableRules) -> RuleSet:
        """Change the rules of a set."""
        raise NotImplementedError

    def rename(self, set_id: str, name: str) -> RuleSet:
        """Call a set something else."""
        raise NotImplementedError

    def duplicate(self, set_id: str, name: str) -> RuleSet:
        """A copy of a set under another name."""
        raise NotImplementedError

    def delete(self, set_id: str) -> RuleSet:
        """Remove a set; it is returned so that it can be put back."""
        raise NotImplementedError

    def restore(self, rule_set: RuleSet) -> None:
        """Put back a set that was deleted."""
        raise NotImplementedError

    def favourites(self) -> frozenset[str]:
        """Ids of the presets and own sets that are favourites."""
        raise NotImplementedError

    def set_favourite(self, any_id: str, on: bool) -> None:
        """Make a preset or an own set a favourite, or no longer."""
        raise NotImplementedError


def file_text(one: RuleSet | ImportedRules) -> str:
    """The rules as a file to send: readable, with their parent as it was."""
    raise NotImplementedError


def short_code(one: RuleSet | ImportedRules) -> str:
    """The rules as a short text that fits in a message."""
    raise NotImplementedError


def read_rules(data: str | bytes) -> ImportedRules:
    """Rules from the content of a file or from a short code.

    Raises `RuleFileProblem` with everything that is wrong, in words.
    """
    raise NotImplementedError


def read_rule_file(path: Path) -> ImportedRules:
    """Rules from a file; one that is far too large is not read.

    Raises `RuleFileProblem`, and `StorageProblem` for a file that cannot be read.
    """
    raise NotImplementedError
