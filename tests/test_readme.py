"""What the README, and the pages it leads to, say is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.learning.lessons.model.reading import catalogue
from canasta_qt.features.review.model.offered import why_not
from canasta_qt.players.api import can_think_ahead

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAYING = sorted((ROOT / "docs" / "playing").glob("*.md"))

NO_QT = "import sys; sys.modules['PySide6'] = None\n"
"""Makes every import of PySide6 fail, as if it were not installed."""


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_lines_of_the_readme_play_a_deal_without_pyside6() -> None:
    (session,) = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    typed = [line for line in session.splitlines() if line.startswith((">>> ", "... "))]
    assert len(typed) <= 5
    assert sum("import" in line for line in typed) == 1
    *code, last = (line[4:] for line in typed)
    shown = session.rstrip().splitlines()[-1]
    assert run("\n".join([NO_QT, *code, f"print({last})"])).rstrip() == shown


def test_every_picture_of_the_readme_exists() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def test_every_dependency_of_the_project_is_in_the_table() -> None:
    page = (ROOT / "docs" / "DEPENDENCIES.md").read_text(encoding="utf-8")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = re.findall(r'^    "([A-Za-z0-9-]+)[><=~]', project, re.MULTILINE)
    assert named
    missing = [name for name in named if f"| {name} " not in page]
    assert missing == []


def test_all_games_are_imagined_as_the_manual_says() -> None:
    games = [preset(game).rules for game in preset_ids()]
    assert all(map(can_think_ahead, games))
    page = (ROOT / "docs" / "playing" / "new-match.md").read_text(encoding="utf-8")
    assert "before each move, in all games" in " ".join(page.split())


def test_no_text_counts_games_or_table_rules_by_hand() -> None:
    """Templates have a blank for the number; other texts do without."""
    words = "games|Spiele|juegos|jeux|spellen|varianti|variantes|presets|options|table rules"
    texts = [ROOT / "README.md", ROOT / "resources" / "CHANGELOG.md", *PLAYING]
    texts += [ROOT / "docs" / name for name in ("ADDING.md", "COMMANDS.md")]
    texts += [file for file in (ROOT / "packaging").rglob("*") if file.suffix in (".xml", ".yaml")]
    counts = re.compile(rf"\b[1-9]\d+ (?:{words})\b")
    found = {file.name: counts.findall(file.read_text(encoding="utf-8")) for file in texts}
    assert {name: counted for name, counted in found.items() if counted} == {}
    assert len(preset_ids()) > 40, "more than forty, says the README"


def test_the_readme_counts_what_teaches() -> None:
    lessons = [one for one in catalogue().lessons if one.family != "first_hand"]
    counted = f"{len(lessons)} short lessons, {len(shipped().exercises)} exercises"
    assert counted in " ".join(README.split())


def test_a_review_is_offered_where_the_handbook_says() -> None:
    games = ("classic_4p", "viennese", "british", "american_2017", "american_old", "samba")
    assert [why_not(preset(game).rules) for game in (*games, "samba_us", "hand_and_foot")] == [
        *(None for _ in games),
        "not_measured",
        "would_blame",
    ]


def test_the_pages_on_playing_are_short_and_all_in_the_index() -> None:
    index = (ROOT / "docs" / "PLAYING.md").read_text(encoding="utf-8")
    for page in PLAYING:
        assert f"(playing/{page.name})" in index
        assert len(page.read_text(encoding="utf-8").splitlines()) <= 100, page.name


def test_the_readme_is_read_in_two_screens() -> None:
    assert len(README.splitlines()) <= 80
