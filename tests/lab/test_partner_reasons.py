"""Hint and ledger speak of what people complain of in a partner, in deals in which it happens."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain

import pytest

from canasta_qt.engine.actions import LayDown
from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.engine.rules import resolve
from canasta_qt.players.adviser.catalogue import SURPRISES
from canasta_qt.players.adviser.hinting import Taught
from canasta_qt.players.adviser.reasons import reasons_for
from canasta_qt.players.judging import FactDifference, compare
from canasta_qt.players.search.advice import by_rule_of_thumb
from canasta_qt.words.teaching.hints import hint_words, why_words
from tests.lab.test_partner_rates import EXIT, turn_of
from tests.players.positions import DealPosition
from tools.lab import partner_rates
from tools.lab.partner_rates import (
    Company,
    Decision,
    Fault,
    Matter,
    left_partner,
    let_stock_run_out,
    watch_deal,
)
from tools.lab.partner_truth import TrueMoment

FOUND_IN = (
    ("newcomer", 3), ("newcomer", 5), ("newcomer", 12), ("newcomer", 43), ("casual", 9),
    ("casual", 11), ("casual", 15), ("casual", 27), ("steady", 7), ("steady", 88), ("steady", 133),
)  # fmt: skip
"""Who is watched in which deals: there such moves were made when this was written."""
ELSEWHERE = tuple((level, number) for number in range(150) for level in ("casual", "steady"))
"""Where else to look, should players have learned not to make them."""
IN_DEALS: tuple[Matter, ...] = (
    "breaks_canasta",
    "refuses_to_go_out",
    "feeds_next",
    "freezes_own_pile",
    "melds_all_early",
)
"""The complaints that are heard in deals; of the two others there was none in 500."""
SPEAKS: dict[Matter, set[str]] = {
    "breaks_canasta": {"can_wait", "mixes"},
    "refuses_to_go_out": {"stays", "stays_late"},
    "leaves_partner": {"leaves_mate"},
    "feeds_next": {"gift", "spares_wild"},
    "freezes_own_pile": {"freezes_needed"},
    "melds_all_early": {"lays_much"},
    "lets_stock_run_out": {"stays_late"},
}
"""The reasons that speak of each."""
DecisionsByMatter = dict[Matter, list[Decision]]


@pytest.fixture(scope="module")
def found() -> DecisionsByMatter:
    """What is complained of in the deals, by complaint."""
    decisions: DecisionsByMatter = defaultdict(list)

    def remembered(
        matter: Matter, decision: Decision, luck: str, moment: TrueMoment | None = None
    ) -> Fault:
        decisions[matter].append(decision)
        return Fault(matter, decision.view.turn, luck)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(partner_rates, "judged", remembered)
        for place, (level, number) in enumerate(chain(FOUND_IN, ELSEWHERE)):
            if place >= len(FOUND_IN) and all(decisions[matter] for matter in IN_DEALS):
                break
            rules = resolve("classic_4p", {})
            watch_deal(Company(rules, level, "steady", "steady", "why"), number)
    return decisions


def name(seat: int) -> str:
    return ("South", "West", "North", "East")[seat]


def facts_of(decision: Decision) -> tuple[FactDifference, ...]:
    """In what imagined deals go otherwise than with a harmless move, as a hint has it."""
    compared = compare(decision.view, (decision.move, decision.alternatives[0]), worlds=100)
    return () if compared is None else compared.differences(0, 1)


@pytest.mark.slow  # stand-in: test_going_out_speaks_of_the_partner_who_holds_much
@pytest.mark.parametrize("matter", IN_DEALS)
def test_hints_and_ledger_speak_of_what_is_complained_of(
    found: DecisionsByMatter, matter: Matter
) -> None:
    assert found[matter]
    for decision in found[matter]:
        says_so(decision, matter)


def says_so(decision: Decision, matter: Matter) -> None:
    """Both must tell such a reason, whatever else speaks for the move."""
    for facts in ((), facts_of(decision)):
        told = reasons_for(decision.view, decision.move, facts)
        about = [one for one in told if one.code in SPEAKS[matter]]
        assert about, [one.code for one in told]
        alone = why_words(about[:1], name)
        clause = alone.removeprefix("Why: ").removeprefix("Although ").rstrip(".")
        assert clause in why_words(told, name)
        hint = hint_words(
            Taught(by_rule_of_thumb(decision.move).moves, told), name, decision.view
        ).text
        assert hint.endswith(".")
        assert "{" not in hint + clause


def test_going_out_speaks_of_the_partner_who_holds_much() -> None:
    turn = turn_of(DealPosition("7 9", melds=EXIT, pile="5 6"), "7", "9", cost=310)
    decision = left_partner(turn)
    assert isinstance(decision, Decision)
    says_so(decision, "leaves_partner")
    for view, action in turn.steps:
        assert "North still holds" in why_words(reasons_for(view, action), name)


def test_going_out_with_leave_speaks_of_it_and_of_a_partner_with_few_cards_of_none() -> None:
    few = turn_of(DealPosition("7 9", melds=EXIT, pile="5 6", hands={2: 3}), "7", "9")
    assert "North" not in why_words(reasons_for(*few.steps[-1]), name)
    view, action = turn_of(DealPosition("7 9", melds=EXIT, pile="5 6"), "7", "9").steps[-1]
    view.now.answer = True
    assert "North has said yes" in why_words(reasons_for(view, action), name)


def test_playing_on_as_the_stock_runs_out_speaks_of_the_last_turns() -> None:
    decision = let_stock_run_out(turn_of(DealPosition("7 9", melds=EXIT, pile="5 6", stock=3), "9"))
    assert isinstance(decision, Decision)
    says_so(decision, "lets_stock_run_out")
    assert "last 3 cards of the stock" in why_words(reasons_for(decision.view, decision.move), name)


def test_laying_something_down_with_a_way_out_speaks_of_staying_only_if_cards_stay() -> None:
    place = DealPosition("7 7 K 9", melds=(("K K K K K K", "7 7 7 7"), ("4 4 4",)), pile="5 6")
    view, lay = turn_of(place, "K", "9").steps[0]
    assert isinstance(lay, LayDown)
    assert "stays" in {one.code for one in reasons_for(view, lay)}
    away = turn_of(DealPosition("7 9", melds=EXIT, pile="5 6"), "7", "9").steps[0]
    assert {"going"} <= {one.code for one in reasons_for(*away)}


@pytest.mark.slow  # stand-in: test_going_out_speaks_of_the_partner_who_holds_much
def test_what_nobody_weighed_is_not_said_to_be_worth_more(found: DecisionsByMatter) -> None:
    for decisions in found.values():
        for decision in decisions:
            told = reasons_for(decision.view, decision.move, leaving=SURPRISES)
            assert not {one.code for one in told} & SURPRISES


def test_a_card_that_gives_nothing_away_is_no_gift() -> None:
    place = DealPosition("K 9 8", melds=((), ("K K K",)), pile="4 5 6")
    view, action = turn_of(place, "9").steps[0]
    assert "gift" not in {one.code for one in reasons_for(view, action)}
    given = reasons_for(*turn_of(place, "K").steps[0])
    assert next(one for one in given if one.code == "gift").kinds == (KIND_OF_TEXT["K"],)
