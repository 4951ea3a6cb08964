"""What a module imports, read from its text."""

import ast
from collections.abc import Collection, Iterator

from tests.helpers.sources import walk

ENGINE = "canasta_qt.engine"


def imports(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything imported; `from a import b` gives `a` and `a.b`."""
    for node in walk(module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def taken_from_engine(module: ast.Module, forbidden: Collection[str]) -> list[tuple[int, str]]:
    """Lines that import forbidden modules or names of the engine, wherever in it these stand.

    So does what imports the engine whole (`import canasta_qt.engine as e`), for `e.act` is then
    at hand, and so does a `*` or a relative import.
    """
    found = []
    for node in walk(module):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names if f"{alias.name}.".startswith(ENGINE)]
            found += [(node.lineno, name) for name in names]
        elif isinstance(node, ast.ImportFrom):
            source = f"{node.module}." if node.module else ""
            parts = [*source.removeprefix(f"{ENGINE}.").split("."), *(a.name for a in node.names)]
            whole = node.module == "canasta_qt" and "engine" in parts
            of_engine = source.startswith(f"{ENGINE}.") and bool({*forbidden, "*"} & {*parts})
            if whole or of_engine or node.level:
                found.append((node.lineno, ast.unparse(node)))
    return found
