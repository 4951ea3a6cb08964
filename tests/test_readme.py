"""What the README, and the pages it leads to, say is true."""

from __future__ import annotations

import re
from pathlib import Path

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.players.api import can_think_ahead

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAYING = (ROOT / "docs" / "PLAYING.md").read_text(encoding="utf-8")

def test_every_picture_of_the_readme_exists() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def test_every_dependency_of_the_project_is_in_the_table() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = re.findall(r'^    "([A-Za-z0-9-]+)[><=~]', project, re.MULTILINE)
    assert named
    missing = [name for name in named if f"| {name} " not in README]
    assert missing == []


def test_all_games_are_imagined_as_the_manual_says() -> None:
    games = [preset(game).rules for game in preset_ids()]
    assert all(map(can_think_ahead, games))
    assert "before each move, in all games" in " ".join(PLAYING.split())


def test_no_text_counts_games_or_table_rules_by_hand() -> None:
    """Templates have a blank for the number; other texts do without."""
    words = "games|Spiele|juegos|jeux|spellen|varianti|variantes|presets|options|table rules"
    texts = [ROOT / "README.md", ROOT / "resources" / "CHANGELOG.md"]
    texts += [ROOT / "docs" / name for name in ("ADDING.md", "COMMANDS.md", "PLAYING.md")]
    texts += [file for file in (ROOT / "packaging").rglob("*") if file.suffix in (".xml", ".yaml")]
    counts = re.compile(rf"\b[1-9]\d+ (?:{words})\b")
    found = {file.name: counts.findall(file.read_text(encoding="utf-8")) for file in texts}
    assert {name: counted for name, counted in found.items() if counted} == {}
    assert len(preset_ids()) > 40, "more than forty, says the README"


def test_a_player_reads_one_screen_before_the_pictures() -> None:
    above = README.partition("## Pictures")[0].splitlines()
    assert len(above) <= 40
