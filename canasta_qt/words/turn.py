"""What is expected of the player, what the buttons say, and what is asked or refused quietly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, counted, spelled
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Turn", text)


SAYINGS: Final[dict[str, str]] = {
    # the line above the hand
    "prompt.dealing": _mark("The cards are dealt."),
    "prompt.start": _mark("Your turn: draw {cards} or take the pile."),
    "prompt.start_open": _mark(
        "Your turn: draw {cards}, or open from your hand and then take the pile with a pair."
    ),
    "prompt.draw": _mark("Your turn: draw {cards}."),
    "prompt.draw_kept": _mark(
        "Your turn: draw {cards}. Your three may stay in your hand for the straight."
    ),
    "prompt.draw_optional": _mark(
        "Your turn: draw {cards}. Lay your three out, or keep it in your hand."
    ),
    "prompt.draw_three": _mark("Your turn: lay your red three out, and draw {cards}."),
    "prompt.draw_again": _mark("The pile went back: draw {cards}."),
    "prompt.a_card": _mark("a card"),
    "prompt.take": _mark("The stock is empty: take the pile."),
    "prompt.last_take": _mark("The stock is empty: take the pile, or end the deal."),
    "prompt.play": _mark("Meld if you like, then discard one card."),
    "prompt.play_unopened": _mark(
        "Your first meld needs {minimum} points; or just discard one card."
    ),
    "prompt.play_unopened_with": _mark(
        "First meld: {minimum} points with {content}; or just discard one card."
    ),
    "prompt.special": _mark("You hold a special hand! {hand}. Declare it, or play on."),
    "prompt.open_first": _mark(
        "Lay a first meld of {minimum} points before you draw, or draw a card."
    ),
    "prompt.open_late": _mark("Discard one card; a first meld must come before the draw."),
    "prompt.may_pass": _mark("Discard your last card to go out, or keep it and end your turn."),
    "prompt.last_out": _mark("Discard your last card to go out."),
    "prompt.last_or_meld": _mark("Discard or meld your last card to go out."),
    "prompt.go_out": _mark("Your hand is empty: you go out."),
    "prompt.keep_last": _mark("Keep your last card and end your turn."),
    "prompt.ask_first": _mark("You can go out: ask your partner first, or just discard one card."),
    "prompt.foot_soon": _mark(
        "Your foot comes when your hand is empty: meld your cards, or discard the last."
    ),
    "prompt.choose_three": _mark("You may keep one three. Lay out the other; you choose which."),
    "prompt.lay_kept": _mark("You have opened: lay out the three you kept before your turn ends."),
    "prompt.foot_earned": _mark("You have earned your foot: discard one card and pick it up."),
    "prompt.foot_pass": _mark("Your hand is empty: end your turn and pick up your foot."),
    "prompt.concede": _mark("{name} asks you: shall we concede this deal?"),
    "prompt.wait_concede": _mark("You asked {name}: shall we concede?"),
    "prompt.other_concedes": _mark("{name} asks {whom}: shall we concede?"),
    "prompt.last_three": _mark(
        "The last card of the stock is a three: go out with it, or end the deal."
    ),
    "prompt.last_three_lay": _mark(
        "The last card of the stock is a three: lay it down, or end the deal."
    ),
    "prompt.retract": _mark("None of your cards may be discarded now: take back your last melds."),
    "prompt.retracted": _mark("Your melds went back: discard one card."),
    "prompt.bonus": _mark("Discard one card; then you get {bonus}, so you need to keep only one."),
    "prompt.short": _mark("Your first meld needs {points} more; add cards or take them back."),
    "prompt.staged_start": _mark("Draw {cards}, or add the top card of the pile to your cards."),
    "prompt.staged_hand": _mark(
        "Open from your hand and take the pile with a pair, or draw {cards}."
    ),
    "prompt.ready": _mark("Ready: lay your cards down."),
    "prompt.ready_take": _mark("Ready: take the pile with these cards."),
    "prompt.said_yes": _mark("{name} agrees: go out now."),
    "prompt.said_no": _mark("{name} said no: you may not go out now."),
    "prompt.no_discard": _mark("The last card was a red three: end your turn without a discard."),
    "prompt.answer": _mark("{name} asks you: may I go out?"),
    "prompt.wait_answer": _mark("You asked {name}: may I go out?"),
    "prompt.other_asks": _mark("{name} asks {whom}: may I go out?"),
    "prompt.other": _mark("{name} plays."),
    "curtain.asked": _mark("{name} asks {whom}: “May I go out?”"),
    "curtain.concession": _mark("{name} asks {whom}: “Shall we give up this deal?”"),
    "prompt.covered": _mark("It is {name}’s turn: press Continue."),
    "prompt.waits": _mark("{name} is next: press Continue."),
    "prompt.resting": _mark("You rest in this deal; {name} plays."),
    "prompt.itself": _mark("The table plays by itself."),
    "prompt.deal_over": _mark("The deal is over."),
    "status.target": _mark("Play to {score}"),
    "status.deals": _mark("{deals} in all"),
    # buttons
    "button.draw": _mark("Draw"),
    "button.discard": _mark("Discard"),
    "button.end_deal": _mark("End the deal"),
    "button.take_pile": _mark("Take the pile"),
    "button.confirm": _mark("Lay down"),
    "button.confirm_take": _mark("Take the pile"),
    "button.take_back": _mark("Take back"),
    "button.ask": _mark("May I go out?"),
    "button.answer_yes": _mark("Yes"),
    "button.answer_no": _mark("No"),
    "button.go_out": _mark("Go out"),
    "button.pass": _mark("End the turn"),
    "button.undo": _mark("Undo"),
    "button.next_deal": _mark("Next deal"),
    "button.restore": _mark("Leave the pile"),
    "button.special": _mark("Declare"),
    "button.lay_three": _mark("Lay the three"),
    "button.merge": _mark("Merge melds"),
    "button.concede": _mark("Concede the deal"),
    "button.retract": _mark("Take back melds"),
    "button.continue": _mark("Continue"),
    "button.play_again": _mark("Play again"),
    "button.new_match": _mark("New match…"),
    "button.review": _mark("Review"),
    "button.compare": _mark("Compare"),
    "button.result": _mark("Result"),
    # the draft's badge
    "badge.short": _mark("{have} of {need}"),
    "badge.ready": _mark("Ready: {have} points"),
    "badge.ready_plain": _mark("Ready"),
    "badge.draw_first": _mark("{have} of {need}: draw first"),
    "badge.short_take": _mark(
        "With your cards the first meld does not reach the {minimum} points it needs."
    ),
    "badge.short_take_hand": _mark(
        "Your hand alone, without the pile, does not make a first meld of {minimum} points."
    ),
    "badge.hand": _mark("{have} of {need} from your hand"),
    "badge.missing": _mark("{points}, still missing: {content}"),
    "badge.splash": _mark("Ready: a whole canasta"),
    "badge.ready_hand": _mark("Ready: {have} from your hand"),
    "badge.waiting": _mark("Not yet"),
    "draft.draw_first": _mark("Draw before you lay these down, or take the pile with them."),
    # what comes of it
    "outcome.out": _mark("With this card you go out."),
    "outcome.freezes": _mark("{card} would freeze the pile."),
    "outcome.plain": _mark("{what}."),
    "outcome.worth": _mark("{what}: {points}."),
    "outcome.grows": _mark("{cards}: {have} of {need} for a canasta."),
    "outcome.opening": _mark("{cards}: {have} of {need} to open."),
    "outcome.opens": _mark("{cards}: {have} of {need}, enough to open."),
    "outcome.opens_plain": _mark("{cards}: enough to open."),
    "outcome.draw": _mark("{cards}: {have} of {need}, but draw first."),
    # words on a place while cards are dragged, and ways to choose from
    "target.discard": _mark("discard and end turn"),
    "target.discard_out": _mark("discard and go out"),
    "target.take": _mark("take the pile"),
    "target.draw": _mark("draw"),
    "target.meld": _mark("new meld"),
    "target.melds": _mark("new melds"),
    "target.add": _mark("add to {ranks}"),
    "target.add_run": _mark("add to the sequence"),
    "target.run": _mark("new sequence"),
    "target.add_wild": _mark("add to the wild cards"),
    "target.stage": _mark("first meld"),
    "target.stage_on": _mark("with the {ranks}"),
    "target.stage_top": _mark("with the top card"),
    "target.lay_three": _mark("lay the three out"),
    "target.heap": _mark("beside your melds"),
    "target.back": _mark("back to your hand"),
    "choice.take": _mark("How do you take the pile?"),
    "choice.meld": _mark("Where do the cards go?"),
    "choice.ask": _mark("Who do you ask?"),
    "choice.special": _mark("Which special hand?"),
    "choice.hand": _mark("{hand}: {points}"),
    "choice.three": _mark("Which three?"),
    "choice.pair": _mark("with a pair of {ranks}"),
    "choice.pair_joining": _mark("with a pair, added to your {ranks}"),
    "choice.wild": _mark("with one {rank} and a {wild}"),
    "choice.layoff": _mark("by adding the {rank} to your {ranks}"),
    "choice.several": _mark("with {cards}"),
    "choice.of_pile": _mark("with {cards}, {count} of them from the pile"),
    "choice.depth": _mark("down to the {card}, {how}"),
    "choice.heap": _mark("beside your melds, for their value"),
    "choice.layoff_run": _mark("by adding the {card} to your sequence"),
    "choice.top_only": _mark("only the {card}, for your sequence; the rest of the pile stays"),
    "choice.new_group": _mark("a new meld of {ranks}"),
    "choice.new_run": _mark("a sequence: {cards}"),
    "choice.also": _mark("{first}; {then}"),
    "choice.to_run": _mark("to the sequence: {cards}"),
    "choice.merge": _mark("Which melds do you merge?"),
    "choice.merge_two": _mark("{first} and {second}"),
    "choice.wild_meld": _mark("to your wild cards"),
    "choice.with": _mark("to the {ranks}"),
    # the pile about itself
    "pile.not_now": _mark("It can only be taken at the start of a turn."),
    "pile.hold": _mark("You hold {count} {ranks}."),
    "pile.hold_one": _mark("You hold one of the {ranks}."),
    "pile.hold_none": _mark("You hold no {ranks}."),
    "pile.empty": _mark("The discard pile is empty."),
    "pile.count": _mark("Discard pile: {count}, {top} on top."),
    "pile.count_hidden": _mark("Discard pile: {count}, {hidden} of them face down, {top} on top."),
    "pile.all_hidden": _mark("Discard pile: {count}, all face down."),
    "pile.part": _mark("Taking it gets you the top {count}."),
    "pile.to_wild": _mark("Taking it gets you the cards down to the next wild card: {count}."),
    "pile.needs": _mark("It may be taken once it holds {count}."),
    "pile.depth": _mark("You may choose any card in it and take it with all above."),
    "pile.extra": _mark("Whoever takes it draws {count} more."),
    "pile.always": _mark("It always takes a natural pair from your hand."),
    "pile.always_whole": _mark("The whole pile always takes a natural pair from your hand."),
    "pile.face_down": _mark("the last discard face down"),
    "pile.frozen": _mark("It is frozen."),
    "pile.frozen_for_you": _mark("It is frozen for your side until its first meld."),
    "pile.may": _mark("You may take it {how}; you would get {count} more."),
    "pile.may_part": _mark("You may take its top {count} {how}."),
    "pile.may_top_only": _mark(
        "You may take only the {card}, for your sequence; the rest of the pile stays."
    ),
    "pile.may_open_part": _mark("You may open and take its top {count} {how}."),
    "pile.may_depth": _mark("You may take it down to the {card}, {how}: {count} in all."),
    "pile.may_nothing": _mark("You may take it {how}."),
    "pile.may_open": _mark("You may open and take it {how}; you would get {count} more."),
    "pile.may_open_hand": _mark("You may open from your hand with {opening} and take it {how}."),
    # a second hand about itself
    "foot.mine": _mark("Your foot: {count}."),
    "foot.other": _mark("The foot of {name}: {count}."),
    "foot.mine_taken": _mark("You have picked up your foot."),
    "foot.other_taken": _mark("{name} has picked up the foot."),
    "foot.earned": _mark("It comes when this turn ends."),
    "foot.waits_for_opener": _mark("It comes as soon as your partner completes a canasta too."),
    "foot.hand_empty": _mark(
        "It comes when your hand is empty: at once if you meld your last card, next turn if you "
        "discard it."
    ),
    "foot.canasta": _mark("It comes after the turn in which you complete your first canasta."),
    "foot.canasta_nonblack": _mark(
        "It comes after the turn in which you complete your first canasta; a mixed one does not "
        "count."
    ),
    "foot.partner_first": _mark(
        "It comes when both of you have completed a canasta: first the partner of whoever opened "
        "for your side, then the opener."
    ),
    "foot.seen": _mark("You have seen it: {cards}."),
    # the stock about itself
    "stock.empty": _mark("The stock is used up."),
    "stock.count": _mark("Stock: {count}."),
    "stock.turn_card": _mark(
        "The turn card, lying sideways, comes after {count}; whoever draws it says so."
    ),
    "stock.turn_card_gone": _mark("The turn card has been drawn."),
    # gestures that mean nothing just now
    "no.turn": _mark("It is {name}'s turn."),
    "prompt.replay": _mark("Replay. Next to move: {name}."),
    "replay.opening": _mark("{action}: {name} opens"),
    "replay.take": _mark("{action}: {name} takes the pile"),
    "replay.canasta": _mark("{action}: {name} completes a canasta"),
    "no.replay": _mark("This is a replay, controlled by the bar below. Leave it to play."),
    "no.game": _mark("No deal is being played."),
    "told.hint": _mark("Thinking… Esc cancels"),
    "told.hint_quick": _mark("{hint} (Only a quick idea: thinking did not work. Ask again later.)"),
    "no.over": _mark("The deal is over."),
    "no.drawn": _mark("You have drawn already: meld or discard."),
    "no.draw_first": _mark("Draw or take the pile first."),
    "no.must_take": _mark(
        "The stock is empty and you must take the pile: its top card fits your meld."
    ),
    "no.answer_concede": _mark("First answer: shall your side concede?"),
    "no.heap_beside": _mark(
        "Drop it on the free felt beside your melds: there it counts its value."
    ),
    "no.heap_yet": _mark(
        "It may lie loose beside your melds once your side has a canasta of sevens."
    ),
    "no.heap": _mark("Only ranks you have a canasta of may lie there, and no sevens."),
    "no.answer": _mark("First answer: may your partner go out?"),
    "no.retracted": _mark(
        "Your melds went back: only a card to draw and a discard are left in this turn."
    ),
    "no.depth": _mark("To take the pile down to the {card} you must meld it with your cards."),
    "no.one_three": _mark("Lay one three at a time."),
    "no.three": _mark("You have no three that may be laid out now."),
    "no.merge": _mark("There are no two melds to merge."),
    "no.one_discard": _mark("Discard one card only."),
    "no.not_out": _mark("You cannot go out with these cards."),
    "no.staged": _mark("First lay down the cards you put out, or take them back."),
    "no.place": _mark("These cards cannot go there."),
    "no.place.one": _mark("This card cannot go there."),
    "no.misfit": _mark("{card} does not fit the {ranks}."),
    "no.misfits": _mark("These cards do not fit the {ranks}."),
    "no.others_melds": _mark("Those are not your melds; yours lie on your side of the table."),
    "no.draft": _mark("There is nothing to lay down."),
    "no.undo": _mark("There is nothing to take back."),
    "no.button": _mark("That is not possible now."),
    "no.cards": _mark("These cards are not in your hand."),
    "no.cards.one": _mark("This card is not in your hand."),
    # meld labels
    "meld.label": _mark("{ranks}: {naturals} natural, {wilds} wild"),
    "meld.run": _mark("Sequence: {cards}"),
    "meld.span": _mark("{first} to {last}"),
    "meld.run_canasta": _mark("complete"),
    "meld.wild": _mark("Wild cards: {wilds}"),
    "meld.natural": _mark("natural canasta"),
    "meld.mixed": _mark("mixed canasta"),
    "meld.wild_canasta": _mark("wild canasta"),
    # trouble
    "trouble.save": _mark("The match cannot be saved now, but it goes on: {reason}"),
    "trouble.bot_late": _mark("{name} took too long to think; a quick move was played instead."),
    "trouble.bot_died": _mark("{name} had to be woken up again; a quick move was played instead."),
    "trouble.bot_unstarted": _mark(
        "The other players cannot think just now; they play quick moves until they can."
    ),
    "trouble.bots_revived": _mark("The other players had to be woken up again; the match goes on."),
    "trouble.bot_illegal": _mark(
        "{name} tried an illegal move ({code}); another one was played instead."
    ),
    "trouble.bot_error": _mark("{name} had a problem ({reason}); another move was played instead."),
    "trouble.log": _mark("This match cannot be continued: {reason}"),
    "told.undo": _mark("Taken back."),
    "told.resumed": _mark("The match goes on."),
    "told.stock_end": _mark("The stock is empty and the pile cannot be taken: the deal ends."),
    "side.names": _mark("{first} & {second}"),
    "side.no_canasta": _mark("Without a canasta, the cards of its melds count against it."),
    "side.threes_against": _mark("Its threes count against it as things stand."),
    "side.not_positive": _mark(
        "With fewer than {canastas} at the end, all its cards count against it."
    ),
    "side.more": _mark("{first}, {second}"),
}
"""Every sentence under a key; `say` fills in its values."""


def say(key: str, **values: object) -> str:
    """The translated sentence of a key with its values."""
    return translate("Turn", SAYINGS[key]).format(**values)


def say_of(key: str, cards: Sequence[object]) -> str:
    """The sentence of a key about these cards, or about the one there is."""
    return say(f"{key}.one" if len(cards) == 1 else key)


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


def outcome_text(key: str, count: int, **values: object) -> str:
    """What so many chosen cards bring, or the words on the button that lays them."""
    return counted(_OUTCOMES[key], count, number=spelled(count), **values)


_TEXTS: Final[dict[str, str]] = {
    "layoff": QT_TRANSLATE_NOOP("Cautions", "The {card} fits your meld of {ranks}."),
    "layoff_run": QT_TRANSLATE_NOOP("Cautions", "The {card} fits one of your sequences."),
    "gift": QT_TRANSLATE_NOOP(
        "Cautions", "{name} could lay the {card} on a meld of {ranks} and take the pile."
    ),
    "gift_run": QT_TRANSLATE_NOOP(
        "Cautions", "{name} could lay the {card} on a sequence and take the pile."
    ),
    "go_out": QT_TRANSLATE_NOOP(
        "Cautions", ("If you go out now, your side scores {points} in this deal.")
    ),
    "concede": QT_TRANSLATE_NOOP("Cautions", "Conceding loses this deal. Are you sure?"),
    "slip.pile": QT_TRANSLATE_NOOP("Cautions", "{why} Trying anyway costs {points}."),
    "slip.pile.do": QT_TRANSLATE_NOOP("Cautions", "Try anyway"),
    "slip.pile.leave": QT_TRANSLATE_NOOP("Cautions", "Leave it"),
    "slip.opening": QT_TRANSLATE_NOOP("Cautions", "{why} Laying it down anyway costs {points}."),
    "slip.opening.do": QT_TRANSLATE_NOOP("Cautions", "Lay down anyway"),
    "slip.opening.leave": QT_TRANSLATE_NOOP("Cautions", "Wait"),
    "slip.after_no": QT_TRANSLATE_NOOP(
        "Cautions",
        "{name} said no. If you go out anyway, your cards come back and it costs {points}.",
    ),
    "slip.after_no.do": QT_TRANSLATE_NOOP("Cautions", "Go out anyway"),
    "slip.after_no.leave": QT_TRANSLATE_NOOP("Cautions", "Keep playing"),
    "slip.promise": QT_TRANSLATE_NOOP(
        "Cautions", "You asked and got a yes. Not going out now costs {points}."
    ),
    "slip.promise.do": QT_TRANSLATE_NOOP("Cautions", "End the turn anyway"),
    "slip.promise.leave": QT_TRANSLATE_NOOP("Cautions", "Keep playing"),
    "slip.ask": QT_TRANSLATE_NOOP(
        "Cautions",
        "You cannot go out with these cards. If the answer is yes, that costs {points}.",
    ),
    "slip.ask.do": QT_TRANSLATE_NOOP("Cautions", "Ask anyway"),
    "slip.ask.leave": QT_TRANSLATE_NOOP("Cautions", "Don't ask"),
    "slip.three": QT_TRANSLATE_NOOP(
        "Cautions",
        "You still hold a red three. If the deal ends first, that costs {points}.",
    ),
    "slip.three.do": QT_TRANSLATE_NOOP("Cautions", "End the turn anyway"),
    "slip.three.leave": QT_TRANSLATE_NOOP("Cautions", "Wait"),
    "button.discard": QT_TRANSLATE_NOOP("Cautions", "Discard anyway"),
    "button.go_out": QT_TRANSLATE_NOOP("Cautions", "Go out anyway"),
    "button.concede": QT_TRANSLATE_NOOP("Cautions", "Concede"),
    "button.keep": QT_TRANSLATE_NOOP("Cautions", "Keep playing"),
    "button.keep_card": QT_TRANSLATE_NOOP("Cautions", "Keep it"),
}


def caution_text(key: str, **values: object) -> str:
    """The translated sentence, or the words on a button, of a key with its values."""
    return translate("Cautions", _TEXTS[key]).format(**values)
