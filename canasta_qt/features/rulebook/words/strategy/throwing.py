"""When to freeze the pile, what to throw, and what black threes are for."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.rulebook.words.strategy import features as game
from canasta_qt.features.rulebook.words.strategy.advice import Advice, Sentence

FREEZING: Final = (
    Advice(
        "more_naturals/freeze",
        "A wild card on the pile freezes it for everybody, and a frozen pile asks for "
        "{frozen_naturals} from the hand. Few hands have that, so freezing nearly closes the "
        "pile: a strong move for the side that is ahead on the table or needs time, and a poor "
        "one for a side that hoped for the pile itself. Do it when a fat pile is about to fall to "
        "the others, not before.",
        (game.WILD_FREEZES, game.MORE_WHEN_FROZEN),
    ),
    Advice(
        "classic/freeze",
        "A wild card on the pile freezes it for everybody. It is well spent when the others have "
        "many melds and few cards, and you a hand full of pairs: now only pairs count, and you "
        "have more of them. Do not freeze with a small hand, nor while your own melds could soon "
        "take the pile.",
        (game.WILD_FREEZES, game.PAIR_TAKES),
        (
            Sentence(
                "The best moment is while only the others have opened: for you the pile is frozen "
                "anyway.",
                (game.FROZEN_BEFORE_OPEN,),
            ),
        ),
    ),
)

THROWING: Final = (
    Advice(
        "american/throw",
        "Only what nobody can use is safe: a card of a dead rank, or of one of which nearly all "
        "{of_a_rank} lie open. Everything else is a guess, and the fatter the pile, the dearer a "
        "wrong one. So make your risky discards early, repeat what the next player has just let "
        "pass, and remember what your opponents keep: a rank that nobody discards is one that "
        "somebody collects.",
        (game.DEAD_RANKS, game.OWN_CANASTA_BARS, game.ALWAYS_FROZEN, game.PAIR_TAKES),
        (
            Sentence(
                "When you take the pile, keep an ordinary card: with an ace, a seven or a wild "
                "card you may not begin the new one.",
                (game.EMPTY_PILE_BAN,),
            ),
        ),
    ),
    Advice(
        "runs/throw",
        "Before each discard look at the next player's side of the table. As long as the pile is "
        "not frozen, a card that fits an unfinished meld there, or an end of an unfinished "
        "sequence, gives everything away. A card far from both is safer, and so is one that the "
        "next player has just let pass. Of every rank there are {of_a_rank}: the more of them you "
        "see, the fewer pairs can be waiting.",
        (game.RUN_TAKES_PILE, game.LAYOFF_TAKES),
    ),
    Advice(
        "layoff/throw",
        "Once the next player's side has opened, any card that fits one of its unfinished melds "
        "gives the pile away, unless it is frozen. So get rid of dangerous cards early, and "
        "discard first what you hold only once. Later discard what the next player has just let "
        "pass, or ranks of which most of the {of_a_rank} already lie open. Do not break a pair "
        "for it.",
        (game.LAYOFF_TAKES, game.no(game.ANY_DEPTH)),
    ),
    Advice(
        "run_top/throw",
        "Only a pair in the next hand takes the whole pile, so ask what that hand may hold. What "
        "the next player has just let pass is the safest card; new ranks are for the first turns, "
        "while the pile is thin. Of each rank there are {of_a_rank}, and each one you can see "
        "makes a pair less likely. A card that fits an end of their sequence costs you only that "
        "card, but it may be the very one they need.",
        (game.ALWAYS_FROZEN, game.PAIR_TAKES, game.RUN_TAKES_TOP),
    ),
    Advice(
        "pairs/throw",
        "Only the cards in the next player's hand are dangerous; melds on the table are not. So "
        "ask what that hand may hold. What the next player has just let pass is the safest card. "
        "New ranks are for the first turns, while the pile is thin. Later count: of each rank "
        "there are {of_a_rank}, and every one that you can see makes a pair less likely.",
        (game.no(game.EASY_TAKES), game.no(game.RUN_TAKES_TOP), game.no(game.ANY_DEPTH)),
    ),
    Advice(
        "any/throw",
        "Discard early what you hold only once, while hands are unsorted and the pile is thin. "
        "Watch what the next player takes and leaves: what was let pass a moment ago is the "
        "safest card you can follow with. Of each rank there are {of_a_rank}; the more of them "
        "lie open, the less harm the next one can do.",
    ),
)

SAFE: Final = (
    Advice(
        "barred/safe",
        "A side cannot take the pile with a card of a rank in which it has a canasta. So as soon "
        "as the next player's side has finished one, all cards of that rank have become safe "
        "discards for you. Collect them instead of laying them off; each of them is as good as a "
        "turn without danger.",
        (game.OWN_CANASTA_BARS, game.no(game.DEAD_RANKS), game.no(game.ANY_DEPTH)),
    ),
)

BLACK: Final = (
    Advice(
        "costly/black",
        "A black three on top keeps the next player from the pile for one turn. But do not save "
        "it up for too long: one that is still in your hand at the end costs you {black_caught}. "
        "Discard it the first time that your other cards look dangerous, and in any case before "
        "somebody may go out.",
        (game.BLACK_STOPS, game.BLACK_COSTS),
    ),
    Advice(
        "classic/black",
        "A black three on top keeps the next player from the pile for one turn, whatever that hand "
        "holds. Do not waste it on a thin pile. Keep it for the turn in which the pile is fat and "
        "every other card of yours is dangerous; with two of them you have two such turns.",
        (game.BLACK_STOPS, game.no(game.BLACK_COSTS)),
        (
            Sentence(
                "Here it also freezes the pile until somebody takes it.",
                (game.BLACK_FREEZES,),
            ),
            Sentence(
                "With two players it even gives you a second chance at the same pile.",
                (game.TWO_PLAYERS,),
            ),
        ),
    ),
)
