"""The two jokers: one shows his cards, the other winks over his marotte."""

from __future__ import annotations

from deck_art.courts import framed, panelled
from deck_art.indices import joker_corners
from deck_art.palette import GOLD, INK, IVORY, PALE_TEAL, RED, SKIN, TEAL, WINE
from deck_art.paths import Path, box, circle, ellipse, joined, lozenge, path, polygon, star, sym
from deck_art.pips import SUIT_COLOURS, pip
from deck_art.svg import fill, group, line, shape

_W = 1.8
_GINGER = "#c9682f"
_BLUSH = "#eb9680"
_SHADE = "#d0906a"


def _bell(x: float, y: float, r: float = 6.5) -> list[str]:
    slit = path(f"M{x} {y + 1} L{x} {y + r - 1}")
    return [
        shape(circle(x, y, r), GOLD, INK, 1.5),
        line(
            path(f"M{x - r + 1} {y - 1} C{x - 2} {y + 1} {x + 2} {y + 1} {x + r - 1} {y - 1}"),
            INK,
            1,
        ),
        line(slit, INK, 1.4),
    ]


def _cap(one: str, two: str, three: str) -> list[str]:
    """Three horns with bells over a gold brim."""
    horn = path(
        "M-36 136 C-38 118 -42 108 -48 104 C-54 100 -59 104 -60 112 C-68 92 -62 70 -44 66 "
        "C-22 62 -6 88 4 124 Z"
    )
    middle = path("M-22 124 C-28 96 -20 62 8 45 C6 66 28 92 22 124 Z")
    creases = path("M-30 116 C-32 100 -38 88 -48 84")
    brim = sym("M0 117 C14 117 28 121 37 128 L35 141 C25 134 13 131 0 131")
    studs = joined(lozenge(x, y, 4, 3.6) for x, y in ((0, 124), (14, 125.6), (27, 130)))
    return [
        shape(horn, one, INK, _W),
        shape(horn.mirrored(), two, INK, _W),
        line(creases.with_mirror(), INK, 1.2),
        shape(middle, three, INK, _W),
        line(path("M2 116 C-2 98 0 80 5 66"), INK, 1.2),
        shape(brim, GOLD, INK, _W),
        fill(studs.with_mirror(), RED),
        *_bell(-60, 117),
        *_bell(60, 117),
        *_bell(9, 41),
    ]


def _hair() -> str:
    curls = sym(
        "M0 118 L30 122 C40 128 42 138 37 143 C44 149 43 160 36 163 C38 172 30 178 24 174 L0 170"
    )
    return shape(curls, _GINGER, INK, _W)


def _face() -> list[str]:
    skull = sym("M0 112 C22 112 31 128 31 146 C31 168 19 191 0 191")
    nose = path(
        "M-6 157 C-6 151 -3 149 0 149 C4 149 7.4 152 7.4 157 C7.4 161.6 4 163.6 .6 163.6 "
        "C-3 163.6 -6 161.4 -6 157 Z"
    )
    return [
        shape(skull, SKIN, INK, _W),
        fill(circle(20, 163, 6.4).with_mirror(), _BLUSH),
        shape(nose, "#f0b796", _SHADE, 1.4),
    ]


def _grin() -> list[str]:
    mouth = path(
        "M-19 167 C-9 172.6 9 172.6 19 167 C17.4 184 8 187 0 187 C-8 187 -17.4 184 -19 167 Z"
    )
    teeth = path(
        "M-17.6 168.6 C-8 173 8 173 17.6 168.6 C17 172.6 16.4 174 15.6 175 "
        "C6 178 -6 178 -15.6 175 C-16.4 174 -17 172.6 -17.6 168.6 Z"
    )
    tongue = path("M-9 184.4 C-6 179.6 6 179.6 9 184.4 C4 186.6 -4 186.6 -9 184.4 Z")
    dimples = path("M18 165.4 C20 165 21.6 166 22 168").with_mirror()
    return [
        shape(mouth, WINE, INK, 1.4),
        fill(teeth, IVORY),
        fill(tongue, "#e06a57"),
        line(dimples, INK, 1.4),
    ]


def _open_eye(x: float) -> list[str]:
    return [
        fill(ellipse(x, 147, 6, 5.4), IVORY),
        fill(circle(x + 0.8, 147.4, 3.6), INK),
        fill(circle(x + 2, 146, 1.2), IVORY),
        line(path(f"M{x - 6.8} 146 C{x - 4} 140.4 {x + 4} 140.4 {x + 6.8} 146"), INK, 1.8),
    ]


def _paint(x: float, colour: str) -> str:
    return fill(lozenge(x, 147.5, 6.6, 15), colour)


def _bright_look() -> list[str]:
    brow = path("M6.8 139.4 C10 135.6 17 135.6 20.8 139").with_mirror()
    return [
        _paint(-13.4, RED),
        _paint(13.4, RED),
        *_open_eye(-13.4),
        *_open_eye(13.4),
        line(brow, _GINGER, 2.6),
    ]


def _wink() -> list[str]:
    brows = path("M-21 137.6 C-17 134.6 -11 135 -7.4 138.4 M6.6 138.4 C10 134.4 17.4 134.4 21 138")
    closed = path(
        "M-20.4 146 C-17 151.6 -10 151.6 -6.6 146 M-20.4 146 L-23 144.4 M-19 149 L-21.4 149.6"
    )
    return [_paint(13.4, TEAL), *_open_eye(13.4), line(closed, INK, 2.2), line(brows, INK, 2.6)]


def _body(left: str, right: str) -> list[str]:
    """A parted tunic with lozenges, down to the frame."""
    half = path("M0 200 L14 200 C40 206 64 214 76 246 L76 320 L0 320 Z")
    gems = joined(
        lozenge(x, y, 7, 11)
        for x, y in (
            (14, 236),
            (28, 262),
            (42, 236),
            (56, 262),
            (14, 288),
            (42, 288),
            (28, 314),
            (56, 314),
            (69, 288),
        )
    )
    return [
        shape(half.mirrored(), left, INK, _W),
        fill(gems.mirrored(), right),
        shape(half, right, INK, _W),
        fill(gems, left),
    ]


def _collar(one: str, two: str) -> list[str]:
    """Points of a collar, each with a bell."""
    points = [
        ((-15, 190), (-44, 200), (-56, 226)),
        ((15, 190), (44, 200), (56, 226)),
        ((-30, 192), (-32, 236), (-2, 204)),
        ((30, 192), (32, 236), (2, 204)),
        ((-17, 190), (0, 246), (17, 190)),
    ]
    colours = (two, one, one, two, GOLD)
    parts = [
        shape(polygon(corners), colour, INK, _W)
        for corners, colour in zip(points, colours, strict=True)
    ]
    for x, y in ((-56, 228), (56, 228), (-32, 239), (32, 239), (0, 236)):
        parts += _bell(x, y, 4.6)
    ruff = sym("M0 186 C10 189 20 187 27 181 C33 184 33 191 28 195 C20 203 8 205 0 205")
    parts.append(shape(ruff, IVORY, INK, _W))
    parts.append(
        line(path("M6 192 L7 203 M14 191 L17 200 M21 188 L26 195").with_mirror(), INK, 1.1)
    )
    return parts


def _hand(mirror: bool) -> list[str]:
    fist = path("M22 300 C16 294 16 284 23 281 C31 278 39 283 39 291 C39 298 36 302 32 305 Z")
    fingers = path("M19 287 L29 289 M18.4 292 L28 294 M20.6 297 L28 298.6")
    cuff = path("M24 308 L36 292 L47 299 L39 316 Z")
    outlines = [o.mirrored() if mirror else o for o in (fist, fingers, cuff)]
    return [
        shape(outlines[0], SKIN, INK, 1.6),
        line(outlines[1], INK, 1.2),
        shape(outlines[2], IVORY, INK, 1.6),
    ]


def _sleeve(colour: str, mirror: bool) -> str:
    sleeve = path("M76 268 C64 268 50 282 40 296 L46 322 L76 322 Z")
    return shape(sleeve.mirrored() if mirror else sleeve, colour, INK, _W)


def _small_card(turn: float, mark: Path, colour: str, foot: str = "0 330") -> str:
    sheet = box(-17, -82, 34, 54, 4)
    return group(
        f"translate({foot}) rotate({turn})", [shape(sheet, IVORY, INK, 1.5), fill(mark, colour)]
    )


def _cards() -> list[str]:
    return [
        _small_card(turn, pip(suit, -4, -70, 19), SUIT_COLOURS[suit], "0 336")
        for turn, suit in ((-27, "s"), (-9, "h"), (9, "c"), (27, "d"))
    ]


def _marotte() -> list[str]:
    """A stick with a small grinning head."""
    stick = box(-3, -52, 6, 92, 3)
    cap = path(
        "M-14 -62 C-26 -70 -24 -84 -18 -88 C-18 -80 -8 -82 0 -90 C8 -82 18 -80 18 -88 "
        "C24 -84 26 -70 14 -62 Z"
    )
    head = circle(0, -60, 13)
    collar = joined(
        [
            polygon(
                [
                    (-14, -48),
                    (0, -52),
                    (14, -48),
                    (9, -38),
                    (4, -46),
                    (0, -36),
                    (-4, -46),
                    (-9, -38),
                ]
            )
        ]
    )
    smile = path("M-6 -57 C-3 -52 3 -52 6 -57")
    eyes = circle(4.4, -62, 1.5).with_mirror()
    bells = joined([circle(-18, -89, 3.4), circle(0, -91, 3.4), circle(18, -89, 3.4)])
    return [
        shape(stick, GOLD, INK, 1.6),
        shape(collar, RED, INK, 1.5),
        shape(head, SKIN, INK, 1.6),
        fill(eyes, INK),
        line(smile, WINE, 1.8),
        shape(cap, TEAL, INK, 1.6),
        shape(bells, GOLD, INK, 1.2),
    ]


def _sparks() -> Path:
    return joined([star(-54, 42, 7), star(52, 52, 5), star(-34, 34, 4), star(40, 34, 6)])


def joker_panel(red: bool) -> list[str]:
    """The framed figure of the red joker (cards in his hands) or the ink one (winking)."""
    if red:
        cap, tunic, cloth, look = (RED, TEAL, GOLD), (RED, IVORY), (TEAL, RED), _bright_look()
        prop, sleeves, hands = _cards(), (IVORY, RED), (True, False)
    else:
        cap, tunic, cloth, look = (INK, PALE_TEAL, TEAL), (INK, TEAL), (PALE_TEAL, INK), _wink()
        prop = [
            _small_card(-12, star(0, -66, 11), RED, "-22 340"),
            group("translate(29 276) rotate(8)", _marotte()),
        ]
        sleeves, hands = (TEAL, INK), (True, False)
    figure = [
        fill(_sparks(), GOLD),
        _hair(),
        *_body(*tunic),
        *_face(),
        *look,
        *_grin(),
        *_cap(*cap),
        *_collar(*cloth),
        *prop,
    ]
    for mirror in hands:
        figure.append(_sleeve(sleeves[0] if mirror else sleeves[1], mirror))
        figure += _hand(mirror)
    return panelled([group("translate(120 0)", figure)])


def joker_card(red: bool) -> list[str]:
    """A whole joker."""
    return [*framed(joker_panel(red)), *joker_corners(red)]
