"""`canasta-qt rules` and `--rules`: rules as files, as codes, and by the name of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.commands import rules
from canasta_qt.commands.arguments import chosen_rules
from canasta_qt.engine.rules import preset, preset_ids, resolve
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_file import file_text
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.start import UsageProblem, read_options

SAMBA = preset("samba").rules
OURS = RuleSet("Sundays", "samba", resolve("samba", {"go_out.bonus": 300}), SAMBA)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CANASTA_QT_DATA_DIR", str(tmp_path))
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    status = rules.list_rules(words)
    out, err = capsys.readouterr()
    return status, (out + err).splitlines()


def test_all_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(capsys)
    assert (status, len(lines)) == (0, len(preset_ids()))


def test_a_game_goes_out_as_a_code_and_comes_back(capsys: pytest.CaptureFixture[str]) -> None:
    _, (code,) = run(capsys, "--code", "samba")
    status, lines = run(capsys, "--read", code)
    assert status == 0
    assert lines == [f"name: {preset('samba').name}", "parent: samba"]


def test_a_file_shows_what_is_changed(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    file = data / "ours.canasta-rules"
    file.write_text(file_text(OURS), encoding="utf-8")
    assert run(capsys, "--read", str(file)) == (
        0,
        ["name: Sundays", "parent: samba", "go_out.bonus: 300 (in place of 200)"],
    )
    status, _ = run(capsys, "--export", str(file), str(data / "copy.canasta-rules"))
    assert status == 0
    assert (data / "copy.canasta-rules").read_text(encoding="utf-8") == file_text(OURS)


def test_everything_wrong_with_a_file_is_printed(
    capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    file = data / "ours.canasta-rules"
    text = file_text(OURS).replace("go_out.bonus: 300", "pile.layof: 1\npack.decks: 99")
    file.write_text(text, encoding="utf-8")
    status, lines = run(capsys, "--read", str(file))
    assert status == 2
    assert len(lines) == 2
    assert "did you mean pile.layoff" in lines[0]


@pytest.mark.parametrize("wanted", ["sambba", "./nothing.canasta-rules", "CQ1-7777"])
def test_rules_that_are_not_there_end_with_status_two(
    capsys: pytest.CaptureFixture[str], wanted: str
) -> None:
    status, lines = run(capsys, "--code", wanted)
    assert (status, len(lines)) == (2, 1)


def test_a_file_that_cannot_be_written_ends_with_status_two(
    capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    status, _ = run(capsys, "--export", "samba", str(data / "no" / "such" / "folder"))
    assert status == 2


def test_a_match_can_be_played_by_a_file_or_a_code(data: Path) -> None:
    file = data / "ours.canasta-rules"
    file.write_text(file_text(OURS), encoding="utf-8")
    for wanted in (str(file), short_code(OURS)):
        chosen = chosen_rules(wanted, {"pack.jokers": 4})
        assert chosen.preset == "samba"
        assert chosen.name == "Sundays"
        assert chosen.overrides == {"go_out.bonus": 300, "pack.jokers": 4}
        assert chosen.rules == resolve(chosen.preset, chosen.overrides)


def test_own_rules_are_found_by_name_and_id(data: Path) -> None:
    one = RuleLibrary(data / "rules").save_new("Sundays", OURS.rules, "samba", SAMBA)
    for wanted in ("sundays", one.id):
        chosen = chosen_rules(wanted, {})
        assert (chosen.rules, chosen.rule_set, chosen.name) == (OURS.rules, one.id, "Sundays")
    assert chosen_rules("sundays", {"pack.jokers": 4}).rule_set == ""


def test_settings_that_break_the_rules_of_a_code_are_refused() -> None:
    with pytest.raises(UsageProblem, match=r"match\.players"):
        chosen_rules(short_code(OURS), {"match.players": 3})


def test_rules_of_an_unknown_origin_are_told_as_differences_from_classic() -> None:
    gone = RuleSet("Old", "gone_game", OURS.rules, SAMBA)
    chosen = chosen_rules(short_code(gone), {})
    assert chosen.preset == "classic_4p"
    assert resolve(chosen.preset, chosen.overrides) == OURS.rules


def test_the_game_starts_by_a_code() -> None:
    options = read_options(["--rules", short_code(OURS)])
    assert (options.rules, options.rules_name) == ("samba", "Sundays")
    assert options.overrides == {"go_out.bonus": 300}
