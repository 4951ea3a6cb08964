"""Cards with a value of their own: wild cards, aces and sevens, threes, and special hands."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.rulebook.words.strategy import features as game
from canasta_qt.features.rulebook.words.strategy.advice import Advice, Sentence

_LATE_WILD: Final = Sentence(
    "After the opening other melds take wild cards only on top of five natural ones, so most of "
    "yours have no other place to go.",
    (game.FIVE_FIRST,),
)

WILDS: Final = (
    Advice(
        "needed/wilds",
        "Nobody goes out without a canasta of wild cards, and there are only {wild_cards} in the "
        "game. So put yours aside for it from the beginning, and help other melds with one only "
        "where that finishes a canasta which you need as well.",
        (game.WILD_MELDS, game.needs_kind("wild")),
        (
            Sentence("It brings at least {wild_bonus}, so it is no sacrifice.", (game.WILD_PAYS,)),
            Sentence("Left unfinished, though, it costs {wild_loss}.", (game.WILD_UNFINISHED,)),
        ),
    ),
    Advice(
        "lock/wilds",
        "A meld of wild cards swallows all the others: from its first cards until it is a canasta, "
        "your side may put wild cards nowhere else. Finished, it brings at least {wild_bonus}. "
        "Begin it when more than half of it is in your hand, and not with three cards and a hope.",
        (game.WILD_LOCK, game.WILD_PAYS),
        (Sentence("Left unfinished it costs {wild_loss}.", (game.WILD_UNFINISHED,)), _LATE_WILD),
    ),
    Advice(
        "wild_canasta/wilds",
        "Wild cards have two uses, and you must choose. A canasta of nothing but wild cards brings "
        "at least {wild_bonus}, but it takes {size} of the {wild_cards} in the game. Go for it "
        "when you hold half of it early on; otherwise let each one finish a canasta of some rank. "
        "What pays least is one here and one there.",
        (game.WILD_PAYS, game.no(game.WILD_LOCK)),
        (
            Sentence(
                "Left unfinished, a meld of wild cards costs {wild_loss}.",
                (game.WILD_UNFINISHED,),
            ),
            Sentence(
                "It does not count as one of the canastas for going out.",
                (game.no(game.WILD_COUNTS),),
            ),
        ),
    ),
    Advice(
        "classic/wilds",
        "A wild card does most as the last card of a canasta and least in a meld of three, where "
        "it lies and helps nobody. Spend wild cards to open when you must, and to finish a canasta "
        "when time is short. But a meld of natural cards that is nearly there should stay pure: as "
        "a natural canasta it brings {natural}, as a mixed one only {mixed}.",
        (game.MIXED_PAY_LESS,),
        (_LATE_WILD,),
    ),
)

SEVENS: Final = (
    Advice(
        "one_stake/sevens",
        "Aces and sevens are the boldest bets. A natural canasta of either brings {sevens_bonus}; "
        "begun and left unfinished, such a meld costs {sevens_loss}. So begin one when more than "
        "half of it is in your hand, or while the deal is young, and count those that have been "
        "discarded. The more of them are gone, the safer yours are to discard.",
        (game.SEVENS_BOLD, game.ACES_BOLD, game.ONE_STAKE),
        (
            Sentence(
                "Do not be caught with three of them in your hand; that is punished, too.",
                (game.SEVENS_CAUGHT,),
            ),
        ),
    ),
    Advice(
        "aces_too/sevens",
        "Aces and sevens are the boldest bets. Natural canastas of them bring {aces_bonus} and "
        "{sevens_bonus}; begun and left unfinished, such a meld costs {aces_loss} or "
        "{sevens_loss}. So begin one when more than half of it is in your hand, or while the deal "
        "is young, and count those that have been discarded. The more of them are gone, the safer "
        "yours are to discard.",
        (game.SEVENS_BOLD, game.ACES_BOLD),
        (
            Sentence(
                "Do not be caught with three of them in your hand; that is punished, too.",
                (game.SEVENS_CAUGHT,),
            ),
        ),
    ),
    Advice(
        "needed/sevens",
        "Nobody goes out without a canasta of sevens, and it brings {sevens_bonus} besides. So "
        "keep every seven from the first turn on, and lay them as soon as you have enough for a "
        "meld: then each further one has its place.",
        (game.needs_kind("sevens"), game.SEVENS_RICH),
        (
            Sentence("Wild cards cannot help.", (game.SEVENS_NATURAL,)),
            Sentence(
                "With a pair of them, take any pile that has a seven on top.",
                (game.no(game.SEVENS_LOCKED), game.no(game.SEVENS_BLOCK), game.PAIR_TAKES),
            ),
            Sentence(
                "Sevens cannot be discarded as other cards can: see that you never hold only "
                "sevens.",
                (game.SEVENS_LOCKED,),
            ),
            Sentence("Your red threes wait for that canasta, too.", (game.RED_NEED_SEVENS,)),
        ),
    ),
    Advice(
        "bold/sevens",
        "Sevens are a bet. A canasta of them brings {sevens_bonus}, but a meld that never gets so "
        "far costs {sevens_loss}. Begin one with more than half of it in your hand, or while the "
        "deal is young, and then feed it before all other melds. With one or two, discard them "
        "early: the longer you wait, the more welcome they are to others.",
        (game.SEVENS_BOLD, game.no(game.ACES_BOLD)),
    ),
    Advice(
        "rich/sevens",
        "Sevens are worth more here than their few points: a canasta of them brings "
        "{sevens_bonus}, any other natural one {natural}. Keep every seven as you would keep an "
        "ace, and think twice before you discard one; the others are collecting them, too.",
        (game.SEVENS_RICH, game.no(game.SEVENS_BOLD), game.no(game.needs_kind("sevens"))),
    ),
    Advice(
        "aces/sevens",
        "Aces are worth more here than their points: a natural canasta of them brings "
        "{aces_bonus}, any other natural one {natural}. Keep them together from the first turn on, "
        "and let wild cards help other melds, so that your aces stay pure.",
        (game.ACES_RICH, game.no(game.ACES_BOLD)),
    ),
)

THREES: Final = (
    Advice(
        "turning/threes",
        "Your threes change sides with your canastas: without one they count against you, with a "
        "single one they count nothing, and with more they count for you. So the more threes lie "
        "before you, the more urgent is a second canasta, however cheap. And if the others sit on "
        "many threes with no canasta, that is the time to be quick.",
        (game.THREES_TURN,),
    ),
    Advice(
        "caught/threes",
        "A red three is poison: caught in your hand at the end it costs {red_caught}. Discard it "
        "the very turn it comes, before anything clever. There will always be a better moment for "
        "clever things, but perhaps no other turn.",
        (game.RED_CAUGHT,),
    ),
    Advice(
        "canastas/threes",
        "Red threes are a promise, not a gift: they count for a side that has {red_canastas} at "
        "least, and against every other one. The more of them lie before you, the less you can "
        "afford to wait for beauty: a quick mixed canasta is better than a natural one that never "
        "comes. If others hold many and have too little on the table, hurry to end the deal.",
        (game.RED_NEED_CANASTAS, game.MIXED_PAY_LESS),
    ),
    Advice(
        "meld/threes",
        "Red threes count for a side that has melded and against one that has not. So each one in "
        "front of you is a reason to open a little sooner. And if the other side has several and "
        "has not opened, make haste.",
        (game.RED_NEED_MELD,),
    ),
)

HANDS: Final = (
    Advice(
        "special/hands",
        "Look at your first cards for a special hand: the best of them brings {best_hand} in one "
        "stroke. But it is possible only as long as your side has not opened. If after a few turns "
        "you still need more than two or three cards, let it go and play on; a hand that was saved "
        "for nothing counts against you in full.",
        (game.SPECIAL_HANDS, game.has("special_hands.partner_courtesy", False)),
        (Sentence("Remember that a partner may be waiting to open.", (game.PARTNERS,)),),
    ),
)
