"""The people who play at this computer: who they are, and which settings are each one's own.

Begin with `profiles`, which answers with new settings and keeps nothing itself;
`canasta_qt.library.preferences.Preferences` keeps what it answers.
"""
