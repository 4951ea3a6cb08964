"""Settings: kept in one step, and never in the way of a start."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.storage.files import Paths, StorageCode, StorageProblem, reason_of
from canasta_qt.storage.settings import Settings, load_settings, save_settings

CHOSEN = Settings(
    player_name="Zoë",
    bot_names=("Ada", "Ben"),
    level="random",
    speed="fast",
    card_size=120,
    sound=False,
    preset="viennese",
    overrides='{"pile.layoff": "no"}',
    window="AdnQywAD",
)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.find(tmp_path / "player")


def write(paths: Paths, text: str) -> None:
    paths.config.mkdir(parents=True, exist_ok=True)
    paths.settings_file.write_text(text, encoding="utf-8")


def test_settings_come_back(paths: Paths) -> None:
    save_settings(paths, CHOSEN)
    loaded = load_settings(paths)
    assert loaded.settings == CHOSEN
    assert loaded.problem is None
    assert not list(paths.config.glob("*.tmp"))


def test_without_a_file_everything_is_as_it_comes(paths: Paths) -> None:
    assert load_settings(paths).settings == Settings()


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        '{"card_size": 1',
        "\udcff",
        r'{"player_name": "\ud800"}',
        r'{"\udfff": 1}',
        '{"new": ' + "9" * 5000 + "}",
        '{"new": ' + "[" * 3000 + "]" * 3000 + "}",
        '{"player_name": "' + "x" * 5_000_000 + '"}',
    ],
    ids=lambda content: content[:20],
)
def test_a_broken_file_is_set_aside_and_the_program_starts(paths: Paths, content: str) -> None:
    paths.config.mkdir(parents=True)
    paths.settings_file.write_bytes(content.encode("utf-8", "surrogateescape"))
    loaded = load_settings(paths)
    assert loaded.settings == Settings()
    assert loaded.problem is not None
    assert loaded.problem.code is StorageCode.DAMAGED
    aside = loaded.problem.path
    assert aside.name == "settings.json.damaged"
    assert aside.read_bytes() == content.encode("utf-8", "surrogateescape")
    assert load_settings(paths).problem is None


def test_single_values_of_the_wrong_kind_fall_back(paths: Paths) -> None:
    data = {"card_size": "large", "sound": 1, "bot_names": [1, 2], "level": "steady", "new": True}
    write(paths, json.dumps({**data, "player_name": "Ada"}))
    loaded = load_settings(paths)
    assert loaded.settings == Settings(player_name="Ada", unknown={"new": True})
    assert loaded.problem is None


def test_what_is_missing_in_the_file_is_as_usual(paths: Paths) -> None:
    data = {"player_name": "Ada", "speed": "slow", "card_size": 130, "sound": False}
    write(paths, json.dumps(data))
    settings = load_settings(paths).settings
    assert settings == Settings(player_name="Ada", speed="slow", card_size=130, sound=False)


def test_what_a_later_version_has_written_survives(paths: Paths) -> None:
    write(paths, json.dumps({"flags": {"flip": False, "glow": True}, "scent": {"rose": 3}}))
    save_settings(paths, replace(load_settings(paths).settings, player_name="Ada"))
    written = json.loads(paths.settings_file.read_text(encoding="utf-8"))
    assert written["flags"] == {"flip": False, "glow": True}
    assert written["scent"] == {"rose": 3}
    assert written["player_name"] == "Ada"


def test_switches_and_choices_of_the_wrong_kind_are_as_usual(paths: Paths) -> None:
    write(paths, json.dumps({"flags": {"flip": "no", "shake": False}, "choices": ["dark"]}))
    assert load_settings(paths).settings == Settings(flags={"shake": False})


def test_settings_that_cannot_be_written_say_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    blocked = Paths.find(tmp_path / "file" / "player")
    with pytest.raises(StorageProblem) as caught:
        save_settings(blocked, CHOSEN)
    assert caught.value.code is StorageCode.NOT_WRITABLE
    assert load_settings(blocked).settings == Settings()


def test_the_usual_settings_are_words_that_can_be_chosen() -> None:
    usual = Settings()
    assert (usual.speed, usual.volume, usual.level) == ("normal", "normal", "steady")


def test_an_error_without_words_of_the_system_tells_its_own() -> None:
    assert reason_of(OSError("the disk has gone")) == "the disk has gone"
    assert reason_of(OSError(28, "No space left on device")) == "No space left on device"


def test_half_a_character_that_was_typed_keeps_no_setting_from_being_saved(paths: Paths) -> None:
    save_settings(paths, replace(CHOSEN, player_name="Zo\ud800"))
    assert load_settings(paths).settings == replace(CHOSEN, player_name="Zo?")


def test_the_place_of_what_is_wrong_is_told(paths: Paths) -> None:
    write(paths, '{\n "player_name": "\\ud800"}')
    problem = load_settings(paths).problem
    assert problem is not None
    assert "line 2 column 18" in problem.reason
