"""What only some games know: special hands, kept threes, heaps, melds that go back, whom to ask."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine import actions
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.going_out.requirements import may_be_asked, may_go_out
from canasta_qt.engine.going_out.special_hands import declarable_hands
from canasta_qt.engine.judge.faults import punishes
from canasta_qt.engine.judge.going_out_search import find_going_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.judge.optional_actions import belongs_on_heap, heap_is_open
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.state import Phase
from canasta_qt.play.gestures.situation import GestureOption, Resolution, Situation
from canasta_qt.view_model.pictures import ButtonId
from canasta_qt.words.cards import hand_name, number, rank_name
from canasta_qt.words.turn import TurnText


def moves_of(rules: TableRules) -> frozenset[str]:
    """The buttons, by name, that only some games have and this one may offer in a turn."""
    setup = setup_for(rules)
    asks = rules.permission.mode != "none" and rules.match.team_mode != "solo"
    has = {
        ButtonId.SPECIAL: bool(rules.special_hands.hands),
        ButtonId.LAY_THREE: setup.keeps_threes and any(setup.tabled),
        ButtonId.MERGE: setup.merges,
        ButtonId.RETRACT: setup.retracts_melds,
        ButtonId.ASK: asks,
        ButtonId.CONCEDE: rules.match.forfeit_call is not None,
    }
    return frozenset(button.value for button, yes in has.items() if yes)


def special_hands(sit: Situation) -> tuple[str, ...]:
    """Ids of the special hands this seat may declare now, the dearest first."""
    return declarable_hands(sit.state) if sit.must_act else ()


def hand_text(sit: Situation, hand_id: str) -> str:
    """A special hand with its points: "Straight: 3,000 points"."""
    hands = sit.state.setup.rules.special_hands.hands
    value = next(hand.value for hand in hands if hand.id == hand_id)
    return TurnText.CHOICE_HAND(hand=hand_name(hand_id), points=number(value, "point"))


def declare(sit: Situation) -> Resolution:
    """Declare a special hand; a choice where the cards make several."""
    options = [
        GestureOption(
            actions.DeclareSpecialHand(hand_id), TurnText.BUTTON_SPECIAL(), hand_text(sit, hand_id)
        )
        for hand_id in special_hands(sit)
    ]
    if options:
        return Resolution(tuple(options), title=TurnText.CHOICE_SPECIAL())
    known = bool(sit.state.setup.rules.special_hands.hands) and sit.must_act
    return Resolution(why=sit.why(Refusal(Code.SPECIAL_HAND)) if known else sit.not_now())


def kept_threes(sit: Situation) -> list[int]:
    """Threes of the hand that may be laid out now, one of each colour."""
    if not sit.must_act:
        return []
    tabled = sit.state.setup.tabled
    threes = {KIND[card]: card for card in sit.hand if tabled[KIND[card]]}
    found = [threes[kind] for kind in sorted(threes)]
    return [card for card in found if verify(sit.state, actions.LayThree(card)) is None]


def lay_three(sit: Situation, cards: Sequence[int] = ()) -> Resolution:
    """Lay out a kept three: this one, or one of the hand."""
    if len(cards) > 1:
        return Resolution(why=TurnText.NO_ONE_THREE())
    word = TurnText.TARGET_LAY_THREE()
    if cards:
        refusal = verify(sit.state, actions.LayThree(cards[0]))
        if refusal is not None:
            return Resolution(why=sit.why(refusal))
        return Resolution((GestureOption(actions.LayThree(cards[0]), word),))
    options = [
        GestureOption(actions.LayThree(card), word, rank_name(KIND[card]), (card,))
        for card in kept_threes(sit)
    ]
    why = "" if options else TurnText.NO_THREE() if sit.must_act else sit.not_now()
    return Resolution(tuple(options), why, TurnText.CHOICE_THREE())


def heap_options(sit: Situation, cards: tuple[int, ...]) -> list[GestureOption]:
    action = actions.LayOnHeap(cards)
    if not sit.must_act or verify(sit.state, action) is not None:
        return []
    return [GestureOption(action, TurnText.TARGET_HEAP(), TurnText.CHOICE_HEAP(), cards)]


def heap_hint(sit: Situation, cards: tuple[int, ...]) -> str:
    """For cards that make no meld: whether they may lie beside the melds, or when they may."""
    if not sit.state.setup.rules.meld.discard_heap or not sit.in_phase(Phase.PLAY):
        return ""
    if heap_options(sit, cards):
        return TurnText.NO_HEAP_BESIDE()
    kinds = {KIND[card] for card in cards}
    if heap_is_open(sit.state, sit.side) or not all(
        belongs_on_heap(sit.state, sit.side, k) for k in kinds
    ):
        return ""
    return TurnText.NO_HEAP_YET()


def lay_on_heap(sit: Situation, cards: tuple[int, ...], side: int) -> Resolution:
    """Hand cards were dropped on a heap."""
    if side != sit.side:
        return Resolution(why=TurnText.NO_OTHERS_MELDS())
    refusal = verify(sit.state, actions.LayOnHeap(cards))
    if refusal is None:
        options = heap_options(sit, cards)
        return Resolution(tuple(options), "" if options else sit.not_now())
    no_heap = refusal.code in (Code.MIXED_RANKS, Code.THREE_MELD)
    return Resolution(why=TurnText.NO_HEAP() if no_heap else sit.why(refusal))


def may_concede(sit: Situation) -> bool:
    return sit.must_act and verify(sit.state, actions.ConcedeDeal()) is None


def may_retract(sit: Situation) -> bool:
    """Whether melds must go back because no discard is legal."""
    return sit.must_act and verify(sit.state, actions.RetractMelds()) is None


def ask(sit: Situation) -> Resolution:
    """Ask "may I go out?": where several team-mates may be asked, the player chooses one."""
    if not sit.must_act:
        return Resolution(why=sit.not_now())
    refusal = verify(sit.state, actions.AskPermission())
    if refusal is not None:
        return Resolution(why=sit.why(refusal))
    mates = may_be_asked(sit.state)
    options = [GestureOption(actions.AskPermission(seat), "", sit.names[seat]) for seat in mates]
    return Resolution(tuple(options), title=TurnText.CHOICE_ASK())


def may_ask(sit: Situation) -> bool:
    """Whether asking "may I go out?" is legal and there is a way to go out."""
    if verify(sit.state, actions.AskPermission()) is not None:
        return False
    allowed = sit.state.clone()
    allowed.now.answer = True
    alone = len(sit.hand) <= 1 and may_go_out(allowed) is None
    return alone or find_going_out(allowed) is not None


def offers_asking(sit: Situation) -> bool:
    """Whether "may I go out?" is among the buttons; always where it may cost points."""
    slips = punishes(sit.state.setup.rules) and sit.opened
    return may_ask(sit) or (slips and verify(sit.state, actions.AskPermission()) is None)
