"""The program with a window: what builds, joins and takes down all the rest.

`program` is the beginning: it builds every part and runs the event loop. `window/` holds the
main window with its docks, menus and notices, which decide nothing; `flows/` holds one module
per matter (match, history, rules, …), each of which listens to the window and opens what is
due. `self_test` plays a deal where nobody sees it.
"""
