"""Lessons as they come with the program, and as somebody may write them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.commands.lessons import list_lessons
from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import BLACK_THREE, KIND
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.refusals import Refusal
from canasta_qt.features.learning.lessons.model.check import check_lesson, texts_of
from canasta_qt.features.learning.lessons.model.lesson import (
    Lesson,
    TranslatedText,
    stage,
    start_of,
)
from canasta_qt.features.learning.lessons.model.lesson_run import LessonRun, StepAnswer
from canasta_qt.features.learning.lessons.model.patterns import read_pattern
from canasta_qt.features.learning.lessons.model.progress import (
    FIRST_HAND,
    LessonProgress,
    LessonState,
    first_hand_steps,
)
from canasta_qt.features.learning.lessons.model.reading import (
    LessonProblem,
    catalogue,
    read_folder,
    read_lesson,
)
from canasta_qt.languages import LANGUAGES
from canasta_qt.storage.files import Paths
from canasta_qt.storage.learning import LearningStore
from tests.helpers.cases import for_each

LESSONS = catalogue().lessons

SMALL = """
game = "classic_4p"
minutes = 2
title = {en = "Aces", de = "Asse", es = "Ases"}
goal = {en = "Lay aces.", de = "Leg Asse aus.", es = "Baja ases."}
end = {en = "Well done.", de = "Gut.", es = "Bien."}

[start]
hands.0 = "A A A 4 7 8 +5"
hands.1 = "9 +10"
pile = "5"
stock = "A 3r 6"

[[steps]]
text = {en = "Draw.", de = "Zieh.", es = "Roba."}
right = "draw"

[[steps]]
text = {en = "Choose three aces.", de = "Drei Asse.", es = "Tres ases."}
choose = "A A A"

[[steps]]
text = {en = "Lay them.", de = "Leg sie aus.", es = "Bájalos."}
right = ["meld: A A A", "meld: A A A A"]

[[steps.wrong]]
do = "discard: 4"
others = ["draw", "discard: 9"]
text = {en = "Not yet.", de = "Noch nicht.", es = "Todavía no."}

[[steps.wrong]]
do = "meld: 4 7 8"
refused = "E_MIXED_RANKS"
text = {en = "Equal cards only.", de = "Nur gleiche.", es = "Solo iguales."}

[[steps]]
test = true
text = {en = "Discard.", de = "Leg ab.", es = "Descarta."}
right = ["discard: 4", "discard"]
"""
OTHERS = [code for code in LANGUAGES if code not in ("en", "de", "es")]
SMALL = re.sub(r'es = ("[^"]*")', r"\g<0>" + "".join(rf", {code} = \1" for code in OTHERS), SMALL)


def small(*changes: tuple[str, str]) -> Lesson:
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return read_lesson(text, "01_aces.toml", "classic")


def acted(play: LessonRun, text: str) -> StepAnswer:
    action = play.read(text)
    assert not isinstance(action, Refusal)
    return play.act(action).answer


def test_every_file_of_the_program_is_a_lesson() -> None:
    assert catalogue().problems == ()
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_can_be_played_right_and_wrong(lesson: Lesson) -> None:
    assert check_lesson(lesson) == []


@for_each("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_says_the_same_in_every_language(lesson: Lesson) -> None:
    texts = texts_of(lesson)
    assert set(texts) == set(LANGUAGES)
    assert len({len(said) for said in texts.values()}) == 1
    said = (lesson.title, lesson.goal, lesson.end, *(step.text for step in lesson.steps))
    assert all(one.texts.keys() == LANGUAGES.keys() for one in said)
    assert texts["de"] != texts["en"] != texts["es"]


@for_each("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_no_lesson_lets_a_pair_be_broken_where_single_cards_are_right(lesson: Lesson) -> None:
    for step in range(len(lesson.steps)):
        play = LessonRun(lesson, step)
        while play.pending is not None:
            play.play_pending()
        if not any(pattern.verb == "discard" for pattern in play.current.right):
            continue
        held = Counter(KIND[card] for card in play.run.state.hands[play.you])
        right = {
            held[KIND[one.card]]
            for one in legal_actions(play.run.state)
            if isinstance(one, Discard) and play.judge(one).answer is StepAnswer.RIGHT
        }
        assert 1 not in right or right == {1}, f"step {step + 1}"


def test_a_lesson_needs_no_more_than_english() -> None:
    text = re.sub(r', \w+ = "[^"]*"', "", SMALL)
    short = read_lesson(text, "01_aces.toml", "classic")
    assert short.title.in_language("de") == short.title.in_language("en")
    assert check_lesson(short) == []


def test_a_language_that_is_spoken_by_half_is_told() -> None:
    half = replace(small(), end=TranslatedText({"en": "Well done."}))
    assert any("in Deutsch (de) 1 texts are missing" in fault for fault in check_lesson(half))


@for_each(
    ("hands", "melds", "reason"),
    [
        ("A A A 4 7 8 +3", "7 7 7", "side 0 has melds of 15, but opens with 50"),
        ("A A A 4 7 8", "A A A A", "side 0 has 21 cards of at least 22"),
    ],
)
def test_a_position_that_cannot_come_about_is_told(hands: str, melds: str, reason: str) -> None:
    written = f'hands.0 = "{hands}"\nmelds.0 = ["{melds}"]'
    lesson = small(('hands.0 = "A A A 4 7 8 +5"', written))
    assert f"classic/aces: step 1: {reason}" in check_lesson(lesson)


@for_each(
    ("said", "meant"),
    [
        ("meld: K K K -> new", "meld: K K K"),
        ("meld: K K K -> new", "meld: K K K -> new"),
        ("meld: K K K -> K", "meld: K K K -> K"),
        ("meld: 8h -> run 5h", "meld: 8h"),
    ],
)
def test_a_pattern_tells_melds_of_a_rank_and_sequences_apart(said: str, meant: str) -> None:
    lesson = catalogue().find("samba/wild_cards")
    assert lesson is not None
    melds = ["K K K K K 2 X", "5h 6h 7h"]
    start = start_of(
        "samba", {"phase": "play", "hands": {"0": "K K K 8h 5"}, "melds": {"0": melds}}
    )
    play = LessonRun(replace(lesson, start=start, steps=lesson.steps[:1]))
    action = play.read(meant)
    assert not isinstance(action, Refusal)
    others = {"meld: K K K -> new", "meld: K K K -> K", "meld: 8h -> run 5h"} - {said}
    assert read_pattern(said).fits(play.run.state, action)
    assert not any(read_pattern(one).fits(play.run.state, action) for one in others)


def test_a_lesson_is_played_step_by_step() -> None:
    play = LessonRun(small())
    assert acted(play, "draw") is StepAnswer.RIGHT
    hand = play.run.state.hands[0]
    aces = [card for card in hand if card % 13 == 12][:3]
    assert not play.chosen(aces[:2])
    assert play.chosen(aces)
    assert acted(play, "meld: A A A") is StepAnswer.RIGHT
    assert acted(play, "discard: 7") is StepAnswer.RIGHT
    assert play.done
    assert play.text.in_language("de") == "Gut."


def test_a_wrong_idea_is_shown_and_taken_back() -> None:
    play = LessonRun(small(), 2)
    before = play.run.state.digest()
    assert acted(play, "discard: 4") is StepAnswer.SHOWN
    assert play.text.in_language("en") == "Not yet."
    while play.pending is not None:
        play.play_pending()
    assert play.run.state.turn_seat == 2
    play.back()
    assert play.run.state.digest() == before
    assert acted(play, "meld: A A A A") is StepAnswer.RIGHT


def test_what_the_rules_refuse_has_the_answer_of_the_lesson() -> None:
    play = LessonRun(small(), 2)
    action = play.read("meld: 4 7 8")
    assert not isinstance(action, Refusal)
    verdict = play.judge(action)
    assert verdict.answer is StepAnswer.REFUSED
    assert verdict.text is not None
    assert verdict.text.in_language("en") == "Equal cards only."


def test_anything_else_is_for_later() -> None:
    play = LessonRun(small(), 2)
    assert acted(play, "discard: 7") is StepAnswer.NOT_NOW
    assert play.step == 2


def test_the_draws_are_staged_and_a_red_three_is_replaced() -> None:
    play = LessonRun(small(), 4)
    assert play.done
    play = LessonRun(small(('right = ["discard: 4", "discard"]', 'right = "discard: 4"')), 3)
    acted(play, "discard: 4")
    state = play.run.state
    play.run.play(play.read("draw"))  # type: ignore[arg-type]
    assert len(state.red_threes[1]) == 1
    assert state.remaining_stock() != ()


def test_a_lesson_can_be_entered_at_every_step() -> None:
    for step in range(5):
        assert LessonRun(small(), step).step == step


def test_a_fresh_deal_brings_the_hands_that_are_written() -> None:
    hands = 'fresh = true\ndealer = 3\nhands.0 = "A A A 4 7 8 +5"'
    play = LessonRun(small(('hands.0 = "A A A 4 7 8 +5"', hands)))
    assert len(play.run.log.deals[0].order) == 108
    assert acted(play, "draw") is StepAnswer.RIGHT
    assert play.run.history


@for_each(
    ("old", "new", "line", "reason"),
    [
        ('right = "draw"', 'right = "jump"', 16, "is no action"),
        ('choose = "A A A"', 'chose = "A A A"', 20, "did you mean choose"),
        ('es = "Roba."', 'es = ""', 15, "Español"),
        ('stock = "A 3r 6"', 'stock = "A 3 6"', 12, "colour"),
        ('hands.1 = "9 +10"', 'hands.1 = "9*20"', 10, "too many"),
        ('refused = "E_MIXED_RANKS"', 'refused = "E_NO"', 33, "no code"),
        ("minutes = 2", "minutes = ", 3, "Invalid value"),
        ("minutes = 2", f"minutes = {'9' * 5000}", 3, "too many digits"),
        ('"classic_4p"', f"0x{'f' * 5000}", 2, "too many digits"),
        ('hands.1 = "9 +10"', f'hands.{"1" * 5000} = "9 +10"', 8, "no such seat"),
        ('"Well done."', '"One two three four five six seven eight nine ten eleven twelve more"',
         6, "at most 12"),
    ],
)  # fmt: skip
def test_a_bad_file_names_line_and_reason(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(LessonProblem, match=reason) as told:
        small((old, new))
    assert told.value.line == line
    assert str(told.value).startswith(f"01_aces.toml: line {line}")


@for_each(
    ("old", "new", "fault"),
    [
        ('right = ["meld: A A A"', 'right = ["meld: K K K"', "E_NOT_HELD"),
        ('others = ["draw", "discard: 9"]', 'others = ["draw", "discard: X"]', "E_"),
        ('refused = "E_MIXED_RANKS"', "", "refused"),
        ("test = true", "", "no step is the test"),
        ('choose = "A A A"', 'choose = "J J J"', "not in the hand"),
    ],
)
def test_the_check_finds_what_cannot_be_played(old: str, new: str, fault: str) -> None:
    assert any(fault in one for one in check_lesson(small((old, new))))


def test_a_file_that_cannot_be_read_is_skipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "classic").mkdir()
    (tmp_path / "classic" / "01_aces.toml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "classic" / "02_kings.toml").write_text("game = ", encoding="utf-8")
    found = read_folder(tmp_path)
    assert [lesson.id for lesson in found.lessons] == ["classic/aces"]
    assert list_lessons(["--check", "--folder", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert "02_kings.toml: line 1" in told.err
    assert "1 lessons" in told.out


def test_the_steps_of_the_first_hand_are_counted_without_reading_it() -> None:
    first = catalogue().find(FIRST_HAND)
    assert first is not None
    assert first_hand_steps() == len(first.steps)


def test_progress_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lesson = LESSONS[0]
    progress = LessonProgress(LearningStore(Paths.find(tmp_path)))
    assert progress.of(lesson) == LessonState()
    progress.reached(lesson, 2)
    again = LessonProgress(LearningStore(Paths.find(tmp_path)))
    assert again.of(lesson) == LessonState(2)
    again.reached(lesson, len(lesson.steps))
    assert again.of(lesson) == LessonState(0, done=True)
    again.reached(lesson, 1)
    assert again.of(lesson) == LessonState(1, done=True)
    assert list_lessons(["--data-dir", str(tmp_path)]) == 0
    assert "step 2" in capsys.readouterr().out


def test_who_lays_the_cards_that_are_to_be_chosen_is_ahead() -> None:
    play = LessonRun(small(), 1)
    assert acted(play, "meld: A A A") is StepAnswer.RIGHT
    assert play.step == 3


@pytest.mark.parametrize(("game", "held"), [("american_2024", False), ("classic_4p", True)])
def test_unnamed_cards_are_no_threes_that_are_laid_out(game: str, held: bool) -> None:
    hands = {"0": "4 +20", "1": "5 +20", "2": "6 +20", "3": "7 +20"}
    state = stage(start_of(game, {"hands": hands, "pile": "8", "to_act": 0})).run.state
    kinds = {KIND[card] for hand in state.hands for card in hand}
    assert (BLACK_THREE in kinds) is held
    assert not any(state.black_threes)
