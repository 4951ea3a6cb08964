"""Outlines as values: parse a short path text once, then move, mirror, turn and join it."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]

_POINTS_OF = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}
_TOKEN = re.compile(r"[MLQCZ]|-?(?:\d+\.?\d*|\.\d+)")
_KAPPA = 0.5522847498  # control arm of a quarter circle drawn as a cubic


def number(value: float) -> str:
    """A coordinate with at most two decimals and nothing superfluous."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


@dataclass(frozen=True)
class Path:
    """An outline of absolute M, L, Q, C and Z segments."""

    segments: tuple[Segment, ...]

    def map(self, place: Callable[[float, float], Point]) -> Path:
        """Every point sent through `place` (which must be affine to keep curves true)."""
        return Path(tuple((k, tuple(place(x, y) for x, y in pts)) for k, pts in self.segments))

    def moved(self, dx: float, dy: float) -> Path:
        """Shifted by (dx, dy)."""
        return self.map(lambda x, y: (x + dx, y + dy))

    def scaled(self, sx: float, sy: float | None = None) -> Path:
        """Scaled about the origin; one factor serves both axes."""
        return self.map(lambda x, y: (x * sx, y * (sx if sy is None else sy)))

    def turned(self, degrees: float, about: Point = (0.0, 0.0)) -> Path:
        """Turned clockwise on the screen about a point."""
        sin, cos = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        ox, oy = about
        return self.map(
            lambda x, y: (
                ox + (x - ox) * cos - (y - oy) * sin,
                oy + (x - ox) * sin + (y - oy) * cos,
            )
        )

    def mirrored(self) -> Path:
        """The mirror image at the axis x = 0."""
        return self.map(lambda x, y: (-x, y))

    def reversed(self) -> Path:
        """The same outlines drawn backwards, which turns their winding."""
        return joined(_reversed(outline) for outline in self._outlines())

    def with_mirror(self) -> Path:
        """This outline and its mirror image, wound alike so that overlaps stay filled."""
        return self + self.mirrored().reversed()

    def _outlines(self) -> list[Path]:
        starts = [i for i, (kind, _) in enumerate(self.segments) if kind == "M"]
        ends = [*starts[1:], len(self.segments)]
        return [Path(self.segments[i:j]) for i, j in zip(starts, ends, strict=True)]

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def data(self) -> str:
        """The text of the `d` attribute."""
        parts = []
        for kind, points in self.segments:
            parts.append(kind + " ".join(f"{number(x)} {number(y)}" for x, y in points))
        return "".join(parts)


def _segments(text: str) -> Iterator[Segment]:
    tokens = _TOKEN.findall(text)
    at, kind = 0, "M"
    while at < len(tokens):
        if tokens[at] in _POINTS_OF:
            kind = tokens[at]
            at += 1
        count = _POINTS_OF[kind]
        flat = [float(token) for token in tokens[at : at + 2 * count]]
        if len(flat) != 2 * count:
            raise ValueError(f"path text ends inside a segment: {text!r}")
        at += 2 * count
        yield kind, tuple((flat[2 * i], flat[2 * i + 1]) for i in range(count))


def path(text: str) -> Path:
    """Parse absolute path text ("M0 0 L10 0 C... Z")."""
    return Path(tuple(_segments(text)))


def _reversed(outline: Path) -> Path:
    """One outline drawn backwards; a closed one stays closed."""
    closed = outline.segments[-1][0] == "Z"
    steps = outline.segments[:-1] if closed else outline.segments
    nodes = [points[-1] for _, points in steps]
    backwards: list[Segment] = [("M", (nodes[-1],))]
    for index in range(len(steps) - 1, 0, -1):
        kind, points = steps[index]
        backwards.append((kind, (*reversed(points[:-1]), nodes[index - 1])))
    return Path((*backwards, ("Z", ()))) if closed else Path(tuple(backwards))


def sym(text: str) -> Path:
    """Close an open right half (from the axis x = 0 and back to it) with its mirror image."""
    half = path(text)
    back = half.mirrored().reversed().segments[1:]
    return Path((*half.segments, *back, ("Z", ())))


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Path:
    """An ellipse of four cubics."""
    kx, ky = rx * _KAPPA, ry * _KAPPA
    return path(
        f"M{cx} {cy - ry:.4f} C{cx + kx:.4f} {cy - ry:.4f} {cx + rx:.4f} {cy - ky:.4f} "
        f"{cx + rx:.4f} {cy:.4f} C{cx + rx:.4f} {cy + ky:.4f} {cx + kx:.4f} {cy + ry:.4f} "
        f"{cx:.4f} {cy + ry:.4f} C{cx - kx:.4f} {cy + ry:.4f} {cx - rx:.4f} {cy + ky:.4f} "
        f"{cx - rx:.4f} {cy:.4f} C{cx - rx:.4f} {cy - ky:.4f} {cx - kx:.4f} {cy - ry:.4f} "
        f"{cx:.4f} {cy - ry:.4f} Z"
    )


def circle(cx: float, cy: float, r: float) -> Path:
    """A circle of four cubics."""
    return ellipse(cx, cy, r, r)


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """A rectangle, its corners rounded by `radius`."""
    right, bottom = x + width, y + height
    if radius <= 0:
        return polygon([(x, y), (right, y), (right, bottom), (x, bottom)])
    arm = radius * (1 - _KAPPA)
    return path(
        f"M{x + radius} {y} L{right - radius} {y} C{right - arm} {y} {right} {y + arm} "
        f"{right} {y + radius} L{right} {bottom - radius} C{right} {bottom - arm} "
        f"{right - arm} {bottom} {right - radius} {bottom} L{x + radius} {bottom} "
        f"C{x + arm} {bottom} {x} {bottom - arm} {x} {bottom - radius} L{x} {y + radius} "
        f"C{x} {y + arm} {x + arm} {y} {x + radius} {y} Z"
    )


def polygon(points: Iterable[Point]) -> Path:
    """A closed polygon."""
    corners = list(points)
    first: Segment = ("M", (corners[0],))
    return Path((first, *(("L", (corner,)) for corner in corners[1:]), ("Z", ())))


def star(cx: float, cy: float, radius: float, points: int = 5, inner: float = 0.45) -> Path:
    """A star standing on two of its points; `inner` is the waist as a share of the radius."""
    corners = []
    for index in range(2 * points):
        angle = math.pi * index / points - math.pi / 2
        reach = radius if index % 2 == 0 else radius * inner
        corners.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return polygon(corners)


def lozenge(cx: float, cy: float, rx: float, ry: float) -> Path:
    """A diamond with straight sides."""
    return polygon([(cx, cy - ry), (cx + rx, cy), (cx, cy + ry), (cx - rx, cy)])


def joined(outlines: Iterable[Path]) -> Path:
    """Many outlines as one path: one element to draw."""
    segments: list[Segment] = []
    for outline in outlines:
        segments.extend(outline.segments)
    return Path(tuple(segments))
