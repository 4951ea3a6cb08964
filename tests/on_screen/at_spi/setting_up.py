"""What is set up, by ear: a new match, the rules of a table, the score of a game with cards."""

from __future__ import annotations

from guest import Guest


def new_match(guest: Guest) -> None:
    """From the page of a new match to the first own discard, and back to the welcome page."""
    tongue = guest.tongue
    guest.key("ctrl+n")
    deal = tongue("NewMatchPage", "&Deal the cards")
    guest.hear(deal)
    guest.walk("Tab", lambda: tongue("NewMatchPage", "How long") in guest.read, "the length")
    one_deal = tongue("favourites", "One deal")
    guest.walk("Left", lambda: guest.place.startswith(one_deal), one_deal)
    guest.step("Tab")
    newcomer = tongue("levels", "Newcomer")
    guest.walk("Left", lambda: guest.place == newcomer, newcomer)
    guest.tab_to(deal)
    guest.key("Return")
    guest.hear(guest.beginning("Turn", "Your turn: draw {cards}."))
    guest.do("s", guest.beginning("Events", "You draw {card}."))
    guest.step("End")
    guest.key("d")
    guest.hear(guest.beginning("Events", "You discard the {card}."))
    guest.rest()
    guest.key("F10")
    guest.hear(tongue("Menus", "&Game"))
    welcome = tongue("Menus", "&Welcome screen")
    guest.walk("Down", lambda: guest.place == welcome, welcome)
    guest.key("Return")
    guest.home()


def table_rules(guest: Guest) -> None:
    """An option is looked for, changed and heard, and the rules are kept under a name."""
    tongue = guest.tongue
    guest.key("ctrl+t")
    guest.hear(tongue("Finder", "Find a rule"))
    option = tongue("options", "Canastas needed")
    guest.type(option.split()[-1])
    guest.rest(0.8)
    guest.step("Down")
    guest.tab_to(option)
    guest.key("Up")  # one more
    guest.rest()
    guest.tab_to(tongue("RulesDialog", "Save &as…"))
    guest.key("Return")
    guest.rest()
    guest.key("ctrl+a")
    guest.type("Abc")
    guest.key("Return")
    guest.rest()
    guest.key("Escape")
    guest.rest()
    guest.home()


def score_keeper(guest: Guest) -> None:
    """A sheet is begun, a deal booked, and its sums are heard."""
    tongue = guest.tongue
    guest.key("ctrl+k")
    guest.rest()
    new = tongue("ScoreKeeper", "&New score sheet…")
    guest.tab_to(new)
    guest.key("Return")
    guest.hear("1 [text]")
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        guest.type(name)
        guest.step("Tab")
    guest.tab_to(tongue("ScoreKeeper", "Be&gin"))
    guest.key("Return")
    enter = tongue("ScoreKeeper", "&Enter deal {n}").format(n=1)
    guest.tab_to(enter)
    guest.key("Return")
    for field, points in (
        ("Natural canastas", "1"),
        ("Points of all cards melded", "250"),
        ("Points left in hand", "65"),
    ):
        guest.walk("Tab", lambda: guest.place.startswith(tongue("ScoreKeeper", field)), field)  # noqa: B023
        guest.type(points)
    book = tongue("ScoreKeeper", "&Book the deal")
    guest.tab_to(book)
    guest.key("Return")
    guest.rest()
    guest.tab_to(tongue("ScoreKeeper", "&Book it anyway"))
    guest.key("Return")
    guest.rest()
    guest.key("Escape", "Escape")
    guest.home()
