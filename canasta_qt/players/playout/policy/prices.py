"""What cards are worth on the table and in the hand: the prices of the rules of thumb, as numbers.

Worth is in hundredths of a point, shares and chances in parts of 256. `weigh` looks at the moment;
the other functions then price the hand and the melds as the plan would leave them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout.layout import (
    ACE,
    ALWAYS_FROZEN,
    CALM,
    CALM_EARLY,
    CALM_LAST,
    CALM_SECOND,
    CALM_THIRD,
    CANASTA,
    CANASTAS_OUT,
    DRAW,
    DRAWN,
    EXIT_FAR,
    EXIT_OF_MATE,
    EXIT_UNOPENED,
    EXITS,
    FIRST,
    FIRST_CANASTA,
    FREEDOM,
    FROZEN,
    HAND,
    HELD,
    HOPES,
    IN_PILE,
    JOKER,
    JOKER_MORE,
    JOKS,
    KEPT,
    KEPT_GROUP,
    KEPT_LAYOFF,
    KEPT_PAIR,
    KEPT_UNOPENED,
    KINDS,
    LAST_EXIT,
    LAST_HOPE,
    LAST_PILE,
    LAST_THIN,
    LAST_WILD,
    LEAST,
    MAX_WILDS,
    MINIMUM,
    MIXED_BONUS,
    NATURALS,
    NEXT_CANASTA,
    OPENED,
    OPENS_WILD,
    PACK,
    PAIR_BESIDE_MELD,
    PAIR_HOPE,
    PAIR_OF_PILE,
    PAIR_POINTS,
    PAIR_WORTH,
    PILE_LEFT,
    PILE_MORE,
    PILE_SIZES,
    PILE_WILD,
    PILE_WORTH,
    PLAN,
    PLAN_JOKS,
    PLAN_TWOS,
    POINTS,
    PRESENCE,
    PRESENCE_FROZEN,
    PRESENCE_OF_PILE,
    PURE_BONUS,
    PURE_DRAWN,
    PURE_HOPE,
    PURE_SURE,
    RANK_PRESENCE,
    RATIO,
    SEATS,
    SIDES,
    SINGLE_ALIVE,
    SINGLE_POINTS,
    SIZES,
    STOCK_LEFT,
    THIN,
    THIN_WITH_CANASTAS,
    TWO,
    TWOS,
    WILD_FINISH,
    WILD_FOUND,
    WILD_USE,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def weigh(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> None:
    """Note how calm the deal is, and what the pile, presence on the table and pairs are worth."""
    pile: i64 = s[PILE_LEFT]
    more: i64 = pile - LAST_PILE
    if more < 0:
        more = 0
    worth: i64 = r[PILE_SIZES + pile - more] + more * r[PILE_MORE]
    worth += r[PILE_WILD] * (s[IN_PILE + TWO] + s[IN_PILE + JOKER])
    s[PILE_WORTH] = worth
    calm: i64 = calmness(r, s, seat, side)
    s[CALM] = calm
    s[KEPT] = KEPT_UNOPENED
    if s[OPENED + side]:
        s[KEPT] = r[KEPT_LAYOFF]
    if s[FROZEN] or r[ALWAYS_FROZEN]:
        s[PRESENCE] = r[RANK_PRESENCE] * PRESENCE_FROZEN >> 8
    else:
        s[PRESENCE] = (r[RANK_PRESENCE] + (r[PRESENCE_OF_PILE] * worth >> 8)) * calm >> 8
    s[PAIR_WORTH] = (r[KEPT_PAIR] + (r[PAIR_OF_PILE] * worth >> 8)) * calm >> 8


def calmness(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """Of 256, how likely the deal goes on until the own side lays cards again."""
    rounds: i64 = s[STOCK_LEFT] // (r[DRAW] * r[SEATS])
    calm: i64 = CALM_EARLY
    if rounds < 1:
        calm = CALM_LAST
    elif rounds < 2:
        calm = CALM_SECOND
    elif rounds < 3:
        calm = CALM_THIRD
    group: i64 = 0
    while group < r[SIDES]:
        found: i64 = 0
        if s[OPENED + group]:
            found = canastas_near(r, s, group)
        lacking: i64 = r[CANASTAS_OUT] - (found >> 8)
        near: i64 = found & 255
        if group == side:
            s[NEXT_CANASTA] = 0
            if lacking > 0:
                s[NEXT_CANASTA] = r[FIRST_CANASTA]
        other: i64 = group
        while other < r[SEATS]:
            if other != seat:
                risk: i64 = EXIT_UNOPENED
                if s[OPENED + group]:
                    risk = exit_risk(r, s[HELD + other], lacking, near)
                calm = calm * (65536 - (risk if group != side else risk * EXIT_OF_MATE >> 8)) >> 16
            other += r[SIDES]
        group += 1
    return (calm + 128) >> 8


def exit_risk(r: vec[i64], held: i64, lacking: i64, near: i64) -> i64:
    """Chance, of 65536, that a seat with so many cards goes out in its next turn."""
    if lacking > near:
        return EXIT_FAR
    if held > LAST_EXIT:
        held = LAST_EXIT
    risk: i64 = r[EXITS + held]
    if lacking > 0:
        risk = risk >> 1
    return risk


def canastas_near(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Melds of the side that lack two cards at most, canastas times 256 added."""
    found: i64 = 0
    near: i64 = r[CANASTA] - 2
    sizes: i64 = SIZES + KINDS * side
    canasta: i64 = r[CANASTA]
    kind: i64
    for kind in range(FIRST, ACE + 1):
        size: i64 = s[sizes + kind]
        if size >= near:
            found += 1
            if size >= canasta:
                found += 255
    return found


def unseen(r: vec[i64], s: vec[i64], seat: i64, kind: i64) -> i64:
    """Cards of a kind that this seat does not see."""
    left: i64 = r[PACK + kind] - s[IN_PILE + kind] - s[HAND + KINDS * seat + kind]
    side: i64 = 0
    while side < r[SIDES]:
        left -= s[NATURALS + KINDS * side + kind]
        side += 1
    if left < 0:
        return 0
    return left


def price(r: vec[i64], s: vec[i64], kind: i64, naturals: i64, wilds: i64, live: i64) -> i64:
    """A meld beyond its card points: its canasta, or the hope of one, and its presence."""
    size: i64 = naturals + wilds
    if not size:
        return 0
    mixed: i64 = 100 * r[MIXED_BONUS + kind] + s[NEXT_CANASTA]
    pure: i64 = 100 * r[PURE_BONUS + kind] + s[NEXT_CANASTA]
    missing: i64 = r[CANASTA] - size
    if missing <= 0:
        return (mixed if wilds else pure) + s[PRESENCE]
    far: i64 = missing
    if far > LAST_HOPE:
        far = LAST_HOPE
    chance: i64 = r[HOPES + far] * s[CALM] >> 8
    room: i64 = r[MAX_WILDS]
    if r[RATIO] and naturals + live < room:
        room = naturals + live
    room -= wilds
    if room > 2:
        room = 2
    supply: i64 = DRAWN * live
    if room > 0:
        supply += WILD_FOUND * room
    hope: i64 = chance * mixed >> 8
    if supply < missing << 8:
        hope = (hope * supply >> 8) // missing
    if not wilds and live >= missing:
        share: i64 = PURE_HOPE
        if live < PURE_SURE * missing:
            share = PURE_DRAWN * live // missing
        hope += (chance * share >> 8) * (pure - mixed) >> 8
    return hope + s[PRESENCE]


def kept(
    r: vec[i64], s: vec[i64], kind: i64, held: i64, naturals: i64, wilds: i64, live: i64
) -> i64:
    """So many naturals in the hand, kept for later turns beside the meld of their rank."""
    if not held:
        return 0
    size: i64 = naturals + wilds
    if not size and held < r[LEAST]:
        return few_kept(r, s, kind, held, live)
    gain: i64 = price(r, s, kind, naturals + held, wilds, live)
    gain -= price(r, s, kind, naturals, wilds, live)
    return keeps(r, s, kind, held, size > 0, gain, size + held, live)


def keeps(
    r: vec[i64], s: vec[i64], kind: i64, held: i64, lying: bool, gain: i64, size: i64, live: i64
) -> i64:
    """The same for cards that could be laid, which would bring `gain` and make a meld of `size`."""
    calm: i64 = s[CALM]
    if size >= r[CANASTA]:
        gain = gain * calm >> 8
    points: i64 = 100 * held * r[POINTS + kind]
    worth: i64 = (gain + (points * calm >> 8)) * s[KEPT] >> 8
    if not lying:
        worth = worth * r[KEPT_GROUP] >> 8
    if held >= 2 and live:
        pair: i64 = s[PAIR_WORTH]
        if lying and not s[FROZEN] and not r[ALWAYS_FROZEN]:
            pair = pair * PAIR_BESIDE_MELD >> 8
        worth += pair
    return worth - (points * (256 - calm) >> 8)


def few_kept(r: vec[i64], s: vec[i64], kind: i64, held: i64, live: i64) -> i64:
    """The same for cards that make no meld yet."""
    points: i64 = 100 * held * r[POINTS + kind]
    if held == 2:
        worth: i64 = r[PAIR_POINTS] * points >> 8
        worth += r[PAIR_HOPE] * price(r, s, kind, r[LEAST], 0, live) >> 8
        worth = worth * s[CALM] >> 8
        if live:
            worth += s[PAIR_WORTH]
    else:
        if live > 3:
            live = 3
        worth = (r[SINGLE_POINTS] * points >> 8) + r[SINGLE_ALIVE] * live // 3
        worth = worth * s[CALM] >> 8
    return worth - (points * (256 - s[CALM]) >> 8)


def rank_worth(r: vec[i64], s: vec[i64], seat: i64, side: i64, kind: i64, live: i64) -> i64:
    """All that a rank is worth on the table and in the hand, as the plan leaves both."""
    at: i64 = KINDS * side + kind
    naturals: i64 = s[NATURALS + at] + s[PLAN + kind]
    wilds: i64 = s[TWOS + at] + s[JOKS + at] + s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
    held: i64 = s[HAND + KINDS * seat + kind] - s[PLAN + kind]
    lies: i64 = price(r, s, kind, naturals, wilds, live)
    return lies + kept(r, s, kind, held, naturals, wilds, live)


def thinness(r: vec[i64], s: vec[i64], left: i64) -> i64:
    """A hand of so many cards at the end of the turn; below nothing."""
    if left > LAST_THIN or left < 0:
        return 0
    cost: i64 = r[THIN + left] * s[CALM] >> 8
    return cost if s[NEXT_CANASTA] else cost * r[THIN_WITH_CANASTAS] >> 8


def wild_worth(r: vec[i64], s: vec[i64], seat: i64, side: i64, twos: i64, joks: i64) -> i64:
    """So many wild cards in the hand: their freedom, or their best use on the table if more."""
    count: i64 = twos + joks
    if not count:
        return 0
    two: i64 = 100 * r[POINTS + TWO] * s[CALM] >> 8
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    kind: i64 = FIRST
    while kind <= ACE:
        at: i64 = KINDS * side + kind
        wilds: i64 = s[TWOS + at] + s[JOKS + at] + s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
        naturals: i64 = s[NATURALS + at] + s[PLAN + kind]
        if naturals + wilds:
            live: i64 = unseen(r, s, seat, kind)
            naturals += s[HAND + KINDS * seat + kind] - s[PLAN + kind]
            more: i64 = 0
            before: i64 = price(r, s, kind, naturals, wilds, live)
            while more < count and more < 3 and naturals + wilds < r[CANASTA]:
                if naturals < wilds + 1 and r[RATIO]:
                    break
                if wilds >= r[MAX_WILDS]:
                    break
                wilds += 1
                more += 1
                after: i64 = price(r, s, kind, naturals, wilds, live)
                use: i64 = after - before
                if naturals + wilds >= r[CANASTA]:
                    use = (use * s[CALM] >> 8) + two
                    use = use * r[WILD_FINISH] >> 8
                else:
                    use = (use + two) * r[WILD_USE] >> 8
                before = after
                if use > first:
                    third = second
                    second = first
                    first = use
                elif use > second:
                    third = second
                    second = use
                elif use > third:
                    third = use
        kind += 1
    return freedom(r, s, side, twos, joks, first, second, third)


def loose_wilds(r: vec[i64], s: vec[i64], side: i64, twos: i64, joks: i64) -> i64:
    """The same before the side has melds."""
    return freedom(r, s, side, twos, joks, 0, 0, 0)


def freedom(
    r: vec[i64], s: vec[i64], side: i64, twos: i64, joks: i64, first: i64, second: i64, third: i64
) -> i64:
    """Worth of wild cards whose best uses are these."""
    to_open: i64 = 0
    if not s[OPENED + side]:
        to_open = 100 * r[OPENS_WILD] * s[MINIMUM + side] >> 8
    total: i64 = 0
    number: i64 = 0
    while number < twos + joks:
        free: i64 = r[FREEDOM + number] if number < LAST_WILD else r[FREEDOM + LAST_WILD]
        use: i64 = 0
        if number < 3:
            free += to_open
            use = third
            if number < 2:
                use = second if number else first
        free = free * s[CALM] >> 8
        total += free if free > use else use
        number += 1
    total += r[JOKER_MORE] * joks * s[CALM] >> 8
    points: i64 = 100 * (twos * r[POINTS + TWO] + joks * r[POINTS + JOKER])
    return total - (points * (256 - s[CALM]) >> 8)
