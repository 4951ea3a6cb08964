"""The window with the statistics: `window` with its tables, `charts` for the plots."""
