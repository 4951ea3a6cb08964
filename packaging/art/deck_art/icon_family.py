"""The icons of windows and menus: grid 24, stroke 2, round ends, one colour.

Each is a line of path text; what is filled stands in `SOLID`. The program tints them to its theme.
"""

from __future__ import annotations

from typing import Final

from deck_art.palette import INK

LINES: Final[dict[str, str]] = {
    "back": "M15 5l-7 7 7 7",
    "next": "M9 5l7 7-7 7",
    "down": "M5 9l7 7 7-7",
    "up": "M5 15l7-7 7 7",
    "check": "M4.5 12.5l5 5 10-11",
    "close": "M6 6l12 12M18 6L6 18",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "search": "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5l5 5",
    "filter": "M4 6h16M7 12h10M10 18h4",
    "hint": "M9 18h6M10 21h4M12 3a6.2 6.2 0 0 0-3.8 11.1c.6.5.8 1.1.8 1.9h6c0-.8.2-1.4.8-1.9"
            "A6.2 6.2 0 0 0 12 3z",
    "replay": "M4 4v5h5M4.7 9A8 8 0 1 1 4 13",
    "shuffle": "M3 7h4l9 10h5M3 17h4l2.5-2.8M13.5 9.2L16 7h5M18.5 4.5L21 7l-2.5 2.5"
               "M18.5 14.5L21 17l-2.5 2.5",
    "calendar": "M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5",
    "clock": "M12 3.5a8.5 8.5 0 1 0 .01 0M12 8v4.5l3 2",
    "learn": "M12 6.5C9.5 4.5 6 4.2 3 5v14c3-.8 6.5-.5 9 1.5 2.5-2 6-2.3 9-1.5V5"
             "c-3-.8-6.5-.5-9 1.5zM12 6.5v14",
    "chart": "M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6",
    "trophy": "M7 4h10v6a5 5 0 0 1-10 0zM7 5.5H4c0 3 1 5 3.5 5.5M17 5.5h3c0 3-1 5-3.5 5.5"
              "M12 15v4M8 20h8",
    "flag": "M5 21V4M5 4.5c5-2 8 2 14 0v9c-6 2-9-2-14 0",
    "people": "M9 4.5a3.5 3.5 0 1 0 .01 0M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6"
              "M16 5a3.3 3.3 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.7 3.5 5.5",
    "person": "M12 4a4 4 0 1 0 .01 0M4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5",
    "table": "M3 8.5h18M5 8.5v11M19 8.5v11M5 13h14",
    "eye": "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5"
           "S5 16.5 2.5 12zM12 9.2a2.8 2.8 0 1 0 .01 0",
    "copy": "M9 9h11v11H9zM5 15H4V4h11v1",
    "frozen": "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9",
    "save": "M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15",
    "open": "M3.5 19V5.5h6l2 2.5h9v11z",
    "print": "M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z",
    "delete": "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6",
    "edit": "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",
    "first": "M6 5v14M18.5 5l-8 7 8 7z",
    "previous": "M17 5l-9 7 9 7z",
    "play": "M7 4.5l12 7.5-12 7.5z",
    "pause": "M8.5 5v14M15.5 5v14",
    "last": "M18 5v14M5.5 5l8 7-8 7z",
    "step": "M7 5l9 7-9 7z",
    "sound": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6"
             "M18 6.5a8 8 0 0 1 0 11",
    "silent": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5",
    "keys": "M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8",
    "language": "M12 3.5a8.5 8.5 0 1 0 .01 0M3.5 12h17M12 3.5c-5 5-5 12 0 17"
                "M12 3.5c5 5 5 12 0 17",
    "text": "M4 6h16M4 10.5h16M4 15h16M4 19.5h9",
    "cards": "M4.5 6.5l8-2.5 5 13.5-8 2.5zM15 5h4.5v13",
    "hand": "M3 9l5-2.5 5.5 12-5 2M9.5 5h6v14M15.5 6l5.5 2-3.5 10",
    "pace": "M4 18a8.5 8.5 0 1 1 16 0M12 16l4-5",
    "info": "M12 3.5a8.5 8.5 0 1 0 .01 0M12 11v5.5M12 7.5h.01",
    "warning": "M12 4L2.8 20h18.4zM12 10v4.5M12 17.3h.01",
    "refused": "M12 3.5a8.5 8.5 0 1 0 .01 0M8.5 8.5l7 7M15.5 8.5l-7 7",
    "star": "M12 3.5l2.6 5.5 5.900.8-4.3 4.2 1 6-5.2-2.9L6.8 20l1-6L3.5 9.8l5.9-.8z",
    "favourite": "M12 3.5l2.6 5.5 5.900.8-4.3 4.2 1 6-5.2-2.9L6.8 20l1-6L3.5 9.8l5.9-.8z",
    "compare": "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
    "turning": "M6 21v-8a5 5 0 0 1 5-5h9M15 3l5 5-5 5",
    "import": "M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 15v4.5h15V15",
    "more": "M5 12h.01M12 12h.01M19 12h.01",
    "full-screen": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
}  # fmt: skip

SOLID: Final = frozenset({"play", "first", "last", "previous", "step", "favourite"})
"""What is filled too."""


def icon_of(name: str) -> list[str]:
    """One icon as elements."""
    ground = INK if name in SOLID else "none"
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return [f'<path d="{LINES[name]}" fill="{ground}" stroke="{INK}" stroke-width="2" {ends}/>']
