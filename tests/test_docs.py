"""What the pages in `docs` and CONTRIBUTING.md name is there, and what code cites stands there."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from canasta_qt.engine.rules import OPTIONS, preset_ids
from tests.helpers.cases import for_each

ROOT = Path(__file__).resolve().parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
RULES = (ROOT / "docs" / "RULES.md").read_text(encoding="utf-8")

PACKAGES = ("canasta_qt", "tools", "tests")
ROOMS = {path.name for path in (ROOT / "canasta_qt").iterdir() if path.is_dir()}
SUFFIX = re.compile(r"\w\.(?:py|md|toml|json|ts|qm|txt|yml|xml)$")
FOLDERS = {path.name for path in ROOT.iterdir() if path.is_dir()}
KEYS = {spec.key for spec in OPTIONS}
GROUPS = {spec.group for spec in OPTIONS}

Named = Iterator[tuple[str, str]]


def without_blocks(text: str) -> str:
    """A page without its indented and fenced blocks of code."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"^    .*$", "", text, flags=re.MULTILINE)


def in_backticks() -> Named:
    """(page, text) for every text in backticks."""
    for page in PAGES:
        for text in re.findall(r"`([^`]+)`", without_blocks(page.read_text(encoding="utf-8"))):
            yield page.name, re.sub(r"\s+", " ", text)


def paths() -> Named:
    """(page, path) for all that looks like a path of this repository."""
    for page, text in in_backticks():
        first = text.split("/")[0]
        in_room = first in ROOMS and "/" in text
        if re.search(r"[\s<>{}:]|VERSION|\bID\b|^/|^~|^\*\.", text):
            continue
        if in_room or (first in FOLDERS and "/" in text) or SUFFIX.search(text):
            yield page, text


def names() -> Named:
    """(page, name) for all that looks like a dotted name of the program or an option."""
    for page, text in in_backticks():
        if re.fullmatch(r"[a-z]\w*(?:\.\w+)+", text) and not SUFFIX.search(text):
            first = text.split(".")[0]
            if first in {*PACKAGES, *ROOMS, *GROUPS}:
                yield page, text


def is_there(dotted: str) -> bool:
    """Whether a module, or something in a module, has that name."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def exists(path: str) -> bool:
    """Whether a file or folder is there, from the root or from `canasta_qt`; `*` stands for any."""
    places = (ROOT, ROOT / "canasta_qt")
    return any(next(place.glob(path.rstrip("/")), None) is not None for place in places)


def test_every_path_on_the_pages_is_there() -> None:
    found = sorted(set(paths()))
    assert len(found) > 50
    assert [(page, path) for page, path in found if not exists(path)] == []


def test_every_name_on_the_pages_is_there() -> None:
    found = sorted(set(names()))
    assert len(found) > 50
    missing = [
        (page, name)
        for page, name in found
        if name not in KEYS and not is_there(name) and not is_there(f"canasta_qt.{name}")
    ]
    assert missing == []


def test_every_command_on_the_pages_can_be_run() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    modules = set(re.findall(r"python3? -m ((?:canasta_qt|tools|tests)[\w.]*)", text))
    scripts = set(re.findall(r"python3? ((?:packaging|tests|tools)/\S+\.py)", text))
    assert len(modules) > 5
    assert [name for name in sorted(modules) if not is_there(name)] == []
    assert [path for path in sorted(scripts) if not (ROOT / path).is_file()] == []


@for_each("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith("http"):
            continue
        file, _, heading = target.partition("#")
        other = (page.parent / file).resolve() if file else page
        assert other.exists(), target
        if heading:
            assert heading in anchors(other), target


def anchors(page: Path) -> set[str]:
    """Where links into a page may lead, as GitHub names its headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.replace(" ", "-") for heading in plain}


def cited(pattern: str, *folders: str) -> set[str]:
    """What Python files of these folders cite."""
    found: set[str] = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*.py"):
            found.update(re.findall(pattern, path.read_text(encoding="utf-8")))
    return found


def test_every_example_that_is_cited_stands_among_the_rules() -> None:
    there = set(re.findall(r"^\| (EX-\d+) \|", RULES, re.MULTILINE))
    ids = cited(r"\bEX-\d+", "canasta_qt", "tests", "tools")
    assert len(ids) > 30
    assert ids - there == set()


def test_every_procedure_that_is_cited_stands_among_the_rules() -> None:
    there = set(re.findall(r"^(?:### |\*\*)(P\d[a-z]?)\b", RULES, re.MULTILINE))
    numbers = cited(r"\bP\d[a-z]?\b", "canasta_qt")
    assert {"P0", "P3b", "P9"} <= numbers
    assert numbers - there == set()


def test_every_contradiction_that_is_cited_stands_among_the_rules() -> None:
    there = set(re.findall(r"^\| (C\d+) \|", RULES, re.MULTILINE))
    numbers = cited(r"\bC\d{1,2}\b", "canasta_qt/engine", "canasta_qt/players")
    assert "C9" in numbers
    assert numbers - there == set()


def test_every_code_of_a_refusal_stands_among_the_rules() -> None:
    from canasta_qt.engine.refusals import Code

    assert [code.value for code in Code if f"`{code.value}`" not in RULES] == []


EXAMPLES: dict[str, list[str]] = {
    row[0]: row for row in (
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in RULES.splitlines()
        if line.startswith("| EX-")
    )
}  # fmt: skip
"""Number of a worked example to its cells: number, games, position, tried, verdict, source."""


def cases() -> dict[str, list[dict[str, object]]]:
    """Number of a worked example to its positions, which the judge answers in another test."""
    found: dict[str, list[dict[str, object]]] = {}
    text = (ROOT / "tests" / "engine" / "worked_examples.json").read_text(encoding="utf-8")
    for case in json.loads(text):
        found.setdefault(case["id"], []).append(case)
    return found


def test_a_worked_example_names_games_that_are_there() -> None:
    games = {game for row in EXAMPLES.values() for game in re.split(r" / | with ", row[1])}
    assert {game for game in games if "`" not in game} - set(preset_ids()) == set()


@for_each("number", cases())
def test_a_worked_example_is_judged_in_its_games_with_its_codes(number: str) -> None:
    row = EXAMPLES[number]
    for case in cases()[number]:
        rules = case["position"]["rules"]  # type: ignore[index]
        assert (rules if isinstance(rules, str) else rules["preset"]) in row[1]
    told = set(re.findall(r"E_\w+", row[4]))
    judged = set(re.findall(r"E_\w+", json.dumps(cases()[number])))
    assert told - judged == set()


def test_the_options_among_the_rules_are_written_from_their_declarations() -> None:
    from tools.write_rules import rewritten

    assert rewritten(RULES) == RULES, "run: python -m tools.write_rules"
