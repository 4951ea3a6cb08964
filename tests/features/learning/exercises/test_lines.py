"""An exercise is a short line, and what is no exercise is named with its line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.features.learning.exercises.model.exercise import (
    DEGREES,
    TOPICS,
    Exercise,
    ExerciseProblem,
    MatchStanding,
    PlayTextProblem,
    actions_in,
    line_of,
    play_text,
    read_action,
    read_line,
)
from canasta_qt.features.learning.exercises.model.position import (
    FIRST_LINE,
    begun,
    deck_of,
    deck_text,
    file_text,
    read_file,
    read_folder,
    read_text,
    shipped,
    staged,
)
from canasta_qt.players.adviser.reasons import explanation
from canasta_qt.players.api import make_bot
from canasta_qt.words.teaching.hints import why_words
from tests.helpers.cases import for_each

LINE = "17 2.3.1620 throw 3 4:0/7:-62/.:-120 next_takes:12,41 .5.9+0ab|7>3;3"


def test_a_line_reads_back() -> None:
    one = read_line("classic_4p", LINE)
    assert line_of(one) == LINE
    assert (one.theme, one.degree, one.standing) == ("throw", 3, MatchStanding(2, 3, (1620,)))
    assert [move.right for move in one.moves] == [True, False, False]
    assert one.fact is not None
    assert one.fact.best == 12
    assert one.id == "classic_4p/17/2/6"


@for_each(
    ("old", "new", "said"),
    [
        (" throw", " juggle", "theme"),
        (" 3 4:0", " 6 4:0", "degree"),
        ("2.3.1620", "0.3.1620", "totals"),
        ("4:0/7:-62/.:-120", "4:0", "wrong"),
        ("4:0/7:-62/.:-120", "4:0/7:-2", "wrong"),
        ("4:0/7:-62", "4:0/7:62", "worth"),
        ("4:0/7:-62/.", "4:0/7:-620/.", "best move comes first"),
        ("next_takes", "eats", "fact"),
        (".5.9+0ab|7>3;3", ".5.9+0ab", "no action"),
        (" throw 3", " throw", "7 fields"),
        ("17 2", "a/b 2", "deck"),
    ],
)
def test_a_bad_line_says_what_is_wrong(old: str, new: str, said: str) -> None:
    assert old in LINE
    with pytest.raises(ExerciseProblem, match=said):
        read_line("classic_4p", LINE.replace(old, new))


def test_a_bad_line_of_a_file_is_named_and_left_out() -> None:
    text = f"{FIRST_LINE}\n# a remark\n\n{LINE}\nnonsense\n{LINE}\n"
    found = read_text(text, "classic_4p", "classic_4p.txt")
    assert [line_of(one) for one in found.exercises] == [LINE]
    assert [(fault.line, fault.file) for fault in found.faults] == [
        (5, "classic_4p.txt"),
        (6, "classic_4p.txt"),
    ]
    assert "7 fields" in str(found.faults[0])


def test_files_that_are_none_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "classic_4p.txt").write_bytes(b"\xff\xfe")
    (tmp_path / "no_such_game.txt").write_text(FIRST_LINE, encoding="utf-8")
    (tmp_path / "samba.txt").write_text("something else", encoding="utf-8")
    found = read_folder(tmp_path)
    assert found.exercises == ()
    assert {fault.file for fault in found.faults} == {
        "classic_4p.txt",
        "no_such_game.txt",
        "samba.txt",
    }
    assert read_folder(tmp_path / "missing").faults
    assert read_file(tmp_path / "nothing.txt").faults


@pytest.mark.parametrize("game", ["classic_4p", "american_2024", "hand_and_foot", "samba"])
def test_every_action_of_a_deal_reads_back(game: str) -> None:
    rules = preset(game).rules
    run = begun(rules, "words", MatchStanding(1, 0, (0,)))
    bots = [make_bot("steady", f"words/{seat}") for seat in range(rules.match.players)]
    texts = []
    while not run.deal_over:
        seat = run.state.actor
        action = bots[seat].choose(run.view(seat))
        text = play_text(run.state, action)
        assert read_action(run.state, text) == action
        assert read_action(run.view(seat), text) == action
        texts.append(text)
        run.play(action)
    assert list(actions_in("".join(texts))) == texts
    assert len("".join(texts)) < 4.5 * len(texts)


def test_a_place_beyond_the_hand_is_refused() -> None:
    run = begun(preset("classic_4p").rules, "words", MatchStanding(1, 0, (0,)))
    for text in ("Z", "+Z;", "+;", "*0;extra", '"nonsense"', "+0>x;", "%zz"):
        with pytest.raises(PlayTextProblem):
            read_action(run.state, text)


def test_a_deck_of_its_own_reads_back() -> None:
    for game in preset_ids():
        order = begun(preset(game).rules, "deck", MatchStanding(1, 0, (0,))).log.deals[-1].order
        assert deck_of(deck_text(order)) == order
    for text in ("=0", "=0_"):
        with pytest.raises(ExerciseProblem):
            deck_of(text)


@for_each(
    ("deck", "standing", "said"),
    [
        ("17", MatchStanding(2, 9, (0,)), "deal"),
        ("17", MatchStanding(1, 0, (500,)), "before the first"),
        ("17", MatchStanding(2, 0, (9000, 0)), "over"),
        ("17", MatchStanding(2, 0, (1, 2, 3)), "totals"),
        ("=0001", MatchStanding(1, 0, (0,)), "pack"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deck: str, standing: MatchStanding, said: str) -> None:
    with pytest.raises(ExerciseProblem, match=said):
        begun(preset("classic_4p").rules, deck, standing)


def test_an_exercise_that_does_not_play_is_refused() -> None:
    for change in (".5", "!", "", "..", '"pass"'):
        text = LINE[: LINE.rindex(" ") + 1] + change
        with pytest.raises(ExerciseProblem):
            staged(read_line("classic_4p", text))
    with pytest.raises(ExerciseProblem):
        staged(read_line("no_such_game", LINE))
    with pytest.raises(ExerciseProblem):
        staged(read_line("CQ1-12345", LINE))


def of_game(game: str) -> tuple[Exercise, ...]:
    return shipped().of(game)


def test_the_shipped_files_are_sound() -> None:
    catalogue = shipped()
    assert not catalogue.faults
    games = {one.rules for one in catalogue.exercises}
    for game in games:
        found = of_game(game)
        assert len({one.id for one in found}) == len(found)
        assert read_text(file_text(found), game, game).exercises == found
        assert {one.topic for one in found} == set(TOPICS)
        assert {one.degree for one in found} <= set(DEGREES)


def test_every_shipped_exercise_can_be_put_on_a_table_and_explained() -> None:
    """No sentence stands under more than a few of them; costs 3 s."""
    told = Counter[str]()
    for one in shipped().exercises:
        table = staged(one)
        assert table.view.seat == table.run.state.actor
        assert 0 < table.right < len(table.moves)
        assert len(line_of(one)) < 700
        reasons = explanation(table.view, table.answer, table.moves[table.right].action)
        assert reasons, one.id
        told[why_words(reasons, "seat {}".format, of_other=False)] += 1
    assert told.total() >= 300
    assert max(told.values()) <= 15
