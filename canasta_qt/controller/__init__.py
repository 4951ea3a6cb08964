"""Mediates between widgets and the rules engine; QtCore only."""
