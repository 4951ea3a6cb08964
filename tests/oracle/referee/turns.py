"""P0: one action after the other, judged and carried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.oracle.referee import (
    bonus,
    discards,
    exits,
    foot,
    going_out,
    special_hands,
    stock,
    threes,
)
from tests.oracle.referee.log import Action, Play
from tests.oracle.referee.melds import Laying, check_rank, check_run_addition, run_sizes
from tests.oracle.referee.opening import check_later_melds, check_opening
from tests.oracle.referee.pile import Take, check_reach, is_frozen_now, named_card, part_taken
from tests.oracle.referee.refusal import Refused, require
from tests.oracle.referee.rules import Rules
from tests.oracle.referee.table import (
    ASKED,
    OVER,
    PLAY,
    RANK,
    RUN,
    START,
    Hand,
    Meld,
    Side,
    Table,
    Turn,
    canastas,
    is_complete,
)


def begin(table: Table, seat: int) -> None:
    """The turn of a seat begins: what waited is taken up, threes that must be are laid."""
    player = table.players[seat]
    table.turn = Turn(seat, table.turn.number + 1)
    table.turn.old = frozenset(meld.uid for meld in table.side.melds)
    table.phase = START
    player.turns += 1
    before = len(table.stock)
    if player.foot_turn is not None and not player.foot_played:
        foot.lay_foot_threes(table, seat)
    bonus.take_up(table)
    threes.note_last_card(table, before)
    if table.phase == START:
        threes.lay_all(table, seat)
        threes.note_last_card(table, before)
    table.turn.hand_at_start = frozenset(player.hand)
    foot.note_play_from_foot(table)


class Referee:
    """Judges the actions of one deal. `table` is the state after the last legal one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._verbs: dict[str, Callable[[Table, Action], None]] = {
            "draw": _draw,
            "take": _take,
            "meld": _meld,
            "merge": _merge,
            "heap": _heap,
            "discard": _discard,
            "out": _out,
            "pass": _pass,
            "ask": _ask,
            "answer": _answer,
            "special": _special,
            "lay": _lay,
            "concede": _concede,
            "retract": _retract,
        }

    def act(self, seat: int, action: Action) -> None:
        """Carry the action out; `Refused` where it is not legal, and nothing has changed."""
        self.table = self.tried(seat, action)

    def tried(self, seat: int, action: Action) -> Table:
        """The table after the action. `Refused` where it is not legal."""
        table = self.table
        require(table.phase != OVER, "E_PHASE", "the deal is over")
        if table.phase == ASKED:
            require(action.verb == "answer" and seat == table.turn.whom, "E_PHASE")
        else:
            require(seat == table.seat, "E_PHASE", "not this seat's turn")
            if action.verb not in ("lay", "concede"):
                require(not threes.excess(table, seat), "E_PHASE", "a three must be laid first")
            if action.verb in ("discard", "out", "pass", "retract"):
                require(not threes.due(table), "E_PHASE", "the kept three must be laid first")
        handler = self._verbs.get(action.verb)
        if handler is None:
            raise Refused("E_PHASE", f"no such action: {action.verb}")
        copy = table.copy()
        handler(copy, action)
        if copy.turn.number == table.turn.number and copy.phase in (START, PLAY):
            threes.note_last_card(copy, len(table.stock))
        return copy

    def verdict(self, seat: int, action: Action) -> str | None:
        """The code of the refusal, None where the action is legal."""
        try:
            self.tried(seat, action)
        except Refused as refused:
            return refused.code
        return None


def _draw(table: Table, _action: Action) -> None:
    require(table.phase == START and not table.turn.took, "E_PHASE")
    if not table.stock:
        require(not forced_layoff(table), "E_PHASE", "the top card must be taken")
    stock.draw(table)
    if table.phase != OVER:
        table.phase = PLAY


def forced_layoff(table: Table) -> bool:
    """P6: with no stock the top card must be taken where it extends an own meld.

    Not of a frozen pile, though a run's end may take the top card off one (EX-051).
    """
    from tests.oracle.referee.listing import takes_by_layoff

    if table.rules["stock_end.forced_layoff"] == "none" or table.stock or table.turn.retracted:
        return False
    if is_frozen_now(table):
        return False
    return takes_by_layoff(table)


def _held(table: Table, plays: Sequence[Play], extra: set[str]) -> list[str]:
    cards = [card for play in plays for card in play.cards]
    require(len(cards) == len(set(cards)), "E_NOT_HELD", "a card twice")
    hand = [card for card in cards if card not in extra]
    require(all(card in table.player.hand for card in hand), "E_NOT_HELD")
    return hand


def _take(table: Table, action: Action) -> None:
    require(table.phase == START and not table.turn.retracted, "E_PHASE")
    require(table.pile, "E_PILE_EMPTY")
    top = named_card(table, action.plays)
    require(top is not None, "E_PILE_NO_MATCH")
    assert top is not None
    require(top in table.pile[table.hidden :], "E_NOT_HELD", "it lies face down")
    check_reach(table, top)
    before = table.copy()
    take = Take(before, action.plays, top)
    hand = _held(table, action.plays, set(take.part))
    chosen = table.rules["pile.amount"] == "from_chosen_card"
    allowed = set(take.part) if chosen else {top}
    used = {card for play in action.plays for card in play.cards} - set(hand)
    require(used <= allowed, "E_NOT_HELD", "buried cards never help")
    laying = Laying(table)
    only_top = take.judge(laying)
    _check_one_card(before, table)
    part = part_taken(before, top, only_top=only_top)
    table.player.hand.give_up(hand)
    if before.side.opened is None:
        _open(table, before, action.plays, laying, top)
    del table.pile[len(table.pile) - len(part) :]
    table.freezing.intersection_update(table.pile)
    down = len(table.pile)
    laying.unseen.update(part[: max(0, table.hidden - down)])
    table.hidden = min(table.hidden, down)
    threes.receive_pile(table, table.seat, [card for card in part if card not in used])
    table.turn.took = True
    table.turn.steps += len(action.plays) > 1
    table.turn.only_top = only_top
    table.phase = PLAY
    _draw_beside(table, laying)
    _after_step(table, laying)
    _remember(table, before, action)
    _become_lone(table)


def _check_one_card(before: Table, table: Table) -> None:
    """One card takes a pile of one card only to go out, where the rules say so (EX-045)."""
    lone = len(before.player.hand) == len(before.pile) == 1
    if lone and table.rules["pile.one_card"] == "only_if_going_out":
        require(going_out.may_go_out(table) is None, "E_PILE_ONE_CARD")


def _draw_beside(table: Table, laying: Laying) -> None:
    """What the stock gives besides: first for the opening, which lies by now, then for the pile."""
    extra = min(table.rules["draw.extra_with_pile"], len(table.stock))
    known = set(table.player.hand)
    if table.opened_now:
        bonus.draw_now(table, extra)
    if extra and table.stock:
        stock.draw_cards(table, extra)
    laying.unseen.update(set(table.player.hand) - known)


def _remember(table: Table, before: Table, action: Action) -> None:
    """Note a step, where it may have to go back."""
    if table.rules["discard.empty_pile_fallback"] == "retract_melds":
        table.turn.record.append((before, action))


def _become_lone(table: Table) -> None:
    """P9: the first taker plays alone, the other two pool their melds."""
    if table.rules["match.team_mode"] != "temp_2v1" or table.lone is not None:
        return
    pool(table, table.seat)


def pool(table: Table, lone: int) -> None:
    """The lone player is known: the two others become one side."""
    table.lone = lone
    own = table.side_of(lone)
    first, second = (side for side in table.sides if side is not own)
    melds = first.melds + second.melds
    merged = Side(tuple(sorted(first.seats + second.seats)))
    opened = [side.opened for side in (first, second) if side.opened is not None]
    merged.opened = min(opened) if opened else None
    for meld in sorted(melds, key=lambda one: (-len(one.cards), one.uid)):
        _pool_meld(table, merged, meld)
    merged.melds.sort(key=lambda one: one.uid)
    for name in ("heap", "red", "black", "removed"):
        getattr(merged, name).extend(getattr(first, name) + getattr(second, name))
    table.sides = sorted([own, merged], key=lambda side: min(side.seats))


def _pool_meld(table: Table, side: Side, meld: Meld) -> None:
    for lying in side.melds:
        if lying.kind != meld.kind or lying.rank != meld.rank:
            continue
        probe = table.copy()
        probe.sides = [Side(side.seats, side.opened, None, [lying.copy()])]
        probe.turn.seat = side.seats[0]
        laying = Laying(probe)
        try:
            laying.lay(Play(tuple(meld.cards), lying.uid))
        except Refused:
            continue
        lying.cards += meld.cards
        return
    side.melds.append(meld)


def _open(
    table: Table, before: Table, plays: Sequence[Play], laying: Laying, top: str | None
) -> None:
    try:
        check_opening(before, plays, laying, top)
    except Refused as refused:
        if not _waived(table, before, laying, top):
            raise refused
    table.side.opened = table.turn.number
    table.side.opener = table.seat
    table.opened_sides += 1


def _waived(table: Table, before: Table, laying: Laying, top: str | None) -> bool:
    """Whether the count is waived: the whole hand, with a canasta, goes out in one turn."""
    mode = table.rules["initial.concealed_exempt"]
    if mode == "no" or (mode == "stock_draw_only" and top is not None):
        return False
    if not any(is_complete(table.rules, meld) for meld in laying.touched):
        return False
    probe = table.copy()
    if top is not None:
        part = part_taken(before, top, only_top=False)
        laid = {card for play, _ in laying.groups for card in play.cards}
        threes.receive_pile(probe, probe.seat, [card for card in part if card not in laid])
    rest = list(probe.player.hand)
    if going_out.may_go_out(probe) is not None or len(rest) > 1:
        return False
    if not rest:
        return bool(table.rules["go_out.final_discard"] != "required")
    return going_out.may_discard_last(probe, rest[0])


def _meld(table: Table, action: Action) -> None:
    rules = table.rules
    early = rules["initial.before_draw_only"] and table.side.opened is None
    if table.phase == START:
        require(early and table.phase == START, "E_PHASE")
    else:
        require(not early, "E_OPENING_LATE")
    require(not table.turn.passing, "E_PHASE")
    require(not table.turn.retracted, "E_PHASE", "melds went back: a discard is left")
    before = table.copy()
    hand = _held(table, action.plays, set())
    laying = Laying(table)
    laying.lay_step(action.plays)
    table.player.hand.give_up(hand)
    if before.side.opened is None:
        _open(table, before, action.plays, laying, None)
    elif table.opened_now and not table.turn.took:
        check_later_melds(table, laying)
    table.turn.steps += 1
    _after_step(table, laying)
    _remember(table, before, action)


def _after_step(table: Table, laying: Laying) -> None:
    """What a step brings: feet, cards for the opening; then the guard."""
    foot.note_canastas(table, laying.completed)
    if table.opened_now:
        laying.unseen.update(bonus.draw_now(table))
    came_now = table.rules["foot.when"] == "same_turn_if_melded_out"
    comes = foot.comes_when_empty(table, table.seat) or table.player.foot_due
    if not table.player.hand and comes and came_now:
        foot.take_up(table, table.seat, lay_now=True)
        foot.note_play_from_foot(table)
    if table.turn.last_three is None:
        going_out.check_guard(table, laying)
    else:
        goes = len(table.player.hand) == 1 and going_out.may_go_out(table) is None
        require(goes and going_out.discards_last_three(table), "E_PHASE", "the deal is ending")
    _keep_promise(table)


def _keep_promise(table: Table) -> None:
    """After a yes no step may lose the way out."""
    if going_out.must_go_out(table) and table.rules["table.enforcement"] == "prevent":
        require(exits.can_go_out(table) is not False, "E_MUST_GO_OUT")


def _merge(table: Table, action: Action) -> None:
    require(table.phase == PLAY and not table.turn.retracted, "E_PHASE")
    play = action.plays[0]
    uid = int(play.cards[0].lstrip("#"))
    by_uid = {meld.uid: meld for meld in table.side.melds}
    require(uid in by_uid and play.target in by_uid and uid != play.target, "E_OPP_MELD")
    assert isinstance(play.target, int)
    moved, into = by_uid[uid], by_uid[play.target]
    laying = Laying(table)
    _check_merge(laying, moved, into)
    table.side.melds.remove(moved)
    complete = is_complete(table.rules, into) or is_complete(table.rules, moved)
    into.cards += moved.cards
    if not complete and is_complete(table.rules, into):
        laying.completed.append(into)
    laid = table.turn.laid.pop(uid, None)
    if laid:
        table.turn.laid.setdefault(into.uid, []).extend(laid)
    _after_step(table, laying)


def _check_merge(laying: Laying, moved: Meld, into: Meld) -> None:
    """P1 for either of two melds that become one.

    Who goes out adds cards to a complete run, not another run.
    """
    rules = laying.rules
    runs = rules["sequence.merge"] and moved.kind == into.kind == RUN
    ranks = moved.kind == into.kind == RANK
    require((runs or ranks) and moved.rank == into.rank, "E_MIXED_RANKS")
    require(runs or rules["meld.same_rank"] == "many", "E_SECOND_MELD")
    check = check_run_addition if runs else check_rank
    check(laying, into, moved.cards)
    check(laying, moved, into.cards)
    size = len(moved.cards) + len(into.cards)
    require(not runs or size <= run_sizes(rules)[1], "E_MAX_SIZE")


def _heap(table: Table, action: Action) -> None:
    require(table.phase == PLAY, "E_PHASE")
    rules = table.rules
    require(rules["meld.discard_heap"], "E_PHASE")
    hand = _held(table, action.plays, set())
    made = [meld for meld in canastas(table, table.side) if meld.kind == RANK]
    require(any(meld.rank == "7" for meld in made), "E_PHASE", "no sevens canasta")
    ranks = {meld.rank for meld in made} - {"7"}
    require(all(card[0] in ranks for card in hand), "E_PHASE", "rank not completed")
    table.player.hand.give_up(hand)
    table.side.heap += hand
    table.turn.steps += 1
    _after_step(table, Laying(table))


def _discard(table: Table, action: Action) -> None:
    require(table.phase == PLAY and not table.turn.passing, "E_PHASE")
    require(not table.turn.no_discard, "E_PHASE", "no discard after the last card")
    rules, hand, card = table.rules, table.player.hand, action.word
    last = set(hand) == {card}
    foot_comes = going_out.foot_after_discard(table)
    goes_out = last and not foot_comes
    if table.turn.last_three is not None:
        require(last and going_out.discards_last_three(table), "E_PHASE", "the deal is ending")
        going_out.check_side_ready(table)
        going_out.check_permission(table)
        hand.discard(card)
        table.pile.append(card)
        _finish(table)
        return
    if goes_out and going_out.bonus_due(table) and going_out.may_go_out(table) is not None:
        goes_out = False
    discards.check_discard(table, card, empties=goes_out, goes_out=goes_out)
    if goes_out:
        going_out.check_last_discard(table, card)
    else:
        require(not going_out.must_go_out(table), "E_MUST_GO_OUT")
    hand.discard(card)
    table.pile.append(card)
    if (rules.faces.is_wild(card) and rules["freeze.wild_discard"]) or (
        discards.is_stop_card(card) and rules["freeze.black_three"]
    ):
        table.freezing.add(card)
    if goes_out:
        _finish(table)
        return
    _end_turn(table)


def _end_turn(table: Table) -> None:
    """After the discard: feet, bonus cards, the next seat, the end of the stock."""
    before = len(table.stock)
    if bonus.is_due(table):
        bonus.draw_bonus(table)
    foot.at_end_of_turn(table)
    threes.note_last_card(table, before)
    if table.phase == OVER or table.turn.last_three is not None:
        table.phase = OVER
        table.player.melded = table.player.melded or bool(table.turn.laid)
        return
    table.player.melded = table.player.melded or bool(table.turn.laid)
    ends = table.rules["stock_end.mode"] == "end_after_last_draw_turn"
    if ends and not table.stock:
        table.phase = OVER
        return
    begin(table, table.after(table.seat))
    needs_stock = (
        table.rules["draw.extra_with_pile"] and table.rules["draw.short_stock"] == "end_hand"
    )
    if needs_stock and stock.too_short(table):
        table.phase = OVER


def _finish(table: Table) -> None:
    """The seat to move goes out."""
    always = not table.rules["bonus_cards.not_if_going_out"]
    if always and table.special is None and bonus.is_due(table):
        bonus.draw_bonus(table)
    table.out = table.seat
    table.phase = OVER
    table.concealed = _concealed(table)
    if table.rules["match.team_mode"] == "temp_2v1" and table.lone is None:
        pool(table, table.seat)


def _concealed(table: Table) -> str:
    """`full`, `without_canasta` (Viennese) or empty."""
    rules, player, turn = table.rules, table.player, table.turn
    if rules["concealed.total"] is None or table.special is not None:
        return ""
    if rules["concealed.scope"] == "team":
        if turn.old:
            return ""
    elif player.melded:
        return ""
    if turn.took and not rules["concealed.pile_ok"]:
        return ""
    own = [meld for meld in table.side.melds if meld.uid in turn.laid]
    laid_off = any(meld.uid in turn.old for meld in own)
    tolerated = rules["concealed.lenient"] and _valid_alone(table, own)
    if rules["concealed.no_layoff"] and laid_off and not tolerated:
        return ""
    whole = any(len(turn.laid[meld.uid]) >= rules.canasta for meld in own)
    if whole or not rules["concealed.own_canasta"]:
        return "full"
    return "without_canasta" if rules["concealed.without_canasta_total"] is not None else ""


def _valid_alone(table: Table, own: list[Meld]) -> bool:
    for meld in own:
        probe = table.copy()
        probe.side.melds = []
        try:
            Laying(probe).lay(Play(tuple(table.turn.laid[meld.uid]), "new"))
        except Refused:
            return False
    return True


def _out(table: Table, _action: Action) -> None:
    require(table.phase == PLAY, "E_PHASE")
    going_out.check_side_ready(table)
    going_out.check_permission(table)
    require(table.rules["go_out.final_discard"] != "required", "E_GO_OUT_DISCARD")
    require(not table.player.hand, "E_PHASE", "cards are left")
    _finish(table)


def _pass(table: Table, _action: Action) -> None:
    require(table.phase == PLAY, "E_PHASE")
    if table.turn.no_discard:
        table.phase = OVER
        return
    if table.turn.last_three is not None:
        bound = going_out.must_go_out(table) and exits.can_go_out(table) is not False
        require(not bound, "E_MUST_GO_OUT")
        table.phase = OVER
        return
    hand = table.player.hand
    may = going_out.may_go_out(table) is None
    one = table.rules["discard.pass_with_one"] and len(hand) == 1 and not may
    stuck = bool(hand) and not discards.legal_discards(table)
    if table.rules["discard.empty_pile_fallback"] == "retract_melds" and stuck:
        goes_back = discards.can_retract(table) and not discards.only_barred(table)
        stuck = not goes_back  # then melds go back instead
    stuck = stuck or _stranded(table, may=may) or (may and _no_last_discard(table))
    waits = not hand and foot.comes_when_empty(table, table.seat)
    require(one or stuck or waits, "E_PASS_OFF")
    bound = going_out.must_go_out(table) and exits.can_go_out(table) is not False
    require(not bound, "E_MUST_GO_OUT")
    if stuck and any(discards.is_rank_locked(table, card) for card in hand):
        table.phase = OVER
        return
    _end_turn(table)


def _no_last_discard(table: Table) -> bool:
    """Whether the only card may not be the discard that goes out, and none comes beside it."""
    if len(table.player.hand) != 1 or going_out.bonus_due(table):
        return False
    return not going_out.may_discard_last(table, next(iter(table.player.hand)))


def _stranded(table: Table, *, may: bool) -> bool:
    """Whether the hand may neither go out nor keep a card: threes came that nothing replaced."""
    out = may and (table.player.hand or table.rules["go_out.final_discard"] != "required")
    if len(table.player.hand) > 1 or out:
        return False
    discards_last = bool(table.player.hand) and going_out.bonus_due(table)
    return not going_out.foot_after_discard(table) and not discards_last


def _ask(table: Table, action: Action) -> None:
    rules, turn = table.rules, table.turn
    partners = table.partners(table.seat)
    require(rules["permission.mode"] != "none" and partners, "E_PERMISSION_OFF")
    require(table.phase == PLAY, "E_PHASE")
    require(turn.answer is None, "E_PERMISSION_TIMING")
    timing = rules["permission.timing"]
    if timing == "before_any_meld":
        require(not turn.laid, "E_PERMISSION_TIMING")
    elif timing == "after_top_card_meld":
        require(turn.steps == 0, "E_PERMISSION_TIMING")
    limit = rules["permission.limit_per_deal"]
    require(limit is None or table.player.asked < limit, "E_PERMISSION_USED")
    nearest = _next_partner(table)
    whom = int(action.word) if action.word else nearest
    chosen = rules["permission.whom"] == "any_one_teammate" and whom in partners
    require(whom == nearest or chosen, "E_PHASE")
    require(_could_obey_no(table), "E_PERMISSION_TIMING", "the last card")
    if rules["table.enforcement"] == "prevent":
        require(exits.can_go_out(table) is not False, "E_PERMISSION_TIMING", "no way out")
    table.player.asked += 1
    turn.whom = whom
    table.phase = ASKED


def _could_obey_no(table: Table) -> bool:
    """Whether a card could be kept after a no: with the last card the question comes too late.

    Not where threes can leave a hand so small, for then the turn may end without a discard.
    """
    held, rules = len(table.player.hand), table.rules
    keeps = rules["discard.pass_with_one"] or table.turn.no_discard or _threes_strand(rules)
    return held > 1 or (held == 1 and bool(keeps))


def _threes_strand(rules: Rules) -> bool:
    """Whether threes may come that nothing replaces: always, or among cards that nobody knew."""
    unknown = rules["deal.foot_size"] or rules["deal.pile_face_down"]
    beside = rules["draw.extra_with_pile"] or rules["bonus_cards.mode"] == "draw_now"
    return bool(not rules["red_three.replace_from_stock"] or unknown or beside)


def _next_partner(table: Table) -> int:
    """The team-mate who is asked where nobody is named: the next one to the left."""
    seat = table.after(table.seat)
    while seat not in table.side.seats:
        seat = table.after(seat)
    return seat


def _answer(table: Table, action: Action) -> None:
    require(table.phase == ASKED, "E_PHASE")
    if table.conceding is not None:
        if action.word == "yes":
            table.forfeited = table.seat
            table.phase = OVER
        else:
            table.phase = table.conceding
            table.conceding = None
        return
    table.turn.answer = action.word == "yes"
    table.phase = PLAY


def _special(table: Table, action: Action) -> None:
    rules, player = table.rules, table.player
    value = special_hands.value_of(rules, action.word)
    require(value is not None, "E_SPECIAL_HAND")
    sole = rules["pile.special_hand_one_card"] and len(table.pile) == 1 and not table.hidden
    early = table.phase == START and sole
    require(table.phase == PLAY or early, "E_PHASE")
    require(not (table.turn.took or table.turn.laid or table.turn.retracted), "E_SPECIAL_HAND")
    require(table.side.opened is None or _courtesy(table), "E_SPECIAL_HAND")
    going_out.check_permission(table)
    cards = [*player.hand, *table.pile] if early else [*player.hand]
    require(special_hands.matches(rules, action.word, cards), "E_SPECIAL_HAND")
    if early:
        table.pile = []
    table.special = action.word
    player.hand = Hand()
    _finish(table)


def _courtesy(table: Table) -> bool:
    """Whether a team-mate opened since this seat's last turn, where that still lets it declare."""
    opened, opener = table.side.opened, table.side.opener
    if not table.rules["special_hands.partner_courtesy"] or opened is None or opener is None:
        return False
    since = table.turn.number - opened
    return 0 < since < len(table.order) and opener != table.seat


def _lay(table: Table, action: Action) -> None:
    card = action.word
    require(table.phase in (START, PLAY), "E_PHASE")
    require(card in table.player.hand, "E_NOT_HELD")
    require(threes.is_tabled_three(table.rules, card), "E_THREE_MELD")
    rules = table.rules
    if table.turn.last_three is not None:
        may = card == table.turn.last_three and rules["stock_end.last_three_modern"] == "may_lay"
        require(may, "E_PHASE", "the deal is ending")
        threes.table_three(table, table.seat, card)
        table.phase = OVER
        return
    kept = rules["red_three.place"] == "optional" or rules.threes_kept > 0
    require(kept, "E_PHASE", "no three is kept")
    chosen = threes.excess(table, table.seat)
    threes.table_three(table, table.seat, card)
    last = threes.replace_three(table, table.seat)
    if chosen or (last is not None and threes.is_tabled_three(rules, last)):
        threes.lay_all(table, table.seat, last)


def _concede(table: Table, _action: Action) -> None:
    call = table.rules["match.forfeit_call"]
    require(call is not None, "E_PHASE")
    if call["ask_partner"] and table.partners(table.seat):
        table.conceding = table.phase
        table.turn.whom = _next_partner(table)
        table.phase = ASKED
        return
    table.forfeited = table.seat
    table.phase = OVER


def _retract(table: Table, _action: Action) -> None:
    """The last meld of the turn goes back: the last of its step, or the step as a whole.

    The meld that took the pile goes last. Where the others could not have been laid without the
    meld that goes back, such as an opening that would count too little, the whole step does.
    """
    turn = table.turn
    require(table.rules["discard.empty_pile_fallback"] == "retract_melds", "E_PHASE")
    require(table.phase == PLAY and turn.record, "E_PHASE")
    require(not table.pile and table.player.hand, "E_PHASE", "a card may be discarded")
    require(not _may_discard(table), "E_PHASE", "a card may be discarded")
    before, step = turn.record[-1]
    back = _without_last(before, step) or before.copy()
    back.player.asked = table.player.asked
    back.turn.answer, back.turn.whom = turn.answer, turn.whom
    back.turn.retracted = True
    for name in Table.__slots__:
        setattr(table, name, getattr(back, name))


def _may_discard(table: Table) -> bool:
    """Whether a card may be discarded, going out with it included."""
    hand = table.player.hand
    last = next(iter(hand)) if len(hand) == 1 else None
    goes_out = last is not None and going_out.may_go_out(table) is None
    goes_out = goes_out and last is not None and going_out.may_discard_last(table, last)
    return bool(discards.legal_discards(table, goes_out=goes_out))


def _without_last(before: Table, step: Action) -> Table | None:
    """The table with all melds of a step but the last; None where they may not be laid alone."""
    top = before.pile[-1:] if step.verb == "take" else []
    others = [at for at, play in enumerate(step.plays) if not set(top) & set(play.cards)]
    if len(step.plays) < 2 or not others:
        return None
    plays = tuple(play for at, play in enumerate(step.plays) if at != others[-1])
    table = before.copy()
    try:
        (_take if step.verb == "take" else _meld)(table, Action(step.verb, plays, step.word))
    except Refused:
        return None
    return table


def rules_of(table: Table) -> Rules:
    """The options in force."""
    return table.rules
