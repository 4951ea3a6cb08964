"""What is expected of the player, what the buttons say, and what is asked or refused quietly."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate

SAYINGS: Final[dict[str, str]] = {
    # the line above the hand
    "prompt.dealing": QT_TRANSLATE_NOOP("Turn", "The cards are dealt."),
    "prompt.start": QT_TRANSLATE_NOOP("Turn", "Your turn: draw {cards} or take the pile."),
    "prompt.start_open": QT_TRANSLATE_NOOP(
        "Turn",
        "Your turn: draw {cards}, or open from your hand and then take the pile with a pair.",
    ),
    "prompt.draw": QT_TRANSLATE_NOOP("Turn", "Your turn: draw {cards}."),
    "prompt.draw_kept": QT_TRANSLATE_NOOP(
        "Turn", "Your turn: draw {cards}. Your three may stay in your hand for the straight."
    ),
    "prompt.draw_optional": QT_TRANSLATE_NOOP(
        "Turn", "Your turn: draw {cards}. Lay your three out, or keep it in your hand."
    ),
    "prompt.draw_again": QT_TRANSLATE_NOOP("Turn", "The pile went back: draw {cards}."),
    "prompt.a_card": QT_TRANSLATE_NOOP("Turn", "a card"),
    "prompt.take": QT_TRANSLATE_NOOP("Turn", "The stock is empty: take the pile."),
    "prompt.last_take": QT_TRANSLATE_NOOP(
        "Turn", "The stock is empty: take the pile, or end the deal."
    ),
    "prompt.play": QT_TRANSLATE_NOOP("Turn", "Meld if you like, then discard one card."),
    "prompt.play_unopened": QT_TRANSLATE_NOOP(
        "Turn", "Your first meld needs {minimum} points; or just discard one card."
    ),
    "prompt.play_unopened_with": QT_TRANSLATE_NOOP(
        "Turn", "First meld: {minimum} points with {content}; or just discard one card."
    ),
    "prompt.special": QT_TRANSLATE_NOOP(
        "Turn", "You hold a special hand! {hand}. Declare it, or play on."
    ),
    "prompt.open_first": QT_TRANSLATE_NOOP(
        "Turn", "Lay a first meld of {minimum} points before you draw, or draw a card."
    ),
    "prompt.open_late": QT_TRANSLATE_NOOP(
        "Turn", "Discard one card; your first meld is laid before a draw."
    ),
    "prompt.may_pass": QT_TRANSLATE_NOOP(
        "Turn", "Discard your last card to go out, or keep it and end your turn."
    ),
    "prompt.last_out": QT_TRANSLATE_NOOP("Turn", "Discard your last card to go out."),
    "prompt.last_or_meld": QT_TRANSLATE_NOOP("Turn", "Discard or meld your last card to go out."),
    "prompt.go_out": QT_TRANSLATE_NOOP("Turn", "Your hand is empty: you go out."),
    "prompt.keep_last": QT_TRANSLATE_NOOP("Turn", "Keep your last card and end your turn."),
    "prompt.ask_first": QT_TRANSLATE_NOOP(
        "Turn", "You could go out: ask your partner first, or just discard one card."
    ),
    "prompt.foot_soon": QT_TRANSLATE_NOOP(
        "Turn", "Your foot comes when your hand is empty: meld your cards, or discard the last."
    ),
    "prompt.foot_earned": QT_TRANSLATE_NOOP(
        "Turn", "You have earned your foot: discard one card and pick it up."
    ),
    "prompt.foot_pass": QT_TRANSLATE_NOOP(
        "Turn", "Your hand is empty: end your turn and pick up your foot."
    ),
    "prompt.concede": QT_TRANSLATE_NOOP("Turn", "{name} asks you: shall we concede this deal?"),
    "prompt.wait_concede": QT_TRANSLATE_NOOP("Turn", "You asked {name}: shall we concede?"),
    "prompt.other_concedes": QT_TRANSLATE_NOOP("Turn", "{name} asks {whom}: shall we concede?"),
    "prompt.last_three": QT_TRANSLATE_NOOP(
        "Turn", "The last card of the stock is a three: go out with it, or end the deal."
    ),
    "prompt.last_three_lay": QT_TRANSLATE_NOOP(
        "Turn", "The last card of the stock is a three: lay it down, or end the deal."
    ),
    "prompt.retract": QT_TRANSLATE_NOOP(
        "Turn", "None of your cards may be discarded now: take your last melds back."
    ),
    "prompt.retracted": QT_TRANSLATE_NOOP("Turn", "Your melds went back: discard one card."),
    "prompt.bonus": QT_TRANSLATE_NOOP(
        "Turn", "Discard one card; then you get {bonus}, so one card is enough to keep."
    ),
    "prompt.short": QT_TRANSLATE_NOOP(
        "Turn", "Your first meld needs {points} more; add cards or take them back."
    ),
    "prompt.staged_start": QT_TRANSLATE_NOOP(
        "Turn", "Draw {cards}, or add the top card of the pile to your cards."
    ),
    "prompt.staged_hand": QT_TRANSLATE_NOOP(
        "Turn", "Open from your hand and take the pile with a pair, or draw {cards}."
    ),
    "prompt.ready": QT_TRANSLATE_NOOP("Turn", "Ready: lay your cards down."),
    "prompt.ready_take": QT_TRANSLATE_NOOP("Turn", "Ready: take the pile with these cards."),
    "prompt.said_yes": QT_TRANSLATE_NOOP("Turn", "{name} said yes: go out if you can."),
    "prompt.said_no": QT_TRANSLATE_NOOP("Turn", "{name} said no: you may not go out now."),
    "prompt.no_discard": QT_TRANSLATE_NOOP(
        "Turn", "The last card was a red three: end your turn without a discard."
    ),
    "prompt.answer": QT_TRANSLATE_NOOP("Turn", "{name} asks you: may I go out?"),
    "prompt.wait_answer": QT_TRANSLATE_NOOP("Turn", "You asked {name}: may I go out?"),
    "prompt.other_asks": QT_TRANSLATE_NOOP("Turn", "{name} asks {whom}: may I go out?"),
    "prompt.other": QT_TRANSLATE_NOOP("Turn", "{name} plays."),
    "prompt.waits": QT_TRANSLATE_NOOP("Turn", "{name} comes next: press Continue."),
    "prompt.resting": QT_TRANSLATE_NOOP("Turn", "You rest in this deal; {name} plays."),
    "prompt.itself": QT_TRANSLATE_NOOP("Turn", "The table plays by itself."),
    "prompt.deal_over": QT_TRANSLATE_NOOP("Turn", "The deal is over."),
    "status.target": QT_TRANSLATE_NOOP("Turn", "Play to {score}"),
    "status.deals": QT_TRANSLATE_NOOP("Turn", "{deals} in all"),
    # buttons
    "button.draw": QT_TRANSLATE_NOOP("Turn", "Draw"),
    "button.end_deal": QT_TRANSLATE_NOOP("Turn", "End the deal"),
    "button.take_pile": QT_TRANSLATE_NOOP("Turn", "Take the pile"),
    "button.confirm": QT_TRANSLATE_NOOP("Turn", "Lay down"),
    "button.confirm_take": QT_TRANSLATE_NOOP("Turn", "Take the pile"),
    "button.take_back": QT_TRANSLATE_NOOP("Turn", "Take back"),
    "button.ask": QT_TRANSLATE_NOOP("Turn", "May I go out?"),
    "button.answer_yes": QT_TRANSLATE_NOOP("Turn", "Yes"),
    "button.answer_no": QT_TRANSLATE_NOOP("Turn", "No"),
    "button.go_out": QT_TRANSLATE_NOOP("Turn", "Go out"),
    "button.pass": QT_TRANSLATE_NOOP("Turn", "End the turn"),
    "button.undo": QT_TRANSLATE_NOOP("Turn", "Undo"),
    "button.next_deal": QT_TRANSLATE_NOOP("Turn", "Next deal"),
    "button.restore": QT_TRANSLATE_NOOP("Turn", "Leave the pile"),
    "button.special": QT_TRANSLATE_NOOP("Turn", "Declare"),
    "button.lay_three": QT_TRANSLATE_NOOP("Turn", "Lay the three"),
    "button.merge": QT_TRANSLATE_NOOP("Turn", "Merge melds"),
    "button.concede": QT_TRANSLATE_NOOP("Turn", "Concede the deal"),
    "button.retract": QT_TRANSLATE_NOOP("Turn", "Take melds back"),
    "button.continue": QT_TRANSLATE_NOOP("Turn", "Continue"),
    # the draft's badge
    "badge.short": QT_TRANSLATE_NOOP("Turn", "{have} of {need}"),
    "badge.ready": QT_TRANSLATE_NOOP("Turn", "Ready: {have} points"),
    "badge.ready_plain": QT_TRANSLATE_NOOP("Turn", "Ready"),
    "badge.draw_first": QT_TRANSLATE_NOOP("Turn", "{have} of {need}: draw first"),
    "badge.short_take": QT_TRANSLATE_NOOP(
        "Turn", "With your cards the first meld does not reach the {minimum} points it needs."
    ),
    "badge.short_take_hand": QT_TRANSLATE_NOOP(
        "Turn",
        "Your hand alone, without the pile, does not make a first meld of {minimum} points.",
    ),
    "badge.hand": QT_TRANSLATE_NOOP("Turn", "{have} of {need} from your hand"),
    "badge.missing": QT_TRANSLATE_NOOP("Turn", "{points}, still missing: {content}"),
    "badge.splash": QT_TRANSLATE_NOOP("Turn", "Ready: a whole canasta"),
    "badge.ready_hand": QT_TRANSLATE_NOOP("Turn", "Ready: {have} from your hand"),
    "badge.waiting": QT_TRANSLATE_NOOP("Turn", "Not yet"),
    "draft.draw_first": QT_TRANSLATE_NOOP(
        "Turn", "Draw before you lay these down, or take the pile with them."
    ),
    # words on a place while cards are dragged, and ways to choose from
    "target.discard": QT_TRANSLATE_NOOP("Turn", "discard and end turn"),
    "target.discard_out": QT_TRANSLATE_NOOP("Turn", "discard and go out"),
    "target.take": QT_TRANSLATE_NOOP("Turn", "take the pile"),
    "target.draw": QT_TRANSLATE_NOOP("Turn", "draw"),
    "target.meld": QT_TRANSLATE_NOOP("Turn", "new meld"),
    "target.melds": QT_TRANSLATE_NOOP("Turn", "new melds"),
    "target.add": QT_TRANSLATE_NOOP("Turn", "add to {ranks}"),
    "target.add_run": QT_TRANSLATE_NOOP("Turn", "add to the sequence"),
    "target.run": QT_TRANSLATE_NOOP("Turn", "new sequence"),
    "target.add_wild": QT_TRANSLATE_NOOP("Turn", "add to the wild cards"),
    "target.stage": QT_TRANSLATE_NOOP("Turn", "first meld"),
    "target.stage_on": QT_TRANSLATE_NOOP("Turn", "with the {ranks}"),
    "target.stage_top": QT_TRANSLATE_NOOP("Turn", "with the top card"),
    "target.lay_three": QT_TRANSLATE_NOOP("Turn", "lay the three out"),
    "target.heap": QT_TRANSLATE_NOOP("Turn", "beside your melds"),
    "target.back": QT_TRANSLATE_NOOP("Turn", "back to your hand"),
    "choice.take": QT_TRANSLATE_NOOP("Turn", "How do you take the pile?"),
    "choice.meld": QT_TRANSLATE_NOOP("Turn", "Where do the cards go?"),
    "choice.ask": QT_TRANSLATE_NOOP("Turn", "Whom do you ask?"),
    "choice.special": QT_TRANSLATE_NOOP("Turn", "Which special hand?"),
    "choice.hand": QT_TRANSLATE_NOOP("Turn", "{hand}: {points}"),
    "choice.three": QT_TRANSLATE_NOOP("Turn", "Which three?"),
    "choice.pair": QT_TRANSLATE_NOOP("Turn", "with a pair of {ranks}"),
    "choice.pair_joining": QT_TRANSLATE_NOOP("Turn", "with a pair, added to your {ranks}"),
    "choice.wild": QT_TRANSLATE_NOOP("Turn", "with one {rank} and a {wild}"),
    "choice.layoff": QT_TRANSLATE_NOOP("Turn", "by adding the {rank} to your {ranks}"),
    "choice.several": QT_TRANSLATE_NOOP("Turn", "with {cards}"),
    "choice.of_pile": QT_TRANSLATE_NOOP("Turn", "with {cards}, of which {count} from the pile"),
    "choice.depth": QT_TRANSLATE_NOOP("Turn", "down to the {card}, {how}"),
    "choice.heap": QT_TRANSLATE_NOOP("Turn", "beside your melds, for their value"),
    "choice.layoff_run": QT_TRANSLATE_NOOP("Turn", "by adding the {card} to your sequence"),
    "choice.top_only": QT_TRANSLATE_NOOP(
        "Turn", "only the {card}, for your sequence; the rest of the pile stays"
    ),
    "choice.new_group": QT_TRANSLATE_NOOP("Turn", "a new meld of {ranks}"),
    "choice.new_run": QT_TRANSLATE_NOOP("Turn", "a sequence: {cards}"),
    "choice.also": QT_TRANSLATE_NOOP("Turn", "{first}; {then}"),
    "choice.to_run": QT_TRANSLATE_NOOP("Turn", "to the sequence: {cards}"),
    "choice.merge": QT_TRANSLATE_NOOP("Turn", "Which melds become one?"),
    "choice.merge_two": QT_TRANSLATE_NOOP("Turn", "{first} and {second}"),
    "choice.wild_meld": QT_TRANSLATE_NOOP("Turn", "to your wild cards"),
    "choice.with": QT_TRANSLATE_NOOP("Turn", "to the {ranks}"),
    # the pile about itself
    "pile.not_now": QT_TRANSLATE_NOOP("Turn", "It is taken only at the beginning of a turn."),
    "pile.hold": QT_TRANSLATE_NOOP("Turn", "You hold {count} {ranks}."),
    "pile.hold_one": QT_TRANSLATE_NOOP("Turn", "Of the {ranks} you hold one."),
    "pile.hold_none": QT_TRANSLATE_NOOP("Turn", "You hold no {ranks}."),
    "pile.empty": QT_TRANSLATE_NOOP("Turn", "The discard pile is empty."),
    "pile.count": QT_TRANSLATE_NOOP("Turn", "Discard pile: {count}, {top} on top."),
    "pile.count_hidden": QT_TRANSLATE_NOOP(
        "Turn", "Discard pile: {count}, {hidden} of them face down, {top} on top."
    ),
    "pile.all_hidden": QT_TRANSLATE_NOOP("Turn", "Discard pile: {count}, all face down."),
    "pile.part": QT_TRANSLATE_NOOP("Turn", "A take brings its top {count}."),
    "pile.to_wild": QT_TRANSLATE_NOOP(
        "Turn", "A take brings its cards down to the next wild card: {count}."
    ),
    "pile.needs": QT_TRANSLATE_NOOP("Turn", "It may be taken once it holds {count}."),
    "pile.depth": QT_TRANSLATE_NOOP(
        "Turn", "You may name any of its cards and take it with all above."
    ),
    "pile.extra": QT_TRANSLATE_NOOP("Turn", "Whoever takes it draws {count} more."),
    "pile.always": QT_TRANSLATE_NOOP("Turn", "It always takes a natural pair from your hand."),
    "pile.always_whole": QT_TRANSLATE_NOOP(
        "Turn", "The whole pile always takes a natural pair from your hand."
    ),
    "pile.face_down": QT_TRANSLATE_NOOP("Turn", "the last discard face down"),
    "pile.frozen": QT_TRANSLATE_NOOP("Turn", "It is frozen."),
    "pile.frozen_for_you": QT_TRANSLATE_NOOP(
        "Turn", "It is frozen for your side until its first meld."
    ),
    "pile.may": QT_TRANSLATE_NOOP("Turn", "You may take it {how}; you would get {count} more."),
    "pile.may_part": QT_TRANSLATE_NOOP("Turn", "You may take its top {count} {how}."),
    "pile.may_top_only": QT_TRANSLATE_NOOP(
        "Turn", "You may take only the {card}, for your sequence; the rest of the pile stays."
    ),
    "pile.may_open_part": QT_TRANSLATE_NOOP("Turn", "You may open and take its top {count} {how}."),
    "pile.may_depth": QT_TRANSLATE_NOOP(
        "Turn", "You may take it down to the {card}, {how}: {count} in all."
    ),
    "pile.may_nothing": QT_TRANSLATE_NOOP("Turn", "You may take it {how}."),
    "pile.may_open": QT_TRANSLATE_NOOP(
        "Turn", "You may open and take it {how}; you would get {count} more."
    ),
    "pile.may_open_hand": QT_TRANSLATE_NOOP(
        "Turn", "You may open from your hand with {opening} and take it {how}."
    ),
    # a second hand about itself
    "foot.mine": QT_TRANSLATE_NOOP("Turn", "Your foot: {count}."),
    "foot.other": QT_TRANSLATE_NOOP("Turn", "The foot of {name}: {count}."),
    "foot.mine_taken": QT_TRANSLATE_NOOP("Turn", "You have picked up your foot."),
    "foot.other_taken": QT_TRANSLATE_NOOP("Turn", "{name} has picked up the foot."),
    "foot.earned": QT_TRANSLATE_NOOP("Turn", "It comes when this turn ends."),
    "foot.hand_empty": QT_TRANSLATE_NOOP(
        "Turn",
        "It comes when your hand is empty: at once if you meld your last card, for the next turn "
        "if you discard it.",
    ),
    "foot.canasta": QT_TRANSLATE_NOOP(
        "Turn", "It comes after the turn in which you complete your first canasta."
    ),
    "foot.canasta_nonblack": QT_TRANSLATE_NOOP(
        "Turn",
        "It comes after the turn in which you complete your first canasta; black threes do not "
        "count.",
    ),
    "foot.partner_first": QT_TRANSLATE_NOOP(
        "Turn",
        "It comes after the turn in which you complete a canasta; whoever opened for your side "
        "lets the partner complete one first.",
    ),
    "foot.seen": QT_TRANSLATE_NOOP("Turn", "You have seen it: {cards}."),
    # the stock about itself
    "stock.empty": QT_TRANSLATE_NOOP("Turn", "The stock is used up."),
    "stock.count": QT_TRANSLATE_NOOP("Turn", "Stock: {count}."),
    "stock.turn_card": QT_TRANSLATE_NOOP(
        "Turn", "The card lying sideways comes after {count}; whoever draws it says so."
    ),
    "stock.turn_card_gone": QT_TRANSLATE_NOOP("Turn", "The turn card has been drawn."),
    # gestures that mean nothing just now
    "no.turn": QT_TRANSLATE_NOOP("Turn", "It is {name}'s turn."),
    "prompt.replay": QT_TRANSLATE_NOOP("Turn", "Replay. Next to move: {name}."),
    "replay.opening": QT_TRANSLATE_NOOP("Turn", "{action}: {name} opens"),
    "replay.take": QT_TRANSLATE_NOOP("Turn", "{action}: {name} takes the pile"),
    "replay.canasta": QT_TRANSLATE_NOOP("Turn", "{action}: {name} completes a canasta"),
    "no.replay": QT_TRANSLATE_NOOP(
        "Turn", "This is a replay; the bar below the table moves it. Leave it to play."
    ),
    "no.game": QT_TRANSLATE_NOOP("Turn", "No deal is being played."),
    "told.hint": QT_TRANSLATE_NOOP("Turn", "Thinking about a hint… (Esc: no, thank you)"),
    "no.over": QT_TRANSLATE_NOOP("Turn", "The deal is over."),
    "no.drawn": QT_TRANSLATE_NOOP("Turn", "You have drawn already: meld or discard."),
    "no.draw_first": QT_TRANSLATE_NOOP("Turn", "Draw or take the pile first."),
    "no.must_take": QT_TRANSLATE_NOOP(
        "Turn", "The stock is empty and you must take the pile: its top card fits your meld."
    ),
    "no.answer_concede": QT_TRANSLATE_NOOP("Turn", "First answer: shall your side concede?"),
    "no.heap_beside": QT_TRANSLATE_NOOP(
        "Turn", "Drop it on the free felt beside your melds: there it counts its value."
    ),
    "no.heap_yet": QT_TRANSLATE_NOOP(
        "Turn", "It may lie loose beside your melds once your side has a canasta of sevens."
    ),
    "no.heap": QT_TRANSLATE_NOOP(
        "Turn", "Only cards of ranks you have a canasta of may lie there, and no sevens."
    ),
    "no.answer": QT_TRANSLATE_NOOP("Turn", "First answer: may your partner go out?"),
    "no.retracted": QT_TRANSLATE_NOOP(
        "Turn", "Your melds went back: only a card to draw and a discard are left in this turn."
    ),
    "no.depth": QT_TRANSLATE_NOOP(
        "Turn", "To take the pile down to the {card} you must meld it with your cards."
    ),
    "no.one_three": QT_TRANSLATE_NOOP("Turn", "Lay one three at a time."),
    "no.three": QT_TRANSLATE_NOOP("Turn", "You have no three that may be laid out now."),
    "no.merge": QT_TRANSLATE_NOOP("Turn", "There are no two melds to merge."),
    "no.one_discard": QT_TRANSLATE_NOOP("Turn", "Discard one card only."),
    "no.not_out": QT_TRANSLATE_NOOP("Turn", "You cannot go out with these cards."),
    "no.staged": QT_TRANSLATE_NOOP(
        "Turn", "Lay your staged cards down or take them back before you discard."
    ),
    "no.place": QT_TRANSLATE_NOOP("Turn", "These cards cannot go there."),
    "no.others_melds": QT_TRANSLATE_NOOP(
        "Turn", "Those are the others' melds; yours lie on your side of the table."
    ),
    "no.draft": QT_TRANSLATE_NOOP("Turn", "There is nothing to lay down."),
    "no.undo": QT_TRANSLATE_NOOP("Turn", "There is nothing to take back."),
    "no.button": QT_TRANSLATE_NOOP("Turn", "That is not possible just now."),
    "no.keep": QT_TRANSLATE_NOOP(
        "Turn", "This card can still be melded; drag it to the pile to discard it."
    ),
    "no.cards": QT_TRANSLATE_NOOP("Turn", "These cards are not in your hand."),
    # meld labels
    "meld.label": QT_TRANSLATE_NOOP("Turn", "{ranks}: {naturals} natural, {wilds} wild"),
    "meld.run": QT_TRANSLATE_NOOP("Turn", "Sequence: {cards}"),
    "meld.span": QT_TRANSLATE_NOOP("Turn", "{first} to {last}"),
    "meld.run_canasta": QT_TRANSLATE_NOOP("Turn", "complete"),
    "meld.wild": QT_TRANSLATE_NOOP("Turn", "Wild cards: {wilds}"),
    "meld.natural": QT_TRANSLATE_NOOP("Turn", "natural canasta"),
    "meld.mixed": QT_TRANSLATE_NOOP("Turn", "mixed canasta"),
    "meld.wild_canasta": QT_TRANSLATE_NOOP("Turn", "wild canasta"),
    # trouble
    "trouble.save": QT_TRANSLATE_NOOP(
        "Turn", "The match cannot be saved now, but it goes on: {reason}"
    ),
    "trouble.bot_late": QT_TRANSLATE_NOOP(
        "Turn", "{name} took too long to think; a quick move was played instead."
    ),
    "trouble.bot_died": QT_TRANSLATE_NOOP(
        "Turn", "{name} had to be woken up again; a quick move was played instead."
    ),
    "trouble.bots_revived": QT_TRANSLATE_NOOP(
        "Turn", "The other players had to be woken up again; the match goes on."
    ),
    "trouble.bot_illegal": QT_TRANSLATE_NOOP(
        "Turn", "{name} tried an illegal move ({code}); another one was played instead."
    ),
    "trouble.bot_error": QT_TRANSLATE_NOOP(
        "Turn", "{name} had a problem ({reason}); another move was played instead."
    ),
    "trouble.log": QT_TRANSLATE_NOOP("Turn", "This match cannot be continued: {reason}"),
    "told.undo": QT_TRANSLATE_NOOP("Turn", "Taken back."),
    "told.resumed": QT_TRANSLATE_NOOP("Turn", "The match goes on."),
    "told.stock_end": QT_TRANSLATE_NOOP(
        "Turn", "The stock is empty and the pile cannot be taken: the deal ends."
    ),
    "side.names": QT_TRANSLATE_NOOP("Turn", "{first} & {second}"),
    "side.no_canasta": QT_TRANSLATE_NOOP(
        "Turn", "Without a canasta, the cards of its melds count against it."
    ),
    "side.threes_against": QT_TRANSLATE_NOOP(
        "Turn", "Its threes count against it as things stand."
    ),
    "side.not_positive": QT_TRANSLATE_NOOP(
        "Turn", "With fewer than {canastas} at the end, all its cards count against it."
    ),
    "side.more": QT_TRANSLATE_NOOP("Turn", "{first}, {second}"),
}
"""Every sentence under a key; `say` fills in its values."""


def say(key: str, **values: object) -> str:
    """The translated sentence of a key with its values."""
    return translate("Turn", SAYINGS[key]).format(**values)


_TEXTS: Final[dict[str, str]] = {
    "layoff": QT_TRANSLATE_NOOP("Cautions", "The {card} fits your meld of {ranks}."),
    "layoff_run": QT_TRANSLATE_NOOP("Cautions", "The {card} fits one of your sequences."),
    "gift": QT_TRANSLATE_NOOP(
        "Cautions", "{name} could lay the {card} on a meld of {ranks} and take the pile."
    ),
    "gift_run": QT_TRANSLATE_NOOP(
        "Cautions", "{name} could lay the {card} on a sequence and take the pile."
    ),
    "go_out": QT_TRANSLATE_NOOP("Cautions", "Going out now, your side has {points} in this deal."),
    "concede": QT_TRANSLATE_NOOP("Cautions", "Conceding ends this deal as lost. Are you sure?"),
    "button.discard": QT_TRANSLATE_NOOP("Cautions", "Discard anyway"),
    "button.go_out": QT_TRANSLATE_NOOP("Cautions", "Go out anyway"),
    "button.concede": QT_TRANSLATE_NOOP("Cautions", "Concede"),
    "button.keep": QT_TRANSLATE_NOOP("Cautions", "Keep playing"),
    "button.keep_card": QT_TRANSLATE_NOOP("Cautions", "Keep it"),
}


def caution_text(key: str, **values: object) -> str:
    """The translated sentence, or the words on a button, of a key with its values."""
    return translate("Cautions", _TEXTS[key]).format(**values)
