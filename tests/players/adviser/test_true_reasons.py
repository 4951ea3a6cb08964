"""What a reason claims of a rank, a meld or the pile is so by the judge, in recorded deals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from canasta_qt.engine.actions import Discard, LayDown, LayOnHeap, Play, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_OF_TEXT, NATURAL_KINDS
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_checks import is_dead_rank
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.state import DealState, Phase, TurnRecord
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.adviser.reasons import Reason, structural_reasons
from canasta_qt.record.timeline import ReplayPoint
from tests.helpers.deals.recorded_moments import recorded
from tests.players.positions import DealPosition

GAMES = [
    *("hand_and_foot", "samba", "american_2017"),
    *(
        pytest.param(game, marks=pytest.mark.slow)
        for game in ("classic_4p", "bolivia", "westergren")
    ),
]
"""Games with dead ranks, with runs, and with a frozen pile stand in for the others."""


def discards(game: str) -> Iterator[tuple[DealState, PlayerView, int, dict[str, Reason]]]:
    """The reasons for one discard of each rank, at every few of the discards of a match."""
    timeline = recorded(game)
    for deal, tape in enumerate(timeline.tapes, 1):
        numbers = [n for n, one in enumerate(tape.deal.entries) if isinstance(one.action, Discard)]
        for number in numbers[2::5]:
            run = timeline.run_at(ReplayPoint(deal, number))
            view = run.view(run.state.actor)
            for card in {KIND[card]: card for card in view.hand}.values():
                if verify(view, Discard(card)) is None:
                    found = structural_reasons(view, Discard(card))
                    yield run.state, view, card, {one.code: one for one in found}


def can_be_laid(state: DealState, kind: int) -> bool:
    """Whether somebody who has opened could lay a card of this kind, with all that helps."""
    pack = state.setup.pack
    helpful = [card for card in pack if KIND[card] == kind][:5]
    helpful += [card for card in pack if IS_WILD[KIND[card]]][:1]
    helpful += [card for card in pack if KIND[card] in NATURAL_KINDS and KIND[card] != kind][:3]
    for seat in state.order:
        imagined = state.clone()
        imagined.hands[seat] = list(helpful)
        imagined.turn_seat, imagined.phase, imagined.now = seat, Phase.PLAY, TurnRecord()
        side = state.side_of[seat]
        imagined.opened[side] = imagined.opened[side] or 1
        for action in legal_actions(imagined):
            if isinstance(action, LayDown) and any(
                KIND[card] == kind for play in action.plays for card in play.cards
            ):
                return True
            if isinstance(action, LayOnHeap) and any(KIND[card] == kind for card in action.cards):
                return True
    return False


def takes_next(state: DealState, card: int, hand: list[int]) -> list[TakePile]:
    """Ways to take the pile for whoever plays next, with this hand, once the card lies on it."""
    imagined = state.clone()
    imagined.pile.append(card)
    imagined.turn_seat = state.next_seat(state.turn_seat)
    imagined.phase, imagined.now = Phase.START, TurnRecord()
    imagined.hands[imagined.turn_seat] = hand
    return pile_takes(imagined, 2)


@pytest.mark.parametrize("game", GAMES)
def test_what_reasons_for_a_discard_claim_is_so(game: str) -> None:
    for state, view, card, reasons in discards(game):
        kind, rival = KIND[card], view.side_of[view.next_seat(view.turn_seat)]
        if "dead" in reasons:
            assert not can_be_laid(state, kind)
        elif all(is_dead_rank(state, side, kind) for side in range(len(state.melds))):
            assert can_be_laid(state, kind)  # in a run, or on a heap
        like = [one for one in state.setup.pack if KIND[one] == kind and one != card]
        others = [one for one in state.setup.pack if KIND[one] != kind and not IS_WILD[KIND[one]]]
        if "stops" in reasons:
            assert not takes_next(state, card, like[:5])
        if "needs_pair" in reasons:
            assert not takes_next(state, card, [like[0], *others[:40:3]])
        if "no_meld" in reasons:
            lying = [KIND[one] for meld in state.melds[rival] for one in meld.cards]
            assert kind not in lying
        if "can_wait" in reasons:
            roomy = state.clone()  # with cards enough to keep
            roomy.hands[state.turn_seat], roomy.now = [card, *others[:3]], TurnRecord()
            melds = [one.uid for one in state.melds[state.side] if one.kind == kind]
            offs = [LayDown((Play((card,), uid),)) for uid in melds]
            assert any(verify(roomy, one) is None for one in offs)
        if "freezes" in reasons or "freezes_needed" in reasons:
            assert state.freezer < 0
            assert not state.setup.rules.pile.always_frozen


def test_a_rank_is_not_dead_while_a_meld_of_it_lies_open_beside_a_full_one() -> None:
    full = "9 9 9 9 9 9 9"
    both = DealPosition("9 Q K K", (["A A A"], [full, "9 9 9"]), "7", preset="hand_and_foot")
    one = DealPosition("9 Q K K", (["A A A"], [full]), "7", preset="hand_and_foot")
    for place in (both, one):
        view = view_of(place.state(), 0, ())
        nine = next(card for card in view.hand if KIND[card] == KIND_OF_TEXT["9"])
        codes = [reason.code for reason in structural_reasons(view, Discard(nine))]
        assert "dead" not in codes


def test_a_rank_is_dead_where_the_rules_say_so_of_a_canasta() -> None:
    rules = {"meld.dead_ranks": "both_teams"}
    place = DealPosition("9 Q K K", (["A A A"], ["9 9 9 9 9 9 9"]), "7", rules=rules)
    view = view_of(place.state(), 0, ())
    nine = next(card for card in view.hand if KIND[card] == KIND_OF_TEXT["9"])
    assert "dead" in [reason.code for reason in structural_reasons(view, Discard(nine))]
