"""Options of the groups ``go_out``, ``permission`` and ``concealed``."""

from __future__ import annotations

from canasta_qt.engine.rules.schema.codes import CANASTA_KINDS
from canasta_qt.engine.rules.schema.kinds import Choice, Codes, Switch, Whole
from canasta_qt.engine.rules.schema.spec import Condition, opt
from canasta_qt.engine.rules.schema.structures import Field, Record, Records
from canasta_qt.engine.rules.values import KindNeed

_PARTNERS = (Condition("match.team_mode", but_not=("solo",)),)
_ASKING = (*_PARTNERS, Condition("permission.mode", but_not=("none",)))
_CONCEALED = (Condition("concealed.total", but_not=(None,)),)

GO_OUT = (
    opt(
        "go_out.canastas",
        Whole(0, 10),
        "Canastas needed",
        "How many canastas a team needs to go out, those of the same turn included.",
    ),
    opt(
        "go_out.kinds",
        Records(
            Record(
                KindNeed,
                (
                    Field("kind", Choice(CANASTA_KINDS), "Kind"),
                    Field("min", Whole(1, 10), "At least"),
                ),
            ),
            7,
        ),
        "Kinds of canasta needed",
        "Canastas of certain kinds that a team needs to go out.",
    ),
    opt(
        "go_out.final_discard",
        Choice(
            (
                ("optional", "You may go out with or without a discard."),
                ("required", "You must end with a discard."),
            )
        ),
        "Last discard",
        "Whether going out needs a discard.",
    ),
    opt(
        "go_out.final_face_down",
        Switch(),
        "Last discard face down",
        "The card discarded to go out is put down unseen.",
        effects=("display",),
    ),
    opt(
        "go_out.final_ban",
        Codes((("2", "Twos"), ("X", "Jokers"), ("3", "Threes"), ("7", "Sevens"))),
        "Not as the last discard",
        "Cards that may not be discarded to go out.",
    ),
    opt(
        "go_out.blocked_by_incomplete",
        Codes((("A_pure", "Natural aces"), ("7", "Sevens"), ("wild", "Wild cards"))),
        "Unfinished melds that block",
        "A team with such a meld below seven cards may not go out.",
    ),
    opt(
        "go_out.red_threes",
        Choice(
            (
                ("none", "They do not matter."),
                ("ge_canastas", "A red three of the team's own for each of its canastas."),
                ("all", "All of them must be on the table, on either side."),
            )
        ),
        "Red threes and going out",
        "What red threes demand before a team may go out.",
    ),
    opt(
        "go_out.partner_in_foot",
        Switch(),
        "Partner must be in the foot",
        "You may go out only when your partner has begun to play from the foot.",
        shown_when=(Condition("foot.pickup", but_not=("none",)),),
    ),
    opt(
        "go_out.bonus",
        Whole(0, 10_000, step=50),
        "Bonus for going out",
        "Points for the team that goes out.",
    ),
)

PERMISSION = (
    opt(
        "permission.mode",
        Choice(
            (
                ("optional", "You may ask your partner before going out."),
                ("mandatory", "You must ask your partner."),
                ("none", "There is no asking."),
            )
        ),
        "May I go out?",
        "Whether partners ask each other before going out.",
        shown_when=_PARTNERS,
    ),
    opt(
        "permission.timing",
        Choice(
            (
                ("before_any_meld", "After the draw, before anything is melded."),
                (
                    "after_top_card_meld",
                    "After the draw; only the meld that took the pile may be down.",
                ),
                ("when_ready", "Any time before the last card."),
            )
        ),
        "When to ask",
        "At which moment of the turn the question may be asked.",
        shown_when=_ASKING,
    ),
    opt(
        "permission.binding",
        Switch(),
        "The answer binds",
        "After a yes you must go out this turn, after a no you must not.",
        shown_when=_ASKING,
    ),
    opt(
        "permission.limit_per_deal",
        Whole(1, 20, none_allowed=True, none_means="As often as you like."),
        "Questions per deal",
        "How often a player may ask in one deal.",
        shown_when=_ASKING,
    ),
)

PERMISSION_WHOM = (
    opt(
        "permission.whom",
        Choice(
            (
                ("partner", "Your partner."),
                ("any_one_teammate", "Any one team-mate, whose answer is final."),
            )
        ),
        "Whom to ask",
        "Who answers the question. In teams of three one team-mate answers for all.",
        shown_when=_ASKING,
    ),
)

CONCEALED = (
    opt(
        "concealed.total",
        Whole(0, 10_000, none_allowed=True, none_means="There is no such bonus.", step=50),
        "Going out concealed",
        "Points for laying down the whole hand in one turn, in place of the usual bonus.",
    ),
    opt(
        "concealed.scope",
        Choice(
            (
                ("player", "You have not melded anything before."),
                ("team", "Nobody of your team has melded anything before."),
            )
        ),
        "Concealed means",
        "Who must not have melded before.",
        shown_when=_CONCEALED,
    ),
    opt(
        "concealed.own_canasta",
        Switch(),
        "Needs a canasta of your own",
        "The cards laid down must contain a whole canasta.",
        shown_when=_CONCEALED,
    ),
    opt(
        "concealed.no_layoff",
        Switch(),
        "Nothing added to other melds",
        "No card may be added to your partner's melds.",
        shown_when=_CONCEALED,
    ),
    opt(
        "concealed.lenient",
        Switch(),
        "Lenient about added cards",
        "Cards added to your partner's melds do no harm if your own cards alone would be enough.",
        shown_when=_CONCEALED,
    ),
    opt(
        "concealed.pile_ok",
        Switch(),
        "Also with the pile",
        "A hand still counts as concealed after you took the pile in that turn.",
        shown_when=_CONCEALED,
    ),
    opt(
        "concealed.without_canasta_total",
        Whole(0, 10_000, none_allowed=True, none_means="There is no such bonus.", step=50),
        "Concealed without a canasta",
        "Points for a hand that is concealed in every way but has no canasta of its own.",
        shown_when=_CONCEALED,
    ),
)
