"""The review in words: friendly, with figures, and for every fact and move."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from canasta_qt.engine.actions import Discard, DrawStock, LayDown, Play, TakePile
from canasta_qt.engine.cards import KIND, TWO, from_code
from canasta_qt.features.review.model.moments import LuckLine, Moment, MomentKind
from canasta_qt.features.review.model.offered import NotOffered
from canasta_qt.features.review.words import review as words
from canasta_qt.features.review.words.review import tile_words
from canasta_qt.players.judging import AVERAGES, Fact, FactDifference, Gap
from tests.helpers.cases import for_each

EIGHT, FOUR = from_code("8c1"), from_code("4h1")
MOMENT = Moment(
    deal=3,
    action=40,
    last=40,
    seat=0,
    turn=9,
    kind="costly",
    points=60,
    played=Discard(EIGHT),
    other=Discard(FOUR),
    careful=Gap(71.0, 6.0),
    plain=Gap(62.0, 4.0),
    worlds=3000,
    plain_worlds=24_000,
    fact=FactDifference("next_takes", 0.31, 0.18, 12.0),
)


def test_a_moment_says_what_was_done_and_what_was_better() -> None:
    assert words.moment_title("costly") == "Costly"
    assert words.gain_words(MOMENT) == "about 60 points"
    assert words.played_words(MOMENT.played) == "You discarded the eight of clubs."
    assert words.other_words(MOMENT) == "Better: Discard the four of hearts."
    assert words.played_label(MOMENT.played) == "You discarded"
    assert words.other_label(MOMENT) == "Better"
    assert words.worlds_words(3000) == "Over 3,000 imagined deals that fit what you knew."


def test_the_fact_stands_in_a_sentence_with_both_figures() -> None:
    assert words.fact_words(MOMENT) == (
        "The next player takes the pile: in 31 of 100 deals after your move, "
        "in 18 after the better one."
    )
    assert words.fact_figures(FactDifference("own_caught", 12.34, 80.0, 9.0)) == ("12", "80")
    assert words.fact_figures(FactDifference("pile_given", 1.26, 0.5, 9.0)) == ("1.3", "0.5")
    canastas = replace(MOMENT, fact=FactDifference("their_canastas", 1.54, 1.44, 9.0))
    assert words.fact_words(canastas) == (
        "Their canastas in 100 deals: 154 after your move, 144 after the better one."
    )
    assert words.fact_words(replace(MOMENT, fact=None)) == ""


def test_praise_speaks_of_the_usual_move() -> None:
    praise = replace(MOMENT, kind="well_found")
    assert words.other_words(praise).startswith("The usual move would have been")
    assert words.fact_words(praise).endswith("in 18 after the usual one.")
    assert words.other_label(praise) == "The usual move"


def test_near_the_end_of_a_match_chances_are_told() -> None:
    near = replace(MOMENT, chance=0.042)
    assert words.gain_words(near) == "about 60 points, or 4 more wins in 100 such matches"
    assert words.gain_words(replace(MOMENT, chance=0.001)) == "about 60 points"


@for_each("fact", get_args(Fact))
def test_every_fact_has_words(fact: Fact) -> None:
    difference = FactDifference(fact, 0.5, 0.25, 9.0)
    assert difference.is_share == (fact not in AVERAGES)
    assert words.fact_words(replace(MOMENT, fact=difference)).startswith(words.fact_title(fact))


def test_every_class_and_reason_has_words() -> None:
    assert len({words.moment_title(kind) for kind in get_args(MomentKind)}) == 4
    assert len({words.offer_words(reason) for reason in get_args(NotOffered)}) == 3


def test_moves_with_cards_name_them() -> None:
    laid = LayDown((Play((EIGHT, from_code("8h1"), from_code("8s1"))),))
    assert words.played_words(laid) == "You laid down three eights."
    assert words.cards_of(laid) == laid.plays[0].cards
    assert words.played_words(TakePile(laid.plays)) == "You took the pile, melding three eights."
    assert words.played_words(DrawStock()) == "You drew from the stock."


@for_each(
    ("result", "luck", "told"),
    [
        (1975, 1518, "1,975 points ahead. The cards gave you about 1,500 (± 1,300)."),
        (1975, -1518, "1,975 points ahead, although the cards cost you about 1,500 (± 1,300)."),
        (-2150, 1578, "2,150 points behind, although the cards gave you about 1,600 (± 1,300)."),
        (-2150, -1578, "2,150 points behind. The cards cost you about 1,600 (± 1,300)."),
        (3400, 60, "3,400 points ahead, and the cards favoured nobody (± 1,300)."),
        (-3400, 60, "3,400 points behind, and the cards favoured nobody (± 1,300)."),
    ],
)
def test_luck_is_told_with_its_doubt(result: int, luck: int, told: str) -> None:
    said = words.luck_words(LuckLine(result, luck, 1309, 3))
    assert said == f"In all, your side came out {told}"


@for_each(("result", "luck"), [(405, 300), (-1355, -1200), (2300, 60), (0, 1500)])
def test_luck_that_says_nothing_is_not_told(result: int, luck: int) -> None:
    assert words.luck_words(LuckLine(result, luck, 1309, 3)) == ""


def test_without_a_line_of_luck_nothing_is_said() -> None:
    assert words.luck_words(None) == ""


def test_what_should_not_have_been_laid_is_said_first() -> None:
    laid = LayDown((Play((EIGHT, from_code("8h1"), from_code("8s1"))),))
    keeps = replace(MOMENT, played=laid)
    assert words.other_words(keeps) == ("Better: Lay nothing now, and discard the four of hearts.")
    tile = tile_words(keeps.other, {}, like=keeps.played)
    assert tile == "Lay nothing now, and discard the four of hearts"


def test_wild_cards_by_themselves_say_which_meld_they_join() -> None:
    joker, king = from_code("X1"), from_code("Kh1")
    melds = {5: KIND[king], 6: TWO}
    laid = LayDown((Play((joker,), 5), Play((EIGHT, from_code("8h1"), from_code("8s1")))))
    assert words.played_words(laid, melds) == "You laid down three eights and a joker on the kings."
    assert words.laid_words(LayDown((Play((joker,), 6),)), melds) == "a joker"
    better = replace(MOMENT, other=LayDown((Play((joker,), 5),)))
    assert words.other_words(better, melds) == "Better: Lay down a joker on the kings."
