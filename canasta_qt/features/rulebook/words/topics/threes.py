"""Red and black threes: where they lie, for whom they count, and what is lost by them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import lays_threes_by_hand
from canasta_qt.words.lines import Line, cells, count, mark, points, rule, say, why
from canasta_qt.words.sentences import figures

_POSITIVE: Final[dict[str, str]] = {
    "has_meld": mark("They count for a side that has melded at least once in the deal."),
    "kind:sevens": mark("They count for a side that has a canasta of sevens."),
    "clean_and_dirty": mark(
        "They count for a side that has a clean canasta as well as a dirty one. A clean canasta is "
        "one without wild cards, and also a wild canasta of twos only or with every joker."
    ),
    "always": mark("They always count for the side that has them."),
    "matrix": mark(
        "They count for a side with two canastas or more, nothing for a side with one, and against "
        "a side with none."
    ),
}

_A_CANASTA: Final = mark("They count for a side that has a canasta.")
_CANASTAS_OR_MORE: Final = mark("They count for a side that has {canastas} or more.")

_OTHERWISE: Final[dict[str, str]] = {
    "negate": mark("Against any other side they count just as much."),
    "zero": mark("For any other side they count nothing."),
    "canastone": mark(
        "For any other side they count nothing if it has clean canastas only. They count just as "
        "much against a side with dirty canastas only, and twice as much against a side with no "
        "canasta at all."
    ),
}

_IF_OUT: Final[dict[str, str]] = {
    "negate": mark(
        "Against any other side they count just as much if an opponent went out; if none did, "
        "they count for it all the same."
    ),
    "canastone": mark(
        "If an opponent went out, they count nothing for any other side that has clean canastas "
        "only. They count just as much against a side with dirty canastas only, and twice as much "
        "against a side with no canasta at all. If none went out, they count for it all the same."
    ),
}


def signs(rules: TableRules) -> Iterator[Line]:
    """For whom threes on the table count, and what they count otherwise."""
    red = rules.red_three
    condition, _, number = red.positive_if.partition(":")
    if condition == "canastas_ge":
        least = int(number)
        text = _A_CANASTA if least == 1 else _CANASTAS_OR_MORE
        yield rule(text, "red_three.positive_if", canastas=count(least, "canasta"))
    else:
        yield rule(_POSITIVE[red.positive_if], "red_three.positive_if")
    if red.positive_if in ("always", "matrix"):
        return
    only_if_out = red.negate_only_if_opponents_out and red.otherwise in _IF_OUT
    yield rule(
        (_IF_OUT if only_if_out else _OTHERWISE)[red.otherwise],
        "red_three.otherwise",
        "red_three.negate_only_if_opponents_out",
        "red_three.positive_if",
    )


def _why_open(rules: TableRules) -> Iterator[Line]:
    red = rules.red_three
    if red.positive_if != "always" and red.otherwise != "zero":
        yield why(
            "They are luck, but luck that may turn: until your side has what it takes, they count "
            "against you.",
            "red_three.positive_if",
            "red_three.otherwise",
        )


_IN_HAND: Final[dict[str, str]] = {
    "as_laid": mark(
        "Red threes still in a hand at the end of the deal count as if they lay on the table."
    ),
    "each": mark("Each red three still in a hand at the end of the deal counts {points}."),
    "flat": mark(
        "Red threes still in the hands of a side at the end of the deal count {points}, however "
        "many they are."
    ),
}
_BOTH_IN_HAND: Final[dict[bool, str]] = {
    True: mark("Threes still in a hand at the end of the deal count as if they lay on the table."),
    False: mark("Each three still in a hand at the end of the deal counts {points}."),
}
"""For threes of both colours, by whether they count as laid."""


def left_in_hand(rules: TableRules) -> Iterator[Line]:
    """The cost of threes still in a hand: red ones, and in modern games the others too."""
    end = rules.red_three.in_hand_end
    keys = ("red_three.in_hand_end", "three.in_hand_scores_as_laid", "black_three.points_hand")
    modern = rules.red_three.role == "modern"
    as_laid = modern and rules.three.in_hand_scores_as_laid
    alike = end.kind == "each" and end.points == -rules.black_three.points_hand
    if lays_threes_by_hand(rules) and rules.penalty.red_three_hidden:
        yield rule(
            "Each red three that you could have laid out and still hold at the end of the deal "
            "counts {points}.",
            "penalty.red_three_hidden",
            "table.enforcement",
            points=points(rules.penalty.red_three_hidden),
        )
        return
    if as_laid or (modern and alike):
        yield rule(_BOTH_IN_HAND[as_laid], *keys, points=points(end.points))
        return
    yield rule(_IN_HAND[end.kind], *keys[:2], points=points(end.points))
    if modern:
        cost = points(-rules.black_three.points_hand)
        yield rule(
            "Each black three still in a hand at the end of the deal counts {points}.",
            "black_three.points_hand",
            points=cost,
        )


Colour = Literal["red", "black", "both"]

_EACH: Final[dict[Colour, str]] = {
    "red": mark("Each red three on the table is worth {each}."),
    "black": mark("Each black three on the table is worth {each}."),
    "both": mark("Each three on the table is worth {each}."),
}

_ALL: Final[dict[Colour, str]] = {
    "red": mark("Each red three on the table is worth {each}; all {n} together, {all}."),
    "black": mark("Each black three on the table is worth {each}; all {n} together, {all}."),
    "both": mark(
        "Each three on the table is worth {each}; all {n} of a colour together, {all}. Red and "
        "black ones are counted apart."
    ),
}

_TABLE: Final[dict[Colour, str]] = {
    "red": mark("What red threes on the table are worth depends on how many a side has:"),
    "black": mark("What black threes on the table are worth depends on how many a side has:"),
    "both": mark(
        "What threes on the table are worth depends on how many of a colour a side has; red and "
        "black ones are counted apart:"
    ),
}


def totals(rules: TableRules, colour: Colour) -> Iterator[Line]:
    """A sentence where the values are plain, else a table by number."""
    listed = (rules.black_three if colour == "black" else rules.red_three).totals
    keys = {
        "red": ("red_three.totals",),
        "black": ("black_three.totals",),
        "both": ("red_three.totals", "black_three.totals"),
    }[colour]
    if len(listed) < 2:
        return
    most = min(2 * rules.pack.decks, len(listed) - 1)
    each, last = listed[1], listed[most]
    regular = all(listed[n] == n * each for n in range(most))
    plain = regular and last == most * each
    if plain or (regular and most > 2):
        text = (_EACH if plain else _ALL)[colour]
        yield rule(text, *keys, each=points(each), n=figures(most), all=points(last))
        return
    yield rule(_TABLE[colour], *keys)
    for number in range(1, most + 1):
        yield cells(count(number, "three"), figures(listed[number]), *keys)


def threes_table(rules: TableRules) -> Iterator[Line]:
    """The worth of threes on the table, and the cost of one in a hand, as rows."""
    red, black = rules.red_three, rules.black_three
    if red.role != "penalty_card":
        name = mark("Threes of a colour: {n}") if red.role == "modern" else mark("Red threes: {n}")
        yield from _totals_rows(rules, name, red.totals, "red_three.totals")
    if black.role != "stop" and (red.role != "modern" or black.totals != red.totals):
        yield from _totals_rows(
            rules, mark("Black threes: {n}"), black.totals, "black_three.totals"
        )
    modern = red.role == "modern" and rules.three.in_hand_scores_as_laid
    if red.in_hand_end.kind != "as_laid" and not modern:
        name = mark("Each red three left in a hand")
        if red.role == "modern" and red.in_hand_end.points == -black.points_hand:
            name = mark("Each three left in a hand")
        if red.in_hand_end.kind == "flat":
            name = mark("Red threes left in hands, however many")
        yield cells(say(name), figures(red.in_hand_end.points), "red_three.in_hand_end")
    yield from _removed_rows(rules)


def _removed_rows(rules: TableRules) -> Iterator[Line]:
    removed, key = rules.black_three.removed_on_pile_take, "black_three.removed_on_pile_take"
    if removed is not None and rules.black_three.role == "stop":
        yield cells(say("Each black three out of play"), figures(removed.each), key)
        yield cells(say("All of them together"), figures(removed.all), key)


def _totals_rows(rules: TableRules, name: str, listed: tuple[int, ...], key: str) -> Iterator[Line]:
    """The worth of each number of threes, as far as it is more than a multiple of one."""
    most = min(2 * rules.pack.decks, len(listed) - 1)
    shown = range(1, most + 1)
    if most > 4 and all(listed[n] == n * listed[1] for n in shown[:-1]):
        shown = range(1, most + 1, max(1, most - 1))
    for number in shown:
        yield cells(say(name, n=figures(number)), figures(listed[number]), key)


def red_threes(rules: TableRules) -> Iterator[Line]:
    yield from _ROLES[rules.red_three.role](rules)


_PLACE: Final[dict[str, str]] = {
    "on_receipt": mark(
        "A red three is a gift. Lay it on the table in front of you as soon as you get it; those "
        "dealt to you, before the first turn."
    ),
    "own_turn_start": mark(
        "A red three is a gift. Lay those dealt to you on the table at the start of your first "
        "turn, and later ones as soon as you get them."
    ),
    "optional": mark(
        "Red threes are not melded. In your turn you may lay them on the table in front of you, or "
        "keep them."
    ),
}

_MODERN_PLACE: Final[dict[str, str]] = {
    "on_receipt": mark(
        "Threes do not stay in your hand. Lay each on the table in front of you as soon as you get "
        "it; those dealt to you, before the first turn."
    ),
    "own_turn_start": mark(
        "Threes do not stay in your hand. Lay those dealt to you on the table at the start of your "
        "first turn, and later ones as soon as you get them."
    ),
    "optional": mark(
        "Threes are not melded. In your turn you may lay them on the table in front of you, or "
        "keep them."
    ),
}


def _bonus(rules: TableRules) -> Iterator[Line]:
    yield rule(_PLACE[rules.red_three.place], "red_three.role", "red_three.place")
    yield from _replacing(rules)
    yield from totals(rules, "red")
    yield from signs(rules)
    yield from _why_open(rules)
    yield from left_in_hand(rules)
    yield from _discardable(rules)


def _modern(rules: TableRules) -> Iterator[Line]:
    keys = ("red_three.role", "red_three.place", "black_three.role", "black_three.meld")
    yield rule(_MODERN_PLACE[rules.red_three.place], *keys)
    yield from _replacing(rules)
    yield from _keeping(rules)
    if rules.red_three.totals == rules.black_three.totals:
        yield from totals(rules, "both")
    else:
        yield from totals(rules, "red")
        yield from totals(rules, "black")
    yield from signs(rules)
    yield from left_in_hand(rules)


def _penalty_cards(rules: TableRules) -> Iterator[Line]:
    yield rule(
        "Red threes can neither be melded nor laid out, and nothing is drawn in their place: get "
        "rid of them.",
        "red_three.role",
        "red_three.totals",
        "red_three.positive_if",
    )
    yield from _discardable(rules)
    yield from left_in_hand(rules)


_ROLES: Final = {"bonus": _bonus, "modern": _modern, "penalty_card": _penalty_cards}


_REPLACED: Final[dict[tuple[bool, bool], str]] = {
    (True, False): mark(
        "For each of them draw a card from the stock; if that is another, lay it out and draw "
        "again. One that comes to you with the pile is laid out, too, but not replaced."
    ),
    (True, True): mark(
        "For each of them draw a card from the stock, even for one that came to you with the pile; "
        "if that is another, lay it out and draw again."
    ),
    (False, True): mark(
        "Nothing is drawn in their place, but for one that comes to you with the pile: lay it out "
        "and draw a card from the stock."
    ),
    (False, False): mark("Nothing is drawn in their place."),
}
"""By whether threes from the hand, and threes from the pile, are replaced."""


_REPLACED_BY_CHOICE: Final[dict[tuple[bool, bool], str]] = {
    (True, False): mark(
        "For each one you lay out draw a card from the stock. One that comes to you with the pile "
        "has to be laid out, and is not replaced."
    ),
    (True, True): mark(
        "For each one you lay out draw a card from the stock. One that comes to you with the pile "
        "has to be laid out, and is replaced in the same way."
    ),
    (False, True): mark(
        "Nothing is drawn in their place. But one that comes to you with the pile has to be laid "
        "out, and for this one you draw a card from the stock."
    ),
    (False, False): mark(
        "Nothing is drawn in their place. One that comes to you with the pile has to be laid out."
    ),
}
"""The same where a player may keep them (`red_three.place = optional`)."""


def _replacing(rules: TableRules) -> Iterator[Line]:
    red = rules.red_three
    words = _REPLACED_BY_CHOICE if red.place == "optional" else _REPLACED
    yield rule(
        words[red.replace_from_stock, red.replace_when_from_pile],
        "red_three.replace_from_stock",
        "red_three.replace_when_from_pile",
    )


def _keeping(rules: TableRules) -> Iterator[Line]:
    if rules.three.keep_any:
        yield rule(
            "But you may keep as many threes in your hand as you like, and lay them out in any of "
            "your turns.",
            "three.keep_any",
            "three.keep_one_for_straight",
        )
    elif rules.three.keep_one_for_straight:
        yield rule(
            "But until your side has opened you may keep one three in your hand, of your choice, "
            "for the straight (see Special hands). You may lay it out in any of your turns. If "
            "you open for your side, you must lay it out before that turn ends; if your partner "
            "opens, at the start of your next turn.",
            "three.keep_one_for_straight",
        )


def _discardable(rules: TableRules) -> Iterator[Line]:
    if rules.red_three.discardable and rules.discard.threes == "any":
        yield rule("Red threes may be discarded.", "red_three.discardable", "discard.threes")


def black_threes(rules: TableRules) -> Iterator[Line]:
    """Black threes; modern games have them together with the red ones."""
    black = rules.black_three
    if black.role == "bonus_like_red":
        yield rule(
            "Black threes are laid out and replaced as red ones are, and count for or against "
            "their side under the same condition.",
            "black_three.role",
            "black_three.meld",
        )
        yield from totals(rules, "black")
    if black.role == "stop":
        yield _blocking(rules)
    if black.role == "stop" or black.meld != "never":
        yield from _melding(rules)
    if black.role == "stop":
        yield from _discarding(rules)
        yield from _removed(rules)


def _blocking(rules: TableRules) -> Line:
    keys = ("black_three.role", "black_three.blocks_next", "pile.blocked_tops")
    if rules.black_three.blocks_next or "3b" in rules.pile.blocked_tops:
        return rule(
            "A black three blocks the pile: as long as it lies on top, nobody can take the pile. "
            "Keep one for the turn in which you have nothing safe to discard.",
            *keys,
        )
    return rule("A black three does not block the pile.", *keys)


_MELDED: Final[dict[str, str]] = {
    "going_out_only": mark(
        "Black threes can be melded only in the turn in which you go out: {number} in one meld, "
        "{wilds}."
    ),
    "anytime": mark("Black threes can be melded in any turn: {number} in one meld, {wilds}."),
}

_MELD_KEYS: Final = (
    "black_three.meld",
    "black_three.meld_sizes",
    "black_three.meld_wilds",
    "black_three.meld_is_canasta",
)


def _melding(rules: TableRules) -> Iterator[Line]:
    black = rules.black_three
    if black.meld == "never":
        yield rule("Black threes are never melded.", *_MELD_KEYS)
        return
    number, wilds = _number(rules), _wilds(rules)
    yield rule(_MELDED[black.meld], *_MELD_KEYS, number=number, wilds=wilds)
    high = black.meld_sizes[1]
    if high is None or high >= rules.meld.canasta_size:
        yield rule(
            "{cards} of them are a canasta like any other."
            if black.meld_is_canasta
            else "Even {cards} of them are no canasta.",
            "black_three.meld_is_canasta",
            "black_three.meld_sizes",
            "meld.canasta_size",
            cards=figures(rules.meld.canasta_size),
        )


def _number(rules: TableRules) -> str:
    low, high = rules.black_three.meld_sizes
    if high is None:
        return say("{low} or more", low=low)
    if low == high:
        return say("exactly {low}", low=low)
    if low + 1 == high:
        return say("{low} or {high}", low=low, high=high)
    return say("{low} to {high}", low=low, high=high)


def _wilds(rules: TableRules) -> str:
    most = rules.black_three.meld_wilds
    if not most:
        return say("without wild cards")
    return say("with at most {wilds}", wilds=count(most, "wild"))


def _discarding(rules: TableRules) -> Iterator[Line]:
    if rules.black_three.no_discard_first_round and rules.discard.threes != "none":
        yield rule(
            "In your first turn of a deal you may not discard a black three.",
            "black_three.no_discard_first_round",
        )


def _removed(rules: TableRules) -> Iterator[Line]:
    removed = rules.black_three.removed_on_pile_take
    if removed is not None:
        yield rule(
            "Black threes in a pile that is taken leave play. Each brings the taker's side {each}; "
            "a side that gets all {n} of the pack has {all} for them instead.",
            "black_three.removed_on_pile_take",
            each=points(removed.each),
            n=figures(2 * rules.pack.decks),
            all=points(removed.all),
        )
