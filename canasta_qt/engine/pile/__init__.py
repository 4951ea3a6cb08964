"""The discard pile (P3 and P3b): `taking` judges who may take it, `contents` what comes with it."""
