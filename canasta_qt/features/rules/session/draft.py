"""Rules while somebody changes them, with undo and everything that is wrong so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.rules import OPTIONS, Issue, TableRules, check, get, replace_option
from canasta_qt.library.games import name_of_preset


@dataclass(frozen=True, slots=True)
class _Edit:
    before: TableRules
    after: TableRules
    keys: tuple[str, ...]
    typed: str
    """Where it was typed; a further edit at the same place becomes part of this one."""
    why: str = ""


class RulesDraft(QObject):
    """Rules under change. Values are typed values; keys are those of the options.

    Signals:
        moved: something is other than it was, be it only input that is no value.
    Attributes:
        base_id: the game or saved set that the draft started from.
        base_rules: what "only what differs" and the resets compare with.
        base_name: what those are called; empty where that is not known.
        last_changed: the options that the last change, undo or redo touched, in order.
    """

    moved = Signal()

    def __init__(
        self,
        base_id: str,
        name: str,
        rules: TableRules,
        base_rules: TableRules,
        base_name: str = "",
    ) -> None:
        super().__init__()
        self.base_id = base_id
        self.name = name
        self.base_rules = base_rules
        self.base_name = base_name or name_of_preset(base_id)
        self.rules = rules
        self._kept = rules
        self._done: list[_Edit] = []
        self._undone: list[_Edit] = []
        self.last_changed: tuple[str, ...] = ()
        self._unread: dict[str, str] = {}
        self._issues: tuple[Issue, ...] | None = None

    @property
    def issues(self) -> tuple[Issue, ...]:
        """Everything wrong with the rules; errors first."""
        if self._issues is None:
            self._issues = check(self.rules)
        return self._issues

    @property
    def unread(self) -> Mapping[str, str]:
        """Options whose input is not a value yet, each with what is wrong with it."""
        return dict(self._unread)

    @property
    def differs(self) -> tuple[str, ...]:
        """The options in which the rules differ from `base_rules`, in order."""
        return differences(self.rules, self.base_rules)

    @property
    def startable(self) -> bool:
        """Whether a match can be played by these rules."""
        return not self._unread and not any(issue.severity == "error" for issue in self.issues)

    @property
    def changed(self) -> bool:
        """Whether anything differs from how the draft was opened or last saved."""
        return self.rules != self._kept

    def differs_in(self, key: str) -> bool:
        return get(self.rules, key) != get(self.base_rules, key)

    def set(self, key: str, value: object, typed: str = "") -> None:
        """Change one option; what is `typed` in the same field is one step, until `seal`."""
        self._go({key: value}, typed)

    def set_many(self, changes: Mapping[str, object], why: str = "") -> None:
        """Change several options in one step; `why` is for people who undo it."""
        self._go(changes, "", why)

    def reset(self, key: str) -> None:
        """Give one option its value in `base_rules` again."""
        self.set(key, get(self.base_rules, key))

    def reset_all(self, why: str = "") -> None:
        """Make everything as in `base_rules` again, in one step."""
        keys = dict.fromkeys((*self.differs, *self._unread))
        self.set_many({key: get(self.base_rules, key) for key in keys}, why)

    def hold_unread(self, key: str, why: str) -> None:
        """Note that the input for an option is no value yet; the option keeps its last one."""
        if self._unread.get(key) != why:
            self._unread[key] = why
            self.last_changed = (key,)
            self.moved.emit()

    def seal(self) -> None:
        """End the step that is being typed."""
        if self._done and self._done[-1].typed:
            self._done[-1] = replace(self._done[-1], typed="")

    def mark_saved(self, name: str) -> None:
        self.name = name
        self._kept = self.rules
        self.moved.emit()

    @property
    def can_undo(self) -> bool:
        """Whether there is a step, or input that is no value, to take back."""
        return bool(self._done or self._unread)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Take back the input that is no value yet, or else the last step, if there is one."""
        self.seal()
        if self._unread:
            self.last_changed = tuple(self._unread)
            self._unread.clear()
            self.moved.emit()
        elif self._done:
            step = self._done.pop()
            self._undone.append(step)
            self._show(step.before, step.keys)

    @property
    def undo_why(self) -> str:
        """The reason given for the last step; empty for none."""
        return self._done[-1].why if self._done and not self._unread else ""

    def redo(self) -> None:
        """Do again what was taken back, if anything was."""
        if self._undone:
            step = self._undone.pop()
            self._done.append(step)
            self._show(step.after, step.keys)

    def _go(self, changes: Mapping[str, object], typed: str, why: str = "") -> None:
        rules = self.rules
        for key, value in changes.items():
            self._unread.pop(key, None)
            rules = replace_option(rules, key, value)
        keys = differences(rules, self.rules)
        if not keys:
            self.last_changed = tuple(changes)
            self.moved.emit()
            return
        self._undone.clear()
        self._push(_Edit(self.rules, rules, keys, typed, why))
        self._show(rules, keys)

    def _push(self, step: _Edit) -> None:
        """Keep a step; one typed at the place of the last becomes part of it."""
        last = self._done[-1] if self._done else None
        if not step.typed or last is None or (last.typed, last.keys) != (step.typed, step.keys):
            self._done.append(step)
        elif last.before == step.after:
            self._done.pop()
        else:
            self._done[-1] = replace(step, before=last.before)

    def _show(self, rules: TableRules, keys: tuple[str, ...]) -> None:
        for key in keys:
            self._unread.pop(key, None)
        self.rules = rules
        self._issues = None
        self.last_changed = keys
        self.moved.emit()


def differences(rules: TableRules, base: TableRules) -> tuple[str, ...]:
    """The options in which two rule sets differ, in the order of the catalogue."""
    if rules == base:
        return ()
    return tuple(spec.key for spec in OPTIONS if get(rules, spec.key) != get(base, spec.key))
