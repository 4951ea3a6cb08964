"""The program's own text as syntax trees, for tests that read all of it in a second."""

import ast
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path


def trees(files: Iterable[Path], words: Collection[str]) -> Iterator[tuple[Path, ast.Module]]:
    """Files whose text has one of these words, each with its tree, which nobody keeps.

    What has none of the words that a test looks for need not be read: a name stands in the text
    as it is called. Trees of the whole program would fill hundreds of megabytes.
    """
    for file in files:
        text = file.read_text(encoding="utf-8")
        if any(word in text for word in words):
            yield file, ast.parse(text, str(file))


def walk(root: ast.AST) -> Iterator[ast.AST]:
    """Every node of a tree in no order, three times as fast as `ast.walk`."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        for value in vars(node).values():
            if isinstance(value, ast.AST):
                waiting.append(value)
            elif isinstance(value, list):
                waiting += [one for one in value if isinstance(one, ast.AST)]
