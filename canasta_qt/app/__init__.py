"""The program with a window: what builds, joins and takes down all the rest.

`program` is the beginning: it builds what lives as long as the window and runs the event loop.
`window/` holds the main window with its docks, menus and notices, which decide nothing; `flows/`
holds one module per matter (match, history, rules, …); `parts` builds and joins them.
`self_test` plays a deal where nobody sees it.
"""
