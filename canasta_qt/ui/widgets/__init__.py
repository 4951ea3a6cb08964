"""Shared parts of several windows.

`build` makes what windows are built of (rows and columns, labels, buttons, lists, tables);
`common` adds what Qt's widgets lack (a tab order, remembered sizes, undo, long work in steps);
`standard` has keys and numbers in words, fonts, and questions for files; `charts` draws totals;
`paper` prints and writes PDF files.
"""
