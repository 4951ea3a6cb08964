"""Controls drawn from the tokens: a proxy over Qt's Fusion style, real widgets below it.

Inside: `style` (what Qt asks, passed to whoever draws it), `measures` (sizes and distances), and by
topic `buttons`, `fields`, `choices`, `bars`, `menus`, `views`, `frames`; `focus` is the ring around
what has the keys. A drawer gets painter, option, widget, and returns False where Fusion is to draw.
Begin with `style.CanastaStyle`.
"""
