"""What to keep in the hand, and when to open."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.rulebook.words.strategy.advice import Advice, Sentence
from canasta_qt.features.rulebook.words.strategy.features import (
    ALWAYS_FROZEN,
    BONUS_EQUAL,
    BONUS_FIRST,
    BONUS_FIRST_ONLY,
    BY_DEAL,
    DEAD_RANKS,
    EASY_TAKES,
    FEET,
    FOOT_AFTER_HAND,
    FROZEN_BEFORE_OPEN,
    HAND_FIRST,
    OPENS_WITH_PILE,
    OWN_CANASTA_BARS,
    PAIR_TAKES,
    PURE_AT_FIRST,
    PURE_OPENING,
    RISING,
    RUNS_OF_SEVEN,
    WILD_FREEZES,
    WILD_MAY_OPEN,
    WILD_MELD_OPENS,
    has,
    no,
)
from canasta_qt.words.lines import mark

KEEPING: Final = (
    Advice(
        "foot",
        "keep",
        Sentence(
            mark(
                "In your first hand keep little: what your melds are waiting for, and one card "
                "that you can throw without fear. Singles go first. With the foot the game turns "
                "round. Now wild cards and sets belong where a canasta is still missing, and a "
                "card that fits nothing is thrown at once."
            ),
            (FEET, FOOT_AFTER_HAND),
        ),
        (
            Sentence(
                mark("Pairs are worth keeping in both hands, since they take the pile."),
                (PAIR_TAKES,),
            ),
        ),
    ),
    Advice(
        "american",
        "keep",
        Sentence(
            mark(
                "Three things are worth holding: natural sets of three to open with, many pairs to "
                "take the pile with, and wild cards for the count. A rank in which either side has "
                "closed a canasta is dead. Nobody can meld it or take the pile with it any more, "
                "so a card of it is your safe throw for a dangerous turn. Do not throw it away in "
                "a harmless one."
            ),
            (DEAD_RANKS, OWN_CANASTA_BARS, ALWAYS_FROZEN, PAIR_TAKES),
        ),
    ),
    Advice(
        "runs",
        "keep",
        Sentence(
            mark(
                "Eight, nine and ten are the heart of your hand, for no sequence of seven can "
                "do without them. Keep them in the suit you collect. And count: of every single "
                "card the game holds only {copies}. If all the tens of hearts lie in melds or "
                "under the pile, no sequence of hearts can be finished any more, however pretty "
                "the rest of it."
            ),
            (RUNS_OF_SEVEN,),
        ),
        (
            Sentence(
                mark("Beside that keep natural pairs, since they take the pile."),
                (PAIR_TAKES,),
            ),
        ),
    ),
    Advice(
        "pairs",
        "keep",
        Sentence(
            mark(
                "Pairs are worth more than their points, because two natural cards of a rank "
                "can take the pile as soon as a third is thrown. So do not break one for an "
                "easy throw. Many pairs are better than a few full sets, and low ones work as "
                "well as high ones. What you hold only once and what fits no meld is there to "
                "be thrown."
            ),
            (PAIR_TAKES,),
        ),
        (
            Sentence(
                mark("And when the pile is frozen, nothing but a pair helps."),
                (EASY_TAKES, WILD_FREEZES),
            ),
        ),
    ),
    Advice(
        "any",
        "keep",
        Sentence(
            mark(
                "Keep what belongs together and let go what stands alone. Cards of a rank that "
                "your side has melded are as good as laid, so they can wait in your hand as long "
                "as nobody is about to go out. A full hand gives you a choice of throws; a small "
                "one gives you none. So do not lay down everything only because you can."
            ),
        ),
    ),
)

_BONUS: Final = (
    Sentence(
        mark(
            "Being first pays: opening first can bring your side {bonus_first}, opening second "
            "{bonus_second}."
        ),
        (BONUS_FIRST,),
    ),
    Sentence(
        mark("Only the side that opens first can get {bonus_first} for it."), (BONUS_FIRST_ONLY,)
    ),
    Sentence(mark("Opening can bring your side {bonus_first}, so do not wait."), (BONUS_EQUAL,)),
)

OPENING: Final = (
    Advice(
        "pure",
        "open",
        Sentence(
            mark(
                "Your opening needs a meld without wild cards, so the first three natural cards "
                "of a rank that come to you are precious. Wild cards and aces then bring the rest "
                "of the points: {lowest} at the start of a match, as many as {highest} later. Lay "
                "what reaches the minimum and little more, for every pair that stays in your hand "
                "may take the pile."
            ),
            (PURE_OPENING, no(WILD_MELD_OPENS), RISING, HAND_FIRST, PAIR_TAKES),
        ),
        _BONUS,
    ),
    Advice(
        "pure_or_wild",
        "open",
        Sentence(
            mark(
                "Your opening needs a meld without wild cards, or one of nothing but wild cards. "
                "So the first three natural cards of a rank that come to you are precious. Aces "
                "and wild cards then bring the rest of the points: {lowest} at the start of a "
                "match, as many as {highest} later. Lay what reaches the minimum and little more, "
                "for every pair that stays in your hand may take the pile."
            ),
            (PURE_OPENING, WILD_MELD_OPENS, RISING, HAND_FIRST, PAIR_TAKES),
        ),
        _BONUS,
    ),
    Advice(
        "natural",
        "open",
        Sentence(
            mark(
                "Your opening may hold no wild card, and it needs {lowest} at the start of a match "
                "and as many as {highest} later. So every three natural cards of a rank are worth "
                "a place in your hand until you have opened, and high ones two places. Your wild "
                "cards can wait: they will finish canastas afterwards. Open as soon as you can, "
                "and with no more than you must."
            ),
            (has("initial.require", "all_pure"), RISING, no(BY_DEAL)),
        ),
        _BONUS,
    ),
    Advice(
        "natural_at_first",
        "open",
        Sentence(
            mark(
                "As long as the minimum is no higher than {pure_up_to}, your opening may hold no "
                "wild card, so collect natural cards of high ranks for it from the first turn. "
                "Later, when up to {highest} are asked, wild cards may help. Whatever the minimum, "
                "it must come from your hand: the pile does not help you to open. Open as soon as "
                "you can, and with no more than you must."
            ),
            (PURE_AT_FIRST, HAND_FIRST, RISING, no(BY_DEAL)),
        ),
        _BONUS,
    ),
    Advice(
        "by_deal",
        "open",
        Sentence(
            mark(
                "The minimum goes by the number of the deal, not by your score. In the first deal "
                "{lowest} are soon together: open as early as you can. Later up to {highest} are "
                "asked, and then aces and wild cards are worth saving; a joker alone counts "
                "{joker}. Do not wait for a splendid opening. As long as you have not opened, "
                "nothing that you hold can be laid, and every card of it counts against you."
            ),
            (BY_DEAL, RISING, WILD_MAY_OPEN, no(has("pack.jokers", 0))),
        ),
    ),
    Advice(
        "from_hand",
        "open",
        Sentence(
            mark(
                "The pile does not help you to open: {lowest} at the start of a match, and as "
                "many as {highest} later, must come from your hand alone. So collect for it "
                "from the first turn, high cards before all. And do not wait for beauty: "
                "without an opening no pile is yours, and a plain one today is better than a "
                "splendid one when the pile is gone."
            ),
            (HAND_FIRST, RISING, no(BY_DEAL)),
        ),
        _BONUS,
    ),
    Advice(
        "classic",
        "open",
        Sentence(
            mark(
                "While {lowest} are enough, open early but cheaply: what lies on the table is "
                "missing in your hand, so lay what reaches the minimum and keep your pairs. "
                "Best of all open with the pile itself, for its top card counts and more cards "
                "come with it. Later, when up to {highest} are asked, save aces and wild cards "
                "for the opening."
            ),
            (OPENS_WITH_PILE, RISING, no(BY_DEAL), PAIR_TAKES, WILD_MAY_OPEN),
        ),
        (
            Sentence(
                mark("Until your side has opened, the pile is frozen for it."),
                (FROZEN_BEFORE_OPEN,),
            ),
            *_BONUS,
        ),
    ),
    Advice(
        "any",
        "open",
        Sentence(
            mark(
                "Open when it brings you something: the pile, or a place where all your next cards "
                "can go. Pay for it with as few cards as the minimum allows, and do not lay a "
                "second meld only because you have one. If the others are close to going out, "
                "though, open with whatever you have: what stays in your hand counts against you."
            ),
        ),
    ),
)
