"""A Windows to try the program on, made of Debian's Wine and of wheels: no Windows is needed.

`place` says where everything lies and runs commands, `wine` makes the root with Wine, `python` lays
out a Python for Windows, `core` compiles the playouts for it, `project` copies the project in;
`trials` and `window_trials` try the program, `packages` builds what people download and tries that.
Begin with `packaging/windows/README.md`.
"""
