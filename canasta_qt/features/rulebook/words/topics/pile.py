"""Taking the discard pile: by which cards, how much of it, what bars it, and the frozen pile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import needs_minimum_pile
from canasta_qt.engine.rules.options import option
from canasta_qt.engine.rules.table_rules import get
from canasta_qt.words.lines import Line, any_of, count, mark, row, rule, why

_FREEZES: Final = ("freeze.wild_discard", "freeze.wild_upcard", "freeze.red_three_upcard")
_KEYS: Final = ("pile.naturals_needed", "pile.always_frozen")
_REASONS: Final = (*_FREEZES, "freeze.black_three", "pile.frozen_before_open")


def frozen(rules: TableRules) -> Iterator[Line]:
    """What freezes the pile, and what a frozen pile asks for."""
    naturals = count(rules.pile.naturals_needed.frozen, "natural")
    if rules.pile.always_frozen:
        others = ("pile.natural_plus_wild", "pile.layoff", "pile.one_card")
        yield rule(_ALWAYS[takes_wilds(rules)], *_KEYS, *_REASONS, *others, naturals=naturals)
        yield from _joining(rules)
        yield why(
            "So a large pile is worth waiting for: collect pairs, and watch what the others "
            "discard.",
            "pile.always_frozen",
        )
        return
    reasons = list(_reasons(rules))
    if not reasons:
        yield rule("The pile is never frozen.", *_KEYS, *_REASONS)
        return
    text, key = _WHEN_FROZEN[takes_wilds(rules)], "wild_meld.pile_take"
    yield rule(text, *_KEYS, key, naturals=naturals)
    yield from _joining(rules)
    yield rule("The pile is frozen:", *_REASONS)
    yield from reasons
    if len(reasons) > rules.pile.frozen_before_open:
        yield rule(
            "A card that freezes the pile lies crosswise, so that everybody sees it. The pile "
            "stays frozen for everybody until somebody takes that card.",
            *_FREEZES,
        )
    yield why(
        "A frozen pile protects those who have little on the table: nobody can take their discards "
        "with a meld or a wild card. So freeze it when you are behind.",
        *_REASONS,
    )


_ALWAYS: Final[dict[bool, str]] = {
    False: mark(
        "The pile is always frozen: only {naturals} of the top card's rank, all from your hand, "
        "take it. Wild cards and melds on the table are no help."
    ),
    True: mark(
        "The pile is always frozen: a natural card on top is taken only with {naturals} of its "
        "rank, all from your hand. Melds on the table are no help, and wild cards only where the "
        "top card is wild itself."
    ),
}

_WHEN_FROZEN: Final[dict[bool, str]] = {
    False: mark(
        "A frozen pile is taken only with {naturals} of the top card's rank, all from your hand. "
        "Wild cards and melds on the table are no help."
    ),
    True: mark(
        "When the pile is frozen, a natural card on top is taken only with {naturals} of its rank, "
        "all from your hand. Melds on the table are no help, and wild cards only where the top "
        "card is wild itself."
    ),
}
"""By whether a wild card on top can be taken with its like."""


def _joining(rules: TableRules) -> Iterator[Line]:
    yield rule(
        "These cards begin a new meld, or join one of that rank that your side has already."
        if rules.meld.same_rank == "many"
        else "Where your side already has a meld of that rank, these cards join it, with the top "
        "card.",
        "meld.same_rank",
    )
    if rules.sequence.enabled:
        yield rule("None of them may go into a sequence in that step.", "sequence.enabled")


def _reasons(rules: TableRules) -> Iterator[Line]:
    if rules.pile.frozen_before_open:
        yield row("for every side that has not opened yet", "pile.frozen_before_open")
    for key in freezing(rules):
        yield row(_FREEZING[key], key, "deal.upcard_reject_action")


_FREEZING: Final[dict[str, str]] = {
    "freeze.wild_discard": mark("when a wild card has been discarded on it"),
    "freeze.wild_upcard": mark("when a wild card was turned over to begin it"),
    "freeze.red_three_upcard": mark("when a red three was turned over to begin it"),
    "freeze.black_three": mark("when a black three lies in it, at any depth"),
}


def freezing(rules: TableRules) -> tuple[str, ...]:
    """Options by which a card freezes the pile here; a buried upcard freezes nothing."""
    deal = rules.deal
    buried = deal.upcard_reject if deal.upcard_reject_action == "bury" else ()
    turned = {code for code in ("2", "X", "3r") if deal.upcard and code not in buried}
    happens = {
        "freeze.wild_discard": True,
        "freeze.wild_upcard": not turned.isdisjoint(("2", "X")),
        "freeze.red_three_upcard": "3r" in turned,
        "freeze.black_three": True,
    }
    return tuple(key for key in _FREEZING if happens[key] and get(rules, key))


def pile(rules: TableRules) -> Iterator[Line]:
    """The whole of procedure P3 but for freezing."""
    keys = ("pile.amount", "pile.n", "pile.needs_n")
    cards = count(rules.pile.n or 1, "card")
    exact = needs_minimum_pile(rules)
    yield rule(_EXACTLY_N if exact else _AMOUNT[rules.pile.amount], *keys, cards=cards)
    if exact:
        yield rule(
            "A pile with fewer than {cards} cannot be taken.", "pile.needs_n", "pile.n", cards=cards
        )
    yield why("The pile is the great prize: one turn can fill your hand, and fill the table.")
    yield from _ways(rules)
    yield from _by_sequence(rules)
    if rules.pile.take_in_opening_turn == "not_allowed":
        yield rule(
            "Only a side that has opened in an earlier turn may take the pile.",
            "pile.take_in_opening_turn",
        )
    yield _blocked(rules)
    yield from _wild_on_top(rules)
    yield from _own_canasta(rules)
    if rules.pile.least_hand > 1:
        cards = count(rules.pile.least_hand, "card")
        yield rule(
            "Only a player with {cards} or more in the hand may take the pile.",
            "pile.least_hand",
            cards=cards,
        )
    elif _one_is_enough(rules):
        yield rule(_SINGLE[rules.pile.one_card], "pile.least_hand", "pile.one_card")
    if rules.draw.extra_with_pile:
        cards = count(rules.draw.extra_with_pile, "card")
        yield rule(
            "When you take the pile you also draw {cards} from the stock.",
            "draw.extra_with_pile",
            cards=cards,
        )


_AMOUNT: Final[dict[str, str]] = {
    "all": mark(
        "In place of drawing you may take the discard pile, if you can meld its top card at once. "
        "Lay that meld first; then the whole rest of the pile comes into your hand. Cards further "
        "down never help to take it."
    ),
    "top_n": mark(
        "In place of drawing you may take from the discard pile, if you can meld its top card at "
        "once. Lay that meld first; then more cards from the top come into your hand: {cards} in "
        "all, the top card among them, or fewer if the pile has fewer. Cards further down never "
        "help to take it."
    ),
    "to_next_wild": mark(
        "In place of drawing you may take from the discard pile, if you can meld its top card at "
        "once. Lay that meld first; then the cards below come into your hand, down to the next "
        "wild card and with it, or all of them if there is none. Cards further down never help to "
        "take it."
    ),
    "from_chosen_card": mark(
        "In place of drawing you may take from the discard pile. Choose any card in it that you "
        "can meld at once, if you like with cards that lie above it: lay that meld, and all other "
        "cards above come into your hand. Where these rules speak of the top card of the pile, "
        "they mean the card you chose. As long as the pile is not frozen, cards above it help to "
        "meld it as if you held them, but they count nothing towards an opening."
    ),
}


_EXACTLY_N: Final = mark(
    "In place of drawing you may take from the discard pile, if you can meld its top card at once. "
    "Lay that meld first; then more cards from the top come into your hand: {cards} in all, the "
    "top card among them. Cards further down never help to take it."
)


_WAYS: Final[dict[tuple[bool, bool], str]] = {
    (True, True): mark("If the pile is not frozen, the top card may be melded with one of these:"),
    (True, False): mark("The top card may be melded with one of these:"),
    (False, True): mark(
        "If the pile is not frozen, it takes {naturals} of the top card's rank from your hand. "
        "Wild cards and melds on the table are no help."
    ),
    (False, False): mark(
        "It takes {naturals} of the top card's rank from your hand. Wild cards and melds on the "
        "table are no help."
    ),
}
"""By whether there are other ways than natural cards, and whether the pile is ever frozen."""


def _ways(rules: TableRules) -> Iterator[Line]:
    """The ways to take a pile that is not frozen; one that always is stands under freezing."""
    pile = rules.pile
    if pile.always_frozen:
        return
    keys = ("pile.naturals_needed", "pile.always_frozen")
    more = list(_other_ways(rules))
    text = _WAYS[bool(more), pile.frozen_before_open or bool(freezing(rules))]
    ways = (*keys, "pile.natural_plus_wild", "pile.layoff", "sequence.pile_take")
    naturals = count(pile.naturals_needed.unfrozen, "natural")
    yield rule(text, *ways, naturals=naturals)
    if more:
        yield row("{naturals} of its rank from your hand", *keys, naturals=naturals)
        yield from more


def _other_ways(rules: TableRules) -> Iterator[Line]:
    """The ways to take a pile that is not frozen besides natural cards of the hand."""
    pile = rules.pile
    if pile.natural_plus_wild and pile.naturals_needed.unfrozen > 1:
        yield row(
            "one natural card of its rank and a wild card from your hand", "pile.natural_plus_wild"
        )
    if pile.layoff != "no":
        any_meld = pile.layoff == "any_meld" and pile.own_canasta_rank == "allowed"
        words = _LAYOFF["any_meld" if any_meld else "incomplete_only"]
        yield row(words, "pile.layoff", "pile.own_canasta_rank")
    if rules.sequence.enabled and rules.sequence.pile_take == "whole_pile":
        yield row(
            "a sequence of fewer than seven cards that your side has on the table, at one of its "
            "ends",
            "sequence.pile_take",
        )


_LAYOFF: Final[dict[str, str]] = {
    "any_meld": mark("a meld of its rank that your side has on the table, canasta or not"),
    "incomplete_only": mark(
        "a meld of its rank that your side has on the table and that is no canasta yet"
    ),
}


def _by_sequence(rules: TableRules) -> Iterator[Line]:
    if rules.sequence.enabled and rules.sequence.pile_take == "top_only":
        yield rule(
            "In place of drawing you may add the top card, even of a frozen pile, to an end of a "
            "sequence of your side that has fewer than seven cards. Then you take only this card; "
            "the rest of the pile stays.",
            "sequence.pile_take",
        )


def _blocked(rules: TableRules) -> Line:
    keys = ("pile.blocked_tops", "pile.blocked_ranks", "wild_meld.pile_take")
    codes = blocking(rules)
    if not codes:
        return rule("No card on top blocks the pile.", *keys)
    return rule(
        "The pile cannot be taken while its top card is {cards}.",
        *keys,
        "black_three.blocks_next",
        cards=any_of(codes),
    )


def blocking(rules: TableRules) -> list[str]:
    """Codes of the cards that block the pile while on top.

    A black three may block by an option of its own, and wild cards are taken by wild melds only.
    """
    codes = [code for code in ("2", "X", "3b", "3r") if code in rules.pile.blocked_tops]
    if not takes_wilds(rules):
        codes = ["2", "X", *(code for code in codes if code not in "2X")]
    if rules.black_three.blocks_next and "3b" not in codes:
        codes.append("3b")
    return [code for code in codes if _comes_on_top(rules, code)] + list(rules.pile.blocked_ranks)


def _comes_on_top(rules: TableRules, code: str) -> bool:
    """Whether such a card can lie on top of the pile at all; a covered upcard may come to light."""
    if code == "X":
        return rules.pack.jokers > 0
    if code == "2":
        return True
    discarded = rules.discard.threes == "any" or (code == "3b" and rules.discard.threes == "black")
    deal = rules.deal
    covered = code in deal.upcard_reject and deal.upcard_reject_action != "leave"
    comes_to_light = covered and deal.upcard_reject_action == "cover" and rules.pile.amount != "all"
    return discarded or (deal.upcard and (not covered or comes_to_light))


def takes_wilds(rules: TableRules) -> bool:
    """Whether a wild card on top can be taken with its like."""
    wild = rules.wild_meld
    return wild.enabled and wild.pile_take != "never"


def _wild_on_top(rules: TableRules) -> Iterator[Line]:
    if takes_wilds(rules):
        needed = rules.pile.naturals_needed
        yield rule(
            "A two on top is taken with {n} twos from your hand, and a joker with as many jokers; "
            "together they go to your wild meld.",
            "wild_meld.pile_take",
            *_KEYS,
            n=needed.frozen if rules.pile.always_frozen else needed.unfrozen,
        )


def _own_canasta(rules: TableRules) -> Iterator[Line]:
    own = rules.pile.own_canasta_rank
    if own == "forbidden":
        yield rule(
            "If your side has a canasta of the top card's rank, you cannot take the pile.",
            "pile.own_canasta_rank",
        )
    elif own == "pair_only" and not rules.pile.always_frozen:
        yield rule(
            "If your side has a canasta of the top card's rank, only natural cards from your hand "
            "take the pile.",
            "pile.own_canasta_rank",
        )
    if option("pile.cap_conflict").matters(rules):
        yield rule(_CONFLICT[rules.pile.cap_conflict], "pile.cap_conflict")


_CONFLICT: Final[dict[str, str]] = {
    "forbid": mark(
        "A natural and a wild card cannot take the pile if that would give your canasta of the "
        "rank more wild cards than it may hold."
    ),
    "second_meld": mark(
        "If a natural and a wild card take the pile and your canasta of the rank has no room for "
        "another wild card, they begin a second meld of the rank with the top card."
    ),
    "lift_cap": mark(
        "If a natural and a wild card take the pile, your canasta of the rank may for once hold a "
        "wild card more than otherwise."
    ),
}


def _one_is_enough(rules: TableRules) -> bool:
    """Whether there is a way to take the pile with one card of the hand, or with none."""
    by_run = rules.sequence.enabled and rules.sequence.pile_take != "none"
    loose = not rules.pile.always_frozen and rules.pile.layoff != "no"
    needed = rules.pile.naturals_needed
    return by_run or loose or min(needed.unfrozen, needed.frozen) < 2


_SINGLE: Final[dict[str, str]] = {
    "forbid": mark("With a single card in your hand you may not take a pile of a single card."),
    "only_if_going_out": mark(
        "With a single card in your hand you may take a pile of a single card only to go out."
    ),
    "allow": mark("Even with a single card in your hand you may take a pile of a single card."),
}
