"""Options of going out: what it takes, asking the partner, and concealed hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations.declare import ALIKE, APART, Condition, option
from canasta_qt.engine.rules.declarations.kinds import Choice, Codes, Whole
from canasta_qt.engine.rules.declarations.structures import Field, Record, Records
from canasta_qt.engine.rules.declarations.values import CANASTA_KINDS, KindNeed

_PARTNERS = (Condition("match.team_mode", but_not=("solo",)),)
_ASKING = (*_PARTNERS, Condition("permission.mode", but_not=("none",)))
_CONCEALED = (Condition("concealed.total", but_not=(None,)),)


@dataclass(frozen=True, slots=True)
class GoOutRules:
    """Going out."""

    canastas: int = option(
        1,
        kind=Whole(0, 10),
        label="Canastas needed",
        help="How many canastas a team needs to go out, those of the same turn included.",
    )
    kinds: tuple[KindNeed, ...] = option(
        (),
        kind=Records(
            Record(
                KindNeed,
                (
                    Field("kind", Choice(CANASTA_KINDS), "Kind"),
                    Field("min", Whole(1, 10), "At least"),
                ),
            ),
            7,
        ),
        label="Kinds of canasta needed",
        help="Canastas of certain kinds that a team needs to go out.",
    )
    final_discard: Literal["optional", "required"] = option(
        "optional",
        choices={
            "optional": "You may go out with or without a discard.",
            "required": "You must end with a discard.",
        },
        label="Last discard",
        help="Whether going out needs a discard.",
    )
    final_face_down: bool = option(
        False,
        label="Last discard face down",
        help="The card discarded to go out is placed face down.",
        effects=("display",),
    )
    final_ban: tuple[str, ...] = option(
        (),
        kind=Codes((("2", "Twos"), ("X", "Jokers"), ("3", "Threes"), ("7", "Sevens"))),
        label="Not as the last discard",
        help="Cards that may not be discarded to go out.",
        step=ALIKE,
    )
    blocked_by_incomplete: tuple[str, ...] = option(
        (),
        kind=Codes((("A_pure", "Natural aces"), ("7", "Sevens"), ("wild", "Wild cards"))),
        label="Unfinished melds that block",
        help="A team with such a meld below seven cards may not go out.",
    )
    red_threes: Literal["none", "ge_canastas", "all"] = option(
        "none",
        choices={
            "none": "They do not matter.",
            "ge_canastas": "A red three of the team's own for each of its canastas.",
            "all": "All of them must be on the table, on either side.",
        },
        label="Red threes and going out",
        help="Which red threes a team needs to go out.",
    )
    partner_in_foot: bool = option(
        False,
        label="Partner must be in the foot",
        help="You may go out only when your partner has begun to play from the foot.",
        shown_when=(Condition("foot.pickup", but_not=("none",)),),
        step=APART,
    )
    bonus: int = option(
        100,
        kind=Whole(0, 10_000, step=50),
        label="Bonus for going out",
        help="Points for the team that goes out.",
        step=200,
    )


@dataclass(frozen=True, slots=True)
class PermissionRules:
    """Asking the partner "may I go out?"."""

    mode: Literal["optional", "mandatory", "none"] = option(
        "optional",
        choices={
            "optional": "You may ask your partner before going out.",
            "mandatory": "You must ask your partner.",
            "none": "There is no asking.",
        },
        label="May I go out?",
        help="Whether partners ask each other before going out.",
        shown_when=_PARTNERS,
        step=ALIKE,
    )
    timing: Literal["before_any_meld", "after_top_card_meld", "when_ready"] = option(
        "after_top_card_meld",
        choices={
            "before_any_meld": "After the draw, before anything is melded.",
            "after_top_card_meld": "After the draw; only the meld that took the pile may be down.",
            "when_ready": "Any time before the last card.",
        },
        label="When to ask",
        help="When in the turn the question may be asked.",
        shown_when=_ASKING,
        step=ALIKE,
    )
    binding: bool = option(
        True,
        label="The answer binds",
        help="After a yes you must go out this turn, after a no you must not.",
        shown_when=_ASKING,
        step=ALIKE,
    )
    limit_per_deal: int | None = option(
        None,
        kind=Whole(1, 20, none_allowed=True, none_means="As often as you like."),
        label="Questions per deal",
        help="How often a player may ask in one deal.",
        shown_when=_ASKING,
        step=ALIKE,
    )
    whom: Literal["partner", "any_one_teammate"] = option(
        "partner",
        choices={
            "partner": "Your partner.",
            "any_one_teammate": "Any one team-mate, whose answer is final.",
        },
        label="Who to ask",
        help="Who answers the question. In teams of three one team-mate answers for all.",
        shown_when=_ASKING,
        listed_after="penalty",
        step=ALIKE,
    )


@dataclass(frozen=True, slots=True)
class ConcealedRules:
    """Going out concealed: the whole hand in one turn."""

    total: int | None = option(
        200,
        kind=Whole(0, 10_000, none_allowed=True, none_means="There is no such bonus.", step=50),
        label="Going out concealed",
        help="Points for laying down the whole hand in one turn, in place of the usual bonus.",
        step=200,
    )
    scope: Literal["player", "team"] = option(
        "player",
        choices={
            "player": "You have not melded anything before.",
            "team": "Nobody on your team has melded anything before.",
        },
        label="Concealed means",
        help="Who must not have melded before.",
        shown_when=_CONCEALED,
        step=ALIKE,
    )
    own_canasta: bool = option(
        True,
        label="Needs a canasta of your own",
        help="The cards laid down must contain a whole canasta.",
        shown_when=_CONCEALED,
        step=ALIKE,
    )
    no_layoff: bool = option(
        True,
        label="Nothing added to other melds",
        help="No card may be added to your partner's melds.",
        shown_when=_CONCEALED,
        step=ALIKE,
    )
    lenient: bool = option(
        False,
        label="Lenient about added cards",
        help="Cards added to your partner's melds do no harm if your own cards alone would be "
        "enough.",
        shown_when=_CONCEALED,
        step=ALIKE,
    )
    pile_ok: bool = option(
        True,
        label="Also with the pile",
        help="A hand still counts as concealed after you took the pile in that turn.",
        shown_when=_CONCEALED,
        step=ALIKE,
    )
    without_canasta_total: int | None = option(
        None,
        kind=Whole(0, 10_000, none_allowed=True, none_means="There is no such bonus.", step=50),
        label="Concealed without a canasta",
        help="Points for a hand that is concealed in every way but has no canasta of its own.",
        shown_when=_CONCEALED,
        step=ALIKE,
    )
