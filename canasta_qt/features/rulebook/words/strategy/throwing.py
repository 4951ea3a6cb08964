"""When to freeze the pile, what to throw, and what black threes are for."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.rulebook.words.strategy.advice import Advice, Sentence
from canasta_qt.features.rulebook.words.strategy.features import (
    ALWAYS_FROZEN,
    ANY_DEPTH,
    BLACK_COSTS,
    BLACK_FREEZES,
    BLACK_STOPS,
    DEAD_RANKS,
    EASY_TAKES,
    EMPTY_PILE_BAN,
    FROZEN_BEFORE_OPEN,
    LAYOFF_TAKES,
    MORE_WHEN_FROZEN,
    OWN_CANASTA_BARS,
    PAIR_TAKES,
    RUN_TAKES_PILE,
    RUN_TAKES_TOP,
    TWO_PLAYERS,
    WILD_FREEZES,
    no,
)
from canasta_qt.words.lines import mark

FREEZING: Final = (
    Advice(
        "more_naturals",
        "freeze",
        Sentence(
            mark(
                "A wild card thrown on the pile freezes it for everybody, and a frozen pile asks "
                "for {frozen_naturals} from the hand. Few hands have that, so freezing nearly "
                "closes the pile: a strong move for the side that is ahead on the table or needs "
                "time, and a poor one for a side that hoped for the pile itself. Do it when a fat "
                "pile is about to fall to the others, not before."
            ),
            (WILD_FREEZES, MORE_WHEN_FROZEN),
        ),
    ),
    Advice(
        "classic",
        "freeze",
        Sentence(
            mark(
                "A wild card thrown on the pile freezes it for everybody. It is well spent when "
                "the others have many melds and few cards, and you a hand full of pairs: now "
                "only pairs count, and you have more of them. Do not freeze with a small hand, "
                "nor while your own melds could soon take the pile."
            ),
            (WILD_FREEZES, PAIR_TAKES),
        ),
        (
            Sentence(
                mark(
                    "The best moment is while only the others have opened: for you the pile is "
                    "frozen anyway."
                ),
                (FROZEN_BEFORE_OPEN,),
            ),
        ),
    ),
)

THROWING: Final = (
    Advice(
        "american",
        "throw",
        Sentence(
            mark(
                "Safe is only what nobody can use: a card of a dead rank, or of one of which "
                "nearly all {of_a_rank} lie open. Everything else is a guess, and the fatter the "
                "pile, the dearer a wrong one. So make your risky throws early, repeat what the "
                "next player has just let pass, and remember what your opponents keep: a rank that "
                "nobody throws is one that somebody collects."
            ),
            (DEAD_RANKS, OWN_CANASTA_BARS, ALWAYS_FROZEN, PAIR_TAKES),
        ),
        (
            Sentence(
                mark(
                    "When you take the pile, keep an ordinary card: with an ace, a seven or a wild "
                    "card you may not begin the new one."
                ),
                (EMPTY_PILE_BAN,),
            ),
        ),
    ),
    Advice(
        "runs",
        "throw",
        Sentence(
            mark(
                "Before each throw look at the next player's side of the table. As long as the "
                "pile is not frozen, a card that fits an unfinished meld there, or an end of an "
                "unfinished sequence, gives everything away. A card far from both is safer, and so "
                "is one that the next player has just let pass. Of every rank there are "
                "{of_a_rank}: the more of them you see, the fewer pairs can be waiting."
            ),
            (RUN_TAKES_PILE, LAYOFF_TAKES),
        ),
    ),
    Advice(
        "layoff",
        "throw",
        Sentence(
            mark(
                "Once the next player's side has opened, any card that fits one of its "
                "unfinished melds gives the pile away, unless it is frozen. So get rid of "
                "dangerous cards early, and throw first what you hold only once. Later throw "
                "what the next player has just let pass, or ranks of which most of the "
                "{of_a_rank} already lie open. Do not break a pair for it."
            ),
            (LAYOFF_TAKES, no(ANY_DEPTH)),
        ),
    ),
    Advice(
        "run_top",
        "throw",
        Sentence(
            mark(
                "Only a pair in the next hand takes the whole pile, so ask what that hand may "
                "hold. What the next player has just let pass is the safest card; new ranks are "
                "for the first turns, while the pile is thin. Of each rank there are {of_a_rank}, "
                "and each one you can see makes a pair less likely. A card that fits an end of "
                "their sequence costs you only that card, but it may be the very one they need."
            ),
            (ALWAYS_FROZEN, PAIR_TAKES, RUN_TAKES_TOP),
        ),
    ),
    Advice(
        "pairs",
        "throw",
        Sentence(
            mark(
                "Only the cards in the next player's hand are dangerous; melds on the table are "
                "not. So ask what that hand may hold. What the next player has just let pass is "
                "the safest card. New ranks are for the first turns, while the pile is thin. "
                "Later count: of each rank there are {of_a_rank}, and every one that you can "
                "see makes a pair less likely."
            ),
            (no(EASY_TAKES), no(RUN_TAKES_TOP), no(ANY_DEPTH)),
        ),
    ),
    Advice(
        "any",
        "throw",
        Sentence(
            mark(
                "Throw early what you hold only once, while hands are unsorted and the pile is "
                "thin. Watch what the next player takes and leaves: what was let pass a moment ago "
                "is the safest card you can follow with. Of each rank there are {of_a_rank}; the "
                "more of them lie open, the less harm can the next one do."
            ),
        ),
    ),
)

SAFE: Final = (
    Advice(
        "barred",
        "safe",
        Sentence(
            mark(
                "A side cannot take the pile with a card of a rank in which it has a canasta. So "
                "as soon as the next player's side has finished one, all cards of that rank have "
                "become safe throws for you. Collect them instead of laying them off; each of them "
                "is as good as a turn without danger."
            ),
            (OWN_CANASTA_BARS, no(DEAD_RANKS), no(ANY_DEPTH)),
        ),
    ),
)

BLACK: Final = (
    Advice(
        "costly",
        "black",
        Sentence(
            mark(
                "A black three on top keeps the next player from the pile for one turn. But do not "
                "save it up for too long: one that is still in your hand at the end costs you "
                "{black_caught}. Throw it the first time that your other cards look dangerous, and "
                "in any case before somebody may go out."
            ),
            (BLACK_STOPS, BLACK_COSTS),
        ),
    ),
    Advice(
        "classic",
        "black",
        Sentence(
            mark(
                "A black three on top keeps the next player from the pile for one turn, whatever "
                "that hand holds. Do not waste it on a thin pile. Keep it for the turn in which "
                "the pile is fat and every other card of yours is dangerous; with two of them you "
                "have two such turns."
            ),
            (BLACK_STOPS, no(BLACK_COSTS)),
        ),
        (
            Sentence(
                mark("Here it also freezes the pile until somebody takes it."),
                (BLACK_FREEZES,),
            ),
            Sentence(
                mark("With two players it even gives you a second chance at the same pile."),
                (TWO_PLAYERS,),
            ),
        ),
    ),
)
