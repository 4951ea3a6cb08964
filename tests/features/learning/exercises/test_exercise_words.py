"""Every theme, degree, fact and kind of mistake has its words, and no question gives the answer."""

from __future__ import annotations

from canasta_qt.features.learning.exercises import words
from canasta_qt.features.learning.exercises.model.attempt import AnswerVerdict, Hint, hint_for
from canasta_qt.features.learning.exercises.model.exercise import (
    DEGREES,
    THEMES,
    TOPICS,
    StatedFact,
)
from canasta_qt.features.learning.exercises.model.mistakes import KINDS, Trend
from canasta_qt.features.learning.exercises.model.position import shipped, staged
from canasta_qt.features.learning.exercises.model.progress import ExerciseOverview, ThemeProgress
from canasta_qt.players.judging import PLACES


def test_all_of_them_have_words() -> None:
    texts = [
        *map(words.theme_name, THEMES),
        *map(words.topic_name, TOPICS),
        *map(words.degree_name, DEGREES),
        *map(words.kind_name, KINDS),
        *(words.fact_text(StatedFact(fact, 1234, 56)) for fact in PLACES),
    ]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_the_question_is_the_same_whatever_is_right() -> None:
    by_topic: dict[str, set[str]] = {}
    for one in shipped().exercises:
        by_topic.setdefault(one.topic, set()).add(words.question(one))
    assert by_topic["throw"] == {"Which card do you discard?"}
    assert all(len(texts) == 1 for texts in by_topic.values())


def test_facts_are_told_in_their_own_measure() -> None:
    assert words.fact_text(StatedFact("next_takes", 12, 41)) == (
        "The next player takes the pile in 12 of 100 deals, not in 41."
    )
    assert "1.3 canastas on average, not 0.9" in words.fact_text(
        StatedFact("own_canastas", 130, 90)
    )
    assert "97 points" in words.fact_text(StatedFact("own_caught", 9706, 12_000))
    assert StatedFact("own_caught", 9706, 12_000).is_felt
    assert not StatedFact("their_canastas", 140, 150).is_felt  # and nobody tells it


def test_what_came_of_an_answer() -> None:
    assert (
        words.verdict_text(AnswerVerdict(True, 0, result="first"))
        == "Right, and nothing is better."
    )
    assert "as good" in words.verdict_text(
        AnswerVerdict(True, 0, result="first"), several_right=True
    )
    assert "second try" in words.verdict_text(AnswerVerdict(True, 0, result="second"))
    miss = words.verdict_text(AnswerVerdict(False, -87, Hint("hand", (5,))))
    assert miss == "Not that. It costs about 90 points. One more try."
    assert words.verdict_text(AnswerVerdict(False, None, Hint("hand", ()))).startswith(
        "Not what I meant"
    )
    assert words.verdict_text(AnswerVerdict(False, -87, result="missed")).startswith(
        "Not that either"
    )


def test_hints_are_said_to_those_who_do_not_see_them() -> None:
    for one in shipped().exercises[::10]:
        assert words.hint_text(hint_for(staged(one))).startswith("Look")
    assert words.hint_text(Hint("stock", ())) == "Look at the stock."
    assert words.hint_text(Hint("pile", ())) == "Look at the discard pile."
    assert words.hint_text(Hint("out", ())) == "See whether you can go out."
    assert words.hint_text(Hint("hand", ())) == "It needs none of your cards."


def test_progress_is_said_in_numbers() -> None:
    assert words.progress_text(ThemeProgress()) == "Not tried yet"
    assert words.progress_text(ThemeProgress(4, 3)) == "3 of 4 right at once"
    assert words.number_text(ThemeProgress()) == "Your number: 1,100"
    assert words.overview_text(ExerciseOverview(1, 2, 3)) == "1 due, 2 new, 3 in all"
    assert words.overview_text(ExerciseOverview(0, 2, 3)) == "2 new of 3"
    trend = words.trend_text(Trend("small_pile", 3, 5))
    assert trend == "3 in the last 30 days, 5 in the 30 before"
