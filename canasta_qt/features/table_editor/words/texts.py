"""The texts of the table editor."""

from __future__ import annotations

from canasta_qt.words.sentences import Text, Texts


class EditorText(Texts, context="TableEditor"):
    TITLE = Text("Table editor")
    GAME = Text("&Game:")
    PALETTE = Text("Cards of the pack")
    PALETTE_TIP = Text(
        "Drag a card to its place, or choose it and press a key: H for the hand of the player to "
        "act, P for the pile, M for a new meld, O for a new meld of the other side, R for red "
        "threes, 1 to 9 for a meld that is there. Delete takes cards out."
    )
    CARD_LEFT = Text("{card}, {n} left")
    NO_CARD_LEFT = Text("The pack holds no more of these: {cards}.")
    SEND_HAND = Text("&Hand")
    SEND_PILE = Text("&Pile")
    SEND_MELD = Text("&Meld")
    SEND_OTHER = Text("&Others")
    TAKE_OUT = Text("&Remove")
    SEND_TIP = Text("Chosen cards go there (key {key}).")
    HAND = Text("Hand of player {n}")
    HAND_TO_ACT = Text("Hand of player {n}, to act")
    PILE = Text("Discard pile (top card last)")
    MELD = Text("Meld {m} of {side}")
    NEW_MELD = Text("New meld of {side}")
    DROP_HERE = Text("drop cards here")
    RED_THREES = Text("Red threes of {side}")
    THREES = Text("Threes of {side}")
    SIDE = Text("players {seats}")
    SIDE_ONE = Text("player {n}")
    UNKNOWN = Text("Unknown cards of player {n}")
    UNKNOWN_LABEL = Text("unknown cards")
    USUAL = Text("as dealt")
    TO_ACT = Text("To &act:")
    PLAYER = Text("Player {n}")
    PHASE = Text("T&urn:")
    PHASE_START = Text("has not drawn yet")
    PHASE_PLAY = Text("has drawn or taken the pile")
    STOCK = Text("&Stock:")
    STOCK_LEFT = Text("all that is left")
    TOTAL_OF = Text("Points of {side}")
    OPENED_OF = Text("Opening of {side}")
    OPENED_ = Text("as the melds tell")
    OPENED_NO = Text("not yet")
    OPENED_EARLIER = Text("in an earlier turn")
    OPENED_THIS_TURN = Text("in this turn")
    FOOT = Text("Player {n} plays from the foot")
    POSSIBLE = Text("This position is possible.")
    NO_ACTION = Text("This position is possible, but nothing can be done: the rules allow no move.")
    UNDO = Text("Undo")
    REDO = Text("Redo")
    CLEAR = Text("C&lear")
    OPEN = Text("Ope&n…")
    FROM_TABLE = Text("From the &table")
    SAVE = Text("Sa&ve…")
    COPY = Text("&Copy")
    PASTE = Text("Past&e")
    FILE = Text("&File")
    FILE_KIND = Text("Positions (*.json);;All files (*)")
    FILE_NAME = Text("position.json")
    MOVED = Text("{cards}: {place}")
    TAKEN_OUT = Text("{cards}: taken out")
    UNDONE = Text("Undone.")
    REDONE = Text("Done again.")
    CLEARED = Text("The table is empty. Undo brings everything back.")
    NOTHING_UNDONE = Text("There is nothing to undo.")
    NOTHING_REDONE = Text("There is nothing to redo.")
    COPIED = Text("The position was copied as text.")
    SAVED = Text("The position was saved.")
    BAD_TEXT = Text("This is not a position: {problem} The table stays as it was.")
    IN_LINE = Text("{problem} (line {line}, column {column}).")
    BAD_MANY = Text("The file holds {n} positions; the first one is shown.")
    PLAY = Text("Play o&n from here")
    PLAY_TIP = Text(
        "You play the hand of the player to act, computer players the others. Unknown cards are "
        "dealt at random from what is left."
    )
    EXERCISE = Text("Make an e&xercise of it")
    EXERCISE_TIP = Text(
        "The position is kept under a name and comes to the table: find the best move. Whatever "
        "you do is compared in imagined deals, as in a review. You find it again under Learn, "
        "Exercises, Yours."
    )
    NO_PLAY = Text("You cannot play on from here: {problem}")
    MAY_I = Text("May I, with the chosen cards, …")
    MAY_DRAW = Text("&Draw")
    MAY_TAKE = Text("Take the p&ile")
    MAY_LAY = Text("Lay do&wn")
    MAY_ADD = Text("Add to a m&eld")
    MAY_DISCARD = Text("Dis&card")
    MAY_OUT = Text("Go ou&t")
    MAY_ASK = Text("As&k")
    ADD_TO = Text("Meld {m}: {cards}")
    FACTS = Text("&Questions")
    ASK_MODE = Text("Dropping asks")
    ASK_MODE_TIP = Text(
        "While this is on, cards you drop stay where they are, and you get an answer instead: may "
        "I lay these, may I take the pile with these?"
    )
    FOR_EXAMPLE = Text("For example: {move}")
    EXERCISE_ASK = Text("What is the best move?")
    EXERCISE_LOOKING = Text("Comparing your move in imagined deals …")
    HINT_LOOKING = Text("An expert looks at your hand …")
    EXERCISE_MISS = Text("There is a better move. Try again.")
    EXERCISE_FIRST = Text("The turn is over: every move was right at once.")
    EXERCISE_SECOND = Text("The turn is over: right at the second attempt.")
    EXERCISE_MISSED = Text("The turn is over, after more than one miss.")
    EXERCISE_SHOWN = Text("The turn is over, with the expert's help.")
    EXERCISE_TITLE = Text("Your own exercise: {name}")
    PLAYING_TITLE = Text("Played on from the table editor")
    PLAYING = Text("You play on from your position. Nothing of it is kept.")
    PLAYING_OVER = Text("The deal is over.")
    AGAIN = Text("&Again")
    PASS_ON = Text("&Pass on…")
    PASS_ON_TIP = Text("A code with this exercise, and with your result if you like")
    KEEP = Text("&Keep it")
    NOTHING_SHOWN = Text("There is no position on the table that could be edited.")
    KEPT = Text("Kept. You find it under Learn, Exercises, Yours.")
    EDITOR = Text("Back to the &editor")
    LEAVE = Text("&Leave")
    OF_PLACE = Text("{place}: {problem}")


# fmt: skip
