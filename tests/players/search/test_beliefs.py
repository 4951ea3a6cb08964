"""What others are likely to hold: evidence that is public, weights from deals, worlds by them."""

from __future__ import annotations

from collections import Counter

from canasta_qt.engine.cards import KINDS, RED_THREE
from canasta_qt.engine.rules import preset
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy.determinize import deal_hand, imagine
from canasta_qt.players.playout.state_codec import blank_state, row
from canasta_qt.players.search.determinize import FULL, Beliefs, beliefs_of, evidence, weights_for
from tests.players.permutations import moments
from tools.lab import fit_beliefs

KING, QUEEN = 13, 12


def _late(game: str = "classic_4p", seed: int = 3) -> PlayerView:
    """What a seat sees well into a deal."""
    return [view for _, view in moments(preset(game).rules, seed, 20)][3]


def _hand(weights: tuple[int, int, int], missing: int = 5, luck: int = 1) -> list[int]:
    """A hand from ten kings and ten queens, kings with these weights, queens always kept."""
    parts = tuple(
        (tuple(weight if kind == KING else FULL for kind in range(KINDS)),) for weight in weights
    )
    dealt = blank_state(preset("classic_4p").rules)
    dealt.held[0], dealt.stock_left, dealt.luck = missing, 20, luck
    for place in range(20):
        dealt.stock_cards[place] = (KING, QUEEN)[place % 2]
    deal_hand(dealt, 0, row(Beliefs(parts).weights))
    return [dealt.hand[kind] for kind in range(const.KINDS)]


def test_a_hand_gets_as_many_cards_as_it_lacks() -> None:
    assert [sum(_hand((FULL,) * 3, missing)) for missing in (0, 3, 20)] == [0, 3, 20]


def test_light_cards_stay_out_until_nothing_else_is_left() -> None:
    assert _hand((0, 0, 0), 10)[KING] == 0
    assert _hand((0, 0, 0), 12)[KING] == 2


def test_a_light_second_card_makes_pairs_rare() -> None:
    rare = Counter(_hand((FULL, 10, FULL), 4, luck)[KING] for luck in range(0, 2000, 10))
    often = Counter(_hand((FULL,) * 3, 4, luck)[KING] for luck in range(0, 2000, 10))
    assert rare[2] + rare[3] + rare[4] < 0.5 * (often[2] + often[3] + often[4])


def test_a_light_third_card_makes_groups_rare_and_pairs_no_rarer() -> None:
    rare = Counter(_hand((FULL, FULL, 10), 6, luck)[KING] for luck in range(0, 2000, 10))
    often = Counter(_hand((FULL,) * 3, 6, luck)[KING] for luck in range(0, 2000, 10))
    assert sum(rare[count] for count in (3, 4, 5, 6)) < 0.2 * sum(often[n] for n in (3, 4, 5, 6))
    assert rare[2] > often[2]


def test_who_threw_a_rank_lately_is_believed_to_hold_few_of_it() -> None:
    view = _late()
    beliefs, memory = beliefs_of(view), Memory(view)
    for seat in view.order:
        names = evidence(view, memory, seat)
        for kind in range(4, 15):
            plain = [at for at, name in enumerate(names) if name.startswith("none open mid")]
            if names[kind] == "none thrown new" and plain:
                assert beliefs.parts[0][seat][kind] < beliefs.parts[0][seat][plain[0]]


def test_cards_of_a_rank_the_own_side_has_melded_are_believed_laid() -> None:
    view = _late()
    beliefs, memory = beliefs_of(view), Memory(view)
    light = heavy = 0
    for seat in view.order:
        for kind, name in enumerate(evidence(view, memory, seat)):
            light = max(light, beliefs.parts[0][seat][kind] if name.startswith("own ") else 0)
            heavy = max(heavy, beliefs.parts[0][seat][kind])
    assert 0 < light < heavy / 3


def test_threes_that_are_laid_out_are_in_no_hand() -> None:
    for game in ("classic_4p", "american_2017"):
        view = _late(game)
        rows = beliefs_of(view).parts[0]
        assert all(row[RED_THREE] == 0 for row in rows)


def test_nobody_always_picks_first_and_everybody_by_weights_of_its_own() -> None:
    rules = preset("classic_4p").rules
    block, base = playout_rules(rules), blank_state(rules)
    base.stock_left = 4
    for place, kind in enumerate((KING, QUEEN, QUEEN, QUEEN)):
        base.held[place], base.stock_cards[place] = 1, kind
    likes_kings = tuple(FULL if kind == KING else 0 for kind in range(KINDS))
    weights = row(Beliefs(((likes_kings,) * 4,) * 3).weights)
    got: list[int] = []
    for number in range(4):
        world = imagine(block, base, weights, number, 99)
        got += [seat for seat in range(4) if world.hand[const.KINDS * seat + KING]]
    assert got == [0, 1, 2, 3]


def test_the_same_deals_fit_the_same_weights() -> None:
    one, two = ([*fit_beliefs._looks("classic_4p", 1, 5)] for _ in range(2))
    assert [look[2:] for look in one] == [look[2:] for look in two]
    rules = playout_rules(preset("classic_4p").rules, careful=True)
    for recalled in (False, True):
        fits = [fit_beliefs._fit(rules, looks, recalled=recalled) for looks in (one, two)]
        assert fits[0] == fits[1]


def test_a_look_has_the_true_cards_of_every_hand() -> None:
    look = next(fit_beliefs._looks("classic_2p", 1, 5))
    assert [sum(hand) for hand in look.truth] == list(look.base.held[:2])
    assert len(look.hidden) == 1


def test_every_family_has_weights_of_its_own_or_those_of_its_kin() -> None:
    usual = weights_for(preset("classic_4p").rules)
    assert weights_for(preset("classic_2p").rules) != usual
    assert weights_for(preset("viennese").rules) == usual
