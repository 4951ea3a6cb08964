"""What cards are worth on the table and in the hand: the prices of the rules of thumb, as numbers.

Worth is in hundredths of a point, shares and chances in parts of 256. `weigh` looks at the moment;
the other functions then price the hand and the melds as the plan would leave them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, FIRST, JOKER, KINDS, TWO

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def weigh(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> None:
    """Note how calm the deal is, and what the pile, presence on the table and pairs are worth."""
    pile: i64 = s[at.PILE_LEFT]
    more: i64 = pile - at.LAST_PILE
    if more < 0:
        more = 0
    worth: i64 = r[at.PILE_SIZES + pile - more] + more * r[at.PILE_MORE]
    worth += r[at.PILE_WILD] * (s[at.IN_PILE + TWO] + s[at.IN_PILE + JOKER])
    s[at.PILE_WORTH] = worth
    calm: i64 = calmness(r, s, seat, side)
    s[at.CALM] = calm
    s[at.KEPT] = at.KEPT_UNOPENED
    if s[at.OPENED + side]:
        s[at.KEPT] = r[at.KEPT_LAYOFF]
    if s[at.FROZEN] or r[at.ALWAYS_FROZEN]:
        s[at.PRESENCE] = r[at.RANK_PRESENCE] * at.PRESENCE_FROZEN >> 8
    else:
        s[at.PRESENCE] = (r[at.RANK_PRESENCE] + (r[at.PRESENCE_OF_PILE] * worth >> 8)) * calm >> 8
    s[at.PAIR_WORTH] = (r[at.KEPT_PAIR] + (r[at.PAIR_OF_PILE] * worth >> 8)) * calm >> 8


def calmness(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """Of 256, how likely the deal goes on until the own side lays cards again."""
    rounds: i64 = s[at.STOCK_LEFT] // (r[at.DRAW] * r[at.SEATS])
    calm: i64 = at.CALM_EARLY
    if rounds < 1:
        calm = at.CALM_LAST
    elif rounds < 2:
        calm = at.CALM_SECOND
    elif rounds < 3:
        calm = at.CALM_THIRD
    group: i64
    for group in range(r[at.SIDES]):
        found: i64 = canastas_near(r, s, group) if s[at.OPENED + group] else 0
        lacking: i64 = r[at.CANASTAS_OUT] - (found >> 8)
        near: i64 = found & 255
        if group == side:
            s[at.NEXT_CANASTA] = 0
            if lacking > 0:
                s[at.NEXT_CANASTA] = r[at.FIRST_CANASTA]
        other: i64 = group
        while other < r[at.SEATS]:
            if other != seat:
                risk: i64 = at.EXIT_UNOPENED
                if s[at.OPENED + group]:
                    risk = exit_risk(r, s[at.HELD + other], lacking, near)
                calm = (
                    calm * (65536 - (risk if group != side else risk * at.EXIT_OF_MATE >> 8)) >> 16
                )
            other += r[at.SIDES]
    return (calm + 128) >> 8


def exit_risk(r: vec[i64], held: i64, lacking: i64, near: i64) -> i64:
    """Chance, of 65536, that a seat with so many cards goes out in its next turn."""
    if lacking > near:
        return at.EXIT_FAR
    if held > at.LAST_EXIT:
        held = at.LAST_EXIT
    risk: i64 = r[at.EXITS + held]
    if lacking > 0:
        risk = risk >> 1
    return risk


def canastas_near(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Melds of the side that lack two cards at most, canastas times 256 added."""
    found: i64 = 0
    near: i64 = r[at.CANASTA] - 2
    sizes: i64 = at.SIZES + KINDS * side
    canasta: i64 = r[at.CANASTA]
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
    left: i64 = r[at.PACK + kind] - s[at.IN_PILE + kind] - s[at.HAND + KINDS * seat + kind]
    side: i64
    for side in range(r[at.SIDES]):
        left -= s[at.NATURALS + KINDS * side + kind]
    if left < 0:
        return 0
    return left


def price(r: vec[i64], s: vec[i64], kind: i64, naturals: i64, wilds: i64, live: i64) -> i64:
    """A meld beyond its card points: its canasta, or the hope of one, and its presence."""
    size: i64 = naturals + wilds
    if not size:
        return 0
    mixed: i64 = 100 * r[at.MIXED_BONUS + kind] + s[at.NEXT_CANASTA]
    pure: i64 = 100 * r[at.PURE_BONUS + kind] + s[at.NEXT_CANASTA]
    missing: i64 = r[at.CANASTA] - size
    if missing <= 0:
        return (mixed if wilds else pure) + s[at.PRESENCE]
    far: i64 = missing
    if far > at.LAST_HOPE:
        far = at.LAST_HOPE
    chance: i64 = r[at.HOPES + far] * s[at.CALM] >> 8
    room: i64 = r[at.MAX_WILDS]
    if r[at.RATIO] and naturals + live < room:
        room = naturals + live
    room -= wilds
    if room > 2:
        room = 2
    supply: i64 = at.DRAWN * live
    if room > 0:
        supply += at.WILD_FOUND * room
    hope: i64 = chance * mixed >> 8
    if supply < missing << 8:
        hope = (hope * supply >> 8) // missing
    if not wilds and live >= missing:
        share: i64 = at.PURE_HOPE
        if live < at.PURE_SURE * missing:
            share = at.PURE_DRAWN * live // missing
        hope += (chance * share >> 8) * (pure - mixed) >> 8
    return hope + s[at.PRESENCE]


def kept(
    r: vec[i64], s: vec[i64], kind: i64, held: i64, naturals: i64, wilds: i64, live: i64
) -> i64:
    """So many naturals in the hand, kept for later turns beside the meld of their rank."""
    if not held:
        return 0
    size: i64 = naturals + wilds
    if not size and held < r[at.LEAST]:
        return few_kept(r, s, kind, held, live)
    gain: i64 = price(r, s, kind, naturals + held, wilds, live)
    gain -= price(r, s, kind, naturals, wilds, live)
    return keeps(r, s, kind, held, size > 0, gain, size + held, live)


def keeps(
    r: vec[i64], s: vec[i64], kind: i64, held: i64, lying: bool, gain: i64, size: i64, live: i64
) -> i64:
    """The same for cards that could be laid, which would bring `gain` and make a meld of `size`."""
    calm: i64 = s[at.CALM]
    if size >= r[at.CANASTA]:
        gain = gain * calm >> 8
    points: i64 = 100 * held * r[at.POINTS + kind]
    worth: i64 = (gain + (points * calm >> 8)) * s[at.KEPT] >> 8
    if not lying:
        worth = worth * r[at.KEPT_GROUP] >> 8
    if held >= 2 and live:
        pair: i64 = s[at.PAIR_WORTH]
        if lying and not s[at.FROZEN] and not r[at.ALWAYS_FROZEN]:
            pair = pair * at.PAIR_BESIDE_MELD >> 8
        worth += pair
    return worth - (points * (256 - calm) >> 8)


def few_kept(r: vec[i64], s: vec[i64], kind: i64, held: i64, live: i64) -> i64:
    """The same for cards that make no meld yet."""
    points: i64 = 100 * held * r[at.POINTS + kind]
    if held == 2:
        worth: i64 = r[at.PAIR_POINTS] * points >> 8
        worth += r[at.PAIR_HOPE] * price(r, s, kind, r[at.LEAST], 0, live) >> 8
        worth = worth * s[at.CALM] >> 8
        if live:
            worth += s[at.PAIR_WORTH]
    else:
        if live > 3:
            live = 3
        worth = (r[at.SINGLE_POINTS] * points >> 8) + r[at.SINGLE_ALIVE] * live // 3
        worth = worth * s[at.CALM] >> 8
    return worth - (points * (256 - s[at.CALM]) >> 8)


def rank_worth(r: vec[i64], s: vec[i64], seat: i64, side: i64, kind: i64, live: i64) -> i64:
    """All that a rank is worth on the table and in the hand, as the plan leaves both."""
    place: i64 = KINDS * side + kind
    naturals: i64 = s[at.NATURALS + place] + s[at.PLAN + kind]
    wilds: i64 = (
        s[at.TWOS + place] + s[at.JOKS + place] + s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
    )
    held: i64 = s[at.HAND + KINDS * seat + kind] - s[at.PLAN + kind]
    lies: i64 = price(r, s, kind, naturals, wilds, live)
    return lies + kept(r, s, kind, held, naturals, wilds, live)


def thinness(r: vec[i64], s: vec[i64], left: i64) -> i64:
    """A hand of so many cards at the end of the turn; below nothing."""
    if left > at.LAST_THIN or left < 0:
        return 0
    cost: i64 = r[at.THIN + left] * s[at.CALM] >> 8
    return cost if s[at.NEXT_CANASTA] else cost * r[at.THIN_WITH_CANASTAS] >> 8


def wild_worth(r: vec[i64], s: vec[i64], seat: i64, side: i64, twos: i64, joks: i64) -> i64:
    """So many wild cards in the hand: their freedom, or their best use on the table if more."""
    count: i64 = twos + joks
    if not count:
        return 0
    two: i64 = 100 * r[at.POINTS + TWO] * s[at.CALM] >> 8
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    kind: i64
    for kind in range(FIRST, ACE + 1):
        place: i64 = KINDS * side + kind
        wilds: i64 = (
            s[at.TWOS + place]
            + s[at.JOKS + place]
            + s[at.PLAN_TWOS + kind]
            + s[at.PLAN_JOKS + kind]
        )
        naturals: i64 = s[at.NATURALS + place] + s[at.PLAN + kind]
        if naturals + wilds:
            live: i64 = unseen(r, s, seat, kind)
            naturals += s[at.HAND + KINDS * seat + kind] - s[at.PLAN + kind]
            more: i64 = 0
            before: i64 = price(r, s, kind, naturals, wilds, live)
            while more < count and more < 3 and naturals + wilds < r[at.CANASTA]:
                if naturals < wilds + 1 and r[at.RATIO]:
                    break
                if wilds >= r[at.MAX_WILDS]:
                    break
                wilds += 1
                more += 1
                after: i64 = price(r, s, kind, naturals, wilds, live)
                use: i64 = after - before
                if naturals + wilds >= r[at.CANASTA]:
                    use = (use * s[at.CALM] >> 8) + two
                    use = use * r[at.WILD_FINISH] >> 8
                else:
                    use = (use + two) * r[at.WILD_USE] >> 8
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
    return freedom(r, s, side, twos, joks, first, second, third)


def loose_wilds(r: vec[i64], s: vec[i64], side: i64, twos: i64, joks: i64) -> i64:
    """The same before the side has melds."""
    return freedom(r, s, side, twos, joks, 0, 0, 0)


def freedom(
    r: vec[i64], s: vec[i64], side: i64, twos: i64, joks: i64, first: i64, second: i64, third: i64
) -> i64:
    """Worth of wild cards whose best uses are these."""
    to_open: i64 = 0
    if not s[at.OPENED + side]:
        to_open = 100 * r[at.OPENS_WILD] * s[at.MINIMUM + side] >> 8
    total: i64 = 0
    number: i64
    for number in range(twos + joks):
        free: i64 = (
            r[at.FREEDOM + number] if number < at.LAST_WILD else r[at.FREEDOM + at.LAST_WILD]
        )
        use: i64 = 0
        if number < 3:
            free += to_open
            use = third
            if number < 2:
                use = second if number else first
        free = free * s[at.CALM] >> 8
        total += free if free > use else use
    total += r[at.JOKER_MORE] * joks * s[at.CALM] >> 8
    points: i64 = 100 * (twos * r[at.POINTS + TWO] + joks * r[at.POINTS + JOKER])
    return total - (points * (256 - s[at.CALM]) >> 8)
