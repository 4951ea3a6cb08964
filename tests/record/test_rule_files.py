"""Rules as readable files: they come back as they were, and whatever is wrong is named by line."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings

from canasta_qt.engine.rules import TableRules, codec, preset, preset_ids, resolve
from canasta_qt.record import rule_set
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_file import MOST_BYTES, file_text, read_rules
from canasta_qt.record.rule_set import RuleFileProblem, RuleSet
from canasta_qt.storage.rule_store import read_rule_file
from tests.helpers.cases import for_each
from tests.helpers.deals.rules_strategies import sound_rules

SAMBA = preset("samba").rules
SUNDAYS = RuleSet("Sundays at Vera's", "samba", resolve("samba", {"go_out.bonus": 300}), SAMBA)
HEAD = "canasta-qt rules, format 1\noptions: 1\nname: Sundays\nparent: classic_4p\n"


def lines_of(data: str | bytes) -> tuple[str, ...]:
    """What is said about a file that cannot be used."""
    with pytest.raises(RuleFileProblem) as caught:
        read_rules(data)
    return caught.value.lines


@for_each("preset_id", preset_ids())
def test_every_game_comes_back_from_its_file(preset_id: str) -> None:
    game = preset(preset_id)
    one = RuleSet(game.name, preset_id, game.rules, game.rules)
    assert read_rules(file_text(one).encode()) == one


@settings(max_examples=15)
@given(sound_rules(), sound_rules())
def test_any_rules_come_back_with_any_parent(rules: TableRules, parent: TableRules) -> None:
    one = RuleSet("Ours", "gone_game", rules, parent)
    assert read_rules(file_text(one)) == one


def test_a_file_reads_like_a_note_to_a_friend() -> None:
    lines = file_text(SUNDAYS).splitlines()
    assert lines[0] == "canasta-qt rules, format 1"
    assert "name: Sundays at Vera's" in lines
    changed, parent = lines.index("[changed]"), lines.index("[parent]")
    assert [line for line in lines[changed + 1 : parent] if line and line[0] != "#"] == [
        "go_out.bonus: 300"
    ]
    assert 'match.end: {"kind": "target", "score": 10000}' in lines[parent:]


@for_each(
    ("name", "sent"),
    [("a\nb", "a b"), ("x" * 99, "x" * 60), ("", "Canasta"), ("# [changed]: 1", "# [changed]: 1")],
)
def test_whatever_the_name_is_the_rules_can_be_sent(name: str, sent: str) -> None:
    one = RuleSet(name, "samba", SAMBA, SAMBA)
    assert read_rules(file_text(one)).name == sent
    assert read_rules(short_code(one)).name == sent


def test_a_mail_program_may_change_line_ends_and_add_blanks() -> None:
    text = "\n\n" + file_text(SUNDAYS).replace("\n", "  \r\n\r\n")
    assert read_rules(b"\xef\xbb\xbf" + text.encode()) == SUNDAYS


def test_the_parent_is_kept_as_it_was() -> None:
    old_samba = resolve("samba", {"match.end": {"kind": "target", "score": 7000}})
    one = RuleSet("Ours", "samba", SUNDAYS.rules, old_samba)
    assert read_rules(file_text(one)).parent_rules == old_samba


def test_everything_wrong_is_told_at_once_with_its_line() -> None:
    text = (
        HEAD.replace("Sundays", "x" * 61)
        + "[changed]\n"
        + 'pile.layof: "no"\n'
        + 'pile.layoff: "maybe"\n'
        + "match.players: 40\n"
        + "meld.min_size: oops\n"
        + "what is this\n"
        + "go_out.bonus: 100\n"
        + "go_out.bonus: 200\n"
        + "pack.decks: 6\n"
    )
    lines = lines_of(text)
    assert [line.partition(":")[0] for line in lines] == [
        f"line {number}" for number in (3, 6, 7, 8, 9, 10, 12, 13)
    ]
    assert "did you mean pile.layoff" in lines[1]
    assert "any_meld" in lines[2]
    assert "from 2 to 6" in lines[3]
    assert "totals" in lines[-1]


def test_conflicts_are_told_with_the_line_of_an_option_they_are_about() -> None:
    (line,) = lines_of(HEAD + "[changed]\n\nmatch.players: 3\n")
    assert line.startswith("line 7: match.players, match.team_mode")


@pytest.mark.parametrize("entry", ["options", "name", "parent"])
def test_a_missing_entry_is_named(entry: str) -> None:
    kept = [line for line in HEAD.splitlines() if not line.startswith(entry)]
    assert lines_of("\n".join(kept)) == (f"the entry '{entry}:' is missing",)


@for_each("value", ["", "-1", "0", "1.5", "one", "9" * 5000])
def test_a_version_that_is_no_number_is_named(value: str) -> None:
    (line,) = lines_of(HEAD.replace("options: 1", f"options: {value}"))
    assert line.startswith("line 2: ")


@pytest.mark.parametrize("old", ["format 1", "options: 1"])
def test_a_newer_file_is_refused_in_words(old: str) -> None:
    newer = old.replace("1", "7")
    (line,) = lines_of(HEAD.replace(old, newer) + "[changed]\nnew.thing: 3\n")
    assert "a newer Canasta Qt wrote this" in line


def test_an_older_file_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    def step(options: Mapping[str, object]) -> Mapping[str, object]:
        written = {key.replace("stack", "layoff"): value for key, value in options.items()}
        return {"go_out.bonus": 200, **written}

    monkeypatch.setattr(codec, "STEPS", (step,))
    monkeypatch.setattr(rule_set, "FORMAT", 2)
    got = read_rules(HEAD + '[changed]\npile.stack: "no"\n[parent]\ngo_out.bonus: 150\n')
    assert got.rules == resolve("classic_4p", {"pile.layoff": "no", "go_out.bonus": 150})
    assert got.parent_rules == resolve("classic_4p", {"go_out.bonus": 150})
    got = read_rules(HEAD + '[changed]\npile.stack: "no"\n')
    assert got.rules == resolve("classic_4p", {"pile.layoff": "no", "go_out.bonus": 200})


@for_each(
    "data",
    [
        b"Dear diary,\ntoday we played cards.\n",
        b'{"format": 1}',
        b"canasta-qt match, format 1\nprogram: 0.1.0\n",
        b"# only a remark\n",
    ],
)
def test_nonsense_is_told_from_rules(data: bytes) -> None:
    assert lines_of(data) == ("this is neither a file of rules nor a short code of rules",)


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\xff\xfe", b"\x00" * 4096, b"\xff" * 9])
def test_a_picture_is_no_readable_text(data: bytes) -> None:
    assert "this is not readable text" in lines_of(data)[0]


@for_each("data", ["", b"", "  \n \t", "\ufeff"])
def test_nothing_is_called_nothing(data: str | bytes) -> None:
    assert lines_of(data) == ("there is nothing in it",)


def test_a_file_that_ends_after_its_first_line_says_so() -> None:
    assert lines_of("canasta-qt rules, format 1\n") == ("there is nothing in it",)


def test_a_huge_text_is_refused_unread() -> None:
    (line,) = lines_of(HEAD + "[changed]\n" + "#" * MOST_BYTES)
    assert "far too many" in line


def test_deep_and_strange_json_does_no_harm() -> None:
    deep = "[" * 50_000
    lines = lines_of(
        HEAD + f"[changed]\npile.layoff: {deep}\nmatch.players: 1e999\npack.decks: NaN\n"
        f"draw.count: {'9' * 9000}\n"
    )
    assert [line.partition(":")[0] for line in lines] == ["line 6", "line 7", "line 8", "line 9"]


def complaints_of(text: str) -> tuple[str, ...]:
    """What is said about a file; nothing where it can be used."""
    try:
        read_rules(text)
    except RuleFileProblem as problem:
        return problem.lines
    return ()


def test_no_accident_to_a_file_does_more_than_a_readable_complaint() -> None:
    rng = random.Random(8)
    whole = file_text(SUNDAYS)
    for _ in range(150):
        at, length = rng.randrange(len(whole)), rng.choice((0, 1, 1, 7, 80))
        put = rng.choice(("", "\x00", "\n", '"', "[", "9", "ß", "\u2028", whole[:60]))
        lines = complaints_of(whole[:at] + put + whole[at + length :])
        assert all(line and line.isprintable() for line in lines)


def test_a_file_of_just_the_greatest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.canasta-rules"
    text = file_text(SUNDAYS)
    path.write_bytes(text.encode().ljust(MOST_BYTES, b"\n"))
    assert read_rule_file(path).name == SUNDAYS.name
    path.write_bytes(text.encode().ljust(MOST_BYTES + 1, b"\n"))
    with pytest.raises(RuleFileProblem):
        read_rule_file(path)


def test_of_very_many_faults_some_are_told_and_the_rest_counted() -> None:
    lines = lines_of(HEAD + "[changed]\n" + "".join(f"x.layoff{n}: 1\n" for n in range(1500)))
    assert len(lines) == 21
    assert lines[-1] == "and 1480 more"
    assert sum(map(len, lines)) < 3000


def test_far_too_many_options_are_not_read() -> None:
    lines = lines_of(HEAD + "[changed]\n" + "".join(f"x.layoff{n}: 1\n" for n in range(12_000)))
    assert len(lines) == 1
    assert "far too many options" in lines[0]


def test_half_a_character_in_a_value_is_refused_with_its_line() -> None:
    (line,) = lines_of(HEAD + '[changed]\npile.layoff: "\\ud800"\n')
    assert line == "line 6: the value of pile.layoff cannot be read"


def test_a_number_of_5000_digits_is_refused_with_its_line() -> None:
    digits = "9" * 5000
    (line,) = lines_of(HEAD + f"[changed]\ngo_out.bonus: {digits}\n")
    assert line == "line 6: the value of go_out.bonus cannot be read"
    (line,) = lines_of(HEAD + f'[changed]\nred_three.positive_if: "canastas_ge:{digits}"\n')
    assert line.startswith("line 6: red_three.positive_if: ")


def test_an_endless_key_is_told_shortly() -> None:
    (line,) = lines_of(HEAD + "[changed]\n" + "k" * 100_000 + ": 1\n")
    assert len(line) < 200
