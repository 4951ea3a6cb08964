"""How to help a partner, and when to go out."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.rulebook.words.strategy import features as game
from canasta_qt.features.rulebook.words.strategy.advice import Advice, Sentence

_ASK: Final = Sentence(
    "When you can go out and a partner still holds many cards, ask first. And if you are the one "
    "who is asked, it is not rude to say no: do so when your hand is full of points or a canasta "
    "is nearly ready.",
    (game.ASKS,),
)
_BOUND: Final = Sentence(
    "The answer binds, so ask only when you mean it.", (game.ASKS, game.BINDING)
)

PARTNERSHIP: Final = (
    Advice(
        "three/partner",
        "As soon as somebody else has taken the pile you have a partner, whether you chose each "
        "other or not. From now on lay what the two of you can finish together, and keep the "
        "cards that the lone player collects. When the lone player is next, discard with care; "
        "when your partner is next, a discard may even be a present.",
        (game.ONE_AGAINST_TWO,),
    ),
    Advice(
        "foot/partner",
        "You cannot go out before a partner is playing from the foot as well, so it is no use to "
        "hurry alone. Lay melds that a partner can add to, even short ones, and leave room in "
        "them. If it is you who is behind, let everything go that the table can take. Together "
        "you are as fast as the slower one.",
        (game.PARTNER_IN_FOOT,),
        (_ASK, _BOUND),
    ),
    Advice(
        "classic/partner",
        "Play for all the hands of your side. When a partner has just taken a big pile, hold back "
        "and let the melds come; when a partner has few cards left, lay what can be added to. "
        "Notice what a partner discards and keeps, and do not break up what is being built there.",
        (game.PARTNERS,),
        (_ASK, _BOUND),
    ),
)

_ENDS: Final = (
    Sentence(
        "And keep a card for the end: the last one must be a discard.",
        (game.LAST_CARD_THROWN,),
    ),
    Sentence(
        "You also need a red three for each of your canastas: if the red threes do not come, "
        "another canasta brings you no nearer.",
        (game.RED_FOR_EACH,),
    ),
    Sentence(
        "And nobody goes out before every red three lies on the table, so look for them before you "
        "hurry.",
        (game.ALL_RED_OUT,),
    ),
    Sentence(
        "If all is lost, concede: it gives the others {conceded}, which may be less than they "
        "would have made.",
        (game.MAY_CONCEDE,),
    ),
)

GOING_OUT: Final = (
    Advice(
        "kinds/out",
        "To go out you need {canastas}, and some of them of certain kinds. So plan early: which "
        "melds stay pure, and which may have your wild cards? Look again every few turns at what "
        "is still missing, on your side and on theirs. If you are nearer, finish and go, and do "
        "not polish; if they are, lay down what you can, since what is caught in a hand counts "
        "against it.",
        (game.KINDS, game.SEVERAL_CANASTAS),
        _ENDS,
    ),
    Advice(
        "turning/out",
        "To go out you need {canastas}, and as soon as you have them you hold the key to the deal. "
        "Turn it at once when the others have none yet, for then everything of theirs counts "
        "against them. Wait when you are only a card or two away from something great and they are "
        "far behind. With an unfinished bet on the table, finish it first.",
        (game.THREES_TURN, game.SEVERAL_CANASTAS, game.PARTNERS),
        _ENDS,
    ),
    Advice(
        "alone/out",
        "Going out brings only {out_bonus}. Its true worth lies in what it stops: cards caught in "
        "a hand count against their owner, and melds one card short of a canasta stay short. So go "
        "when the others are full of cards, and play on as long as it is you who is growing. "
        "Nobody finishes your canastas for you; begin the last one in good time.",
        (game.ALONE, game.OUT_PAYS_LITTLE),
        _ENDS,
    ),
    Advice(
        "classic/out",
        "Going out brings only {out_bonus}. Its true worth lies in what it stops: cards caught in "
        "a hand count against their side, and melds one card short of a canasta stay short. So go "
        "when the others are full of cards or about to overtake you, and play on while your side "
        "is the one that grows. But count your own side's hands first.",
        (game.no(game.ALONE), game.OUT_PAYS_LITTLE),
        _ENDS,
    ),
    Advice(
        "any/out",
        "Go out when the others would gain more than you by playing on: when their hands are full, "
        "when a canasta of theirs is nearly ready, when your own cards have stopped coming. Play "
        "on while you are the stronger. What lies in a hand at the end counts against it, so when "
        "the end is near, lay down what you can.",
        more=_ENDS,
    ),
)

CONCEALED: Final = (
    Advice(
        "rich/concealed",
        "Going out with your whole hand in one turn brings {concealed} instead of {out_bonus}. "
        "With a canasta growing in your hand that is worth a try. Set yourself a limit, though: "
        "while you wait nothing of yours lies on the table, and if somebody else is quicker, all "
        "of it counts against you.",
        (game.CONCEALED_RICH, game.no(game.FEET)),
    ),
)
