"""The values of the look as plain data: colours by theme, type, measures, shadows, motion."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Theme:
    """Colour tokens as `#rrggbb`.

    Words keep at least 4.5:1 contrast on their grounds, 7:1 where `strong`; resting words 3.5.

    Attributes:
        felt, felt_edge: the cloth in the light and at its rim; `inlay` the fields marked out on it.
        wood, wood_dark: the frame, headers and the bar on top.
        room: the ground of windows; surface: panels, plates and tiles; raised: what is under the
            pointer; sunk: fields to write in.
        edge: outlines of controls; hairline: lines that only part.
        text, text_soft, text_rest: words, words that matter less, words of what cannot be used now.
        accent: legal, yours, do this; `on_accent` is written on it; accent_ground: what is chosen.
        gold: ornament, never a control.
        focus: the ring around what has the keys.
        danger: the ground of a refusal and of buttons that destroy; `on_danger` is written on it.
        gain, loss, warning: words and outlines of what went well, badly, and of what to beware.
        natural, mixed, wild, sequence: bands of canastas; `on_canasta` is written on them.
        card, ink, red: the cards' own ground and colours; diamonds, clubs: those suits in a deck of
            four colours.
        scrim: laid over the table while a panel stands on it, with its opacity (`#rrggbbaa`).
        side_1 to side_6: the sides, always beside their shapes; mark_ground: the disc of a mark.
        strong: edges are drawn plainly, nothing is shaded.
    """

    felt: str
    felt_edge: str
    inlay: str
    wood: str
    wood_dark: str
    room: str
    surface: str
    raised: str
    sunk: str
    hairline: str
    edge: str
    text: str
    text_soft: str
    text_rest: str
    accent: str
    on_accent: str
    accent_ground: str
    gold: str
    focus: str
    danger: str
    on_danger: str
    gain: str
    loss: str
    warning: str
    natural: str
    mixed: str
    wild: str
    sequence: str
    on_canasta: str
    card: str
    ink: str
    red: str
    diamonds: str
    clubs: str
    scrim: str
    side_1: str
    side_2: str
    side_3: str
    side_4: str
    side_5: str
    side_6: str
    mark_ground: str
    strong: bool = False


EVENING: Final = Theme(
    felt="#1d5654", felt_edge="#0c2b2d", inlay="#184a49", wood="#5b3a22", wood_dark="#2b190e",
    room="#0f292b", surface="#143638", raised="#1c4749", sunk="#0a1f21", hairline="#2b5759",
    edge="#639590", text="#f6efdf", text_soft="#c5d3c9", text_rest="#8fa39d", accent="#f0c04f",
    on_accent="#23242a", accent_ground="#4a3520", gold="#e2ab42", focus="#ffe3a0",
    danger="#a63a2a", on_danger="#fff3e8", gain="#a5dcb4", loss="#f6a58f", warning="#f6bd74",
    natural="#a81f2b", mixed="#1c2233", wild="#7a5312", sequence="#17525c",
    on_canasta="#fdf6e3", card="#fdfaf1", ink="#23242a", red="#b3202a", diamonds="#1a56a8",
    clubs="#1b6b38", scrim="#020a0a96", side_1="#f0c04f", side_2="#8fd6c4", side_3="#f2955f",
    side_4="#bfb1f5", side_5="#f29ab2", side_6="#9cc4f5", mark_ground="#0c2b2d",
)  # fmt: skip
"""The usual theme: a good table in an evening room."""

_LIGHT: Final = Theme(
    felt="#bcd8c6", felt_edge="#a3c5b1", inlay="#b0cebb", wood="#dcc198", wood_dark="#cfb084",
    room="#efe7d6", surface="#fbf6ea", raised="#ffffff", sunk="#fffdf6", hairline="#d9ccb0",
    edge="#81755c", text="#16231f", text_soft="#3a4641", text_rest="#7f857f", accent="#6a3100",
    on_accent="#ffffff", accent_ground="#f4e0bd", gold="#8a5c12", focus="#0b4f6c",
    danger="#9c2f20", on_danger="#ffffff", gain="#1c5c34", loss="#9c2f20", warning="#7a4300",
    natural="#a81f2b", mixed="#1c2233", wild="#7a5312", sequence="#17525c",
    on_canasta="#fdf6e3", card="#fdfaf1", ink="#23242a", red="#b3202a", diamonds="#1a56a8",
    clubs="#1b6b38", scrim="#3a2a1478", side_1="#6a3100", side_2="#0f5a55", side_3="#a33a10",
    side_4="#4a3a99", side_5="#9c2560", side_6="#1f4f96", mark_ground="#fffdf6",
)  # fmt: skip

_DARK: Final = Theme(
    felt="#262f33", felt_edge="#12181a", inlay="#20282c", wood="#2e2622", wood_dark="#171311",
    room="#13181a", surface="#1c2326", raised="#283135", sunk="#0c1012", hairline="#364247",
    edge="#7c8d94", text="#ece7da", text_soft="#b4bdbb", text_rest="#88938f", accent="#e6b450",
    on_accent="#1d1a12", accent_ground="#3d3020", gold="#c9963a", focus="#ffd98a",
    danger="#8c2f22", on_danger="#fbf3e6", gain="#9ccfaa", loss="#f09a84", warning="#e3a65a",
    natural="#8f1d27", mixed="#10141f", wild="#64440f", sequence="#123f47",
    on_canasta="#fbf3e6", card="#ebe6d8", ink="#23242a", red="#b3202a", diamonds="#1a56a8",
    clubs="#1b6b38", scrim="#00000096", side_1="#e6b450", side_2="#86c7b7", side_3="#e58d5a",
    side_4="#b3a6ea", side_5="#e58fa8", side_6="#93b8ea", mark_ground="#0d1214",
)  # fmt: skip

_HIGH_CONTRAST: Final = Theme(
    felt="#000000", felt_edge="#000000", inlay="#000000", wood="#000000", wood_dark="#000000",
    room="#000000", surface="#000000", raised="#1c1c1c", sunk="#000000", hairline="#ffffff",
    edge="#ffffff", text="#ffffff", text_soft="#ffffff", text_rest="#b8b8b8", accent="#ffe000",
    on_accent="#000000", accent_ground="#3a3300", gold="#ffe000", focus="#00e5ff",
    danger="#7a0000", on_danger="#ffffff", gain="#a8ffc0", loss="#ffb3a6", warning="#ffb84d",
    natural="#8f0000", mixed="#000000", wild="#4a2f00", sequence="#00343d",
    on_canasta="#ffffff", card="#ffffff", ink="#000000", red="#a80000", diamonds="#00459c",
    clubs="#00561f", scrim="#000000c8", side_1="#ffe000", side_2="#7fffe0", side_3="#ffb070",
    side_4="#d0c4ff", side_5="#ffa8c4", side_6="#a8d0ff", mark_ground="#000000", strong=True,
)  # fmt: skip

THEMES: Final[Mapping[str, Theme]] = {
    "evening": EVENING,
    "light": _LIGHT,
    "dark": _DARK,
    "high_contrast": _HIGH_CONTRAST,
}
"""The themes by name."""

SIDES: Final = tuple(one.name for one in fields(Theme) if one.name.startswith("side_"))
"""The colours of the sides in their order, the viewer's own first."""

FELTS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "green": ("#23583a", "#0d2a1b", "#10331f", "#528a69"),
    "blue": ("#244a70", "#0d2136", "#11293f", "#4a74a0"),
    "burgundy": ("#662a38", "#31111a", "#3c1620", "#97626e"),
    "walnut": ("#59402e", "#281b12", "#2f2017", "#8b6c53"),
    "slate": ("#434c53", "#1d2327", "#23292e", "#6f7b85"),
}
"""Felts of one's own: cloth, its rim, plates and their edges, as they are in the evening."""

_PALE, _DEEP, _INLAID = 0.7, 0.45, 0.25
"""How far a felt goes towards white in the light theme, towards black in the dark one; and an
inlay towards the rim."""

_HUE, _PALEST, _DARKER, _RAISED, _SUNK, _HAIR = 0.5, 0.9, 0.25, 0.35, 0.45, 0.4
"""How far windows go with a felt of one's own: their ground towards the palest cloth or from plates
towards black, what is raised towards the cloth, fields towards black, hairlines towards edges."""


def theme_of(name: str, felt: str = "theme") -> Theme:
    """A theme by name with one of `FELTS`, or with its own felt; high contrast stays black."""
    theme = THEMES[name]
    if felt not in FELTS or theme.strong:
        return theme
    cloth, rim, plate, edge = FELTS[felt]
    if name == "light":
        pale = mixed(cloth, "#ffffff", _PALE)
        rim = mixed(pale, cloth, 0.1)
        room = mixed(theme.room, mixed(cloth, "#ffffff", _PALEST), _HUE)
        return replace(
            theme, felt=pale, felt_edge=rim, inlay=mixed(pale, rim, 0.5), room=room,
            hairline=mixed(theme.hairline, pale, _HUE),
        )  # fmt: skip
    if name == "dark":
        cloth, rim, plate = (mixed(value, "#000000", _DEEP) for value in (cloth, rim, plate))
    return replace(
        theme, felt=cloth, felt_edge=rim, inlay=mixed(cloth, rim, _INLAID), surface=plate,
        edge=edge, mark_ground=rim, room=mixed(plate, "#000000", _DARKER),
        raised=mixed(plate, cloth, _RAISED), sunk=mixed(plate, "#000000", _SUNK),
        hairline=mixed(plate, edge, _HAIR),
    )  # fmt: skip


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two: `share` 0 is the first, 1 the second."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


# --- type ---------------------------------------------------------------------------------------

TITLE_FAMILY: Final = "Canasta Title"
TEXT_FAMILY: Final = "Canasta Text"


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """One size of words.

    Attributes:
        family: the typeface.
        weight: 400 regular, 500 medium, 600 semibold.
        points: size at a scale of 100 %; a point is 4/3 of a pixel on a plain screen.
    """

    family: str
    weight: int
    points: float


TYPE: Final[Mapping[str, TypeStyle]] = {
    "name": TypeStyle(TITLE_FAMILY, 600, 48),
    "headline": TypeStyle(TITLE_FAMILY, 600, 27),
    "page": TypeStyle(TITLE_FAMILY, 600, 21),
    "title": TypeStyle(TITLE_FAMILY, 600, 15),
    "great_total": TypeStyle(TEXT_FAMILY, 600, 39),
    "total": TypeStyle(TEXT_FAMILY, 600, 18.75),
    "number": TypeStyle(TEXT_FAMILY, 600, 14.25),
    "prompt": TypeStyle(TEXT_FAMILY, 500, 15),
    "body": TypeStyle(TEXT_FAMILY, 400, 11.25),
    "strong": TypeStyle(TEXT_FAMILY, 600, 11.25),
    "label": TypeStyle(TEXT_FAMILY, 500, 10.5),
    "small": TypeStyle(TEXT_FAMILY, 400, 9.75),
}
"""Type by what it is for; titles never hold figures that change."""

SHADE: Final = "#000000"
LIGHT: Final = "#ffffff"
"""Of shadows and sheens, always with an opacity."""

MIN_TEXT: Final = 12
"""No text on the table is set smaller than this many pixels."""

# --- measures, in pixels at a scale of 100 % ------------------------------------------------------

CARD_RATIO: Final = 1.4
"""Height of a card by its width."""

SPACE: Final = (4, 8, 12, 16, 24, 32, 48, 64)
"""Distances; nothing stands apart by another one."""

RADIUS: Final[Mapping[str, int]] = {"chip": 6, "control": 10, "tile": 14, "panel": 20}


@dataclass(frozen=True, slots=True)
class Shadow:
    """How far a shadow falls and how soft it is, in pixels, and its opacity of 0 to 1."""

    down: int
    blur: int
    opacity: float


SHADOWS: Final[Mapping[str, Shadow]] = {
    "tile": Shadow(2, 6, 0.28),
    "panel": Shadow(18, 56, 0.5),
}
"""By what casts them; a strong theme has none but edges of two pixels."""

SIZE: Final[Mapping[str, int]] = {
    "control": 40, "main_control": 48, "row": 48, "switch_width": 44, "switch_height": 24,
    "icon": 20, "header": 72, "progress": 8,
}  # fmt: skip

# --- motion -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Motion:
    """Milliseconds at the usual speed, and Qt's name of the easing."""

    milliseconds: int
    easing: str


MOTION: Final[Mapping[str, Motion]] = {
    "hover": Motion(130, "OutCubic"),
    "press": Motion(80, "OutQuad"),
    "switch": Motion(140, "OutCubic"),
    "busy": Motion(2400, "InOutSine"),
    "page": Motion(220, "InOutCubic"),
    "panel_in": Motion(260, "OutCubic"),
    "count_line": Motion(220, "OutCubic"),
    "count_total": Motion(900, "OutQuart"),
    "canasta_gather": Motion(320, "OutBack"),
    "canasta_band": Motion(260, "OutCubic"),
    "bonus_rises": Motion(900, "OutCubic"),
    "fade": Motion(120, "Linear"),
    "card_lift": Motion(90, "OutCubic"),
    "card_glide": Motion(180, "OutCubic"),
    "card_shake": Motion(180, "Linear"),
    "remark": Motion(3200, "Linear"),
    "refusal": Motion(4000, "Linear"),
    "dots_wait": Motion(400, "Linear"),
    "dots_step": Motion(350, "Linear"),
}
"""By what moves or stays. With reduced motion everything that moves is a `fade`."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds: how long a card moves, how far apart cards start, how long the table rests."""

    lasts: int
    apart: int = 0
    rest: int = 0
    easing: str = "OutCubic"


PACES: Final[Mapping[str, Pace]] = {
    "deal": Pace(220, 90, 200),
    "upcard": Pace(260, 40, 150),
    "red_three": Pace(280, 120, 200),
    "draw": Pace(200, 90, 100),
    "take_pile": Pace(420, 6, 250, "InOutCubic"),
    "meld": Pace(260, 40, 300),
    "discard": Pace(240, 0, 250),
    "speak": Pace(200, 0, 900),
    "stage": Pace(200, 30, 0),
    "arrange": Pace(180),
    "show": Pace(200),
    "bonus": Pace(260, 80, 300),
    "partners": Pace(500, 10, 900, "InOutCubic"),
    "retract": Pace(280, 30, 300, "InOutCubic"),
    "foot": Pace(420, 20, 400, "InOutCubic"),
    "ceremony": Pace(300),
    "special": Pace(320, 60, 900),
    "end": Pace(300, 10, 400),
}
"""By what happens on the table."""
