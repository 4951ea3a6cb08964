"""One deal as a story, with the numbers of this game: read before the first rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from canasta_qt.engine.cards import KIND_OF_TEXT, from_code
from canasta_qt.engine.rules import TableRules, check
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.rulebook.words.examples.deal_story import (
    OTHERS_HAND,
    DealStory,
    asks,
    story_of,
)
from canasta_qt.features.rulebook.words.examples.example import SuitPicker, picture
from canasta_qt.words.cards import a_rank, cards_name, listed
from canasta_qt.words.lines import CardsPicture, Line, cells, count, mark, points, rule, say
from canasta_qt.words.score_sheet import score_label
from canasta_qt.words.sentences import figures

NAMES: Final = ("Anna", "Ben", "Carla", "David", "Emma", "Felix")
"""Who sits where; men and women in turn."""

_OPENING_KEYS: Final = ("initial.table", "initial.basis", "pack.points", "meld.min_size")
_SCORE_KEYS: Final = (
    "score.canasta",
    "pack.points",
    "go_out.bonus",
    "red_three.totals",
    "special_rank.bonus",
    "wild_meld.bonus",
    "sequence.bonus",
    "score.set_bonus",
)


def story(rules: TableRules) -> Iterator[Line]:
    """The deal as its players live it; nothing for rules with conflicts."""
    if any(issue.severity == "error" for issue in check(rules)):
        return
    course = story_of(rules)
    yield _beginning(rules)
    yield _opening(rules, course)
    yield from _bonus_cards(rules, course)
    yield _second_seat(rules, course)
    yield from _turns_between(course)
    if course.taken_with:
        yield _pile(rules, course)
        yield from _alone(rules)
    if course.canastas:
        yield from _feet(rules)
        yield _ending(rules, course)
        yield from _score(course)


def _beginning(rules: TableRules) -> Line:
    deal = rules.deal
    start = say(
        "A six is turned over and begins the discard pile."
        if deal.upcard
        else "The discard pile is still empty."
    )
    return rule(
        "{sides} Everybody gets {hand} and, face down, a foot of {foot} for later. {start}"
        if deal.foot_size
        else "{sides} Everybody gets {hand}. {start}",
        "match.players",
        "match.team_mode",
        "deal.hand_size",
        "deal.foot_size",
        "deal.upcard",
        sides=_sides(rules),
        hand=count(deal.hand_size, "card"),
        foot=count(deal.foot_size or 0, "card"),
        start=start,
    )


def _sides(rules: TableRules) -> str:
    setup = setup_for(rules)
    sides = [listed(NAMES[seat] for seat in side) for side in setup.sides]
    if len(setup.sides[0]) == 1:
        return say("{names} play, each alone.", names=listed(sides))
    if len(sides) == 2:
        return say("{first} play against {second}.", first=sides[0], second=sides[1])
    return say("Three pairs play: {pairs}.", pairs=say("; ").join(sides))


def cards_in_words(groups: Iterable[str]) -> str:
    """Melds in words: "3 kings, and as another meld 2 nines and a two", or three in a row."""
    faces = SuitPicker()
    named = ([from_code(f"{faces.of(code)[:2]}1") for code in group.split()] for group in groups)
    first, *others = [cards_name(cards) for cards in named] or [""]
    if len(others) > 1:
        return say("{melds}, each a meld of its own", melds=listed([first, *others]))
    for other in others:
        first = say("{melds}, and as another meld {other}", melds=first, other=other)
    return first


def _drawn(groups: Iterable[str]) -> tuple[CardsPicture, ...]:
    faces = SuitPicker()
    return tuple(CardsPicture("", tuple(map(faces.of, group.split()))) for group in groups)


_EARLY: Final = mark(
    "Anna begins. Even before she draws she lays down {cards}. This is the opening of her side: it "
    "takes {minimum}, and her cards are worth {worth}. Then she draws {drawn} and discards a five."
)
_LATE: Final = mark(
    "Anna begins. She draws {drawn} and lays down {cards}. This is the opening of her side: it "
    "takes {minimum}, and her cards are worth {worth}. Then she discards a five."
)
_FREE: Final = mark(
    "Anna begins. She draws {drawn}, lays down {cards}, which opens for her side, and discards a "
    "five."
)
_NOTHING: Final = mark(
    "Anna begins. She draws {drawn}, but cannot lay down anything yet, and discards a five."
)


def _opening(rules: TableRules, course: DealStory) -> Line:
    if not course.opening:
        text = _NOTHING
    elif not course.minimum:
        text = _FREE
    else:
        text = _EARLY if rules.initial.before_draw_only else _LATE
    line = rule(
        text,
        *_OPENING_KEYS,
        "draw.count",
        cards=cards_in_words(course.opening),
        minimum=points(course.minimum),
        worth=points(course.worth),
        drawn=count(rules.draw.count, "card"),
    )
    return Line(line.text, line.keys, pictures=_drawn(course.opening))


def _second_seat(rules: TableRules, course: DealStory) -> Line:
    naturals = count(rules.pile.naturals_needed.frozen, "natural")
    if not course.freezes:
        return rule(
            "Ben draws, has nothing to lay down, and discards a seven.", "freeze.wild_discard"
        )
    return rule(
        "Ben draws, has nothing to lay down, and is afraid of Anna. So he discards a two, a wild "
        "card, and lays it crosswise: now the pile is frozen, and only {naturals} of the top "
        "card's rank can take it.",
        "freeze.wild_discard",
        "pile.naturals_needed",
        naturals=naturals,
    )


def _bonus_cards(rules: TableRules, course: DealStory) -> Iterator[Line]:
    """What whoever opens first is given for it."""
    given = rules.bonus_cards.counts[0] if rules.bonus_cards.mode != "none" else 0
    if course.opening and given:
        yield rule(
            "For opening she gets {cards} as a bonus. They lie face down until her next turn."
            if rules.bonus_cards.usable == "next_turn"
            else "For opening she gets {cards} as a bonus, straight into her hand.",
            "bonus_cards.mode",
            "bonus_cards.counts",
            "bonus_cards.usable",
            cards=count(given, "card"),
        )


def _turns_between(course: DealStory) -> Iterator[Line]:
    for seat, card in course.between:
        if seat == course.partner and course.added:
            yield rule(
                "{name} is Anna's partner, and partners share their melds. {name} adds {card} to "
                "one of them and discards a four.",
                "match.team_mode",
                name=NAMES[seat],
                card=a_rank(KIND_OF_TEXT[course.added]),
            )
        else:
            yield rule(
                "{name} draws, keeps everything for later, and discards {card}.",
                name=NAMES[seat],
                card=a_rank(KIND_OF_TEXT[card]),
            )


def _alone(rules: TableRules) -> Iterator[Line]:
    """Of three people one plays alone from the first take of the pile on."""
    if rules.match.team_mode == "temp_2v1":
        yield rule(
            "She was the first to take the pile. So she plays alone for the rest of this deal: Ben "
            "and Carla are partners now, and their melds belong to both.",
            "match.team_mode",
        )


def _feet(rules: TableRules) -> Iterator[Line]:
    """How the first seat comes by its foot."""
    side = setup_for(rules).sides[0]
    if rules.foot.pickup == "none":
        return
    if rules.foot.pickup == "partner_then_self":
        text = mark(
            "{name} completes a canasta, and then Anna does. So both have earned their feet, and "
            "the cards join their hands."
        )
    elif rules.foot.pickup != "hand_empty":
        text = mark(
            "Anna completes a canasta and so earns her foot, whose cards soon join her hand."
        )
    elif len(side) == 1:
        text = mark(
            "When Anna has no card left in her hand, she picks up her foot and plays on from it."
        )
    else:
        text = mark(
            "When Anna has no card left in her hand, she picks up her foot and plays on from it. "
            "So does her partner."
        )
    yield rule(text, "deal.foot_size", "foot.pickup", name=NAMES[side[-1]])


def _pile(rules: TableRules, course: DealStory) -> Line:
    seats = setup_for(rules).orders[0]
    line = rule(
        "{name} discards {top}. Anna has waited for it: with {cards} from her hand she takes the "
        "pile. The top card joins them on the table; all the others come into her hand."
        if rules.pile.amount == "all"
        else "{name} discards {top}. Anna has waited for it: with {cards} from her hand she takes "
        "from the pile. The top card joins them on the table, and more cards come into her "
        "hand.",
        "pile.amount",
        "pile.naturals_needed",
        name=NAMES[seats[-1]],
        top=a_rank(KIND_OF_TEXT[course.pile[-1]]),
        cards=cards_in_words([" ".join(course.taken_with)]),
    )
    faces = SuitPicker()
    shown = (
        picture(mark("The pile"), course.pile, faces, course.freezer),
        picture(mark("From Anna's hand"), course.taken_with, faces),
    )
    return Line(line.text, line.keys, pictures=shown)


def _ending(rules: TableRules, course: DealStory) -> Line:
    asked = asks(rules) and len(setup_for(rules).sides[0]) > 1
    line = rule(
        "Round after round the melds grow. At last Anna has one card left, a five, and her side "
        "has {canastas}: enough to go out. \u201cMay I go out?\u201d she asks her partner, "
        "and hears: \u201cYes.\u201d She discards the five, and the deal is over."
        if asked
        else "Round after round the melds grow. At last Anna has one card left, a five, and her "
        "side has {canastas}: enough to go out. She discards the five, and the deal is "
        "over.",
        "go_out.canastas",
        "go_out.kinds",
        "permission.mode",
        canastas=listed(_riches(course)),
    )
    return Line(line.text, line.keys, pictures=_drawn((*course.canastas, *course.melds)))


def _riches(course: DealStory) -> Iterator[str]:
    """All that the side of the first seat has on the table."""
    canastas = count(len(course.canastas), "canasta")
    runs = sum(len(set(meld.split())) > 2 for meld in course.canastas)  # no natural rank twice
    if runs == 1:
        yield say("{canastas} (one of them a sequence)", canastas=canastas)
    else:
        yield canastas
    yield from (cards_in_words([meld]) for meld in course.melds)
    if course.red_threes:
        yield count(course.red_threes, "red three")


def _score(course: DealStory) -> Iterator[Line]:
    yield rule("Now the points are counted. Anna's side gets:", *_SCORE_KEYS)
    yield from _sheet(course.lines)
    yield rule(
        "Ben still holds {cards}, with three jacks on the table and no canasta. Before the next "
        "deal begins, his side gets:",
        "pack.points",
        cards=cards_in_words([OTHERS_HAND]),
    )
    yield from _sheet(course.others)


def _sheet(lines: Iterable[tuple[str, int]]) -> Iterator[Line]:
    worth: dict[str, int] = {}
    for kind, counted in lines:
        worth[kind] = worth.get(kind, 0) + counted
    for kind, together in worth.items():
        yield cells(score_label(kind), figures(together), *_SCORE_KEYS)
    yield cells(say("Together"), figures(sum(worth.values())), *_SCORE_KEYS)
