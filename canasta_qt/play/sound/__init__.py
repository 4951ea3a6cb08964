"""Sounds of the table: which one belongs to what is shown, mixed and played on a thread.

Begin with `player.SoundPlayer`; `takes` has the sounds, no two in a row alike; `device` has the
sound card (through miniaudio), the mixer and sound files. A slow or missing sound card slows
nothing.
"""
