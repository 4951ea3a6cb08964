"""P7, P8 and P9: every line of the score sheet of a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tests.oracle.referee import special_hands
from tests.oracle.referee.cards import is_black_three, is_red_three, rank
from tests.oracle.referee.going_out import is_clean, is_kind
from tests.oracle.referee.table import (
    BLACK,
    RANK,
    RUN,
    WILD,
    Meld,
    Side,
    Table,
    canastas,
    is_complete,
)


class Line(NamedTuple):
    """One line: what for, how many points, and the seat where it belongs to one."""

    kind: str
    points: int
    seat: int | None = None


def score_deal(table: Table) -> list[list[Line]]:
    """The lines of every scorer: of each side, or of each player where three play."""
    rules = table.rules
    alone = rules["match.team_mode"] == "temp_2v1"
    if table.forfeited is not None:
        scorers = [(seat,) for seat in table.order] if alone else [one.seats for one in table.sides]
        return [_forfeit(table, tuple(seats)) for seats in scorers]
    if alone:
        return [_player_lines(table, seat) for seat in table.order]
    return [side_lines(table, side) for side in table.sides]


def totals(lines: Iterable[Iterable[Line]]) -> tuple[int, ...]:
    """What the deal brings every scorer."""
    return tuple(sum(line.points for line in each) for each in lines)


def _forfeit(table: Table, seats: tuple[int, ...]) -> list[Line]:
    call = table.rules["match.forfeit_call"]
    own = table.forfeited in table.side_of(seats[0]).seats
    points = call["own_points"] if own else call["points_to_opponents"]
    return [line for line in (Line("conceded", points), *_cuts(table, seats)) if line.points]


def _player_lines(table: Table, seat: int) -> list[Line]:
    side = table.side_of(seat)
    own_only = (
        "red_threes",
        "black_threes",
        "red_threes_in_hand",
        "special_rank_hand",
        "exact_cut",
    )
    whole = side_lines(table, side)
    lines = [line for line in whole if line.kind not in own_only]
    lines += [line for line in whole if line.kind == "special_rank_hand" and line.seat == seat]
    lines += _cuts(table, (seat,))
    lines += [line for line in [_red_in_hand(table, (seat,))] if line.points]
    if table.rules["score.canastas_for_positive"] > len(canastas(table, side)):
        return lines
    reds, blacks = _as_laid_in_hand(table, (seat,))
    own = table.players[seat]
    lines += _red_threes(table, side, len(own.red) + reds)
    return lines + _black_threes(table, side, len(own.black) + blacks)


def side_lines(table: Table, side: Side) -> list[Line]:
    """The lines of a side, those without points left out."""
    rules = table.rules
    if table.special is not None and table.out in side.seats:
        value = special_hands.value_of(rules, table.special) or 0
        return [Line("special_hand", value, table.out), *_cuts(table, side.seats)]
    made = canastas(table, side)
    if rules["score.canastas_for_positive"] > len(made):
        return _all_negative(table, side)
    matrix = rules["score.matrix"]
    lines: list[Line] = []
    if not (matrix and not made):
        lines += [line for meld in made if (line := canasta_line(table, meld)) is not None]
        lines += _set_bonuses(table, side)
        lines += _going_out(table, side)
    lines += _cuts(table, side.seats)
    lines += _threes(table, side)
    sign = -1 if matrix and not made else 1
    lines.append(Line("melded", sign * _melded(table, side)))
    lines.append(Line("heap", sign * rules.faces.total(side.heap)))
    for seat in side.seats:
        lines += _hand(table, side, seat)
    lines.append(_red_in_hand(table, side.seats))
    lines += _incomplete(table, side)
    return [line for line in lines if line.points]


def _all_negative(table: Table, side: Side) -> list[Line]:
    lines = [Line("no_positive", -_melded(table, side))]
    lines.append(Line("no_positive", -table.rules.faces.total(side.heap)))
    lines.append(_red_in_hand(table, side.seats))
    lines += _cuts(table, side.seats)
    for seat in side.seats:
        lines += _hand(table, side, seat)
    return [line for line in lines if line.points and line.kind != "special_rank_hand"]


def canasta_line(table: Table, meld: Meld) -> Line | None:
    """The bonus of a canasta, by its kind."""
    rules = table.rules
    wilds = meld.wilds(rules.faces)
    if meld.kind == RUN:
        return Line("sequence_canasta", rules["sequence.bonus"])
    if meld.kind == WILD:
        return Line("wild_canasta", rules["wild_meld.bonus"][_wild_kind(table, meld)])
    special = rules["special_rank.bonus"]
    if meld.kind == RANK and meld.rank in ("A", "7"):
        which = [f"{meld.rank}_pure"] if not wilds else [f"{meld.rank}_mixed"]
        for key in (*which, f"{meld.rank}_any"):
            if key in special:
                name = "aces_canasta" if meld.rank == "A" else "sevens_canasta"
                return Line(name, special[key])
    kind = "mixed" if wilds else "natural"
    return Line(f"{kind}_canasta", rules["score.canasta"][kind])


def _wild_kind(table: Table, meld: Meld) -> str:
    jokers = sum(rank(card) == "X" for card in meld.cards)
    if jokers == 0:
        return "all_twos"
    return "all_jokers" if jokers == table.rules["pack.jokers"] else "mixed"


def _cuts(table: Table, seats: tuple[int, ...]) -> list[Line]:
    """Points for cutting exactly so many cards: chance, which the referee is told."""
    bonus = table.rules["deal.exact_cut_bonus"]
    return [
        Line("exact_cut", bonus["points"], seat)
        for seat, cards in table.cuts
        if bonus is not None and seat in seats and cards == bonus["cards"]
    ]


def _set_bonuses(table: Table, side: Side) -> list[Line]:
    made = canastas(table, side)
    reached = [
        bonus
        for bonus in table.rules["score.set_bonus"]
        if len(made) >= bonus.get("canastas", 0)
        and all(
            sum(_counts_as(table, meld, kind) for meld in made) >= need
            for kind, need in bonus.items()
            if kind not in ("canastas", "points", "replaces")
        )
    ]
    replaced = {bonus["replaces"] for bonus in reached if "replaces" in bonus}
    return [
        Line("set_bonus", bonus["points"]) for bonus in reached if bonus["points"] not in replaced
    ]


def _counts_as(table: Table, meld: Meld, kind: str) -> bool:
    if kind in ("clean", "dirty"):
        return is_clean(table, meld) == (kind == "clean")
    return is_kind(table, meld, kind)


def _going_out(table: Table, side: Side) -> list[Line]:
    if table.out is None or table.out not in side.seats:
        return []
    rules = table.rules
    if table.concealed == "full":
        return [Line("concealed", rules["concealed.total"], table.out)]
    if table.concealed == "without_canasta":
        return [Line("concealed_no_canasta", rules["concealed.without_canasta_total"], table.out)]
    return [Line("going_out", rules["go_out.bonus"], table.out)]


def _as_laid_in_hand(table: Table, seats: Iterable[int]) -> tuple[int, int]:
    """Red and black threes caught in hands that count as if they lay on the table."""
    rules = table.rules
    modern = _modern_as_laid(table)
    held = [card for seat in seats if seat in table.players for card in _held(table, seat)]
    reds = sum(map(is_red_three, held))
    blacks = sum(map(is_black_three, held))
    counts = rules.red_threes_tabled and (modern or rules["red_three.in_hand_end"] == "as_laid")
    return reds if counts else 0, blacks if modern and rules.black_threes_tabled else 0


def _modern_as_laid(table: Table) -> bool:
    rules = table.rules
    return rules["red_three.role"] == "modern" and bool(rules["three.in_hand_scores_as_laid"])


def _held(table: Table, seat: int) -> list[str]:
    player = table.players[seat]
    return [*player.hand, *player.bonus]


def _table_total(values: list[int], count: int) -> int:
    return values[min(count, len(values) - 1)] if values and count else 0


def _threes(table: Table, side: Side) -> list[Line]:
    rules = table.rules
    reds, blacks = _as_laid_in_hand(table, side.seats)
    lines = _red_threes(table, side, len(side.red) + reds)
    if rules["black_three.removed_on_pile_take"] is not None and side.removed:
        value = rules["black_three.removed_on_pile_take"]
        whole = len(side.removed) >= 2 * rules["pack.decks"]
        points = value["all"] if whole else value["each"] * len(side.removed)
        lines.append(Line("black_threes_removed", points))
    return lines + _black_threes(table, side, len(side.black) + blacks)


def _red_threes(table: Table, side: Side, count: int) -> list[Line]:
    total = _table_total(table.rules["red_three.totals"], count)
    return [Line("red_threes", _signed(table, side, total))]


def _black_threes(table: Table, side: Side, count: int) -> list[Line]:
    if not table.rules.black_threes_tabled:
        return []
    total = _table_total(table.rules["black_three.totals"], count)
    return [Line("black_threes", _signed(table, side, total))]


def _signed(table: Table, side: Side, total: int) -> int:
    """The total of threes with its sign at the end of the deal."""
    if table.rules["score.matrix"]:
        made = len(canastas(table, side))
        return total * ((made > 1) - (made == 0))
    return total if _red_positive(table, side) else _red_otherwise(table, side, total)


def _red_positive(table: Table, side: Side) -> bool:
    condition = table.rules["red_three.positive_if"]
    made = canastas(table, side)
    if condition == "always":
        return True
    if condition == "has_meld":
        return bool(side.melds)
    if condition.startswith("canastas_ge"):
        return len(made) >= int(condition.partition(":")[2])
    if condition.startswith("kind"):
        kind = condition.partition(":")[2]
        return any(is_kind(table, meld, kind) for meld in made)
    if condition == "clean_and_dirty":
        kinds = {is_clean(table, meld) for meld in made}
        return len(kinds) == 2
    made_two: bool = len(made) >= 2
    return made_two


def _red_otherwise(table: Table, side: Side, total: int) -> int:
    rules = table.rules
    mode = rules["red_three.otherwise"]
    if mode == "zero":
        return 0
    out = table.out is not None and table.out not in side.seats
    if rules["red_three.negate_only_if_opponents_out"] and not out:
        return total
    if mode == "negate":
        return -total
    made = canastas(table, side)
    if not made:
        return -2 * total
    return 0 if all(is_clean(table, meld) for meld in made) else -total


def _melded(table: Table, side: Side) -> int:
    rules = table.rules
    total = 0
    for meld in side.melds:
        total += rules.faces.total(meld.cards)
        total += rules["black_three.points_melded"] * sum(map(is_black_three, meld.cards))
    return total


def _hand(table: Table, side: Side, seat: int) -> list[Line]:
    rules, player = table.rules, table.players.get(seat)
    if player is None:
        return []
    factor = rules["score.unopened_hand_factor"] if side.opened is None else 1
    cards = _held(table, seat)
    paid = [card for card in cards if not (_modern_as_laid(table) and is_black_three(card))]
    lines = [Line("hand", -_cost(table, paid) * factor, seat)]
    if player.has_foot and rules["foot.unpicked_counts"]:
        lines.append(Line("foot", -_cost(table, player.foot) * factor, seat))
    if player.has_foot:
        reds = sum(map(is_red_three, player.foot))
        lines.append(Line("red_threes_in_foot", rules["foot.unpicked_red_three"] * reds, seat))
    lines += _hand_sets(table, cards, seat)
    return lines


def _cost(table: Table, cards: Iterable[str]) -> int:
    black: int = table.rules["black_three.points_hand"]
    cards = list(cards)
    return table.rules.faces.total(cards) + black * sum(map(is_black_three, cards))


def _red_in_hand(table: Table, seats: Iterable[int]) -> Line:
    """Red threes that were never laid: each costs, or all together once."""
    value = table.rules["red_three.in_hand_end"]
    seats = [seat for seat in seats if seat in table.players]
    count = sum(is_red_three(card) for seat in seats for card in _held(table, seat))
    if not count or value == "as_laid" or _modern_as_laid(table):
        return Line("red_threes_in_hand", 0)
    points = value["flat"] if "flat" in value else value["each"] * count
    return Line("red_threes_in_hand", points)


def _hand_sets(table: Table, cards: Iterable[str], seat: int) -> list[Line]:
    counts = Counter(map(rank, cards))
    return [
        Line("special_rank_hand", rule["points"], seat)
        for which, rule in table.rules["special_rank.hand_set"].items()
        if counts[which] >= rule["min"]
    ]


def _incomplete(table: Table, side: Side) -> list[Line]:
    rules = table.rules
    lines = []
    for meld in side.melds:
        if meld.kind == BLACK or (is_complete(rules, meld) and meld.kind != RUN):
            continue
        if meld.kind == WILD:
            jokers = sum(rank(card) == "X" for card in meld.cards)
            every = jokers and jokers == rules["pack.jokers"]
            which = "all_jokers" if every else "normal"
            lines.append(Line("wild_meld_incomplete", rules["wild_meld.incomplete"][which]))
        elif meld.kind == RANK:
            pure = not meld.wilds(rules.faces)
            keys = [f"{meld.rank}_pure"] if pure else [f"{meld.rank}_mixed"]
            for key in (*keys, meld.rank, f"{meld.rank}_any"):
                if key in rules["special_rank.incomplete"]:
                    points = rules["special_rank.incomplete"][key]
                    lines.append(Line("special_rank_incomplete", points))
                    break
        elif rules["sequence.short_penalty"] is not None:
            short = rules["sequence.short_penalty"]
            if len(meld.cards) < short["below"]:
                lines.append(Line("sequence_short", short["points"]))
    return lines
