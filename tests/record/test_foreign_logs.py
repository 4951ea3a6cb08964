"""Logs that somebody sent: whatever is in them, they are read or refused with a line."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from canasta_qt.record.log_text import FOREIGN, RecordFault, RecordProblem, dumps, loads
from canasta_qt.storage.log_lines import compressed, decompressed
from tests.helpers.cases import for_each

GOLDEN = Path(__file__).parents[1] / "golden" / "classic_2p.canasta"
TEXT = GOLDEN.read_text(encoding="utf-8")
HEAD = 2
"""Bytes before the first block of what zlib packs; every block is one like the first."""


def refused(text: str) -> RecordProblem:
    with pytest.raises(RecordProblem) as caught:
        loads(text.encode("utf-8", "surrogatepass"), FOREIGN)
    assert len(str(caught.value)) < 3000
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("Bot 1", "\\ud800", 11),
        ("overrides: {}", 'overrides: {"\\udfff": 1}', 4),
        ("seed: 2026", 'seed: "\\ud83d"', 9),
    ],
)
def test_half_a_character_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    problem = refused(TEXT.replace(old, new, 1))
    assert (problem.fault, problem.line) == (RecordFault.GARBLED, line)
    assert "half a character" in problem.reason


def test_half_a_character_in_the_text_of_a_database_is_refused() -> None:
    with pytest.raises(RecordProblem) as caught:
        loads(TEXT.replace("Bot 1", "\ud800", 1))
    assert caught.value.line == 11


@for_each(
    ("old", "new"),
    [
        ("seed: 2026", f"seed: {'9' * 5000}"),
        ('"dealer": 0', f'"dealer": {"9" * 5000}'),
        ('"match.players": 2', f'"match.players": {"9" * 5000}'),
        ('"persons": [0, 1]', f'"persons": [0, 1{"0" * 5000}]'),
        ("\n0 draw", f"\n0 merge: #1 -> #{'9' * 5000}"),
        ("\n0 draw", f"\n0 meld: 4h1 4s1 4d1 -> #{'9' * 5000}"),
        ("\n0 draw", f"\nscored {'9' * 5000} 1"),
        ("\ndeal 1 ", f"\ndeal {'9' * 5000} "),
        ('"Bot 1"', '"' + "x" * 300_000 + '"'),
        ('"Bot 1"', '"' + "x" * 201 + '"'),
        ("preset: classic_2p", "preset: " + "x" * 201),
        ("overrides: {}", "overrides: " + '{"a":' * 5000 + "1" + "}" * 5000),
        ("format 1", "format 0"),
        ("\n0 draw", "\n0 meld: " + "4h1 " * 20_000),
    ],
)
def test_what_is_beyond_all_bounds_is_refused(old: str, new: str) -> None:
    assert old in TEXT
    refused(TEXT.replace(old, new, 1))


def test_many_unknown_options_are_told_shortly() -> None:
    many = "".join(f'"x.layoff{number}": 1, ' for number in range(3000))
    problem = refused(TEXT.replace('"match.players"', many + '"match.players"', 1))
    assert "and 2980 more" in problem.reason


def test_a_deck_is_read_no_further_than_its_pack() -> None:
    head = TEXT.partition("\ndeal 1")[0]
    problem = refused(f"{head}\n\ndeal 1 dealer 0\n" + "deck 4h1\n" * 50_000)
    assert problem.line < 130


def test_a_log_has_a_bounded_number_of_lines_actions_and_bytes() -> None:
    many = FOREIGN.lines + 1
    assert refused("canasta-qt match, format 1\n" * many).line == many
    head, deal, play = TEXT.partition("\ndeal 1")
    deck = "\n".join(line for line in play.split("\n")[:8] if line.startswith("deck"))
    moves = f"{head}{deal} dealer 0\n{deck}\n" + "0 draw\n" * (FOREIGN.moves + 1)
    assert f"{FOREIGN.moves} actions" in refused(moves).reason
    assert refused("#" * (FOREIGN.size + 1)).fault is RecordFault.FOREIGN


def test_a_long_match_of_ones_own_is_never_refused() -> None:
    log = loads(TEXT).log
    log.deals[-1].entries *= 650
    log.deals[-1].scored = None
    assert loads(dumps(log)).log.actions > 2 * FOREIGN.moves


def test_a_packed_log_is_unpacked_within_bounds() -> None:
    packer = zlib.compressobj(9)
    first = packer.compress(bytes(1_000_000)) + packer.flush(zlib.Z_FULL_FLUSH)
    bomb = first + 300 * first[HEAD:]
    with pytest.raises(ValueError, match="unpacks to more than"):
        decompressed(bomb)
    assert decompressed(compressed("x" * 9), 9) == "x" * 9
    with pytest.raises(ValueError, match="more than 8 bytes"):
        decompressed(compressed("x" * 9), 8)
    with pytest.raises(ValueError, match="its end is missing"):
        decompressed(compressed("x" * 9000)[:-6])
