"""What wins a game, and what its discard pile is worth: the first two topics of the chapter."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.rulebook.words.strategy import features as game
from canasta_qt.features.rulebook.words.strategy.advice import Advice, Sentence

HEARTS: Final = (
    Advice(
        "american/heart",
        "Patience wins this game. The first opening needs {lowest}, all of them from the hand, and "
        "only a natural pair takes the pile. So everybody collects for a long while, and the pile "
        "grows fat. Whoever opens in time and takes it has the cards to rule the deal. But look "
        "before you begin a meld: some canastas here pay richly, and the same melds left "
        "unfinished cost dearly.",
        (
            game.HIGH_OPENING,
            game.HAND_FIRST,
            game.ALWAYS_FROZEN,
            game.PAIR_TAKES,
            game.WHOLE_PILE,
            game.SEVENS_BOLD,
        ),
    ),
    Advice(
        "foot/heart",
        "You play two hands, one after the other, and the second, your foot, helps nobody while it "
        "lies there. So the first is no treasure to be guarded: lay down what you can, add to "
        "every meld of your side, and let it shrink. Whoever reaches the foot early has fresh "
        "cards, fresh pairs, and time for the canastas that are still missing.",
        (game.FEET, game.FOOT_AFTER_HAND),
        (
            Sentence(
                "A foot that nobody picked up counts against its side, card by card.",
                (game.FOOT_COUNTS,),
            ),
        ),
    ),
    Advice(
        "earned_foot/heart",
        "Your foot has to be earned: it comes when you have finished a canasta, so what counts is "
        "who lays its last card. Do not scatter your cards over many melds. Bring one of them "
        "quickly to {size}, and you play on with more cards while others still wait for theirs.",
        (game.FEET, game.no(game.FOOT_AFTER_HAND)),
        (
            Sentence(
                "A mixed canasta does not bring it, so let no wild card slip into the meld you are "
                "counting on.",
                (game.FOOT_NOT_BY_MIXED,),
            ),
            Sentence(
                "If it was you who opened, a partner comes first: bring a meld to one card short "
                "of a canasta and leave the last card to your partner.",
                (game.PARTNER_FIRST,),
            ),
            Sentence(
                "A foot that nobody picked up counts against its side, card by card.",
                (game.FOOT_COUNTS,),
            ),
        ),
    ),
    Advice(
        "runs/heart",
        "The points are in the sequences: one of seven cards brings {sequence_bonus}, a natural "
        "canasta {natural}. So sort your hand by suits first and by ranks second, and look at it "
        "both ways in every turn. The same nine may be the middle of a sequence or one of three of "
        "a kind, and until you have decided, keep it. No wild card helps a sequence, so begin "
        "early and keep both ends open.",
        (game.RUNS_PAY, game.RUNS_OF_SEVEN),
        (Sentence("And nobody goes out without one.", (game.needs_kind("sequence"),)),),
    ),
    Advice(
        "three/heart",
        "Nobody has a partner when the deal begins. Whoever takes the pile first plays alone from "
        "then on, and the other two join forces. So look at your hand before you reach for the "
        "first pile. With pairs, wild cards and something to open with, take it: what you then "
        "make is yours alone. With a poor hand let somebody else be brave, and be glad of your "
        "partner.",
        (game.ONE_AGAINST_TWO,),
    ),
    Advice(
        "two/heart",
        "With two players nobody stands by. Every card you have not seen lies in the stock or in "
        "that one other hand, and what your opponent takes, leaves and discards tells you which. "
        "There is no partner to finish what you begin, so a deal lasts longer, hands stay full, "
        "and a single fat pile can turn everything round. Remember every pair that was laid, and "
        "every card that was let pass.",
        (game.TWO_PLAYERS, game.WHOLE_PILE, game.no(game.FEET)),
    ),
    Advice(
        "frozen/heart",
        "Nothing but a natural pair from your hand takes the pile here. Neither melds on the "
        "table nor wild cards help, so everybody draws and discards, the pile grows, and a single "
        "take can decide the deal. Build your hand for that moment: six different pairs are "
        "better than a long row of one rank, for you never know which card will come.",
        (game.ALWAYS_FROZEN, game.PAIR_TAKES, game.WHOLE_PILE, game.no(game.TAKES_WILDS)),
        (
            Sentence(
                "When bots tried it, whoever first took a pile of eight cards or more was ahead at "
                "the end in about three deals of four.",
                (game.MEASURED_FROZEN,),
            ),
        ),
    ),
    Advice(
        "depth/heart",
        "In this game the pile is more than its top card. You may dig down to any card that you "
        "can meld, and all that lies above it comes along. So remember the whole pile, not only "
        "the last discard: a card that was harmless when it was discarded becomes the key to "
        "everything above it as soon as somebody can use it. And do not feel safe because the "
        "last discards were good ones.",
        (game.ANY_DEPTH,),
    ),
    Advice(
        "classic/heart",
        "The pile decides most deals. Whoever takes the first good one holds more cards, so more "
        "pairs, so takes the next one as well, while the others run out of harmless cards to "
        "discard. Early in the deal ask yourself before every move: does this bring me nearer to "
        "the pile, or somebody else? Later ask the same about the canastas that are still missing.",
        (game.WHOLE_PILE,),
    ),
    Advice(
        "any/heart",
        "Canastas decide a deal, so a few long melds are better than many short ones. Choose "
        "early what you collect, watch what the others collect, and do not fight for cards that "
        "they are clearly holding. Everything else in your hand is there to be discarded in good "
        "time, and the best time is while nobody can use it.",
    ),
)
"""What the game is about: the one thing to know before all others."""

PILES: Final = (
    Advice(
        "measured/pile",
        "What is a pile worth? We let bots try it out in thousands of deals. One or two cards "
        "brought next to nothing. Five to eight were worth more than the bonus for going out, and "
        "nine or more, more than a mixed canasta. So take a small one when it costs you no good "
        "cards, and fight for a big one. The strong players gave a pile away in plain sight far "
        "more rarely than the weaker ones.",
        (game.MEASURED_FOUR,),
    ),
    Advice(
        "two/pile",
        "Small piles matter less for two than you may think. We watched computer players: whoever "
        "took the first pile had hardly any advantage at the end, but whoever took one of twelve "
        "cards or more was ahead in about three deals of four. Even the strong ones give a pile "
        "away in about one turn of ten, and win all the same. So keep your pairs together, and be "
        "stubborn only about the fat piles.",
        (game.MEASURED_TWO,),
    ),
    Advice(
        "top_cards/pile",
        "A take never brings more than {pile_cards}, however high the pile is. So there is no "
        "sense in letting it grow beyond that, and giving it away costs less than in other games. "
        "Look at the cards near the top: if several of them fit your melds, spend a pair on them; "
        "if they are scraps, draw.",
        (game.TOP_CARDS,),
        (
            Sentence(
                "A smaller pile cannot be taken at all, so the first discards on an empty one are "
                "free of danger: use them for what you will dare less later.",
                (game.FULL_COUNT_ONLY,),
            ),
        ),
    ),
    Advice(
        "to_wild/pile",
        "A take reaches down to the next wild card and no further. So count the cards above it: "
        "that is what you win by taking, and what you give away by a careless discard. When "
        "somebody has just discarded a wild card, the pile is small again for everybody, and a "
        "doubtful card costs little.",
        (game.TO_NEXT_WILD, game.WILD_MAY_GO),
    ),
    Advice(
        "hidden/pile",
        "Cards lie face down under the first card of the pile, so even the first take may be a "
        "big one. Whoever gets it has a much larger hand than the others. Keep your pairs "
        "together for it, and think about every discard from the very first turn on.",
        (game.HIDDEN_CARDS, game.WHOLE_PILE),
        (
            Sentence(
                "Only a side that has opened in an earlier turn may take it, which is one more "
                "reason to open soon.",
                (game.OPENED_BEFORE,),
            ),
        ),
    ),
    Advice(
        "runs/pile",
        "A sequence on the table is a second key to the pile: while the pile is not frozen, a "
        "card that fits one of its ends takes everything. So lay short sequences early and let "
        "their ends stand open. And before you discard, look at the next player's side: the card "
        "above and the card below each of their unfinished sequences are the two you must not "
        "give them.",
        (game.RUN_TAKES_PILE, game.WHOLE_PILE, game.RUNS_OF_SEVEN),
    ),
    Advice(
        "run_top/pile",
        "In place of drawing {drawn} you may add the top card alone to an end of a sequence of "
        "your side. That is fewer cards than a draw, so do it for the card that finishes a "
        "sequence or was hard to come by, not out of habit. The whole pile still takes a natural "
        "pair: keep your pairs for the day when it is fat.",
        (
            game.RUN_TAKES_TOP,
            game.DRAWS_SEVERAL,
            game.ALWAYS_FROZEN,
            game.PAIR_TAKES,
            game.WHOLE_PILE,
            game.no(game.TAKES_WILDS),
        ),
    ),
    Advice(
        "frozen/pile",
        "Not all pairs are equal. A pair works as long as cards of its rank may still be "
        "discarded: low ranks come up more often, because people part with them first. Once most "
        "cards of a rank lie in melds, such a pair waits for nothing; use it otherwise. And do "
        "not spend your last good pair on a pile of two or three cards.",
        (game.ALWAYS_FROZEN, game.PAIR_TAKES, game.WHOLE_PILE),
    ),
    Advice(
        "easy/pile",
        "Count before you take. A pile of two or three cards gives little and shows the others "
        "what you collect, and a small hand full of scraps is no gain. A fat pile is worth almost "
        "any price: a broken plan, wild cards, even a canasta that has to wait. So save for it, "
        "and see to it that it is not the others who get it.",
        (game.EASY_TAKES, game.WHOLE_PILE),
    ),
)
"""What the pile is worth, and when to take it."""
