"""What is expected of the player, what the buttons say, and what is asked or refused quietly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, Text, Texts, counted, spelled


class TurnText(Texts, context="Turn"):
    """Every sentence under a key; `say` fills in its values."""

    # the line above the hand
    PROMPT_DEALING = Text("The cards are dealt.")
    PROMPT_START = Text("Your turn: draw {cards} or take the pile.")
    PROMPT_START_OPEN = Text(
        "Your turn: draw {cards}, or open from your hand and then take the pile with a pair."
    )
    PROMPT_DRAW = Text("Your turn: draw {cards}.")
    PROMPT_DRAW_KEPT = Text(
        "Your turn: draw {cards}. Your three may stay in your hand for the straight."
    )
    PROMPT_DRAW_OPTIONAL = Text(
        "Your turn: draw {cards}. Lay your three out, or keep it in your hand."
    )
    PROMPT_DRAW_THREE = Text("Your turn: lay your red three out, and draw {cards}.")
    PROMPT_DRAW_AGAIN = Text("The pile went back: draw {cards}.")
    PROMPT_A_CARD = Text("a card")
    PROMPT_TAKE = Text("The stock is empty: take the pile.")
    PROMPT_LAST_TAKE = Text("The stock is empty: take the pile, or end the deal.")
    PROMPT_PLAY = Text("Meld if you like, then discard one card.")
    PROMPT_PLAY_UNOPENED = Text("Your first meld needs {minimum} points; or just discard one card.")
    PROMPT_PLAY_UNOPENED_WITH = Text(
        "First meld: {minimum} points with {content}; or just discard one card."
    )
    PROMPT_SPECIAL = Text("You hold a special hand! {hand}. Declare it, or play on.")
    PROMPT_OPEN_FIRST = Text(
        "Lay a first meld of {minimum} points before you draw, or draw a card."
    )
    PROMPT_OPEN_LATE = Text("Discard one card; a first meld must come before the draw.")
    PROMPT_MAY_PASS = Text("Discard your last card to go out, or keep it and end your turn.")
    PROMPT_LAST_OUT = Text("Discard your last card to go out.")
    PROMPT_LAST_OR_MELD = Text("Discard or meld your last card to go out.")
    PROMPT_GO_OUT = Text("Your hand is empty: you go out.")
    PROMPT_KEEP_LAST = Text("Keep your last card and end your turn.")
    PROMPT_ASK_FIRST = Text("You can go out: ask your partner first, or just discard one card.")
    PROMPT_ASK_ONLY = Text("You can go out: ask your partner first.")
    PROMPT_FOOT_SOON = Text(
        "Your foot comes when your hand is empty: meld your cards, or discard the last."
    )
    PROMPT_CHOOSE_THREE = Text("You may keep one three. Lay out the other; you choose which.")
    PROMPT_LAY_KEPT = Text("You have opened: lay out the three you kept before your turn ends.")
    PROMPT_FOOT_EARNED = Text("You have earned your foot: discard one card and pick it up.")
    PROMPT_FOOT_PASS = Text("Your hand is empty: end your turn and pick up your foot.")
    PROMPT_CONCEDE = Text("{name} asks you: shall we concede this deal?")
    PROMPT_WAIT_CONCEDE = Text("You asked {name}: shall we concede?")
    PROMPT_OTHER_CONCEDES = Text("{name} asks {whom}: shall we concede?")
    PROMPT_LAST_THREE = Text(
        "The last card of the stock is a three: go out with it, or end the deal."
    )
    PROMPT_LAST_THREE_LAY = Text(
        "The last card of the stock is a three: lay it down, or end the deal."
    )
    PROMPT_RETRACT = Text("None of your cards may be discarded now: take back your last melds.")
    PROMPT_RETRACTED = Text("Your melds went back: discard one card.")
    PROMPT_BONUS = Text("Discard your last card; then you get {bonus}.")
    PROMPT_BONUS_MORE = Text(
        "Meld more if you like; after your discard you get {bonus}, so you need to keep only one "
        "card."
    )
    PROMPT_CAUGHT = Text("Caught in hand at the end: {sets}")
    PROMPT_PLAY_CAUGHT = Text("{prompt} {caught}.")
    PROMPT_CAUGHT_SET = Text("{count} {ranks} {points}")
    PROMPT_SHORT = Text("Your first meld needs {points} more; add cards or take them back.")
    PROMPT_STAGED_START = Text("Draw {cards}, or add the top card of the pile to your cards.")
    PROMPT_STAGED_HAND = Text("Open from your hand and take the pile with a pair, or draw {cards}.")
    PROMPT_READY = Text("Ready: lay your cards down.")
    PROMPT_READY_TAKE = Text("Ready: take the pile with these cards.")
    PROMPT_SAID_YES = Text("{name} agrees: go out now.")
    PROMPT_SAID_NO = Text("{name} said no: you may not go out now.")
    PROMPT_NO_DISCARD = Text("The last card was a red three: end your turn without a discard.")
    PROMPT_ANSWER = Text("{name} asks you: may I go out?")
    PROMPT_WAIT_ANSWER = Text("You asked {name}: may I go out?")
    PROMPT_OTHER_ASKS = Text("{name} asks {whom}: may I go out?")
    PROMPT_OTHER = Text("{name} plays.")
    CURTAIN_ASKED = Text("{name} asks {whom}: “May I go out?”")
    CURTAIN_CONCESSION = Text("{name} asks {whom}: “Shall we give up this deal?”")
    PROMPT_COVERED = Text("It is {name}’s turn: press Continue.")
    PROMPT_WAITS = Text("{name} is next: press Continue.")
    PROMPT_RESTING = Text("You rest in this deal; {name} plays.")
    PROMPT_ITSELF = Text("The table plays by itself.")
    PROMPT_DEAL_OVER = Text("The deal is over.")
    PROMPT_NO_ACTION = Text("Nothing can be done here: the rules allow no move.")
    PROMPT_PASS = Text("There is nothing you may discard: end your turn.")
    PROMPT_NONE_GOES = Text("None of your cards may be discarded now.")
    STATUS_TARGET = Text("Play to {score}")
    STATUS_DEALS = Text("{deals} in all")
    # buttons
    BUTTON_DRAW = Text("Draw")
    BUTTON_DISCARD = Text("Discard")
    BUTTON_END_DEAL = Text("End the deal")
    BUTTON_TAKE_PILE = Text("Take the pile")
    BUTTON_CONFIRM = Text("Lay down")
    BUTTON_CONFIRM_TAKE = Text("Take the pile")
    BUTTON_TAKE_BACK = Text("Take back")
    BUTTON_ASK = Text("May I go out?")
    BUTTON_ANSWER_YES = Text("Yes")
    BUTTON_ANSWER_NO = Text("No")
    BUTTON_GO_OUT = Text("Go out")
    BUTTON_PASS = Text("End the turn")
    BUTTON_UNDO = Text("Undo")
    BUTTON_NEXT_DEAL = Text("Next deal")
    BUTTON_RESTORE = Text("Leave the pile")
    BUTTON_SPECIAL = Text("Declare")
    BUTTON_LAY_THREE = Text("Lay the three")
    BUTTON_MERGE = Text("Merge melds")
    BUTTON_CONCEDE = Text("Concede the deal")
    BUTTON_RETRACT = Text("Take back melds")
    BUTTON_CONTINUE = Text("Continue")
    BUTTON_PLAY_AGAIN = Text("Play again")
    BUTTON_NEW_MATCH = Text("New match…")
    BUTTON_REVIEW = Text("Review")
    BUTTON_COMPARE = Text("Compare")
    BUTTON_RESULT = Text("Result")
    # the draft's badge
    BADGE_SHORT = Text("{have} of {need}")
    BADGE_READY = Text("Ready: {have} points")
    BADGE_READY_PLAIN = Text("Ready")
    BADGE_DRAW_FIRST = Text("{have} of {need}: draw first")
    BADGE_SHORT_TAKE = Text(
        "With your cards the first meld does not reach the {minimum} points it needs."
    )
    BADGE_SHORT_TAKE_HAND = Text(
        "Your hand alone, without the pile, does not make a first meld of {minimum} points."
    )
    BADGE_HAND = Text("{have} of {need} from your hand")
    BADGE_MISSING = Text("{points}, still missing: {content}")
    BADGE_SPLASH = Text("Ready: a whole canasta")
    BADGE_READY_HAND = Text("Ready: {have} from your hand")
    BADGE_WAITING = Text("Not yet")
    DRAFT_DRAW_FIRST = Text("Draw before you lay these down, or take the pile with them.")
    # what comes of it
    OUTCOME_OUT = Text("With this card you go out.")
    OUTCOME_FREEZES = Text("{card} would freeze the pile.")
    OUTCOME_PLAIN = Text("{what}.")
    OUTCOME_WORTH = Text("{what}: {points}.")
    OUTCOME_GROWS = Text("{cards}: {have} of {need} for a canasta.")
    OUTCOME_GROWS_RUN = Text("{cards}: {have} cards of a sequence of seven.")
    OUTCOME_BET = Text("If the {ranks} do not become a canasta: {points}.")
    OUTCOME_BET_WILD = Text("If the wild cards do not become a canasta: {points}.")
    OUTCOME_OPENING = Text("{cards}: {have} of {need} to open.")
    OUTCOME_OPENS = Text("{cards}: {have} of {need}, enough to open.")
    OUTCOME_OPENS_PLAIN = Text("{cards}: enough to open.")
    OUTCOME_DRAW = Text("{cards}: {have} of {need}, but draw first.")
    # words on a place while cards are dragged, and ways to choose from
    TARGET_DISCARD = Text("discard and end turn")
    TARGET_DISCARD_OUT = Text("discard and go out")
    TARGET_TAKE = Text("take the pile")
    TARGET_DRAW = Text("draw")
    TARGET_MELD = Text("new meld")
    TARGET_MELDS = Text("new melds")
    TARGET_ADD = Text("add to {ranks}")
    TARGET_ADD_RUN = Text("add to the sequence")
    TARGET_RUN = Text("new sequence")
    TARGET_ADD_WILD = Text("add to the wild cards")
    TARGET_STAGE = Text("first meld")
    TARGET_STAGE_ON = Text("with the {ranks}")
    TARGET_STAGE_TOP = Text("with the top card")
    TARGET_LAY_THREE = Text("lay the three out")
    TARGET_HEAP = Text("beside your melds")
    TARGET_BACK = Text("back to your hand")
    TARGET_CHOOSE = Text("choose a meld")
    CHOICE_TAKE = Text("How do you take the pile?")
    CHOICE_MELD = Text("Where do the cards go?")
    CHOICE_ASK = Text("Who do you ask?")
    CHOICE_SPECIAL = Text("Which special hand?")
    CHOICE_HAND = Text("{hand}: {points}")
    CHOICE_THREE = Text("Which three?")
    CHOICE_PAIR = Text("with a pair of {ranks}")
    CHOICE_PAIR_JOINING = Text("with a pair, added to your {ranks}")
    CHOICE_WILD = Text("with one {rank} and a {wild}")
    CHOICE_LAYOFF = Text("by adding the {rank} to your {ranks}")
    CHOICE_SEVERAL = Text("with {cards}")
    CHOICE_OF_PILE = Text("with {cards}, {count} of them from the pile")
    CHOICE_DEPTH = Text("down to the {card}, {how}")
    CHOICE_HEAP = Text("beside your melds, for their value")
    CHOICE_LAYOFF_RUN = Text("by adding the {rank} to the sequence: {run}")
    CHOICE_TOP_ONLY = Text("only the {rank}, for the sequence: {run}")
    CHOICE_BRINGS = Text("{how} ({count})")
    CHOICE_NEW_GROUP = Text("a new meld of {ranks}")
    CHOICE_NEW_RUN = Text("a sequence: {cards}")
    CHOICE_ALSO = Text("{first}; {then}")
    CHOICE_TO_RUN = Text("to the sequence: {cards}")
    CHOICE_MERGE = Text("Which melds do you merge?")
    CHOICE_MERGE_TWO = Text("{first} and {second}")
    CHOICE_WILD_MELD = Text("to your wild cards")
    CHOICE_WITH = Text("to the {ranks}")
    # the pile about itself
    PILE_NOT_NOW = Text("It can only be taken at the start of a turn.")
    PILE_HOLD = Text("You hold {count} {ranks}.")
    PILE_HOLD_ONE = Text("You hold one of the {ranks}.")
    PILE_HOLD_NONE = Text("You hold no {ranks}.")
    PILE_EMPTY = Text("The discard pile is empty.")
    PILE_COUNT = Text("Discard pile: {count}, {top} on top.")
    PILE_COUNT_HIDDEN = Text("Discard pile: {count}, {hidden} of them face down, {top} on top.")
    PILE_ALL_HIDDEN = Text("Discard pile: {count}, all face down.")
    PILE_PART = Text("Taking it gets you the top {count}.")
    PILE_TO_WILD = Text("Taking it gets you the cards down to the next wild card: {count}.")
    PILE_NEEDS = Text("It may be taken once it holds {count}.")
    PILE_DEPTH = Text("You may choose any card in it and take it with all above.")
    PILE_EXTRA = Text("Whoever takes it draws {count} more.")
    PILE_ALWAYS = Text("It always takes a natural pair from your hand.")
    PILE_ALWAYS_WHOLE = Text("The whole pile always takes a natural pair from your hand.")
    PILE_FACE_DOWN = Text("the last discard face down")
    PILE_FROZEN = Text("It is frozen.")
    PILE_FROZEN_FOR_YOU = Text("It is frozen for your side until its first meld.")
    PILE_MAY = Text("You may take it {how}; you would get {count} more.")
    PILE_MAY_PART = Text("You may take its top {count} {how}.")
    PILE_MAY_TOP_ONLY = Text(
        "You may take only the {card}, for your sequence; the rest of the pile stays."
    )
    PILE_MAY_OPEN_PART = Text("You may open and take its top {count} {how}.")
    PILE_MAY_DEPTH = Text("You may take it down to the {card}, {how}: {count} in all.")
    PILE_MAY_NOTHING = Text("You may take it {how}.")
    PILE_MAY_OPEN = Text("You may open and take it {how}; you would get {count} more.")
    PILE_MAY_OPEN_HAND = Text("You may open from your hand with {opening} and take it {how}.")
    # a second hand about itself
    FOOT_MINE = Text("Your foot: {count}.")
    FOOT_OTHER = Text("The foot of {name}: {count}.")
    FOOT_MINE_TAKEN = Text("You have picked up your foot.")
    FOOT_OTHER_TAKEN = Text("{name} has picked up the foot.")
    FOOT_EARNED = Text("It comes when this turn ends.")
    FOOT_WAITS_FOR_OPENER = Text("It comes as soon as your partner completes a canasta too.")
    FOOT_HAND_EMPTY = Text(
        "It comes when your hand is empty: at once if you meld your last card, next turn if you "
        "discard it."
    )
    FOOT_CANASTA = Text("It comes after the turn in which you complete your first canasta.")
    FOOT_CANASTA_NONBLACK = Text(
        "It comes after the turn in which you complete your first canasta; a mixed one does not "
        "count."
    )
    FOOT_PARTNER_FIRST = Text(
        "It comes when both of you have completed a canasta: first the partner of whoever opened "
        "for your side, then the opener."
    )
    FOOT_SEEN = Text("You have seen it: {cards}.")
    FOOT_IN = Text("in foot")
    # what going out needs, with a mark for each canasta and each foot
    NEED_NATURAL = Text("red {marks}")
    NEED_CLEAN = Text("clean {marks}")
    NEED_MIXED = Text("black {marks}")
    NEED_DIRTY = Text("dirty {marks}")
    NEED_WILD = Text("wild {marks}")
    NEED_SEVENS = Text("sevens {marks}")
    NEED_SEQUENCE = Text("sequence {marks}")
    NEED_ANY = Text("any {marks}")
    NEED_FEET = Text("feet {marks}")
    NEED_FOOT = Text("foot {marks}")
    NEED_MISSING = Text("Still missing to go out: {things}.")
    NEED_OWN_FOOT = Text("a turn from your foot")
    NEED_FOOT_OF = Text("a turn from {name}’s foot")
    SPECIAL_SO_FAR = Text("{hand} {have} of {need}")
    # the stock about itself
    STOCK_EMPTY = Text("The stock is used up.")
    STOCK_COUNT = Text("Stock: {count}.")
    STOCK_TURN_CARD = Text(
        "The turn card, lying sideways, comes after {count}; whoever draws it says so."
    )
    STOCK_TURN_CARD_GONE = Text("The turn card has been drawn.")
    # gestures that mean nothing just now
    NO_TURN = Text("It is {name}'s turn.")
    PROMPT_REPLAY = Text("Replay. Next to move: {name}.")
    REPLAY_OPENING = Text("{action}: {name} opens")
    REPLAY_TAKE = Text("{action}: {name} takes the pile")
    REPLAY_CANASTA = Text("{action}: {name} completes a canasta")
    NO_REPLAY = Text("This is a replay, controlled by the bar below. Leave it to play.")
    NO_GAME = Text("No deal is being played.")
    TOLD_HINT = Text("Thinking… Esc cancels")
    TOLD_HINT_QUICK = Text("{hint} (Only a quick idea: thinking did not work. Ask again later.)")
    NO_OVER = Text("The deal is over.")
    NO_DRAWN = Text("You have drawn already: meld or discard.")
    NO_DRAW_FIRST = Text("Draw or take the pile first.")
    NO_MUST_TAKE = Text(
        "The stock is empty and you must take the pile: its top card fits your meld."
    )
    NO_ANSWER_CONCEDE = Text("First answer: shall your side concede?")
    NO_HEAP_BESIDE = Text("Drop it on the free felt beside your melds: there it counts its value.")
    NO_HEAP_YET = Text("It may lie loose beside your melds once your side has a canasta of sevens.")
    NO_HEAP = Text("Only ranks you have a canasta of may lie there, and no sevens.")
    NO_ANSWER = Text("First answer: may your partner go out?")
    NO_RETRACTED = Text(
        "Your melds went back: only a card to draw and a discard are left in this turn."
    )
    NO_DEPTH = Text("To take the pile down to the {card} you must meld it with your cards.")
    NO_ONE_THREE = Text("Lay one three at a time.")
    NO_THREE = Text("You have no three that may be laid out now.")
    NO_MERGE = Text("There are no two melds to merge.")
    NO_ONE_DISCARD = Text("Discard one card only.")
    NO_NOT_OUT = Text("You cannot go out with these cards.")
    NO_STAGED = Text("First lay down the cards you put out, or take them back.")
    NO_PLACE = Text("These cards cannot go there.")
    NO_PLACE_ONE = Text("This card cannot go there.")
    NO_MISFIT = Text("{card} does not fit the {ranks}.")
    NO_MISFITS = Text("These cards do not fit the {ranks}.")
    NO_OTHERS_MELDS = Text("Those are not your melds; yours lie on your side of the table.")
    NO_DRAFT = Text("There is nothing to lay down.")
    NO_UNDO = Text("There is nothing to take back.")
    NO_BUTTON = Text("That is not possible now.")
    NO_CARDS = Text("These cards are not in your hand.")
    NO_CARDS_ONE = Text("This card is not in your hand.")
    # meld labels
    MELD_LABEL = Text("{ranks}: {naturals} natural, {wilds} wild")
    MELD_RUN = Text("Sequence: {cards}")
    MELD_RUN_LACKS = Text("{run}. One card completes it: {cards}.")
    MELD_RUN_END = Text("{rank} ({count} unseen)")
    MELD_RUN_NONE = Text("none")
    MELD_RUN_EITHER = Text("{first} or {second}")
    MELD_SPAN = Text("{first} to {last}")
    MELD_RUN_CANASTA = Text("complete")
    MELD_WILD = Text("Wild cards: {wilds}")
    MELD_NATURAL = Text("natural canasta")
    MELD_MIXED = Text("mixed canasta")
    MELD_WILD_CANASTA = Text("wild canasta")
    # trouble
    TROUBLE_SAVE = Text("The match cannot be saved now, but it goes on: {reason}")
    TROUBLE_BOT_LATE = Text("{name} took too long to think; a quick move was played instead.")
    TROUBLE_BOT_DIED = Text("{name} had to be woken up again; a quick move was played instead.")
    TROUBLE_BOT_UNSTARTED = Text(
        "The other players cannot think just now; they play quick moves until they can."
    )
    TROUBLE_BOTS_REVIVED = Text("The other players had to be woken up again; the match goes on.")
    TROUBLE_BOT_ILLEGAL = Text(
        "{name} tried an illegal move ({code}); another one was played instead."
    )
    TROUBLE_BOT_ERROR = Text("{name} had a problem ({reason}); another move was played instead.")
    TROUBLE_LOG = Text("This match cannot be continued: {reason}")
    TOLD_UNDO = Text("Taken back.")
    TOLD_RESUMED = Text("The match goes on.")
    TOLD_STOCK_END = Text("The stock is empty and the pile cannot be taken: the deal ends.")
    SIDE_NAMES = Text("{first} & {second}")
    SIDE_NO_CANASTA = Text("Without a canasta, the cards of its melds count against it.")
    SIDE_THREES_AGAINST = Text("Its threes count against it as things stand.")
    SIDE_NOT_POSITIVE = Text(
        "With fewer than {canastas} at the end, all its cards count against it."
    )
    SIDE_MORE = Text("{first}, {second}")


def no_place(cards: Sequence[object]) -> str:
    """That these cards, or the one there is, cannot go there."""
    return (TurnText.NO_PLACE_ONE if len(cards) == 1 else TurnText.NO_PLACE)()


def not_held(cards: Sequence[object]) -> str:
    """That these cards, or the one there is, are not in the hand."""
    return (TurnText.NO_CARDS_ONE if len(cards) == 1 else TurnText.NO_CARDS)()


_OUTCOMES: Final = {
    "natural": QT_TRANSLATE_N_NOOP(
        "Turn", "{cards} completes a natural canasta", "{cards} complete a natural canasta"
    ),
    "mixed": QT_TRANSLATE_N_NOOP(
        "Turn", "{cards} completes a mixed canasta", "{cards} complete a mixed canasta"
    ),
    "wild": QT_TRANSLATE_N_NOOP(
        "Turn", "{cards} completes a wild canasta", "{cards} complete a wild canasta"
    ),
    "sequence": QT_TRANSLATE_N_NOOP(
        "Turn", "{cards} completes a sequence", "{cards} complete a sequence"
    ),
    "spoils": QT_TRANSLATE_N_NOOP(
        "Turn", "{cards} makes the natural canasta mixed", "{cards} make the natural canasta mixed"
    ),
    "lay": QT_TRANSLATE_N_NOOP("Turn", "Lay the {rank}", "Lay {number} {ranks}"),
    "lay_cards": QT_TRANSLATE_N_NOOP("Turn", "Lay the card", "Lay {number} cards"),
    "takes": QT_TRANSLATE_N_NOOP(
        "Turn", "{cards} takes the pile: {taken}.", "{cards} take the pile: {taken}."
    ),
    "takes_part": QT_TRANSLATE_N_NOOP(
        "Turn", "{cards} takes {taken} from the pile.", "{cards} take {taken} from the pile."
    ),
}


_LACKING: Final = {
    "natural": QT_TRANSLATE_N_NOOP("Turn", "a red canasta", "{n} red canastas"),
    "clean": QT_TRANSLATE_N_NOOP("Turn", "a clean canasta", "{n} clean canastas"),
    "mixed": QT_TRANSLATE_N_NOOP("Turn", "a black canasta", "{n} black canastas"),
    "dirty": QT_TRANSLATE_N_NOOP("Turn", "a dirty canasta", "{n} dirty canastas"),
    "wild": QT_TRANSLATE_N_NOOP("Turn", "a wild canasta", "{n} wild canastas"),
    "sevens": QT_TRANSLATE_N_NOOP("Turn", "a canasta of sevens", "{n} canastas of sevens"),
    "sequence": QT_TRANSLATE_N_NOOP("Turn", "a sequence of seven", "{n} sequences of seven"),
    "any": QT_TRANSLATE_N_NOOP("Turn", "one more canasta", "{n} more canastas"),
}


def lacking_canastas(kind: str, count: int) -> str:
    """So many canastas of a kind that going out asks for, in words."""
    return counted(_LACKING[kind], count)


def outcome_text(key: str, count: int, **values: object) -> str:
    """What so many chosen cards bring, or the words on the button that lays them."""
    return counted(_OUTCOMES[key], count, number=spelled(count), **values)


class CautionText(Texts, context="Cautions"):
    LAYOFF = Text("The {card} fits your meld of {ranks}.")
    LAYOFF_RUN = Text("The {card} fits one of your sequences.")
    GIFT = Text("{name} could lay the {card} on a meld of {ranks} and take the pile.")
    GIFT_RUN = Text("{name} could lay the {card} on a sequence and take the pile.")
    GO_OUT = Text("If you go out now, your side scores {points} in this deal.")
    CONCEDE = Text("Conceding loses this deal. Are you sure?")
    SLIP_PILE = Text("{why} Trying anyway costs {points}.")
    SLIP_PILE_DO = Text("Try anyway")
    SLIP_PILE_LEAVE = Text("Leave it")
    SLIP_OPENING = Text("{why} Laying it down anyway costs {points}.")
    SLIP_OPENING_DO = Text("Lay down anyway")
    SLIP_OPENING_LEAVE = Text("Wait")
    SLIP_AFTER_NO = Text(
        "{name} said no. If you go out anyway, your cards come back and it costs {points}."
    )
    SLIP_AFTER_NO_DO = Text("Go out anyway")
    SLIP_AFTER_NO_LEAVE = Text("Keep playing")
    SLIP_PROMISE = Text("You asked and got a yes. Not going out now costs {points}.")
    SLIP_PROMISE_DO = Text("End the turn anyway")
    SLIP_PROMISE_LEAVE = Text("Keep playing")
    SLIP_ASK = Text(
        "You cannot go out with these cards. If the answer is yes, that costs {points}."
    )
    SLIP_ASK_DO = Text("Ask anyway")
    SLIP_ASK_LEAVE = Text("Don't ask")
    SLIP_THREE = Text("You still hold a red three. If the deal ends first, that costs {points}.")
    SLIP_THREE_DO = Text("End the turn anyway")
    SLIP_THREE_LEAVE = Text("Wait")
    BUTTON_DISCARD = Text("Discard anyway")
    BUTTON_GO_OUT = Text("Go out anyway")
    BUTTON_CONCEDE = Text("Concede")
    BUTTON_KEEP = Text("Keep playing")
    BUTTON_KEEP_CARD = Text("Keep it")
