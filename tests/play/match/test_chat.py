"""What bots say at the table: seldom, never the person's words, never what is not public."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from canasta_qt.engine import events as ev
from canasta_qt.play.match.chat import LONG, Chat, Spoken, tones_of
from canasta_qt.players.levels import PERSONALITIES, Style
from canasta_qt.view_model.session import Session, plain_seats
from canasta_qt.words.chat import SAYINGS, Occasion, Tone
from tests.helpers.deals.matches import new_run, play_deal

CANASTA = ev.CanastaCompleted(2, 0, 1, "natural")
TURN = ev.TurnBegan(1, 1)
SIX_TURNS = (TURN,) * 6


def talk(seed: int = 1, *, human: int | None = 0) -> Chat:
    """Small talk at a table of four at the beginning of a deal."""
    run = new_run(seed=seed)
    run.start_deal()
    return Chat(run, Session(plain_seats(4, human=human)))


def heard(*events: ev.Event, human: int | None = 0) -> list[Spoken]:
    """What is said to the same events at many tables."""
    found = [talk(seed, human=human).hear(events) for seed in range(60)]
    return [one for one in found if one is not None]


def test_now_and_then_somebody_praises_a_canasta_and_often_nobody_does() -> None:
    assert 10 < len(heard(CANASTA)) < 50


def test_nobody_puts_words_into_the_person_s_mouth() -> None:
    assert {one.seat for one in heard(CANASTA)} == {1, 2, 3}


def test_where_all_are_people_nobody_speaks() -> None:
    run = new_run(seed=1)
    run.start_deal()
    people = tuple(replace(seat, played_by="human") for seat in plain_seats(4))
    table = Chat(run, Session(people))
    assert not any(table.hear((*SIX_TURNS, CANASTA)) for _ in range(40))


def test_after_a_word_six_turns_are_silent() -> None:
    table = talk()
    while table.hear((*SIX_TURNS, CANASTA)) is None:
        pass
    assert not any(table.hear((CANASTA,)) for _ in range(30))
    assert any(table.hear((*SIX_TURNS, CANASTA)) for _ in range(30))


def test_the_same_word_is_not_heard_twice_in_a_row() -> None:
    table = talk()
    said = [one.text for _ in range(60) if (one := table.hear((*SIX_TURNS, CANASTA)))]
    assert all(before != after for before, after in pairwise(said))


def test_a_small_pile_is_not_worth_a_word_and_a_big_one_is() -> None:
    assert not heard(ev.PileTaken(1, 0, (1, 2)))
    assert heard(ev.PileTaken(1, 0, tuple(range(1, 12))))


def test_only_the_partner_greets_an_opening() -> None:
    assert {one.seat for one in heard(ev.Opened(0, 0, 60, 50))} == {2}


def test_a_special_hand_always_has_the_partner_s_word() -> None:
    said = heard(ev.SpecialHandDeclared(0, "straight", (), 3000))
    assert len(said) == 60
    assert {one.seat for one in said} == {2}


def test_a_draw_is_nobody_s_business() -> None:
    assert not heard(ev.StockDrawn(1, (5,)))


def test_who_thought_long_may_excuse_it() -> None:
    drawn = (ev.StockDrawn(1, (5,)),)
    found = [talk(seed).hear(drawn, LONG + 1) for seed in range(40)]
    excuses = {saying for tone in Tone for saying in SAYINGS[tone][Occasion.LONG_THINK]}
    assert {one.text for one in found if one} <= excuses
    assert {one.seat for one in found if one} == {1}


def test_what_is_said_follows_the_match_s_own_dice_and_touches_nothing_else() -> None:
    table = talk()
    before = table.run.state.digest()
    said = [table.hear((*SIX_TURNS, CANASTA)) for _ in range(20)]
    again = talk()
    assert said == [again.hear((*SIX_TURNS, CANASTA)) for _ in range(20)]
    assert table.run.state.digest() == before


def test_hidden_cards_make_no_difference() -> None:
    """Two deals that differ in hidden cards only are talked about alike."""
    one, other = talk(), talk()
    other.run.state.hands[1] = list(reversed(other.run.state.hands[3]))
    events = (*SIX_TURNS, ev.Discarded(1, 7))
    assert [one.hear(events) for _ in range(20)] == [other.hear(events) for _ in range(20)]


def test_the_end_of_a_deal_is_always_worth_a_chance() -> None:
    said = 0
    for seed in range(8):
        run = new_run(seed=seed)
        table = Chat(run, Session(plain_seats(4, human=None)))
        play_deal(run, seed)
        run.finish_deal()
        table._quiet = 4
        said += table.hear(run.history[-6:]) is not None
    assert said


@pytest.mark.parametrize("tone", Tone)
def test_every_occasion_has_several_words_in_every_tone(tone: Tone) -> None:
    assert set(SAYINGS[tone]) == set(Occasion)
    assert all(len(set(sayings)) >= 2 for sayings in SAYINGS[tone].values())


def test_words_are_short_and_hold_no_place_for_a_name_or_card() -> None:
    sayings = [one for tone in Tone for some in SAYINGS[tone].values() for one in some]
    assert len(sayings) == len(set(sayings))
    assert all(len(one) <= 32 and "{" not in one for one in sayings)


def test_every_temper_has_a_tone_of_its_own_and_even_players_any() -> None:
    assert all(len(tones_of(Style("expert", personality))) == 1 for personality in PERSONALITIES)
    assert tones_of(Style("expert")) == tuple(Tone)
