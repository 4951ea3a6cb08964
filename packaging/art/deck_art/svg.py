"""Elements and documents of SVG as text."""

from __future__ import annotations

from collections.abc import Iterable

from deck_art.paths import Path, number

CARD_WIDTH, CARD_HEIGHT = 240, 336


def fill(outline: Path, colour: str, opacity: float = 1.0) -> str:
    """A filled outline."""
    faded = "" if opacity == 1.0 else f' fill-opacity="{number(opacity)}"'
    return f'<path d="{outline.data()}" fill="{colour}"{faded}/>'


def line(outline: Path, colour: str, width: float, opacity: float = 1.0, cap: str = "round") -> str:
    """A stroked outline with round joins; `cap` may be "butt", which Qt draws much faster."""
    faded = "" if opacity == 1.0 else f' stroke-opacity="{number(opacity)}"'
    return (
        f'<path d="{outline.data()}" fill="none" stroke="{colour}" '
        f'stroke-width="{number(width)}" stroke-linecap="{cap}" stroke-linejoin="round"{faded}/>'
    )


def shape(outline: Path, colour: str, edge: str, width: float) -> str:
    """A filled outline with an edge line."""
    return (
        f'<path d="{outline.data()}" fill="{colour}" stroke="{edge}" '
        f'stroke-width="{number(width)}" stroke-linejoin="round"/>'
    )


def evenodd(outline: Path, colour: str) -> str:
    """A filled outline whose inner outlines are holes."""
    return f'<path d="{outline.data()}" fill="{colour}" fill-rule="evenodd"/>'


def group(transform: str, elements: Iterable[str]) -> str:
    """Elements under one transform."""
    return f'<g transform="{transform}">\n' + "\n".join(elements) + "\n</g>"


def half_turn(elements: Iterable[str]) -> str:
    """Elements turned by 180 degrees about the centre of a card."""
    return group(f"rotate(180 {CARD_WIDTH // 2} {CARD_HEIGHT // 2})", elements)


def document(width: float, height: float, title: str, elements: Iterable[str]) -> str:
    """A whole file."""
    size = f"{number(width)} {number(height)}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {size}">'
    )
    return "\n".join([head, f"<title>{title}</title>", *elements, "</svg>"]) + "\n"
