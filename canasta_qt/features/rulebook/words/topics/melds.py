"""Melds of one rank, sequences, melds of wild cards, and what canastas bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from canasta_qt.engine.cards import RUN_CANASTA
from canasta_qt.engine.rules import TableRules
from canasta_qt.words.lines import Line, capital, cells, count, mark, points, ranks, rule, say, why
from canasta_qt.words.sentences import figures


def canastas(rules: TableRules) -> Iterator[Line]:
    """The bonus table, closing, dead ranks and the heap."""
    yield rule(
        "A meld of {cards} is a canasta. It is a natural one if it holds no wild card, and a mixed "
        "one if it does. On top of its cards a canasta brings:",
        "meld.canasta_size",
        cards=count(rules.meld.canasta_size, "card"),
    )
    yield from bonuses(rules)
    yield from _colours(rules)
    yield _closing(rules)
    if rules.meld.dead_ranks != "none":
        yield rule(_DEAD[rules.meld.dead_ranks], "meld.dead_ranks")
    if rules.meld.discard_heap:
        yield rule(
            "A side with a canasta of sevens may put loose cards aside on the table, on its "
            "garbage heap: cards of ranks of which it has a canasta, but no sevens, wild cards or "
            "threes. They count their values, no more.",
            "meld.discard_heap",
        )


def _colours(rules: TableRules) -> Iterator[Line]:
    yield rule(
        "The cards of a canasta are squared up, with a red card on top of a natural one and a "
        "black card on top of a mixed one. So people speak of red and black canastas.",
    )
    if rules.score.canasta.natural > rules.score.canasta.mixed:
        yield why(
            "A natural canasta is harder to make, so it brings more. But do not wait for it too "
            "long: a mixed one on the table beats a natural one in your dreams.",
            "score.canasta",
        )


_RANK_BONUS: Final[dict[str, str]] = {
    "A_pure": mark("Natural canasta of aces"),
    "A_mixed": mark("Mixed canasta of aces"),
    "7_pure": mark("Natural canasta of sevens"),
    "7_any": mark("Canasta of sevens"),
}


def bonuses(rules: TableRules) -> Iterator[Line]:
    bonus = rules.score.canasta
    rows = [
        (mark("Natural canasta"), bonus.natural, "score.canasta"),
        (mark("Mixed canasta"), bonus.mixed, "score.canasta"),
        *(
            (_rank_bonus(code, dict(rules.special_rank.bonus)), value, "special_rank.bonus")
            for code, value in rules.special_rank.bonus
        ),
    ]
    if rules.sequence.enabled:
        name = mark("Sequence of seven")
        rows.append((name, rules.sequence.bonus, "sequence.bonus"))
    if rules.wild_meld.enabled:
        rows += _wild_rows(rules)
    yield from (cells(say(name), figures(value), key) for name, value, key in rows)


def _rank_bonus(code: str, bonuses: Mapping[str, int]) -> str:
    """The canastas a bonus is for; one for any canasta is for mixed ones beside another."""
    if code == "7_any" and "7_pure" in bonuses:
        return mark("Mixed canasta of sevens")
    return _RANK_BONUS[code]


def _wild_rows(rules: TableRules) -> list[tuple[str, int, str]]:
    bonus, key = rules.wild_meld.bonus, "wild_meld.bonus"
    reachable = 0 < rules.pack.jokers <= (rules.wild_meld.sizes[1] or rules.pack.jokers)
    if not rules.pack.jokers or bonus.all_twos == bonus.all_jokers == bonus.mixed:
        return [(mark("Canasta of wild cards"), bonus.all_twos, key)]
    twos = mark("Canasta of twos only")
    jokers = mark("Canasta of wild cards with every joker of the pack")
    other = mark("Any other canasta of wild cards")
    rows = [(twos, bonus.all_twos, key), (other, bonus.mixed, key)]
    if bonus.all_jokers != bonus.mixed and reachable:
        rows.insert(1, (jokers, bonus.all_jokers, key))
    return rows


_CLOSING: Final[dict[tuple[bool, bool, bool], str]] = {
    (True, True, True): mark(
        "You may go on adding cards to a canasta as long as it stays a proper meld. A wild card "
        "makes a natural canasta a mixed one."
    ),
    (True, True, False): mark(
        "You may go on adding natural cards to a canasta. A wild card may be added to a natural "
        "canasta, which makes it a mixed one, but not to a mixed one."
    ),
    (True, False, True): mark(
        "You may go on adding natural cards to a canasta, and wild cards to a mixed one, but no "
        "wild card to a natural one."
    ),
    (True, False, False): mark(
        "You may go on adding natural cards to a canasta, but no wild cards."
    ),
    (False, True, True): mark(
        "Only wild cards may be added to a canasta. A wild card makes a natural canasta a mixed "
        "one."
    ),
    (False, True, False): mark(
        "A canasta is closed. Only a wild card may be added to a natural one, which makes it a "
        "mixed one."
    ),
    (False, False, True): mark(
        "A canasta is closed. Only wild cards may be added, and only to a mixed one."
    ),
    (False, False, False): mark("A canasta is closed: nothing may be added to it."),
}
"""By whether naturals may be added, wilds to a natural canasta, and wilds to a mixed one."""


def _closing(rules: TableRules) -> Line:
    meld = rules.meld
    wilds = meld.add_wild_to_natural_canasta, meld.add_wild_to_mixed_canasta
    return rule(
        _CLOSING[meld.add_natural_to_canasta, *wilds],
        "meld.add_natural_to_canasta",
        "meld.add_wild_to_natural_canasta",
        "meld.add_wild_to_mixed_canasta",
        "meld.dead_ranks",
    )


_DEAD: Final[dict[str, str]] = {
    "both_teams": mark(
        "Once any side has completed a canasta of a rank, that rank is dead: nobody may meld it "
        "any more."
    ),
    "own_team": mark(
        "Once your side has completed a canasta of a rank, that rank is dead for your side: you "
        "may not meld it any more."
    ),
}


def melds(rules: TableRules) -> Iterator[Line]:
    yield rule(
        "A meld is {cards} or more of one rank, from fours to aces, of any suits."
        if not rules.sequence.enabled
        else "A meld of one rank is {cards} or more of that rank, from fours to aces, "
        "of any suits.",
        "meld.min_size",
        cards=count(rules.meld.min_size, "card"),
    )
    yield from _wild_cards(rules)
    if rules.meld.max_wilds != 0:
        yield why(
            "A wild card saves a meld that lacks one card; but there are few of them, and what is "
            "laid cannot be moved again.",
            "meld.max_wilds",
        )
    yield _size(rules)
    yield rule(_SAME_RANK[rules.meld.same_rank], "meld.same_rank")
    yield from _pure_ranks(rules)


def _wild_cards(rules: TableRules) -> Iterator[Line]:
    meld = rules.meld
    keys = ("meld.min_naturals", "meld.max_wilds", "wild_meld.enabled")
    naturals = count(meld.min_naturals, "natural")
    if meld.max_wilds == 0:
        text = mark("No wild cards may be in it.")
    elif meld.max_wilds is None:
        text = mark("It holds at least {naturals}; the others may be wild.")
    else:
        text = mark("It holds at least {naturals} and at most {wilds}.")
    yield rule(text, *keys, naturals=naturals, wilds=count(meld.max_wilds or 0, "wild"))
    if meld.max_wilds != 0 and meld.ratio != "none":
        yield rule(_RATIO[meld.ratio], "meld.ratio")
    yield from _later_wilds(rules)


_RATIO: Final[dict[str, str]] = {
    "nat_ge_wild": mark("There must never be more wild cards in it than natural ones."),
    "nat_gt_wild": mark("There must always be more natural cards in it than wild ones."),
    "nat_ge_2wild": mark("For every wild card there must be at least two natural cards in it."),
}


def _later_wilds(rules: TableRules) -> Iterator[Line]:
    meld = rules.meld
    if meld.wild_cap_scope == "first_seven" and meld.max_wilds is not None:
        yield rule(
            "Once it has grown beyond {cards}, a meld with at least four natural cards may take "
            "any number of wild cards.",
            "meld.wild_cap_scope",
            "meld.canasta_size",
            cards=count(meld.canasta_size, "card"),
        )
    if meld.rule_of_five:
        yield rule(
            "After the turn in which your side opens, a wild card may join only a meld with at "
            "least five natural cards; natural cards laid in the same step count.",
            "meld.rule_of_five",
        )


def _size(rules: TableRules) -> Line:
    most = rules.meld.max_size
    return rule(
        "A meld may grow to any number of cards."
        if most is None
        else "A meld may grow to {cards}.",
        "meld.max_size",
        cards=count(most or 0, "card"),
    )


_SAME_RANK: Final[dict[str, str]] = {
    "merge": mark("A side has only one meld of each rank: further cards of that rank join it."),
    "new_after_canasta": mark(
        "A side may begin another meld of a rank once the one it has is a canasta; until then, "
        "further cards of that rank join it."
    ),
    "many": mark(
        "A side may have several melds of the same rank, and may later put two of them together."
    ),
}


def _pure_ranks(rules: TableRules) -> Iterator[Line]:
    meld = rules.meld
    if meld.never_wild_ranks:
        yield rule(
            "{ranks} may be melded only without wild cards.",
            "meld.never_wild_ranks",
            ranks=capital(ranks(meld.never_wild_ranks)),
        )
    if meld.wild_only_if_opened_dirty:
        yield rule(
            "A meld of {ranks} may hold wild cards only if it had one when it was first laid, in "
            "the turn in which your side opened. Otherwise it stays without them for good.",
            "meld.wild_only_if_opened_dirty",
            ranks=ranks(meld.wild_only_if_opened_dirty),
        )


def sequences(rules: TableRules) -> Iterator[Line]:
    """Cards of one suit in a row, where the rules have them."""
    sequence = rules.sequence
    if not sequence.enabled:
        return
    yield rule(
        "A sequence is a meld, too: {cards} or more of one suit that follow each other without a "
        "gap, between four and ace. The ace is high. A side may have any number of sequences.",
        "sequence.enabled",
        "sequence.sizes",
        cards=count(sequence.sizes[0], "card"),
    )
    yield _wilds_in_runs(rules)
    yield _complete(rules)
    if sequence.extend_complete_when_going_out:
        yield rule(
            "In the turn in which you go out you may add cards to the ends of a complete sequence.",
            "sequence.extend_complete_when_going_out",
        )
    yield rule(
        "Two sequences of your side may be joined when nothing is missing between them."
        if sequence.merge
        else "Two sequences on the table stay two, even when nothing is missing between them.",
        "sequence.merge",
    )


def _wilds_in_runs(rules: TableRules) -> Line:
    wilds = rules.sequence.wilds
    if not wilds:
        return rule("Wild cards may not be in a sequence.", "sequence.wilds")
    return rule(
        "At most {wilds} may stand in for missing cards of a sequence. Once laid, a wild card "
        "stays where it is.",
        "sequence.wilds",
        wilds=count(wilds, "wild"),
    )


def _complete(rules: TableRules) -> Line:
    sequence = rules.sequence
    keys = ("sequence.bonus", "sequence.sizes")
    longest = sequence.sizes[1] or RUN_CANASTA
    if longest <= RUN_CANASTA:
        return rule(
            "A sequence of seven is complete. It is a canasta and brings {points} on top of its "
            "cards; no more cards may be added.",
            *keys,
            points=points(sequence.bonus),
        )
    return rule(
        "A sequence of seven is a canasta and brings {points} on top of its cards. It may grow to "
        "{cards}.",
        *keys,
        points=points(sequence.bonus),
        cards=count(longest, "card"),
    )


_WILD_SIZES: Final = (
    mark(
        "Twos and jokers may be melded by themselves, {low} to {high} cards in any mixture. The "
        "limits on wild cards in a meld do not apply, and a side has one such meld."
    ),
    mark(
        "Twos and jokers may be melded by themselves, {low} cards or more in any mixture. The "
        "limits on wild cards in a meld do not apply, and a side has one such meld."
    ),
)


def wild_melds(rules: TableRules) -> Iterator[Line]:
    """Melds of twos and jokers, where the rules have them."""
    wild = rules.wild_meld
    if not wild.enabled:
        return
    low, high = wild.sizes
    yield rule(
        _WILD_SIZES[high is None], "wild_meld.enabled", "wild_meld.sizes", low=low, high=high
    )
    yield rule(
        "With {cards} it is a canasta.",
        "meld.canasta_size",
        cards=count(rules.meld.canasta_size, "card"),
    )
    if wild.lock:
        yield _lock(rules)
        yield rule(
            "Other melds that you lay in the same step in which you begin a wild meld may still "
            "hold wild cards.",
            "wild_meld.lock",
        )
    if not wild.counts_to_go_out:
        yield rule(
            "A canasta of wild cards is not one of those you need to go out.",
            "wild_meld.counts_to_go_out",
        )


def _lock(rules: TableRules) -> Line:
    return rule(
        "As long as it is not yet a canasta, your side may add wild cards to no other meld. Nor "
        "may you discard one while you hold anything else to discard."
        if "wild" in rules.go_out.blocked_by_incomplete
        else "As long as it is not yet a canasta, your side may add wild cards to no other meld.",
        "wild_meld.lock",
        "go_out.blocked_by_incomplete",
    )
