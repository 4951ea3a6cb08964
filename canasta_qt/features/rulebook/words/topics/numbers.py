"""All numbers of a game on one page, to print and lay beside the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import pack_size
from canasta_qt.features.rulebook.words.topics.dealing import card_values
from canasta_qt.features.rulebook.words.topics.going_out import needed_canastas
from canasta_qt.features.rulebook.words.topics.match import penalties
from canasta_qt.features.rulebook.words.topics.melds import bonuses
from canasta_qt.features.rulebook.words.topics.opening import opening_rows, tiers
from canasta_qt.features.rulebook.words.topics.scoring import collections, deductions
from canasta_qt.features.rulebook.words.topics.special_hands import is_possible
from canasta_qt.features.rulebook.words.topics.threes import threes_table
from canasta_qt.words.cards import hand_name
from canasta_qt.words.lines import Line, capital, cells, lead, mark, say
from canasta_qt.words.sentences import figures


def numbers(rules: TableRules) -> Iterator[Line]:
    """The rows of every topic that has numbers, under small headings."""
    for heading, topic in _PARTS:
        rows = list(topic(rules))
        if rows:
            yield lead(heading)
            yield from rows


def values(rules: TableRules) -> Iterator[Line]:
    """What is wanted while one plays: cards first, and neither the deal nor the match."""
    for heading, topic in _PARTS:
        rows = list(topic(rules)) if topic not in (_dealing, _melds, _match) else []
        if rows:
            yield lead(heading)
            yield from rows


def _number(text: str, number: int | None, *keys: str) -> Iterator[Line]:
    if number is not None:
        yield cells(say(text), figures(number), *keys)


def _dealing(rules: TableRules) -> Iterator[Line]:
    pack = ("pack.decks", "pack.jokers")
    yield from _number("Cards in play", pack_size(rules), *pack)
    cut = rules.deal.exact_cut_bonus
    yield from _number("Cards of an exact cut", cut.cards if cut else None, "deal.exact_cut_bonus")
    yield from _number("What it brings", cut.points if cut else None, "deal.exact_cut_bonus")
    yield from _number("Cards dealt to everybody", rules.deal.hand_size, "deal.hand_size")
    yield from _number("Cards in a foot", rules.deal.foot_size or None, "deal.foot_size")
    yield from _number("Cards drawn in a turn", rules.draw.count, "draw.count")
    if rules.pile.amount == "top_n":
        yield from _number("Cards taken from the pile at most", rules.pile.n, "pile.n")


def _melds(rules: TableRules) -> Iterator[Line]:
    meld = rules.meld
    yield from _number("Cards in a meld at least", meld.min_size, "meld.min_size")
    yield from _number("Natural cards in it at least", meld.min_naturals, "meld.min_naturals")
    yield from _number("Wild cards in it at most", meld.max_wilds, "meld.max_wilds")
    yield from _number("Cards in it at most", meld.max_size, "meld.max_size")
    yield from _number("Cards in a canasta", meld.canasta_size, "meld.canasta_size")


def _going_out(rules: TableRules) -> Iterator[Line]:
    yield from _number("Canastas needed", rules.go_out.canastas, "go_out.canastas")
    yield from needed_canastas(rules)
    yield from _number("Going out", rules.go_out.bonus, "go_out.bonus")
    yield from _number("Going out concealed", rules.concealed.total, "concealed.total")
    if rules.concealed.total is not None and rules.concealed.own_canasta:
        worth = rules.concealed.without_canasta_total
        yield from _number("The same without a canasta", worth, "concealed.without_canasta_total")


def _special_hands(rules: TableRules) -> Iterator[Line]:
    for hand in rules.special_hands.hands:
        if is_possible(hand.pattern, rules):
            yield cells(hand_name(hand.id), figures(hand.value), "special_hands.list")


def _bonus_cards(rules: TableRules) -> Iterator[Line]:
    bonus = rules.bonus_cards
    if bonus.mode != "none":
        yield from _number("For the first side", bonus.counts[0], "bonus_cards.counts")
        yield from _number("For the second side", bonus.counts[1], "bonus_cards.counts")


def _match(rules: TableRules) -> Iterator[Line]:
    end = rules.match.end
    words = (
        mark("The match ends with a total of") if end.kind == "target" else mark("Deals in a match")
    )
    yield from _number(words, end.score if end.kind == "target" else end.count, "match.end")
    call = rules.match.forfeit_call
    if call is not None:
        yield from _number("A deal given up, for the others", call.points_to_opponents, _GIVEN_UP)
        yield from _number("A deal given up, for its own side", call.own_points, _GIVEN_UP)


_GIVEN_UP: Final = "match.forfeit_call"


def _rows(topic: Callable[[TableRules], Iterable[Line]]) -> Callable[[TableRules], Iterator[Line]]:
    """The rows of the tables in a topic, without its sentences."""

    def rows(rules: TableRules) -> Iterator[Line]:
        return (line for line in topic(rules) if line.kind == "row" and line.cells)

    return rows


def _openings(rules: TableRules) -> Iterator[Line]:
    yield from opening_rows(rules)
    for line in _rows(tiers)(rules):
        yield Line(line.text, line.keys, "row", (line.cells[0], capital(line.cells[1])))


_PARTS: Final[tuple[tuple[str, Callable[[TableRules], Iterable[Line]]], ...]] = (
    (mark("Cards"), _dealing),
    (mark("What cards are worth"), card_values),
    (mark("Melds"), _melds),
    (mark("The opening needs"), _openings),
    (mark("Canastas bring"), bonuses),
    (mark("Collections of canastas bring"), _rows(collections)),
    (mark("Threes"), threes_table),
    (mark("Special hands bring"), _special_hands),
    (mark("Bonus cards for opening"), _bonus_cards),
    (mark("Going out"), _going_out),
    (mark("These also count"), deductions),
    (mark("Faults cost"), _rows(penalties)),
    (mark("The match"), _match),
)
