"""What the import contracts in pyproject.toml cannot say about the code's shape."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.helpers.imports import imports, taken_from_engine
from tests.helpers.sources import trees, walk

PACKAGE = Path(__file__).resolve().parent.parent / "canasta_qt"
PRESETS = PACKAGE / "engine" / "rules" / "presets"
FILES = sorted(PACKAGE.rglob("*.py"))
NETWORK = {
    "aiohttp",
    "ftplib",
    "http",
    "imaplib",
    "poplib",
    "requests",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "urllib.request",
    "webbrowser",
    "xmlrpc",
    "PySide6.QtNetwork",
    "PySide6.QtWebSockets",
}
COMMON_WORDS = {"joker", "sevens"}
"""Presets whose name is also a rank or a kind of canasta."""
MAY_APPLY = (
    "engine/",
    "record/replay",
    "record/positions/judge",
)
"""Beginnings of the files that may call the engine's ``apply``."""


def name(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


@cache
def imported(file: Path) -> tuple[tuple[int, str], ...]:
    """Line and dotted name of everything that a file imports."""
    return tuple(imports(tree(file)))


def offenders(files: list[Path], forbidden: set[str]) -> list[str]:
    """Where a forbidden module, or anything in it, is imported."""
    words = {one.rpartition(".")[2] for one in forbidden}
    return [
        f"{name(file)}:{line} imports {module}"
        for file, module_tree in trees(files, words)
        for line, module in imports(module_tree)
        if any(module == one or module.startswith(one + ".") for one in forbidden)
    ]


def preset_ids() -> set[str]:
    return {file.stem for file in PRESETS.glob("*.toml")}


def texts(node: ast.AST) -> list[str]:
    parts = [part.value for part in walk(node) if isinstance(part, ast.Constant)]
    return [text for text in parts if isinstance(text, str)]


def compared_texts(module: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Line, text and code of every text in a comparison, a membership test or a match case."""
    for node in walk(module):
        if isinstance(node, ast.Compare):
            for text in texts(node):
                yield node.lineno, text, ast.unparse(node)
        elif isinstance(node, ast.Match):
            for pattern in (case.pattern for case in node.cases):
                for text in texts(pattern):
                    yield pattern.lineno, text, f"match {ast.unparse(node.subject)}"


def compared_presets(module: ast.Module, ids: set[str]) -> list[tuple[int, str]]:
    return [
        (line, text)
        for line, text, code in compared_texts(module)
        if text in ids and (text not in COMMON_WORDS or "preset" in code or "rules" in code)
    ]


def test_no_code_compares_the_name_of_a_preset() -> None:
    ids = preset_ids()
    assert ids
    found = [
        f"{name(file)}:{line} compares with {text!r}"
        for file, module in trees(FILES, ids)
        for line, text in compared_presets(module, ids)
    ]
    assert not found


@pytest.mark.parametrize(
    "code",
    [
        "if preset == 'samba': pass",
        "if preset in ('samba', 'other'): pass",
        "flag = 'samba' != rules.preset",
        "match preset:\n    case 'samba': pass",
    ],
)
def test_every_way_to_compare_is_seen(code: str) -> None:
    assert compared_presets(ast.parse(code), {"samba"})


def test_a_kind_of_canasta_is_not_taken_for_a_preset() -> None:
    assert not compared_presets(ast.parse("kind == 'sevens'"), {"sevens"})
    assert compared_presets(ast.parse("rules.preset == 'sevens'"), {"sevens"})


def test_no_file_is_longer_than_700_lines() -> None:
    lengths = {name(file): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    assert not {file: length for file, length in lengths.items() if length > 700}


def test_no_folder_holds_more_than_15_files() -> None:
    folders = Counter(file.parent for file in FILES if file.name != "__init__.py")
    assert not {str(folder): files for folder, files in folders.items() if files > 15}


def test_the_program_never_uses_a_network() -> None:
    assert not offenders(FILES, NETWORK)


def test_screen_readers_are_spoken_to_in_one_place() -> None:
    """Elsewhere an announcement would not reach those that know none."""
    others = [file for file in FILES if name(file) != "ui/widgets/announcing.py"]
    assert not offenders(others, {"PySide6.QtGui.QAccessibleAnnouncementEvent"})


def test_the_engine_uses_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"canasta_qt"}
    found = [
        f"{name(file)}:{line} imports {module}"
        for file in FILES
        if name(file).startswith("engine/")
        for line, module in imported(file)
        if module.partition(".")[0] not in allowed
    ]
    assert not found


def test_the_engine_reads_no_clock_no_environment_and_no_global_random() -> None:
    engine = [file for file in FILES if name(file).startswith("engine/")]
    assert not offenders(engine, {"time", "datetime", "os", "secrets", "random.randint"})
    calls = [
        f"{name(file)}:{node.lineno} uses random.{node.attr}"
        for file, module in trees(engine, {"random"})
        for node in walk(module)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr != "Random"
    ]
    assert not calls


CORE_OF_QT = re.compile(r"library/|play/(gestures|match|practice|presenter)/|features/.*/session")


def test_what_mediates_between_widgets_and_rules_uses_only_the_core_of_qt() -> None:
    found = [
        f"{name(file)}:{line} imports {module}"
        for file in FILES
        if CORE_OF_QT.match(name(file))
        for line, module in imported(file)
        if module.startswith("PySide6.") and not module.startswith("PySide6.QtCore")
    ]
    assert not found


CHANGES_A_STATE = {"transitions", "act", "apply", "Deal"}


def test_only_the_game_and_the_record_change_a_state() -> None:
    whole = r"import \*|import canasta_qt\.engine|from canasta_qt import|from \."
    names = re.compile(rf"\b({'|'.join(CHANGES_A_STATE)})\b|{whole}")
    others = [file for file in FILES if not name(file).startswith(MAY_APPLY)]
    named = [file for file in others if names.search(file.read_text(encoding="utf-8"))]
    found = [
        f"{name(file)}:{line}: {what}"
        for file, module in trees(named, {"engine", "from ."})
        for line, what in taken_from_engine(module, CHANGES_A_STATE)
    ]
    assert not found


@pytest.mark.parametrize(
    "code",
    [
        "from canasta_qt.engine import Match, act",
        "from canasta_qt.engine import Deal",
        "from canasta_qt.engine import apply as carry_out",
        "from canasta_qt.engine import transitions",
        "from canasta_qt.engine import *",
        "from canasta_qt.engine.transitions import act",
        "from canasta_qt.record.replay import x\ndef f():\n    from canasta_qt.engine import act",
        "import canasta_qt.engine as e\ne.act(state, action)",
        "import canasta_qt.engine.transitions",
        "import canasta_qt.engine.cards\ncanasta_qt.engine.act(state, action)",
        "from canasta_qt import engine\nengine.act(state, action)",
        "from ..engine import act",
    ],
)
def test_every_way_to_change_a_state_is_seen(code: str) -> None:
    assert taken_from_engine(ast.parse(code), CHANGES_A_STATE)


def test_judging_is_not_taken_for_changing() -> None:
    code = "from canasta_qt.engine import verify, events\nfrom tools.lab.duel import act"
    assert not taken_from_engine(ast.parse(code), CHANGES_A_STATE)
