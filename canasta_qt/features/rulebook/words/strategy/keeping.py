"""What to keep in the hand, and when to open."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.rulebook.words.strategy import features as game
from canasta_qt.features.rulebook.words.strategy.advice import Advice, Sentence

KEEPING: Final = (
    Advice(
        "foot/keep",
        "In your first hand keep little: what your melds are waiting for, and one card that you "
        "can discard without fear. Singles go first. With the foot the game turns round. Now wild "
        "cards and sets belong where a canasta is still missing, and a card that fits nothing is "
        "discarded at once.",
        (game.FEET, game.FOOT_AFTER_HAND),
        (
            Sentence(
                "Pairs are worth keeping in both hands, since they take the pile.",
                (game.PAIR_TAKES,),
            ),
        ),
    ),
    Advice(
        "american/keep",
        "Three things are worth holding: natural sets of three to open with, many pairs to take "
        "the pile with, and wild cards to reach the minimum. A rank in which either side has "
        "completed a canasta is dead. Nobody can meld it or take the pile with it any more, so a "
        "card of it is your safe discard for a dangerous turn. Do not waste it in a harmless one.",
        (game.DEAD_RANKS, game.OWN_CANASTA_BARS, game.ALWAYS_FROZEN, game.PAIR_TAKES),
    ),
    Advice(
        "runs/keep",
        "Eight, nine and ten are the heart of your hand, for no sequence of seven can do without "
        "them. Keep them in the suit you collect. And count: of every single card the game holds "
        "only {copies}. If all the tens of hearts lie in melds or under the pile, no sequence of "
        "hearts can be finished any more, however pretty the rest of it.",
        (game.RUNS_OF_SEVEN,),
        (
            Sentence(
                "Keep natural pairs as well, since they take the pile.",
                (game.PAIR_TAKES,),
            ),
        ),
    ),
    Advice(
        "pairs/keep",
        "Pairs are worth more than their points, because two natural cards of a rank can take the "
        "pile as soon as a third is discarded. So do not break one for an easy discard. Many "
        "pairs are better than a few full sets, and low ones work as well as high ones. What you "
        "hold only once and what fits no meld is there to be discarded.",
        (game.PAIR_TAKES,),
        (
            Sentence(
                "And when the pile is frozen, nothing but a pair helps.",
                (game.EASY_TAKES, game.WILD_FREEZES),
            ),
        ),
    ),
    Advice(
        "any/keep",
        "Keep what belongs together and let go what stands alone. Cards of a rank that your side "
        "has melded are as good as laid, so they can wait in your hand as long as nobody is about "
        "to go out. A full hand gives you a choice of discards; a small one gives you none. So do "
        "not lay down everything only because you can.",
    ),
)

_BONUS: Final = (
    Sentence(
        "Being first pays: opening first can bring your side {bonus_first}, opening second "
        "{bonus_second}.",
        (game.BONUS_FIRST,),
    ),
    Sentence(
        "Only the side that opens first can get {bonus_first} for it.",
        (game.BONUS_FIRST_ONLY,),
    ),
    Sentence("Opening can bring your side {bonus_first}, so do not wait.", (game.BONUS_EQUAL,)),
)

OPENING: Final = (
    Advice(
        "pure/open",
        "Your opening needs a meld without wild cards, so the first three natural cards of a rank "
        "that come to you are precious. Wild cards and aces then bring the rest of the points: "
        "{lowest} at the start of a match, as many as {highest} later. Lay what reaches the "
        "minimum and little more, for every pair that stays in your hand may take the pile.",
        (
            game.PURE_OPENING,
            game.no(game.WILD_MELD_OPENS),
            game.RISING,
            game.HAND_FIRST,
            game.PAIR_TAKES,
        ),
        _BONUS,
    ),
    Advice(
        "pure_or_wild/open",
        "Your opening needs a meld without wild cards, or one of nothing but wild cards. So the "
        "first three natural cards of a rank that come to you are precious. Aces and wild cards "
        "then bring the rest of the points: {lowest} at the start of a match, as many as {highest} "
        "later. Lay what reaches the minimum and little more, for every pair that stays in your "
        "hand may take the pile.",
        (game.PURE_OPENING, game.WILD_MELD_OPENS, game.RISING, game.HAND_FIRST, game.PAIR_TAKES),
        _BONUS,
    ),
    Advice(
        "natural/open",
        "Your opening may hold no wild card, and it needs {lowest} at the start of a match and as "
        "many as {highest} later. So keep any three natural cards of a rank until you have "
        "opened, above all high ones. Your wild cards can wait: they will finish canastas "
        "afterwards. Open as soon as you can, and with no more than you must.",
        (game.has("initial.require", "all_pure"), game.RISING, game.no(game.BY_DEAL)),
        _BONUS,
    ),
    Advice(
        "natural_at_first/open",
        "As long as the minimum is no higher than {pure_up_to}, your opening may hold no wild "
        "card. So collect natural cards of high ranks for it from the first turn. Later, when up "
        "to {highest} are asked, wild cards may help. Whatever the minimum, it must come from "
        "your hand: the pile does not help you to open. Open as soon as you can, and with no more "
        "than you must.",
        (game.PURE_AT_FIRST, game.HAND_FIRST, game.RISING, game.no(game.BY_DEAL)),
        _BONUS,
    ),
    Advice(
        "by_deal/open",
        "The minimum goes by the number of the deal, not by your score. In the first deal "
        "{lowest} are soon reached: open as early as you can. Later up to {highest} are asked, "
        "and then aces and wild cards are worth saving; a joker alone counts {joker}. Do not wait "
        "for a splendid opening. As long as you have not opened, nothing that you hold can be "
        "laid, and every card of it counts against you.",
        (game.BY_DEAL, game.RISING, game.WILD_MAY_OPEN, game.no(game.has("pack.jokers", 0))),
    ),
    Advice(
        "from_hand/open",
        "The pile does not help you to open: {lowest} at the start of a match, and as many as "
        "{highest} later, must come from your hand alone. So collect for it from the first turn, "
        "above all high cards. And do not wait for beauty: without an opening no pile is yours, "
        "and a plain one today is better than a splendid one when the pile is gone.",
        (game.HAND_FIRST, game.RISING, game.no(game.BY_DEAL)),
        _BONUS,
    ),
    Advice(
        "classic/open",
        "While {lowest} are enough, open early but cheaply: what lies on the table is missing "
        "from your hand, so lay what reaches the minimum and keep your pairs. Best of all, open "
        "with the pile itself, for its top card counts and more cards come with it. Later, when "
        "up to {highest} are asked, save aces and wild cards for the opening.",
        (
            game.OPENS_WITH_PILE,
            game.RISING,
            game.no(game.BY_DEAL),
            game.PAIR_TAKES,
            game.WILD_MAY_OPEN,
        ),
        (
            Sentence(
                "Until your side has opened, the pile is frozen for it.",
                (game.FROZEN_BEFORE_OPEN,),
            ),
            *_BONUS,
        ),
    ),
    Advice(
        "any/open",
        "Open when it brings you something: the pile, or a place where all your next cards can go. "
        "Pay for it with as few cards as the minimum allows, and do not lay a second meld only "
        "because you have one. If the others are close to going out, though, open with whatever "
        "you have: what stays in your hand counts against you.",
    ),
)
