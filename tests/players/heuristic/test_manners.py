"""How a bot sits with a partner: it asks, it heeds, and it does not cross the partner's plans."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    AskPermission,
    Discard,
    GoOut,
    LayDown,
    Play,
)
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_OF_TEXT
from canasta_qt.engine.events import Discarded, Event, Melded, PermissionAnswered
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import view_of
from canasta_qt.players.api import make_bot, thinks_ahead
from canasta_qt.players.heuristic.moment import Manners
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.heuristic.weights import weights_of
from canasta_qt.players.levels import LEVELS, PERSONALITIES
from tests.players.positions import DealPosition

EVERYBODY = tuple(info.id for info in LEVELS if info.offered)
ALL_BUT_THE_SLOWEST = [
    pytest.param(level, marks=pytest.mark.slow if level == "master" else ()) for level in EVERYBODY
]
"""Expert stands for Master, who imagines five times as many deals, where nobody goes out."""
CANASTA = "K K K K K K K"
PARTNER = 2


def laid_by(seat: int, place: DealPosition, *which: int) -> DealPosition:
    """The place, with these melds of the own side begun by a seat."""
    melds = place.state().melds[0]
    told: tuple[Event, ...] = tuple(
        Melded(seat, 0, melds[at].uid, melds[at].cards, True) for at in which
    )
    return replace(place, history=(*place.history, *told))


def manners(place: DealPosition) -> Manners:
    view = view_of(place.state(), place.seat, place.history)
    return HeuristicBot(0).moment(view).manners


def rank(text: str) -> int:
    return KIND_OF_TEXT[text]


def thrown(action: Action) -> int:
    assert isinstance(action, Discard), action
    return KIND[action.card]


def laid(action: Action) -> list[int]:
    return (
        [KIND[c] for play in action.plays for c in play.cards]
        if isinstance(action, LayDown)
        else []
    )


# -- what is seen ----------------------------------------------------------------------------


def test_a_meld_that_the_partner_began_is_the_partners() -> None:
    place = DealPosition(hand="4 5 6 8", melds=(["Q Q Q", "9 9 9"], []), pile="7")
    seen = manners(laid_by(0, laid_by(PARTNER, place, 0), 1))
    assert seen.builds[rank("Q")]
    assert not seen.builds[rank("9")]


def test_a_canasta_that_is_complete_is_nobodys_plan() -> None:
    place = DealPosition(hand="4 5 6 8", melds=([CANASTA], []), pile="7")
    assert not any(manners(laid_by(PARTNER, place, 0)).builds)


@pytest.mark.parametrize(("seat", "froze"), [(PARTNER, True), (1, False), (0, False)])
def test_who_froze_the_pile_is_remembered(seat: int, froze: bool) -> None:
    place = DealPosition(hand="4 5 6 8", melds=(["Q Q Q"], []), pile="7 2 9", freezer=True)
    card = place.state().pile[1]
    assert manners(replace(place, history=[Discarded(seat, card, True)])).froze == froze


def test_who_plays_alone_has_nobody_to_be_polite_to() -> None:
    place = DealPosition(hand="4 5 6 8", melds=(["Q Q Q"], []), pile="7", preset="classic_2p")
    seen = manners(laid_by(0, place, 0))
    assert not any(seen.builds)
    assert not seen.froze
    assert not seen.holds_back


def test_every_level_and_temper_has_manners() -> None:
    for level in EVERYBODY:
        for personality in ("", *PERSONALITIES):
            weights = weights_of(level, personality)
            assert min(weights.mates_card, weights.mates_natural, weights.mates_secret) > 0


# -- canastas under way ----------------------------------------------------------------------


@pytest.mark.parametrize("level", ALL_BUT_THE_SLOWEST)
def test_adds_to_the_meld_that_the_partner_builds(level: str) -> None:
    """Those who think ahead may keep the card for a better moment, but it goes there."""
    place = DealPosition(
        hand="Q 4 5 6 8 9 T J J", melds=(["Q Q Q Q", "A A A"], ["7 7 7"]), pile="5", turn=25
    )
    action = laid_by(PARTNER, place, 0).choose(level)
    assert rank("Q") in laid(action) or (thinks_ahead(level) and thrown(action) != rank("Q"))


@pytest.mark.parametrize("level", ALL_BUT_THE_SLOWEST)
def test_does_not_throw_away_what_the_partner_collects(level: str) -> None:
    place = DealPosition(
        hand="Q J 8 8 T T 2", melds=(["Q Q Q Q Q"], ["7 7 7"]), pile="5 6", turn=9, freezer=False
    )
    action = laid_by(PARTNER, place, 0).choose(level)
    assert isinstance(action, LayDown) or thrown(action) != rank("Q")


@pytest.mark.parametrize("level", ALL_BUT_THE_SLOWEST)
def test_does_not_dirty_the_natural_meld_of_the_partner(level: str) -> None:
    """The side has its canasta; three more queens are about, and the partner may hold them."""
    place = DealPosition(
        hand="2 4 5 6 8 9 9 T J",
        melds=(["Q Q Q Q Q", CANASTA], ["7 7 7"]),
        pile="5",
        hands={1: 10, 2: 9, 3: 10},
        turn=13,
    )
    action = laid_by(PARTNER, place, 0).choose(level)
    plays = action.plays if isinstance(action, LayDown) else ()
    assert not any(play.onto == place.state().melds[0][0].uid for play in plays)


def test_everything_may_be_laid_when_somebody_is_about_to_go_out() -> None:
    place = DealPosition(
        hand="2 4 5 6 8 9 9 T J",
        melds=(["Q Q Q Q Q", CANASTA], [CANASTA.replace("K", "7")]),
        pile="5",
        hands={1: 10, 2: 9, 3: 10},
    )
    calm = laid_by(PARTNER, place, 0)
    hurried = replace(calm, hands={1: 1, 2: 9, 3: 1})
    dirty = Play((place.state().hands[0][0],), place.state().melds[0][0].uid)
    assert manners(calm).spoils([dirty])
    assert not manners(hurried).spoils([dirty])


@pytest.mark.parametrize("level", ALL_BUT_THE_SLOWEST)
def test_completes_the_partners_canasta_with_the_wild_rather_than_begin_a_meld(level: str) -> None:
    place = DealPosition(
        hand="2 9 9 4 5 6 8 J",
        melds=(["Q Q Q Q Q 2"], ["7 7 7"]),
        pile="5",
        turn=21,
    )
    action = laid_by(PARTNER, place, 0).choose(level)
    assert rank("9") not in laid(action)
    assert not isinstance(action, Discard) or not IS_WILD[thrown(action)]


# -- a frozen pile ---------------------------------------------------------------------------


def frozen_by(seat: int, pile: str, hand: str, phase: Phase) -> DealPosition:
    place = DealPosition(
        hand=hand,
        melds=(["Q Q Q"], ["7 7 7", "9 9 9"]),
        pile=pile,
        phase=phase,
        freezer=True,
        turn=17,
    )
    wild = next(card for card in place.state().pile if IS_WILD[KIND[card]])
    return replace(place, history=[Discarded(seat, wild, True)])


def test_is_more_careful_with_a_pile_that_the_partner_froze() -> None:
    pile, hand = "5 6 8 2 J 8 A A T J", "6 4 8 J T A"
    own, rivals = (manners(frozen_by(seat, pile, hand, Phase.PLAY)) for seat in (PARTNER, 1))
    assert own.feeding() > rivals.feeding() == 1


# -- going out -------------------------------------------------------------------------------

OUT = DealPosition(hand="9 9 9 4", melds=([CANASTA], ["7 7 7"]), pile="5", turn=25, stock=30)


def held_back(place: DealPosition) -> bool:
    state = place.state()
    state.opened[0], state.laid_before[PARTNER] = 3, False
    return HeuristicBot(0).moment(view_of(state, 0)).manners.holds_back


def test_a_partner_who_has_long_laid_nothing_has_a_plan() -> None:
    assert held_back(OUT)
    assert not held_back(replace(OUT, turn=9))


@pytest.mark.parametrize("level", EVERYBODY)
def test_does_not_end_the_deal_unasked_under_a_partner_who_holds_back(level: str) -> None:
    state = replace(OUT, hands={1: 8, 2: 12, 3: 8}).state()
    state.opened[0], state.laid_before[PARTNER] = 3, False
    action = make_bot(level, 0).choose(view_of(state, 0))
    assert action == AskPermission() or len(laid(action)) < 3


@pytest.mark.parametrize("level", ALL_BUT_THE_SLOWEST)
@pytest.mark.parametrize("binding", [True, False])
def test_heeds_the_partners_no(level: str, binding: bool) -> None:
    place = replace(OUT, hands={1: 14, 2: 1, 3: 14}, rules={"permission.binding": binding})
    state = place.state()
    state.now.asked, state.now.answer = True, False
    action = make_bot(level, 0).choose(view_of(state, 0, [PermissionAnswered(0, 2, False)]))
    assert not isinstance(action, GoOut)
    assert len(laid(action)) < 3


@pytest.mark.parametrize("level", EVERYBODY)
def test_asks_when_the_partner_has_much_to_lose(level: str) -> None:
    place = replace(OUT, hands={1: 5, 2: 14, 3: 5})
    action = place.choose(level)
    assert action == AskPermission() or len(laid(action)) < 3


@pytest.mark.parametrize("level", EVERYBODY)
@pytest.mark.parametrize(
    ("hand", "rivals", "yes"),
    [("4 6", 12, True), ("A A A A A K K K J J J J X X 2 2 2", 4, False)],
)
def test_answers_by_what_the_own_hand_still_brings(
    level: str, hand: str, rivals: int, yes: bool
) -> None:
    place = DealPosition(
        hand=hand,
        melds=(["Q Q Q Q Q Q Q"], ["7 7 7"]),
        pile="5",
        phase=Phase.ANSWER,
        turn_seat=PARTNER,
        hands={1: rivals, 2: 4, 3: rivals},
    )
    assert place.choose(level) == AnswerPermission(yes)
