"""Gives a context of translations another name: in the code and in every language.

Most contexts are names of classes (those whose texts stand in ``self.tr``): when such a class gets
another name, its context has to follow, or every language loses what it says.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from program_texts import MARK, MEMBER, PLURAL_MARK
from ts_files import Catalogue, Message

NAMING = ("translate", MARK, PLURAL_MARK, MEMBER)
"""What is called with a context first; `Text` only where a text follows, as for data."""


def in_code(old: str, new: str, files: Iterable[Path]) -> list[Path]:
    """Rename a context wherever code names it. Returns the files that were changed."""
    changed: list[Path] = []
    for file in files:
        before = file.read_bytes()
        after = _renamed(before, old, new) if old.encode() in before else before
        if after != before:
            file.write_bytes(after)
            changed.append(file)
    return changed


def _renamed(code: bytes, old: str, new: str) -> bytes:
    lines = code.splitlines(keepends=True)
    found = [node for node in _contexts(ast.parse(code)) if node.value == old]
    for node in sorted(found, key=lambda one: (one.lineno, one.col_offset), reverse=True):
        line = lines[node.lineno - 1]
        at = line.index(old.encode(), node.col_offset)
        lines[node.lineno - 1] = line[:at] + new.encode() + line[at + len(old.encode()) :]
    return b"".join(lines)


def _contexts(tree: ast.Module) -> Iterator[ast.Constant]:
    """The literals that name a context: arguments of calls and of classes, and defaults."""
    for node in ast.walk(tree):
        named: list[ast.expr | None] = []
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, _, *_]):
                named = [first] if name in NAMING else []
            case ast.AnnAssign(target=ast.Name(id="context"), value=value):
                named = [value]
        if isinstance(node, ast.Call | ast.ClassDef):
            named += [one.value for one in node.keywords if one.arg == "context"]
        yield from (one for one in named if isinstance(one, ast.Constant))


def in_catalogue(catalogue: Catalogue, old: str, new: str) -> list[str]:
    """Rename a context in a language. Returns the texts that both contexts say differently.

    Where there are such texts, nothing is renamed: one of the two translations would be lost.
    """
    after: dict[tuple[str, str], Message] = {}
    clashes: list[str] = []
    for one in catalogue.messages.values():
        text = replace(one.text, context=new) if one.text.context == old else one.text
        other = after.get(text.key)
        if other is not None and one.done and other.done and one.forms != other.forms:
            clashes.append(text.source)
        if other is None or _worth(other) < _worth(one):
            after[text.key] = replace(one, text=text)
    if not clashes:
        catalogue.messages = after
    return clashes


def _worth(one: Message) -> tuple[bool, bool]:
    return one.done, bool(one.forms)


def mentions(name: str, folders: Mapping[Path, str]) -> Iterator[str]:
    """Where a name still stands in quotes or stars, for somebody to look at: `file:line`."""
    for folder, pattern in folders.items():
        for file in sorted(folder.rglob(pattern)):
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                if any(f"{sign}{name}{sign}" in line for sign in "\"'*"):
                    yield f"{file}:{number}"
