"""The opening: what the first melds of a side must count and hold, and bonus cards for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.declarations.values import OpeningTier
from canasta_qt.engine.rules.facts import from_hand_first, pair_outside
from canasta_qt.words.lines import Line, cells, count, mark, points, rule, say, why
from canasta_qt.words.sentences import figures

_SOURCE: Final[dict[str, str]] = {
    "draw_from_stock": mark(
        "Opening earns bonus cards. After the discard of that turn the player who opened draws "
        "them from the stock: {first} for the first side that opens in a deal, {second} for the "
        "second."
    ),
    "reserved_packets": mark(
        "Opening earns bonus cards. After the discard of that turn the player who opened gets a "
        "packet: {first} for the first side that opens in a deal, {second} for the second."
    ),
    "draw_now": mark(
        "Opening earns bonus cards. As soon as the opening is laid, the player who opened draws "
        "them from the stock: {first} for the first side that opens in a deal, {second} for the "
        "second."
    ),
}


_SAME_FOR_BOTH: Final[dict[str, str]] = {
    "draw_from_stock": mark(
        "Opening earns bonus cards. After the discard of that turn the player who opened for a "
        "side draws {first} from the stock."
    ),
    "reserved_packets": mark(
        "Opening earns bonus cards. After the discard of that turn the player who opened for a "
        "side gets a packet of {first}."
    ),
    "draw_now": mark(
        "Opening earns bonus cards. As soon as the opening is laid, the player who opened for a "
        "side draws {first} from the stock."
    ),
}
"""Where there are two sides and both get the same."""


def bonus_cards(rules: TableRules) -> Iterator[Line]:
    """Who gets how many bonus cards, when, and until when."""
    bonus = rules.bonus_cards
    if bonus.mode == "none":
        return
    first, second = (count(number, "card") for number in bonus.counts)
    alike = first == second and _two_sides(rules)
    words = (_SAME_FOR_BOTH if alike else _SOURCE)[bonus.mode]
    yield rule(words, "bonus_cards.mode", "bonus_cards.counts", first=first, second=second)
    yield _usable(rules)
    if bonus.usable != "same_turn":
        yield rule(
            "If the deal ends while they still lie face down, they count as cards left in the "
            "hand.",
            "bonus_cards.usable",
        )
    if bonus.counts[0] > bonus.counts[1]:
        yield why("A reward for the side that dares first.", "bonus_cards.counts")
    yield from _turn_card(rules)
    yield from _exceptions(rules)


def _two_sides(rules: TableRules) -> bool:
    mode, players = rules.match.team_mode, rules.match.players
    return mode in ("triples", "rotating_3v2") or players == (4 if mode == "pairs" else 2)


def _usable(rules: TableRules) -> Line:
    if rules.bonus_cards.usable != "same_turn":
        text = mark("They lie face down until the start of that player's next turn.")
    elif rules.bonus_cards.mode == "draw_now":
        text = mark("They go into the hand and may be played at once.")
    else:
        text = mark("They go straight into that player's hand.")
    return rule(text, "bonus_cards.usable")


def _turn_card(rules: TableRules) -> Iterator[Line]:
    bonus = rules.bonus_cards
    if bonus.needs_turn_card:
        yield rule(
            "Once the turn card (see Dealing) has been drawn, there are no more bonus cards.",
            "bonus_cards.needs_turn_card",
        )
    if bonus.mode == "reserved_packets" or rules.deal.turn_card is None:
        return
    yield rule(
        "The turn card is the last that may be drawn as a bonus card, so there may be fewer."
        if bonus.limit == "through_turn_card"
        else "They may be drawn past the turn card.",
        "bonus_cards.limit",
    )


def _exceptions(rules: TableRules) -> Iterator[Line]:
    bonus = rules.bonus_cards
    if not bonus.with_pile_take:
        yield rule(
            "There are none for a player who also took the pile in that turn.",
            "bonus_cards.with_pile_take",
        )
    yield rule(_going_out(rules), "bonus_cards.not_if_going_out")


def _going_out(rules: TableRules) -> str:
    if rules.bonus_cards.not_if_going_out:
        return mark("There are none for a player who goes out in that turn.")
    if rules.bonus_cards.mode == "draw_now":
        return mark("A player who could go out in that turn draws them all the same.")
    return mark(
        "A player who goes out in that turn gets them all the same; they count as cards left in "
        "the hand."
    )


def bands(starts: Sequence[int | None], *, deals: bool) -> Iterator[str]:
    """One name for each band that begins at these ascending numbers; empty for an empty band.

    `deals`: they are numbers of deals, from 1; otherwise they are totals.
    """
    first = [max(start or 1, 1) for start in starts] if deals else list(starts)
    for at, start in enumerate(first):
        follower = first[at + 1] if at + 1 < len(first) else None
        end = None if follower is None else follower - 1
        if start is not None and end is not None and start > end:
            yield ""
        else:
            yield (_deals if deals else _totals)(start, end)


def _totals(start: int | None, end: int | None) -> str:
    if start is None:
        low = 0 if end is None else end + 1
        return say("Below {low}", low=figures(low))
    if end is None:
        return say("{low} or more", low=figures(start))
    return say("{low} to {high}", low=figures(start), high=figures(end))


def _deals(start: int | None, end: int | None) -> str:
    if end is None:
        return say("Deal {low} and later", low=start)
    if start == end:
        return say("Deal {low}", low=start)
    return say("Deals {low} to {high}", low=start, high=end)


_NEEDS: Final[dict[str, str]] = {
    "any canasta": mark("a canasta"),
    "any canasta and count 200": mark("a canasta, and at least 200 points"),
    "natural canasta": mark("a natural canasta"),
    "hidden canasta (7 from hand)": mark("a canasta that comes from your hand alone"),
}


def tiers(rules: TableRules) -> Iterator[Line]:
    """One row for each demand, under a sentence."""
    if not rules.initial.tiers:
        return
    by_deal = all(tier.from_deal is not None for tier in rules.initial.tiers)
    yield rule(
        "Depending on the number of the deal, the opening must also have:"
        if by_deal
        else "Depending on the total before the deal, the opening must also have:",
        "initial.tiers",
    )
    for name, tier in zip(_names(rules.initial.tiers), rules.initial.tiers, strict=True):
        yield cells(name, say(_NEEDS[tier.need]), "initial.tiers")


def _names(tiers: Sequence[OpeningTier]) -> Iterator[str]:
    """From when each demand holds, and until when where the next one takes its place."""
    scores = [tier.from_score for tier in tiers if tier.from_score is not None]
    deals = [tier.from_deal for tier in tiers if tier.from_deal is not None]
    for starts, by_deal in ((scores, False), (deals, True)):
        if len(starts) == len(tiers) and starts == sorted(set(starts)):
            yield from bands(starts, deals=by_deal)
            return
    yield from map(_from, tiers)


def _from(tier: OpeningTier) -> str:
    """From when a demand holds, where scores and deals are mixed."""
    if tier.from_score is not None:
        return say("With a total of {low} or more", low=figures(tier.from_score))
    return say("In deal {low} and later", low=tier.from_deal or 1)


def opening(rules: TableRules) -> Iterator[Line]:
    """The minimum, what counts towards it, and what the opening must hold besides."""
    yield from _minimum(rules)
    yield _counted(rules)
    if rules.initial.before_draw_only:
        yield rule(
            "A side can be opened only as the very first act of a turn, before drawing or taking "
            "the pile.",
            "initial.before_draw_only",
        )
    yield from _help_of_the_pile(rules)
    yield from _content(rules)
    yield from tiers(rules)
    yield rule(_WAIVED[rules.initial.concealed_exempt], "initial.concealed_exempt")
    yield _partners(rules)
    yield from bonus_cards(rules)


_TABLE: Final[dict[str, str]] = {
    "score": mark(
        "The first melds of your side in a deal, its opening, must be worth a minimum. It depends "
        "on the total of your side before the deal:"
    ),
    "deal_number": mark(
        "The first melds of your side in a deal, its opening, must be worth a minimum. It depends "
        "on the number of the deal:"
    ),
}


_OWN_TABLE: Final = mark(
    "The first melds of your side in a deal, its opening, must be worth a minimum. It depends on "
    "your own total before the deal:"
)


def _minimum(rules: TableRules) -> Iterator[Line]:
    initial = rules.initial
    keys = ("initial.table", "initial.basis")
    rows = list(_bands_with_minimum(rules))
    if not any(least for _, least in rows):
        yield rule(
            "The first melds of your side in a deal are its opening. They may be worth anything.",
            *keys,
        )
        return
    if len(rows) == 1:
        yield rule(
            "The first melds of your side in a deal, its opening, must be worth at least {points}.",
            *keys,
            points=points(rows[0][1]),
        )
        return
    alone = initial.basis == "score" and rules.match.score_unit == "per_player"
    yield rule(_OWN_TABLE if alone else _TABLE[initial.basis], *keys, "match.score_unit")
    yield from opening_rows(rules)
    rising = [least for _, least in rows]
    if initial.basis == "score" and rising == sorted(rising):
        yield why(
            "Whoever leads has to wait longer for a good opening, so those behind can catch up.",
            *keys,
        )


def opening_rows(rules: TableRules) -> Iterator[Line]:
    for name, least in _bands_with_minimum(rules):
        worth = figures(least) if least else say("no minimum")
        yield cells(name, worth, "initial.table", "initial.basis")


def _bands_with_minimum(rules: TableRules) -> Iterator[tuple[str, int]]:
    table = rules.initial.table
    names = bands([start for start, _ in table], deals=rules.initial.basis == "deal_number")
    yield from ((name, least) for name, (_, least) in zip(names, table, strict=True) if name)


def _counted(rules: TableRules) -> Line:
    return rule(
        "Add up the cards you lay, in as many melds as you like, and the bonus of a canasta that "
        "is among them. Threes on the table count nothing towards it."
        if rules.initial.canasta_bonus_counts
        else "Add up the cards you lay, in as many melds as you like. Bonuses and threes on the "
        "table count nothing towards it.",
        "initial.canasta_bonus_counts",
    )


_WITH_TOP: Final = mark(
    "You may take the pile with your opening. Its top card counts towards the minimum; the cards "
    "below it do not, and come into your hand only after you have opened."
)
_WITHOUT_TOP: Final = mark(
    "You may take the pile with your opening. No card of the pile counts towards the minimum, and "
    "the cards below the top come into your hand only after you have opened."
)
_FROM_HAND: Final = mark(
    "Your hand alone must make the opening: no card of the pile counts or helps. Once you have "
    "opened, you may take the pile in the same turn, in place of a draw, with natural cards of "
    "the top card's rank. They may be part of the opening, or be laid beside it with the top card."
)
_FROM_HAND_APART: Final = mark(
    "Your hand alone must make the opening: no card of the pile counts or helps. Once you have "
    "opened, you may take the pile in the same turn, in place of a draw, with further natural "
    "cards of the top card's rank. They lie outside the opening and do not count towards it."
)


def _help_of_the_pile(rules: TableRules) -> Iterator[Line]:
    initial = rules.initial
    take = rules.pile.take_in_opening_turn
    keys = ("initial.top_card_counts", "initial.from_hand_only", "pile.take_in_opening_turn")
    if take == "not_allowed":
        yield rule(
            "Your hand alone must make the opening: no card of the pile counts or helps.", *keys
        )
    elif from_hand_first(rules):
        text = _FROM_HAND_APART if pair_outside(rules) else _FROM_HAND
        yield rule(text, *keys, "pile.opening_pair")
    else:
        yield rule(_WITH_TOP if initial.top_card_counts else _WITHOUT_TOP, *keys)
    helped = from_hand_first(rules) or initial.before_draw_only
    helped = helped and take != "not_allowed" and not pair_outside(rules)
    if helped and not rules.pile.initial_ace_pair:
        yield rule(
            "Aces of an opening meld with wild cards do not take a pile with an ace on top.",
            "pile.initial_ace_pair",
        )


_REQUIRED: Final[dict[str, str]] = {
    "pure_meld": mark(
        "One of its melds must have three natural cards or more, no wild card, and come from your "
        "hand alone."
    ),
    "pure_or_wild_meld": mark(
        "One of its melds must have three natural cards or more and no wild card, or be three wild "
        "cards or more, and come from your hand alone."
    ),
    "three_naturals": mark("One of its melds must have three natural cards or more."),
    "all_pure": mark("No wild card may be in it."),
}


def _content(rules: TableRules) -> Iterator[Line]:
    initial = rules.initial
    if initial.require != "none":
        yield rule(_REQUIRED[initial.require], "initial.require")
    if initial.all_pure_up_to is not None and initial.require != "all_pure":
        yield rule(
            "If the minimum is {points} or less, no wild card may be in it.",
            "initial.all_pure_up_to",
            points=points(initial.all_pure_up_to),
        )
    if not initial.may_complete_mixed_canasta:
        yield rule("No mixed canasta may be in it.", "initial.may_complete_mixed_canasta")
    if initial.splash:
        yield rule(
            "A natural canasta or a canasta of wild cards, all from your hand, is enough to open, "
            "however little its cards are worth. To take the pile as well you need cards of "
            "another rank.",
            "initial.splash",
        )


_WAIVED: Final[dict[str, str]] = {
    "stock_draw_only": mark(
        "No minimum is needed if you go out in the very turn in which your side opens, laying all "
        "your melds at once and without taking the pile."
    ),
    "always": mark(
        "No minimum is needed if you go out in the very turn in which your side opens, laying all "
        "your melds at once."
    ),
    "no": mark("You need the minimum even if you go out in the same turn."),
}


def _partners(rules: TableRules) -> Line:
    mode = rules.match.team_mode
    if mode == "solo":
        text = mark("In later turns of the deal you may meld whatever makes a proper meld.")
    elif mode == "temp_2v1":
        text = mark(
            "Partners open once for both: the total of the player who opens decides the minimum. "
            "From then on both may meld whatever makes a proper meld."
        )
    else:
        text = mark(
            "Once a side has opened, all its players may meld whatever makes a proper meld."
        )
    return rule(text, "match.team_mode", "bonus_cards.mode")
