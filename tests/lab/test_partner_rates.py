"""What a partner is complained of: occasions and what looks like it, position by position."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    AskPermission,
    Discard,
    LayDown,
    Play,
)
from canasta_qt.engine.cards import KIND, KIND_OF_TEXT
from canasta_qt.engine.rules import resolve
from canasta_qt.engine.state import Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.levels import PLAYERS_VERSION
from tests.players.positions import DealPosition
from tools.lab import partner_rates, partner_run
from tools.lab.lines_file import LinesFileProblem
from tools.lab.partner_rates import (
    MATTERS,
    Company,
    DealRates,
    Decision,
    Fault,
    Matter,
    MatterFinding,
    Turn,
    broken_canasta,
    fed_next,
    froze_own_pile,
    judged,
    left_partner,
    let_stock_run_out,
    melded_all_early,
    refused_way_out,
    watch_deal,
)
from tools.lab.partner_run import RatesFile, rates_of, watch_partner

COMPANY = Company(resolve("classic_4p", {}), "steady", "steady", "steady", "rates")
EXIT = (("K K K K K K K", "7 7 7 7"), ("4 4 4",))
"""With sevens the side can go out, once they are few enough."""


def turn_of(place: DealPosition, *moves: str, cost: int = 0) -> Turn:
    """The turn of seat 0 in which it lays the cards of all moves but the last, which it throws."""
    state = place.state()
    steps: list[tuple[PlayerView, Action]] = []
    for number, move in enumerate(moves):
        wanted = [KIND_OF_TEXT[text] for text in move.split()]
        hand, cards = list(state.hands[0]), []
        for kind in wanted:
            cards.append(next(card for card in hand if KIND[card] == kind and card not in cards))
        last = number == len(moves) - 1
        action = Discard(cards[0]) if last else LayDown((Play(tuple(cards)),))
        steps.append((view_of(state, 0), action))
        act(state, action)
    out = state.phase is Phase.OVER
    after = None if out else view_of(state, state.actor)
    return Turn(tuple(steps), after, out, cost)


def is_fault(found: MatterFinding) -> bool:
    return isinstance(found, Decision)


def test_throwing_what_a_long_meld_of_the_side_takes_breaks_a_canasta() -> None:
    place = DealPosition("K 9 8", melds=(("K K K K",), ("4 4 4",)), pile="5 6")
    assert is_fault(broken_canasta(turn_of(place, "K")))
    assert broken_canasta(turn_of(place, "9")) is True
    short = DealPosition("K 9 8", melds=(("K K K",), ("4 4 4",)), pile="5 6")
    assert not broken_canasta(turn_of(short, "K"))


def test_a_wild_on_a_long_natural_meld_breaks_it_unless_that_completes_it() -> None:
    place = DealPosition("K 2 9 8", melds=(("K K K K",), ("4 4 4",)), pile="5 6")
    assert is_fault(broken_canasta(turn_of(place, "K 2", "9")))
    assert broken_canasta(turn_of(place, "9")) is True
    five = DealPosition("K 2 9 8", melds=(("K K K K K",), ("4 4 4",)), pile="5 6")
    assert broken_canasta(turn_of(five, "K 2", "9")) is True


def test_who_has_a_way_out_and_stays_refuses_to_go() -> None:
    place = DealPosition("7 9", melds=EXIT, pile="5 6")
    stays = refused_way_out(turn_of(place, "9"))
    assert isinstance(stays, Decision)
    assert isinstance(stays.alternatives[0], LayDown)
    assert refused_way_out(turn_of(place, "7", "9")) is True
    assert not refused_way_out(turn_of(DealPosition("9 8 6", melds=EXIT, pile="5"), "9"))


def test_whom_the_partner_told_to_stay_refuses_nothing() -> None:
    state = DealPosition("7 9 8 8 8", melds=EXIT, pile="5 6").state()
    steps: list[tuple[PlayerView, Action]] = []
    for action in (AskPermission(), AnswerPermission(yes=False)):
        if state.actor == 0:
            steps.append((view_of(state, 0), action))
        act(state, action)
    nine = next(card for card in state.hands[0] if KIND[card] == KIND_OF_TEXT["9"])
    steps.append((view_of(state, 0), Discard(nine)))
    act(state, Discard(nine))
    turn = Turn(tuple(steps), view_of(state, state.actor), out=False)
    assert turn.asked
    assert turn.refused
    assert not refused_way_out(turn)
    assert not let_stock_run_out(turn)


def test_going_out_unasked_is_complained_of_when_it_costs_the_partner_more_than_300() -> None:
    place = DealPosition("7 9", melds=EXIT, pile="5 6")
    assert is_fault(left_partner(turn_of(place, "7", "9", cost=310)))
    assert left_partner(turn_of(place, "7", "9", cost=300)) is True
    assert not left_partner(turn_of(place, "9", cost=310))


def test_a_public_gift_is_an_occasion_only_beside_a_card_that_is_none() -> None:
    melds = ((), ("K K K",))
    assert is_fault(fed_next(turn_of(DealPosition("K 9 8", melds=melds, pile="4 5 6"), "K")))
    assert fed_next(turn_of(DealPosition("K 9 8", melds=melds, pile="4 5 6"), "9")) is True
    assert not fed_next(turn_of(DealPosition("Q 9 8", melds=melds, pile="4 5 6"), "9"))
    assert not fed_next(turn_of(DealPosition("K K", melds=melds, pile="4 5 6"), "K"))


def test_of_a_gift_it_is_told_whether_only_a_wild_card_was_none() -> None:
    def fault(hand: str) -> Fault:
        found = fed_next(turn_of(DealPosition(hand, melds=((), ("K K K",)), pile="4 5 6"), "K"))
        assert isinstance(found, Decision)
        return judged("feeds_next", found, "test")

    assert fault("K K 2").spares_wild
    assert not fault("K 9 2").spares_wild


def test_freezing_is_complained_of_where_the_side_has_more_ranks_on_the_table() -> None:
    more = (("K K K", "7 7 7"), ("4 4 4",))
    assert is_fault(froze_own_pile(turn_of(DealPosition("2 9 8", melds=more, pile="5 6 8 5"), "2")))
    assert froze_own_pile(turn_of(DealPosition("2 9 8", melds=more, pile="5 6 8 5"), "9")) is True
    assert not froze_own_pile(turn_of(DealPosition("2 9 8", melds=more, pile="5 6 8"), "2"))
    assert not froze_own_pile(turn_of(DealPosition("2 9 8", melds=more[::-1], pile="5 6 8 5"), "2"))


def test_laying_nearly_all_early_is_complained_of() -> None:
    place = DealPosition("K K K 7 7 8 9", melds=(("7 7 7",), ("4 4 4",)), pile="5", stock=50)
    assert is_fault(melded_all_early(turn_of(place, "K K K", "7 7", "9")))
    assert melded_all_early(turn_of(place, "7 7", "9")) is True
    late = DealPosition("K K K 7 7 8 9", melds=(("7 7 7",), ("4 4 4",)), pile="5", stock=12)
    assert not melded_all_early(turn_of(late, "K K K", "7 7", "9"))


def test_an_exit_in_the_last_round_wins_when_the_side_is_ahead() -> None:
    place = DealPosition("7 9", melds=EXIT, pile="5 6", stock=3)
    assert is_fault(let_stock_run_out(turn_of(place, "9")))
    assert let_stock_run_out(turn_of(place, "7", "9")) is True
    assert not let_stock_run_out(
        turn_of(DealPosition("7 9", melds=EXIT, pile="5 6", stock=30), "9")
    )
    behind = (EXIT[0], ("A A A A A A A", "Q Q Q Q Q Q Q"))
    assert not let_stock_run_out(
        turn_of(DealPosition("7 9", melds=behind, pile="5 6", stock=3), "9")
    )


def test_what_cost_much_was_wrong() -> None:
    place = DealPosition("7 9", melds=EXIT, pile="5 6 8", hands={1: 11, 2: 1, 3: 11})
    found = refused_way_out(turn_of(place, "9"))
    assert isinstance(found, Decision)
    fault = judged("refuses_to_go_out", found, "test")
    assert fault.wrong
    assert min(fault.careful, fault.plain) > 0


def test_deals_are_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With faults that are not judged, which takes most time and is asked above."""

    def unjudged(matter: Matter, found: Decision, luck: str, moment: object = None) -> Fault:
        return Fault(matter, found.view.turn, str(found.move), careful=12.5, gained=-30.0)

    monkeypatch.setattr(partner_rates, "judged", unjudged)
    kept = RatesFile(tmp_path / "kept.jsonl")
    deals = [watch_deal(COMPANY, number) for number in range(2)]
    for deal in deals:
        kept.add(COMPANY, deal)
    assert deals[0].discards > 0
    assert deals[0].faults
    again = RatesFile(tmp_path / "kept.jsonl")
    assert list(again.of(COMPANY).values()) == deals
    assert watch_partner(COMPANY, 2, kept=again) == rates_of(COMPANY, deals)
    assert [rate.matter for rate in rates_of(COMPANY, deals).rates] == list(MATTERS)


def test_deals_of_earlier_players_count_where_all_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = RatesFile(tmp_path / "kept.jsonl")
    deals = [DealRates(number, discards=7) for number in range(2)]
    for deal in deals:
        kept.add(COMPANY, deal)
    monkeypatch.setattr(partner_run, "PLAYERS_VERSION", PLAYERS_VERSION + 1)
    found = watch_partner(COMPANY, 2, kept=kept)
    assert (found.version, found.discards) == (PLAYERS_VERSION, 14)
    assert kept.first(COMPANY, 3) == (PLAYERS_VERSION + 1, {})


def test_a_file_of_something_else_is_refused_by_line(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text('{"number": 1}\n', encoding="utf-8")
    with pytest.raises(LinesFileProblem, match="line 1"):
        RatesFile(path)
