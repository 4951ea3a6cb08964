"""The match on the table: begin with `game.GameController`.

`running_match` plays and saves it, `table_input` takes what is done at the table, `bots` asks the
bots' processes, `hints` advises, `chat` speaks, `curtain` hides hands; `replay` shows one again.
"""
