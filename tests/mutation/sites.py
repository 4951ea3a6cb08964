"""What can be changed in a file of Python: every place, and what would stand there instead.

A changed place is one a test ought to notice: another comparison, a condition turned round, another
number or word of data, a step left out. Sentences, docstrings, annotations, decorators and asserts
are left alone: what they say is checked by reading, by mypy and by the tests of translations.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
DATA = re.compile(r"[a-z0-9_.:*%/-]+")
"""Texts that are data: an option's value, a key, a pattern; sentences and names are not."""


@dataclass(frozen=True)
class Site:
    """One change: the bytes ``start`` to ``end`` of a file become ``text``."""

    path: str
    line: int
    """The line of the place, from 1."""
    statement: tuple[int, int]
    """First and last line of the innermost statement, of a block its head alone."""
    start: int
    end: int
    text: str

    def apply(self, source: bytes) -> bytes:
        """The changed file."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def told(self, source: bytes) -> str:
        """The change in one line of words."""
        before = source[self.start : self.end].decode()
        return f"{_short(before)}  ->  {_short(self.text)}"


def sites_of(path: str, source: bytes) -> list[Site]:
    """Every change of a file; a few of them do not compile."""
    found = _Finder(path, source)
    found.visit(ast.parse(source))
    return found.sites


def compiles(source: bytes) -> bool:
    """Whether a changed file is Python at all."""
    try:
        compile(source, "changed", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


class _Finder(ast.NodeVisitor):
    """Walks a file and notes the places, keeping to what a test can notice."""

    def __init__(self, path: str, source: bytes) -> None:
        self.sites: list[Site] = []
        self._path = path
        self._starts = [0]
        for line in source.split(b"\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._statement = (1, 1)

    def visit(self, node: ast.AST) -> None:
        outer = self._statement
        if isinstance(node, ast.stmt):
            self._statement = _head(node)
        if not _is_left_alone(node):
            for text in _instead_of(node):
                self._note(node, text)
            if isinstance(node, ast.If | ast.While | ast.IfExp) and _is_plain(node.test):
                self._note(node.test, f"(not {ast.unparse(node.test)})")
            for child in _children(node):
                self.visit(child)
        self._statement = outer

    def _note(self, node: ast.AST, text: str) -> None:
        if isinstance(node, ast.expr | ast.stmt):
            assert node.end_lineno is not None
            assert node.end_col_offset is not None
            start = self._starts[node.lineno - 1] + node.col_offset
            end = self._starts[node.end_lineno - 1] + node.end_col_offset
            self.sites.append(Site(self._path, node.lineno, self._statement, start, end, text))


def _head(node: ast.stmt) -> tuple[int, int]:
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
    return node.lineno, max(node.lineno, last)


def _is_left_alone(node: ast.AST) -> bool:
    """Texts with values in them have no sound places in the tree; the rest says nothing new."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Literal":
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        return True
    if isinstance(node, ast.Assign):
        return any(isinstance(to, ast.Name) and to.id.startswith("__") for to in node.targets)
    return False


def _children(node: ast.AST) -> Iterator[ast.AST]:
    hidden = {"annotation", "returns", "decorator_list", "type_comment", "bases"}
    for name, value in ast.iter_fields(node):
        if name not in hidden:
            parts = value if isinstance(value, list) else [value]
            yield from (part for part in parts if isinstance(part, ast.AST))


def _instead_of(node: ast.AST) -> Iterator[str]:
    """Texts that can stand in place of a node."""
    if isinstance(node, ast.expr):
        yield from (f"({ast.unparse(changed)})" for changed in _expressions(node))
    elif isinstance(node, ast.stmt):
        yield from _statements(node)


def _expressions(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(swapped, node.values)
        yield from (_without(node, index) for index in range(len(node.values)))
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.Constant):
        yield from _constants(node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield ast.Call(ast.Name(CALLS[node.func.id]), node.args, node.keywords)
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        yield from _unfiltered(node)


def _is_plain(condition: ast.expr) -> bool:
    """Whether a condition is a name or a call, which no other change turns round."""
    return isinstance(condition, ast.Name | ast.Attribute | ast.Call | ast.Subscript)


def _comparisons(node: ast.Compare) -> Iterator[ast.expr]:
    for index, op in enumerate(node.ops):
        ops = [*node.ops[:index], COMPARISONS[type(op)](), *node.ops[index + 1 :]]
        yield ast.Compare(node.left, ops, node.comparators)


def _without(node: ast.BoolOp, index: int) -> ast.expr:
    values = node.values[:index] + node.values[index + 1 :]
    return values[0] if len(values) == 1 else ast.BoolOp(node.op, values)


def _constants(value: object) -> Iterator[ast.expr]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int | float):
        yield ast.Constant(value + 1)
    elif isinstance(value, str) and DATA.fullmatch(value):
        yield ast.Constant(value + "_")


def _unfiltered(
    node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp,
) -> Iterator[ast.expr]:
    """The same without one of its conditions."""
    for part, each in enumerate(node.generators):
        for index in range(len(each.ifs)):
            changed = copy.deepcopy(node)
            del changed.generators[part].ifs[index]
            yield changed


def _statements(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.Continue):
        yield from ("break", "pass")
    elif isinstance(node, ast.Break):
        yield from ("continue", "pass")
    elif isinstance(node, ast.Return) and node.value is not None:
        if not isinstance(node.value, ast.Constant):
            yield "return None"
    elif isinstance(node, ast.Raise | ast.Delete) or _does_something(node):
        yield "pass"
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield ast.unparse(ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value))


def _does_something(node: ast.stmt) -> bool:
    """A call for its effect, or something put into a thing that was there before."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return any(isinstance(to, ast.Attribute | ast.Subscript) for to in node.targets)
    return isinstance(node, ast.AugAssign)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 100 else line[:97] + "..."
