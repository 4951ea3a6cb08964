"""Cards with a value of their own: wild cards, aces and sevens, threes, and special hands."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.rulebook.words.strategy.advice import Advice, Sentence
from canasta_qt.features.rulebook.words.strategy.features import (
    ACES_BOLD,
    ACES_RICH,
    FIVE_FIRST,
    MIXED_PAY_LESS,
    ONE_STAKE,
    PAIR_TAKES,
    PARTNERS,
    RED_CAUGHT,
    RED_NEED_CANASTAS,
    RED_NEED_MELD,
    RED_NEED_SEVENS,
    SEVENS_BLOCK,
    SEVENS_BOLD,
    SEVENS_CAUGHT,
    SEVENS_LOCKED,
    SEVENS_NATURAL,
    SEVENS_RICH,
    SPECIAL_HANDS,
    THREES_TURN,
    WILD_COUNTS,
    WILD_LOCK,
    WILD_MELDS,
    WILD_PAYS,
    WILD_UNFINISHED,
    has,
    needs_kind,
    no,
)
from canasta_qt.words.lines import mark

_LATE_WILD: Final = Sentence(
    mark(
        "After the opening other melds take wild cards only on top of five natural ones, so most "
        "of yours have no other place to go."
    ),
    (FIVE_FIRST,),
)

WILDS: Final = (
    Advice(
        "needed",
        "wilds",
        Sentence(
            mark(
                "Nobody goes out without a canasta of wild cards, and there are only "
                "{wild_cards} in the game. So put yours aside for it from the beginning, and "
                "help other melds with one only where that finishes a canasta which you need as "
                "well."
            ),
            (WILD_MELDS, needs_kind("wild")),
        ),
        (
            Sentence(mark("It brings at least {wild_bonus}, so it is no sacrifice."), (WILD_PAYS,)),
            Sentence(
                mark("Left unfinished, though, it costs {wild_loss}."),
                (WILD_UNFINISHED,),
            ),
        ),
    ),
    Advice(
        "lock",
        "wilds",
        Sentence(
            mark(
                "A meld of wild cards swallows all the others: from its first cards until it is "
                "a canasta, your side may put wild cards nowhere else. Finished, it brings at "
                "least {wild_bonus}. Begin it when more than half of it is in your hand, and "
                "not with three cards and a hope."
            ),
            (WILD_LOCK, WILD_PAYS),
        ),
        (
            Sentence(
                mark("Left unfinished it costs {wild_loss}."),
                (WILD_UNFINISHED,),
            ),
            _LATE_WILD,
        ),
    ),
    Advice(
        "wild_canasta",
        "wilds",
        Sentence(
            mark(
                "Wild cards have two uses, and you must choose. A canasta of nothing but wild "
                "cards brings at least {wild_bonus}, but it takes {size} of the {wild_cards} in "
                "the game. Go for it when you hold half of it early on; otherwise let each one "
                "finish a canasta of some rank. What pays least is one here and one there."
            ),
            (WILD_PAYS, no(WILD_LOCK)),
        ),
        (
            Sentence(
                mark("Left unfinished, a meld of wild cards costs {wild_loss}."),
                (WILD_UNFINISHED,),
            ),
            Sentence(
                mark("It does not count as one of the canastas for going out."),
                (no(WILD_COUNTS),),
            ),
        ),
    ),
    Advice(
        "classic",
        "wilds",
        Sentence(
            mark(
                "A wild card does most as the last card of a canasta and least in a meld of three, "
                "where it lies and helps nobody. Spend wild cards to open when you must, and to "
                "finish a canasta when time is short. But a meld of natural cards that is nearly "
                "there should stay pure: as a natural canasta it brings {natural}, as a mixed one "
                "only {mixed}."
            ),
            (MIXED_PAY_LESS,),
        ),
        (_LATE_WILD,),
    ),
)

SEVENS: Final = (
    Advice(
        "one_stake",
        "sevens",
        Sentence(
            mark(
                "Aces and sevens are the boldest bets. A natural canasta of either brings "
                "{sevens_bonus}; begun and left unfinished, such a meld costs {sevens_loss}. So "
                "begin one when more than half of it is in your hand, or while the deal is "
                "young, and count those that have been thrown. The more of them are gone, the "
                "safer are yours to throw."
            ),
            (SEVENS_BOLD, ACES_BOLD, ONE_STAKE),
        ),
        (
            Sentence(
                mark("Do not be caught with three of them in your hand; that is punished, too."),
                (SEVENS_CAUGHT,),
            ),
        ),
    ),
    Advice(
        "aces_too",
        "sevens",
        Sentence(
            mark(
                "Aces and sevens are the boldest bets. Natural canastas of them bring "
                "{aces_bonus} and {sevens_bonus}; begun and left unfinished, such a meld costs "
                "{aces_loss} or {sevens_loss}. So begin one when more than half of it is in "
                "your hand, or while the deal is young, and count those that have been thrown. "
                "The more of them are gone, the safer are yours to throw."
            ),
            (SEVENS_BOLD, ACES_BOLD),
        ),
        (
            Sentence(
                mark("Do not be caught with three of them in your hand; that is punished, too."),
                (SEVENS_CAUGHT,),
            ),
        ),
    ),
    Advice(
        "needed",
        "sevens",
        Sentence(
            mark(
                "Nobody goes out without a canasta of sevens, and it brings {sevens_bonus} "
                "besides. So keep every seven from the first turn on, and lay them as soon as "
                "you have enough for a meld: then each further one has its place."
            ),
            (needs_kind("sevens"), SEVENS_RICH),
        ),
        (
            Sentence(mark("Wild cards cannot help."), (SEVENS_NATURAL,)),
            Sentence(
                mark("With a pair of them, take any pile that has a seven on top."),
                (no(SEVENS_LOCKED), no(SEVENS_BLOCK), PAIR_TAKES),
            ),
            Sentence(
                mark(
                    "Sevens cannot be thrown as other cards can: see that you never hold only "
                    "sevens."
                ),
                (SEVENS_LOCKED,),
            ),
            Sentence(mark("Your red threes wait for that canasta, too."), (RED_NEED_SEVENS,)),
        ),
    ),
    Advice(
        "bold",
        "sevens",
        Sentence(
            mark(
                "Sevens are a bet. A canasta of them brings {sevens_bonus}, but a meld that "
                "never gets so far costs {sevens_loss}. Begin one with more than half of it in "
                "your hand, or while the deal is young, and then feed it before all other "
                "melds. With one or two, throw them early: the longer you wait, the more "
                "welcome they are to others."
            ),
            (SEVENS_BOLD, no(ACES_BOLD)),
        ),
    ),
    Advice(
        "rich",
        "sevens",
        Sentence(
            mark(
                "Sevens are worth more here than their few points: a canasta of them brings "
                "{sevens_bonus}, any other natural one {natural}. Keep every seven as you would "
                "keep an ace, and think twice before you throw one; the others are collecting "
                "them, too."
            ),
            (SEVENS_RICH, no(SEVENS_BOLD), no(needs_kind("sevens"))),
        ),
    ),
    Advice(
        "aces",
        "sevens",
        Sentence(
            mark(
                "Aces are worth more here than their points: a natural canasta of them brings "
                "{aces_bonus}, any other natural one {natural}. Keep them together from the first "
                "turn on, and let wild cards help other melds, so that your aces stay pure."
            ),
            (ACES_RICH, no(ACES_BOLD)),
        ),
    ),
)

THREES: Final = (
    Advice(
        "turning",
        "threes",
        Sentence(
            mark(
                "Your threes change sides with your canastas: without one they count against you, "
                "with a single one they count nothing, and with more they count for you. So the "
                "more threes lie before you, the more urgent is a second canasta, however cheap. "
                "And if the others sit on many threes with no canasta, that is the time to be "
                "quick."
            ),
            (THREES_TURN,),
        ),
    ),
    Advice(
        "caught",
        "threes",
        Sentence(
            mark(
                "A red three is poison: caught in your hand at the end it costs {red_caught}. "
                "Throw it the very turn it comes, before anything clever. There will always be a "
                "better moment for clever things, but perhaps no other turn."
            ),
            (RED_CAUGHT,),
        ),
    ),
    Advice(
        "canastas",
        "threes",
        Sentence(
            mark(
                "Red threes are a promise, not a gift: they count for a side that has "
                "{red_canastas} at least, and against every other one. The more of them lie before "
                "you, the less you can afford to wait for beauty: a quick mixed canasta is better "
                "than a natural one that never comes. If others hold many and have too little on "
                "the table, hurry to end the deal."
            ),
            (RED_NEED_CANASTAS, MIXED_PAY_LESS),
        ),
    ),
    Advice(
        "meld",
        "threes",
        Sentence(
            mark(
                "Red threes count for a side that has melded and against one that has not. So each "
                "one that lies before you is a reason to open a little sooner, and several on the "
                "other side, before it has opened, are a reason to make haste."
            ),
            (RED_NEED_MELD,),
        ),
    ),
)

HANDS: Final = (
    Advice(
        "special",
        "hands",
        Sentence(
            mark(
                "Look at your first cards for a special hand: the best of them brings "
                "{best_hand} in one stroke. But it is possible only as long as your side has "
                "not opened. If after a few turns you still need more than two or three cards, "
                "let it go and play on; a hand that was saved for nothing counts against you in "
                "full."
            ),
            (SPECIAL_HANDS, has("special_hands.partner_courtesy", False)),
        ),
        (Sentence(mark("Remember that a partner may be waiting to open."), (PARTNERS,)),),
    ),
)
